//! The languages that the program speaks.

use strum::{Display, EnumCount, EnumIter, EnumString, IntoStaticStr};

/// Every locale that Discord knows.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

/// A language, by the name of its folder in `locales`. Its words are stored for ever. Another one is a folder more and a
/// line here.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Display, EnumCount, EnumIter, EnumString, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Language {
    /// English, which all others are held against.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

impl Language {
    /// The language's code: `ru`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Discord's locales in which the language is: `es-ES` and `es-419`.
    pub fn locales(self) -> impl Iterator<Item = &'static str> {
        LOCALES.into_iter().filter(move |locale| Language::of_locale(locale) == Some(self))
    }

    /// The language of one of Discord's locales (`en-GB`, `es-419`); `None` for one that is not spoken here.
    pub fn of_locale(locale: &str) -> Option<Language> {
        locale.split('-').next()?.parse().ok()
    }
}
