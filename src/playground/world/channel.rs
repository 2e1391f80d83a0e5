//! Channels: the guild's text channels, their threads, and direct messages with the bot.

use std::collections::{BTreeMap, BTreeSet};

use super::message::Message;
use crate::playground::clock::Millis;
use crate::playground::id::Id;
use crate::playground::permission::{Overwrite, Permissions};

/// A place that holds messages.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) place: Place,
    pub(crate) messages: BTreeMap<Id, Message>,
    /// The last message ever sent here for all to see, even if it is gone.
    pub(crate) last_message: Option<Id>,
}

/// What kind of place a channel is.
#[derive(Debug)]
pub(crate) enum Place {
    Text(TextChannel),
    Thread(Thread),
    /// The bot's direct messages with one person.
    Dm {
        with: Id,
    },
}

/// A text channel of the guild.
#[derive(Debug, Clone)]
pub(crate) struct TextChannel {
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) position: u32,
    pub(crate) overwrites: Vec<Overwrite>,
}

/// A thread under a text channel.
#[derive(Debug, Clone)]
pub(crate) struct Thread {
    pub(crate) name: String,
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) private: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// When it was last archived or brought back.
    pub(crate) archive_changed_at: Millis,
    pub(crate) auto_archive_min: u64,
    pub(crate) slowmode_s: u64,
    pub(crate) members: BTreeSet<Id>,
    /// Messages ever sent here, without the one it started from.
    pub(crate) total_sent: u64,
    pub(crate) created_at: Millis,
}

impl Channel {
    pub(crate) fn new(id: Id, place: Place) -> Channel {
        Channel { id, place, messages: BTreeMap::new(), last_message: None }
    }

    /// The channel's type in the API.
    pub(crate) fn kind(&self) -> u8 {
        match &self.place {
            Place::Text(_) => 0,
            Place::Dm { .. } => 1,
            Place::Thread(thread) => 11 + u8::from(thread.private),
        }
    }

    /// The name, which a DM lacks.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.place {
            Place::Text(text) => Some(&text.name),
            Place::Thread(thread) => Some(&thread.name),
            Place::Dm { .. } => None,
        }
    }

    pub(crate) fn is_dm(&self) -> bool {
        matches!(self.place, Place::Dm { .. })
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.place {
            Place::Thread(thread) => Some(thread),
            Place::Text(_) | Place::Dm { .. } => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.place {
            Place::Thread(thread) => Some(thread),
            Place::Text(_) | Place::Dm { .. } => None,
        }
    }

    /// The permission that writing here needs.
    pub(crate) fn permission_to_send(&self) -> Permissions {
        match &self.place {
            Place::Thread(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            Place::Text(_) | Place::Dm { .. } => Permissions::SEND_MESSAGES,
        }
    }
}
