//! The words of the lesson.

use ra::lesson::Tap;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Goes to where one was.
    Open,
    Again,
    /// A tap in the scene of this number.
    Tap(u8, Tap),
}

words! { Press:
    "open" => [Press::Open];
    "again" => [Press::Again];
    "{scene}:{tap}" scene tap => [Press::Tap(scene, tap)];
}
