//! The messages with which cups are published, and which show how far they are.

use std::time::Duration;

use ra_table::id::{CupId, MessageId};
use ra_table::time::Millis;

use super::Error;
use super::cups::{self, Loaded};
use super::retry::in_one_transaction;
use crate::store::cup_announcements::{self, Announcement};
use crate::store::{Store, WriteTx};

/// A message is edited no more often.
pub const EVERY: Duration = Duration::from_secs(30);

/// A message that does not show all that it could.
#[derive(Debug, Clone)]
pub struct Outdated {
    /// The message.
    pub announcement: Announcement,
    /// The cup as it is now.
    pub loaded: Loaded,
}

/// The message of a cup, if it is to be posted or edited.
pub async fn outdated(store: &Store, cup: CupId) -> Result<Option<Outdated>, Error> {
    let announcement = cup_announcements::of(&mut store.read().await?, cup).await?;
    let Some(announcement) = announcement else { return Ok(None) };
    let loaded = cups::loaded(store, cup).await?;
    let is_outdated = announcement.shown_seq < loaded.cup.last_seq();
    Ok(is_outdated.then_some(Outdated { announcement, loaded }))
}

/// Notes that a message was posted, or edited, and shows the cup as it was loaded.
pub async fn shown(store: &Store, outdated: &Outdated, message: MessageId, now: Millis) -> Result<(), Error> {
    let (cup, seq) = (outdated.loaded.row.id, outdated.loaded.cup.last_seq());
    in_one_transaction(store, async |tx: &mut WriteTx| {
        Ok(cup_announcements::shown(tx, cup, &outdated.announcement, (message, seq), now.after(EVERY))
            .await?)
    })
    .await
}

/// Notes that what a cup has come to cannot be shown: its channel is gone.
pub async fn given_up(store: &Store, outdated: &Outdated) -> Result<(), Error> {
    let (cup, seq) = (outdated.loaded.row.id, outdated.loaded.cup.last_seq());
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(cup_announcements::give_up(tx, cup, seq).await?))
        .await
}

/// Notes that the message was deleted. It is posted once more.
pub async fn lost(store: &Store, cup: CupId) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(cup_announcements::lost(tx, cup).await?)).await
}
