//! What the bot may do where something was asked of it, beside what a game will need there later.

use ra_display::refusal::{DiscordRefusal, Permission, Refusal};
use ra_table::game::lobby::Place;

use ra_table::id::{ChannelId, UserId};
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::id::RoleId;
use serenity::model::permissions::Permissions;

use crate::discord::rest::Channels;

/// What a game needs to be allowed in its channel, wherever that is.
const NEEDED: [(Permissions, Permission); 4] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::EMBED_LINKS, Permission::EmbedLinks),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
    // To find a board again whose sending was cut off.
    (Permissions::READ_MESSAGE_HISTORY, Permission::ReadMessageHistory),
];

/// What the link asks for that invites the bot: all that a game may need, and private threads, without which games of one
/// person alone are played elsewhere.
pub(in crate::discord) fn to_invite() -> Permissions {
    let threads = Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::CREATE_PRIVATE_THREADS;
    let needed = NEEDED.iter().fold(Permissions::SEND_MESSAGES, |all, (permission, _)| all | *permission);
    needed | threads
}

/// A kind of channel, as far as it matters for where a game can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Threads can be opened there.
    WithThreads,
    /// Threads can be opened there, but no private ones.
    News,
    /// A thread itself, which may be a post in a forum.
    Thread,
    /// A thread of a channel in which no private ones can be opened.
    NewsThread,
    /// The chat of people who speak.
    Spoken,
    /// Anything else that has messages, and no threads.
    Plain,
}

/// What the bot may do in a channel.
#[derive(Debug, Clone, Copy)]
pub(in crate::discord) struct May {
    permissions: Permissions,
    kind: Kind,
}

impl May {
    /// As Discord tells it of the channel that a command or a click came from.
    pub(in crate::discord) fn here(
        channel: Option<&PartialChannel>,
        permissions: Option<Permissions>,
    ) -> May {
        let kind = channel.map_or(Kind::WithThreads, |channel| {
            if channel.kind == ChannelType::NewsThread {
                Kind::NewsThread
            } else if channel.thread_metadata.is_some() {
                Kind::Thread
            } else if channel.kind == ChannelType::Text {
                Kind::WithThreads
            } else if channel.kind == ChannelType::News {
                Kind::News
            } else if matches!(channel.kind, ChannelType::Voice | ChannelType::Stage) {
                Kind::Spoken
            } else {
                Kind::Plain
            }
        });
        May { permissions: permissions.unwrap_or(Permissions::all()), kind }
    }

    /// As a server's settings have it of a channel, or of one of its threads.
    pub(in crate::discord) fn there(
        channels: &Channels,
        bot: UserId,
        roles: &[RoleId],
        channel: ChannelId,
        is_thread: bool,
    ) -> May {
        let kind = if is_thread {
            Kind::Thread
        } else if channels.with_threads().any(|(with_threads, _)| with_threads == channel) {
            Kind::WithThreads
        } else {
            // No other kind of channel has messages.
            Kind::Spoken
        };
        May { permissions: channels.may(bot, roles, channel), kind }
    }

    /// Where a game of a table that is opened here can be played: in a thread, unless none can be had or it is wanted
    /// `here`.
    ///
    /// # Errors
    /// [`DiscordRefusal::Missing`] when it can be played in neither.
    pub(in crate::discord) fn place(self, here: bool) -> Result<Place, Refusal> {
        let wanted = if here || !self.has_threads() { Place::Here } else { Place::Thread };
        match self.hindrance(wanted) {
            None => Ok(wanted),
            Some(_) if self.hindrance(Place::Here).is_none() => Ok(Place::Here),
            Some(missing) => Err(missing),
        }
    }

    /// Whether threads can be opened here, if the bot may.
    pub(in crate::discord) fn has_threads(self) -> bool {
        matches!(self.kind, Kind::WithThreads | Kind::News)
    }

    /// Whether a game of somebody alone can be played in a private thread of this channel.
    pub(in crate::discord) fn open_private_thread(self) -> bool {
        let needed = Permissions::CREATE_PRIVATE_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
        let needed = NEEDED.iter().fold(needed, |all, (permission, _)| all | *permission);
        self.kind == Kind::WithThreads && self.permissions.contains(needed)
    }

    pub(in crate::discord) fn is_in_thread(self) -> bool {
        matches!(self.kind, Kind::Thread | Kind::NewsThread)
    }

    /// The same in the channel of a thread that the bot has opened: its permissions are the thread's own.
    pub(in crate::discord) fn in_parent(self) -> May {
        let kind = match self.kind {
            Kind::Thread => Kind::WithThreads,
            Kind::NewsThread => Kind::News,
            Kind::WithThreads | Kind::News | Kind::Spoken | Kind::Plain => self.kind,
        };
        May { kind, ..self }
    }

    /// Whether what the bot writes here may call any role, though not everybody may.
    pub(in crate::discord) fn call_any_role(self) -> bool {
        self.permissions.contains(Permissions::MENTION_EVERYONE)
    }

    /// Where the same people can play once more after a game that they have played here.
    ///
    /// # Errors
    /// As [`May::place`].
    pub(in crate::discord) fn place_after(self, place: Place) -> Result<Place, Refusal> {
        match place {
            Place::Thread | Place::OwnThread => self.in_parent().place(false),
            Place::Private if self.in_parent().open_private_thread() => Ok(place),
            Place::Private => self.place_after(Place::Thread),
            Place::Here => self.place(true),
        }
    }

    /// What the bot may not do here of all that a game in such a place will need later.
    pub(in crate::discord) fn hindrance(self, place: Place) -> Option<Refusal> {
        let mut needed = NEEDED.to_vec();
        if self.kind == Kind::Spoken {
            needed.push((Permissions::CONNECT, Permission::Connect));
        }
        if place.is_thread() {
            needed.push((Permissions::SEND_MESSAGES, Permission::SendMessages));
            needed.push((Permissions::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads));
        }
        if place.is_thread() || self.is_in_thread() {
            needed.push((Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads));
        } else {
            needed.push((Permissions::SEND_MESSAGES, Permission::SendMessages));
        }
        needed.retain(|(permission, _)| !self.permissions.contains(*permission));
        let missing: Vec<Permission> = needed.into_iter().map(|(_, name)| name).collect();
        (!missing.is_empty()).then_some(DiscordRefusal::Missing(missing).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: Kind, denied: Permissions, here: bool, expected: Result<Place, &[Permission]>) {
        let may = May { permissions: Permissions::all() - denied, kind };
        let expected = expected.map_err(|missing| DiscordRefusal::Missing(missing.to_vec()).into());
        assert_eq!(may.place(here), expected, "{kind:?} without {denied:?}");
    }

    #[test]
    fn a_game_is_played_in_a_thread_where_there_can_be_one() {
        let (all, threads) = (Permissions::empty(), Permissions::SEND_MESSAGES_IN_THREADS);
        check(Kind::WithThreads, all, false, Ok(Place::Thread));
        check(Kind::WithThreads, all, true, Ok(Place::Here));
        for kind in [Kind::Thread, Kind::Spoken, Kind::Plain] {
            check(kind, all, false, Ok(Place::Here));
        }
        check(Kind::WithThreads, threads, false, Ok(Place::Here));
        check(Kind::WithThreads, Permissions::CREATE_PUBLIC_THREADS, false, Ok(Place::Here));
        check(Kind::Thread, threads, false, Err(&[Permission::SendMessagesInThreads]));
        check(Kind::Thread, Permissions::SEND_MESSAGES, false, Ok(Place::Here));
        check(Kind::Spoken, threads, false, Ok(Place::Here));
        check(Kind::Spoken, Permissions::CONNECT, false, Err(&[Permission::Connect]));
        check(Kind::WithThreads, Permissions::CONNECT, false, Ok(Place::Thread));
    }

    #[test]
    fn the_same_people_play_where_they_played() {
        let may = |kind, denied| May { permissions: Permissions::all() - denied, kind };
        let none = Permissions::empty();
        assert_eq!(may(Kind::Thread, none).place_after(Place::OwnThread), Ok(Place::Thread));
        assert_eq!(may(Kind::Thread, none).place_after(Place::Here), Ok(Place::Here));
        let closed = may(Kind::Thread, Permissions::CREATE_PUBLIC_THREADS);
        assert_eq!(closed.place_after(Place::Thread), Ok(Place::Here));
        let mute = may(Kind::Thread, Permissions::SEND_MESSAGES);
        assert_eq!(mute.place_after(Place::Here), Ok(Place::Here));
        assert!(mute.place_after(Place::Thread).is_err());
    }

    #[test]
    fn somebody_alone_plays_in_a_private_thread_where_there_can_be_one() {
        let may = |kind, denied| May { permissions: Permissions::all() - denied, kind };
        let none = Permissions::empty();
        assert!(may(Kind::WithThreads, Permissions::CREATE_PUBLIC_THREADS).open_private_thread());
        let elsewhere = [
            (Permissions::CREATE_PRIVATE_THREADS, Place::Thread),
            (Permissions::SEND_MESSAGES_IN_THREADS, Place::Here),
        ];
        for (denied, place) in elsewhere {
            assert!(!may(Kind::WithThreads, denied).open_private_thread(), "{denied:?}");
            assert_eq!(may(Kind::Thread, denied).place_after(Place::Private), Ok(place), "{denied:?}");
        }
        for kind in [Kind::News, Kind::Thread, Kind::Spoken, Kind::Plain] {
            assert!(!may(kind, none).open_private_thread(), "{kind:?}");
        }
        assert_eq!(may(Kind::Thread, none).place_after(Place::Private), Ok(Place::Private));
        assert_eq!(may(Kind::News, none).place(false), Ok(Place::Thread));
    }

    #[test]
    fn all_is_named_that_the_wanted_place_lacks() {
        let denied = Permissions::READ_MESSAGE_HISTORY | Permissions::CREATE_PUBLIC_THREADS;
        let missing = [Permission::ReadMessageHistory, Permission::CreatePublicThreads];
        check(Kind::WithThreads, denied, false, Err(&missing));
        check(Kind::WithThreads, denied, true, Err(&missing[..1]));
    }
}
