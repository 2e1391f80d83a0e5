//! The words of looking at a game again.

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Opens the panel: at the beginning of a game that is over, or at the present.
    Open,
    /// Goes to a step.
    Go(Way, i64),
    /// Opens the panel at a step.
    Look(i64),
    /// A menu on the panel of a step: of the epoch's auctions.
    Choose(i64),
    /// Shows a step to everybody in the channel.
    Show(i64),
    /// Says what a hard computer player would have done where one's own decision led to a step.
    Review(i64),
    /// Says where one differs most from it.
    Differences,
}

/// Which button leads to a step. Two of a panel may lead to the same one, and Discord wants no two with the same words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Way {
    First,
    Back,
    On,
    Auction,
    Epoch,
}

words! { Press:
    "open" => [Press::Open];
    "look {step}" step => [Press::Look(step)];
    "{way} {step}" way step => [Press::Go(way, step)];
    "choose {step}" step => [Press::Choose(step)];
    "show {step}" step => [Press::Show(step)];
    "hard {step}" step => [Press::Review(step)];
    "differences" => [Press::Differences];
}

words! { Way:
    "first" => [Way::First];
    "back" => [Way::Back];
    "on" => [Way::On];
    "auction" => [Way::Auction];
    "epoch" => [Way::Epoch];
}
