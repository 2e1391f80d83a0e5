//! The people of games, by their numbers there.

use sqlx::FromRow;

use super::{Error, ReadTx, Store, WriteTx, few, word};
use crate::ai::committee::Trust;
use crate::game::leaves::Leaves;
use crate::game::lobby::Sitting;
use crate::game::{Given, Kept, Later, Number, Orders, Pending, Person, Reach, Who};
use crate::id::{GameId, UserId};
use crate::rules::Seat;
use crate::time::Millis;

/// The people of a game, with what those at the table have decided ahead.
#[derive(Debug, Default)]
pub struct People {
    /// By number; of a lobby the numbers have gaps.
    pub people: Vec<Sitting>,
    /// Whose the chairs of a game are; none in a lobby.
    pub owners: Vec<(Seat, Number)>,
    /// The answers given ahead, each with the question that it belongs to.
    pub given: Vec<(i64, Given)>,
    /// What has been decided beyond the auction under way.
    pub orders: Vec<Orders>,
    /// What whoever is to act has decided and can still take back.
    pub pending: Option<Pending>,
    /// How those are reached of whom something is known.
    pub reach: Vec<Reach>,
    /// What is known of how those at the table want to play.
    pub ways: Vec<Way>,
}

/// How somebody wants to play, in all their games.
#[derive(Debug, Clone, PartialEq)]
pub struct Way {
    /// Who.
    pub user: UserId,
    /// How much they leave to the program where it is clear; `None` if they have not chosen.
    pub leaves: Option<Leaves>,
    /// How well the committee is known to guess what they decide.
    pub trust: Trust,
}

#[derive(FromRow)]
struct Row {
    number: i64,
    user_id: Option<UserId>,
    name: String,
    level: Option<String>,
    kept_until: Option<Millis>,
    seat: Option<i64>,
    question: Option<i64>,
    revision: Option<i64>,
    body: Option<String>,
    given_at: Option<Millis>,
    kept: Option<i64>,
    paid: Option<String>,
    draw: Option<String>,
    auction: Option<String>,
    quick: Option<i64>,
    ask_since: Option<i64>,
    decided_at: Option<Millis>,
    leaves: Option<i64>,
    trust: Option<String>,
    #[sqlx(flatten)]
    pending: PendingRow,
    #[sqlx(flatten)]
    reach: ReachRow,
}

#[derive(FromRow)]
struct ReachRow {
    reached: Option<UserId>,
    elsewhere_at: Option<Millis>,
    later_question: Option<i64>,
    later_at: Option<Millis>,
}

#[derive(FromRow)]
struct PendingRow {
    pending_question: Option<i64>,
    pending_body: Option<String>,
    pending_name: Option<String>,
    pending_at: Option<Millis>,
    until_at: Option<Millis>,
}

impl Row {
    fn sitting(&self) -> Result<Sitting, Error> {
        let who = match (self.user_id, &self.level) {
            (Some(user), _) => Who::User(user),
            (None, Some(level)) => Who::Computer(word(level)?),
            (None, None) => Who::Former,
        };
        let person = Person { who, name: self.name.clone() };
        Ok(Sitting { number: Number(few(self.number)? as u32), person, kept: self.kept_until })
    }

    fn given(&self, seat: Seat) -> Result<Option<(i64, Given)>, Error> {
        let (Some(question), Some(revision), Some(body)) = (self.question, self.revision, &self.body) else {
            return Ok(None);
        };
        let at = self.given_at.unwrap_or(Millis(0));
        let unknown = || Error::Unreadable(format!("no answer is kept like {:?}", self.kept));
        let kept = self.kept.and_then(Kept::from_repr).ok_or_else(unknown)?;
        let paid = word(self.paid.as_deref().unwrap_or_default())?;
        Ok(Some((question, Given { seat, plan: word(body)?, kept, revision, at, paid })))
    }

    fn orders(&self, seat: Seat) -> Result<Option<Orders>, Error> {
        let Some(quick) = self.quick else { return Ok(None) };
        let draw = self.draw.as_deref().map(word).transpose()?;
        let auction = self.auction.as_deref().map(word).transpose()?;
        let Row { ask_since, decided_at, .. } = *self;
        Ok(Some(Orders { seat, draw, auction, quick: quick != 0, ask_since, decided_at }))
    }

    fn way(&self) -> Option<Way> {
        let leaves = self.leaves.and_then(Leaves::from_repr);
        // What another version of the committee had learned is of no use, until it is learned anew.
        let trust = self.trust.as_deref().and_then(|words| words.parse().ok()).unwrap_or(Trust::EVEN);
        Some(Way { user: self.user_id?, leaves, trust })
    }

    fn reach(&self) -> Option<Reach> {
        let ReachRow { reached, elsewhere_at, later_question, later_at } = self.reach;
        let later = later_question.zip(later_at).map(|(question, at)| Later { question, at });
        Some(Reach { user: reached?, elsewhere_at, later })
    }

    fn pending(&self, seat: Seat) -> Result<Option<Pending>, Error> {
        let PendingRow { pending_question, pending_body, pending_name, pending_at, until_at } = &self.pending;
        let (Some(question), Some(body), Some(name)) = (pending_question, pending_body, pending_name) else {
            return Ok(None);
        };
        let (Some(at), Some(until)) = (*pending_at, *until_at) else { return Ok(None) };
        Ok(Some(Pending { seat, question: *question, moves: word(body)?, name: name.clone(), at, until }))
    }
}

/// Whether a person has a chair of a game that has begun.
///
/// # Errors
/// When the database fails.
pub async fn has_seat(store: &Store, game: GameId, user: UserId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM person WHERE game_id = $1 AND user_id = $2 AND seat IS NOT NULL";
    let seats: i64 = sqlx::query_scalar(sql).bind(game).bind(user).fetch_one(store.reader()).await?;
    Ok(seats > 0)
}

/// The people of a game, by number, with what those at the table have decided ahead.
///
/// # Errors
/// When the database fails.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<People, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT number, person.user_id AS user_id, person.name AS name, level, kept_until, person.seat AS seat, answer.question AS question, revision, \
         answer.body AS body, given_at, answer.kept AS kept, paid, draw, auction, quick, ask_since, decided_at, pending.question AS pending_question, \
         pending.body AS pending_body, pending.name AS pending_name, pending.at AS pending_at, until_at, \
         reach.user_id AS reached, elsewhere_at, reach.question AS later_question, later_at, reader.leaves AS leaves, trust.words AS trust \
         FROM person \
         LEFT JOIN answer ON answer.game_id = person.game_id AND answer.seat = person.seat \
         LEFT JOIN standing ON standing.game_id = person.game_id AND standing.seat = person.seat \
         LEFT JOIN pending ON pending.game_id = person.game_id AND pending.seat = person.seat \
         LEFT JOIN reach ON reach.game_id = person.game_id AND reach.user_id = person.user_id AND person.seat IS NOT NULL \
         LEFT JOIN reader ON reader.user_id = person.user_id AND person.seat IS NOT NULL \
         LEFT JOIN trust ON trust.user_id = person.user_id AND person.seat IS NOT NULL \
         WHERE person.game_id = $1 ORDER BY number",
    )
    .bind(game)
    .fetch_all(tx.read())
    .await?;
    let mut people = People::default();
    for row in &rows {
        let sitting = row.sitting()?;
        let number = sitting.number;
        people.people.push(sitting);
        people.reach.extend(row.reach());
        if let Some(seat) = row.seat {
            let known = Seat::new(few(seat)?);
            let seat = known.ok_or_else(|| Error::Unreadable(format!("there is no seat {seat}")))?;
            people.owners.push((seat, number));
            people.given.extend(row.given(seat)?);
            people.orders.extend(row.orders(seat)?);
            people.ways.extend(row.way());
            people.pending = row.pending(seat)?.or(people.pending);
        }
    }
    Ok(people)
}

/// A name on one line.
fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// Notes one of a game's people, with the chair that is theirs now.
///
/// # Errors
/// When the database fails.
pub async fn put(tx: &mut WriteTx, game: GameId, sitting: &Sitting, seat: Option<Seat>) -> Result<(), Error> {
    let Sitting { number, person, kept } = sitting;
    sqlx::query(
        "INSERT INTO person (game_id, number, user_id, name, level, kept, kept_until, seat) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (game_id, number) DO UPDATE SET name = excluded.name, seat = excluded.seat",
    )
    .bind(game)
    .bind(i64::from(number.0))
    .bind(person.who.user())
    .bind(clean(&person.name))
    .bind(person.who.level().map(|level| level.code()))
    .bind(i64::from(kept.is_some()))
    .bind(*kept)
    .bind(seat.map(|seat| seat.index() as i64))
    .execute(tx.write())
    .await?;
    Ok(())
}

/// Forgets everybody at a table that has not begun.
///
/// # Errors
/// When the database fails.
pub async fn clear(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    sqlx::query("DELETE FROM person WHERE game_id = $1").bind(game).execute(tx.write()).await?;
    Ok(())
}
