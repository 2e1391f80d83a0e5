//! Whole games, each read by one statement: a statement costs more than the rows that it reads.

use sqlx::any::AnyRow;
use sqlx::{Any, Executor};

use super::answers::AnswerRow;
use super::entries::EntryRow;
use super::games::{self, GameRow};
use super::pings::PingRow;
use super::posts::PostRow;
use super::seats::SeatRow;
use super::settings::SettingRow;
use super::standing::StandingRow;
use super::{Error, Store, Tx, number};
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::time::Millis;

/// A game with everything that belongs to it.
#[derive(Debug, Clone)]
pub struct Whole {
    /// Its row.
    pub game: GameRow,
    /// Who sits there, by number.
    pub seats: Vec<SeatRow>,
    /// Its history, in order.
    pub entries: Vec<EntryRow>,
    /// The answers that wait for their turn.
    pub answers: Vec<AnswerRow>,
    /// How far the channel has been shown it; -1 for not at all.
    pub shown: i64,
    /// The message that is its present board, if there is one.
    pub board: Option<PostRow>,
    /// What its players have said of themselves since it was opened, and last before.
    pub settings: Vec<SettingRow>,
    /// When the program stood still since it was opened: from when until when.
    pub outages: Vec<(Millis, Millis)>,
    /// How far its players have been called, besides by boards.
    pub pings: Vec<PingRow>,
    /// What its players have decided ahead, beyond the auction under way.
    pub standing: Vec<StandingRow>,
}

/// What ends a row and a field within a column that holds many rows: signs that no name has, see `seats`.
const ROW_END: &str = "\u{1e}";
const FIELD_END: &str = "\u{1f}";

/// The parameters are the two signs and what the game is found by.
const SELECT: &str = "(SELECT string_agg(number || $2 || user_id || $2 || kept || $2 || level || $2 || name, $1 ORDER BY number) \
     FROM seat WHERE seat.game_id = game.id) AS all_seats, \
    (SELECT string_agg(seq || $2 || actor_id || $2 || at || $2 || ahead || $2 || body, $1 ORDER BY seq) \
     FROM entry WHERE entry.game_id = game.id) AS all_entries, \
    (SELECT string_agg(seat || $2 || question || $2 || revision || $2 || body, $1) \
     FROM answer WHERE answer.game_id = game.id) AS all_answers, \
    (SELECT string_agg(message_id || $2 || channel_id || $2 || from_seq || $2 || to_seq, $1) \
     FROM post WHERE post.game_id = game.id AND kind = 'board') AS all_boards, \
    (SELECT string_agg(setting.user_id || $2 || at || $2 || zone || $2 || sleep_from || $2 || sleep_to || $2 || away_since \
       || $2 || away_until || $2 || stand_in || $2 || direct || $2 || next, $1 ORDER BY at) \
     FROM seat JOIN setting ON setting.user_id = seat.user_id WHERE seat.game_id = game.id AND at >= COALESCE( \
       (SELECT MAX(older.at) FROM setting AS older WHERE older.user_id = seat.user_id AND older.at <= game.created_at), \
       0)) AS all_settings, \
    (SELECT string_agg(from_at || $2 || until_at, $1) FROM outage WHERE until_at > game.created_at) AS all_outages, \
    (SELECT string_agg(user_id || $2 || question || $2 || stage || $2 || message_id || $2 || ping.channel_id, $1) \
     FROM ping WHERE ping.game_id = game.id AND done = 0) AS all_pings, \
    (SELECT string_agg(seat || $2 || draw || $2 || auction || $2 || standing.quick, $1) \
     FROM standing WHERE standing.game_id = game.id) AS all_standing, shown_seq FROM game";

/// A game by its number.
///
/// # Errors
/// When the database fails.
pub async fn by_id(tx: &mut Tx, game: GameId) -> Result<Option<Whole>, Error> {
    find(&mut **tx, "id = $3", game.0).await
}

/// A game by its number, for reading alone.
///
/// # Errors
/// When the database fails.
pub async fn read(store: &Store, game: GameId) -> Result<Option<Whole>, Error> {
    find(store.reader(), "id = $3", game.0).await
}

/// The game that runs in a channel.
///
/// # Errors
/// When the database fails.
pub async fn running_in(tx: &mut Tx, channel: ChannelId) -> Result<Option<Whole>, Error> {
    find(&mut **tx, "channel_id = $3 AND status = 'running'", channel.0).await
}

async fn find<'a>(
    executor: impl Executor<'a, Database = Any>,
    condition: &str,
    key: i64,
) -> Result<Option<Whole>, Error> {
    let sql = sqlx::AssertSqlSafe(format!("SELECT {}, {SELECT} WHERE {condition}", games::COLUMNS));
    let found = sqlx::query(sql).bind(ROW_END).bind(FIELD_END).bind(key).fetch_optional(executor).await?;
    found.as_ref().map(whole).transpose()
}

fn whole(row: &AnyRow) -> Result<Whole, Error> {
    let game = games::row(row)?;
    let boards = all(row, "all_boards", |[message, channel, from_seq, to_seq]| {
        Some(PostRow {
            message: MessageId(message.parse().ok()?),
            game: game.id,
            channel: ChannelId(channel.parse().ok()?),
            from_seq: from_seq.parse().ok()?,
            to_seq: to_seq.parse().ok()?,
        })
    })?;
    Ok(Whole {
        game,
        board: boards.into_iter().next(),
        seats: all(row, "all_seats", |[number, user, kept, level, name]| {
            let number = number.parse().ok()?;
            Some(SeatRow {
                number,
                user: UserId(user.parse().ok()?),
                kept: kept != "0",
                name: name.to_owned(),
                level: level.to_owned(),
            })
        })?,
        entries: all(row, "all_entries", |[seq, actor, at, ahead, body]| {
            Some(EntryRow {
                seq: seq.parse().ok()?,
                actor: UserId(actor.parse().ok()?),
                at: Millis(at.parse().ok()?),
                body: body.to_owned(),
                ahead: ahead != "0",
            })
        })?,
        answers: all(row, "all_answers", |[seat, question, revision, body]| {
            let (seat, question) = (seat.parse().ok()?, question.parse().ok()?);
            Some(AnswerRow { seat, question, revision: revision.parse().ok()?, body: body.to_owned() })
        })?,
        settings: all(row, "all_settings", setting)?,
        outages: all(row, "all_outages", |[from, until]| {
            Some((Millis(from.parse().ok()?), Millis(until.parse().ok()?)))
        })?,
        pings: all(row, "all_pings", |[user, question, stage, message, channel]| {
            Some(PingRow {
                user: UserId(user.parse().ok()?),
                question: question.parse().ok()?,
                stage: stage.parse().ok()?,
                message: MessageId(message.parse().ok()?),
                channel: ChannelId(channel.parse().ok()?),
            })
        })?,
        standing: all(row, "all_standing", |[seat, draw, auction, quick]| {
            let (draw, auction) = (draw.to_owned(), auction.to_owned());
            Some(StandingRow { seat: seat.parse().ok()?, draw, auction, quick: quick != "0" })
        })?,
        shown: number(row, "shown_seq", |seq| seq)?,
    })
}

fn setting(fields: [&str; 10]) -> Option<SettingRow> {
    let [user, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next] = fields;
    let sleep: (i64, i64) = (sleep_from.parse().ok()?, sleep_to.parse().ok()?);
    let away: (i64, i64) = (away_since.parse().ok()?, away_until.parse().ok()?);
    Some(SettingRow {
        user: UserId(user.parse().ok()?),
        at: Millis(at.parse().ok()?),
        zone: zone.to_owned(),
        sleep: Some(sleep).filter(|(from, _)| *from >= 0),
        away: Some(away).filter(|(since, _)| *since > 0).map(|(since, until)| (Millis(since), Millis(until))),
        stand_in: stand_in != "0",
        direct: direct != "0",
        next: next != "0",
    })
}

/// The rows within a column.
fn all<T, const N: usize>(
    row: &AnyRow,
    column: &str,
    read: impl Fn([&str; N]) -> Option<T>,
) -> Result<Vec<T>, Error> {
    let rows = super::maybe_text(row, column)?.unwrap_or_default();
    let rows = rows.split(ROW_END).filter(|row| !row.is_empty());
    rows.map(|row| {
        let fields: Vec<&str> = row.splitn(N, FIELD_END).collect();
        let fields = <[&str; N]>::try_from(fields).ok().and_then(&read);
        fields.ok_or_else(|| Error::Unreadable(format!("{column} has {row:?}")))
    })
    .collect()
}
