//! Notices another process that uses the bot's token. The log says so, and `ra-bot check` repeats it.

use std::time::{Duration, Instant};

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::app::installation;
use crate::discord::sending::Delivery;

/// How long something waits that was heard and that this process may not have sent: it is looked at together.
const SOON: Duration = Duration::from_secs(1);

/// Notes when another process has used the token, until told to stop.
pub(super) async fn watch(delivery: Delivery, stop: CancellationToken) {
    stop.run_until_cancelled(async {
        loop {
            delivery.rest.others().woken().await;
            while look(&delivery).await {
                sleep(SOON).await;
            }
        }
    })
    .await;
}

/// Looks at what was heard. Returns whether there is more to look at later.
async fn look(delivery: &Delivery) -> bool {
    let (is_foreign, more) = delivery.rest.others().look(Instant::now());
    if is_foreign {
        tracing::error!(
            "another process uses this bot's token, with another database: people are answered by one of the two, and \
             each knows half of the games; stop one of them, or reset the token if you know of none"
        );
        if let Err(error) = installation::seen_another(&delivery.store, delivery.now()).await {
            tracing::error!(?error, "that another process uses the token was not noted");
        }
    }
    more
}
