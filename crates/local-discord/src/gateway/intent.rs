//! Gateway intents: which kinds of events a session asked for.

use crate::world::channel::Channel;

pub(crate) const GUILDS: u64 = 1 << 0;
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
pub(crate) const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
/// For events that every session gets.
pub(crate) const NONE: u64 = 0;

/// Intents that must be switched on for the application first.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// Every intent there is; 17 to 19, 22 and 23 are not given out.
pub(crate) const ALL: u64 = 0x1ffff | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

/// The intent for reactions to messages of a channel.
pub(crate) fn reactions_in(channel: &Channel) -> u64 {
    if channel.is_dm() { DIRECT_MESSAGE_REACTIONS } else { GUILD_MESSAGE_REACTIONS }
}

/// The intent for messages of a channel.
pub(crate) fn messages_in(channel: &Channel) -> u64 {
    if channel.is_dm() { DIRECT_MESSAGES } else { GUILD_MESSAGES }
}
