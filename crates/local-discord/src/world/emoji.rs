//! The emoji of the application, which the bot may use everywhere, and nobody else anywhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::id::Id;

/// A small picture with a name.
#[derive(Debug, Clone)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    /// No other emoji of the application has it.
    pub(crate) name: String,
    pub(crate) animated: bool,
    /// What its bytes are, such as `image/png`.
    pub(crate) content_type: &'static str,
    pub(crate) bytes: Arc<[u8]>,
}

/// All emoji of the application.
pub(crate) type Emojis = BTreeMap<Id, Emoji>;
