//! What is done by time for a vote on calling a game off.

use std::time::Duration;

use ra_table::id::GameId;

use crate::discord::rest::Prospect;
use crate::discord::sending::Delivery;
use crate::discord::sending::direct::Undelivered;
use crate::discord::tasks::{SOON, turn_to_show};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Pause, Task};

/// How long a vote is left alone after trouble that may pass.
const PASSING: Duration = Duration::from_secs(60);
/// The same after any other: its time passes all the same.
const LASTING: Duration = Duration::from_secs(60 * 60);

/// Updates the messages of votes on calling a game off, notifies voters who have woken up, and ends votes whose time is
/// over.
pub(in crate::discord) struct CancelVote(pub(in crate::discord) Delivery);

impl Task for CancelVote {
    const KIND: Kind = Kind::CancelVote;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let Some(_held) = turn_to_show(&self.0, game).await else {
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
