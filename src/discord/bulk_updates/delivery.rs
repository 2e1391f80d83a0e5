//! Orders what concerns many games. The task `BulkUpdate` does it.

use ra_table::id::{ChannelId, GuildId, Shard};
use ra_table::time::Millis;
use serenity::model::gateway::Ready;

use crate::app::bulk_updates::{self, BulkUpdate};
use crate::app::{Error, servers};
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::sending::Delivery;

impl Delivery {
    /// A channel is gone since a moment: games that were played in it wait for another one, and what was to be played
    /// there is given up.
    pub(in crate::discord) async fn channel_gone(
        &self,
        channel: ChannelId,
        since: Millis,
    ) -> anyhow::Result<()> {
        Ok(bulk_updates::begin(&self.store, BulkUpdate::ChannelGone(channel), since, self.now()).await?)
    }

    /// Lets the games wait whose servers are none of those that the bot is on, as Discord lists them when it connects: it
    /// may have been taken off while it was away, which nobody tells it then. Those that it is on again tell of
    /// themselves.
    pub(in crate::discord) async fn miss_servers(&self, ready: &Ready) -> Result<(), Error> {
        let is_on = |server: &GuildId| ready.guilds.iter().any(|guild| guild.id.to_ours() == *server);
        // Each connection tells of its own servers.
        let is_told = |server: &GuildId| {
            let of = |count: u32| Shard::key(Some(*server)) % i64::from(count);
            ready.shard.is_none_or(|shard| of(shard.total) == i64::from(shard.id.0))
        };
        let is_missing = |server: &GuildId| is_told(server) && !is_on(server);
        for server in bulk_updates::servers_with_games(&self.store).await?.into_iter().filter(is_missing) {
            tracing::info!(%server, "the bot is not on this server any more: its games wait");
            self.set_paused(server, true).await?;
        }
        for server in servers::known(&self.store).await?.into_iter().filter(is_missing) {
            servers::note_presence(&self.store, server, false, self.now()).await?;
        }
        Ok(())
    }

    /// Lets the games of a server wait that the bot was taken off, or go on where it is back.
    pub(in crate::discord) async fn set_paused(&self, guild: GuildId, paused: bool) -> Result<(), Error> {
        servers::note_presence(&self.store, guild, !paused, self.now()).await?;
        bulk_updates::begin_pause(&self.store, guild, paused, self.now()).await?;
        Ok(())
    }
}
