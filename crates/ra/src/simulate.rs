//! Playing games at random, to have some: for tests, for benchmarks, and for anyone who writes tools for records.
//!
//! The same request gives the same games on every machine and in every version of this program. Game number `n`
//! of seed `s` draws its random numbers from ChaCha8 with the key `s` (64 bits, little-endian, then zeros) and
//! the stream `n`; what is made of them is written out here and in the dealing, and never changes. That is why
//! computer players, which get better with time, never join these policies.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use strum::{EnumMessage, EnumString, IntoStaticStr, VariantArray};

use crate::record::Record;
use crate::rules::{Action, Actions, Edition, PerSeat, Players, Setup, below};

/// How a simulated player chooses among the legal actions: at random, each kind of action with a weight.
///
/// Uniform play spends its suns long before the Ra track is full, and so misses half of the game; between them
/// these policies come into every situation that the rules know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumMessage, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Policy {
    /// Takes every legal action equally often.
    Uniform,
    /// Draws and passes, and does anything else only where nothing is left.
    Idle,
    /// Mostly draws and mostly passes: epochs end with the last Ra tile.
    Patient,
    /// Fills the track before invoking Ra, then bids more often than not.
    Greedy,
    /// Spends God tiles whenever there is something to take.
    Devout,
    /// Invokes Ra and bids at once: epochs end with the last sun.
    Hasty,
}

/// A policy's weights by kind of action. An action of weight 0 is taken only where all have weight 0.
struct Weights {
    draw: u32,
    invoke: u32,
    god: u32,
    done: u32,
    bid: u32,
    pass: u32,
}

impl Policy {
    const fn weights(self) -> Weights {
        match self {
            Policy::Uniform => Weights { draw: 1, invoke: 1, god: 1, done: 1, bid: 1, pass: 1 },
            Policy::Idle => Weights { draw: 1, invoke: 0, god: 0, done: 0, bid: 0, pass: 1 },
            Policy::Patient => Weights { draw: 60, invoke: 1, god: 1, done: 2, bid: 1, pass: 16 },
            Policy::Greedy => Weights { draw: 40, invoke: 1, god: 1, done: 1, bid: 2, pass: 1 },
            Policy::Devout => Weights { draw: 12, invoke: 1, god: 20, done: 4, bid: 1, pass: 4 },
            Policy::Hasty => Weights { draw: 1, invoke: 6, god: 2, done: 1, bid: 4, pass: 1 },
        }
    }

    fn weight(self, action: Action) -> u32 {
        let weights = self.weights();
        match action {
            Action::Draw => weights.draw,
            Action::Invoke => weights.invoke,
            Action::God(_) => weights.god,
            Action::Done => weights.done,
            Action::Bid(_) => weights.bid,
            Action::Pass => weights.pass,
            Action::Discard(_) => 1,
        }
    }

    /// One of the legal actions, of which there must be one.
    pub fn choose(self, legal: Actions, rng: &mut impl Rng) -> Action {
        let total: u32 = legal.iter().map(|action| self.weight(action)).sum();
        let any = total == 0;
        let mut place = below(if any { legal.len() as u32 } else { total }, rng);
        let chosen = legal.iter().find(|&action| {
            let weight = if any { 1 } else { self.weight(action) };
            let here = place < weight;
            place = place.saturating_sub(weight);
            here
        });
        chosen.expect("the weights of the legal actions add up to more than the place")
    }
}

/// Plays game number `game` of the seed to its end.
///
/// Without a policy, the games take turns: one of every policy, all seats alike, and then one in which each seat
/// has a policy of its own.
///
/// # Panics
/// When records do not know the edition.
pub fn game(seed: u64, game: u64, edition: Edition, players: Players, policy: Option<Policy>) -> Record {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(game);
    let setup = Setup::deal(edition, players, &mut rng);
    let place = game % (Policy::VARIANTS.len() as u64 + 1);
    let shared = policy.or_else(|| Policy::VARIANTS.get(place as usize).copied());
    let mut policies = PerSeat::from_fn(players, |_| shared.unwrap_or(Policy::Uniform));
    if shared.is_none() {
        players.seats().for_each(|seat| {
            policies[seat] = Policy::VARIANTS[below(Policy::VARIANTS.len() as u32, &mut rng) as usize];
        });
    }
    let names = players.seats().map(|seat| format!("Player {}", seat.index() + 1)).collect();
    let mut record = Record::new(setup, names).expect("only games that can be recorded are simulated");
    while let Some((seat, legal)) = record.state().turn() {
        let action = policies[seat].choose(legal, &mut rng);
        record.play(seat, action, &mut |_| ()).expect("a policy chooses among the legal actions");
    }
    record
}
