//! What a step of a game costs that is looked at again: `cargo bench --bench look_back`.
//!
//! A press loads the game from its history, plays it once more, says the step, paints it and compresses the picture.

use divan::Bencher;
use ra::record::Record;
use ra::rules::{Edition, Players};
use ra::simulate::{self, Policy};
use ra_display::step_page::page;
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{LookBack, Public, Whereabouts};
use ra_table::game::{Game, Terms, in_memory};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

const SEATS: [usize; 4] = [2, 3, 4, 5];
const NOW: Millis = Millis(1_800_000_000_000);

fn main() {
    divan::main();
}

/// The longest of some games.
fn record(seats: usize) -> Record {
    let players = Players::new(seats).expect("2 to 5");
    let games = (0..20).map(|game| simulate::game(1, game, Edition::Pharaoh, players, Some(Policy::Patient)));
    games.max_by_key(|record| record.actions().len()).expect("there are some")
}

fn game(record: &Record) -> Game {
    let terms = Terms {
        edition: record.setup().edition(),
        pace: Pace::Standard,
        autoplay: AutoplayLevel::Nothing,
        language: Language::En,
        advice: true,
        rated: false,
        theme: Theme::Light,
    };
    in_memory::of_record(record, terms, NOW).expect("a record can be played again")
}

/// The step after two thirds of a game.
#[divan::bench(args = SEATS)]
fn a_step(bencher: Bencher<'_, '_>, seats: usize) {
    let record = record(seats);
    let at = Whereabouts { guild: None, channel: None, board: None, shown: 0, again: false };
    bencher.bench(|| {
        let game = game(&record);
        let (public, past) = (Public::of(&game, at, NOW), LookBack::of(&game));
        let page = page(Language::En, &public, &past, past.last() * 2 / 3);
        (page.told, page.described, page.picture.png())
    });
}

/// Playing the game once more, alone.
#[divan::bench(args = SEATS)]
fn all_steps(bencher: Bencher<'_, '_>, seats: usize) {
    let game = game(&record(seats));
    bencher.bench(|| LookBack::of(&game));
}
