//! What the bot said to somebody so that it rang, read from the log of the local Discord.

use std::collections::HashSet;
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom};
use std::path::PathBuf;

use ra_display::text::message_marker;
use ra_table::id::{CupId, GameId, UserId};
use ra_table::time::Millis;
use serde_json::Value;

use crate::support::clicks::presses;

/// The flags of a message that rings nowhere: for one person alone, or silent.
const NO_RING: u64 = 1 << 6 | 1 << 12;

/// A message that called somebody.
#[derive(Debug)]
pub(crate) struct Ring {
    pub(crate) at: Millis,
    pub(crate) users: Vec<UserId>,
    /// The games that it calls to; `true` if it is a board.
    pub(crate) games: Vec<GameId>,
    /// The questions there, as its small print names them, or the buttons of a board.
    pub(crate) questions: Vec<i64>,
    pub(crate) is_board: bool,
    /// The last entry that a board tells.
    pub(crate) told: Option<i64>,
    /// The cup of its first button.
    pub(crate) cup: Option<CupId>,
    pub(crate) text: String,
}

/// The log, as far as it has been read.
pub(crate) struct Said {
    path: PathBuf,
    read: u64,
    /// The messages that were posted.
    posted: HashSet<String>,
}

impl Said {
    pub(crate) fn new(path: PathBuf) -> Said {
        Said { path, read: 0, posted: HashSet::new() }
    }

    /// What has been said since this was last asked.
    pub(crate) fn since(&mut self) -> Vec<Ring> {
        let mut file = std::fs::File::open(&self.path).unwrap();
        file.seek(SeekFrom::Start(self.read)).unwrap();
        let mut rings = Vec::new();
        for line in BufReader::new(file).split(b'\n') {
            let line = line.unwrap();
            // A line that is still being written ends later.
            let Ok(read) = serde_json::from_slice(&line) else { break };
            self.read += line.len() as u64 + 1;
            rings.extend(ring(&read).filter(|_| self.is_new(&read)));
        }
        rings
    }

    /// Whether a request made a message. One whose answer was lost is sent again with the same nonce: it gets the message
    /// that is there, and calls nobody a second time.
    fn is_new(&mut self, line: &Value) -> bool {
        line["response"]["id"].as_str().is_none_or(|id| self.posted.insert(id.to_owned()))
    }
}

/// The message of a request, if it rang.
fn ring(line: &Value) -> Option<Ring> {
    let is_sent = line["method"] == "POST" && line["status"].as_u64()? < 300;
    let body = match (line["path"].as_str()?.rsplit('/').next()?, line["body"]["type"].as_u64()) {
        ("callback", Some(4)) => &line["body"]["data"],
        ("callback", _) => return None,
        _ => &line["body"],
    };
    let users: Vec<UserId> = body["allowed_mentions"]["users"].as_array()?.iter().filter_map(user).collect();
    if !is_sent || users.is_empty() || body["flags"].as_u64().unwrap_or(0) & NO_RING != 0 {
        return None;
    }
    let text = body["content"].as_str()?.to_owned();
    let asks = message_marker::read(&text).into_iter();
    let asks = asks.filter_map(|(game, subject)| Some((game, subject.question()?)));
    let (called, questions): (Vec<GameId>, Vec<i64>) = asks.unzip();
    let shown = body["components"].pointer("/0/components/0/custom_id").and_then(Value::as_str);
    let cup = shown.and_then(|press| press.strip_prefix("cup:")?.split(':').next()?.parse().ok()).map(CupId);
    let shown = shown.filter(|_| cup.is_none());
    let shown = |nth| shown.and_then(|press| press.split(':').nth(nth)?.parse::<i64>().ok());
    let is_board = called.is_empty();
    let told =
        presses(body).iter().find_map(|press| press.strip_prefix("board:")?.split(':').nth(1)?.parse().ok());
    let games = if is_board { shown(1).map(GameId).into_iter().collect() } else { called };
    let questions = if is_board { shown(2).into_iter().collect() } else { questions };
    let at = Millis((line["t"].as_f64()? * 1000.0) as i64);
    Some(Ring { at, users, games, questions, is_board, told, cup, text })
}

fn user(value: &Value) -> Option<UserId> {
    value.as_str()?.parse().ok().map(UserId)
}

/// The moment that a text says after some words, as Discord shows moments.
pub(crate) fn moment_after(text: &str, words: &str) -> Option<Millis> {
    let (_, rest) = text.split_once(words)?;
    let seconds: i64 = rest.strip_prefix("<t:")?.split(':').next()?.parse().ok()?;
    Some(Millis(seconds * 1000))
}

#[test]
fn what_is_sent_again_with_its_nonce_rings_once() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let sent = serde_json::json!({
        "t": 1.0, "method": "POST", "path": "/channels/5/messages", "status": 200, "response": {"id": "7"},
        "body": {"content": "Game 1 waits for you", "nonce": "1-0", "allowed_mentions": {"users": ["3"]}},
    });
    let mut other = sent.clone();
    other["response"]["id"] = "8".into();
    std::fs::write(&log, format!("{sent}\n{sent}\n{other}\n")).unwrap();
    assert_eq!(Said::new(log).since().len(), 2);
}
