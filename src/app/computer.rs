//! Computer players in running games. They act by the same path as everybody: what they choose is checked, written down
//! and shown like what a person does. Choosing takes time, and is not done here.

use ra::rules::Action;
use ra_table::game::By;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::Error;
use super::change::{Done, Occasion, change};
use super::load::{self, Which};
use super::thought::Thought;
use crate::store::Store;

/// Takes the action that a computer player has chosen, and follows what has been decided ahead. If it stood in for
/// somebody who is not away any more, that person is asked instead.
///
/// # Errors
/// [`ra_table::game::Refusal::Past`] when the game has gone on since.
pub async fn act(store: &Store, thought: &Thought, action: Action, now: Millis) -> Result<Done, Error> {
    let occasion = Occasion { by: By::Computer, ..Occasion::program(thought.game, now) };
    let changed = change(store, &occasion, |draft| draft.act_as_computer(thought.seq, action)).await?;
    Ok(changed.done(None))
}

/// What a game waits for a computer player to think about now; `None` if it waits for none.
pub async fn thought(store: &Store, game: GameId) -> Result<Option<Thought>, Error> {
    let mut tx = store.read().await?;
    let (_, _, game) = load::begun(&mut tx, Which::Game(game)).await?.playable()?;
    Ok(Thought::of(&game))
}
