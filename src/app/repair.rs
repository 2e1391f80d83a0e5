//! Tasks that the rest of the database needs and that are not there: a task that was lost would strand a game. They are
//! found after each start, and written again.

use std::time::Duration;

use ra_table::game::Game;
use ra_table::game::lobby::Status;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::load::{self, GameRef, Playable};
use super::{Error, game_tasks};
use crate::store::games::{self, GameRow};
use crate::store::tasks::{self, Kind, Listed, Missing, NewTask};
use crate::store::{Store, needed_tasks};

/// How many games a look takes.
const FEW: usize = 50;
/// Who slept when a game ended is told of it within this time.
const TOLD_WITHIN: Duration = Duration::from_secs(60 * 24 * 60 * 60);
/// What is due now may have been put off by a little.
const A_MOMENT: Duration = Duration::from_secs(10);

/// What a look has found.
#[derive(Debug, Default)]
pub struct Looked {
    /// The tasks that are missing, or due too late.
    pub missing: Vec<NewTask>,
    /// The last game that was looked at; `None` if there are no more.
    pub last: Option<GameId>,
}

/// Finds the tasks that games after this one need, which follow from what lies on their tables.
pub async fn of_games(store: &Store, after: GameId, now: Millis) -> Result<Looked, Error> {
    let mut looked = Looked::default();
    for id in games::to_be_looked_after(store, after, now.before(TOLD_WITHIN), FEW).await? {
        looked.last = Some(id);
        let mut tx = store.read().await?;
        // What cannot be replayed has no clock.
        let loaded = load::any(&mut tx, GameRef::Game(id)).await.and_then(load::Loaded::playable);
        let Some(Playable { row, game, .. }) = load::if_playable(loaded)? else { continue };
        for task in needed(&row, &game, now) {
            let found = tasks::listed(&mut tx, task.kind, &task.key).await?;
            let waits = |found: &Listed| found.last_error.is_some();
            let latest = task.due.max(now).after(A_MOMENT);
            let is_late = |found: &Listed| found.due_at.is_some_and(|due| due > latest);
            if found.is_none_or(|found| is_late(&found) && !waits(&found)) {
                looked.missing.push(task);
            }
        }
    }
    Ok(looked)
}

/// The tasks that follow from what lies on a table, each at its moment.
fn needed(row: &GameRow, game: &Game, now: Millis) -> Vec<NewTask> {
    if row.is_unshown() {
        return Vec::new();
    }
    let mut needed = game_tasks::of_table(row, game, now);
    // A clock that is due writes the notifications.
    let is_settled = row.due_at.is_none_or(|due| due > now.after(A_MOMENT));
    if row.status != Status::Running || !is_settled {
        needed.retain(|task| task.kind != Kind::Notification);
    }
    needed
}

/// Finds all tasks that are missing.
pub async fn missing(store: &Store, now: Millis) -> Result<Vec<Missing>, Error> {
    let mut missing = needed_tasks::missing(&mut store.read().await?).await?;
    // What has changed for many games is known to the last of them later.
    if tasks::is_any_there(store, Kind::BulkUpdate).await? {
        return Ok(missing);
    }
    let mut after = GameId::BEFORE_FIRST;
    loop {
        let looked = of_games(store, after, now).await?;
        let of_games = looked.missing.into_iter();
        missing.extend(of_games.map(|task| Missing { kind: task.kind.word().to_owned(), key: task.key }));
        match looked.last {
            Some(last) => after = last,
            None => return Ok(missing),
        }
    }
}

/// Writes the tasks that are missing and follow from other rows than those of a game's table. Returns how many.
pub async fn of_rows(store: &Store, now: Millis) -> Result<u64, Error> {
    let mut tx = store.write().await?;
    let written = needed_tasks::write_missing(&mut tx, now).await?;
    tx.commit().await?;
    Ok(written)
}

/// Writes tasks that are missing. One that was set to an earlier moment since they were found keeps it.
pub async fn write(store: &Store, missing: &[NewTask]) -> Result<(), Error> {
    let mut tx = store.write().await?;
    tasks::hasten(&mut tx, missing).await?;
    Ok(tx.commit().await?)
}
