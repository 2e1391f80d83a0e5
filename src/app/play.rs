//! Playing: what the players of a running game decide.

use ra_table::game::view::Own;
use ra_table::game::{Decision, Draft, Refusal, SecondThoughts, Unseen, WhatBecame};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::change::{Done, Occasion, change};
use super::load::{self, Which};
use super::request::Request;
use crate::store::Store;

/// Plays a decision in the game that is meant, and what has been decided ahead whose turn has come by it; or keeps it
/// for as long as it can be taken back.
pub async fn play(
    store: &Store,
    request: &Request,
    decision: &Decision,
    time: SecondThoughts,
) -> Result<Done, Error> {
    let changed =
        change(store, &Occasion::from(request), |draft| draft.play(request.question, decision, time)).await?;
    Ok(changed.done(Some(request.person.user)))
}

/// Plays at once what somebody has decided at that moment and could still take back.
///
/// # Errors
/// [`ra_table::game::Refusal::NotPending`] when they cannot any more.
pub async fn carry_on(store: &Store, request: &Request, decided_at: Millis) -> Result<Done, Error> {
    let changed = change(store, &Occasion::from(request), |draft| draft.carry_on(decided_at)).await?;
    Ok(changed.done(Some(request.person.user)))
}

/// Takes back what somebody has decided, before it is played; or their last decision, as far as that reveals nothing.
///
/// # Errors
/// [`ra_table::game::Refusal::NothingToUndo`], see [`Draft::undo`].
pub async fn undo(store: &Store, request: &Request) -> Result<Done, Error> {
    let changed = change(store, &Occasion::from(request), Draft::undo).await?;
    Ok(changed.done(Some(request.person.user)))
}

/// What became of what somebody decided on their turn at a moment, and their game as they see it now.
///
/// # Errors
/// When they have no chair there any more, or the game was called off.
pub async fn became(
    store: &Store,
    game: GameId,
    (user, decided): (UserId, Unseen),
    now: Millis,
) -> Result<(WhatBecame, Own), Error> {
    let mut tx = store.read().await?;
    let (row, board, game) = load::begun(&mut tx, Which::Game(game)).await?.playable()?;
    let own = Own::of_user(&game, user, load::whereabouts(&row, board.as_ref()), now);
    let own = own.ok_or(Refusal::NotSeated)?;
    Ok((game.what_became(own.seat, decided), own))
}
