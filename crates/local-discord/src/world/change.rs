//! What can change in the world.

use std::collections::BTreeSet;

use serde_json::Value;

use super::channel::Channel;
use super::components::Face;
use crate::id::Id;

/// A change, told once it is made. What is gone by then comes along with it.
#[derive(Debug)]
pub(crate) enum What {
    // `only_for` is the one reader of an ephemeral message.
    MessageCreated { channel: Id, message: Id, only_for: Option<Id> },
    MessageUpdated { channel: Id, message: Id, only_for: Option<Id> },
    MessageDeleted { channel: Id, message: Id, only_for: Option<Id> },
    // Many at once.
    MessagesDeleted { channel: Id, messages: BTreeSet<Id> },
    // Somebody reacts to a message, or does so no more.
    Reacted { channel: Id, message: Id, user: Id, face: Face, added: bool },
    // All reactions to a message are gone, or all of one kind.
    ReactionsCleared { channel: Id, message: Id, face: Option<Face> },
    PinsUpdated { channel: Id },
    DmOpened { channel: Id, with: Id },
    ThreadStarted { thread: Id },
    ThreadJoined { thread: Id, user: Id },
    ThreadLeft { thread: Id, user: Id },
    ChannelCreated { channel: Id },
    // A channel or thread is called or set otherwise, or a thread archived or brought back.
    ChannelUpdated { channel: Id },
    PermissionsChanged { channel: Id },
    // A channel or thread is gone, with all that was in it.
    ChannelDeleted { channel: Box<Channel> },
    MemberAdded { user: Id },
    MemberUpdated { user: Id },
    MemberRemoved { user: Id },
    // A person refuses direct messages, or takes them again.
    DmsClosed { person: Id },
    // A person's client speaks another language.
    LanguageChanged { person: Id },
    RoleCreated { role: Id },
    RoleUpdated { role: Id },
    RoleDeleted { role: Id },
    // The guild is set otherwise.
    GuildUpdated,
    // A person asks the bot something, as `data` says.
    InteractionCreated { interaction: Id, data: Value },
    InteractionAnswered { channel: Id, message: Option<Id>, person: Id },
    CommandsChanged,
    ClockTurned,
}
