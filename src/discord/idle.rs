//! Whether all is done that follows from what people did, for somebody who watches the bot from inside its process.

use std::time::Duration;

use ra_table::time::Millis;

use crate::discord::sending::Delivery;
use crate::store::{self, tasks};

/// Between two looks at what is still to be done by time.
const AGAIN: Duration = Duration::from_millis(5);

/// What is to be done within this time is waited for: it may have become due since the time was looked up.
const IN_A_MOMENT: Duration = Duration::from_millis(50);

/// Tells when the bot has nothing to do.
#[derive(Debug, Clone)]
pub struct Settled {
    delivery: Delivery,
}

impl Settled {
    pub(super) fn new(delivery: Delivery) -> Settled {
        Settled { delivery }
    }

    /// Waits until no command or click is under way, and no task is due or being run. `now` is Discord's time, of which
    /// the bot itself may not have heard yet; what is due by either clock is waited for. It may take for ever, if Discord
    /// does not play its part, and may be given up at any time.
    pub async fn wait(&self, now: impl Fn() -> Millis) {
        loop {
            self.delivery.tasks.wait().await;
            match self.is_done(now().max(self.delivery.now())).await {
                // What was done since is done by somebody who is under way, or was a moment ago.
                Ok(true) if self.delivery.tasks.is_empty() => return,
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "what there is to do is not known"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Whether no task is due or being run.
    async fn is_done(&self, now: Millis) -> Result<bool, store::Error> {
        Ok(tasks::open(&self.delivery.store, now.after(IN_A_MOMENT)).await?.is_empty())
    }
}
