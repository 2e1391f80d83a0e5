//! Names for games and for Discord's things: numbers that cannot be mixed up.

macro_rules! id {
    ($(#[$doc:meta] $name:ident;)*) => {$(
        #[$doc]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, sqlx::Type)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

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
    /// A person on Discord.
    UserId;
    /// A channel, thread or direct message.
    ChannelId;
    /// A server.
    GuildId;
    /// A message.
    MessageId;
    /// One thing that a person did, as Discord delivered it.
    InteractionId;
}
