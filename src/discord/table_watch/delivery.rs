//! What people are written to who want to be told when a table opens: always by direct message, as nobody else is to know
//! that they have asked for it.

use ra_table::id::{GameId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::table_offers::OpenTable;
use ra_table::time::Millis;

use super::message;
use crate::app::languages;
use crate::discord::notifications::recent_calls::Calling;
use crate::discord::rest::{Own, Priority};
use crate::discord::sending::recognise_message::tells_of_table;
use crate::discord::sending::{Delivery, Proof, Undelivered};

impl Delivery {
    /// Finds out whether direct messages reach somebody who wants to be told of a server's tables. What follows from it
    /// is to be written down, and then [`Delivery::table_watch_noted`].
    pub(in crate::discord) async fn prove_table_watch(
        &self,
        language: Language,
        guild: GuildId,
        user: UserId,
    ) -> Proof {
        let name = self.rest.guild_name(guild).await.unwrap_or_default();
        let message = message::asked(language, (guild, user), &name);
        self.prove_by(user, &message, &nonce_of_asking(guild, user), Priority::Person).await
    }

    /// What follows from whether direct messages reach somebody has been written down.
    pub(in crate::discord) async fn table_watch_noted(&self, guild: GuildId, user: UserId) {
        self.words_noted(&nonce_of_asking(guild, user)).await;
    }

    /// Tells somebody of a table, once however often that is tried, unless they have just been called. What follows from
    /// it is to be written down, and then [`Delivery::open_table_noted`].
    ///
    /// # Errors
    /// When it was not sent. `Ok` has until when it has to wait instead, if it does.
    pub(in crate::discord) async fn tell_of_table(
        &self,
        table: &OpenTable,
        server: &str,
    ) -> Result<Option<Millis>, Undelivered> {
        let (user, lobby, now) = (table.user, &table.lobby, self.now());
        let calling =
            Calling { user, game: lobby.id, server: Some(table.guild), subject: None, is_live: false };
        if let Some(until) =
            self.memories.recent_calls.take_together(&[calling], now).into_iter().flatten().next()
        {
            return Ok(Some(until));
        }
        let language = languages::writing_to(&self.store, user, lobby.terms.language).await;
        let message = message::open_table(language.unwrap_or(lobby.terms.language), table, server);
        // Seats may have been taken since it was first sent.
        let is_it = |own: &Own| tells_of_table(own, lobby.id);
        let nonce = nonce(lobby.id, user);
        let sends = async |to| self.post_once(to, &message, &nonce, is_it, Priority::Program).await;
        match self.write_directly(user, Priority::Program, sends).await {
            Ok(_) => Ok(None),
            Err(undelivered) => {
                self.memories.recent_calls.not_made(&calling, now);
                Err(undelivered)
            }
        }
    }

    /// That somebody was told of a table has been written down.
    pub(in crate::discord) async fn open_table_noted(&self, table: &OpenTable) {
        self.words_noted(&nonce(table.lobby.id, table.user)).await;
    }
}

/// Names the message that tells somebody of a table: as long as a nonce may be.
fn nonce(game: GameId, user: UserId) -> String {
    format!("w{:x}-{:x}", game.0, user.0)
}

/// Names the message that answers somebody who asks to be told. Servers are told from each other by the time of their
/// beginning, in seconds.
fn nonce_of_asking(guild: GuildId, user: UserId) -> String {
    format!("w-{:x}-{:x}", user.0, (guild.0 >> 32) & 0xff_ffff)
}
