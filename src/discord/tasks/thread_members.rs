//! Puts people who have got a chair into the thread of their game.

use std::time::Duration;

use ra_table::id::GameId;

use crate::discord::deliver::{Delivery, Members};
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// How long a thread is left alone into which somebody is just putting people.
const SOON: Duration = Duration::from_secs(1);

/// See the module.
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
