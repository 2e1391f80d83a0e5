//! Who is told when a table opens on a server, and of which table: those who have asked for it, once a table, at most
//! once a day, and not while they sleep. Somebody for whom that was in vain three times in a row is told no more.

use std::time::Duration;

use ra_table::clock::Paces;
use ra_table::game::lobby::Lobby;
use ra_table::id::UserId;
use ra_table::table_offers::{MOST_IN_VAIN, OpenTable};
use ra_table::time::Millis;

use super::retry::in_one_transaction;
use super::{Due, Error, load, sleep_hours};
use crate::store::games::GameRow;
use crate::store::table_watches::{self, Watch, Watcher};
pub use crate::store::table_watches::{refused, stop};
use crate::store::tasks::{self, End};
use crate::store::{ReadTx, Store, WriteTx, lobbies};

/// Between two tables of which somebody is told on the same server.
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// For so long after a table was opened or changed nobody is told of it: its host may set its pace first.
const SETTLES: Duration = Duration::from_secs(60);

/// Of which tables of a server somebody is told; `None` if they are told of none.
pub async fn paces(store: &Store, watcher: Watcher) -> Result<Option<Paces>, Error> {
    let watch = table_watches::of(&mut store.read().await?, watcher).await?;
    Ok(watch.filter(Watch::is_on).map(|watch| watch.paces))
}

/// Notes of which tables somebody wants to be told.
pub async fn ask(store: &Store, watcher: Watcher, paces: Paces, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let before = table_watches::of(tx, watcher).await?.filter(Watch::is_on);
        let since = before.map_or(now, |watch| watch.asked_at);
        Ok(table_watches::ask(tx, watcher, paces, since, now).await?)
    })
    .await
}

/// Whether somebody is to be told that Discord let no direct message reach them. They count as told by that.
pub async fn is_refusal_news(store: &Store, watcher: Watcher) -> Result<bool, Error> {
    let is_refused = |watch: &Watch| watch.is_refused;
    if !table_watches::of(&mut store.read().await?, watcher).await?.as_ref().is_some_and(is_refused) {
        return Ok(false);
    }
    stop(store, watcher).await?;
    Ok(true)
}

/// Notes a new table: those who sit there, or for whom a seat is kept, know it.
pub(super) async fn opened(tx: &mut WriteTx, lobby: &Lobby, now: Millis) -> Result<(), Error> {
    let Some(guild) = lobby.guild else { return Ok(()) };
    for user in lobby.seats.iter().filter_map(|seat| seat.person.who.user()) {
        table_watches::set_known(tx, (guild, user), lobby.id).await?;
    }
    changed(tx, lobby, now).await
}

/// Notes that a table has changed: it may be one now of which people are to be told.
pub(super) async fn changed(tx: &mut WriteTx, lobby: &Lobby, now: Millis) -> Result<(), Error> {
    if let Some(guild) = lobby.guild.filter(|_| lobby.free_seats() > 0) {
        table_watches::look_at_all(tx, guild, now.after(SETTLES)).await?;
    }
    Ok(())
}

/// Notes that somebody has sat down at a table.
pub(super) async fn sat_down(
    tx: &mut WriteTx,
    lobby: &Lobby,
    user: UserId,
    now: Millis,
) -> Result<(), Error> {
    if let Some(guild) = lobby.guild {
        table_watches::sat_down(tx, (guild, user), lobby.id, now).await?;
    }
    Ok(())
}

/// The table of which somebody is to be told now.
pub async fn to_tell(store: &Store, watcher: Watcher, now: Millis) -> Result<Due<OpenTable>, Error> {
    let mut tx = store.read().await?;
    match table_watches::of(&mut tx, watcher).await?.filter(Watch::is_on) {
        Some(watch) => next(&mut tx, watcher, &watch, now).await,
        None => Ok(Due::Nothing),
    }
}

async fn next(
    tx: &mut ReadTx,
    watcher: Watcher,
    watch: &Watch,
    now: Millis,
) -> Result<Due<OpenTable>, Error> {
    let (guild, user) = watcher;
    if let Some(again) = watch.told_at.map(|told| told.after(DAY)).filter(|again| *again > now) {
        return Ok(Due::Later(again));
    }
    let mut again = None;
    for row in lobbies::of_server(tx, guild).await? {
        let is_wanted = row.created_at >= watch.asked_at && watch.paces.has(row.terms.pace);
        if !is_wanted || table_watches::knows(tx, row.id, user).await? {
            continue;
        }
        let lobby = load::lobby(tx, &row).await?;
        if lobby.has_seat(user) || !lobby.has_room_for(user) {
            continue;
        }
        let at = may_be_told(tx, &row, &lobby, user, now).await?;
        // They may be back before they have said.
        let at = at.map_or(now.after(DAY), |at| at.min(now.after(DAY)));
        if at <= now {
            let is_last = watch.in_vain + 1 >= MOST_IN_VAIN;
            return Ok(Due::Now(OpenTable { lobby, guild, user, is_last }));
        }
        again = again.into_iter().chain(Some(at)).min();
    }
    Ok(again.map_or(Due::Nothing, Due::Later))
}

/// The first moment from now on at which somebody may be told of a table; `None` if that never comes.
async fn may_be_told(
    tx: &mut ReadTx,
    row: &GameRow,
    lobby: &Lobby,
    user: UserId,
    now: Millis,
) -> Result<Option<Millis>, Error> {
    let settled = row.created_at.after(SETTLES);
    if settled > now {
        return Ok(Some(settled));
    }
    // What they are told leads to the table's message, and an idle table is about to be closed.
    if lobby.message.is_none() || lobbies::closing(tx, row.id).await?.closes_at <= now {
        return Ok(Some(now.after(SETTLES)));
    }
    let heeded = sleep_hours::assumed(tx, row, &lobby.host()).await?;
    Ok(sleep_hours::reach(tx, user, heeded, now).await?.wakes)
}

/// Notes that somebody was told of a table. The task looks for the next a day later.
pub async fn told(store: &Store, table: &OpenTable, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    table_watches::told(&mut tx, (table.guild, table.user), table.lobby.id, now).await?;
    tasks::end_with(&mut tx, &End::Again(now.after(DAY))).await?;
    Ok(tx.commit().await?)
}

/// Notes that somebody is not told of a table, as they do not see it. The task looks for the next at once.
pub async fn not_seen(store: &Store, table: &OpenTable, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    table_watches::set_known(&mut tx, (table.guild, table.user), table.lobby.id).await?;
    tasks::end_with(&mut tx, &End::Again(now)).await?;
    Ok(tx.commit().await?)
}
