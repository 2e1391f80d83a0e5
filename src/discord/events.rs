//! What the gateway tells: clicks, what becomes of servers and channels, and that messages were written. Commands go through
//! the framework; that somebody has left a server nobody tells (see `jobs::left_server`).

use poise::FrameworkContext;
use serenity::all::{FullEvent, Interaction};

use super::{Data, features};
use crate::app::Error;

/// Takes note of an event.
pub(super) async fn on_event(
    framework: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let data = framework.user_data().await;
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(came) } = event {
        features::click(data, came).await;
    }
    if let FullEvent::Message { new_message } = event {
        data.delivery.last_messages.written(new_message.channel_id.into(), new_message.id.into());
    }
    if let FullEvent::Ready { data_about_bot } = event {
        tracing::info!(guilds = data_about_bot.guilds.len(), "connected as {}", data_about_bot.user.name);
        data.delivery.miss_servers(data_about_bot).await?;
    }
    // Taken off the server: its games wait. A server that is only out of order comes back by itself.
    if let FullEvent::GuildDelete { incomplete, .. } = event
        && !incomplete.unavailable
    {
        data.delivery.set_paused(incomplete.id.into(), true).await?;
    }
    if let FullEvent::GuildCreate { guild, .. } = event {
        data.delivery.set_paused(guild.id.into(), false).await?;
    }
    // Somebody may have given back what a game was waiting for.
    if matches!(
        event,
        FullEvent::GuildCreate { .. }
            | FullEvent::ChannelUpdate { .. }
            | FullEvent::ThreadUpdate { .. }
            | FullEvent::GuildRoleUpdate { .. }
    ) {
        data.delivery.release_all().await?;
    }
    if let FullEvent::ChannelDelete { channel, .. } = event {
        data.delivery.channel_gone(channel.id.into()).await?;
    }
    if let FullEvent::ThreadDelete { thread, .. } = event {
        data.delivery.channel_gone(thread.id.into()).await?;
    }
    Ok(())
}
