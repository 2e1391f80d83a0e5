//! A cup's task: does what is due in it.

use std::time::Duration;

use ra_display::text;
use ra_table::id::CupId;

use crate::app::cup_announcements;
use crate::app::cups::{self, Next, Room};
use crate::discord::rest::Priority;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// A cup that waits for its people is looked at again after so long: something may have been missed.
const AT_THE_LATEST: Duration = Duration::from_hours(24);
/// One that waits because its tables cannot be opened is looked at again after so long.
const PLACE_TRIED_AGAIN: Duration = Duration::from_mins(5);

/// Does what is due in a cup.
pub(in crate::discord) struct CarryOn(pub(in crate::discord) Delivery);

impl Task for CarryOn {
    const KIND: Kind = Kind::Cup;

    type Key = CupId;

    async fn run(&self, cup: CupId, _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        let latest = now.after(AT_THE_LATEST);
        let mut room = Room::Unknown;
        loop {
            room = match cups::carry_on(store, cup, now, room).await? {
                Next::Draws { tables } if self.has_room(cup, tables).await? => Room::Enough,
                Next::Draws { .. } => return Ok(Outcome::Again(now.after(PLACE_TRIED_AGAIN))),
                Next::At(next) => return Ok(Outcome::Again(next.min(latest))),
                Next::Waits => return Ok(Outcome::Again(latest)),
                Next::Over => return Ok(Outcome::Done),
            };
        }
    }
}

impl CarryOn {
    /// Whether so many tables can be opened in a cup's channel. If not, the channel is told once what is missing; where it
    /// takes no words, the organiser is.
    async fn has_room(&self, cup: CupId, tables: usize) -> Result<bool, Failed> {
        let delivery = &self.0;
        let loaded = cups::loaded(&delivery.store, cup).await?;
        let (row, organiser) = (&loaded.row, loaded.organiser());
        let lacks = delivery.lacks_for_cup(row.guild, row.channel, tables, Priority::Program).await;
        let lacks = lacks.map_err(|error| delivery.failed(error))?;
        let nonce = format!("cup-{cup}-{}-place", loaded.cup.last_seq());
        let Some(lack) = lacks else {
            delivery.words_noted(&nonce).await;
            return Ok(true);
        };
        tracing::info!(%cup, ?lack, "a cup waits: its tables cannot be opened");
        let told =
            |language| text::cup::tables::waits(language, (&row.name, &loaded.cup), row.channel, &lack);
        let message = said(told(row.language));
        let place = cup_announcements::post(&delivery.store, cup).await?.unwrap_or(row.channel);
        match delivery.post_words(place, &message, &nonce, Priority::Program).await {
            Err(error) if error.may_pass() => return Err(delivery.failed(error)),
            Err(_) => delivery.tell_in_charge(organiser, row.guild, row.language, told, &nonce).await,
            Ok(_) => {}
        }
        Ok(false)
    }
}
