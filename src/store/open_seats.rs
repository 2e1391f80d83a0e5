//! Chairs that are offered to anybody, and the messages that offer them.

use ra::rules::Seat;
use ra_table::game::{Number, OpenSeat};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::tasks::{self, Kind};
use super::{Error, ReadTx, Store, WriteTx, small};

/// A chair that is offered, is to be, or was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    /// The number of the entry by which a computer player has it, or had.
    pub since: i64,
    /// Which.
    pub seat: Seat,
    /// Whose it was then.
    pub owner: Number,
    /// The message where the game is played, once it is there.
    pub message: Option<MessageId>,
    /// The one in the channel that its thread is of.
    pub parent: Option<MessageId>,
}

#[derive(FromRow)]
struct Row {
    since_seq: i64,
    seat: i64,
    former_owner: i64,
    message_id: Option<MessageId>,
    parent_message_id: Option<MessageId>,
}

impl TryFrom<Row> for Offered {
    type Error = Error;

    fn try_from(row: Row) -> Result<Offered, Error> {
        let seat = Seat::new(small(row.seat)?);
        Ok(Offered {
            since: row.since_seq,
            seat: seat.ok_or_else(|| Error::Unreadable(format!("there is no seat {}", row.seat)))?,
            owner: Number(small(row.former_owner)?),
            message: row.message_id,
            parent: row.parent_message_id,
        })
    }
}

/// Notes the chairs of a game that are free or will be, unless they are known, and the task that offers them.
pub async fn put(tx: &mut WriteTx, game: GameId, chairs: &[OpenSeat], now: Millis) -> Result<(), Error> {
    for chair in chairs {
        let sql = "INSERT INTO open_seat (game_id, since_seq, seat, former_owner) \
                   VALUES ($1, $2, $3, $4) ON CONFLICT (game_id, since_seq) DO NOTHING";
        let query = sqlx::query(sql).bind(game).bind(chair.since).bind(chair.seat.index() as i64);
        tx.run(query.bind(i64::from(chair.owner.0))).await?;
    }
    tasks::put_of_game(tx, Kind::OpenSeat, game, now).await
}

/// The chairs of a game that are offered, will be, or were.
pub async fn of_game(tx: &mut ReadTx, game: GameId) -> Result<Vec<Offered>, Error> {
    let sql = "SELECT since_seq, seat, former_owner, message_id, parent_message_id FROM open_seat \
               WHERE game_id = $1 ORDER BY since_seq";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(tx.read()).await?;
    rows.into_iter().map(TryInto::try_into).collect()
}

/// A chair of a running game that is offered to anybody.
#[derive(Debug, Clone, Copy, FromRow)]
pub struct OfferedChair {
    /// Of which game.
    #[sqlx(rename = "id")]
    pub game: GameId,
    /// In which channel it is offered.
    #[sqlx(rename = "lobby_channel_id")]
    pub channel: ChannelId,
    /// By which message.
    pub message: MessageId,
}

/// The chairs of a server that are offered by a message in a channel, not only in a game's thread, those of the oldest
/// game first; none of a game that a person plays in.
pub async fn offered_chairs(store: &Store, guild: GuildId, user: UserId) -> Result<Vec<OfferedChair>, Error> {
    let sql = "SELECT id, lobby_channel_id, COALESCE(parent_message_id, message_id) AS message \
               FROM open_seat JOIN game ON game.id = game_id WHERE guild_id = $1 AND status = 'running' \
               AND (parent_message_id IS NOT NULL OR (message_id IS NOT NULL \
               AND channel_id = lobby_channel_id)) AND NOT EXISTS (SELECT 1 FROM person \
               WHERE person.game_id = game.id AND user_id = $2) ORDER BY id, since_seq";
    Ok(sqlx::query_as(sql).bind(guild).bind(user).fetch_all(store.reader()).await?)
}

/// Notes by which messages a chair is offered.
pub async fn set_messages(store: &Store, game: GameId, chair: &Offered) -> Result<(), Error> {
    let sql =
        "UPDATE open_seat SET message_id = $3, parent_message_id = $4 WHERE game_id = $1 AND since_seq = $2";
    store.run(sqlx::query(sql).bind(game).bind(chair.since).bind(chair.message).bind(chair.parent)).await
}

/// Forgets a chair of which all is told.
pub async fn forget(store: &Store, game: GameId, since: i64) -> Result<(), Error> {
    let sql = "DELETE FROM open_seat WHERE game_id = $1 AND since_seq = $2";
    store.run(sqlx::query(sql).bind(game).bind(since)).await
}
