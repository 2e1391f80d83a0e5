//! The words of what is done about calling a running game off.

use ra_table::time::Millis;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// A player asks all who have a chair.
    Ask,
    /// One of these agrees to what was asked at a moment.
    Yes(Millis),
    /// They do not.
    No(Millis),
    /// Whoever looks after the games does it without asking.
    AtOnce,
    /// The host of a game that cannot be replayed does.
    Frozen,
}

words! { Press:
    "ask" => [Press::Ask];
    "yes {asked_at}" asked_at => [Press::Yes(Millis(asked_at))];
    "no {asked_at}" asked_at => [Press::No(Millis(asked_at))];
    "at once" => [Press::AtOnce];
    "frozen" => [Press::Frozen];
}
