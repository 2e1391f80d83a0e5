//! Tells people that a seat is kept for them whom the table's message has not mentioned: they slept then, or want direct
//! messages.

use ra_table::id::{GameId, UserId};

use crate::app::invitations::{self, ToSend};
use crate::discord::deliver::Delivery;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct Invite(pub(super) Delivery);

impl Task for Invite {
    const KIND: Kind = Kind::Invitation;

    type Key = (GameId, UserId);

    async fn run(&self, (game, user): (GameId, UserId), _: &Claim) -> Result<Outcome, Failed> {
        let invitation = match invitations::to_send(&self.0.store, (game, user), self.0.now()).await? {
            ToSend::Now(invitation) => invitation,
            ToSend::Later(at) => return Ok(Outcome::Again(at)),
            ToSend::Never => return Ok(Outcome::Done),
        };
        match self.0.invite(&invitation).await {
            Ok(()) => Ok(Outcome::Done),
            Err(error) if error.may_pass() => Err(self.0.failed(error)),
            // Neither they nor the channel can be reached.
            Err(error) => {
                tracing::info!(%game, %user, %error, "an invitation was not sent");
                Ok(Outcome::Done)
            }
        }
    }
}
