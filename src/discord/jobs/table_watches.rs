//! People who want to be told when a table opens: each is told of one that they see and at which a seat is free.

use std::collections::HashMap;

use ra_table::id::{GuildId, UserId};
use ra_table::notice::OpenTable;
use ra_table::time::Millis;

use super::Job;
use crate::app::table_watches;
use crate::app::{Error, calls_made};
use crate::discord::deliver::{Delivery, Undelivered};
use crate::discord::ids::ToSerenity as _;
use crate::discord::rest::{self, Channels, Gone, Priority, Prospect};
use crate::store;

/// Tells people of tables.
pub(super) struct TableWatches(pub(super) Delivery);

impl Job for TableWatches {
    const NAME: &'static str = "people who want to be told of tables";

    async fn look(&mut self) -> anyhow::Result<()> {
        // What is known of each server, for all who are told of a table there.
        let mut servers = HashMap::new();
        for watcher in store::table_watches::due(&self.0.store, self.0.now()).await? {
            if let Err(error) = self.tell(watcher, &mut servers).await {
                tracing::error!(guild = %watcher.0, user = %watcher.1, ?error, "somebody was not told of a table");
                let again = self.0.now().after(calls_made::AGAIN);
                table_watches::put_off(&self.0.store, watcher, again).await?;
            }
        }
        Ok(())
    }
}

impl TableWatches {
    /// Tells somebody of a table, if there is one of which they are to be told now.
    async fn tell(
        &self,
        watcher: (GuildId, UserId),
        servers: &mut HashMap<GuildId, Channels>,
    ) -> Result<(), Error> {
        let store = &self.0.store;
        let Some(table) = table_watches::to_tell(store, watcher, self.0.now()).await? else { return Ok(()) };
        let told = match self.sees(&table, servers).await {
            Ok(Some(server)) => self.0.tell_of_table(&table, &server).await,
            Ok(None) => return table_watches::not_seen(store, &table).await,
            Err(rest::Error::Gone(Gone::Member | Gone::User)) => {
                return table_watches::stop(store, watcher).await;
            }
            Err(error) => return self.put_off(watcher, error.prospect()).await,
        };
        match told {
            Ok(None) => {
                table_watches::told(store, &table, self.0.now()).await?;
                self.0.open_table_noted(&table).await;
                Ok(())
            }
            Ok(Some(until)) | Err(Undelivered::Shut(until)) => {
                table_watches::put_off(store, watcher, until).await
            }
            Err(Undelivered::Failed(error)) => {
                tracing::info!(user = %watcher.1, %error, "somebody was not told of a table");
                match error.prospect() {
                    later @ Prospect::Later(_) => self.put_off(watcher, later).await,
                    Prospect::Never | Prospect::WhenChanged => table_watches::refused(store, watcher).await,
                }
            }
        }
    }

    /// What the server of a table is called, if whoever is to be told sees it there.
    async fn sees(
        &self,
        table: &OpenTable,
        servers: &mut HashMap<GuildId, Channels>,
    ) -> Result<Option<String>, rest::Error> {
        let Some(guild) = table.guild.to_serenity() else { return Ok(None) };
        let channels = match servers.get(&table.guild) {
            Some(known) => known,
            None => {
                let read = self.0.rest.channels(guild, Priority::Program).await?;
                servers.entry(table.guild).or_insert(read)
            }
        };
        let sees = self.0.sees_table_of(channels, &table.lobby, table.user, Priority::Program).await?;
        Ok(sees.then(|| channels.server_name().to_owned()))
    }

    async fn put_off(&self, watcher: (GuildId, UserId), prospect: Prospect) -> Result<(), Error> {
        let wait = match prospect {
            Prospect::Later(wait) => wait.unwrap_or_default().max(calls_made::AGAIN),
            // Somebody has to let the bot see its server again.
            Prospect::Never | Prospect::WhenChanged => table_watches::DAY,
        };
        let until: Millis = self.0.now().after(wait);
        table_watches::put_off(&self.0.store, watcher, until).await
    }
}
