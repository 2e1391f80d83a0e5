//! The languages that Discord's clients can be set to, and guilds too. What is said in them is not known here.

use serde::{Serialize, Serializer};

/// A language that Discord has, such as `en-US`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Locale(&'static str);

/// Every language, with the name that it gives itself, in the order of the names' letters.
const ALL: [(&str, &str); 32] = [
    ("id", "Bahasa Indonesia"),
    ("cs", "Čeština"),
    ("da", "Dansk"),
    ("de", "Deutsch"),
    ("en-GB", "English (UK)"),
    ("en-US", "English (US)"),
    ("es-ES", "Español"),
    ("es-419", "Español (LATAM)"),
    ("fr", "Français"),
    ("hr", "Hrvatski"),
    ("it", "Italiano"),
    ("lt", "Lietuviškai"),
    ("hu", "Magyar"),
    ("nl", "Nederlands"),
    ("no", "Norsk"),
    ("pl", "Polski"),
    ("pt-BR", "Português do Brasil"),
    ("ro", "Română"),
    ("fi", "Suomi"),
    ("sv-SE", "Svenska"),
    ("vi", "Tiếng Việt"),
    ("tr", "Türkçe"),
    ("el", "Ελληνικά"),
    ("bg", "Български"),
    ("ru", "Русский"),
    ("uk", "Українська"),
    ("hi", "हिन्दी"),
    ("th", "ไทย"),
    ("zh-CN", "中文"),
    ("zh-TW", "繁體中文"),
    ("ja", "日本語"),
    ("ko", "한국어"),
];

/// Of which other language the texts are shown where a command has none in the first, as Discord documents it: texts
/// for Spain serve Latin America too, but not the other way round.
const FALLBACKS: [(&str, &str); 3] = [("en-US", "en-GB"), ("en-GB", "en-US"), ("es-419", "es-ES")];

impl Locale {
    /// What everyone speaks who has not chosen.
    pub(crate) const DEFAULT: Locale = Locale("en-US");

    /// The language of that code, written exactly as Discord writes it.
    pub(crate) fn parse(code: &str) -> Option<Locale> {
        ALL.iter().find(|(known, _)| *known == code).map(|(known, _)| Locale(known))
    }

    /// All of them, each with the name that it gives itself.
    pub(crate) fn all() -> impl Iterator<Item = (Locale, &'static str)> {
        ALL.iter().map(|(code, name)| (Locale(code), *name))
    }

    /// As Discord writes it.
    pub(crate) fn code(self) -> &'static str {
        self.0
    }

    /// The language in which something is shown that is not there in this one, if there is such a language.
    pub(crate) fn fallback(self) -> Option<Locale> {
        FALLBACKS.iter().find(|(code, _)| *code == self.0).map(|(_, other)| Locale(other))
    }
}

impl Serialize for Locale {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
