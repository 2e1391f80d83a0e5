//! A game's row with its present board and with what was dealt, read at once: what a game is loaded from.

use ra_table::game::CancelVote;
use ra_table::id::{ChannelId, GameId, MessageId};
use sqlx::FromRow;

use super::boards::BoardRow;
use super::deals::Dealt;
use super::games::{COLUMNS, FROM, GameRow, Row};
use super::{Error, ReadTx, cancel_vote};

/// A game's row with its present board, and with what was dealt.
#[derive(Debug)]
pub struct Stored {
    /// The row.
    pub row: GameRow,
    /// The message that is its present board, if there is one.
    pub board: Option<BoardRow>,
    /// What was dealt; `None` before the start.
    pub dealt: Option<Dealt>,
    /// Whether it is asked that it is called off, or was.
    pub calling_off: Option<Box<CancelVote>>,
}

/// A row with its present board and what was dealt.
#[derive(FromRow)]
struct Whole {
    #[sqlx(flatten)]
    row: Row,
    board_id: Option<MessageId>,
    board_channel: Option<ChannelId>,
    board_from: Option<i64>,
    board_to: Option<i64>,
    rules: Option<i64>,
    setup: Option<String>,
    salt: Option<String>,
    #[sqlx(flatten)]
    calling_off: cancel_vote::Row,
}

impl TryFrom<Whole> for Stored {
    type Error = Error;

    fn try_from(whole: Whole) -> Result<Stored, Error> {
        let game = whole.row.id;
        let board = || {
            Some(BoardRow {
                message: whole.board_id?,
                game,
                channel: whole.board_channel?,
                from_seq: whole.board_from?,
                to_seq: whole.board_to?,
            })
        };
        let board = board();
        let dealt = || Some(Dealt { rules: whole.rules?, setup: whole.setup?, salt: whole.salt? });
        let dealt = dealt();
        Ok(Stored {
            row: whole.row.try_into()?,
            board,
            dealt,
            calling_off: whole.calling_off.read()?.map(Box::new),
        })
    }
}

/// A game by its number, with its board and what was dealt.
pub async fn by_id(tx: &mut ReadTx, game: GameId) -> Result<Option<Stored>, Error> {
    whole(tx, "game.id = $1", game.0).await
}

/// The game that runs in a channel, with its board and what was dealt.
pub async fn running_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Option<Stored>, Error> {
    whole(tx, "game.channel_id = $1 AND status = 'running'", channel.0).await
}

async fn whole(tx: &mut ReadTx, condition: &str, key: i64) -> Result<Option<Stored>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, board.message_id AS board_id, board.channel_id AS board_channel, \
         from_seq AS board_from, to_seq AS board_to, rules, setup, salt, {} FROM {FROM} \
         LEFT JOIN deal ON deal.game_id = game.id \
         LEFT JOIN board_message AS board ON board.game_id = game.id AND kind = 'current' \
         LEFT JOIN cancel_vote ON cancel_vote.game_id = game.id WHERE {condition}",
        cancel_vote::Row::COLUMNS
    ));
    let whole: Option<Whole> = sqlx::query_as(sql).bind(key).fetch_optional(tx.read()).await?;
    whole.map(TryInto::try_into).transpose()
}
