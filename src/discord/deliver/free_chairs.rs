//! Offering chairs to anybody whose owners are gone: in the game's channel, and in the one that its thread is of.
//! What offers a chair is put right once it is not free any more.

use std::time::Duration;

use ra_display::text;
use ra_table::game::lobby::Place;
use ra_table::game::{ChairOutcome, FreeChair};
use ra_table::id::{ChannelId, GameId, MessageId};

use super::Delivery;
use crate::app::free_chairs::{self, Telling};
use crate::app::{self, Seen};
use crate::discord::ids::{ToOurs as _, ToSerenity as _};
use crate::discord::message::components::done;
use crate::discord::message::free_chair::offered;
use crate::discord::rest::{Error, Message, Priority, Prospect};
use crate::store::free_chairs::Offered;

/// After trouble that may pass it is tried again so much later.
const AGAIN: Duration = Duration::from_secs(60);

impl Delivery {
    /// Offers the chairs of a game that are free now, and puts right what offers those that are not any more.
    pub(in crate::discord) async fn look_after_chairs(&self, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        match free_chairs::to_tell(&self.store, game, self.now()).await {
            Ok(Some(telling)) => self.tell_of_chairs(&telling).await,
            Ok(None) => {}
            Err(error) => tracing::error!(%game, ?error, "the chairs of a game were not looked at"),
        }
    }

    async fn tell_of_chairs(&self, telling: &Telling) {
        let game = telling.seen.row.id;
        for (chair, became) in &telling.chairs {
            let told = self.tell_of_chair(&telling.seen, *chair, *became).await;
            let Err(error) = told else { continue };
            tracing::info!(%game, ?error, "a chair was not offered, or what offers it not put right");
            let later = self.now().after(AGAIN);
            if let Err(error) = free_chairs::note(&self.store, game, &[*chair], Some(later)).await {
                tracing::error!(%game, %error, "and not put off");
            }
        }
    }

    async fn tell_of_chair(
        &self,
        seen: &Seen,
        chair: Offered,
        became: ChairOutcome,
    ) -> Result<(), app::Error> {
        let game = seen.row.id;
        let next = match became {
            ChairOutcome::Free(free) => {
                self.offer_chair(seen, chair, &free).await?;
                None
            }
            ChairOutcome::Later(at) => Some(at),
            ChairOutcome::Unwanted => None,
            ChairOutcome::Taken(_) | ChairOutcome::Back | ChairOutcome::Over | ChairOutcome::CalledOff => {
                let language = seen.game.terms.language;
                let told = done(text::free_chair::became(language, &seen.game, chair.owner, became));
                for (channel, message) in places(seen, &chair) {
                    self.put_offer_right(channel, message, &told).await?;
                }
                return Ok(free_chairs::forget(&self.store, game, chair.since).await?);
            }
        };
        Ok(free_chairs::note(&self.store, game, &[chair], next).await?)
    }

    /// Offers a chair, where that is not done yet.
    async fn offer_chair(&self, seen: &Seen, mut chair: Offered, free: &FreeChair) -> Result<(), app::Error> {
        let (game, message) = (seen.row.id, offered(&seen.game, free));
        let own = seen.row.channel.filter(|_| chair.message.is_none());
        let parent =
            Some(seen.row.lobby_channel).filter(|_| seen.row.place.is_thread() && chair.parent.is_none());
        let parent = parent.filter(|_| seen.row.place != Place::Private);
        let parent = parent.filter(|parent| seen.row.channel != Some(*parent));
        for (channel, is_parent) in
            own.map(|own| (own, false)).into_iter().chain(parent.map(|one| (one, true)))
        {
            let Some(channel) = channel.to_serenity() else { continue };
            let nonce = format!("{game}-free-{}-{}", chair.since, u8::from(is_parent));
            let posted = self.post_words(channel, &message, &nonce, Priority::Program).await;
            let posted = match posted {
                Ok(posted) => Some(posted.to_ours()),
                Err(error) if matches!(error.prospect(), Prospect::Later(_)) => return Err(failed(error)),
                // Where nothing is taken, the other place has to do.
                Err(error) => {
                    tracing::info!(%game, %error, "a chair is not offered somewhere");
                    None
                }
            };
            if is_parent {
                chair.parent = posted;
            } else {
                chair.message = posted;
            }
            free_chairs::is_offered(&self.store, game, &chair).await?;
            self.words_noted(&nonce).await;
        }
        Ok(())
    }

    async fn put_offer_right(
        &self,
        channel: ChannelId,
        message: MessageId,
        told: &Message,
    ) -> Result<(), app::Error> {
        let (Some(channel), Some(message)) = (channel.to_serenity(), message.to_serenity()) else {
            return Ok(());
        };
        match self.rest.edit_message(channel, message, told, Priority::Program).await {
            Err(error) if matches!(error.prospect(), Prospect::Later(_)) => Err(failed(error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// The messages that offer a chair.
fn places(seen: &Seen, chair: &Offered) -> impl Iterator<Item = (ChannelId, MessageId)> {
    let own = seen.row.channel.zip(chair.message);
    own.into_iter().chain(chair.parent.map(|message| (seen.row.lobby_channel, message)))
}

fn failed(error: Error) -> app::Error {
    app::Error::Failed(error.into())
}
