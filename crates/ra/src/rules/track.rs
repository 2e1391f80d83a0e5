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

    fn bit(self) -> u8 {
        1 << self.0
    }

    /// Its place in a list of all spaces.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The space at this place in a list of all spaces.
    pub(super) const fn at(index: usize) -> Space {
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
pub struct Track {
    spaces: [Option<Tile>; Space::COUNT],
    /// The spaces with a tile, one bit a space, the lowest for the leftmost: kept at hand because every action asks
    /// for them.
    taken: u8,
    /// Those whose tile is a God tile.
    gods: u8,
}

impl Track {
    /// The tile on a space, or `None` where it is free.
    pub fn get(&self, space: Space) -> Option<Tile> {
        self.spaces[space.index()]
    }

    /// The free space farthest to the left, where the next tile goes; `None` when all are taken.
    pub fn free(&self) -> Option<Space> {
        (!self.is_full()).then(|| Space::at(self.taken.trailing_ones() as usize))
    }

    /// Whether all spaces are taken.
    pub fn is_full(&self) -> bool {
        self.taken == u8::MAX
    }

    /// The tiles from the left, gaps left out.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.spaces().iter().copied().flatten()
    }

    /// The spaces from the left up to the last tile, gaps included.
    pub fn spaces(&self) -> &[Option<Tile>] {
        &self.spaces[..Space::COUNT - self.taken.leading_zeros() as usize]
    }

    /// The spaces whose tile a God tile can take, one bit a space, the lowest for the leftmost.
    pub(super) fn takeable(&self) -> u8 {
        self.taken & !self.gods
    }

    pub(super) fn put(&mut self, space: Space, tile: Tile) {
        debug_assert!(tile != Tile::Ra && self.get(space).is_none());
        self.spaces[space.index()] = Some(tile);
        self.taken |= space.bit();
        self.gods |= if tile == Tile::God { space.bit() } else { 0 };
    }

    pub(super) fn take(&mut self, space: Space) -> Option<Tile> {
        self.taken &= !space.bit();
        self.gods &= !space.bit();
        self.spaces[space.index()].take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track(spaces: [Option<Tile>; 8]) -> Track {
        let mut track = Track::default();
        let tiles = Space::all().zip(spaces).filter_map(|(space, tile)| Some((space, tile?)));
        tiles.for_each(|(space, tile)| track.put(space, tile));
        track
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
    fn what_is_taken_leaves_its_space_as_it_was() {
        let (nile, god) = (Some(Tile::Nile), Some(Tile::God));
        let mut taken_from = track([nile, god, nile, None, None, None, None, None]);
        assert_eq!(
            Space::all().map(|space| taken_from.take(space)).take(3).collect::<Vec<_>>(),
            [nile, god, nile]
        );
        assert_eq!(taken_from, Track::default());
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
