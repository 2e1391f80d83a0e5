//! Notices another process that uses the bot's token. The log says so, and `ra-bot check` repeats it.

use std::time::{Duration, Instant};

use super::Job;
use crate::app::installation;
use crate::discord::deliver::Delivery;

/// Between two looks while something was heard that this process may not have sent.
const SOON: Duration = Duration::from_secs(1);
/// Between two looks otherwise.
const SELDOM: Duration = Duration::from_secs(60 * 60);

/// Notes when another process has used the token.
pub(super) struct OtherProcess {
    delivery: Delivery,
    /// Whether there is more to look at.
    more: bool,
}

impl OtherProcess {
    pub(super) fn new(delivery: Delivery) -> OtherProcess {
        OtherProcess { delivery, more: false }
    }
}

impl Job for OtherProcess {
    const NAME: &'static str = "another process";
    const IS_AWAITED: bool = false;

    fn every(&self, _: Duration) -> Duration {
        if self.more { SOON } else { SELDOM }
    }

    async fn woken(&self) {
        if self.more {
            // What was heard is looked at together.
            return std::future::pending().await;
        }
        self.delivery.rest.others().woken().await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let (is_foreign, more) = self.delivery.rest.others().look(Instant::now());
        self.more = more;
        if is_foreign {
            tracing::error!(
                "another process uses this bot's token, with another database: people are answered by one of the two, \
                 and each knows half of the games; stop one of them, or reset the token if you know of none"
            );
            installation::seen_another(&self.delivery.store, self.delivery.now()).await?;
        }
        Ok(())
    }
}
