//! Invitations to a lobby by a message of their own, for people who were asleep as it opened or want direct messages.

use anyhow::Context;
use ra_table::game::lobby::{Lobby, Status};
use ra_table::id::{GameId, UserId};
use ra_table::notice::Invitation;
use ra_table::time::Millis;

use super::transaction::in_one_transaction;
use super::{Error, load, nights};
use crate::store::games::{self, GameRow};
use crate::store::{Store, WriteTx, invitations};

/// Notes whom a new lobby's message does not call, and when each is to be told.
pub(super) async fn note(tx: &mut WriteTx, row: &GameRow, lobby: &Lobby, now: Millis) -> Result<(), Error> {
    let invited: Vec<UserId> = lobby.invited().map(|(user, _)| user).collect();
    if invited.is_empty() {
        return Ok(());
    }
    let heeded = nights::heeded(tx, row, &lobby.host()).await?;
    for user in invited {
        let reach = nights::reach(tx, user, heeded.clone(), now).await?;
        if let Some(at) = reach.wakes.filter(|wakes| reach.direct || *wakes > now) {
            invitations::set(tx, row.id, user, at).await?;
        }
    }
    Ok(())
}

/// The invitation of somebody that is to be sent now; `None` if none is, because they have answered it, the lobby has
/// closed or they have fallen asleep.
pub async fn to_send(
    store: &Store,
    (game, user): (GameId, UserId),
    now: Millis,
) -> Result<Option<Invitation>, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = games::by_id(tx, game).await?.with_context(|| format!("there is no game {game}"))?;
        let lobby = load::lobby(tx, &row).await?;
        let until = lobby.invited().find(|(invited, _)| *invited == user).map(|(_, until)| until);
        let Some(until) = until.filter(|until| row.status == Status::Lobby && now < *until) else {
            invitations::done(tx, game, user).await?;
            return Ok(None);
        };
        let heeded = nights::heeded(tx, &row, &lobby.host()).await?;
        let reach = nights::reach(tx, user, heeded, now).await?;
        match reach.wakes {
            Some(wakes) if wakes <= now => Ok(Some(Invitation { lobby, user, until, direct: reach.direct })),
            Some(wakes) => {
                invitations::set(tx, game, user, wakes).await?;
                Ok(None)
            }
            None => {
                invitations::done(tx, game, user).await?;
                Ok(None)
            }
        }
    })
    .await
}

/// Notes that an invitation has been sent, or cannot be; or that it is to be sent later.
pub async fn sent(store: &Store, invitation: &Invitation, again: Option<Millis>) -> Result<(), Error> {
    let (game, user) = (invitation.lobby.id, invitation.user);
    let mut tx = store.write().await?;
    match again {
        Some(at) => invitations::set(&mut tx, game, user, at).await?,
        None => invitations::done(&mut tx, game, user).await?,
    }
    Ok(tx.commit().await?)
}
