//! Films of whole games.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions};
use ra::record::Record;
use ra::rules::{Edition, Players, Setup};
use ra::simulate::{self, Policy};
use ra_display::film::{self, Film, film};
use ra_table::game::in_memory;
use ra_table::game::view::{LookBack, Public, Whereabouts};
use ra_table::language::Language;
use ra_table::time::Millis;
use strum::IntoEnumIterator as _;

use crate::look_back::terms;

/// How long a frame stays, in hundredths of a second.
const DELAY: u16 = 120;
const LARGEST: usize = 8 << 20;
/// The longest description of a file that Discord takes.
const LONGEST: usize = 1024;

/// The frames of a film as they are seen, by palette indices; all of one size.
fn frames(film: &Film) -> Vec<Vec<u8>> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    let mut reader = options.read_info(Cursor::new(&film.gif)).unwrap();
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    assert_eq!(width, 800);
    let (mut shown, mut frames) = (vec![0; width * height], Vec::new());
    while let Some(frame) = reader.read_next_frame().unwrap() {
        assert_eq!(frame.delay, DELAY);
        let (left, part) = (usize::from(frame.left), usize::from(frame.width));
        for (row, pixels) in frame.buffer.chunks_exact(part).enumerate() {
            let at = (usize::from(frame.top) + row) * width + left;
            shown[at..at + part].copy_from_slice(pixels);
        }
        frames.push(shown.clone());
    }
    frames
}

#[test]
fn a_film_begins_and_ends_with_the_end() {
    let record = simulate::game(1, 3, Edition::Pharaoh, Players::new(3).unwrap(), Some(Policy::Greedy));
    let game = in_memory::of_record(&record, terms(Edition::Pharaoh), Millis(0)).unwrap();
    let film = film::of_record(&record).unwrap();
    let frames = frames(&film);
    assert!(frames.first() == frames.last());
    let auctions = LookBack::of(&game).auctions().len();
    assert_eq!(frames.len(), 1 + auctions + 3, "a frame for each auction and each end of an epoch");
    assert!(film.described.starts_with("Film of game 1 in "), "{}", film.described);
}

#[test]
fn a_film_of_two_actions_has_its_auction() {
    let setup: Setup = *simulate::game(1, 3, Edition::Pharaoh, Players::new(2).unwrap(), None).setup();
    for actions in 0..=2 {
        let mut record = Record::new(setup, vec!["Nefer".to_owned(), "Isis".to_owned()]).unwrap();
        for _ in 0..actions {
            let (seat, legal) = record.state().turn().unwrap();
            record.play(seat, legal.iter().next().unwrap(), &mut |_| ()).unwrap();
        }
        let film = film::of_record(&record).unwrap();
        assert!(frames(&film).len() >= 2);
        assert!(film.described.ends_with("Called off in epoch 1."), "{}", film.described);
    }
}

/// In every language the longest games with the longest names.
#[test]
fn the_longest_games_are_no_large_files() {
    let at = Whereabouts { guild: None, channel: None, board: None, shown: 0, again: false };
    for (players, language) in Players::ALL.into_iter().cycle().zip(Language::iter()) {
        let games =
            (0..20).map(|game| simulate::game(1, game, Edition::Pharaoh, players, Some(Policy::Patient)));
        let mut record = games.max_by_key(|record| record.actions().len()).unwrap();
        record.rename(vec!["Ж§ß&@ Фёдор Щукин-Юшкевич".to_owned(); players.count()]);
        let game = in_memory::of_record(&record, terms(Edition::Pharaoh), Millis(0)).unwrap();
        let public = Public::of(&game, at, Millis(0));
        let film = film(language, &public, &LookBack::of(&game)).unwrap();
        assert!(film.gif.len() < LARGEST / 2, "{language}: {} bytes", film.gif.len());
        assert!(film.described.encode_utf16().count() <= LONGEST, "{language}: {}", film.described);
    }
}
