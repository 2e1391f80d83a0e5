//! The words of when somebody wants to be called to what a game asks them.

use ra_table::game::When;

use super::words::words;

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

words! { Press:
    "when?" => [Press::Open];
    "{when}" when => [Press::At(when)];
    "never" => [Press::Never];
}
