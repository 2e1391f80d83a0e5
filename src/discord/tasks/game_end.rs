//! Tells people that their game is over who slept, or want direct messages.

use std::sync::Arc;

use ra_table::id::GameId;

use crate::discord::notifications::Notifier;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct TellOfEnd(pub(super) Arc<Notifier>);

impl Task for TellOfEnd {
    const KIND: Kind = Kind::GameEnd;
    const AT_ONCE: usize = 50;
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        let next = self.0.tell_of_end(game, claim.found_at()).await?;
        Ok(next.map_or(Outcome::Done, Outcome::Again))
    }
}
