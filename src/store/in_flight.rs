//! Messages on their way to Discord, of which it is not known yet whether they arrived.

use std::fmt;

use ra_table::id::{ChannelId, GameId, InteractionId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, Store, WriteTx};

/// A message on its way.
#[derive(Clone, PartialEq, Eq)]
pub struct Unconfirmed {
    /// By what it is known until it has arrived.
    pub id: SendingId,
    /// The interaction's token, by which its answer is found; `None` for a message that is no answer. Private.
    pub token: Option<String>,
    /// What it tells.
    pub part: Part,
    /// When it was sent.
    pub at: Millis,
}

/// The same as the database has it.
#[derive(FromRow)]
struct Row {
    #[sqlx(try_from = "String")]
    id: SendingId,
    token: Option<String>,
    game_id: GameId,
    channel_id: Option<ChannelId>,
    from_seq: Option<i64>,
    to_seq: Option<i64>,
    sent_at: Millis,
}

impl From<Row> for Unconfirmed {
    fn from(row: Row) -> Unconfirmed {
        let from_seq = row.from_seq;
        let tells = row.to_seq.map_or(Tells::Lobby, |to_seq| Tells::Board(Entries { from_seq, to_seq }));
        let part = Part { game: row.game_id, channel: row.channel_id, tells };
        Unconfirmed { id: row.id, token: row.token, part, at: row.sent_at }
    }
}

/// By what a message on its way is known. Its words are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendingId {
    /// The interaction that it answers or follows.
    Interaction(InteractionId),
    /// Without an interaction, the lobby that it shows.
    Lobby(GameId),
    /// Without an interaction, what the board tells: a game's may be on their way together, when the process died over
    /// an older one.
    Board {
        /// The game.
        game: GameId,
        /// The last entry that it tells.
        to_seq: i64,
    },
}

impl SendingId {
    /// The interaction that the message answers or follows, if there is one.
    pub fn interaction(self) -> Option<InteractionId> {
        match self {
            SendingId::Interaction(id) => Some(id),
            SendingId::Lobby(_) | SendingId::Board { .. } => None,
        }
    }
}

impl fmt::Display for SendingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SendingId::Interaction(id) => write!(f, "interaction {id}"),
            SendingId::Lobby(game) => write!(f, "lobby {game}"),
            SendingId::Board { game, to_seq } => write!(f, "game {game} entry {to_seq}"),
        }
    }
}

impl TryFrom<String> for SendingId {
    type Error = Error;

    fn try_from(words: String) -> Result<SendingId, Error> {
        let words: Vec<&str> = words.split(' ').collect();
        let id = match words[..] {
            ["interaction", id] => id.parse().ok().map(InteractionId).map(SendingId::Interaction),
            ["lobby", game] => game.parse().ok().map(GameId).map(SendingId::Lobby),
            ["game", game, "entry", to_seq] => game
                .parse()
                .ok()
                .zip(to_seq.parse().ok())
                .map(|(game, to_seq)| SendingId::Board { game: GameId(game), to_seq }),
            _ => None,
        };
        id.ok_or_else(|| Error::Unreadable(format!("a message on its way is known by {words:?}")))
    }
}

/// What is on its way: which part of a game, to which channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The game.
    pub game: GameId,
    /// Where it is sent; `None` if the channel is still to be made.
    pub channel: Option<ChannelId>,
    /// What it tells there.
    pub tells: Tells,
}

/// What a message of a game tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tells {
    /// Who sits down: it is the lobby's first message.
    Lobby,
    /// What happened: it is a board.
    Board(Entries),
}

/// The entries that a board tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entries {
    /// The one after which they begin; `None` of a game's first board.
    pub from_seq: Option<i64>,
    /// The last.
    pub to_seq: i64,
}

impl Part {
    /// As a message that answers an interaction by its token, or follows it.
    pub fn by(self, id: InteractionId, token: Option<String>, at: Millis) -> Unconfirmed {
        Unconfirmed { id: SendingId::Interaction(id), token, part: self, at }
    }

    /// As a message that is sent without an interaction.
    pub fn alone(self, at: Millis) -> Unconfirmed {
        let id = match self.tells {
            Tells::Lobby => SendingId::Lobby(self.game),
            Tells::Board(Entries { to_seq, .. }) => SendingId::Board { game: self.game, to_seq },
        };
        Unconfirmed { id, token: None, part: self, at }
    }
}

impl fmt::Debug for Unconfirmed {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unconfirmed").field("id", &self.id).field("part", &self.part).finish_non_exhaustive()
    }
}

/// Notes a message before it is sent. One that may have been sent before, too, is looked for since the first time.
pub async fn begin(tx: &mut WriteTx, sending: &Unconfirmed) -> Result<(), Error> {
    let (from_seq, to_seq) = match sending.part.tells {
        Tells::Lobby => (None, None),
        Tells::Board(Entries { from_seq, to_seq }) => (from_seq, Some(to_seq)),
    };
    let query = sqlx::query(
        "INSERT INTO unconfirmed_message (id, token, game_id, channel_id, from_seq, to_seq, sent_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) \
         DO UPDATE SET channel_id = excluded.channel_id, from_seq = excluded.from_seq, \
         to_seq = excluded.to_seq",
    )
    .bind(sending.id.to_string())
    .bind(sending.token.clone())
    .bind(sending.part.game)
    .bind(sending.part.channel)
    .bind(from_seq)
    .bind(to_seq)
    .bind(sending.at);
    tx.run(query).await
}

/// Forgets a message that has arrived and is known, or never will.
pub async fn end(tx: &mut WriteTx, id: SendingId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM unconfirmed_message WHERE id = $1").bind(id.to_string())).await
}

/// Forgets that a lobby's first message is on its way.
pub async fn end_lobby(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM unconfirmed_message WHERE game_id = $1 AND to_seq IS NULL").bind(game))
        .await
}

/// Whether it is still not known what became of a message.
pub async fn is_unknown(store: &Store, id: SendingId) -> Result<bool, Error> {
    let sql = "SELECT id FROM unconfirmed_message WHERE id = $1";
    let found: Option<String> =
        sqlx::query_scalar(sql).bind(id.to_string()).fetch_optional(store.reader()).await?;
    Ok(found.is_some())
}

/// The boards of a game that were sent and never heard of, as far as they tell less than up to this entry.
pub async fn boards_before(store: &Store, game: GameId, seq: i64) -> Result<Vec<Unconfirmed>, Error> {
    let sql = "SELECT id, token, game_id, channel_id, from_seq, to_seq, sent_at FROM unconfirmed_message \
               WHERE game_id = $1 AND to_seq < $2 ORDER BY to_seq";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).bind(seq).fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(Unconfirmed::from).collect())
}

/// Whether a lobby's first message is on its way.
pub async fn has_lobby(store: &Store, game: GameId) -> Result<bool, Error> {
    let sql = "SELECT id FROM unconfirmed_message WHERE game_id = $1 AND to_seq IS NULL";
    let found: Option<String> = sqlx::query_scalar(sql).bind(game).fetch_optional(store.reader()).await?;
    Ok(found.is_some())
}

/// Notes that a message was looked for in vain where the messages of its channel cannot be read: nothing waits for it.
pub async fn unread(tx: &mut WriteTx, id: SendingId) -> Result<(), Error> {
    tx.run(
        sqlx::query("UPDATE unconfirmed_message SET history_unreadable = 1 WHERE id = $1")
            .bind(id.to_string()),
    )
    .await
}

/// The messages of a game of which it is not known whether they arrived, the oldest first.
pub async fn of_game(store: &Store, game: GameId) -> Result<Vec<Unconfirmed>, Error> {
    let sql = "SELECT id, token, game_id, channel_id, from_seq, to_seq, sent_at FROM unconfirmed_message \
               WHERE game_id = $1 ORDER BY sent_at";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(store.reader()).await?;
    Ok(rows.into_iter().map(Unconfirmed::from).collect())
}
