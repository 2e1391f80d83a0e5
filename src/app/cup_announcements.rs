//! The messages with which cups are published, and which show how far they are.

use std::time::Duration;

use ra_table::id::{ChannelId, CupId, MessageId};
use ra_table::time::Millis;

use super::Error;
use super::cups::{self, Loaded};
use super::retry::in_one_transaction;
use crate::store::cup_announcements::{self, Announcement};
use crate::store::{Store, WriteTx, cup_news};

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

/// Where a message was posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Posted {
    /// In the cup's channel.
    Message(MessageId),
    /// In a forum, as a post, whose first message has its number.
    Post(ChannelId),
}

/// Notes that a message was posted, or edited, and shows the cup as it was loaded. What waits for a post of a forum is told
/// there.
pub async fn shown(store: &Store, outdated: &Outdated, at: Posted, now: Millis) -> Result<(), Error> {
    let (message, post) = match at {
        Posted::Message(message) => (message, None),
        Posted::Post(post) => (MessageId(post.0), Some(post)),
    };
    let Outdated { loaded, announcement: before } = outdated;
    let announcement = Announcement {
        message: Some(message),
        post,
        lost: before.lost,
        shown_seq: loaded.cup.last_seq(),
        rests_until: Some(now.after(EVERY)),
    };
    in_one_transaction(store, async |tx: &mut WriteTx| {
        cup_announcements::shown(tx, loaded.row.id, &announcement, before).await?;
        if before.post != announcement.post {
            cup_news::put_task(tx, &loaded.row, now).await?;
        }
        Ok(())
    })
    .await
}

/// The post of a cup in a forum, once it is there: all is told there.
pub async fn post(store: &Store, cup: CupId) -> Result<Option<ChannelId>, Error> {
    let announcement = cup_announcements::of(&mut store.read().await?, cup).await?;
    Ok(announcement.and_then(|announcement| announcement.post))
}

/// Whether a cup has ended so long ago that it is no longer tried to show that.
pub async fn is_long_over(store: &Store, cup: CupId, now: Millis) -> Result<bool, Error> {
    let last = cups::lines(store, cup).await?.pop();
    Ok(last.is_some_and(|last| now > last.at.after(cups::news::GIVEN_UP)))
}

/// Notes that what a cup has come to cannot be shown: its channel is gone, or was closed for long.
pub async fn given_up(store: &Store, outdated: &Outdated) -> Result<(), Error> {
    let (cup, seq) = (outdated.loaded.row.id, outdated.loaded.cup.last_seq());
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(cup_announcements::give_up(tx, cup, seq).await?))
        .await
}

/// Notes that the message was deleted, perhaps with its post. It is posted once more.
pub async fn lost(store: &Store, cup: CupId, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        cup_announcements::lost(tx, cup).await?;
        Ok(cup_announcements::changed(tx, cup, now).await?)
    })
    .await
}
