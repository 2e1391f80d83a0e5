//! Offers seats to everybody whose owners are gone, and updates the offers of those that have an owner again.

use ra_table::id::GameId;

use super::{SOON, turn};
use crate::discord::deliver::Delivery;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
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
