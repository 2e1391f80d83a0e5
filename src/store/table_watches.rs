//! Who wants to be told when a table opens on a server, and of which tables they know.

use ra_table::clock::Paces;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::table_offers::MOST_IN_VAIN;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::tasks::{self, Kind, NeedsShard, NewTask, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, ReadTx, Store, WriteTx, word};

/// Somebody who wants to be told when a table opens on a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watch {
    /// Of which tables.
    pub paces: Paces,
    /// When they asked for it.
    pub asked_at: Millis,
    /// When they were last told of a table.
    pub told_at: Option<Millis>,
    /// Of how many tables in a row they were told without sitting down there.
    pub in_vain: i64,
    /// Whether Discord has refused a direct message to them.
    pub is_refused: bool,
}

impl Watch {
    /// Whether they are told of tables.
    pub fn is_on(&self) -> bool {
        self.in_vain < MOST_IN_VAIN && !self.is_refused
    }
}

#[derive(FromRow)]
struct Row {
    paces: String,
    asked_at: Millis,
    told_at: Option<Millis>,
    in_vain: i64,
    is_refused: i64,
}

/// A server, and somebody there.
pub type Watcher = (GuildId, UserId);

/// What somebody has asked for, if they have.
pub async fn of(tx: &mut ReadTx, (guild, user): Watcher) -> Result<Option<Watch>, Error> {
    let sql = "SELECT paces, asked_at, told_at, in_vain, is_refused FROM table_watch \
               WHERE guild_id = $1 AND user_id = $2";
    let row: Option<Row> = sqlx::query_as(sql).bind(guild).bind(user).fetch_optional(tx.read()).await?;
    let watch = |row: Row| {
        let Row { asked_at, told_at, in_vain, .. } = row;
        Ok(Watch { paces: word(&row.paces)?, asked_at, told_at, in_vain, is_refused: row.is_refused != 0 })
    };
    row.map(watch).transpose()
}

/// Notes that somebody asks for it, from a moment on, and that nothing was in vain so far; and the task that tells them.
pub async fn ask(
    tx: &mut WriteTx,
    (guild, user): Watcher,
    paces: Paces,
    since: Millis,
    now: Millis,
) -> Result<(), Error> {
    let sql = "INSERT INTO table_watch (guild_id, user_id, paces, asked_at) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (guild_id, user_id) DO UPDATE SET paces = excluded.paces, \
               asked_at = excluded.asked_at, in_vain = 0, is_refused = 0";
    tx.run(sqlx::query(sql).bind(guild).bind(user).bind(paces.code()).bind(since)).await?;
    look_at(tx, (guild, user), now).await
}

async fn look_at(tx: &mut WriteTx, (guild, user): Watcher, due: Millis) -> Result<(), Error> {
    let (key, shard) = (format!("{guild}:{user}"), NeedsShard::Of(Some(guild)));
    tasks::put(tx, &[NewTask { kind: Kind::TableWatch, key, shard, due }]).await
}

/// Notes that somebody does not want it any more, or is not on the server any more.
pub async fn stop(store: &Store, (guild, user): Watcher) -> Result<(), Error> {
    let sql = "DELETE FROM table_watch WHERE guild_id = $1 AND user_id = $2";
    store.run(sqlx::query(sql).bind(guild).bind(user)).await
}

/// Notes that Discord has refused a direct message to somebody.
pub async fn refused(store: &Store, (guild, user): Watcher) -> Result<(), Error> {
    let sql = "UPDATE table_watch SET is_refused = 1 WHERE guild_id = $1 AND user_id = $2";
    store.run(sqlx::query(sql).bind(guild).bind(user)).await
}

/// Has all looked at who watch a server, at this moment unless they are to be before it or later already.
pub async fn look_at_all(tx: &mut WriteTx, guild: GuildId, at: Millis) -> Result<(), Error> {
    const KEY: &str = "CAST(guild_id AS TEXT) || ':' || CAST(user_id AS TEXT)";
    let word = Kind::TableWatch.word();
    // One that is under way may have looked already.
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) SELECT '{word}', {KEY}, {SHARD_OF_GUILD}, $2 \
         FROM table_watch WHERE guild_id = $1 AND in_vain < $3 AND is_refused = 0 AND NOT EXISTS \
         (SELECT 1 FROM task WHERE kind = '{word}' AND key = {KEY} \
         AND due_at IS NOT NULL AND claimed_by IS NULL) {OR_MOVE}"
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(guild).bind(at).bind(MOST_IN_VAIN);
    tx.run(query).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Whether somebody is not to be told of a table any more.
pub async fn knows(tx: &mut ReadTx, game: GameId, user: UserId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM known_table WHERE game_id = $1 AND user_id = $2";
    let count: i64 = sqlx::query_scalar(sql).bind(game).bind(user).fetch_one(tx.read()).await?;
    Ok(count > 0)
}

/// Notes that somebody who watches is not to be told of a table, without having been.
pub async fn set_known(tx: &mut WriteTx, (guild, user): Watcher, game: GameId) -> Result<(), Error> {
    let sql = "INSERT INTO known_table (game_id, user_id, was_told) SELECT $3, user_id, 0 FROM table_watch \
               WHERE guild_id = $1 AND user_id = $2 ON CONFLICT (game_id, user_id) DO NOTHING";
    tx.run(sqlx::query(sql).bind(guild).bind(user).bind(game)).await
}

/// Notes that somebody was told of a table. If they have sat down there already, it was not in vain.
pub async fn told(tx: &mut WriteTx, (guild, user): Watcher, game: GameId, now: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO known_table (game_id, user_id, was_told) VALUES ($1, $2, 1) \
               ON CONFLICT (game_id, user_id) DO NOTHING";
    let is_new = tx.changes(sqlx::query(sql).bind(game).bind(user)).await?;
    let sql = "UPDATE table_watch SET told_at = $3, in_vain = (in_vain + 1) * $4 \
               WHERE guild_id = $1 AND user_id = $2";
    tx.run(sqlx::query(sql).bind(guild).bind(user).bind(now).bind(i64::from(is_new))).await
}

/// Notes that somebody has sat down at a table: if they were told of it, that was not in vain, and they may be told of
/// another.
pub async fn sat_down(tx: &mut WriteTx, watcher: Watcher, game: GameId, now: Millis) -> Result<(), Error> {
    let (guild, user) = watcher;
    let sql = "UPDATE table_watch SET in_vain = 0 WHERE guild_id = $1 AND user_id = $2 AND EXISTS \
               (SELECT 1 FROM known_table WHERE game_id = $3 AND user_id = $2 AND was_told = 1)";
    if tx.changes(sqlx::query(sql).bind(guild).bind(user).bind(game)).await? {
        look_at(tx, watcher, now).await?;
    }
    set_known(tx, watcher, game).await
}

/// Forgets who knows tables that are not open any more.
pub async fn forget(tx: &mut WriteTx) -> Result<(), Error> {
    let sql = "DELETE FROM known_table WHERE game_id IN \
               (SELECT game_id FROM known_table JOIN game ON game.id = known_table.game_id WHERE status <> 'lobby')";
    tx.run(sqlx::query(sql)).await
}
