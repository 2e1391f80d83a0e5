//! What runs as long as the bot does: the runner of tasks, and the few things that are not done at a time of their own.

mod heartbeat;
mod other_process;

use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::ShardManager;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use self::heartbeat::Heartbeat;
use super::tasks;
use crate::discord::computer_players::Computers;
use crate::discord::sending::Delivery;
use crate::discord::shard_health::Liveness;

/// How often the bot looks for what there is to do.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rhythm {
    /// Between two looks.
    pub(super) every: Duration,
    /// Between two looks at a local Discord's clock.
    pub(super) clock_every: Duration,
    /// How long a game waits before the bot looks whether those it waits for are still on the server.
    pub(super) look_after: Duration,
}

/// Starts all of it; it ends when told to stop.
pub(super) fn start(
    delivery: &Delivery,
    computers: &Computers,
    liveness: &Arc<Liveness>,
    manager: &Arc<ShardManager>,
    rhythm: Rhythm,
    stop: &CancellationToken,
) -> JoinSet<()> {
    let mut jobs = JoinSet::new();
    let (rest, store) = (delivery.rest.clone(), delivery.store.clone());
    let heartbeat = Heartbeat::new(rest, store, Arc::clone(liveness), Arc::clone(manager));
    jobs.spawn(heartbeat.run(rhythm.clock_every, stop.clone()));
    jobs.spawn(other_process::watch(delivery.clone(), stop.clone()));
    let liveness = Arc::clone(liveness);
    jobs.spawn(tasks::run(delivery.clone(), computers.clone(), liveness, rhythm, stop.clone()));
    jobs
}
