//! What follows when Discord does not take something: when it is tried again, if ever.

use std::time::Duration;

use ra_table::id::{GameId, GuildId};

use super::Delivery;
use crate::app::message_state;
use crate::discord::rest::{Error, Prospect};
use crate::store;
use crate::task_queue::{Failed, Pause};

/// How long what failed for a reason that lasts is left alone the first time, unless somebody acts there, or Discord
/// tells of a change.
pub(in crate::discord) const LASTING: Pause = Pause::Growing(Duration::from_secs(10 * 60));

/// A change of a message; that it is gone, or will never be taken, is no failure.
pub(in crate::discord) fn passed(changed: Result<(), Error>) -> Result<(), Error> {
    changed.or_else(|error| if error.may_pass() { Err(error) } else { Ok(()) })
}

impl Delivery {
    /// How long what failed for a reason that may pass by itself is left alone.
    pub(in crate::discord) fn passing(&self) -> Pause {
        Pause::Growing(self.again)
    }

    /// How long something is left alone over an error; `None` if the same will never be taken.
    pub(in crate::discord) fn pause(&self, error: &Error) -> Option<Pause> {
        match error.prospect() {
            Prospect::Never => None,
            Prospect::WhenChanged => Some(LASTING),
            Prospect::Later(None) => Some(self.passing()),
            Prospect::Later(Some(told)) => Some(Pause::Fixed(told)),
        }
    }

    /// What becomes of a task over an error.
    pub(in crate::discord) fn failed(&self, error: Error) -> Failed {
        Failed { pause: self.pause(&error), error: error.into() }
    }

    /// Leaves a game's board alone that could not be shown.
    pub(in crate::discord) async fn hold_back(&self, game: GameId, Failed { error, pause }: &Failed) {
        let again = pause.unwrap_or(LASTING).again(self.now(), 0);
        if let Err(error) = message_state::hold_back(&self.store, game, &format!("{error:#}"), again).await {
            tracing::error!(%game, %error, "that a board could not be shown is not noted");
        }
    }

    /// Something has changed in a server, whose channels may take again what they did not.
    pub(in crate::discord) async fn release(&self, server: GuildId) -> Result<(), store::Error> {
        message_state::release(&self.store, server, self.now()).await
    }
}
