//! Whether games are within reach, when somebody has changed the bot's permissions or locked a thread.
//!
//! Discord tells of each such change. Nothing is asked about servers without running games and full tables.

use std::collections::HashSet;
use std::sync::Mutex;

use ra_table::id::{ChannelId, GuildId};
use serenity::model::id::RoleId;

use crate::app::{self, GameRef};
use crate::discord::keyed_mutex::{Locks, lock};
use crate::discord::rest::{Channels, Error, Priority};
use crate::discord::sending::Delivery;
use crate::store::affected_games::{self, Place};

/// The servers that are being looked at, one at a time each, and those that wait for it.
#[derive(Debug, Default)]
pub(in crate::discord) struct Looking {
    turns: Locks<GuildId>,
    waiting: Mutex<HashSet<GuildId>>,
}

impl Delivery {
    /// Finds out, in the background, which games of a server have come out of reach by a change of its permissions, shows
    /// those that are within reach again, and starts what can start now. What changes meanwhile is looked at once more,
    /// all of it together.
    pub(in crate::discord) fn permissions_changed(&self, server: GuildId) {
        if !lock(&self.memories.looking.waiting).insert(server) {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let _turn = delivery.memories.looking.turns.wait_for(server).await;
            lock(&delivery.memories.looking.waiting).remove(&server);
            let looked = async {
                let places = delivery.places(server).await?;
                let writable = delivery.are_writable(server, &places).await?;
                for (place, is_writable) in places.iter().zip(writable) {
                    delivery.look_at_reach(place, is_writable).await?;
                }
                delivery.start_those(server).await
            };
            found_out(looked.await, server);
        });
    }

    /// Finds out the same of the game of one thread, in which people can write now (`is_open`), or cannot.
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
        Ok(affected_games::places(&mut self.store.read().await?, server).await?)
    }

    /// Finds out whether a game is within reach where that seems to have changed, unless it has been found out meanwhile by
    /// what was on its way to it, and shows it if it was not before.
    async fn look_at_reach(&self, place: &Place, is_writable: bool) -> anyhow::Result<()> {
        if place.lost_since.is_some() != is_writable {
            return Ok(());
        }
        let _held = self.locks.wait_for(place.game).await;
        let seen = app::to_tell(&self.store, GameRef::Game(place.game), self.now()).await?;
        match (place.lost_since.is_some(), seen.game.out_of_reach) {
            (true, true) => self.post_now(place.game, Priority::Program).await,
            // That it is not is noted by finding out.
            (false, false) => drop(self.is_within_reach(&seen, self.now()).await?),
            _ => {}
        }
        Ok(())
    }

    /// Starts, in the background, the games of a server's full tables that can start now: somebody may have given back a
    /// permission that they lacked.
    pub(in crate::discord) fn start_full_tables(&self, server: GuildId) {
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let _turn = delivery.memories.looking.turns.wait_for(server).await;
            found_out(delivery.start_those(server).await, server);
        });
    }

    /// A channel of a server, or the one that a thread is of; `None` if it is neither.
    pub(in crate::discord) async fn channel_of(
        &self,
        channels: &Channels,
        channel: ChannelId,
    ) -> Result<Option<ChannelId>, Error> {
        if channels.knows(channel) { Ok(Some(channel)) } else { self.rest.parent(channel).await }
    }

    /// What a server's settings say of its channels, and which roles the bot has there.
    pub(in crate::discord) async fn own_roles(
        &self,
        server: GuildId,
        priority: Priority,
    ) -> Result<(Channels, Vec<RoleId>), Error> {
        let (channels, bot) = tokio::try_join!(
            self.rest.channels(server, priority),
            self.rest.member(server, self.rest.bot(), priority),
        )?;
        Ok((channels, bot.roles))
    }

    /// Whether the bot may write in places of a server, as its settings have it. Of no places nothing is asked.
    async fn are_writable(&self, server: GuildId, places: &[Place]) -> anyhow::Result<Vec<bool>> {
        if places.is_empty() {
            return Ok(Vec::new());
        }
        let bot = self.rest.bot();
        let (channels, roles) = self.own_roles(server, Priority::Program).await?;
        let is_writable = |place: &Place| {
            let is_thread = !channels.knows(place.channel);
            let channel = if is_thread { place.above } else { place.channel };
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
