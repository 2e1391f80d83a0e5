//! What is told in private to whoever has decided something.

use ra_table::game::view::Own;
use ra_table::language::Language;

use crate::discord::rest::Message;

/// What is told to whoever decided, in private.
#[derive(Clone, Copy)]
pub(in crate::discord::features) struct Told {
    /// Of a decision that everybody sees, where it was made in private.
    pub(in crate::discord::features) played: fn(Language, &Own) -> Message,
    /// Of one of which nobody sees anything, or not what brought it.
    pub(in crate::discord::features) kept: fn(Language, &Own) -> Message,
    /// Whether the message tells of an answer in an auction. When that auction is over, its result replaces the message.
    pub(in crate::discord::features) of_auction: bool,
    /// Whether a private answer to a command waits a moment for the board: where it opens an auction, nobody acts before
    /// they have seen it.
    pub(in crate::discord::features) board_first: bool,
}
