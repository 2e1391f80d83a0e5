use super::*;
use crate::game::Number;
use crate::id::{GameId, UserId};

fn placed(places: &[u8]) -> Vec<Placed> {
    places.iter().map(|&place| Placed { rating: Rating::START, place }).collect()
}

fn gains(places: &[u8]) -> Vec<i64> {
    after(&placed(places)).iter().map(|rating| rating.points() - 1_500).collect()
}

fn game(number: i64, people: &[(i64, u8)]) -> RatedGame {
    let part = |(place, &(user, rank)): (usize, &(i64, u8))| Part {
        number: Number(place as u32),
        // Nobody is left of 0.
        user: (user != 0).then_some(UserId(user)),
        place: rank,
    };
    RatedGame { game: GameId(number), parts: people.iter().enumerate().map(part).collect() }
}

#[test]
fn the_first_game_brings_what_it_is_said_to() {
    assert_eq!(gains(&[1, 2, 3, 4]), [49, 16, -16, -49]);
    assert_eq!(gains(&[1, 2]), [16, -16]);
    // Those who left share the last place, and neither is ahead of the other.
    assert_eq!(gains(&[1, 3, 3]), [33, -16, -16]);
    assert_eq!(gains(&[3, 3, 3]), [0, 0, 0]);
}

#[test]
fn points_are_rounded() {
    let points = [24_949_999, 24_950_000, 25_000_000, 25_049_999, 25_050_000].map(points);
    assert_eq!(points, [1_499, 1_500, 1_500, 1_500, 1_501]);
}

#[test]
fn a_rating_becomes_surer_with_every_game_but_never_certain() {
    let mut ratings = Ratings::default();
    let mut last = Rating::START.uncertainty;
    for number in 1..=60 {
        ratings.count(&game(number, &[(1, 1), (2, 2), (3, 3), (4, 4)]));
        let now = ratings.of(UserId(2)).uncertainty;
        assert!(now < last && now > 1_000_000, "{number}: {now}");
        last = now;
    }
}

#[test]
fn who_wins_against_better_people_gains_more() {
    let mut ratings = Ratings::default();
    for number in 1..=10 {
        ratings.count(&game(number, &[(1, 1), (2, 2)]));
    }
    let expected = ratings.clone().count(&game(11, &[(1, 1), (2, 2)]));
    let surprise = ratings.count(&game(11, &[(1, 2), (2, 1)]));
    let gain = |change: &Change| change.after.mean - change.before;
    assert!(gain(&surprise[1]) > gain(&expected[0]) && gain(&expected[0]) > 0);
}

/// The fold gives the same whether it goes through all games or takes over what was known.
#[test]
fn what_is_known_can_be_taken_over() {
    let games: Vec<RatedGame> =
        (1..=20).map(|number| game(number, &[(1 + number % 5, 1), (6, 2), (7, 3)])).collect();
    let mut all = Ratings::default();
    let changes: Vec<Change> = games.iter().flat_map(|game| all.count(game)).collect();
    for known in 0..games.len() {
        let mut before = Ratings::default();
        games[..known].iter().for_each(|game| drop(before.count(game)));
        let mut taken = Ratings::default();
        (1..=7).map(UserId).for_each(|user| taken.set(user, before.of(user)));
        let after: Vec<Change> = games[known..].iter().flat_map(|game| taken.count(game)).collect();
        assert_eq!(after, changes[known * 3..]);
    }
}

#[test]
fn who_was_deleted_counts_as_new_each_time_and_has_no_rating() {
    let mut ratings = Ratings::default();
    let first = ratings.count(&game(1, &[(1, 1), (0, 2)]));
    assert_eq!(first.iter().map(|change| change.number).collect::<Vec<_>>(), [Number(0)]);
    let again = ratings.clone().count(&game(2, &[(2, 1), (0, 2)]));
    // Somebody new gains as much in the second game of the deleted person as in the first.
    assert_eq!((first[0].after, first[0].before), (again[0].after, again[0].before));
}

#[test]
fn chances_add_up_and_follow_the_ratings() {
    let rating = |mean| Rating { mean, uncertainty: 6_000_000 };
    let equal = win_chances(&[rating(25_000_000); 4]);
    assert!(equal.iter().all(|chance| (chance - 0.25).abs() < 1e-12), "{equal:?}");
    let [better, worse] = win_chances(&[rating(45_000_000), rating(25_000_000)])[..] else { panic!("two") };
    // 200 points are 76 wins of 100.
    assert!((better + worse - 1.0).abs() < 1e-12 && (0.755..0.765).contains(&better), "{better}");
}

fn standing(user: i64, points: i64, games: usize, opponents: usize) -> Standing {
    let mean = Rating::START.mean + (points - 1_500) * 100_000;
    Standing {
        user: UserId(user),
        name: format!("p{user}"),
        rating: Rating { mean, uncertainty: 5_000_000 },
        gain: 0,
        games,
        opponents,
        hidden: false,
    }
}

#[test]
fn a_rating_is_exact_after_five_games_against_three() {
    let exact = [(4, 9), (5, 2), (5, 3), (60, 2)].map(|(games, others)| standing(1, 1_600, games, others));
    assert_eq!(exact.map(|standing| standing.is_settled()), [false, false, true, false]);
}

#[test]
fn the_list_has_who_has_played_ten_games_against_four() {
    let all = vec![
        standing(1, 1_500, 10, 4),
        standing(2, 1_700, 10, 4),
        standing(3, 1_900, 9, 8),
        standing(4, 1_783, 50, 3),
        standing(5, 1_700, 12, 4),
        standing(6, 1_490, 10, 4),
    ];
    let top = |reader| top(all.clone(), reader);
    let rows: Vec<(usize, i64)> = top(None).rows.iter().map(|row| (row.place, row.standing.user.0)).collect();
    assert_eq!(rows, [(1, 2), (1, 5), (3, 1), (4, 6)]);
    let unlisted = |reader| top(Some(UserId(reader))).unlisted.map(|standing| standing.user.0);
    assert_eq!([1, 3, 4, 9].map(unlisted), [None, Some(3), Some(4), None]);
}
