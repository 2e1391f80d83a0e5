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
    /// shows those that are within reach again. What changes meanwhile is looked at once more, all of it together.
    pub(in crate::discord) fn permissions_changed(&self, server: GuildId) {
        if !self.looking.waiting().insert(server) {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let _turn = delivery.looking.turns.wait_for(server).await;
            delivery.looking.waiting().remove(&server);
            let looked = async {
                let places = delivery.places(server).await?;
                let writable = delivery.are_writable(server, &places).await?;
                for (place, is_writable) in places.iter().zip(writable) {
                    delivery.look_at_reach(place, is_writable).await?;
                }
                anyhow::Ok(())
            };
            found_out(looked.await, server);
        });
    }

    /// Does the same for the game of one thread, in which people can write now (`is_open`), or cannot.
    pub(in crate::discord) fn thread_changed(&self, server: GuildId, thread: ChannelId, is_open: bool) {
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let looked = async {
                for place in delivery.places(server).await?.iter().filter(|place| place.channel == thread) {
                    delivery.look_at_reach(place, is_open).await?;
                }
                anyhow::Ok(())
            };
            found_out(looked.await, server);
        });
    }

    async fn places(&self, server: GuildId) -> anyhow::Result<Vec<Place>> {
        Ok(concerned::places(&mut self.store.read().await?, server).await?)
    }

    /// Finds out whether a game is within reach where that seems to have changed, unless it has been found out meanwhile by
    /// what was on its way to it, and shows it if it was not before.
    async fn look_at_reach(&self, place: &Place, is_writable: bool) -> anyhow::Result<()> {
        if place.lost_since.is_some() != is_writable {
            return Ok(());
        }
        let _held = self.locks.wait_for(place.game).await;
        let seen = app::to_tell(&self.store, Which::Game(place.game), self.now()).await?;
        match (place.lost_since.is_some(), seen.game.out_of_reach) {
            (true, true) => self.post_now(place.game, Priority::Program).await,
            (false, false) if !self.is_within_reach(&seen, self.now()).await? => self.alarm.ring(),
            _ => {}
        }
        Ok(())
    }

    /// Whether the bot may write in places of a server, as its settings have it. Of no places nothing is asked.
    async fn are_writable(&self, server: GuildId, places: &[Place]) -> anyhow::Result<Vec<bool>> {
        let (bot, guild) = (self.rest.bot(), server.to_serenity());
        let Some(guild) = guild.filter(|_| !places.is_empty()) else { return Ok(Vec::new()) };
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

fn found_out(looked: anyhow::Result<()>, server: GuildId) {
    if let Err(error) = looked {
        tracing::info!(%server, "whether games are within reach is found out later: {error:#}");
    }
}
