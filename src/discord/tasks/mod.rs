//! The kinds of work that are done at a time. `crate::tasks` runs them.

mod answered;
mod board;
mod bulk_update;
mod buried_board;
mod cancel_vote;
mod clock;
mod deadline;
mod direct_proof;
mod forget;
mod game_end;
mod invitation;
mod learn;
mod left_server;
mod lobby;
mod notification;
mod open_seat;
mod panel;
mod repair;
mod table_watch;
mod thread_members;

use std::sync::Arc;
use std::time::Duration;

use ra_table::id::GameId;
use ra_table::time::Millis;
use tokio_util::sync::CancellationToken;

use self::answered::DeleteAnswered;
use self::board::ShowBoard;
use self::bulk_update::ApplyBulkUpdate;
use self::buried_board::BuriedBoard;
use self::cancel_vote::CancelVote;
use self::clock::Clock;
use self::deadline::CorrectDeadline;
use self::direct_proof::ProveDirectMessages;
use self::forget::Forget;
use self::game_end::TellOfEnd;
use self::invitation::Invite;
use self::learn::Learn;
use self::left_server::LeftServer;
use self::lobby::Lobby;
use self::notification::Notify;
use self::open_seat::OpenSeat;
use self::panel::Panel;
use self::repair::Repair;
use self::table_watch::TellOfTables;
use self::thread_members::ThreadMembers;
use super::computers::Computers;
use super::deliver::Delivery;
use super::jobs::Rhythm;
use super::liveness::Liveness;
use super::locks::Held;
use super::notifications::Notifier;
use crate::app::bulk_updates;
use crate::store::tasks::{Kind, NeedsShard, NewTask};
use crate::store::{self, Store};
use crate::tasks::{Panicked, Runner};

/// How long a game is left alone that somebody else is just showing.
const SOON: Duration = Duration::from_secs(1);

/// How long after a start the repair begins: people's first clicks come before it.
const REPAIR_AFTER: Duration = Duration::from_secs(10);

/// The right to show a game; `None` if somebody else has it for longer than a moment.
async fn turn(delivery: &Delivery, game: GameId) -> Option<Held> {
    tokio::time::timeout(SOON, delivery.locks.wait_for(game)).await.ok()
}

/// Writes the tasks of kinds of which there is one.
async fn write_upkeep(store: &Store, now: Millis) -> Result<(), store::Error> {
    let task = |kind, due| NewTask { kind, key: String::new(), shard: NeedsShard::No, due };
    let mut tx = store.write().await?;
    for kind in [Kind::Forget, Kind::LeftServer] {
        store::tasks::ensure(&mut tx, &task(kind, now)).await?;
    }
    store::tasks::put(&mut tx, &[task(Kind::Repair, now.after(REPAIR_AFTER))]).await?;
    tx.commit().await
}

/// Runs all kinds until told to stop. It panics if one of them does.
pub(super) async fn run(
    delivery: Delivery,
    computers: Computers,
    liveness: Arc<Liveness>,
    rhythm: Rhythm,
    stop: CancellationToken,
) {
    if let Err(error) = write_upkeep(&delivery.store, delivery.now()).await {
        tracing::error!(%error, "nothing is forgotten or repaired in this life");
    }
    if let Err(error) = bulk_updates::go_on(&delivery.store, delivery.now()).await {
        tracing::error!(?error, "bulk updates that were given up are not gone on with");
    }
    let notifier = Arc::new(Notifier::new(delivery.clone(), Arc::clone(&liveness)));
    let away = move |now| liveness.away(now);
    let mut runner = Runner::new(delivery.store.clone(), delivery.rest.watch().clone(), away, rhythm.every);
    runner.register(Clock::new(delivery.clone(), computers));
    runner.register(Notify(Arc::clone(&notifier)));
    runner.register(TellOfEnd(notifier));
    runner.register(ShowBoard(delivery.clone()));
    runner.register(DeleteAnswered(delivery.clone()));
    runner.register(ApplyBulkUpdate(delivery.clone()));
    runner.register(CorrectDeadline(delivery.clone()));
    runner.register(ProveDirectMessages(delivery.clone()));
    runner.register(ThreadMembers(delivery.clone()));
    runner.register(Invite(delivery.clone()));
    runner.register(CancelVote(delivery.clone()));
    runner.register(OpenSeat(delivery.clone()));
    runner.register(Panel(delivery.clone()));
    runner.register(TellOfTables::new(delivery.clone()));
    runner.register(Lobby(delivery.clone()));
    runner.register(BuriedBoard(delivery.clone()));
    runner.register(LeftServer::new(delivery.clone(), rhythm.look_after));
    runner.register(Learn(delivery.store.clone()));
    runner.register(Repair::new(delivery.clone()));
    runner.register(Forget(delivery));
    if let Err(Panicked(error)) = runner.run(stop).await {
        // Whoever started the jobs ends the process then.
        if let Ok(panic) = error.try_into_panic() {
            std::panic::resume_unwind(panic);
        }
    }
}
