//! Posts the message with which a cup is published, and keeps it up to date. It is edited every 30 seconds at most.

use std::time::Duration;

use ra_table::id::CupId;

use super::message;
use super::news::is_vain;
use crate::app::cup_announcements::{self, Outdated};
use crate::discord::rest::{Error, Gone, Own, Priority};
use crate::discord::sending::Delivery;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// After how long it is tried again where the bot may not write, and after how long once the cup has ended.
const TRIED_AGAIN: Duration = Duration::from_hours(1);
const TRIED_AGAIN_IN_THE_END: Duration = Duration::from_hours(24);

pub(in crate::discord) struct Announce(pub(in crate::discord) Delivery);

impl Task for Announce {
    const KIND: Kind = Kind::CupAnnouncement;

    type Key = CupId;

    async fn run(&self, cup: CupId, _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        let Some(outdated) = cup_announcements::outdated(store, cup).await? else { return Ok(Outcome::Done) };
        if now < outdated.announcement.rests_until {
            return Ok(Outcome::Again(outdated.announcement.rests_until));
        }
        match self.show(&outdated).await {
            Ok(()) => Ok(Outcome::Done),
            Err(ShowError::Store(failed)) => Err(failed),
            Err(ShowError::Discord(Error::Gone(Gone::Message))) => {
                cup_announcements::lost(store, cup).await?;
                Ok(Outcome::Again(now))
            }
            Err(ShowError::Discord(error)) if error.may_pass() => Err(self.0.failed(error)),
            Err(ShowError::Discord(error)) => {
                tracing::info!(%cup, %error, "the message of a cup is not up to date");
                match outdated.loaded.cup.end() {
                    None => Ok(Outcome::Again(now.after(TRIED_AGAIN))),
                    Some(_) if is_vain(&error) => {
                        cup_announcements::given_up(store, &outdated).await?;
                        Ok(Outcome::Done)
                    }
                    Some(_) => Ok(Outcome::Again(now.after(TRIED_AGAIN_IN_THE_END))),
                }
            }
        }
    }
}

/// Why a message is not up to date.
enum ShowError {
    Discord(Error),
    Store(Failed),
}

impl Announce {
    async fn show(&self, outdated: &Outdated) -> Result<(), ShowError> {
        let row = &outdated.loaded.row;
        let message = message::message(&outdated.loaded);
        let (channel, priority) = (row.channel, Priority::Program);
        let nonce = format!("cup-{}-{}", row.id, outdated.announcement.lost);
        let at = match outdated.announcement.message {
            Some(at) => {
                let edited = self.0.rest.edit_message(channel, at, &message, priority).await;
                edited.map_err(ShowError::Discord)?;
                at
            }
            None => {
                let is_it = |own: &Own| message::is_it(own, row.id);
                let posted = self.0.post_once(channel, &message, &nonce, is_it, priority).await;
                posted.map_err(ShowError::Discord)?
            }
        };
        let noted = cup_announcements::shown(&self.0.store, outdated, at, self.0.now()).await;
        noted.map_err(|error| ShowError::Store(error.into()))?;
        if outdated.announcement.message.is_none() {
            self.0.words_noted(&nonce).await;
        }
        Ok(())
    }
}
