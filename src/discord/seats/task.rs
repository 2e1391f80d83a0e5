//! What is done by time for seats that anybody may take.

use ra_table::id::GameId;

use crate::discord::sending::Delivery;
use crate::discord::tasks::{SOON, turn_to_show};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// Offers seats to everybody whose owners are gone, and updates the offers of those that have an owner again.
pub(in crate::discord) struct OpenSeat(pub(in crate::discord) Delivery);

impl Task for OpenSeat {
    const KIND: Kind = Kind::OpenSeat;
    const AT_ONCE: usize = 50;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let Some(_held) = turn_to_show(&self.0, game).await else {
            return Ok(Outcome::Again(self.0.now().after(SOON)));
        };
        Ok(self.0.tell_of_chairs(game).await?.map_or(Outcome::Done, Outcome::Again))
    }
}
