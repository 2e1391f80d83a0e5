//! The words of what somebody decides about what is kept of them.

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Press {
    /// Others read "a player" instead of one's name in lists.
    Hide,
    /// They read the name again.
    Show,
}
