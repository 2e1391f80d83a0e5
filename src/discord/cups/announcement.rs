//! Posts the message with which a cup is published, and keeps it up to date. It is edited every 30 seconds at most. In a
//! forum it begins a post, in which all else is told.

use std::time::Duration;

use ra_display::text;
use ra_table::id::{ChannelId, CupId, MessageId};

use super::message;
use super::news::is_vain;
use crate::app::cup_announcements::{self, Outdated, Posted};
use crate::discord::rest::{Closed, Error, Gone, Message, Own, Priority, Sought};
use crate::discord::sending::Delivery;
use crate::discord::sending::send_once::before;
use crate::store::cups::CupRow;
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
        if let Some(until) = outdated.announcement.rests_until.filter(|until| now < *until) {
            return Ok(Outcome::Again(until));
        }
        match self.show(&outdated).await {
            Ok(()) => Ok(Outcome::Done),
            Err(ShowError::Store(failed)) => Err(failed),
            Err(ShowError::Discord(error)) if is_lost(&outdated, &error) => {
                cup_announcements::lost(store, cup, now).await?;
                Ok(Outcome::Again(now))
            }
            Err(ShowError::Discord(error)) if error.may_pass() => Err(self.0.failed(error)),
            Err(ShowError::Discord(error)) => {
                tracing::info!(%cup, %error, "the message of a cup is not up to date");
                match outdated.loaded.cup.end() {
                    None => {
                        if outdated.announcement.message.is_none() {
                            self.tell_lack(&outdated).await?;
                        }
                        Ok(Outcome::Again(now.after(TRIED_AGAIN)))
                    }
                    Some(_)
                        if is_vain(&error) || cup_announcements::is_long_over(store, cup, now).await? =>
                    {
                        cup_announcements::given_up(store, &outdated).await?;
                        Ok(Outcome::Done)
                    }
                    Some(_) => Ok(Outcome::Again(now.after(TRIED_AGAIN_IN_THE_END))),
                }
            }
        }
    }
}

/// Whether somebody has deleted the message, or the post that begins with it.
fn is_lost(outdated: &Outdated, error: &Error) -> bool {
    let is_post = outdated.announcement.post.is_some();
    *error == Error::Gone(Gone::Message) || is_post && *error == Error::Gone(Gone::Channel)
}

/// Names what the organiser is told of a message that cannot be posted.
fn lack_nonce(outdated: &Outdated) -> String {
    format!("cup-{}-{}-lack", outdated.loaded.row.id, outdated.announcement.lost)
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
        let announcement = &outdated.announcement;
        let nonce = format!("cup-{}-{}", row.id, announcement.lost);
        let at = match (announcement.post, announcement.message) {
            (Some(post), _) => self.edit_post(post, &message).await.map(|()| Posted::Post(post)),
            (None, Some(at)) => {
                let edited = self.0.rest.edit_message(row.channel, at, &message, Priority::Program).await;
                edited.map(|()| Posted::Message(at))
            }
            (None, None) => self.post(row, &message, &nonce).await,
        };
        let at = at.map_err(ShowError::Discord)?;
        let noted = cup_announcements::shown(&self.0.store, outdated, at, self.0.now()).await;
        noted.map_err(|error| ShowError::Store(error.into()))?;
        if announcement.message.is_none() {
            self.0.words_noted(&nonce).await;
            self.0.words_noted(&lack_nonce(outdated)).await;
        }
        Ok(())
    }

    /// Tells the organiser once what keeps the message of a cup from being posted: until then nobody can sign up.
    async fn tell_lack(&self, outdated: &Outdated) -> Result<(), Failed> {
        let row = &outdated.loaded.row;
        let lacks = self.0.lacks_for_cup(row.guild, row.channel, 1, Priority::Program).await;
        let Some(lack) = lacks.map_err(|error| self.0.failed(error))? else { return Ok(()) };
        let told = |language| text::cup::tables::not_shown(language, &row.name, row.channel, &lack);
        let (organiser, nonce) = (outdated.loaded.organiser(), lack_nonce(outdated));
        self.0.tell_in_charge(organiser, row.guild, row.language, told, &nonce).await;
        Ok(())
    }

    async fn post(&self, row: &CupRow, message: &Message, nonce: &str) -> Result<Posted, Error> {
        let is_it = |own: &Own| message::is_it(own, row.id);
        match self.0.post_once(row.channel, message, nonce, is_it, Priority::Program).await {
            Err(Error::WrongKind) => self.start_post(row, message).await.map(Posted::Post),
            posted => posted.map(Posted::Message),
        }
    }

    /// Starts a post in a forum, unless it is there: a process may have died before it noted the post.
    async fn start_post(&self, row: &CupRow, message: &Message) -> Result<ChannelId, Error> {
        let name = text::cup::tables::post(row.language, &row.name);
        let after = Some(before(row.published_at));
        for post in self.0.rest.posts(row.guild, row.channel, &name, after).await? {
            // Another cup may have the same name.
            if self.is_of(post, row.id).await? {
                return Ok(post);
            }
        }
        self.0.rest.start_post(row.channel, &name, message).await
    }

    /// Whether a post begins with the message of a cup.
    async fn is_of(&self, post: ChannelId, cup: CupId) -> Result<bool, Error> {
        let is_it = |own: &Own| message::is_it(own, cup);
        let sought = self.0.look_for(post, MessageId(post.0 - 1), &[], is_it).await?;
        Ok(matches!(sought, Sought::Found(_)))
    }

    /// Edits the first message of a post, which may have fallen asleep.
    async fn edit_post(&self, post: ChannelId, message: &Message) -> Result<(), Error> {
        let edit = || self.0.rest.edit_message(post, MessageId(post.0), message, Priority::Program);
        match edit().await {
            Err(Error::Closed(Closed::Archived)) => {
                self.0.rest.wake_thread(post).await?;
                edit().await
            }
            other => other,
        }
    }
}
