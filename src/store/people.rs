//! The people of games, by their numbers there.

use ra::ai::committee::Trust;
use ra::rules::Seat;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Sitting;
use ra_table::game::{Given, Kept, Later, Number, Orders, Pending, Person, Reach, Who};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use sqlx::AssertSqlSafe;

use super::rows_as_text::Column::{self, Always, Free, Perhaps};
use super::rows_as_text::{self, Fields};
use super::{Error, ReadTx, WriteTx, small, word};

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

/// The columns of a person, in the order in which [`Row::read`] reads them.
const COLUMNS: [Column; 31] = [
    Always("number"),
    Perhaps("person.user_id"),
    Free("name"),
    Perhaps("computer_level"),
    Perhaps("reserved_until"),
    Perhaps("person.seat"),
    Perhaps("answer.question"),
    Perhaps("revision"),
    Perhaps("plan"),
    Perhaps("answer.decided_at"),
    Perhaps("answer.status"),
    Perhaps("clock_ran"),
    Perhaps("draw_until"),
    Perhaps("draw_here_until"),
    Perhaps("next_auction"),
    Perhaps("autoplay"),
    Perhaps("ask_since_seq"),
    Perhaps("orders.decided_at"),
    Perhaps("autoplay_level"),
    Perhaps("autoplay_told_at"),
    Perhaps("wrong_guesses"),
    Perhaps("pending.question"),
    Perhaps("moves"),
    Free("decided_by_name"),
    Perhaps("pending.decided_at"),
    Perhaps("plays_at"),
    Perhaps("contact.user_id"),
    Perhaps("acted_by_dm_at"),
    Perhaps("looked_at"),
    Perhaps("snoozed_question"),
    Perhaps("snoozed_until"),
];

struct Row {
    number: i64,
    user_id: Option<i64>,
    name: String,
    computer_level: Option<String>,
    reserved_until: Option<i64>,
    seat: Option<i64>,
    question: Option<i64>,
    revision: Option<i64>,
    plan: Option<String>,
    answered_at: Option<i64>,
    answer_status: Option<i64>,
    clock_ran: Option<String>,
    draw_until: Option<String>,
    draw_here_until: Option<String>,
    next_auction: Option<String>,
    autoplay: Option<i64>,
    ask_since_seq: Option<i64>,
    ordered_at: Option<i64>,
    autoplay_level: Option<i64>,
    autoplay_told_at: Option<i64>,
    wrong_guesses: Option<String>,
    pending: PendingRow,
    reach: ReachRow,
}

struct ReachRow {
    reached: Option<i64>,
    acted_by_dm_at: Option<i64>,
    looked_at: Option<i64>,
    snoozed_question: Option<i64>,
    snoozed_until: Option<i64>,
}

struct PendingRow {
    question: Option<i64>,
    moves: Option<String>,
    decided_by_name: String,
    since: Option<i64>,
    plays_at: Option<i64>,
}

impl Row {
    fn read(fields: &mut Fields<'_>) -> Result<Row, Error> {
        Ok(Row {
            number: fields.always()?,
            user_id: fields.perhaps()?,
            name: fields.free()?,
            computer_level: fields.perhaps()?,
            reserved_until: fields.perhaps()?,
            seat: fields.perhaps()?,
            question: fields.perhaps()?,
            revision: fields.perhaps()?,
            plan: fields.perhaps()?,
            answered_at: fields.perhaps()?,
            answer_status: fields.perhaps()?,
            clock_ran: fields.perhaps()?,
            draw_until: fields.perhaps()?,
            draw_here_until: fields.perhaps()?,
            next_auction: fields.perhaps()?,
            autoplay: fields.perhaps()?,
            ask_since_seq: fields.perhaps()?,
            ordered_at: fields.perhaps()?,
            autoplay_level: fields.perhaps()?,
            autoplay_told_at: fields.perhaps()?,
            wrong_guesses: fields.perhaps()?,
            pending: PendingRow {
                question: fields.perhaps()?,
                moves: fields.perhaps()?,
                decided_by_name: fields.free()?,
                since: fields.perhaps()?,
                plays_at: fields.perhaps()?,
            },
            reach: ReachRow {
                reached: fields.perhaps()?,
                acted_by_dm_at: fields.perhaps()?,
                looked_at: fields.perhaps()?,
                snoozed_question: fields.perhaps()?,
                snoozed_until: fields.perhaps()?,
            },
        })
    }

    fn sitting(&self) -> Result<Sitting, Error> {
        let who = match (self.user_id, &self.computer_level) {
            (Some(user), _) => Who::User(UserId(user)),
            (None, Some(level)) => Who::Computer(word(level)?),
            (None, None) => Who::Former,
        };
        let person = Person { who, name: self.name.clone() };
        Ok(Sitting { number: Number(small(self.number)?), person, kept: self.reserved_until.map(Millis) })
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
        Ok(Some((
            question,
            Given { seat, plan: word(plan)?, kept, revision, at: Millis(at), paid: word(paid)? },
        )))
    }

    fn orders(&self, seat: Seat) -> Result<Option<Orders>, Error> {
        let Some(autoplay) = self.autoplay else { return Ok(None) };
        let draw = self.draw_until.as_deref().map(word).transpose()?;
        let draw_here = self.draw_here_until.as_deref().map(word).transpose()?;
        let auction = self.next_auction.as_deref().map(word).transpose()?;
        let (ask_since, decided_at) = (self.ask_since_seq, self.ordered_at.map(Millis));
        Ok(Some(Orders { seat, draw, draw_here, auction, quick: autoplay != 0, ask_since, decided_at }))
    }

    fn way(&self) -> Option<Way> {
        let autoplay = self.autoplay_level.and_then(AutoplayLevel::from_repr);
        // What another version of the committee had learned is of no use, until it is learned anew.
        let trust = self.wrong_guesses.as_deref().and_then(|words| words.parse().ok());
        let (told_at, trust) = (self.autoplay_told_at.map(Millis), trust.unwrap_or(Trust::EVEN));
        Some(Way { user: UserId(self.user_id?), autoplay, told_at, trust })
    }

    fn reach(&self) -> Option<Reach> {
        let ReachRow { reached, acted_by_dm_at, looked_at, snoozed_question, snoozed_until } = self.reach;
        let later =
            snoozed_question.zip(snoozed_until).map(|(question, at)| Later { question, at: Millis(at) });
        let (elsewhere_at, looked_at) = (acted_by_dm_at.map(Millis), looked_at.map(Millis));
        Some(Reach { user: UserId(reached?), elsewhere_at, looked_at, later })
    }

    fn pending(&self, seat: Seat) -> Result<Option<Pending>, Error> {
        let PendingRow { question, moves, decided_by_name, since, plays_at } = &self.pending;
        let (Some(question), Some(moves)) = (*question, moves) else { return Ok(None) };
        let (Some(at), Some(until)) = (since.map(Millis), plays_at.map(Millis)) else { return Ok(None) };
        Ok(Some(Pending { seat, question, moves: word(moves)?, name: decided_by_name.clone(), at, until }))
    }
}

/// The people of the game that an expression says, as one text.
pub(super) fn sql(game: &str) -> String {
    let from = format!(
        "person \
         LEFT JOIN sealed_answer AS answer ON answer.game_id = person.game_id AND answer.seat = person.seat \
         LEFT JOIN standing_order AS orders ON orders.game_id = person.game_id AND orders.seat = person.seat \
         LEFT JOIN pending_decision AS pending \
         ON pending.game_id = person.game_id AND pending.seat = person.seat \
         LEFT JOIN contact ON contact.game_id = person.game_id AND contact.user_id = person.user_id \
         AND person.seat IS NOT NULL \
         LEFT JOIN reader ON reader.user_id = person.user_id AND person.seat IS NOT NULL \
         LEFT JOIN taste_trust ON taste_trust.user_id = person.user_id AND person.seat IS NOT NULL \
         WHERE person.game_id = {game}"
    );
    rows_as_text::all(&COLUMNS, &from, "number")
}

/// Reads such a text.
pub(super) fn read(text: Option<&str>) -> Result<People, Error> {
    let mut people = People::default();
    for row in rows_as_text::read(text, Row::read)? {
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

/// The people of a game, by number, with what those at the table have decided ahead.
pub async fn all(tx: &mut ReadTx, game: GameId) -> Result<People, Error> {
    read(rows_as_text::of_game(tx, game, sql).await?.as_deref())
}

/// A name on one line.
fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// Notes one of a game's people, with the chair that is theirs now.
pub async fn put(tx: &mut WriteTx, game: GameId, sitting: &Sitting, seat: Option<Seat>) -> Result<(), Error> {
    put_all(tx, game, &[(sitting, seat)]).await
}

/// Notes several of a game's people, each with the chair that is theirs now.
pub async fn put_all(
    tx: &mut WriteTx,
    game: GameId,
    people: &[(&Sitting, Option<Seat>)],
) -> Result<(), Error> {
    if people.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "INSERT INTO person (game_id, number, user_id, name, computer_level, reserved_until, seat) \
         VALUES {} ON CONFLICT (game_id, number) DO UPDATE SET name = excluded.name, seat = excluded.seat",
        super::places(people.len(), 7)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (Sitting { number, person, kept }, seat) in people {
        query = query
            .bind(game)
            .bind(i64::from(number.0))
            .bind(person.who.user())
            .bind(clean(&person.name))
            .bind(person.who.level().map(|level| level.code()))
            .bind(*kept)
            .bind(seat.map(|seat| seat.index() as i64));
    }
    tx.run(query).await
}

/// Forgets everybody at a table that has not begun.
pub async fn clear(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM person WHERE game_id = $1").bind(game)).await
}
