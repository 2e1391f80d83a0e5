//! Players who have left the server. Discord tells nobody without a privileged intent, so we look when a game has
//! waited for somebody for some time.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::publish::Publisher;
use super::rest::{Error, Gone, Message, Priority};
use crate::app::{self, Seen, Which, chairs};
use crate::id::{GameId, UserId};
use crate::text;

/// Who is known to be away from which game, and has been told of there. In memory: after a restart it is told again
/// when they are next called.
#[derive(Debug, Default)]
pub(super) struct Away(Mutex<HashSet<(GameId, UserId)>>);

impl Away {
    /// Notes whether somebody is away; returns whether that was not known.
    fn set(&self, game: GameId, user: UserId, away: bool) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if away { known.insert((game, user)) } else { known.remove(&(game, user)) }
    }
}

impl Publisher {
    /// Looks whether those whom a game waits for can come, and says so in the channel if not.
    pub(super) async fn look_for_players(&self, game: GameId) {
        let seen = match app::seen(&self.store, Which::Game(game), self.now()).await {
            Ok(seen) => seen,
            Err(error) => return tracing::info!(%game, ?error, "nobody is looked for"),
        };
        if seen.row.guild.is_none() {
            return;
        }
        let asked = seen.game.asked().and_then(|(seat, _)| seen.game.player(seat).user());
        if let Some(user) = asked
            && let Err(error) = self.look_for_one(&seen, user).await
        {
            tracing::warn!(%game, %user, "a player could not be looked for: {error:#}");
        }
    }

    async fn look_for_one(&self, seen: &Seen, user: UserId) -> anyhow::Result<()> {
        let game = seen.row.id;
        let guild = seen.row.guild.and_then(|guild| guild.to_serenity());
        let channel = seen.row.channel.and_then(|channel| channel.to_serenity());
        let (Some(guild), Some(channel), Some(member)) = (guild, channel, user.to_serenity()) else {
            return Ok(());
        };
        match self.rest.member(guild, member, Priority::Post).await {
            Ok(_) => {
                self.away.set(game, user, false);
            }
            Err(Error::Gone(Gone::Member | Gone::User)) => {
                if self.away.set(game, user, true) {
                    let seen = chairs::host_without(&self.store, game, user, self.now()).await?;
                    let content = Some(text::board::away(&seen.game, user));
                    let told = Message { content, ..Message::default() };
                    self.rest.create_message(channel, &told, Priority::Post).await?;
                }
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}
