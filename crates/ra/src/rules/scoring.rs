//! What tiles and suns are worth at the end of an epoch, and who has won at the end of the game.

use std::cmp::Reverse;

use super::edition::{Compared, Scores};
use super::seat::{PerSeat, Seat};
use super::state::{Epoch, Phase, Player, State};
use super::sun::Sun;
use super::tile::{Holding, Tile};

/// One player's points for one epoch, by category; some can be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Points {
    /// For each unspent God tile.
    pub god: i16,
    /// For the most Pharaohs and the fewest.
    pub pharaoh: i16,
    /// For each Flood and, with a Flood at least, for each Nile.
    pub river: i16,
    /// By how many kinds of Civilization are held.
    pub civilization: i16,
    /// For each Gold.
    pub gold: i16,
    /// By how many kinds of Monument are held and how many of a kind; only in the third epoch.
    pub monument: i16,
    /// For the highest sum of suns and the lowest; only in the third epoch.
    pub sun: i16,
}

impl Points {
    /// Each category, in the order of the fields.
    pub fn by_category(&self) -> [i16; 7] {
        [self.god, self.pharaoh, self.river, self.civilization, self.gold, self.monument, self.sun]
    }

    /// The points of these categories, in the same order.
    pub fn of_categories(points: [i16; 7]) -> Points {
        let [god, pharaoh, river, civilization, gold, monument, sun] = points;
        Points { god, pharaoh, river, civilization, gold, monument, sun }
    }

    /// All categories added up.
    pub fn sum(&self) -> i16 {
        self.by_category().iter().sum()
    }

    /// The score after this epoch, for a player who had `score` before it: never below the edition's floor.
    pub fn added_to(&self, score: u16, floor: u16) -> u16 {
        score.saturating_add_signed(self.sum()).max(floor)
    }
}

/// What every player gains at the end of this epoch.
pub(super) fn score(players: &PerSeat<Player>, epoch: Epoch, scores: &Scores) -> PerSeat<Points> {
    let last = epoch == Epoch::Third;
    let each = |value: fn(&Player) -> u16| PerSeat::from_fn(players.players(), |seat| value(&players[seat]));
    let pharaohs = extremes(&each(|player| player.tiles().count(Tile::Pharaoh).into()), scores.pharaoh);
    let suns = last.then(|| extremes(&each(|player| player.suns().sum()), scores.sun));
    PerSeat::from_fn(players.players(), |seat| {
        let tiles = players[seat].tiles();
        Points {
            god: scores.god * i16::from(tiles.count(Tile::God)),
            pharaoh: pharaohs[seat],
            river: river(tiles, scores),
            civilization: civilization(tiles, scores),
            gold: scores.gold * i16::from(tiles.count(Tile::Gold)),
            monument: if last { monuments(tiles, scores) } else { 0 },
            sun: suns.map_or(0, |suns| suns[seat]),
        }
    })
}

/// What every seat gets for its value against the others'.
fn extremes(values: &PerSeat<u16>, points: Compared) -> PerSeat<i16> {
    let highest = values.as_slice().iter().max();
    let lowest = values.as_slice().iter().min();
    PerSeat::from_fn(values.players(), |seat| match Some(&values[seat]) {
        _ if highest == lowest => 0,
        value if value == highest => points.most,
        value if value == lowest => points.fewest,
        _ => 0,
    })
}

fn river(tiles: &Holding, scores: &Scores) -> i16 {
    let [floods, niles] = [Tile::Flood, Tile::Nile].map(|tile| i16::from(tiles.count(tile)));
    if floods > 0 { scores.flood * floods + scores.nile * niles } else { 0 }
}

fn civilization(tiles: &Holding, scores: &Scores) -> i16 {
    scores.civilization[usize::from(tiles.different(&Tile::CIVILIZATION))]
}

fn monuments(tiles: &Holding, scores: &Scores) -> i16 {
    let alike = |&tile: &Tile| scores.alike(tiles.count(tile));
    scores.kinds[usize::from(tiles.different(&Tile::MONUMENTS))]
        + Tile::MONUMENTS.iter().map(alike).sum::<i16>()
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    totals: PerSeat<u16>,
    highest_suns: PerSeat<Sun>,
    ranking: PerSeat<Seat>,
}

impl Outcome {
    /// Ranks by total, and equal totals by the highest sun held, face up or down: as all suns differ, no two
    /// players share a place.
    pub(super) fn of(players: &PerSeat<Player>) -> Outcome {
        let totals = PerSeat::from_fn(players.players(), |seat| players[seat].score());
        let seat_at = |place: Seat| players.players().seats().nth(place.index()).unwrap_or(place);
        let mut ranking = PerSeat::from_fn(players.players(), seat_at);
        let highest =
            |seat: Seat| players[seat].suns().highest().expect("everybody has as many suns as at the start");
        let highest_suns = PerSeat::from_fn(players.players(), highest);
        ranking.as_mut_slice().sort_by_key(|&seat| Reverse((totals[seat], highest_suns[seat])));
        Outcome { totals, highest_suns, ranking }
    }

    /// The same end, with these seats in the last places, the first of them last of all: a table may rank those who
    /// have left it behind all others, whatever they scored.
    #[must_use]
    pub fn with_last(mut self, left: &[Seat]) -> Outcome {
        let stays =
            |seat: &Seat| left.iter().position(|other| other == seat).map_or(usize::MAX, |place| place);
        self.ranking.as_mut_slice().sort_by_key(|seat| Reverse(stays(seat)));
        self
    }

    /// Every player's points over the whole game.
    pub fn totals(&self) -> &PerSeat<u16> {
        &self.totals
    }

    /// The highest sun that every player held, face up or down, which decides between equal totals.
    pub fn highest_suns(&self) -> &PerSeat<Sun> {
        &self.highest_suns
    }

    /// The seats from the winner to the last.
    pub fn ranking(&self) -> &[Seat] {
        self.ranking.as_slice()
    }
}

/// What only its owner may see until the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Private<T>(T);

impl<T> Private<T> {
    pub(super) fn new(secret: T) -> Private<T> {
        Private(secret)
    }

    /// All of it, for a game's record, which nobody gets to see before the game is over.
    pub(crate) fn for_the_record(&self) -> &T {
        &self.0
    }

    /// All of it, for everybody: the game's outcome is the proof that it is over.
    pub fn reveal(&self, _over: &Outcome) -> &T {
        &self.0
    }
}

impl<T> Private<PerSeat<T>> {
    /// One seat's part, to be shown to that seat only.
    pub fn of(&self, seat: Seat) -> &T {
        &self.0[seat]
    }
}

impl State {
    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        (*self.phase() == Phase::Over).then(|| Outcome::of(self.players()))
    }

    /// What every player would gain if the epoch ended now, each part to be shown to its seat only.
    pub fn points_now(&self) -> Private<PerSeat<Points>> {
        Private::new(score(self.players(), self.epoch(), &self.edition().rules().scores))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::edition::Edition;
    use crate::rules::seat::Players;
    use crate::rules::sun::Suns;

    /// Both editions score alike.
    const PRINTED: &Scores = &Edition::Classic.rules().scores;

    fn holding(tiles: &[(Tile, u8)]) -> Holding {
        let mut holding = Holding::default();
        tiles.iter().for_each(|&(tile, count)| (0..count).for_each(|_| holding.add(tile)));
        holding
    }

    #[test]
    fn pharaohs_and_suns_are_compared_round_the_table() {
        let check = |values: &[u16], points: &[i16]| {
            let players = Players::new(values.len()).unwrap();
            let values = PerSeat::from_fn(players, |seat| values[seat.index()]);
            assert_eq!(extremes(&values, Compared { most: 5, fewest: -2 }).as_slice(), points);
        };
        // The classic rulebook's examples: Pharaohs, then sums of suns.
        check(&[3, 2, 2, 3], &[5, -2, -2, 5]);
        check(&[17, 25, 21, 17], &[-2, 5, 0, -2]);
        check(&[4, 4, 4], &[0, 0, 0]);
        check(&[0, 0], &[0, 0]);
        check(&[0, 1], &[-2, 5]);
        check(&[1, 2, 3, 4, 5], &[-2, 0, 0, 0, 5]);
    }

    #[test]
    fn a_river_needs_a_flood() {
        let check = |flood, nile, points| {
            assert_eq!(river(&holding(&[(Tile::Flood, flood), (Tile::Nile, nile)]), PRINTED), points);
        };
        // The Pharaoh edition's examples.
        check(1, 3, 4);
        check(2, 0, 2);
        check(0, 4, 0);
        // One Flood alone counts.
        check(1, 0, 1);
        check(0, 0, 0);
        check(12, 25, 37);
    }

    #[test]
    fn civilization_counts_different_kinds() {
        let check = |counts: [u8; 5], points| {
            let tiles = Tile::CIVILIZATION.into_iter().zip(counts).collect::<Vec<_>>();
            assert_eq!(civilization(&holding(&tiles), PRINTED), points);
        };
        check([0, 0, 0, 0, 0], -5);
        check([5, 0, 0, 0, 0], 0);
        check([1, 1, 0, 0, 0], 0);
        // The classic rulebook's example: 3 astronomy, 2 agriculture, 2 writing.
        check([0, 0, 2, 2, 3], 5);
        check([1, 0, 1, 2, 1], 10);
        check([1, 1, 1, 1, 5], 15);
    }

    #[test]
    fn monuments_count_kinds_and_groups() {
        let check = |counts: [u8; 8], points| {
            let tiles = Tile::MONUMENTS.into_iter().zip(counts).collect::<Vec<_>>();
            assert_eq!(monuments(&holding(&tiles), PRINTED), points);
        };
        check([0, 0, 0, 0, 0, 0, 0, 0], 0);
        // The classic rulebook's example: 4 pyramids, 3 temples, 2 fortresses, 1 sphinx.
        check([1, 4, 0, 0, 2, 0, 3, 0], 19);
        check([2, 2, 2, 2, 2, 2, 0, 0], 6);
        check([1, 1, 1, 1, 1, 1, 1, 0], 10);
        check([1, 1, 1, 1, 1, 1, 1, 1], 15);
        check([5, 5, 5, 5, 5, 5, 5, 5], 135);
        check([5, 0, 0, 0, 0, 0, 0, 0], 16);
    }

    fn player(score: u16, tiles: &[(Tile, u8)], suns: &[u8]) -> Player {
        let suns: Suns = suns.iter().map(|&value| Sun::new(value).unwrap()).collect();
        Player { tiles: holding(tiles), ..Player::new(score, suns) }
    }

    #[test]
    fn monuments_and_suns_wait_for_the_third_epoch() {
        let hands = [
            player(10, &[(Tile::Gold, 2), (Tile::God, 1), (Tile::Temple, 3)], &[9, 8]),
            player(10, &[(Tile::Pharaoh, 1), (Tile::Art, 1)], &[2, 3]),
        ];
        let players = PerSeat::from_fn(Players::new(2).unwrap(), |seat| hands[seat.index()]);
        let first = Points { god: 2, pharaoh: -2, civilization: -5, gold: 6, ..Points::default() };
        let other = Points { pharaoh: 5, ..Points::default() };
        assert_eq!(score(&players, Epoch::Second, PRINTED).as_slice(), [first, other]);
        let (first, other) = (Points { monument: 6, sun: 5, ..first }, Points { sun: -5, ..other });
        assert_eq!(score(&players, Epoch::Third, PRINTED).as_slice(), [first, other]);
        assert_eq!((first.sum(), other.sum()), (12, 0));
    }

    #[test]
    fn every_number_is_the_edition_s() {
        let scores = Scores {
            god: 1,
            pharaoh: Compared { most: 7, fewest: -3 },
            flood: 2,
            nile: 3,
            civilization: [-1, 2, 4, 6, 8, 20],
            gold: 4,
            kinds: [0, 2, 4, 6, 8, 10, 12, 14, 30],
            alike: [0, 1, 3, 9, 11, 13],
            sun: Compared { most: 9, fewest: -8 },
            floor: 5,
        };
        let hands = [
            player(10, &[(Tile::Gold, 2), (Tile::God, 3), (Tile::Flood, 2), (Tile::Nile, 1)], &[9, 8]),
            player(10, &[(Tile::Pharaoh, 1), (Tile::Art, 2), (Tile::Temple, 7), (Tile::Sphinx, 1)], &[2]),
        ];
        let players = PerSeat::from_fn(Players::new(2).unwrap(), |seat| hands[seat.index()]);
        let one = Points { god: 3, pharaoh: -3, river: 7, civilization: -1, gold: 8, monument: 0, sun: 9 };
        let other =
            Points { pharaoh: 7, civilization: 2, monument: 4 + 13 + 1, sun: -8, ..Points::default() };
        assert_eq!(score(&players, Epoch::Third, &scores).as_slice(), [one, other]);
        assert_eq!(Points { gold: -9, ..Points::default() }.added_to(10, scores.floor), 5);
    }

    #[test]
    fn a_score_stops_at_zero_after_all_categories_are_added_up() {
        let loss = Points { pharaoh: -2, civilization: -5, gold: 6, ..Points::default() };
        assert_eq!(loss.added_to(10, 0), 9);
        assert_eq!(loss.added_to(0, 0), 0);
        assert_eq!(Points { gold: 0, ..loss }.added_to(3, 0), 0);
    }

    #[test]
    fn equal_totals_are_ranked_by_the_highest_sun() {
        let hands = [player(30, &[], &[2, 9]), player(31, &[], &[1]), player(30, &[], &[13])];
        let players = PerSeat::from_fn(Players::new(3).unwrap(), |seat| hands[seat.index()]);
        let outcome = Outcome::of(&players);
        assert_eq!(outcome.ranking().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1, 2, 0]);
        assert_eq!(outcome.totals().as_slice(), [30, 31, 30]);
        assert_eq!(
            outcome.highest_suns().as_slice().iter().map(|sun| sun.value()).collect::<Vec<_>>(),
            [9, 1, 13]
        );
    }
}
