//! Names of people, computer players and channels.

use super::words::words;
use crate::ai::Level;
use crate::game::view::{Public, Whereabouts};
use crate::game::{Person, Who};
use crate::id::{ChannelId, RoleId};
use crate::language::Language;
use crate::rules::Seat;

/// The longest name that is shown; Discord allows 32 characters.
pub(super) const LONGEST: usize = 32;
/// The sign before a computer player's name, which no person's name can have.
const COMPUTER: char = '⚙';

/// A display name with nothing invisible in it, on one line, and nothing changed that can be seen; maybe empty.
pub fn plain_name(raw: &str) -> String {
    let mut plain = String::with_capacity(raw.len());
    for word in raw.split_whitespace() {
        if !plain.is_empty() {
            plain.push(' ');
        }
        plain.extend(word.chars().filter(|&c| !is_invisible(c) && c != COMPUTER));
    }
    // A last word of which nothing can be seen leaves its space behind.
    plain.truncate(plain.trim_end().len());
    plain
}

/// Whether a sign changes the direction of what follows, joins, breaks the line, or looks like nothing at all.
pub(super) fn is_invisible(c: char) -> bool {
    let marks = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{061c}');
    // The soft hyphen, blank letters of Hangul and Braille, and vowels of Khmer and Mongolian that are never drawn.
    let blank = matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    // Tags and selectors of variants, of which a name may carry any number.
    let tags = matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    c.is_control() || marks || blank || tags
}

/// A display name made harmless: it can neither format, nor mention, nor name a command, nor turn the line round.
pub fn name(language: Language, raw: &str) -> String {
    let plain = plain_name(raw);
    let mut shown = escaped(&plain.chars().take(LONGEST).collect::<String>());
    if plain.chars().count() > LONGEST {
        shown.push('…');
    }
    if shown.is_empty() { words(language).nameless() } else { shown }
}

/// A plain name with nothing in it that formats, mentions or names a command.
pub(super) fn escaped(plain: &str) -> String {
    let mut shown = String::with_capacity(plain.len());
    for c in plain.chars() {
        if matches!(
            c,
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | ':' | '-' | '+'
        ) {
            shown.push('\\');
        }
        push_harmless(&mut shown, c);
    }
    shown
}

/// No mention begins with an @ that is followed by something invisible, and no command with such a slash.
fn push_harmless(shown: &mut String, c: char) {
    shown.push(c);
    if c == '@' || c == '/' {
        shown.push('\u{200b}');
    }
}

/// A player's name, to be shown to everybody; a computer player's with a sign.
pub fn player(language: Language, game: &Public, seat: Seat) -> String {
    let player = game.player(seat);
    match player.computer() {
        Some(level) => signed(language, player.name, level),
        None => name(language, player.name),
    }
}

/// The same of who played a chair when an entry was made.
pub(super) fn player_then(language: Language, game: &Public, seat: Seat, seq: i64) -> String {
    match game.held(seat, seq) {
        (Some(owner), Some(level)) => signed(language, &owner.name, level),
        _ => owner_then(language, game, seat, seq),
    }
}

/// Whose a chair was when an entry was made, whoever played it. Of those who had left their seat before names were
/// kept Discord knows the name.
pub(super) fn owner_then(language: Language, game: &Public, seat: Seat, seq: i64) -> String {
    match game.held(seat, seq).0 {
        Some(owner) if owner.name.is_empty() => super::mention(language, owner),
        Some(owner) => name(language, &owner.name),
        None => name(language, ""),
    }
}

/// A computer player's name as its players' language has it, without a sign: `Anubis (easy)`.
pub fn computer(language: Language, name: &str, level: Level) -> String {
    words(language).computer_name(name, level.code())
}

fn signed(language: Language, raw: &str, level: Level) -> String {
    format!("{COMPUTER} {}", name(language, &computer(language, raw, level)))
}

/// Somebody by name; a computer player with a sign.
pub(super) fn person(language: Language, person: &Person) -> String {
    match person.who {
        Who::Computer(level) => signed(language, &person.name, level),
        Who::User(_) | Who::Former => name(language, &person.name),
    }
}

/// Somebody by so many letters of their name at most, where nothing is formatted: on a button, or as the name of a
/// thread.
pub(super) fn unformatted(language: Language, person: &Person, most: usize) -> String {
    match person.who {
        Who::Computer(level) => {
            format!(
                "{COMPUTER} {}",
                unformatted_name(language, &computer(language, &person.name, level), most)
            )
        }
        Who::User(_) | Who::Former => unformatted_name(language, &person.name, most),
    }
}

/// So many letters of a name at most, where nothing is formatted.
pub(super) fn unformatted_name(language: Language, raw: &str, most: usize) -> String {
    let plain = plain_name(raw);
    let mut shown = String::with_capacity(plain.len());
    for c in plain.chars().take(most) {
        push_harmless(&mut shown, c);
    }
    if plain.chars().count() > most {
        shown.push('…');
    }
    if shown.is_empty() { words(language).nameless() } else { shown }
}

/// Somebody, as Discord shows them; by name, if it does not know them.
pub fn mention(language: Language, somebody: &Person) -> String {
    match somebody.who {
        Who::User(user) => format!("<@{user}>"),
        Who::Computer(_) | Who::Former => person(language, somebody),
    }
}

/// The people who have a role, as Discord shows it.
pub(super) fn role_mention(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// Where a game is played: a channel, as Discord shows it, or direct messages, of which it shows no name.
pub fn place(language: Language, at: &Whereabouts) -> String {
    match at.guild {
        Some(_) => channel(language, at.channel),
        None => words(language).channel_direct(),
    }
}

/// A channel, as Discord shows it; a thread that is not there yet by words.
pub fn channel(language: Language, channel: Option<ChannelId>) -> String {
    channel.map_or_else(|| words(language).channel_opening(), |channel| format!("<#{channel}>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_harmless() {
        let check = |raw: &str, shown: &str| assert_eq!(name(Language::En, raw), shown);
        check("Nefer", "Nefer");
        check("@everyone", "@\u{200b}everyone");
        check("/ra draw", "/\u{200b}ra draw");
        check("<@123>", "\\<@\u{200b}123\\>");
        check("**x**", "\\*\\*x\\*\\*");
        check("[a](b)", "\\[a\\]\\(b\\)");
        check("\u{202e}abc\u{200f}", "abc");
        check("a\n\n# b", "a \\# b");
        check("\u{200b} a \u{ad} b \u{200d}", "a  b");
        check("\u{200b} \u{200d}", "nameless");
        check("\u{3164}\u{ad}\u{2800}", "nameless");
        check("Исида Łukasz", "Исида Łukasz");
        assert_eq!(name(Language::En, &"🎉".repeat(100)).chars().count(), 33);
    }
}
