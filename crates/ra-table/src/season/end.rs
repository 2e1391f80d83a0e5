//! The end of a season: when it is told, who is in the running for its champion, and what else it is remembered for.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Duration;

use super::{Finish, Quarter, Season, Standing};
use crate::clock::Zone;
use crate::id::GameId;
use crate::time::Millis;

/// The end of a season with fewer games is not told.
pub const LEAST_GAMES: usize = 3;

/// So long after a quarter whatever ended with it has been written down.
const SETTLED_AFTER: Duration = Duration::from_secs(60 * 60);
/// The hours of a day at which it is told.
const DAYTIME: Range<i8> = 10..20;

/// The first moment from now on at which the end of a quarter may be told: by day in a zone, once the quarter is over.
pub fn told_at(quarter: Quarter, zone: &Zone, now: Millis) -> Millis {
    zone.first_within(&DAYTIME, quarter.end().after(SETTLED_AFTER).max(now))
}

/// Who may become the champion, best place first, those together who share one: all with points who are not hidden.
pub fn in_the_running(season: &Season) -> Vec<Vec<&Standing>> {
    let is_in = |standing: &&Standing| standing.points > 0 && !season.hidden.contains(&standing.user);
    let all: Vec<&Standing> = season.standings.iter().filter(is_in).collect();
    all.chunk_by(|one, next| one.place == next.place).map(<[_]>::to_vec).collect()
}

/// What a season is remembered for beside its standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Highlights {
    /// How many games counted.
    pub games: usize,
    /// Who finished most games, the best place first.
    pub busiest: Vec<Standing>,
    /// The part in a game of who had most points, the first to have them; `None` if everybody left theirs.
    pub highest: Option<Finish>,
    /// `None` if two people stayed to the end in no game.
    pub closest: Option<ClosestFinish>,
}

/// The game in which the first two people were closest to each other, of several such the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosestFinish {
    /// The winner's part in it.
    pub first: Finish,
    /// The part of who came next.
    pub second: Finish,
}

impl ClosestFinish {
    /// By how many points the winner was ahead; none if suns decided.
    pub fn margin(&self) -> u16 {
        self.first.score.saturating_sub(self.second.score)
    }

    fn rank(&self) -> (u16, Millis, GameId) {
        (self.margin(), self.first.ended_at, self.first.game)
    }
}

/// What the games of a season are remembered for. `finishes` are those of one server in one quarter.
pub fn highlights(finishes: &[Finish], standings: &[Standing]) -> Highlights {
    let counted = || finishes.iter().filter(|finish| finish.counts());
    let stayed = || counted().filter(|finish| !finish.left.has_left());
    let most = standings.iter().map(|standing| standing.games).max();
    let busiest = standings.iter().filter(|standing| Some(standing.games) == most).cloned().collect();
    let highest = stayed().min_by_key(|finish| (Reverse(finish.score), finish.ended_at, finish.game));
    let mut of_games: BTreeMap<GameId, Vec<&Finish>> = BTreeMap::new();
    for finish in stayed() {
        of_games.entry(finish.game).or_default().push(finish);
    }
    let closest = of_games.into_values().filter_map(|mut people| {
        people.sort_unstable_by_key(|finish| finish.place);
        let [first, second, ..] = people[..] else { return None };
        Some(ClosestFinish { first: first.clone(), second: second.clone() })
    });
    Highlights {
        games: counted().map(|finish| finish.game).collect::<BTreeSet<_>>().len(),
        busiest,
        highest: highest.cloned(),
        closest: closest.min_by_key(ClosestFinish::rank),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Left;
    use crate::id::UserId;
    use crate::season::standings;

    fn finish(game: i64, user: i64, place: u8, score: u16) -> Finish {
        Finish {
            game: GameId(game),
            user: Some(UserId(user)),
            name: format!("player {user}"),
            people: 3,
            place: Some(place),
            table_place: place,
            score,
            best_score: 60,
            left: Left::None,
            weakest: None,
            ended_at: Millis(game),
        }
    }

    #[track_caller]
    fn check_told(city: &str, now: &str, expected: &str) {
        let quarter: Quarter = "2026-Q4".parse().unwrap();
        let moment =
            |text: &str| Millis(format!("{text}:00Z").parse::<jiff::Timestamp>().unwrap().as_millisecond());
        let told = told_at(quarter, &Zone::named(city).unwrap(), moment(now));
        assert_eq!(told, moment(expected), "{city}, {now}");
    }

    #[test]
    fn the_end_is_told_by_day() {
        let early = "2026-12-05T12:00";
        for (city, at) in [
            ("Etc/UTC", "2027-01-01T10:00"),
            ("Europe/Berlin", "2027-01-01T09:00"),
            // There it is ten in the morning already, …
            ("Asia/Tokyo", "2027-01-01T01:00"),
            // … half past six, …
            ("Asia/Kolkata", "2027-01-01T04:30"),
            // … and the afternoon or evening before.
            ("America/Los_Angeles", "2027-01-01T01:00"),
            ("America/New_York", "2027-01-01T15:00"),
        ] {
            check_told(city, early, at);
            check_told(city, at, at);
        }
        // After an outage it is told late, and by day all the same.
        check_told("Etc/UTC", "2027-01-03T03:10", "2027-01-03T10:00");
        check_told("Etc/UTC", "2027-01-03T19:59", "2027-01-03T19:59");
        check_told("Etc/UTC", "2027-01-03T20:00", "2027-01-04T10:00");
    }

    #[test]
    fn who_is_hidden_or_has_no_points_is_not_in_the_running() {
        let finishes: Vec<Finish> =
            [(1, 1, 1), (1, 2, 2), (1, 3, 3), (2, 4, 1), (2, 5, 2), (2, 6, 3), (3, 7, 1), (3, 8, 2)]
                .map(|(game, user, place)| finish(game, user, place, 50 - u16::from(place)))
                .into_iter()
                .chain([Finish { left: Left::Resigned, ..finish(3, 9, 3, 40) }])
                .collect();
        let running = |hidden: &[i64]| {
            let season = Season {
                quarter: "2026-Q4".parse().unwrap(),
                standings: standings(&finishes),
                hidden: hidden.iter().copied().map(UserId).collect(),
            };
            let of_place = |place: Vec<&Standing>| place.iter().map(|one| one.user.0).collect();
            in_the_running(&season).into_iter().map(of_place).collect::<Vec<Vec<i64>>>()
        };
        assert_eq!(running(&[]), [vec![1, 4, 7], vec![2, 5, 8], vec![3, 6]]);
        assert_eq!(running(&[4]), [vec![1, 7], vec![2, 5, 8], vec![3, 6]]);
        assert_eq!(running(&[1, 4, 7]), [vec![2, 5, 8], vec![3, 6]]);
    }

    #[test]
    fn a_season_is_remembered_for_its_first_extremes() {
        let mut finishes = vec![
            finish(3, 1, 1, 50),
            finish(3, 2, 2, 48),
            // The highest score of somebody who stayed, and two who ended even, of whom one had the higher sun.
            finish(1, 2, 1, 61),
            finish(1, 3, 2, 30),
            finish(2, 1, 1, 33),
            finish(2, 3, 2, 33),
            finish(4, 1, 1, 33),
            finish(4, 2, 2, 33),
            finish(5, 3, 1, 61),
        ];
        finishes.push(Finish { left: Left::TimedOut, ..finish(5, 2, 3, 99) });
        // Somebody who took a seat over, and a game alone, do not count.
        finishes.push(Finish { place: None, ..finish(5, 8, 1, 99) });
        finishes.push(Finish { people: 1, ..finish(6, 9, 1, 99) });
        let found = highlights(&finishes, &standings(&finishes));
        assert_eq!(found.games, 5);
        assert_eq!(found.busiest.iter().map(|one| (one.user.0, one.games)).collect::<Vec<_>>(), [(2, 4)]);
        assert_eq!(found.highest.map(|best| (best.game.0, best.score)), Some((1, 61)));
        let closest = found.closest.unwrap();
        assert_eq!((closest.first.game.0, closest.margin()), (2, 0));
        assert_eq!((closest.first.user, closest.second.user), (Some(UserId(1)), Some(UserId(3))));
    }

    #[test]
    fn a_season_that_everybody_left_is_remembered_for_nothing() {
        let left = |user| Finish { left: Left::Resigned, ..finish(1, user, 2, 20) };
        let finishes = [left(1), left(2)];
        let found = highlights(&finishes, &standings(&finishes));
        assert_eq!((found.games, found.highest, found.closest), (1, None, None));
    }
}
