//! Mentions: whom a message's text names, and which of them it may ping.

use crate::id::Id;

/// Whom a message may ping, as its sender allows.
#[derive(Debug, Clone, Default)]
pub(crate) struct Allowed {
    pub(crate) everyone: bool,
    pub(crate) all_users: bool,
    pub(crate) all_roles: bool,
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) replied_user: bool,
}

/// Whom a message pings.
#[derive(Debug, Clone, Default)]
pub(crate) struct Mentions {
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) everyone: bool,
}

impl Allowed {
    /// What a message allows that does not say: everything, or only users in answers to interactions.
    pub(crate) fn by_default(interaction: bool) -> Allowed {
        Allowed {
            everyone: !interaction,
            all_roles: !interaction,
            all_users: true,
            replied_user: true,
            ..Allowed::default()
        }
    }
}
