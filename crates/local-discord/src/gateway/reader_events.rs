//! Events of what readers do in a channel, and moderators: reactions, pins, joining a thread, deleting many messages.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::event::{Event, in_channel};
use super::intent;
use crate::clock::iso8601;
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::components::Face;

/// Many messages were deleted at once.
pub(super) fn many_deleted(world: &World, channel: Id, messages: &BTreeSet<Id>) -> Option<Event> {
    let place = world.channels.get(&channel)?;
    let data = within(world, place, json!({"ids": messages, "channel_id": channel}));
    in_channel(world, "MESSAGE_DELETE_BULK", intent::messages_in(place), place, data)
}

/// Somebody reacted to a message (`added`), or took that back.
pub(super) fn reacted(
    world: &World,
    [channel, message, user]: [Id; 3],
    face: &Face,
    added: bool,
) -> Option<Event> {
    let place = world.channels.get(&channel)?;
    let mut data = json!({"user_id": user, "channel_id": channel, "message_id": message,
        "emoji": object::reaction::face(face), "burst": false, "type": 0});
    let mut name = "MESSAGE_REACTION_REMOVE";
    if added {
        name = "MESSAGE_REACTION_ADD";
        data["message_author_id"] = json!(world.message(channel, message).map(|message| message.author));
        data["burst_colors"] = json!([]);
        if !place.is_dm() {
            data["member"] = object::member::member(world, user);
        }
    }
    in_channel(world, name, intent::reactions_in(place), place, within(world, place, data))
}

/// All reactions to a message are gone, or those of one kind.
pub(super) fn cleared(world: &World, channel: Id, message: Id, face: Option<&Face>) -> Option<Event> {
    let place = world.channels.get(&channel)?;
    let mut data = within(world, place, json!({"channel_id": channel, "message_id": message}));
    let mut name = "MESSAGE_REACTION_REMOVE_ALL";
    if let Some(face) = face {
        (name, data["emoji"]) = ("MESSAGE_REACTION_REMOVE_EMOJI", object::reaction::face(face));
    }
    in_channel(world, name, intent::reactions_in(place), place, data)
}

/// What is pinned in a channel has changed.
pub(super) fn pins(world: &World, channel: Id) -> Option<Event> {
    let place = world.channels.get(&channel)?;
    let last = place.messages.values().filter_map(|message| message.pinned_at).max();
    let data = json!({"channel_id": channel, "last_pin_timestamp": last.map(iso8601)});
    let asked = if place.is_dm() { intent::DIRECT_MESSAGES } else { intent::GUILDS };
    in_channel(world, "CHANNEL_PINS_UPDATE", asked, place, within(world, place, data))
}

/// Somebody came into a thread.
pub(super) fn joined(world: &World, thread: Id, user: Id) -> Option<Event> {
    let since = world.channels.get(&thread)?.thread()?.members.get(&user)?;
    let mut joined = object::channel::thread_member(thread, user, *since);
    joined["member"] = object::member::member(world, user);
    joined["presence"] = Value::Null;
    of_members(world, thread, user, &json!([joined]), &json!([]))
}

/// Somebody left a thread.
pub(super) fn left(world: &World, thread: Id, user: Id) -> Option<Event> {
    of_members(world, thread, user, &json!([]), &json!([user]))
}

/// Adds the guild to what is told of a channel in one.
fn within(world: &World, place: &Channel, mut data: Value) -> Value {
    if !place.is_dm() {
        data["guild_id"] = json!(world.guild.id);
    }
    data
}

/// Of itself the bot hears in any case, of others by the intent for members.
fn of_members(world: &World, thread: Id, user: Id, added: &Value, removed: &Value) -> Option<Event> {
    let place = world.channels.get(&thread)?;
    let data = json!({"id": thread, "guild_id": world.guild.id, "member_count": place.thread()?.members.len(),
        "added_members": added, "removed_member_ids": removed});
    let asked = if user == world.bot { intent::GUILDS } else { intent::GUILD_MEMBERS };
    in_channel(world, "THREAD_MEMBERS_UPDATE", asked, place, data)
}
