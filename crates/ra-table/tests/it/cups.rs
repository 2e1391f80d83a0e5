//! Whole cups, without a bot: a play of their people, the time and the results of their tables.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use proptest::prelude::*;
use ra_table::clock::{Calendar, Habits, Heeded, Minute, Nights, Sleep, Span, Zone};
use ra_table::cup::{
    Actor, Count, Cup, Due, End, Entry, Facts, Kind, Line, MOST_MENTIONED, MOST_OPENED, Membership, News,
    Number, OPENED_WITHIN, Order, Organiser, Outcome, PersonFacts, Places, Plan, Reason, Refusal,
    TableNumber, TableSize,
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
            Entry::Call { number, .. } => Some(number.0),
            _ => None,
        });
        called.collect()
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

#[test]
fn eleven_people_play_two_games_at_once_and_a_final() {
    let mut world = World::with(soon(Kind::Quick), 11);
    world.wait_until(NOON.after(DAY));
    world.settle();
    let sizes: Vec<usize> = world.cup.tables().iter().map(|table| table.people.len()).collect();
    assert_eq!(sizes, [4, 4, 3, 4, 4, 3]);
    assert_eq!(world.running().len(), 6);
    world.play_all();
    world.settle();
    let best: Vec<u32> = world.cup.standings(&world.facts).iter().take(4).map(|one| one.number.0).collect();
    assert_eq!(world.called(), best);
    for number in &best {
        world.confirm(*number);
    }
    world.settle();
    let table = world.cup.tables().last().unwrap().clone();
    assert_eq!((table.round, table.people.len()), (None, 4));
    world.play_all();
    assert_eq!(world.settle(), Due::Nothing);
    assert_eq!(world.cup.end(), Some(End::Over));
    assert_eq!(world.cup.champion(&world.facts), Some(table.people[0]));
    let finalists: Vec<Number> =
        world.cup.ranking(&world.facts).iter().take(4).map(|one| one.number).collect();
    assert_eq!(finalists, table.people);
}

#[test]
fn any_number_of_people_from_six_on_plays_a_final() {
    for (people, sizes) in [
        (6, vec![3, 3]),
        (7, vec![4, 3]),
        (11, vec![4, 4, 3]),
        (199, [vec![4; 49], vec![3]].concat()),
        (200, vec![4; 50]),
    ] {
        let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Slow) }, people);
        world.wait_until(NOON.after(DAY + HOUR));
        world.settle();
        let drawn: Vec<usize> = world.cup.tables().iter().map(|table| table.people.len()).collect();
        assert_eq!(drawn, sizes, "{people} people");
        world.play_all();
        world.settle();
        for number in world.called() {
            world.confirm(number);
        }
        world.settle();
        world.play_all();
        world.settle();
        let last = world.cup.final_table().unwrap();
        assert_eq!((world.cup.end(), last.people.len()), (Some(End::Over), 4), "{people} people");
        assert_eq!(world.cup.standings(&world.facts).len(), people as usize);
        assert_eq!(world.cup.champion(&world.facts), Some(last.people[0]));
    }
}

#[test]
fn nobody_signs_up_once_two_hundred_have() {
    let mut world = World::with(soon(Kind::Slow), 200);
    assert_eq!(world.cup.sign_up(Number(201)), Err(Refusal::Full));
    assert_eq!(world.cup.sign_up(Number(7)), Err(Refusal::InAlready));
    world.act(world.cup.leave(Number(7)).unwrap());
    assert_eq!(world.cup.leave(Number(7)), Err(Refusal::NotIn));
    world.act(world.cup.sign_up(Number(201)).unwrap());
    assert_eq!(world.cup.sign_up(Number(7)), Err(Refusal::Full));
    world.act(world.cup.leave(Number(201)).unwrap());
    world.act(world.cup.sign_up(Number(7)).unwrap());
    assert_eq!(world.cup.taking_part(), 200);
}

#[test]
fn three_to_five_people_sit_at_one_table_and_play_no_final() {
    for people in 3..=5 {
        let mut world = World::with(soon(Kind::Slow), people);
        world.wait();
        assert_eq!(world.cup.tables().len(), 2);
        assert!(world.cup.tables().iter().all(|table| table.people.len() == people as usize));
        world.play_all();
        world.wait();
        assert_eq!((world.cup.end(), world.called().len()), (Some(End::Over), 0));
    }
}

#[test]
fn with_fewer_than_three_people_a_cup_is_called_off() {
    for people in 0..=2 {
        let mut world = World::with(soon(Kind::Slow), people);
        world.wait();
        assert_eq!(world.cup.end(), Some(End::TooFew));
        assert_eq!(world.now, NOON.after(DAY));
        assert_eq!(world.cup.sign_up(Number(9)), Err(Refusal::Ended));
    }
}

#[test]
fn who_was_not_seen_for_three_days_is_asked_by_day_and_drawn_only_if_here() {
    // It begins at 3 o'clock in the night: a day before it is night too.
    let begins = NOON.after(Duration::from_hours(9 * 24 + 15));
    let mut world = World::with(Plan { begins, ..Plan::of_kind(Kind::Slow, begins) }, 8);
    let seen = PersonFacts { seen: Some(begins.before(DAY * 2)), ..PersonFacts::default() };
    world.facts.people.insert(Number(1), seen);
    let asks_at = begins.before(DAY + HOUR * 6);
    assert_eq!(world.settle(), Due::At(asks_at));
    world.wait_until(asks_at);
    assert_eq!(world.settle(), Due::At(begins));
    assert_eq!(world.asked(), [[2, 3, 4, 5, 6, 7, 8]]);
    world.act(world.cup.sign_up(Number(9)).unwrap());
    for number in [3, 4, 5, 6, 7] {
        world.confirm(number);
        assert_eq!(world.cup.here(Number(number)), Err(Refusal::HereAlready));
    }
    // Somebody who uses the bot after they were asked is here too.
    world.facts.people.insert(Number(8), PersonFacts { seen: Some(asks_at), ..PersonFacts::default() });
    world.wait_until(begins);
    world.settle();
    let mut drawn: Vec<u32> =
        world.cup.tables()[..2].iter().flat_map(|table| &table.people).map(|one| one.0).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, [1, 3, 4, 5, 6, 7, 8, 9]);
    // Both games were drawn at once: nobody can come any more.
    assert_eq!(world.cup.here(Number(2)), Err(Refusal::TooLate));
    assert_eq!(world.cup.sign_up(Number(10)), Err(Refusal::TooLate));
    assert_eq!(world.asked().len(), 1);
}

#[test]
fn an_evening_asks_everybody_a_quarter_of_an_hour_before() {
    let mut world = World::with(soon(Kind::Evening), 7);
    let asks_at = NOON.after(DAY).before(Duration::from_mins(15));
    assert_eq!(world.settle(), Due::At(asks_at));
    world.wait_until(asks_at);
    world.settle();
    assert_eq!(world.asked(), [[1, 2, 3, 4, 5, 6, 7]]);
    for number in 2..=7 {
        world.confirm(number);
    }
    // Who comes after that need not be asked.
    world.act(world.cup.sign_up(Number(8)).unwrap());
    world.wait_until(NOON.after(DAY));
    world.settle();
    let drawn: BTreeSet<u32> =
        world.cup.tables().iter().flat_map(|table| &table.people).map(|one| one.0).collect();
    assert_eq!(drawn, (2..=8).collect());
}

#[test]
fn a_cup_that_is_full_begins_a_day_after_those_who_are_absent_were_asked() {
    let places = Places::new(6).unwrap();
    let when_full = Plan { places, when_full: true, ..plan(Kind::Quick, 1, Order::InTurn) };
    let mut world = World::with(when_full, 5);
    // Eight days later, at night, the last one comes.
    world.now = NOON.after(DAY * 7 + HOUR * 10);
    world.act(world.cup.sign_up(Number(6)).unwrap());
    assert_eq!(world.cup.sign_up(Number(7)), Err(Refusal::Full));
    let morning = NOON.after(DAY * 7 + HOUR * 21);
    assert_eq!(world.settle(), Due::At(morning));
    world.wait_until(morning);
    assert_eq!(world.settle(), Due::At(morning.after(DAY)));
    assert_eq!(world.asked(), [[1, 2, 3, 4, 5]]);
    assert_eq!(world.cup.starts_at(), morning.after(DAY));

    // If all are here there is nothing to wait for.
    let mut world = World::with(when_full, 6);
    world.settle();
    assert!(world.cup.has_begun());
    let mut world = World::with(Plan { when_full: false, ..when_full }, 6);
    world.settle();
    assert!(!world.cup.has_begun());
    world.act(world.cup.begin().unwrap());
    assert_eq!(world.cup.begin(), Err(Refusal::BeginsAlready));
    world.settle();
    assert!(world.cup.has_begun());
    assert_eq!(world.cup.begin(), Err(Refusal::Begun));
}

#[test]
fn another_date_asks_anew_who_is_here() {
    let mut world = World::with(plan(Kind::Slow, 1, Order::InTurn), 6);
    world.wait_until(NOON.after(DAY * 9));
    world.settle();
    world.confirm(1);
    let later = NOON.after(DAY * 20);
    let edited = Plan { begins: later, ..*world.cup.plan() };
    world.act(world.cup.edit_plan(edited, world.now).unwrap());
    world.wait_until(later.before(HOUR));
    assert_eq!(world.asked().len(), 2);
    assert_eq!(world.asked()[1], [1, 2, 3, 4, 5, 6]);
    let fewer = Plan { places: Places::new(5).unwrap(), begins: later.after(DAY), ..edited };
    assert_eq!(world.cup.edit_plan(fewer, world.now), Err(Refusal::FewerPlaces(6)));
    assert!(matches!(world.cup.edit_plan(edited, later), Err(Refusal::Plan(_))));
}

#[test]
fn ten_tables_open_a_minute_and_the_round_begins_with_the_last() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 200);
    assert_eq!(world.cup.sign_up(Number(201)), Err(Refusal::Full));
    let start = NOON.after(DAY);
    world.wait_until(start);
    assert_eq!(world.settle(), Due::At(start.after(OPENED_WITHIN)));
    assert_eq!(world.running().len(), MOST_OPENED);
    let first = TableNumber(1);
    assert_eq!(world.cup.deadline(first, &world.facts), None);
    world.wait_until(start.after(OPENED_WITHIN * 4));
    world.settle();
    assert_eq!(world.running().len(), 50);
    let deadline = start.after(OPENED_WITHIN * 4).after(Kind::Quick.round_time());
    assert_eq!(world.cup.deadline(first, &world.facts), Some(deadline));
}

#[test]
fn a_round_deadline_is_announced_in_the_last_quarter_and_does_not_count_outages() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Slow) }, 8);
    let start = NOON.after(DAY);
    world.wait_until(start);
    world.settle();
    let week = DAY * 7;
    assert_eq!(world.settle(), Due::At(start.after(week * 6)));
    world.facts.outages.push(Span { from: start.after(week), until: start.after(week * 2) });
    assert_eq!(world.settle(), Due::At(start.after(week * 7)));
    world.wait_until(start.after(week * 7));
    world.settle();
    assert_eq!(world.lines.last().unwrap().entry, Entry::Announce);
    // One of them could not be reached for two days more, one has ended.
    let [first, second] = [1, 2].map(TableNumber);
    world.facts.tables.entry(second).or_default().stops =
        vec![Span { from: start.after(DAY), until: start.after(DAY * 3) }];
    let deadlines = [first, second].map(|table| world.cup.deadline(table, &world.facts));
    assert_eq!(deadlines, [Some(start.after(week * 9)), Some(start.after(week * 9 + DAY * 2))]);
    world.play(first, &[]);
    assert_eq!(world.settle(), Due::At(start.after(week * 9 + DAY * 2)));
    world.wait_until(start.after(week * 9 + DAY * 2));
    world.settle();
    assert!(world.lines.iter().any(|line| line.entry == Entry::Finish(second)));
    assert!(world.lines.iter().any(|line| line.entry == Entry::End));
}

/// While a channel cannot be reached, nobody knows when its table's time will be over.
#[test]
fn a_table_whose_channel_cannot_be_reached_has_no_deadline() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 3);
    world.wait_until(NOON.after(DAY));
    world.settle();
    let stop = Span { from: world.now, until: ra_table::clock::STILL };
    world.facts.tables.entry(TableNumber(1)).or_default().stops.push(stop);
    assert_eq!(world.settle(), Due::Nothing);
    world.facts.tables.entry(TableNumber(1)).or_default().outcome = Some(Outcome::CalledOff);
    world.settle();
    assert_eq!(world.cup.end(), Some(End::Over));
    let points: Vec<u32> = world.cup.standings(&world.facts).iter().map(|one| one.points).collect();
    assert_eq!(points, [5, 5, 5]);
}

#[test]
fn latecomers_join_while_a_round_is_still_to_be_drawn() {
    let mut world = World::with(Plan { order: Order::InTurn, ..soon(Kind::Quick) }, 5);
    world.wait_until(NOON.after(DAY));
    world.settle();
    world.act(world.cup.sign_up(Number(6)).unwrap());
    world.act(world.cup.leave(Number(2)).unwrap());
    assert_eq!(world.cup.leave(Number(2)), Err(Refusal::NotIn));
    world.act(world.cup.sign_up(Number(2)).unwrap());
    world.act(world.cup.drop_entrant(Number(3), reason(), ORGANISER, &world.facts).unwrap());
    assert_eq!(world.cup.sign_up(Number(3)), Err(Refusal::Dropped));
    world.act(world.cup.add_entrant(Number(3)).unwrap());
    world.play(TableNumber(1), &[Number(2), Number(3)]);
    world.settle();
    let sizes: Vec<usize> = world.cup.tables().iter().map(|table| table.people.len()).collect();
    assert_eq!(sizes, [5, 3, 3]);
    // Who missed a round has nothing for it; who left a table has nothing for that.
    let standings = world.cup.standings(&world.facts);
    let points = |number: u32| standings.iter().find(|one| one.number.0 == number).unwrap().points;
    assert_eq!([2, 3, 6].map(points), [0, 0, 0]);
    assert_eq!(world.cup.sign_up(Number(7)), Err(Refusal::TooLate));
    world.play_all();
    world.settle();
    assert_eq!(world.called().len(), 4);
}

#[test]
fn who_does_not_confirm_is_passed_over_for_the_next_best() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 9);
    world.wait_until(NOON.after(DAY));
    world.settle();
    world.play_all();
    world.settle();
    let order: Vec<u32> = world.cup.standings(&world.facts).iter().map(|one| one.number.0).collect();
    world.confirm(order[0]);
    assert_eq!(world.cup.here(Number(order[0])), Err(Refusal::HereAlready));
    // Who leaves is passed over at once.
    world.act(world.cup.leave(Number(order[1])).unwrap());
    world.settle();
    assert_eq!(world.called(), &order[..5]);
    world.confirm(order[4]);
    // An outage is added to the time that they have.
    let until = world.now.after(DAY * 2);
    world.facts.outages.push(Span { from: world.now.after(HOUR), until: world.now.after(HOUR * 4) });
    assert_eq!(world.settle(), Due::At(until.after(HOUR * 3)));
    world.wait_until(until.after(HOUR * 3));
    world.settle();
    assert_eq!(world.called(), &order[..7]);
    assert_eq!(world.cup.here(Number(order[2])), Err(Refusal::TooLate));
    world.confirm(order[5]);
    // One more is asked; three make a final.
    world.wait();
    assert_eq!(world.called(), &order[..8]);
    let table = world.cup.tables().last().unwrap();
    assert_eq!((table.round, table.people.len()), (None, 3));
}

#[test]
fn where_fewer_than_three_confirm_the_standings_decide() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 30);
    world.wait_until(NOON.after(DAY * 2));
    world.settle();
    world.play_all();
    world.wait();
    assert_eq!(world.called().len(), 8);
    assert_eq!(world.cup.end(), Some(End::Over));
    let standings = world.cup.standings(&world.facts);
    assert_eq!(world.cup.ranking(&world.facts), standings);
    assert_eq!(world.cup.champion(&world.facts), Some(standings[0].number));
}

/// A cup of one round in which nobody has yet been asked for the final; the standings, by number.
fn before_the_final(people: u32) -> (World, Vec<u32>) {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, people);
    world.wait_until(NOON.after(DAY));
    world.settle();
    world.play_all();
    let order = world.cup.standings(&world.facts).iter().map(|one| one.number.0).collect();
    (world, order)
}

fn ranking(world: &World) -> Vec<u32> {
    world.cup.ranking(&world.facts).iter().map(|one| one.number.0).collect()
}

#[test]
fn where_nobody_plays_the_final_to_its_end_the_standings_decide() {
    let (mut world, order) = before_the_final(7);
    world.settle();
    // The first does not want to play in it.
    world.wait_until(world.now.after(HOUR));
    for number in &order[1..4] {
        world.confirm(*number);
    }
    world.wait_until(world.now.after(DAY * 3));
    world.settle();
    world.confirm(order[4]);
    world.settle();
    let last = world.cup.final_table().unwrap().clone();
    world.play(last.number, &last.people);
    assert!(world.cup.final_result(&world.facts).is_none());
    world.settle();
    assert_eq!(world.cup.champion(&world.facts), Some(Number(order[0])));
    assert_eq!(ranking(&world), order);
    // One who stays has won it.
    world.play(last.number, &last.people[1..]);
    assert_eq!(world.cup.final_result(&world.facts).map(<[_]>::len), Some(4));
}

#[test]
fn who_has_left_is_no_champion_without_a_final() {
    let (mut world, order) = before_the_final(6);
    world.settle();
    world.act(world.cup.leave(Number(order[0])).unwrap());
    world.act(world.cup.drop_entrant(Number(order[1]), reason(), ORGANISER, &world.facts).unwrap());
    world.wait();
    assert_eq!(world.cup.end(), Some(End::Over));
    assert_eq!(world.cup.champion(&world.facts), Some(Number(order[2])));
    assert_eq!(ranking(&world), [&order[2..], &order[..2]].concat());
}

/// The end of a round that is the cup's has no message of its own.
#[test]
fn the_standings_are_told_once_where_there_is_no_final() {
    let news_of_ends = |people: u32, games: u8| {
        let plan = Plan { games: Count::new(games).unwrap(), order: Order::InTurn, ..soon(Kind::Quick) };
        let mut world = World::with(plan, people);
        world.wait_until(NOON.after(DAY));
        let mut told = Vec::new();
        for _ in 0..games {
            world.settle();
            world.play_all();
            let lines = world.lines.len();
            world.settle();
            let end = world.lines[lines..].iter().find(|line| line.entry == Entry::End).unwrap();
            let then = Cup::replay([1; 32], world.lines[..end.seq as usize].to_vec()).unwrap();
            told.push(then.news(end, &world.facts).len());
        }
        told
    };
    assert_eq!(news_of_ends(4, 1), [0]);
    assert_eq!(news_of_ends(4, 2), [1, 0]);
    assert_eq!(news_of_ends(6, 2), [1, 1]);
}

#[test]
fn where_the_final_is_void_the_standings_decide() {
    for is_called_off in [false, true] {
        let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 6);
        world.wait_until(NOON.after(DAY));
        world.settle();
        world.play_all();
        world.settle();
        for number in world.called() {
            world.confirm(number);
        }
        world.settle();
        let last = world.cup.tables().last().unwrap().number;
        if is_called_off {
            world.facts.tables.entry(last).or_default().outcome = Some(Outcome::CalledOff);
        } else {
            world.play(last, &[]);
            world.act(world.cup.void(last, reason(), ORGANISER, &world.facts).unwrap());
        }
        world.settle();
        assert_eq!(world.cup.ranking(&world.facts), world.cup.standings(&world.facts));
        assert_eq!(world.cup.end(), Some(End::Over));
        assert_eq!(world.cup.void(TableNumber(1), reason(), ORGANISER, &world.facts), Err(Refusal::Ended));
    }
}

#[test]
fn a_void_table_gives_everybody_the_same_and_takes_its_results_back() {
    let mut world = World::with(soon(Kind::Quick), 8);
    world.wait_until(NOON.after(DAY));
    world.settle();
    let table = TableNumber(1);
    assert_eq!(world.cup.void(TableNumber(9), reason(), ORGANISER, &world.facts), Err(Refusal::NoTable));
    assert_eq!(world.cup.void(TableNumber(0), reason(), ORGANISER, &world.facts), Err(Refusal::NoTable));
    world.play(table, &[]);
    world.act(world.cup.void(table, reason(), ORGANISER, &world.facts).unwrap());
    assert_eq!(world.cup.void(table, reason(), ORGANISER, &world.facts), Err(Refusal::VoidAlready));
    let standings = world.cup.standings(&world.facts);
    for number in world.people(table) {
        let one = standings.iter().find(|one| one.number == number).unwrap();
        assert_eq!((one.points, one.wins, one.share, one.tables), (5, 0, 0, 1));
    }
}

#[test]
fn an_organiser_rules_on_no_table_of_their_own() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 8);
    world.wait_until(NOON.after(DAY));
    world.settle();
    let (own, other) = (TableNumber(1), TableNumber(2));
    let (me, opponent, stranger) = (world.people(own)[0], world.people(own)[1], world.people(other)[0]);
    let player = Organiser { number: Some(me), manages_server: false };
    let manager = Organiser { manages_server: true, ..player };
    let void = |table, by| world.cup.void(table, reason(), by, &world.facts);
    let drop = |number, by| world.cup.drop_entrant(number, reason(), by, &world.facts);
    assert_eq!(void(own, player), Err(Refusal::OwnTable));
    assert!(void(own, manager).is_ok() && void(other, player).is_ok());
    assert_eq!(drop(opponent, player), Err(Refusal::OwnTable));
    assert!(drop(opponent, manager).is_ok() && drop(stranger, player).is_ok() && drop(me, player).is_ok());
    world.play(own, &[]);
    assert!(world.cup.drop_entrant(opponent, reason(), player, &world.facts).is_ok());
}

#[test]
fn equal_points_go_by_wins_then_by_the_share_then_by_lot() {
    let mut world = World::with(Plan { games: Count::new(1).unwrap(), ..soon(Kind::Quick) }, 8);
    world.wait_until(NOON.after(DAY));
    world.settle();
    world.play_all();
    let standings = world.cup.standings(&world.facts);
    // Both winners are equal but for the lot.
    let [first, second] = &standings[..2] else { panic!("eight people") };
    assert_eq!((first.points, first.wins, first.share), (10, 1, 1_000_000));
    assert_eq!((second.points, second.wins, second.share), (10, 1, 1_000_000));
    assert!(first.lot < second.lot);
    // A little less of the best score.
    let table = if world.people(TableNumber(1)).contains(&first.number) { 1 } else { 2 };
    let Some(Outcome::Played(finishes)) =
        world.facts.tables.get_mut(&TableNumber(table)).and_then(|facts| facts.outcome.as_mut())
    else {
        panic!("it was played")
    };
    finishes.iter_mut().for_each(|(_, finish)| finish.best_score = 41);
    assert_eq!(world.cup.standings(&world.facts)[0].number, second.number);
}

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

#[test]
fn a_message_mentions_fifty_people_who_are_awake() {
    let mut world = World::with(plan(Kind::Slow, 1, Order::InTurn), 121);
    for number in [7, 8] {
        world.facts.people.insert(Number(number), asleep_from_noon());
    }
    let everybody: Vec<Number> = (1..=121).map(Number).collect();
    world.act(Entry::Ask(everybody.clone()));
    let asked = world.lines.last().unwrap().clone();
    let news = world.cup.news(&asked, &world.facts);
    let sizes: Vec<usize> = news.iter().map(|news| news.mentions.len()).collect();
    assert_eq!(sizes, [MOST_MENTIONED, MOST_MENTIONED, 19, 2]);
    assert!(news[..3].iter().all(|news| news.due == NOON));
    assert_eq!(news[3], News { mentions: vec![Number(7), Number(8)], due: NOON.after(HOUR * 8) });
    let mut mentioned: Vec<Number> = news.into_iter().flat_map(|news| news.mentions).collect();
    mentioned.sort_unstable();
    assert_eq!(mentioned, everybody);

    // What is sent late waits for those who sleep by then.
    let late = |people: &[Number], now| world.cup.asleep(people, &world.facts, now);
    let asleep = News { mentions: vec![Number(7)], due: NOON.after(HOUR * 32) };
    assert_eq!(late(&[1, 7].map(Number), NOON.after(DAY + HOUR)), Some(asleep));
    assert_eq!(late(&[1, 7].map(Number), NOON.after(HOUR * 9)), None);

    // Who has answered or left meanwhile is not mentioned, and nobody once another start was planned.
    world.confirm(1);
    world.act(world.cup.leave(Number(2)).unwrap());
    let first = [1, 2, 3].map(Number);
    assert_eq!(world.cup.still_mentioned(&asked, &first), Some(vec![Number(3)]));
    assert_eq!(world.cup.still_mentioned(&asked, &first[..2]), None);
    world.act(world.cup.edit_plan(plan(Kind::Quick, 1, Order::InTurn), NOON).unwrap());
    assert_eq!(world.cup.still_mentioned(&asked, &first), None);
}

#[test]
fn who_is_asked_for_the_final_or_has_won_is_told_by_day() {
    for (kind, tells_at) in [(Kind::Slow, NOON.after(DAY + HOUR * 8)), (Kind::Evening, NOON.after(DAY))] {
        let games = Count::new(1).unwrap();
        let mut world = World::with(Plan { games, ..soon(kind) }, 8);
        world.wait_until(NOON.after(DAY).before(Duration::from_mins(1)));
        for number in (1..=8).map(Number) {
            world.facts.people.insert(number, asleep_from_noon());
            world.cup.here(number).is_ok().then(|| world.confirm(number.0));
        }
        world.wait_until(NOON.after(DAY));
        world.settle();
        world.play_all();
        world.settle();
        let calls = world.lines.clone().into_iter().filter(|line| matches!(line.entry, Entry::Call { .. }));
        let calls: Vec<Line> = calls.collect();
        for call in &calls {
            let Entry::Call { number, .. } = call.entry else { panic!("{call:?}") };
            let mentions = vec![number];
            assert_eq!(world.cup.still_mentioned(call, &mentions), Some(mentions.clone()));
            assert_eq!(world.cup.news(call, &world.facts), [News { mentions, due: tells_at }], "{kind}");
        }
        let called = world.called();
        world.confirm(called[0]);
        assert_eq!(world.cup.still_mentioned(&calls[0], &[Number(called[0])]), None);
        called[1..].iter().for_each(|number| world.confirm(*number));
        world.settle();
        world.play_all();
        world.settle();
        let champion = world.cup.champion(&world.facts).unwrap();
        let over = world.lines.last().unwrap();
        let told = News { mentions: vec![champion], due: tells_at };
        assert_eq!((&over.entry, world.cup.news(over, &world.facts)), (&Entry::Over, vec![told]));
        let mentions_nobody = |line: &Line| {
            let news = world.cup.news(line, &world.facts);
            news.iter().all(|news| news.mentions.is_empty() && news.due == line.at)
        };
        let asks = |line: &Line| matches!(line.entry, Entry::Ask(_) | Entry::Call { .. } | Entry::Over);
        assert!(world.lines.iter().all(|line| asks(line) || mentions_nobody(line)));
    }
}
