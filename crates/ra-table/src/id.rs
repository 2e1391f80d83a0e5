//! Names for games and for Discord's things: numbers that cannot be mixed up.

use std::num::NonZeroU16;

macro_rules! id {
    ($(#[$doc:meta] $name:ident;)*) => {$(
        #[$doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        #[cfg_attr(feature = "sqlx", derive(sqlx::Type), sqlx(transparent))]
        pub struct $name(pub i64);

        impl $name {
            /// The number after which a walk through all of them begins.
            pub const BEFORE_FIRST: $name = $name(0);
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

// Discord's ids have 63 bits for the next 40 years, and databases know no unsigned numbers.
id! {
    /// A game, numbered by this installation from 1.
    GameId;
    /// A cup, numbered by this installation from 1.
    CupId;
    /// A person on Discord.
    UserId;
    /// A channel, thread or direct message.
    ChannelId;
    /// A server.
    GuildId;
    /// A role that people of a server have.
    RoleId;
    /// A message.
    MessageId;
    /// One thing that a person did, as Discord delivered it.
    InteractionId;
}

/// One of the bot's connections to Discord. Each tells of its own servers, and the first one of direct messages too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// Its number, from 0.
    pub number: i64,
    /// How many there are.
    pub count: i64,
}

impl Shard {
    /// All of so many, by number.
    pub fn all(count: NonZeroU16) -> impl Iterator<Item = Shard> {
        let count = i64::from(count.get());
        (0..count).map(move |number| Shard { number, count })
    }

    /// The one that tells of a server, or of direct messages.
    pub fn of(server: Option<GuildId>, count: NonZeroU16) -> Shard {
        let count = i64::from(count.get());
        Shard { number: Shard::key(server) % count, count }
    }

    /// By what Discord deals servers out: divided by the number of shards, it leaves the number of the shard.
    pub fn key(server: Option<GuildId>) -> i64 {
        server.map_or(0, |server| server.0 >> 22)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_has_its_shard_and_direct_messages_have_the_first() {
        let number = |server, count| Shard::of(server, NonZeroU16::new(count).unwrap()).number;
        let server = Some(GuildId(81_384_788_765_712_384));
        assert_eq!([1, 2, 3, 10].map(|count| number(server, count)), [0, 0, 1, 8]);
        assert_eq!([1, 2, 3, 10].map(|count| number(None, count)), [0; 4]);
        let three = NonZeroU16::new(3).unwrap();
        assert!(Shard::all(three).map(|shard| (shard.number, shard.count)).eq([(0, 3), (1, 3), (2, 3)]));
    }
}
