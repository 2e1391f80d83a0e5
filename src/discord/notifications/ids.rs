//! The words of when somebody wants to be called to what a game asks them.

use ra_table::game::When;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows when that can be.
    Open,
    At(When),
    Never,
}

words! { Press:
    "when?" => [Press::Open];
    "{when}" when => [Press::At(when)];
    "never" => [Press::Never];
}
