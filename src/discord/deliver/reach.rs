//! Whether games are within reach, when somebody has changed the bot's permissions or locked a thread.
//!
//! Discord tells of each such change. Nothing is asked about servers without running games.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Delivery;
use crate::app::{self, Which};
use crate::discord::locks::Locks;
use crate::discord::rest::Priority;
use crate::id::{ChannelId, GuildId};
use crate::store::concerned::{self, Place};

/// The servers that are being looked at, one at a time each, and those that wait for it.
#[derive(Debug, Default)]
pub(super) struct Looking {
    turns: Locks<GuildId>,
    waiting: Mutex<HashSet<GuildId>>,
}

impl Looking {
    fn waiting(&self) -> MutexGuard<'_, HashSet<GuildId>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Delivery {
    /// Finds out, in the background, which games of a server have come out of reach by a change of its permissions, and
    /// shows those that are within reach again; or the game of one thread, where it is told whether people can write now.
    /// What changes meanwhile is looked at once more, all of it together.
    pub(in crate::discord) fn look_for_reach(&self, server: GuildId, thread: Option<(ChannelId, bool)>) {
        if thread.is_none() && !self.looking.waiting().insert(server) {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let _turn = delivery.looking.turns.wait_for(server).await;
            if thread.is_none() {
                delivery.looking.waiting().remove(&server);
            }
            if let Err(error) = delivery.look_at_reach(server, thread).await {
                tracing::info!(%server, "whether games are within reach is found out later: {error:#}");
            }
        });
    }

    async fn look_at_reach(&self, server: GuildId, thread: Option<(ChannelId, bool)>) -> anyhow::Result<()> {
        let mut tx = self.store.read().await?;
        let mut places = concerned::places(&mut tx, server).await?;
        drop(tx);
        let writable: Vec<bool> = match thread {
            Some((thread, is_open)) => {
                places.retain(|place| place.channel == thread);
                places.iter().map(|_| is_open).collect()
            }
            None if places.is_empty() => return Ok(()),
            None => self.are_writable(server, &places).await?,
        };
        for (place, is_writable) in places.into_iter().zip(writable) {
            if place.lost_since.is_some() == is_writable {
                self.reach_changed(&place).await?;
            }
        }
        Ok(())
    }

    /// Finds out whether a game is within reach, unless it has been found out meanwhile by what was on its way to it, and
    /// shows it if it was not before.
    async fn reach_changed(&self, place: &Place) -> anyhow::Result<()> {
        let _held = self.locks.wait_for(place.game).await;
        let seen = app::to_tell(&self.store, Which::Game(place.game), self.now()).await?;
        match (place.lost_since.is_some(), seen.game.out_of_reach) {
            (true, true) => self.post_now(place.game, Priority::Program).await,
            (false, false) if !self.is_within_reach(&seen, self.now()).await? => self.alarm.ring(),
            _ => {}
        }
        Ok(())
    }

    /// Whether the bot may write in places of a server, as its settings have it.
    async fn are_writable(&self, server: GuildId, places: &[Place]) -> anyhow::Result<Vec<bool>> {
        let (bot, Some(guild)) = (self.rest.bot(), server.to_serenity()) else { return Ok(Vec::new()) };
        let channels = self.rest.channels(guild, Priority::Program).await?;
        let roles = self.rest.member(guild, bot, Priority::Program).await?.roles;
        let is_writable = |place: &Place| {
            let own = place.channel.to_serenity().filter(|own| channels.knows(*own));
            let is_thread = own.is_none();
            let Some(channel) = own.or(place.above.to_serenity()) else { return false };
            let may = channels.may(bot, &roles, channel);
            let writes = if is_thread { may.send_messages_in_threads() } else { may.send_messages() };
            may.view_channel() && writes
        };
        Ok(places.iter().map(is_writable).collect())
    }
}
