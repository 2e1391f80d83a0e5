//! Why a decision is refused, said of the game as it stands rather than of the rule that was broken.

use std::time::Duration;

use super::answer::{Answer, Choice, Plan};
use super::entry::Why;
use super::round::{Note, Round};
use super::{Asked, Error, Refusal};
use crate::rules::{Action, Auction, Cause, Illegal, Phase, Seat, Sun, Suns};
use crate::time::Millis;

/// How long somebody may wonder that their time has run out.
const JUST_NOW: Duration = Duration::from_secs(10 * 60);

impl Round {
    /// Whether a player may do anything now.
    ///
    /// # Errors
    /// [`Refusal::Halted`] or [`Refusal::Resigned`].
    pub fn may_play(&self, seat: Seat) -> Result<(), Error> {
        if let Some(halt) = self.halted() {
            return Err(Refusal::Halted(halt).into());
        }
        match self.player(seat).stand_in {
            Some(Why::Resigned) => Err(Refusal::Resigned.into()),
            Some(Why::Late | Why::Away) | None => Ok(()),
        }
    }

    /// The refusal of what a seat wanted to do, which may have come just after its time had run out.
    pub(super) fn refused(&self, seat: Seat, illegal: Illegal, now: Millis) -> Refusal {
        let is_just_now = self.last_out_of_time(seat).is_some_and(|late| {
            let at = usize::try_from(late - 1).ok().and_then(|place| self.times.get(place));
            let has_acted = |acted: i64| late < acted && acted <= self.game.seq;
            at.is_some_and(|(at, _)| now.since(*at) < JUST_NOW)
                // Taking the chair back may be a part of what is refused.
                && !self.player(seat).acted.is_some_and(|(_, acted)| has_acted(acted))
        });
        let is_late = is_just_now && matches!(illegal, Illegal::NotYourTurn { .. });
        if is_late { Refusal::OutOfTime } else { self.refusal(illegal) }
    }

    /// The entry that was last made for a seat because its time had run out.
    fn last_out_of_time(&self, seat: Seat) -> Option<i64> {
        let is_its_own = |(_, note): &&(i64, Note)| matches!(note, Note::OutOfTime(of, _) if *of == seat);
        self.notes.iter().rev().find(is_its_own).map(|(seq, _)| *seq)
    }

    /// The refusal of an action that the rules do not allow now.
    pub(super) fn refusal(&self, illegal: Illegal) -> Refusal {
        match (illegal, self.asked()) {
            (Illegal::NotYourTurn { .. }, Some((to_act, asked))) => self.waits_for(to_act, asked),
            _ => Refusal::Illegal { illegal, edition: self.game.edition },
        }
    }

    fn waits_for(&self, to_act: Seat, asked: Asked) -> Refusal {
        Refusal::NotYourTurn { to_act: self.player(to_act).user, asked }
    }

    /// The suns with which a seat could answer an auction as it stands.
    pub fn could_bid(&self, auction: &Auction, seat: Seat) -> Suns {
        auction.bids(self.state().players()[seat].face_up())
    }

    /// Whether it is the seat that is to act.
    ///
    /// # Errors
    /// [`Refusal::NotYourTurn`], or that the game is over.
    pub fn is_asked(&self, seat: Seat) -> Result<(), Error> {
        match self.asked() {
            Some((to_act, _)) if to_act == seat => Ok(()),
            Some((to_act, asked)) => Err(self.waits_for(to_act, asked).into()),
            None => Err(self.refusal(Illegal::GameOver).into()),
        }
    }

    /// The auction under way, if the seat may answer it, on its turn or ahead of it.
    ///
    /// # Errors
    /// When there is none, or the seat has answered, or has no sun to bid.
    pub fn may_answer(&self, seat: Seat) -> Result<&Auction, Error> {
        let Phase::Auction(auction) = self.state().phase() else {
            return Err(self.refusal(Illegal::NoAuction).into());
        };
        let held = self.state().players()[seat].face_up();
        if held != Suns::NONE && !auction.to_come().any(|to_come| to_come == seat) {
            let opened = self.question.unwrap_or(self.seq);
            let late = self.last_out_of_time(seat).is_some_and(|seq| seq > opened);
            return Err(if late { Refusal::OutOfTime } else { Refusal::AnsweredAlready }.into());
        }
        if self.could_bid(auction, seat).is_empty() {
            return Err(Refusal::NoSunToBid.into());
        }
        Ok(auction)
    }

    /// Whether the seat may give this answer, on its turn or ahead of it.
    pub(super) fn check_answer(&self, seat: Seat, answer: Answer) -> Result<(), Error> {
        let auction = self.may_answer(seat)?;
        let held = self.state().players()[seat].face_up();
        let open = self.could_bid(auction, seat);
        let may_pass = auction.to_answer() != seat || auction.may_pass();
        match (answer.sun(), auction.floor()) {
            (None, _) if !may_pass => Err(self.refusal(Illegal::MustBid).into()),
            (Some(sun), _) if !held.contains(sun) => {
                Err(self.refusal(Illegal::NoSuchSun { sun, held }).into())
            }
            (Some(sun), Some(to_beat)) if sun <= to_beat => {
                Err(Refusal::TooLow { open, held, to_beat, may_pass }.into())
            }
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// Whether the seat may plan this for the case that this is the highest bid when its turn comes.
    pub(super) fn check_line(&self, seat: Seat, highest: Option<Sun>, choice: Choice) -> Result<(), Error> {
        let auction = self.may_answer(seat)?;
        let held = self.state().players()[seat].face_up();
        if !self.possible_bids(auction, seat).contains(&highest) {
            return Err(Refusal::NoSuchCase.into());
        }
        match choice {
            Choice::Bid(sun) if !held.contains(sun) => {
                Err(self.refusal(Illegal::NoSuchSun { sun, held }).into())
            }
            Choice::Bid(sun) if highest.is_some_and(|highest| sun <= highest) => {
                let to_beat = highest.unwrap_or(sun);
                Err(Refusal::TooLow { open: held.above(highest), held, to_beat, may_pass: true }.into())
            }
            Choice::Bid(_) | Choice::Pass | Choice::Ask => Ok(()),
        }
    }

    /// What becomes of an answer for each highest bid that is possible when the seat's turn comes, from low to high;
    /// `None` where its player would be asked again. Cases in which the seat is passed over are left out.
    pub fn foreseen(&self, seat: Seat, plan: &Plan) -> Vec<(Option<Sun>, Option<Action>)> {
        let Phase::Auction(auction) = self.state().phase() else { return Vec::new() };
        let held = self.state().players()[seat].face_up();
        let cases = self.possible_bids(auction, seat).into_iter();
        let open = cases.map(|highest| (highest, held.above(highest))).filter(|(_, open)| !open.is_empty());
        open.map(|(highest, open)| {
            let must = auction.cause() == Cause::Invoked && auction.ra_player() == seat && highest.is_none();
            (highest, plan.action(highest, open, !must))
        })
        .collect()
    }

    /// The highest bids that are possible when the seat's turn comes, from low to high: today's, and every sun above
    /// it of those who answer before.
    fn possible_bids(&self, auction: &Auction, seat: Seat) -> Vec<Option<Sun>> {
        let before = auction.to_come().take_while(|to_come| *to_come != seat);
        let mut bids: Vec<Sun> = before.flat_map(|other| self.could_bid(auction, other).iter()).collect();
        bids.sort_unstable();
        std::iter::once(auction.floor()).chain(bids.into_iter().map(Some)).collect()
    }
}
