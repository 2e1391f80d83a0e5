//! What anyone may know of the bag: how many tiles of each kind are still in it, and nothing of their order.

use super::edition::Edition;
use super::tile::Tile;

/// How many tiles of each kind are still in the bag: all that anyone may know of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unseen([u8; Tile::ALL.len()]);

impl Unseen {
    /// The full bag.
    pub(super) fn all(edition: Edition) -> Unseen {
        Unseen(edition.rules().copies.counts().0)
    }

    /// A bag with so many tiles of each kind, in the order of [`Tile::ALL`].
    #[cfg(test)]
    pub(super) fn of(counts: [u8; Tile::ALL.len()]) -> Unseen {
        Unseen(counts)
    }

    /// How many tiles of this kind are still in the bag.
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile as usize]
    }

    /// How many tiles are still in the bag.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn remove(&mut self, tile: Tile) {
        let count = &mut self.0[tile as usize];
        *count = count.checked_sub(1).expect("only a tile that is in the bag can be drawn");
    }
}
