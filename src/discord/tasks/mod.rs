//! The kinds of work that are done at a time. `crate::task_queue` runs them.

mod repair;
mod upkeep;

use std::sync::Arc;
use std::time::Duration;

use ra_table::id::GameId;
use ra_table::time::Millis;
use tokio_util::sync::CancellationToken;

use super::jobs::Rhythm;
use super::notifications::Notifier;
use crate::app::bulk_updates;
use crate::discord::bulk_updates::task::ApplyBulkUpdate;
use crate::discord::cancel_vote::task::CancelVote;
use crate::discord::computer_players::Computers;
use crate::discord::cups::announcement::Announce;
use crate::discord::cups::news::TellNews;
use crate::discord::cups::task::CarryOn;
use crate::discord::film::task::MakeFilm;
use crate::discord::keyed_mutex::Held;
use crate::discord::personal_data::task::ForgetPerson;
use crate::discord::season_end::task::TellSeasonEnd;
use crate::discord::seats::task::OpenSeat;
use crate::discord::sending::Delivery;
use crate::discord::shard_health::Liveness;
use crate::discord::threads::task::ThreadMembers;
use crate::discord::{board, channel_panel, due_game, lobby, notifications, seats, table_watch};
use crate::store::tasks::{Kind, NeedsShard, NewTask};
use crate::store::{self, Store, lobbies};
use crate::task_queue::{Panicked, Runner};

/// How long a game is left alone that somebody else is just showing.
pub(super) const SOON: Duration = Duration::from_secs(1);

/// How long after a start the repair begins: people's first clicks come before it.
const REPAIR_AFTER: Duration = Duration::from_secs(10);

/// How long after it was called off, or its game has ended, a table's message may still be wrong.
const ENDED: Duration = Duration::from_secs(24 * 60 * 60);

/// Writes the tasks of kinds of which there is one, and those that bring the messages of tables up to date.
async fn write_upkeep(store: &Store, now: Millis) -> Result<(), store::Error> {
    let task = |kind, due| NewTask { kind, key: String::new(), shard: NeedsShard::No, due };
    let mut tx = store.write().await?;
    for kind in [Kind::Forget, Kind::LeftServer] {
        store::tasks::ensure(&mut tx, &task(kind, now)).await?;
    }
    store::tasks::put(&mut tx, &[task(Kind::Repair, now.after(REPAIR_AFTER))]).await?;
    lobbies::put_messages_right(&mut tx, now.before(ENDED), now).await?;
    tx.commit().await
}

/// The right to show a game; `None` if somebody else has it for longer than a moment.
pub(super) async fn turn_to_show(delivery: &Delivery, game: GameId) -> Option<Held> {
    tokio::time::timeout(SOON, delivery.locks.wait_for(game)).await.ok()
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
    runner.register(due_game::task::Clock::new(delivery.clone(), computers));
    runner.register(notifications::tasks::Notify(Arc::clone(&notifier)));
    runner.register(notifications::tasks::TellOfEnd(notifier));
    runner.register(board::tasks::ShowBoard(delivery.clone()));
    runner.register(notifications::answered::SettleAnswered(delivery.clone()));
    runner.register(ApplyBulkUpdate(delivery.clone()));
    runner.register(board::tasks::CorrectDeadline(delivery.clone()));
    runner.register(notifications::direct_proof::ProveDirectMessages(delivery.clone()));
    runner.register(ThreadMembers(delivery.clone()));
    runner.register(lobby::tasks::Invite(delivery.clone()));
    runner.register(CancelVote(delivery.clone()));
    runner.register(OpenSeat(delivery.clone()));
    runner.register(channel_panel::task::Panel(delivery.clone()));
    runner.register(table_watch::task::TellOfTables::new(delivery.clone()));
    runner.register(lobby::tasks::Lobby(delivery.clone()));
    runner.register(lobby::tasks::ShowTable(delivery.clone()));
    runner.register(board::tasks::BuriedBoard(delivery.clone()));
    runner.register(TellSeasonEnd(delivery.clone()));
    runner.register(CarryOn(delivery.clone()));
    runner.register(Announce(delivery.clone()));
    runner.register(TellNews(delivery.clone()));
    runner.register(seats::left_server::LeftServer::new(delivery.clone(), rhythm.look_after));
    runner.register(MakeFilm(delivery.clone()));
    runner.register(upkeep::Learn(delivery.clone()));
    runner.register(ForgetPerson(delivery.clone()));
    runner.register(repair::Repair::new(delivery.clone()));
    runner.register(upkeep::Forget::new(delivery));
    if let Err(Panicked(error)) = runner.run(stop).await {
        // Whoever started the jobs ends the process then.
        if let Ok(panic) = error.try_into_panic() {
            std::panic::resume_unwind(panic);
        }
    }
}
