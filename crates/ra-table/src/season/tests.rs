use proptest::prelude::*;

use super::*;

const START: Millis = Millis(1_790_812_800_000);

/// One person's part in a game of so many people who began.
fn finish(game: i64, user: i64, people: u8, place: u8, score: u16) -> Finish {
    Finish {
        game: GameId(game),
        user: Some(UserId(user)),
        name: format!("P{user}"),
        people,
        place: Some(place),
        table_place: place,
        score,
        best_score: 40,
        left: Left::None,
        weakest: None,
        ended_at: Millis(START.0 + game),
    }
}

fn left(mut finish: Finish, left: Left) -> Finish {
    (finish.left, finish.place) = (left, Some(finish.people));
    finish
}

#[test]
fn games_of_any_number_of_people_are_worth_the_same() {
    for people in 2..=5_u8 {
        let all: u32 = (1..=people).map(|place| points(&finish(1, 1, people, place, 30))).sum();
        assert_eq!(all, 5 * u32::from(people));
        // Being ahead of one more is always worth something.
        assert!((1..people).all(|place| {
            points(&finish(1, 1, people, place, 0)) > points(&finish(1, 1, people, place + 1, 0))
        }));
    }
}

/// Four people and a computer player, with 61, 48, 45, 40 and 33 points, of whom Seti ran out of time.
#[test]
fn a_computer_player_takes_no_place_and_who_left_gets_nothing() {
    let part = |user, table_place, place, score| Finish {
        table_place,
        best_score: 61,
        ..finish(1, user, 4, place, score)
    };
    let seti = left(part(2, 3, 4, 45), Left::TimedOut);
    let all = [part(1, 2, 1, 48), seti, part(3, 4, 2, 40), part(4, 5, 3, 33)];
    let standings = standings(&all);
    let told: Vec<_> = standings.iter().map(|one| (one.user.0, one.place, one.points, one.wins)).collect();
    assert_eq!(told, [(1, 1, 10, 1), (3, 2, 6, 0), (4, 3, 3, 0), (2, 4, 0, 0)]);
    assert_eq!(standings[0].share, 786_885);
}

#[test]
fn nobody_gets_points_for_leaving_taking_over_or_playing_alone() {
    for why in [Left::Resigned, Left::Replaced, Left::TimedOut] {
        assert_eq!(points(&left(finish(1, 1, 5, 1, 60), why)), 0);
    }
    let taken_over = Finish { place: None, ..finish(1, 1, 4, 1, 60) };
    let alone = finish(2, 1, 1, 1, 60);
    assert_eq!([&taken_over, &alone].map(points), [0, 0]);
    assert_eq!(standings([&taken_over, &alone]), []);
}

#[test]
fn the_best_six_count_and_of_two_people_at_most_two() {
    let won = |game, people| finish(game, 1, people, 1, 30);
    let only_duels: Vec<Finish> = (0..8).map(|game| won(game, 2)).collect();
    let [standing] = &standings(&only_duels)[..] else { panic!("one person") };
    assert_eq!((standing.points, standing.wins, standing.games), (16, 2, 8));

    let mut all = only_duels;
    all.extend((10..15).map(|game| won(game, 3)));
    let [standing] = &standings(&all)[..] else { panic!("one person") };
    assert_eq!((standing.points, standing.wins, standing.games), (5 * 9 + 8, 6, 13));
    all.extend([won(20, 5), won(21, 4)]);
    assert_eq!(standings(&all)[0].points, 11 + 10 + 4 * 9);
}

#[test]
fn equal_points_go_by_wins_then_by_the_share_of_the_best_score() {
    // 10 points each: with a win, by 6 + 3 + 1 with more of the best score, with less of it, and once more.
    let of_three = |user, score| {
        [(2, 6), (3, 3), (4, 1)].map(|(place, _)| finish(100 + i64::from(place), user, 4, place, score))
    };
    let mut all = vec![finish(1, 1, 4, 1, 10)];
    all.extend([(2, 30), (3, 20), (4, 20)].iter().flat_map(|&(user, score)| of_three(user, score)));
    let told: Vec<_> = standings(&all).iter().map(|one| (one.user.0, one.place, one.points)).collect();
    assert_eq!(told, [(1, 1, 10), (2, 2, 10), (3, 3, 10), (4, 3, 10)]);
}

#[test]
fn where_the_best_score_is_0_everybody_has_reached_it() {
    let nothing = Finish { best_score: 0, ..finish(1, 1, 2, 1, 0) };
    assert_eq!(nothing.share(), WHOLE);
}

#[test]
fn a_game_tells_what_it_has_brought_by_then() {
    let (first, second) = (finish(1, 1, 3, 2, 30), finish(2, 1, 3, 1, 40));
    let (other, later) = (finish(2, 2, 3, 2, 30), finish(3, 2, 3, 1, 40));
    let told = |finishes: &[Finish], game| -> Vec<_> {
        let gains = gains(finishes, GameId(game));
        gains.iter().map(|gain| (gain.now.user.0, gain.points, gain.now.place, gain.now.points)).collect()
    };
    let all = [later.clone(), other, second, first];
    assert_eq!(told(&all, 1), [(1, 5, 1, 5)]);
    assert_eq!(told(&all, 2), [(1, 9, 1, 14), (2, 5, 2, 5)]);
    assert_eq!(told(&all, 3), [(2, 9, 1, 14)]);
    assert_eq!(told(&all, 4), []);
}

/// Of two games that ended at the same moment the one with the higher number is the later one.
#[test]
fn two_games_that_end_at_once_follow_each_other() {
    let mut all = [finish(1, 1, 3, 1, 40), finish(2, 1, 3, 2, 40)];
    all[0].ended_at = all[1].ended_at;
    let sums = |game| gains(&all, GameId(game))[0].now.points;
    assert_eq!((sums(1), sums(2)), (9, 14));
}

#[test]
fn a_game_that_is_not_among_the_best_six_adds_nothing() {
    let mut all: Vec<Finish> = (0..6).map(|game| finish(game, 1, 4, 1, 40)).collect();
    all.push(finish(9, 1, 4, 2, 40));
    let [gain] = &gains(&all, GameId(9))[..] else { panic!("one person") };
    assert_eq!((gain.points, gain.now.points, gain.now.games), (0, 60, 7));
}

#[test]
fn a_quarter_begins_at_midnight_by_utc() {
    let quarter = |text: &str| text.parse::<Quarter>().unwrap();
    let autumn = quarter("2026-Q4");
    assert_eq!(autumn.start(), START);
    assert_eq!(Quarter::of(START), autumn);
    assert_eq!(Quarter::of(Millis(START.0 - 1)), quarter("2026-Q3"));
    assert_eq!(Quarter::of(Millis(autumn.end().0 - 1)), autumn);
    assert_eq!(Quarter::of(autumn.end()), quarter("2027-Q1"));
    assert_eq!(autumn.next().previous(), autumn);
    for text in ["2026 4", "2026/q4", " 2026-4 "] {
        assert_eq!(quarter(text), autumn, "{text}");
    }
    for text in [
        "",
        "2026",
        "2026-Q5",
        "2026-Q0",
        "26-Q1",
        "1066-Q4",
        "9999-Q4",
        "autumn",
        "9999999999-Q1",
        "2026-Q44",
    ] {
        assert_eq!(text.parse::<Quarter>(), Err(NoQuarter), "{text}");
    }
}

#[test]
fn figures_tell_places_by_the_number_of_people_and_games_alone() {
    let alone =
        |game, level, table_place| Finish { weakest: Some(level), table_place, ..finish(game, 1, 1, 1, 50) };
    let figures = figures(&[
        finish(1, 1, 3, 1, 30),
        finish(2, 1, 3, 3, 40),
        left(finish(3, 1, 4, 1, 60), Left::Resigned),
        Finish { place: None, ..finish(4, 1, 4, 1, 60) },
        alone(5, Level::Easy, 1),
        alone(6, Level::Hard, 2),
        alone(7, Level::Hard, 1),
    ]);
    assert_eq!(figures.places, [(3, vec![1, 0, 1]), (4, vec![0, 0, 0, 1])].into());
    assert_eq!((figures.games(), figures.finished, figures.of), (3, 3, 4));
    assert_eq!(figures.share, Some(875_000));
    assert_eq!(figures.best.map(|best| (best.game.0, best.score)), Some((2, 40)));
    let alone = |level, won, of| Alone { level, won, of };
    assert_eq!(figures.alone, [alone(Level::Easy, 1, 1), alone(Level::Hard, 1, 2)]);
}

#[test]
fn the_last_games_begun_with_others_are_told_the_last_first() {
    let took_over = Finish { place: None, ..finish(6, 1, 3, 1, 50) };
    let finishes = [finish(2, 1, 3, 2, 40), finish(5, 1, 4, 1, 50), finish(7, 1, 1, 1, 50), took_over];
    let games = |most| last_games(&finishes, most).iter().map(|one| one.game.0).collect::<Vec<_>>();
    assert_eq!((games(10), games(1)), (vec![5, 2], vec![5]));
}

#[test]
fn a_season_of_some_games_is_won_by_who_is_first() {
    let games = |count| {
        let of_game =
            |game| [finish(game, 1, 3, 1, 50), finish(game, 2, 3, 2, 40), finish(game, 3, 3, 3, 30)];
        (1..=count).flat_map(of_game).collect::<Vec<Finish>>()
    };
    let won = |count| [1, 2].map(|user| is_won_by(&games(count), UserId(user)));
    assert_eq!((won(3), won(2)), ([true, false], [false, false]));
    let nobody: Vec<Finish> = games(3).into_iter().map(|one| left(one, Left::Resigned)).collect();
    assert!(!is_won_by(&nobody, UserId(1)), "without points");
}

#[test]
fn two_people_are_compared_in_the_games_that_both_began() {
    let mine: Vec<Finish> = (1..=7).map(|game| finish(game, 1, 3, 1, 40)).collect();
    let theirs =
        [finish(1, 2, 3, 2, 30), Finish { place: None, ..finish(2, 2, 3, 1, 40) }, finish(9, 2, 3, 1, 40)];
    let pair = pair(&mine, &theirs);
    assert_eq!((pair.first, pair.second, pair.neither, pair.count()), (1, 0, 0, 1));
    assert_eq!(pair.last.len(), 1);
    let both_left = [left(mine[0].clone(), Left::TimedOut)];
    let they_too = [left(theirs[0].clone(), Left::Resigned)];
    assert_eq!(super::pair(&both_left, &they_too).neither, 1);
    let other_way = super::pair(&theirs, &mine);
    assert_eq!((other_way.first, other_way.second), (0, 1));
    let long: Vec<Finish> =
        mine.iter().map(|one| Finish { user: Some(UserId(2)), place: Some(2), ..one.clone() }).collect();
    let last: Vec<i64> = super::pair(&mine, &long).last.iter().map(|(one, _)| one.game.0).collect();
    assert_eq!(last, [7, 6, 5, 4, 3]);
}

fn any_finish() -> impl Strategy<Value = Finish> {
    let numbers = (0_i64..40, 0_i64..6, 1_u8..=5, 1_u8..=5, 0_u16..60);
    (numbers, prop::bool::ANY, prop::bool::ANY).prop_map(
        |((game, user, people, place, score), stays, is_known)| {
            let finish = finish(game, user, people, place.min(people), score);
            let finish = if stays { finish } else { left(finish, Left::TimedOut) };
            Finish { user: finish.user.filter(|_| is_known), ..finish }
        },
    )
}

proptest! {
    #[test]
    fn games_give_the_same_standings_in_any_order(
        finishes in prop::collection::vec(any_finish(), 0..60).prop_shuffle(),
        turned in 0_usize..60,
    ) {
        let mut other = finishes.clone();
        other.sort_by_key(|finish| (finish.game, finish.user));
        other.rotate_left(turned.min(finishes.len()));
        prop_assert_eq!(standings(&finishes), standings(&other));
        let places: Vec<usize> = standings(&finishes).iter().map(|standing| standing.place).collect();
        prop_assert!(places.is_sorted() && places.first().is_none_or(|first| *first == 1));
    }

    /// No other choice of six games with at most two of two people brings more points.
    #[test]
    fn the_best_games_are_chosen(finishes in prop::collection::vec(any_finish(), 0..9)) {
        let own: Vec<Finish> = finishes.into_iter().map(|finish| Finish { user: Some(UserId(1)), ..finish }).collect();
        let counted: Vec<&Finish> = own.iter().filter(|finish| finish.counts()).collect();
        let most = (0_u32..1 << counted.len())
            .filter(|chosen| chosen.count_ones() as usize <= MOST_GAMES)
            .map(|chosen| counted.iter().enumerate().filter(move |(bit, _)| chosen >> bit & 1 == 1).map(|(_, finish)| *finish))
            .filter(|games| games.clone().filter(|finish| finish.people == 2).count() <= MOST_DUELS)
            .map(|games| games.map(points).sum::<u32>())
            .max();
        let standings = standings(&own);
        prop_assert_eq!(standings.first().map_or(0, |one| one.points), most.unwrap_or(0));
    }
}
