//! The same people once more, when their game is over.

use anyhow::Context;

use super::Error;
use super::change::once;
use super::load::{self, Which};
use super::request::Request;
use super::tables::{self, Changed};
use crate::game::lobby::{Lobby, Place, Status, Wish};
use crate::game::{Person, Refusal};
use crate::store::{Store, games};

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
    let game = request.game.context("no game is named")?;
    let mut tx = store.read().await?;
    let over = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    if over.status != Status::Over {
        return Err(Refusal::NotOver.into());
    }
    let (_, _, played) = load::begun(&mut tx, Which::Game(game)).await?.playable()?;
    let is_open = !games::lobbies_in(&mut tx, over.lobby_channel).await?.is_empty();
    drop(tx);
    let players = || played.table().chairs().players().map(|(_, player)| player);
    if players().all(|player| player.user() != Some(request.person.user)) {
        return Err(Refusal::NotSeated.into());
    }
    let mut there = request.clone();
    (there.game, there.channel) = (None, over.lobby_channel);
    if is_open {
        return Ok(Again::Joined(tables::join(store, &there, hindrance).await?));
    }
    if let Some(hindrance) = hindrance(over.place) {
        return Err(hindrance.into());
    }
    let person = |player: crate::game::Player<'_>| Person { who: player.who, name: player.name.to_owned() };
    let wish = Wish {
        size: played.table().chairs().count(),
        edition: over.edition,
        place: over.place,
        invited: players().filter(|player| player.user().is_some()).map(person).collect(),
        computers: players().filter_map(|player| player.who.level()).collect(),
        pace: over.pace,
        quick: over.quick,
    };
    let mut tx = store.write().await?;
    once(&mut tx, Some(request.interaction), request.now).await?;
    let opened = tables::open_in(&mut tx, request, (over.guild, over.lobby_channel), &wish).await;
    match opened {
        Ok((lobby, _)) => {
            tx.commit().await?;
            Ok(Again::Opened(lobby))
        }
        // Another of them was faster.
        Err(Error::Refused(Refusal::LobbyIsHere)) => {
            drop(tx);
            Ok(Again::Joined(tables::join(store, &there, hindrance).await?))
        }
        Err(error) => Err(error),
    }
}
