//! The words of when somebody wants to be called to what a game asks them.

use std::fmt;

use ra_table::game::When;

/// What can be said of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows when that can be.
    Open,
    /// Then.
    At(When),
    /// Not any more.
    Never,
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Open => f.write_str("when?"),
            Press::At(when) => when.fmt(f),
            Press::Never => f.write_str("never"),
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        match words {
            "when?" => Some(Press::Open),
            "never" => Some(Press::Never),
            when => when.parse().ok().map(Press::At),
        }
    }
}
