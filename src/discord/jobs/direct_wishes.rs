//! People who have chosen what comes by direct message while it could not be found out whether any reaches them: they are
//! written to as soon as that can be done, and what they chose holds once that has arrived.

use std::time::Duration;

use ra_table::id::UserId;
use ra_table::language::Language;

use super::Job;
use crate::app::{direct, languages};
use crate::discord::deliver::{Delivery, Proof};
use crate::discord::rest::Priority;
use crate::store::direct::to_prove;

/// When it is tried again after the program itself has failed.
const AGAIN: Duration = Duration::from_secs(60);

/// Proves what has still to be proved.
pub(super) struct DirectWishes(pub(super) Delivery);

impl DirectWishes {
    async fn prove(&self, user: UserId) -> anyhow::Result<()> {
        let (store, now) = (&self.0.store, self.0.now());
        let language = languages::writing_to(store, user, Language::default()).await?;
        match self.0.prove_direct(user, language, Priority::Program).await {
            Proof::Arrived => {
                direct::grant(store, user, now).await?;
                self.0.sweeps.notify_one();
            }
            Proof::Refused => direct::deny(store, user).await?,
            Proof::Unknown(until) => return Ok(direct::put_off(store, user, until).await?),
        }
        self.0.proof_noted(user).await;
        Ok(())
    }
}

impl Job for DirectWishes {
    const NAME: &'static str = "direct messages to be proved";

    async fn look(&mut self) -> anyhow::Result<()> {
        for user in to_prove(&self.0.store, self.0.now()).await? {
            if let Err(error) = self.prove(user).await {
                tracing::warn!(%user, "whether direct messages reach somebody was not found out: {error:#}");
                direct::put_off(&self.0.store, user, self.0.now().after(AGAIN)).await?;
            }
        }
        Ok(())
    }
}
