//! Everything a person reads, in English. Pure: what is shown to whom is decided by who calls what here.
//!
//! `board`, `story`, `alt_text` and `picture` are for everybody and never say what is private; `private` is
//! for one person alone.

pub mod alt_text;
mod at_the_table;
pub mod board;
pub mod calls;
pub mod cities;
pub mod end;
pub mod help;
pub mod lobby;
pub mod orders;
pub mod pace;
pub mod picture;
pub mod private;
pub mod refusal;
pub mod settings;
pub mod story;
pub mod story_pages;

use crate::ai::Level;
use crate::game::view::Public;
use crate::game::{Person, Who};
use crate::id::ChannelId;
use crate::rules::{Edition, Holding, Seat, Suns, Tile, TileName};

/// The longest name that is shown; Discord allows 32 characters.
const LONGEST_NAME: usize = 32;

/// A display name with nothing invisible in it, on one line, and nothing changed that can be seen; maybe empty.
pub fn plain_name(raw: &str) -> String {
    let harmless = |c: char| {
        // Marks that change the direction of what follows, joiners and other invisible signs, and line breaks.
        let invisible = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{061c}');
        !c.is_control() && !invisible && c != COMPUTER
    };
    let words = raw.split_whitespace().collect::<Vec<_>>().join(" ");
    let words: String = words.chars().filter(|&c| harmless(c)).collect();
    words.trim().to_owned()
}

/// A display name made harmless: it can neither format, nor mention, nor turn the line round.
pub fn name(raw: &str) -> String {
    let words = plain_name(raw);
    let mut shown = String::new();
    for c in words.chars().take(LONGEST_NAME) {
        if matches!(
            c,
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | ':' | '-' | '+'
        ) {
            shown.push('\\');
        }
        shown.push(c);
        if c == '@' {
            // No mention begins with an @ that is followed by something invisible.
            shown.push('\u{200b}');
        }
    }
    if words.chars().count() > LONGEST_NAME {
        shown.push('…');
    }
    if shown.is_empty() { "nameless".to_owned() } else { shown }
}

/// The sign before a computer player's name, which no person's name can have.
const COMPUTER: char = '⚙';

/// A player's name, to be shown to everybody; a computer player's with a sign.
pub fn player(game: &Public, seat: Seat) -> String {
    let player = game.player(seat);
    match player.computer() {
        Some(_) => computer(player.name),
        None => name(player.name),
    }
}

/// A computer player's name.
fn computer(raw: &str) -> String {
    format!("{COMPUTER} {}", name(raw))
}

/// Somebody, as Discord shows them; by name, if it does not know them.
pub fn mention(person: &Person) -> String {
    match person.who {
        Who::User(user) => format!("<@{user}>"),
        Who::Computer(_) => computer(&person.name),
        Who::Former => name(&person.name),
    }
}

/// Where a game is played, as Discord shows a channel.
pub fn channel(channel: Option<ChannelId>) -> String {
    channel.map_or("a thread that is being opened".to_owned(), |channel| format!("<#{channel}>"))
}

/// A level of computer players, for choosing.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Normal => "Normal",
        Level::Hard => "Hard",
    }
}

/// A tile's name in the edition played.
pub fn tile(tile: Tile, edition: Edition) -> &'static str {
    match edition.name(tile) {
        TileName::God => "God",
        TileName::Gold => "Gold",
        TileName::Pharaoh => "Pharaoh",
        TileName::Nile => "Nile",
        TileName::Flood => "Flood",
        TileName::Art => "Art",
        TileName::Religion => "Religion",
        TileName::Writing => "Writing",
        TileName::Agriculture => "Agriculture",
        TileName::Astronomy => "Astronomy",
        TileName::Sphinx => "Sphinx",
        TileName::Pyramid => "Pyramid",
        TileName::Obelisk => "Obelisk",
        TileName::Statue => "Statue",
        TileName::Fortress => "Fortress",
        TileName::Mortuary => "Mortuary",
        TileName::Palace => "Palace",
        TileName::Shrine => "Shrine",
        TileName::Temple => "Temple",
        TileName::StepPyramid => "Step Pyramid",
        TileName::Ra => "Ra",
        TileName::Funeral => "Funeral",
        TileName::Drought => "Drought",
        TileName::War => "War",
        TileName::Unrest => "Unrest",
        TileName::Earthquake => "Earthquake",
    }
}

/// Tiles as a list: `Nile, Pharaoh`.
fn tiles(list: impl Iterator<Item = Tile>, edition: Edition) -> String {
    list.map(|one| tile(one, edition)).collect::<Vec<_>>().join(", ")
}

/// What a player holds: `2 Nile, 1 God`, or `no tiles`.
pub fn holding(held: &Holding, edition: Edition) -> String {
    let counts = held.iter().map(|(kind, count)| format!("{count} {}", tile(kind, edition)));
    let counts = counts.collect::<Vec<_>>().join(", ");
    if counts.is_empty() { "no tiles".to_owned() } else { counts }
}

/// Suns from low to high: `3, 8 and 12`, or `none`.
pub fn suns(set: Suns) -> String {
    let mut values: Vec<String> = set.iter().map(|sun| sun.to_string()).collect();
    values.reverse();
    list(&values, "and").unwrap_or_else(|| "none".to_owned())
}

/// Words with commas and, before the last, a word between: `3, 8 and 12`; `None` of none.
fn list(words: &[String], last: &str) -> Option<String> {
    match words {
        [] => None,
        [only] => Some(only.clone()),
        [first @ .., end] => Some(format!("{} {last} {end}", first.join(", "))),
    }
}

/// Words with a capital at their beginning.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A number with its noun: `1 tile`, `3 tiles`.
fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Sun;

    #[test]
    fn names_are_harmless() {
        let check = |raw: &str, shown: &str| assert_eq!(name(raw), shown);
        check("Nefer", "Nefer");
        check("@everyone", "@\u{200b}everyone");
        check("<@123>", "\\<@\u{200b}123\\>");
        check("**x**", "\\*\\*x\\*\\*");
        check("[a](b)", "\\[a\\]\\(b\\)");
        check("\u{202e}abc\u{200f}", "abc");
        check("a\n\n# b", "a \\# b");
        check("\u{200b} \u{200d}", "nameless");
        check("Исида Łukasz", "Исида Łukasz");
        assert_eq!(name(&"🎉".repeat(100)).chars().count(), 33);
    }

    #[test]
    fn lists_read_as_people_write_them() {
        let check = |values: &[u8], shown: &str| {
            assert_eq!(suns(values.iter().filter_map(|&value| Sun::new(value)).collect()), shown);
        };
        check(&[], "none");
        check(&[8], "8");
        check(&[12, 3], "3 and 12");
        check(&[12, 3, 8], "3, 8 and 12");
    }
}
