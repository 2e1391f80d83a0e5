//! What it costs to draw a cup of 200 people: `cargo bench --bench cup`.
//!
//! They live in six places of the world and sleep at night. A round of one game, and five games at once. Nothing else of
//! a cup takes long: what is due is worked out in microseconds.

use std::collections::BTreeMap;
use std::time::Duration;

use divan::Bencher;
use ra_table::clock::{ASSUMED_NIGHT, Calendar, Habits, Heeded, Nights, Zone};
use ra_table::cup::{Actor, Count, Cup, Due, Facts, Kind, Line, Number, PersonFacts, Plan};
use ra_table::time::Millis;

const NOW: Millis = Millis(1_795_000_000_000);
const PEOPLE: u32 = 200;
const PLACES: [&str; 6] = [
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Tokyo",
    "Australia/Sydney",
];

fn main() {
    divan::main();
}

/// A cup that begins now.
fn cup(games: u8) -> Cup {
    let begins = NOW.after(Duration::from_hours(1));
    let games = Count::new(games).expect("up to five");
    let entry = Cup::publish(Plan { games, ..Plan::of_kind(Kind::Slow, begins) }, NOW).expect("it is soon");
    let line = Line { seq: 1, at: NOW, actor: Actor::Program, entry };
    let mut cup = Cup::replay([7; 32], [line]).expect("it is published first");
    for number in (1..=PEOPLE).map(Number) {
        let entry = cup.sign_up(number).expect("there are 200 places");
        let line = cup.next_line(NOW, Actor::Person(number), entry);
        cup.add(&line).expect("nobody signs up twice");
    }
    cup
}

fn facts() -> Facts {
    let person = |number: u32| {
        let habits = Habits {
            zone: Zone::named(PLACES[number as usize % PLACES.len()]),
            nights: Nights::At(ASSUMED_NIGHT),
            ..Habits::default()
        };
        let nights = Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Told);
        (Number(number), PersonFacts { seen: None, nights })
    };
    Facts {
        zone: Zone::utc(),
        outages: Vec::new(),
        people: (1..=PEOPLE).map(person).collect(),
        tables: BTreeMap::new(),
    }
}

#[divan::bench(args = [1, 2, 5])]
fn draw_of_200_people(bencher: Bencher, games: u8) {
    let (cup, facts) = (cup(games), facts());
    let then = cup.plan().begins;
    bencher.bench(|| cup.due(&facts, then));
}

#[divan::bench]
fn what_is_due_before_the_start(bencher: Bencher) {
    let (cup, facts) = (cup(1), facts());
    assert!(matches!(cup.due(&facts, NOW), Due::At(_)));
    bencher.bench(|| cup.due(&facts, NOW));
}
