//! Serenity's ids of Discord's things, as ours.

use ra_table::id;
use serenity::model::id as serenity;

/// An id of serenity's, as one of ours.
pub(super) trait ToOurs {
    type Ours;

    fn to_ours(self) -> Self::Ours;
}

macro_rules! same {
    ($($name:ident),*) => {$(
        impl ToOurs for serenity::$name {
            type Ours = id::$name;

            fn to_ours(self) -> id::$name {
                // Ids have 63 bits for the next 40 years.
                id::$name(self.get().cast_signed())
            }
        }
    )*};
}

same!(UserId, ChannelId, GuildId, RoleId, MessageId, InteractionId);
