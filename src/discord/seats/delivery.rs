//! Offering chairs to anybody whose owners are gone: in the game's channel, and in the one that its thread is of.
//! What offers a chair is put right once it is not free any more.

use ra_display::text;
use ra_table::game::lobby::Place;
use ra_table::game::{OpenSeat, OpenSeatOutcome};
use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;

use super::message::offered;
use crate::app::{Due, SeenGame, open_seats};
use crate::discord::rest::Priority;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::done;
use crate::discord::sending::retry_policy::passed;
use crate::store::open_seats::Offered;
use crate::task_queue::Failed;

impl Delivery {
    /// Offers the chairs of a game that are free now, and updates the offers of those that are not any more, for who holds
    /// the game's lock. Returns when to look again; `None` for not before something changes.
    pub(in crate::discord) async fn tell_of_chairs(&self, game: GameId) -> Result<Option<Millis>, Failed> {
        let telling = match open_seats::to_tell(&self.store, game, self.now()).await? {
            Due::Now(telling) => telling,
            Due::Later(at) => return Ok(Some(at)),
            Due::Nothing => return Ok(None),
        };
        let (mut next, mut failed) = (None, None);
        for (chair, became) in &telling.chairs {
            match self.tell_of_chair(&telling.seen, *chair, *became).await {
                Ok(at) => next = next.into_iter().chain(at).min(),
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(next), Err)
    }

    async fn tell_of_chair(
        &self,
        seen: &SeenGame,
        mut chair: Offered,
        became: OpenSeatOutcome,
    ) -> Result<Option<Millis>, Failed> {
        let game = seen.row.id;
        let is_kept = match became {
            OpenSeatOutcome::Later(at) => return Ok(Some(at)),
            OpenSeatOutcome::Free(free) => {
                self.offer_chair(seen, &mut chair, &free).await?;
                places(seen, &chair).next().is_some()
            }
            OpenSeatOutcome::Unwanted => places(seen, &chair).next().is_some(),
            OpenSeatOutcome::Taken(_)
            | OpenSeatOutcome::Back
            | OpenSeatOutcome::Over
            | OpenSeatOutcome::CalledOff => {
                let language = seen.game.terms.language;
                let told = done(text::open_seat::became(language, &seen.game, chair.owner, became));
                for (channel, message) in places(seen, &chair) {
                    let edited = self.rest.edit_message(channel, message, &told, Priority::Program).await;
                    passed(edited).map_err(|error| self.failed(error))?;
                }
                false
            }
        };
        if !is_kept {
            open_seats::forget(&self.store, game, chair.since).await?;
        }
        Ok(None)
    }

    /// Offers a chair, where that is not done yet.
    async fn offer_chair(&self, seen: &SeenGame, chair: &mut Offered, free: &OpenSeat) -> Result<(), Failed> {
        let (game, message) = (seen.row.id, offered(&seen.game, free));
        let own = seen.row.channel.filter(|_| chair.message.is_none());
        let parent =
            Some(seen.row.lobby_channel).filter(|_| seen.row.place.is_thread() && chair.parent.is_none());
        let parent = parent.filter(|_| seen.row.place != Place::Private);
        let parent = parent.filter(|parent| seen.row.channel != Some(*parent));
        for (channel, is_parent) in
            own.map(|own| (own, false)).into_iter().chain(parent.map(|one| (one, true)))
        {
            let nonce = format!("{game}-free-{}-{}", chair.since, u8::from(is_parent));
            let posted = self.post_words(channel, &message, &nonce, Priority::Program).await;
            let posted = match posted {
                Ok(posted) => Some(posted),
                Err(error) if error.may_pass() => return Err(self.failed(error)),
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
            open_seats::set_messages(&self.store, game, chair).await?;
            self.words_noted(&nonce).await;
        }
        Ok(())
    }
}

/// The messages that offer a chair.
fn places(seen: &SeenGame, chair: &Offered) -> impl Iterator<Item = (ChannelId, MessageId)> {
    let own = seen.row.channel.zip(chair.message);
    own.into_iter().chain(chair.parent.map(|message| (seen.row.lobby_channel, message)))
}
