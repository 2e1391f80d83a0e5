//! How fast pictures are made, how long their files are, and what memory they take: `cargo bench --bench picture`.
//!
//! Divan's "max alloc" is the most memory held at once. What is made once and kept (letters, icons, the palette) is
//! measured apart, by the first picture of the process.

use std::sync::atomic::{AtomicU64, Ordering};

use divan::{AllocProfiler, Bencher};
use ra::rules::{Edition, Players};
use ra::simulate;
use ra_display::gallery::{self, Position};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    let position = position(5);
    let start = std::time::Instant::now();
    let first = position.picture();
    println!("the first picture of the process: {:?}", start.elapsed());
    println!("its file: {} bytes, {} by {}", first.png().len(), first.width(), first.height());
    for seats in SEATS {
        let fullest = gallery::fullest(Players::new(seats).expect("2 to 5")).picture().png().len();
        println!("{seats} players: the fullest board is {fullest} bytes");
    }
    divan::main();
}

const SEATS: [usize; 4] = [2, 3, 4, 5];

/// The middle of a game.
fn position(seats: usize) -> Position {
    let record = simulate::game(1, 3, Edition::Pharaoh, Players::new(seats).expect("2 to 5"), None);
    Position::of(&record, record.actions().len() * 6 / 10)
}

/// From the middle of a game whose board was never painted to a PNG file in memory.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn new_to_png(bencher: Bencher<'_, '_>, seats: usize) {
    let games = AtomicU64::new(0);
    bencher
        .with_inputs(|| before_and_after(seats, games.fetch_add(1, Ordering::Relaxed)).1)
        .bench_values(|position| position.picture().png());
}

/// The same of a game whose board before the last action has been painted, as of nearly every board.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn next_to_png(bencher: Bencher<'_, '_>, seats: usize) {
    let games = AtomicU64::new(1_000_000);
    bencher
        .with_inputs(|| {
            let (before, after) = before_and_after(seats, games.fetch_add(1, Ordering::Relaxed));
            before.picture().png();
            after
        })
        .bench_values(|position| position.picture().png());
}

/// The positions before and after an action in the middle of a game, with names that no other game has.
fn before_and_after(seats: usize, game: u64) -> (Position, Position) {
    let players = Players::new(seats).expect("2 to 5");
    let mut record = simulate::game(1, game, Edition::Pharaoh, players, None);
    record.rename((0..seats).map(|seat| format!("Player {game} of {seat}")).collect());
    let middle = record.actions().len() * 6 / 10;
    (Position::of(&record, middle), Position::of(&record, middle + 1))
}

/// Painting alone, without compressing.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn paint(bencher: Bencher<'_, '_>, seats: usize) {
    let position = gallery::fullest(Players::new(seats).expect("2 to 5"));
    position.picture();
    bencher.bench(|| position.picture());
}

/// The end of a game.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn end_to_png(bencher: Bencher<'_, '_>, seats: usize) {
    let record = simulate::game(1, 3, Edition::Pharaoh, Players::new(seats).expect("2 to 5"), None);
    let position = Position::of(&record, usize::MAX);
    bencher.bench(|| position.picture().png());
}
