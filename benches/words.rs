//! What it costs to say a board, in every language: `cargo bench --bench words`.
//!
//! Said is all that a board's message says and its picture shows: the question, what happened since the last board,
//! the table in words, the alt text, and the labels in the picture; of five players in an auction, in the middle of a
//! game. Before the table it is printed how long reading a language takes, and how much memory all of them need.

use divan::Bencher;
use ra::rules::{Edition, Phase, Players, Seat};
use ra_display::text;
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{Public, Whereabouts};
use ra_table::game::{
    By, Deal, Draft, Number, Person, RULES, SecondThoughts, Start, Terms, Who, decide, undo_window,
};
use ra_table::id::{GameId, UserId};
use ra_table::language::Language;
use ra_table::names::{Called, called};
use ra_table::theme::Theme;
use ra_table::time::Millis;
use strum::IntoEnumIterator as _;

const NOW: Millis = Millis(1_800_000_000_000);
/// How many entries the channel has not been shown.
const NEWS: i64 = 3;

fn main() {
    let before = resident_kib();
    for language in Language::iter() {
        let begun = std::time::Instant::now();
        text::language_name(language);
        println!("{language} is read in {:?}", begun.elapsed());
    }
    println!("all of them take {} KiB", resident_kib().saturating_sub(before));
    divan::main();
}

/// How much memory of this process is in use.
fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

fn person(seat: Seat) -> Person {
    let number = seat.index() as i64 + 1;
    Person { who: Who::User(UserId(number)), name: format!("Nefertari {number}") }
}

/// Five players in an auction with full hands, as everybody may see it.
fn game() -> Public {
    let record = ra::simulate::game(1, 3, Edition::Pharaoh, Players::new(5).expect("2 to 5"), None);
    let setup = *record.setup();
    let terms = Terms {
        edition: setup.edition(),
        pace: Pace::Standard,
        autoplay: AutoplayLevel::Nothing,
        language: Language::En,
        advice: true,
        rated: true,
        theme: Theme::Light,
    };
    let start = Start {
        zone: None,
        id: GameId(1),
        rules: RULES,
        terms,
        in_cup: None,
        started_at: NOW,
        deal: Deal { setup, salt: "salt".to_owned() },
        people: setup.players().seats().map(person).collect(),
        host: Number(0),
    };
    let mut game = start.begin().expect("it was dealt");
    let mut found = None;
    for step in 0..400 {
        let Some((seat, legal)) = game.state().turn() else { break };
        let action = legal.nth(step * 7 % legal.len()).expect("it is one of them");
        let mut draft = Draft::new(game, By::Person(person(seat)), NOW);
        decide::play(&mut draft, None, &action.into(), SecondThoughts::USUAL).expect("it is legal");
        if let Some(decided_at) = draft.game().ahead().pending.as_ref().map(|pending| pending.at) {
            undo_window::carry_on(&mut draft, decided_at).expect("it is pending");
        }
        game = draft.finish().expect("it can be told").game;
        let held: usize =
            game.state().players().iter().map(|(_, player)| player.tiles().iter().count()).sum();
        if matches!(game.state().phase(), Phase::Auction(_)) && held >= 15 {
            let at = Whereabouts {
                guild: None,
                channel: None,
                board: None,
                shown: game.table().seq - NEWS,
                again: false,
            };
            found = Some(Public::of(&game, at, NOW));
        }
    }
    found.expect("there is an auction")
}

/// All that the board says, and how long it is.
fn said(language: Language, game: &Public, names: &[Called]) -> usize {
    let table = text::board::board(language, game);
    let seats: usize = table.seats.iter().map(|(heading, tiles)| heading.len() + tiles.len()).sum();
    let question = text::board::question(language, game);
    let (words, position) = (text::words(language), game.position());
    let parts = [
        question.unwrap_or_default(),
        text::board::until(language, game),
        text::story::between(language, game, game.at.shown, game.seq),
        text::alt_text::board(language, position, None, names),
        text::picture_words::asked(language, position),
        text::picture_words::asked_more(language, position),
        words.picture_ra(position.ra(), position.ra_limit()),
        words.picture_epoch(position.epoch().number()),
        words.picture_bag(position.bag()),
        text::picture_words::captions(language).concat(),
        table.title,
        table.table.1,
    ];
    seats + parts.iter().map(String::len).sum::<usize>()
}

#[divan::bench(args = Language::iter())]
fn a_whole_board(bencher: Bencher<'_, '_>, language: Language) {
    let game = game();
    let names: Vec<String> = (1..=5).map(|number| format!("Nefertari {number}")).collect();
    let names = called(&names);
    bencher.bench(|| said(language, &game, &names));
}
