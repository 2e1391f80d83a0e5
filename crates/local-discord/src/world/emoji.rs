//! The emoji of the application, which the bot may use everywhere, and nobody else anywhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::id::Id;

/// As many as Discord lets an application have.
const MOST: usize = 2000;

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
#[derive(Debug, Default)]
pub(crate) struct Emojis(BTreeMap<Id, Emoji>);

impl Emojis {
    /// Whether there are as many as there can be.
    pub(crate) fn is_full(&self) -> bool {
        self.0.len() >= MOST
    }

    /// Whether another emoji than this has the name already.
    pub(crate) fn has_called(&self, name: &str, but: Option<Id>) -> bool {
        self.0.values().any(|emoji| emoji.name == name && Some(emoji.id) != but)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Emoji> {
        self.0.values()
    }

    pub(crate) fn get(&self, id: Id) -> Option<&Emoji> {
        self.0.get(&id)
    }

    pub(crate) fn add(&mut self, emoji: Emoji) {
        self.0.insert(emoji.id, emoji);
    }

    /// Calls one by another name, if it is there.
    pub(crate) fn rename(&mut self, id: Id, name: &str) {
        if let Some(emoji) = self.0.get_mut(&id) {
            name.clone_into(&mut emoji.name);
        }
    }

    /// Takes one away. Returns whether there was such a one.
    pub(crate) fn remove(&mut self, id: Id) -> bool {
        self.0.remove(&id).is_some()
    }
}
