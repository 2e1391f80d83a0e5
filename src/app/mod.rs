//! What people can do, and what the program does by time, without Discord: open a table, play, ask how things stand.
//! Every change goes one way (`change`, and `lobbies` for a table before its game), and what comes back says what to
//! show.

pub mod admin;
mod aside;
mod asked;
pub mod bulk_updates;
pub mod calling_off;
pub mod calls_made;
pub mod chairs;
mod change;
pub mod closing;
pub mod computer;
mod dealing;
pub mod delivery;
pub mod direct;
pub mod free_chairs;
mod game_tasks;
pub mod idle;
pub mod installation;
pub mod invitations;
pub mod languages;
pub mod learning;
pub mod leaving;
pub mod lessons;
pub mod listing;
mod load;
pub mod lobbies;
pub mod meant;
pub mod next;
pub mod nights;
pub mod notes;
pub mod offers;
pub mod opening;
pub mod overdue;
pub mod places;
pub mod play;
pub mod posters;
pub mod presence;
pub mod rematch;
pub mod repair;
mod request;
pub mod results;
pub mod servers;
pub mod settings;
pub mod sight;
pub mod table_watches;
pub mod threads;
mod transaction;

pub use change::{Done, Shows};
pub use load::{Seen, Which, is_played, only_game_of, own, owned, seen, sits_at, to_tell, whole};
use ra_table::game::{self, Refusal, Who};
use ra_table::id::UserId;
use ra_table::time::Millis;
pub use request::Request;

use crate::store;

/// A person on Discord, with their present display name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// The display name as Discord has it, unescaped.
    pub name: String,
}

impl From<Person> for game::Person {
    fn from(person: Person) -> game::Person {
        game::Person { who: Who::User(person.user), name: person.name }
    }
}

/// What is to be told or sent to people at its time.
#[derive(Debug)]
pub enum Due<T> {
    /// This, now.
    Now(T),
    /// Nothing before a moment, at which it is looked again.
    Later(Millis),
    /// Nothing, before something changes.
    Nothing,
}

/// Every way a use case can fail: the player's doing, which they are told, or ours, which is logged.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked cannot be done, for a reason that the person can understand.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// The same interaction was delivered before: it has been dealt with, and gets no second answer.
    #[error("delivered before")]
    Repeated,
    /// Somebody else was faster: nothing has been done, and it may be tried again.
    #[error("somebody else was faster")]
    Lost,
    /// A fault of ours or of the database.
    #[error(transparent)]
    Failed(#[from] anyhow::Error),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<game::Error> for Error {
    fn from(error: game::Error) -> Error {
        match error {
            game::Error::Refused(refusal) => Error::Refused(refusal),
            game::Error::Failed(error) => Error::Failed(error),
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Error {
        match error {
            store::Error::Busy(_) => Error::Lost,
            store::Error::Taken
            | store::Error::Sql(_)
            | store::Error::InDoubt(_)
            | store::Error::ClaimLost
            | store::Error::Unreadable(_) => Error::Failed(error.into()),
        }
    }
}
