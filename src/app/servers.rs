//! What those who look after the games of a server set for all of them.

use ra_table::id::{GuildId, RoleId, UserId};
use ra_table::server::Server;
use ra_table::time::Millis;

use super::Error;
use super::retry::in_one_transaction;
pub use crate::store::servers::{admin, known};
use crate::store::{Store, WriteTx, servers};

/// What is set for a server.
pub async fn of(store: &Store, guild: GuildId) -> Result<Server, Error> {
    Ok(servers::of(&mut store.read().await?, guild).await?)
}

/// Changes it, and returns what is set then. Nothing is written of what is so already.
pub async fn change(
    store: &Store,
    guild: GuildId,
    change: impl Fn(&mut Server) + Sync,
) -> Result<Server, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let before = servers::of(tx, guild).await?;
        let mut after = before.clone();
        change(&mut after);
        if after != before {
            servers::set(tx, guild, &after).await?;
        }
        Ok(after)
    })
    .await
}

/// Notes who looks after a server's games.
pub async fn note_admin(store: &Store, guild: GuildId, user: UserId) -> Result<(), Error> {
    if admin(store, guild).await? == Some(user) {
        return Ok(());
    }
    Ok(servers::set_admin(store, guild, user).await?)
}

/// Calls a server's role no more that is not there any more.
pub async fn forget_role(
    store: &Store,
    guild: GuildId,
    is_gone: impl Fn(RoleId) -> bool,
) -> Result<(), Error> {
    if let Some(role) = of(store, guild).await?.role.filter(|role| is_gone(*role)) {
        change(store, guild, |server| server.role = server.role.filter(|known| *known != role)).await?;
    }
    Ok(())
}

/// Takes note of whether the bot is on a server: what is kept of one that it was taken off goes after some months.
pub async fn note_presence(store: &Store, guild: GuildId, is_on: bool, now: Millis) -> Result<(), Error> {
    // Each start tells of every server, and nearly none has left.
    if servers::is_left(&mut store.read().await?, guild).await? != is_on {
        return Ok(());
    }
    in_one_transaction(store, async |tx: &mut WriteTx| {
        if is_on {
            servers::note_back(tx, guild).await?;
        } else {
            servers::note_left(tx, guild, now).await?;
        }
        Ok(())
    })
    .await
}
