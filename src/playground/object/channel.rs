//! Channel and thread objects.

use serde_json::{Value, json};

use super::member::user;
use crate::playground::clock::iso8601;
use crate::playground::id::Id;
use crate::playground::permission::{Overwrite, Whose};
use crate::playground::world::World;
use crate::playground::world::channel::{Channel, Place, TextChannel, Thread};

/// A channel, thread or DM.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    match &channel.place {
        Place::Text(place) => text(world, channel, place),
        Place::Thread(place) => thread(world, channel, place),
        Place::Dm { with } => json!({
            "id": channel.id,
            "type": 1,
            "flags": 0,
            "last_message_id": channel.last_message,
            "recipients": world.users.get(with).map(user).into_iter().collect::<Vec<_>>(),
        }),
    }
}

/// The short form that comes with interactions: with the reader's permissions.
pub(crate) fn partial(world: &World, shown: &Channel, reader: Id) -> Value {
    let mut value = channel(world, shown);
    value["permissions"] = json!(world.permissions(reader, shown));
    value
}

fn text(world: &World, channel: &Channel, place: &TextChannel) -> Value {
    json!({
        "id": channel.id,
        "type": 0,
        "guild_id": world.guild.id,
        "name": place.name,
        "position": place.position,
        "permission_overwrites": place.overwrites.iter().map(overwrite).collect::<Vec<_>>(),
        "topic": place.topic,
        "nsfw": false,
        "last_message_id": channel.last_message,
        "rate_limit_per_user": 0,
        "parent_id": null,
        "flags": 0,
    })
}

fn thread(world: &World, channel: &Channel, thread: &Thread) -> Value {
    let public = channel.messages.values().filter(|message| message.only_for.is_none());
    let mut metadata = json!({
        "archived": thread.archived,
        "archive_timestamp": iso8601(thread.archive_changed_at),
        "auto_archive_duration": thread.auto_archive_min,
        "locked": thread.locked,
        "create_timestamp": iso8601(thread.created_at),
    });
    if thread.private {
        metadata["invitable"] = json!(true);
    }
    json!({
        "id": channel.id,
        "type": channel.kind(),
        "guild_id": world.guild.id,
        "name": thread.name,
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "last_message_id": channel.last_message,
        "rate_limit_per_user": thread.slowmode_s,
        "flags": 0,
        "message_count": public.count(),
        "member_count": thread.members.len(),
        "total_message_sent": thread.total_sent,
        "thread_metadata": metadata,
    })
}

fn overwrite(overwrite: &Overwrite) -> Value {
    let (kind, id) = match overwrite.whose {
        Whose::Role(id) => (0, id),
        Whose::Member(id) => (1, id),
    };
    json!({"id": id, "type": kind, "allow": overwrite.allow, "deny": overwrite.deny})
}
