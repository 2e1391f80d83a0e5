//! The messages that stand in channels and show the ways into a game: posted, edited in silence, and forgotten once
//! somebody has deleted them. `tasks::panel` says when.

use std::time::Duration;

use ra_table::id::ChannelId;
use ra_table::season::Quarter;
use ra_table::time::Millis;

use super::message::{Shown, panel};
use crate::app::channel_panels::{self, Looked};
use crate::app::server_listing::{self, Listing};
use crate::app::{self, GameRef, season};
use crate::discord::rest::{Channels, Error, Gone, Priority, Prospect};
use crate::discord::sending::Delivery;
use crate::discord::sending::retry_policy::passed;
use crate::store::channel_panels::ChannelPanel;
use crate::task_queue::Failed;

/// As many results as are shown.
const RESULTS: usize = 3;
/// What failed for a reason that lasts is tried again so much later.
const LASTING: Duration = Duration::from_secs(60 * 60);

impl Delivery {
    /// Posts a panel, or puts it right, unless it rests. Returns when to look again; `None` if it is gone.
    pub(in crate::discord) async fn look_after_panel(
        &self,
        place: &ChannelPanel,
    ) -> Result<Option<Millis>, Failed> {
        let now = self.now();
        if let Some(until) = place.rests_until.filter(|until| now < *until) {
            return Ok(Some(until));
        }
        let shown = match self.shown_on(place).await? {
            Ok(shown) => shown,
            Err(error) => return self.panel_failed(place, &error).await,
        };
        let (message, sum) = panel(place.language, &shown);
        let channel = place.channel;
        let done = match place.message {
            Some(_) if place.shown.as_deref() == Some(sum.as_str()) => Ok(Looked::Same),
            Some(at) => {
                let edited = self.rest.edit_message(channel, at, &message, Priority::Program).await;
                edited.map(|()| Looked::Edited(&sum))
            }
            None => {
                // As long as a nonce may be: the time stands for itself within hours.
                let nonce = format!("p-{:x}-{:x}", place.channel.0, place.put_at.0 & 0xff_ffff);
                match self.post_words(channel, &message, &nonce, Priority::Program).await {
                    Ok(at) => {
                        channel_panels::posted(&self.store, place, at).await?;
                        self.words_noted(&nonce).await;
                        Ok(Looked::Edited(&sum))
                    }
                    Err(error) => Err(error),
                }
            }
        };
        match done {
            Ok(looked) => {
                let next = channel_panels::looked(&self.store, place, looked, now).await?;
                self.delete_old_panel(place).await?;
                Ok(next)
            }
            Err(error) => self.panel_failed(place, &error).await,
        }
    }

    /// Takes the message away of a panel that another has taken the place of.
    async fn delete_old_panel(&self, place: &ChannelPanel) -> Result<(), Failed> {
        let Some(old) = place.old else { return Ok(()) };
        let deleted = self.rest.delete_message(place.channel, old).await;
        passed(deleted).map_err(|error| self.failed(error))?;
        Ok(channel_panels::old_is_gone(&self.store, place).await?)
    }

    async fn panel_failed(&self, place: &ChannelPanel, error: &Error) -> Result<Option<Millis>, Failed> {
        tracing::info!(channel = %place.channel, %error, "a panel was not put right");
        let came = match (error, error.prospect()) {
            (Error::Gone(Gone::Message | Gone::Channel), _) => Looked::Gone,
            (_, Prospect::Later(wait)) => Looked::Failed(wait.unwrap_or_default().max(channel_panels::EVERY)),
            (_, Prospect::Never | Prospect::WhenChanged) => Looked::Failed(LASTING),
        };
        Ok(channel_panels::looked(&self.store, place, came, self.now()).await?)
    }

    /// What everybody may know who sees the panel's channel.
    async fn shown_on(&self, place: &ChannelPanel) -> Result<Result<Shown, Error>, app::Error> {
        let Listing { mut tables, mut running, mut over } =
            server_listing::of_server(&self.store, place.guild).await?;
        let here = place.channel;
        let mut elsewhere = tables.iter().map(|table| table.channel);
        let elsewhere = elsewhere.any(|at| at != here)
            || running.iter().map(|game| &game.row).chain(&over).any(|row| row.lobby_channel != here);
        let mut channels = Channels::default();
        if elsewhere {
            match self.rest.channels(place.guild, Priority::Program).await {
                Ok(read) => channels = read,
                Err(error) => return Ok(Err(error)),
            }
        }
        let is_told = |at: ChannelId| channels.may_tell(here, at);
        tables.retain(|table| is_told(table.channel));
        running.retain(|game| is_told(game.row.lobby_channel));
        over.retain(|row| is_told(row.lobby_channel));
        let mut ended = Vec::new();
        for row in over {
            // One that cannot be replayed any more has no result to tell.
            match app::seen(&self.store, GameRef::Game(row.id), self.now()).await {
                Ok(seen) => ended.push(seen.game),
                Err(app::Error::Refused(_)) => {}
                Err(error) => return Err(error),
            }
            if ended.len() == RESULTS {
                break;
            }
        }
        let running = running.into_iter().map(|game| (game.title, game.row.channel)).collect();
        let season = season::season(&self.store, place.guild, Quarter::of(self.now())).await?;
        Ok(Ok(Shown { tables, running, over: ended, season }))
    }
}
