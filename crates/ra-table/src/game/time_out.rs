//! What is done for a player who does not act in time.

use anyhow::Context as _;
use ra::rules::{Action, Phase, Seat};

use super::answers_ahead::plan::{Answer, Plan};
use super::answers_ahead::sealed_answers::Kept;
use super::{Draft, Entry, Error, Game, PauseReason, Why};
use super::{abandoned, obvious_moves, out_of_sight, undo_window};

/// How often in a row a player's time runs out before a computer player takes the chair.
const TOO_OFTEN: u32 = 2;

/// Acts for whoever's time has run out: they are away, and a computer player stands in; or what harms them least
/// is done, and the second time in a row a computer player takes the chair. Or plays what they have decided, and
/// can no longer take back. In an auction it is kept for those whose turn has not come. Nothing if nobody's time
/// has run out, or an order waits.
pub fn run_out(draft: &mut Draft) -> Result<(), Error> {
    if draft.table().halted() == Some(PauseReason::Deserted) {
        return abandoned::look_after_deserted(draft);
    }
    if out_of_sight::pass_on_unseen(draft)? {
        return Ok(());
    }
    let overdue = draft.table().person_to_act().filter(|_| draft.game.schedule().is_overdue(draft.now));
    let Some(seat) = overdue.filter(|_| draft.game.private.ahead.next_action(&draft.game.table).is_none())
    else {
        return Ok(());
    };
    if undo_window::play_if_due(draft)? || obvious_moves::do_what_is_clear(draft)? {
        return Ok(());
    }
    keep_harmless(draft);
    if draft.game.private.ahead.pending.is_some() {
        return Ok(());
    }
    if draft.game.clocks().stands_in_at().is_some_and(|at| at <= draft.now) {
        return draft.note_itself(Entry::StandIn(seat, Why::Away));
    }
    if draft.game.clocks().runs_out(seat).is_none_or(|at| at > draft.now) {
        return Ok(());
    }
    late(draft, seat, |draft| act_for(draft, seat))
}

/// Does what is done for somebody whose time has run out; the second time in a row a computer player takes the chair.
pub(super) fn late(
    draft: &mut Draft,
    seat: Seat,
    act: impl FnOnce(&mut Draft) -> Result<(), Error>,
) -> Result<(), Error> {
    let is_there = draft.game.private.ahead.has_decided_since_late(&draft.game.table, seat);
    act(draft)?;
    if draft.table().player(seat).late >= TOO_OFTEN && !is_there {
        draft.note_itself(Entry::StandIn(seat, Why::Late))?;
    }
    Ok(())
}

/// Takes the harmless actions for a player until their question is answered.
pub(super) fn act_for(draft: &mut Draft, seat: Seat) -> Result<(), Error> {
    let asked = draft.table().asked();
    loop {
        let action = harmless(&draft.game, seat).context("nothing can be done for a player")?;
        draft.act(seat, action)?;
        let goes_on = matches!(action, Action::Discard(_)) && draft.table().asked() == asked;
        if !goes_on {
            return Ok(());
        }
    }
}

/// What harms a player least who does not act: drawing, or invoking Ra where the track is full; passing, or the
/// lowest sun where a bid is forced; no more God tiles; the least valuable tiles.
pub(super) fn harmless(game: &Game, seat: Seat) -> Option<Action> {
    let legal = game.state().legal();
    let may = |action: Action| legal.contains(action).then_some(action);
    match game.state().phase() {
        Phase::Turn { .. } => may(Action::Draw).or(may(Action::Invoke)),
        Phase::Gods { .. } => may(Action::Done),
        Phase::Auction(_) => game.table.cheapest_answer(seat),
        // There the easy player looks only at what each tile is worth.
        Phase::Discard(_) => game.offhand(),
        Phase::Over => None,
    }
}

/// Keeps for those whose time has run out before their turn what harms them least: they may still answer until then.
fn keep_harmless(draft: &mut Draft) {
    let Game { table, private, .. } = &draft.game;
    let decided = private.ahead.pending.as_ref().map(|pending| pending.seat).or(table.position.to_act());
    for seat in table.people_asked().into_iter().filter(|seat| Some(*seat) != decided) {
        if let Some(at) = draft.game.clocks().runs_out(seat).filter(|at| *at <= draft.now) {
            draft.keep_plan(seat, Plan::from(Answer::Pass), Kept::OutOfTime, at);
        }
    }
}
