//! What somebody who looks at a game is asked ahead: what they would answer if Ra were invoked on the lot that lies
//! there. Of all that may be asked of them next it is where their game is most likely to stand still until they look
//! again.

use ra::ai::committee::{self, Trust};
use ra::rules::{Action, Phase, Seat, State, Sun, Suns};

use super::Game;
use super::answers_ahead::plan::Answer;
use crate::time::Millis;

/// A question that is asked ahead, and may be left without an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskedAhead {
    /// What they answer if Ra is invoked on this lot.
    Lot,
    /// What then, if that sun is too low which they would bid.
    TooLow(Sun),
}

impl Game {
    /// What the player on a seat is asked ahead: while they look, if somebody else may invoke Ra on this lot next,
    /// and it is not clear what they would answer, nor so close that they would regret it. Whether it is asked
    /// follows from what everybody at the table sees and what is theirs alone.
    pub fn asks_ahead(&self, seat: Seat, now: Millis) -> Option<AskedAhead> {
        if self.looks_until(seat) <= now || self.wants_to_be_asked(seat) {
            return None;
        }
        let case = self.if_invoked(seat)?;
        match self.orders_of(seat).auction.filter(|order| self.lapse(order).is_none()) {
            Some(order) => match order.answer {
                Answer::Bid(sun) if self.can_be_outbid(seat, sun) => Some(AskedAhead::TooLow(sun)),
                Answer::Bid(_) | Answer::BidOrPass(_) | Answer::UpTo(_) | Answer::Pass => None,
            },
            None => {
                let trust = self.leaving_of(seat).map_or(&Trust::EVEN, |leaving| &leaving.trust);
                let is_clear = || committee::verdict(&case, trust).is_some();
                // Where nearly anybody would draw, nobody invokes Ra.
                let will_be_drawn = || committee::verdict(self.state(), &Trust::EVEN) == Some(Action::Draw);
                let is_asked = self.is_worth_asking_ahead(seat, &case) && !is_clear() && !will_be_drawn();
                is_asked.then_some(AskedAhead::Lot)
            }
        }
    }

    /// The position in which a seat would be asked if whoever is to act invoked Ra now and all before it passed;
    /// `None` if it could not bid then, or is to act itself.
    pub fn if_invoked(&self, seat: Seat) -> Option<State> {
        let mut case = *self.state();
        let next = case.to_act().filter(|next| *next != seat)?;
        let is_turn = matches!(case.phase(), Phase::Turn { .. });
        if !is_turn || case.players()[seat].face_up() == Suns::NONE || case.track().tiles().next().is_none() {
            return None;
        }
        let nothing_drawn = |_: &_| unreachable!("nobody draws in an auction");
        case.play(next, Action::Invoke, nothing_drawn, &mut |_| ()).ok()?;
        loop {
            let Phase::Auction(_) = case.phase() else { return None };
            let other = case.to_act()?;
            if other == seat {
                return Some(case);
            }
            case.play(other, Action::Pass, nothing_drawn, &mut |_| ()).ok()?;
        }
    }

    /// Whether somebody else holds a higher sun.
    fn can_be_outbid(&self, seat: Seat, sun: Sun) -> bool {
        let others = self.state().players().iter().filter(|(other, _)| *other != seat);
        others.into_iter().any(|(_, other)| other.face_up().above(Some(sun)) != Suns::NONE)
    }
}
