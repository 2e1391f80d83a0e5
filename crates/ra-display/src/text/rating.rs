//! Ratings: at the end of a game, at a table, of one person, and the list of a server.

use ra_table::clock::Pace;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Public;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::names::{self, Called};
use ra_table::rating::{Standing, Top, TopRow};

use super::fluent::words;
use super::lists::commas;
use super::name;
use super::names::owner;

/// As many rows the list of a server has, and the reader's own below them.
const MOST: usize = 20;

/// What a game did to its people's ratings, in one line; empty if it did nothing.
pub fn after_game(language: Language, game: &Public, standings: &[Standing]) -> String {
    let words = words(language);
    let person = |standing: &Standing| {
        let called = match game.seat_of(standing.user) {
            Some(seat) => owner(language, game, seat),
            // Somebody else has their seat by now.
            None => name(language, &standing.name),
        };
        words.rating_end_person(called, points(language, standing), gain(standing.gain))
    };
    let people: Vec<String> = standings.iter().map(person).collect();
    if people.is_empty() { String::new() } else { words.rating_end(people.join(" · ")) }
}

/// A rating, which is about right until enough is known.
fn points(language: Language, standing: &Standing) -> String {
    words(language).rating_points(standing.is_settled(), standing.points())
}

/// A change with its sign.
fn gain(points: i64) -> String {
    match points {
        0 => "±0".to_owned(),
        _ => super::minus(format!("{points:+}")),
    }
}

/// The ratings of those who sit at a table, or that its game does not count; empty where there are no ratings.
pub(super) fn at_table(language: Language, lobby: &Lobby) -> String {
    let words = words(language);
    let Some(standings) = &lobby.ratings else { return String::new() };
    if !lobby.terms.rated {
        return words.rating_table_off();
    }
    let person = |standing: &Standing| {
        let seat = lobby.seats.iter().find(|seat| seat.person.who.user() == Some(standing.user))?;
        let called = names::marked(name(language, &seat.person.name), lobby.mark(seat.number));
        Some(words.rating_table_person(called, points(language, standing)))
    };
    let people: Vec<String> = standings.iter().filter_map(person).collect();
    if people.is_empty() { String::new() } else { words.rating_table(commas(words, &people)) }
}

/// Whether a table's game counts, among its details; empty where there are no ratings.
pub(super) fn details(language: Language, lobby: &Lobby) -> String {
    let rated = match (&lobby.ratings, lobby.terms.pace, lobby.terms.rated) {
        (None, _, _) => return String::new(),
        (Some(_), Pace::Unclocked, _) => "no-clock",
        (Some(_), Pace::Live | Pace::Fast | Pace::Standard | Pace::Relaxed, true) => "yes",
        (Some(_), Pace::Live | Pace::Fast | Pace::Standard | Pace::Relaxed, false) => "no",
    };
    words(language).rating_details(rated)
}

/// Somebody's rating among their figures.
pub fn of_person(language: Language, standing: &Standing) -> String {
    words(language).rating_player(points(language, standing), standing.games)
}

/// The list of a server: the first twenty, and the reader if they are further down. Who is hidden is named to nobody but
/// themselves; what everybody reads has no reader.
pub fn list(language: Language, top: &Top, reader: Option<UserId>) -> String {
    let words = words(language);
    let is_own = |row: &TopRow| Some(row.standing.user) == reader;
    let all = top.rows.iter().enumerate();
    let shown: Vec<(usize, &TopRow)> = all.filter(|(index, row)| *index < MOST || is_own(row)).collect();
    let is_named = |row: &TopRow| is_own(row) || !row.standing.hidden;
    let raw_name = |row: &TopRow| match is_named(row) {
        true => row.standing.name.clone(),
        false => words.season_somebody(),
    };
    let raw_names: Vec<String> = shown.iter().map(|(_, row)| raw_name(row)).collect();
    let line = |((index, row), called): (&(usize, &TopRow), Called)| {
        let mark = called.mark.filter(|_| is_named(row));
        let called = names::marked(name(language, &called.name), mark);
        let own = is_own(row).to_string();
        let line = words.rating_top_line(row.place, called, own, row.standing.points(), row.standing.games);
        if *index > MOST { format!("…\n{line}") } else { line }
    };
    let mut lines = vec![words.rating_top()];
    lines.extend(shown.iter().zip(names::called(&raw_names)).map(line));
    if top.rows.is_empty() {
        lines.push(words.rating_top_empty());
    }
    let needed = Top::NEEDED;
    lines.extend(top.unlisted.as_ref().filter(|own| Some(own.user) == reader).map(|own| {
        words.rating_top_own(
            points(language, own),
            own.games.min(needed.games),
            needed.games,
            own.opponents.min(needed.opponents),
            needed.opponents,
        )
    }));
    lines.push(format!("-# {}", words.rating_top_rules(needed.games, needed.opponents)));
    lines.join("\n")
}
