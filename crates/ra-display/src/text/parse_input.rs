//! What people type, in their language or in English, and what is offered to them meanwhile.

use ra::rules::{Edition, Sun, Tile};
use ra_table::game::Answer;
use ra_table::language::Language;
use strum::IntoEnumIterator as _;

use super::fluent::{language_name, words};
use super::tile;

/// The languages in which somebody's words are understood: their own, and English, which is told from one to the other.
fn understood(language: Language) -> [Language; 2] {
    [language, Language::En]
}

/// An answer in an auction: a sun's value, `up to` one, or `pass`.
pub fn answer(language: Language, typed: &str) -> Option<Answer> {
    let typed = typed.trim().to_lowercase();
    let sun = |digits: &str| digits.trim().parse().ok().and_then(Sun::new);
    if let Some(sun) = sun(&typed) {
        return Some(Answer::Bid(sun));
    }
    understood(language).into_iter().find_map(|language| {
        let words = words(language);
        if typed == words.typed_pass().to_lowercase() {
            return Some(Answer::Pass);
        }
        // What stands around the number, wherever the language has it.
        let around = words.typed_up_to(0).to_lowercase();
        let (before, after) = around.split_once('0')?;
        let digits = typed.strip_prefix(before.trim_end())?.strip_suffix(after)?;
        sun(digits).map(Answer::UpTo)
    })
}

/// Whether somebody wants to be asked.
pub fn is_ask(language: Language, typed: &str) -> bool {
    understood(language).into_iter().any(|language| is(typed, &words(language).typed_ask()))
}

/// Whether somebody wants no sleeping hours.
pub fn is_no_sleep(language: Language, typed: &str) -> bool {
    let is_none =
        understood(language).into_iter().any(|language| is(typed, &words(language).typed_no_sleep()));
    is_none || ["no", "never"].iter().any(|none| is(typed, none))
}

fn is(typed: &str, word: &str) -> bool {
    typed.trim().to_lowercase() == word.to_lowercase()
}

/// A language by its own name or its code.
pub fn language(typed: &str) -> Option<Language> {
    Language::iter().find(|language| is(typed, &language_name(*language)) || is(typed, language.code()))
}

/// Whether a word is the tile's name in an edition, or its code.
pub fn is_tile(language: Language, typed: &str, kind: Tile, edition: Edition) -> bool {
    let named = |language| is(typed, &tile(language, kind, edition));
    understood(language).into_iter().any(named) || is(typed, kind.code())
}

/// A sun of which the lowest that wins is taken, as it is typed: `up to 8`.
pub fn up_to(language: Language, sun: Sun) -> String {
    words(language).typed_up_to(sun.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_suns_or_pass() {
        let check = |typed: &str, expected| assert_eq!(answer(Language::En, typed), expected, "{typed}");
        check(" Pass", Some(Answer::Pass));
        check("8 ", Sun::new(8).map(Answer::Bid));
        check("up to 8", Sun::new(8).map(Answer::UpTo));
        check("Up to8", Sun::new(8).map(Answer::UpTo));
        for words in ["", "0", "17", "eight", "up to", "up to 17", "up to eight"] {
            check(words, None);
        }
    }
}
