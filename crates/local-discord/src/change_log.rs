//! The numbered list of changes that a client of the people's side waits for.

use std::collections::VecDeque;

use serde::Serialize;

use super::id::Id;
use super::world::change::What;

/// How many changes are remembered. Who asks for older ones reads everything anew.
const KEPT: usize = 10_000;

/// A change that a person can see.
#[derive(Debug, Clone, Serialize)]
pub struct Change {
    /// Grows by one with each change.
    pub number: u64,
    /// What happened: `message_created`, `message_updated`, `message_deleted`, `channel_created`,
    /// `channel_updated`, `channel_deleted`, `member_added`, `member_updated`, `member_removed`, `guild_updated`,
    /// `language_changed`, `permissions_changed`, `interaction_answered`, `commands_changed` or `clock_turned`.
    pub what: &'static str,
    /// The channel, if the change concerns one.
    pub channel: Option<Id>,
    /// The message, if the change concerns one.
    pub message: Option<Id>,
    /// The only person it concerns, if it is private.
    #[serde(skip)]
    pub(crate) only_for: Option<Id>,
}

/// The latest changes, oldest first.
#[derive(Debug, Default)]
pub(crate) struct News {
    last: u64,
    latest: VecDeque<Change>,
}

impl News {
    /// The number of the latest change.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Writes down a change, unless it is none to read.
    pub(crate) fn record(&mut self, what: &What) {
        if let What::MessagesDeleted { channel, messages } = what {
            for message in messages {
                self.record(&What::MessageDeleted { channel: *channel, message: *message, only_for: None });
            }
            return;
        }
        let (word, channel, message, only_for) = match what {
            What::MessageCreated { channel, message, only_for } => {
                ("message_created", Some(*channel), Some(*message), *only_for)
            }
            What::MessageUpdated { channel, message, only_for } => {
                ("message_updated", Some(*channel), Some(*message), *only_for)
            }
            What::MessageDeleted { channel, message, only_for } => {
                ("message_deleted", Some(*channel), Some(*message), *only_for)
            }
            What::Reacted { channel, message, .. } | What::ReactionsCleared { channel, message, .. } => {
                ("message_updated", Some(*channel), Some(*message), None)
            }
            What::DmOpened { channel, with } => ("channel_created", Some(*channel), None, Some(*with)),
            What::ThreadStarted { thread: channel } | What::ChannelCreated { channel } => {
                ("channel_created", Some(*channel), None, None)
            }
            What::ThreadJoined { thread: channel, .. }
            | What::ThreadLeft { thread: channel, .. }
            | What::ChannelUpdated { channel } => ("channel_updated", Some(*channel), None, None),
            What::PermissionsChanged { channel } => ("permissions_changed", Some(*channel), None, None),
            What::ChannelDeleted { channel } => ("channel_deleted", Some(channel.id), None, None),
            What::MemberAdded { .. } => ("member_added", None, None, None),
            What::MemberUpdated { .. } => ("member_updated", None, None, None),
            What::MemberRemoved { .. } => ("member_removed", None, None, None),
            What::DmsClosed { person } => ("member_updated", None, None, Some(*person)),
            What::LanguageChanged { person } => ("language_changed", None, None, Some(*person)),
            What::RoleCreated { .. }
            | What::RoleUpdated { .. }
            | What::RoleDeleted { .. }
            | What::GuildUpdated => ("guild_updated", None, None, None),
            What::InteractionAnswered { channel, message, person } => {
                ("interaction_answered", Some(*channel), *message, Some(*person))
            }
            What::CommandsChanged => ("commands_changed", None, None, None),
            What::ClockTurned => ("clock_turned", None, None, None),
            // Nobody but the bot sees it, or it is told message by message.
            What::InteractionCreated { .. } | What::PinsUpdated { .. } | What::MessagesDeleted { .. } => {
                return;
            }
        };
        self.last += 1;
        if self.latest.len() == KEPT {
            self.latest.pop_front();
        }
        self.latest.push_back(Change { number: self.last, what: word, channel, message, only_for });
    }

    /// What changed after `number` as far as `person` may know.
    pub(crate) fn after(&self, number: u64, person: Id) -> impl Iterator<Item = &Change> {
        let news = self.latest.iter().filter(move |change| change.number > number);
        news.filter(move |change| change.only_for.is_none_or(|only| only == person))
    }
}
