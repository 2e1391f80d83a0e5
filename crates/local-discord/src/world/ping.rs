//! Whom a message's text names, and whom it pings.

use std::collections::BTreeSet;

use super::channel::Channel;
use super::mention::{Allowed, Mentions};
use super::message::{Message, flag};
use super::state::World;
use crate::id::Id;
use crate::permission::Permissions;

impl World {
    /// Whom `text` would ping in `channel` if `author` sends it.
    pub(super) fn mentions(&self, text: &str, allowed: &Allowed, author: Id, channel: &Channel) -> Mentions {
        let may_all = self.permissions(author, channel).contains(Permissions::MENTION_EVERYONE);
        let users = ids_between(text, "<@").filter(|id| self.users.contains_key(id));
        let users = users.filter(|id| allowed.all_users || allowed.users.contains(id));
        let role = |id: &Id| self.guild.roles.iter().find(|role| role.id == *id);
        let roles =
            ids_between(text, "<@&").filter(|id| role(id).is_some_and(|role| role.mentionable || may_all));
        let roles = roles.filter(|id| allowed.all_roles || allowed.roles.contains(id));
        let names_all = text.contains("@everyone") || text.contains("@here");
        Mentions {
            users: distinct(users),
            roles: if channel.is_dm() { Vec::new() } else { distinct(roles) },
            everyone: allowed.everyone && may_all && !channel.is_dm() && names_all,
        }
    }

    /// The people whom these mentions reach: those who can see the channel.
    pub(super) fn reached(&self, mentions: &Mentions, author: Id, channel: &Channel) -> BTreeSet<Id> {
        let has_role = |user: &Id| {
            let member = self.guild.members.get(user);
            member.is_some_and(|member| member.roles.iter().any(|role| mentions.roles.contains(role)))
        };
        let people = self.users.keys().copied().filter(|&user| user != author && self.sees(user, channel));
        people.filter(|user| mentions.everyone || mentions.users.contains(user) || has_role(user)).collect()
    }

    /// The people whom a new message notifies. The guild lets every message notify, as new guilds do: whoever sees the
    /// channel, or of a thread its members and whom it pings. A silent one notifies nobody, and counts as a ping all the
    /// same.
    pub(super) fn notified(&self, message: &Message, channel: &Channel) -> BTreeSet<Id> {
        if message.flags & flag::SUPPRESS_NOTIFICATIONS != 0 {
            return BTreeSet::new();
        }
        let hears = |user: &Id| channel.thread().is_none_or(|thread| thread.members.contains_key(user));
        let people =
            self.users.keys().copied().filter(|&user| user != message.author && self.is_person(user));
        people
            .filter(|user| self.sees(*user, channel) && (hears(user) || message.pinged.contains(user)))
            .collect()
    }
}

/// The ids in `text` that stand between `open` (and an optional `!`) and `>`.
fn ids_between<'a>(text: &'a str, open: &'a str) -> impl Iterator<Item = Id> + 'a {
    text.split(open).skip(1).filter_map(|rest| {
        let (inside, _) = rest.split_once('>')?;
        Id::parse(inside.strip_prefix('!').unwrap_or(inside))
    })
}

fn distinct(ids: impl Iterator<Item = Id>) -> Vec<Id> {
    ids.collect::<BTreeSet<_>>().into_iter().collect()
}
