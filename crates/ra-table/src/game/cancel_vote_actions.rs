//! Calling a running game off: one of its players asks, and it is done once all have agreed who still have a chair.

use ra::rules::Seat;

use super::actor::{Actor, Number};
use super::cancel_vote::{CancelVote, CancelVoteOutcome};
use super::chairs::Player;
use super::draft::{Decided, Draft};
use super::entry::{Entry, Why};
use super::refusal::{Error, Refusal};
use super::table::Table;
use crate::id::UserId;
use crate::time::Millis;

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
    /// When they have no chair, the game is over, it is asked already, or was not long ago.
    pub fn may_ask_to_call_off(&self, user: UserId, now: Millis) -> Result<Number, Refusal> {
        let number = self.answers_calling_off(user)?;
        match self.calling_off() {
            Some(asked) if asked.is_open(now) => Err(Refusal::AskedAlready { until: asked.until() }),
            Some(asked) if now < asked.again_at() => Err(Refusal::NotAskedAgain { until: asked.again_at() }),
            Some(_) | None => Ok(number),
        }
    }

    /// The number of a person who may say whether the game is to be called off.
    fn answers_calling_off(&self, user: UserId) -> Result<Number, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let seat = self.seat_of(user).ok_or(Refusal::NotSeated)?;
        let player = self.player(seat);
        match player.stand_in {
            Some(Why::Resigned) => Err(Refusal::Resigned),
            Some(Why::Late) => Err(Refusal::NoChair),
            Some(Why::Away) | None => Ok(player.number),
        }
    }
}

impl Draft {
    /// Asks everybody who still has a chair whether the game is to be called off. If that is nobody else, it is.
    pub fn ask_to_call_off(&mut self) -> Result<(), Error> {
        let user = self.by().user().ok_or(Refusal::NotSeated)?;
        let by = self.table().may_ask_to_call_off(user, self.now)?;
        let asked = CancelVote { by, asked_at: self.now, agreed: vec![by], ended: None };
        self.game.table.calling_off = Some(Box::new(asked));
        Ok(())
    }

    /// Says yes or no to what was asked at a moment.
    ///
    /// # Errors
    /// [`Refusal::NotAsked`] when it is not asked any more; when the person has no chair.
    pub fn answer_calling_off(&mut self, asked_at: Millis, yes: bool) -> Result<(), Error> {
        let user = self.by().user().ok_or(Refusal::NotSeated)?;
        let now = self.now;
        let is_it = |asked: &CancelVote| asked.asked_at == asked_at && asked.is_open(now);
        if !self.table().calling_off().is_some_and(is_it) {
            return Err(Refusal::NotAsked.into());
        }
        let number = self.table().answers_calling_off(user)?;
        let Some(asked) = &mut self.game.table.calling_off else { return Err(Refusal::NotAsked.into()) };
        if !yes {
            asked.ended = Some((CancelVoteOutcome::No, now));
        } else if !asked.agreed.contains(&number) {
            asked.agreed.push(number);
        }
        Ok(())
    }

    /// Ends what is asked if there is nothing left to ask; the game is called off if all have agreed.
    pub(super) fn settle_calling_off(&mut self) -> Result<(), Error> {
        let Some(by) = self.table().calling_off().filter(|asked| asked.ended.is_none()).map(|asked| asked.by)
        else {
            return Ok(());
        };
        let is_late = self.table().calling_off().is_some_and(|asked| !asked.is_open(self.now));
        let has_all =
            self.table().with_chairs().next().is_some() && self.table().not_agreed().next().is_none();
        let came = if self.table().is_called_off() {
            CancelVoteOutcome::Off
        } else if self.table().is_over() {
            CancelVoteOutcome::Over
        } else if is_late {
            CancelVoteOutcome::Silence
        } else if has_all {
            self.take(Entry::CancelByAll, Actor::Person(by), Decided::Now)?;
            CancelVoteOutcome::Off
        } else {
            return Ok(());
        };
        if let Some(asked) = &mut self.game.table.calling_off {
            asked.ended = Some((came, self.now));
        }
        Ok(())
    }
}
