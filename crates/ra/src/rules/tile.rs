//! The tiles: their kinds, and what each is good for. How many of each there are is the edition's.

use std::fmt;
use std::str::FromStr;

use strum::{IntoStaticStr, VariantArray};

/// One of the 23 kinds of tile. The 18 kinds that a player can keep come first, so that a kind's number is
/// also its place in [`Holding`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the game's own names")]
pub enum Tile {
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
}

/// What a tile does once it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Starts an auction, or ends the epoch; never lies on the auction track.
    Ra,
    /// Costs its taker two tiles of a kind and leaves the game.
    Disaster(Disaster),
    /// Lies before its owner until it is spent, lost or swept.
    Kept,
}

/// The disasters, in the order in which those taken together are resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Disaster {
    /// Costs Pharaohs.
    Funeral,
    /// Costs Floods first, then Niles.
    Drought,
    /// Costs Civilization tiles of the owner's choice.
    War,
    /// Costs Monuments of the owner's choice.
    Earthquake,
}

impl Tile {
    /// Every kind, in the order of its number.
    pub const ALL: [Tile; 23] = *Tile::VARIANTS.as_array().expect("there are 23 kinds");

    /// The five kinds of Civilization tile.
    pub const CIVILIZATION: [Tile; 5] =
        [Tile::Art, Tile::Religion, Tile::Writing, Tile::Agriculture, Tile::Astronomy];

    /// The eight kinds of Monument.
    pub const MONUMENTS: [Tile; 8] = [
        Tile::Sphinx,
        Tile::Pyramid,
        Tile::Obelisk,
        Tile::Statue,
        Tile::Fortress,
        Tile::Palace,
        Tile::Temple,
        Tile::StepPyramid,
    ];

    /// Whether whoever holds it loses it as an epoch ends: Floods, Civilization, Gods and Gold.
    pub fn goes_with_epoch(self) -> bool {
        matches!(self, Tile::God | Tile::Gold | Tile::Flood) || Tile::CIVILIZATION.contains(&self)
    }

    /// What the tile does once it is taken.
    pub const fn class(self) -> Class {
        match self {
            Tile::Ra => Class::Ra,
            Tile::Funeral => Class::Disaster(Disaster::Funeral),
            Tile::Drought => Class::Disaster(Disaster::Drought),
            Tile::War => Class::Disaster(Disaster::War),
            Tile::Earthquake => Class::Disaster(Disaster::Earthquake),
            Tile::God
            | Tile::Gold
            | Tile::Pharaoh
            | Tile::Nile
            | Tile::Flood
            | Tile::Art
            | Tile::Religion
            | Tile::Writing
            | Tile::Agriculture
            | Tile::Astronomy
            | Tile::Sphinx
            | Tile::Pyramid
            | Tile::Obelisk
            | Tile::Statue
            | Tile::Fortress
            | Tile::Palace
            | Tile::Temple
            | Tile::StepPyramid => Class::Kept,
        }
    }

    /// The tile's word in game records, the same in every edition and language.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The word is no tile's code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no tile")]
pub struct NoTile(pub String);

impl FromStr for Tile {
    type Err = NoTile;

    fn from_str(code: &str) -> Result<Tile, NoTile> {
        Tile::ALL.into_iter().find(|tile| tile.code() == code).ok_or_else(|| NoTile(code.to_owned()))
    }
}

impl Disaster {
    /// Every disaster, in the order of resolution.
    pub const ALL: [Disaster; 4] =
        [Disaster::Funeral, Disaster::Drought, Disaster::War, Disaster::Earthquake];

    /// The disaster's tile.
    pub const fn tile(self) -> Tile {
        match self {
            Disaster::Funeral => Tile::Funeral,
            Disaster::Drought => Tile::Drought,
            Disaster::War => Tile::War,
            Disaster::Earthquake => Tile::Earthquake,
        }
    }

    /// The kinds it takes. A drought takes them in this order; for the others their owner chooses.
    pub const fn takes(self) -> &'static [Tile] {
        match self {
            Disaster::Funeral => &[Tile::Pharaoh],
            Disaster::Drought => &[Tile::Flood, Tile::Nile],
            Disaster::War => &Tile::CIVILIZATION,
            Disaster::Earthquake => &Tile::MONUMENTS,
        }
    }
}

/// One value for every kind of tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerTile<T>(pub(super) [T; Tile::ALL.len()]);

impl<T: Copy> PerTile<T> {
    /// The same value for every kind.
    pub const fn all(value: T) -> PerTile<T> {
        PerTile([value; Tile::ALL.len()])
    }

    /// The same values, but for this kind.
    #[must_use]
    pub const fn with(mut self, tile: Tile, value: T) -> PerTile<T> {
        self.0[tile as usize] = value;
        self
    }

    /// The kind's value.
    pub const fn of(&self, tile: Tile) -> T {
        self.0[tile as usize]
    }
}

/// The tiles before one player, by kind. Ra tiles and disasters are never among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holding([u8; Holding::KINDS]);

impl Holding {
    /// How many kinds of tile a player can keep.
    pub const KINDS: usize = 18;

    /// How many tiles of this kind are held; 0 for kinds that nobody can hold.
    pub fn count(&self, tile: Tile) -> u8 {
        self.0.get(tile as usize).copied().unwrap_or(0)
    }

    /// How many tiles of each kind are held, in the order of [`Tile::ALL`].
    pub fn counts(&self) -> &[u8; Holding::KINDS] {
        &self.0
    }

    /// How many tiles of these kinds are held together.
    pub fn total(&self, tiles: &[Tile]) -> u8 {
        tiles.iter().map(|&tile| self.count(tile)).sum()
    }

    /// How many of these kinds are held at all.
    pub fn different(&self, tiles: &[Tile]) -> u8 {
        tiles.iter().map(|&tile| u8::from(self.count(tile) > 0)).sum()
    }

    /// The kinds held with their counts, in the order of [`Tile::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        Tile::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    pub(super) fn add(&mut self, tile: Tile) {
        debug_assert_eq!(tile.class(), Class::Kept);
        self.0[tile as usize] += 1;
    }

    pub(super) fn remove(&mut self, tile: Tile, count: u8) {
        self.0[tile as usize] -= count;
    }

    /// What stays of it as an epoch ends, and what goes.
    pub fn parted(&self) -> (Holding, Holding) {
        let (mut stay, mut go) = (*self, *self);
        stay.sweep();
        for (all, stay) in go.0.iter_mut().zip(stay.0) {
            *all -= stay;
        }
        (stay, go)
    }

    /// Takes away what does not outlast an epoch.
    pub(super) fn sweep(&mut self) {
        for tile in Tile::ALL.into_iter().take(Holding::KINDS).filter(|tile| tile.goes_with_epoch()) {
            self.0[tile as usize] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_where_its_number_says() {
        for (number, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile as usize, number);
            assert_eq!(tile.class() == Class::Kept, number < Holding::KINDS, "{tile}");
            assert_eq!(tile.code().parse(), Ok(tile));
        }
        assert_eq!("Nile".parse::<Tile>(), Err(NoTile("Nile".to_owned())));
    }

    #[test]
    fn a_disaster_s_tile_is_that_disaster() {
        for disaster in Disaster::ALL {
            assert_eq!(disaster.tile().class(), Class::Disaster(disaster));
        }
    }
}
