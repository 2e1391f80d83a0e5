//! Users, and the one guild with its roles and members.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::clock::Millis;
use crate::id::Id;
use crate::locale::Locale;
use crate::permission::Permissions;

/// An account: the bot's or a person's.
#[derive(Debug, Clone)]
pub(crate) struct User {
    pub(crate) id: Id,
    /// The unique account name, lower-case.
    pub(crate) username: String,
    /// The name shown, where it differs from the account name.
    pub(crate) global_name: Option<String>,
    /// The language of the person's client.
    pub(crate) locale: Locale,
    /// Whether the person refuses direct messages.
    pub(crate) dms_closed: bool,
}

/// The guild. `@everyone` is the role that has the guild's id.
#[derive(Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    /// The language that the guild has chosen for all, and which nobody's client is bound to.
    pub(crate) locale: Locale,
    pub(crate) roles: Vec<Role>,
    pub(crate) members: BTreeMap<Id, Member>,
}

/// A role of the guild.
#[derive(Debug, Clone)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// Whether anyone may ping it.
    pub(crate) mentionable: bool,
    /// Whether it came with the bot and cannot be given to others.
    pub(crate) managed: bool,
    /// How high it stands; `@everyone` at 0.
    pub(crate) position: u32,
}

/// How high a role stands among others. Of roles in the same position the older one is the higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank(u32, Reverse<Id>);

impl Role {
    /// How high it stands.
    pub(crate) fn rank(&self) -> Rank {
        Rank(self.position, Reverse(self.id))
    }
}

/// A user's membership in the guild.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    pub(crate) nick: Option<String>,
    pub(crate) roles: Vec<Id>,
    pub(crate) joined_at: Millis,
}

impl User {
    /// The name that others see.
    pub(crate) fn shown_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}

impl Guild {
    /// All roles of a member, `@everyone` included.
    pub(crate) fn roles_of(&self, member: &Member) -> Vec<&Role> {
        self.roles.iter().filter(|role| role.id == self.id || member.roles.contains(&role.id)).collect()
    }

    /// How high the highest role of a member stands; `None` of somebody who is not in the guild.
    pub(crate) fn highest(&self, user: Id) -> Option<Rank> {
        self.roles_of(self.members.get(&user)?).iter().map(|role| role.rank()).max()
    }

    /// What a member may do in the guild, whatever a channel says.
    pub(crate) fn permissions(&self, user: Id) -> Permissions {
        let Some(member) = self.members.get(&user) else { return Permissions::NONE };
        if user == self.owner {
            return Permissions::ALL;
        }
        self.roles_of(member).iter().fold(Permissions::NONE, |all, role| all | role.permissions)
    }
}
