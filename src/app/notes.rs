//! What people note for themselves in their games. It changes no game, and nobody else is told of it.

use ra_display::refusal::AppRefusal;
use ra_table::game::view::Own;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::load::{GameRef, own};
use super::retry::in_one_transaction;
pub use crate::store::notes::of;
use crate::store::{Store, WriteTx, notes};

/// How many characters a note has at most, as Discord counts them: Unicode's code points.
pub const LONGEST: u16 = 500;

/// Somebody notes something else in a game of theirs, or nothing any more; returns the game as they see it.
///
/// # Errors
/// As [`own`], and [`AppRefusal::NoteTooLong`].
pub async fn write(
    store: &Store,
    game: GameId,
    user: UserId,
    note: Option<&str>,
    now: Millis,
) -> Result<Own, Error> {
    let (most, count) = (usize::from(LONGEST), note.map_or(0, |note| note.chars().count()));
    if count > most {
        return Err(AppRefusal::NoteTooLong { most, count }.into());
    }
    let own = own(store, GameRef::Game(game), user, now).await?;
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(notes::set(tx, game, user, note).await?)).await?;
    Ok(own)
}
