//! Members come and go, and change.

use super::change::What;
use super::guild::Member;
use super::state::World;
use crate::id::Id;
use crate::locale::Locale;

impl World {
    /// Throws a member out of the guild. For the bot that is the guild's end. Returns whether it was a member.
    pub(crate) fn remove_member(&mut self, user: Id) -> bool {
        if self.guild.members.remove(&user).is_none() {
            return false;
        }
        self.changed(What::MemberRemoved { user });
        true
    }

    /// Closes a person's direct messages to the bot, or opens them again. Returns whether there is such a person.
    /// Only they learn of it.
    pub(crate) fn close_dms(&mut self, person: Id, closed: bool) -> bool {
        let Some(user) = self.users.get_mut(&person) else { return false };
        user.dms_closed = closed;
        self.changed(What::DmsClosed { person });
        true
    }

    /// Changes a member's name in the guild. Returns whether there is such a member.
    pub(crate) fn rename(&mut self, user: Id, nick: Option<String>) -> bool {
        let Some(member) = self.guild.members.get_mut(&user) else { return false };
        member.nick = nick;
        self.changed(What::MemberUpdated { user });
        true
    }

    /// Takes a user into the guild: the bot with its own role, people without any. Returns whether there is such a user.
    pub(crate) fn add_member(&mut self, user: Id) -> bool {
        if !self.users.contains_key(&user) {
            return false;
        }
        let own = self.guild.roles.iter().filter(|role| role.managed && user == self.bot);
        let roles = own.map(|role| role.id).collect();
        let member = Member { nick: None, roles, joined_at: self.now() };
        self.guild.members.insert(user, member);
        self.changed(What::MemberAdded { user });
        true
    }

    /// The members whose account name, shown name or name in the guild begins so, in whatever case.
    pub(crate) fn members_called(&self, begins: &str) -> Vec<Id> {
        let begins = begins.to_lowercase();
        let fits = |name: &str| name.to_lowercase().starts_with(&begins);
        let is_called = |(id, member): &(&Id, &Member)| {
            let user = &self.users[id];
            fits(&user.username) || fits(user.shown_name()) || member.nick.as_deref().is_some_and(fits)
        };
        self.guild.members.iter().filter(is_called).map(|(id, _)| *id).collect()
    }

    /// Lets a person's client speak another language. Returns whether there is such a person. Only they learn of it.
    pub(crate) fn speak(&mut self, person: Id, locale: Locale) -> bool {
        let Some(user) = self.users.get_mut(&person) else { return false };
        user.locale = locale;
        self.changed(What::LanguageChanged { person });
        true
    }

    /// Gives the guild another language.
    pub(crate) fn set_guild_locale(&mut self, locale: Locale) {
        self.guild.locale = locale;
        self.changed(What::GuildUpdated);
    }
}
