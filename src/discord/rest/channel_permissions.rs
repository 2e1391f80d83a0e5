//! Who may do what in which channel of a server, by what its roles and the channels themselves say: of others than the
//! one that a command or a click comes from, Discord tells only who asks.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU64;

use ra_table::id::{ChannelId, GuildId, UserId};
use reqwest::Method;
use serde::Deserialize;
use serenity::model::channel::{ChannelFlags, ChannelType, PermissionOverwrite, PermissionOverwriteType};
use serenity::model::id as theirs;
use serenity::model::id::RoleId;
use serenity::model::permissions::Permissions;

use super::{Error, Priority, Rest};
use crate::discord::convert_ids::ToOurs as _;

/// What decides who sees what on a server, when it was asked. Threads are not in it: whoever sees their channel sees
/// them.
#[derive(Debug, Clone, Default)]
pub struct Channels {
    /// What there is of each role; the one that has the server's number is everybody's.
    roles: BTreeMap<RoleId, Role>,
    /// What the server is called.
    name: String,
    everybody: Option<RoleId>,
    owner: Option<UserId>,
    /// What each channel says otherwise.
    channels: BTreeMap<ChannelId, Vec<PermissionOverwrite>>,
    /// The channels in which threads can be opened, as people see them listed, and their names.
    with_threads: Vec<(ChannelId, String)>,
    forums: BTreeSet<ChannelId>,
    /// Those of them in which each post needs a tag.
    tagged: BTreeSet<ChannelId>,
}

/// A role, as far as it matters for what people may do, and for who can give it.
#[derive(Debug, Clone, Deserialize)]
pub struct Role {
    id: RoleId,
    #[serde(default)]
    name: String,
    /// What it permits everywhere.
    pub permissions: Permissions,
    /// Whether a bot or another service owns it, which alone can give it.
    #[serde(default)]
    pub managed: bool,
    #[serde(default)]
    position: i64,
}

impl Role {
    /// How high it stands. Of roles in the same position the older one is the higher.
    fn rank(&self) -> (i64, Reverse<RoleId>) {
        (self.position, Reverse(self.id))
    }

    /// Whether it stands higher than another: its people give the other, if they may manage roles.
    pub fn is_above(&self, other: &Role) -> bool {
        self.rank() > other.rank()
    }
}

#[derive(Deserialize)]
struct Guild {
    #[serde(default)]
    name: String,
    roles: Vec<Role>,
    owner_id: theirs::UserId,
}

#[derive(Deserialize)]
struct Channel {
    id: theirs::ChannelId,
    #[serde(default)]
    permission_overwrites: Vec<PermissionOverwrite>,
    #[serde(rename = "type")]
    kind: ChannelType,
    #[serde(default)]
    name: String,
    #[serde(default)]
    position: i64,
    #[serde(default)]
    flags: ChannelFlags,
}

impl Rest {
    /// The channels of a server, and who sees them.
    pub async fn channels(&self, guild: GuildId, priority: Priority) -> Result<Channels, Error> {
        let get = |what, path| self.call(Method::GET, what, path, guild, priority);
        let (Guild { name, roles, owner_id }, channels) = tokio::try_join!(
            self.read::<Guild>(get("get guild", format!("/guilds/{guild}"))),
            self.read::<Vec<Channel>>(get("list channels", format!("/guilds/{guild}/channels"))),
        )?;
        let has_threads = |one: &&Channel| matches!(one.kind, ChannelType::Text | ChannelType::News);
        let mut listed: Vec<&Channel> = channels.iter().filter(has_threads).collect();
        listed.sort_by_key(|one| (one.position, one.id));
        let forums = channels.iter().filter(|one| one.kind == ChannelType::Forum);
        let tagged = forums.clone().filter(|one| one.flags.contains(ChannelFlags::REQUIRE_TAG));
        Ok(Channels {
            tagged: tagged.map(|one| one.id.to_ours()).collect(),
            forums: forums.map(|one| one.id.to_ours()).collect(),
            with_threads: listed.into_iter().map(|one| (one.id.to_ours(), one.name.clone())).collect(),
            name,
            roles: roles.into_iter().map(|role| (role.id, role)).collect(),
            owner: Some(owner_id.to_ours()),
            everybody: NonZeroU64::new(guild.0.cast_unsigned()).map(RoleId::from),
            channels: channels.into_iter().map(|one| (one.id.to_ours(), one.permission_overwrites)).collect(),
        })
    }

    /// The name of a server in which the bot is.
    pub async fn guild_name(&self, guild: GuildId) -> Result<String, Error> {
        #[derive(Deserialize)]
        struct Named {
            name: String,
        }
        let path = format!("/guilds/{guild}");
        Ok(self.read::<Named>(self.call(Method::GET, "get guild", path, guild, Priority::Person)).await?.name)
    }
}

impl Channels {
    /// The channels in which threads can be opened, and their names.
    pub fn with_threads(&self) -> impl Iterator<Item = (ChannelId, &str)> {
        self.with_threads.iter().map(|(channel, name)| (*channel, &**name))
    }

    /// Whether it is a forum, in which threads are posts.
    pub fn is_forum(&self, channel: ChannelId) -> bool {
        self.forums.contains(&channel)
    }

    /// Whether it is a forum in which each post needs a tag.
    pub fn needs_tag(&self, channel: ChannelId) -> bool {
        self.tagged.contains(&channel)
    }

    /// What the server is called.
    pub fn server_name(&self) -> &str {
        &self.name
    }

    /// Whose server it is.
    pub fn owner(&self) -> Option<UserId> {
        self.owner
    }

    /// Whether it is a channel of the server, and none of the threads.
    pub fn knows(&self, channel: ChannelId) -> bool {
        self.channels.contains_key(&channel)
    }

    /// Whether somebody with these roles sees a channel, which is none of the threads.
    pub fn sees(&self, user: UserId, roles: &[RoleId], channel: ChannelId) -> bool {
        self.may(user, roles, channel).view_channel()
    }

    /// What somebody with these roles may do in a channel; owners and administrators may do all.
    pub fn may(&self, user: UserId, roles: &[RoleId], channel: ChannelId) -> Permissions {
        let Some(overwrites) = self.channels.get(&channel) else { return Permissions::empty() };
        let of_everybody = |role: RoleId| Some(role) == self.everybody;
        let has = |role: RoleId| of_everybody(role) || roles.contains(&role);
        let mut may = self.may_everywhere(user, roles);
        if may.administrator() {
            return may;
        }
        // The nearer one wins: everybody's, then those of the roles together, then the person's own.
        let concerns: [&dyn Fn(PermissionOverwriteType) -> bool; 3] = [
            &|kind| matches!(kind, PermissionOverwriteType::Role(role) if of_everybody(role)),
            &|kind| matches!(kind, PermissionOverwriteType::Role(role) if !of_everybody(role) && has(role)),
            &|kind| matches!(kind, PermissionOverwriteType::Member(of) if of.to_ours() == user),
        ];
        for concerns in concerns {
            let near = || overwrites.iter().filter(|one| concerns(one.kind));
            may &= !near().fold(Permissions::empty(), |denied, one| denied | one.deny);
            may |= near().fold(Permissions::empty(), |allowed, one| allowed | one.allow);
        }
        may
    }

    /// What somebody with these roles may do, whatever a channel says; owners and administrators may do all.
    pub fn may_everywhere(&self, user: UserId, roles: &[RoleId]) -> Permissions {
        let own = self.roles.values().filter(|role| self.is_everybodys(role.id) || roles.contains(&role.id));
        let may = own.fold(Permissions::empty(), |may, role| may | role.permissions);
        if may.administrator() || self.owner == Some(user) { Permissions::all() } else { may }
    }

    /// Whether a role is everybody's.
    pub fn is_everybodys(&self, role: RoleId) -> bool {
        self.everybody == Some(role)
    }

    /// A role, if it is there.
    pub fn role(&self, role: RoleId) -> Option<&Role> {
        self.roles.get(&role)
    }

    /// All roles of the server, and their names.
    pub fn roles(&self) -> impl Iterator<Item = (RoleId, &str)> {
        self.roles.values().map(|role| (role.id, &*role.name))
    }

    /// The highest of some roles.
    pub fn highest(&self, of: &[RoleId]) -> Option<RoleId> {
        let known = of.iter().filter_map(|role| self.roles.get(role));
        known.max_by_key(|role| role.rank()).map(|role| role.id)
    }

    /// A channel in which a role permits more than everybody may do there.
    pub fn permits_more_in(&self, role: RoleId) -> Option<ChannelId> {
        let nobody = UserId(0);
        let more = |channel: &&ChannelId| {
            let everybodys = self.may(nobody, &[], **channel);
            !everybodys.contains(self.may(nobody, &[role], **channel))
        };
        self.channels.keys().find(more).copied()
    }

    /// Whether whoever sees one channel may know what is in another, for all that is said about both: everybody sees
    /// that, or they say the same of who sees them. In doubt, not.
    pub fn may_tell(&self, one: ChannelId, other: ChannelId) -> bool {
        let (Some(here), Some(there)) = (self.channels.get(&one), self.channels.get(&other)) else {
            return one == other;
        };
        let is_denied = there.iter().any(|one| one.deny.view_channel());
        let sees = |role: RoleId| self.roles.get(&role).is_some_and(|role| role.permissions.view_channel());
        let is_open = !is_denied && self.everybody.is_some_and(sees);
        is_open || one == other || of_viewing(here) == of_viewing(there)
    }
}

/// What a channel says of who sees it, in an order of its own.
fn of_viewing(overwrites: &[PermissionOverwrite]) -> Vec<(bool, u64, bool)> {
    let mut all: Vec<_> = overwrites
        .iter()
        .filter(|one| one.allow.view_channel() || one.deny.view_channel())
        .filter_map(|one| match one.kind {
            PermissionOverwriteType::Member(user) => Some((true, user.get(), one.allow.view_channel())),
            PermissionOverwriteType::Role(role) => Some((false, role.get(), one.allow.view_channel())),
            _ => None,
        })
        .collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYBODY: RoleId = RoleId::new(1);
    const SCRIBES: RoleId = RoleId::new(2);
    const NEFER: UserId = UserId(7);
    const OPEN: ChannelId = ChannelId(10);
    const SECRET: ChannelId = ChannelId(11);

    fn role(id: RoleId, permissions: Permissions, position: i64) -> (RoleId, Role) {
        (id, Role { id, name: String::new(), permissions, managed: false, position })
    }

    /// A server on which everybody sees *open*, and *secret* has these settings: of whom, and whether they see it.
    fn server(secret: &[(PermissionOverwriteType, bool)]) -> Channels {
        let view = Permissions::VIEW_CHANNEL;
        let overwrite = |&(kind, sees): &(PermissionOverwriteType, bool)| PermissionOverwrite {
            allow: if sees { view } else { Permissions::empty() },
            deny: if sees { Permissions::empty() } else { view },
            kind,
        };
        Channels {
            roles: [role(EVERYBODY, view, 0), role(SCRIBES, Permissions::empty(), 1)].into(),
            everybody: Some(EVERYBODY),
            channels: [(OPEN, Vec::new()), (SECRET, secret.iter().map(overwrite).collect())].into(),
            ..Channels::default()
        }
    }

    #[test]
    fn the_nearer_setting_wins() {
        use PermissionOverwriteType::{Member, Role};
        let check = |secret: &[(PermissionOverwriteType, bool)], of_scribes, of_others| {
            let server = server(secret);
            let sees = |roles: &[RoleId]| server.sees(NEFER, roles, SECRET);
            assert_eq!((sees(&[SCRIBES]), sees(&[])), (of_scribes, of_others), "{secret:?}");
        };
        check(&[], true, true);
        check(&[(Role(EVERYBODY), false)], false, false);
        check(&[(Role(SCRIBES), true), (Role(EVERYBODY), false)], true, false);
        check(&[(Role(SCRIBES), false)], false, true);
        let nefer = Member(theirs::UserId::new(7));
        check(&[(nefer, true), (Role(EVERYBODY), false), (Role(SCRIBES), false)], true, true);
        check(&[(Member(theirs::UserId::new(8)), false)], true, true);
        assert!(!server(&[]).sees(NEFER, &[], ChannelId(99)), "one that is not there");
    }

    #[test]
    fn nothing_is_told_where_others_see_it() {
        use PermissionOverwriteType::{Member, Role};
        let check = |secret: &[(PermissionOverwriteType, bool)], told| {
            let server = server(secret);
            assert_eq!(server.may_tell(OPEN, SECRET), told, "{secret:?}");
            assert!(server.may_tell(SECRET, SECRET) && server.may_tell(OPEN, OPEN));
        };
        check(&[], true);
        check(&[(Role(SCRIBES), true)], true);
        check(&[(Role(EVERYBODY), false)], false);
        check(&[(Member(theirs::UserId::new(7)), false)], false);
        let hidden = server(&[(Role(EVERYBODY), false), (Role(SCRIBES), true)]);
        assert!(hidden.may_tell(SECRET, OPEN), "what everybody sees is told anywhere");
        let mut two = hidden.clone();
        let third = ChannelId(12);
        let mut same = hidden.channels[&SECRET].clone();
        same.reverse();
        two.channels.insert(third, same);
        assert!(two.may_tell(SECRET, third), "the same people see both");
        assert!(!two.may_tell(OPEN, third));
    }

    #[test]
    fn a_role_may_permit_more_in_a_channel() {
        use PermissionOverwriteType::Role;
        let check = |secret: &[(PermissionOverwriteType, bool)], expected| {
            assert_eq!(server(secret).permits_more_in(SCRIBES), expected, "{secret:?}");
        };
        check(&[], None);
        check(&[(Role(SCRIBES), true)], None);
        check(&[(Role(SCRIBES), false)], None);
        check(&[(Role(EVERYBODY), false), (Role(SCRIBES), true)], Some(SECRET));
    }

    #[test]
    fn roles_stand_in_an_order() {
        let roles = [role(EVERYBODY, Permissions::empty(), 0), role(SCRIBES, Permissions::empty(), 1)];
        let (old, new) = (RoleId::new(3), RoleId::new(4));
        let more = [role(old, Permissions::empty(), 1), role(new, Permissions::empty(), 2)];
        let server = Channels { roles: roles.into_iter().chain(more).collect(), ..server(&[]) };
        let is_above = |one, other| server.roles[&one].is_above(&server.roles[&other]);
        assert!(is_above(new, SCRIBES) && is_above(SCRIBES, old) && is_above(old, EVERYBODY));
        assert!(!is_above(SCRIBES, SCRIBES));
        assert_eq!(server.highest(&[old, SCRIBES]), Some(SCRIBES));
        assert_eq!(server.highest(&[RoleId::new(99)]), None);
    }
}
