//! Our names for Discord's things, and serenity's.

use serenity::model::id as serenity;

use crate::id;

macro_rules! same {
    ($($name:ident),*) => {$(
        impl From<serenity::$name> for id::$name {
            fn from(id: serenity::$name) -> id::$name {
                // Ids have 63 bits for the next 40 years.
                id::$name(id.get().cast_signed())
            }
        }

    )*};
}

macro_rules! back {
    ($($name:ident),*) => {$(
        impl id::$name {
            /// The id for serenity; `None` where ours says that there is no such thing.
            pub(super) fn to_serenity(self) -> Option<serenity::$name> {
                std::num::NonZeroU64::new(self.0.cast_unsigned()).map(serenity::$name::from)
            }
        }
    )*};
}

same!(UserId, ChannelId, GuildId, MessageId, InteractionId);
back!(UserId, ChannelId, GuildId, MessageId, InteractionId);
