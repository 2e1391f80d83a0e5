//! What follows when Discord does not take something: when it is tried again, if ever.

use std::time::Duration;

use ra_table::id::{GameId, GuildId};

use super::Delivery;
use crate::app::delivery::{self, Failure, Pause};
use crate::discord::rest::{Error, Prospect};
use crate::store;
use crate::tasks::Failed;

/// How long what failed for a reason that lasts is left alone the first time, unless somebody acts there, or Discord
/// tells of a change.
const LASTING: Duration = Duration::from_secs(10 * 60);

impl Delivery {
    /// A failure that may pass by itself.
    pub(in crate::discord) fn passing(&self) -> Failure {
        Failure { at: self.now(), pause: Pause::Growing(self.again) }
    }

    /// A failure that is likely to stay until somebody changes something.
    pub(super) fn lasting(&self) -> Failure {
        Failure { at: self.now(), pause: Pause::Growing(LASTING) }
    }

    /// What is to be made of an error; `None` if the same will never be taken.
    pub(in crate::discord) fn failure(&self, error: &Error) -> Option<Failure> {
        match error.prospect() {
            Prospect::Never => None,
            Prospect::WhenChanged => Some(self.lasting()),
            Prospect::Later(None) => Some(self.passing()),
            Prospect::Later(Some(told)) => Some(Failure { at: self.now(), pause: Pause::Fixed(told) }),
        }
    }

    /// What becomes of a task over an error.
    pub(in crate::discord) fn failed(&self, error: Error) -> Failed {
        Failed { pause: self.failure(&error).map(|failure| failure.pause), error: error.into() }
    }

    /// Leaves a game's board alone that could not be shown.
    pub(super) async fn hold_back(&self, game: GameId, Failed { error, pause }: &Failed) {
        let failure = Failure { at: self.now(), pause: pause.unwrap_or(self.lasting().pause) };
        if let Err(error) = delivery::hold_back(&self.store, game, &format!("{error:#}"), failure).await {
            tracing::error!(%game, %error, "that a board could not be shown is not noted");
        }
    }

    /// Something has changed in a server, whose channels may take again what they did not.
    pub(in crate::discord) async fn release(&self, server: GuildId) -> Result<(), store::Error> {
        delivery::release(&self.store, server, self.now()).await
    }
}
