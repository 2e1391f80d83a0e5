//! A game in play, pure: its history, who acts in it, what it asks, what has been decided ahead, what its clocks show,
//! whom it calls, and what is refused. It knows no database, no Discord, and no time but the moments it is handed.
//!
//! A [`Game`] is the replay of its numbered history ([`Line`]s, whose words are [`Entry`]s) over what was dealt. What
//! everybody at the table sees is its [`Table`]; the rest is its [`PrivateState`]. What is asked of a game stands with its
//! subject: [`Game::clocks`], [`Game::obvious_moves`], [`Game::notifications`] and so on. A [`Draft`] changes a game:
//! entries are added to it and nothing else, and what has to be written down comes out at the end ([`Written`]). What
//! people can do is a function of a draft, in the module of its subject: [`decide::play`], [`undo::undo`],
//! [`time_out::run_out`]. What anybody is shown is made of [`view::Public`] and [`view::Own`].
//!
//! Each of these asks only those before it: the table, [`AnswersAhead`], waking hours, clocks, obvious moves, how people
//! are reached, who can see the channel, notifications, the schedule.

mod abandoned;
mod actor;
mod answers_ahead;
mod asked_ahead;
mod asked_players;
pub mod autoplay_level;
mod call_outcome;
pub mod cancel_vote;
mod chairs;
mod clocks;
pub mod contact;
mod deal;
pub mod decide;
mod decided_how;
mod decision_history;
mod draft;
mod entry;
pub mod forecast;
mod history_line;
pub mod in_cup;
pub mod in_memory;
pub mod lobby;
mod notification_subject;
mod notifications;
pub mod obvious_moves;
pub mod open_seat;
mod out_of_reach;
mod out_of_sight;
mod pause;
mod player_settings;
mod public_history;
mod question;
mod refusal;
mod replay;
mod result;
mod schedule;
mod seat_history;
mod seat_offer;
mod table;
pub mod table_actions;
mod table_expiry;
mod table_options;
pub mod time_out;
mod title;
pub mod undo;
pub mod undo_window;
mod validate;
pub mod view;
mod waking_hours;

use std::collections::BTreeSet;
use std::sync::OnceLock;

pub use actor::{Actor, By, Number, Person, Who};
pub use answers_ahead::AnswersAhead;
pub use answers_ahead::orders::{DrawOrder, Lapse, OrderChange, Orders, Since, StandingOrder, Stop};
pub use answers_ahead::pending::{Moves, Pending, Unseen, WhatBecame};
pub use answers_ahead::plan::{Answer, Choice, Plan};
pub use answers_ahead::sealed_answers::{Given, Kept, Paid};
pub use asked_ahead::AskedAhead;
pub use asked_players::Asks;
pub use call_outcome::{Became, CallOutcome};
pub use cancel_vote::{CancelVote, CancelVoteOutcome};
pub use chairs::{Chairs, Player, STAND_IN};
use clocks::Stretch;
pub use clocks::{Clock, Clocks, LONGEST_WAIT};
pub use contact::{Contact, Later, Reach, When};
pub use deal::{Deal, RULES};
pub use decide::Decision;
pub use decided_how::Ahead;
pub use decision_history::{Decided, DecisionHistory, DoneFor};
pub use draft::{Draft, Wait, WaitCount, Written};
pub use entry::{Entry, HoldReason, NoEntry, Why};
pub use history_line::Line;
pub use in_cup::{InCup, NotInCup};
pub use notification_subject::Subject;
pub use notifications::{BoardCall, Call, Called, Calls, Notifications, Stage};
pub use obvious_moves::{LOOKING, ObviousMoves};
pub use open_seat::{OpenSeat, OpenSeatOutcome};
pub use out_of_reach::OutOfReach;
pub use out_of_sight::{OutOfSight, Sight};
pub use pause::PauseReason;
pub use player_settings::{Setting, Settings};
pub use public_history::{BEFORE_START, Note, Story};
pub use question::Question;
use ra::ai::{self, Level};
use ra::record::Record;
use ra::rules::{Action, Outcome, PerSeat, Private, Scored, Seat, State};
pub use refusal::{Asked, Error, GameRefusal};
pub use replay::{Frozen, Start};
pub use result::{GameResult, Left};
pub use schedule::Schedule;
pub use seat_offer::Offer;
pub use table::{Table, Terms};
pub use table_actions::{Act, LONGEST_EXTENSION};
pub use table_expiry::{Closing, Patience};
pub use title::Title;
pub use undo::Undo;
pub use undo_window::SecondThoughts;
pub use waking_hours::WakingHours;

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
    /// What belongs to it besides. Whether it is asked to call the game off is in the table.
    private: PrivateState,
    /// What the committee says is clear in the present position, once it was asked.
    verdict: OnceLock<Option<Action>>,
    /// The entries that were taken back.
    void: BTreeSet<i64>,
}

/// What is stored of a game beside its history. All of it is private, except for when the program stood still and the
/// vote on cancelling.
#[derive(Debug, Clone, Default)]
pub struct PrivateState {
    /// What the players have decided ahead, and what they leave to the program.
    pub ahead: AnswersAhead,
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
    /// Whether it is asked that the game is called off, or was. That is everybody's.
    pub calling_off: Option<Box<CancelVote>>,
}

impl PrivateState {
    /// Forgets who wanted to be called to a question that is no longer open.
    fn drop_past_later(&mut self, open: i64) {
        for reach in &mut self.reach {
            reach.later = reach.later.filter(|later| later.question == open);
        }
    }

    /// How somebody is reached, to be changed.
    fn reach_of(&mut self, user: UserId) -> &mut Reach {
        let known = self.reach.iter().position(|reach| reach.user == user);
        let place = known.unwrap_or_else(|| {
            self.reach.push(Reach { user, elsewhere_at: None, looked_at: None, later: None });
            self.reach.len() - 1
        });
        &mut self.reach[place]
    }
}

impl Game {
    /// The same game with what belongs to it.
    #[must_use]
    pub fn with(mut self, mut private: PrivateState) -> Game {
        self.table.calling_off = private.calling_off.take();
        (self.private, self.verdict) = (private, OnceLock::new());
        self.private.ahead.drop_past_pending(&self.table);
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

    /// What the players have decided ahead.
    pub fn ahead(&self) -> &AnswersAhead {
        &self.private.ahead
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

    /// When the last action was played.
    pub fn ended_at(&self) -> Millis {
        let last = self.table.story.at(self.table.question.moved);
        last.unwrap_or(self.table.started_at)
    }

    /// When questions have waited for a seat, in order.
    pub(super) fn waited(&self, seat: Seat) -> Vec<Span> {
        let waited = |stretch: &Stretch| match *stretch {
            Stretch::Waited { from, until, .. } => Some(Span { from, until }),
            Stretch::Given(_) => None,
        };
        self.stretches[seat.index()].iter().filter_map(waited).collect()
    }

    /// Whether the last thing that a question did for a player's clock was to be answered.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        matches!(self.stretches[seat.index()].last(), Some(Stretch::Waited { answered: true, .. }))
    }

    /// Which hours count for the players of a game.
    pub fn waking_hours(&self) -> WakingHours<'_> {
        WakingHours { game: self }
    }

    /// The clocks of a game.
    pub fn clocks(&self) -> Clocks<'_> {
        Clocks { game: self }
    }

    /// What is obvious in a game, for those who leave that to the program.
    pub fn obvious_moves(&self) -> ObviousMoves<'_> {
        ObviousMoves { game: self }
    }

    /// A game that is played where the bot cannot write.
    pub fn out_of_reach(&self) -> OutOfReach<'_> {
        OutOfReach { game: self }
    }

    /// Who can see the channel of a game.
    pub fn sight(&self) -> Sight<'_> {
        Sight { game: self }
    }

    /// How the people of a game are reached.
    pub fn contact(&self) -> Contact<'_> {
        Contact { game: self }
    }

    /// Who is to be called to a game, and when.
    pub fn notifications(&self) -> Notifications<'_> {
        Notifications { game: self }
    }

    /// When the program has something to do in a game.
    pub fn schedule(&self) -> Schedule<'_> {
        Schedule { game: self }
    }

    /// What can be taken back in a game, and was.
    pub fn undo(&self) -> Undo<'_> {
        Undo { game: self }
    }

    /// What the players of a game have decided, and what was done for them.
    pub fn decisions(&self) -> DecisionHistory<'_> {
        DecisionHistory { game: self }
    }
}
