//! Tasks: work that is done at a time. `crate::task_queue` runs them; what each kind does stands with its feature in
//! `crate::discord`.
//!
//! A task is written in the transaction that causes its work. The process claims it for a while, does the work, and then
//! ends the task: in the transaction of its effect where that is a change of the database ([`end_with`], or the row is
//! dropped or set anew there), after Discord's answer where it is a message.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ra_table::id::{GameId, GuildId, Shard, UserId};
use ra_table::time::Millis;
use sqlx::{Any, AssertSqlSafe, FromRow};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Error, ReadTx, Store, WriteTx};

/// What is done.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Acts in a running game when time has run out, and lets computer players act; the key is the game.
    Clock,
    /// Notifies a person of what their running games ask them; the key is the person.
    Notification,
    /// Tells people who slept that a game is over; the key is the game.
    GameEnd,
    /// Shows a game's channel what it has not been shown, and collapses older boards; the key is the game.
    Board,
    /// Deletes notifications of questions that are answered, and updates the direct messages that ask them; the key is the
    /// game.
    Answered,
    /// Goes on with a change that affects many games; the key says which, in the words of `app::bulk_updates`.
    BulkUpdate,
    /// Corrects the deadline that a game's board tells; the key is the game.
    Deadline,
    /// Finds out whether direct messages reach a person; the key is the person.
    DirectProof,
    /// Tells a person that a seat is kept for them; the key is the game and the person.
    Invitation,
    /// Puts people who have a chair into their game's thread; the key is the game.
    ThreadMembers,
    /// Makes and posts the film of a game that is over; the key is the game.
    Film,
    /// Learns how people decide from a game that is over; the key is the game.
    Learn,
    /// Updates the messages of a cancel vote, notifies its voters, and ends it; the key is the game.
    CancelVote,
    /// Offers the seats of a game to everybody whose owners are gone, and updates those offers; the key is the game.
    OpenSeat,
    /// Posts the panel of a channel, and keeps it up to date; the key is the channel.
    Panel,
    /// Tells a person that a table is open on a server; the key is the server and the person.
    TableWatch,
    /// Frees reserved seats of a lobby, starts its game if it is full, and warns and closes it if it is idle; the key is
    /// the game.
    Lobby,
    /// Brings the message of a table up to date, after a start and where that has failed; the key is the game.
    TableMessage,
    /// Reposts a board that is far above its channel's last message, once nobody talks there; the key is the game.
    BuriedBoard,
    /// Tells a server that a quarter of its season is over; the key is the server and the quarter.
    SeasonEnd,
    /// Does what is due in a cup: asks people, draws, opens tables; the key is the cup.
    Cup,
    /// Posts the message with which a cup is published, and keeps it up to date; the key is the cup.
    CupAnnouncement,
    /// Sends what a cup's channel is to be told; the key is the cup.
    CupNews,
    /// Looks whether those whom games wait for are still on the server. There is one.
    LeftServer,
    /// Forgets what is not needed any more. There is one.
    Forget,
    /// Deletes what is kept of a person; the key is the person.
    ForgetPerson,
    /// Writes tasks that are missing. There is one after each start.
    Repair,
}

impl Kind {
    /// The word by which it is stored.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Which shard has to be connected for a task to be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NeedsShard {
    /// None.
    No,
    /// The one of a server; `None` for direct messages.
    Of(Option<GuildId>),
}

impl NeedsShard {
    fn key(self) -> Option<i64> {
        match self {
            NeedsShard::No => None,
            NeedsShard::Of(server) => Some(Shard::key(server)),
        }
    }
}

/// What [`Shard::key`] says of the server of a row, in SQL.
pub(super) const SHARD_OF_GUILD: &str = "COALESCE(guild_id, 0) / 4194304";

/// A task to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTask {
    /// What is done.
    pub kind: Kind,
    /// What it is done to.
    pub key: String,
    /// The shard that has to be connected.
    pub shard: NeedsShard,
    /// When.
    pub due: Millis,
}

impl NewTask {
    /// To notify a person.
    pub fn notification(user: UserId, due: Millis) -> NewTask {
        NewTask { kind: Kind::Notification, key: user.to_string(), shard: NeedsShard::No, due }
    }
}

/// A task that is needed and is not there.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct Missing {
    /// Its kind.
    pub kind: String,
    /// What it would be done to.
    pub key: String,
}

/// A task that a process has claimed.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct Claimed {
    /// What is done.
    pub kind: String,
    /// What it is done to.
    pub key: String,
    /// How often it was begun since it was written, this time included.
    pub tries: i64,
    /// The number of the claim.
    #[sqlx(rename = "claimed_by")]
    pub claim: i64,
}

/// A task as an operator reads it.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct Listed {
    /// What is done.
    pub kind: String,
    /// What it is done to.
    pub key: String,
    /// When; `None` if it was given up.
    pub due_at: Option<Millis>,
    /// How often it was begun.
    pub tries: i64,
    /// What went wrong last.
    pub last_error: Option<String>,
}

/// How an `INSERT` of tasks ends that gives a task that is there the new moment. Tasks that are about several things keep
/// theirs if it is earlier: what is done at the first moment finds the next.
pub(super) const OR_MOVE: &str = "ON CONFLICT (kind, key) DO UPDATE SET shard_key = excluded.shard_key, due_at = CASE \
                       WHEN excluded.kind IN ('notification', 'board') AND task.due_at < excluded.due_at \
                       THEN task.due_at ELSE excluded.due_at END, tries = 0, last_error = NULL";

/// How an `INSERT` of tasks ends that leaves a task that is there alone, unless it was given up.
pub(super) const OR_REVIVE: &str = "ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, tries = 0 \
                                    WHERE task.due_at IS NULL";

/// How an `INSERT` of tasks ends that leaves a task that is there alone, unless it is due later or was given up.
const OR_HASTEN: &str = "ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, tries = 0, last_error = NULL \
                         WHERE task.due_at IS NULL OR task.due_at > excluded.due_at";

/// Writes tasks. A task that is there already gets the new moment, or the earlier one where its kind is about several
/// things. If it is being run, it stays when that ends, and is run once more.
pub async fn put(tx: &mut WriteTx, tasks: &[NewTask]) -> Result<(), Error> {
    insert(tx, tasks, OR_MOVE).await
}

/// Writes tasks, unless they are there and due at their moment at the latest.
pub async fn hasten(tx: &mut WriteTx, tasks: &[NewTask]) -> Result<(), Error> {
    insert(tx, tasks, OR_HASTEN).await
}

/// Writes a task, unless it is there and was not given up.
pub async fn ensure(tx: &mut WriteTx, task: &NewTask) -> Result<(), Error> {
    insert(tx, std::slice::from_ref(task), OR_REVIVE).await
}

/// Writes tasks, all in one statement.
async fn insert(tx: &mut WriteTx, tasks: &[NewTask], if_there: &str) -> Result<(), Error> {
    if tasks.is_empty() {
        return Ok(());
    }
    let places = super::places(tasks.len(), 4);
    let sql = format!("INSERT INTO task (kind, key, shard_key, due_at) VALUES {places} {if_there}");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for task in tasks {
        query = query.bind(task.kind.word()).bind(&task.key).bind(task.shard.key()).bind(task.due);
    }
    tx.run(query).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Writes a task of a game, whose server's shard has to be connected.
pub async fn put_of_game(tx: &mut WriteTx, kind: Kind, game: GameId, due: Millis) -> Result<(), Error> {
    insert_of_game(tx, kind, game, due, OR_MOVE).await
}

/// The same, unless it is there and was not given up.
pub async fn ensure_of_game(tx: &mut WriteTx, kind: Kind, game: GameId, due: Millis) -> Result<(), Error> {
    insert_of_game(tx, kind, game, due, OR_REVIVE).await
}

async fn insert_of_game(
    tx: &mut WriteTx,
    kind: Kind,
    game: GameId,
    due: Millis,
    if_there: &str,
) -> Result<(), Error> {
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) \
         SELECT $1, $2, {SHARD_OF_GUILD}, $3 FROM game WHERE id = $4 {if_there}"
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(kind.word()).bind(game.to_string()).bind(due).bind(game);
    tx.run(query).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Leaves a task alone until a moment, or gives it up if there is none, because of what somebody else failed to do.
pub async fn postpone(
    tx: &mut WriteTx,
    kind: Kind,
    key: &str,
    error: &str,
    until: Option<Millis>,
) -> Result<(), Error> {
    let sql = "UPDATE task SET due_at = $3, last_error = $4, tries = 0 WHERE kind = $1 AND key = $2";
    tx.run(sqlx::query(sql).bind(kind.word()).bind(key).bind(until).bind(super::storable(error))).await
}

/// What is the case when a channel shows all of its game `$1`, and nothing is left to be collapsed or to be found out.
const ALL_SHOWN: &str = "NOT EXISTS (SELECT 1 FROM game WHERE id = $1 AND status <> 'lobby' \
                         AND (shown_seq IS NULL OR shown_seq < last_seq)) \
                         AND NOT EXISTS (SELECT 1 FROM unconfirmed_message WHERE game_id = $1) \
                         AND NOT EXISTS (SELECT 1 FROM board_message WHERE game_id = $1 AND kind = 'outdated')";

/// Lets the task of a game's board be done at a moment, if anything is left for it. After the commit the runner is to be
/// woken.
pub async fn put_rest_of_board(tx: &mut WriteTx, game: GameId, due: Millis) -> Result<(), Error> {
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) SELECT 'board', CAST(id AS TEXT), {SHARD_OF_GUILD}, $2 \
         FROM game WHERE id = $1 AND NOT ({ALL_SHOWN}) {OR_MOVE}"
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(game).bind(due)).await
}

/// Ends a transaction in which the task of a game's board is dropped if nothing is left for it. Returns whether it was.
pub async fn commit_without_board(tx: WriteTx, game: GameId) -> Result<bool, Error> {
    let sql = format!("DELETE FROM task WHERE kind = 'board' AND key = $2 AND {ALL_SHOWN}");
    let key = game.to_string();
    let dropped = tx.commit_with(sqlx::query(AssertSqlSafe(sql)).bind(game).bind(&key)).await?;
    if dropped {
        note_dropped(Kind::Board, &key);
    }
    Ok(dropped)
}

/// Whether boards of a server could not be shown.
pub async fn are_boards_waiting(store: &Store, server: GuildId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM task WHERE kind = $1 AND shard_key = $2 AND last_error IS NOT NULL";
    let query = sqlx::query_scalar(sql).bind(Kind::Board.word()).bind(Shard::key(Some(server)));
    let waiting: i64 = query.fetch_one(store.reader()).await?;
    Ok(waiting > 0)
}

/// Lets the boards of a server be shown now, as if that had not failed before.
pub async fn release_boards(tx: &mut WriteTx, server: GuildId, now: Millis) -> Result<(), Error> {
    let sql = "UPDATE task SET due_at = $3, tries = 0, last_error = NULL \
               WHERE kind = $1 AND shard_key = $2 AND last_error IS NOT NULL";
    tx.run(sqlx::query(sql).bind(Kind::Board.word()).bind(Shard::key(Some(server))).bind(now)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Drops a task for which there is no reason any more, whether or not it is being run.
pub async fn forget(tx: &mut WriteTx, kind: Kind, key: &str) -> Result<(), Error> {
    let sql = "DELETE FROM task WHERE kind = $1 AND key = $2";
    tx.run(sqlx::query(sql).bind(kind.word()).bind(key)).await?;
    note_dropped(kind, key);
    Ok(())
}

/// Drops a task that was due at a moment, or was given up. One that was written since stays.
pub async fn drop_until(tx: &mut WriteTx, kind: Kind, key: &str, until: Millis) -> Result<(), Error> {
    let sql = "DELETE FROM task WHERE kind = $1 AND key = $2 AND (due_at <= $3 OR due_at IS NULL)";
    if tx.changes(sqlx::query(sql).bind(kind.word()).bind(key).bind(until)).await? {
        note_dropped(kind, key);
    }
    Ok(())
}

/// Whether there is such a task that was not given up.
pub async fn is_there(tx: &mut ReadTx, kind: Kind, key: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM task WHERE kind = $1 AND key = $2 AND due_at IS NOT NULL";
    let count: i64 = sqlx::query_scalar(sql).bind(kind.word()).bind(key).fetch_one(tx.read()).await?;
    Ok(count > 0)
}

/// A task, if it is there.
pub async fn listed(tx: &mut ReadTx, kind: Kind, key: &str) -> Result<Option<Listed>, Error> {
    let sql = "SELECT kind, key, due_at, tries, last_error FROM task WHERE kind = $1 AND key = $2";
    Ok(sqlx::query_as(sql).bind(kind.word()).bind(key).fetch_optional(tx.read()).await?)
}

/// Whether there is any task of a kind.
pub async fn is_any_there(store: &Store, kind: Kind) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM task WHERE kind = $1";
    let count: i64 = sqlx::query_scalar(sql).bind(kind.word()).fetch_one(store.reader()).await?;
    Ok(count > 0)
}

/// The tasks that are due, or that somebody is at work on, and the boards that somebody may be about to show; without the
/// bot's own upkeep, which comes again and again.
pub async fn open(store: &Store, now: Millis) -> Result<Vec<(String, String)>, Error> {
    let sql = "SELECT kind, key FROM task WHERE (due_at <= $1 OR claimed_by IS NOT NULL \
               OR (kind = 'board' AND due_at IS NOT NULL AND last_error IS NULL)) \
               AND kind NOT IN ('left-server', 'forget', 'repair') ORDER BY kind, key LIMIT 100";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(store.reader()).await?)
}

/// A moment by both clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    /// By the bot's, which a local Discord may turn: tasks are due by it.
    pub now: Millis,
    /// By the machine's: claims hold by it.
    pub wall: Millis,
}

/// What a look for due tasks leaves out.
#[derive(Debug, Clone, Default)]
pub struct Except {
    /// Kinds of which as many are under way as may be.
    pub kinds: Vec<Kind>,
    /// Shards that are away.
    pub away: Vec<Shard>,
}

impl Except {
    /// The condition on a task's row; `None` if nothing is left.
    fn condition(&self, known: &[Kind]) -> Option<String> {
        let kinds = known.iter().filter(|kind| !self.kinds.contains(kind));
        let kinds: Vec<String> = kinds.map(|kind| format!("'{}'", kind.word())).collect();
        let away = self.away.iter();
        let away = away.map(|shard| {
            format!(" AND (shard_key IS NULL OR shard_key % {} <> {})", shard.count, shard.number)
        });
        // Not by the key's index, which begins with the kind: it would go through all tasks of each kind, where the index of
        // moments finds the few that are due.
        (!kinds.is_empty())
            .then(|| format!("kind || '' IN ({}){}", kinds.join(", "), away.collect::<String>()))
    }
}

/// The tasks of known kinds that are due and that nobody has claimed, the longest waiting first.
pub async fn find(
    store: &Store,
    known: &[Kind],
    except: &Except,
    at: Clocks,
    most: usize,
) -> Result<Vec<(String, String)>, Error> {
    let Some(condition) = except.condition(known) else { return Ok(Vec::new()) };
    let sql = format!(
        "SELECT kind, key FROM task WHERE due_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $2) AND {condition} \
         ORDER BY due_at LIMIT $3"
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(at.now).bind(at.wall).bind(most as i64);
    Ok(query.fetch_all(store.reader()).await?)
}

/// Claims tasks until a moment by the machine's clock, but for those that others have claimed or moved meanwhile.
pub async fn claim(
    tx: &mut WriteTx,
    found: &[(String, String)],
    claim: i64,
    at: Clocks,
    until: Millis,
) -> Result<Vec<Claimed>, Error> {
    let keys: Vec<String> =
        (0..found.len()).map(|at| format!("(${}, ${})", 2 * at + 5, 2 * at + 6)).collect();
    let sql = format!(
        "UPDATE task SET claimed_by = $1, claimed_until = $2, tries = tries + 1 \
         WHERE due_at <= $3 AND (claimed_until IS NULL OR claimed_until <= $4) AND (kind, key) IN (VALUES {}) \
         RETURNING kind, key, tries, claimed_by",
        keys.join(", ")
    );
    let mut query = sqlx::query_as(AssertSqlSafe(sql)).bind(claim).bind(until).bind(at.now).bind(at.wall);
    for (kind, key) in found {
        query = query.bind(kind).bind(key);
    }
    Ok(query.fetch_all(tx.write()).await?)
}

/// Lets everything be claimed again that an earlier life of the process had claimed. What was begun `often` and never
/// ended waits, as the process may have died over it: a second, and twice as long each further time, ten minutes at most.
pub async fn release_all(store: &Store, often: i64, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let sql = "UPDATE task SET last_error = 'the process ended while it ran', \
               due_at = $2 + CASE WHEN tries - $1 < 10 THEN 1000 << CAST(tries - $1 AS INTEGER) ELSE 600000 END \
               WHERE claimed_by IS NOT NULL AND tries >= $1 AND due_at IS NOT NULL";
    tx.run(sqlx::query(sql).bind(often).bind(now)).await?;
    let sql = "UPDATE task SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by IS NOT NULL";
    tx.run(sqlx::query(sql)).await?;
    tx.commit().await
}

/// Lets everything be claimed again that is claimed, but for what is under way: the database failed as a claim was made or
/// was to end.
pub async fn release_lost(store: &Store, under_way: &[(Kind, String)]) -> Result<(), Error> {
    let mut sql =
        "UPDATE task SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by IS NOT NULL".to_owned();
    if !under_way.is_empty() {
        sql += &format!(" AND (kind, key) NOT IN (VALUES {})", super::places(under_way.len(), 2));
    }
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (kind, key) in under_way {
        query = query.bind(kind.word()).bind(key);
    }
    let mut tx = store.write().await?;
    // A commit of nothing would pass for a sign that the database can be written again.
    if tx.changes(query).await? { tx.commit().await } else { tx.rollback().await }
}

/// What becomes of a claimed task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// It is done, and goes.
    Done,
    /// It is due again, as if it was new.
    Again(Millis),
    /// It failed, and is tried again at a moment; `None` if it is given up.
    Failed {
        /// What went wrong.
        error: String,
        /// When it is tried again.
        again: Option<Millis>,
    },
    /// It has to wait for its turn: that does not count as a try.
    NotTried {
        /// Why.
        error: String,
        /// Until when.
        until: Millis,
    },
}

/// A claimed task that is being run.
#[derive(Debug, Clone)]
struct Running {
    task: Arc<Claimed>,
    /// Whether a transaction of its own has ended it.
    is_over: Arc<AtomicBool>,
}

tokio::task_local! {
    /// The task on whose behalf everything here is written. What a run spawns does not belong to it.
    static RUNNING: Running;
}

/// Runs a claimed task: until it is over, its writes are refused with [`Error::ClaimLost`] once somebody else has taken
/// it. Returns also whether a transaction of its own has ended it.
pub async fn run<T>(task: Arc<Claimed>, run: impl Future<Output = T>) -> (T, bool) {
    let is_over = Arc::<AtomicBool>::default();
    let came = RUNNING.scope(Running { task, is_over: Arc::clone(&is_over) }, run).await;
    (came, is_over.load(Ordering::Relaxed))
}

/// Takes note that a task was dropped, which may be the one that is being run.
fn note_dropped(kind: Kind, key: &str) {
    // Outside a task there is nothing to note.
    let Ok(Running { task, is_over }) = RUNNING.try_with(Clone::clone) else { return };
    if task.kind == kind.word() && task.key == key {
        is_over.store(true, Ordering::Relaxed);
    }
}

/// Ends the task that is being run, in the transaction of its effect. Outside a task there is nothing to end.
///
/// # Errors
/// [`Error::ClaimLost`] if it is another's now.
pub async fn end_with(tx: &mut WriteTx, how: &End) -> Result<(), Error> {
    let Ok(Running { task, is_over }) = RUNNING.try_with(Clone::clone) else { return Ok(()) };
    if !end(tx, &task, how).await? {
        return Err(Error::ClaimLost);
    }
    is_over.store(true, Ordering::Relaxed);
    Ok(())
}

/// Refuses a change by a task that is being run after its claim has run out and somebody else has taken it.
pub(super) async fn check(tx: &mut WriteTx) -> Result<(), Error> {
    let Ok(Running { task, is_over }) = RUNNING.try_with(Clone::clone) else { return Ok(()) };
    if is_over.load(Ordering::Relaxed) {
        return Ok(());
    }
    let sql = "SELECT COUNT(*) FROM task WHERE kind = $1 AND key = $2 AND claimed_by = $3";
    let query = sqlx::query_scalar(sql).bind(&task.kind).bind(&task.key).bind(task.claim);
    let held: i64 = query.fetch_one(tx.write()).await?;
    if held > 0 { Ok(()) } else { Err(Error::ClaimLost) }
}

/// Ends a claim. Returns whether it was still held: if not, another process is at work on the task, and nothing of this
/// transaction may be committed. A task that was written anew while it was claimed stays, due when that says, and a
/// board's while a message of its game is on its way, which may have been sent meanwhile. One that was dropped meanwhile
/// is ended already.
pub async fn end(tx: &mut WriteTx, task: &Claimed, end: &End) -> Result<bool, Error> {
    const HELD: &str = "kind = $1 AND key = $2 AND claimed_by = $3";
    const FREE: &str = "UPDATE task SET claimed_by = NULL, claimed_until = NULL";
    const NO_MESSAGE: &str =
        " AND NOT (kind = 'board' AND key IN (SELECT CAST(game_id AS TEXT) FROM unconfirmed_message))";
    let held = |sql: String| {
        let query = sqlx::query::<Any>(AssertSqlSafe(sql));
        query.bind(&task.kind).bind(&task.key).bind(task.claim)
    };
    let unchanged =
        |sql: &str, and: &str| held(format!("{sql} WHERE {HELD} AND tries = $4{and}")).bind(task.tries);
    let put_off = |set: &str| unchanged(&format!("{FREE}, due_at = $5, {set}"), "");
    let query = match end {
        End::Done => unchanged("DELETE FROM task", NO_MESSAGE),
        End::Again(at) => put_off("tries = 0, last_error = NULL").bind(*at),
        End::Failed { error, again } => put_off("last_error = $6").bind(*again).bind(super::storable(error)),
        End::NotTried { error, until } => {
            put_off("last_error = $6, tries = tries - 1").bind(*until).bind(super::storable(error))
        }
    };
    if tx.changes(query).await? {
        return Ok(true);
    }
    if tx.changes(held(format!("{FREE} WHERE {HELD}"))).await? {
        tx.wake_runner_after_commit();
        return Ok(true);
    }
    let sql = "SELECT COUNT(*) FROM task WHERE kind = $1 AND key = $2";
    let others: i64 = sqlx::query_scalar(sql).bind(&task.kind).bind(&task.key).fetch_one(tx.write()).await?;
    Ok(others == 0)
}

/// When a task of known kinds is next due that nobody has claimed.
pub async fn next_due(store: &Store, known: &[Kind], except: &Except) -> Result<Option<Millis>, Error> {
    let Some(condition) = except.condition(known) else { return Ok(None) };
    let sql = format!(
        "SELECT due_at FROM task WHERE due_at IS NOT NULL AND claimed_by IS NULL AND {condition} \
         ORDER BY due_at LIMIT 1"
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).fetch_optional(store.reader()).await?)
}

/// All tasks, the next first, and those that were given up before them.
pub async fn all(tx: &mut ReadTx) -> Result<Vec<Listed>, Error> {
    let sql = "SELECT kind, key, due_at, tries, last_error FROM task \
               ORDER BY CASE WHEN due_at IS NULL THEN 0 ELSE 1 END, due_at, kind, key";
    Ok(sqlx::query_as(sql).fetch_all(tx.read()).await?)
}

/// How many tasks there are, by the word of their kind.
pub async fn count_by_kind(tx: &mut ReadTx) -> Result<Vec<(String, i64)>, Error> {
    let sql = "SELECT kind, COUNT(*) FROM task GROUP BY kind ORDER BY kind";
    Ok(sqlx::query_as(sql).fetch_all(tx.read()).await?)
}

/// When the earliest task is due; `None` if there is none.
pub async fn earliest_due(tx: &mut ReadTx) -> Result<Option<Millis>, Error> {
    Ok(sqlx::query_scalar("SELECT MIN(due_at) FROM task WHERE due_at IS NOT NULL")
        .fetch_one(tx.read())
        .await?)
}
