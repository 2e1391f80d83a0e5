//! Our ids of Discord's things, and serenity's.

use std::num::NonZeroU64;

use ra_table::id;
use serenity::model::id as serenity;

/// An id of serenity's, as one of ours.
pub(super) trait ToOurs {
    /// The type of ours.
    type Ours;

    /// The same id.
    fn to_ours(self) -> Self::Ours;
}

/// An id of ours, as one of serenity's.
pub(super) trait ToSerenity {
    /// The type of serenity's.
    type Theirs;

    /// The same id; `None` where ours says that there is no such thing, or none of Discord's.
    fn to_serenity(self) -> Option<Self::Theirs>;
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

        impl ToSerenity for id::$name {
            type Theirs = serenity::$name;

            fn to_serenity(self) -> Option<serenity::$name> {
                u64::try_from(self.0).ok().and_then(NonZeroU64::new).map(serenity::$name::from)
            }
        }
    )*};
}

same!(UserId, ChannelId, GuildId, RoleId, MessageId, InteractionId);
