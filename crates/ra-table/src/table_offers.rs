//! What people who do not sit at a table yet are told of it.

use crate::game::lobby::Lobby;
use crate::id::{GuildId, UserId};
use crate::time::Millis;

/// After so many notifications of an open table that led to nothing, no more are sent.
pub const MOST_IN_VAIN: i64 = 3;

/// Somebody who is to be told of a table at which a seat is free.
#[derive(Debug, Clone)]
pub struct OpenTable {
    /// The table.
    pub lobby: Lobby,
    /// On which server.
    pub guild: GuildId,
    /// Who.
    pub user: UserId,
    /// Whether they are told of no other unless they sit down at this one.
    pub is_last: bool,
}

/// Somebody who is to be told that a seat is kept for them.
#[derive(Debug, Clone)]
pub struct Invitation {
    /// Where.
    pub lobby: Lobby,
    /// Who.
    pub user: UserId,
    /// Until when.
    pub until: Millis,
    /// Whether they want to be told by direct message.
    pub direct: bool,
}
