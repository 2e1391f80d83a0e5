//! Tells people who have asked for it that a table is open: one that they see, and at which a seat is free.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ra_table::id::{GuildId, UserId};
use ra_table::table_offers::OpenTable;
use ra_table::time::Millis;

use crate::app::{Due, table_watches};
use crate::discord::keyed_mutex::{Locks, lock};
use crate::discord::rest::{self, Channels, Gone, Priority};
use crate::discord::sending::{Delivery, Undelivered};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// For so long what is known of a server serves all who are told of a table there.
const FRESH: Duration = Duration::from_secs(10);

pub(in crate::discord) struct TellOfTables {
    delivery: Delivery,
    servers: Servers<Channels>,
}

/// What is known of servers. Of each, one asks at a time: the others need not.
#[derive(Debug)]
struct Servers<T> {
    asking: Locks<GuildId>,
    /// And since when.
    known: Mutex<HashMap<GuildId, (Millis, Arc<T>)>>,
}

impl<T> Servers<T> {
    fn new() -> Servers<T> {
        Servers { asking: Locks::default(), known: Mutex::default() }
    }

    /// What is known of a server at a moment, or else is read.
    async fn of<E>(
        &self,
        guild: GuildId,
        now: impl Fn() -> Millis,
        read: impl Future<Output = Result<T, E>>,
    ) -> Result<Arc<T>, E> {
        let _asking = self.asking.wait_for(guild).await;
        let now = now();
        {
            let mut known = lock(&self.known);
            known.retain(|_, (since, _)| *since > now.before(FRESH));
            if let Some((_, known)) = known.get(&guild) {
                return Ok(Arc::clone(known));
            }
        }
        let read = Arc::new(read.await?);
        lock(&self.known).insert(guild, (now, Arc::clone(&read)));
        Ok(read)
    }
}

impl TellOfTables {
    pub(in crate::discord) fn new(delivery: Delivery) -> TellOfTables {
        TellOfTables { delivery, servers: Servers::new() }
    }

    /// What the server of a table is called, if whoever is to be told sees it there.
    async fn sees(&self, table: &OpenTable) -> Result<Option<String>, rest::Error> {
        let read = self.delivery.rest.channels(table.guild, Priority::Program);
        let channels = self.servers.of(table.guild, || self.delivery.now(), read).await?;
        let (lobby, user) = (&table.lobby, table.user);
        let sees = self.delivery.sees_table_of(&channels, lobby, user, Priority::Program).await?;
        Ok(sees.then(|| channels.server_name().to_owned()))
    }
}

impl Task for TellOfTables {
    const KIND: Kind = Kind::TableWatch;

    type Key = (GuildId, UserId);

    async fn run(&self, watcher: (GuildId, UserId), _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.delivery.store, self.delivery.now());
        let table = match table_watches::to_tell(store, watcher, now).await? {
            Due::Now(table) => table,
            Due::Later(at) => return Ok(Outcome::Again(at)),
            Due::Nothing => return Ok(Outcome::Done),
        };
        let server = match self.sees(&table).await {
            Ok(Some(server)) => server,
            Ok(None) => {
                table_watches::not_seen(store, &table, now).await?;
                return Ok(Outcome::Again(now));
            }
            Err(rest::Error::Gone(Gone::Member | Gone::User)) => {
                table_watches::stop(store, watcher).await?;
                return Ok(Outcome::Done);
            }
            Err(error) if error.may_pass() => return Err(self.delivery.failed(error)),
            // Somebody has to let the bot see its server again.
            Err(_) => return Ok(Outcome::Again(now.after(table_watches::DAY))),
        };
        match self.delivery.tell_of_table(&table, &server).await {
            Ok(None) => {
                let now = self.delivery.now();
                table_watches::told(store, &table, now).await?;
                self.delivery.open_table_noted(&table).await;
                Ok(Outcome::Again(now.after(table_watches::DAY)))
            }
            Ok(Some(until)) | Err(Undelivered::Shut(until)) => Ok(Outcome::Again(until)),
            Err(Undelivered::Failed(error)) if error.may_pass() => Err(self.delivery.failed(error)),
            Err(Undelivered::Failed(error)) => {
                tracing::info!(user = %watcher.1, %error, "somebody was not told of a table");
                table_watches::refused(store, watcher).await?;
                Ok(Outcome::Done)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn a_server_that_answers_slowly_keeps_only_those_waiting_who_ask_of_it() {
        let servers = Servers::new();
        let of = |guild, answer| Box::pin(servers.of(GuildId(guild), || Millis(0), ready(answer)));
        let mut slow = Box::pin(servers.of::<()>(GuildId(1), || Millis(0), pending()));
        assert!((&mut slow).now_or_never().is_none());
        assert!(of(1, Ok("one")).now_or_never().is_none());
        assert_eq!(*of(2, Ok("two")).now_or_never().unwrap().unwrap(), "two");
        assert_eq!(*of(2, Ok("asked again")).now_or_never().unwrap().unwrap(), "two");
        drop(slow);
        assert_eq!(of(1, Err(())).now_or_never().unwrap(), Err(()));
        assert_eq!(*of(1, Ok("one")).now_or_never().unwrap().unwrap(), "one");
    }
}
