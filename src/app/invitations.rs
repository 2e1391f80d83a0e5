//! Invitations to a lobby by a message of their own, for people who were asleep as it opened or want direct messages.

use std::time::Duration;

use ra_table::game::lobby::{Lobby, Status};
use ra_table::id::{GameId, UserId};
use ra_table::table_offers::Invitation;
use ra_table::time::Millis;

use super::{Due, Error, load, sleep_hours};
use crate::store::games::GameRow;
use crate::store::tasks::{self, Kind, NeedsShard, NewTask};
use crate::store::{Store, WriteTx};

/// Notes whom a new lobby's message does not call, and when each is to be told.
pub(super) async fn note(tx: &mut WriteTx, row: &GameRow, lobby: &Lobby, now: Millis) -> Result<(), Error> {
    let invited: Vec<UserId> = lobby.invited().map(|(user, _)| user).collect();
    if invited.is_empty() {
        return Ok(());
    }
    let heeded = sleep_hours::heeded(tx, row, &lobby.host()).await?;
    let mut notes = Vec::new();
    for user in invited {
        let reach = sleep_hours::reach(tx, user, heeded.clone(), now).await?;
        if let Some(due) = reach.wakes.filter(|wakes| reach.direct || *wakes > now) {
            let key = format!("{}:{user}", row.id);
            notes.push(NewTask { kind: Kind::Invitation, key, shard: NeedsShard::Of(row.guild), due });
        }
    }
    Ok(tasks::put(tx, &notes).await?)
}

/// After this time nobody waits any more for a table's message.
const POSTED_WITHIN: Duration = Duration::from_secs(10);
/// How long it is waited for at a time.
const SOON: Duration = Duration::from_secs(1);

/// The invitation of somebody: later while they sleep, or the table's message is not there yet; nothing if they have
/// answered it, the lobby has closed, or they cannot be told.
pub async fn to_send(
    store: &Store,
    game: GameId,
    user: UserId,
    now: Millis,
) -> Result<Due<Invitation>, Error> {
    let mut tx = store.read().await?;
    let row = load::row(&mut tx, game).await?;
    let lobby = load::lobby(&mut tx, &row).await?;
    let until = lobby.invited().find(|(invited, _)| *invited == user).map(|(_, until)| until);
    let Some(until) = until.filter(|until| row.status == Status::Lobby && now < *until) else {
        return Ok(Due::Nothing);
    };
    if lobby.message.is_none() && now.since(row.created_at) < POSTED_WITHIN {
        return Ok(Due::Later(now.after(SOON)));
    }
    let heeded = sleep_hours::heeded(&mut tx, &row, &lobby.host()).await?;
    let reach = sleep_hours::reach(&mut tx, user, heeded, now).await?;
    Ok(match reach.wakes {
        Some(wakes) if wakes <= now => Due::Now(Invitation { lobby, user, until, direct: reach.direct }),
        Some(wakes) => Due::Later(wakes),
        None => Due::Nothing,
    })
}
