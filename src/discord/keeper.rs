//! What is done by time: mending what a crash or a fault left behind, and closing what nobody wants.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::publish::Publisher;
use super::rest::ANSWER_WINDOW;
use crate::app::{closing, work};
use crate::id::GameId;
use crate::store::{self, games, interactions, posts};
use crate::time::Millis;

/// How long interactions are remembered: Discord delivers none a second time so late.
const MEMORY: Duration = Duration::from_secs(60 * 60);

/// Between two times of forgetting.
const FORGET: Duration = Duration::from_secs(10 * 60);

/// How long an answer may still arrive.
const ON_ITS_WAY: Duration = ANSWER_WINDOW.saturating_add(Duration::from_secs(1));

/// How long boards to be shrunk are gathered at most.
const GATHER: Duration = Duration::from_millis(200);
/// How many games are shown at a time.
const MOST: usize = 50;

/// How often the keeper looks, and how long it lets others finish first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rhythm {
    /// Between two looks.
    pub(super) every: Duration,
    /// A game that changed within this time may still be shown by whoever changed it.
    pub(super) patience: Duration,
    /// After this time a game looks whether those it waits for are still on the server.
    pub(super) look_after: Duration,
}

/// Looks again and again until told to stop.
pub(super) async fn keep(publisher: Publisher, rhythm: Rhythm, stop: CancellationToken) {
    let mut forgotten: Option<Instant> = None;
    loop {
        if let Err(error) = look(&publisher, rhythm.patience, publisher.now()).await {
            tracing::error!(%error, "the keeper could not look after the games");
        }
        if forgotten.is_none_or(|at| at.elapsed() > FORGET) {
            forgotten = Some(Instant::now());
            if let Err(error) = forget(&publisher).await {
                tracing::error!(%error, "older interactions were not forgotten");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(rhythm.every) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Shrinks boards that are no longer the present one, as soon as there are some, until told to stop. Nobody else
/// does, so no message is edited twice at once.
pub(super) async fn shrink(publisher: Publisher, rhythm: Rhythm, stop: CancellationToken) {
    while !stop.is_cancelled() {
        let shrunk = async { publisher.shrink(posts::stale(&publisher.store).await?).await };
        if let Err(error) = shrunk.await {
            tracing::error!(%error, "the older boards are not shrunk");
        }
        tokio::select! {
            // Several that are retired at about the same time are forgotten in one change of the database. There will
            // be no more of them once nothing is under way.
            () = publisher.retired.notified() => drop(timeout(GATHER, publisher.tasks.wait()).await),
            () = tokio::time::sleep(rhythm.every) => {}
            () = stop.cancelled() => {}
        }
    }
}

async fn look(publisher: &Publisher, patience: Duration, now: Millis) -> Result<(), store::Error> {
    let _under_way = publisher.tasks.token();
    let work = work::find(&publisher.store, now, patience).await?;
    for sent in work.sent {
        let hope = sent.at.0 > now.before(ON_ITS_WAY).0;
        publisher.find(&sent, hope).await;
    }
    // Nobody's time runs while people cannot act, and a clock on the wall that has just jumped is not believed: what was
    // missed has to be noted first.
    if publisher.pulse.is_felt(now) {
        go_on(publisher, work.due, now).await?;
    }
    publisher.clear_calls(work.answered).await?;
    let behind = work.behind.into_iter().filter(|game| !publisher.stuck.holds(*game));
    // At once: a channel that takes long keeps no other waiting.
    join_all(behind.take(MOST).map(|game| publisher.catch_up(game))).await;
    for job in work.jobs {
        publisher.work_off(job).await;
    }
    for game in work.idle {
        match closing::expire(&publisher.store, game, now).await {
            Ok(Some(closed)) => publisher.show_expired(&closed).await,
            Ok(None) => {}
            Err(error) => tracing::error!(%game, ?error, "an idle table was not closed"),
        }
    }
    Ok(())
}

/// Looks after the games that are due, the longest waiting first, until none is.
async fn go_on(publisher: &Publisher, mut due: Vec<GameId>, now: Millis) -> Result<(), store::Error> {
    while !due.is_empty() {
        let calls = join_all(due.iter().map(|game| publisher.go_on(*game, now))).await;
        publisher.call_people(calls.into_iter().flatten().collect(), now).await;
        let still = games::due(&publisher.store, now).await?;
        // What is still due is under way elsewhere: its time comes with the next look.
        due = if still == due { Vec::new() } else { still };
    }
    Ok(())
}

/// Forgets what cannot come again, now and then.
async fn forget(publisher: &Publisher) -> Result<(), store::Error> {
    let mut tx = publisher.store.write().await?;
    interactions::forget(&mut tx, publisher.now().before(MEMORY)).await?;
    tx.commit().await
}
