//! The steps of a game that is looked at again, as they are shown.

use ra::rules::{Edition, Phase, Players, Setup, Tile};
use ra::simulate::{self, Policy};
use ra_display::step_page::{Page, page};
use ra_display::text;
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::in_memory::{self, InMemoryGame, Options};
use ra_table::game::view::{LookBack, Public, Whereabouts};
use ra_table::game::{Answer, BEFORE_START, Decision, Game, Terms};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

const NOW: Millis = Millis(1_800_000_000_000);
const NOWHERE: Whereabouts =
    Whereabouts { guild: None, channel: None, board: None, shown: BEFORE_START, again: false };

pub(crate) fn terms(edition: Edition) -> Terms {
    Terms {
        edition,
        pace: Pace::Unclocked,
        autoplay: AutoplayLevel::Nothing,
        language: Language::En,
        advice: false,
        rated: false,
        theme: Theme::Light,
    }
}

/// All that is shown of every step of a game.
fn shown(game: &Game) -> Vec<(String, String, String, Vec<u8>)> {
    let (public, past) = (Public::of(game, NOWHERE, NOW), LookBack::of(game));
    let bytes = |step: usize| {
        let Page { title, told, picture, described } = page(Language::En, &public, &past, step);
        (title, told, described, picture.pixels().to_vec())
    };
    (0..=past.last()).map(bytes).collect()
}

/// A game after so many actions, each the one of those that are legal that its number chooses.
fn played(setup: Setup, actions: usize) -> InMemoryGame {
    let options = Options::at(NOW);
    let (mut game, _) = InMemoryGame::begin(setup, terms(setup.edition()), options).unwrap();
    for step in 0..actions {
        let Some((seat, legal)) = game.game().state().turn() else { break };
        let action = legal.nth(step * 7 % legal.len()).unwrap();
        game.decide(seat, &action.into(), NOW).unwrap();
    }
    game
}

/// Another order of the tiles that are still in the bag, and answers of those who are to answer later.
#[test]
fn games_that_differ_in_secrets_show_the_same_steps() {
    let setup = *simulate::game(3, 1, Edition::Pharaoh, Players::new(4).unwrap(), None).setup();
    let auction = |game: &Game| match game.state().phase() {
        Phase::Auction(auction) => game.table().can_bid(auction).count() > 1,
        _ => false,
    };
    let actions = (60..200).find(|actions| auction(played(setup, *actions).game())).unwrap();
    let game = played(setup, actions);
    let drawn = setup.bag().len() - game.game().table().position().bag();
    let mut bag: Vec<Tile> = setup.bag().to_vec();
    bag[drawn..].reverse();
    let other = Setup::new(setup.edition(), setup.suns().as_slice(), &bag).unwrap();
    let mut other = played(other, actions);
    let Phase::Auction(under_way) = *other.game().state().phase() else { panic!() };
    let later: Vec<_> = other.game().table().can_bid(&under_way).skip(1).collect();
    for seat in later {
        other.decide(seat, &Decision::Answer(Answer::Pass), NOW).unwrap();
    }
    assert_ne!(other.game().record().to_json(), game.game().record().to_json());
    assert!(!other.game().ahead().given.is_empty());
    let (plain, secret) = (shown(game.game()), shown(other.game()));
    assert!(plain.len() > 50 && plain == secret);
}

#[test]
fn a_whole_game_can_be_read() {
    for players in Players::ALL {
        let record = simulate::game(3, 1, Edition::Pharaoh, players, Some(Policy::Greedy));
        let game = in_memory::of_record(&record, terms(Edition::Pharaoh), NOW).unwrap();
        let (public, past) = (Public::of(&game, NOWHERE, NOW), LookBack::of(&game));
        for step in 0..=past.last() {
            let told = text::look_back::told(Language::En, &public, &past, step);
            assert!(!told.is_empty(), "step {step}");
        }
        let last = page(Language::En, &public, &past, usize::MAX);
        assert!(last.told.contains("The game is over") && last.described.contains("1. "), "{}", last.told);
        assert_eq!(last.title, format!("**Game 1**, step {0} of {0}", past.last()));
        for auction in past.auctions() {
            let told = text::look_back::auction(Language::Ru, &public, auction);
            assert!(told.chars().count() <= 100, "{told}");
        }
    }
}
