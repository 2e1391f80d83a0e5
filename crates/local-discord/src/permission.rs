//! Permissions: the bits, and how roles and a channel's overwrites add up.

use std::fmt;
use std::ops::BitOr;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::error::{ApiError, ApiResult};
use super::id::Id;

/// A set of permissions. In JSON it is a decimal string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Permissions(pub u64);

/// The names of all permissions in the order of their bits, as Discord's documentation spells them. One has none.
const NAMES: [&str; 53] = [
    "CREATE_INSTANT_INVITE",
    "KICK_MEMBERS",
    "BAN_MEMBERS",
    "ADMINISTRATOR",
    "MANAGE_CHANNELS",
    "MANAGE_GUILD",
    "ADD_REACTIONS",
    "VIEW_AUDIT_LOG",
    "PRIORITY_SPEAKER",
    "STREAM",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "SEND_TTS_MESSAGES",
    "MANAGE_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "MENTION_EVERYONE",
    "USE_EXTERNAL_EMOJIS",
    "VIEW_GUILD_INSIGHTS",
    "CONNECT",
    "SPEAK",
    "MUTE_MEMBERS",
    "DEAFEN_MEMBERS",
    "MOVE_MEMBERS",
    "USE_VAD",
    "CHANGE_NICKNAME",
    "MANAGE_NICKNAMES",
    "MANAGE_ROLES",
    "MANAGE_WEBHOOKS",
    "MANAGE_GUILD_EXPRESSIONS",
    "USE_APPLICATION_COMMANDS",
    "REQUEST_TO_SPEAK",
    "MANAGE_EVENTS",
    "MANAGE_THREADS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "USE_EXTERNAL_STICKERS",
    "SEND_MESSAGES_IN_THREADS",
    "USE_EMBEDDED_ACTIVITIES",
    "MODERATE_MEMBERS",
    "VIEW_CREATOR_MONETIZATION_ANALYTICS",
    "USE_SOUNDBOARD",
    "CREATE_GUILD_EXPRESSIONS",
    "CREATE_EVENTS",
    "USE_EXTERNAL_SOUNDS",
    "SEND_VOICE_MESSAGES",
    "",
    "SET_VOICE_CHANNEL_STATUS",
    "SEND_POLLS",
    "USE_EXTERNAL_APPS",
    "PIN_MESSAGES",
    "BYPASS_SLOWMODE",
];

#[expect(missing_docs, reason = "the names are Discord's own and say what they permit")]
impl Permissions {
    pub const ADMINISTRATOR: Permissions = Permissions(1 << 3);
    pub const MANAGE_CHANNELS: Permissions = Permissions(1 << 4);
    pub const MANAGE_GUILD: Permissions = Permissions(1 << 5);
    pub const ADD_REACTIONS: Permissions = Permissions(1 << 6);
    pub const VIEW_CHANNEL: Permissions = Permissions(1 << 10);
    pub const SEND_MESSAGES: Permissions = Permissions(1 << 11);
    pub const MANAGE_MESSAGES: Permissions = Permissions(1 << 13);
    pub const EMBED_LINKS: Permissions = Permissions(1 << 14);
    pub const ATTACH_FILES: Permissions = Permissions(1 << 15);
    pub const READ_MESSAGE_HISTORY: Permissions = Permissions(1 << 16);
    pub const MENTION_EVERYONE: Permissions = Permissions(1 << 17);
    pub const USE_EXTERNAL_EMOJIS: Permissions = Permissions(1 << 18);
    pub const CONNECT: Permissions = Permissions(1 << 20);
    pub const USE_APPLICATION_COMMANDS: Permissions = Permissions(1 << 31);
    pub const MANAGE_ROLES: Permissions = Permissions(1 << 28);
    pub const MANAGE_THREADS: Permissions = Permissions(1 << 34);
    pub const CREATE_PUBLIC_THREADS: Permissions = Permissions(1 << 35);
    pub const CREATE_PRIVATE_THREADS: Permissions = Permissions(1 << 36);
    pub const SEND_MESSAGES_IN_THREADS: Permissions = Permissions(1 << 38);
    pub const PIN_MESSAGES: Permissions = Permissions(1 << 51);
    /// Every permission there is, known to the local Discord or not.
    pub const ALL: Permissions = Permissions((1 << 53) - 1);
    /// No permission.
    pub const NONE: Permissions = Permissions(0);
}

impl Permissions {
    /// Whether all of `other` are in this set.
    pub fn contains(self, other: Permissions) -> bool {
        self.0 & other.0 == other.0
    }

    /// Refuses a request that needs permissions of which some are not in this set.
    pub(crate) fn require(self, needed: Permissions) -> ApiResult<()> {
        if self.contains(needed) { Ok(()) } else { Err(ApiError::MISSING_PERMISSIONS) }
    }

    /// This set without `other`.
    #[must_use]
    pub fn without(self, other: Permissions) -> Permissions {
        Permissions(self.0 & !other.0)
    }

    /// The permission of that name, such as `SEND_MESSAGES`, or all together as `ALL`.
    pub fn named(name: &str) -> Option<Permissions> {
        let bit = NAMES.iter().position(|known| *known == name && !name.is_empty());
        bit.map(|bit| Permissions(1 << bit)).or((name == "ALL").then_some(Permissions::ALL))
    }
}

impl FromStr for Permissions {
    type Err = String;

    /// Reads names with commas between them, such as `PIN_MESSAGES,MANAGE_MESSAGES`, or a number, as in an invite's
    /// address.
    fn from_str(text: &str) -> Result<Permissions, String> {
        if let Ok(number) = text.parse() {
            let all = Some(Permissions(number)).filter(|these| Permissions::ALL.contains(*these));
            return all.ok_or_else(|| format!("no permissions have the number {number}"));
        }
        text.split(',').try_fold(Permissions::NONE, |all, name| {
            let name = name.trim();
            let named = Permissions::named(name);
            named.map(|one| all | one).ok_or_else(|| format!("there is no permission {name}"))
        })
    }
}

impl BitOr for Permissions {
    type Output = Permissions;

    fn bitor(self, other: Permissions) -> Permissions {
        Permissions(self.0 | other.0)
    }
}

impl fmt::Display for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What one channel allows and denies to one role or person.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Overwrite {
    pub(crate) whose: Whose,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// Whom an overwrite concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    Role(Id),
    Member(Id),
}

impl Whose {
    /// The id of the role or of the member.
    pub(crate) fn id(self) -> Id {
        match self {
            Whose::Role(id) | Whose::Member(id) => id,
        }
    }
}

/// Applies a channel's overwrites to a member's `base` permissions: those of @everyone first, then those of
/// the member's roles together, then the member's own.
pub(crate) fn in_channel(
    base: Permissions,
    overwrites: &[Overwrite],
    everyone: Id,
    roles: &[Id],
    member: Id,
) -> Permissions {
    if base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::ALL;
    }
    let apply = |to: Permissions, concerns: &dyn Fn(Whose) -> bool| {
        let (mut allow, mut deny) = (Permissions::NONE, Permissions::NONE);
        for overwrite in overwrites.iter().filter(|overwrite| concerns(overwrite.whose)) {
            (allow, deny) = (allow | overwrite.allow, deny | overwrite.deny);
        }
        to.without(deny) | allow
    };
    let all = apply(base, &|whose| whose == Whose::Role(everyone));
    let is_other = |role: &Id| *role != everyone && roles.contains(role);
    let all = apply(all, &|whose| matches!(whose, Whose::Role(role) if is_other(&role)));
    apply(all, &|whose| whose == Whose::Member(member))
}

/// Takes away what is of no use without seeing the channel or without writing there.
pub(crate) fn without_implied(all: Permissions, send: Permissions) -> Permissions {
    if !all.contains(Permissions::VIEW_CHANNEL) {
        return Permissions::NONE;
    }
    if all.contains(send) {
        return all;
    }
    all.without(Permissions::EMBED_LINKS | Permissions::ATTACH_FILES | Permissions::MENTION_EVERYONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYONE: Id = Id(1);
    const ROLE: Id = Id(2);
    const MEMBER: Id = Id(3);
    const SEND: Permissions = Permissions::SEND_MESSAGES;

    #[track_caller]
    fn check(overwrites: &[(Whose, Permissions, Permissions)], may_send: bool) {
        let overwrites: Vec<_> =
            overwrites.iter().map(|&(whose, allow, deny)| Overwrite { whose, allow, deny }).collect();
        let all =
            in_channel(SEND | Permissions::VIEW_CHANNEL, &overwrites, EVERYONE, &[EVERYONE, ROLE], MEMBER);
        assert_eq!(all.contains(SEND), may_send);
    }

    #[test]
    fn permissions_are_read_by_name_or_number() {
        let pins = Permissions::PIN_MESSAGES | Permissions::MANAGE_MESSAGES;
        for (text, expected) in [
            ("PIN_MESSAGES, MANAGE_MESSAGES", Ok(pins)),
            ("2251799813693440", Ok(pins)),
            ("ALL", Ok(Permissions::ALL)),
            ("0", Ok(Permissions::NONE)),
            ("PIN_MESSAGES,SING", Err("there is no permission SING".to_owned())),
            ("PIN_MESSAGES,", Err("there is no permission ".to_owned())),
            ("9007199254740992", Err("no permissions have the number 9007199254740992".to_owned())),
        ] {
            assert_eq!(text.parse::<Permissions>(), expected, "{text}");
        }
        assert_eq!(
            Permissions::named("USE_APPLICATION_COMMANDS"),
            Some(Permissions::USE_APPLICATION_COMMANDS)
        );
    }

    #[test]
    fn the_nearer_overwrite_wins() {
        let none = Permissions::NONE;
        check(&[], true);
        check(&[(Whose::Role(EVERYONE), none, SEND)], false);
        check(&[(Whose::Role(ROLE), SEND, none), (Whose::Role(EVERYONE), none, SEND)], true);
        check(&[(Whose::Role(EVERYONE), SEND, none), (Whose::Role(ROLE), none, SEND)], false);
        check(&[(Whose::Role(ROLE), SEND, none), (Whose::Member(MEMBER), none, SEND)], false);
        check(&[(Whose::Member(Id(9)), none, SEND)], true);
    }
}
