//! The kinds of work that are done at a time. `crate::tasks` runs them.

mod answered;
mod board;
mod bulk_update;
mod clock;
mod deadline;
mod direct_proof;
mod forget;
mod game_end;
mod invitation;
mod learn;
mod notification;
mod thread_members;

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use self::answered::DeleteAnswered;
use self::board::ShowBoard;
use self::bulk_update::BulkUpdate;
use self::clock::Clock;
use self::deadline::CorrectDeadline;
use self::direct_proof::ProveDirectMessages;
use self::forget::Forget;
use self::game_end::TellOfEnd;
use self::invitation::Invite;
use self::learn::Learn;
use self::notification::Notify;
use self::thread_members::ThreadMembers;
use super::computers::Computers;
use super::deliver::Delivery;
use super::jobs::Rhythm;
use super::liveness::Liveness;
use super::notifications::Notifier;
use crate::app::sweeps;
use crate::tasks::{Panicked, Runner};

/// Runs all kinds until told to stop. It panics if one of them does.
pub(super) async fn run(
    delivery: Delivery,
    computers: Computers,
    liveness: Arc<Liveness>,
    rhythm: Rhythm,
    stop: CancellationToken,
) {
    forget::ensure(&delivery.store, delivery.now()).await;
    if let Err(error) = sweeps::go_on(&delivery.store, delivery.now()).await {
        tracing::error!(?error, "bulk updates that were given up are not gone on with");
    }
    let notifier = Arc::new(Notifier::new(delivery.clone(), Arc::clone(&liveness)));
    let away = move |now| liveness.away(now);
    let mut runner = Runner::new(delivery.store.clone(), delivery.rest.watch().clone(), away, rhythm.every);
    runner.register(Clock::new(delivery.clone(), computers));
    runner.register(Notify(Arc::clone(&notifier)));
    runner.register(TellOfEnd(notifier));
    runner.register(ShowBoard { delivery: delivery.clone(), patience: rhythm.patience });
    runner.register(DeleteAnswered(delivery.clone()));
    runner.register(BulkUpdate(delivery.clone()));
    runner.register(CorrectDeadline(delivery.clone()));
    runner.register(ProveDirectMessages(delivery.clone()));
    runner.register(ThreadMembers(delivery.clone()));
    runner.register(Invite(delivery.clone()));
    runner.register(Learn(delivery.store.clone()));
    runner.register(Forget(delivery));
    if let Err(Panicked(error)) = runner.run(stop).await {
        // Whoever started the jobs ends the process then.
        if let Ok(panic) = error.try_into_panic() {
            std::panic::resume_unwind(panic);
        }
    }
}
