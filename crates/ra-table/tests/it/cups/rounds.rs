//! Tables and rounds: how many people sit where, and when the time of a round is over.

use ra_table::clock::Span;
use ra_table::cup::{
    Count, Due, End, Entry, Kind, MOST_OPENED, Number, OPENED_WITHIN, Outcome, Plan, Refusal, TableNumber,
};

use super::{DAY, HOUR, NOON, World, soon};

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
    let stop = Span::new(world.now, None);
    world.facts.tables.entry(TableNumber(1)).or_default().stops.push(stop);
    assert_eq!(world.settle(), Due::Nothing);
    world.facts.tables.entry(TableNumber(1)).or_default().outcome = Some(Outcome::CalledOff);
    world.settle();
    assert_eq!(world.cup.end(), Some(End::Over));
    let points: Vec<u32> = world.cup.standings(&world.facts).iter().map(|one| one.points).collect();
    assert_eq!(points, [5, 5, 5]);
}
