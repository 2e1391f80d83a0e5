//! Starts full tables whose game can begin now: their host has been waited for, or the bot may write there again.

use ra_table::game::lobby::Lobby;
use ra_table::id::{GameId, GuildId};
use serenity::model::id::RoleId;

use crate::app::lobbies;
use crate::discord::interactions::bot_permissions::May;
use crate::discord::rest::{Channels, Priority};
use crate::discord::sending::Delivery;

impl Delivery {
    pub(in crate::discord) async fn start_those(&self, server: GuildId) -> anyhow::Result<()> {
        let full = lobbies::full(&self.store, server).await?;
        if full.is_empty() {
            return Ok(());
        }
        let (channels, roles) = self.own_roles(server, Priority::Program).await?;
        for lobby in full {
            if let Err(error) = self.start_full(&lobby, &channels, &roles).await {
                tracing::info!(game = %lobby.id, "a full table does not start: {error:#}");
            }
        }
        Ok(())
    }

    /// Starts the game of a full table that has waited for its host, unless something hinders it.
    pub(in crate::discord) async fn start_waiting(&self, game: GameId) -> anyhow::Result<()> {
        let lobby = lobbies::lobby(&self.store, game).await?;
        let Some(server) = lobby.guild.filter(|_| lobby.waits_for_host()) else { return Ok(()) };
        let (channels, roles) = self.own_roles(server, Priority::Program).await?;
        self.start_full(&lobby, &channels, &roles).await
    }

    /// Starts the game of a full table, if the bot may do there what that takes, and all who sit there are still on the
    /// server.
    async fn start_full(&self, lobby: &Lobby, channels: &Channels, roles: &[RoleId]) -> anyhow::Result<()> {
        let Some(channel) = self.channel_of(channels, lobby.channel).await? else { return Ok(()) };
        let is_thread = channel != lobby.channel;
        let may = May::there(channels, self.rest.bot(), roles, channel, is_thread);
        if may.hindrance(lobby.place).is_some() {
            return Ok(());
        }
        self.free_seats_of_the_gone(lobby, None, Priority::Program).await?;
        if lobbies::start_full(&self.store, lobby.id, self.now()).await? {
            self.post(lobby.id, Priority::Program).await;
        }
        Ok(())
    }
}
