//! What a player can do: one action, a set of actions, and how records write them.

use std::fmt;
use std::str::FromStr;

use super::sun::{Sun, Suns};
use super::tile::Tile;
use super::track::Space;

/// One decision of one player. Displayed and parsed as the record writes it: `draw`, `god 3`, `bid 12`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Draw a tile from the bag.
    Draw,
    /// Invoke Ra: start an auction without drawing.
    Invoke,
    /// Spend a God tile for the tile on this space of the auction track.
    God(Space),
    /// Spend no further God tile.
    Done,
    /// Bid this sun.
    Bid(Sun),
    /// Bid nothing.
    Pass,
    /// Give up a tile of this kind to a disaster.
    Discard(Tile),
}

// An action's number is its bit in `Actions`: first the four that stand alone, then the three families.
const DRAW: u8 = 0;
const INVOKE: u8 = 1;
const DONE: u8 = 2;
const PASS: u8 = 3;
const GOD: u8 = 4;
const BID: u8 = GOD + Space::COUNT as u8;
const DISCARD: u8 = BID + Sun::COUNT;
const END: u8 = DISCARD + Tile::ALL.len() as u8;

/// The actions in the order of their numbers. Looked up rather than worked out: which family comes next no processor
/// guesses.
static NUMBERED: [Action; END as usize] = {
    let mut all = [Action::Draw; END as usize];
    let mut number = 0;
    while number < END {
        all[number as usize] = Action::of_number(number);
        number += 1;
    }
    all
};

impl Action {
    /// Every action that can be put into words, most of them legal at no time at all: drawing, bidding any sun
    /// there is, giving up any kind of tile.
    pub fn all() -> impl Iterator<Item = Action> {
        (0..END).map(Action::numbered)
    }

    #[inline]
    fn number(self) -> u8 {
        match self {
            Action::Draw => DRAW,
            Action::Invoke => INVOKE,
            Action::Done => DONE,
            Action::Pass => PASS,
            Action::God(space) => GOD + space.index() as u8,
            Action::Bid(sun) => BID + sun.value() - 1,
            Action::Discard(tile) => DISCARD + tile as u8,
        }
    }

    /// The inverse of [`Action::number`].
    #[inline]
    fn numbered(number: u8) -> Action {
        NUMBERED[usize::from(number)]
    }

    const fn of_number(number: u8) -> Action {
        match number {
            DRAW => Action::Draw,
            INVOKE => Action::Invoke,
            DONE => Action::Done,
            PASS => Action::Pass,
            GOD..BID => Action::God(Space::at((number - GOD) as usize)),
            BID..DISCARD => {
                Action::Bid(Sun::new(number - BID + 1).expect("the range holds the suns' values"))
            }
            _ => Action::Discard(Tile::ALL[(number - DISCARD) as usize]),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Invoke => f.write_str("invoke"),
            Action::God(space) => write!(f, "god {space}"),
            Action::Done => f.write_str("done"),
            Action::Bid(sun) => write!(f, "bid {sun}"),
            Action::Pass => f.write_str("pass"),
            Action::Discard(tile) => write!(f, "discard {tile}"),
        }
    }
}

/// The words are no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no action: draw, invoke, god 1 to god 8, done, bid 1 to bid 16, pass, or discard and a tile's code"
)]
pub struct NoAction(pub String);

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(words: &str) -> Result<Action, NoAction> {
        let action = match words.split_once(' ') {
            None => match words {
                "draw" => Some(Action::Draw),
                "invoke" => Some(Action::Invoke),
                "done" => Some(Action::Done),
                "pass" => Some(Action::Pass),
                _ => None,
            },
            Some(("god", space)) => number(space).and_then(Space::new).map(Action::God),
            Some(("bid", sun)) => number(sun).and_then(Sun::new).map(Action::Bid),
            Some(("discard", tile)) => tile.parse().ok().map(Action::Discard),
            Some(_) => None,
        };
        action.ok_or_else(|| NoAction(words.to_owned()))
    }
}

/// A number as records write it: digits only, no sign, no leading zero.
fn number(digits: &str) -> Option<u8> {
    digits.starts_with(|first: char| matches!(first, '1'..='9')).then(|| digits.parse().ok()).flatten()
}

/// A set of actions, such as those that are legal now. Small enough to be made for every action of every game.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Actions(u64);

impl Actions {
    /// No action.
    pub const NONE: Actions = Actions(0);

    /// Whether no action is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many actions are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the action is in the set.
    pub fn contains(self, action: Action) -> bool {
        self.0 >> action.number() & 1 == 1
    }

    /// The action at this place of [`Actions::iter`], or `None` past the end.
    pub fn nth(self, place: usize) -> Option<Action> {
        let rest = (0..place).fold(self.0, |rest, _| rest & rest.wrapping_sub(1));
        (rest != 0).then(|| Action::numbered(rest.trailing_zeros() as u8))
    }

    /// The actions, always in the same order.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(Action::numbered(number))
        })
    }

    pub(super) fn with(self, action: Action) -> Actions {
        Actions(self.0 | 1 << action.number())
    }

    pub(super) fn with_if(self, condition: bool, action: Action) -> Actions {
        Actions(self.0 | u64::from(condition) << action.number())
    }

    /// Adds `god N` for every space whose bit is set, the lowest bit for space 1.
    pub(super) fn with_gods(self, spaces: u8) -> Actions {
        Actions(self.0 | u64::from(spaces) << GOD)
    }

    /// Adds `bid N` for every sun.
    pub(super) fn with_bids(self, suns: Suns) -> Actions {
        Actions(self.0 | u64::from(suns.bits()) << BID)
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|action| action.to_string())).finish()
    }
}

/// The actions as a sentence lists them: `draw, god 1, invoke`.
impl fmt::Display for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, action) in self.iter().enumerate() {
            write!(f, "{}{action}", if place == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Actions {
        actions.into_iter().fold(Actions::NONE, Actions::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_reads_back() {
        assert_eq!(Action::all().count(), 51);
        for (number, action) in Action::all().enumerate() {
            assert_eq!(usize::from(action.number()), number);
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn nothing_else_is_an_action() {
        for words in [
            "",
            "Draw",
            "draw ",
            " draw",
            "god",
            "god 0",
            "god 9",
            "god +1",
            "god 01",
            "bid 17",
            "bid 300",
            "bid 1 ",
            "bid",
            "pass 1",
            "discard",
            "discard cat",
            "discard nile nile",
            "bid\u{a0}3",
        ] {
            assert_eq!(words.parse::<Action>(), Err(NoAction(words.to_owned())));
        }
    }

    #[test]
    fn adding_what_is_there_changes_nothing() {
        let bids = Suns::from_bits(0b1001);
        let once =
            Actions::NONE.with(Action::Draw).with_if(false, Action::Pass).with_gods(0b101).with_bids(bids);
        let twice = once.with(Action::Draw).with_if(true, Action::Draw).with_gods(0b101).with_bids(bids);
        assert_eq!(once.to_string(), "draw, god 1, god 3, bid 1, bid 4");
        assert_eq!(twice, once);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let some: Vec<Action> = Action::all().step_by(7).collect();
        let set: Actions = some.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), some);
        assert_eq!((set.len(), set.is_empty(), Actions::NONE.is_empty()), (some.len(), false, true));
        assert_eq!(set.nth(3), Some(some[3]));
        assert_eq!(set.nth(some.len()), None);
        assert_eq!(
            set.to_string(),
            "draw, god 4, bid 3, bid 10, discard god, discard writing, discard fortress, discard war"
        );
        assert_eq!(format!("{:?}", Actions::from_iter([Action::Draw])), "[\"draw\"]");
        assert!(Action::all().all(|action| set.contains(action) == some.contains(&action)));
    }
}
