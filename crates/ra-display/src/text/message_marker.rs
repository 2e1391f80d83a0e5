//! Which game and entries a message without buttons is about, in small print at its end: by the sign and the numbers in it
//! the bot recognises the message, whatever words stand around them.

use ra_table::game::Subject;
use ra_table::id::GameId;
use ra_table::language::Language;

use super::fluent::words;

/// Before small print, as Discord has it.
const SMALL: &str = "-# ";
/// Between two games.
const COMMA: &str = ", ";
/// The longest text that Discord takes.
const LONGEST: usize = 2000;

/// A line that names a game and the entries after one, up to another.
pub fn of_entries(language: Language, game: GameId, from_seq: i64, to_seq: i64) -> String {
    let first = (from_seq + 1).max(0);
    let (kind, entries) =
        if first < to_seq { ("moves", format!("{first}–{to_seq}")) } else { ("move", to_seq.to_string()) };
    let sign = form(Subject::Question(to_seq)).0;
    format!("{SMALL}{}", words(language).board_mark(game.to_string(), sign, kind, entries))
}

/// A text that ends with a line that names games, each with what it asks or tells there: as many as there is room for.
pub fn with_subjects(
    language: Language,
    told: String,
    games: impl Iterator<Item = (GameId, Subject)>,
) -> String {
    let room = LONGEST.saturating_sub(told.chars().count() + 1);
    let mut line = String::new();
    for (game, subject) in games {
        let (sign, kind, number) = form(subject);
        let number = number.map_or_else(String::new, |number| number.to_string());
        let named = words(language).board_mark(game.to_string(), sign, kind, number);
        let named = named.trim_end();
        let before = if line.is_empty() { SMALL } else { COMMA };
        if line.chars().count() + before.len() + named.chars().count() > room {
            break;
        }
        line.extend([before, named]);
    }
    if line.is_empty() { told } else { format!("{told}\n{line}") }
}

/// The games that the last line of a text names, each with the last entry or the question that it names of it.
pub fn read(text: &str) -> Vec<(GameId, Subject)> {
    let small = text.lines().last().and_then(|line| line.strip_prefix(SMALL));
    small.unwrap_or_default().split(COMMA).filter_map(one).collect()
}

/// The sign that tells a subject from others, the word by which messages choose what follows, and a number.
fn form(subject: Subject) -> (&'static str, &'static str, Option<i64>) {
    match subject {
        Subject::Question(entry) => ("·", "move", Some(entry)),
        Subject::Late(entry) => ("–", "move", Some(entry)),
        Subject::OutOfReach(minutes) => ("/", "minute", Some(minutes.into())),
        Subject::OutOfSight(minutes) => ("|", "minute", Some(minutes.into())),
        Subject::Begun => ("•", "start", None),
        Subject::CalledOff => ("—", "end", None),
    }
}

fn one(words: &str) -> Option<(GameId, Subject)> {
    let mut parts = words.splitn(3, [' ', '\u{a0}', '\u{202f}']);
    let (_, game, rest) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
    let (sign, what) = rest.split_once(' ')?;
    let last = what.rsplit([' ', '–']).next()?;
    let number = || last.parse::<u32>().ok().filter(|number| number.to_string() == last);
    let subject = match sign {
        "·" => Subject::Question(number()?.into()),
        "–" => Subject::Late(number()?.into()),
        "/" => Subject::OutOfReach(number()?),
        "|" => Subject::OutOfSight(number()?),
        "•" => Subject::Begun,
        "—" => Subject::CalledOff,
        _ => return None,
    };
    Some((GameId(game), subject))
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    #[test]
    fn what_is_written_in_any_language_is_read() {
        for language in Language::iter() {
            let line = |from, to| of_entries(language, GameId(12), from, to);
            for (from, to) in [(30, 34), (33, 34), (34, 34)] {
                assert_eq!(
                    read(&format!("Nefer drew Nile.\n{}", line(from, to))),
                    [(GameId(12), Subject::Question(34))]
                );
            }
            assert_eq!(read(&line(-1, 0)), [(GameId(12), Subject::Question(0))]);
            let subjects = [
                Subject::Question(34),
                Subject::Question(0),
                Subject::Late(0),
                Subject::Late(28),
                Subject::OutOfReach(0),
                Subject::OutOfReach(42_001),
                Subject::OutOfSight(3000),
                Subject::Begun,
                Subject::CalledOff,
            ];
            let games = (7..).map(GameId).zip(subjects).collect::<Vec<_>>();
            let called =
                with_subjects(language, "Eight games wait, until 8.".to_owned(), games.iter().copied());
            assert_eq!(read(&called), games);
        }
    }

    #[test]
    fn it_reads_as_nothing_odd() {
        let games =
            [Subject::Late(64), Subject::OutOfSight(30), Subject::Begun].map(|about| (GameId(3), about));
        let told = with_subjects(Language::En, "Told.".to_owned(), games.into_iter());
        assert_eq!(told, "Told.\n-# Game 3 – move 64, Game 3 | minute 30, Game 3 • start");
    }

    #[test]
    fn nothing_else_is_read() {
        let last = ["", "Game 12 · 34", "-# Game 12 · 34\nNefer drew Nile.", "-# Until 2040", "-# 1 2 3 4"];
        let odd =
            ["-# Game 12 · x4", "-# Game 12 | s", "-# Game 12 | -4", "-# Game 12 · start", "-# Game 12 ·"];
        for text in last.into_iter().chain(odd) {
            assert_eq!(read(text), [], "{text}");
        }
    }

    #[test]
    fn no_more_is_named_than_there_is_room_for() {
        let games = (0..1000).map(|game| (GameId(game), Subject::Question(1000)));
        let told = with_subjects(Language::Ru, "ж".repeat(1800), games);
        assert!((1970..=2000).contains(&told.chars().count()), "{}", told.chars().count());
        assert!(read(&told).len() > 5);
        let full =
            with_subjects(Language::Ru, "ж".repeat(1999), [(GameId(1), Subject::Question(2))].into_iter());
        assert_eq!(full, "ж".repeat(1999));
    }
}
