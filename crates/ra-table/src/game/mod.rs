//! A game in play, pure: its history, who acts in it, what it asks, what has been decided ahead, what its clocks show,
//! whom it calls, and what is refused. It knows no database, no Discord, and no time but the moments it is handed.
//!
//! A [`Game`] is the fold of its numbered history ([`Line`]s, whose words are [`Entry`]s) over what was dealt. What
//! everybody at the table sees is its [`Table`]; the rest is private. A [`Draft`] changes it: entries are added to it and
//! nothing else, and what has to be written down comes out at the end ([`Written`]). What anybody is shown is made of
//! [`view::Public`] and [`view::Own`].
//!
//! Read `entry` and `actor` for the words, `table`, `chairs`, `question` and `story` for what everybody sees, `fold` for
//! what each entry means, `plan`, `orders` and `clocks` for what is private, `draft` and `decide` for what people do.

mod abandoned;
mod actor;
mod answers_ahead;
mod ask_next_auction;
mod asked_players;
pub mod autoplay_level;
mod call_outcome;
mod cancel_vote;
mod cancel_vote_actions;
mod chairs;
mod clocks;
mod contact;
mod deal;
mod decide;
mod decided_how;
mod decision_history;
mod draft;
mod entry;
pub mod forecast;
mod history_line;
pub mod in_memory;
pub mod lobby;
mod notifications;
pub mod obvious_moves;
mod open_seat;
mod out_of_sight;
mod pause;
mod player_settings;
mod public_history;
mod question;
mod refusal;
mod replay;
mod result;
mod seat_history;
mod seat_offer;
mod second_thoughts;
mod simultaneous_auction;
mod table;
mod table_actions;
mod table_expiry;
mod table_options;
mod time_out;
mod title;
mod told_directly;
mod undo;
mod undo_window;
mod validate;
pub mod view;
mod waking_hours;

use std::collections::BTreeSet;
use std::sync::OnceLock;

pub use actor::{Actor, By, Number, Person, Who};
pub use answers_ahead::orders::{DrawOrder, Lapse, OrderChange, Orders, Since, StandingOrder, Stop};
pub use answers_ahead::plan::{Answer, Choice, Plan};
pub use answers_ahead::sealed_answers::{Given, Kept, Paid};
pub use ask_next_auction::AskedAhead;
pub use asked_players::Asks;
pub use call_outcome::{Became, CallOutcome};
pub use cancel_vote::{CancelVote, CancelVoteOutcome};
pub use chairs::{Chairs, Player, STAND_IN};
use clocks::Stretch;
pub use clocks::{Clock, LONGEST_WAIT};
pub use contact::{Later, Reach, When};
pub use deal::{Deal, RULES};
pub use decide::Decision;
pub use decided_how::Ahead;
pub use decision_history::DoneFor;
pub use draft::{Draft, Wait, WaitCount, Written};
pub use entry::{Entry, NoEntry, Why};
pub use history_line::Line;
pub use notifications::{BoardCall, Call, Called, Calls, LOOKING, Stage, question_of_sign, sign_of_question};
pub use open_seat::{OpenSeat, OpenSeatOutcome};
pub use out_of_sight::OutOfSight;
pub use pause::PauseReason;
pub use player_settings::{Setting, Settings};
pub use public_history::{Note, Sold, Story};
pub use question::Question;
use ra::ai::{self, Level};
use ra::record::Record;
use ra::rules::{Action, Outcome, PerSeat, Private, Scored, Seat, State};
pub use refusal::{Asked, Error, Permission, Refusal};
pub use replay::{Frozen, Start};
pub use result::{GameResult, Left};
pub use seat_offer::Offer;
pub use second_thoughts::SecondThoughts;
pub use table::{Table, Terms};
pub use table_actions::{Act, LONGEST_EXTENSION};
pub use table_expiry::{Closing, Patience};
pub use title::Title;
pub use undo_window::{Moves, Pending, Unseen, WhatBecame};

use crate::clock::Span;
use crate::id::UserId;
use crate::time::Millis;

/// A game as it stands, with all that is private: what is shown of it is for [`view`] to choose.
#[derive(Debug, Clone)]
pub struct Game {
    table: Table,
    /// What it began with, and its history.
    start: Start,
    lines: Vec<Line>,
    /// What was dealt, and the actions that count.
    record: Record,
    /// What the epochs brought whom.
    scorings: Vec<Private<PerSeat<Scored>>>,
    /// What made each seat's clock go down and up.
    stretches: Vec<Vec<Stretch>>,
    /// What belongs to it besides: private, but for when the program stood still. Whether it is asked to call the game
    /// off is in the table.
    aside: PrivateState,
    /// What the committee says is clear in the present position, once it was asked.
    verdict: OnceLock<Option<Action>>,
    /// The entries that were taken back.
    void: BTreeSet<i64>,
    /// Whether auctions ask one bidder after the other. Only a rehearsal asks so, to compare with.
    asks_in_turn: bool,
}

/// What belongs to a game besides its history: private, but for when the program stood still.
#[derive(Debug, Clone, Default)]
pub struct PrivateState {
    /// The answers given ahead.
    pub given: Vec<Given>,
    /// What the players have decided beyond the auction under way.
    pub orders: Vec<Orders>,
    /// What the players have said of themselves.
    pub settings: Vec<(UserId, Setting)>,
    /// When the program stood still.
    pub outages: Vec<Span>,
    /// When it was found out that the bot cannot write where it is played, if it cannot.
    pub unreached_since: Option<Millis>,
    /// When players could not see the channel.
    pub out_of_sight: Vec<OutOfSight>,
    /// Whether the channel is gone in which it was played.
    pub placeless: bool,
    /// How far the players have been called, besides by boards.
    pub called: Vec<Called>,
    /// How they are reached, as far as something is known of it.
    pub reach: Vec<Reach>,
    /// What somebody has decided on their turn.
    pub pending: Option<Pending>,
    /// What the players leave to the program where it is clear.
    pub leaving: Vec<obvious_moves::Leaving>,
    /// Whether it is asked that the game is called off, or was. That is everybody's.
    pub calling_off: Option<Box<CancelVote>>,
}

impl Game {
    /// The same game with what belongs to it.
    #[must_use]
    pub fn with(mut self, mut aside: PrivateState) -> Game {
        self.table.calling_off = aside.calling_off.take();
        (self.aside, self.verdict) = (aside, OnceLock::new());
        self.drop_past_pending();
        self
    }

    /// All that everybody may know.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What lies on the table, with what is private: for computer players, who look away.
    pub fn state(&self) -> &State {
        self.record.state()
    }

    /// The history.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The entries that were not taken back.
    fn lasting_lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter().filter(|line| !self.void.contains(&line.seq))
    }

    /// What was dealt, and the actions that count. Private: the bag is in it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The answers given ahead.
    pub fn given(&self) -> &[Given] {
        &self.aside.given
    }

    /// All orders that were ever given or taken back.
    pub fn orders(&self) -> &[Orders] {
        &self.aside.orders
    }

    /// The plan that a seat has given ahead.
    pub fn plan_of(&self, seat: Seat) -> Option<&Plan> {
        self.given_by(seat).and_then(Given::plan)
    }

    /// The answer that a seat has given ahead.
    fn given_by(&self, seat: Seat) -> Option<&Given> {
        self.aside.given.iter().find(|given| given.seat == seat)
    }

    /// The computer player that the game waits for.
    pub fn computer_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.table.position.to_act().filter(|_| self.table.is_going_on())?;
        self.table.player(seat).computer().map(|level| (seat, level))
    }

    /// How the game ended, once it is over: by its points, with those who left it last.
    pub fn outcome(&self) -> Option<Outcome> {
        let resigned = |note: &Note| match note {
            Note::Entry(Entry::StandIn(seat, Why::Resigned), _) => Some(*seat),
            Note::Entry(..) | Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => None,
        };
        let left = self.table.story.notes.iter().filter_map(|(_, note)| resigned(note));
        let left: Vec<Seat> =
            left.filter(|seat| self.table.player(*seat).stand_in == Some(Why::Resigned)).collect();
        self.state().outcome().map(|outcome| outcome.with_last(&left))
    }

    /// What the tiles on the auction track are worth to a seat now, in points. It follows from what is public.
    fn lot_value(&self, seat: Seat) -> f32 {
        ai::lot_worth(self.state(), seat)
    }

    /// What the rules of thumb choose for whoever is to act.
    fn offhand(&self) -> Option<Action> {
        ai::offhand(self.state())
    }
}
