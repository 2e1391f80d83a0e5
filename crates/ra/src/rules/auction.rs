//! The auction: every seat answers once, and the highest bid wins.
//!
//! Answers go clockwise from the Ra player's left and end with the Ra player. A bid is one sun higher than
//! every bid before it, so the last bid is the highest. Who cannot bid is passed over without being asked.

use strum::IntoStaticStr;

use super::action::{Action, Actions};
use super::seat::{Players, Seat};
use super::sun::{Sun, Suns};

/// Why an auction began, which decides what happens when nobody bids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Cause {
    /// A Ra tile was drawn: everybody may pass, and then the tiles stay.
    Drawn,
    /// Ra was invoked while the track had room: the Ra player must bid if nobody else did.
    Invoked,
    /// Ra was invoked on a full track: everybody may pass, and then the tiles leave the game.
    InvokedFull,
}

/// An auction that waits for the answer of [`Auction::to_answer`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Auction {
    ra_player: Seat,
    cause: Cause,
    players: Players,
    /// What each seat said, from the Ra player's left on; the first `answered` count. `None` is a pass.
    answers: [Option<Sun>; Seat::MOST],
    answered: u8,
    /// The last bid among the answers, kept at hand because every step asks for it.
    best: Option<(Seat, Sun)>,
}

impl Auction {
    pub(super) fn new(ra_player: Seat, cause: Cause, players: Players) -> Auction {
        Auction { ra_player, cause, players, answers: [None; Seat::MOST], answered: 0, best: None }
    }

    /// Who drew the Ra tile or invoked Ra, and answers last.
    pub fn ra_player(&self) -> Seat {
        self.ra_player
    }

    /// Why the auction began.
    pub fn cause(&self) -> Cause {
        self.cause
    }

    /// What has been said so far, in order; `None` is a pass, whether it was said or the seat was passed over.
    pub fn answers(&self) -> impl Iterator<Item = (Seat, Option<Sun>)> {
        let said = self.answers.into_iter().take(usize::from(self.answered));
        said.enumerate().map(|(place, answer)| (self.seat(place), answer))
    }

    /// What a seat with these suns has said: a bid, or `None` for a pass. Nothing if it has not answered, or had no sun to
    /// bid and was passed over.
    pub fn said(&self, seat: Seat, suns: Suns) -> Option<Option<Sun>> {
        let place = self.answers().position(|(of, _)| of == seat)?;
        let floor = self.answers().take(place).filter_map(|(_, answer)| answer).max();
        (!suns.above(floor).is_empty()).then(|| self.answers[place])
    }

    /// The highest bid and who made it.
    pub fn best(&self) -> Option<(Seat, Sun)> {
        self.best
    }

    /// Who is asked now.
    pub fn to_answer(&self) -> Seat {
        self.seat(usize::from(self.answered))
    }

    /// The seats that have still to answer, in order; some may be passed over when it comes to them.
    pub fn to_come(&self) -> impl Iterator<Item = Seat> {
        (usize::from(self.answered)..self.players.count()).map(|place| self.seat(place))
    }

    /// Whether the seat whose answer is awaited may pass: everybody but the Ra player who invoked Ra with room
    /// on the track and whom nobody has outbid.
    pub fn may_pass(&self) -> bool {
        let is_last = usize::from(self.answered) + 1 == self.players.count();
        self.cause != Cause::Invoked || !is_last || self.floor().is_some()
    }

    /// The bids open to a holder of these suns.
    pub fn bids(&self, suns: Suns) -> Suns {
        suns.above(self.floor())
    }

    /// What a holder of these suns may answer.
    pub(super) fn legal(&self, suns: Suns) -> Actions {
        Actions::NONE.with_bids(self.bids(suns)).with_if(self.may_pass(), Action::Pass)
    }

    /// The sun that a bid must be higher than.
    pub fn floor(&self) -> Option<Sun> {
        self.best.map(|(_, sun)| sun)
    }

    pub(super) fn is_over(&self) -> bool {
        usize::from(self.answered) == self.players.count()
    }

    pub(super) fn answer(&mut self, answer: Option<Sun>) {
        if let Some(sun) = answer {
            self.best = Some((self.to_answer(), sun));
        }
        self.answers[usize::from(self.answered)] = answer;
        self.answered += 1;
    }

    fn seat(&self, place: usize) -> Seat {
        self.players.clockwise(self.ra_player, place + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays out the answers of three seats (0 stands for a pass), the Ra player last, and compares who won with
    /// what, after asking before the last answer whether the Ra player might pass.
    #[track_caller]
    fn check(cause: Cause, answers: [u8; 3], may_pass: bool, expected: Option<(usize, u8)>) {
        let players = Players::new(3).unwrap();
        let mut auction = Auction::new(Seat::new(1).unwrap(), cause, players);
        for (place, answer) in answers.into_iter().enumerate() {
            assert_eq!(auction.may_pass(), place < 2 || may_pass);
            assert_eq!(auction.to_come().count(), 3 - place);
            auction.answer(Sun::new(answer));
        }
        assert_eq!(auction.best().map(|(seat, sun)| (seat.index(), sun.value())), expected);
    }

    #[test]
    fn the_highest_sun_wins() {
        check(Cause::Invoked, [4, 7, 0], true, Some((0, 7)));
        check(Cause::Invoked, [4, 0, 0], true, Some((2, 4)));
        check(Cause::Drawn, [3, 0, 9], true, Some((1, 9)));
        check(Cause::InvokedFull, [0, 5, 0], true, Some((0, 5)));
    }

    #[test]
    fn only_who_invoked_with_room_on_the_track_must_bid() {
        check(Cause::Invoked, [0, 0, 2], false, Some((1, 2)));
        check(Cause::Drawn, [0, 0, 0], true, None);
        check(Cause::InvokedFull, [0, 0, 0], true, None);
    }

    #[test]
    fn a_bid_is_higher_than_every_bid_before_it() {
        let mut auction = Auction::new(Seat::new(0).unwrap(), Cause::Drawn, Players::new(5).unwrap());
        let suns: Suns = [2, 7, 13].into_iter().filter_map(Sun::new).collect();
        let mut check = |answer: u8, open: &[u8]| {
            auction.answer(Sun::new(answer));
            assert_eq!(auction.bids(suns).iter().map(Sun::value).collect::<Vec<_>>(), open);
        };
        check(0, &[13, 7, 2]);
        check(6, &[13, 7]);
        check(0, &[13, 7]);
        check(7, &[13]);
    }
}
