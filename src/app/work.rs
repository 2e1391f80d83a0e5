//! All that is to be done by time, at a glance: for whoever wants to know whether there is anything. The jobs ask for
//! their own part of it by the same statements.

use std::time::Duration;

use ra_table::id::GameId;
use ra_table::time::Millis;

use crate::store::calls::{self, CallRow};
use crate::store::unconfirmed::{self, Unconfirmed};
use crate::store::{self, Store, due, games, tasks};

/// What a look has found.
#[derive(Debug)]
pub struct Work {
    /// Messages that were sent and never heard of.
    pub sent: Vec<Unconfirmed>,
    /// Tasks, by kind and key.
    pub tasks: Vec<(String, String)>,
    /// Games in which the program itself has something to do, the longest waiting first.
    pub due: Vec<GameId>,
    /// Calls that have been answered, whose messages are to be deleted.
    pub answered: Vec<CallRow>,
    /// Games whose channel has not been shown all of them.
    pub behind: Vec<GameId>,
}

/// Looks what there is to do now; whoever changed something within `patience` may still be busy with it.
pub async fn find(store: &Store, now: Millis, patience: Duration) -> Result<Work, store::Error> {
    Ok(Work {
        sent: unconfirmed::before(store, now.before(patience), now).await?,
        tasks: tasks::open(store, now).await?,
        due: due::since(store, now).await?,
        answered: calls::to_delete(store, now).await?,
        behind: games::behind(store, now.before(patience), now).await?,
    })
}
