//! How long computer players think: `cargo bench --bench decisions`.
//!
//! Each level plays games against itself on one core, by both editions. Printed are, for every level and number of
//! players, how many decisions there were, and the time that half and 99 in 100 of them took at most. Decisions with
//! a single legal action are left out. Below are the verdicts of the committee on the positions of easy games: such a
//! verdict is what a click may cost more because what is clear is done.

use std::hint::black_box;
use std::time::{Duration, Instant};

use ra::ai::committee::{Trust, verdict};
use ra::ai::{Level, Thinker, offhand};
use ra::rules::{Edition, Game, Players, Setup};
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

/// The times of the committee's verdicts on all positions of so many games in which there is a choice.
fn verdicts(players: Players, games: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Game::new(&Setup::deal(Edition::Pharaoh, players, &mut rng));
        while let Some((seat, legal)) = game.state().turn() {
            let begun = Instant::now();
            black_box(verdict(game.state(), &Trust::EVEN));
            if legal.len() > 1 {
                times.push(begun.elapsed());
            }
            let action = offhand(game.state()).expect("somebody is to act");
            game.play(seat, action, &mut |_| ()).expect("players choose among the legal actions");
        }
    }
    times.sort_unstable();
    times
}

fn main() {
    for (level, games) in Level::ALL.into_iter().zip([500, 6, 2]) {
        for players in Players::ALL {
            print(&level.to_string(), players, &decisions(Thinker::new(level), players, games));
        }
    }
    for players in Players::ALL {
        print("clear?", players, &verdicts(players, 100));
    }
}

fn print(what: &str, players: Players, times: &[Duration]) {
    let (half, most) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    let longest = times[times.len() - 1];
    println!(
        "{what:<6} {} players  {:>6} decisions  p50 {half:>10.1?}  p99 {most:>10.1?}  longest {longest:>10.1?}",
        players.count(),
        times.len(),
    );
}
