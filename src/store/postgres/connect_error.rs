//! Why a PostgreSQL database cannot be used, in sentences that say what can be done.

use super::Address;
use crate::store::code;

/// PostgreSQL's states, by what an operator can do about them.
const NOT_LET_IN: [&str; 2] = ["28000", "28P01"];
const NO_DATABASE: &str = "3D000";
const LOCK_TIMEOUT: &str = "55P03";
const FORBIDDEN: &str = "42501";
const READ_ONLY: &str = "25006";
const NO_CONNECTION_FREE: &str = "53300";
const STARTING: &str = "57P03";
/// What poolers say to settings of a session.
const POOLER: &str = "08P01";

/// Why a PostgreSQL database cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the database {place} {problem}")]
pub struct ConnectError {
    place: String,
    problem: Problem,
}

/// What is wrong with a PostgreSQL database.
#[derive(Debug, thiserror::Error)]
pub(super) enum Problem {
    #[error("is in use by another ra-bot: stop that one first, or give this one a database of its own")]
    InUse,
    #[error("is another program's: give ra-bot an empty database or schema of its own")]
    Foreign,
    #[error(
        "was made by another version of ra-bot: until version 1.0 databases are not carried over. Run the version that made it, or give this one an empty database"
    )]
    AnotherVersion,
    #[error("was moved to {0}, and is not used any more: set RA_DATABASE to the other one")]
    Moved(String),
    #[error("is empty: the first start of the bot makes its tables")]
    Empty,
    #[error("is on a server of version {0}: PostgreSQL 15 or newer is needed")]
    OldServer(i64),
    #[error("is stored as {0}: create it with the encoding UTF8")]
    Encoding(String),
    #[error("has no schema to use: create the one that search_path names")]
    NoSchema,
    #[error(
        "is behind a pooler that does not keep to one session, as in transaction mode: connect to the server itself"
    )]
    Pooler,
    #[error("cannot be written: the server takes no changes, as a standby does")]
    ReadOnly,
    #[error(
        "does not let its user do what ra-bot needs: make the user its owner, or grant CREATE on its schema ({0})"
    )]
    Forbidden(sqlx::Error),
    #[error("cannot be opened: the server does not let this user in, so check user and password ({0})")]
    NotLetIn(sqlx::Error),
    #[error("does not exist on its server: create it ({0})")]
    NoDatabase(sqlx::Error),
    #[error("cannot be reached in private as sslmode asks ({0})")]
    Tls(sqlx::Error),
    #[error("cannot be opened now: no connection is free ({0})")]
    NoConnectionFree(sqlx::Error),
    #[error("cannot be opened now: the server is starting or stopping ({0})")]
    Starting(sqlx::Error),
    #[error("cannot be reached: check host and port, and whether the server runs ({0})")]
    Unreachable(sqlx::Error),
    #[error("does not answer in time: check host and port, and whether the server runs")]
    NoAnswer,
    #[error("cannot be used: {0}")]
    Sql(sqlx::Error),
}

impl ConnectError {
    /// Whether there is nothing in it yet.
    pub fn is_empty(&self) -> bool {
        matches!(self.problem, Problem::Empty)
    }

    /// Whether the same may go well later, with nothing changed here: another process may end, a server start.
    pub(in crate::store) fn may_pass(&self) -> bool {
        match self.problem {
            Problem::InUse
            | Problem::ReadOnly
            | Problem::NoConnectionFree(_)
            | Problem::Starting(_)
            | Problem::Unreachable(_)
            | Problem::NoAnswer
            | Problem::Sql(_) => true,
            Problem::Foreign
            | Problem::Empty
            | Problem::AnotherVersion
            | Problem::Moved(_)
            | Problem::OldServer(_)
            | Problem::Encoding(_)
            | Problem::NoSchema
            | Problem::Pooler
            | Problem::Forbidden(_)
            | Problem::NotLetIn(_)
            | Problem::NoDatabase(_)
            | Problem::Tls(_) => false,
        }
    }
}

impl Problem {
    pub(super) fn at(self, address: &Address) -> ConnectError {
        ConnectError { place: address.to_string(), problem: self }
    }
}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        let code = code(&error);
        match (code.as_deref(), &error) {
            (Some(code), _) if NOT_LET_IN.contains(&code) => Problem::NotLetIn(error),
            (Some(NO_DATABASE), _) => Problem::NoDatabase(error),
            (Some(LOCK_TIMEOUT), _) => Problem::InUse,
            (Some(FORBIDDEN), _) => Problem::Forbidden(error),
            (Some(READ_ONLY), _) => Problem::ReadOnly,
            (Some(NO_CONNECTION_FREE), _) => Problem::NoConnectionFree(error),
            (Some(STARTING), _) => Problem::Starting(error),
            (Some(POOLER), _) => Problem::Pooler,
            (None, sqlx::Error::Tls(_)) => Problem::Tls(error),
            (None, sqlx::Error::Io(_)) => Problem::Unreachable(error),
            (None, sqlx::Error::PoolTimedOut) => Problem::NoAnswer,
            _ => Problem::Sql(error),
        }
    }
}
