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

/// The times of a day in what was typed, as minutes after midnight, each with whether it was written as a time and not as a
/// number alone: `23:30-7`, `22.30 to 6`, `10:30pm until 6 am`. `None` if one of them is none.
pub(super) fn times(typed: &str) -> Option<Vec<(i64, bool)>> {
    let typed = typed.to_lowercase().replace("a.m.", "am").replace("p.m.", "pm");
    let mut found = Vec::new();
    let mut rest = typed.as_str();
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        rest = &rest[start..];
        let hours = leading(&mut rest);
        let has_minutes =
            rest.starts_with([':', '.', 'h']) && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        let minutes = if has_minutes {
            rest = &rest[1..];
            leading(&mut rest)
        } else {
            Some(0)
        };
        let (hours, minutes) = (hours?, minutes.filter(|minutes| *minutes < 60)?);
        let after = rest.trim_start();
        let half = [("am", 0), ("pm", 12)].into_iter().find(|(half, _)| after.starts_with(half));
        let hours = match half {
            Some((_, later)) => (1..=12).contains(&hours).then_some(hours % 12 + later)?,
            None => (0..24).contains(&hours).then_some(hours)?,
        };
        if half.is_some() {
            rest = &after[2..];
        }
        found.push((hours * 60 + minutes, has_minutes || half.is_some()));
    }
    Some(found)
}

/// Takes the number with which a text begins.
fn leading(text: &mut &str) -> Option<i64> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    *text = rest;
    number.parse().ok()
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

    #[test]
    fn times_are_read_as_people_write_them() {
        let check = |typed: &str, expected: &[i64]| {
            let found =
                times(typed).map(|all| all.into_iter().map(|(minutes, _)| minutes).collect::<Vec<_>>());
            assert_eq!(found.as_deref(), Some(expected), "{typed}");
        };
        check("23:30-7:15", &[1410, 435]);
        check("22.30 - 6", &[1350, 360]);
        check("10:30pm to 6am", &[1350, 360]);
        check("11 p.m. until 7 a.m.", &[1380, 420]);
        check("12am-12pm", &[0, 720]);
        check("23h30 à 7h15", &[1410, 435]);
        check("late", &[]);
        for wrong in ["25:00", "13pm", "8:61", "0 am", "99999999999999999999"] {
            assert_eq!(times(wrong), None, "{wrong}");
        }
    }
}
