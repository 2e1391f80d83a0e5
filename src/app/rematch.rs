//! The same people once more, when their game is over.

use anyhow::Context;

use super::change::once;
use super::lobbies::{self, Changed};
use super::request::Request;
use super::transaction::in_one_transaction;
use super::{Error, opening};
use crate::config::Limits;
use crate::game::lobby::{Lobby, Place, Status, Wish};
use crate::game::{Person, Refusal};
use crate::id::GameId;
use crate::store::{ReadTx, Store, WriteTx, games, people};

/// What came of the wish to play with the same people once more.
#[derive(Debug)]
pub enum Rematch {
    /// A new table, with seats kept for the others.
    Opened(Lobby),
    /// Somebody had opened it already, and the person has sat down at it.
    Joined(Changed),
}

/// Opens a table for those who played a game that is over, or sits down at it if one of them has opened it already. `place` says
/// where the next game can be played after one in such a place, `hindrance` what keeps one from starting.
///
/// # Errors
/// When the game is not over, the person did not play it, something else is played there, or the limits are reached.
pub async fn open(
    store: &Store,
    request: &Request,
    place: impl Fn(Place) -> Result<Place, Refusal>,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
    limits: &Limits,
) -> Result<Rematch, Error> {
    let game = request.game.context("no game is named")?;
    let mut tx = store.read().await?;
    let over = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    if over.status != Status::Over {
        return Err(Refusal::NotOver.into());
    }
    let players = players(&mut tx, game).await?;
    let is_open = !games::lobbies_in(&mut tx, over.lobby_channel).await?.is_empty();
    drop(tx);
    if players.iter().all(|player| player.who.user() != Some(request.person.user)) {
        return Err(Refusal::NotSeated.into());
    }
    let mut there = request.clone();
    (there.game, there.channel) = (None, over.lobby_channel);
    if is_open {
        return Ok(Rematch::Joined(lobbies::join(store, &there, hindrance).await?));
    }
    let wish = Wish {
        size: players.len(),
        edition: over.edition,
        place: place(over.place)?,
        computers: players.iter().filter_map(|player| player.who.level()).collect(),
        invited: players.into_iter().filter(|player| player.who.user().is_some()).collect(),
        pace: over.pace,
        quick: over.quick,
        language: over.language,
    };
    let opened = in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction), request.now).await?;
        opening::open_in(tx, request, (over.guild, over.lobby_channel), &wish, limits).await
    });
    match opened.await {
        Ok((lobby, _)) => Ok(Rematch::Opened(lobby)),
        // Another of them was faster.
        Err(Error::Refused(Refusal::LobbyIsHere)) => {
            Ok(Rematch::Joined(lobbies::join(store, &there, hindrance).await?))
        }
        Err(error) => Err(error),
    }
}

/// Whose the chairs of a game are, clockwise. It need not be one that can still be replayed.
async fn players(tx: &mut ReadTx, game: GameId) -> Result<Vec<Person>, Error> {
    let people::People { people, mut owners, .. } = people::all(tx, game).await?;
    owners.sort_by_key(|(seat, _)| seat.index());
    let person = |number| people.iter().find(|sitting| sitting.number == number);
    Ok(owners.into_iter().filter_map(|(_, number)| Some(person(number)?.person.clone())).collect())
}
