//! Clear moves change nothing but how long people wait: what is done for somebody is what they would have done, and
//! nobody's clock, nor whether they are there, is judged by it.

use std::collections::HashMap;
use std::time::Duration;

use proptest::prelude::*;
use ra::ai::Taste;
use ra::ai::committee::{self, Trust};
use ra::rules::{Action, Edition, Game, Phase, Players, Seat, Setup, State};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::in_memory::{Done, InMemoryGame, Options, person};
use ra_table::game::obvious_moves::{Autoplay, LOOKING};
use ra_table::game::{Ahead, Answer, Asks, Decision, Stage, Terms};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::views::terms;

/// A table whose people leave something to the program.
struct Table {
    rehearsal: InMemoryGame,
    tastes: Vec<Taste>,
    now: Millis,
    done: Vec<Done>,
    /// How often a computer player has acted.
    stood_in: usize,
}

impl Table {
    fn new(seed: u64, players: Players, advice: bool, autoplay: &[AutoplayLevel]) -> Table {
        let mut rng = SmallRng::seed_from_u64(seed);
        let setup = Setup::deal(Edition::Pharaoh, players, &mut rng);
        let tastes = players.seats().map(|_| Taste::of_somebody(&mut rng)).collect();
        let terms = Terms { advice, ..terms(&setup, AutoplayLevel::Bids) };
        let leaving = players.seats().zip(autoplay).map(|(seat, autoplay)| Autoplay {
            user: person(seat),
            autoplay: *autoplay,
            is_new: false,
            stops: seat.index().is_multiple_of(2),
            trust: Trust::EVEN,
        });
        let options = Options { leaving: leaving.collect(), ..Options::at(Millis(0)) };
        let (rehearsal, done) = InMemoryGame::begin(setup, terms, options).unwrap();
        Table { rehearsal, tastes, now: Millis(0), done, stood_in: 0 }
    }

    /// Two who leave draws to the program and draw in turn, as one of them is on turn who has just acted.
    fn of_two_who_look() -> Table {
        let mut table = Table::new(3, Players::ALL[0], true, &[AutoplayLevel::Draws, AutoplayLevel::Draws]);
        assert!(table.play_until(&mut SmallRng::seed_from_u64(3), |table| {
            let game = table.rehearsal.game();
            let has_acted = |seat| game.table().player(seat).acted.is_some();
            game.obvious_moves().clear_at() > Some(table.now) && table.state().to_act().is_some_and(has_acted)
        }));
        table
    }

    fn state(&self) -> &State {
        self.rehearsal.game().state()
    }

    /// What somebody does who does what anybody would do, where that is clear, and draws while hardly anything lies
    /// there. It goes by the position alone: whether drawing quickly stops goes also by what was done for them
    /// before.
    fn decides(&self, seat: Seat) -> Action {
        let is_turn = matches!(self.state().phase(), Phase::Turn { .. });
        let on_track = self.state().track().tiles().count();
        if is_turn && on_track < 2 {
            return Action::Draw;
        }
        let own = || self.tastes[seat.index()].choose(self.state()).unwrap();
        committee::verdict(self.state(), &Trust::EVEN).unwrap_or_else(own)
    }

    fn act(&mut self, seat: Seat) {
        let decision = self.decides(seat).into();
        self.done.extend(self.rehearsal.decide(seat, &decision, self.now).unwrap());
    }

    /// Time passes, and what is due in it is done.
    fn wait(&mut self, time: Duration) {
        let until = self.now.after(time);
        while let Some(at) = self.rehearsal.game().schedule().end_of_waiting().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.done.extend(self.rehearsal.run_out(self.now).unwrap());
            self.let_computers_act();
        }
        self.now = until;
    }

    /// Computer players, who hold the chairs of whoever has vanished, act at once.
    fn let_computers_act(&mut self) {
        while let Some(seat) = self.state().to_act()
            && self.rehearsal.game().table().player(seat).computer().is_some()
        {
            let action = self.tastes[0].choose(self.state()).unwrap();
            self.done.extend(self.rehearsal.stand_in(seat, action, self.now).unwrap());
            self.stood_in += 1;
        }
    }

    fn actions(&self) -> Vec<(Seat, Action)> {
        self.rehearsal.game().record().actions().to_vec()
    }

    /// How often what was done was clear.
    fn clear(&self) -> usize {
        self.done.iter().filter(|done| done.ahead == Ahead::Clear).count()
    }

    /// How much time somebody has left on their clock, before what the present question costs.
    fn bank(&self, seat: Seat) -> Duration {
        self.rehearsal.game().clocks().bank(seat).unwrap().left()
    }

    /// Plays until nobody is asked any more, or something is so.
    fn play_until(&mut self, rng: &mut SmallRng, is_so: impl Fn(&Table) -> bool) -> bool {
        while let Some(seat) = self.state().to_act() {
            if is_so(self) {
                return true;
            }
            self.wait(Duration::from_secs(rng.random_range(0..400)));
            if self.state().to_act() == Some(seat) {
                self.act(seat);
            }
        }
        false
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn whoever_does_what_anybody_would_plays_the_same_game(seed: u64, players in 0_usize..4, given: [u8; 5]) {
        let players = Players::ALL[players];
        let all = [AutoplayLevel::Nothing, AutoplayLevel::Draws, AutoplayLevel::Passes, AutoplayLevel::Bids];
        let autoplay = given.map(|given| all[usize::from(given) % all.len()]);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut asked = Table::new(seed, players, true, &[AutoplayLevel::Nothing; 5]);
        asked.play_until(&mut rng, |_| false);
        let mut left = Table::new(seed, players, true, &autoplay);
        left.play_until(&mut rng, |_| false);
        prop_assert_eq!(left.actions(), asked.actions());
        prop_assert_eq!(asked.clear(), 0);
        prop_assert_eq!(left.done.len(), left.actions().len());
        let most = autoplay.iter().take(players.count()).max().unwrap();
        prop_assert!(left.clear() > 0 || *most == AutoplayLevel::Nothing);
        for done in left.done.iter().filter(|done| done.ahead == Ahead::Clear) {
            let autoplay = autoplay[done.seat.index()];
            let least = match done.action {
                // Where nothing else is possible.
                Action::Draw | Action::Invoke => AutoplayLevel::Draws,
                Action::Pass => AutoplayLevel::Passes,
                Action::Bid(_) => AutoplayLevel::Bids,
                other => panic!("{other} is done for nobody"),
            };
            prop_assert!(autoplay >= least);
        }
    }
}

#[test]
fn without_advice_nothing_is_bid_for_anybody() {
    let bids = |advice| {
        let bids = (0..6).map(|seed| {
            let mut table = Table::new(seed, Players::ALL[2], advice, &[AutoplayLevel::Bids; 5]);
            table.play_until(&mut SmallRng::seed_from_u64(seed), |_| false);
            let is_bid = |done: &&Done| done.ahead == Ahead::Clear && matches!(done.action, Action::Bid(_));
            table.done.iter().filter(is_bid).count()
        });
        bids.sum::<usize>()
    };
    assert_eq!(bids(false), 0);
    assert!(bids(true) > 0);
}

#[test]
fn who_has_just_decided_is_asked_for_some_minutes() {
    let mut table = Table::of_two_who_look();
    let (seat, before) = (table.state().to_act().unwrap(), table.actions().len());
    let looked = table.rehearsal.game().table().player(seat).acted.unwrap().0;
    assert_eq!(table.rehearsal.game().obvious_moves().clear_at(), Some(looked.after(LOOKING)));
    assert_eq!(table.rehearsal.game().schedule().end_of_waiting(), Some(looked.after(LOOKING)));
    table.wait(Duration::from_millis(looked.after(LOOKING).since(table.now).as_millis() as u64 - 1));
    assert_eq!(table.actions().len(), before);
    table.wait(Duration::from_millis(1));
    assert!(table.actions().len() > before);
    assert_eq!(table.actions()[before], (seat, Action::Draw));
}

/// Whoever presses anything is there, and whoever has pressed *Later…* wants to answer themselves.
#[test]
fn nothing_is_done_for_who_looks_or_puts_it_off() {
    let mut table = Table::of_two_who_look();
    let (seat, before) = (table.state().to_act().unwrap(), table.actions().len());
    let user = person(seat);
    assert!(!table.rehearsal.game().contact().notes_look(user, table.now), "it is known that they are there");
    table.wait(LOOKING - Duration::from_secs(1));
    assert!(table.rehearsal.game().contact().notes_look(user, table.now));
    table.rehearsal.look(seat, table.now).unwrap();
    assert_eq!(table.rehearsal.game().obvious_moves().clear_at(), Some(table.now.after(LOOKING)));
    table.wait(LOOKING - Duration::from_secs(1));
    assert_eq!(table.actions().len(), before);
    table.rehearsal.call_later(seat, table.now).unwrap();
    table.wait(Duration::from_secs(60 * 60));
    assert_eq!((table.actions().len(), table.rehearsal.game().obvious_moves().clear_at()), (before, None));
    table.act(seat);
    assert!(!table.rehearsal.game().ahead().wants_to_be_asked(table.rehearsal.game().table(), seat));
}

/// Whoever has just sat down wants to see the first tiles.
#[test]
fn as_a_game_begins_all_are_taken_to_look() {
    let mut table = Table::new(3, Players::ALL[2], true, &[AutoplayLevel::Bids; 5]);
    let begun = table.rehearsal.game().table().started_at;
    assert_eq!(table.rehearsal.game().obvious_moves().clear_at(), Some(begun.after(LOOKING)));
    assert!(table.actions().len() <= 2, "{:?}", table.actions());
    table.wait(begun.after(LOOKING).since(table.now));
    assert!(table.actions().len() > 2, "{:?}", table.actions());
}

#[test]
fn what_is_clear_costs_no_time_and_brings_none() {
    let mut table = Table::new(5, Players::ALL[2], true, &[AutoplayLevel::Passes; 5]);
    let mut rng = SmallRng::seed_from_u64(5);
    let (mut passes, mut draws) = (0, 0);
    while let Some(seat) = table.state().to_act() {
        let (from, banks) = (table.done.len(), table.state().players().players().seats());
        let before: Vec<Duration> = banks.map(|seat| table.bank(seat)).collect();
        table.wait(Duration::from_secs(rng.random_range(0..400)));
        if table.state().to_act() == Some(seat) {
            table.act(seat);
        }
        let new = &table.done[from..];
        let asked: Vec<Seat> =
            new.iter().filter(|done| done.ahead != Ahead::Clear).map(|done| done.seat).collect();
        for done in new.iter().filter(|done| done.ahead == Ahead::Clear && !asked.contains(&done.seat)) {
            passes += usize::from(done.action == Action::Pass);
            draws += usize::from(done.action == Action::Draw);
            assert_eq!(table.bank(done.seat), before[done.seat.index()], "{done:?}");
        }
    }
    assert!(passes > 0 && draws > 10, "{passes} {draws}");
}

#[test]
fn what_is_clear_is_no_time_out_and_no_sign_of_life() {
    let (first, hour) = (Seat::new(0).unwrap(), Duration::from_secs(60 * 60));
    let mut found = 0;
    for seed in 0..8 {
        // Who leaves draws and passes to the program earns no time, unlike the others.
        let mut table = Table::new(seed, Players::ALL[2], true, &[AutoplayLevel::Passes]);
        while let Some(seat) = table.state().to_act() {
            let (left, others) = (table.bank(first), table.bank(seat));
            let game = table.rehearsal.game();
            if game.table().player(first).stand_in.is_some() {
                break;
            }
            let waits = game.table().question().auction().is_some() && game.table().may_answer(first).is_ok();
            if !waits || seat == first || others < left + 2 * hour || game.ahead().plan_of(first).is_some() {
                table.act(seat);
                continue;
            }
            table.wait(left + hour);
            assert!(table.rehearsal.game().ahead().is_out_of_time(first));
            let late = table.rehearsal.game().table().player(first).late;
            let before = table.done.len();
            table.act(seat);
            let theirs = table.done[before..].iter().find(|done| done.seat == first);
            if theirs.is_some_and(|done| done.ahead == Ahead::Clear) {
                found += 1;
                assert_eq!(table.rehearsal.game().table().player(first).late, late);
            }
        }
    }
    assert!(found > 0);
}

/// What somebody decided in a table's game, by the actions' places in its record.
fn decided(table: &Table, seat: Seat, own: &[usize]) -> Vec<(State, Action)> {
    let record = table.rehearsal.game().record();
    let mut game = Game::new(record.setup());
    let mut decided = Vec::new();
    for (place, &(by, action)) in record.actions().iter().enumerate() {
        let is_own = own.contains(&place) || table.done[place].ahead == Ahead::Answer;
        if by == seat && is_own {
            decided.push((*game.state(), action));
        }
        game.play(by, action, &mut |_| ()).unwrap();
    }
    decided
}

#[test]
fn only_what_somebody_decided_themselves_teaches_what_they_would_do() {
    let autoplay = [AutoplayLevel::Nothing, AutoplayLevel::Draws, AutoplayLevel::Bids, AutoplayLevel::Passes];
    let (mut met, mut late, mut stood_in) = ([0; 5], 0, 0);
    let mut known: HashMap<Seat, Trust> = HashMap::new();
    for seed in 0..4 {
        let mut table = Table::new(seed, Players::ALL[2], true, &autoplay);
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut own = Vec::new();
        while let Some(seat) = table.state().to_act() {
            let from = table.done.len();
            table.wait(Duration::from_secs(rng.random_range(0..400)));
            if rng.random_bool(0.02) {
                // Whoever is asked does not answer, until the game goes on without them.
                table.wait(Duration::from_secs(60 * 24 * 60 * 60));
                late += table.done.len() - from;
            }
            if table.state().to_act() != Some(seat) || table.done.len() > from {
                continue;
            }
            for other in table.state().players().players().seats().filter(|other| *other != seat) {
                if table.rehearsal.game().table().may_answer(other).is_ok() && rng.random_bool(0.5) {
                    let answered = table.rehearsal.decide(other, &Decision::Answer(Answer::Pass), table.now);
                    table.done.extend(answered.into_iter().flatten());
                }
            }
            if table.state().to_act() != Some(seat) || table.done.len() > from {
                continue;
            }
            let decision = match table.decides(seat) {
                Action::Draw if rng.random_bool(0.3) => Decision::DrawOn(4),
                action => action.into(),
            };
            let done = table.rehearsal.decide(seat, &decision, table.now).unwrap();
            // To spend a God tile and no more is two actions.
            own.extend(
                (from..).zip(&done).filter(|(_, done)| done.ahead == Ahead::No).map(|(place, _)| place),
            );
            table.done.extend(done);
            table.let_computers_act();
        }
        stood_in += table.stood_in;
        table.done.iter().for_each(|done| met[done.ahead as usize] += 1);
        for seat in Players::ALL[2].seats() {
            let (game, user) = (table.rehearsal.game(), person(seat));
            let expected = decided(&table, seat, &own);
            assert!(expected.len() < table.done.iter().filter(|done| done.seat == seat).count());
            let found = game.decisions().decided_by(user);
            let actions = |decided: &[(State, Action)]| decided.iter().map(|one| one.1).collect::<Vec<_>>();
            let found: Vec<_> = found.iter().map(|decided| (decided.state, decided.action)).collect();
            assert_eq!(actions(&found), actions(&expected), "seed {seed}, seat {seat}");
            assert!(found == expected, "the same positions");
            let mut taught = Trust::EVEN;
            expected.iter().for_each(|(state, action)| taught.learn(state, *action));
            assert_eq!(game.decisions().taught_by(user), taught);
            assert_eq!(game.decisions().taught_by(user), taught);
            // One game after the other, as if it had been one.
            let before = known.entry(seat).or_insert(Trust::EVEN);
            let mut both = before.clone();
            expected.iter().for_each(|(state, action)| both.learn(state, *action));
            *before = before.clone().and(&taught);
            assert_eq!(*before, both);
        }
        let stranger = person(Seat::new(4).unwrap());
        assert_eq!(table.rehearsal.game().decisions().taught_by(stranger), Trust::EVEN);
    }
    assert!(met.iter().all(|count| *count > 0) && late > 0 && stood_in > 0, "{met:?} {late} {stood_in}");
    assert!(known.values().all(|trust| *trust != Trust::EVEN));
}

#[test]
fn nobody_is_called_to_an_auction_for_what_is_clear_in_every_case() {
    let day = Duration::from_secs(24 * 60 * 60);
    let (mut spared, mut called) = (0, 0);
    for seed in 0..4 {
        let mut table = Table::new(seed, Players::ALL[3], true, &[AutoplayLevel::Passes; 4]);
        let mut rng = SmallRng::seed_from_u64(seed);
        while let Some(to_act) = table.state().to_act() {
            let game = table.rehearsal.game();
            let calls = game.notifications().calls(table.now.after(day));
            let others = table.state().players().players().seats().filter(|seat| *seat != to_act);
            for seat in others.filter(|seat| game.table().may_answer(*seat).is_ok()) {
                let is_called =
                    calls.due.iter().any(|call| call.seat == seat && call.asks == Asks::MayAnswer);
                if game.obvious_moves().is_clear_in_every_case(seat) {
                    // The last leaves nothing to the program.
                    assert!(!is_called && seat.index() < 4, "seed {seed}, seat {seat}");
                    spared += 1;
                } else {
                    called += usize::from(is_called);
                }
            }
            table.wait(Duration::from_secs(rng.random_range(0..400)));
            if table.state().to_act() == Some(to_act) {
                table.act(to_act);
            }
        }
    }
    assert!(spared > 0 && called > 0, "{spared} {called}");
}

/// The bot makes a clear move a while after it was asked for. By then a player who acted just before may look no more, so
/// they are called to what the move asks them.
#[test]
fn who_acted_just_before_a_clear_move_of_somebody_else_is_called() {
    let mut called = 0;
    for seed in 0..4 {
        let mut table = Table::new(seed, Players::ALL[1], true, &[AutoplayLevel::Passes; 3]);
        let mut rng = SmallRng::seed_from_u64(seed);
        while table.state().to_act().is_some() {
            table.wait(Duration::from_secs(rng.random_range(0..400)));
            let Some(to_act) = table.state().to_act() else { break };
            let game = table.rehearsal.game();
            let (asked_at, acted) = (game.table().question().since(), game.table().player(to_act).acted);
            let before =
                acted.map(|(at, _)| at).filter(|at| *at < asked_at && asked_at.since(*at) <= LOOKING);
            if let Some(at) = before {
                let due = game.notifications().calls(at.after(LOOKING)).due;
                let call = due.iter().find(|call| call.seat == to_act);
                assert_eq!(call.map(|call| call.stage), Some(Stage::Called), "seed {seed}, {due:?}");
                let by_hand = table.done.iter().rfind(|done| done.ahead == Ahead::No);
                called += usize::from(by_hand.is_some_and(|done| done.seat == to_act));
            }
            table.act(to_act);
        }
    }
    assert!(called > 0);
}
