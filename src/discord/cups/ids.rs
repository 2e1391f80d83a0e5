//! The words of the buttons of cups.

use crate::discord::custom_id::words::words;

/// Something in a cup that is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    SignUp,
    Leave,
}

words! { Press:
    "sign up" => [Press::SignUp];
    "leave" => [Press::Leave];
}
