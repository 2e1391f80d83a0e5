//! What failed, and is tried again: each thing has its own next moment, before which it is left alone, and counts how
//! often it was tried in vain.

use ra_table::id::{GameId, GuildId, InteractionId, MessageId};
use ra_table::time::Millis;
use sqlx::AssertSqlSafe;

use super::calls::CallRow;
use super::{Error, Store, WriteTx};

/// When a thing is tried again that was given up: not by itself.
const GIVEN_UP: Millis = Millis(i64::MAX);

/// Something that is tried again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// Posting a game's present board, or closing a table.
    Board(GameId),
    /// Looking after a game that is due.
    Due(GameId),
    /// Shrinking a board of the past.
    Past(MessageId),
    /// Asking what became of a message that was sent.
    Sent(InteractionId),
    /// Deleting the message of a call.
    Call(CallRow),
}

impl Thing {
    /// Its table, the columns for its next moment and its tries, the condition on its row, and what that binds from
    /// $2 on.
    fn place(self) -> (&'static str, [&'static str; 2], &'static str, Vec<i64>) {
        const USUAL: [&str; 2] = ["retry_at", "tries"];
        match self {
            Thing::Board(game) => ("game", ["board_retry_at", "board_tries"], "id = $2", vec![game.0]),
            Thing::Due(game) => ("game", ["next_action_at", "next_action_tries"], "id = $2", vec![game.0]),
            Thing::Past(message) => ("board_message", USUAL, "message_id = $2", vec![message.0]),
            Thing::Sent(id) => ("unconfirmed_message", USUAL, "id = $2", vec![id.0]),
            Thing::Call(CallRow { game, call, .. }) => {
                let key = "game_id = $2 AND user_id = $3 AND question = $4 AND stage = $5";
                let key_values = vec![game.0, call.user.0, call.question, call.stage.number()];
                ("notification", ["deletion_retry_at", "deletion_tries"], key, key_values)
            }
        }
    }
}

/// Leaves a thing alone that failed, until a moment that follows from how often it had failed before: `None` for
/// good. This time may count, too. Returns whether it is to be tried again.
pub async fn failed(
    tx: &mut WriteTx,
    thing: Thing,
    counts: bool,
    again: impl FnOnce(u32) -> Option<Millis>,
) -> Result<bool, Error> {
    let (table, [at, tries], condition, key) = thing.place();
    let sql = format!("UPDATE {table} SET {tries} = {tries} + $1 WHERE {condition} RETURNING {tries}");
    let counted = key
        .iter()
        .fold(sqlx::query_scalar(AssertSqlSafe(sql)).bind(i64::from(counts)), |sql, key| sql.bind(*key));
    let counted: Option<i64> = counted.fetch_optional(tx.write()).await?;
    let before = counted.unwrap_or_default() - i64::from(counts);
    let again = again(u32::try_from(before).unwrap_or_default());
    let sql = format!("UPDATE {table} SET {at} = $1 WHERE {condition}");
    let sql = sqlx::query(AssertSqlSafe(sql)).bind(again.unwrap_or(GIVEN_UP));
    key.iter().fold(sql, |sql, key| sql.bind(*key)).execute(tx.write()).await?;
    Ok(again.is_some())
}

/// Whether boards of a server are left alone, or given up, or may be where nothing could be read.
pub async fn waits_for(store: &Store, server: GuildId) -> Result<bool, Error> {
    let present = "SELECT id FROM game WHERE guild_id = $1 AND board_retry_at > 0 LIMIT 1";
    let past = "SELECT game.id FROM board_message JOIN game ON game.id = game_id WHERE kind = 'outdated' \
                AND retry_at = $2 AND guild_id = $1 LIMIT 1";
    let unread = "SELECT game.id FROM unconfirmed_message JOIN game ON game.id = game_id \
                  WHERE history_unreadable = 1 AND guild_id = $1 LIMIT 1";
    for query in [
        sqlx::query_scalar(present).bind(server),
        sqlx::query_scalar(past).bind(server).bind(GIVEN_UP),
        sqlx::query_scalar(unread).bind(server),
    ] {
        let found: Option<i64> = query.fetch_optional(store.reader()).await?;
        if found.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Lets the present boards of a server be tried again, as if they had not failed before, and older ones that were given
/// up; and those be looked for that may be where nothing could be read.
pub async fn release(tx: &mut WriteTx, server: GuildId) -> Result<(), Error> {
    let sql =
        "UPDATE game SET board_retry_at = 0, board_tries = 0 WHERE guild_id = $1 AND board_retry_at > 0";
    sqlx::query(sql).bind(server).execute(tx.write()).await?;
    let sql = "UPDATE board_message SET retry_at = 0, tries = 0 \
               WHERE kind = 'outdated' AND retry_at = $2 \
               AND game_id IN (SELECT id FROM game WHERE guild_id = $1)";
    sqlx::query(sql).bind(server).bind(GIVEN_UP).execute(tx.write()).await?;
    let sql = "UPDATE unconfirmed_message SET retry_at = 0, tries = 0 WHERE history_unreadable = 1 \
               AND game_id IN (SELECT id FROM game WHERE guild_id = $1)";
    sqlx::query(sql).bind(server).execute(tx.write()).await?;
    Ok(())
}
