//! What is decided before the first action: the edition, the seats' suns and the order of the bag.
//! Dealing is the only place in the rules where chance comes in.

use std::fmt;

use rand::Rng;

use super::bag::Bag;
use super::edition::Edition;
use super::seat::{PerSeat, Players};
use super::sun::{Sun, Suns};
use super::tile::Tile;

/// A game before its first action. Every `Setup` is one that the rules allow: the suns are the groups for the
/// number of players, and the bag holds exactly the edition's tiles.
///
/// The order of the bag decides the game and is told to nobody: `Debug` leaves it out.
#[derive(Clone, Copy)]
pub struct Setup {
    edition: Edition,
    suns: PerSeat<Suns>,
    pub(super) bag: Bag,
}

/// Why suns and tiles make no game of Ra.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SetupError {
    #[error("Ra is for 2 to 5 players, not {0}")]
    Players(usize),
    /// The seats do not hold the groups of suns for their number, one group each.
    #[error("the suns are not the groups for {} players", .0.count())]
    Suns(Players),
    #[error("the bag holds {count} tiles, not {wanted}")]
    BagSize { count: usize, wanted: usize },
    #[error("the bag holds {count} tiles of {tile}, not {wanted}")]
    BagTiles { tile: Tile, count: usize, wanted: u8 },
}

impl Setup {
    /// A game with these suns, clockwise from the first seat, and this order of the bag.
    pub fn new(edition: Edition, suns: &[Suns], bag: &[Tile]) -> Result<Setup, SetupError> {
        let players = Players::new(suns.len()).ok_or(SetupError::Players(suns.len()))?;
        if !sun_groups(players).iter().all(|group| suns.contains(group)) {
            return Err(SetupError::Suns(players));
        }
        let mut checked = edition.rules().copies.sorted;
        let wanted = checked.as_slice().len();
        if bag.len() != wanted {
            return Err(SetupError::BagSize { count: bag.len(), wanted });
        }
        checked.as_mut_slice().copy_from_slice(bag);
        for tile in Tile::ALL {
            let (count, wanted) = (bag.iter().filter(|&&other| other == tile).count(), edition.copies(tile));
            if count != usize::from(wanted) {
                return Err(SetupError::BagTiles { tile, count, wanted });
            }
        }
        Ok(Setup { edition, suns: PerSeat::from_fn(players, |seat| suns[seat.index()]), bag: checked })
    }

    /// Shuffles the bag and deals the groups of suns at random.
    ///
    /// The draws from `rng` are made and used by this module alone, so the same numbers deal the same game in
    /// every version of the program and of its libraries.
    pub fn deal(edition: Edition, players: Players, rng: &mut impl Rng) -> Setup {
        let mut bag = edition.rules().copies.sorted;
        shuffle(bag.len(), |one, other| bag.swap(one as u8, other as u8), rng);
        let mut suns = PerSeat::from_fn(players, |seat| sun_groups(players)[seat.index()]);
        shuffle(players.count(), |one, other| suns.as_mut_slice().swap(one, other), rng);
        Setup { edition, suns, bag }
    }

    /// The edition played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.suns.players()
    }

    /// Each seat's suns at the start of the game.
    pub fn suns(&self) -> &PerSeat<Suns> {
        &self.suns
    }

    /// The tiles in the order in which they are drawn. Whoever asks for it can foresee the game: it is for
    /// keeping and proving games, never for players of either kind.
    pub fn bag(&self) -> &[Tile] {
        self.bag.as_slice()
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("edition", &self.edition)
            .field("suns", &self.suns)
            .finish_non_exhaustive()
    }
}

/// The groups of suns that are dealt out, one to each player.
pub fn sun_groups(players: Players) -> &'static [Suns] {
    match players.count() {
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        _ => &FIVE,
    }
}

const TWO: [Suns; 2] = [group(&[9, 6, 5, 2]), group(&[8, 7, 4, 3])];
const THREE: [Suns; 3] = [group(&[13, 8, 5, 2]), group(&[12, 9, 6, 3]), group(&[11, 10, 7, 4])];
const FOUR: [Suns; 4] = [group(&[13, 6, 2]), group(&[12, 7, 3]), group(&[11, 8, 4]), group(&[10, 9, 5])];
const FIVE: [Suns; 5] =
    [group(&[16, 7, 2]), group(&[15, 8, 3]), group(&[14, 9, 4]), group(&[13, 10, 5]), group(&[12, 11, 6])];

const fn group(values: &[u8]) -> Suns {
    let mut bits = 0;
    let mut at = 0;
    while at < values.len() {
        assert!(Sun::new(values[at]).is_some(), "there is no such sun");
        bits |= 1 << (values[at] - 1);
        at += 1;
    }
    Suns::from_bits(bits)
}

/// Fisher and Yates' shuffle of so many things, of which `swap` lets two change places. Not `rand`'s own: that one may
/// use its random numbers otherwise in a later version.
fn shuffle(count: usize, mut swap: impl FnMut(usize, usize), rng: &mut impl Rng) {
    for last in (1..count).rev() {
        swap(last, below(last as u32 + 1, rng) as usize);
    }
}

/// A number from 0 to `bound - 1`, each equally likely: Lemire's multiplication with rejection.
pub(crate) fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        // The low half is the place within a step; the first few places of a step would come up once too often.
        let place = product as u32;
        if place >= bound || place >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    /// Gives these numbers, in order.
    struct Script(Vec<u32>);

    impl rand::TryRng for Script {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(u64::from(self.try_next_u32()?))
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.iter_mut().try_for_each(|byte| self.try_next_u32().map(|number| *byte = number as u8))
        }
    }

    fn deal(edition: Edition, players: Players) -> Setup {
        Setup::deal(
            edition,
            players,
            &mut Script((1..400).map(|number: u32| u32::wrapping_mul(number, 0x9e37_79b9)).collect()),
        )
    }

    #[test]
    fn the_groups_of_suns_are_the_rulebook_s() {
        let check = |players: usize, groups: &[&[u8]], limit: u8| {
            let players = Players::new(players).unwrap();
            let values = |suns: &Suns| suns.iter().map(Sun::value).collect::<Vec<_>>();
            assert_eq!(sun_groups(players).iter().map(values).collect::<Vec<_>>(), groups);
            assert_eq!(Edition::ALL.map(|edition| edition.ra_limit(players)), [limit; 2]);
        };
        check(2, &[&[9, 6, 5, 2], &[8, 7, 4, 3]], 6);
        check(3, &[&[13, 8, 5, 2], &[12, 9, 6, 3], &[11, 10, 7, 4]], 8);
        check(4, &[&[13, 6, 2], &[12, 7, 3], &[11, 8, 4], &[10, 9, 5]], 9);
        check(5, &[&[16, 7, 2], &[15, 8, 3], &[14, 9, 4], &[13, 10, 5], &[12, 11, 6]], 10);
    }

    #[test]
    fn a_number_below_a_bound_favours_none() {
        let check = |numbers: &[u32], below_three| {
            let mut rng = Script(numbers.to_vec());
            assert_eq!((below(3, &mut rng), rng.0.len()), (below_three, 0), "{numbers:?}");
        };
        // 2^32 is three steps of 1,431,655,765 numbers and one over, which is 0: it is drawn again.
        check(&[1], 0);
        check(&[1_431_655_765], 0);
        check(&[1_431_655_766], 1);
        check(&[u32::MAX], 2);
        check(&[0, u32::MAX], 2);
        check(&[0, 0, 1], 0);
    }

    #[test]
    fn a_setup_tells_nobody_its_bag() {
        let setup = deal(Edition::Classic, Players::ALL[0]);
        for printed in [format!("{setup:?}"), format!("{:?}", Game::new(&setup))] {
            assert!(printed.contains("classic") && !printed.contains("Nile"), "{printed}");
        }
    }

    #[test]
    fn only_games_of_ra_can_be_set_up() {
        let setup = deal(Edition::Pharaoh, Players::ALL[1]);
        let (suns, bag) = (setup.suns().as_slice(), setup.bag());
        let check = |suns: &[Suns], bag: &[Tile], wrong: SetupError| {
            assert_eq!(Setup::new(Edition::Pharaoh, suns, bag).unwrap_err(), wrong);
        };
        assert!(Setup::new(Edition::Pharaoh, suns, bag).is_ok());
        check(&suns[..1], bag, SetupError::Players(1));
        check(&suns[..2], bag, SetupError::Suns(Players::ALL[0]));
        check(&[suns[0], suns[1], suns[1]], bag, SetupError::Suns(Players::ALL[1]));
        check(suns, &bag[1..], SetupError::BagSize { count: 179, wanted: 180 });
        let mut spoilt = bag.to_vec();
        let gold = spoilt.iter().position(|&tile| tile == Tile::Gold).unwrap();
        spoilt[gold] = Tile::God;
        check(suns, &spoilt, SetupError::BagTiles { tile: Tile::God, count: 9, wanted: 8 });
    }
}
