//! Messages that are still to be sent to the channels of cups.

use ra_table::cup::{News, Number};
use ra_table::id::CupId;
use ra_table::time::Millis;
use sqlx::FromRow;

use super::cups::CupRow;
use super::tasks::{Kind, NeedsShard, NewTask};
use super::{Error, ReadTx, WriteTx, tasks, word};

/// An entry causes fewer messages than this: the number of the one that is left over from another is so much larger.
const MOST_PARTS: i64 = 1000;

/// A message that is to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewsRow {
    /// The entry that causes it.
    pub seq: i64,
    /// Which of its messages, from 1.
    pub part: i64,
    /// What is known of it.
    pub news: News,
}

#[derive(FromRow)]
struct Row {
    seq: i64,
    part: i64,
    due_at: Millis,
    mentions: Option<String>,
}

impl TryFrom<Row> for NewsRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<NewsRow, Error> {
        let mentions = row.mentions.as_deref().into_iter().flat_map(|numbers| numbers.split(' '));
        let mentions = mentions.map(word).collect::<Result<_, _>>()?;
        Ok(NewsRow { seq: row.seq, part: row.part, news: News { mentions, due: row.due_at } })
    }
}

/// Adds the messages of an entry, and lets the task of the cup's news send those that are due.
pub async fn add(tx: &mut WriteTx, cup: &CupRow, seq: i64, all: &[News], now: Millis) -> Result<(), Error> {
    for (part, news) in (1_i64..).zip(all) {
        insert(tx, cup.id, &NewsRow { seq, part, news: news.clone() }).await?;
    }
    if all.is_empty() { Ok(()) } else { put_task(tx, cup, now).await }
}

/// Lets the task of a cup's news send what is due.
pub async fn put_task(tx: &mut WriteTx, cup: &CupRow, now: Millis) -> Result<(), Error> {
    let shard = NeedsShard::Of(Some(cup.guild));
    tasks::put(tx, &[NewTask { kind: Kind::CupNews, key: cup.id.to_string(), shard, due: now }]).await
}

async fn insert(tx: &mut WriteTx, cup: CupId, row: &NewsRow) -> Result<(), Error> {
    let sql = "INSERT INTO cup_news (cup_id, seq, part, due_at, mentions) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(cup).bind(row.seq).bind(row.part).bind(row.news.due);
    tx.run(query.bind(joined(&row.news.mentions))).await
}

/// People as they are stored; `None` for nobody.
fn joined(mentions: &[Number]) -> Option<String> {
    let mentions: Vec<String> = mentions.iter().map(Number::to_string).collect();
    (!mentions.is_empty()).then(|| mentions.join(" "))
}

/// Leaves the people of a message that is late to another one, which is sent later. The message still mentions the others;
/// if there are none, it is itself that is sent later.
pub async fn postpone(
    tx: &mut WriteTx,
    cup: CupId,
    row: &NewsRow,
    asleep: &News,
    awake: &[Number],
) -> Result<(), Error> {
    let NewsRow { seq, part, news } = row;
    let (due, mentions, later) = match awake {
        [] => (asleep.due, &asleep.mentions[..], None),
        awake => {
            (news.due, awake, Some(NewsRow { seq: *seq, part: part + MOST_PARTS, news: asleep.clone() }))
        }
    };
    let sql = "UPDATE cup_news SET due_at = $4, mentions = $5 WHERE cup_id = $1 AND seq = $2 AND part = $3";
    let query = sqlx::query(sql).bind(cup).bind(seq).bind(part).bind(due).bind(joined(mentions));
    tx.run(query).await?;
    match later {
        Some(later) => insert(tx, cup, &later).await,
        None => Ok(()),
    }
}

/// The message of a cup that may be sent first; `None` if none is to be sent.
pub async fn first(tx: &mut ReadTx, cup: CupId) -> Result<Option<NewsRow>, Error> {
    let sql = "SELECT seq, part, due_at, mentions FROM cup_news WHERE cup_id = $1 \
               ORDER BY due_at, seq, part LIMIT 1";
    let row: Option<Row> = sqlx::query_as(sql).bind(cup).fetch_optional(tx.read()).await?;
    row.map(TryInto::try_into).transpose()
}

/// Forgets a message that was sent, or need not be.
pub async fn end(tx: &mut WriteTx, cup: CupId, seq: i64, part: i64) -> Result<(), Error> {
    let sql = "DELETE FROM cup_news WHERE cup_id = $1 AND seq = $2 AND part = $3";
    tx.run(sqlx::query(sql).bind(cup).bind(seq).bind(part)).await
}
