//! What tiles are called in a language, kept once it has been said. A board says some forty of these words; without
//! this, a third of its time would go into choosing among the names of all kinds, and among the forms of their
//! numbers.

use std::borrow::Cow;
use std::sync::OnceLock;

use ra::rules::TileName;

/// How many names there are: the last one's place, and one.
const NAMES: usize = TileName::Unrest as usize + 1;
/// Of how many tiles of a kind the words are kept: of none up to eight. Who holds more is rare.
const COUNTS: usize = 9;

/// The words for tiles that have been said so far.
pub(super) struct TileWords {
    names: [OnceLock<String>; NAMES],
    counted: [[OnceLock<String>; COUNTS]; NAMES],
}

impl TileWords {
    /// Nothing has been said yet.
    pub(super) const fn new() -> TileWords {
        TileWords {
            names: [const { OnceLock::new() }; NAMES],
            counted: [const { [const { OnceLock::new() }; COUNTS] }; NAMES],
        }
    }

    /// A tile's name, which `say` says the first time.
    pub(super) fn name(&self, name: TileName, say: impl FnOnce() -> String) -> &str {
        self.names[name as usize].get_or_init(say)
    }

    /// So many tiles of a name, which `say` says the first time.
    pub(super) fn counted(&self, name: TileName, count: u8, say: impl FnOnce() -> String) -> Cow<'_, str> {
        match self.counted[name as usize].get(usize::from(count)) {
            Some(kept) => Cow::Borrowed(kept.get_or_init(say)),
            None => Cow::Owned(say()),
        }
    }
}
