//! All that a game is loaded from, read by one statement, which sees the database at one moment.

use std::sync::LazyLock;

use ra_table::game::{CancelVote, Line, Setting};
use ra_table::id::{ChannelId, GameId, InteractionId, MessageId, UserId};
use sqlx::{Any, AssertSqlSafe, FromRow};

use super::boards::BoardRow;
use super::deals::Dealt;
use super::games::{COLUMNS, FROM, GameRow, Row};
use super::notifications::Open;
use super::outages::Outages;
use super::people::People;
use super::rows_as_text::BREAK;
use super::{Error, Source, cancel_vote, dated_settings, entries, notifications, outages, people};

/// A game, as it is stored.
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
    /// Its people, with what they have decided ahead.
    pub people: People,
    /// Its history.
    pub lines: Vec<Line>,
    /// The notifications of what it still asks.
    pub called: Open,
    /// When no time ran in it.
    pub outages: Outages,
    /// What those with a chair have set since it was opened, and last before.
    pub settings: Vec<(UserId, Setting)>,
    /// Whether a direct message about the game must still be edited: it has to say how its question was answered.
    pub awaits_outcome: bool,
    /// Whether a board of it was sent of which it is not known whether it arrived.
    pub has_unconfirmed: bool,
    /// Whether the interaction that asks for it has been acted on.
    pub is_repeated: bool,
}

/// The same as the database has it.
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
    people: Option<String>,
    history: Option<String>,
    calls: Option<String>,
    outages: Option<String>,
    settings: Option<String>,
    awaiting: i64,
    unconfirmed: i64,
    repeated: i64,
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
                from_seq: whole.board_from,
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
            people: people::read(whole.people.as_deref())?,
            lines: entries::read(whole.history.as_deref())?,
            called: notifications::read_open(whole.calls.as_deref())?,
            outages: outages::read(whole.outages.as_deref())?,
            settings: dated_settings::read(whole.settings.as_deref())?,
            awaits_outcome: whole.awaiting > 0,
            has_unconfirmed: whole.unconfirmed > 0,
            is_repeated: whole.repeated > 0,
        })
    }
}

/// A game by its number, for an interaction or none.
pub async fn by_id(
    source: &mut Source<'_>,
    game: GameId,
    interaction: Option<InteractionId>,
) -> Result<Option<Stored>, Error> {
    static SQL: LazyLock<String> = LazyLock::new(|| sql("$1"));
    whole(source, &SQL, game.0, interaction).await
}

/// The game that runs in a channel, for an interaction or none.
pub async fn running_in(
    source: &mut Source<'_>,
    channel: ChannelId,
    interaction: Option<InteractionId>,
) -> Result<Option<Stored>, Error> {
    static SQL: LazyLock<String> =
        LazyLock::new(|| sql("(SELECT id FROM game WHERE channel_id = $1 AND status = 'running')"));
    whole(source, &SQL, channel.0, interaction).await
}

/// The statement that reads the game that an expression says.
fn sql(game: &str) -> String {
    format!(
        "SELECT {COLUMNS}, board.message_id AS board_id, board.channel_id AS board_channel, \
         from_seq AS board_from, to_seq AS board_to, rules, setup, salt, {}, {} AS people, {} AS history, \
         {} AS calls, {} AS outages, {} AS settings, (SELECT COUNT(*) FROM direct_question \
         WHERE direct_question.game_id = game.id AND answered > 0) AS awaiting, \
         (SELECT COUNT(*) FROM unconfirmed_message WHERE unconfirmed_message.game_id = game.id \
         AND unconfirmed_message.to_seq IS NOT NULL) AS unconfirmed, \
         (SELECT COUNT(*) FROM interaction WHERE id = $3) AS repeated FROM {FROM} \
         LEFT JOIN deal ON deal.game_id = game.id \
         LEFT JOIN board_message AS board ON board.game_id = game.id AND kind = 'current' \
         LEFT JOIN cancel_vote ON cancel_vote.game_id = game.id WHERE game.id = {game}",
        cancel_vote::Row::COLUMNS,
        people::sql(game),
        entries::sql(game),
        notifications::open_sql(game),
        outages::sql(game),
        dated_settings::at_table_sql(game),
    )
}

async fn whole(
    source: &mut Source<'_>,
    sql: &'static str,
    key: i64,
    interaction: Option<InteractionId>,
) -> Result<Option<Stored>, Error> {
    let query = sqlx::query::<Any>(AssertSqlSafe(sql)).bind(key).bind(BREAK).bind(interaction);
    let row = source.first(query).await?;
    row.map(|row| Whole::from_row(&row)?.try_into()).transpose()
}
