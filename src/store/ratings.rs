//! Ratings: which results count, what they did to people's ratings, and what is shown of these.

use ra_table::game::Number;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::rating::{Change, Part, RatedGame, Rating, Standing, points};
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::{Error, ReadTx, WriteTx, small};

/// A place in the order in which games are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// When the game ended.
    pub ended_at: Millis,
    /// Which it is, of those that ended at the same moment.
    pub game: GameId,
}

impl Place {
    /// Before all games.
    pub const FIRST: Place = Place { ended_at: Millis(0), game: GameId(0) };
}

#[derive(FromRow)]
struct PartRow {
    game_id: GameId,
    number: i64,
    user_id: Option<UserId>,
    place: i64,
}

/// The games of a server that count, from a place on, in their order.
pub async fn games(tx: &mut ReadTx, guild: GuildId, from: Place) -> Result<Vec<RatedGame>, Error> {
    let sql = "SELECT game_id, number, user_id, result.place AS place FROM result \
               JOIN game ON game.id = result.game_id \
               WHERE result.guild_id = $1 AND (ended_at, game_id) >= ($2, $3) AND people > 1 \
               AND result.place IS NOT NULL AND result.pace <> 'none' AND is_rated = 1 \
               ORDER BY ended_at, game_id, number";
    let query = sqlx::query_as(sql).bind(guild).bind(from.ended_at).bind(from.game);
    let rows: Vec<PartRow> = query.fetch_all(tx.read()).await?;
    let mut games: Vec<RatedGame> = Vec::new();
    for row in rows {
        let part = Part { number: Number(small(row.number)?), user: row.user_id, place: small(row.place)? };
        match games.last_mut().filter(|last| last.game == row.game_id) {
            Some(last) => last.parts.push(part),
            None => games.push(RatedGame { game: row.game_id, parts: vec![part] }),
        }
    }
    Ok(games)
}

/// Somebody's rating on a server before a place; `None` if no game of theirs has counted.
pub async fn before(
    tx: &mut ReadTx,
    guild: GuildId,
    user: UserId,
    from: Place,
) -> Result<Option<Rating>, Error> {
    let sql = "SELECT rating.after, uncertainty FROM result \
               JOIN rating ON rating.game_id = result.game_id AND rating.number = result.number \
               WHERE user_id = $1 AND guild_id = $2 AND (ended_at, result.game_id) < ($3, $4) \
               ORDER BY ended_at DESC, result.game_id DESC LIMIT 1";
    let query = sqlx::query_as(sql).bind(user).bind(guild).bind(from.ended_at).bind(from.game);
    let row: Option<(i64, i64)> = query.fetch_optional(tx.read()).await?;
    Ok(row.map(|(mean, uncertainty)| Rating { mean, uncertainty }))
}

/// Deletes what is stored of a server's ratings from a place on.
pub async fn clear(tx: &mut WriteTx, guild: GuildId, from: Place) -> Result<(), Error> {
    let sql = "DELETE FROM rating WHERE game_id IN (SELECT game_id FROM result \
               WHERE guild_id = $1 AND (ended_at, game_id) >= ($2, $3))";
    tx.run(sqlx::query(sql).bind(guild).bind(from.ended_at).bind(from.game)).await
}

/// Writes what a game did to somebody's rating.
pub async fn add(tx: &mut WriteTx, change: &Change) -> Result<(), Error> {
    let sql = "INSERT INTO rating (game_id, number, before, after, uncertainty) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(change.game).bind(i64::from(change.number.0)).bind(change.before);
    tx.run(query.bind(change.after.mean).bind(change.after.uncertainty)).await
}

#[derive(FromRow)]
struct ChangeRow {
    game_id: GameId,
    number: i64,
    before: i64,
    after: i64,
    uncertainty: i64,
}

/// All that is stored of a server's ratings, in the order of games.
pub async fn stored(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<Change>, Error> {
    let sql = "SELECT rating.game_id AS game_id, rating.number AS number, before, after, uncertainty FROM rating \
               JOIN result ON result.game_id = rating.game_id AND result.number = rating.number \
               WHERE guild_id = $1 ORDER BY ended_at, rating.game_id, rating.number";
    let rows: Vec<ChangeRow> = sqlx::query_as(sql).bind(guild).fetch_all(tx.read()).await?;
    let change = |row: ChangeRow| {
        let after = Rating { mean: row.after, uncertainty: row.uncertainty };
        Ok(Change { game: row.game_id, number: Number(small(row.number)?), before: row.before, after })
    };
    rows.into_iter().map(change).collect()
}

/// The servers on which games have ended.
pub async fn servers(tx: &mut ReadTx) -> Result<Vec<GuildId>, Error> {
    let sql = "SELECT DISTINCT guild_id FROM result WHERE guild_id IS NOT NULL ORDER BY guild_id";
    Ok(sqlx::query_scalar(sql).fetch_all(tx.read()).await?)
}

/// The servers on which somebody has a rating, each with the first of their games that counted.
pub async fn first_of(tx: &mut ReadTx, user: UserId) -> Result<Vec<(GuildId, Place)>, Error> {
    let sql = "SELECT guild_id, MIN(ended_at) FROM result \
               JOIN rating ON rating.game_id = result.game_id AND rating.number = result.number \
               WHERE user_id = $1 GROUP BY guild_id";
    let rows: Vec<(GuildId, Millis)> = sqlx::query_as(sql).bind(user).fetch_all(tx.read()).await?;
    let first = |ended_at| Place { ended_at, ..Place::FIRST };
    Ok(rows.into_iter().map(|(guild, ended_at)| (guild, first(ended_at))).collect())
}

/// Ratings with what is shown of them: how many games had counted by then, and against how many different people. Who does
/// not want ratings has none here.
const STANDINGS: &str = "SELECT own.user_id AS user_id, own.name AS name, before, after, uncertainty, \
    (SELECT COUNT(*) FROM result AS past \
    JOIN rating AS counted ON counted.game_id = past.game_id AND counted.number = past.number \
    WHERE past.user_id = own.user_id AND past.guild_id = own.guild_id \
    AND (past.ended_at, past.game_id) <= (own.ended_at, own.game_id)) AS games, \
    (SELECT COUNT(DISTINCT other.user_id) FROM result AS past \
    JOIN rating AS counted ON counted.game_id = past.game_id AND counted.number = past.number \
    JOIN result AS other ON other.game_id = past.game_id AND other.place IS NOT NULL \
    AND other.user_id <> past.user_id \
    WHERE past.user_id = own.user_id AND past.guild_id = own.guild_id \
    AND (past.ended_at, past.game_id) <= (own.ended_at, own.game_id)) AS opponents, \
    COALESCE(is_hidden, 0) AS is_hidden \
    FROM result AS own JOIN rating ON rating.game_id = own.game_id AND rating.number = own.number \
    LEFT JOIN reader ON reader.user_id = own.user_id \
    WHERE COALESCE(wants_ratings, 1) = 1 AND own.guild_id = $1";

#[derive(FromRow)]
struct StandingRow {
    user_id: UserId,
    name: String,
    before: i64,
    after: i64,
    uncertainty: i64,
    games: i64,
    opponents: i64,
    is_hidden: i64,
}

impl TryFrom<StandingRow> for Standing {
    type Error = Error;

    fn try_from(row: StandingRow) -> Result<Standing, Error> {
        Ok(Standing {
            user: row.user_id,
            name: row.name,
            rating: Rating { mean: row.after, uncertainty: row.uncertainty },
            gain: points(row.after) - points(row.before),
            games: small(row.games)?,
            opponents: small(row.opponents)?,
            hidden: row.is_hidden != 0,
        })
    }
}

fn read(rows: Vec<StandingRow>) -> Result<Vec<Standing>, Error> {
    rows.into_iter().map(TryInto::try_into).collect()
}

/// The ratings of a game's people after it, the first place first.
pub async fn of_game(tx: &mut ReadTx, guild: GuildId, game: GameId) -> Result<Vec<Standing>, Error> {
    let sql = AssertSqlSafe(format!("{STANDINGS} AND own.game_id = $2 ORDER BY own.place, own.table_place"));
    read(sqlx::query_as(sql).bind(guild).bind(game).fetch_all(tx.read()).await?)
}

/// Somebody's present rating on a server.
pub async fn of_person(tx: &mut ReadTx, guild: GuildId, user: UserId) -> Result<Option<Standing>, Error> {
    let sql = AssertSqlSafe(format!(
        "{STANDINGS} AND own.user_id = $2 ORDER BY own.ended_at DESC, own.game_id DESC LIMIT 1"
    ));
    let row: Option<StandingRow> =
        sqlx::query_as(sql).bind(guild).bind(user).fetch_optional(tx.read()).await?;
    row.map(TryInto::try_into).transpose()
}

/// Of a person's ratings the present one.
const IS_PRESENT: &str = "NOT EXISTS (SELECT 1 FROM result AS later \
    JOIN rating AS counted ON counted.game_id = later.game_id AND counted.number = later.number \
    WHERE later.user_id = own.user_id AND later.guild_id = own.guild_id \
    AND (later.ended_at, later.game_id) > (own.ended_at, own.game_id))";

/// The present ratings of those who sit at a table, in the order of their numbers there.
pub async fn of_table(tx: &mut ReadTx, guild: GuildId, game: GameId) -> Result<Vec<Standing>, Error> {
    let sql = AssertSqlSafe(format!(
        "{STANDINGS} AND {IS_PRESENT} AND own.user_id IN (SELECT user_id FROM person \
         WHERE game_id = $2 AND reserved_until IS NULL) \
         ORDER BY (SELECT number FROM person WHERE game_id = $2 AND person.user_id = own.user_id)"
    ));
    read(sqlx::query_as(sql).bind(guild).bind(game).fetch_all(tx.read()).await?)
}

/// The present ratings of all people of a server, in no order.
pub async fn of_server(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<Standing>, Error> {
    let sql = AssertSqlSafe(format!("{STANDINGS} AND {IS_PRESENT}"));
    read(sqlx::query_as(sql).bind(guild).fetch_all(tx.read()).await?)
}
