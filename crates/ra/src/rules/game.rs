//! A whole game: a state, and the order of the bag that its draws come from.

use super::action::Action;
use super::bag::Bag;
use super::bag_counts::Unseen;
use super::event::Event;
use super::illegal::Illegal;
use super::seat::Seat;
use super::setup::Setup;
use super::state::State;

/// A game in play. It copies like a small value, and holds no memory of its own.
///
/// The order of the bag is in it and nowhere to be had from it: hand players, people and programs alike, the
/// [`State`].
#[derive(Clone, Copy)]
pub struct Game {
    state: State,
    bag: Bag,
    drawn: u8,
}

impl Game {
    /// The game before its first action.
    pub fn new(setup: &Setup) -> Game {
        Game { state: State::new(setup), bag: setup.bag, drawn: 0 }
    }

    /// What lies on the table now.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Takes the action for the seat: [`State::play`] with the tiles in this game's order.
    ///
    /// # Errors
    /// When the action is not legal now; nothing has changed then.
    #[inline]
    pub fn play(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let draw = |_: &Unseen| {
            let tile = self.bag.at(self.drawn);
            self.drawn += 1;
            tile
        };
        self.state.play(seat, action, draw, tell)
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("state", &self.state).finish_non_exhaustive()
    }
}
