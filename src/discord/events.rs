//! What the gateway tells: clicks and forms, what becomes of servers and channels, and that messages were written.
//! Commands go through the framework; that somebody has left a server nobody tells (see `tasks::left_server`).

use std::time::Instant;

use poise::FrameworkContext;
use ra_table::id::RoleId;
use serenity::all::{FullEvent, GuildId, Interaction, MessageFlags, UserId};

use super::{Data, features};
use crate::app::{Error, servers};
use crate::discord::ids::ToOurs as _;

/// Takes note of an event.
pub(super) async fn on_event(
    framework: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let data = framework.user_data().await;
    if let FullEvent::InteractionCreate { interaction: Interaction::Component(came) } = event {
        Box::pin(features::click(data, came)).await;
    }
    if let FullEvent::InteractionCreate { interaction: Interaction::Modal(came) } = event {
        Box::pin(features::form::submit(data, came)).await;
    }
    // What only one person sees lies below nothing.
    if let FullEvent::Message { new_message } = event
        && !new_message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    {
        data.delivery.last_messages.written(new_message.channel_id.to_ours(), new_message.id.to_ours());
    }
    if let FullEvent::Message { new_message } = event
        && new_message.author.id == framework.bot_id()
    {
        data.delivery.rest.others().written(new_message, Instant::now());
    }
    if let FullEvent::MessageDelete { deleted_message_id, .. } = event {
        data.delivery.deleted((*deleted_message_id).to_ours()).await?;
    }
    if let FullEvent::MessageDeleteBulk { multiple_deleted_messages_ids, .. } = event {
        for message in multiple_deleted_messages_ids {
            data.delivery.deleted((*message).to_ours()).await?;
        }
    }
    if let FullEvent::Ready { data_about_bot } = event {
        tracing::info!(guilds = data_about_bot.guilds.len(), "connected as {}", data_about_bot.user.name);
        data.delivery.miss_servers(data_about_bot).await?;
    }
    // Taken off the server: its games wait. A server that is only out of order comes back by itself.
    if let FullEvent::GuildDelete { incomplete, .. } = event
        && !incomplete.unavailable
    {
        data.delivery.set_paused(incomplete.id.to_ours(), true).await?;
    }
    if let FullEvent::GuildCreate { guild, .. } = event {
        data.delivery.set_paused(guild.id.to_ours(), false).await?;
        data.delivery.start_full_tables(guild.id.to_ours());
        let is_gone = |role: RoleId| guild.roles.keys().all(|there| there.to_ours() != role);
        servers::forget_role(&data.delivery.store, guild.id.to_ours(), is_gone).await?;
    }
    if let FullEvent::GuildRoleDelete { guild_id, removed_role_id, .. } = event {
        let gone = removed_role_id.to_ours();
        servers::forget_role(&data.delivery.store, (*guild_id).to_ours(), |role| role == gone).await?;
    }
    // Somebody may have given back what a game was waiting for.
    if let Some(server) = server_that_changed(event, framework.bot_id()) {
        data.delivery.release(server.to_ours()).await?;
    }
    // Or taken it away.
    if let Some(server) = server_with_other_permissions(event, framework.bot_id()) {
        data.delivery.permissions_changed(server.to_ours());
    }
    if let FullEvent::ThreadUpdate { new, .. } = event
        && let Some(thread) = new.thread_metadata
    {
        data.delivery.thread_changed(new.guild_id.to_ours(), new.id.to_ours(), !thread.locked);
    }
    if let FullEvent::ThreadUpdate { new, .. } = event
        && new.thread_metadata.is_some_and(|thread| thread.archived && !thread.locked)
    {
        data.delivery.fell_asleep(new.id.to_ours()).await;
    }
    if let FullEvent::ChannelDelete { channel, .. } = event {
        data.delivery.channel_gone(channel.id.to_ours(), data.delivery.now()).await?;
    }
    if let FullEvent::ThreadDelete { thread, .. } = event {
        data.delivery.channel_gone(thread.id.to_ours(), data.delivery.now()).await?;
    }
    Ok(())
}

/// The server in which something has changed that the bot's permissions may depend on, or whether a thread can be
/// written in or opened.
fn server_that_changed(event: &FullEvent, bot: UserId) -> Option<GuildId> {
    if let FullEvent::GuildCreate { guild, .. } = event {
        return Some(guild.id);
    }
    if let FullEvent::ThreadUpdate { new, .. } = event {
        return Some(new.guild_id);
    }
    if let FullEvent::ThreadDelete { thread, .. } = event {
        return Some(thread.guild_id);
    }
    server_with_other_permissions(event, bot)
}

/// The server in which somebody has changed what the bot's permissions depend on.
fn server_with_other_permissions(event: &FullEvent, bot: UserId) -> Option<GuildId> {
    if let FullEvent::ChannelUpdate { new, .. } = event {
        return Some(new.guild_id);
    }
    if let FullEvent::GuildRoleDelete { guild_id, .. } = event {
        return Some(*guild_id);
    }
    if let FullEvent::GuildRoleUpdate { new, .. } = event {
        return Some(new.guild_id);
    }
    // Of others nothing is told without a privileged intent.
    if let FullEvent::GuildMemberUpdate { event, .. } = event
        && event.user.id == bot
    {
        return Some(event.guild_id);
    }
    None
}
