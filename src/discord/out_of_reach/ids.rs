//! The words of giving a game another place whose channel is gone.

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub(in crate::discord) enum Press {
    /// It goes on where its lobby was, or the person is shown where it could.
    Continue,
    /// It goes on in the channel that is chosen.
    In,
}
