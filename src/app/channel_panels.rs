//! The messages that stand in channels and show the ways into a game: where they are, and when they are to be put
//! right. What they show is in `server_listing`.

use std::time::Duration;

use ra_table::id::{ChannelId, GuildId, MessageId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::Error;
use super::retry::in_one_transaction;
use crate::store::channel_panels::{self, ChannelPanel};
use crate::store::{Store, WriteTx};

/// A panel is edited no more often.
pub const EVERY: Duration = Duration::from_secs(5 * 60);
/// A panel that shows already what has changed is looked at no more often.
const AGAIN: Duration = Duration::from_secs(60);
/// However little is known to have changed, a panel is looked at again after so long: a seat that was kept is free
/// again, or somebody else sees a channel.
const AT_LEAST_EVERY: Duration = Duration::from_secs(60 * 60);

/// What was done about a panel.
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

/// Puts a panel at the end of a channel, in the place of one that stands there.
pub async fn put(
    store: &Store,
    guild: GuildId,
    channel: ChannelId,
    language: Language,
    now: Millis,
) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        Ok(channel_panels::put(tx, guild, channel, language, now).await?)
    })
    .await
}

/// Notes that a panel's message has arrived.
pub async fn posted(store: &Store, panel: &ChannelPanel, message: MessageId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(channel_panels::posted(tx, panel, message).await?))
        .await
}

/// Notes that the message of the panel before it is gone.
pub async fn old_is_gone(store: &Store, panel: &ChannelPanel) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(channel_panels::old_is_gone(tx, panel).await?))
        .await
}

/// Notes what came of a look at that moment. Returns when to look again, if nothing changes before that.
pub async fn looked(
    store: &Store,
    panel: &ChannelPanel,
    came: Looked<'_>,
    now: Millis,
) -> Result<Option<Millis>, Error> {
    let known = panel.shown.as_deref();
    let (shown, rests, again) = match came {
        // More of the same change may follow.
        Looked::Edited(shown) => (Some(shown), EVERY, EVERY),
        Looked::Same => (known, AGAIN, AT_LEAST_EVERY),
        Looked::Failed(wait) => (known, wait, wait),
        Looked::Gone => {
            in_one_transaction(store, async |tx: &mut WriteTx| Ok(channel_panels::forget(tx, panel).await?))
                .await?;
            return Ok(None);
        }
    };
    in_one_transaction(store, async |tx: &mut WriteTx| {
        Ok(channel_panels::looked(tx, panel, shown, now.after(rests)).await?)
    })
    .await?;
    Ok(Some(now.after(again)))
}
