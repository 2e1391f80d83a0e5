//! What somebody sees of a server, of whom Discord tells which roles they have.

use ra_table::id::{ChannelId, UserId};
use serenity::model::guild::Member;
use serenity::model::id::RoleId;
use serenity::model::permissions::Permissions;

use crate::discord::rest::Channels;

/// A member of a server as they came, in one of its channels; nobody such in a direct message.
#[derive(Debug, Clone, Default)]
pub(super) struct MemberView {
    roles: Vec<RoleId>,
    /// What they may do in that channel.
    permissions: Permissions,
}

impl MemberView {
    pub(super) fn of(member: Option<&Member>) -> MemberView {
        let Some(member) = member else { return MemberView::default() };
        MemberView { roles: member.roles.clone(), permissions: member.permissions.unwrap_or_default() }
    }

    /// Of somebody elsewhere, with these roles.
    pub(super) fn of_roles(roles: Vec<RoleId>) -> MemberView {
        MemberView { roles, permissions: Permissions::empty() }
    }

    /// Whether the person may write in the channel from which they come.
    pub(super) fn may_write(&self, in_thread: bool) -> bool {
        match in_thread {
            true => self.permissions.send_messages_in_threads(),
            false => self.permissions.send_messages(),
        }
    }

    /// Whether the person may manage the channel from which they write.
    pub(super) fn may_manage(&self) -> bool {
        self.permissions.manage_channels()
    }

    /// Whether the person may give roles.
    pub(super) fn may_manage_roles(&self) -> bool {
        self.permissions.manage_roles()
    }

    /// Whether the person may manage the server's events.
    pub(super) fn may_manage_events(&self) -> bool {
        self.permissions.manage_events()
    }

    /// Whether the person may manage the server.
    pub(super) fn may_manage_server(&self) -> bool {
        self.permissions.manage_guild()
    }

    /// Whether they see another channel, of which this is known.
    pub(super) fn sees(&self, channels: &Channels, user: UserId, channel: ChannelId) -> bool {
        self.permissions.administrator() || channels.sees(user, &self.roles, channel)
    }

    /// Whether they may write in another channel, of which this is known.
    pub(super) fn may_write_in(&self, channels: &Channels, user: UserId, channel: ChannelId) -> bool {
        let may = channels.may(user, &self.roles, channel);
        self.permissions.administrator() || (may.view_channel() && may.send_messages())
    }
}
