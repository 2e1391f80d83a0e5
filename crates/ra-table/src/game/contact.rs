//! How somebody at the table is reached, beyond what they have set for all their games: where they were when they
//! last did something in it, and whether they want to be called to its question later.

use std::time::Duration;

use jiff::ToSpan as _;
use ra::rules::Seat;

use super::answers_ahead::orders::Orders;
use super::asked_players::Asks;
use super::draft::Draft;
use super::obvious_moves::LOOKING;
use super::{Error, Game, GameRefusal};
use crate::clock::Rest;
use crate::id::UserId;
use crate::time::Millis;

/// That somebody looks at a game is noted once within this time.
const NOTED_EVERY: Duration = Duration::from_secs(20);
/// Until this hour of the night a day is the one before.
const DAY_BEGINS: i64 = 4;
/// The hour at which a day begins for who is awake then, and its evening.
const MORNING: i8 = 8;
const EVENING: i8 = 19;

/// How one of the people of a game is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Whom.
    pub user: UserId,
    /// When they last did something in the game elsewhere than where it is played.
    pub elsewhere_at: Option<Millis>,
    /// When they last pressed a button of the game or gave a command in it, as far as that was noted.
    pub looked_at: Option<Millis>,
    /// The question to which they want to be called later.
    pub later: Option<Later>,
}

/// That somebody wants to be called to a question later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Later {
    /// The question's number.
    pub question: i64,
    /// When.
    pub at: Millis,
}

/// When somebody may want to be called. Its words are stored in messages for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString, strum::EnumIter)]
pub enum When {
    /// In an hour.
    #[strum(serialize = "1h")]
    OneHour,
    /// In three.
    #[strum(serialize = "3h")]
    ThreeHours,
    /// On the evening of their day.
    #[strum(serialize = "evening")]
    Evening,
    /// On the morning after their night.
    #[strum(serialize = "tomorrow")]
    Tomorrow,
}

/// How the people of a game are reached.
#[derive(Debug, Clone, Copy)]
pub struct Contact<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Contact<'g> {
    /// How the people of the game are reached of whom something is known.
    pub fn reach(self) -> &'g [Reach] {
        &self.game.private.reach
    }

    /// How the owner of a seat is reached, if something is known of it.
    pub(super) fn reach_on(self, seat: Seat) -> Option<&'g Reach> {
        let user = self.game.table.player(seat).user()?;
        self.game.private.reach.iter().find(|reach| reach.user == user)
    }

    /// Whether it is to be noted that somebody looks at the game: something could be done for them otherwise, as if
    /// they had left it alone.
    pub fn notes_look(self, user: UserId, now: Millis) -> bool {
        let Some(seat) = self.game.table.seat_of(user) else { return false };
        let is_known = now.since(self.game.obvious_moves().looks_until(seat).before(LOOKING)) < NOTED_EVERY;
        self.game.table.is_going_on() && self.game.obvious_moves().leaves_anything(seat) && !is_known
    }

    /// When a player wants to be called to what the game asks them now; `None` if they have not said it, or are asked
    /// nothing.
    pub fn later_of(self, seat: Seat) -> Option<Millis> {
        let user = self.game.table.player(seat).user()?;
        let is_asked = matches!(self.game.table.asks(user), Some(Asks::ToAct | Asks::MayAnswer));
        let later = self.reach_on(seat)?.later?;
        (is_asked && later.question == self.game.table.question_number()).then_some(later.at)
    }

    /// When a player can be called later: while they are awake, as far as it is known where they live, and before
    /// their time has run out.
    pub fn moments_of(self, seat: Seat, now: Millis) -> Vec<(When, Millis)> {
        let (hours, ends) = (self.game.waking_hours().calling_hours(seat), self.game.clocks().runs_out(seat));
        let is_awake = |at: Millis| hours.rest(at).0 == Rest::Awake;
        let mut moments = vec![
            (When::OneHour, now.after(Duration::from_hours(1))),
            (When::ThreeHours, now.after(Duration::from_hours(3))),
        ];
        if let Some(zone) = self.game.waking_hours().zone_of(seat, now) {
            let today = zone.local(Millis(now.0 - DAY_BEGINS * 60 * 60 * 1000)).date();
            moments.push((When::Evening, zone.at(today, EVENING)));
            if let Ok(tomorrow) = today.checked_add(1.day()) {
                let morning = zone.at(tomorrow, MORNING);
                // Whoever sleeps as the day begins is called when they wake, and anybody else in the morning.
                let begins = zone.at(tomorrow, DAY_BEGINS as i8 + 1);
                let at = if is_awake(begins) { Some(morning) } else { hours.wakes(begins) };
                moments.extend(at.map(|at| (When::Tomorrow, at)));
            }
        }
        moments.retain(|(_, at)| *at > now && is_awake(*at) && ends.is_none_or(|ends| *at < ends));
        moments
    }
}

/// Whoever makes the change does so elsewhere than where the game is played.
pub fn is_made_elsewhere(draft: &mut Draft) {
    let now = draft.now();
    let user = draft.by().user().filter(|user| draft.table().seat_of(*user).is_some());
    if let Some(user) = user {
        draft.game.private.reach_of(user).elsewhere_at = Some(now);
    }
}

/// Whoever makes the change looks at the game.
pub fn looks(draft: &mut Draft) {
    let now = draft.now();
    if let Some(user) = draft.by().user().filter(|user| draft.table().seat_of(*user).is_some()) {
        draft.game.private.reach_of(user).looked_at = Some(now);
    }
}

/// Whoever makes the change wants to be called to the question of this number at that moment, or at none but
/// those at which everybody is. Who has chosen a moment wants to decide then: nothing is done for them until they
/// act.
///
/// # Errors
/// When it is no longer asked, or not them; [`GameRefusal::NotThen`] when they cannot be called then.
pub fn call_later(draft: &mut Draft, question: Option<i64>, when: Option<When>) -> Result<(), Error> {
    let seat = draft.own_seat()?;
    draft.table().require_open(question)?;
    draft.table().may_play(seat)?;
    draft.table().may_be_called_later(seat)?;
    let moments = draft.game.contact().moments_of(seat, draft.now());
    let at = match when {
        None => None,
        Some(when) => {
            let known = moments.iter().find(|(other, _)| *other == when);
            Some(known.ok_or(GameRefusal::NotThen)?.1)
        }
    };
    let question = draft.table().question_number();
    if let Some(user) = draft.by().user() {
        draft.game.private.reach_of(user).later = at.map(|at| Later { question, at });
    }
    if at.is_some() && !draft.game.private.ahead.wants_to_be_asked(&draft.game.table, seat) {
        let ask_since = Some(draft.table().seq);
        draft.game.private.ahead.set_orders(Orders { ask_since, ..draft.game.private.ahead.orders_of(seat) });
    }
    Ok(())
}

/// Somebody has been called: what they had wanted until now is done by that.
pub fn was_called(draft: &mut Draft, user: UserId) {
    let now = draft.now();
    if let Some(reach) = draft.game.private.reach.iter_mut().find(|reach| reach.user == user) {
        reach.later = reach.later.filter(|later| later.at > now);
    }
}
