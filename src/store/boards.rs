//! What the channels have been shown.

use ra_table::game::BEFORE_START;
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use sqlx::FromRow;

use super::{Error, Store, WriteTx};

/// A message of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct BoardRow {
    /// The message.
    #[sqlx(rename = "message_id")]
    pub message: MessageId,
    /// The game.
    #[sqlx(rename = "game_id")]
    pub game: GameId,
    /// Where the message is.
    #[sqlx(rename = "channel_id")]
    pub channel: ChannelId,
    /// The entry after which its lines begin; `None` of a game's first board.
    pub from_seq: Option<i64>,
    /// The last entry that it tells.
    pub to_seq: i64,
}

impl BoardRow {
    /// The entry after which begins what it tells.
    pub fn tells_after(&self) -> i64 {
        self.from_seq.unwrap_or(BEFORE_START)
    }
}

/// A board, and whom it has called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownBoard {
    /// The board.
    pub board: BoardRow,
    /// Whom it called, or what else led them there; `None` where that is not known.
    pub called: Option<Vec<UserId>>,
    /// Whether it says that there is a newer one.
    pub says_older: bool,
}

#[derive(FromRow)]
struct Row {
    #[sqlx(flatten)]
    board: BoardRow,
    notified_users: Option<String>,
    says_older: i64,
}

impl From<Row> for KnownBoard {
    fn from(row: Row) -> KnownBoard {
        let user = |number: &str| number.parse().ok().map(UserId);
        let called = row.notified_users.map(|called| called.split(' ').filter_map(user).collect());
        KnownBoard { board: row.board, called, says_older: row.says_older != 0 }
    }
}

/// How far the channel of a game has been shown it, as in `GameRow::shown`.
pub async fn shown(store: &Store, game: GameId) -> Result<Option<i64>, Error> {
    let sql = "SELECT shown_seq FROM game WHERE id = $1";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_one(store.reader()).await?)
}

/// The same, and whether boards that tell less than this entry were sent and never heard of.
pub async fn shown_so_far(store: &Store, game: GameId, seq: i64) -> Result<(Option<i64>, bool), Error> {
    let sql = "SELECT shown_seq, (SELECT COUNT(*) FROM unconfirmed_message \
               WHERE game_id = game.id AND to_seq < $2) FROM game WHERE id = $1";
    let (shown, unsure): (Option<i64>, i64) =
        sqlx::query_as(sql).bind(game).bind(seq).fetch_one(store.reader()).await?;
    Ok((shown, unsure > 0))
}

/// Boards of a game's past that are to be collapsed.
pub async fn outdated(store: &Store, game: GameId) -> Result<Vec<KnownBoard>, Error> {
    let sql = "SELECT message_id, game_id, channel_id, from_seq, to_seq, notified_users, says_older FROM board_message \
               WHERE game_id = $1 AND kind = 'outdated' ORDER BY message_id";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(KnownBoard::from).collect())
}

/// The board that a message is, present or past, if it has not been collapsed.
pub async fn of_message(store: &Store, message: MessageId) -> Result<Option<KnownBoard>, Error> {
    let sql = "SELECT message_id, game_id, channel_id, from_seq, to_seq, notified_users, says_older FROM board_message \
               WHERE message_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(message).fetch_optional(store.reader()).await?;
    Ok(row.map(KnownBoard::from))
}

/// Whether a message is the present board of its game.
pub async fn is_present(store: &Store, message: MessageId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM board_message WHERE message_id = $1 AND kind = 'current'";
    let boards: i64 = sqlx::query_scalar(sql).bind(message).fetch_one(store.reader()).await?;
    Ok(boards > 0)
}

/// The boards of a game, present and past, that have not been collapsed.
pub async fn of_game(store: &Store, game: GameId) -> Result<Vec<BoardRow>, Error> {
    let sql =
        "SELECT message_id, game_id, channel_id, from_seq, to_seq FROM board_message WHERE game_id = $1";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(store.reader()).await?)
}

/// Adds a message as a game's present board, or as one to be collapsed: if there is a present board, which must be
/// later, or the game was called off after what it tells. One that is there already has called whom it called, and
/// stays as it is if it is known to tell more.
pub async fn add(tx: &mut WriteTx, post: &BoardRow, called: Option<&[UserId]>) -> Result<(), Error> {
    let numbers = |users: &[UserId]| users.iter().map(UserId::to_string).collect::<Vec<_>>().join(" ");
    let query = sqlx::query(
        "INSERT INTO board_message (message_id, game_id, channel_id, from_seq, to_seq, notified_users, kind) \
         SELECT $1, $2, $3, $4, $5, $6, CASE \
         WHEN EXISTS (SELECT 1 FROM board_message WHERE game_id = $2 AND kind = 'current') \
         OR EXISTS (SELECT 1 FROM game WHERE id = $2 AND status = 'cancelled' AND last_seq > $5) \
         THEN 'outdated' ELSE 'current' END WHERE 1 = 1 \
         ON CONFLICT (message_id) DO UPDATE SET to_seq = excluded.to_seq, kind = excluded.kind \
         WHERE excluded.to_seq >= board_message.to_seq",
    )
    .bind(post.message)
    .bind(post.game)
    .bind(post.channel)
    .bind(post.from_seq)
    .bind(post.to_seq)
    .bind(called.map(numbers));
    tx.run(query).await
}

/// Something else leads somebody to a board: as if it had called them, too.
pub async fn add_called(tx: &mut WriteTx, message: MessageId, user: UserId) -> Result<(), Error> {
    let sql = "UPDATE board_message SET notified_users = notified_users || ' ' || $2 \
               WHERE message_id = $1 AND ' ' || notified_users || ' ' NOT LIKE '% ' || $2 || ' %'";
    tx.run(sqlx::query(sql).bind(message).bind(user.to_string())).await
}

/// Makes the game's present board one to be collapsed, unless it tells of later entries than this one, and those of the past
/// too that stayed.
pub async fn retire(tx: &mut WriteTx, game: GameId, seq: i64) -> Result<(), Error> {
    let sql = "UPDATE board_message SET kind = 'outdated' WHERE game_id = $1 AND to_seq <= $2";
    tx.run(sqlx::query(sql).bind(game).bind(seq)).await
}

/// Lets a board of the past stay, which says that there is a newer one, until the channel is shown more of its game than
/// this.
pub async fn keep(tx: &mut WriteTx, message: MessageId, seq: i64) -> Result<(), Error> {
    let sql = "UPDATE board_message SET kind = 'kept', says_older = 1 WHERE message_id = $1 AND kind = 'outdated' \
               AND EXISTS (SELECT 1 FROM game WHERE id = board_message.game_id AND (shown_seq IS NULL OR shown_seq <= $2) \
               AND status <> 'cancelled')";
    tx.run(sqlx::query(sql).bind(message).bind(seq)).await
}

/// Forgets a message: it has been collapsed, or is gone.
pub async fn forget(tx: &mut WriteTx, message: MessageId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM board_message WHERE message_id = $1").bind(message)).await
}

/// Lets the board of a game be posted once more, as if its channel had not been shown the last entry.
pub async fn show_again(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    let sql = "UPDATE game SET shown_seq = last_seq - 1 WHERE id = $1 AND shown_seq >= last_seq";
    tx.run(sqlx::query(sql).bind(game)).await
}

/// Notes how far the channel has been shown the game; it never goes back. Its board is not refused then.
pub async fn set_shown(tx: &mut WriteTx, game: GameId, seq: i64) -> Result<(), Error> {
    let sql = "UPDATE game SET shown_seq = CASE WHEN shown_seq >= $2 THEN shown_seq ELSE $2 END, \
               board_refusal_told = NULL WHERE id = $1 \
               AND (shown_seq IS NULL OR shown_seq < $2 OR board_refusal_told IS NOT NULL)";
    tx.run(sqlx::query(sql).bind(game).bind(seq)).await
}
