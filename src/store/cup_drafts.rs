//! Cups that are being prepared. A person has one on a server.

use std::time::Duration;

use ra_table::cup::{Count, CupName, Draft, Places};
use ra_table::id::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::{Error, ReadTx, WriteTx, small, word};

/// How long a draft is kept that nobody publishes.
const KEPT: Duration = Duration::from_hours(7 * 24);

/// A draft, and where it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftRow {
    /// The interaction that opened it.
    pub id: InteractionId,
    /// The server.
    pub guild: GuildId,
    /// Whose it is.
    pub user: UserId,
    /// Where the cup will be.
    pub channel: ChannelId,
    /// The draft.
    pub draft: Draft,
}

#[derive(FromRow)]
struct Row {
    id: InteractionId,
    guild_id: GuildId,
    user_id: UserId,
    channel_id: ChannelId,
    name: String,
    kind: String,
    games: i64,
    game_order: String,
    table_size: String,
    places: i64,
    begins_at: Option<Millis>,
    when_full: i64,
    role_id: Option<RoleId>,
}

impl TryFrom<Row> for DraftRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<DraftRow, Error> {
        let unreadable = || Error::Unreadable(format!("the draft {} is none of a cup", row.id));
        let draft = Draft {
            name: CupName::read(&row.name).map_err(|_| unreadable())?,
            kind: word(&row.kind)?,
            games: Count::new(small(row.games)?).ok_or_else(unreadable)?,
            order: word(&row.game_order)?,
            table_size: word(&row.table_size)?,
            places: Places::new(row.places).ok_or_else(unreadable)?,
            begins: row.begins_at,
            when_full: row.when_full != 0,
            role: row.role_id,
        };
        Ok(DraftRow { id: row.id, guild: row.guild_id, user: row.user_id, channel: row.channel_id, draft })
    }
}

/// Writes a draft in the place of the one that its person had on the server.
pub async fn put(tx: &mut WriteTx, row: &DraftRow, now: Millis) -> Result<(), Error> {
    let DraftRow { id, guild, user, channel, draft } = row;
    let sql = "INSERT INTO cup_draft (guild_id, user_id, id, channel_id, name, kind, games, game_order, table_size, \
               places, begins_at, when_full, role_id, changed_at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
               ON CONFLICT (guild_id, user_id) DO UPDATE SET id = excluded.id, channel_id = excluded.channel_id, \
               name = excluded.name, kind = excluded.kind, games = excluded.games, \
               game_order = excluded.game_order, table_size = excluded.table_size, places = excluded.places, \
               begins_at = excluded.begins_at, when_full = excluded.when_full, role_id = excluded.role_id, \
               changed_at = excluded.changed_at";
    let query = sqlx::query(sql)
        .bind(guild)
        .bind(user)
        .bind(id)
        .bind(channel)
        .bind(draft.name.to_string())
        .bind(draft.kind.to_string())
        .bind(draft.games.value() as i64)
        .bind(draft.order.to_string())
        .bind(draft.table_size.to_string())
        .bind(draft.places.value() as i64)
        .bind(draft.begins)
        .bind(i64::from(draft.when_full))
        .bind(draft.role)
        .bind(now);
    tx.run(query).await
}

/// A draft of somebody; `None` if it is published or discarded, or another has taken its place.
pub async fn find(tx: &mut ReadTx, id: InteractionId, user: UserId) -> Result<Option<DraftRow>, Error> {
    let sql = "SELECT id, guild_id, user_id, channel_id, name, kind, games, game_order, table_size, places, \
               begins_at, when_full, role_id FROM cup_draft WHERE id = $1 AND user_id = $2";
    let row: Option<Row> = sqlx::query_as(sql).bind(id).bind(user).fetch_optional(tx.read()).await?;
    row.map(TryInto::try_into).transpose()
}

/// Deletes a draft.
pub async fn delete(tx: &mut WriteTx, id: InteractionId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM cup_draft WHERE id = $1").bind(id)).await
}

/// Deletes drafts that nobody has touched for long.
pub async fn forget(tx: &mut WriteTx, now: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM cup_draft WHERE changed_at < $1").bind(now.before(KEPT))).await
}
