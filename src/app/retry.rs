//! The transaction of a change: tried again as long as others are faster, and committed before anybody hears of it.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::Error;
use crate::store::{self, Store, Wait, WriteTx};
use ra_display::refusal::AppRefusal;

/// How often a change is tried that others keep being faster than.
const MOST_TRIES: usize = 4;
/// How long the database is left alone that has failed.
const PAUSE: Duration = Duration::from_millis(200);
/// How often a change is tried at which a database in a file fails. One on a server is tried as long as somebody waits.
const MOST_TRIES_OF_FILE: usize = 4;

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

/// Makes a change in a transaction of its own, and commits it. A race that was lost, or one that the database failed
/// at, is run again from the start, so the change must do nothing but read and write the database, and find that it
/// was made before if it was: one that a commit has failed at may have been made all the same, which the next run
/// settles.
///
/// # Errors
/// Those of the change, of which nothing is written then; [`AppRefusal::Crowded`] when others are faster again and
/// again; when the database keeps failing, and then whether the change was made is not known.
pub(super) fn in_one_transaction<'a, T: Send + 'a>(
    store: &'a Store,
    change: impl for<'t> InTransaction<'t, T> + Send + Sync + 'a,
) -> BoxFuture<'a, Result<T, Error>> {
    Box::pin(async move {
        match store.wait() {
            Some(wait) => wait.clone().in_all(until_done(store, change, Some(wait))).await,
            None => until_done(store, change, None).await,
        }
    })
}

/// Makes a change as often as it takes, as long as somebody waits.
async fn until_done<T>(
    store: &Store,
    change: impl for<'t> InTransaction<'t, T>,
    wait: Option<Wait>,
) -> Result<T, Error> {
    let (mut perhaps, mut lost, mut failed) = (None, 0, 0);
    loop {
        match once(store, &change, &mut perhaps).await {
            // Who made it was this one, and its commit failed only in saying so.
            Err(Error::Repeated) if perhaps.is_some() => return perhaps.ok_or(Error::Repeated),
            Err(Error::Lost) => {
                lost += 1;
                if lost == MOST_TRIES {
                    return Err(AppRefusal::Crowded.into());
                }
            }
            Err(error) if has_the_database_failed(&error) => {
                tracing::warn!("the database failed: {error:#}");
                failed += 1;
                if !is_tried_again(wait.as_ref(), failed).await {
                    return Err(error);
                }
            }
            other => return other,
        }
    }
}

/// Leaves the database alone that has failed so many times. Returns whether it is tried again.
async fn is_tried_again(wait: Option<&Wait>, failed: usize) -> bool {
    match wait {
        Some(wait) => wait.pause(PAUSE).await,
        None if failed < MOST_TRIES_OF_FILE => {
            tokio::time::sleep(PAUSE).await;
            true
        }
        None => false,
    }
}

/// Makes a change once. As long as it was `perhaps` made, that keeps what came of it.
async fn once<T>(
    store: &Store,
    change: &impl for<'t> InTransaction<'t, T>,
    perhaps: &mut Option<T>,
) -> Result<T, Error> {
    let mut tx = store.write().await?;
    match change(&mut tx).await {
        Ok(changed) => {
            // From now on it may be committed although nobody waits for that any more.
            *perhaps = Some(changed);
            let lost = |error| if matches!(error, store::Error::Taken) { Error::Lost } else { error.into() };
            tx.commit().await.map_err(lost)?;
            Ok(perhaps.take().expect("it was put there"))
        }
        Err(error) => {
            if !has_the_database_failed(&error) {
                tx.rollback().await?;
            }
            Err(error)
        }
    }
}

/// Whether it is the database that has failed, so that another run may do it.
fn has_the_database_failed(error: &Error) -> bool {
    matches!(error, Error::Failed(error) if store::is_worth_another_run(error))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use ra_display::refusal::Refusal;
    use ra_table::id::InteractionId;

    use super::*;
    use crate::store::interactions;

    /// Loses so many races, of which each has written something; returns what came of it, and after how many tries.
    async fn lose(store: &Store, races: usize) -> (Result<(), Error>, usize) {
        let tries = AtomicUsize::new(0);
        let ended = in_one_transaction(store, async |tx: &mut WriteTx| {
            interactions::note_once(tx, InteractionId(1)).await?;
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
        assert!(matches!(crowded, Err(Error::Refused(Refusal::App(AppRefusal::Crowded)))), "{crowded:?}");
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
