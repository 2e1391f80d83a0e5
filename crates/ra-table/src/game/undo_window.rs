//! What somebody has decided on their turn, for as long as they can take it back: nobody else sees it, and nothing has
//! come of it. What has been played tells whoever played it what others have kept secret, so it stays played.

use std::time::Duration;

use ra::rules::{Action, Seat};

use super::answers_ahead::pending::{Moves, Pending};
use super::answers_ahead::plan::Plan;
use super::decide;
use super::decide::Decision;
use super::draft::{Decided, Draft};
use super::refusal::{Error, GameRefusal};
use super::{By, Person};
use crate::clock::Pace;
use crate::time::Millis;

/// Keeps a decision of whoever is to act until it can no longer be taken back. A drawn tile cannot, so it is drawn at
/// once; and so is played what is no more than an order. Says whether it is kept.
pub(super) fn keep_pending(
    draft: &mut Draft,
    seat: Seat,
    decision: &Decision,
    time: SecondThoughts,
) -> Result<bool, Error> {
    let By::Person(Person { name, .. }) = draft.by.clone() else { return Ok(false) };
    let is_turn = draft.game.state().to_act() == Some(seat);
    let is_played_at_once = matches!(
        decision,
        Decision::Draw | Decision::DrawOn(_) | Decision::AskOnTurn | Decision::Withdraw | Decision::Order(_)
    );
    if !is_turn || is_played_at_once || draft.table().is_of_one_person() {
        return Ok(false);
    }
    let moves = moves(draft, seat, decision)?;
    if moves.actions.is_empty() {
        return Ok(false);
    }
    let question = draft.table().question.by();
    let (at, until) = (draft.now, draft.now.after(time.at(draft.table().terms.pace)));
    draft.game.private.ahead.pending = Some(Pending { seat, question, moves, name, at, until });
    Ok(true)
}

/// What a decision would become if it were played now.
fn moves(draft: &Draft, seat: Seat, decision: &Decision) -> Result<Moves, Error> {
    let from = draft.game.lines.len();
    let mut tried = draft.again();
    // What it takes the place of does not come before it.
    tried.game.private.ahead.pending = None;
    decide::take_decision(&mut tried, seat, decision)?;
    let mut actions: Vec<Action> = tried.game.lines[from..].iter().filter_map(super::Line::action).collect();
    let mut answer = None;
    if tried.just_said == Some(seat) {
        match tried.game.private.ahead.next_action(&tried.game.table) {
            Some((next, action)) if next == seat => actions.push(action),
            _ => answer = tried.game.private.ahead.plan_of(seat).and_then(|plan| plan.answer),
        }
    }
    Ok(Moves { actions, answer })
}

/// Plays at once what whoever makes the change has decided at that moment.
///
/// # Errors
/// [`GameRefusal::NotPending`] when it has been played or taken back, or something else was decided after it.
pub fn carry_on(draft: &mut Draft, decided_at: Millis) -> Result<(), Error> {
    let seat = draft.own_seat()?;
    draft.table().may_play(seat)?;
    let own = |pending: &mut Pending| (pending.seat, pending.at) == (seat, decided_at);
    let pending = draft.game.private.ahead.pending.take_if(own).ok_or(GameRefusal::NotPending)?;
    play_pending(draft, pending)
}

/// Plays what can no longer be taken back, if there is such a thing; says whether there was.
pub(super) fn play_if_due(draft: &mut Draft) -> Result<bool, Error> {
    let now = draft.now;
    match draft.game.private.ahead.pending.take_if(|pending| pending.until <= now) {
        Some(pending) => play_pending(draft, pending).map(|()| true),
        None => Ok(false),
    }
}

fn play_pending(draft: &mut Draft, pending: Pending) -> Result<(), Error> {
    let Pending { seat, moves, name, at, .. } = pending;
    draft.known_as(seat, name);
    for action in moves.actions {
        draft.check(seat, action)?;
        draft.take_own(seat, action, Decided::At(at))?;
    }
    if let Some(answer) = moves.answer {
        draft.keep(seat, Plan::from(answer));
    }
    Ok(())
}

/// How long a decision can be taken back before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SecondThoughts {
    /// At most tables.
    pub usual: Duration,
    /// Where everybody is there, at [`Pace::Live`].
    pub live: Duration,
}

impl SecondThoughts {
    /// For as long as it takes to see what one has pressed, and to press *Undo* on a phone: of three seconds the way to
    /// Discord and back leaves two.
    pub const USUAL: SecondThoughts =
        SecondThoughts { usual: Duration::from_secs(10), live: Duration::from_secs(5) };

    /// How long at a table of this pace.
    pub(super) fn at(self, pace: Pace) -> Duration {
        if pace == Pace::Live { self.live } else { self.usual }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A press takes a second to arrive and to be answered.
    #[test]
    fn somebody_on_a_phone_has_time_to_take_it_back() {
        for pace in Pace::ALL {
            assert!(SecondThoughts::USUAL.at(pace) >= Duration::from_secs(5), "{pace:?}");
        }
    }
}
