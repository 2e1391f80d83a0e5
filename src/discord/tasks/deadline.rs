//! Corrects the deadline that a board tells, after somebody has changed their settings. Boards are corrected one after the
//! other, and behind everything else that is sent.

use std::time::Duration;

use ra_table::id::GameId;
use tokio::time::timeout;

use super::SOON;
use crate::discord::deliver::{Deadline, Delivery};
use crate::discord::rest::Prospect;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// How long it waits until nothing else is to be sent.
const WAITS_FOR_LEISURE: Duration = Duration::from_mins(5);
/// How long a board is left alone that Discord does not take now.
const AGAIN: Duration = Duration::from_secs(60);

/// See the module.
pub(super) struct CorrectDeadline(pub(super) Delivery);

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
            Ok(Deadline::OnItsWay) => Ok(Outcome::Again(self.0.now().after(SOON))),
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
