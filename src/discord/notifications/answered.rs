//! Deletes notifications of questions that are answered; a direct message is changed into what came of it, or into what
//! is asked next.

use ra_table::id::GameId;

use super::direct_question::Updated;
use super::expired_call::past_call;
use crate::app::message_state::{self, MessageState};
use crate::app::{self, languages};
use crate::discord::rest::Priority;
use crate::discord::sending::Delivery;
use crate::discord::sending::recognise_message::calls_to_several;
use crate::store::notifications::{CallMessage, CallRow};
use crate::store::tasks::Kind;
use crate::store::{self, direct_messages};
use crate::task_queue::{Claim, Failed, Outcome, Task};

pub(in crate::discord) struct SettleAnswered(pub(in crate::discord) Delivery);

impl SettleAnswered {
    async fn put_right(&self, call: &CallRow, claim: &Claim) -> Result<(), Failed> {
        match self.try_put_right(call).await {
            Err(failed) if failed.pause.is_some_and(|pause| !claim.is_last_try(pause)) => Err(failed),
            Ok(()) | Err(_) => {
                Ok(message_state::note(&self.0.store, &[MessageState::CallGone(*call)]).await?)
            }
        }
    }

    async fn try_put_right(&self, call: &CallRow) -> Result<(), Failed> {
        let failed = |error| self.0.failed(error);
        let (channel, message) = match call.message {
            CallMessage::None => return Ok(()),
            CallMessage::There(channel, message) => (channel, message),
            CallMessage::Perhaps { .. } => match self.0.find_call(call).await.map_err(failed)? {
                Some((channel, own)) if !calls_to_several(&own) => (channel, own.id),
                Some(_) | None => return Ok(()),
            },
        };
        let is_direct = direct_messages::channel_of(&self.0.store, call.call.user).await? == Some(channel);
        if !is_direct {
            return self.0.rest.delete_message(channel, message).await.map_err(failed);
        }
        let (seen, came) = match app::notifications::came_of(&self.0.store, call, self.0.now()).await {
            Ok(came) => came,
            // Of a game that cannot be replayed nobody knows what came of anything: what was said stays.
            Err(app::Error::Refused(refusal)) => {
                tracing::info!(game = %call.game, ?refusal, "a call that is over stays as it is");
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        let language = languages::writing_to(&self.0.store, call.call.user, seen.game.terms.language).await?;
        let past = past_call(language, &seen.game, came);
        self.0.rest.edit_message(channel, message, &past, Priority::Program).await.map_err(failed)
    }
}

impl Task for SettleAnswered {
    const KIND: Kind = Kind::Answered;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        let (mut outcome, mut again) = (Ok(Outcome::Done), None);
        for call in store::notifications::answered(&self.0.store, game).await? {
            if let Err(failed) = self.put_right(&call, claim).await {
                outcome = Err(failed);
            }
        }
        for question in store::direct_questions::of_game(&self.0.store, game).await? {
            match self.0.update_direct(&question).await {
                Ok(Updated::Done) => {}
                Ok(Updated::Again(after)) => again = Some(again.map_or(after, |again| after.min(again))),
                Err(failed) if failed.pause.is_some_and(|pause| !claim.is_last_try(pause)) => {
                    outcome = Err(failed);
                }
                Err(_) => app::notifications::direct_gone(&self.0.store, &question).await?,
            }
        }
        match again.filter(|_| outcome.is_ok()) {
            Some(after) => Ok(Outcome::Again(self.0.now().after(after))),
            None => outcome,
        }
    }
}
