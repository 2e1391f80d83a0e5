//! The kinds of channels in a guild, and what people can do in each.

use serde::Deserialize;

/// A kind of channel in a guild. Threads and direct messages are not among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// Messages and threads.
    Text,
    /// People speak there, and write in its chat.
    Voice,
    /// A heading for other channels. Nobody writes there.
    Category,
    /// Messages that other guilds may follow, and threads.
    Announcement,
    /// A few people speak to an audience, which writes in its chat.
    Stage,
    /// Posts, which are threads. Nobody can write beside them.
    Forum,
    /// A forum of pictures. The local Discord has no posts in it.
    Media,
}

impl ChannelKind {
    /// The type's number in the API.
    pub(crate) fn number(self) -> u8 {
        match self {
            ChannelKind::Text => 0,
            ChannelKind::Voice => 2,
            ChannelKind::Category => 4,
            ChannelKind::Announcement => 5,
            ChannelKind::Stage => 13,
            ChannelKind::Forum => 15,
            ChannelKind::Media => 16,
        }
    }

    /// Whether messages can be written there, and so commands.
    pub(crate) fn has_messages(self) -> bool {
        match self {
            ChannelKind::Text | ChannelKind::Voice | ChannelKind::Announcement | ChannelKind::Stage => true,
            ChannelKind::Category | ChannelKind::Forum | ChannelKind::Media => false,
        }
    }

    /// Whether people speak there, and only those who may join them read its chat.
    pub(crate) fn is_spoken(self) -> bool {
        matches!(self, ChannelKind::Voice | ChannelKind::Stage)
    }

    /// Whether it consists of posts.
    pub(crate) fn has_posts(self) -> bool {
        matches!(self, ChannelKind::Forum | ChannelKind::Media)
    }
}
