//! What people are told who want to know when a table opens.

use ra_table::clock::Paces;
use ra_table::language::Language;
use ra_table::names::{isolated, marked, plain};
use ra_table::table_offers::{MOST_IN_VAIN, OpenTable};

use super::fluent::words;
use super::names::{escaped, person};

/// Whether somebody is told, in the panel where they decide it.
pub fn panel(language: Language, paces: Option<Paces>) -> String {
    let words = words(language);
    paces.map_or_else(|| words.table_watch_off(MOST_IN_VAIN), |paces| words.table_watch_on(paces.code()))
}

/// Some paces, on a button.
pub fn paces(language: Language, paces: Paces) -> String {
    let words = words(language);
    match paces {
        Paces::All => words.button_table_watch_all(),
        Paces::Live => words.button_table_watch_live(),
        Paces::Slow => words.button_table_watch_slow(),
    }
}

/// That somebody is told from now on.
pub fn asked(language: Language, server: &str) -> String {
    words(language).table_watch_asked(named(server))
}

/// That a table is open.
pub fn open_table(language: Language, table: &OpenTable, server: &str) -> String {
    let (words, lobby) = (words(language), &table.lobby);
    let host = marked(person(language, &lobby.host()), lobby.mark(lobby.host));
    let pace = words.pace_meaning(lobby.terms.pace.code());
    let told =
        words.table_watch_open_table(named(server), host, lobby.id.to_string(), lobby.free_seats(), pace);
    match table.is_last {
        true => format!("{told}\n\n{}", words.table_watch_last(MOST_IN_VAIN)),
        false => told,
    }
}

fn named(server: &str) -> String {
    escaped(&isolated(plain(server)))
}
