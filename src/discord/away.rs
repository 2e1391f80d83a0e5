//! Players who have left the server. Discord tells nobody without a privileged intent, so we look when a game has
//! waited for somebody for some time.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::publish::Publisher;
use super::rest::{Error, Gone, Message, Priority};
use crate::app::lobby;
use crate::app::round::Round;
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
        let round = match Round::read(&self.store, game).await {
            Ok(round) => round,
            Err(error) => return tracing::info!(%game, ?error, "nobody is looked for"),
        };
        if round.game.guild.to_serenity().is_none() {
            return;
        }
        if let Some((seat, _)) = round.asked() {
            let user = round.player(seat).user;
            if let Err(error) = self.look_for_one(&round, user).await {
                tracing::warn!(%game, %user, "a player could not be looked for: {error:#}");
            }
        }
    }

    async fn look_for_one(&self, round: &Round, user: UserId) -> anyhow::Result<()> {
        let game = round.game.id;
        let (Some(guild), Some(channel), Some(member)) =
            (round.game.guild.to_serenity(), round.game.channel.to_serenity(), user.to_serenity())
        else {
            return Ok(());
        };
        match self.rest.member(guild, member, Priority::Post).await {
            Ok(_) => {
                self.away.set(game, user, false);
            }
            Err(Error::Gone(Gone::Member | Gone::User)) => {
                if self.away.set(game, user, true) {
                    let host = lobby::host_without(&self.store, game, user).await?;
                    let content = Some(text::board::away(round, user, host));
                    let told = Message { content, ..Message::default() };
                    self.rest.create_message(channel, &told, Priority::Post).await?;
                }
            }
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}
