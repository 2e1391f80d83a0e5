//! What came of what somebody was called to, once they are called to it no more: for whoever finds the call later.

use ra::rules::{Action, Event, Seat};

use super::Game;
use super::actor::{Actor, Number};
use super::decided_how::Ahead;
use super::entry::Why;
use super::history_line::Line;
use super::notification_subject::Subject;
use super::notifications::Called;
use super::pause::PauseReason;
use super::public_history::Note;

/// What came of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallOutcome {
    /// What became of the question.
    pub what: Became,
    /// The entry by which that was done, if anything was.
    pub entry: Option<i64>,
    /// Whether a computer player holds the chair now, until its owner takes it back.
    pub stood_in: bool,
    /// The entry that opened the auction in which that was done, if it was done in one.
    pub auction: Option<i64>,
}

/// What became of a question to which somebody was called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Became {
    /// They did this.
    Answered(Action),
    /// This was done for them by an order of theirs.
    Ordered(Action),
    /// This was done for them because hardly anybody would have done anything else.
    Obvious(Action),
    /// Their time ran out, and this was done for them.
    Late(Action),
    /// Somebody who looks after the games acted for them.
    ActedFor(Number),
    /// None of their suns was high enough to be asked.
    Skipped,
    /// They have no chair there any more, or have left.
    Left,
    /// The game stands still.
    Paused(PauseReason),
    /// The game is over.
    Over,
    /// The game was called off.
    CalledOff,
    /// The game has gone on without them.
    Past,
}

impl CallOutcome {
    /// What came of a call.
    pub fn of(game: &Game, called: &Called) -> CallOutcome {
        let seat = game.table.seat_of(called.user);
        let Some(seat) = seat.filter(|seat| !game.table.player(*seat).has_left()) else {
            return CallOutcome { what: Became::Left, entry: None, stood_in: false, auction: None };
        };
        let (what, entry) = if game.table.called_off {
            (Became::CalledOff, None)
        } else if let Subject::Question(before) | Subject::Late(before) = called.subject {
            // Who was told that they were late reads that.
            match done_on(game, seat, before) {
                Some((seq, what)) => (what, Some(seq)),
                None => (left_open(game), None),
            }
        } else {
            (Became::Past, None)
        };
        let stood_in = match game.table.player(seat).stand_in {
            Some(Why::Late | Why::Away) => !game.table.called_off && !game.table.is_over(),
            Some(Why::Resigned | Why::RoundOver) | None => false,
        };
        CallOutcome { what, entry, stood_in, auction: entry.and_then(|entry| auction_of(game, entry)) }
    }
}

/// What became of a question on which nothing was done.
fn left_open(game: &Game) -> Became {
    match game.table.halted() {
        _ if game.table.is_over() => Became::Over,
        Some(halt) => Became::Paused(halt),
        None => Became::Past,
    }
}

/// The entry that opened the auction to which a bid or a pass belongs.
fn auction_of(game: &Game, seq: i64) -> Option<i64> {
    let is_answer = |line: &Line| matches!(line.action(), Some(Action::Bid(_) | Action::Pass));
    game.lines.iter().find(|line| line.seq == seq).filter(|line| is_answer(line))?;
    let opened = |event: &Event| matches!(event, Event::AuctionOpened { .. });
    let mut before = game.table.story.events.iter().rev().filter(|(at, _)| *at <= seq);
    before.find(|(_, event)| opened(event)).map(|(at, _)| *at)
}

/// The first thing that was done on a seat, or for it, after an entry; and by which.
fn done_on(game: &Game, seat: Seat, question: i64) -> Option<(i64, Became)> {
    let own = Actor::Person(game.table.player(seat).number);
    game.lasting_lines().filter(|line| line.seq > question).find_map(|line| {
        let action = line.action()?;
        let mut noted = game.table.story.notes.iter().filter(|(seq, _)| *seq == line.seq);
        let by_others = noted.find_map(|(_, note)| match note {
            Note::OutOfTime(of, _) if *of == seat => Some(Became::Late(action)),
            Note::ActedFor(of, by) if *of == seat => Some(Became::ActedFor(*by)),
            Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) | Note::Entry(..) => None,
        });
        let answered = (line.actor == own).then_some(match line.ahead {
            Ahead::No | Ahead::Answer => Became::Answered(action),
            Ahead::Order => Became::Ordered(action),
            Ahead::Quick | Ahead::Clear => Became::Obvious(action),
        });
        let skipped = || game.table.story.passed_over(seat, line.seq - 1, line.seq);
        let done = by_others.or(answered).or_else(|| skipped().then_some(Became::Skipped));
        done.map(|done| (line.seq, done))
    })
}
