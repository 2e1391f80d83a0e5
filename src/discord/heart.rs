//! The sign of life: as long as the program runs and is connected it notes the time every few seconds. What is missing
//! between two notes is an outage, and costs no player anything; so does a clock on the wall that jumps.

use std::future::Future;
use std::time::{Duration, Instant};

use tokio_util::sync::CancellationToken;

use super::publish::Publisher;
use crate::store::{self, Store, facts, outages};
use crate::time::Millis;

/// Between two notes.
const BEAT: Duration = Duration::from_secs(5);
/// Between two looks at a local Discord's clock, at least.
const LOOK: Duration = Duration::from_millis(200);
/// What is missing longer than this was an outage.
const LONGEST_BEAT: Duration = Duration::from_secs(30);
/// The fact that says when the program was last alive and connected.
const ALIVE: &str = "alive at";

/// Notes the time again and again until told to stop, as long as `is_connected` says so.
pub(super) async fn beat<F: Future<Output = bool>>(
    publisher: Publisher,
    every: Duration,
    is_connected: impl Fn() -> F,
    stop: CancellationToken,
) {
    let mut noted: Option<Instant> = None;
    let mut turned = 0;
    while !stop.is_cancelled() {
        if let Err(error) = publisher.rest.look_at_the_time().await {
            tracing::debug!(%error, "the local Discord does not tell the time");
        }
        turned += publisher.rest.watch().turned();
        let is_due = noted.is_none_or(|at| at.elapsed() >= BEAT) || turned != 0;
        if is_due && is_connected().await {
            // What a local Discord's clock was turned by counts as lived through; that is what it is turned for.
            match note(&publisher.store, publisher.now(), std::mem::take(&mut turned)).await {
                Ok(()) => noted = Some(Instant::now()),
                Err(error) => tracing::error!(%error, "the sign of life was not noted"),
            }
        }
        tokio::select! {
            () = tokio::time::sleep(every.clamp(LOOK, BEAT)) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Notes that the program is alive, and what it missed since it last was.
async fn note(store: &Store, now: Millis, turned: i64) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    let last = facts::get(&mut tx, ALIVE).await?.and_then(|at| at.parse().ok());
    if let Some(last) = last.map(|last: i64| Millis(last.saturating_add(turned))) {
        if now.since(last) > LONGEST_BEAT {
            tracing::warn!(seconds = now.since(last).as_secs(), "was not connected; no player's time ran");
            outages::add(&mut tx, last, now).await?;
        }
        if now < last {
            outages::end_by(&mut tx, now).await?;
        }
    }
    facts::set(&mut tx, ALIVE, &now.0.to_string()).await?;
    Ok(tx.commit().await?)
}
