//! What is taken back reveals nothing: whatever somebody does and takes back, all that they see until then is the same,
//! whatever the others at the table keep secret.

use proptest::prelude::*;
use ra::ai::Level;
use ra::rules::{Action, Edition, Phase, Players, Seat, Setup};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{Own, Public};
use ra_table::game::{
    Answer, By, Decision, Draft, Game, OrderChange, Person, SecondThoughts, Who, decide, table_actions,
    time_out, undo, undo_window,
};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::views::{NOW, NOWHERE, begin, begin_with, person, reshuffled};

/// What somebody tries at their table.
#[derive(Debug, Clone, Copy)]
enum Try {
    /// One of the decisions that they could make now.
    Decide(usize),
    /// To take back what they did last.
    TakeBack,
    /// Not to wait until it is played.
    CarryOn,
    /// Nothing, for so many seconds.
    Wait(i64),
}

fn tries() -> impl Strategy<Value = Try> {
    prop_oneof![
        4 => any::<usize>().prop_map(Try::Decide),
        3 => Just(Try::TakeBack),
        1 => Just(Try::CarryOn),
        1 => (1..15i64).prop_map(Try::Wait),
    ]
}

/// What came of that.
struct Attempted {
    /// How many actions counted before it.
    before: usize,
    /// All that the player sees after it.
    seen: String,
    /// How many actions count after it, if it took something back.
    back_to: Option<usize>,
}

/// A table, and what its clock shows.
#[derive(Clone)]
struct Table {
    game: Game,
    now: Millis,
}

impl Table {
    fn change(
        &mut self,
        by: By,
        change: impl FnOnce(&mut Draft) -> Result<(), ra_table::game::Error>,
    ) -> Result<(), String> {
        let mut draft = Draft::new(self.game.clone(), by, self.now);
        change(&mut draft).map_err(|error| format!("{error:?}"))?;
        self.game = draft.finish().unwrap().game;
        Ok(())
    }

    fn play(&mut self, seat: Seat, decision: &Decision) -> Result<(), String> {
        self.change(By::Person(person(seat)), |draft| {
            decide::play(draft, None, decision, SecondThoughts::USUAL)
        })
    }

    /// What the program does by itself meanwhile.
    fn look_after(&mut self) {
        if self.game.schedule().is_overdue(self.now)
            || self.game.ahead().next_action(self.game.table()).is_some()
        {
            self.change(By::Program, time_out::run_out).unwrap();
        }
    }

    /// The same with what everybody but one player keeps secret, as chance has it.
    fn with_secrets(mut self, but: Seat, rng: &mut SmallRng) -> Table {
        let others = self.game.table().chairs().players().map(|(seat, _)| seat).filter(|seat| *seat != but);
        for seat in others.collect::<Vec<_>>() {
            let orders = rng.random_bool(0.5).then(|| (rng.random_range(1..=8), Vec::new()));
            let _ = self.play(seat, &Decision::Order(vec![OrderChange::Draw(orders)]));
            let suns: Vec<_> = self.game.state().players()[seat].face_up().iter().collect();
            let sun = suns.get(rng.random_range(0..=suns.len())).copied();
            let answer = match (sun, rng.random_bool(0.5)) {
                (Some(sun), true) => Answer::UpTo(sun),
                (Some(sun), false) => Answer::BidOrPass(sun),
                (None, _) => Answer::Pass,
            };
            let answer = match self.game.state().phase() {
                Phase::Auction(_) => Decision::Answer(answer),
                _ => Decision::Order(vec![OrderChange::Auction(Some((answer, 8)))]),
            };
            if rng.random_bool(0.7) {
                let _ = self.play(seat, &answer);
            }
        }
        self
    }

    /// How many actions count.
    fn played(&self) -> usize {
        self.game.record().actions().len()
    }

    /// Tries something.
    fn attempt(&mut self, seat: Seat, attempt: Try) -> Attempted {
        let before = self.played();
        let done = match attempt {
            Try::Decide(which) => {
                let legal = self.game.table().position().legal();
                let action = legal.nth(which % legal.len().max(1));
                action.map_or(Ok(()), |action| self.play(seat, &action.into()))
            }
            Try::TakeBack => self.change(By::Person(person(seat)), undo::undo),
            Try::CarryOn => {
                let at = self.game.ahead().pending.as_ref().map_or(self.now, |pending| pending.at);
                self.change(By::Person(person(seat)), |draft| undo_window::carry_on(draft, at))
            }
            Try::Wait(seconds) => {
                self.now = Millis(self.now.0 + seconds * 1000);
                Ok(())
            }
        };
        self.look_after();
        let took_back = matches!(attempt, Try::TakeBack) && done.is_ok();
        let seen = format!("{attempt:?}: {done:?}\n{}", seen(&self.game, seat, self.now));
        Attempted { before, seen, back_to: took_back.then(|| self.played()) }
    }
}

/// All that a player sees.
fn seen(game: &Game, seat: Seat, now: Millis) -> String {
    let (mut public, own) = (Public::of(game, NOWHERE, now), Own::of(game, seat, NOWHERE, now));
    // It tells nothing of the bag to whoever cannot undo SHA-256.
    let promise = std::mem::take(&mut public.promise);
    format!("{public:#?}{own:#?}").replace(&promise, "")
}

/// A game in which so many actions have been played by chance, with one bag or another for what comes.
fn tables(seed: u64, players: usize, actions: usize) -> [Table; 2] {
    let mut rng = SmallRng::seed_from_u64(seed);
    let players = Players::new(players).unwrap();
    let setup = Setup::deal(Edition::Pharaoh, players, &mut ChaCha8Rng::seed_from_u64(seed));
    let begun = |setup: &Setup| Table { game: begin(*setup, AutoplayLevel::Nothing), now: NOW };
    let (mut table, mut done) = (begun(&setup), Vec::new());
    let play = |table: &mut Table, seat: Seat, what: &Decision| {
        table.play(seat, what).unwrap();
        table.now = Millis(table.now.0 + 60_000);
        table.look_after();
    };
    for _ in 0..actions {
        let Some((seat, legal)) = table.game.state().turn() else { break };
        let what = Decision::from(legal.nth(rng.random_range(0..legal.len())).unwrap());
        play(&mut table, seat, &what);
        done.push((seat, what));
    }
    let drawn = setup.bag().len() - table.game.table().position().bag();
    let mut other = begun(&reshuffled(&setup, drawn, &mut rng));
    for (seat, what) in done {
        play(&mut other, seat, &what);
    }
    [table, other]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_taken_back_reveals_nothing(
        seed in any::<u64>(), players in 2..=5usize, actions in 0..100usize,
        tries in prop::collection::vec(tries(), 1..12),
    ) {
        let [one, other] = tables(seed, players, actions);
        let Some(seat) = one.game.state().to_act() else { return Ok(()) };
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut one, mut other) = (one.with_secrets(seat, &mut rng), other.with_secrets(seat, &mut rng));
        let course = |table: &mut Table| tries.iter().map(|attempt| table.attempt(seat, *attempt)).collect::<Vec<_>>();
        let (one, other) = (course(&mut one), course(&mut other));
        // By what is never taken back, one learns what there is to learn.
        let mut steps = one.iter().zip(&other);
        let Some(at) = steps.position(|(one, other)| one.seen != other.seen) else { return Ok(()) };
        for back_to in one[at..].iter().chain(&other[at..]).filter_map(|attempted| attempted.back_to) {
            prop_assert!(back_to > one[at].before, "{}\n\nor\n\n{}", one[at].seen, other[at].seen);
        }
    }
}

#[test]
fn alone_with_computer_players_the_last_answer_is_taken_back_with_theirs() {
    let players = Players::new(3).unwrap();
    let setup = Setup::deal(Edition::Pharaoh, players, &mut ChaCha8Rng::seed_from_u64(1));
    // The person sits next to whoever begins, and so is asked first in their auction and acts after it.
    let first = begin(setup, AutoplayLevel::Nothing).state().to_act().unwrap().index();
    let own = Seat::new((first + 1) % 3).unwrap();
    let computer = |name: &str| Person { who: Who::Computer(Level::Easy), name: name.to_owned() };
    let people = players.seats().map(|seat| if seat == own { person(seat) } else { computer("Anubis") });
    let mut table = Table { game: begin_with(setup, people.collect(), AutoplayLevel::Nothing), now: NOW };
    let act = |table: &mut Table, words: &str| {
        let (action, seq) = (words.parse().unwrap(), table.game.table().seq);
        table.now = Millis(table.now.0 + 1000);
        match table.game.computer_to_act() {
            Some(_) => table
                .change(By::Computer, |draft| table_actions::act_as_computer(draft, seq, action))
                .unwrap(),
            None => table.play(own, &action.into()).unwrap(),
        }
    };
    let undo = |table: &mut Table| table.change(By::Person(person(own)), undo::undo);
    let suns = table.game.state().players()[own].face_up();
    let (low, high) = (suns.iter().min().unwrap(), suns.iter().max().unwrap());
    act(&mut table, "invoke");
    let asked = format!("{:?}", table.game.state());
    for (bid, answers) in [(high, ["pass", "pass"].as_slice()), (low, &["pass"]), (high, &[])] {
        act(&mut table, &format!("bid {bid}"));
        assert_eq!(table.game.ahead().pending.as_ref(), None);
        answers.iter().for_each(|answer| act(&mut table, answer));
        undo(&mut table).unwrap();
        assert_eq!(format!("{:?}", table.game.state()), asked, "{answers:?}");
    }
    assert!(undo(&mut table).is_err(), "what a computer player did is not for the person to take back");
    // Where all pass, whoever invoked Ra has to bid.
    act(&mut table, "pass");
    act(&mut table, "pass");
    let invoker = table.game.state().to_act().unwrap();
    let lowest = table.game.state().players()[invoker].face_up().iter().min().unwrap();
    act(&mut table, &format!("bid {lowest}"));
    undo(&mut table).unwrap();
    act(&mut table, "pass");
    act(&mut table, "pass");
    act(&mut table, &format!("bid {lowest}"));
    act(&mut table, "draw");
    assert!(undo(&mut table).is_err(), "a tile was drawn");
}

/// As a game has just begun, its players see the first board before anything has been drawn quickly.
#[test]
fn what_is_decided_is_not_overtaken_by_quick_draws() {
    let setup = Setup::deal(Edition::Pharaoh, Players::ALL[1], &mut ChaCha8Rng::seed_from_u64(1));
    let mut table = Table { game: begin(setup, AutoplayLevel::Draws), now: NOW };
    let (seat, _) = table.game.state().turn().unwrap();
    assert!(table.game.ahead().next_action(table.game.table()).is_some(), "it would be drawn quickly");
    table.play(seat, &Decision::Invoke(None)).unwrap();
    assert_eq!(table.game.ahead().pending.as_ref().map(|pending| pending.seat), Some(seat));
    table.look_after();
    assert_eq!(table.played(), 0);
    table.now = NOW.after(SecondThoughts::USUAL.usual);
    table.look_after();
    let played = table.game.record().actions().to_vec();
    assert_eq!(played.first(), Some(&(seat, Action::Invoke)));
}
