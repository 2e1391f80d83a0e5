//! Why an action is refused, in the game's terms.

use super::action::Action;
use super::seat::Seat;
use super::state::{Phase, State};
use super::sun::{Sun, Suns};
use super::tile::{Disaster, Tile};
use super::track::Space;

/// An action that cannot be taken now. The game is as it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another player is to act.
    #[error("seat {to_act} is to act")]
    NotYourTurn {
        /// Who is to act.
        to_act: Seat,
    },
    /// An auction is under way: there is nothing but to bid or pass.
    #[error("an auction is under way: bid or pass")]
    InAuction,
    /// There is no auction in which to bid or pass.
    #[error("no auction is under way")]
    NoAuction,
    /// A God tile has just been spent: there is nothing but to spend another or to be done.
    #[error("a God tile has been spent: spend another or say done")]
    SpendingGods,
    /// No God tile has been spent in this turn, so there is nothing to be done with.
    #[error("no God tile has been spent in this turn")]
    NotSpendingGods,
    /// A disaster must be paid for first.
    #[error("{disaster:?} takes tiles first, {left} more")]
    MustDiscard {
        /// The disaster.
        disaster: Disaster,
        /// How many tiles it still takes.
        left: u8,
    },
    /// No disaster leaves a choice of tiles to give up.
    #[error("no disaster takes a tile now")]
    NothingToDiscard,
    /// All eight spaces of the auction track are taken.
    #[error("the auction track is full")]
    TrackFull,
    /// The player has no God tile.
    #[error("no God tile to spend")]
    NoGod,
    /// There is no tile on that space.
    #[error("space {0} of the auction track is free")]
    SpaceFree(Space),
    /// God tiles cannot be taken with God tiles.
    #[error("the tile on space {0} is a God tile")]
    GodForGod(Space),
    /// The player has no such sun to bid.
    #[error("sun {sun} is not among the face-up suns {held:?}")]
    NoSuchSun {
        /// The sun.
        sun: Sun,
        /// The suns that are.
        held: Suns,
    },
    /// The sun is not higher than the highest bid.
    #[error("sun {sun} is not higher than the bid of {to_beat}")]
    TooLow {
        /// The sun.
        sun: Sun,
        /// The highest bid so far.
        to_beat: Sun,
    },
    /// Whoever invokes Ra with room on the track must bid when all others have passed.
    #[error("who invoked Ra with room on the track must bid when all others have passed")]
    MustBid,
    /// The disaster takes tiles of other kinds.
    #[error("{disaster:?} does not take {tile}")]
    WrongKind {
        /// The tile offered.
        tile: Tile,
        /// The disaster.
        disaster: Disaster,
    },
    /// The player has no tile of this kind to give up.
    #[error("no {0} to discard")]
    NotHeld(Tile),
}

impl State {
    /// Whether the seat may take the action now.
    ///
    /// # Errors
    /// The reason, when it may not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn() {
            Some((to_act, legal)) if to_act == seat && legal.contains(action) => Ok(()),
            Some((to_act, _)) if to_act == seat => Err(self.why_not(seat, action)),
            Some((to_act, _)) => Err(Illegal::NotYourTurn { to_act }),
            None => Err(Illegal::GameOver),
        }
    }

    /// Why the action is not in [`State::legal`], though the seat is to act.
    #[cold]
    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        match (&self.phase, action) {
            (Phase::Over, _) => Illegal::GameOver,
            (Phase::Discard(discard), Action::Discard(tile)) => {
                let (disaster, _) = discard.owed();
                if disaster.takes().contains(&tile) {
                    Illegal::NotHeld(tile)
                } else {
                    Illegal::WrongKind { tile, disaster }
                }
            }
            (Phase::Discard(discard), _) => {
                let (disaster, left) = discard.owed();
                Illegal::MustDiscard { disaster, left }
            }
            (_, Action::Discard(_)) => Illegal::NothingToDiscard,
            (Phase::Auction(auction), Action::Bid(sun)) => {
                let held = self.players[seat].face_up;
                match auction.floor() {
                    Some(to_beat) if held.contains(sun) => Illegal::TooLow { sun, to_beat },
                    _ => Illegal::NoSuchSun { sun, held },
                }
            }
            (Phase::Auction(_), Action::Pass) => Illegal::MustBid,
            (Phase::Auction(_), _) => Illegal::InAuction,
            (_, Action::Bid(_) | Action::Pass) => Illegal::NoAuction,
            (Phase::Gods { .. }, Action::Draw | Action::Invoke) => Illegal::SpendingGods,
            (_, Action::God(space)) => match self.track.get(space) {
                _ if self.players[seat].tiles.count(Tile::God) == 0 => Illegal::NoGod,
                Some(_) => Illegal::GodForGod(space),
                None => Illegal::SpaceFree(space),
            },
            (_, Action::Done) if self.players[seat].tiles.count(Tile::God) == 0 => Illegal::NoGod,
            (_, Action::Done) => Illegal::NotSpendingGods,
            (_, Action::Draw | Action::Invoke) => Illegal::TrackFull,
        }
    }
}
