//! What the gateway tells: clicks and forms, what becomes of servers and channels, and that messages were written.
//! Commands go through the framework; that somebody has left a server nobody tells (see `seats::left_server`).

use std::time::Instant;

use poise::FrameworkContext;
use ra_table::id::{GuildId, RoleId};
use serenity::all::{FullEvent, GuildChannel, Interaction, MessageFlags};

use super::Data;
use crate::app::{Error, servers};
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions;
use crate::discord::sending::Delivery;

/// Takes note of an event.
#[expect(clippy::wildcard_enum_match_arm, reason = "Discord tells much of which nothing follows")]
pub(super) async fn on_event(
    framework: FrameworkContext<'_, Data, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let (data, bot) = (framework.user_data().await, framework.bot_id());
    let delivery = &data.delivery;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(came) } => {
            Box::pin(interactions::click(data, came)).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(came) } => {
            Box::pin(interactions::form::submit(data, came)).await;
        }
        FullEvent::Message { new_message: message } => {
            // What only one person sees lies below nothing.
            if !message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
                delivery.memories.last_messages.written(message.channel_id.to_ours(), message.id.to_ours());
            }
            if message.author.id == bot {
                delivery.rest.others().written(message, Instant::now());
            }
        }
        FullEvent::MessageDelete { deleted_message_id: message, .. } => {
            delivery.deleted(message.to_ours()).await?;
        }
        FullEvent::MessageDeleteBulk { multiple_deleted_messages_ids: messages, .. } => {
            for message in messages {
                delivery.deleted(message.to_ours()).await?;
            }
        }
        FullEvent::Ready { data_about_bot: ready } => {
            tracing::info!(guilds = ready.guilds.len(), "connected as {}", ready.user.name);
            delivery.miss_servers(ready).await?;
        }
        // Taken off the server: its games wait. A server that is only out of order comes back by itself.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            delivery.set_paused(incomplete.id.to_ours(), true).await?;
        }
        FullEvent::GuildCreate { guild, .. } => {
            let server = guild.id.to_ours();
            delivery.set_paused(server, false).await?;
            delivery.start_full_tables(server);
            let is_gone = |role: RoleId| guild.roles.keys().all(|there| there.to_ours() != role);
            servers::forget_role(&data.store, server, is_gone).await?;
            delivery.release(server).await?;
        }
        FullEvent::GuildRoleDelete { guild_id, removed_role_id, .. } => {
            let (server, gone) = (guild_id.to_ours(), removed_role_id.to_ours());
            servers::forget_role(&data.store, server, |role| role == gone).await?;
            permissions_changed(delivery, server).await?;
        }
        FullEvent::GuildRoleUpdate { new, .. } => {
            permissions_changed(delivery, new.guild_id.to_ours()).await?
        }
        FullEvent::ChannelUpdate { new, .. } => permissions_changed(delivery, new.guild_id.to_ours()).await?,
        // Of others nothing is told without a privileged intent.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == bot => {
            permissions_changed(delivery, event.guild_id.to_ours()).await?;
        }
        FullEvent::ThreadUpdate { new, .. } => thread_updated(delivery, new).await?,
        FullEvent::ThreadDelete { thread, .. } => {
            delivery.release(thread.guild_id.to_ours()).await?;
            delivery.channel_gone(thread.id.to_ours(), delivery.now()).await?;
        }
        FullEvent::ChannelDelete { channel, .. } => {
            delivery.channel_gone(channel.id.to_ours(), delivery.now()).await?;
        }
        _ => {}
    }
    Ok(())
}

/// Somebody has changed what the bot's permissions on a server depend on: they may have given back what a game was waiting
/// for, or taken it away.
async fn permissions_changed(delivery: &Delivery, server: GuildId) -> Result<(), Error> {
    delivery.release(server).await?;
    delivery.permissions_changed(server);
    Ok(())
}

/// A thread was locked, put to sleep, or opened again, perhaps.
async fn thread_updated(delivery: &Delivery, thread: &GuildChannel) -> Result<(), Error> {
    let (server, id) = (thread.guild_id.to_ours(), thread.id.to_ours());
    delivery.release(server).await?;
    if let Some(now) = thread.thread_metadata {
        delivery.thread_changed(server, id, !now.locked);
        if now.archived && !now.locked {
            delivery.fell_asleep(id).await;
        }
    }
    Ok(())
}
