//! The editions: what one has otherwise than another, as a table that set-up, play, scoring and the computer players
//! read. Nothing outside this file asks which edition is played in order to do something else.
//!
//! A variant is a value with overridden parts: `EditionRules { code: "…", scores: Scores { gold: 4, ..PRINTED }, ..PHARAOH }`.
//! What all have in common is in the types: the kinds of tile, the suns, five seats, eight spaces, three epochs.

use std::fmt;
use std::str::FromStr;

use strum::{IntoStaticStr, VariantArray};

use super::bag::Bag;
use super::seat::Players;
use super::tile::{Disaster, PerTile, Tile};

/// An edition of the rules: a small handle on its [`EditionRules`]. Two are equal when all their terms are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edition(&'static EditionRules);

/// All that makes an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EditionRules {
    /// The edition's word in game records, on the command line and in the database.
    pub code: &'static str,
    /// How many tiles of each kind the bag holds when a game begins.
    pub copies: Copies,
    /// What the edition calls each kind of tile.
    pub names: PerTile<TileName>,
    /// The Ra tiles that end an epoch, for 2 players, 3, 4 and 5.
    pub ra_limits: [u8; Players::ALL.len()],
    /// How many tiles each disaster tile takes, in the order of [`Disaster::ALL`].
    pub tolls: [u8; Disaster::ALL.len()],
    /// Whether a disaster taken with a God tile strikes before the next exchange. If not, all exchanges of one action
    /// come first, then the disasters taken with them.
    pub gods_settle_at_once: bool,
    /// The points that everybody begins with.
    pub start: u16,
    /// What is scored for what.
    pub scores: Scores,
}

/// How many tiles of each kind there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Copies {
    counts: PerTile<u8>,
    /// All of them, kind by kind, ready to be shuffled: games are dealt by the million.
    pub(super) sorted: Bag,
}

/// The points at the end of an epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scores {
    /// For each unspent God tile.
    pub god: i16,
    /// For the number of Pharaohs, against the other seats'.
    pub pharaoh: Compared,
    /// For each Flood.
    pub flood: i16,
    /// For each Nile, if there is at least one Flood.
    pub nile: i16,
    /// For Civilization, by how many kinds are held.
    pub civilization: [i16; Tile::CIVILIZATION.len() + 1],
    /// For each Gold.
    pub gold: i16,
    /// For Monuments in the third epoch, by how many kinds are held.
    pub kinds: [i16; Tile::MONUMENTS.len() + 1],
    /// For Monuments in the third epoch, by how many of one kind are held; the last number is for more of them too, and
    /// one alone counts by its kind only.
    pub alike: [i16; 6],
    /// For the sum of all suns in the third epoch, against the other seats'.
    pub sun: Compared,
    /// No score falls below this.
    pub floor: u16,
}

/// Points for what is compared round the table: every tied seat gets them, and nobody when all are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Compared {
    /// For every seat with the most.
    pub most: i16,
    /// For every seat with the fewest.
    pub fewest: i16,
}

/// What people call a kind of tile; the words are the text's. First each kind's own name, in the order of [`Tile`], then
/// other names that editions have for some.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the names")]
pub enum TileName {
    God,
    Gold,
    Pharaoh,
    Nile,
    Flood,
    Art,
    Religion,
    Writing,
    Agriculture,
    Astronomy,
    Sphinx,
    Pyramid,
    Obelisk,
    Statue,
    Fortress,
    Palace,
    Temple,
    StepPyramid,
    Ra,
    Funeral,
    Drought,
    War,
    Earthquake,
    Mortuary,
    Shrine,
    Unrest,
}

/// Each kind's own name.
const OWN_NAMES: PerTile<TileName> =
    PerTile(*TileName::VARIANTS.first_chunk().expect("every kind has a name"));

/// The numbers of both rulebooks.
const PRINTED: Scores = Scores {
    god: 2,
    pharaoh: Compared { most: 5, fewest: -2 },
    flood: 1,
    nile: 1,
    civilization: [-5, 0, 0, 5, 10, 15],
    gold: 3,
    kinds: [0, 1, 2, 3, 4, 5, 6, 10, 15],
    alike: [0, 0, 0, 5, 10, 15],
    sun: Compared { most: 5, fewest: -5 },
    floor: 0,
};

const PHARAOH: EditionRules = EditionRules {
    code: "pharaoh",
    copies: Copies::new(
        PerTile::all(5)
            .with(Tile::Ra, 30)
            .with(Tile::Pharaoh, 25)
            .with(Tile::Nile, 25)
            .with(Tile::Flood, 12)
            .with(Tile::God, 8)
            .with(Tile::War, 4)
            .with(Tile::Funeral, 2)
            .with(Tile::Drought, 2)
            .with(Tile::Earthquake, 2),
    ),
    names: OWN_NAMES.with(Tile::Fortress, TileName::Mortuary).with(Tile::Palace, TileName::Shrine),
    ra_limits: [6, 8, 9, 10],
    tolls: [2; Disaster::ALL.len()],
    gods_settle_at_once: true,
    start: 10,
    scores: PRINTED,
};

const CLASSIC: EditionRules = EditionRules {
    code: "classic",
    names: OWN_NAMES.with(Tile::War, TileName::Unrest),
    gods_settle_at_once: false,
    ..PHARAOH
};

impl Edition {
    /// The Pharaoh edition: each exchange of a God tile is resolved in full, its disaster too, before the next.
    #[expect(non_upper_case_globals, reason = "an edition is named like the variant of an enum")]
    pub const Pharaoh: Edition = Edition::new(&PHARAOH);

    /// The classic edition: all exchanges of one action come first, then the disasters taken with them.
    #[expect(non_upper_case_globals, reason = "an edition is named like the variant of an enum")]
    pub const Classic: Edition = Edition::new(&CLASSIC);

    /// The editions that people can choose from.
    pub const ALL: [Edition; 2] = [Edition::Pharaoh, Edition::Classic];

    /// The edition of these terms.
    ///
    /// # Panics
    /// When no game can be played by them: see `EditionRules::check`. In a constant, it does not compile then.
    pub const fn new(terms: &'static EditionRules) -> Edition {
        terms.check();
        Edition(terms)
    }

    /// All that makes the edition.
    pub const fn rules(self) -> &'static EditionRules {
        self.0
    }

    /// The edition's word in game records.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// How many tiles of the kind the bag holds when a game begins.
    pub const fn copies(self, tile: Tile) -> u8 {
        self.0.copies.counts.of(tile)
    }

    /// All tiles of a game, kind by kind in the order of [`Tile::ALL`].
    pub fn tiles(self) -> &'static [Tile] {
        self.0.copies.sorted.as_slice()
    }

    /// What the edition calls the tile.
    pub const fn name(self, tile: Tile) -> TileName {
        self.0.names.of(tile)
    }

    /// The Ra tiles that end an epoch.
    pub const fn ra_limit(self, players: Players) -> u8 {
        self.0.ra_limits[players.place()]
    }

    /// How many tiles each tile of the disaster takes.
    pub const fn toll(self, disaster: Disaster) -> u8 {
        self.0.tolls[disaster as usize]
    }
}

impl Copies {
    /// So many tiles of each kind.
    ///
    /// # Panics
    /// When they are more than [`BAG`](super::BAG). In a constant, it does not compile then.
    pub const fn new(counts: PerTile<u8>) -> Copies {
        Copies { counts, sorted: Bag::sorted(&counts) }
    }

    /// How many there are of each kind.
    pub const fn counts(&self) -> PerTile<u8> {
        self.counts
    }
}

impl Scores {
    /// The points for so many Monuments of one kind.
    pub const fn alike(&self, count: u8) -> i16 {
        let most = self.alike.len() - 1;
        self.alike[if count as usize > most { most } else { count as usize }]
    }
}

impl EditionRules {
    /// Stops where a game could not be counted or would not end: the bag must not run out before the last epoch's last
    /// Ra; what a player owes to a disaster, and all points together, stay within their numbers. And no points are in two
    /// places of the table.
    const fn check(&self) {
        let counts = self.copies.counts;
        let mut at = 0;
        while at < self.ra_limits.len() {
            let limit = self.ra_limits[at] as u32;
            assert!(limit > 0 && 3 * limit <= counts.of(Tile::Ra) as u32, "Ra tiles must end three epochs");
            at += 1;
        }
        at = 0;
        while at < self.tolls.len() {
            let copies = counts.of(Disaster::ALL[at].tile()) as u32;
            assert!(copies * self.tolls[at] as u32 <= u8::MAX as u32, "a disaster takes too many tiles");
            at += 1;
        }
        let Scores { god, pharaoh, flood, nile, civilization, gold, kinds, alike, sun, floor: _ } =
            self.scores;
        within_bounds(&[god, flood, nile, gold, pharaoh.most, pharaoh.fewest, sun.most, sun.fewest]);
        within_bounds(&civilization);
        within_bounds(&kinds);
        within_bounds(&alike);
        assert!(alike[0] == 0 && alike[1] == 0, "one Monument is no group");
    }
}

/// 255 tiles at so many points each, and all that is scored besides, fit into the number of an epoch's points.
const fn within_bounds(points: &[i16]) {
    let mut at = 0;
    while at < points.len() {
        assert!(-100 <= points[at] && points[at] <= 100, "nothing is scored with more than 100 points");
        at += 1;
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The word names no edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no edition: pharaoh or classic")]
pub struct NoEdition(pub String);

impl FromStr for Edition {
    type Err = NoEdition;

    fn from_str(code: &str) -> Result<Edition, NoEdition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.code() == code)
            .ok_or_else(|| NoEdition(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_180_tiles_in_the_counts_of_the_rulebook() {
        for edition in Edition::ALL {
            let of = |tiles: &[Tile]| tiles.iter().map(|&tile| u32::from(edition.copies(tile))).sum::<u32>();
            assert_eq!(of(&Tile::ALL), 180);
            assert_eq!((of(&Tile::CIVILIZATION), of(&Tile::MONUMENTS)), (25, 40));
            assert_eq!(Disaster::ALL.map(|disaster| edition.copies(disaster.tile())), [2, 2, 4, 2]);
            assert_eq!(edition.tiles().len(), 180);
        }
    }

    #[test]
    fn a_tile_is_called_what_its_edition_calls_it() {
        let called = |edition: Edition| Tile::ALL.map(|tile| format!("{:?}", edition.name(tile)));
        let otherwise = [(Tile::Fortress, "Mortuary"), (Tile::Palace, "Shrine"), (Tile::War, "Unrest")];
        for (tile, pharaoh, classic) in Tile::ALL
            .into_iter()
            .zip(called(Edition::Pharaoh))
            .zip(called(Edition::Classic))
            .map(|((tile, pharaoh), classic)| (tile, pharaoh, classic))
        {
            let own = format!("{tile:?}");
            match otherwise.iter().find(|(other, _)| *other == tile) {
                Some(&(Tile::War, name)) => assert_eq!((pharaoh, classic), (own, name.to_owned())),
                Some(&(_, name)) => assert_eq!((pharaoh, classic), (name.to_owned(), own)),
                None => assert_eq!((&pharaoh, &classic), (&own, &own)),
            }
        }
    }

    #[test]
    fn editions_are_known_by_their_words() {
        for edition in Edition::ALL {
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        assert_eq!("Pharaoh".parse::<Edition>(), Err(NoEdition("Pharaoh".to_owned())));
        assert_ne!(Edition::Pharaoh, Edition::Classic);
    }

    #[test]
    fn terms_by_which_no_game_can_be_played_are_refused() {
        let check = |terms: EditionRules, plays: bool| {
            assert_eq!(std::panic::catch_unwind(|| terms.check()).is_ok(), plays, "{terms:?}");
        };
        let scores = |scores: Scores| EditionRules { scores, ..PHARAOH };
        let counts = PHARAOH.copies.counts;
        check(PHARAOH, true);
        check(EditionRules { copies: Copies::new(counts.with(Tile::Ra, 29)), ..PHARAOH }, false);
        let bag = |gold: u8| std::panic::catch_unwind(|| Copies::new(counts.with(Tile::Gold, gold))).is_ok();
        assert_eq!((bag(80), bag(81)), (true, false));
        check(EditionRules { ra_limits: [6, 8, 9, 11], ..PHARAOH }, false);
        check(EditionRules { ra_limits: [0, 8, 9, 10], ..PHARAOH }, false);
        check(EditionRules { tolls: [2, 2, 63, 2], ..PHARAOH }, true);
        check(EditionRules { tolls: [2, 2, 64, 2], ..PHARAOH }, false);
        check(scores(Scores { gold: 100, ..PRINTED }), true);
        check(scores(Scores { gold: 101, ..PRINTED }), false);
        check(scores(Scores { alike: [0, 1, 2, 5, 10, 15], ..PRINTED }), false);
        check(scores(Scores { civilization: [-101, 0, 0, 5, 10, 15], ..PRINTED }), false);
    }
}
