//! Who takes part: signing up, and being asked before the start.

use std::collections::BTreeSet;
use std::time::Duration;

use ra_table::cup::{Due, End, Kind, Number, Order, PersonFacts, Places, Plan, Refusal, TableNumber};

use super::{DAY, HOUR, NOON, ORGANISER, World, plan, reason, soon};

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

    // If all are here nobody is asked: they are told.
    let mut world = World::with(when_full, 6);
    assert_eq!(world.settle(), Due::At(NOON.after(DAY)));
    world.wait_until(NOON.after(DAY));
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

/// Half an hour after midnight the last place of an evening is taken.
#[test]
fn a_full_evening_is_held_at_its_hour_and_a_day_later_at_the_earliest() {
    let places = Places::new(4).unwrap();
    let begins = NOON.after(DAY * 5 + HOUR * 8);
    let evening = Plan { places, when_full: true, ..Plan::of_kind(Kind::Evening, begins) };
    let mut world = World::with(evening, 3);
    world.now = NOON.after(Duration::from_mins(12 * 60 + 30));
    world.act(world.cup.sign_up(Number(4)).unwrap());
    let early = NOON.after(DAY * 2 + HOUR * 8);
    assert_eq!(world.cup.starts_at(), early);
    let told = world.cup.news(world.lines.last().unwrap(), &world.facts);
    assert_eq!(
        told.iter().flat_map(|news| &news.mentions).map(|one| one.0).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    let asks_at = early.before(Duration::from_mins(15));
    assert_eq!(world.settle(), Due::At(asks_at));
    world.wait_until(asks_at);
    assert_eq!(world.settle(), Due::At(early));
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
