//! What may be done at a table, and why something is refused: said of the game as it stands rather than of the rule
//! that was broken.

use std::time::Duration;

use ra::rules::{Action, Auction, Cause, Illegal, Phase, Seat, Sun, Suns};

use super::actor::Person;
use super::answers_ahead::plan::{Answer, Choice, Plan};
use super::refusal::{Asked, GameRefusal};
use super::table::Table;
use crate::time::Millis;

/// How long somebody may wonder that their time has run out.
const JUST_NOW: Duration = Duration::from_secs(10 * 60);

impl Table {
    /// The refusal of what a seat wanted to do, which may have come just after its time had run out; `before` is how many
    /// entries there were before that.
    pub(super) fn refused(&self, seat: Seat, illegal: Illegal, before: i64, now: Millis) -> GameRefusal {
        let is_just_now = self.story.last_out_of_time(seat).is_some_and(|late| {
            let has_acted = |acted: i64| late < acted && acted <= before;
            self.story.at(late).is_some_and(|at| now.since(at) < JUST_NOW)
                // Taking the chair back may be a part of what is refused.
                && !self.player(seat).acted.is_some_and(|(_, acted)| has_acted(acted))
        });
        let is_late = is_just_now && matches!(illegal, Illegal::NotYourTurn { .. });
        if is_late { GameRefusal::OutOfTime } else { self.refusal(illegal) }
    }

    /// The refusal of an action that the rules do not allow now.
    pub(super) fn refusal(&self, illegal: Illegal) -> GameRefusal {
        match (illegal, self.asked()) {
            (Illegal::NotYourTurn { .. }, Some((to_act, asked))) => self.waits_for(to_act, asked),
            _ => GameRefusal::Illegal { illegal, edition: self.terms.edition },
        }
    }

    fn waits_for(&self, to_act: Seat, asked: Asked) -> GameRefusal {
        let player = self.player(to_act);
        let mark = self.chairs().marks()[to_act.index()];
        let to_act = Person { who: player.who, name: player.name.to_owned() };
        GameRefusal::NotYourTurn { to_act, mark, asked }
    }

    /// Whether it is the seat that is to act.
    ///
    /// # Errors
    /// [`GameRefusal::NotYourTurn`], or that the game is over.
    pub fn require_asked(&self, seat: Seat) -> Result<(), GameRefusal> {
        match self.asked() {
            Some((to_act, _)) if to_act == seat => Ok(()),
            Some((to_act, asked)) => Err(self.waits_for(to_act, asked)),
            None => Err(self.refusal(Illegal::GameOver)),
        }
    }

    /// Whether the game asks a seat something to which its player can be called later.
    pub fn may_be_called_later(&self, seat: Seat) -> Result<(), GameRefusal> {
        self.may_play(seat)?;
        if matches!(self.position.phase(), Phase::Auction(_)) {
            self.may_answer(seat).map(drop)
        } else {
            self.require_asked(seat)
        }
    }

    /// The auction under way, if the seat may answer it, on its turn or ahead of it.
    ///
    /// # Errors
    /// When there is none, or the seat has answered, or has no sun to bid.
    pub fn may_answer(&self, seat: Seat) -> Result<&Auction, GameRefusal> {
        let Phase::Auction(auction) = self.position.phase() else {
            return Err(self.refusal(Illegal::NoAuction));
        };
        let held = self.position.players()[seat].face_up();
        if held == Suns::NONE {
            return Err(GameRefusal::NoSunLeft);
        }
        let opened = self.question.auction().unwrap_or(self.seq);
        if self.story.passed_over(seat, opened, self.seq) {
            return Err(GameRefusal::NoSunToBid);
        }
        if !auction.to_come().any(|to_come| to_come == seat) {
            let late = self.story.last_out_of_time(seat).is_some_and(|seq| seq > opened);
            return Err(if late { GameRefusal::OutOfTime } else { GameRefusal::AnsweredAlready });
        }
        if self.could_bid(auction, seat).is_empty() {
            return Err(GameRefusal::NoSunToBid);
        }
        Ok(auction)
    }

    /// Whether the seat may give this answer, on its turn or ahead of it.
    pub(super) fn check_answer(&self, seat: Seat, answer: Answer) -> Result<(), GameRefusal> {
        let auction = self.may_answer(seat)?;
        let held = self.position.players()[seat].face_up();
        let open = self.could_bid(auction, seat);
        let may_pass = auction.to_answer() != seat || auction.may_pass();
        match (answer.sun(), auction.floor()) {
            (None, _) if !may_pass => Err(self.refusal(Illegal::MustBid)),
            (Some(sun), _) if !held.contains(sun) => Err(self.refusal(Illegal::NoSuchSun { sun, held })),
            (Some(sun), Some(to_beat)) if sun <= to_beat => {
                Err(GameRefusal::TooLow { open, held, to_beat, may_pass })
            }
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// Whether the seat may say now that this is its answer to an auction that opens before its next turn.
    ///
    /// # Errors
    /// When it is asked just now, or does not have the sun.
    pub fn may_answer_next(&self, seat: Seat, answer: Answer) -> Result<(), GameRefusal> {
        if self.require_asked(seat).is_ok() {
            return Err(GameRefusal::YourTurnIsNow);
        }
        let held = self.position.players()[seat].face_up();
        match answer.sun().filter(|sun| !held.contains(*sun)) {
            Some(sun) => Err(self.refusal(Illegal::NoSuchSun { sun, held })),
            None => Ok(()),
        }
    }

    /// Whether the seat may plan this for the case that this is the highest bid when its turn comes.
    pub(super) fn check_line(
        &self,
        seat: Seat,
        highest: Option<Sun>,
        choice: Choice,
    ) -> Result<(), GameRefusal> {
        let auction = self.may_answer(seat)?;
        let held = self.position.players()[seat].face_up();
        if !self.possible_bids(auction, seat).contains(&highest) {
            return Err(GameRefusal::NoSuchCase);
        }
        match choice {
            Choice::Bid(sun) if !held.contains(sun) => Err(self.refusal(Illegal::NoSuchSun { sun, held })),
            Choice::Bid(sun) if highest.is_some_and(|highest| sun <= highest) => {
                let to_beat = highest.unwrap_or(sun);
                Err(GameRefusal::TooLow { open: held.above(highest), held, to_beat, may_pass: true })
            }
            Choice::Bid(_) | Choice::Pass | Choice::Ask => Ok(()),
        }
    }

    /// What becomes of an answer for each highest bid that is possible when the seat's turn comes, from low to high;
    /// `None` where its player would be asked again. Cases in which the seat is passed over are left out.
    pub fn foreseen(&self, seat: Seat, plan: &Plan) -> Vec<(Option<Sun>, Option<Action>)> {
        let Phase::Auction(auction) = self.position.phase() else { return Vec::new() };
        let held = self.position.players()[seat].face_up();
        let cases = self.possible_bids(auction, seat).into_iter();
        let open = cases.map(|highest| (highest, held.above(highest))).filter(|(_, open)| !open.is_empty());
        open.map(|(highest, open)| {
            let must = auction.cause() == Cause::Invoked && auction.ra_player() == seat && highest.is_none();
            (highest, plan.action(highest, open, !must))
        })
        .collect()
    }

    /// Whether the seat may be passed over, because others who answer before can bid more than all that it has.
    pub fn may_be_passed_over(&self, seat: Seat) -> bool {
        let Phase::Auction(auction) = self.position.phase() else { return false };
        let held = self.position.players()[seat].face_up();
        self.possible_bids(auction, seat).into_iter().any(|highest| held.above(highest).is_empty())
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
