//! Tables and games that end before their time: closed, given up because nobody came or nothing can be shown. How a
//! running game is called off is in `cancel_vote`.

use std::time::Duration;

use ra_display::refusal::AppRefusal;
use ra_table::game::lobby::{Lobby, Status};
use ra_table::game::{By, Closing, GameRefusal, NotInCup, table_actions};
use ra_table::id::{GameId, GuildId};
use ra_table::time::Millis;

use super::change::{self, ChangeContext, once};
use super::find_table::{self, Wants};
use super::load::{self, GameRef, Loaded};
use super::request::Request;
use super::retry::in_one_transaction;
use super::{Error, message_state};
use crate::store::games::{self, GameRow};
use crate::store::{Store, WriteTx, lobbies};

/// How long a game waits that has begun, and of which nothing can be shown.
pub const UNSEEN_FOR: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// By what right somebody closes a table, or wants a game called off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// As one of those at the table.
    AtTheTable,
    /// As somebody who looks after the games of this server.
    Guild(GuildId),
}

/// What came of the wish to end something.
#[derive(Debug)]
pub enum Cancelled {
    /// A lobby is closed.
    Lobby(Lobby),
    /// It is a running game, for which it takes more (see `cancel_vote`).
    Running(GameId),
}

/// Closes the lobby of a channel, or the one that is named, for its host or who looks after the games; or says that a
/// running game is meant.
pub async fn cancel(store: &Store, request: &Request, right: Right) -> Result<Cancelled, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| cancel_in(tx, request, right).await).await
}

async fn cancel_in(tx: &mut WriteTx, request: &Request, right: Right) -> Result<Cancelled, Error> {
    once(tx, Some(request.interaction)).await?;
    let row = meant(tx, request, right).await?;
    if let Right::Guild(guild) = right
        && row.guild != Some(guild)
    {
        return Err(AppRefusal::NotOnThisServer(row.id).into());
    }
    if row.status != Status::Lobby {
        return match (row.in_cup, right) {
            (Some(_), Right::Guild(_)) => Err(GameRefusal::NotInCup(NotInCup::CallOff).into()),
            (Some(_), Right::AtTheTable) | (None, _) => Ok(Cancelled::Running(row.id)),
        };
    }
    let lobby = load::lobby(tx, &row).await?;
    if right == Right::AtTheTable {
        lobby.only_host(request.person.user)?;
    }
    Ok(Cancelled::Lobby(close(tx, lobby, request.now).await?))
}

/// The table or game that is meant.
async fn meant(tx: &mut WriteTx, request: &Request, right: Right) -> Result<GameRow, Error> {
    match (request.game, right) {
        (Some(_), Right::AtTheTable) => return find_table::row_of(tx, request, Wants::OfHost).await,
        (Some(game), Right::Guild(_)) => {
            let row = games::by_id(&mut *tx, game).await?;
            let is_open = |row: &GameRow| matches!(row.status, Status::Lobby | Status::Running);
            return Ok(row.filter(is_open).ok_or(AppRefusal::NotOnThisServer(game))?);
        }
        (None, _) => {}
    }
    let user = request.person.user;
    let tables = find_table::tables_in(tx, request.channel).await?;
    let hosts = tables.iter().any(|(_, lobby)| lobby.is_host(user));
    match (games::running_in(tx, request.channel).await?, right) {
        // A channel's own game stands before its tables, but not before one's own table.
        (Some(game), Right::Guild(_)) => load::row(tx, game).await,
        (Some(game), Right::AtTheTable) if !hosts => load::row(tx, game).await,
        (None, _) if tables.is_empty() => Err(load::nothing_in(tx, request.channel).await?.into()),
        (_, Right::AtTheTable) => Ok(find_table::among(&tables, user, Wants::OfHost)?),
        (None, Right::Guild(_)) => Ok(find_table::among(&tables, user, Wants::OfAny)?),
    }
}

/// Closes a lobby.
async fn close(tx: &mut WriteTx, mut lobby: Lobby, now: Millis) -> Result<Lobby, Error> {
    lobby.status = Status::Cancelled;
    lobbies::set(tx, &lobby, now, None).await?;
    Ok(lobby)
}

/// Calls off a lobby or a running game, even one that cannot be replayed, of which nothing can be shown any more.
async fn give_up_row(tx: &mut WriteTx, row: GameRow, now: Millis) -> Result<Lobby, Error> {
    let lobby = load::lobby(tx, &row).await?;
    if row.status == Status::Lobby {
        return close(tx, lobby, now).await;
    }
    let Loaded { mut row, game, .. } = load::begun(&mut *tx, GameRef::Game(row.id)).await?;
    match game {
        Ok(_) => {
            let changed =
                change::change_in(tx, &ChangeContext::program(row.id, now), &table_actions::call_off).await?;
            message_state::nothing_to_show(tx, row.id, changed.game.table().seq, now).await?;
        }
        Err(frozen) => change::call_off_frozen(tx, &mut row, &frozen, &By::Program, now).await?,
    }
    Ok(Lobby { status: Status::Cancelled, ..lobby })
}

/// Closes a lobby whose time has come, as those know who sit there; `None` if somebody has touched it after all.
pub async fn expire(store: &Store, game: GameId, now: Millis) -> Result<Option<Lobby>, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let Closing { tell_at, closes_at } = lobbies::closing(tx, game).await?;
        if row.status != Status::Lobby || tell_at.is_some() || now < closes_at {
            return Ok(None);
        }
        let lobby = load::lobby(tx, &row).await?;
        Ok(Some(close(tx, lobby, now).await?))
    })
    .await
}

/// Gives up a game that has begun, and of which nothing could be shown anywhere within [`UNSEEN_FOR`]. Returns
/// whether it did.
pub async fn give_up_unseen(store: &Store, game: GameId, now: Millis) -> Result<bool, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let since = row.started_at.unwrap_or(row.created_at);
        let is_over = row.status != Status::Running || !row.is_unshown() || since >= now.before(UNSEEN_FOR);
        if !is_over {
            give_up_row(tx, row, now).await?;
        }
        Ok(!is_over)
    })
    .await
}

/// Calls off a game that has been out of reach for too long. Returns whether it did.
pub(super) async fn out_of_reach_for_good(store: &Store, game: GameId, now: Millis) -> Result<bool, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let loaded = load::begun(&mut *tx, GameRef::Game(game)).await?;
        let is_for_good = loaded.game.as_ref().is_ok_and(|game| game.out_of_reach().is_for_good(now));
        if is_for_good {
            give_up_row(tx, loaded.row, now).await?;
        }
        Ok(is_for_good)
    })
    .await
}

/// Gives up what was to be played in a channel that is gone.
pub(super) async fn give_up(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<Lobby, Error> {
    let row = load::row(tx, game).await?;
    give_up_row(tx, row, now).await
}
