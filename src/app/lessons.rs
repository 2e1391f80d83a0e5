//! The lesson: where somebody is in it, and what comes of their taps. No game changes by it.

use ra::lesson::{Lesson, Tap, Tapped};
use ra_table::id::UserId;

use super::Error;
use super::retry::in_one_transaction;
use crate::store::{Store, WriteTx, lessons};

/// Where somebody is; at the beginning, if they have never tapped.
pub async fn of(store: &Store, user: UserId) -> Result<Lesson, Error> {
    let known = lessons::of(&mut store.read().await?, user).await?;
    Ok(known.unwrap_or_default())
}

/// Somebody taps in the scene of this number. What belongs to another scene, as a click that comes twice does,
/// changes nothing.
pub async fn tap(store: &Store, user: UserId, number: usize, tap: Tap) -> Result<(Lesson, Tapped), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let mut lesson = lessons::of(tx, user).await?.unwrap_or_default();
        if lesson.number() != number {
            return Ok((lesson, Tapped::Elsewhere));
        }
        let tapped = lesson.tap(tap);
        if tapped == Tapped::On {
            lessons::set(tx, user, &lesson).await?;
        }
        Ok((lesson, tapped))
    })
    .await
}

/// Somebody begins anew.
pub async fn again(store: &Store, user: UserId) -> Result<Lesson, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let lesson = Lesson::new();
        lessons::set(tx, user, &lesson).await?;
        Ok(lesson)
    })
    .await
}
