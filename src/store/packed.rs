//! Histories of games that have long been over: all entries of one in one row, compressed. An entry in a row of its
//! own takes 55 bytes, and mostly says that somebody drew.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use sqlx::FromRow;

use super::{Error, ReadTx, word};
use crate::game::{Ahead, Line};
use crate::id::GameId;
use crate::time::Millis;

/// No history is longer, packed or not: what claims to be is damaged.
const LONGEST: u64 = 16 << 20;

/// An entry as it is packed: who, how long after the one before, how long before that it was decided on, how far
/// ahead, what was paid for it, and what. Its number is its place. These are stored for ever.
#[derive(Serialize, Deserialize)]
struct Packed(String, i64, i64, i64, Option<String>, String);

#[derive(FromRow)]
struct Row {
    seq: i64,
    entries: String,
}

/// The entries of one game in one text.
pub(super) fn packed(lines: &[Line]) -> Result<String, Error> {
    let mut before = 0;
    let entries = lines.iter().map(|line| {
        let paid = line.paid.as_ref().map(ToString::to_string);
        let (since, ago) = (line.at.0 - before, line.at.0 - line.decided_at.0);
        before = line.at.0;
        Packed(line.actor.to_string(), since, ago, line.ahead as i64, paid, line.words.clone())
    });
    let json = serde_json::to_vec(&entries.collect::<Vec<_>>()).map_err(unreadable)?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let compressed = encoder.write_all(&json).and_then(|()| encoder.finish()).map_err(unreadable)?;
    Ok(STANDARD_NO_PAD.encode(compressed))
}

/// The entries that a text has packed.
pub(super) fn unpacked(text: &str) -> Result<Vec<Line>, Error> {
    let compressed = STANDARD_NO_PAD.decode(text).map_err(unreadable)?;
    let mut json = Vec::new();
    DeflateDecoder::new(&*compressed).take(LONGEST).read_to_end(&mut json).map_err(unreadable)?;
    let entries: Vec<Packed> = serde_json::from_slice(&json).map_err(unreadable)?;
    let mut before = Millis(0);
    let lines = (1..).zip(entries).map(|(seq, Packed(actor, since, ago, ahead, paid, words))| {
        let at = Millis(before.0.saturating_add(since));
        before = at;
        let decided_at = Millis(at.0.saturating_sub(ago));
        let ahead =
            Ahead::from_repr(ahead).ok_or_else(|| unreadable(format!("no entry is ahead like {ahead}")))?;
        let paid = paid.as_deref().map(word).transpose()?;
        Ok(Line { seq, actor: word(&actor)?, at, decided_at, words, ahead, paid })
    });
    lines.collect()
}

fn unreadable(error: impl std::fmt::Display) -> Error {
    Error::Unreadable(format!("a packed history: {error}"))
}

/// The entries of a game that are packed; none if it is not.
pub(super) async fn of(tx: &mut ReadTx, game: GameId) -> Result<Vec<Line>, Error> {
    let sql = "SELECT seq, entries FROM packed WHERE game_id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(game).fetch_optional(tx.read()).await?;
    let Some(row) = row else { return Ok(Vec::new()) };
    let lines = unpacked(&row.entries)?;
    if lines.last().map(|line| line.seq) == Some(row.seq) {
        Ok(lines)
    } else {
        Err(Error::Unreadable(format!("game {game} should have {} packed entries", row.seq)))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Entries with all that entries may have.
    pub(in crate::store) fn lines() -> [Line; 3] {
        let line = |seq: i64, actor: &str, ahead: i64, paid: Option<&str>, words: &str| Line {
            seq,
            actor: actor.parse().unwrap(),
            at: Millis(1_793_000_000_000 + 61_003 * seq * (seq % 3)),
            decided_at: Millis(1_793_000_000_000 - seq),
            words: words.to_owned(),
            ahead: Ahead::from_repr(ahead).unwrap(),
            paid: paid.map(|paid| paid.parse().unwrap()),
        };
        [
            line(1, "person 2", 0, None, "draw"),
            line(2, "computer 0", 1, None, "invoke"),
            line(3, "program", 0, Some(""), "a word \"that\" \\ nobody\n\tknows, é"),
        ]
    }

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let lines = lines();
        assert_eq!(unpacked(&packed(&lines).unwrap()).unwrap(), lines);
        assert_eq!(unpacked(&packed(&[]).unwrap()).unwrap(), []);
        for damaged in ["", "A", "AAAA", "%%%%"] {
            assert!(matches!(unpacked(damaged), Err(Error::Unreadable(_))), "{damaged}");
        }
    }
}
