//! Messages, and what requests say of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use super::components::Reaction;
use super::interaction::Origin;
use super::mention::{Allowed, Mentions};
use crate::clock::Millis;
use crate::id::Id;

/// Bits of a message's `flags`.
pub(crate) mod flag {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// A message.
#[derive(Debug, Clone)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) kind: Kind,
    pub(crate) content: String,
    /// With their `attachment://` addresses already replaced.
    pub(crate) embeds: Vec<Value>,
    /// Likewise, and with an `id` in each.
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) edited_at: Option<Millis>,
    pub(crate) mentions: Mentions,
    /// The people it pinged when it was sent.
    pub(crate) pinged: BTreeSet<Id>,
    /// The people whose devices it made sound, or show it, when it was sent.
    pub(crate) notified: BTreeSet<Id>,
    pub(crate) reply_to: Option<Id>,
    /// When it was pinned, if it is.
    pub(crate) pinned_at: Option<Millis>,
    /// In the order in which each kind came first.
    pub(crate) reactions: Vec<Reaction>,
    pub(crate) nonce: Option<Value>,
    pub(crate) tts: bool,
    /// The interaction that it answers.
    pub(crate) origin: Option<Origin>,
    /// The one person who sees it, if it is ephemeral.
    pub(crate) only_for: Option<Id>,
}

/// The types of messages that occur here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Default,
    /// Says who was put into a thread by somebody else.
    RecipientAdd,
    /// Says that a message was pinned.
    Pinned,
    /// Says that a thread was started without a message.
    ThreadCreated,
    Reply,
    /// The answer to a slash command.
    Command,
    /// The answer to a command from a menu.
    MenuCommand,
}

/// A file of a message.
#[derive(Debug, Clone)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
    /// Whether an embed or component shows it, so that the message does not list it.
    pub(crate) embedded: bool,
}

/// What a request says about a message. A part that it does not mention is `None`.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    /// The attachments that stay, with their new descriptions.
    pub(crate) keep: Option<Vec<(Id, Option<String>)>>,
    pub(crate) files: Vec<NewFile>,
    pub(crate) flags: Option<u64>,
    pub(crate) allowed: Allowed,
    pub(crate) reply_to: Option<Id>,
    pub(crate) nonce: Option<Value>,
    pub(crate) tts: bool,
}

/// A file that a request brings.
#[derive(Debug, Clone)]
pub(crate) struct NewFile {
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
}

/// All that a new message has besides its draft.
#[derive(Debug, Clone)]
pub(crate) struct Envelope {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) kind: Kind,
    pub(crate) origin: Option<Origin>,
    /// The reader of an ephemeral message.
    pub(crate) only_for: Option<Id>,
    /// Flags that the draft cannot set.
    pub(crate) flags: u64,
}

impl Envelope {
    /// Of a message that answers no interaction.
    pub(crate) fn plain(channel: Id, author: Id, kind: Kind) -> Envelope {
        Envelope { channel, author, kind, origin: None, only_for: None, flags: 0 }
    }
}

impl Kind {
    /// The type's number in the API.
    pub(crate) fn number(self) -> u8 {
        match self {
            Kind::Default => 0,
            Kind::RecipientAdd => 1,
            Kind::Pinned => 6,
            Kind::ThreadCreated => 18,
            Kind::Reply => 19,
            Kind::Command => 20,
            Kind::MenuCommand => 23,
        }
    }

    /// Whether Discord itself says it.
    pub(crate) fn is_of_the_system(self) -> bool {
        matches!(self, Kind::RecipientAdd | Kind::Pinned | Kind::ThreadCreated)
    }
}

impl Message {
    /// Whether it has nothing to show.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
            && self.attachments.is_empty()
            && self.flags & flag::LOADING == 0
    }

    /// Whether `person` may see it, given that they see its channel.
    pub(crate) fn is_shown_to(&self, person: Id) -> bool {
        self.only_for.is_none_or(|only| only == person)
    }
}
