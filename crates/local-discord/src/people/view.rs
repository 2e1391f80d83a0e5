//! What a person sees: channels, messages, and what is new.

use serde::Serialize;
use serde_json::Value;

use super::person::{Person, Refused};
use super::{command_line, language};
use crate::change_log::Change;
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::channel::{self, Channel};
use crate::world::message::Message;

/// A channel in a person's list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The channel's id.
    pub id: Id,
    /// Its name; `dm` for the direct messages with the bot.
    pub name: String,
    /// Its type in the API, such as 0 for a text channel.
    pub kind: u8,
    /// The channel under which it is, if it is a thread.
    pub parent: Option<Id>,
    /// Whether it is an archived thread.
    pub archived: bool,
    /// Whether it is a thread that the person has joined.
    pub joined: bool,
    /// How much the person has not read there.
    pub unread: Unread,
}

/// How much is unread in a channel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Unread {
    /// Messages of others.
    pub messages: usize,
    /// Those of them that pinged the person.
    pub mentions: usize,
}

impl Person {
    /// The channels that the person sees, in the order in which they were made.
    pub fn channels(&self) -> Vec<Place> {
        self.shared.with(|world| {
            let seen = world.channels.values().filter(|channel| world.sees(self.id, channel));
            seen.map(|channel| place(world, self.id, channel)).collect()
        })
    }

    /// The messages of a channel that the person sees, oldest first, ephemeral ones only if they are theirs.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn read(&self, channel: &str) -> Result<Vec<Value>, Refused> {
        self.newest(channel, usize::MAX)
    }

    /// Like [`Person::read`], but only the newest `most` messages.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn newest(&self, channel: &str, most: usize) -> Result<Vec<Value>, Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            let all = world.channels[&channel].messages.values().rev();
            let shown = all.filter(|message| message.is_shown_to(self.id)).take(most);
            let mut newest: Vec<Value> =
                shown.map(|message| object::message::shown_to(world, message, self.id)).collect();
            newest.reverse();
            Ok(newest)
        })
    }

    /// The messages of a channel that notified the person when they were sent, oldest first.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn notices(&self, channel: &str) -> Result<Vec<Value>, Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            let all = world.channels[&channel].messages.values();
            let notices = all.filter(|message| message.notified.contains(&self.id));
            Ok(notices.map(|message| object::message::message(world, message)).collect())
        })
    }

    /// Reads a channel after each change until `done` is true of its messages. It waits for ever if that never happens,
    /// so put a timeout around it.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub async fn read_until(
        &self,
        channel: &str,
        done: impl Fn(&[Value]) -> bool + Send,
    ) -> Result<Vec<Value>, Refused> {
        let mut changes = self.shared.changes();
        loop {
            changes.mark_unchanged();
            let messages = self.read(channel)?;
            if done(&messages) || changes.changed().await.is_err() {
                return Ok(messages);
            }
        }
    }

    /// The commands that the person may use in a channel, as objects of the API: slash commands (`type` 1), user
    /// commands (2) and message commands (3). Descriptions and the names of choices are in the person's language. The
    /// name of a command or an option in that language is in `name_localized`; [`Person::run`] takes its `name`.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn commands(&self, channel: &str) -> Result<Vec<Value>, Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            let locale = world.users[&self.id].locale;
            let all = command_line::commands(world, self.id, channel).into_iter();
            Ok(all.map(|command| language::command(command, locale)).collect())
        })
    }

    /// How much is unread in a channel.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn unread(&self, channel: &str) -> Result<Unread, Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            Ok(unread(world, self.id, &world.channels[&channel]))
        })
    }

    /// Marks a channel as read.
    ///
    /// # Errors
    /// If the person sees no such channel.
    pub fn mark_read(&self, channel: &str) -> Result<(), Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            world.mark_read(self.id, channel);
            Ok(())
        })
    }

    /// The number of the latest change, and all changes after number `after`; 0 gives all that are kept. It waits until
    /// there is one, so put a timeout around it.
    pub async fn changes(&self, after: u64) -> (u64, Vec<Change>) {
        let mut changes = self.shared.changes();
        loop {
            changes.mark_unchanged();
            let (last, news) = self.changes_now(after);
            if !news.is_empty() || changes.changed().await.is_err() {
                return (last, news);
            }
        }
    }

    /// Like [`Person::changes`], without waiting.
    pub fn changes_now(&self, after: u64) -> (u64, Vec<Change>) {
        self.shared.with_all(|service| {
            let (world, news) = (&service.world, &service.news);
            let sees = |change: &&Change| {
                let channel = change.channel.and_then(|channel| world.channels.get(&channel));
                channel.is_none_or(|channel| world.sees(self.id, channel))
            };
            (news.last(), news.after(after, self.id).filter(sees).cloned().collect())
        })
    }
}

/// Whether a channel has a place to type in.
pub(super) fn check_typing(place: &Channel) -> Result<(), Refused> {
    let nowhere = || Refused::because("Nobody can write in this channel.");
    place.has_messages().then_some(()).ok_or_else(nowhere)
}

/// The channel that a person means, if they get at what is written there.
pub(super) fn channel_of(world: &mut World, person: Id, name: &str) -> Result<Id, Refused> {
    if name == "dm" {
        return Ok(world.dm_with(person));
    }
    let name = name.trim_start_matches('#');
    let id = Id::parse(name);
    let named = |channel: &&Channel| Some(channel.id) == id || channel.name() == Some(name);
    let found = world.channels.values().rev().filter(|channel| world.enters(person, channel)).find(named);
    found.map(|channel| channel.id).ok_or_else(|| Refused::because("You do not have access to this channel."))
}

fn place(world: &World, person: Id, channel: &Channel) -> Place {
    let thread = channel.thread();
    Place {
        id: channel.id,
        name: channel.name().unwrap_or("dm").to_owned(),
        kind: channel.kind(),
        parent: thread.map(|thread: &channel::Thread| thread.parent),
        archived: thread.is_some_and(|thread| thread.archived),
        joined: thread.is_some_and(|thread| thread.members.contains_key(&person)),
        unread: unread(world, person, channel),
    }
}

fn unread(world: &World, person: Id, channel: &Channel) -> Unread {
    let read = world.read.get(&(person, channel.id));
    let is_new = |message: &&Message| {
        message.author != person && message.only_for.is_none() && read.is_none_or(|read| message.id > *read)
    };
    let fresh: Vec<_> = channel.messages.values().filter(is_new).collect();
    let pings = |message: &&&Message| message.pinged.contains(&person) || channel.is_dm();
    Unread { messages: fresh.len(), mentions: fresh.iter().filter(pings).count() }
}
