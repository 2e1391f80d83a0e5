//! The words of what can be read about a game.

use std::fmt;

use super::words::{meaning, word};

/// What can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    MyGame,
    InWords,
}

const WORDS: [(Press, &str); 2] = [(Press::MyGame, "my game"), (Press::InWords, "in words")];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(&WORDS, self))
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        meaning(&WORDS, words)
    }
}
