//! How fast pictures are made, how long their files are, and what memory they take: `cargo bench --bench picture`.
//!
//! Divan's "max alloc" is the most memory held at once; a throughput in bytes is that of the finished file. What is
//! made once and kept (letters, icons, the palette) is measured apart, by the first picture of the process.

use divan::counter::BytesCount;
use divan::{AllocProfiler, Bencher};
use ra_bot::gallery::{self, Position};
use ra_bot::rules::{Edition, Players};
use ra_bot::simulate;

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

/// From a position in the middle of a game to a PNG file in memory.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn position_to_png(bencher: Bencher<'_, '_>, seats: usize) {
    let position = position(seats);
    let file = || position.picture().png();
    bencher.counter(BytesCount::new(file().len())).bench(file);
}

/// The same from the fullest position there is.
#[divan::bench(args = SEATS, sample_count = 100, sample_size = 1)]
fn fullest_to_png(bencher: Bencher<'_, '_>, seats: usize) {
    let position = gallery::fullest(Players::new(seats).expect("2 to 5"));
    let file = || position.picture().png();
    bencher.counter(BytesCount::new(file().len())).bench(file);
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
