//! What people can do, and what the program does by time, without Discord: open a table, play, ask how things stand.
//! Every change goes one way (`change`, and `lobbies` for a table before its game), and what comes back says what to
//! show.

pub mod admin;
pub mod ai_move;
pub mod autoplay_preference;
pub mod bulk_updates;
pub mod cancel_vote;
pub mod chairs;
mod change;
pub mod channel_panels;
pub mod close_table;
pub mod copies;
pub mod cup_announcements;
pub mod cup_drafts;
pub mod cups;
pub mod direct_messages;
pub mod due_game;
pub mod films;
pub mod find_table;
mod game_tasks;
pub mod given_roles;
pub mod installation;
pub mod invitations;
pub mod languages;
pub mod learning;
pub mod lessons;
mod load;
pub mod lobbies;
pub mod lost_channels;
pub mod message_state;
pub mod next_step;
pub mod notes;
pub mod notifications;
pub mod open_seats;
pub mod open_table;
pub mod out_of_sight;
pub mod personal_data;
pub mod play;
pub mod presence;
mod private_state;
pub mod ratings;
pub mod rematch;
pub mod repair;
mod request;
mod retry;
pub mod reviews;
pub mod season;
pub mod season_end;
pub mod seat_offers;
pub mod server_listing;
pub mod servers;
pub mod settings;
pub mod sleep_hours;
mod start_game;
pub mod table_expiry;
pub mod table_watches;
pub mod threads;
mod votes_and_open_seats;

pub use change::{ChangeResult, PublicEffect};
pub use load::{GameRef, SeenGame, on_server, only_game_of, own, owned, past, seen, sits_at, to_tell, whole};
use ra_display::refusal::{AppRefusal, CupRefusal, DiscordRefusal, Refusal};
use ra_table::game::{self, GameRefusal, Who};
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

impl From<GameRefusal> for Error {
    fn from(refusal: GameRefusal) -> Error {
        Error::Refused(refusal.into())
    }
}

impl From<AppRefusal> for Error {
    fn from(refusal: AppRefusal) -> Error {
        Error::Refused(refusal.into())
    }
}

impl From<DiscordRefusal> for Error {
    fn from(refusal: DiscordRefusal) -> Error {
        Error::Refused(refusal.into())
    }
}

impl From<CupRefusal> for Error {
    fn from(refusal: CupRefusal) -> Error {
        Error::Refused(refusal.into())
    }
}

impl From<game::Error> for Error {
    fn from(error: game::Error) -> Error {
        match error {
            game::Error::Refused(refusal) => refusal.into(),
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
            | store::Error::Unanswered(_)
            | store::Error::ClaimLost
            | store::Error::Unreadable(_) => Error::Failed(error.into()),
        }
    }
}
