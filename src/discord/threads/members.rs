//! Who is in the thread that a game is played in, so that it stands in their list: whoever sits at the table.
//!
//! They are put there by a message at the beginning of the thread that names them, first by name, and then, by an
//! edit, with mentions: to be mentioned in a thread is to be in it, and an edit calls nobody. Where that cannot be
//! done they are put there one by one, of which each time a line tells.
//!
//! Nothing waits for it. The task `ThreadMembers` makes up for what was not done.

use std::time::Duration;

use ra_display::text;
use ra_table::game::lobby::{Place, Status};
use ra_table::game::view::Public;
use ra_table::id::{ChannelId, GameId, MessageId, UserId};

use crate::app::{self, SeenGame, threads};
use crate::discord::rest::{Closed, Error, Gone, Message, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::task_queue::{Failed, Pause};

/// Whether people are in a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Members {
    /// All are, or nobody has to be.
    In,
    /// Somebody is just putting them there.
    NotYet,
}

/// How long a game without a board is left alone the first time.
const SOON: Duration = Duration::from_secs(1);
/// How long Discord surely remembers a message's nonce.
const NONCE_LIFE: Duration = Duration::from_secs(2 * 60);

impl Delivery {
    /// Puts whoever sits at the table into the thread that has just been opened for it, in the background.
    pub(in crate::discord) fn welcome(&self, game: GameId) {
        let delivery = self.clone();
        self.tasks.spawn(async move {
            let now = delivery.now();
            let done = match delivery.put_into_thread(game, true).await {
                Ok(Members::In) => {
                    threads::members_are_in(&delivery.store, game, now).await.map_err(anyhow::Error::from)
                }
                Ok(Members::NotYet) => Ok(()),
                Err(failed) => Err(failed.error),
            };
            if let Err(error) = done {
                tracing::info!(%game, "not all are in their game's thread yet: {error:#}");
            }
        });
    }

    /// Puts whoever has a chair into the game's thread. It `is_new` if nothing can have been written there before.
    pub(in crate::discord) async fn put_into_thread(
        &self,
        game: GameId,
        is_new: bool,
    ) -> Result<Members, Failed> {
        let Some(_held) = self.welcomes.try_take(game) else { return Ok(Members::NotYet) };
        let seen = match self.seen(game).await {
            Ok(seen) => seen,
            Err(app::Error::Failed(error)) => return Err(error.into()),
            // It was called off, or is frozen.
            Err(app::Error::Refused(_) | app::Error::Repeated | app::Error::Lost) => return Ok(Members::In),
        };
        let is_opening = !is_new && seen.row.status == Status::Running && seen.row.is_unshown();
        if is_opening {
            let error = anyhow::anyhow!("the game has no board yet");
            return Err(Failed { error, pause: Some(Pause::Growing(SOON)) });
        }
        let thread = seen.row.channel.filter(|_| seen.row.place.is_thread() && !seen.game.is_over());
        let Some(thread) = thread else { return Ok(Members::In) };
        self.put_all(&seen, thread, is_new).await.map_err(|error| self.failed(error))?;
        Ok(Members::In)
    }

    /// Puts all into the thread, one way or the other, as far as that is possible.
    ///
    /// # Errors
    /// What may pass by itself.
    async fn put_all(&self, seen: &SeenGame, thread: ChannelId, is_new: bool) -> Result<(), Error> {
        // Whoever plays alone needs no message that names them.
        if seen.row.place != Place::Private {
            let Err(error) = self.mention_all(seen, thread, is_new).await else { return Ok(()) };
            if passes(&error) {
                return Err(error);
            }
            tracing::info!(%error, game = %seen.row.id, "people are put into a thread one by one");
        }
        for user in members(&seen.game) {
            match self.rest.add_to_thread(thread, user, Priority::Program).await {
                Err(error) if passes(&error) => return Err(error),
                Err(error) => {
                    tracing::info!(%error, game = %seen.row.id, "somebody is not in a thread")
                }
                Ok(()) => {}
            }
        }
        Ok(())
    }

    /// Edits mentions of all into the message that names them.
    async fn mention_all(&self, seen: &SeenGame, thread: ChannelId, is_new: bool) -> Result<(), Error> {
        let table = match seen.row.table_message {
            Some(message) => message,
            None => self.post_table(seen, thread, is_new).await?,
        };
        let mentions = Message {
            pings: members(&seen.game).collect(),
            ..said(text::lobby::table_mentioned(seen.game.terms.language, &seen.game))
        };
        self.rest.edit_message(thread, table, &mentions, Priority::Program).await
    }

    /// Posts the message that names whoever sits at the table. It may have been posted before by a process that died over
    /// it, and then must not be doubled: that is sure in a new thread, and as long as Discord knows its nonce.
    async fn post_table(&self, seen: &SeenGame, thread: ChannelId, is_new: bool) -> Result<MessageId, Error> {
        let (game, now) = (seen.row.id, self.now());
        let is_young = seen.row.started_at.is_some_and(|at| now.since(at) < NONCE_LIFE);
        if !is_new && !is_young {
            return Err(Error::Gone(Gone::Message));
        }
        let named = said(text::lobby::table(seen.game.terms.language, &seen.game));
        let nonce = format!("{game}-seats");
        let message = self.rest.create_message_once(thread, &named, &nonce, Priority::Program).await?;
        if let Err(error) = threads::set_table_message(&self.store, game, message).await {
            tracing::error!(%game, %error, "which message names a table's people could not be noted");
        }
        Ok(message)
    }
}

/// Those who are to be in the thread: whoever has a chair, and has not given it up.
pub(in crate::discord) fn members(game: &Public) -> impl Iterator<Item = UserId> {
    let stay = game.chairs().players().filter(|(_, player)| !player.has_left());
    stay.filter_map(|(_, player)| player.user())
}

/// Whether something may pass by itself. A thread that is asleep is woken by the game's next board.
fn passes(error: &Error) -> bool {
    error.is_no_refusal() || *error == Error::Closed(Closed::Archived)
}
