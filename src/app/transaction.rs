//! The transaction of a change: tried again as long as others are faster, and committed before anybody hears of it.

use futures_util::future::BoxFuture;

use super::Error;
use crate::game::Refusal;
use crate::store::{Store, WriteTx};

/// How often a change is tried that others keep being faster than.
const MOST_TRIES: usize = 4;

/// What is done in a transaction: `async |tx: &mut WriteTx| …`. It is an `AsyncFn` in all but name: of one, the compiler
/// cannot be told yet that what it does may go from one thread to another.
pub(super) trait InTransaction<'t, T>: Fn(&'t mut WriteTx) -> Self::Doing {
    /// What it does, under way.
    type Doing: Future<Output = Result<T, Error>> + Send;
}

impl<'t, T, F, D> InTransaction<'t, T> for F
where
    F: Fn(&'t mut WriteTx) -> D,
    D: Future<Output = Result<T, Error>> + Send,
{
    type Doing = D;
}

/// Makes a change in a transaction of its own, and commits it. A race that was lost is run again from the start, so the
/// change must do nothing but read and write the database.
///
/// # Errors
/// Those of the change, of which nothing is written then; [`Refusal::Crowded`] when others are faster again and again.
pub(super) fn in_one_transaction<'a, T: Send + 'a>(
    store: &'a Store,
    change: impl for<'t> InTransaction<'t, T> + Send + Sync + 'a,
) -> BoxFuture<'a, Result<T, Error>> {
    Box::pin(async move {
        for _ in 0..MOST_TRIES {
            let mut tx = store.write().await?;
            let changed = match change(&mut tx).await {
                Ok(changed) => tx.commit().await.map(|()| changed).map_err(Error::from),
                Err(error) => Err(error),
            };
            match changed {
                Err(Error::Lost) => {}
                other => return other,
            }
        }
        Err(Refusal::Crowded.into())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::id::InteractionId;
    use crate::store::interactions;
    use crate::time::Millis;

    /// Loses so many races, of which each has written something; returns what came of it, and after how many tries.
    async fn lose(store: &Store, races: usize) -> (Result<(), Error>, usize) {
        let tries = AtomicUsize::new(0);
        let ended = in_one_transaction(store, async |tx: &mut WriteTx| {
            interactions::note(tx, InteractionId(1), Millis(0)).await?;
            let lost = tries.fetch_add(1, Ordering::Relaxed) < races;
            if lost { Err(Error::Lost) } else { Ok(()) }
        });
        (ended.await, tries.into_inner())
    }

    #[tokio::test]
    async fn a_lost_race_leaves_nothing_and_is_run_again_but_not_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let (crowded, tries) = lose(&store, usize::MAX).await;
        assert!(matches!(crowded, Err(Error::Refused(Refusal::Crowded))), "{crowded:?}");
        assert_eq!(tries, MOST_TRIES);
        let (ended, tries) = lose(&store, MOST_TRIES - 1).await;
        assert!(ended.is_ok(), "{ended:?}");
        assert_eq!(tries, MOST_TRIES);
        let (noted, tries) = lose(&store, 0).await;
        assert!(matches!(noted, Err(Error::Failed(_))), "it was noted before: {noted:?}");
        assert_eq!(tries, 0);
        store.close().await;
    }
}
