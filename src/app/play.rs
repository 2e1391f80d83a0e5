//! Playing: what the players of a running game decide, and when they want to be called to it once more.

use ra_table::game::view::Own;
use ra_table::game::{
    Decision, GameRefusal, SecondThoughts, Unseen, WhatBecame, When, contact, decide, undo, undo_window,
};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::change::{ChangeResult, change_by};
use super::load::{self, GameRef, Playable};
use super::request::Request;
use crate::store::Store;

/// Plays a decision in the game that is meant, and what has been decided ahead whose turn has come by it; or keeps it
/// for as long as it can be taken back.
pub async fn play(
    store: &Store,
    request: &Request,
    decision: &Decision,
    time: SecondThoughts,
) -> Result<ChangeResult, Error> {
    change_by(store, request, |draft| decide::play(draft, request.question, decision, time)).await
}

/// Plays at once what somebody has decided at that moment and could still take back.
///
/// # Errors
/// [`ra_table::game::GameRefusal::NotPending`] when they cannot any more.
pub async fn carry_on(store: &Store, request: &Request, decided_at: Millis) -> Result<ChangeResult, Error> {
    change_by(store, request, |draft| undo_window::carry_on(draft, decided_at)).await
}

/// Takes back what somebody has decided, before it is played; or their last decision, as far as that reveals nothing.
///
/// # Errors
/// [`ra_table::game::GameRefusal::NothingToUndo`], see [`undo::undo`].
pub async fn undo(store: &Store, request: &Request) -> Result<ChangeResult, Error> {
    change_by(store, request, undo::undo).await
}

/// Keeps when somebody wants to be called to the question of their button, in place of what they wanted before; or
/// that they do not.
///
/// # Errors
/// When it is no longer asked, or they cannot be called then.
pub async fn call_later(store: &Store, request: &Request, when: Option<When>) -> Result<Own, Error> {
    let done = change_by(store, request, |draft| contact::call_later(draft, request.question, when)).await?;
    Ok(done.own.ok_or(GameRefusal::NotSeated)?)
}

/// What became of what somebody decided on their turn at a moment, and their game as they see it now.
///
/// # Errors
/// When they have no chair there any more, or the game was called off.
pub async fn became(
    store: &Store,
    game: GameId,
    user: UserId,
    decided: Unseen,
    now: Millis,
) -> Result<(WhatBecame, Own), Error> {
    let Playable { row, board, game } = load::begun(store, GameRef::Game(game)).await?.playable()?;
    let own = Own::of_user(&game, user, load::whereabouts(&row, board.as_ref()), now);
    let own = own.ok_or(GameRefusal::NotSeated)?;
    Ok((game.undo().what_became(own.seat, decided), own))
}
