//! When no time ran in games: their shard was down or not connected, or they were out of reach.

use std::time::Duration;

use ra_table::clock::Span;
use ra_table::game::OutOfSight;
use ra_table::id::{GuildId, Shard, UserId};
use ra_table::time::Millis;
use sqlx::AssertSqlSafe;

use super::rows_as_text;
use super::rows_as_text::Column::{Always, Perhaps};
use super::tasks::{Kind, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, ReadTx, WriteTx};

/// After how long an outage boards tell another deadline than they show.
const SHIFTS_DEADLINES: Duration = Duration::from_secs(5 * 60);

/// Notes a time during which no clock ran in the games of a shard. The boards of its games are brought up to date if their
/// deadlines have moved visibly.
pub async fn add(tx: &mut WriteTx, shard: Shard, from: Millis, until: Millis) -> Result<(), Error> {
    let query = sqlx::query(
        "INSERT INTO shard_outage (count, number, from_at, until_at) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (count, number, from_at) DO UPDATE SET until_at = excluded.until_at",
    )
    .bind(shard.count)
    .bind(shard.number)
    .bind(from)
    .bind(until);
    tx.run(query).await?;
    if until.since(from) >= SHIFTS_DEADLINES { correct_deadlines(tx, shard, until).await } else { Ok(()) }
}

/// Lets the deadlines be corrected that the boards of a shard's running games show.
async fn correct_deadlines(tx: &mut WriteTx, shard: Shard, now: Millis) -> Result<(), Error> {
    let kind = Kind::Deadline.word();
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) SELECT '{kind}', CAST(id AS TEXT), {SHARD_OF_GUILD}, $1 FROM game \
         WHERE status = 'running' AND {SHARD_OF_GUILD} % $2 = $3 {OR_MOVE}"
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(now).bind(shard.count).bind(shard.number)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}

/// Ends those that would last into the future: the wall's clock had been ahead, and was put right.
pub async fn end_by(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM shard_outage WHERE from_at > $1").bind(now)).await?;
    let sql = "UPDATE shard_outage SET until_at = $1 WHERE until_at > $1";
    tx.run(sqlx::query(sql).bind(now)).await
}

/// When the shard of a server, or of direct messages, was down or not connected beyond a moment, in order.
pub async fn of_server(tx: &mut ReadTx, server: Option<GuildId>, moment: Millis) -> Result<Vec<Span>, Error> {
    let sql = "SELECT from_at, until_at FROM shard_outage WHERE until_at > $1 AND $2 % count = number ORDER BY from_at";
    let query = sqlx::query_as(sql).bind(moment).bind(Shard::key(server));
    let rows: Vec<(Millis, Millis)> = query.fetch_all(tx.read()).await?;
    Ok(rows.into_iter().map(|(from, until)| Span { from, until }).collect())
}

/// When no time ran in a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages {
    /// For anybody, in order: also how long it waited for a place, or was out of reach; that may still last.
    pub of_all: Vec<Span>,
    /// When it was found out that it is out of reach, if it is.
    pub noticed: Option<Millis>,
    /// For those who could not see its channel.
    pub out_of_sight: Vec<OutOfSight>,
}

/// Those of the game that an expression says, which lasted beyond its opening, as one text.
pub(super) fn sql(game: &str) -> String {
    let columns = [
        Always("from_at"),
        Perhaps("until_at"),
        Perhaps("user_id"),
        Perhaps("noticed_at"),
        Perhaps("check_at"),
    ];
    let from = format!(
        "(SELECT from_at, until_at, CAST(NULL AS BIGINT) AS user_id, CAST(NULL AS BIGINT) AS noticed_at, \
         CAST(NULL AS BIGINT) AS check_at FROM shard_outage \
         WHERE until_at > (SELECT created_at FROM game WHERE id = {game}) \
         AND (SELECT {SHARD_OF_GUILD} FROM game WHERE id = {game}) % count = number \
         UNION ALL SELECT from_at, until_at, NULL, noticed_at, NULL FROM out_of_reach WHERE game_id = {game} \
         UNION ALL SELECT from_at, until_at, user_id, noticed_at, check_at FROM out_of_sight \
         WHERE game_id = {game}) AS times"
    );
    rows_as_text::all(&columns, &from, "from_at")
}

/// Reads such a text.
pub(super) fn read(text: Option<&str>) -> Result<Outages, Error> {
    let mut outages = Outages::default();
    let rows = rows_as_text::read(text, |fields| {
        let span = Span::new(Millis(fields.always()?), fields.perhaps()?.map(Millis));
        let user = fields.perhaps()?.map(UserId);
        let (noticed_at, check_at) = (fields.perhaps()?.map(Millis), fields.perhaps()?.map(Millis));
        Ok((span, user, noticed_at, check_at))
    })?;
    for (span, user, noticed_at, check_at) in rows {
        match (user, noticed_at, check_at) {
            (Some(user), Some(noticed_at), Some(check_at)) => {
                outages.out_of_sight.push(OutOfSight { user, span, noticed_at, check_at });
            }
            _ => {
                outages.noticed = outages.noticed.or(noticed_at.filter(|_| span.lasts()));
                outages.of_all.push(span);
            }
        }
    }
    Ok(outages)
}
