//! The pages that explain: the commands, and the game on one screen.

use ra::rules::{Edition, Players, Tile, sun_groups};
use ra_table::language::Language;

use super::fluent::words;

/// How to play here.
pub fn help(language: Language) -> String {
    let words = words(language);
    let paragraphs = [
        words.help_intro(),
        words.help_tables(),
        words.help_turn(),
        words.help_auction(),
        words.help_orders(),
        words.help_looking(),
        words.help_clock(),
        words.help_secrets(),
    ];
    paragraphs.join("\n")
}

/// The rules of an edition, with the numbers of a table of so many players; of all numbers without a table.
pub fn rules(language: Language, edition: Edition, players: Option<Players>) -> String {
    let words = words(language);
    let paragraphs = [
        words.rules_intro(),
        words.rules_turn(players.map_or(0, |players| edition.ra_limit(players))),
        words.rules_auction(),
        words.rules_disasters(
            words.tile(<&str>::from(edition.name(Tile::War))),
            !edition.rules().gods_settle_at_once,
        ),
        words.rules_suns(players.map_or(0, |players| sun_groups(players)[0].len())),
        words.rules_epoch(),
        words.rules_end(),
    ];
    paragraphs.join("\n")
}
