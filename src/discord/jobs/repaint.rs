//! Boards that tell of another deadline than holds, since somebody has changed their settings. They are put right one
//! after the other, and behind everything else that is sent.

use std::time::Duration;

use ra_table::id::GameId;
use ra_table::time::Millis;

use super::Job;
use crate::discord::deliver::{Deadline, Delivery};
use crate::discord::rest::Prospect;
use crate::store::repaints;

/// How long a board is left alone that could not be put right.
const AGAIN: Duration = Duration::from_secs(60);
/// For how long one is left alone that is just followed by another.
const SOON: Duration = Duration::from_secs(1);

/// Puts deadlines right.
pub(super) struct Repaint(pub(super) Delivery);

impl Repaint {
    /// Puts one right that is to be since a moment. Where that is not taken, the next board tells the deadline.
    async fn repaint(&self, game: GameId, since: Millis) -> anyhow::Result<()> {
        // Before the game's lock is taken: whoever shows its next board does not wait for that.
        self.0.rest.leisure().await;
        let put_right = self.0.put_deadline_right(game).await;
        let wait = match put_right.as_ref().map_err(|error| error.prospect()) {
            Ok(Deadline::OnItsWay) => Some(SOON),
            Err(Prospect::Later(wait)) => Some(wait.unwrap_or(AGAIN).max(AGAIN)),
            Ok(Deadline::Right) | Err(Prospect::Never | Prospect::WhenChanged) => None,
        };
        let mut tx = self.0.store.write().await?;
        match wait {
            Some(wait) => repaints::wanted(&mut tx, game, self.0.now().after(wait)).await?,
            None => repaints::done(&mut tx, game, since).await?,
        }
        if let Err(error) = put_right {
            tracing::info!(%error, %game, "a board's deadline was not put right");
        }
        Ok(tx.commit().await?)
    }
}

impl Job for Repaint {
    const NAME: &'static str = "deadlines that have moved";
    // There may be many, and what is cut off is done by the next start.
    const IS_AWAITED: bool = false;

    async fn woken(&self) {
        self.0.repaints.notified().await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        while let Some((game, since)) = repaints::due(&self.0.store, self.0.now()).await?.into_iter().next() {
            self.repaint(game, since).await?;
        }
        Ok(())
    }
}
