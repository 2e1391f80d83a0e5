//! The same people once more, when their game is over.

use anyhow::Context;
use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::game::lobby::{Lobby, Place, Status, TableOptions};
use ra_table::game::view::Public;
use ra_table::game::{GameRefusal, NotInCup, Person};
use ra_table::id::{ChannelId, GameId, UserId};

use super::change::once;
use super::load::{self, GameRef};
use super::lobbies::{self, Changed};
use super::request::Request;
use super::retry::in_one_transaction;
use super::start_game::chance;
use super::{Error, find_table};
use crate::config::Limits;
use crate::store::{ReadTx, Store, WriteTx, games, people};

/// What came of the wish to play with the same people once more.
#[derive(Debug)]
pub enum Rematch {
    /// A new table, with seats kept for the others.
    Opened(Box<Lobby>),
    /// Somebody had opened it already, and the person has sat down at it; or it is full with them, and has started.
    Joined(Changed),
    /// That table has started already, as this game.
    There(Box<Public>),
}

/// Opens a table for those who played a game that is over or was called off, or sits down at it if one of them has opened it already.
/// `place` says where the next game can be played after one in such a place, `hindrance` what keeps one from
/// starting.
///
/// # Errors
/// When the game is not over or was played in a cup, the person did not play it, something else is played there, or the limits are reached.
pub async fn open(
    store: &Store,
    request: &Request,
    place: impl Fn(Place) -> Result<Place, Refusal>,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
    limits: &Limits,
) -> Result<Rematch, Error> {
    let game = request.game.context("no game is named")?;
    let mut tx = store.read().await?;
    let over = load::row(&mut tx, game).await?;
    if !matches!(over.status, Status::Over | Status::Cancelled) {
        return Err(AppRefusal::NotOver.into());
    }
    if over.in_cup.is_some() {
        return Err(GameRefusal::NotInCup(NotInCup::Rematch).into());
    }
    // It need not be a game that can still be replayed.
    let players = people::all(&mut tx, game).await?.clockwise();
    let started = games::started_rematch(&mut tx, game).await?;
    drop(tx);
    if !is_among(&players, request.person.user) {
        return Err(GameRefusal::NotSeated.into());
    }
    if let Some(started) = started {
        let seen = load::to_tell(store, GameRef::Game(started), request.now).await?;
        return Ok(Rematch::There(Box::new(seen.game)));
    }
    let options = TableOptions {
        name: over.name,
        size: players.len(),
        place: place(over.place)?,
        computers: players.iter().filter_map(|player| player.who.level()).collect(),
        invited: players.iter().filter(|player| player.who.user().is_some()).cloned().collect(),
        terms: over.terms,
    };
    let chance = chance()?;
    let opened = in_one_transaction(store, async |tx: &mut WriteTx| {
        if let Some(table) = table_of(tx, over.lobby_channel, &players, request.person.user).await? {
            return Ok(Err(table));
        }
        once(tx, Some(request.interaction)).await?;
        let channel = over.lobby_channel;
        let opened = lobbies::open_in(tx, request, over.guild, channel, &options, limits, &chance).await?;
        games::set_rematch(tx, game, opened.game()).await?;
        Ok(Ok(opened))
    });
    match opened.await? {
        Ok(Changed::Lobby(lobby, _)) => Ok(Rematch::Opened(lobby)),
        Ok(started @ Changed::Started(_)) => Ok(Rematch::Joined(started)),
        Err(table) => {
            let there = Request { game: Some(table), channel: over.lobby_channel, ..request.clone() };
            Ok(Rematch::Joined(lobbies::join(store, &there, hindrance).await?))
        }
    }
}

/// The table that one of those who played has opened for the others, where the person sits or a seat is kept for
/// them: it has as many seats, and nobody else is there. A seat at another table of one of them is another thing.
async fn table_of(
    tx: &mut ReadTx,
    channel: ChannelId,
    players: &[Person],
    user: UserId,
) -> Result<Option<GameId>, Error> {
    let tables = find_table::tables_in(tx, channel).await?;
    let is_theirs = |lobby: &Lobby| {
        let mut people = lobby.seats.iter().filter_map(|seat| seat.person.who.user());
        lobby.has_seat(user) && lobby.size == players.len() && people.all(|user| is_among(players, user))
    };
    Ok(tables.into_iter().find(|(_, lobby)| is_theirs(lobby)).map(|(row, _)| row.id))
}

fn is_among(players: &[Person], user: UserId) -> bool {
    players.iter().any(|player| player.who.user() == Some(user))
}
