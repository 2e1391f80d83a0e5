//! What came of what somebody was called to, once they are called to it no more: for whoever finds the call later.

use ra::rules::{Action, Seat};

use super::Game;
use super::actor::{Actor, Number};
use super::decided_how::Ahead;
use super::entry::Why;
use super::notification_subject::Subject;
use super::notifications::Called;
use super::pause::PauseReason;
use super::public_history::Note;

/// What came of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallOutcome {
    /// What became of the question.
    pub what: Became,
    /// Whether a computer player holds the chair now, until its owner takes it back.
    pub stood_in: bool,
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
            return CallOutcome { what: Became::Left, stood_in: false };
        };
        let what = if game.table.called_off {
            Became::CalledOff
        } else if let Subject::Question(before) | Subject::Late(before) = called.subject {
            // Who was told that they were late reads that.
            done_on(game, seat, before).unwrap_or_else(|| left_open(game))
        } else {
            Became::Past
        };
        let stood_in = match game.table.player(seat).stand_in {
            Some(Why::Late | Why::Away) => !game.table.called_off && !game.table.is_over(),
            Some(Why::Resigned) | None => false,
        };
        CallOutcome { what, stood_in }
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

/// The first thing that was done on a seat, or for it, after an entry.
fn done_on(game: &Game, seat: Seat, question: i64) -> Option<Became> {
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
        by_others.or(answered).or_else(|| skipped().then_some(Became::Skipped))
    })
}
