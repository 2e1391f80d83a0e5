//! Members come and go, and change.

use serde_json::json;

use super::guild::Member;
use super::state::World;
use crate::playground::gateway::intent;
use crate::playground::id::Id;
use crate::playground::object;

impl World {
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

    /// Lets a person's client speak another language, of which nobody is told. Returns whether there is such a person.
    pub(crate) fn speak(&mut self, person: Id, locale: String) -> bool {
        self.users.get_mut(&person).map(|user| user.locale = locale).is_some()
    }
}
