//! Updates the messages of votes on calling a game off, notifies voters who have woken up, and ends votes whose time is
//! over.

use std::time::Duration;

use ra_table::id::GameId;

use super::{SOON, turn};
use crate::app::delivery::Pause;
use crate::discord::deliver::{Delivery, Undelivered};
use crate::discord::rest::Prospect;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// How long a vote is left alone after trouble that may pass.
const PASSING: Duration = Duration::from_secs(60);
/// The same after any other: its time passes all the same.
const LASTING: Duration = Duration::from_secs(60 * 60);

/// See the module.
pub(super) struct CancelVote(pub(super) Delivery);

impl Task for CancelVote {
    const KIND: Kind = Kind::CancelVote;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let Some(_held) = turn(&self.0, game).await else {
            return Ok(Outcome::Again(self.0.now().after(SOON)));
        };
        let error = match self.0.tell_of_calling_off(game).await {
            Ok(next) => return Ok(next.map_or(Outcome::Done, Outcome::Again)),
            Err(Undelivered::Shut(until)) => return Ok(Outcome::Again(until)),
            Err(Undelivered::Failed(error)) => error,
        };
        let pause = match error.prospect() {
            Prospect::Later(wait) => wait.unwrap_or_default().max(PASSING),
            Prospect::WhenChanged | Prospect::Never => LASTING,
        };
        Err(Failed { error: error.into(), pause: Some(Pause::Fixed(pause)) })
    }
}
