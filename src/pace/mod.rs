//! How long people wait for each other, with and without orders ahead: games of the computer players, played by people
//! who sleep, work and look when they look, by the same clocks and orders as real games.

mod game;
mod lengths;
mod person;
mod table;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::ai::committee::Trust;
use crate::clock::Pace;
use crate::game::clear::Leaving;
use crate::game::leaves::Leaves;
use crate::game::rehearsal;
use crate::rules::{Edition, Players, Seat, Setup};
use crate::time::Millis;
use game::Played;
pub use lengths::Lengths;
pub use person::{Minds, Spread};
pub use table::Row;

/// What the people at a table have at hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Features {
    /// What it is called.
    pub name: String,
    /// Whether auctions ask everybody at once.
    pub all_at_once: bool,
    /// Whether answers ahead may be whole plans.
    pub plans: bool,
    /// Whether the bot draws for everybody while the track holds 0 or 1 tiles.
    pub quick: bool,
    /// Whether whoever is asked again at once goes on in the same sitting, as the last player with suns does.
    pub sitting: bool,
    /// Until how many tiles players have it draw for them.
    pub draw_until: Option<u8>,
    /// Whether players leave an answer to an auction that opens before their next turn, as long as no tile is added.
    pub standing: bool,
    /// The share of people who give orders, from 0 to 1.
    pub users: f64,
    /// What everybody leaves to the program where it is clear, and what those leave who give orders.
    pub leaves: [Leaves; 2],
    /// Whether they are asked all the same where much may hang on it.
    pub stops: bool,
}

impl Features {
    /// Everybody is asked in turn, and nothing can be said ahead.
    pub fn in_turn() -> Features {
        let name = "asked in turn".to_owned();
        Features {
            name,
            all_at_once: false,
            plans: false,
            quick: false,
            sitting: false,
            draw_until: None,
            standing: false,
            users: 0.0,
            leaves: [Leaves::Nothing; 2],
            stops: true,
        }
    }

    /// What is clear is done for everybody, and those who give orders answer auctions ahead while they look.
    pub fn clear(name: &str, leaves: Leaves, users: f64) -> Features {
        let ahead = users > 0.0;
        Features {
            name: name.to_owned(),
            all_at_once: true,
            plans: ahead,
            quick: true,
            sitting: true,
            standing: ahead,
            users,
            leaves: [leaves, if ahead { Leaves::Bids } else { leaves }],
            ..Features::in_turn()
        }
    }

    /// The same without the stops.
    #[must_use]
    fn without_stops(self) -> Features {
        Features { name: format!("{}, without stops", self.name), stops: false, ..self }
    }

    /// Who leaves what to the program, where these give orders. Nothing is known of anybody.
    fn leaving(&self, orders: &[bool]) -> Vec<Leaving> {
        let leaving = |(seat, orders): (Seat, &bool)| {
            let leaves = self.leaves[usize::from(*orders)];
            // Quick draws alone are nobody's choice.
            let chosen = leaves > Leaves::Nothing;
            chosen.then(|| Leaving {
                user: rehearsal::person(seat),
                leaves,
                stops: self.stops,
                trust: Trust::EVEN,
            })
        };
        let seats = (0..orders.len()).filter_map(Seat::new);
        seats.zip(orders).filter_map(leaving).collect()
    }

    /// What is compared: nothing at all, auctions that ask everybody, quick draws, and orders given by some and by most.
    pub fn all() -> Vec<Features> {
        let asked = |name: &str| Features { name: name.to_owned(), all_at_once: true, ..Features::in_turn() };
        vec![
            Features::in_turn(),
            asked("auctions ask all at once"),
            Features { quick: true, sitting: true, ..asked("and quick draws, in one sitting") },
            Features::orders(0.6, 3),
            Features::orders(0.9, 4),
        ]
    }

    /// What is compared of clear moves, each with and without the stops.
    pub fn all_clear() -> Vec<Features> {
        let clear = [
            Features::clear("clear draws", Leaves::Draws, 0.0),
            Features::clear("clear draws and passes", Leaves::Passes, 0.0),
            Features::clear("and 60 % are asked ahead", Leaves::Passes, 0.6),
            Features::clear("and 90 % are asked ahead", Leaves::Passes, 0.9),
        ];
        let both = clear.into_iter().flat_map(|features| [features.clone(), features.without_stops()]);
        [Features::in_turn()].into_iter().chain(both).collect()
    }

    /// Quick draws for all, and orders by a share of people, to bid and to draw until the track holds so many tiles.
    pub fn orders(users: f64, until: u8) -> Features {
        let name = format!("orders of {:.0} %, drawing until {until}", users * 100.0);
        Features {
            name,
            all_at_once: true,
            plans: true,
            quick: true,
            sitting: true,
            draw_until: Some(until),
            standing: true,
            users,
            ..Features::in_turn()
        }
    }
}

/// So many games with some features.
#[derive(Debug, Clone)]
pub struct Trial {
    /// What people have at hand.
    pub features: Features,
    /// How many play.
    pub players: Players,
    /// How many of them are computer players.
    pub computers: usize,
    /// How fast.
    pub pace: Pace,
    /// When they sleep.
    pub spread: Spread,
    /// How they decide.
    pub minds: Minds,
    /// How many games.
    pub games: usize,
    /// Which edition's rules.
    pub edition: Edition,
    /// Where the random numbers begin: the same deals and starts for all features.
    pub seed: u64,
}

/// Noon by UTC on the first day of 2026; games begin within a day from then.
const FIRST: i64 = 1_767_268_800_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Trial {
    /// Plays all games on so many threads, calling `played` after each, and adds them up.
    ///
    /// # Errors
    /// When a game cannot be played, which is a fault of ours.
    pub fn run(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Row> {
        Ok(Row::of(self, &self.games(threads, played)?))
    }

    /// The same, of which only is told how long they take.
    ///
    /// # Errors
    /// When a game cannot be played, which is a fault of ours.
    pub fn lengths(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Lengths> {
        Ok(Lengths::of(self, &self.games(threads, played)?))
    }

    fn games(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Vec<Played>> {
        let next = AtomicUsize::new(0);
        let results: Mutex<Vec<(usize, anyhow::Result<Played>)>> = Mutex::new(Vec::new());
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let result = self.play(number as u64);
                results.lock().expect("no game panics").push((number, result));
                played();
            }
        };
        std::thread::scope(|scope| (0..threads.max(1)).for_each(|_| drop(scope.spawn(work))));
        let mut results = results.into_inner().expect("no game panics");
        results.sort_by_key(|(number, _)| *number);
        results.into_iter().map(|(_, played)| played).collect()
    }

    fn play(&self, number: u64) -> anyhow::Result<Played> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let setup = Setup::deal(self.edition, self.players, &mut rng);
        let start = Millis(FIRST + (rng.next_u64() % DAY) as i64);
        let rng = Xoshiro256PlusPlus::from_rng(&mut rng);
        game::play(&setup, self, start, rng).map_err(|error| anyhow::anyhow!("game {number}: {error:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_spare_waits_and_the_number_of_threads_changes_nothing() {
        let trial = |features| Trial {
            features,
            players: Players::ALL[2],
            computers: 0,
            pace: Pace::Standard,
            spread: Spread::AroundTheWorld,
            minds: Minds::ByFeel,
            games: 12,
            edition: Edition::Pharaoh,
            seed: 1,
        };
        let rows: Vec<Row> =
            Features::all().into_iter().map(|features| trial(features).run(2, &|| ()).unwrap()).collect();
        let waits: Vec<f64> = rows.iter().map(|row| row.waits.mean).collect();
        assert!(waits.windows(2).all(|pair| pair[1] < pair[0]), "{waits:?}");
        assert!(rows.iter().all(|row| row.regret < 0.04), "{rows:?}");
        assert_eq!(trial(Features::orders(0.6, 3)).run(1, &|| ()).unwrap(), rows[3]);
    }
}
