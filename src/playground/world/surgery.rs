//! What befalls a world besides requests and people's doings: permissions taken away, things deleted, members
//! thrown out. Tests and faults use it; requests share parts of it.

use std::time::Duration;

use serde_json::json;

use super::World;
use super::channel::Place;
use super::guild::Member;
use crate::playground::gateway::intent;
use crate::playground::id::Id;
use crate::playground::object;
use crate::playground::people::Refused;
use crate::playground::permission::{Overwrite, Permissions, Whose};

impl World {
    /// Denies (or grants) permissions to one member in a text channel. Returns whether there is such a channel.
    pub(crate) fn overwrite(
        &mut self,
        channel: Id,
        member: Id,
        permissions: Permissions,
        allow: bool,
    ) -> bool {
        let Some(found) = self.channels.get_mut(&channel) else { return false };
        let Place::Text(text) = &mut found.place else { return false };
        let whose = Whose::Member(member);
        let old = text.overwrites.iter().position(|overwrite| overwrite.whose == whose);
        let mut overwrite = old
            .map_or(Overwrite { whose, allow: Permissions::NONE, deny: Permissions::NONE }, |at| {
                text.overwrites.remove(at)
            });
        if allow {
            overwrite.allow = overwrite.allow | permissions;
            overwrite.deny = overwrite.deny.without(permissions);
        } else {
            overwrite.deny = overwrite.deny | permissions;
            overwrite.allow = overwrite.allow.without(permissions);
        }
        text.overwrites.push(overwrite);
        self.emit_channel("CHANNEL_UPDATE", channel);
        self.changes.record("permissions_changed", Some(channel), None, None);
        true
    }

    /// Turns the clock forward, and tells everyone.
    ///
    /// # Errors
    /// If it is beyond what a clock can tell.
    pub(crate) fn turn_clock(&mut self, by: Duration) -> Result<(), Refused> {
        if !self.clock.advance(by) {
            return Err(Refused("The clock cannot be turned beyond the year 2100.".to_owned()));
        }
        self.changes.record("clock_turned", None, None, None);
        Ok(())
    }

    /// Deletes a channel, and with a text channel its threads. Returns whether there was one.
    pub(crate) fn delete_channel(&mut self, channel: Id) -> bool {
        let Some(found) = self.channels.get(&channel) else { return false };
        let is_thread = found.thread().is_some();
        let threads = self
            .channels
            .values()
            .filter(|other| other.thread().is_some_and(|thread| thread.parent == channel));
        let threads: Vec<Id> = threads.map(|thread| thread.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        self.emit_channel(if is_thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" }, channel);
        self.channels.remove(&channel);
        self.changes.record("channel_deleted", Some(channel), None, None);
        true
    }

    /// Archives a thread, and locks it if `locked`. Returns whether there is such a thread.
    pub(crate) fn archive_thread(&mut self, channel: Id, locked: bool) -> bool {
        let now = self.now();
        let Some(thread) = self.channels.get_mut(&channel).and_then(|channel| channel.thread_mut()) else {
            return false;
        };
        (thread.archived, thread.locked, thread.archive_changed_at) = (true, locked, now);
        self.emit_channel("THREAD_UPDATE", channel);
        self.changes.record("channel_updated", Some(channel), None, None);
        true
    }

    /// Throws a member out of the guild. For the bot that is the guild's end. Returns whether it was a member.
    pub(crate) fn remove_member(&mut self, user: Id) -> bool {
        if !self.guild.members.contains_key(&user) {
            return false;
        }
        if user == self.bot {
            self.emit("GUILD_DELETE", intent::GUILDS, None, json!({"id": self.guild.id}));
        } else {
            let data = json!({"guild_id": self.guild.id, "user": object::member::user(&self.users[&user])});
            self.emit("GUILD_MEMBER_REMOVE", intent::GUILD_MEMBERS, None, data);
        }
        self.guild.members.remove(&user);
        self.changes.record("member_removed", None, None, None);
        true
    }

    /// Closes a person's direct messages to the bot, or opens them again. Returns whether there is such a person.
    /// Only they learn of it.
    pub(crate) fn close_dms(&mut self, person: Id, closed: bool) -> bool {
        let Some(user) = self.users.get_mut(&person) else { return false };
        user.dms_closed = closed;
        self.changes.record("member_updated", None, None, Some(person));
        true
    }

    /// Changes a member's name in the guild. Returns whether there is such a member.
    pub(crate) fn rename(&mut self, user: Id, nick: Option<String>) -> bool {
        let Some(member) = self.guild.members.get_mut(&user) else { return false };
        member.nick = nick;
        let mut data = object::member::member(self, user);
        data["guild_id"] = json!(self.guild.id);
        self.emit("GUILD_MEMBER_UPDATE", intent::GUILD_MEMBERS, None, data);
        self.changes.record("member_updated", None, None, None);
        true
    }

    /// Takes a user into the guild, without roles. Returns whether there is such a user.
    pub(crate) fn add_member(&mut self, user: Id) -> bool {
        if !self.users.contains_key(&user) {
            return false;
        }
        let member = Member { nick: None, roles: Vec::new(), joined_at: self.now() };
        self.guild.members.insert(user, member);
        if user == self.bot {
            let data = object::guild::created(self);
            self.emit("GUILD_CREATE", intent::GUILDS, None, data);
        } else {
            let mut data = object::member::member(self, user);
            data["guild_id"] = json!(self.guild.id);
            self.emit("GUILD_MEMBER_ADD", intent::GUILD_MEMBERS, None, data);
        }
        self.changes.record("member_added", None, None, None);
        true
    }
}
