//! Films of games that are over: one of each game, made once somebody has asked for it.

use ra_table::game::lobby::Status;
use ra_table::game::view::LookBack;
use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;

use super::load::{self, SeenGame};
use super::retry::in_one_transaction;
use super::{Error, past};
use crate::store::films::{self, Film};
use crate::store::{Store, WriteTx};

/// What comes of asking for a film.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// It is made.
    Making,
    /// It is there.
    There(ChannelId, MessageId),
    /// There is none of a game that is not over, or has no channel any more.
    None,
}

/// Somebody asks for the film of a game. However many do, it is one.
pub async fn ask(store: &Store, game: GameId, now: Millis) -> Result<Asked, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let is_over = matches!(row.status, Status::Over | Status::Cancelled) && row.started_at.is_some();
        let Some(channel) = row.channel.filter(|_| is_over) else { return Ok(Asked::None) };
        if let Some(Film { channel, message: Some(message) }) = films::of(tx, game).await? {
            return Ok(Asked::There(channel, message));
        }
        films::ask(tx, game, channel, now).await?;
        Ok(Asked::Making)
    })
    .await
}

/// A film that is to be made: the game, its steps and where it is posted; `None` if it is there, or nobody wants it.
pub async fn to_make(
    store: &Store,
    game: GameId,
    now: Millis,
) -> Result<Option<(SeenGame, LookBack, ChannelId)>, Error> {
    let film = films::of(&mut store.read().await?, game).await?;
    let Some(Film { channel, message: None }) = film else { return Ok(None) };
    match past(store, game, now).await {
        Ok((seen, past)) => Ok(Some((seen, past, channel))),
        Err(Error::Refused(_)) => {
            drop_request(store, game).await?;
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Notes the message of a game's film.
pub async fn posted(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(films::set_message(tx, game, message).await?)).await
}

/// Forgets a request of which nothing came: somebody may ask again.
pub async fn drop_request(store: &Store, game: GameId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(films::forget(tx, game).await?)).await
}
