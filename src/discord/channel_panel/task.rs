//! Keeps the panels of channels up to date. What changes on a server writes their tasks; beside that each is looked at
//! once an hour.

use ra_table::id::ChannelId;

use crate::discord::sending::Delivery;
use crate::store::channel_panels;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

pub(in crate::discord) struct Panel(pub(in crate::discord) Delivery);

impl Task for Panel {
    const KIND: Kind = Kind::Panel;

    type Key = ChannelId;

    async fn run(&self, channel: ChannelId, _: &Claim) -> Result<Outcome, Failed> {
        let Some(panel) = channel_panels::of(&self.0.store, channel).await? else { return Ok(Outcome::Done) };
        Ok(self.0.look_after_panel(&panel).await?.map_or(Outcome::Done, Outcome::Again))
    }
}
