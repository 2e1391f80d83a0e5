//! The suns that players bid: values from 1 to 16, each there once.

use std::fmt;
use std::num::NonZeroU8;

/// A sun by its value, 1 to 16.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sun(NonZeroU8);

impl Sun {
    /// The sun that lies on the board when a game begins.
    pub const ONE: Sun = Sun(NonZeroU8::MIN);

    /// How many suns the game has; a game of fewer than five players uses the lower ones.
    pub const COUNT: u8 = 16;

    /// The sun of this value, or `None` if there is no such sun.
    pub const fn new(value: u8) -> Option<Sun> {
        match NonZeroU8::new(value) {
            Some(nonzero) if value <= Sun::COUNT => Some(Sun(nonzero)),
            _ => None,
        }
    }

    /// Its value, 1 to 16.
    pub const fn value(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Sun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A set of suns. Bit `n` stands for the sun of value `n + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Suns(u16);

impl Suns {
    /// No sun at all.
    pub const NONE: Suns = Suns(0);

    const fn bit(sun: Sun) -> u16 {
        1 << (sun.value() - 1)
    }

    /// Whether the set has no sun.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many suns the set has.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the sun is in the set.
    pub fn contains(self, sun: Sun) -> bool {
        self.0 & Suns::bit(sun) != 0
    }

    /// The highest sun.
    pub fn highest(self) -> Option<Sun> {
        // The highest bit's number is the sun's value less one.
        self.0.checked_ilog2().and_then(|bit| Sun::new(bit as u8 + 1))
    }

    /// The suns higher than `floor`; all of them when there is no floor.
    pub fn above(self, floor: Option<Sun>) -> Suns {
        Suns(self.0 & !floor.map_or(0, |sun| Suns::bit(sun) | (Suns::bit(sun) - 1)))
    }

    /// The suns of both sets.
    pub fn union(self, other: Suns) -> Suns {
        Suns(self.0 | other.0)
    }

    /// The suns of this set that are not in the other.
    pub fn without(self, other: Suns) -> Suns {
        Suns(self.0 & !other.0)
    }

    /// The sum of the values.
    pub fn sum(self) -> u16 {
        self.iter().map(|sun| u16::from(sun.value())).sum()
    }

    /// The suns from high to low.
    pub fn iter(self) -> impl Iterator<Item = Sun> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let sun = rest.highest()?;
            rest.remove(sun);
            Some(sun)
        })
    }

    /// The set as bits: bit `n` for the sun of value `n + 1`.
    pub(super) fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits, the inverse of [`Suns::bits`].
    pub(super) const fn from_bits(bits: u16) -> Suns {
        Suns(bits)
    }

    pub(super) fn insert(&mut self, sun: Sun) {
        self.0 |= Suns::bit(sun);
    }

    pub(super) fn remove(&mut self, sun: Sun) {
        self.0 &= !Suns::bit(sun);
    }
}

impl fmt::Debug for Suns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Sun::value)).finish()
    }
}

impl FromIterator<Sun> for Suns {
    fn from_iter<I: IntoIterator<Item = Sun>>(suns: I) -> Suns {
        let mut set = Suns::NONE;
        suns.into_iter().for_each(|sun| set.insert(sun));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suns(values: &[u8]) -> Suns {
        values.iter().map(|&value| Sun::new(value).unwrap()).collect()
    }

    #[test]
    fn there_are_sixteen_suns() {
        assert_eq!(
            (0..=255).filter_map(Sun::new).map(Sun::value).collect::<Vec<_>>(),
            Vec::from_iter(1..=16)
        );
    }

    #[test]
    fn a_set_knows_its_suns() {
        let set = suns(&[2, 16, 1, 7]);
        assert_eq!(set.iter().map(Sun::value).collect::<Vec<_>>(), [16, 7, 2, 1]);
        assert_eq!((set.len(), set.sum(), set.highest()), (4, 26, Sun::new(16)));
        assert_eq!(Suns::NONE.highest(), None);
        assert_eq!(suns(&[1, 2]).union(suns(&[2, 3])), suns(&[1, 2, 3]));
        assert_eq!(suns(&[1, 2]).without(suns(&[2, 3])), suns(&[1]));
        assert_eq!(format!("{set:?}"), "{16, 7, 2, 1}");
    }

    #[test]
    fn above_is_strictly_above() {
        let set = suns(&[1, 2, 7, 16]);
        let check = |floor: u8, left: &[u8]| assert_eq!(set.above(Sun::new(floor)), suns(left));
        check(0, &[1, 2, 7, 16]);
        check(1, &[2, 7, 16]);
        check(6, &[7, 16]);
        check(7, &[16]);
        check(16, &[]);
    }
}
