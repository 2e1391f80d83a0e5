//! What those who look after the games of a server set for all of them.

use ra_table::id::{GuildId, RoleId, UserId};
use ra_table::server::Server;

use super::Error;
use super::retry::in_one_transaction;
pub use crate::store::servers::admin;
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
