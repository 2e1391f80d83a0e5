//! The words of what somebody decides about what is kept of them.

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Press {
    /// What is kept, and what can be done about it.
    Open,
    /// Others read "a player" instead of one's name in lists.
    Hide,
    /// They read the name again.
    Show,
    /// All that is kept, as files.
    Export,
    /// Asks whether all of it is to be deleted.
    #[strum(serialize = "delete?")]
    DeleteAsk,
    /// Deletes it.
    Delete,
}
