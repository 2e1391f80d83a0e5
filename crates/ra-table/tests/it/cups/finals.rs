//! Who plays the final, and who wins the cup.

use ra_table::clock::Span;
use ra_table::cup::{Count, Cup, Due, End, Entry, Kind, Number, Order, Outcome, Plan, Refusal, TableNumber};

use super::{DAY, HOUR, NOON, ORGANISER, World, reason, soon};

#[test]
fn who_does_not_confirm_is_passed_over_for_the_next_best() {
    let mut world = World::after_one_game(9);
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
    assert_eq!(world.cup.here(Number(order[2])), Err(Refusal::PassedOver));
    assert_eq!(world.cup.here(Number(order[8])), Err(Refusal::NotCalled));
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
