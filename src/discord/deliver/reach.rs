//! Games in whose channels the bot cannot write any more, because somebody has changed its permissions or locked a thread.
//!
//! Discord tells of each such change. Nothing is asked about servers without running games.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::Delivery;
use crate::app::{self, Which};
use crate::discord::locks::Locks;
use crate::discord::rest::Priority;
use crate::id::{ChannelId, GameId, GuildId};
use crate::store::concerned::{self, Place};

/// The servers that are being looked at, one at a time each, and those that wait for it.
#[derive(Debug, Default)]
pub(super) struct Looking {
    turns: Locks<GuildId>,
    waiting: Mutex<HashSet<GuildId>>,
}

impl Looking {
    fn waiting(&self) -> std::sync::MutexGuard<'_, HashSet<GuildId>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Delivery {
    /// Finds out, in the background, which games of a server have come out of reach by a change of its permissions, or of
    /// a thread that is locked now. What changes meanwhile is looked at once more, all of it together.
    pub(in crate::discord) fn look_for_reach(&self, server: GuildId, locked: Option<ChannelId>) {
        if locked.is_none() && !self.looking.waiting().insert(server) {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let _turn = delivery.looking.turns.wait_for(server).await;
            if locked.is_none() {
                delivery.looking.waiting().remove(&server);
            }
            if let Err(error) = delivery.out_of_reach_in(server, locked).await {
                tracing::info!(%server, "which games are out of reach is found when their time runs out: {error:#}");
            }
        });
    }

    async fn out_of_reach_in(&self, server: GuildId, locked: Option<ChannelId>) -> anyhow::Result<()> {
        let mut tx = self.store.read().await?;
        let places = concerned::places(&mut tx, server).await?;
        drop(tx);
        let lost: Vec<GameId> = match locked {
            Some(thread) => places.iter().filter(|place| place.channel == thread).map(|at| at.game).collect(),
            None if places.is_empty() => Vec::new(),
            None => self.lost(server, &places).await?,
        };
        for game in lost {
            let held = self.locks.wait_for(game).await;
            let seen = app::to_tell(&self.store, Which::Game(game), self.now()).await?;
            if !seen.game.out_of_reach && !self.is_within_reach(&seen, self.now()).await? {
                self.alarm.ring();
            }
            drop(held);
        }
        Ok(())
    }

    /// The games in whose places the bot may not write, as the server's settings have it.
    async fn lost(&self, server: GuildId, places: &[Place]) -> anyhow::Result<Vec<GameId>> {
        let (bot, Some(guild)) = (self.rest.bot(), server.to_serenity()) else { return Ok(Vec::new()) };
        let channels = self.rest.channels(guild, Priority::Program).await?;
        let roles = self.rest.member(guild, bot, Priority::Program).await?.roles;
        let may = |channel: ChannelId| channel.to_serenity().map(|at| channels.may(bot, &roles, at));
        let knows = |channel: ChannelId| channel.to_serenity().is_some_and(|at| channels.knows(at));
        let writes = |place: &Place| {
            if knows(place.channel) {
                may(place.channel).is_some_and(|may| may.view_channel() && may.send_messages())
            } else {
                may(place.above).is_some_and(|may| may.view_channel() && may.send_messages_in_threads())
            }
        };
        Ok(places.iter().filter(|place| !writes(place)).map(|place| place.game).collect())
    }
}
