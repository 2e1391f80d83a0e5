//! What people leave to the program where it is clear what anybody would do.

use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::load::{self, GameRef};
use super::{Error, bulk_updates};
use crate::store::{Store, reader_preferences};

/// Chooses how much one leaves to the program, from now on. One's games learn of it one after the other, by a bulk update.
pub async fn choose(store: &Store, user: UserId, autoplay: AutoplayLevel, now: Millis) -> Result<(), Error> {
    if reader_preferences::of(store, user).await?.autoplay == Some(autoplay) {
        return Ok(());
    }
    let mut tx = store.write().await?;
    reader_preferences::set_autoplay(&mut tx, user, autoplay, now).await?;
    bulk_updates::add(&mut tx, bulk_updates::BulkUpdate::Settings(user), now, now).await?;
    Ok(tx.commit().await?)
}

/// Chooses whether one is asked ahead, after one has acted, what is likely to be asked next.
pub async fn ask_ahead(store: &Store, user: UserId, asked_ahead: bool) -> Result<(), Error> {
    if reader_preferences::of(store, user).await?.asked_ahead == asked_ahead {
        return Ok(());
    }
    Ok(reader_preferences::set_asked_ahead(store, user, asked_ahead).await?)
}

/// Whether somebody is to be offered passes now: in this game their last ones were as the program would have passed
/// for them, and they have not been offered any; takes note that they are.
pub async fn offer_passes(store: &Store, game: GameId, user: UserId) -> Result<bool, Error> {
    let game = load::any(store, GameRef::Game(game)).await?.playable()?.game;
    if !game.decisions().would_have_passed(user) {
        return Ok(false);
    }
    let mut tx = store.write().await?;
    let is_new = reader_preferences::set_passes_offered(&mut tx, user).await?;
    tx.commit().await?;
    Ok(is_new)
}

/// Whether somebody has still to be told what is done for them until they choose; takes note that they are.
pub async fn tell_once(store: &Store, user: UserId, now: Millis) -> Result<bool, Error> {
    let mut tx = store.write().await?;
    let is_new = reader_preferences::set_autoplay_told(&mut tx, user, now).await?;
    tx.commit().await?;
    Ok(is_new)
}
