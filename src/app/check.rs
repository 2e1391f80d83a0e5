//! Why a decision is refused, said of the game as it stands rather than of the rule that was broken.

use super::entry::Answer;
use super::round::Round;
use super::{Error, Refusal};
use crate::rules::{Illegal, Phase, Seat, Suns};

impl Round {
    /// The refusal of an action that the rules do not allow now.
    pub(super) fn refusal(&self, illegal: Illegal) -> Refusal {
        match (illegal, self.asked()) {
            (Illegal::NotYourTurn { .. }, Some((to_act, asked))) => {
                Refusal::NotYourTurn { to_act: self.player(to_act).user, asked }
            }
            _ => Refusal::Illegal { illegal, edition: self.game.edition },
        }
    }

    /// Whether the seat may give this answer, on its turn or ahead of it.
    pub(super) fn check_answer(&self, seat: Seat, answer: Answer) -> Result<(), Error> {
        let Phase::Auction(auction) = self.state().phase() else {
            return Err(self.refusal(Illegal::NoAuction).into());
        };
        let held = self.state().players()[seat].face_up();
        if held != Suns::NONE && !auction.to_come().any(|to_come| to_come == seat) {
            return Err(Refusal::AnsweredAlready.into());
        }
        let open = auction.bids(held);
        if open.is_empty() {
            return Err(Refusal::NoSunToBid.into());
        }
        let may_pass = auction.to_answer() != seat || auction.may_pass();
        match (answer, auction.floor()) {
            (Answer::Pass, _) if !may_pass => Err(self.refusal(Illegal::MustBid).into()),
            (Answer::Bid(sun), _) if !held.contains(sun) => {
                Err(self.refusal(Illegal::NoSuchSun { sun, held }).into())
            }
            (Answer::Bid(sun), Some(to_beat)) if sun <= to_beat => {
                Err(Refusal::TooLow { open, held, to_beat, may_pass }.into())
            }
            (Answer::Bid(_) | Answer::Pass, _) => Ok(()),
        }
    }
}
