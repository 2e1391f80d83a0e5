//! Direct messages: what somebody has chosen that comes by them holds once a first one has reached them.

use ra_table::id::{ChannelId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::retry::in_one_transaction;
use super::settings::{self, NewSetting};
use crate::store::direct_messages::{self, Wish};
use crate::store::tasks::{self, End};
use crate::store::{Store, WriteTx, key_value};

/// The fact that no new conversations are opened, and until when.
const SHUT_UNTIL: &str = "direct-shut-until";

/// Whether something that somebody has chosen is still to be proved.
pub async fn is_to_prove(store: &Store, user: UserId) -> Result<bool, Error> {
    Ok(direct_messages::wish_of(&mut store.read().await?, user).await? != Wish::default())
}

/// Takes note of what somebody has chosen, besides what they had, that holds once a direct message has reached them.
pub async fn wish(store: &Store, user: UserId, new: Wish, try_at: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let old = direct_messages::wish_of(tx, user).await?;
        let both = Wish { direct: old.direct || new.direct, next: old.next || new.next };
        Ok(direct_messages::set_wish(tx, user, both, try_at).await?)
    })
    .await
}

/// A direct message has reached somebody: what they still wish holds from now on. Ends the task that has found it out.
pub async fn grant(store: &Store, user: UserId, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let wish = direct_messages::wish_of(tx, user).await?;
        if wish != Wish::default() {
            settings::change_in(tx, user, &wish.settings(), now).await?;
        }
        Ok(tasks::end_with(tx, &End::Done).await?)
    })
    .await
}

/// Nothing comes of what somebody wishes: Discord lets no direct message reach them. Ends the task that has found it out.
pub async fn deny(store: &Store, user: UserId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    direct_messages::drop_wish(&mut tx, user).await?;
    tasks::end_with(&mut tx, &End::Done).await?;
    Ok(tx.commit().await?)
}

/// Takes note of the channel of somebody's direct messages, and when it was opened for them, if it was.
pub async fn opened(
    store: &Store,
    user: UserId,
    channel: ChannelId,
    at: Option<Millis>,
) -> Result<(), Error> {
    let mut tx = store.write().await?;
    direct_messages::set_channel(&mut tx, user, channel, at).await?;
    Ok(tx.commit().await?)
}

/// Until when no new conversations are opened; `None` if they may be.
pub async fn shut_until(store: &Store, now: Millis) -> Result<Option<Millis>, Error> {
    let until = key_value::get(&mut store.read().await?, SHUT_UNTIL).await?;
    Ok(until.and_then(|until| until.parse().ok()).map(Millis).filter(|until| *until > now))
}

/// Opens no new conversations until a moment.
pub async fn shut(store: &Store, until: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    key_value::set(&mut tx, SHUT_UNTIL, &until.0.to_string()).await?;
    Ok(tx.commit().await?)
}

impl Wish {
    /// What of a change comes by direct message, and so has to be proved first.
    pub fn of(changes: &[NewSetting]) -> Wish {
        let has = |change| changes.contains(&change);
        Wish { direct: has(NewSetting::Direct(true)), next: has(NewSetting::Next(true)) }
    }

    /// The changes by which it holds.
    fn settings(self) -> Vec<NewSetting> {
        let direct = self.direct.then_some(NewSetting::Direct(true));
        direct.into_iter().chain(self.next.then_some(NewSetting::Next(true))).collect()
    }
}
