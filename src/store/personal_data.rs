//! All that is kept of one person: read for them, and deleted.

use std::collections::BTreeMap;
use std::time::Duration;

use ra_table::game::lobby::Status;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Column as _, Row as _};

use super::tasks::{self, Kind, NeedsShard, NewTask};
use super::{Error, ReadTx, Store, WriteTx};

/// What a person whose data was deleted is called in games and results.
pub const FORMER_PLAYER: &str = "Former player";

/// The tables with rows of one person each, which go with them; the person is in the column `user_id`.
const OWN: [&str; 19] = [
    "barred_user",
    "contact",
    "cup_draft",
    "direct_question",
    "dm_channel",
    "given_role",
    "known_table",
    "last_seen",
    "lesson_progress",
    "notification",
    "opened_lobby",
    "out_of_sight",
    "person_setting",
    "reader",
    "server_admin",
    "table_watch",
    "taste_trust",
    "unverified_dm_setting",
    "wait_histogram",
];
/// The tables of which the person is taken out, so that games can be replayed and results stay as they are.
const SHARED: [&str; 3] = ["person", "result", "cup_person"];
/// What a player has decided and others do not know, by seat.
const OF_SEAT: [&str; 3] = ["sealed_answer", "standing_order", "pending_decision"];

/// What is kept of people beyond their games, as long as they play.
const WHILE_PLAYING: [&str; 7] = [
    "dm_channel",
    "lesson_progress",
    "person_setting",
    "reader",
    "table_watch",
    "taste_trust",
    "unverified_dm_setting",
];
/// Who sat at a table before its game.
const OF_TABLE: [&str; 4] = ["person", "barred_user", "known_table", "opened_lobby"];
/// How many tables, or people, are looked for at once.
const FEW: u32 = 100;
/// How long an interaction's token can be used.
const TOKEN: Duration = Duration::from_secs(15 * 60);
/// How long a note is kept whose writer has no seat any more, or whose game is over.
const NOTE: Duration = Duration::from_secs(24 * 60 * 60);
/// How long it is kept who sat at a table that was closed before its game began.
const CLOSED_TABLE: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// How long settings are kept of people who have played nothing.
const IDLE: Duration = Duration::from_secs(366 * 24 * 60 * 60);

/// The largest number that every reader of JSON takes as it is.
const EXACT: u64 = 1 << 53;

/// Who was deleted, by digest, and when last.
pub(super) type Forgotten = BTreeMap<String, Millis>;

/// A game in which a person sits, or is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The game.
    pub game: GameId,
    /// How far it is.
    pub status: Status,
}

/// The tables and running games of a person, in order.
pub async fn places(store: &Store, user: UserId) -> Result<Vec<Place>, Error> {
    let sql = "SELECT id, status FROM game JOIN person ON person.game_id = game.id \
               WHERE user_id = $1 AND status IN ('lobby', 'running') ORDER BY id";
    let rows: Vec<(GameId, String)> = sqlx::query_as(sql).bind(user).fetch_all(store.reader()).await?;
    rows.into_iter().map(|(game, status)| Ok(Place { game, status: super::word(&status)? })).collect()
}

/// Orders that what is kept of a person is deleted.
pub async fn order(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<(), Error> {
    let task = NewTask { kind: Kind::ForgetPerson, key: user.to_string(), shard: NeedsShard::No, due: now };
    tasks::put(tx, &[task]).await
}

/// Whether anything is kept of a person.
pub(super) async fn is_known(connection: &mut AnyConnection, user: UserId) -> Result<bool, sqlx::Error> {
    let rows =
        OWN.iter().chain(&SHARED).map(|table| format!("EXISTS (SELECT 1 FROM {table} WHERE user_id = $1)"));
    let sql = format!("SELECT CASE WHEN {} THEN 1 ELSE 0 END", rows.collect::<Vec<_>>().join(" OR "));
    let known: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).bind(user).fetch_one(connection).await?;
    Ok(known != 0)
}

/// Takes a person out of their games.
const TAKE_OUT: &str =
    "UPDATE person SET user_id = NULL, name = $2, note = NULL, reserved_until = NULL WHERE user_id = $1";

/// Takes a person out of one game.
pub async fn leave_game(tx: &mut WriteTx, game: GameId, user: UserId) -> Result<(), Error> {
    let sql = format!("{TAKE_OUT} AND game_id = $3");
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(user).bind(FORMER_PLAYER).bind(game)).await
}

/// Deletes all that is kept of a person but results and games that can be replayed, which keep nothing that says who they
/// were. They must have left their tables and running games.
pub async fn forget(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<(), Error> {
    let sql = "UPDATE game SET name = NULL WHERE EXISTS (SELECT 1 FROM person \
               WHERE person.game_id = game.id AND person.number = game.host_number AND person.user_id = $1)";
    tx.run(sqlx::query(sql).bind(user)).await?;
    tx.run(sqlx::query(TAKE_OUT).bind(user).bind(FORMER_PLAYER)).await?;
    let sql = "UPDATE result SET user_id = NULL, name = $2 WHERE user_id = $1";
    tx.run(sqlx::query(sql).bind(user).bind(FORMER_PLAYER)).await?;
    let sql = "UPDATE cup_person SET user_id = NULL, name = $2 WHERE user_id = $1";
    tx.run(sqlx::query(sql).bind(user).bind(FORMER_PLAYER)).await?;
    for table in OWN {
        let sql = format!("DELETE FROM {table} WHERE user_id = $1");
        tx.run(sqlx::query(AssertSqlSafe(sql)).bind(user)).await?;
    }
    let sql = "DELETE FROM seat_offer WHERE user_id = $1 OR owner_id = $1 OR by_id = $1";
    tx.run(sqlx::query(sql).bind(user)).await?;
    let id = user.to_string();
    // Lists of ids with spaces between them.
    let sql = "UPDATE board_message SET notified_users = REPLACE(' ' || notified_users || ' ', ' ' || $1 || ' ', ' ') \
               WHERE ' ' || notified_users || ' ' LIKE '% ' || $1 || ' %'";
    tx.run(sqlx::query(sql).bind(&id)).await?;
    let sql = "DELETE FROM bulk_update WHERE task = 'settings ' || $1";
    tx.run(sqlx::query(sql).bind(&id)).await?;
    // The task that deletes ends below.
    let sql = "DELETE FROM task WHERE kind <> 'forget-person' \
               AND (key = $1 OR key LIKE '%:' || $1 OR key LIKE '% ' || $1)";
    tx.run(sqlx::query(sql).bind(&id)).await?;
    let sql = "UPDATE task SET last_error = NULL WHERE last_error LIKE '%' || $1 || '%'";
    tx.run(sqlx::query(sql).bind(&id)).await?;
    let sql = "INSERT INTO forgotten_person (user_digest, forgotten_at) VALUES ($1, $2) \
               ON CONFLICT (user_digest) DO UPDATE SET forgotten_at = excluded.forgotten_at";
    tx.run(sqlx::query(sql).bind(digest(user)).bind(now)).await
}

/// Deletes tokens and notes that were kept long enough.
pub async fn expire(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    let sql = "UPDATE unconfirmed_message SET token = NULL WHERE token IS NOT NULL AND sent_at < $1";
    tx.run(sqlx::query(sql).bind(now.before(TOKEN))).await?;
    let sql = "UPDATE person SET note = NULL WHERE note IS NOT NULL AND EXISTS (SELECT 1 FROM game \
               WHERE id = person.game_id AND changed_at < $1 AND (seat IS NULL OR status IN ('over', 'cancelled')))";
    tx.run(sqlx::query(sql).bind(now.before(NOTE))).await
}

/// Some tables that were closed long ago before their games began, and of which it is still known who sat there.
pub async fn closed_tables(store: &Store, now: Millis) -> Result<Vec<GameId>, Error> {
    let known =
        OF_TABLE.map(|table| format!("EXISTS (SELECT 1 FROM {table} WHERE game_id = game.id)")).join(" OR ");
    let sql = format!(
        "SELECT id FROM game WHERE status = 'cancelled' AND started_at IS NULL AND changed_at < $1 \
         AND (name IS NOT NULL OR {known}) LIMIT {FEW}"
    );
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(now.before(CLOSED_TABLE));
    Ok(query.fetch_all(store.reader()).await?)
}

/// Forgets who sat at tables that were closed.
pub async fn forget_tables(tx: &mut WriteTx, closed: &[GameId]) -> Result<(), Error> {
    for game in closed {
        for table in OF_TABLE {
            let sql = format!("DELETE FROM {table} WHERE game_id = $1");
            tx.run(sqlx::query(AssertSqlSafe(sql)).bind(*game)).await?;
        }
        tx.run(sqlx::query("UPDATE game SET name = NULL WHERE id = $1").bind(*game)).await?;
    }
    Ok(())
}

/// The next people, in order after one, who have settings and have neither changed them nor played for a year.
pub async fn idle(store: &Store, after: UserId, now: Millis) -> Result<Vec<UserId>, Error> {
    let sql = format!(
        "SELECT user_id FROM person_setting AS last WHERE user_id > $2 \
               AND NOT EXISTS (SELECT 1 FROM person_setting AS later WHERE later.user_id = last.user_id \
               AND later.since >= $1) \
               AND NOT EXISTS (SELECT 1 FROM person JOIN game ON game.id = person.game_id \
               WHERE person.user_id = last.user_id AND (game.changed_at >= $1 OR game.status IN ('lobby', 'running'))) \
               GROUP BY user_id ORDER BY user_id LIMIT {FEW}"
    );
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(now.before(IDLE)).bind(after);
    Ok(query.fetch_all(store.reader()).await?)
}

/// Deletes the settings of people who do not play any more.
pub async fn forget_settings(tx: &mut WriteTx, users: &[UserId]) -> Result<(), Error> {
    for (user, table) in users.iter().flat_map(|user| WHILE_PLAYING.map(|table| (user, table))) {
        let sql = format!("DELETE FROM {table} WHERE user_id = $1");
        tx.run(sqlx::query(AssertSqlSafe(sql)).bind(*user)).await?;
    }
    Ok(())
}

/// What is kept of a person who was deleted.
fn digest(user: UserId) -> String {
    Sha256::digest(format!("ra-bot has forgotten {user}")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Who was deleted, and when last.
pub(super) async fn forgotten(connection: &mut AnyConnection) -> Result<Forgotten, sqlx::Error> {
    let sql = "SELECT user_digest, forgotten_at FROM forgotten_person";
    let rows: Vec<(String, Millis)> = sqlx::query_as(sql).fetch_all(connection).await?;
    Ok(rows.into_iter().collect())
}

/// Orders in a copy of the database that those are deleted who were deleted after it was made; returns how many.
pub(super) async fn forget_again(
    connection: &mut AnyConnection,
    forgotten_since: &Forgotten,
) -> Result<usize, sqlx::Error> {
    let known = forgotten(connection).await?;
    let tables = OWN.iter().chain(&SHARED);
    let everybody =
        tables.map(|table| format!("SELECT user_id FROM {table}")).collect::<Vec<_>>().join(" UNION ");
    let sql = format!("SELECT user_id FROM ({everybody}) AS everybody WHERE user_id IS NOT NULL");
    let users: Vec<UserId> = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut *connection).await?;
    let mut ordered = 0;
    for user in users {
        let digest = digest(user);
        let Some(at) = forgotten_since.get(&digest) else { continue };
        if known.get(&digest).is_none_or(|known| known < at) {
            order_by(connection, user, *at).await?;
            ordered += 1;
        }
    }
    Ok(ordered)
}

/// Orders in a database that may be in use that what is kept of a person is deleted. The bot looks for such orders every few
/// seconds.
pub(super) async fn order_by(
    connection: &mut AnyConnection,
    user: UserId,
    now: Millis,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO task (kind, key, due_at) VALUES ($1, $2, $3) \
               ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, tries = 0";
    let query = sqlx::query(sql).bind(Kind::ForgetPerson.word()).bind(user.to_string()).bind(now);
    query.execute(connection).await?;
    Ok(())
}

/// All rows that are a person's, by table, as JSON: nothing of anybody else, and nothing that is still hidden from them.
pub async fn export(tx: &mut ReadTx, user: UserId) -> Result<Map<String, Value>, Error> {
    let mut tables = Map::new();
    for table in SHARED.iter().chain(&OWN) {
        let sql = format!("SELECT * FROM {table} WHERE user_id = $1");
        put(tx, &mut tables, table, &sql, user).await?;
    }
    for table in OF_SEAT {
        let sql = format!(
            "SELECT own.* FROM {table} AS own JOIN person ON person.game_id = own.game_id AND person.seat = own.seat \
             WHERE user_id = $1"
        );
        put(tx, &mut tables, table, &sql, user).await?;
    }
    let sql = "SELECT rating.* FROM rating \
               JOIN result ON result.game_id = rating.game_id AND result.number = rating.number WHERE user_id = $1";
    put(tx, &mut tables, "rating", sql, user).await?;
    let sql = "SELECT entry.* FROM entry JOIN person ON person.game_id = entry.game_id \
               AND entry.actor = 'person ' || CAST(person.number AS TEXT) WHERE user_id = $1 \
               ORDER BY entry.game_id, seq";
    put(tx, &mut tables, "entry", sql, user).await?;
    let sql = "SELECT cup_entry.* FROM cup_entry JOIN cup_person ON cup_person.cup_id = cup_entry.cup_id \
               AND cup_entry.actor = 'person ' || CAST(cup_person.number AS TEXT) WHERE user_id = $1 \
               ORDER BY cup_entry.cup_id, seq";
    put(tx, &mut tables, "cup_entry", sql, user).await?;
    Ok(tables)
}

async fn put(
    tx: &mut ReadTx,
    tables: &mut Map<String, Value>,
    table: &str,
    sql: &str,
    user: UserId,
) -> Result<(), Error> {
    let rows = sqlx::query(AssertSqlSafe(sql.to_owned())).bind(user).fetch_all(tx.read()).await?;
    let rows = rows.iter().map(as_json).collect::<Result<Vec<_>, _>>()?;
    tables.insert(table.to_owned(), rows.into());
    Ok(())
}

/// A row by its columns. Ids are too large for some readers of JSON, and are texts.
fn as_json(row: &AnyRow) -> Result<Value, sqlx::Error> {
    let mut columns = Map::new();
    for (place, column) in row.columns().iter().enumerate() {
        let number = row.try_get::<Option<i64>, _>(place);
        let value = match number {
            Ok(Some(number)) if number.unsigned_abs() > EXACT => number.to_string().into(),
            Ok(number) => number.into(),
            Err(_) => row.try_get::<Option<String>, _>(place)?.into(),
        };
        columns.insert(column.name().to_owned(), value);
    }
    Ok(columns.into())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        (folder, store)
    }

    /// The columns of a type whose names are such, as `table.column`.
    async fn columns(store: &Store, kind: &str, is_such: impl Fn(&str) -> bool) -> BTreeSet<String> {
        let sql = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c \
                   WHERE m.type = 'table' AND c.type = $1";
        let all: Vec<(String, String)> =
            sqlx::query_as(sql).bind(kind).fetch_all(store.reader()).await.unwrap();
        all.into_iter()
            .filter(|(_, name)| is_such(name))
            .map(|(table, name)| format!("{table}.{name}"))
            .collect()
    }

    /// Whoever adds a column with people has to say here what becomes of it.
    #[tokio::test]
    async fn every_column_with_people_is_deleted() {
        let (_folder, store) = store().await;
        let found = columns(&store, "BIGINT", |name| {
            name.contains("user") || name.ends_with("er_id") || name == "by_id"
        })
        .await;
        let own = OWN.iter().chain(&SHARED).map(|table| format!("{table}.user_id"));
        let offers = ["user_id", "owner_id", "by_id"].map(|column| format!("seat_offer.{column}"));
        assert_eq!(found, own.chain(offers).collect());
    }

    /// Whoever adds a column with a text has to say here whether it may name people.
    #[tokio::test]
    async fn every_text_that_may_name_people_is_known() {
        let (_folder, store) = store().await;
        let names_people = [
            "board_message.notified_users",
            "bulk_update.task",
            // What organisers write for everybody: it stays as the cup does.
            "cup.name",
            "cup_draft.name",
            "cup_entry.text",
            "cup_person.name",
            "forgotten_person.user_digest",
            "game.name",
            "pending_decision.decided_by_name",
            "person.name",
            "person.note",
            "result.name",
            "seat_offer.by_name",
            "task.key",
            "task.last_error",
        ];
        let found = columns(&store, "TEXT", |_| true).await;
        let names_nobody: BTreeSet<_> = NAMES_NOBODY.iter().map(|&column| column.to_owned()).collect();
        let known: BTreeSet<_> = names_people.iter().map(|&column| column.to_owned()).collect();
        assert_eq!(known.intersection(&names_nobody).count(), 0);
        assert_eq!(found, known.union(&names_nobody).cloned().collect());
    }

    /// Words of the program's own, and texts in which people are numbers.
    const NAMES_NOBODY: [&str; 58] = [
        "board_message.kind",
        "cancel_vote.agreed",
        "cancel_vote.outcome",
        "channel_panel.content_digest",
        "channel_panel.language",
        "cup.language",
        "cup.seed",
        "cup_draft.game_order",
        "cup_draft.kind",
        "cup_draft.table_size",
        "cup_entry.actor",
        "cup_news.mentions",
        "cup_table.seated",
        "deal.salt",
        "deal.setup",
        "direct_question.subject",
        "entry.actor",
        "entry.clock_ran",
        "entry.text",
        "game.edition",
        "game.language",
        "game.pace",
        "game.picture_theme",
        "game.place",
        "game.status",
        "game.time_zone",
        "installation.name",
        "installation.value",
        "lesson_progress.taps",
        "notification.subject",
        "pending_decision.moves",
        "person.computer_level",
        "person_setting.time_zone",
        "reader.discord_locale",
        "reader.language",
        "result.computer_level",
        "result.edition",
        "result.left_by",
        "result.pace",
        "result.points",
        "sealed_answer.clock_ran",
        "sealed_answer.plan",
        "server_setting.edition",
        "server_setting.language",
        "server_setting.pace",
        "server_setting.picture_theme",
        "server_setting.place",
        "server_setting.time_zone",
        "standing_order.draw_here_until",
        "standing_order.draw_until",
        "standing_order.next_auction",
        "table_watch.paces",
        "task.kind",
        "taste_trust.wrong_guesses",
        "unconfirmed_message.id",
        "unconfirmed_message.token",
        "unconfirmed_text.nonce",
        "untold_season.quarter",
    ];
}
