//! Words in a row.

use std::borrow::Borrow;

use ra::rules::Suns;
use ra_table::language::Language;

use super::fluent::{Words, words};

/// What is said instead of a list in which there is nothing; messages choose by it.
pub(super) const NONE: &str = "none";

/// Suns from low to high: `3, 8 and 12`, or `none`.
pub fn suns(language: Language, set: Suns) -> String {
    let words = words(language);
    and(words, &values(set)).unwrap_or_else(|| words.suns_none())
}

/// The suns' values from low to high.
pub(super) fn values(set: Suns) -> Vec<String> {
    let mut values: Vec<String> = set.iter().map(|sun| sun.to_string()).collect();
    values.reverse();
    values
}

/// `3, 8 and 12`; `None` of none.
pub(super) fn and(words: &Words, items: &[impl Borrow<str>]) -> Option<String> {
    ended(words, items, |before, last| words.list_and(before, last))
}

/// `3, 8 or 12`; `None` of none.
pub(super) fn or(words: &Words, items: &[impl Borrow<str>]) -> Option<String> {
    ended(words, items, |before, last| words.list_or(before, last))
}

fn ended<Item: Borrow<str>>(
    words: &Words,
    items: &[Item],
    end: impl Fn(&str, &str) -> String,
) -> Option<String> {
    match items {
        [] => None,
        [only] => Some(only.borrow().to_owned()),
        [first, last] => Some(end(first.borrow(), last.borrow())),
        [first @ .., last] => Some(end(&first.join(words.list_comma().as_str()), last.borrow())),
    }
}

/// `3, 8, 12`; `none` of none.
pub(super) fn commas(words: &Words, items: &[impl Borrow<str>]) -> String {
    match items {
        [] => NONE.to_owned(),
        [only] => only.borrow().to_owned(),
        _ => items.join(words.list_comma().as_str()),
    }
}

/// Sentences in a row, those that say nothing left out.
pub(super) fn sentences<const N: usize>(sentences: [String; N]) -> String {
    joined(sentences, " ")
}

/// Texts with this between them, those that say nothing left out.
pub fn joined(texts: impl IntoIterator<Item = String>, between: &str) -> String {
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(between)
}

/// As many lines as fit into so many letters; the last says how many are left out.
pub(super) fn lines_within(words: &Words, lines: &[String], room: usize) -> String {
    let mut shown = String::new();
    for (place, line) in lines.iter().enumerate() {
        if shown.chars().count() + line.chars().count() > room {
            shown += &words.games_more(lines.len() - place);
            break;
        }
        shown += line;
        shown.push('\n');
    }
    shown
}

/// Words with a capital at their beginning.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use ra::rules::Sun;

    use super::*;

    #[test]
    fn lists_read_as_people_write_them() {
        let check = |values: &[u8], shown: &str| {
            let set = values.iter().filter_map(|&value| Sun::new(value)).collect();
            assert_eq!(suns(Language::En, set), shown);
        };
        check(&[], "none");
        check(&[8], "8");
        check(&[12, 3], "3 and 12");
        check(&[12, 3, 8], "3, 8 and 12");
    }
}
