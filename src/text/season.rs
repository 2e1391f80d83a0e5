//! A server's season.

use super::name;
use super::names::owner;
use super::words::words;
use crate::game::view::Public;
use crate::language::Language;
use crate::season::{Gain, Quarter};

/// What a game has brought everybody in the season, a line each.
pub fn gains(language: Language, game: &Public, (quarter, gains): (Quarter, &[Gain])) -> String {
    let words = words(language);
    let line = |Gain { points, now }: &Gain| {
        let called = match game.seat_of(now.user) {
            Some(seat) => owner(language, game, seat),
            // Somebody else has their seat by now.
            None => name(language, &now.name),
        };
        words.season_gain(
            called,
            *points,
            now.place,
            words.season_this(quarter.number()),
            now.points,
            now.games,
        )
    };
    gains.iter().map(line).collect::<Vec<_>>().join("\n")
}
