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
            /// The id for serenity; `None` where ours says that there is no such thing, or none of Discord's.
            pub(super) fn to_serenity(self) -> Option<serenity::$name> {
                u64::try_from(self.0).ok().and_then(std::num::NonZeroU64::new).map(serenity::$name::from)
            }
        }
    )*};
}

same!(UserId, ChannelId, GuildId, RoleId, MessageId, InteractionId);
back!(UserId, ChannelId, GuildId, RoleId, MessageId, InteractionId);
