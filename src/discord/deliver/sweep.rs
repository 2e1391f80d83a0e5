//! Working off what concerns many games, and showing what comes of it.

use serenity::model::gateway::Ready;

use super::Delivery;
use crate::app::Error;
use crate::app::sweeps::{self, Step, Sweep};
use crate::id::{ChannelId, GuildId, Shard};

impl Delivery {
    /// Does a sweep in all its games, one after the other, and shows what comes of it. What fails is gone on with by the job
    /// `sweeps`.
    pub(in crate::discord) async fn sweep(&self, number: i64) {
        loop {
            match sweeps::step(&self.store, number, self.now()).await {
                Ok(Step::Deadline(game)) => self.refresh(game).await,
                Ok(Step::GivenUp(lobby, channel)) => {
                    let game = lobby.id;
                    tracing::info!(%game, "given up: its channel is gone");
                    if lobby.channel != channel {
                        // By itself: whoever found the channel gone may be showing this very game.
                        let delivery = self.clone();
                        self.tasks.spawn(async move { delivery.show_lobby(game).await });
                    }
                }
                Ok(Step::Quiet) => {}
                Ok(Step::Done) => return,
                Err(error) => {
                    tracing::error!(number, ?error, "a sweep is not done yet");
                    if let Err(error) = sweeps::put_off(&self.store, number, self.now()).await {
                        tracing::error!(number, ?error, "and not put off");
                    }
                    return;
                }
            }
        }
    }

    /// Gives up what was to be played in a channel that is gone.
    pub(in crate::discord) async fn channel_gone(&self, channel: ChannelId) -> anyhow::Result<()> {
        let number = sweeps::begin(&self.store, Sweep::ChannelGone(channel), self.now()).await?;
        self.sweep(number).await;
        Ok(())
    }

    /// Lets the games wait whose servers are none of those that the bot is on, as Discord lists them when it connects: it
    /// may have been taken off while it was away, which nobody tells it then. Those that it is on again tell of
    /// themselves.
    pub(in crate::discord) async fn miss_servers(&self, ready: &Ready) -> Result<(), Error> {
        let is_on = |server: &GuildId| ready.guilds.iter().any(|guild| GuildId::from(guild.id) == *server);
        // Each connection tells of its own servers.
        let is_told = |server: &GuildId| {
            let of = |count: u32| Shard::key(Some(*server)) % i64::from(count);
            ready.shard.is_none_or(|shard| of(shard.total) == i64::from(shard.id.0))
        };
        for server in sweeps::servers_with_games(&self.store).await? {
            if is_told(&server) && !is_on(&server) {
                tracing::info!(%server, "the bot is not on this server any more: its games wait");
                self.set_paused(server, true).await?;
            }
        }
        Ok(())
    }

    /// Lets the games of a server wait, or go on.
    pub(in crate::discord) async fn set_paused(&self, guild: GuildId, paused: bool) -> Result<(), Error> {
        if let Some(number) = sweeps::begin_pause(&self.store, guild, paused, self.now()).await? {
            self.sweep(number).await;
        }
        Ok(())
    }
}
