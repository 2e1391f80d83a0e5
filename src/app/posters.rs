//! The messages that stand in channels and show the ways into a game: where they are, and when they are to be put
//! right. What they show is in `listing`.

use std::time::Duration;

use ra_table::id::{ChannelId, GuildId, MessageId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::Error;
use super::transaction::in_one_transaction;
use crate::store::posters::{self, Poster};
use crate::store::{Store, WriteTx};

/// A poster is edited no more often.
pub const EVERY: Duration = Duration::from_secs(5 * 60);
/// What has changed on a server without being seen on its poster may change it a moment later.
const AGAIN: Duration = Duration::from_secs(60);
/// A change is written down with the moment at which somebody asked for it, which is so long ago at most.
const LATE: Duration = Duration::from_secs(60);

/// What came of a look at a poster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looked<'a> {
    /// It shows this, since now.
    Edited(&'a str),
    /// It showed that already.
    Same,
    /// It could not be put right, and may be before so much time has passed.
    Failed(Duration),
    /// Its message or its channel is gone.
    Gone,
}

/// Puts a poster at the end of a channel, in the place of one that stands there.
pub async fn put(
    store: &Store,
    at: (GuildId, ChannelId),
    language: Language,
    now: Millis,
) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(posters::put(tx, at, language, now).await?)).await
}

/// Notes that a poster's message has arrived.
pub async fn posted(store: &Store, poster: &Poster, message: MessageId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(posters::posted(tx, poster, message).await?)).await
}

/// Notes that the message of the poster before it is gone.
pub async fn old_is_gone(store: &Store, poster: &Poster) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(posters::old_is_gone(tx, poster).await?)).await
}

/// Notes what came of a look at that moment.
pub async fn looked(store: &Store, poster: &Poster, came: Looked<'_>, now: Millis) -> Result<(), Error> {
    let seen = now.before(LATE);
    in_one_transaction(store, async |tx: &mut WriteTx| {
        match came {
            Looked::Edited(shown) => {
                posters::looked(tx, poster, Some(shown), (seen, now.after(EVERY))).await?;
            }
            Looked::Same => {
                posters::looked(tx, poster, poster.shown.as_deref(), (seen, now.after(AGAIN))).await?;
            }
            Looked::Failed(wait) => posters::put_off(tx, poster, now.after(wait)).await?,
            Looked::Gone => posters::forget(tx, poster).await?,
        }
        Ok(())
    })
    .await
}
