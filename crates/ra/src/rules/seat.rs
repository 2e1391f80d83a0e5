//! The seats round the table, and what is told of each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted clockwise from 0. Displayed as that number, as game records have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat that every table has.
    pub const FIRST: Seat = Seat(0);

    /// The most seats a table can have.
    pub const MOST: usize = 5;

    /// The seat of this number, 0 to 4, or `None` if no table has it.
    pub fn new(number: usize) -> Option<Seat> {
        (number < Seat::MOST).then_some(Seat(number as u8))
    }

    /// Its number, 0 to 4.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many play: 2 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Players(u8);

impl Players {
    /// Every number of players the game is for.
    pub const ALL: [Players; 4] = [Players(2), Players(3), Players(4), Players(5)];

    /// This many players, or `None` if Ra is not for so many.
    pub fn new(players: usize) -> Option<Players> {
        Players::ALL.into_iter().find(|known| known.count() == players)
    }

    /// How many they are.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Its place in [`Players::ALL`].
    pub(super) const fn place(self) -> usize {
        self.0 as usize - 2
    }

    /// The seats, clockwise from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// The seat `steps` places clockwise of `seat`; its left neighbour is one step away.
    pub fn clockwise(self, seat: Seat, steps: usize) -> Seat {
        // Steps never exceed the number of seats, so one subtraction does for a division.
        debug_assert!(steps <= self.count());
        let place = seat.0 + steps as u8;
        Seat(if place >= self.0 { place - self.0 } else { place })
    }
}

/// One value for every seat of a table.
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    /// Those past `players` are fillers, never shown.
    values: [T; Seat::MOST],
    players: Players,
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The values, clockwise from the first seat.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.players.count()]
    }

    /// The values to be changed, clockwise from the first seat.
    pub(super) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..self.players.count()]
    }

    /// The values with their seats, clockwise from the first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.players.seats().zip(self.as_slice())
    }
}

impl<T: Copy> PerSeat<T> {
    /// One value for each seat, computed.
    pub fn from_fn(players: Players, value: impl Fn(Seat) -> T) -> PerSeat<T> {
        let mut values = [value(Seat(0)); Seat::MOST];
        players.seats().skip(1).for_each(|seat| values[seat.index()] = value(seat));
        PerSeat { values, players }
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.index() < self.players.count(), "seat {seat} is not at this table");
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.index() < self.players.count(), "seat {seat} is not at this table");
        &mut self.values[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &PerSeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ra_is_for_two_to_five() {
        assert_eq!((0..9).filter_map(Players::new).map(Players::count).collect::<Vec<_>>(), [2, 3, 4, 5]);
        assert_eq!((0..9).filter_map(Seat::new).count(), 5);
    }

    #[test]
    fn clockwise_goes_round() {
        let [two, _, _, five] = Players::ALL;
        assert_eq!(two.clockwise(Seat(1), 1), Seat(0));
        assert_eq!(two.clockwise(Seat(1), 2), Seat(1));
        assert_eq!(five.clockwise(Seat(3), 4), Seat(2));
        assert_eq!(five.clockwise(Seat(0), 4), Seat(4));
    }

    #[test]
    fn only_the_seats_of_the_table_count() {
        let [two, three, ..] = Players::ALL;
        let mut numbers = PerSeat::from_fn(two, Seat::index);
        assert_eq!(numbers.as_slice(), [0, 1]);
        assert_eq!(format!("{numbers:?}"), "[0, 1]");
        numbers.as_mut_slice()[1] = 7;
        assert_eq!(numbers[Seat(1)], 7);
        assert_ne!(PerSeat::from_fn(two, |_| 0), PerSeat::from_fn(three, |_| 0));
    }
}
