//! Players who cannot see the channel of their game: what is noted of them.

use std::time::Duration;

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::change::{ChangeContext, change_in};
use crate::store::out_of_sight::{self, Unsighted};
use crate::store::tasks::{self, Kind};
use crate::store::{Store, WriteTx};

/// How long until it is looked again whether somebody sees the channel, unless they use the game before.
const CHECK_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// Notes that a player has not seen the channel of their game since a moment: their clock has not run since.
pub async fn lost(
    store: &Store,
    game: GameId,
    user: UserId,
    since: Millis,
    now: Millis,
) -> Result<(), Error> {
    note(store, game, now, async |tx| {
        let unsighted = Unsighted { from: since, noticed: now, check: now.after(CHECK_AFTER) };
        out_of_sight::begin(tx, game, user, unsighted).await
    })
    .await
}

/// Notes whether a player sees it again who did not.
pub async fn checked(
    store: &Store,
    game: GameId,
    user: UserId,
    sees: bool,
    now: Millis,
) -> Result<(), Error> {
    note(store, game, now, async |tx| match sees {
        true => out_of_sight::end(tx, game, user, now).await,
        false => out_of_sight::check(tx, game, user, now.after(CHECK_AFTER)).await,
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
    tasks::put_of_game(&mut tx, Kind::Deadline, game, now).await?;
    change_in(&mut tx, &ChangeContext::program(game, now), &|_| Ok(())).await?;
    Ok(tx.commit().await?)
}
