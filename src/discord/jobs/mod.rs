//! What is done by time. Each job has a file and does all that is to be done now in a `look`; what is to be done
//! stands in the database, so a look that fails or is cut off is made up for by the next one. Each job runs by
//! itself: one that waits for Discord keeps no other waiting.

mod answered_calls;
mod at_start;
mod behind;
mod caller;
mod due_games;
mod heartbeat;
mod letter;
mod other_process;
mod shrink;
mod told_of_end;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::ShardManager;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use self::answered_calls::AnsweredCalls;
use self::behind::Behind;
use self::caller::Caller;
use self::due_games::DueGames;
use self::heartbeat::Heartbeat;
use self::shrink::Shrink;
use super::computers::Computers;
use super::deliver::Delivery;
use super::liveness::Liveness;
use super::tasks;

/// How often jobs look, and how long they let others finish first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rhythm {
    /// Between two looks.
    pub(super) every: Duration,
    /// A game that changed within this time may still be shown by whoever changed it.
    pub(super) patience: Duration,
    /// How long a game waits before the bot looks whether those it waits for are still on the server.
    pub(super) look_after: Duration,
}

/// Something that is done by time.
trait Job: Send + 'static {
    /// For the log.
    const NAME: &'static str;

    /// Whether a stop waits for a look that is under way. One for which it does not may be cut off anywhere.
    const IS_AWAITED: bool = true;

    /// How long after a look the next one comes, where the jobs' rhythm is this.
    fn every(&self, rhythm: Duration) -> Duration {
        rhythm
    }

    /// Ends when there is something to do before that.
    fn woken(&self) -> impl Future<Output = ()> + Send {
        std::future::pending()
    }

    /// Does what is to be done now.
    fn look(&mut self) -> impl Future<Output = anyhow::Result<()>> + Send;
}

/// Looks again and again until told to stop.
async fn run<J: Job>(mut job: J, rhythm: Duration, stop: CancellationToken) {
    while !stop.is_cancelled() {
        let looked =
            if J::IS_AWAITED { Some(job.look().await) } else { stop.run_until_cancelled(job.look()).await };
        let failed = match looked {
            Some(Err(error)) => {
                tracing::error!(job = J::NAME, "a job could not be done: {error:#}");
                true
            }
            Some(Ok(())) | None => false,
        };
        if failed {
            // However much there is to do, and whatever wakes it: the database has to recover first.
            tokio::select! {
                () = tokio::time::sleep(rhythm) => {}
                () = stop.cancelled() => {}
            }
            continue;
        }
        tokio::select! {
            () = tokio::time::sleep(job.every(rhythm)) => {}
            () = job.woken() => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Starts all jobs; they end when told to stop.
pub(super) fn start(
    delivery: &Delivery,
    computers: &Computers,
    (liveness, manager): (&Arc<Liveness>, &Arc<ShardManager>),
    rhythm: Rhythm,
    stop: &CancellationToken,
) -> JoinSet<()> {
    let mut jobs = JoinSet::new();
    let caller = Arc::new(Caller::new(delivery.clone(), Arc::clone(liveness)));
    let (rest, store) = (delivery.rest.clone(), delivery.store.clone());
    let heartbeat = Heartbeat::new(rest, store, Arc::clone(liveness), Arc::clone(manager));
    let of_all = (rhythm.every, stop);
    add(&mut jobs, of_all, heartbeat);
    let due_games = DueGames::new(delivery.clone(), computers.clone(), Arc::clone(liveness), caller);
    add(&mut jobs, of_all, due_games);
    add(&mut jobs, of_all, Behind::new(delivery.clone(), rhythm.patience));
    add(&mut jobs, of_all, AnsweredCalls(delivery.clone()));
    add(&mut jobs, of_all, Shrink(delivery.clone()));
    jobs.spawn(other_process::watch(delivery.clone(), stop.clone()));
    jobs.spawn(tasks::run(delivery.clone(), Arc::clone(liveness), rhythm, stop.clone()));
    jobs.spawn(at_start::put_lobbies_right(delivery.clone(), stop.clone()));
    jobs
}

fn add<J: Job>(jobs: &mut JoinSet<()>, (rhythm, stop): (Duration, &CancellationToken), job: J) {
    jobs.spawn(run(job, rhythm, stop.clone()));
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Fails however often it looks, and has always more to do.
    struct Failing(Arc<AtomicUsize>);

    impl Job for Failing {
        const NAME: &'static str = "a test";

        fn every(&self, _: Duration) -> Duration {
            Duration::ZERO
        }

        fn woken(&self) -> impl Future<Output = ()> + Send {
            std::future::ready(())
        }

        async fn look(&mut self) -> anyhow::Result<()> {
            self.0.fetch_add(1, Ordering::Relaxed);
            anyhow::bail!("the database fails")
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_fails_pauses_whatever_there_is_to_do() {
        let (looks, stop) = (Arc::new(AtomicUsize::new(0)), CancellationToken::new());
        let job = tokio::spawn(run(Failing(looks.clone()), Duration::from_secs(5), stop.clone()));
        tokio::time::sleep(Duration::from_secs(52)).await;
        stop.cancel();
        job.await.unwrap();
        assert_eq!(looks.load(Ordering::Relaxed), 11);
    }
}
