//! Whether players see the channel of their game, and who is told if they do not; and whether somebody sees a table.

use ra_display::text;
use ra_table::game::lobby::Lobby;
use ra_table::id::{ChannelId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use crate::app::{SeenGame, languages, out_of_sight, servers};
use crate::discord::rest::{Channels, Error, Gone, Priority, written_at};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::discord::sending::direct::Undelivered;

impl Delivery {
    /// Whether a player sees the channel of their game, by four requests at most. Of one who has left the server that is
    /// not asked, nor where Discord does not tell.
    ///
    /// # Errors
    /// What may pass by itself.
    pub(in crate::discord) async fn sees(&self, seen: &SeenGame, user: UserId) -> Result<bool, Error> {
        let (Some(guild), Some(channel)) = (seen.row.guild, seen.row.channel) else { return Ok(true) };
        let found = async {
            let member = self.rest.member(guild, user, Priority::Program).await?;
            let channels = self.rest.channels(guild, Priority::Program).await?;
            let at = self.channel_of(&channels, channel).await?;
            Ok(at.is_none_or(|at| channels.sees(user, &member.roles, at)))
        };
        match found.await {
            Err(error @ (Error::Gone(Gone::Member | Gone::User) | Error::Forbidden(_))) => {
                tracing::info!(game = %seen.row.id, %error, "whether a player sees the channel is not asked");
                Ok(true)
            }
            other => other,
        }
    }

    /// Whether somebody sees a table, who need not sit there.
    ///
    /// # Errors
    /// [`Gone::Member`] or [`Gone::User`] if they are not on its server.
    pub(in crate::discord) async fn sees_table(&self, lobby: &Lobby, user: UserId) -> Result<bool, Error> {
        let Some(guild) = lobby.guild else { return Ok(false) };
        let channels = self.rest.channels(guild, Priority::Person).await?;
        self.sees_table_of(&channels, lobby, user, Priority::Person).await
    }

    /// The same where this is known of its server's channels.
    pub(in crate::discord) async fn sees_table_of(
        &self,
        channels: &Channels,
        lobby: &Lobby,
        user: UserId,
        priority: Priority,
    ) -> Result<bool, Error> {
        // Who is in a thread is not known: it may be a private one.
        let Some(guild) = lobby.guild.filter(|_| channels.knows(lobby.channel)) else { return Ok(false) };
        let member = self.rest.member(guild, user, priority).await?;
        Ok(channels.sees(user, &member.roles, lobby.channel))
    }

    /// Notes that a player does not see the channel of their game, nor has since a moment, and tells those who can help.
    pub(in crate::discord) async fn lost_sight(
        &self,
        seen: &SeenGame,
        user: UserId,
        since: Millis,
    ) -> anyhow::Result<()> {
        let (game, now) = (seen.row.id, self.now());
        tracing::info!(%game, "a player does not see the channel of their game");
        out_of_sight::lost(&self.store, game, user, since, now).await?;
        let seat = seen.game.seat_of(user).map_or(0, |seat| seat.index());
        let nonce = format!("{game}-sight-{seat}-{}", since.0 / 60_000 % 10_000_000);
        let told = |language| text::refusal::unseen(language, &seen.game, user);
        self.tell_who_can_help(seen, told, &nonce).await;
        self.words_noted(&nonce).await;
        Ok(())
    }

    /// Tells those who look after a server what is missing there: in the channel above, or by direct message.
    async fn tell_who_can_help(&self, seen: &SeenGame, told: impl Fn(Language) -> String, nonce: &str) {
        if let Some(above) = self.channel_above(seen).await {
            let message = said(told(seen.game.terms.language));
            match self.post_words(above, &message, nonce, Priority::Program).await {
                Ok(_) => return,
                Err(error) => tracing::info!(%error, "what is missing is not told in the channel above"),
            }
        }
        if let Some(guild) = seen.row.guild {
            self.tell_in_charge(None, guild, seen.game.terms.language, told, nonce).await;
        }
    }

    /// The channel in which a game's thread is, or that of its lobby if that is another; `None` if there is none, or
    /// nobody tells.
    pub(in crate::discord) async fn channel_above(&self, seen: &SeenGame) -> Option<ChannelId> {
        let channel = seen.row.channel?;
        if seen.row.lobby_channel != channel {
            return Some(seen.row.lobby_channel);
        }
        self.rest.parent(channel).await.ok().flatten()
    }

    /// Tells what is missing on a server by direct message: to the organiser of what lacks it, or else to whoever used
    /// `/ra-admin` there last, or else to the server's owner.
    /// Nothing depends on their hearing it.
    pub(in crate::discord) async fn tell_in_charge(
        &self,
        organiser: Option<UserId>,
        guild: GuildId,
        language: Language,
        told: impl Fn(Language) -> String,
        nonce: &str,
    ) {
        let admin = servers::admin(&self.store, guild).await.unwrap_or_else(|error| {
            tracing::warn!(%guild, ?error, "who looks after a server is not known");
            None
        });
        let owner = self.rest.channels(guild, Priority::Program).await.ok().and_then(|all| all.owner());
        for user in [organiser, admin, owner].into_iter().flatten() {
            let language = languages::writing_to(&self.store, user, language).await.unwrap_or(language);
            let message = said(told(language));
            let sends = async |to| self.post_words(to, &message, nonce, Priority::Program).await;
            match self.write_directly(user, Priority::Program, sends).await {
                Ok(_) => return,
                Err(undelivered) => {
                    tracing::info!(%undelivered, "what is missing is not told to somebody");
                    if matches!(undelivered, Undelivered::Failed(error) if error.may_pass()) {
                        return;
                    }
                }
            }
        }
    }
}

/// When people were last shown a game: since then nobody could be told that they are waited for, if it cannot be reached.
pub(in crate::discord) fn last_shown(seen: &SeenGame) -> Millis {
    seen.board.map_or(seen.row.changed_at, |board| written_at(board.message))
}
