//! What is said of routes as such: whose token they need, which faults and which limits concern them.

use super::route::Route;
use crate::bucket::Rate;
use crate::faults::Matching;

impl Route {
    /// Whether it works without the bot's token, because the path has a token of its own.
    pub(crate) fn has_own_token(&self) -> bool {
        matches!(self.fault_kind(), Some(Matching::Callback | Matching::Followup))
    }

    /// Which faults concern it, besides those for every request.
    pub(crate) fn fault_kind(&self) -> Option<Matching> {
        match self {
            Route::Callback { .. } => Some(Matching::Callback),
            Route::SendFollowup(..)
            | Route::ReadAnswer(..)
            | Route::EditAnswer(..)
            | Route::DeleteAnswer(..) => Some(Matching::Followup),
            Route::SendMessage(_) => Some(Matching::SendMessage),
            Route::EditMessage(..) => Some(Matching::EditMessage),
            Route::DeleteMessage(..) => Some(Matching::DeleteMessage),
            Route::StartThread { .. } => Some(Matching::StartThread),
            Route::OpenDm => Some(Matching::OpenDm),
            Route::ReadMember { .. } => Some(Matching::ReadMember),
            Route::GiveRole { .. } | Route::TakeRole { .. } => Some(Matching::MemberRoles),
            Route::SetCommands(..)
            | Route::MakeCommand(..)
            | Route::EditCommand(..)
            | Route::DeleteCommand(..) => Some(Matching::Commands),
            Route::ListEmojis(_)
            | Route::MakeEmoji(_)
            | Route::ReadEmoji(..)
            | Route::RenameEmoji(..)
            | Route::DeleteEmoji(..) => Some(Matching::Emojis),
            Route::Gateway | Route::GatewayBot => Some(Matching::Gateway),
            Route::OwnUser
            | Route::OwnApplication
            | Route::ListCommands(..)
            | Route::ReadCommand(..)
            | Route::ReadChannel(_)
            | Route::EditChannel(_)
            | Route::DeleteChannel(_)
            | Route::ListMessages(_)
            | Route::ReadMessage(..)
            | Route::DeleteMessages(_)
            | Route::React { .. }
            | Route::Unreact { .. }
            | Route::ListReactions { .. }
            | Route::ClearReactions { .. }
            | Route::ListPins(_)
            | Route::ListPinsOld(_)
            | Route::Pin(..)
            | Route::Unpin(..)
            | Route::AddToThread { .. }
            | Route::JoinThread(_)
            | Route::LeaveThread { .. }
            | Route::ListThreadMembers(_)
            | Route::ReadThreadMember { .. }
            | Route::SetOverwrite { .. }
            | Route::DeleteOverwrite { .. }
            | Route::Typing(_)
            | Route::ListMembers(_)
            | Route::SearchMembers(_)
            | Route::ListActiveThreads(_)
            | Route::ReadGuild(_)
            | Route::ListChannels(_)
            | Route::ListRoles(_)
            | Route::ReadRole { .. }
            | Route::ReadUser(_) => None,
        }
    }

    /// Its rate limit, counted apart for each channel, guild or token. Discord tells its limits only in headers
    /// and changes them; these are of the order seen in practice.
    pub(crate) fn rate(&self) -> Option<Rate> {
        let rate = |bucket, major: &dyn ToString, limit, period_s: i64| {
            Some(Rate { bucket, major: major.to_string(), limit, period_ms: period_s * 1000 })
        };
        match self {
            Route::Callback { .. } | Route::Gateway | Route::GatewayBot => None,
            Route::OwnUser | Route::OwnApplication | Route::ReadUser(_) => rate("users", &"", 30, 30),
            Route::ListCommands(..) | Route::ReadCommand(..) => rate("commands-list", &"", 5, 5),
            Route::SetCommands(..) => rate("commands-set", &"", 5, 20),
            Route::MakeCommand(..) | Route::EditCommand(..) | Route::DeleteCommand(..) => {
                rate("commands-change", &"", 5, 20)
            }
            // Discord says that these limits are not what their headers tell.
            Route::ListEmojis(_)
            | Route::MakeEmoji(_)
            | Route::ReadEmoji(..)
            | Route::RenameEmoji(..)
            | Route::DeleteEmoji(..) => rate("emojis", &"", 50, 60),
            Route::SendFollowup(webhook)
            | Route::ReadAnswer(webhook, _)
            | Route::EditAnswer(webhook, _)
            | Route::DeleteAnswer(webhook, _) => rate("followups", &webhook.token, 5, 2),
            Route::ReadChannel(channel) | Route::Typing(channel) => rate("channel", channel, 5, 5),
            Route::EditChannel(channel) | Route::DeleteChannel(channel) => {
                rate("channel-edit", channel, 5, 15)
            }
            Route::SetOverwrite { channel, .. } | Route::DeleteOverwrite { channel, .. } => {
                rate("overwrites", channel, 10, 15)
            }
            Route::ListMessages(channel) | Route::ReadMessage(channel, _) => {
                rate("messages-read", channel, 5, 5)
            }
            Route::SendMessage(channel) => rate("messages-send", channel, 5, 5),
            Route::EditMessage(channel, _) => rate("messages-edit", channel, 5, 5),
            Route::DeleteMessage(channel, _) => rate("messages-delete", channel, 5, 1),
            Route::DeleteMessages(channel) => rate("messages-delete-many", channel, 1, 3),
            Route::React { channel, .. } | Route::Unreact { channel, .. } => rate("reactions", channel, 4, 1),
            Route::ListReactions { channel, .. } | Route::ClearReactions { channel, .. } => {
                rate("reactions-all", channel, 5, 5)
            }
            Route::ListPins(channel) | Route::ListPinsOld(channel) => rate("pins", channel, 5, 5),
            Route::Pin(channel, _) | Route::Unpin(channel, _) => rate("pins-set", channel, 5, 4),
            Route::StartThread { channel, .. } => rate("threads", channel, 10, 15),
            Route::ListThreadMembers(channel) | Route::ReadThreadMember { channel, .. } => {
                rate("thread-members-read", channel, 5, 5)
            }
            Route::JoinThread(channel)
            | Route::LeaveThread { channel, .. }
            | Route::AddToThread { channel, .. } => rate("thread-members", channel, 5, 5),
            Route::OpenDm => rate("dms", &"", 10, 10),
            Route::ReadGuild(guild)
            | Route::ListChannels(guild)
            | Route::ListRoles(guild)
            | Route::ReadRole { guild, .. } => rate("guild", guild, 5, 5),
            Route::ListMembers(guild) | Route::SearchMembers(guild) => rate("members-list", guild, 10, 10),
            Route::ListActiveThreads(guild) => rate("threads-active", guild, 5, 5),
            Route::ReadMember { guild, .. } => rate("members", guild, 5, 1),
            Route::GiveRole { guild, .. } | Route::TakeRole { guild, .. } => {
                rate("member-roles", guild, 10, 10)
            }
        }
    }
}
