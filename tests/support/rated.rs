//! Finished games that are written into a database as results alone, for what is computed from results.

use ra_bot::app::ratings;
use ra_bot::store::games::GameRow;
use ra_bot::store::{Database, Store};
use ra_table::clock::Pace;
use ra_table::game::Terms;
use ra_table::game::lobby::Status;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::time::Millis;

use super::meddle;
use super::running::{insert, running};

/// A game that was played to its end.
#[derive(Debug, Clone)]
pub(crate) struct Finished {
    pub(crate) guild: GuildId,
    pub(crate) ended_at: Millis,
    /// Who began it, the winner first, and what they are called.
    pub(crate) people: Vec<(UserId, String)>,
    /// How many of them, from the last on, left it.
    pub(crate) left: usize,
    pub(crate) pace: Pace,
    pub(crate) rated: bool,
}

impl Finished {
    /// Writes it, without counting it.
    pub(crate) async fn write(&self, store: &Store, database: &Database) -> GameRow {
        let base = running(self.ended_at);
        let row = GameRow {
            guild: Some(self.guild),
            // It has no history that could be replayed.
            status: Status::Cancelled,
            shown: Some(base.seq),
            // A computer player sits with somebody alone.
            seats: self.people.len().max(2),
            terms: Terms { pace: self.pace, rated: self.rated, ..base.terms },
            ..base
        };
        let mut tx = store.write().await.unwrap();
        let id: GameId = insert(&mut tx, row.clone()).await;
        tx.commit().await.unwrap();
        let count = self.people.len();
        let result = |(number, (user, name)): (usize, &(UserId, String))| {
            let has_left = number >= count - self.left;
            let (place, left) = if has_left { (count, "resigned") } else { (number + 1, "none") };
            format!(
                "({id}, {number}, {number}, {user}, '{name}', NULL, 1, {place}, {}, 40, 50, '[]', '{left}', {}, 'pharaoh', \
                 '{}', {count}, {})",
                number + 1,
                self.guild,
                self.pace.code(),
                self.ended_at.0
            )
        };
        let rows: Vec<String> = self.people.iter().enumerate().map(result).collect();
        meddle(database, &format!("INSERT INTO result VALUES {}", rows.join(", "))).await;
        GameRow { id, ..row }
    }

    /// Writes it and counts it, as the end of a game does.
    pub(crate) async fn end(&self, store: &Store, database: &Database) -> GameId {
        let row = self.write(store, database).await;
        let mut tx = store.write().await.unwrap();
        ratings::count(&mut tx, &row).await.unwrap();
        tx.commit().await.unwrap();
        row.id
    }
}
