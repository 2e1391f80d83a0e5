//! What somebody has noted for themselves in a game, for them alone.

use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::names::{is_invisible, isolated};

use super::fluent::words;
use super::names::escaped;

/// The longest text that a call can be with notes below it: a message has room for 2,000 characters, some of them for
/// the small print at its end.
const LONGEST_CALL: usize = 1900;
/// Before each line of a note: Discord sets it apart so.
const QUOTED: &str = "> ";

/// What somebody notes who typed this: nothing invisible in it, and no empty lines; `None` if nothing is left.
pub fn read(typed: &str) -> Option<String> {
    let plain = |line: &str| {
        let seen: String = line.chars().filter(|&c| !is_invisible(c)).collect();
        seen.trim().to_owned()
    };
    let lines: Vec<String> = typed.lines().map(plain).filter(|line| !line.is_empty()).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// A note with the game that it belongs to, cut to so many characters; empty if there is no room for any of it.
/// Nothing in it formats, mentions, names a command or turns the line round.
pub fn shown(language: Language, game: GameId, note: &str, room: usize) -> String {
    let heading = words(language).note_of_game(game.to_string());
    let length = note.chars().count();
    let cut_to = |most: usize| {
        let kept: String = note.chars().take(most).collect();
        // A number with a full stop would begin a list.
        let line =
            |line: &str| format!("{QUOTED}{}", escaped(&isolated(line.to_owned())).replace('.', r"\."));
        let lines: Vec<String> = kept.lines().map(line).collect();
        let more = if most < length { "…" } else { "" };
        format!("{heading}\n{}{more}", lines.join("\n"))
    };
    let fits = |shown: &String| shown.chars().count() <= room;
    (1..=length).rev().map(cut_to).find(fits).unwrap_or_default()
}

/// What somebody is called by, in a direct message, with their notes on these games below it, as far as there is room.
pub fn below(language: Language, called: String, notes: &[(GameId, String)]) -> String {
    let mut told = called;
    for (game, note) in notes {
        let room = LONGEST_CALL.saturating_sub(told.chars().count() + 1);
        let note = shown(language, *game, note, room);
        if !note.is_empty() {
            told = format!("{told}\n{note}");
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_note() {
        let check = |typed: &str, note: Option<&str>| assert_eq!(read(typed).as_deref(), note);
        check("Isis bids high", Some("Isis bids high"));
        check(" \n\r\n\t", None);
        check("\u{200b}\u{202e}\u{3164}", None);
        check("\n  Niles \r\n\n\u{202e}no War\n", Some("Niles\nno War"));
        check("Łąka 🎉", Some("Łąka 🎉"));
    }

    #[test]
    fn a_note_is_harmless_and_fits() {
        let check = |note: &str, room: usize, expected: &str| {
            assert_eq!(shown(Language::En, GameId(7), note, room), expected);
        };
        check("@everyone <@1>", 500, "Your note on game 7:\n> @\u{200b}everyone \\<@\u{200b}1\\>");
        check(
            "**x**\n1. y\n/ra draw",
            500,
            "Your note on game 7:\n> \\*\\*x\\*\\*\n> 1\\. y\n> /\u{200b}ra draw",
        );
        check("abcdef", 26, "Your note on game 7:\n> ab…");
        check("abcdef", 29, "Your note on game 7:\n> abcdef");
        check("abcdef", 20, "");
        // What is ours in a line stays where it is.
        check("War\nדוד!", 500, "Your note on game 7:\n> War\n> \u{2068}דוד!\u{2069}");
        check("דודדוד", 29, "Your note on game 7:\n> \u{2068}דוד\u{2069}…");
        // The most that any note becomes.
        for worst in ["@\n".repeat(250), "*".repeat(500), ".".repeat(500)] {
            let shown = shown(Language::En, GameId(7), read(&worst).unwrap().as_str(), 700);
            assert!(shown.chars().count() <= 700 && shown.ends_with('…'), "{shown}");
        }
    }
}
