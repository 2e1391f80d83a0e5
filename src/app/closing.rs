//! Tables and games that end before their time: called off, given up, closed because nobody came.

use std::time::Duration;

use anyhow::Context;

use super::Error;
use super::change::{self, Occasion, once};
use super::delivery;
use super::load::{self, Loaded, Which};
use super::meant::{self, Wants};
use super::request::Request;
use super::transaction::in_one_transaction;
use crate::game::lobby::{Lobby, Status};
use crate::game::{By, Closing, Draft, Refusal};
use crate::id::{ChannelId, GameId, GuildId};
use crate::language::Language;
use crate::store::games::{self, GameRow};
use crate::store::{Store, WriteTx, lobbies};
use crate::time::Millis;

/// How long a game waits that has begun, and of which nothing can be shown.
pub const UNSEEN_FOR: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// By what right somebody gives up a table or a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// As its host.
    Host,
    /// As somebody who looks after the games of this server.
    Guild(GuildId),
}

/// What was given up.
#[derive(Debug)]
pub enum Cancelled {
    /// A lobby.
    Lobby(Lobby),
    /// A running game.
    Game {
        /// Which.
        game: GameId,
        /// Where it was played, if there was a place.
        channel: Option<ChannelId>,
        /// In which language everybody reads it.
        language: Language,
        /// Whether its host did it.
        by_host: bool,
    },
}

/// Gives up the lobby or the running game of a channel, or the one that is named.
///
/// # Errors
/// When there is neither, or the person has no right to.
pub async fn cancel(store: &Store, request: &Request, right: Right) -> Result<Cancelled, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| cancel_in(tx, request, right).await).await
}

async fn cancel_in(tx: &mut WriteTx, request: &Request, right: Right) -> Result<Cancelled, Error> {
    once(tx, Some(request.interaction), request.now).await?;
    let row = meant(tx, request, right).await?;
    if let Right::Guild(guild) = right
        && row.guild != Some(guild)
    {
        return Err(Refusal::NotOnThisServer(row.id).into());
    }
    let (was, game, channel, language) = (row.status, row.id, row.channel, row.language);
    let by = By::Person(request.person.clone().into());
    let (lobby, by_host) = call_off(tx, row, &by, right == Right::Host, request.now).await?;
    Ok(match was {
        Status::Lobby => Cancelled::Lobby(lobby),
        Status::Running | Status::Over | Status::Cancelled => {
            Cancelled::Game { game, channel, language, by_host }
        }
    })
}

/// The table or game that is meant.
async fn meant(tx: &mut WriteTx, request: &Request, right: Right) -> Result<GameRow, Error> {
    match (request.game, right) {
        (Some(_), Right::Host) => return meant::row_of(tx, request, Wants::OfHost).await,
        (Some(game), Right::Guild(_)) => {
            let row = games::by_id(tx, game).await?;
            let is_open = |row: &GameRow| matches!(row.status, Status::Lobby | Status::Running);
            return Ok(row.filter(is_open).ok_or(Refusal::NotOnThisServer(game))?);
        }
        (None, _) => {}
    }
    let user = request.person.user;
    let tables = meant::tables_in(tx, request.channel).await?;
    let hosts = tables.iter().any(|(_, lobby)| lobby.is_host(user));
    match (games::running_in(tx, request.channel).await?, right) {
        // A channel's own game stands before its tables, but not before one's own table.
        (Some(game), Right::Guild(_)) => row(tx, game).await,
        (Some(game), Right::Host) if !hosts => row(tx, game).await,
        (None, _) if tables.is_empty() => Err(load::nothing_in(tx, request.channel).await?.into()),
        (_, Right::Host) => Ok(meant::among(&tables, user, Wants::OfHost)?),
        (None, Right::Guild(_)) => Ok(meant::among(&tables, user, Wants::OfAny)?),
    }
}

async fn row(tx: &mut WriteTx, game: GameId) -> Result<GameRow, Error> {
    let row = games::by_id(tx, game).await?;
    Ok(row.with_context(|| format!("there is no game {game}"))?)
}

/// Calls off a lobby or a running game, even one that cannot be replayed. With `only_host`, only its host may. Returns whether
/// it was the host who did it.
async fn call_off(
    tx: &mut WriteTx,
    row: GameRow,
    by: &By,
    only_host: bool,
    now: Millis,
) -> Result<(Lobby, bool), Error> {
    let mut lobby = load::lobby(tx, &row).await?;
    let mut by_host = by.user().is_some_and(|user| lobby.is_host(user));
    if row.status == Status::Lobby {
        if only_host && !by_host {
            return Err(Refusal::NotTheHost(lobby.host()).into());
        }
        lobby.status = Status::Cancelled;
        let of = (lobby.host, lobby.status);
        games::set_lobby(tx, row.id, of, (lobby.pace, lobby.quick, lobby.language), (now, None)).await?;
    } else {
        lobby.status = Status::Cancelled;
        by_host = call_off_game(tx, row.id, by, only_host, now).await?;
    }
    delivery::retire(tx, lobby.id).await?;
    Ok((lobby, by_host))
}

async fn call_off_game(
    tx: &mut WriteTx,
    id: GameId,
    by: &By,
    only_host: bool,
    now: Millis,
) -> Result<bool, Error> {
    let Loaded { mut row, game, .. } = load::begun(tx, Which::Game(id)).await?;
    let (is_host, host) = match &game {
        Ok(game) => (by.user().is_some_and(|user| game.table().chairs().is_host(user)), game.table().host()),
        Err(frozen) => (by.user().is_some_and(|user| frozen.is_host(user)), frozen.host()),
    };
    if only_host && !is_host {
        return Err(Refusal::NotTheHost(host).into());
    }
    match game {
        Ok(_) => {
            let occasion = Occasion { by: by.clone(), ..Occasion::program(id, now) };
            change::change_in(tx, &occasion, &Draft::call_off).await?;
        }
        Err(frozen) => change::call_off_frozen(tx, &mut row, &frozen, by, now).await?,
    }
    Ok(is_host)
}

/// Closes a lobby whose time has come, as those know who sit there; `None` if somebody has touched it after all.
///
/// # Errors
/// When the database fails.
pub async fn expire(store: &Store, game: GameId, now: Millis) -> Result<Option<Lobby>, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = row(tx, game).await?;
        let Closing { tell_at, closes_at } = lobbies::closing(tx, game).await?;
        if row.status != Status::Lobby || tell_at.is_some() || now < closes_at {
            return Ok(None);
        }
        Ok(Some(call_off(tx, row, &By::Program, false, now).await?.0))
    })
    .await
}

/// Gives up a game that has begun, and of which nothing could be shown anywhere within [`UNSEEN_FOR`]. Returns whether it did.
///
/// # Errors
/// When the database fails.
pub async fn give_up_unseen(store: &Store, game: GameId, now: Millis) -> Result<bool, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = row(tx, game).await?;
        let since = row.started_at.unwrap_or(row.created_at);
        let is_over = row.status != Status::Running || row.shown >= 0 || since >= now.before(UNSEEN_FOR);
        if !is_over {
            call_off(tx, row, &By::Program, false, now).await?;
        }
        Ok(!is_over)
    })
    .await
}

/// Gives up what was to be played in a channel that is gone.
pub(super) async fn give_up(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<Lobby, Error> {
    let row = row(tx, game).await?;
    Ok(call_off(tx, row, &By::Program, false, now).await?.0)
}
