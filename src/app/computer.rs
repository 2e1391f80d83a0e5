//! Computer players at a table. They act by the same path as everybody: what they choose is checked, written down and
//! shown like what a person does. Choosing takes time, and is not done here.

use std::time::Duration;

use super::entry::{Entry, Why};
use super::lobby::{Changed, Lobby, commit};
use super::play::{History, Request, once, save};
use super::round::Round;
use super::{Error, Refusal};
use crate::ai::{self, Level};
use crate::id::{GameId, UserId};
use crate::rules::{Action, Seat};
use crate::store::Store;
use crate::store::games::{Place, Status};
use crate::store::seats::SeatRow;
use crate::time::Millis;

/// Their names, one for each chair that could be theirs.
const NAMES: [&str; 4] = ["Anubis", "Bastet", "Horus", "Sobek"];

/// How well a computer player plays that stands in for somebody.
pub(super) const STAND_IN: Level = Level::Normal;
/// How long whoever left the turn to a computer player has time to let it act, before the keeper does.
pub(super) const AT_ONCE: Duration = Duration::from_secs(2);
/// By whom a chair is played that a computer player stands in for.
pub(super) const STANDS_IN: UserId = UserId(-100);

/// The seat of a computer player, with the first name that nobody at the table has.
pub(super) fn seat_for(seats: &[SeatRow], level: Level) -> SeatRow {
    let is_free = |user: &UserId| seats.iter().all(|seat| seat.user != *user);
    let (name, user) = NAMES
        .iter()
        .zip((1..).map(|number| UserId(-number)))
        .find(|(_, user)| is_free(user))
        .unwrap_or((&"Thoth", UserId(-5)));
    let number = seats.iter().map(|seat| seat.number + 1).max().unwrap_or(0);
    SeatRow { number, user, name: format!("{name} ({level})"), kept: false, level: level.code().to_owned() }
}

/// The level in a seat's row; `None` for a person.
pub(super) fn level_of(row: &SeatRow) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.code() == row.level)
}

impl Round {
    /// The computer player that the game waits for.
    pub fn computer_to_act(&self) -> Option<(Seat, Level)> {
        let seat =
            self.state().to_act().filter(|_| self.halted().is_none() && self.status() == Status::Running)?;
        self.player(seat).computer().map(|level| (seat, level))
    }

    /// What the tiles on the auction track are worth to a seat now, in points. It follows from what is public.
    pub fn lot_worth(&self, seat: Seat) -> f32 {
        ai::lot_worth(self.state(), seat)
    }
}

/// Takes the action that a computer player has chosen in the position after so many entries, and plays the answers
/// given ahead whose turn has come by it. If it stood in for somebody who is not away any more, that person is asked
/// instead.
///
/// # Errors
/// [`Refusal::Past`] when the game has gone on since.
pub async fn act(store: &Store, game: GameId, seq: i64, action: Action, now: Millis) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    let mut round = Round::by_id(&mut tx, game).await?;
    let Some((seat, _)) = round.computer_to_act().filter(|_| round.seq == seq) else {
        return Err(Refusal::Past { game, at: seq }.into());
    };
    let player = round.player(seat);
    let is_back = player.stand_in == Some(Why::Away) && !round.is_away(seat, now);
    let user = if player.level.is_some() { player.user } else { STANDS_IN };
    let mut history = History::new(&mut round, user, now);
    if is_back {
        history.note(Entry::Back(seat), UserId(0))?;
    } else {
        history.act(seat, action)?;
        history.play_orders()?;
    }
    let changes = history.changes();
    save(&mut tx, &mut round, changes).await?;
    commit(tx).await?;
    Ok(round)
}

/// Sits a computer player down; only the host may.
///
/// # Errors
/// When there is no lobby, the person is not its host, or no seat is free.
pub async fn sit_down(
    store: &Store,
    request: &Request,
    level: Level,
    hindrance: impl Fn(Place) -> Option<Refusal>,
) -> Result<Changed, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let lobby = Lobby::hosted(&mut tx, request).await?;
    let seat = seat_for(&lobby.seats, level);
    lobby.seat(tx, request, seat, hindrance).await
}

/// Sends the computer player away who sat down last; only the host may.
///
/// # Errors
/// When there is no lobby, the person is not its host, or no computer player sits there.
pub async fn get_up(store: &Store, request: &Request) -> Result<Lobby, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let mut lobby = Lobby::hosted(&mut tx, request).await?;
    let last = lobby.seats.iter().rposition(|seat| level_of(seat).is_some()).ok_or(Refusal::NoComputer)?;
    lobby.seats.remove(last);
    lobby.save(&mut tx, request.now).await?;
    commit(tx).await?;
    Ok(lobby)
}
