//! Whom a game asks something, since when, and by which entry.

use ra::rules::{Phase, Seat};

use super::notification_subject::Subject;
use super::pause::PauseReason;
use super::table::Table;
use crate::id::UserId;
use crate::time::Millis;

/// What somebody is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// It is for them to act.
    ToAct,
    /// They may answer an auction.
    MayAnswer,
    /// Their turn is the next, and they want to know.
    Next,
    /// Nothing any more: the game is over, which whoever has played to its end is told once.
    Over,
    /// Nothing: their time has run out, and they are told what was done for them and what comes of it.
    Late,
    /// Nothing: the bot cannot write where the game is played, so it waits, and everybody is told once.
    OutOfReach,
    /// Nothing more than anyway: they cannot see the channel, and their clock stands still.
    OutOfSight,
    /// Nothing: the game has begun, which those who play by direct message are told once.
    Begun,
    /// Nothing any more: the game was called off, which those who play by direct message are told once.
    CalledOff,
}

impl Table {
    /// The people whom the game asks something, or who want to know that it soon will, or are told that it is over or
    /// that they were late: nobody while it stands still, but those for whose lateness it does.
    pub(super) fn asked_people(&self) -> Vec<(Seat, Asks)> {
        let mut people = self.who_is_asked();
        if matches!(self.halted(), None | Some(PauseReason::Deserted)) && !self.called_off && !self.is_over()
        {
            let late = self.chairs.players().map(|(seat, _)| seat);
            people.extend(
                late.filter(|seat| self.chairs.late_by(*seat).is_some()).map(|seat| (seat, Asks::Late)),
            );
        }
        people
    }

    fn who_is_asked(&self) -> Vec<(Seat, Asks)> {
        if self.halted().is_some() || self.called_off {
            return Vec::new();
        }
        let Some(to_act) = self.position.to_act() else {
            return self.told_of_end().map(|seat| (seat, Asks::Over)).collect();
        };
        let mut asked = vec![(to_act, Asks::ToAct)];
        match self.position.phase() {
            Phase::Auction(auction) => {
                let others = self.can_bid(auction).filter(|seat| *seat != to_act);
                asked.extend(others.map(|seat| (seat, Asks::MayAnswer)));
            }
            // To the end of the turn: what is done on it may be taken back.
            Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
                let next = self.question.turn.and_then(|_| self.next(to_act));
                asked.extend(next.map(|seat| (seat, Asks::Next)));
            }
        }
        asked.retain(|(seat, _)| self.player(*seat).computer().is_none());
        asked
    }

    /// The seats whose people are told that the game is over: of all who have not left it for good.
    pub(super) fn told_of_end(&self) -> impl Iterator<Item = Seat> {
        let people = self.chairs.players().filter(|(_, player)| player.is_person() && !player.has_left());
        people.map(|(seat, _)| seat)
    }

    /// Whose turn comes after this one, if nothing else happens.
    fn next(&self, to_act: Seat) -> Option<Seat> {
        let count = self.chairs.count();
        let after = (1..count).filter_map(|step| Seat::new((to_act.index() + step) % count));
        let mut seats = after.filter(|seat| !self.position.players()[*seat].face_up().is_empty());
        seats.next()
    }

    /// When the auction under way was put to all who can bid at once. Each pays from their own bank from then until they
    /// have answered, in secret or not, so an auction lasts as long as its slowest bidder; who is asked again, because
    /// bids have passed their answer by or they wanted to be asked on their turn, pays from then on.
    pub(super) fn asks_all_since(&self) -> Option<Millis> {
        self.question.auction.filter(|_| !self.asks_in_turn).map(|(_, at)| at)
    }

    /// The people whose clocks may run now: those who may still bid, in the order of their turns, or whoever is to act.
    pub(super) fn people_asked(&self) -> Vec<Seat> {
        if !self.is_going_on() {
            return Vec::new();
        }
        let mut seats: Vec<Seat> = match self.position.phase() {
            Phase::Auction(auction) if self.asks_all_since().is_some() => self.can_bid(auction).collect(),
            Phase::Auction(_) | Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
                self.person_to_act().into_iter().collect()
            }
        };
        seats.retain(|seat| self.player(*seat).computer().is_none());
        seats
    }

    /// Since when the present question has waited for a seat, whatever they have answered.
    pub fn asked_since(&self, seat: Seat) -> Millis {
        let anew = self.chairs.asked_anew(seat);
        let opened = self.asks_all_since();
        opened.map_or(self.question.since, |opened| anew.map_or(opened, |anew| opened.max(anew)))
    }

    /// What somebody is asked or told, and since when. A game that goes on after it stood still puts its question anew.
    pub(super) fn question_of(&self, seat: Seat, asks: Asks) -> (Subject, Millis) {
        let asked = (self.question.by, self.question.since);
        let asked = match asks {
            Asks::Late => match self.chairs.late_by(seat) {
                Some((by, at)) => return (Subject::Late(by - 1), at),
                None => asked,
            },
            Asks::ToAct | Asks::Over | Asks::OutOfReach | Asks::OutOfSight => asked,
            Asks::Begun | Asks::CalledOff => asked,
            Asks::MayAnswer => self.question.auction.unwrap_or(asked),
            Asks::Next => self.question.turn.unwrap_or(asked),
        };
        let (entry, at) = self.halts.went_on.filter(|went_on| went_on.0 > asked.0).unwrap_or(asked);
        (Subject::Question(entry), at)
    }

    /// What a board asks somebody, and since when.
    pub(super) fn asked_by(&self, seat: Seat) -> (Subject, Millis) {
        let asks = match self.position.to_act() {
            None => Asks::Over,
            Some(to_act) if to_act == seat => Asks::ToAct,
            Some(_) => Asks::MayAnswer,
        };
        self.question_of(seat, asks)
    }

    /// What the game wants of a person now; `None` if nothing.
    pub fn asks(&self, user: UserId) -> Option<Asks> {
        let mut own = self.asked_people().into_iter().filter(|(seat, asks)| {
            self.seat_of(user) == Some(*seat) && matches!(asks, Asks::ToAct | Asks::MayAnswer)
        });
        own.next().map(|(_, asks)| asks)
    }
}
