//! Channels: those of the guild, their threads, and direct messages with the bot.

use std::collections::BTreeMap;

use super::message::Message;
use crate::clock::Millis;
use crate::id::Id;
use crate::kind::ChannelKind;
use crate::permission::{Overwrite, Permissions};

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
    Guild(GuildChannel),
    Thread(Thread),
    /// The bot's direct messages with one person.
    Dm {
        with: Id,
    },
}

/// A channel of the guild that is no thread.
#[derive(Debug, Clone)]
pub(crate) struct GuildChannel {
    pub(crate) kind: ChannelKind,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) position: u32,
    /// Whether a post there needs a tag, if it is a forum.
    pub(crate) requires_tag: bool,
    pub(crate) overwrites: Vec<Overwrite>,
}

/// A kind of thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThreadKind {
    /// In an announcement channel, where there are no others.
    Announcement,
    Public,
    Private,
}

/// After how many minutes without a message a thread is archived, unless it says otherwise.
pub(crate) const USUAL_ARCHIVE_MIN: u64 = 4320;

/// A thread under a channel.
#[derive(Debug, Clone)]
pub(crate) struct Thread {
    pub(crate) name: String,
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) kind: ThreadKind,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// When it was last archived or brought back.
    pub(crate) archive_changed_at: Millis,
    pub(crate) auto_archive_min: u64,
    /// Who is in it, and since when.
    pub(crate) members: BTreeMap<Id, Millis>,
    /// Messages ever sent here, without the one it started from or with.
    pub(crate) total_sent: u64,
    pub(crate) created_at: Millis,
}

impl Thread {
    /// A new thread, in which its owner is.
    pub(crate) fn new(name: String, parent: Id, owner: Id, kind: ThreadKind, now: Millis) -> Thread {
        Thread {
            name,
            parent,
            owner,
            kind,
            archived: false,
            locked: false,
            archive_changed_at: now,
            auto_archive_min: USUAL_ARCHIVE_MIN,
            members: BTreeMap::from([(owner, now)]),
            total_sent: 0,
            created_at: now,
        }
    }
}

impl Channel {
    pub(crate) fn new(id: Id, place: Place) -> Channel {
        Channel { id, place, messages: BTreeMap::new(), last_message: None }
    }

    /// The channel's type in the API.
    pub(crate) fn kind(&self) -> u8 {
        match &self.place {
            Place::Guild(channel) => channel.kind.number(),
            Place::Dm { .. } => 1,
            Place::Thread(thread) => thread.kind.number(),
        }
    }

    /// The name, which a DM lacks.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.place {
            Place::Guild(channel) => Some(&channel.name),
            Place::Thread(thread) => Some(&thread.name),
            Place::Dm { .. } => None,
        }
    }

    pub(crate) fn is_dm(&self) -> bool {
        matches!(self.place, Place::Dm { .. })
    }

    /// Whether messages can be written here.
    pub(crate) fn has_messages(&self) -> bool {
        match &self.place {
            Place::Guild(channel) => channel.kind.has_messages(),
            Place::Thread(_) | Place::Dm { .. } => true,
        }
    }

    /// Whether it is a forum, or one of pictures.
    pub(crate) fn has_posts(&self) -> bool {
        matches!(&self.place, Place::Guild(channel) if channel.kind.has_posts())
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.place {
            Place::Thread(thread) => Some(thread),
            Place::Guild(_) | Place::Dm { .. } => None,
        }
    }

    /// When a thread falls asleep if nobody writes: so long after the last message, or after it was brought back. `None`
    /// if it is archived already, or no thread.
    pub(crate) fn sleeps_at(&self) -> Option<Millis> {
        let thread = self.thread().filter(|thread| !thread.archived)?;
        let spoken = self.last_message.map_or(thread.created_at, Id::made_at);
        let quiet = i64::try_from(thread.auto_archive_min * 60_000).unwrap_or(i64::MAX);
        Some(spoken.max(thread.archive_changed_at).saturating_add(quiet))
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.place {
            Place::Thread(thread) => Some(thread),
            Place::Guild(_) | Place::Dm { .. } => None,
        }
    }

    /// The permissions without which nobody gets at the messages here.
    pub(crate) fn permissions_to_enter(&self) -> Permissions {
        match &self.place {
            Place::Guild(channel) if channel.kind.is_spoken() => {
                Permissions::VIEW_CHANNEL | Permissions::CONNECT
            }
            Place::Guild(_) | Place::Thread(_) | Place::Dm { .. } => Permissions::VIEW_CHANNEL,
        }
    }

    /// The permission that writing here needs.
    pub(crate) fn permission_to_send(&self) -> Permissions {
        match &self.place {
            Place::Thread(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            Place::Guild(_) | Place::Dm { .. } => Permissions::SEND_MESSAGES,
        }
    }
}

impl ThreadKind {
    /// The type's number in the API.
    pub(crate) fn number(self) -> u8 {
        match self {
            ThreadKind::Announcement => 10,
            ThreadKind::Public => 11,
            ThreadKind::Private => 12,
        }
    }
}
