//! Roles that people win: who is to have one, and who has to lose it.

use ra_table::id::{GuildId, RoleId, UserId};

use super::Error;
use super::retry::in_one_transaction;
pub use crate::store::given_roles::{Holder, of_person};
use crate::store::{Store, WriteTx, given_roles};

/// Everybody to whom the bot has given a role, or is to give it.
pub async fn holders(store: &Store, guild: GuildId, role: RoleId) -> Result<Vec<Holder>, Error> {
    Ok(given_roles::holders(&mut store.read().await?, guild, role).await?)
}

/// The roles of a server that the bot has given somebody, or is to give or take.
pub async fn on_server(store: &Store, guild: GuildId) -> Result<Vec<RoleId>, Error> {
    Ok(given_roles::on_server(&mut store.read().await?, guild).await?)
}

/// Decides that these people are to have a role, and that all others lose it who have it from the bot.
pub async fn pass_on(store: &Store, guild: GuildId, role: RoleId, to: &[UserId]) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        for holder in given_roles::holders(tx, guild, role).await? {
            given_roles::take(tx, guild, role, holder.user).await?;
        }
        for user in to {
            given_roles::give(tx, guild, role, *user).await?;
        }
        Ok(())
    })
    .await
}

/// What has become of a role in Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Became {
    /// It was taken from somebody.
    Taken(UserId),
    /// Somebody has left the server, and has no role there.
    Left(UserId),
    /// It is gone, or nobody is to have it, and nothing more is tried.
    Gone,
}

/// Notes it.
pub async fn note(store: &Store, guild: GuildId, role: RoleId, became: Became) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        match became {
            Became::Taken(user) => given_roles::taken(tx, guild, role, user).await?,
            Became::Left(user) => given_roles::left(tx, guild, user).await?,
            Became::Gone => given_roles::gone(tx, guild, role).await?,
        }
        Ok(())
    })
    .await
}
