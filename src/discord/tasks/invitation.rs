//! Tells people that a seat is kept for them whom the table's message has not mentioned: they slept then, or want direct
//! messages.

use ra_table::id::{GameId, UserId};

use crate::app::{Due, invitations};
use crate::discord::deliver::Delivery;
use crate::discord::rest::Prospect;
use crate::store::tasks::Kind;
use crate::tasks::{Claim, Failed, Outcome, Task};

/// See the module.
pub(super) struct Invite(pub(super) Delivery);

impl Task for Invite {
    const KIND: Kind = Kind::Invitation;

    type Key = (GameId, UserId);

    async fn run(&self, (game, user): (GameId, UserId), _: &Claim) -> Result<Outcome, Failed> {
        let invitation = match invitations::to_send(&self.0.store, (game, user), self.0.now()).await? {
            Due::Now(invitation) => invitation,
            Due::Later(at) => return Ok(Outcome::Again(at)),
            Due::Nothing => return Ok(Outcome::Done),
        };
        match self.0.invite(&invitation).await {
            Ok(()) => Ok(Outcome::Done),
            Err(error) => match error.prospect() {
                Prospect::Later(_) => Err(self.0.failed(error)),
                // Neither they nor the channel can be reached.
                Prospect::Never | Prospect::WhenChanged => {
                    tracing::info!(%game, %user, %error, "an invitation was not sent");
                    Ok(Outcome::Done)
                }
            },
        }
    }
}
