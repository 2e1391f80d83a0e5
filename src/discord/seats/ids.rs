//! The words of what is done with a chair.

use ra_table::id::UserId;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Its owner plays it again.
    Back,
    /// Its owner leaves for good.
    Resign,
    /// Its owner gives it to somebody.
    Give { of: UserId, to: UserId },
    /// Somebody takes the chair that is offered to them.
    Take { to: UserId },
    /// They do not want it.
    Decline { to: UserId },
    /// Somebody takes the chair that is offered to anybody, which a computer player has by this entry.
    TakeFree { since: i64 },
}

words! { Press:
    "back" => [Press::Back];
    "resign" => [Press::Resign];
    "give {of} {to}" of to => [Press::Give { of, to }];
    "take {to}" to => [Press::Take { to }];
    "decline {to}" to => [Press::Decline { to }];
    "free {since}" since => [Press::TakeFree { since }];
}
