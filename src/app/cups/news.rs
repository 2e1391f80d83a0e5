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
const GIVEN_UP: Duration = Duration::from_hours(30 * 24);

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

/// What is to be sent now to a cup's channel. What asks something that nobody can answer any more is forgotten.
pub async fn due(store: &Store, cup: CupId, now: Millis) -> Result<Due<Box<News>>, Error> {
    loop {
        let mut tx = store.read().await?;
        let Some(NewsRow { seq, part, news }) = cup_news::first(&mut tx, cup).await? else {
            return Ok(Due::Nothing);
        };
        if news.due > now {
            return Ok(Due::Later(news.due));
        }
        let loaded = load(&mut tx, cup).await?;
        let lines = cups::lines(&mut tx, cup).await?.into_iter().filter(|line| line.seq <= seq);
        let lines: Vec<Line> = lines.collect();
        drop(tx);
        let line = lines.last().cloned().context("the news of a cup have no entry")?;
        let then = Cup::replay(loaded.row.seed, lines).context("a cup's history cannot be read")?;
        match loaded.cup.still_mentioned(&line, &news.mentions) {
            Some(mentions) => {
                return Ok(Due::Now(Box::new(News { now: loaded, line, then, part, mentions })));
            }
            None => end(store, cup, seq, part).await?,
        }
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
