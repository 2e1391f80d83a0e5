//! How fast the rules play: `cargo bench --bench rules`.
//!
//! A game is dealt, played by uniformly random legal actions to the end, and scored three times on the way, on
//! one core. Divan's "items" are actions here.

use divan::Bencher;
use divan::counter::ItemsCount;
use ra::record::{self, Record};
use ra::rules::{Edition, Game, Players, Setup};
use ra::simulate;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

fn main() {
    divan::main();
}

const SEATS: [usize; 4] = [2, 3, 4, 5];

fn random_game(players: Players, rng: &mut impl Rng) -> (Game, usize) {
    let mut game = Game::new(&Setup::deal(Edition::Pharaoh, players, rng));
    let mut actions = 0;
    while let Some((seat, legal)) = game.state().turn() {
        let place = (u64::from(rng.next_u32()) * legal.len() as u64) >> 32;
        let action = legal.nth(place as usize).expect("the place is within the set");
        game.play(seat, action, &mut |_| ()).expect("the action is legal");
        actions += 1;
    }
    (game, actions)
}

/// Whole games, a thousand at a time.
#[divan::bench(args = SEATS, sample_count = 20)]
fn thousand_random_games(bencher: Bencher<'_, '_>, seats: usize) {
    let players = Players::new(seats).expect("2 to 5");
    let play = || {
        let mut rng = SmallRng::seed_from_u64(1);
        (0..1000).map(|_| random_game(players, &mut rng).1).sum::<usize>()
    };
    bencher.counter(ItemsCount::new(play())).bench(play);
}

/// Copying a game in play, as a player who thinks ahead does.
#[divan::bench]
fn copy_a_game(bencher: Bencher<'_, '_>) {
    let game = Game::new(&Setup::deal(Edition::Pharaoh, Players::ALL[2], &mut SmallRng::seed_from_u64(1)));
    bencher.bench(|| *divan::black_box(&game));
}

/// Checking a thousand records, as `ra-bot verify` does; items are actions.
#[divan::bench(sample_count = 20)]
fn verify_thousand_records(bencher: Bencher<'_, '_>) {
    let lines: String = (0..1000)
        .map(|number| {
            let record: Record = simulate::game(1, number, Edition::Pharaoh, Players::ALL[2], None);
            record.to_json() + "\n"
        })
        .collect();
    let check = || record::verify(lines.as_bytes(), &mut std::io::sink()).expect("memory can be read");
    bencher.counter(ItemsCount::new(check().actions)).bench(check);
}
