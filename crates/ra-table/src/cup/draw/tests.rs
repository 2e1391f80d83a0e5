use std::collections::BTreeMap;

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;

use super::*;
use crate::cup::TableSize;

const SIZES: [TableSize; 3] = [TableSize::Threes, TableSize::Fours, TableSize::Fives];

/// People of the same hours.
fn people(count: usize) -> Vec<(Number, Awake)> {
    (1..=count as u32).map(|number| (Number(number), Awake::ALWAYS)).collect()
}

fn drawn(field: &Field<'_>, seed: u64) -> Vec<Vec<Number>> {
    draw(field, &mut ChaCha20Rng::seed_from_u64(seed))
}

fn tables_of(round: &[Vec<Number>]) -> Vec<&[Number]> {
    round.iter().map(Vec::as_slice).collect()
}

/// How often any two have met beyond the first time.
fn repeats(rounds: &[Vec<Vec<Number>>]) -> u32 {
    let mut met: BTreeMap<(Number, Number), u32> = BTreeMap::new();
    for table in rounds.iter().flatten() {
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                *met.entry((*one.min(other), *one.max(other))).or_default() += 1;
            }
        }
    }
    met.values().map(|times| times - 1).sum()
}

/// All ways to seat people at tables of these sizes, each as the set of pairs that meet: a bit for each.
fn all_ways(people: usize, sizes: &[usize]) -> Vec<u128> {
    fn seat(free: &[usize], sizes: &[usize], pairs: u128, ways: &mut Vec<u128>) {
        let [first, others @ ..] = free else {
            ways.push(pairs);
            return;
        };
        for (at, size) in sizes.iter().enumerate().filter(|(at, size)| !sizes[..*at].contains(size)) {
            let mut left = sizes.to_vec();
            left.remove(at);
            for chosen in (0_u32..1 << others.len()).filter(|chosen| chosen.count_ones() as usize == size - 1)
            {
                let (with, without): (Vec<_>, Vec<_>) =
                    others.iter().enumerate().partition(|(bit, _)| chosen >> bit & 1 == 1);
                let table: Vec<usize> =
                    std::iter::once(*first).chain(with.into_iter().map(|(_, one)| *one)).collect();
                let free: Vec<usize> = without.into_iter().map(|(_, one)| *one).collect();
                let met = table.iter().flat_map(|one| table.iter().map(move |other| (*one, *other)));
                let met = met
                    .filter(|(one, other)| one < other)
                    .fold(pairs, |pairs, (one, other)| pairs | 1 << (other * (other - 1) / 2 + one));
                seat(&free, &left, met, ways);
            }
        }
    }
    let mut ways = Vec::new();
    seat(&(0..people).collect::<Vec<_>>(), sizes, 0, &mut ways);
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// Whether so many of these ways have no pair in common with each other.
fn are_apart(ways: &[u128], games: usize) -> bool {
    games == 0
        || ways.iter().enumerate().any(|(at, way)| {
            let others: Vec<u128> = ways[at + 1..].iter().copied().filter(|other| other & way == 0).collect();
            are_apart(&others, games - 1)
        })
}

/// The pairs that have met in these rounds.
fn pairs(rounds: &[Vec<Vec<Number>>]) -> u128 {
    let mut pairs = 0;
    for table in rounds.iter().flatten() {
        let met =
            table.iter().flat_map(|one| table.iter().map(|other| (one.0 as usize - 1, other.0 as usize - 1)));
        pairs = met
            .filter(|(one, other)| one < other)
            .fold(pairs, |pairs, (one, other)| pairs | 1 << (other * (other - 1) / 2 + one));
    }
    pairs
}

#[test]
fn rounds_one_after_another_repeat_no_meeting_that_need_not_be() {
    for people_count in 6..=12 {
        for size in SIZES {
            let sizes = size.tables(people_count).unwrap();
            let ways = all_ways(people_count, &sizes);
            let mut rounds: Vec<Vec<Vec<Number>>> = Vec::new();
            for _ in 0..5 {
                let earlier = rounds.iter().map(|round| tables_of(round)).collect();
                let field = Field { people: people(people_count), sizes: sizes.clone(), games: 1, earlier };
                let round = drawn(&field, people_count as u64);
                let before = pairs(&rounds);
                let fewest = ways.iter().map(|way| (way & before).count_ones()).min().unwrap();
                let repeated = (pairs(std::slice::from_ref(&round)) & before).count_ones();
                assert_eq!(repeated, fewest, "{people_count} people at {size}, round {}", rounds.len() + 1);
                rounds.push(round);
            }
        }
    }
}

#[test]
fn rounds_at_once_repeat_no_meeting_where_they_need_not() {
    for people_count in 6..=12 {
        for size in SIZES {
            let sizes = size.tables(people_count).unwrap();
            let ways = all_ways(people_count, &sizes);
            for games in 2..=5 {
                // People are alike, so the first game is any.
                let others: Vec<u128> = ways.iter().copied().filter(|other| other & ways[0] == 0).collect();
                let field =
                    Field { people: people(people_count), sizes: sizes.clone(), games, earlier: Vec::new() };
                let tables = drawn(&field, games as u64);
                let rounds: Vec<Vec<Vec<Number>>> = tables.chunks(sizes.len()).map(<[_]>::to_vec).collect();
                assert_eq!(rounds.len(), games);
                let is_possible = are_apart(&others, games - 1);
                assert_eq!(
                    repeats(&rounds) == 0,
                    is_possible,
                    "{people_count} people at {size}, {games} games"
                );
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_draw() {
    let field = || Field {
        people: people(23),
        sizes: TableSize::Fours.tables(23).unwrap(),
        games: 2,
        earlier: Vec::new(),
    };
    assert_eq!(drawn(&field(), 7), drawn(&field(), 7));
    assert_ne!(drawn(&field(), 7), drawn(&field(), 8));
    // On any machine, and in any version.
    let first: Vec<u32> = drawn(&field(), 7)[0].iter().map(|number| number.0).collect();
    assert_eq!(first, [7, 18, 1, 17]);
}

/// Of 22 people six sit at small tables in each round.
#[test]
fn nobody_sits_at_a_second_small_table_while_others_sat_at_none() {
    let mut rounds: Vec<Vec<Vec<Number>>> = Vec::new();
    for _ in 0..3 {
        let earlier = rounds.iter().map(|round| tables_of(round)).collect();
        let sizes = TableSize::Fours.tables(22).unwrap();
        rounds.push(drawn(&Field { people: people(22), sizes, games: 1, earlier }, 3));
    }
    let mut small: Vec<Number> =
        rounds.iter().flatten().filter(|table| table.len() == 3).flatten().copied().collect();
    small.sort_unstable();
    small.dedup();
    assert_eq!((small.len(), repeats(&rounds)), (18, 0));
}

/// Forty people, half of whom are awake by day and half by night.
#[test]
fn people_who_are_awake_together_sit_together() {
    let awake = |number: u32| if number.is_multiple_of(2) { Awake::DAY } else { Awake::NIGHT };
    let people: Vec<_> = (1..=40).map(|number| (Number(number), awake(number))).collect();
    let field = Field { people, sizes: TableSize::Fours.tables(40).unwrap(), games: 2, earlier: Vec::new() };
    let tables = drawn(&field, 1);
    assert_eq!(repeats(&[tables[..10].to_vec(), tables[10..].to_vec()]), 0);
    for table in tables {
        assert!(table.iter().all(|number| number.0 % 2 == table[0].0 % 2), "{table:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn everybody_has_a_seat_in_every_game(count in 3_usize..60, games in 1_usize..=5, size in 0_usize..3, seed: u64) {
        let sizes = SIZES[size].tables(count).unwrap();
        let field = Field { people: people(count), sizes: sizes.clone(), games, earlier: Vec::new() };
        let tables = drawn(&field, seed);
        prop_assert!(tables.iter().map(Vec::len).eq(sizes.iter().copied().cycle().take(sizes.len() * games)));
        for game in tables.chunks(sizes.len()) {
            let mut seated: Vec<Number> = game.iter().flatten().copied().collect();
            seated.sort_unstable();
            prop_assert_eq!(seated, field.people.iter().map(|(number, _)| *number).collect::<Vec<_>>());
        }
    }
}
