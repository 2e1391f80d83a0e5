//! The end of tables and games that are not played to theirs: called off, given up, closed because nobody came.

use std::time::Duration;

use super::entry::Entry;
use super::lobby::{Lobby, commit};
use super::play::{Request, once};
use super::round::nothing_in;
use super::{Error, Refusal};
use crate::id::{ChannelId, GameId, GuildId};
use crate::store::entries::{self, EntryRow};
use crate::store::games::{self, Status};
use crate::store::{Store, pings, posts};
use crate::time::Millis;

/// How long a lobby waits that nobody touches.
pub const PATIENCE: Duration = Duration::from_secs(3 * 24 * 60 * 60);

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
    Game(Lobby),
}

/// Gives up the lobby or the running game of a channel, or the one that is named.
///
/// # Errors
/// When there is neither, or the person has no right to.
pub async fn cancel(store: &Store, request: &Request, right: Right) -> Result<Cancelled, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let lobby = match (request.game, right) {
        (Some(_), Right::Host) => Some(Lobby::asked_for(&mut tx, request).await?.game),
        (Some(game), Right::Guild(_)) => {
            let open = [Status::Lobby, Status::Running];
            let row = games::by_id(&mut tx, game).await?.filter(|row| open.contains(&row.status));
            Some(row.ok_or(Refusal::NotOnThisServer(game))?)
        }
        (None, _) => games::lobby_in(&mut tx, request.channel).await?,
    };
    let game = match lobby {
        Some(game) => game,
        // Not loaded as a round: a game that cannot be replayed can still be given up.
        None => match games::running_in(&mut tx, request.channel).await? {
            Some(game) => game,
            None => {
                return Err(nothing_in(&mut tx, request.channel).await?.into());
            }
        },
    };
    match right {
        Right::Host if game.host != request.person.user => {
            return Err(Refusal::NotTheHost(game.host).into());
        }
        Right::Guild(guild) if game.guild != guild => return Err(Refusal::NotOnThisServer(game.id).into()),
        Right::Host | Right::Guild(_) => {}
    }
    let was = game.status;
    let mut lobby = Lobby::load(&mut tx, game).await?;
    lobby.game.status = Status::Cancelled;
    if was == Status::Running {
        lobby.game.seq += 1;
        let (seq, actor, body) = (lobby.game.seq, request.person.user, Entry::Cancel.to_string());
        entries::append(
            &mut tx,
            lobby.game.id,
            &EntryRow { seq, actor, at: request.now, body, ahead: false },
        )
        .await?;
        pings::all_done(&mut tx, lobby.game.id).await?;
    }
    games::advance(&mut tx, lobby.game.id, lobby.game.seq, Status::Cancelled, request.now).await?;
    posts::retire(&mut tx, lobby.game.id, i64::MAX).await?;
    commit(tx).await?;
    Ok(if was == Status::Lobby { Cancelled::Lobby(lobby) } else { Cancelled::Game(lobby) })
}

/// Closes a lobby that nobody has touched for [`PATIENCE`]; `None` if somebody has after all.
///
/// # Errors
/// When the database fails.
pub async fn expire(store: &Store, game: GameId, now: Millis) -> Result<Option<Lobby>, Error> {
    let mut tx = store.write().await?;
    let row = games::by_id(&mut tx, game).await?;
    let idle = row.filter(|row| row.status == Status::Lobby && row.changed_at < now.before(PATIENCE));
    let Some(row) = idle else { return Ok(None) };
    games::advance(&mut tx, game, 0, Status::Cancelled, now).await?;
    let mut lobby = Lobby::load(&mut tx, row).await?;
    lobby.game.status = Status::Cancelled;
    commit(tx).await?;
    Ok(Some(lobby))
}

/// Gives up what was to be played in a channel that is gone, or in its threads; returns what that was.
///
/// # Errors
/// When the database fails.
pub async fn channel_gone(store: &Store, channel: ChannelId, now: Millis) -> Result<Vec<Lobby>, Error> {
    let mut tx = store.write().await?;
    let mut gone = Vec::new();
    for mut game in games::gone_with(&mut tx, channel).await? {
        games::advance(&mut tx, game.id, game.seq, Status::Cancelled, now).await?;
        posts::retire(&mut tx, game.id, i64::MAX).await?;
        game.status = Status::Cancelled;
        gone.push(Lobby::load(&mut tx, game).await?);
    }
    commit(tx).await?;
    Ok(gone)
}
