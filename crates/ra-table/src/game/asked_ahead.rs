//! What somebody who looks at a game is asked ahead: what they would answer if Ra were invoked on the lot that lies
//! there. Of all that may be asked of them next it is where their game is most likely to stand still until they look
//! again.

use ra::ai::committee::{self, Trust};
use ra::rules::{Action, Seat, Sun, Suns};

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

impl AskedAhead {
    /// What the player on a seat is asked ahead: while they look, if somebody else may invoke Ra on this lot next,
    /// and it is not clear what they would answer, nor so close that they would regret it. Whether it is asked
    /// follows from what everybody at the table sees and what is theirs alone.
    pub fn of(game: &Game, seat: Seat, now: Millis) -> Option<AskedAhead> {
        if game.obvious_moves().looks_until(seat) <= now
            || game.private.ahead.wants_to_be_asked(&game.table, seat)
        {
            return None;
        }
        let case = game.obvious_moves().if_invoked(seat)?;
        match game.private.ahead.orders_of(seat).auction.filter(|order| order.lapse(&game.table).is_none()) {
            Some(order) => match order.answer {
                Answer::Bid(sun) if can_be_outbid(game, seat, sun) => Some(AskedAhead::TooLow(sun)),
                Answer::Bid(_) | Answer::BidOrPass(_) | Answer::UpTo(_) | Answer::Pass => None,
            },
            None => {
                let trust = game
                    .private
                    .ahead
                    .leaving_of(&game.table, seat)
                    .map_or(&Trust::EVEN, |leaving| &leaving.trust);
                let is_clear = || committee::verdict(&case, trust).is_some();
                // Where nearly anybody would draw, nobody invokes Ra.
                let will_be_drawn = || committee::verdict(game.state(), &Trust::EVEN) == Some(Action::Draw);
                let is_asked = game.obvious_moves().is_worth_asking_ahead(seat, &case)
                    && !is_clear()
                    && !will_be_drawn();
                is_asked.then_some(AskedAhead::Lot)
            }
        }
    }
}

/// Whether somebody else holds a higher sun.
fn can_be_outbid(game: &Game, seat: Seat, sun: Sun) -> bool {
    let others = game.state().players().iter().filter(|(other, _)| *other != seat);
    others.into_iter().any(|(_, other)| other.face_up().above(Some(sun)) != Suns::NONE)
}
