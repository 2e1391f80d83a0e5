//! Channels that have not been shown all of their game: what became of boards on their way is found out first, so that no
//! board is posted which is there already.

use std::time::Duration;

use futures_util::future::join_all;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::discord::rest::{ANSWER_WINDOW, Priority};
use crate::id::GameId;
use crate::store::{games, sending};

/// How long an answer may still arrive.
const ON_ITS_WAY: Duration = ANSWER_WINDOW.saturating_add(Duration::from_secs(1));
/// How many games are shown at a time.
const MOST: usize = 50;

/// Shows what is left to be shown, once nobody can be busy with it any more.
pub(super) struct Behind {
    delivery: Delivery,
    patience: Duration,
}

impl Behind {
    pub(super) fn new(delivery: Delivery, patience: Duration) -> Behind {
        Behind { delivery, patience }
    }

    /// Posts the board of a game, unless somebody is just showing it.
    async fn catch_up(&self, game: GameId) {
        if let Some(_held) = self.delivery.locks.try_take(game) {
            self.delivery.post_now(game, Priority::Post).await;
        }
    }
}

impl Job for Behind {
    const NAME: &'static str = "channels that are behind";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.delivery.store, self.delivery.now());
        for sent in sending::before(store, now.before(self.patience)).await? {
            let hope = sent.at.0 > now.before(ON_ITS_WAY).0;
            self.delivery.recover(&sent, hope).await;
        }
        let behind = games::behind(store, now.before(self.patience)).await?;
        let behind = behind.into_iter().filter(|game| !self.delivery.backoff.holds(*game));
        // At once: a channel that takes long keeps no other waiting.
        join_all(behind.take(MOST).map(|game| self.catch_up(game))).await;
        Ok(())
    }
}
