//! Whole cups, without a bot: a play of their people, the time and the results of their tables.

mod anything;
mod begins;
mod finals;
mod news;
mod rounds;
mod standings;

use std::collections::BTreeMap;
use std::time::Duration;

use ra_table::clock::{Calendar, Habits, Heeded, Minute, Nights, Sleep, Zone};
use ra_table::cup::{
    Actor, Count, Cup, Due, Entry, Facts, Kind, Line, Membership, Number, Order, Organiser, Outcome,
    PersonFacts, Plan, Reason, TableNumber,
};
use ra_table::game::Left;
use ra_table::id::GameId;
use ra_table::season::Finish;
use ra_table::time::Millis;

/// Monday 30 November 2026, noon by UTC.
const NOON: Millis = Millis(1_796_040_000_000);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const ORGANISER: Organiser = Organiser { number: None, manages_server: false };

/// A cup, what it depends on, and the time.
struct World {
    lines: Vec<Line>,
    cup: Cup,
    facts: Facts,
    now: Millis,
}

impl World {
    fn new(plan: Plan, seed: u8) -> World {
        let entry = Cup::publish(plan, NOON).unwrap();
        let lines = vec![Line { seq: 1, at: NOON, actor: Actor::Person(Number(0)), entry }];
        let cup = Cup::replay([seed; 32], lines.clone()).unwrap();
        let facts = Facts {
            zone: Zone::utc(),
            outages: Vec::new(),
            people: BTreeMap::new(),
            tables: BTreeMap::new(),
        };
        World { lines, cup, facts, now: NOON }
    }

    /// A cup that begins in so long, and that so many people have signed up to.
    fn with(plan: Plan, people: u32) -> World {
        let mut world = World::new(plan, 1);
        for number in 1..=people {
            world.act(world.cup.sign_up(Number(number)).unwrap());
        }
        world
    }

    /// A quick cup of so many people, whose tables of its one game have all been played.
    fn after_one_game(people: u32) -> World {
        let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, people);
        world.wait_until(NOON.after(DAY));
        world.settle();
        world.play_all();
        world
    }

    fn write(&mut self, actor: Actor, entry: Entry) {
        // Whatever is written is read back.
        assert_eq!(entry.to_string().parse(), Ok(entry.clone()));
        let line = self.cup.next_line(self.now, actor, entry);
        self.cup.add(&line).unwrap();
        self.lines.push(line);
    }

    fn act(&mut self, entry: Entry) {
        self.write(Actor::Person(Number(0)), entry);
    }

    /// Does what is due now, and returns what is due then.
    fn settle(&mut self) -> Due {
        loop {
            match self.cup.due(&self.facts, self.now) {
                Due::Now(entry) => {
                    let cut_short = match &entry {
                        Entry::Finish(table) => Some(*table),
                        _ => None,
                    };
                    self.write(Actor::Program, entry);
                    // Computer players play it to its end.
                    if let Some(table) = cut_short {
                        self.play(table, &[]);
                    }
                }
                due => return due,
            }
        }
    }

    /// Lets time pass until nothing is due without a result or somebody's action.
    fn wait(&mut self) {
        while let Due::At(at) = self.settle() {
            assert!(self.now < at, "what is due at {at:?} was not done");
            self.now = at;
        }
    }

    /// Lets time pass until a moment.
    fn wait_until(&mut self, moment: Millis) {
        while let Due::At(at) = self.settle() {
            if moment < at {
                break;
            }
            self.now = at;
        }
        self.now = moment;
    }

    /// A table's game ends: its people are placed by their order there, these have left.
    fn play(&mut self, table: TableNumber, left: &[Number]) {
        let people = self.people(table);
        let finish = |(at, number): (usize, &Number)| {
            let has_left = left.contains(number) || !self.is_in(*number);
            let finish = Finish {
                game: GameId(table.0.into()),
                user: None,
                name: String::new(),
                people: people.len() as u8,
                place: Some(if has_left { people.len() as u8 } else { at as u8 + 1 }),
                table_place: at as u8 + 1,
                score: 40 - 5 * at as u16,
                best_score: 40,
                left: if has_left { Left::TimedOut } else { Left::None },
                weakest: None,
                ended_at: self.now,
            };
            (*number, finish)
        };
        let finishes = people.iter().enumerate().map(finish).collect();
        self.facts.tables.entry(table).or_default().outcome = Some(Outcome::Played(finishes));
    }

    fn is_in(&self, number: Number) -> bool {
        self.cup.entrants().get(&number).is_some_and(|entrant| entrant.membership == Membership::In)
    }

    fn people(&self, table: TableNumber) -> Vec<Number> {
        self.cup.tables()[table.0 as usize - 1].people.clone()
    }

    fn running(&self) -> Vec<TableNumber> {
        let tables = self.cup.tables().iter().filter(|table| table.opened_at.is_some() && !table.is_void);
        let has_ended =
            |table: TableNumber| self.facts.tables.get(&table).is_some_and(|facts| facts.outcome.is_some());
        tables.map(|table| table.number).filter(|table| !has_ended(*table)).collect()
    }

    /// Plays all tables that are open.
    fn play_all(&mut self) {
        for table in self.running() {
            self.play(table, &[]);
        }
    }

    /// Who was asked whether they are here, how often anybody was.
    fn asked(&self) -> Vec<Vec<u32>> {
        let asked = self.lines.iter().filter_map(|line| match &line.entry {
            Entry::Ask(people) => Some(people.iter().map(|number| number.0).collect()),
            _ => None,
        });
        asked.collect()
    }

    fn called(&self) -> Vec<u32> {
        let called = self.lines.iter().filter_map(|line| match &line.entry {
            Entry::Call(called) => Some(called.iter().map(|called| called.number.0)),
            _ => None,
        });
        called.flatten().collect()
    }

    fn confirm(&mut self, number: u32) {
        self.act(self.cup.here(Number(number)).unwrap());
    }
}

/// Who sleeps eight hours from now on, and then every day at that time.
fn asleep_from_noon() -> PersonFacts {
    let sleep = Sleep::new(Minute::new(12 * 60).unwrap(), Minute::new(20 * 60).unwrap()).unwrap();
    let habits = Habits { zone: Some(Zone::utc()), nights: Nights::At(sleep), ..Habits::default() };
    let nights = Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Told);
    PersonFacts { nights, ..PersonFacts::default() }
}

fn reason() -> Reason {
    Reason::read("because").unwrap()
}

fn plan(kind: Kind, games: u8, order: Order) -> Plan {
    Plan {
        games: Count::new(games).unwrap(),
        order,
        ..Plan::of_kind(kind, NOON.after(Duration::from_hours(10 * 24)))
    }
}

fn soon(kind: Kind) -> Plan {
    Plan { begins: NOON.after(DAY), ..Plan::of_kind(kind, NOON) }
}
