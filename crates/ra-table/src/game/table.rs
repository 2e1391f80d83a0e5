//! The table of a game in play: all that everybody at it sees and knows. Nothing private can be had from it, because it
//! is not in it.

use ra::ai::Level;
use ra::rules::{Action, Auction, Edition, Phase, Seat, Suns, Visible};

use super::actor::Person;
use super::autoplay_level::AutoplayLevel;
use super::cancel_vote::CancelVote;
use super::chairs::{Chairs, Player, STAND_IN};
use super::entry::Why;
use super::in_cup::InCup;
use super::pause::{Halts, PauseReason};
use super::public_history::Story;
use super::question::Question;
use super::refusal::{Asked, GameRefusal};
use crate::clock::Pace;
use crate::id::{GameId, UserId};
use crate::language::Language;
use crate::theme::Theme;
use crate::time::Millis;

/// How a table plays: what its host sets before its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Which edition's rules.
    pub edition: Edition,
    /// How fast it plays.
    pub pace: Pace,
    /// The most that anybody leaves to the program where it is clear.
    pub autoplay: AutoplayLevel,
    /// In which language everybody reads it.
    pub language: Language,
    /// Whether a computer's reckoning may be shown to whoever bids.
    pub advice: bool,
    /// Whether it counts in the ratings of its people, where else it would.
    pub rated: bool,
    /// How its pictures are painted.
    pub theme: Theme,
}

/// All of a game that everybody may know.
#[derive(Debug, Clone)]
pub struct Table {
    /// Which game.
    pub id: GameId,
    /// What was agreed on.
    pub terms: Terms,
    /// The table of a cup at which it is played, if it is.
    pub in_cup: Option<InCup>,
    /// When its first question was put.
    pub started_at: Millis,
    /// How many entries the history has.
    pub seq: i64,
    /// What has happened.
    pub story: Story,
    pub(super) chairs: Chairs,
    pub(super) halts: Halts,
    pub(super) position: Visible,
    pub(super) question: Question,
    pub(super) called_off: bool,
    /// Whether auctions ask one bidder after the other. Only a rehearsal asks so, to compare with.
    pub(super) asks_in_turn: bool,
    // Boxed: what carries a game along is moved often.
    pub(super) calling_off: Option<Box<CancelVote>>,
}

impl Table {
    /// What lies on the table.
    pub fn position(&self) -> &Visible {
        &self.position
    }

    /// Whether only one person was dealt in, and nobody else has come to the table since: there is nobody then whose
    /// secrets they could find out.
    pub fn is_of_one_person(&self) -> bool {
        let people = self.chairs.people().iter().take(self.chairs.count());
        let dealt_in = people.filter(|person| person.who.level().is_none());
        let here = self.chairs.players().filter(|(_, player)| player.is_person());
        dealt_in.count() <= 1 && here.count() <= 1
    }

    /// The people, the chairs and the host.
    pub fn chairs(&self) -> &Chairs {
        &self.chairs
    }

    /// The question that is open.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// Which question is open, see [`Question::number`].
    pub fn question_number(&self) -> i64 {
        self.question.number()
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> Player<'_> {
        self.chairs.player(seat)
    }

    /// Whose a chair was after an entry, and how well a computer player plays that played it then, if one did.
    pub fn held(&self, seat: Seat, seq: i64) -> (Option<&Person>, Option<Level>) {
        let (number, stand_in) = self.story.held(seat, seq);
        let owner = self.chairs.person(number);
        (owner, owner.and_then(|owner| owner.who.level()).or(stand_in.map(|_| STAND_IN)))
    }

    /// The seat of a person on Discord.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.chairs.seat_of(user)
    }

    /// The seat of the only person, if all other chairs are computer players'.
    pub fn alone(&self) -> Option<Seat> {
        let mut people = self.chairs().players().filter(|(_, player)| player.is_person());
        let (seat, _) = people.next()?;
        people.next().is_none().then_some(seat)
    }

    /// Whether the game has been played to its end.
    pub fn is_over(&self) -> bool {
        self.position.to_act().is_none()
    }

    /// Whether the game was called off.
    pub fn is_called_off(&self) -> bool {
        self.called_off
    }

    /// Whether the game has been played to its end, or was called off.
    pub fn has_ended(&self) -> bool {
        self.is_over() || self.called_off
    }

    /// Why the game stands still, if it does.
    pub fn halted(&self) -> Option<PauseReason> {
        let is_deserted = || self.is_deserted() && !self.has_ended();
        self.halts.now().or_else(|| is_deserted().then_some(PauseReason::Deserted))
    }

    /// The number of the entry by which the game last went on after it had stood still.
    pub(super) fn went_on(&self) -> Option<i64> {
        self.halts.went_on.map(|(seq, _)| seq)
    }

    /// How many minutes after its beginning a moment is.
    pub(super) fn minutes_until(&self, at: Millis) -> u32 {
        u32::try_from(at.since(self.started_at).as_secs() / 60).unwrap_or(u32::MAX)
    }

    /// Who is to act, and what they are asked; `None` when the game is over.
    pub fn asked(&self) -> Option<(Seat, Asked)> {
        let asked = match self.position.phase() {
            Phase::Turn { .. } => Asked::Turn,
            Phase::Gods { .. } => Asked::Gods,
            Phase::Auction(_) => Asked::Bid,
            Phase::Discard(_) => Asked::Discard,
            Phase::Over => return None,
        };
        self.position.to_act().map(|seat| (seat, asked))
    }

    /// The person whom the game waits for, unless it stands still.
    pub fn person_to_act(&self) -> Option<Seat> {
        let seat = self.position.to_act().filter(|_| self.is_going_on())?;
        self.player(seat).computer().is_none().then_some(seat)
    }

    /// Whether the game is neither over nor called off nor stands still.
    pub(super) fn is_going_on(&self) -> bool {
        self.halted().is_none() && !self.called_off && !self.is_over()
    }

    /// The suns with which a seat could answer an auction as it stands.
    pub fn could_bid(&self, auction: &Auction, seat: Seat) -> Suns {
        auction.bids(self.position.players()[seat].face_up())
    }

    /// What costs a seat least that is to answer the auction under way: passing, or the lowest sun where it must bid.
    pub(super) fn cheapest_answer(&self, seat: Seat) -> Option<Action> {
        let Phase::Auction(auction) = self.position.phase() else { return None };
        if self.position.legal().contains(Action::Pass) {
            return Some(Action::Pass);
        }
        self.could_bid(auction, seat).iter().min().map(Action::Bid)
    }

    /// The seats that may still bid in an auction, in the order in which they are asked.
    pub fn can_bid<'a>(&'a self, auction: &'a Auction) -> impl Iterator<Item = Seat> + 'a {
        auction.to_come().filter(|seat| !self.could_bid(auction, *seat).is_empty())
    }

    /// Whether the question that a button answers is still open.
    pub fn require_open(&self, at: Option<i64>) -> Result<(), GameRefusal> {
        match at {
            Some(at) if at != self.question_number() || self.is_over() => {
                Err(GameRefusal::Past { game: self.id, at })
            }
            _ => Ok(()),
        }
    }

    /// Whether a player may do anything now.
    ///
    /// # Errors
    /// [`GameRefusal::Halted`], [`GameRefusal::Resigned`] or [`GameRefusal::RoundOver`].
    pub fn may_play(&self, seat: Seat) -> Result<(), GameRefusal> {
        // Who comes back to a game in which nobody plays lets it go on by that.
        if let Some(halt) = self.halts.now() {
            return Err(GameRefusal::Halted(halt));
        }
        match self.player(seat).stand_in {
            Some(Why::Resigned) => Err(GameRefusal::Resigned),
            _ if self.is_cut_short() => Err(GameRefusal::RoundOver),
            Some(Why::Late | Why::Away | Why::RoundOver) | None => Ok(()),
        }
    }
}
