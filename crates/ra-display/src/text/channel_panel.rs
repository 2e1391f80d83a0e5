//! The message that stands in a channel and shows the ways into a game, for everybody.

use ra_table::game::Title;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Public;
use ra_table::id::{ChannelId, UserId};
use ra_table::language::Language;

use super::fluent::words;
use super::lobby::called;
use super::{channel, end};

/// The most letters of Discord's that a list has, so that each fits into a field.
const LONGEST: usize = 1000;
/// The most of a table's name, so that several fit.
const LONGEST_NAME: usize = 80;

/// The open tables.
pub fn tables(language: Language, tables: &[Lobby]) -> String {
    let words = words(language);
    if tables.is_empty() {
        return words.poster_no_tables();
    }
    let line = |lobby: &Lobby| {
        words.poster_table(
            super::names::escaped(&called(language, &lobby.title(), LONGEST_NAME)),
            lobby.free_seats(),
        )
    };
    list(language, &tables.iter().map(line).collect::<Vec<_>>())
}

/// The running games, with where each is played.
pub fn running(language: Language, games: &[(Title, Option<ChannelId>)]) -> String {
    let line = |(title, at): &(Title, Option<ChannelId>)| {
        let called = super::names::escaped(&called(language, title, LONGEST_NAME));
        let at = at.map_or_else(String::new, |at| channel(language, Some(at)));
        format!("{called} {at}").trim_end().to_owned()
    };
    list(language, &games.iter().map(line).collect::<Vec<_>>())
}

/// How the last games have ended. Who is hidden is not named.
pub fn results(language: Language, games: &[Public], hidden: &[UserId]) -> String {
    let line = |game: &Public| Some(end::result_hiding(language, game, game.end.as_ref()?, hidden));
    list(language, &games.iter().filter_map(line).collect::<Vec<_>>())
}

/// The button of a table at which anybody can sit down, in so many letters at most.
pub fn join(language: Language, table: &Title, longest: usize) -> String {
    let words = words(language);
    let room = longest.saturating_sub(words.button_poster_join(String::new()).encode_utf16().count());
    words.button_poster_join(called(language, table, room))
}

/// A list, cut where a field ends.
fn list(language: Language, lines: &[String]) -> String {
    let mut shown = String::new();
    for (place, line) in lines.iter().enumerate() {
        if shown.encode_utf16().count() + line.encode_utf16().count() > LONGEST - 50 {
            shown += &words(language).games_more(lines.len() - place);
            break;
        }
        shown += &format!("• {line}\n");
    }
    shown
}
