//! A game that is played where the bot cannot write: no clock runs in it, everybody is told once, and in the end it is
//! called off or given another place.

use std::time::Duration;

use super::Game;
use super::in_cup::NotInCup;
use super::notification_subject::Subject;
use super::pause::PauseReason;
use super::refusal::GameRefusal;
use crate::id::UserId;
use crate::time::Millis;

/// How long a game waits that is out of reach; then it is called off.
const OUT_OF_REACH_FOR: Duration = Duration::from_secs(14 * 24 * 60 * 60);
/// How long it waits for a new place if its channel is gone.
const PLACELESS_FOR: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// For how long only the host gives it one.
const HOST_DECIDES_FOR: Duration = A_DAY;
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A game that is played where the bot cannot write.
#[derive(Debug, Clone, Copy)]
pub struct OutOfReach<'g> {
    pub(super) game: &'g Game,
}

impl<'g> OutOfReach<'g> {
    /// When it was found out that the bot cannot write where the game is played; `None` if it can. No clock has run since
    /// its last board.
    pub fn since(self) -> Option<Millis> {
        self.game.private.unreached_since.filter(|_| !self.game.table.has_ended())
    }

    /// Whether a game is to be called off because it has been out of reach for too long.
    pub fn is_for_good(self, now: Millis) -> bool {
        self.given_up_at().is_some_and(|at| at <= now)
    }

    /// When a game that is out of reach is called off.
    pub(super) fn given_up_at(self) -> Option<Millis> {
        let waits = if self.game.private.placeless { PLACELESS_FOR } else { OUT_OF_REACH_FOR };
        self.since().map(|since| since.after(waits))
    }

    /// When the bot next tries whether it can write again where it could not: each day, also if nobody tells it that
    /// something has changed there.
    pub(super) fn reach_tried_at(self, now: Millis) -> Option<Millis> {
        let since = self.since().filter(|_| !self.game.private.placeless)?;
        let days = now.since(since).as_secs() / A_DAY.as_secs() + 1;
        Some(since.after(A_DAY * u32::try_from(days).unwrap_or(u32::MAX)))
    }

    /// Since when the channel is gone in which the game was played; `None` if it is not.
    pub fn placeless_since(self) -> Option<Millis> {
        self.since().filter(|_| self.game.private.placeless)
    }

    /// Whether somebody may give a game that has lost its channel a new place: the host, or after a day anybody who has
    /// a chair.
    ///
    /// # Errors
    /// [`GameRefusal::NotSeated`], [`GameRefusal::HasPlace`], [`GameRefusal::HostDecides`], that the game stands still, or
    /// is played in a cup, which gives it another itself.
    pub fn may_place(self, user: UserId, now: Millis) -> Result<(), GameRefusal> {
        self.game.table.seat_of(user).ok_or(GameRefusal::NotSeated)?;
        if let Some(halt @ PauseReason::Gone) = self.game.table.halted() {
            return Err(GameRefusal::Halted(halt));
        }
        let since = self.placeless_since().ok_or(GameRefusal::HasPlace)?;
        self.game.table.unless_in_cup(NotInCup::OtherPlace)?;
        let until = since.after(HOST_DECIDES_FOR);
        let host = self.game.table.host();
        if host.who.user() == Some(user) || until <= now {
            return Ok(());
        }
        Err(GameRefusal::HostDecides { host: host.clone(), until })
    }

    /// What people are told of it, if it is so.
    pub(super) fn subject(self) -> Option<Subject> {
        self.since().map(|since| Subject::OutOfReach(self.game.table.minutes_until(since)))
    }
}
