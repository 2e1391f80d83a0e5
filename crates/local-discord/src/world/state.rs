//! The state of the world, and what is read from it.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Debug;
use std::num::NonZeroU16;
use std::time::Duration;

use serde_json::Value;

use super::change::What;
use super::channel::{Channel, Place, Thread, ThreadKind};
use super::emoji::Emojis;
use super::guild::{Guild, User};
use super::interaction::{Interaction, Origin};
use super::message::Message;
use crate::clock::{LocalClock, Millis};
use crate::id::{Id, Ids};
use crate::options::Limits;
use crate::permission::{self, Permissions};

/// All that one local Discord knows.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: LocalClock,
    pub(crate) ids: Ids,
    pub(crate) limits: Limits,
    /// How many shards the bot is recommended to have.
    pub(crate) shards: NonZeroU16,
    /// When sessions of the gateway began, as far as it still counts.
    pub(crate) begun: VecDeque<Millis>,
    /// `http://127.0.0.1:PORT`, the start of every address it hands out.
    pub(crate) address: String,
    /// The bot's token, without the word `Bot`.
    pub(crate) token: String,
    /// The id of the application and of its user, which are one.
    pub(crate) bot: Id,
    /// The bot first, then the people in the order of their ids.
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guild: Guild,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// Registered commands as the API shows them; those with a `guild_id` belong to the guild alone.
    pub(crate) commands: Vec<Value>,
    /// Those of the application.
    pub(crate) emojis: Emojis,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// How far each person has read each channel: the last message seen.
    pub(crate) read: BTreeMap<(Id, Id), Id>,
    pub(super) witness: Box<dyn Witness>,
}

/// Who is told of every change at once, while everything is just as the change left it.
///
/// A list to be read later would not do: a message brings back the archived thread that it is written in, and the
/// thread must be told as it was before that message. Nor would a copy of the thing in each change: what is told of it
/// shows other things too, and whether the bot is told depends on what it may see at that moment.
pub(crate) trait Witness: Debug + Send {
    fn see(&self, world: &World, what: What);
}

impl World {
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Turns the clock forward, and tells everyone. Returns whether a clock can tell so late a time.
    pub(crate) fn turn_clock(&mut self, by: Duration) -> bool {
        let turned = self.clock.advance(by);
        if turned {
            self.changed(What::ClockTurned);
            self.let_threads_sleep();
        }
        turned
    }

    /// Tells of a change that has just been made.
    pub(super) fn changed(&self, what: What) {
        self.witness.see(self, what);
    }

    pub(crate) fn next_id(&mut self) -> Id {
        let now = self.now();
        self.ids.next(now)
    }

    /// How a message tells that it answers an interaction. A followup names the first answer, `original`.
    pub(crate) fn origin(&self, interaction: Id, original: Option<Id>) -> Option<Origin> {
        let found = self.interactions.get(&interaction)?;
        let opener = found.opener.and_then(|opener| self.interactions.get(&opener));
        Some(found.origin(original, opener))
    }

    /// A message, if its channel has it.
    pub(crate) fn message(&self, channel: Id, message: Id) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&message)
    }

    /// A message that all may see, to be changed, if its channel has it.
    pub(super) fn message_mut(&mut self, channel: Id, message: Id) -> Option<&mut Message> {
        let found = self.channels.get_mut(&channel)?.messages.get_mut(&message)?;
        Some(found).filter(|message| message.only_for.is_none())
    }

    /// A thread, to be changed, if it is one.
    pub(super) fn thread_mut(&mut self, channel: Id) -> Option<&mut Thread> {
        self.channels.get_mut(&channel).and_then(Channel::thread_mut)
    }

    /// Whether the bot is in the guild.
    pub(crate) fn bot_is_member(&self) -> bool {
        self.guild.members.contains_key(&self.bot)
    }

    /// Whether it is one of the people, not the bot.
    pub(crate) fn is_person(&self, user: Id) -> bool {
        user != self.bot && self.users.contains_key(&user)
    }

    /// What a member may do in a channel. In a DM both sides may do what a DM offers.
    pub(crate) fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let place = match &channel.place {
            Place::Dm { with } => {
                return if *with == user || user == self.bot { DM } else { Permissions::NONE };
            }
            Place::Thread(thread) => match self.channels.get(&thread.parent) {
                Some(parent) => &parent.place,
                None => return Permissions::NONE,
            },
            Place::Guild(_) => &channel.place,
        };
        let (Place::Guild(place), Some(member)) = (place, self.guild.members.get(&user)) else {
            return Permissions::NONE;
        };
        let ids: Vec<Id> = self.guild.roles_of(member).iter().map(|role| role.id).collect();
        let base = self.guild.permissions(user);
        let all = permission::in_channel(base, &place.overwrites, self.guild.id, &ids, user);
        let all = permission::without_implied(all, channel.permission_to_send());
        let hidden = matches!(&channel.place, Place::Thread(thread)
            if thread.kind == ThreadKind::Private && !thread.members.contains_key(&user) && !all.contains(Permissions::MANAGE_THREADS));
        if hidden { Permissions::NONE } else { all }
    }

    /// Whether a user gets at a channel's messages.
    pub(crate) fn enters(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel).contains(channel.permissions_to_enter())
    }

    /// Whether a user sees a channel at all.
    pub(crate) fn sees(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel).contains(Permissions::VIEW_CHANNEL)
    }
}

/// What both sides of a DM may do.
const DM: Permissions = Permissions(
    Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0
        | Permissions::READ_MESSAGE_HISTORY.0
        | Permissions::MENTION_EVERYONE.0
        | Permissions::USE_EXTERNAL_EMOJIS.0
        | Permissions::USE_APPLICATION_COMMANDS.0
        | Permissions::ADD_REACTIONS.0,
);
