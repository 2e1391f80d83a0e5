//! How long computer players think: `cargo bench --bench decisions`.
//!
//! Each level plays games against itself on one core, by both editions. Printed are, for every level and number of
//! players, how many decisions there were, and the time that half and 99 in 100 of them took at most. Decisions with
//! a single legal action are left out.

use std::time::{Duration, Instant};

use ra_bot::ai::{Level, Thinker};
use ra_bot::rules::{Edition, Game, Players, Setup};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// The times of all decisions in so many games.
fn decisions(thinker: Thinker, players: Players, games: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let edition = Edition::ALL[number as usize % 2];
        let mut game = Game::new(&Setup::deal(edition, players, &mut rng));
        while let Some((seat, legal)) = game.state().turn() {
            let begun = Instant::now();
            let action = thinker.choose(game.state(), &mut rng).expect("a player to act chooses an action");
            if legal.len() > 1 {
                times.push(begun.elapsed());
            }
            game.play(seat, action, &mut |_| ()).expect("players choose among the legal actions");
        }
    }
    times.sort_unstable();
    times
}

fn main() {
    for (level, games) in Level::ALL.into_iter().zip([500, 6, 2]) {
        for players in Players::ALL {
            let times = decisions(Thinker::new(level), players, games);
            let (half, most) = (times[times.len() / 2], times[times.len() * 99 / 100]);
            let longest = times[times.len() - 1];
            println!(
                "{level:<6} {} players  {:>6} decisions  p50 {half:>10.1?}  p99 {most:>10.1?}  longest \
                 {longest:>10.1?}",
                players.count(),
                times.len(),
            );
        }
    }
}
