//! Keeps a game's boards right.

use std::time::Duration;

use ra_table::id::GameId;
use ra_table::time::Millis;
use tokio::time::timeout;

use super::refresh_deadline::Deadline;
use crate::app::message_state::{self, MessageState};
use crate::discord::rest::Prospect;
use crate::discord::sending::Delivery;
use crate::discord::tasks::SOON;
use crate::store::in_flight::{self, Unconfirmed};
use crate::store::tasks::Kind;
use crate::store::{boards, games};
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// How much longer an answer may be on its way than Discord takes one.
const ON_ITS_WAY: Duration = Duration::from_secs(1);
/// How long a correction waits until nothing else is to be sent.
const WAITS_FOR_LEISURE: Duration = Duration::from_mins(5);
/// How long a board is left alone that Discord does not take now.
const AGAIN: Duration = Duration::from_secs(60);

/// Shows a game's channel what it has not been shown, and collapses older boards. What became of boards on their way is
/// found out first, so that none is posted that is there already.
pub(in crate::discord) struct ShowBoard(pub(in crate::discord) Delivery);

impl ShowBoard {
    /// Shows what is left to be shown. Returns when there is more to do.
    async fn show(&self, game: GameId, claim: &Claim) -> Result<Option<Millis>, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        // What changed since may still be shown by who changed it.
        let (patience, before) = (store.patience(), now.before(store.patience()));
        let (mut next, mut failed) = (None, Ok(()));
        for sent in in_flight::of_game(store, game).await? {
            let at = match sent.at < before {
                true => self.recover(&sent, now, claim).await.unwrap_or_else(|error| {
                    failed = Err(error);
                    None
                }),
                false => Some(sent.at.after(patience)),
            };
            next = at.into_iter().chain(next).min();
        }
        let at = match games::behind_since(store, game).await? {
            Some(changed_at) if changed_at >= before => Some(changed_at.after(patience)),
            Some(_) => (!self.0.catch_up(game).await?).then(|| now.after(SOON)),
            None => None,
        };
        failed?;
        Ok(at.into_iter().chain(next).min())
    }

    /// Finds out whether a message arrived. Returns when to look for it again.
    async fn recover(
        &self,
        sent: &Unconfirmed,
        now: Millis,
        claim: &Claim,
    ) -> Result<Option<Millis>, Failed> {
        // What is posted has a nonce, which makes one message of two while both may be on their way. On a busy machine an
        // answer may be sent late.
        let is_recent = sent.at > now.before(self.0.rest.times().answer + ON_ITS_WAY);
        let interaction = sent.id.interaction();
        let may_still_arrive = interaction.is_some_and(|id| is_recent || self.0.rest.is_being_answered(id));
        match self.0.recover(sent, may_still_arrive).await {
            Ok(true) => Ok(None),
            Ok(false) => Ok(Some(now.after(SOON))),
            Err(Failed { pause: Some(pause), .. }) if claim.is_last_try(pause) => {
                message_state::note(&self.0.store, &[MessageState::NotSent { id: sent.id }]).await?;
                Ok(None)
            }
            Err(failed) => Err(failed),
        }
    }
}

impl Task for ShowBoard {
    const KIND: Kind = Kind::Board;
    const AT_ONCE: usize = 50;
    const LIMIT: Duration = Duration::from_mins(5);

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        let outdated = boards::outdated(&self.0.store, game).await?;
        let (collapsed, shown) = tokio::join!(self.0.collapse(&outdated), self.show(game, claim));
        let next = shown?;
        collapsed?;
        Ok(next.map_or(Outcome::Done, Outcome::Again))
    }
}

/// Corrects the deadline that a board tells, after somebody has changed their settings. Boards are corrected one after the
/// other, and behind everything else that is sent.
pub(in crate::discord) struct CorrectDeadline(pub(in crate::discord) Delivery);

impl Task for CorrectDeadline {
    const KIND: Kind = Kind::Deadline;
    const AT_ONCE: usize = 1;
    const LIMIT: Duration = Duration::from_mins(10);
    const IS_AWAITED: bool = false;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        // Before the game's lock is taken: nobody who shows its next board waits for that.
        if timeout(WAITS_FOR_LEISURE, self.0.rest.leisure()).await.is_err() {
            return Ok(Outcome::Again(self.0.now()));
        }
        match self.0.put_deadline_right(game).await {
            Ok(Deadline::Right) => Ok(Outcome::Done),
            Ok(Deadline::OnItsWay | Deadline::Unknown) => Ok(Outcome::Again(self.0.now().after(SOON))),
            Err(error) => {
                tracing::info!(%error, %game, "a board's deadline was not corrected");
                match error.prospect() {
                    Prospect::Later(wait) => {
                        Ok(Outcome::Again(self.0.now().after(wait.unwrap_or(AGAIN).max(AGAIN))))
                    }
                    // The next board tells the deadline.
                    Prospect::Never | Prospect::WhenChanged => Ok(Outcome::Done),
                }
            }
        }
    }
}

/// Reposts boards that are far above their channel's last message, and below which people were talking when they were
/// used.
pub(in crate::discord) struct BuriedBoard(pub(in crate::discord) Delivery);

impl Task for BuriedBoard {
    const KIND: Kind = Kind::BuriedBoard;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        self.0.bring_down_after_all(game).await?;
        Ok(Outcome::Done)
    }
}
