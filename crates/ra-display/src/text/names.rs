//! Names of people, computer players and channels.

use ra::ai::Level;
use ra::rules::Seat;
use ra_table::game::view::{Public, Whereabouts};
use ra_table::game::{Number, Person, Player, Who};
use ra_table::id::{ChannelId, RoleId, UserId};
use ra_table::language::Language;
use ra_table::names::{COMPUTER, Called, isolated, marked, plain};

use super::fluent::words;

/// The longest name that is shown; Discord allows 32 characters.
pub(super) const LONGEST: usize = 32;

/// A display name made harmless: it can neither format, nor mention, nor name a command, nor turn the line round.
pub fn name(language: Language, raw: &str) -> String {
    escaped(&cut(language, raw, LONGEST))
}

/// So many letters of a name at most, in their own direction.
fn cut(language: Language, raw: &str, most: usize) -> String {
    let plain = plain(raw);
    if plain.is_empty() {
        return words(language).nameless();
    }
    let mut shown: String = plain.chars().take(most).collect();
    if shown.len() < plain.len() {
        shown.push('…');
    }
    isolated(shown)
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
    match game.player(seat).computer() {
        Some(level) => marked(signed(language, game.player(seat).name, level), game.mark(seat)),
        None => owner(language, game, seat),
    }
}

/// Whose a chair is, whoever plays it.
pub(super) fn owner(language: Language, game: &Public, seat: Seat) -> String {
    marked(name(language, game.player(seat).name), game.mark(seat))
}

/// The same on a button, where nothing formats.
pub(super) fn owner_on_button(language: Language, game: &Public, seat: Seat) -> String {
    marked(cut(language, game.player(seat).name, LONGEST), game.mark(seat))
}

/// A player as Discord shows them; by name, if a computer player plays.
pub fn mentioned(language: Language, game: &Public, seat: Seat) -> String {
    match game.player(seat).computer() {
        Some(_) => player(language, game, seat),
        None => owner_mentioned(language, game, seat),
    }
}

/// Whose a chair is, whoever plays it, as Discord shows them. It shows those alike whose names are.
pub(super) fn owner_mentioned(language: Language, game: &Public, seat: Seat) -> String {
    match game.player(seat).user() {
        Some(user) => marked(user_mention(user), game.mark(seat)),
        None => owner(language, game, seat),
    }
}

/// The name of who played a chair when an entry was made.
pub(super) fn player_then(language: Language, game: &Public, seat: Seat, seq: i64) -> String {
    match game.held(seat, seq) {
        (Some(owner), Some(level)) => {
            marked(signed(language, &owner.name, level), game.mark_then(seat, owner))
        }
        _ => owner_then(language, game, seat, seq),
    }
}

/// Whose a chair was when an entry was made, whoever played it. Of those who had left their seat before names were
/// kept Discord knows the name.
pub(super) fn owner_then(language: Language, game: &Public, seat: Seat, seq: i64) -> String {
    match game.held(seat, seq).0 {
        Some(Person { who: Who::User(user), name }) if name.is_empty() => user_mention(*user),
        Some(owner) => marked(person(language, owner), game.mark_then(seat, owner)),
        None => name(language, ""),
    }
}

/// What pictures call the players.
pub fn called(language: Language, game: &Public) -> Vec<Called> {
    let name = |player: Player<'_>| match player.who.level() {
        Some(level) => computer(language, player.name, level),
        None => player.name.to_owned(),
    };
    let called = |(seat, player)| Called { name: name(player), mark: game.mark(seat) };
    game.chairs().players().map(called).collect()
}

/// A computer player's name as its players' language has it, without a sign: `Anubis (easy)`.
pub fn computer(language: Language, name: &str, level: Level) -> String {
    words(language).computer_name(name, level.code())
}

fn signed(language: Language, raw: &str, level: Level) -> String {
    format!("{COMPUTER}\u{a0}{}", escaped(&computer(language, &cut(language, raw, LONGEST), level)))
}

/// Somebody by name; a computer player with a sign.
pub(super) fn person(language: Language, person: &Person) -> String {
    match person.who {
        Who::Computer(level) => signed(language, &person.name, level),
        Who::User(_) => name(language, &person.name),
        Who::Former => words(language).former_player(),
    }
}

/// Somebody by so many letters of their name at most, where nothing is formatted: on a button, or as the name of a
/// thread.
pub(super) fn unformatted(language: Language, person: &Person, most: usize) -> String {
    match person.who {
        Who::Computer(level) => {
            let name = computer(language, &person.name, level);
            format!("{COMPUTER}\u{a0}{}", unformatted_name(language, &name, most))
        }
        Who::User(_) => unformatted_name(language, &person.name, most),
        Who::Former => unformatted_name(language, &words(language).former_player(), most),
    }
}

/// Whose a chair was when an entry was made, by so many letters at most, where nothing is formatted.
pub(super) fn unformatted_then(
    language: Language,
    game: &Public,
    seat: Seat,
    seq: i64,
    most: usize,
) -> String {
    match game.held(seat, seq).0 {
        Some(owner) => marked(unformatted(language, owner, most), game.mark_then(seat, owner)),
        None => unformatted_name(language, "", most),
    }
}

/// So many letters of a name at most, where nothing is formatted.
pub(super) fn unformatted_name(language: Language, raw: &str, most: usize) -> String {
    let mut shown = String::new();
    cut(language, raw, most).chars().for_each(|c| push_harmless(&mut shown, c));
    shown
}

/// One of a game's people by name; who has no seat any more is mentioned, and not pinged.
pub(super) fn somebody(language: Language, game: &Public, number: Number) -> String {
    match game.chairs().seat_of_number(number) {
        Some(seat) => owner(language, game, seat),
        None => game.chairs().person(number).map_or_else(String::new, |person| mention(language, person)),
    }
}

/// Somebody, as Discord shows them; by name, if it does not know them.
pub fn mention(language: Language, somebody: &Person) -> String {
    match somebody.who {
        Who::User(user) => user_mention(user),
        Who::Computer(_) | Who::Former => person(language, somebody),
    }
}

pub(super) fn user_mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// The people who have a role, as Discord shows it.
pub(super) fn role_mention(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// A channel, as Discord shows it.
pub(super) fn channel_mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
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
    channel.map_or_else(|| words(language).channel_opening(), channel_mention)
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
        check("Bob *אבי*\u{202e}", "\u{2068}Bob \\*אבי\\*\u{2069}");
        assert_eq!(name(Language::En, &"🎉".repeat(100)).chars().count(), 33);
        assert_eq!(name(Language::En, &"א".repeat(100)).chars().count(), 35);
    }
}
