//! What is known of a person who reads.

use crate::game::autoplay_level::AutoplayLevel;
use crate::language::Language;

/// What is known of a person who reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reader {
    /// What they chose.
    pub chosen: Option<Language>,
    /// What their Discord was in when they last read something.
    pub locale: Option<String>,
    /// Whether they have been told which night is taken for granted of them, or have told theirs.
    pub night_told: bool,
    /// Whether they want to be shown what a computer reckons, where their table allows it.
    pub advice: bool,
    /// How much they leave to the program where it is clear; `None` if they have not chosen.
    pub autoplay: Option<AutoplayLevel>,
    /// Whether they have been told what is so until they choose, or have chosen.
    pub autoplay_told: bool,
    /// Whether they have been offered that it is passed for them.
    pub passes_offered: bool,
    /// Whether they want to be asked ahead, after they have acted, what is likely to be asked next.
    pub asked_ahead: bool,
    /// Whether they do not want to be named in lists that others read.
    pub hidden: bool,
    /// Whether they want to have and to see ratings.
    pub ratings: bool,
}

impl Default for Reader {
    /// Somebody of whom nothing is known.
    fn default() -> Reader {
        Reader {
            chosen: None,
            locale: None,
            night_told: false,
            advice: true,
            autoplay: None,
            autoplay_told: false,
            passes_offered: false,
            asked_ahead: true,
            hidden: false,
            ratings: true,
        }
    }
}

impl Reader {
    /// The language in which the person reads: the one that they chose, or their Discord's, if it is spoken here.
    pub fn language(&self) -> Language {
        let of_discord = || self.locale.as_deref().and_then(Language::of_locale);
        self.chosen.or_else(of_discord).unwrap_or_default()
    }
}
