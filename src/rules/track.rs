//! The auction track: eight spaces for the tiles on offer, where God tiles may leave gaps.

use std::fmt;

use super::tile::Tile;

/// A space of the auction track, counted from the left. Displayed as players count it, from 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// How many spaces the track has.
    pub const COUNT: usize = 8;

    /// The space of this number, 1 to 8, or `None` if there is none.
    pub fn new(number: u8) -> Option<Space> {
        (1..=Space::COUNT as u8).contains(&number).then(|| Space(number - 1))
    }

    /// Its number, 1 to 8.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Every space from the left.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// Its place in a list of all spaces.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The space at this place in a list of all spaces.
    pub(super) fn at(index: usize) -> Space {
        debug_assert!(index < Space::COUNT);
        Space(index as u8)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The tiles on the auction track, space by space. Never a Ra tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Track([Option<Tile>; Space::COUNT]);

impl Track {
    /// The tile on a space, or `None` where it is free.
    pub fn get(&self, space: Space) -> Option<Tile> {
        self.0[space.index()]
    }

    /// The free space farthest to the left, where the next tile goes; `None` when all are taken.
    pub fn free(&self) -> Option<Space> {
        self.0.iter().position(Option::is_none).map(Space::at)
    }

    /// Whether all spaces are taken.
    pub fn is_full(&self) -> bool {
        !self.0.contains(&None)
    }

    /// The tiles from the left, gaps left out.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.0.into_iter().flatten()
    }

    /// The spaces from the left up to the last tile, gaps included.
    pub fn spaces(&self) -> &[Option<Tile>] {
        let end = self.0.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        &self.0[..end]
    }

    /// The spaces whose tile a God tile can take, one bit a space, the lowest for the leftmost.
    pub(super) fn takeable(&self) -> u8 {
        let bits = self.0.iter().enumerate();
        bits.fold(0, |bits, (at, tile)| bits | u8::from(tile.is_some_and(|tile| tile != Tile::God)) << at)
    }

    pub(super) fn put(&mut self, space: Space, tile: Tile) {
        debug_assert!(tile != Tile::Ra && self.get(space).is_none());
        self.0[space.index()] = Some(tile);
    }

    pub(super) fn take(&mut self, space: Space) -> Option<Tile> {
        self.0[space.index()].take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track(spaces: [Option<Tile>; 8]) -> Track {
        Track(spaces)
    }

    #[test]
    fn spaces_are_counted_from_one() {
        assert_eq!(
            (0..=255).filter_map(Space::new).map(Space::number).collect::<Vec<_>>(),
            Vec::from_iter(1..=8)
        );
        assert_eq!(Space::all().map(Space::number).collect::<Vec<_>>(), Vec::from_iter(1..=8));
    }

    #[test]
    fn the_leftmost_gap_is_filled_first() {
        let (nile, god) = (Some(Tile::Nile), Some(Tile::God));
        let check = |spaces, free: Option<u8>, shown: usize, takeable: u8| {
            let track = track(spaces);
            assert_eq!(track.free().map(Space::number), free);
            assert_eq!(track.is_full(), free.is_none());
            assert_eq!(track.spaces().len(), shown);
            assert_eq!(track.takeable(), takeable);
        };
        check([None; 8], Some(1), 0, 0);
        check([nile, None, god, nile, None, None, None, None], Some(2), 4, 0b1001);
        check([None, nile, None, None, None, None, None, god], Some(1), 8, 0b10);
        check([nile, nile, nile, nile, nile, nile, nile, god], None, 8, 0b0111_1111);
    }
}
