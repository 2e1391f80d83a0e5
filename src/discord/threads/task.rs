//! Puts people into the threads of their games after all.

use ra_table::id::GameId;

use super::members::Members;
use crate::discord::sending::Delivery;
use crate::discord::tasks::SOON;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Puts people who have got a chair into the thread of their game.
pub(in crate::discord) struct ThreadMembers(pub(in crate::discord) Delivery);

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
