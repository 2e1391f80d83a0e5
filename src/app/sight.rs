//! Players who cannot see the channel of their game: what is noted of them.

use std::time::Duration;

use super::Error;
use super::change::{Occasion, change_in};
use super::load::Loaded;
use crate::id::{GameId, UserId};
use crate::store::{Store, WriteTx, out_of_sight, repaints};
use crate::time::Millis;

/// How long until it is looked again whether somebody sees the channel, unless they use the game before.
const CHECK_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// Notes that a player has not seen the channel of their game since a moment: their clock has not run since.
pub async fn lost(store: &Store, player: (GameId, UserId), since: Millis, now: Millis) -> Result<(), Error> {
    note(store, player.0, now, async |tx| {
        out_of_sight::begin(tx, player, since, now.after(CHECK_AFTER)).await
    })
    .await
}

/// Notes whether a player sees it again who did not.
pub async fn checked(store: &Store, player: (GameId, UserId), sees: bool, now: Millis) -> Result<(), Error> {
    note(store, player.0, now, async |tx| match sees {
        true => out_of_sight::end(tx, player, now).await,
        false => out_of_sight::check(tx, player, now.after(CHECK_AFTER)).await,
    })
    .await
}

async fn note(
    store: &Store,
    game: GameId,
    now: Millis,
    noted: impl AsyncFnOnce(&mut WriteTx) -> Result<(), crate::store::Error>,
) -> Result<(), Error> {
    let mut tx = store.write().await?;
    noted(&mut tx).await?;
    // Its board may tell of another deadline.
    repaints::wanted(&mut tx, game, now).await?;
    change_in(&mut tx, &Occasion::program(game, now), &|_| Ok(())).await?;
    Ok(tx.commit().await?)
}

/// Whoever does something where the game is played sees the channel again; of one who does something elsewhere it is
/// looked soon. Returns whether anything is noted by that.
pub(super) async fn used(tx: &mut WriteTx, loaded: &Loaded, occasion: &Occasion) -> Result<bool, Error> {
    let (Some(place), Some(user), Ok(game)) = (occasion.place, occasion.by.user(), &loaded.game) else {
        return Ok(false);
    };
    let is_unsighted = game.table().seat_of(user).is_some_and(|seat| game.is_out_of_sight(seat));
    if !is_unsighted {
        return Ok(false);
    }
    let player = (loaded.row.id, user);
    if loaded.row.channel == Some(place) {
        out_of_sight::end(tx, player, occasion.now).await?;
    } else {
        out_of_sight::check(tx, player, occasion.now).await?;
    }
    Ok(true)
}
