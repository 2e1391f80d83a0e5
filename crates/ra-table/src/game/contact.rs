//! How somebody at the table is reached, beyond what they have set for all their games: where they were when they
//! last did something in it, and whether they want to be called to its question later.

use std::time::Duration;

use jiff::ToSpan as _;
use ra::rules::Seat;

use super::answers_ahead::orders::Orders;
use super::asked_players::Asks;
use super::draft::Draft;
use super::notifications::{Called, Stage};
use super::obvious_moves::LOOKS;
use super::{Error, Game, Refusal};
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

impl Game {
    /// How the people of the game are reached of whom something is known.
    pub fn reach(&self) -> &[Reach] {
        &self.aside.reach
    }

    /// How the owner of a seat is reached, if something is known of it.
    pub(super) fn reach_on(&self, seat: Seat) -> Option<&Reach> {
        let user = self.table.player(seat).user()?;
        self.aside.reach.iter().find(|reach| reach.user == user)
    }

    /// Whether it is to be noted that somebody looks at the game: something could be done for them otherwise, as if
    /// they had left it alone.
    pub fn notes_look(&self, user: UserId, now: Millis) -> bool {
        let Some(seat) = self.table.seat_of(user) else { return false };
        let is_known = now.since(self.looks_until(seat).before(LOOKS)) < NOTED_EVERY;
        self.table.is_going_on() && self.leaves_anything(seat) && !is_known
    }

    /// When a player wants to be called to what the game asks them now; `None` if they have not said it, or are asked
    /// nothing.
    pub fn later_of(&self, seat: Seat) -> Option<Millis> {
        let user = self.table.player(seat).user()?;
        let is_asked = matches!(self.table.asks(user), Some(Asks::ToAct | Asks::MayAnswer));
        let later = self.reach_on(seat)?.later?;
        (is_asked && later.question == self.table.question_number()).then_some(later.at)
    }

    /// When a player can be called later: while they are awake, as far as it is known where they live, and before
    /// their time has run out.
    pub fn moments_of(&self, seat: Seat, now: Millis) -> Vec<(When, Millis)> {
        let (hours, ends) = (self.calling_hours(seat), self.runs_out(seat));
        let is_awake = |at: Millis| hours.rest(at).0 == Rest::Awake;
        let mut moments = vec![
            (When::OneHour, now.after(Duration::from_hours(1))),
            (When::ThreeHours, now.after(Duration::from_hours(3))),
        ];
        if let Some(zone) = self.zone_of(seat, now) {
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

    /// How often a player has been called to a question because they wanted to be called later.
    pub(super) fn times_later(&self, seat: Seat, question: i64) -> u8 {
        let user = self.table.player(seat).user();
        let is_it = |called: &&Called| {
            (Some(called.user), called.question) == (user, question)
                && matches!(called.stage, Stage::Later(_))
        };
        u8::try_from(self.aside.called.iter().filter(is_it).count()).unwrap_or(u8::MAX)
    }

    /// Forgets who wanted to be called to a question that is no longer open.
    pub(super) fn drop_past_later(&mut self) {
        let question = self.table.question_number();
        for reach in &mut self.aside.reach {
            reach.later = reach.later.filter(|later| later.question == question);
        }
    }

    /// How somebody is reached, to be changed.
    fn reach_of(&mut self, user: UserId) -> &mut Reach {
        let known = self.aside.reach.iter().position(|reach| reach.user == user);
        let place = known.unwrap_or_else(|| {
            self.aside.reach.push(Reach { user, elsewhere_at: None, looked_at: None, later: None });
            self.aside.reach.len() - 1
        });
        &mut self.aside.reach[place]
    }
}

impl Draft {
    /// Whoever makes the change does so elsewhere than where the game is played.
    pub fn is_made_elsewhere(&mut self) {
        let now = self.now();
        let user = self.by().user().filter(|user| self.table().seat_of(*user).is_some());
        if let Some(user) = user {
            self.game.reach_of(user).elsewhere_at = Some(now);
        }
    }

    /// Whoever makes the change looks at the game.
    pub fn looks(&mut self) {
        let now = self.now();
        if let Some(user) = self.by().user().filter(|user| self.table().seat_of(*user).is_some()) {
            self.game.reach_of(user).looked_at = Some(now);
        }
    }

    /// Whoever makes the change wants to be called to the question of this number at that moment, or at none but
    /// those at which everybody is. Who has chosen a moment wants to decide then: nothing is done for them until they
    /// act.
    ///
    /// # Errors
    /// When it is no longer asked, or not them; [`Refusal::NotThen`] when they cannot be called then.
    pub fn call_later(&mut self, question: Option<i64>, when: Option<When>) -> Result<(), Error> {
        let seat = self.own_seat()?;
        self.table().is_at(question)?;
        self.table().may_play(seat)?;
        self.table().may_be_called_later(seat)?;
        let moments = self.game.moments_of(seat, self.now());
        let at = match when {
            None => None,
            Some(when) => {
                let known = moments.iter().find(|(other, _)| *other == when);
                Some(known.ok_or(Refusal::NotThen)?.1)
            }
        };
        let question = self.table().question_number();
        if let Some(user) = self.by().user() {
            self.game.reach_of(user).later = at.map(|at| Later { question, at });
        }
        if at.is_some() && !self.game.wants_to_be_asked(seat) {
            let ask_since = Some(self.table().seq);
            self.game.set_orders(Orders { ask_since, ..self.game.orders_of(seat) });
        }
        Ok(())
    }

    /// Somebody has been called: what they had wanted until now is done by that.
    pub fn was_called(&mut self, user: UserId) {
        let now = self.now();
        if let Some(reach) = self.game.aside.reach.iter_mut().find(|reach| reach.user == user) {
            reach.later = reach.later.filter(|later| later.at > now);
        }
    }
}
