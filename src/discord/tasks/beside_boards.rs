//! What a game's channel is told besides by boards: votes on calling the game off, seats that are offered, and who is in
//! its thread.

use std::time::Duration;

use ra_table::id::GameId;

use super::SOON;
use crate::app::delivery::Pause;
use crate::discord::locks::Held;
use crate::discord::rest::Prospect;
use crate::discord::sending::{Delivery, Members, Undelivered};
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// How long a vote is left alone after trouble that may pass.
const PASSING: Duration = Duration::from_secs(60);
/// The same after any other: its time passes all the same.
const LASTING: Duration = Duration::from_secs(60 * 60);

/// Updates the messages of votes on calling a game off, notifies voters who have woken up, and ends votes whose time is
/// over.
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

/// Offers seats to everybody whose owners are gone, and updates the offers of those that have an owner again.
pub(super) struct OpenSeat(pub(super) Delivery);

impl Task for OpenSeat {
    const KIND: Kind = Kind::OpenSeat;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let Some(_held) = turn(&self.0, game).await else {
            return Ok(Outcome::Again(self.0.now().after(SOON)));
        };
        Ok(self.0.tell_of_chairs(game).await?.map_or(Outcome::Done, Outcome::Again))
    }
}

/// Puts people who have got a chair into the thread of their game.
pub(super) struct ThreadMembers(pub(super) Delivery);

impl Task for ThreadMembers {
    const KIND: Kind = Kind::ThreadMembers;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        Ok(match self.0.put_into_thread(game, false).await? {
            Members::In => Outcome::Done,
            Members::NotYet => Outcome::Again(self.0.now().after(SOON)),
        })
    }
}

/// The right to show a game; `None` if somebody else has it for longer than a moment.
async fn turn(delivery: &Delivery, game: GameId) -> Option<Held> {
    tokio::time::timeout(SOON, delivery.locks.wait_for(game)).await.ok()
}
