//! To whom the bot has given roles, or is to give them.

use ra_table::id::{GuildId, RoleId, UserId};
use sqlx::FromRow;

use super::{Error, ReadTx, Store, WriteTx};

/// A person's part in a role that the bot gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct Holder {
    /// Who.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// Whether they are to have the role, 1, or to lose it, 0.
    is_theirs: i64,
}

impl Holder {
    /// Whether they are to have the role, and not to lose it.
    pub fn is_theirs(self) -> bool {
        self.is_theirs != 0
    }
}

/// Everybody to whom the bot has given a role, or is to give it.
pub async fn holders(tx: &mut ReadTx, guild: GuildId, role: RoleId) -> Result<Vec<Holder>, Error> {
    let sql =
        "SELECT user_id, is_theirs FROM given_role WHERE guild_id = $1 AND role_id = $2 ORDER BY user_id";
    Ok(sqlx::query_as(sql).bind(guild).bind(role).fetch_all(tx.read()).await?)
}

/// The roles of a server that the bot has given somebody, or is to give or take.
pub async fn on_server(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<RoleId>, Error> {
    let sql = "SELECT DISTINCT role_id FROM given_role WHERE guild_id = $1 ORDER BY role_id";
    Ok(sqlx::query_scalar(sql).bind(guild).fetch_all(tx.read()).await?)
}

/// The roles that the bot has given a person.
pub async fn of_person(store: &Store, user: UserId) -> Result<Vec<(GuildId, RoleId)>, Error> {
    let sql = "SELECT guild_id, role_id FROM given_role WHERE user_id = $1 ORDER BY guild_id, role_id";
    Ok(sqlx::query_as(sql).bind(user).fetch_all(store.reader()).await?)
}

/// Lets somebody have a role, …
pub async fn give(tx: &mut WriteTx, guild: GuildId, role: RoleId, user: UserId) -> Result<(), Error> {
    let sql = "INSERT INTO given_role (guild_id, role_id, user_id, is_theirs) VALUES ($1, $2, $3, 1) \
               ON CONFLICT (guild_id, role_id, user_id) DO UPDATE SET is_theirs = 1";
    tx.run(sqlx::query(sql).bind(guild).bind(role).bind(user)).await
}

/// … or lose it, if they have it from the bot.
pub async fn take(tx: &mut WriteTx, guild: GuildId, role: RoleId, user: UserId) -> Result<(), Error> {
    let sql = "UPDATE given_role SET is_theirs = 0 WHERE guild_id = $1 AND role_id = $2 AND user_id = $3";
    tx.run(sqlx::query(sql).bind(guild).bind(role).bind(user)).await
}

/// Notes that somebody was taken a role, or cannot have it any more. It stays noted if they are to have it again.
pub async fn taken(tx: &mut WriteTx, guild: GuildId, role: RoleId, user: UserId) -> Result<(), Error> {
    let sql =
        "DELETE FROM given_role WHERE guild_id = $1 AND role_id = $2 AND user_id = $3 AND is_theirs = 0";
    tx.run(sqlx::query(sql).bind(guild).bind(role).bind(user)).await
}

/// Notes that somebody is not on a server any more, and so has none of its roles.
pub async fn left(tx: &mut WriteTx, guild: GuildId, user: UserId) -> Result<(), Error> {
    let sql = "DELETE FROM given_role WHERE guild_id = $1 AND user_id = $2";
    tx.run(sqlx::query(sql).bind(guild).bind(user)).await
}

/// Notes that a role is gone.
pub async fn gone(tx: &mut WriteTx, guild: GuildId, role: RoleId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM given_role WHERE guild_id = $1 AND role_id = $2").bind(guild).bind(role))
        .await
}
