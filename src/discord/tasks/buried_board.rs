//! Reposts boards that are far above their channel's last message, and below which people were talking when they were
//! used.

use ra_table::id::GameId;

use crate::discord::deliver::Delivery;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct BuriedBoard(pub(super) Delivery);

impl Task for BuriedBoard {
    const KIND: Kind = Kind::BuriedBoard;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        self.0.bring_down_after_all(game).await?;
        Ok(Outcome::Done)
    }
}
