//! Messages on their way to Discord, of which it is not known yet whether they arrived.

use super::posts::PostRow;
use super::{Error, Store, Tx, number, text};
use crate::id::{ChannelId, GameId, InteractionId, MessageId};
use crate::time::Millis;

/// A message on its way.
#[derive(Clone, PartialEq, Eq)]
pub struct SendingRow {
    /// The interaction that it came of; without one, a negative number of its own.
    pub id: InteractionId,
    /// The interaction's token, by which its answer is found; empty for a message that is no answer. Private.
    pub token: String,
    /// What it will be once its message is known. A lobby tells the entries up to -1.
    pub post: PostRow,
    /// When it was sent.
    pub at: Millis,
}

/// More entries than any game has.
const MOST_ENTRIES: i64 = 1 << 20;

impl SendingRow {
    /// A message that is sent without an interaction. A game's may be on their way together, when the process died over
    /// an older one: each has a number of its own.
    pub fn without_interaction(post: PostRow, at: Millis) -> SendingRow {
        let id = InteractionId(-(post.game.0 * MOST_ENTRIES + post.to_seq));
        SendingRow { id, token: String::new(), post, at }
    }
}

impl std::fmt::Debug for SendingRow {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SendingRow").field("id", &self.id).field("post", &self.post).finish_non_exhaustive()
    }
}

/// Notes a message before it is sent.
///
/// # Errors
/// When the database fails.
pub async fn begin(tx: &mut Tx, sending: &SendingRow) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO sending (id, token, game_id, channel_id, from_seq, to_seq, at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (id) DO UPDATE SET from_seq = excluded.from_seq, to_seq = excluded.to_seq, at = excluded.at",
    )
    .bind(sending.id.0)
    .bind(sending.token.as_str())
    .bind(sending.post.game.0)
    .bind(sending.post.channel.0)
    .bind(sending.post.from_seq)
    .bind(sending.post.to_seq)
    .bind(sending.at.0)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Forgets a message that has arrived and is known, or never will.
///
/// # Errors
/// When the database fails.
pub async fn end(tx: &mut Tx, id: InteractionId) -> Result<(), Error> {
    sqlx::query("DELETE FROM sending WHERE id = $1").bind(id.0).execute(&mut **tx).await?;
    Ok(())
}

/// Forgets that a lobby's first message is on its way.
///
/// # Errors
/// When the database fails.
pub async fn end_lobby(tx: &mut Tx, game: GameId) -> Result<(), Error> {
    sqlx::query("DELETE FROM sending WHERE game_id = $1 AND to_seq = -1")
        .bind(game.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Whether a lobby's first message is on its way.
///
/// # Errors
/// When the database fails.
pub async fn has_lobby(store: &Store, game: GameId) -> Result<bool, Error> {
    let found = sqlx::query("SELECT id FROM sending WHERE game_id = $1 AND to_seq = -1")
        .bind(game.0)
        .fetch_optional(store.reader())
        .await?;
    Ok(found.is_some())
}

/// The messages that were sent before a moment, the oldest first.
///
/// # Errors
/// When the database fails.
pub async fn before(store: &Store, moment: Millis) -> Result<Vec<SendingRow>, Error> {
    let rows = sqlx::query(
        "SELECT id, token, game_id, channel_id, from_seq, to_seq, at FROM sending WHERE at < $1 ORDER BY at LIMIT 50",
    )
    .bind(moment.0)
    .fetch_all(store.reader())
    .await?;
    let sending = |row| {
        Ok(SendingRow {
            id: number(row, "id", InteractionId)?,
            token: text(row, "token")?,
            post: PostRow {
                message: MessageId(0),
                game: number(row, "game_id", GameId)?,
                channel: number(row, "channel_id", ChannelId)?,
                from_seq: number(row, "from_seq", |seq| seq)?,
                to_seq: number(row, "to_seq", |seq| seq)?,
            },
            at: number(row, "at", Millis)?,
        })
    };
    rows.iter().map(sending).collect()
}
