//! Posting boards: messages with no interaction, in the channel where the game is played.

use std::time::Duration;

use ra_table::game::PauseReason;
use ra_table::id::{ChannelId, GameId, MessageId};

use crate::app::message_state::{self, MessageState};
use crate::app::{self, SeenGame, due_game};
use crate::discord::out_of_reach::player_sight::last_shown;
use crate::discord::rest::{Error, Gone, Priority};
use crate::discord::sending::components::said;
use crate::discord::sending::retry_policy::LASTING;
use crate::discord::sending::{Called, Delivery};
use crate::store::in_flight::SendingId;
use crate::store::{self, boards};
use crate::task_queue::{Failed, Pause};

/// How long a game may have been under way before its first board: longer, and it has waited for a place.
const AT_ONCE: Duration = Duration::from_secs(10);

/// How long a table of a cup is left alone whose thread is gone: then it gets another.
const REOPENED_AFTER: Duration = Duration::from_secs(1);

/// Why a board was not sent.
#[derive(Debug)]
pub(in crate::discord) enum Unsent {
    /// Its game has no place, and gets none now.
    Nowhere(Error),
    /// Its place does not take it.
    NotTaken(Error),
}

/// Names a board that is posted, so that it is one message however often it is sent, even in two lives of the process.
pub(in crate::discord) fn nonce(game: GameId, seq: i64) -> String {
    format!("{game}-{seq}")
}

impl Delivery {
    /// Posts the game's present board in its channel, wherever the last one was.
    pub(in crate::discord) async fn post(&self, game: GameId, priority: Priority) {
        let _held = self.locks.wait_for(game).await;
        self.post_now(game, priority).await;
    }

    /// As [`Delivery::post`], for who holds the lock.
    pub(in crate::discord) async fn post_now(&self, game: GameId, priority: Priority) {
        self.post_if(game, priority, |_| true).await;
    }

    /// Posts the board of a game that nobody has shown meanwhile. Returns whether it was done: not if somebody is just
    /// showing it.
    ///
    /// # Errors
    /// Why it is not taken, and when it may be.
    pub(in crate::discord) async fn catch_up(&self, game: GameId) -> Result<bool, Failed> {
        let Some(_held) = self.locks.try_take(game) else { return Ok(false) };
        self.try_post_if(game, Priority::Program, |seen| seen.row.is_behind()).await?;
        Ok(true)
    }

    /// Somebody has deleted a message. If it was the present board of a game that goes on, that is posted again: an older
    /// one that is left may tell of another deadline.
    pub(in crate::discord) async fn deleted(&self, message: MessageId) -> Result<(), store::Error> {
        let Some(known) = boards::of_message(&self.store, message).await? else { return Ok(()) };
        let (game, delivery) = (known.board.game, self.clone());
        self.tasks.spawn(async move {
            let _held = delivery.locks.wait_for(game).await;
            let is_wanted = |seen: &SeenGame| {
                !seen.game.has_ended() && seen.board.is_some_and(|board| board.message == message)
            };
            delivery.post_if(game, Priority::Program, is_wanted).await;
        });
        Ok(())
    }

    /// Posts a game's board, if it is wanted of the game as it is now. One that is not taken is tried again by the task
    /// `board`.
    pub(in crate::discord) async fn post_if(
        &self,
        game: GameId,
        priority: Priority,
        is_wanted: impl Fn(&SeenGame) -> bool,
    ) {
        if let Err(failed) = self.try_post_if(game, priority, is_wanted).await {
            tracing::warn!(%game, "a board could not be shown: {:#}", failed.error);
            self.hold_back(game, &failed).await;
        }
    }

    async fn try_post_if(
        &self,
        game: GameId,
        priority: Priority,
        is_wanted: impl Fn(&SeenGame) -> bool,
    ) -> Result<(), Failed> {
        let lasting = |error| Failed { error, pause: Some(LASTING) };
        let passing = |error| Failed { error, pause: Some(self.passing()) };
        match self.seen_at_last(game).await {
            // Where it is to go on is for its people to say.
            Ok(seen) if seen.game.placeless && seen.row.in_cup.is_none() => {
                Err(lasting(anyhow::anyhow!("the game has lost its channel")))
            }
            // Boxed: whoever waits for a board carries all of this along otherwise, on a stack of two megabytes.
            Ok(seen) if is_wanted(&seen) => Box::pin(self.try_post(seen, priority, is_wanted)).await,
            Ok(_) => Ok(()),
            Err(app::Error::Failed(error)) => Err(passing(error)),
            // A frozen game is left as it is.
            Err(app::Error::Refused(refusal)) => Err(lasting(anyhow::anyhow!("{refusal:?}"))),
            Err(error @ (app::Error::Repeated | app::Error::Lost)) => {
                Err(passing(anyhow::anyhow!("{error:?}")))
            }
        }
    }

    /// A game as its board is to show it: in one whose first board comes late no time ran until now.
    async fn seen_at_last(&self, game: GameId) -> Result<SeenGame, app::Error> {
        let seen = self.seen(game).await?;
        Ok(if self.note_wait(&seen).await? { self.seen(game).await? } else { seen })
    }

    /// Notes how long a game has waited whose first board arrives now. Returns whether it has.
    pub(in crate::discord) async fn note_wait(&self, seen: &SeenGame) -> Result<bool, store::Error> {
        let now = self.now();
        let waited =
            seen.row.started_at.filter(|since| seen.row.is_unshown() && *since < now.before(AT_ONCE));
        if let Some(since) = waited {
            message_state::waited(&self.store, seen.row.id, since, now).await?;
        }
        Ok(waited.is_some())
    }

    /// Posts a game's board. Where the bot could not write that is tried first: what is asked there is asked anew, and no
    /// time ran until now. A table of a cup that has lost its thread gets another before.
    async fn try_post(
        &self,
        mut seen: SeenGame,
        priority: Priority,
        is_wanted: impl Fn(&SeenGame) -> bool,
    ) -> Result<(), Failed> {
        let game = seen.row.id;
        if seen.game.placeless {
            if let Err(error) = self.find_place(&mut seen).await {
                return self.not_posted(seen, None, Unsent::Nowhere(error)).await;
            }
            seen = self.seen(game).await?;
        }
        if seen.game.out_of_reach {
            if let Err(error) = self.try_to_type(&seen).await {
                return self.not_posted(seen, None, Unsent::NotTaken(error)).await;
            }
            due_game::within_reach(&self.store, game, self.now()).await?;
            seen = self.seen(game).await?;
        }
        if self.recover_earlier(&seen, None, priority).await {
            seen = self.seen(game).await?;
            // What was found may tell all that this board would.
            if !is_wanted(&seen) {
                return Ok(());
            }
        }
        let id = message_state::expect_post(&self.store, seen.part(), self.now()).await?;
        let sent = self.send(&mut seen, priority).await;
        let unsent = match sent.map(|(message, called)| Some((seen.post(message)?, called))) {
            Ok(Some((board, called))) => {
                self.arrived(&seen, id, board, called, None).await;
                return Ok(());
            }
            Ok(None) => Unsent::Nowhere(Error::Gone(Gone::Message)),
            Err(unsent) => unsent,
        };
        self.not_posted(seen, Some(id), unsent).await
    }

    /// Handles a board that could not be posted. The number is its row among unconfirmed messages, if one was written.
    async fn not_posted(
        &self,
        mut seen: SeenGame,
        id: Option<SendingId>,
        unsent: Unsent,
    ) -> Result<(), Failed> {
        let game = seen.row.id;
        let (Unsent::Nowhere(error) | Unsent::NotTaken(error)) = &unsent;
        let pause = match error {
            // While the bot is off the server it can know of no channel.
            Error::Gone(Gone::Channel) if seen.game.halted() != Some(PauseReason::Gone) => {
                if seen.game.is_called_off() {
                    message_state::not_shown(&self.store, game, seen.row.seq, self.now()).await?;
                }
                let is_in_cup = seen.row.in_cup.is_some();
                let lost = seen.row.channel.filter(|_| is_in_cup || !seen.row.is_unshown());
                let since = last_shown(&seen);
                self.channel_gone(lost.unwrap_or(seen.row.lobby_channel), since).await?;
                if is_in_cup && lost.is_some() { Pause::Fixed(REOPENED_AFTER) } else { LASTING }
            }
            // It may have arrived, and is asked for with the next look.
            Error::TooLate
            | Error::AnsweredBefore
            | Error::HasThread
            | Error::Temporary { .. }
            | Error::Unauthorized
            | Error::Unexpected { .. } => self.pause(error).unwrap_or(self.passing()),
            // What is never taken may be once the game has gone on, or its channel is another.
            Error::Gone(_)
            | Error::Forbidden(_)
            | Error::Closed(_)
            | Error::WrongKind
            | Error::Full(_)
            | Error::Invalid(_)
            | Error::TooOften { .. } => {
                if let Some(id) = id {
                    message_state::note(&self.store, &[MessageState::NotSent { id }]).await?;
                }
                let waits = self.refused(&mut seen, &unsent).await?;
                waits.or_else(|| self.pause(error)).unwrap_or(LASTING)
            }
        };
        let (Unsent::Nowhere(error) | Unsent::NotTaken(error)) = unsent;
        Err(Failed { error: error.into(), pause: Some(pause) })
    }

    /// Sends the board, and finds a place for it if there is none yet. Returns whom it calls, too.
    async fn send(&self, seen: &mut SeenGame, priority: Priority) -> Result<(MessageId, Called), Unsent> {
        let board = self.calling_board(seen, priority).await;
        let nonce = nonce(seen.row.id, seen.row.seq);
        let post = async |seen: &SeenGame| {
            self.memories.last_messages.watch(seen.row.channel);
            match seen.row.channel {
                Some(channel) => self.rest.create_message_once(channel, &board, &nonce, priority).await,
                None => Err(Error::Gone(Gone::Message)),
            }
        };
        // A game that began before its table's message was known has no channel yet. That is not Discord's word that
        // one is gone.
        if seen.row.channel.is_none() {
            self.find_place(seen).await.map_err(Unsent::Nowhere)?;
        }
        self.tell_epochs(seen, seen.row.shown, priority).await.map_err(Unsent::NotTaken)?;
        let posted = match post(seen).await {
            Err(Error::Gone(Gone::Channel)) if seen.row.place.is_thread() && seen.row.is_unshown() => {
                self.find_place(seen).await.map_err(Unsent::Nowhere)?;
                post(seen).await
            }
            other => other,
        };
        posted.map(|message| (message, board.pings)).map_err(Unsent::NotTaken)
    }

    /// Says something in a channel that depends on nobody's hearing it.
    pub(in crate::discord) async fn say(&self, channel: ChannelId, told: String) {
        if let Err(error) = self.rest.create_message(channel, &said(told), Priority::Person).await {
            tracing::info!(%error, "something was not said in a channel");
        }
    }
}
