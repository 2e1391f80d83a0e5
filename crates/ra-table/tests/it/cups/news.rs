//! The people that messages mention, and when those are sent.

use std::time::Duration;

use ra_table::cup::{Count, Entry, Kind, Line, MOST_MENTIONED, News, Number, Order, Plan};

use super::{DAY, HOUR, NOON, World, asleep_from_noon, plan, soon};

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
        let called = world.called();
        let mentions: Vec<Number> = called.iter().copied().map(Number).collect();
        let is_call = |line: &Line| matches!(line.entry, Entry::Call(_));
        let calls: Vec<Line> = world.lines.iter().filter(|line| is_call(line)).cloned().collect();
        let [call] = &calls[..] else { panic!("{calls:?}") };
        assert_eq!(world.cup.still_mentioned(call, &mentions), Some(mentions.clone()));
        let told = News { mentions: mentions.clone(), due: tells_at };
        assert_eq!(world.cup.news(call, &world.facts), [told], "{kind}");
        world.confirm(called[0]);
        assert_eq!(world.cup.still_mentioned(call, &mentions), Some(mentions[1..].to_vec()));
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
        let asks = |line: &Line| matches!(line.entry, Entry::Ask(_) | Entry::Call(_) | Entry::Over);
        assert!(world.lines.iter().all(|line| asks(line) || mentions_nobody(line)));
    }
}
