//! The end of a game: who won, and every player's points by category and epoch.

use super::{count, name, player};
use crate::game::Why;
use crate::game::view::{End, Public};
use crate::rules::{Points, Scored};

pub(super) type Category = (&'static str, fn(&Points) -> i16);

/// The categories in the order of the rulebook, with what to read of the points.
pub(super) const CATEGORIES: [Category; 7] = [
    ("Gods", |points| points.god),
    ("Pharaohs", |points| points.pharaoh),
    ("River", |points| points.river),
    ("Civilization", |points| points.civilization),
    ("Gold", |points| points.gold),
    ("Monuments", |points| points.monument),
    ("Suns", |points| points.sun),
];

/// The ranking, a line a player.
pub fn ranking(game: &Public, end: &End) -> String {
    let outcome = &end.outcome;
    let lines = outcome.ranking().iter().enumerate().map(|(place, &seat)| {
        let sun = end.highest_suns[seat].map_or(0, |sun| sun.value());
        let points = count(usize::from(outcome.totals()[seat]), "point");
        let left = match game.player(seat).stand_in {
            Some(Why::Resigned) => ", left the game",
            Some(Why::Late | Why::Away) | None => "",
        };
        format!("{}. **{}** {points} (highest sun {sun}{left})", place + 1, player(game, seat))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The result in one line, for the channel that the game's thread is of.
pub fn result(game: &Public, end: &End) -> String {
    let outcome = &end.outcome;
    let places: Vec<String> = outcome
        .ranking()
        .iter()
        .map(|&seat| format!("{} {}", player(game, seat), outcome.totals()[seat]))
        .collect();
    format!("Game {} is over: {}.", game.id, places.join(", "))
}

/// A player's points as a table to be set in a code block: a line a category, a column an epoch.
pub fn points(game: &Public, end: &End) -> Vec<(String, String)> {
    let scorings = &end.epochs;
    end.outcome
        .ranking()
        .iter()
        .map(|&seat| {
            let row = |label: &str, value: &dyn Fn(&Scored) -> i16| {
                let cells: Vec<i16> = scorings.iter().map(|epoch| value(&epoch[seat])).collect();
                let numbers: String = cells.iter().map(|cell| format!("{cell:>5}")).collect();
                format!("{label:<13}{numbers}{:>6}\n", cells.iter().sum::<i16>())
            };
            let mut table = format!("{:<13}{:>5}{:>5}{:>5}{:>6}\n", "epoch", 1, 2, 3, "all");
            for (label, value) in CATEGORIES {
                table += &row(label, &|scored| value(&scored.points));
            }
            table += &row("sum", &|scored| scored.points.sum());
            let totals: String = scorings.iter().map(|epoch| format!("{:>5}", epoch[seat].total)).collect();
            table += &format!("{:<13}{totals}\n", "score");
            (name(game.player(seat).name), table)
        })
        .collect()
}

/// How anybody can check that the bag was not changed.
pub fn proof(sum: &str) -> String {
    format!(
        "The bag, as it was shuffled at the start, is in bag.txt. `sha256sum bag.txt` prints the sum that was shown \
         then: `{sum}`. The whole game is in the record beside it."
    )
}
