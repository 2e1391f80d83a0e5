//! The same people once more, when their game is over.

use anyhow::Context;

use super::lobby::{Changed, Lobby, commit};
use super::play::{Request, once};
use super::{Error, Person, Refusal, Wish, computer};
use crate::store::Store;
use crate::store::games::{self, Place, Status};
use crate::store::seats::{self, SeatRow};

/// What came of the wish to play with the same people once more.
#[derive(Debug)]
pub enum Again {
    /// A new table, with seats kept for the others.
    Opened(Lobby),
    /// Somebody had opened it already, and the person has sat down at it.
    Joined(Changed),
}

/// Opens a table for those who played a game that is over, or sits down at it if one of them has opened it already.
///
/// # Errors
/// When the game is not over, the person did not play it, or something else is played there.
pub async fn open(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal>,
) -> Result<Again, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let game = request.game.context("no game is named")?;
    let over = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    if over.status != Status::Over {
        return Err(Refusal::NotOver.into());
    }
    let players = seats::all(&mut tx, game).await?;
    if players.iter().all(|player| player.user != request.person.user) {
        return Err(Refusal::NotSeated.into());
    }
    if let Some(row) = games::lobby_in(&mut tx, over.lobby_channel).await? {
        let lobby = Lobby::load(&mut tx, row).await?;
        let seat = lobby.seat_of(request);
        return lobby.seat(tx, request, seat, hindrance).await.map(Again::Joined);
    }
    if let Some(hindrance) = hindrance(over.place) {
        return Err(hindrance.into());
    }
    let person = |player: &SeatRow| Person { user: player.user, name: player.name.clone() };
    let people = players.iter().filter(|player| computer::level_of(player).is_none());
    let wish = Wish {
        seats: players.len(),
        edition: over.edition,
        place: over.place,
        invited: people.map(person).collect(),
        computers: players.iter().filter_map(computer::level_of).collect(),
        pace: over.pace,
        quick: over.quick,
    };
    let lobby = Lobby::open(&mut tx, request, (over.guild, over.lobby_channel), &wish).await?;
    commit(tx).await?;
    Ok(Again::Opened(lobby))
}
