//! Points, tables that do not count, and what an organiser decides.

use ra_table::cup::{Count, Entry, Kind, Organiser, Outcome, Plan, Refusal, TableNumber};

use super::{DAY, NOON, ORGANISER, World, reason, soon};

#[test]
fn a_void_table_gives_everybody_the_same_and_takes_its_results_back() {
    let mut world = World::with(soon(Kind::Quick), 8);
    let table = TableNumber(1);
    assert_eq!(world.cup.void(table, reason(), ORGANISER, &world.facts), Err(Refusal::NoTableYet));
    world.wait_until(NOON.after(DAY));
    world.settle();
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
    assert_eq!(drop(opponent, player), Err(Refusal::Opponent));
    assert!(drop(opponent, manager).is_ok() && drop(stranger, player).is_ok() && drop(me, player).is_ok());
    let call_off = |world: &World, by| world.cup.call_off(reason(), by, &world.facts);
    assert_eq!(call_off(&world, player), Err(Refusal::OwnCup));
    assert!(call_off(&world, manager).is_ok());
    world.play(own, &[]);
    assert!(world.cup.drop_entrant(opponent, reason(), player, &world.facts).is_ok());
    assert!(call_off(&world, player).is_ok());
    // Those who are asked for the final are against each other again.
    world.play(other, &[]);
    world.settle();
    let called = world.lines.iter().find_map(|line| match &line.entry {
        Entry::Call(called) => Some([called[0].number, called[1].number]),
        _ => None,
    });
    let [finalist, rival] = called.unwrap();
    let finalist = Organiser { number: Some(finalist), ..player };
    assert_eq!(world.cup.drop_entrant(rival, reason(), finalist, &world.facts), Err(Refusal::Opponent));
    assert_eq!(call_off(&world, finalist), Err(Refusal::OwnCup));
}

#[test]
fn equal_points_go_by_wins_then_by_the_share_then_by_lot() {
    let mut world = World::after_one_game(8);
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
