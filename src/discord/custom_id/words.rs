//! Reading and writing the words that make up a `custom_id`.

use std::fmt;

use ra::rules::{Space, Sun};

/// The word for something, from a list of all.
pub(super) fn word<'a, T: PartialEq>(list: &[(T, &'a str)], wanted: &T) -> &'a str {
    list.iter().find(|(one, _)| one == wanted).map(|(_, word)| *word).unwrap_or_default()
}

/// What a word means, from a list of all.
pub(super) fn meaning<T: Clone>(list: &[(T, &str)], wanted: &str) -> Option<T> {
    list.iter().find(|(_, word)| *word == wanted).map(|(one, _)| one.clone())
}

/// Several of something, with commas between them.
pub(super) fn joined<T: fmt::Display>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

/// Several of something, with commas between them: at least one, and no more than the auction track has spaces.
pub(super) fn several<T>(words: &str, one: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let all: Option<Vec<T>> = words.split(',').map(one).collect();
    all.filter(|all| all.len() <= Space::COUNT)
}

/// A number as it is written here: no sign, no leading zero.
pub(super) fn number(digits: &str) -> Option<i64> {
    digits.parse().ok().filter(|number: &i64| *number >= 0 && number.to_string() == digits)
}

/// A small number as it is written here.
pub(in crate::discord) fn few(digits: &str) -> Option<u8> {
    number(digits).and_then(|number| u8::try_from(number).ok())
}

/// A highest bid, or none, as menus and buttons name it.
pub(in crate::discord) fn highest_of(word: &str) -> Option<Option<Sun>> {
    match word {
        "none" => Some(None),
        sun => few(sun).and_then(Sun::new).map(Some),
    }
}
