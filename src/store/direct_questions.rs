//! The direct messages that ask people something: the latest of each game is kept up to date, those before it are deleted.

use ra_table::game::Subject;
use ra_table::id::{GameId, MessageId, UserId};
use sqlx::FromRow;

use super::{Error, Store, WriteTx};

/// How far a person has answered the question of a direct message. If they have, it is still to say what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answered {
    /// Not.
    No = 0,
    /// Ahead of their turn.
    Ahead = 1,
    /// On their turn, in an auction that goes on.
    InAuction = 2,
}

impl Answered {
    fn of_number(number: i64) -> Answered {
        match number {
            1 => Answered::Ahead,
            2 => Answered::InAuction,
            _ => Answered::No,
        }
    }
}

/// What a direct message is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// About one game.
    OfGame = 0,
    /// A list of games that wait; each of them has a row.
    List = 1,
    /// An invitation to a table before its game.
    Invitation = 2,
}

impl Form {
    fn of_number(number: i64) -> Form {
        match number {
            1 => Form::List,
            2 => Form::Invitation,
            _ => Form::OfGame,
        }
    }
}

/// A direct message that asks a person something in a game, or tells them that they are next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DirectQuestion {
    /// In which game.
    pub game: GameId,
    /// Whom.
    pub user: UserId,
    /// The message.
    pub message: MessageId,
    /// The question that it shows; `None` if it says what came of it.
    pub subject: Option<Subject>,
    /// How far they have answered that, as the message says.
    pub answered: Answered,
    /// Whether the message may not show all that yet: the process may have died before it was edited.
    pub unconfirmed: bool,
    /// Whether it also shows the end of an epoch. Then it stays.
    pub shows_epoch: bool,
    /// Whether a newer message has been sent.
    pub replaced: bool,
    /// What the message is.
    pub form: Form,
}

impl DirectQuestion {
    /// A message that has just been sent, and asks this.
    pub fn new(game: GameId, user: UserId, message: MessageId, subject: Option<Subject>) -> DirectQuestion {
        DirectQuestion {
            game,
            user,
            message,
            subject,
            answered: Answered::No,
            unconfirmed: false,
            shows_epoch: false,
            replaced: false,
            form: Form::OfGame,
        }
    }
}

#[derive(FromRow)]
struct Row {
    game_id: GameId,
    user_id: UserId,
    message_id: MessageId,
    subject: Option<String>,
    answered: i64,
    unconfirmed: i64,
    shows_epoch: i64,
    replaced: i64,
    form: i64,
}

impl TryFrom<Row> for DirectQuestion {
    type Error = Error;

    fn try_from(row: Row) -> Result<DirectQuestion, Error> {
        let unreadable = |words: &String| Error::Unreadable(format!("a direct message is about {words:?}"));
        let subject = row.subject.map(|words| words.parse().map_err(|_| unreadable(&words))).transpose()?;
        Ok(DirectQuestion {
            game: row.game_id,
            user: row.user_id,
            message: row.message_id,
            subject,
            answered: Answered::of_number(row.answered),
            unconfirmed: row.unconfirmed != 0,
            shows_epoch: row.shows_epoch != 0,
            replaced: row.replaced != 0,
            form: Form::of_number(row.form),
        })
    }
}

/// Adds a message that has been sent. It replaces those that the same person got before it about the same game.
pub async fn add(tx: &mut WriteTx, new: &DirectQuestion) -> Result<(), Error> {
    replace(tx, new.game, new.user).await?;
    let query = sqlx::query(
        "INSERT INTO direct_question (game_id, user_id, message_id, subject, shows_epoch, replaced, answered, \
         unconfirmed, form) VALUES ($1, $2, $3, $4, $5, $6, 0, 0, $7) ON CONFLICT (game_id, user_id, message_id) \
         DO UPDATE SET subject = excluded.subject, replaced = excluded.replaced",
    );
    let query = query.bind(new.game).bind(new.user).bind(new.message);
    let query = query.bind(new.subject.map(|subject| subject.to_string()));
    let query = query.bind(i64::from(new.shows_epoch)).bind(i64::from(new.replaced));
    tx.run(query.bind(new.form as i64)).await
}

/// A newer message takes the place of those that a person got about a game alone.
pub async fn replace(tx: &mut WriteTx, game: GameId, user: UserId) -> Result<(), Error> {
    let sql = "UPDATE direct_question SET replaced = 1 WHERE game_id = $1 AND user_id = $2 AND form <> 1";
    tx.run(sqlx::query(sql).bind(game).bind(user)).await
}

/// A newer message takes the place of the lists that a person got. Tells which games these are about.
pub async fn replace_lists(tx: &mut WriteTx, user: UserId) -> Result<Vec<GameId>, Error> {
    let sql = "UPDATE direct_question SET replaced = 1 WHERE user_id = $1 AND form = 1 RETURNING game_id";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_all(tx.read()).await?)
}

/// Adds a list that has been sent to a person.
pub async fn add_list(
    tx: &mut WriteTx,
    user: UserId,
    message: MessageId,
    games: &[GameId],
) -> Result<(), Error> {
    for game in games {
        let query = sqlx::query(
            "INSERT INTO direct_question (game_id, user_id, message_id, subject, shows_epoch, replaced, \
             answered, unconfirmed, form) VALUES ($1, $2, $3, NULL, 0, 0, 0, 0, 1) \
             ON CONFLICT (game_id, user_id, message_id) DO UPDATE SET replaced = 0",
        );
        tx.run(query.bind(*game).bind(user).bind(message)).await?;
    }
    Ok(())
}

/// Forgets all of a list: it is deleted, or stays as it is.
pub async fn forget_list(tx: &mut WriteTx, user: UserId, message: MessageId) -> Result<(), Error> {
    let sql = "DELETE FROM direct_question WHERE user_id = $1 AND message_id = $2 AND form = 1";
    tx.run(sqlx::query(sql).bind(user).bind(message)).await
}

/// Whether people have been invited to a table by messages that still say so.
pub async fn has_invitations(store: &Store, game: GameId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM direct_question WHERE game_id = $1 AND form = 2";
    let count: i64 = sqlx::query_scalar(sql).bind(game).fetch_one(store.reader()).await?;
    Ok(count > 0)
}

/// The games in the present list of a person, and its message.
pub async fn listed(store: &Store, user: UserId) -> Result<Vec<(GameId, MessageId)>, Error> {
    let sql =
        "SELECT game_id, message_id FROM direct_question WHERE user_id = $1 AND form = 1 AND replaced = 0";
    Ok(sqlx::query_as(sql).bind(user).fetch_all(store.reader()).await?)
}

/// Notes what a message shows now.
pub async fn set_shown(tx: &mut WriteTx, now: &DirectQuestion) -> Result<(), Error> {
    let sql = "UPDATE direct_question SET subject = $4, shows_epoch = $5, answered = $6, unconfirmed = $7 \
               WHERE game_id = $1 AND user_id = $2 AND message_id = $3";
    let query = sqlx::query(sql).bind(now.game).bind(now.user).bind(now.message);
    let query = query.bind(now.subject.map(|subject| subject.to_string()));
    let query = query.bind(i64::from(now.shows_epoch)).bind(now.answered as i64);
    tx.run(query.bind(i64::from(now.unconfirmed))).await
}

/// Forgets a message: it is deleted, or stays as it is.
pub async fn forget(tx: &mut WriteTx, question: &DirectQuestion) -> Result<(), Error> {
    let sql = "DELETE FROM direct_question WHERE game_id = $1 AND user_id = $2 AND message_id = $3";
    tx.run(sqlx::query(sql).bind(question.game).bind(question.user).bind(question.message)).await
}

/// The messages about a game.
pub async fn of_game(store: &Store, game: GameId) -> Result<Vec<DirectQuestion>, Error> {
    let sql = "SELECT game_id, user_id, message_id, subject, answered, unconfirmed, shows_epoch, replaced, \
               form FROM direct_question WHERE game_id = $1 ORDER BY message_id";
    let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(store.reader()).await?;
    rows.into_iter().map(DirectQuestion::try_from).collect()
}
