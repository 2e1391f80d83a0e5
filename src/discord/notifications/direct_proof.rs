//! Finds out whether direct messages reach people who have chosen what comes by them. They are written to as soon as that
//! can be done, and what they chose holds once that has arrived.

use ra_table::id::UserId;
use ra_table::language::Language;

use crate::app::{direct_messages, languages};
use crate::discord::rest::Priority;
use crate::discord::sending::{Delivery, Proof};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

pub(in crate::discord) struct ProveDirectMessages(pub(in crate::discord) Delivery);

impl Task for ProveDirectMessages {
    const KIND: Kind = Kind::DirectProof;

    type Key = UserId;

    async fn run(&self, user: UserId, _: &Claim) -> Result<Outcome, Failed> {
        let (store, now) = (&self.0.store, self.0.now());
        if !direct_messages::is_to_prove(store, user).await? {
            return Ok(Outcome::Done);
        }
        let language = languages::writing_to(store, user, Language::default()).await?;
        match self.0.prove_direct(user, language, Priority::Program).await {
            Proof::Arrived => direct_messages::grant(store, user, now).await?,
            Proof::Refused => direct_messages::deny(store, user).await?,
            Proof::Unknown(until) => return Ok(Outcome::Again(until)),
        }
        self.0.proof_noted(user).await;
        Ok(Outcome::Done)
    }
}
