//! Which tasks the rest of the database needs. A task that is missing here is written again.

use ra_table::table_offers::MOST_IN_VAIN;
use ra_table::time::Millis;
use sqlx::AssertSqlSafe;
use strum::VariantArray as _;

use super::games::IS_BEHIND;
use super::tasks::{Kind, Missing, SHARD_OF_GUILD};
use super::{Error, ReadTx, WriteTx};

/// The tasks that are needed and are not there, by kind and key.
pub async fn missing(tx: &mut ReadTx) -> Result<Vec<Missing>, Error> {
    let queries: Vec<String> = Kind::VARIANTS.iter().filter_map(|kind| missing_of(*kind)).collect();
    let sql =
        format!("SELECT kind, key FROM ({}) AS missing ORDER BY kind, key", queries.join(" UNION ALL "));
    Ok(sqlx::query_as(AssertSqlSafe(sql)).fetch_all(tx.read()).await?)
}

/// Writes the tasks that are needed and are not there; where nothing else says when they are due, they are now. Returns how
/// many these are.
pub async fn write_missing(tx: &mut WriteTx, now: Millis) -> Result<u64, Error> {
    let mut written = 0;
    for missing in Kind::VARIANTS.iter().filter_map(|kind| missing_of(*kind)) {
        let sql = format!(
            "INSERT INTO task (kind, key, shard_key, due_at) \
             SELECT kind, key, shard_key, COALESCE(due_at, $1) FROM ({missing}) AS missing"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(now);
        written += query.execute(tx.write()).await?.rows_affected();
    }
    tx.wake_runner_after_commit();
    Ok(written)
}

/// A query for the tasks of a kind that are needed and are not there.
fn missing_of(kind: Kind) -> Option<String> {
    let (needed, word) = (needed(kind)?, kind.word());
    Some(format!(
        "SELECT '{word}' AS kind, key, shard_key, due_at FROM ({needed}) AS needed WHERE NOT EXISTS \
         (SELECT 1 FROM task WHERE task.kind = '{word}' AND task.key = needed.key)"
    ))
}

/// Those who want to know of tables, with an open one of which they may still be told, after `WHERE in_vain < …`.
const TABLE_WATCHES: &str = "AND is_refused = 0 AND EXISTS (SELECT 1 FROM game \
    WHERE game.guild_id = table_watch.guild_id AND status = 'lobby' AND created_at >= asked_at \
    AND (paces = 'all' OR (paces = 'live') = (pace = 'live')) AND NOT EXISTS (SELECT 1 FROM known_table \
    WHERE known_table.game_id = game.id AND known_table.user_id = table_watch.user_id) \
    AND NOT EXISTS (SELECT 1 FROM barred_user \
    WHERE barred_user.game_id = game.id AND barred_user.user_id = table_watch.user_id) \
    AND NOT EXISTS (SELECT 1 FROM person \
    WHERE person.game_id = game.id AND person.user_id = table_watch.user_id) \
    AND seats > (SELECT COUNT(*) FROM person WHERE person.game_id = game.id))";

/// A query for the tasks of a kind that must be there: their keys, the shards that they need, and when they are due;
/// NULL if only the task itself knows. `None` of kinds that follow from what lies on a game's table (`app::repair`), that
/// are written at each start, or whose loss costs nobody anything that lasts.
fn needed(kind: Kind) -> Option<String> {
    let query = |key: &str, shard: &str, due: &str, from: &str| {
        format!(
            "SELECT CAST({key} AS TEXT) AS key, CAST({shard} AS BIGINT) AS shard_key, CAST({due} AS BIGINT) AS due_at {from}"
        )
    };
    let of_games = |due: &str, condition: &str| {
        query("id", SHARD_OF_GUILD, due, &format!("FROM game WHERE {condition}"))
    };
    Some(match kind {
        Kind::CancelVote => of_games(
            "NULL",
            "status = 'running' AND id IN (SELECT game_id FROM cancel_vote WHERE outcome IS NULL)",
        ),
        // A seat that is not wanted is forgotten, unless a message has offered it.
        Kind::OpenSeat => of_games(
            "NULL",
            "id IN (SELECT game_id FROM open_seat) AND (status <> 'running' \
             OR id IN (SELECT game_id FROM open_seat WHERE message_id IS NULL AND parent_message_id IS NULL))",
        ),
        Kind::Film => of_games("NULL", "id IN (SELECT game_id FROM film WHERE message_id IS NULL)"),
        Kind::Panel => query("channel_id", SHARD_OF_GUILD, "NULL", "FROM channel_panel"),
        Kind::TableWatch => query(
            "CAST(guild_id AS TEXT) || ':' || CAST(user_id AS TEXT)",
            SHARD_OF_GUILD,
            "NULL",
            &format!("FROM table_watch WHERE in_vain < {MOST_IN_VAIN} {TABLE_WATCHES}"),
        ),
        // At the latest: seats may be reserved until before that.
        Kind::Lobby => of_games("COALESCE(lobby_warning_at, lobby_closes_at)", "status = 'lobby'"),
        Kind::Board => of_games(
            "NULL",
            &format!(
                "{IS_BEHIND} OR EXISTS (SELECT 1 FROM unconfirmed_message WHERE game_id = game.id) \
                 OR EXISTS (SELECT 1 FROM board_message WHERE game_id = game.id AND kind = 'outdated')"
            ),
        ),
        Kind::Answered => of_games(
            "NULL",
            "id IN (SELECT game_id FROM notification WHERE answered = 1) \
             OR id IN (SELECT game_id FROM direct_question WHERE replaced = 1 OR unconfirmed = 1)",
        ),
        Kind::SeasonEnd => {
            query("CAST(guild_id AS TEXT) || ':' || quarter", SHARD_OF_GUILD, "NULL", "FROM untold_season")
        }
        Kind::DirectProof => query("user_id", "0", "NULL", "FROM unverified_dm_setting"),
        Kind::Cup => query("id", SHARD_OF_GUILD, "NULL", "FROM cup WHERE ended_at IS NULL"),
        Kind::CupAnnouncement => query(
            "id",
            SHARD_OF_GUILD,
            "NULL",
            "FROM cup JOIN cup_announcement ON cup_id = id \
             WHERE shown_seq < (SELECT MAX(seq) FROM cup_entry WHERE cup_entry.cup_id = id)",
        ),
        Kind::CupNews => {
            query("id", SHARD_OF_GUILD, "NULL", "FROM cup WHERE id IN (SELECT cup_id FROM cup_news)")
        }
        Kind::BulkUpdate => query("task", "NULL", "NULL", "FROM bulk_update"),
        Kind::Clock
        | Kind::Notification
        | Kind::GameEnd
        | Kind::Deadline
        | Kind::Invitation
        | Kind::ThreadMembers
        | Kind::TableMessage
        | Kind::BuriedBoard
        | Kind::Learn
        | Kind::Forget
        | Kind::ForgetPerson
        | Kind::LeftServer
        | Kind::Repair => return None,
    })
}
