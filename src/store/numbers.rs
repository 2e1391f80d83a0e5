//! A step after migration 0006: the people of games begun before it get numbers, by which their histories name them from
//! then on. People's ids stand inside the words of older entries (`seat 2 123 456`), so it takes a program.
//!
//! All of it is one transaction with the fact that says it is done; a crash before that repeats it. Older versions
//! kept two things besides the history that could differ from it, who is the host and that a game was called off:
//! where they do, an entry of the program says so now.

use sqlx::{Executor, FromRow};

use super::entries::ahead_of;
use super::{Error, Store, WriteTx, due, entries, facts, people, word};
use crate::ai::Level;
use crate::game::lobby::{KEPT_FOR, Sitting, Status};
use crate::game::{Actor, Entry, Line, Number, Person, Who};
use crate::id::{GameId, UserId};
use crate::rules::Seat;
use crate::time::Millis;

/// The fact that says that it is done.
const DONE: &str = "people have numbers";
/// Who an older entry says did it, if it was the computer player that stood in.
const STAND_IN: i64 = -100;

#[derive(FromRow)]
struct OldGame {
    id: GameId,
    host_id: i64,
    status: String,
    seq: i64,
    shown_seq: i64,
    changed_at: Millis,
    begun: i64,
}

#[derive(FromRow)]
struct OldSeat {
    user_id: i64,
    name: String,
    kept: i64,
    level: String,
}

#[derive(FromRow)]
struct OldEntry {
    seq: i64,
    actor_id: i64,
    at: Millis,
    body: String,
    ahead: i64,
}

/// The people of a game while they get their numbers. Older versions knew computer players by negative numbers.
#[derive(Default)]
struct Known(Vec<(i64, Sitting)>);

impl Known {
    fn number_of(&self, user: i64) -> Option<Number> {
        self.0.iter().find(|(known, _)| *known == user).map(|(_, sitting)| sitting.number)
    }

    /// The number of a person, who gets the next one if they have none.
    fn enter(&mut self, user: i64) -> Number {
        self.number_of(user).unwrap_or_else(|| {
            // Their name was not kept.
            self.add(user, String::new(), "", None)
        })
    }

    fn add(&mut self, user: i64, name: String, level: &str, kept: Option<Millis>) -> Number {
        let number = Number(self.0.len() as u32);
        let level = Level::ALL.into_iter().find(|known| known.code() == level);
        let who = level.map_or(Who::User(UserId(user)), Who::Computer);
        self.0.push((user, Sitting { number, person: Person { who, name }, kept }));
        number
    }

    fn actor(&mut self, user: i64) -> Actor {
        match user {
            0 => Actor::Program,
            STAND_IN => Actor::StandIn,
            computer if computer < 0 => Actor::Computer(self.enter(computer)),
            person => Actor::Person(self.enter(person)),
        }
    }
}

/// Gives numbers to the people of all games that have none yet.
pub(super) async fn give(store: &Store) -> Result<(), Error> {
    let mut tx = store.write().await?;
    if facts::get(&mut tx, DONE).await?.is_some() {
        return Ok(());
    }
    let games: Vec<OldGame> = sqlx::query_as(
        "SELECT id, host_id, status, seq, shown_seq, changed_at, CASE WHEN setup = '' THEN 0 ELSE 1 END AS begun \
         FROM game_0005 ORDER BY id",
    )
    .fetch_all(tx.write())
    .await?;
    for game in games {
        give_in(&mut tx, &game).await?;
    }
    for table in ["DROP TABLE entry_0005", "DROP TABLE seat_0005", "DROP TABLE game_0005"] {
        tx.write().execute(table).await?;
    }
    facts::set(&mut tx, DONE, "yes").await?;
    tx.commit().await
}

async fn give_in(tx: &mut WriteTx, game: &OldGame) -> Result<(), Error> {
    let seats: Vec<OldSeat> =
        sqlx::query_as("SELECT user_id, name, kept, level FROM seat_0005 WHERE game_id = $1 ORDER BY number")
            .bind(game.id)
            .fetch_all(tx.write())
            .await?;
    let entries: Vec<OldEntry> = sqlx::query_as(
        "SELECT seq, actor_id, at, body, ahead FROM entry_0005 WHERE game_id = $1 ORDER BY seq",
    )
    .bind(game.id)
    .fetch_all(tx.write())
    .await?;
    let mut known = Known::default();
    if game.begun == 0 {
        for seat in seats {
            let kept = (seat.kept != 0).then(|| game.changed_at.after(KEPT_FOR));
            known.add(seat.user_id, seat.name, &seat.level, kept);
        }
        let until = known.0.iter().filter_map(|(_, sitting)| sitting.kept).min();
        due::set(tx, game.id, until).await?;
        return write(tx, game, &mut known, &[], Vec::new()).await;
    }
    let chairs = owners(&mut known, &seats, &entries);
    let mut lines = Vec::new();
    for OldEntry { seq, actor_id, at, body, ahead } in entries {
        let words = renumbered(&body, &mut known);
        let ahead = ahead_of(ahead)?;
        lines.push(Line { ahead, ..Line::at_once(seq, known.actor(actor_id), at, words) });
    }
    write(tx, game, &mut known, &chairs, lines).await
}

/// Whom an older entry names by their ids: who got a chair, from whom, and which.
fn handed_over(body: &str) -> Option<(usize, i64, i64)> {
    let values: Vec<&str> = body.strip_prefix("seat ")?.split(' ').collect();
    let [seat, to, from] = values[..] else { return None };
    Some((seat.parse().ok()?, to.parse().ok()?, from.parse().ok()?))
}

/// Numbers the first owners of the chairs, by chair, and returns the present ones. What is stored are the present
/// ones: the history is walked back.
fn owners(known: &mut Known, seats: &[OldSeat], entries: &[OldEntry]) -> Vec<i64> {
    let present: Vec<i64> = seats.iter().map(|seat| seat.user_id).collect();
    let mut first = present.clone();
    for (seat, _, from) in entries.iter().rev().filter_map(|entry| handed_over(&entry.body)) {
        if let Some(owner) = first.get_mut(seat) {
            *owner = from;
        }
    }
    // Whoever plays now has a name that is known, wherever they sat first.
    let row_of = |user: i64| seats.iter().find(|row| row.user_id == user);
    for user in first {
        match row_of(user) {
            Some(row) => known.add(user, row.name.clone(), &row.level, None),
            None => known.add(user, String::new(), "", None),
        };
    }
    for row in seats {
        if known.number_of(row.user_id).is_none() {
            known.add(row.user_id, row.name.clone(), &row.level, None);
        }
    }
    present
}

/// An entry's words with numbers in place of ids.
fn renumbered(body: &str, known: &mut Known) -> String {
    if let Some((seat, to, from)) =
        handed_over(body).and_then(|(seat, to, from)| Some((Seat::new(seat)?, to, from)))
    {
        return Entry::Seated { seat, to: known.enter(to), from: known.enter(from) }.to_string();
    }
    match body.strip_prefix("host ").and_then(|host| host.parse().ok()) {
        Some(host) => Entry::Host(known.enter(host)).to_string(),
        None => body.to_owned(),
    }
}

async fn write(
    tx: &mut WriteTx,
    game: &OldGame,
    known: &mut Known,
    chairs: &[i64],
    mut lines: Vec<Line>,
) -> Result<(), Error> {
    let host = known.enter(game.host_id);
    let told = lines.iter().rev().find_map(|line| match line.words.parse() {
        Ok(Entry::Host(host)) => Some(host),
        Ok(_) | Err(_) => None,
    });
    // Where an entry says who is the host, nothing was kept of who was it before.
    let differs = told.is_some_and(|told| told != host);
    let called_off = word::<Status>(&game.status)? == Status::Cancelled && game.begun != 0;
    let is_told = lines.last().is_some_and(|line| line.words == Entry::Cancel.to_string());
    let mut say = |entry: Entry| {
        let seq = lines.last().map_or(0, |line| line.seq) + 1;
        let (actor, at) = (Actor::Program, game.changed_at);
        lines.push(Line::at_once(seq, actor, at, entry.to_string()));
    };
    if differs {
        say(Entry::Host(host));
    }
    if called_off && !is_told {
        say(Entry::Cancel);
    }
    for (user, sitting) in &known.0 {
        let seat = chairs.iter().position(|owner| owner == user).and_then(Seat::new);
        people::put(tx, game.id, sitting, seat).await?;
    }
    for line in &lines {
        entries::append(tx, game.id, line).await?;
    }
    let seq = lines.last().map_or(game.seq, |line| line.seq);
    // What is said now of what has long happened is no news.
    let shown = if game.shown_seq == game.seq { seq } else { game.shown_seq };
    let sql = "UPDATE game SET host = $2, seq = $3, shown_seq = $4 WHERE id = $1";
    let query = sqlx::query(sql).bind(game.id).bind(i64::from(host.0)).bind(seq).bind(shown);
    query.execute(tx.write()).await?;
    Ok(())
}
