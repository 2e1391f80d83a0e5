//! The committee learns from a game that is over how its people decide. Nobody waits for it.

use ra_table::id::GameId;

use crate::app::learning;
use crate::store::Store;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct Learn(pub(super) Store);

impl Task for Learn {
    const KIND: Kind = Kind::Learn;
    const AT_ONCE: usize = 1;
    const IS_AWAITED: bool = false;

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        learning::learn(&claim.store(&self.0), game).await?;
        Ok(Outcome::Done)
    }
}
