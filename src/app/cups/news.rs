//! What a cup's channel is told: written with the entry that causes it, and sent once, by day for those it mentions.

use std::time::Duration;

use anyhow::Context;
use ra_table::cup::{Cup, Line, Number};
use ra_table::id::CupId;
use ra_table::time::Millis;

use super::{Loaded, load};
use crate::app::retry::in_one_transaction;
use crate::app::{Due, Error};
use crate::store::cup_news::{self, NewsRow};
use crate::store::{Store, WriteTx, cups, sent_text};

/// How long it is tried to send a message that somebody on the server stands in the way of.
pub(in crate::app) const GIVEN_UP: Duration = Duration::from_hours(30 * 24);

/// A message that is to be sent to a cup's channel.
#[derive(Debug, Clone)]
pub struct News {
    /// The cup as it is now.
    pub now: Loaded,
    /// The entry that causes the message.
    pub line: Line,
    /// The cup as it was after that entry.
    pub then: Cup,
    /// Which of the entry's messages, from 1.
    pub part: i64,
    /// Whom it mentions.
    pub mentions: Vec<Number>,
}

impl News {
    /// Names the message, in as many letters as a nonce may have.
    pub fn nonce(&self) -> String {
        nonce(self.now.row.id, self.line.seq, self.part)
    }

    /// Whether it is not worth while to try any longer.
    pub fn is_given_up(&self, now: Millis) -> bool {
        now > self.line.at.after(GIVEN_UP)
    }
}

fn nonce(cup: CupId, seq: i64, part: i64) -> String {
    format!("c{:x}.{seq:x}.{part:x}", cup.0)
}

/// Notes the messages of an entry that has just been added; `after` is the cup with it.
pub(super) async fn note(tx: &mut WriteTx, loaded: &Loaded, after: &Cup, line: &Line) -> Result<(), Error> {
    Ok(cup_news::add(tx, &loaded.row, line.seq, &after.news(line, &loaded.facts), line.at).await?)
}

/// What is to be sent now to a cup's channel. What asks something that nobody can answer any more is forgotten; what is late
/// waits for those who sleep by now.
pub async fn due(store: &Store, cup: CupId, now: Millis) -> Result<Due<Box<News>>, Error> {
    loop {
        let mut tx = store.read().await?;
        let Some(row) = cup_news::first(&mut tx, cup).await? else { return Ok(Due::Nothing) };
        let NewsRow { seq, part, ref news } = row;
        if news.due > now {
            return Ok(Due::Later(news.due));
        }
        let loaded = load(&mut tx, cup).await?;
        let lines = cups::lines(&mut tx, cup).await?.into_iter().filter(|line| line.seq <= seq);
        let lines: Vec<Line> = lines.collect();
        drop(tx);
        let line = lines.last().cloned().context("the news of a cup have no entry")?;
        let then = Cup::replay(loaded.row.seed, lines).context("a cup's history cannot be read")?;
        let Some(mentions) = loaded.cup.still_mentioned(&line, &news.mentions) else {
            end(store, cup, seq, part).await?;
            continue;
        };
        let asleep = loaded.cup.asleep(&mentions, &loaded.facts, now);
        let may_be_there = sent_text::since(store, &nonce(cup, seq, part)).await?.is_some();
        let Some(asleep) = asleep.filter(|_| !may_be_there) else {
            return Ok(Due::Now(Box::new(News { now: loaded, line, then, part, mentions })));
        };
        // It is late: the bot was away, or could not write there.
        let awake: Vec<Number> =
            mentions.into_iter().filter(|number| !asleep.mentions.contains(number)).collect();
        in_one_transaction(store, async |tx: &mut WriteTx| {
            Ok(cup_news::postpone(tx, cup, &row, &asleep, &awake).await?)
        })
        .await?;
    }
}

/// Notes that a message was sent, or is not to be.
pub async fn is_over(store: &Store, news: &News) -> Result<(), Error> {
    end(store, news.now.row.id, news.line.seq, news.part).await
}

async fn end(store: &Store, cup: CupId, seq: i64, part: i64) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        cup_news::end(tx, cup, seq, part).await?;
        Ok(sent_text::end(tx, &nonce(cup, seq, part)).await?)
    })
    .await
}
