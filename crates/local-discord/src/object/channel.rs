//! Channel and thread objects.

use serde_json::{Value, json};

use super::member::user;
use crate::clock::{Millis, iso8601};
use crate::id::Id;
use crate::kind::ChannelKind;
use crate::permission::{Overwrite, Permissions, Whose};
use crate::world::World;
use crate::world::channel::{Channel, GuildChannel, Place, Thread, ThreadKind};
use crate::world::message::Message;

/// The flag of a forum in which a post needs a tag.
const REQUIRE_TAG: u8 = 1 << 4;

/// A channel, thread or DM.
pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    match &channel.place {
        Place::Guild(place) => of_guild(world, channel, place),
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

/// The form in which the gateway tells the bot of a channel: of one that it does not see only that it is there. (So since
/// November 2026: "Obfuscated Channels" in Discord's documentation.)
pub(crate) fn to_bot(world: &World, shown: &Channel) -> Value {
    let mut value = channel(world, shown);
    if !world.sees(world.bot, shown) {
        let hidden =
            json!([{"id": world.guild.id, "type": 0, "allow": "0", "deny": Permissions::VIEW_CHANNEL}]);
        for name in ["topic", "last_message_id", "rtc_region"] {
            if let Some(told) = value.get_mut(name) {
                *told = Value::Null;
            }
        }
        (value["name"], value["flags"]) = (json!("___hidden___"), json!(1 << 17));
        value["permission_overwrites"] = hidden;
    }
    value
}

/// The short form that comes with interactions: with the reader's permissions.
pub(crate) fn partial(world: &World, shown: &Channel, reader: Id) -> Value {
    let mut value = channel(world, shown);
    value["permissions"] = json!(world.permissions(reader, shown));
    value
}

/// A channel of the guild: what all have, and what only some kinds have.
fn of_guild(world: &World, channel: &Channel, place: &GuildChannel) -> Value {
    let mut value = json!({
        "id": channel.id,
        "type": place.kind.number(),
        "guild_id": world.guild.id,
        "name": place.name,
        "position": place.position,
        "permission_overwrites": place.overwrites.iter().map(overwrite).collect::<Vec<_>>(),
        "nsfw": false,
        "parent_id": null,
        "flags": if place.requires_tag { REQUIRE_TAG } else { 0 },
    });
    let (topic, last) = (json!(place.topic), json!(channel.last_message));
    let spoken = || vec![("bitrate", json!(64_000)), ("user_limit", json!(0)), ("rtc_region", json!(null))];
    let slowmode = ("rate_limit_per_user", json!(0));
    let more = match place.kind {
        ChannelKind::Text => vec![("topic", topic), ("last_message_id", last), slowmode],
        ChannelKind::Announcement => vec![("topic", topic), ("last_message_id", last)],
        ChannelKind::Voice => [spoken(), vec![("last_message_id", last), slowmode]].concat(),
        ChannelKind::Stage => {
            [spoken(), vec![("topic", topic), ("last_message_id", last), slowmode]].concat()
        }
        ChannelKind::Forum | ChannelKind::Media => {
            let mut more = vec![("topic", topic), ("last_message_id", last), slowmode];
            more.extend([("available_tags", json!([])), ("default_reaction_emoji", json!(null))]);
            more.push(("default_sort_order", json!(null)));
            if place.kind == ChannelKind::Forum {
                more.push(("default_forum_layout", json!(0)));
            }
            more
        }
        ChannelKind::Category => vec![],
    };
    for (key, of_kind) in more {
        value[key] = of_kind;
    }
    value
}

fn thread(world: &World, channel: &Channel, thread: &Thread) -> Value {
    // A post begins with a message of its own id, which does not count.
    let counts = |message: &&Message| message.only_for.is_none() && message.id != channel.id;
    let mut metadata = json!({
        "archived": thread.archived,
        "archive_timestamp": iso8601(thread.archive_changed_at),
        "auto_archive_duration": thread.auto_archive_min,
        "locked": thread.locked,
        "create_timestamp": iso8601(thread.created_at),
    });
    if thread.kind == ThreadKind::Private {
        metadata["invitable"] = json!(true);
    }
    let mut value = json!({
        "id": channel.id,
        "type": channel.kind(),
        "guild_id": world.guild.id,
        "name": thread.name,
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "last_message_id": channel.last_message,
        "rate_limit_per_user": 0,
        "flags": 0,
        "message_count": channel.messages.values().filter(counts).count(),
        "member_count": thread.members.len(),
        "total_message_sent": thread.total_sent,
        "thread_metadata": metadata,
    });
    if world.channels.get(&thread.parent).is_some_and(Channel::has_posts) {
        value["applied_tags"] = json!([]);
    }
    value
}

/// Somebody in a thread, since a moment.
pub(crate) fn thread_member(thread: Id, user: Id, since: Millis) -> Value {
    json!({"id": thread, "user_id": user, "join_timestamp": iso8601(since), "flags": 0})
}

fn overwrite(overwrite: &Overwrite) -> Value {
    let kind = match overwrite.whose {
        Whose::Role(_) => 0,
        Whose::Member(_) => 1,
    };
    json!({"id": overwrite.whose.id(), "type": kind, "allow": overwrite.allow, "deny": overwrite.deny})
}
