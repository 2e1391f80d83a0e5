//! The pictures of the gallery, and their descriptions.
//!
//! A picture is compared by the hash of its palette indices. When a change is meant, run
//! `INSTA_UPDATE=always cargo test -p ra-display pictures`, and look at what `cargo run -p ra-research -- gallery FOLDER`
//! paints.

use ra::rules::{Edition, EpochOver, PerSeat, Players};
use ra::simulate;
use ra_display::gallery::{self, Position};
use ra_display::render::{self, Picture};
use ra_display::text;
use ra_display::text::standings::Standings;
use ra_table::language::Language;
use ra_table::names::{self, Called};
use ra_table::theme::Theme;
use sha2::{Digest, Sha256};

/// The longest description of a picture that Discord takes.
const LONGEST: usize = 1024;

fn painted(standings: &Standings) -> Picture {
    render::standings(Language::En, Theme::Light, standings)
}

fn ended(over: &EpochOver, names: &[Called]) -> Picture {
    render::epoch(Language::En, Theme::Light, over, names)
}

/// The pictures of people, and of two of them.
fn people() -> impl Iterator<Item = (String, Picture)> {
    let cards = gallery::cards()
        .into_iter()
        .map(|(name, card)| (name, render::card(Language::En, Theme::Light, &card)));
    let duels = gallery::duels()
        .into_iter()
        .map(|(name, duel)| (name, render::duel(Language::En, Theme::Light, &duel)));
    cards.chain(duels)
}

#[test]
fn pictures_stay_as_they_are() {
    let positions = gallery::positions().into_iter().map(|(name, position)| (name, position.picture()));
    let lines: Vec<String> = positions
        .chain(gallery::legends())
        .chain(gallery::epochs().into_iter().map(|(name, over, names)| (name, ended(&over, &names))))
        .chain(gallery::standings().into_iter().map(|(name, standings)| (name, painted(&standings))))
        .chain(people())
        .map(|(name, picture)| {
            let hash: String =
                Sha256::digest(picture.pixels()).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
            format!("{name}: {} by {}, {hash}", picture.width(), picture.height())
        })
        .collect();
    insta::assert_snapshot!("pictures", lines.join("\n"));
}

#[test]
fn every_picture_is_a_small_file() {
    let mut positions = gallery::positions();
    // Full rows and long names at once, in letters of many curves.
    let mut worst = gallery::fullest(Players::new(5).unwrap());
    worst.names = vec!["Ж§ß&@ Фёдор Щукин-Юшкевич".to_owned(); 5];
    positions.push(("the fullest with long names".to_owned(), worst));
    for (name, position) in positions {
        let picture = position.picture();
        let (size, height) = (picture.png().len(), picture.height());
        assert!(size < 90_000, "{name}: {size} bytes");
        assert!((700..=1400).contains(&height), "{name}: {height} high");
    }
    let standings = gallery::standings().into_iter().map(|(name, standings)| (name, painted(&standings)));
    let epochs = gallery::epochs().into_iter().map(|(name, over, names)| (name, ended(&over, &names)));
    for (name, picture) in gallery::legends().into_iter().chain(standings).chain(epochs).chain(people()) {
        let size = picture.png().len();
        assert!(size < 90_000, "{name}: {size} bytes");
    }
}

#[test]
fn a_picture_shows_what_its_description_tells_no_more_and_no_less() {
    // Scores and face-down suns are in no description, so what follows from them is in no picture.
    let record = simulate::game(1, 0, Edition::Pharaoh, Players::new(4).unwrap(), None);
    let mut seen: Vec<(String, Vec<u8>)> = Vec::new();
    for action in 0..record.actions().len().min(60) {
        let position = Position::of(&record, action);
        let words = text::alt_text::board(Language::En, &position.table, None, &position.called());
        let pixels = position.picture().pixels().to_vec();
        for (other, painted) in &seen {
            assert_eq!(*other == words, *painted == pixels, "{words}");
        }
        seen.push((words, pixels));
    }
}

#[test]
fn a_picture_of_standings_shows_what_its_description_tells() {
    let [_, (_, before), ..] = &gallery::standings()[..] else { panic!("there are several") };
    let changes: [fn(&mut Standings); 9] = [
        |standings| standings.title = "Winter 2027".to_owned(),
        |standings| standings.gap = false,
        |standings| standings.rows[2].place = 9,
        |standings| standings.rows[2].name.name = "Sobek".to_owned(),
        |standings| standings.rows[2].points += 1,
        |standings| standings.rows[2].games += 1,
        |standings| standings.rows[2].wins += 1,
        |standings| standings.rows[2].percent += 1,
        |standings| standings.rows[2].own = true,
    ];
    let mut seen = vec![before.clone()];
    for change in changes {
        let mut after = before.clone();
        change(&mut after);
        for other in &seen {
            let words = [other, &after].map(|standings| text::standings::alt(Language::En, standings));
            assert!(words[0] != words[1], "{}", words[0]);
            assert!(painted(other).pixels() != painted(&after).pixels(), "{}", words[1]);
        }
        seen.push(after);
    }
}

/// As everywhere else: what `ra-bot render` paints has the marks, and the record does not.
#[test]
fn a_picture_tells_players_of_a_record_apart() {
    let record = simulate::game(1, 0, Edition::Pharaoh, Players::new(2).unwrap(), None);
    for action in [12, usize::MAX] {
        let mut position = Position::of(&record, action);
        let mut painted = |names: [&str; 2]| {
            position.names = names.map(str::to_owned).to_vec();
            position.picture().pixels().to_vec()
        };
        assert!(painted(["Kai🔥", "Kai💧"]) == painted(["Kai (1)", "Kai (2)"]));
    }
}

#[test]
fn descriptions_are_whole() {
    let standings = gallery::standings()
        .into_iter()
        .map(|(name, standings)| format!("== {name}\n{}", text::standings::alt(Language::En, &standings)));
    let epochs = gallery::epochs().into_iter().map(|(name, over, names)| {
        format!("== {name}\n{}", text::epoch::alt(Language::En, Edition::Pharaoh, &over, &names))
    });
    let cards = gallery::cards();
    let cards = cards.iter().map(|(name, card)| (name, text::figures::alt(Language::En, card)));
    let duels = gallery::duels();
    let duels = duels.iter().map(|(name, duel)| (name, text::figures::alt_pair(Language::En, duel)));
    let people = cards.chain(duels).map(|(name, words)| format!("== {name}\n{words}"));
    let described: Vec<String> = gallery::positions()
        .iter()
        .map(|(name, position)| {
            let words = match position.end() {
                Some((outcome, epochs)) => {
                    text::alt_text::end(Language::En, outcome, epochs, &position.called())
                }
                None => text::alt_text::board(Language::En, &position.table, None, &position.called()),
            };
            format!("== {name}\n{words}")
        })
        .chain(epochs)
        .chain(standings)
        .chain(people)
        .collect();
    insta::assert_snapshot!("descriptions", described.join("\n\n"));
}

/// Names as long as Discord has them, each letter as long as letters get: none can be drawn.
fn longest_names() -> Vec<Called> {
    names::called(&["🐪", "🐫", "🐊", "🦅", "🐈"].map(|letter| letter.repeat(32)))
}

/// The longest that need both a mark and their own direction.
fn names_from_right_to_left() -> Vec<Called> {
    names::called(&["א", "ב", "م", "د", "ג"].map(|letter| letter.repeat(32)))
}

#[test]
fn every_description_fits() {
    let check = |words: String| {
        let length = words.encode_utf16().count();
        assert!(length <= LONGEST, "{length}: {words}");
    };
    for (_, mut over, _) in gallery::epochs() {
        // As many kinds as there are.
        let full = gallery::fullest(over.held.players());
        over.held = PerSeat::from_fn(over.held.players(), |seat| *full.table.players()[seat].tiles());
        for names in [longest_names(), names_from_right_to_left(), Vec::new()] {
            check(text::epoch::alt(Language::En, Edition::Pharaoh, &over, &names));
        }
    }
    for players in Players::ALL {
        let full = gallery::fullest(players);
        for names in [longest_names(), names_from_right_to_left(), full.called(), Vec::new()] {
            check(text::alt_text::board(Language::En, &full.table, None, &names));
        }
        for game in 0..7 {
            let record = simulate::game(2, game, Edition::Pharaoh, players, None);
            for action in (0..record.actions().len()).step_by(7) {
                check(text::alt_text::board(
                    Language::En,
                    &Position::of(&record, action).table,
                    None,
                    &longest_names(),
                ));
            }
            let last = Position::of(&record, usize::MAX);
            let (outcome, epochs) = last.end().unwrap();
            check(text::alt_text::end(Language::En, outcome, epochs, &longest_names()));
        }
    }
}
