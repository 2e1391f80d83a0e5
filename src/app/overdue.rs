//! What the program does by itself in a running game: acting for players whose time has run out, and finding whom to
//! call. It goes the way of everybody's actions, so a timer and a person cannot both have acted.

use super::Error;
use super::change::{Done, Occasion, change};
use super::load::{self, Seen, Which};
use super::thought::Thought;
use crate::game::{Call, Draft};
use crate::id::GameId;
use crate::store::{Store, games};
use crate::time::Millis;

/// What there is to do in a game that was due.
#[derive(Debug)]
pub enum ToDo {
    /// A computer player is to act.
    Computer(Thought),
    /// Something was done for a player: the game after it.
    Acted(Box<Done>),
    /// These are to be called.
    Call(Box<Seen>, Vec<Call>),
    /// Nothing: it is due later, or not at all.
    Nothing,
}

/// Looks after a game that is due: acts for whoever's time has run out, or says what else there is to do.
///
/// # Errors
/// When the database fails, or the game cannot be loaded.
pub async fn look_after(store: &Store, game: GameId, now: Millis) -> Result<ToDo, Error> {
    let mut tx = store.read().await?;
    let loaded = load::begun(&mut tx, Which::Game(game)).await?.playable()?;
    drop(tx);
    if let Some(thought) = Thought::of(&loaded.2) {
        return Ok(ToDo::Computer(thought));
    }
    let is_ready = loaded.2.is_overdue(now) || loaded.2.ordered().is_some();
    let (calls, _) = loaded.2.calls(now);
    if !is_ready && !calls.is_empty() {
        return Ok(ToDo::Call(Box::new(Seen::of(loaded, now)), calls));
    }
    // Whoever was late may have been faster after all.
    let done = change(store, &Occasion::program(game, now), Draft::run_out).await?.done(None);
    Ok(if done.shows == super::Shows::Nothing { ToDo::Nothing } else { ToDo::Acted(Box::new(done)) })
}

/// Puts games off that cannot be looked after now, so that they keep no other waiting.
///
/// # Errors
/// When the database fails.
pub async fn put_off(store: &Store, put_off: &[GameId], until: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    for game in put_off {
        games::set_due(&mut tx, *game, Some(until)).await?;
    }
    Ok(tx.commit().await?)
}
