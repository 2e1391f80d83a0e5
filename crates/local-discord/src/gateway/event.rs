//! An event: what the gateway tells of a change, and who gets it.

use serde_json::Value;

use crate::id::Id;
use crate::world::World;
use crate::world::channel::Channel;

/// What is told of a change.
#[derive(Debug)]
pub(crate) struct Event {
    pub(super) name: &'static str,
    /// Only sessions with this intent are told.
    pub(super) intent: u64,
    /// The guild where it happened, whose shard alone is told; for what happened in a DM it is the first.
    pub(super) guild: Option<Id>,
    pub(crate) data: Value,
    /// The data without contents, for sessions that may not read them, if they are to be kept from those.
    pub(super) stripped: Option<Value>,
}

/// An event of the guild, if the bot is in it.
pub(super) fn in_guild(world: &World, name: &'static str, intent: u64, data: Value) -> Option<Event> {
    let guild = Some(world.guild.id);
    world.bot_is_member().then_some(Event { name, intent, guild, data, stripped: None })
}

/// An event of a channel, if the bot sees it.
pub(super) fn in_channel(
    world: &World,
    name: &'static str,
    intent: u64,
    channel: &Channel,
    data: Value,
) -> Option<Event> {
    if !world.sees(world.bot, channel) {
        return None;
    }
    if channel.is_dm() {
        return Some(Event { name, intent, guild: None, data, stripped: None });
    }
    in_guild(world, name, intent, data)
}
