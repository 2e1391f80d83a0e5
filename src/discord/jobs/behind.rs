//! Channels that have not been shown all of their game: what became of boards on their way is found out first, so that no
//! board is posted which is there already.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::Job;
use crate::discord::deliver::Delivery;
use crate::store::games;
use crate::store::unconfirmed::{self, Unconfirmed};

/// How much longer an answer may be on its way than Discord takes one.
const ON_ITS_WAY: Duration = Duration::from_secs(1);

/// What is left to be shown of a game.
#[derive(Default)]
struct Left {
    /// The messages that were sent and never heard of.
    sent: Vec<Unconfirmed>,
    /// Whether its channel has not been shown all of it.
    is_behind: bool,
}

/// Shows what is left to be shown, once nobody can be busy with it any more.
pub(super) struct Behind {
    delivery: Delivery,
    patience: Duration,
}

impl Behind {
    pub(super) fn new(delivery: Delivery, patience: Duration) -> Behind {
        Behind { delivery, patience }
    }

    async fn look_after(&self, game: GameId, left: Left, now: Millis) {
        for sent in left.sent {
            // What is posted has a nonce, which makes one message of two while both may be on their way.
            let may_still_arrive =
                sent.id.0 > 0 && sent.at.0 > now.before(self.delivery.rest.times().answer + ON_ITS_WAY).0;
            self.delivery.recover(&sent, may_still_arrive).await;
        }
        if left.is_behind {
            self.delivery.catch_up(game).await;
        }
    }
}

impl Job for Behind {
    const NAME: &'static str = "channels that are behind";

    async fn look(&mut self) -> anyhow::Result<()> {
        let (store, now) = (&self.delivery.store, self.delivery.now());
        let before = now.before(self.patience);
        let mut games: BTreeMap<GameId, Left> = BTreeMap::new();
        for sent in unconfirmed::before(store, before, now).await? {
            games.entry(sent.part.game).or_default().sent.push(sent);
        }
        for game in games::behind(store, before, now).await? {
            games.entry(game).or_default().is_behind = true;
        }
        // At once: a channel that takes long keeps no other waiting.
        join_all(games.into_iter().map(|(game, left)| self.look_after(game, left, now))).await;
        Ok(())
    }
}
