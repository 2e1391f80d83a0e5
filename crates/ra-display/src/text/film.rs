//! What is said in a film of a game, a sentence a frame, and the whole of it in words.

use std::cmp::Reverse;

use ra::rules::{Cause, Epoch, Seat, Sun};
use ra_table::game::view::{LookBack, Public};
use ra_table::language::Language;

use super::alt_text::first_that_fits;
use super::fluent::words;
use super::lists::joined;

/// What a frame tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scene {
    /// Somebody won an auction.
    Won { seat: Seat, tiles: usize, bid: Sun },
    /// Nobody bid.
    Unsold(Cause),
    /// An epoch ended, and who leads then with how many points; of a game that was not finished nobody knows.
    Epoch(Epoch, Option<Lead>),
    /// Somebody won the game, perhaps by the highest sun.
    Wins { seat: Seat, points: u16, by_sun: bool },
    /// The game was never finished.
    Unfinished(Epoch),
}

/// The most points after an epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lead {
    /// Who has them; `None` if several do.
    pub(crate) seat: Option<Seat>,
    pub(crate) points: u16,
}

/// A frame's sentence, by these names of the players.
pub(crate) fn sentence(language: Language, scene: Scene, names: &[String]) -> String {
    let words = words(language);
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    match scene {
        Scene::Won { seat, tiles, bid } => words.film_won(name(seat), tiles as u64, bid.value()),
        Scene::Unsold(Cause::Drawn | Cause::Invoked) => words.film_unsold_stay(),
        Scene::Unsold(Cause::InvokedFull) => words.film_unsold_gone(),
        Scene::Epoch(epoch, None) => words.film_epoch(epoch.number()),
        Scene::Epoch(epoch, Some(Lead { seat: Some(seat), points })) => {
            words.film_epoch_leads(epoch.number(), name(seat), points)
        }
        Scene::Epoch(epoch, Some(Lead { seat: None, points })) => {
            words.film_epoch_tied(epoch.number(), points)
        }
        Scene::Wins { seat, points, by_sun: false } => words.film_wins(name(seat), points),
        Scene::Wins { seat, points, by_sun: true } => words.film_wins_by_sun(name(seat), points),
        Scene::Unfinished(epoch) => words.film_unfinished(epoch.number()),
    }
}

/// The film in words: the end, and what led to it. Of a long game the largest lots alone are told, or only the epochs.
pub(crate) fn described(
    language: Language,
    game: &Public,
    past: &LookBack,
    scenes: &[Scene],
    names: &[String],
) -> String {
    let head = words(language).film_alt(game.id.to_string(), scenes.len() as u64);
    let ended = past.auctions().iter().filter_map(|auction| Some((auction, auction.ended?.lot)));
    let auctions: Vec<_> = ended.map(|(auction, lot)| (auction, lot.tiles().count())).collect();
    let mut sizes: Vec<usize> = auctions.iter().map(|(_, tiles)| *tiles).collect();
    sizes.sort_unstable_by_key(|tiles| Reverse(*tiles));
    let told = |most: usize| {
        // Of equal lots the first are told.
        let least = sizes.get(most).map_or(0, |tiles| tiles + 1);
        let mut equal = most - sizes.iter().filter(|tiles| **tiles >= least).count().min(most);
        let mut auctions = auctions.iter();
        let lines = scenes.iter().filter_map(|scene| match scene {
            Scene::Won { .. } | Scene::Unsold(_) => {
                let (auction, tiles) = auctions.next()?;
                let is_equal = tiles + 1 == least && equal > 0;
                equal -= usize::from(is_equal);
                let told = || super::look_back::auction(language, game, auction);
                (*tiles >= least || is_equal).then(|| format!("{}.", told()))
            }
            Scene::Epoch(..) | Scene::Wins { .. } | Scene::Unfinished(_) => {
                Some(sentence(language, *scene, names))
            }
        });
        let lines: Vec<String> = lines.collect();
        joined([head.clone()].into_iter().chain(lines), " ")
    };
    first_that_fits([usize::MAX, 20, 14, 10, 7, 5, 3, 1, 0].into_iter().map(told))
}

/// Every kind of sentence at its longest, for trying how much room they need.
#[cfg(test)]
pub(crate) fn longest(language: Language, names: &[String]) -> Vec<String> {
    let seat = Seat::new(0).expect("there is a first seat");
    let bid = Sun::new(16).expect("there is such a sun");
    let scenes = [
        Scene::Won { seat, tiles: 8, bid },
        Scene::Won { seat, tiles: 0, bid },
        Scene::Unsold(Cause::Drawn),
        Scene::Unsold(Cause::InvokedFull),
        Scene::Epoch(Epoch::Second, None),
        Scene::Epoch(Epoch::Second, Some(Lead { seat: Some(seat), points: 100 })),
        Scene::Epoch(Epoch::Second, Some(Lead { seat: None, points: 100 })),
        Scene::Wins { seat, points: 100, by_sun: false },
        Scene::Wins { seat, points: 100, by_sun: true },
        Scene::Unfinished(Epoch::Second),
    ];
    scenes.into_iter().map(|scene| sentence(language, scene, names)).collect()
}
