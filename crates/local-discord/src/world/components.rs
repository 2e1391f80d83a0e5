//! What is put below messages.

use std::collections::BTreeSet;

use crate::id::Id;

/// What somebody puts below a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Face {
    /// A character that everybody has.
    Character(String),
    /// An emoji of the application, as it is called then.
    Own { id: Id, name: String, animated: bool },
}

/// All reactions of one kind to a message.
#[derive(Debug, Clone)]
pub(crate) struct Reaction {
    pub(crate) face: Face,
    pub(crate) users: BTreeSet<Id>,
}
