//! The bag: all tiles of a game in a row. What lies in it is the edition's, the order the setup's; here is only room.

use super::tile::{PerTile, Tile};

/// How many tiles a bag can hold: so many that their number fits a byte.
pub const BAG: usize = u8::MAX as usize;

/// Tiles in the order in which they are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Bag {
    /// Those past `len` are fillers, never drawn. There is one more than can be filled, so that every byte is a place
    /// and no look into the bag can miss it.
    tiles: [Tile; BAG + 1],
    len: u8,
}

impl Bag {
    /// So many tiles of each kind, kind by kind.
    pub(super) const fn sorted(copies: &PerTile<u8>) -> Bag {
        let mut tiles = [Tile::Ra; BAG + 1];
        let (mut len, mut kind) = (0, 0);
        while kind < Tile::ALL.len() {
            let tile = Tile::ALL[kind];
            let end = len + copies.of(tile) as usize;
            assert!(end <= BAG, "the bag has no room for so many tiles");
            while len < end {
                tiles[len] = tile;
                len += 1;
            }
            kind += 1;
        }
        Bag { tiles, len: len as u8 }
    }

    /// The tile of this number, counted from 0.
    #[inline]
    pub(super) fn at(&self, number: u8) -> Tile {
        debug_assert!(number < self.len);
        self.tiles[usize::from(number)]
    }

    /// How many tiles it holds.
    pub(super) fn len(&self) -> usize {
        self.len.into()
    }

    /// Lets two tiles change places.
    #[inline]
    pub(super) fn swap(&mut self, one: u8, other: u8) {
        self.tiles.swap(one.into(), other.into());
    }

    pub(super) fn as_slice(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [Tile] {
        &mut self.tiles[..usize::from(self.len)]
    }
}
