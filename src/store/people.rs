//! The people of games, by their numbers there.

use ra::ai::committee::Trust;
use ra::rules::Seat;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Sitting;
use ra_table::game::{Given, Kept, Later, Number, Orders, Pending, Person, Reach, Who};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, ReadTx, Store, WriteTx, small, word};

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

impl People {
    /// Those whose the chairs of a game are, clockwise.
    pub fn clockwise(mut self) -> Vec<Person> {
        self.owners.sort_by_key(|(seat, _)| seat.index());
        let person = |number| self.people.iter().find(|sitting| sitting.number == number);
        self.owners.iter().filter_map(|(_, number)| Some(person(*number)?.person.clone())).collect()
    }
}

/// How somebody wants to play, in all their games.
#[derive(Debug, Clone, PartialEq)]
pub struct Way {
    /// Who.
    pub user: UserId,
    /// How much they leave to the program where it is clear; `None` if they have not chosen.
    pub autoplay: Option<AutoplayLevel>,
    /// How well the committee is known to guess what they decide.
    pub trust: Trust,
    /// When they were told what is done for them, if they were.
    pub told_at: Option<Millis>,
}

#[derive(FromRow)]
struct Row {
    number: i64,
    user_id: Option<UserId>,
    name: String,
    computer_level: Option<String>,
    reserved_until: Option<Millis>,
    seat: Option<i64>,
    question: Option<i64>,
    revision: Option<i64>,
    plan: Option<String>,
    answered_at: Option<Millis>,
    answer_status: Option<i64>,
    clock_ran: Option<String>,
    draw_until: Option<String>,
    draw_here_until: Option<String>,
    next_auction: Option<String>,
    autoplay: Option<i64>,
    ask_since_seq: Option<i64>,
    ordered_at: Option<Millis>,
    autoplay_level: Option<i64>,
    autoplay_told_at: Option<Millis>,
    wrong_guesses: Option<String>,
    #[sqlx(flatten)]
    pending: PendingRow,
    #[sqlx(flatten)]
    reach: ReachRow,
}

#[derive(FromRow)]
struct ReachRow {
    reached: Option<UserId>,
    acted_by_dm_at: Option<Millis>,
    looked_at: Option<Millis>,
    snoozed_question: Option<i64>,
    snoozed_until: Option<Millis>,
}

#[derive(FromRow)]
struct PendingRow {
    pending_question: Option<i64>,
    moves: Option<String>,
    decided_by_name: Option<String>,
    pending_since: Option<Millis>,
    plays_at: Option<Millis>,
}

impl Row {
    fn sitting(&self) -> Result<Sitting, Error> {
        let who = match (self.user_id, &self.computer_level) {
            (Some(user), _) => Who::User(user),
            (None, Some(level)) => Who::Computer(word(level)?),
            (None, None) => Who::Former,
        };
        let person = Person { who, name: self.name.clone() };
        Ok(Sitting { number: Number(small(self.number)?), person, kept: self.reserved_until })
    }

    fn given(&self, seat: Seat) -> Result<Option<(i64, Given)>, Error> {
        let (Some(question), Some(revision), Some(at)) = (self.question, self.revision, self.answered_at)
        else {
            return Ok(None);
        };
        let (Some(plan), Some(status), Some(paid)) = (&self.plan, self.answer_status, &self.clock_ran) else {
            return Ok(None);
        };
        let kept = Kept::from_repr(status);
        let kept = kept.ok_or_else(|| Error::Unreadable(format!("no answer has status {status}")))?;
        Ok(Some((question, Given { seat, plan: word(plan)?, kept, revision, at, paid: word(paid)? })))
    }

    fn orders(&self, seat: Seat) -> Result<Option<Orders>, Error> {
        let Some(autoplay) = self.autoplay else { return Ok(None) };
        let draw = self.draw_until.as_deref().map(word).transpose()?;
        let draw_here = self.draw_here_until.as_deref().map(word).transpose()?;
        let auction = self.next_auction.as_deref().map(word).transpose()?;
        let Row { ask_since_seq: ask_since, ordered_at: decided_at, .. } = *self;
        Ok(Some(Orders { seat, draw, draw_here, auction, quick: autoplay != 0, ask_since, decided_at }))
    }

    fn way(&self) -> Option<Way> {
        let autoplay = self.autoplay_level.and_then(AutoplayLevel::from_repr);
        // What another version of the committee had learned is of no use, until it is learned anew.
        let trust = self.wrong_guesses.as_deref().and_then(|words| words.parse().ok());
        let (told_at, trust) = (self.autoplay_told_at, trust.unwrap_or(Trust::EVEN));
        Some(Way { user: self.user_id?, autoplay, told_at, trust })
    }

    fn reach(&self) -> Option<Reach> {
        let ReachRow { reached, acted_by_dm_at, looked_at, snoozed_question, snoozed_until } = self.reach;
        let later = snoozed_question.zip(snoozed_until).map(|(question, at)| Later { question, at });
        Some(Reach { user: reached?, elsewhere_at: acted_by_dm_at, looked_at, later })
    }

    fn pending(&self, seat: Seat) -> Result<Option<Pending>, Error> {
        let PendingRow { pending_question, moves, decided_by_name, pending_since, plays_at } = &self.pending;
        let (Some(question), Some(moves), Some(name)) = (pending_question, moves, decided_by_name) else {
            return Ok(None);
        };
        let (Some(at), Some(until)) = (*pending_since, *plays_at) else { return Ok(None) };
        Ok(Some(Pending { seat, question: *question, moves: word(moves)?, name: name.clone(), at, until }))
    }
}

/// Whether a person has a chair of a game that has begun.
pub async fn has_seat(store: &Store, game: GameId, user: UserId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM person WHERE game_id = $1 AND user_id = $2 AND seat IS NOT NULL";
    let seats: i64 = sqlx::query_scalar(sql).bind(game).bind(user).fetch_one(store.reader()).await?;
    Ok(seats > 0)
}

/// The people of a game, by number, with what those at the table have decided ahead.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<People, Error> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT number, person.user_id AS user_id, name, computer_level, reserved_until, person.seat AS seat, \
         answer.question AS question, revision, plan, answer.decided_at AS answered_at, \
         status AS answer_status, clock_ran, draw_until, draw_here_until, next_auction, autoplay, ask_since_seq, \
         orders.decided_at AS ordered_at, pending.question AS pending_question, moves, decided_by_name, \
         pending.decided_at AS pending_since, plays_at, contact.user_id AS reached, acted_by_dm_at, \
         looked_at, snoozed_question, snoozed_until, autoplay_level, autoplay_told_at, wrong_guesses \
         FROM person \
         LEFT JOIN sealed_answer AS answer ON answer.game_id = person.game_id AND answer.seat = person.seat \
         LEFT JOIN standing_order AS orders ON orders.game_id = person.game_id AND orders.seat = person.seat \
         LEFT JOIN pending_decision AS pending \
         ON pending.game_id = person.game_id AND pending.seat = person.seat \
         LEFT JOIN contact ON contact.game_id = person.game_id AND contact.user_id = person.user_id \
         AND person.seat IS NOT NULL \
         LEFT JOIN reader ON reader.user_id = person.user_id AND person.seat IS NOT NULL \
         LEFT JOIN taste_trust ON taste_trust.user_id = person.user_id AND person.seat IS NOT NULL \
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
            let known = Seat::new(small(seat)?);
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
pub async fn put(tx: &mut WriteTx, game: GameId, sitting: &Sitting, seat: Option<Seat>) -> Result<(), Error> {
    let Sitting { number, person, kept } = sitting;
    let query = sqlx::query(
        "INSERT INTO person (game_id, number, user_id, name, computer_level, reserved_until, seat) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game_id, number) \
         DO UPDATE SET name = excluded.name, seat = excluded.seat",
    )
    .bind(game)
    .bind(i64::from(number.0))
    .bind(person.who.user())
    .bind(clean(&person.name))
    .bind(person.who.level().map(|level| level.code()))
    .bind(*kept)
    .bind(seat.map(|seat| seat.index() as i64));
    tx.run(query).await
}

/// Forgets everybody at a table that has not begun.
pub async fn clear(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM person WHERE game_id = $1").bind(game)).await
}
