//! Why an action is refused, in the game's terms.

use super::action::Action;
use super::seat::Seat;
use super::state::{Phase, State};
use super::sun::{Sun, Suns};
use super::tile::{Disaster, Tile};
use super::track::Space;

/// An action that cannot be taken now. The game is as it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("seat {to_act} is to act")]
    NotYourTurn { to_act: Seat },
    #[error("an auction is under way: bid or pass")]
    InAuction,
    #[error("no auction is under way")]
    NoAuction,
    #[error("a God tile has been spent: spend another or say done")]
    SpendingGods,
    #[error("no God tile has been spent in this turn")]
    NotSpendingGods,
    #[error("{disaster:?} takes tiles first, {left} more")]
    MustDiscard { disaster: Disaster, left: u8 },
    #[error("no disaster takes a tile now")]
    NothingToDiscard,
    #[error("the auction track is full")]
    TrackFull,
    #[error("no God tile to spend")]
    NoGod,
    #[error("space {0} of the auction track is free")]
    SpaceFree(Space),
    #[error("the tile on space {0} is a God tile")]
    GodForGod(Space),
    #[error("sun {sun} is not among the face-up suns {held:?}")]
    NoSuchSun { sun: Sun, held: Suns },
    #[error("sun {sun} is not higher than the bid of {to_beat}")]
    TooLow { sun: Sun, to_beat: Sun },
    #[error("who invoked Ra with room on the track must bid when all others have passed")]
    MustBid,
    #[error("{disaster:?} does not take {tile}")]
    WrongKind { tile: Tile, disaster: Disaster },
    #[error("no {0} to discard")]
    NotHeld(Tile),
}

impl State {
    /// Whether the seat may take the action now.
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
