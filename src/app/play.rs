//! Playing: what the players of a running game decide.

use super::Error;
use super::change::{Done, Occasion, change};
use super::request::Request;
use crate::game::{Decision, Draft};
use crate::store::Store;

/// Plays a decision in the game that is meant, and what has been decided ahead whose turn has come by it.
///
/// # Errors
/// A refusal changes nothing.
pub async fn play(store: &Store, request: &Request, decision: &Decision) -> Result<Done, Error> {
    let changed =
        change(store, &Occasion::from(request), |draft| draft.play(request.question, decision)).await?;
    Ok(changed.done(Some(request.person.user)))
}

/// Takes back the last decision in a game, for whoever made it.
///
/// # Errors
/// [`crate::game::Refusal::NothingToUndo`] when somebody else has acted since, an order was played, or something unknown
/// came of it.
pub async fn undo(store: &Store, request: &Request) -> Result<Done, Error> {
    let changed = change(store, &Occasion::from(request), Draft::undo).await?;
    Ok(changed.done(Some(request.person.user)))
}
