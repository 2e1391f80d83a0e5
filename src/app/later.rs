//! Being called later to what a game asks, as somebody wants it.

use ra_table::game::view::Own;
use ra_table::game::{Refusal, When};

use super::Error;
use super::change::{Occasion, change};
use super::request::Request;
use crate::store::Store;

/// Takes note that somebody wants to say when to call them to the question of their button: nothing is played for them
/// until they act.
pub async fn open(store: &Store, request: &Request) -> Result<Own, Error> {
    let changed = change(store, &Occasion::from(request), |draft| draft.puts_off(request.question)).await?;
    Ok(changed.done(Some(request.person.user)).own.ok_or(Refusal::NotSeated)?)
}

/// Keeps when somebody wants to be called to the question of their button, in place of what they wanted before; or
/// that they do not.
///
/// # Errors
/// When it is no longer asked, or they cannot be called then.
pub async fn call(store: &Store, request: &Request, when: Option<When>) -> Result<Own, Error> {
    let changed =
        change(store, &Occasion::from(request), |draft| draft.call_later(request.question, when)).await?;
    Ok(changed.done(Some(request.person.user)).own.ok_or(Refusal::NotSeated)?)
}
