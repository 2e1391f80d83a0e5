//! Points by category, on average.

use std::collections::BTreeSet;

use ra::rules::Points;

use crate::id::GameId;

/// What somebody's seat scored in a game with other people that they began and played to its end, all epochs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scored {
    /// The game.
    pub game: GameId,
    /// The points.
    pub points: Points,
}

/// The mean points of games by category, in the order of [`Points::by_category`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Averages([Tenths; 7]);

/// A number in tenths. It is shown with the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tenths(pub i32);

impl Averages {
    /// Those of some games; `None` of none.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Scored>) -> Option<Averages> {
        let (mut sums, mut count) = ([0_i64; 7], 0_i64);
        for scored in games {
            for (sum, points) in sums.iter_mut().zip(scored.points.by_category()) {
                *sum += i64::from(points);
            }
            count += 1;
        }
        // Rounded; a mean of 16-bit numbers has room.
        let mean = |sum: i64| Tenths((20 * sum + count).div_euclid(2 * count) as i32);
        (count > 0).then(|| Averages(sums.map(mean)))
    }

    /// Those of two people, each in the games of both; `None` if there are none.
    pub fn of_pair(first: &[Scored], second: &[Scored]) -> Option<[Averages; 2]> {
        let in_both = |one: &[Scored], other: &[Scored]| {
            let games: BTreeSet<GameId> = other.iter().map(|scored| scored.game).collect();
            Averages::of(one.iter().filter(|scored| games.contains(&scored.game)))
        };
        Some([in_both(first, second)?, in_both(second, first)?])
    }

    /// The mean of each category.
    pub fn by_category(&self) -> [Tenths; 7] {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(points: [i16; 7]) -> Scored {
        Scored { game: GameId(1), points: Points::of_categories(points) }
    }

    #[test]
    fn means_are_rounded_to_tenths() {
        assert_eq!(Averages::of(&[]), None);
        let games = [[3, -2, 0, 5, 6, 10, 5], [2, -2, 1, 5, 0, 7, -5], [2, -3, 0, 5, 0, 0, 0]].map(scored);
        let means = Averages::of(&games).unwrap().by_category().map(|tenths| tenths.0);
        assert_eq!(means, [23, -23, 3, 50, 20, 57, 0]);
    }

    #[test]
    fn two_people_are_compared_in_the_games_of_both() {
        let scored = |game, gold| Scored { game: GameId(game), points: Points { gold, ..Points::default() } };
        let (first, second) = ([scored(1, 3), scored(2, 9)], [scored(3, 6), scored(2, 6)]);
        let gold = |averages: Averages| averages.by_category()[4].0;
        assert_eq!(Averages::of_pair(&first, &second).map(|both| both.map(gold)), Some([90, 60]));
        assert_eq!(Averages::of_pair(&first[..1], &second), None);
    }
}
