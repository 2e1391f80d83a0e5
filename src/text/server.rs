//! What is set for a server, for whoever looks after its games.

use super::cities;
use super::words::{language_name, words};
use crate::language::Language;
use crate::store::servers::Server;
use crate::time::Millis;

/// All settings, with what holds where nothing is set.
pub fn settings(language: Language, server: &Server, now: Millis) -> String {
    let words = words(language);
    let spoken = match server.language {
        Some(language) => words.server_language(language_name(language)),
        None => words.server_language_unset(),
    };
    let city = match &server.zone {
        Some(zone) => {
            words.server_city(cities::name(language, zone), zone.local(now).strftime("%H:%M").to_string())
        }
        None => words.server_city_unset(),
    };
    [words.server_heading(), spoken, city].join("\n")
}
