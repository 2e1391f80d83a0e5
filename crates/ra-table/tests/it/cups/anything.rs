//! Anything happens to cups, and all of them end.

use std::collections::BTreeSet;

use proptest::prelude::*;
use ra_table::clock::Span;
use ra_table::cup::{
    Actor, Count, Cup, End, Entry, Kind, Line, Number, Order, Organiser, Outcome, Places, Plan, TableNumber,
    TableSize,
};

use super::{HOUR, NOON, World, reason, soon};

#[test]
fn what_does_not_follow_is_no_history() {
    let publish = Entry::Publish(soon(Kind::Quick));
    let line = |seq, entry| Line { seq, at: NOON, actor: Actor::Program, entry };
    let check = |entries: Vec<Entry>| {
        let lines =
            std::iter::once(publish.clone()).chain(entries).zip(1..).map(|(entry, seq)| line(seq, entry));
        assert!(Cup::replay([0; 32], lines).is_err());
    };
    check(vec![publish.clone()]);
    check(vec![Entry::Leave(Number(1))]);
    check(vec![Entry::SignUp(Number(1)), Entry::SignUp(Number(1))]);
    check(vec![Entry::Draw(vec![vec![Number(1)]])]);
    check(vec![Entry::Open(TableNumber(1))]);
    check(vec![Entry::Void(TableNumber(0), reason())]);
    check(vec![Entry::End]);
    check(vec![Entry::PassOver(Number(1))]);
    check(vec![Entry::Over, Entry::SignUp(Number(1))]);
    assert!(Cup::replay([0; 32], []).is_err());
    assert!(Cup::replay([0; 32], [line(1, Entry::Begin)]).is_err());
    assert!(Cup::replay([0; 32], [line(1, publish.clone()), line(3, Entry::Begin)]).is_err());
}

/// Something that happens to a cup.
#[derive(Debug, Clone)]
enum Event {
    SignUp(u32),
    Leave(u32),
    Here(u32),
    Seen(u32),
    Add(u32),
    Drop(u32, bool),
    Void(u32),
    Begin,
    Edit(Plan),
    Play(usize, u32),
    CallOffTable(usize),
    Outage(u64),
    Wait(u64),
}

fn any_plan() -> impl Strategy<Value = Plan> {
    let kind = prop::sample::select(Kind::ALL.to_vec());
    let order = prop::sample::select(vec![Order::InTurn, Order::AtOnce]);
    let size = prop::sample::select(vec![TableSize::Threes, TableSize::Fours, TableSize::Fives]);
    let numbers = (1_u8..=5, 3_i64..=40, 1_u64..59 * 24);
    (kind, order, size, numbers, any::<bool>()).prop_map(
        |(kind, order, size, (games, places, hours), when_full)| {
            let table_size = match (kind, size) {
                (Kind::Quick | Kind::Slow, TableSize::Fives) => TableSize::Fours,
                _ => size,
            };
            let games = Count::new(games).unwrap();
            let places = Places::new(places).unwrap();
            Plan {
                kind,
                games,
                order,
                table_size,
                places,
                begins: NOON.after(HOUR * hours as u32),
                when_full,
            }
        },
    )
}

fn any_event() -> impl Strategy<Value = Event> {
    let person = || 1_u32..30;
    prop_oneof![
        8 => person().prop_map(Event::SignUp),
        2 => person().prop_map(Event::Leave),
        4 => person().prop_map(Event::Here),
        2 => person().prop_map(Event::Seen),
        1 => person().prop_map(Event::Add),
        1 => (person(), any::<bool>()).prop_map(|(number, manages)| Event::Drop(number, manages)),
        1 => (0_u32..12).prop_map(Event::Void),
        1 => Just(Event::Begin),
        1 => any_plan().prop_map(Event::Edit),
        6 => (0_usize..9, person()).prop_map(|(table, left)| Event::Play(table, left)),
        1 => (0_usize..9).prop_map(Event::CallOffTable),
        1 => (1_u64..200).prop_map(Event::Outage),
        4 => (1_u64..300).prop_map(Event::Wait),
    ]
}

impl World {
    /// Lets something happen, if the cup does not refuse it.
    fn happen(&mut self, event: &Event) {
        let organiser = |manages_server| Organiser { number: Some(Number(1)), manages_server };
        let written = match event {
            Event::SignUp(number) => self.cup.sign_up(Number(*number)),
            Event::Leave(number) => self.cup.leave(Number(*number)),
            Event::Here(number) => self.cup.here(Number(*number)),
            Event::Add(number) => self.cup.add_entrant(Number(*number)),
            Event::Drop(number, manages) => {
                self.cup.drop_entrant(Number(*number), reason(), organiser(*manages), &self.facts)
            }
            Event::Void(table) => self.cup.void(TableNumber(*table), reason(), organiser(true), &self.facts),
            Event::Begin => self.cup.begin(),
            Event::Edit(plan) => self.cup.edit_plan(*plan, self.now),
            Event::Seen(number) => {
                self.facts.people.entry(Number(*number)).or_default().seen = Some(self.now);
                return;
            }
            Event::Play(table, left) => {
                if let Some(table) = self.running().get(*table) {
                    self.play(*table, &[Number(*left)]);
                }
                return;
            }
            Event::CallOffTable(table) => {
                if let Some(table) = self.running().get(*table) {
                    self.facts.tables.entry(*table).or_default().outcome = Some(Outcome::CalledOff);
                }
                return;
            }
            Event::Outage(hours) => {
                let until = self.now.after(HOUR * *hours as u32);
                self.facts.outages.push(Span { from: self.now, until });
                self.now = until;
                return;
            }
            Event::Wait(hours) => return self.wait_until(self.now.after(HOUR * *hours as u32)),
        };
        if let Ok(entry) = written {
            self.act(entry);
        }
    }

    /// Nobody does anything any more but what time does: all games end by their deadlines, the final by its players.
    fn run_out(&mut self) {
        for _ in 0..100 {
            self.wait();
            if self.cup.end().is_some() {
                return;
            }
            self.play_all();
        }
        panic!("the cup does not end");
    }

    fn check_tables(&self) {
        for table in self.cup.tables() {
            assert!((3..=5).contains(&table.people.len()), "{table:?}");
            let different: BTreeSet<Number> = table.people.iter().copied().collect();
            assert_eq!(different.len(), table.people.len());
        }
        let asked_twice =
            self.asked().len() > 1 && self.lines.iter().all(|line| !matches!(line.entry, Entry::Edit(_)));
        assert!(!asked_twice);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_cup_ends_if_time_goes_on(
        plan in any_plan(),
        seed: u8,
        signed_up in 0_u32..30,
        events in prop::collection::vec(any_event(), 0..60),
    ) {
        let run = || {
            let mut world = World::new(plan, seed);
            (1..=signed_up).for_each(|number| world.happen(&Event::SignUp(number)));
            for event in &events {
                world.happen(event);
                world.settle();
            }
            world.run_out();
            world.check_tables();
            world
        };
        let world = run();
        // The same seed and the same events give the same cup.
        prop_assert_eq!(&run().lines, &world.lines);
        // A cup that is read anew is the same one, and so are its standings.
        let again = Cup::replay([seed; 32], world.lines.clone()).unwrap();
        prop_assert_eq!(&again, &world.cup);
        prop_assert_eq!(again.standings(&world.facts), world.cup.standings(&world.facts));
        let is_over = world.cup.end() == Some(End::Over);
        prop_assert_eq!(world.cup.champion(&world.facts).is_some(), is_over);
    }
}
