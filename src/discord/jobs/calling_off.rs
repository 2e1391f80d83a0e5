//! Games of which it is asked whether they are to be called off: the time for it is over, somebody is awake who is to be
//! called, or a message is to be put right.

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::calling_off;

/// Looks after what is asked.
pub(super) struct CallingOff(pub(super) Delivery);

impl Job for CallingOff {
    const NAME: &'static str = "games that may be called off";

    async fn look(&mut self) -> anyhow::Result<()> {
        for game in calling_off::to_look_at(&self.0.store, self.0.now()).await? {
            self.0.look_after_calling_off(game).await;
        }
        Ok(())
    }
}
