//! Games in memory alone, for trying out how people's habits and orders play together: the same clocks, the same orders,
//! the same path of every action as in a real game, without a database.

use anyhow::Context;

use super::Error;
use super::computer::STANDS_IN;
use super::entry::{Entry, Why};
use super::fair::{Deal, RULES};
use super::play::{Changes, Decision, History};
use super::round::Round;
use crate::clock::Pace;
use crate::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::rules::{Action, Seat, Setup};
use crate::store::games::{GameRow, Place, Status};
use crate::store::seats::SeatRow;
use crate::store::settings::SettingRow;
use crate::time::Millis;

/// An action that was taken, and whether an order took it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// Whether it had been decided ahead.
    pub ahead: bool,
}

/// How a game is to be rehearsed.
#[derive(Debug, Clone)]
pub struct Terms {
    /// How fast the table plays.
    pub pace: Pace,
    /// Whether with quick draws.
    pub quick: bool,
    /// When it begins.
    pub start: Millis,
    /// What the players say of themselves; those of the player on a seat are those of the person of its number, from 1.
    pub settings: Vec<SettingRow>,
}

/// A game that is rehearsed.
#[derive(Debug)]
pub struct Rehearsal {
    round: Round,
}

/// The person on a seat.
pub fn person(seat: Seat) -> UserId {
    UserId(seat.index() as i64 + 1)
}

impl Rehearsal {
    /// Begins a game, with the quick draws that come first.
    ///
    /// # Errors
    /// Never, for a setup that was dealt.
    pub fn begin(setup: Setup, terms: Terms) -> Result<(Rehearsal, Vec<Done>), Error> {
        let (edition, players) = (setup.edition(), setup.players());
        let deal = Deal { setup, salt: String::new() };
        let game = GameRow {
            id: GameId(1),
            guild: GuildId(0),
            lobby_channel: ChannelId(0),
            lobby_message: MessageId(0),
            channel: ChannelId(0),
            place: Place::Here,
            host: UserId(1),
            status: Status::Running,
            seats: players.count(),
            edition,
            rules: RULES,
            setup: deal.stored(),
            salt: String::new(),
            seq: 0,
            changed_at: terms.start,
            pace: terms.pace,
            started_at: terms.start,
            quick: terms.quick,
        };
        let seats = players.seats().map(|seat| {
            let (number, user) = (seat.index(), person(seat));
            SeatRow { number, user, name: user.to_string(), kept: false, level: String::new() }
        });
        let mut round = Round::fold(game, seats.collect(), &[], -1)?;
        round.settings = terms.settings;
        let mut rehearsal = Rehearsal { round };
        let done = rehearsal.change(UserId(0), terms.start, |_| Ok(()))?;
        Ok((rehearsal, done))
    }

    /// The game as it stands.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// What a player decides, and everything that follows from it.
    ///
    /// # Errors
    /// As in a real game; but the game may have changed then.
    pub fn decide(&mut self, seat: Seat, decision: Decision, now: Millis) -> Result<Vec<Done>, Error> {
        let stands_in = self.round.player(seat).stand_in.is_some();
        self.change(person(seat), now, |history| {
            if stands_in {
                history.note(Entry::Back(seat), person(seat))?;
            }
            history.decide(seat, decision)
        })
    }

    /// What a computer player does that stands in.
    ///
    /// # Errors
    /// When the rules forbid it.
    pub fn stand_in(&mut self, seat: Seat, action: Action, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(STANDS_IN, now, |history| history.act(seat, action))
    }

    /// What happens when the time of whoever is to act has run out.
    ///
    /// # Errors
    /// When nobody is to act.
    pub fn run_out(&mut self, now: Millis) -> Result<Vec<Done>, Error> {
        let seat = self.round.person_to_act().context("nobody is to act")?;
        let is_away = self.round.stands_in_at().is_some_and(|at| at <= now);
        self.change(UserId(0), now, |history| match is_away {
            true => history.note(Entry::StandIn(seat, Why::Away), UserId(0)),
            false => history.do_no_harm(seat),
        })
    }

    fn change(
        &mut self,
        user: UserId,
        now: Millis,
        change: impl FnOnce(&mut History<'_>) -> Result<(), Error>,
    ) -> Result<Vec<Done>, Error> {
        let from = self.round.record.actions().len();
        let mut history = History::new(&mut self.round, user, now);
        change(&mut history)?;
        history.play_orders()?;
        let Changes { rows, .. } = history.changes();
        let ahead =
            rows.iter().filter(|row| matches!(row.body.parse(), Ok(Entry::Action(_)))).map(|row| row.ahead);
        let done = self.round.record.actions()[from..].iter().zip(ahead);
        Ok(done.map(|(&(seat, action), ahead)| Done { seat, action, ahead }).collect())
    }
}
