//! Whether a running game is to be called off: one of its players asks, and it is done once all have agreed who still have
//! a chair.

use std::time::Duration;

use ra::rules::Seat;

use super::actor::{Actor, Number};
use super::chairs::Player;
use super::draft::{Decided, Draft};
use super::entry::{Entry, Why};
use super::in_cup::NotInCup;
use super::refusal::{Error, GameRefusal};
use super::table::Table;
use crate::clock::Pace;
use crate::id::UserId;
use crate::time::Millis;

/// For how long it is asked; who has said nothing until then has said no. Where all are here now, that is soon.
const fn asked_for(pace: Pace) -> Duration {
    match pace {
        Pace::Live => Duration::from_mins(15),
        Pace::Fast | Pace::Standard | Pace::Relaxed | Pace::Unclocked => Duration::from_hours(48),
    }
}

/// How long it is not asked again after a no.
const fn not_again_for(pace: Pace) -> Duration {
    match pace {
        Pace::Live => Duration::from_hours(1),
        Pace::Fast | Pace::Standard | Pace::Relaxed | Pace::Unclocked => Duration::from_hours(3 * 24),
    }
}

/// That a player asks, or has asked, whether their game is to be called off: of a game, the last time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CancelVote {
    /// Who asks.
    pub by: Number,
    /// When they asked. Its buttons carry it.
    pub asked_at: Millis,
    /// Who has agreed, whoever asks among them.
    pub agreed: Vec<Number>,
    /// What came of it, and when; `None` as long as it is asked.
    pub ended: Option<(CancelVoteOutcome, Millis)>,
}

/// What comes of asking whether a game is to be called off. The words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum CancelVoteOutcome {
    /// Somebody said no.
    No,
    /// Not all have answered in time.
    Silence,
    /// The game has ended first.
    Over,
    /// The game is called off, by all or by somebody who looks after the games.
    Off,
}

impl CancelVote {
    /// Until when it can be answered.
    pub fn until(&self, pace: Pace) -> Millis {
        self.asked_at.after(asked_for(pace))
    }

    /// Whether it is asked at a moment.
    pub fn is_open(&self, pace: Pace, now: Millis) -> bool {
        self.ended.is_none() && now < self.until(pace)
    }

    /// From when on it may be asked again.
    pub fn again_at(&self, pace: Pace) -> Millis {
        let ended = self.ended.map_or(self.until(pace), |(_, at)| at);
        ended.after(not_again_for(pace))
    }
}

impl Table {
    /// Whether the game is to be called off, as it is asked, or was the last time.
    pub fn calling_off(&self) -> Option<&CancelVote> {
        self.calling_off.as_deref()
    }

    /// The people who still have a chair.
    pub fn with_chairs(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        self.chairs().players().filter(|(_, player)| player.has_chair())
    }

    /// Those of them who have not agreed that the game is called off.
    pub fn not_agreed(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        let agreed = self.calling_off().map_or(&[][..], |asked| &asked.agreed);
        self.with_chairs().filter(|(_, player)| !agreed.contains(&player.number))
    }

    /// Whether a person may ask that the game is called off.
    ///
    /// # Errors
    /// When they have no chair, the game is over or played in a cup, it is asked already, or was not long ago.
    pub fn may_ask_to_call_off(&self, user: UserId, now: Millis) -> Result<Number, GameRefusal> {
        let number = self.answers_calling_off(user)?;
        self.unless_in_cup(NotInCup::CancelVote)?;
        let pace = self.terms.pace;
        match self.calling_off() {
            Some(asked) if asked.is_open(pace, now) => {
                Err(GameRefusal::AskedAlready { until: asked.until(pace) })
            }
            Some(asked) if now < asked.again_at(pace) => {
                Err(GameRefusal::NotAskedAgain { until: asked.again_at(pace) })
            }
            Some(_) | None => Ok(number),
        }
    }

    /// The number of a person who may say whether the game is to be called off.
    fn answers_calling_off(&self, user: UserId) -> Result<Number, GameRefusal> {
        if self.is_over() {
            return Err(GameRefusal::Over);
        }
        let seat = self.seat_of(user).ok_or(GameRefusal::NotSeated)?;
        let player = self.player(seat);
        match player.stand_in {
            Some(Why::Resigned) => Err(GameRefusal::Resigned),
            Some(Why::Late) => Err(GameRefusal::NoChair),
            Some(Why::RoundOver) => Err(GameRefusal::RoundOver),
            Some(Why::Away) | None => Ok(player.number),
        }
    }
}

/// Asks everybody who still has a chair whether the game is to be called off. If that is nobody else, it is.
pub fn ask_to_call_off(draft: &mut Draft) -> Result<(), Error> {
    let user = draft.by().user().ok_or(GameRefusal::NotSeated)?;
    let by = draft.table().may_ask_to_call_off(user, draft.now)?;
    let asked = CancelVote { by, asked_at: draft.now, agreed: vec![by], ended: None };
    draft.game.table.calling_off = Some(Box::new(asked));
    Ok(())
}

/// Says yes or no to what was asked at a moment.
///
/// # Errors
/// [`GameRefusal::NotAsked`] when it is not asked any more; when the person has no chair.
pub fn answer_calling_off(draft: &mut Draft, asked_at: Millis, yes: bool) -> Result<(), Error> {
    let user = draft.by().user().ok_or(GameRefusal::NotSeated)?;
    let (pace, now) = (draft.table().terms.pace, draft.now);
    let is_it = |asked: &CancelVote| asked.asked_at == asked_at && asked.is_open(pace, now);
    if !draft.table().calling_off().is_some_and(is_it) {
        return Err(GameRefusal::NotAsked.into());
    }
    let number = draft.table().answers_calling_off(user)?;
    let Some(asked) = &mut draft.game.table.calling_off else { return Err(GameRefusal::NotAsked.into()) };
    if !yes {
        asked.ended = Some((CancelVoteOutcome::No, now));
    } else if !asked.agreed.contains(&number) {
        asked.agreed.push(number);
    }
    Ok(())
}

/// Ends what is asked if there is nothing left to ask; the game is called off if all have agreed.
pub(super) fn settle_calling_off(draft: &mut Draft) -> Result<(), Error> {
    let Some(by) = draft.table().calling_off().filter(|asked| asked.ended.is_none()).map(|asked| asked.by)
    else {
        return Ok(());
    };
    let pace = draft.table().terms.pace;
    let is_late = draft.table().calling_off().is_some_and(|asked| !asked.is_open(pace, draft.now));
    let has_all = draft.table().with_chairs().next().is_some() && draft.table().not_agreed().next().is_none();
    let came = if draft.table().is_called_off() {
        CancelVoteOutcome::Off
    } else if draft.table().is_over() {
        CancelVoteOutcome::Over
    } else if is_late {
        CancelVoteOutcome::Silence
    } else if has_all {
        draft.take(Entry::CancelByAll, Actor::Person(by), Decided::Now)?;
        CancelVoteOutcome::Off
    } else {
        return Ok(());
    };
    if let Some(asked) = &mut draft.game.table.calling_off {
        asked.ended = Some((came, draft.now));
    }
    Ok(())
}
