//! What is private cannot be had from what everybody is shown: games that differ in secrets alone look the same, to the
//! last detail that there is, not only in what is made of it today.

use proptest::prelude::*;
use ra::ai::committee::Trust;
use ra::rules::{Action, Edition, Phase, Players, Seat, Setup, Tile};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::obvious_moves::Autoplay;
use ra_table::game::view::{LookBack, Own, Public, Whereabouts};
use ra_table::game::{
    Answer, AnswersAhead, BEFORE_START, Deal, Decision, Draft, Game, Number, OrderChange, Person,
    PrivateState, RULES, SecondThoughts, Start, Terms, Who, decide, undo_window,
};
use ra_table::id::{GameId, UserId};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(crate) const NOW: Millis = Millis(1_800_000_000_000);
pub(crate) const NOWHERE: Whereabouts =
    Whereabouts { guild: None, channel: None, board: None, shown: BEFORE_START, again: false };

pub(crate) fn person(seat: Seat) -> Person {
    let number = seat.index() as i64 + 1;
    Person { who: Who::User(UserId(number)), name: number.to_string() }
}

/// What a table agrees on that lets people leave so much to the program.
pub(crate) fn terms(setup: &Setup, autoplay: AutoplayLevel) -> Terms {
    Terms {
        edition: setup.edition(),
        pace: Pace::Standard,
        autoplay,
        language: Language::En,
        advice: true,
        rated: true,
        theme: Theme::Light,
    }
}

pub(crate) fn begin(setup: Setup, autoplay: AutoplayLevel) -> Game {
    begin_with(setup, setup.players().seats().map(person).collect(), autoplay)
}

pub(crate) fn begin_with(setup: Setup, people: Vec<Person>, autoplay: AutoplayLevel) -> Game {
    let start = Start {
        zone: None,
        id: GameId(1),
        rules: RULES,
        terms: terms(&setup, autoplay),
        in_cup: None,
        started_at: NOW,
        deal: Deal { setup, salt: "salt".to_owned() },
        people,
        host: Number(0),
    };
    start.begin().unwrap()
}

/// The game after so many actions by chance, and which those were.
fn played(mut game: Game, actions: usize, rng: &mut SmallRng) -> (Game, Vec<(Seat, Action)>) {
    let mut done = Vec::new();
    for _ in 0..actions {
        let Some((seat, legal)) = game.state().turn() else { break };
        let action = legal.nth(rng.random_range(0..legal.len())).unwrap();
        game = after(game, seat, &action.into());
        done.push((seat, action));
    }
    (game, done)
}

/// The game after a decision of whoever has a seat; as it was, if it cannot be made.
fn after(game: Game, seat: Seat, decision: &Decision) -> Game {
    let mut draft = Draft::new(game.clone(), ra_table::game::By::Person(person(seat)), NOW);
    if decide::play(&mut draft, None, decision, SecondThoughts::USUAL).is_err() {
        return game;
    }
    if let Some(decided_at) = draft.game().ahead().pending.as_ref().map(|pending| pending.at) {
        undo_window::carry_on(&mut draft, decided_at).unwrap();
    }
    draft.finish().unwrap().game
}

/// Secrets of those who are not to act: answers to the auction under way, and orders.
fn with_secrets(mut game: Game, rng: &mut SmallRng) -> Game {
    let to_act = game.state().to_act();
    for seat in game.state().players().players().seats().filter(|seat| Some(*seat) != to_act) {
        let orders = vec![OrderChange::Draw(Some((rng.random_range(1..=8), Vec::new())))];
        game = after(game, seat, &Decision::Order(orders));
        let suns: Vec<_> = game.state().players()[seat].face_up().iter().collect();
        let answer = suns.first().map_or(Answer::Pass, |sun| Answer::UpTo(*sun));
        game = match game.state().phase() {
            Phase::Auction(_) => after(game, seat, &Decision::Answer(answer)),
            _ => after(game, seat, &Decision::Order(vec![OrderChange::Auction(Some((answer, 2)))])),
        };
    }
    game
}

/// The same deal with another order of the tiles that have not been drawn.
pub(crate) fn reshuffled(setup: &Setup, drawn: usize, rng: &mut SmallRng) -> Setup {
    let mut bag: Vec<Tile> = setup.bag().to_vec();
    bag[drawn..].shuffle(rng);
    Setup::new(setup.edition(), setup.suns().as_slice(), &bag).unwrap()
}

fn shown(game: &Game) -> String {
    let mut public = Public::of(game, NOWHERE, NOW);
    // It tells nothing of the bag to whoever cannot undo SHA-256.
    public.promise.clear();
    format!("{public:#?}\n{:#?}", LookBack::of(game))
}

fn own(game: &Game, seat: Seat) -> String {
    let own = Own::of(game, seat, NOWHERE, NOW);
    // As above.
    format!("{own:#?}").replace(&own.promise, "")
}

/// The same game, of people who leave all that is clear to the program, and of whom this is known.
fn leaving(game: Game, trust: &Trust) -> Game {
    let seats = game.state().players().players().seats();
    let leaving = |seat| Autoplay {
        user: person(seat).who.user().unwrap(),
        autoplay: AutoplayLevel::Bids,
        is_new: false,
        stops: true,
        trust: trust.clone(),
    };
    game.with(PrivateState {
        ahead: AnswersAhead { leaving: seats.map(leaving).collect(), ..AnswersAhead::default() },
        ..PrivateState::default()
    })
}

/// What is known of whoever has decided all that was decided in a game.
fn taught(game: &Game) -> Trust {
    let seats = game.state().players().players().seats();
    seats.fold(Trust::EVEN, |known, seat| {
        known.and(&game.decisions().taught_by(person(seat).who.user().unwrap()))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn games_that_differ_in_secrets_look_the_same(
        seed in any::<u64>(), count in 2..=5usize, actions in 0..120usize,
    ) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let players = Players::new(count).unwrap();
        let setup = Setup::deal(Edition::Pharaoh, players, &mut ChaCha8Rng::seed_from_u64(seed));
        let (game, done) = played(begin(setup, AutoplayLevel::Nothing), actions, &mut rng);
        if game.state().to_act().is_none() {
            return Ok(());
        }
        let drawn = setup.bag().len() - game.table().position().bag();
        let mut other = begin(reshuffled(&setup, drawn, &mut rng), AutoplayLevel::Nothing);
        for (seat, action) in done {
            other = after(other, seat, &action.into());
        }
        let to_act = game.state().to_act().unwrap();
        let plain = shown(&game);
        prop_assert_eq!(&plain, &shown(&other), "another bag");
        prop_assert_eq!(own(&game, to_act), own(&other, to_act), "another bag, for a player");
        let secretive = with_secrets(other, &mut rng);
        prop_assert_eq!(&plain, &shown(&secretive), "answers and orders of others");
        prop_assert_eq!(own(&game, to_act), own(&secretive, to_act), "of others, for a player");
    }

    /// Of people who leave to the program what is clear: what is known of them changes nothing that anybody is shown,
    /// nor whom a board calls.
    #[test]
    fn what_is_known_of_people_shows_nowhere(seed in any::<u64>(), count in 2..=5usize, actions in 10..120usize) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let players = Players::new(count).unwrap();
        let setup = Setup::deal(Edition::Pharaoh, players, &mut ChaCha8Rng::seed_from_u64(seed));
        let (game, _) = played(begin(setup, AutoplayLevel::Bids), actions, &mut rng);
        let taught = taught(&game);
        prop_assume!(taught != Trust::EVEN);
        let known = leaving(game.clone(), &taught);
        prop_assert_eq!(shown(&leaving(game, &Trust::EVEN)), shown(&known));
    }
}
