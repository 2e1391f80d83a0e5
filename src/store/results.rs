//! Results of finished games: one row for everybody who ever had a seat.

use ra::ai::Level;
use ra::rules::Points;
use ra_table::game::{Game, GameResult, Number, Person};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, UserId};
use ra_table::season::{Finish, Past, Quarter, Scored};
use ra_table::time::Millis;
use sqlx::FromRow;

use super::games::GameRow;
use super::{Error, ReadTx, Store, WriteTx, small, word};

/// Writes the results of a game that has ended, in place of what was written of it before. `renamed` are people whom the
/// game still knows by another name. Returns how many people began it.
pub async fn replace(
    tx: &mut WriteTx,
    row: &GameRow,
    game: &Game,
    renamed: &[(Number, Person)],
) -> Result<usize, Error> {
    delete(tx, row.id).await?;
    let results = GameResult::all(game);
    let people = results.iter().filter(|result| result.place.is_some()).count();
    for result in &results {
        let renamed = renamed.iter().find(|(number, _)| *number == result.number);
        let name = renamed.map_or(&result.name, |(_, person)| &person.name);
        let query = sqlx::query(
            "INSERT INTO result (game_id, number, seat, user_id, name, computer_level, began, place, table_place, \
             score, best_score, points, left_by, guild_id, edition, pace, people, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
        )
        .bind(row.id)
        .bind(i64::from(result.number.0))
        .bind(result.seat.index() as i64)
        .bind(result.who.user())
        .bind(super::storable(name))
        .bind(result.who.level().map(|level| level.code()))
        .bind(i64::from(result.began))
        .bind(result.place.map(i64::from))
        .bind(i64::from(result.table_place))
        .bind(i64::from(result.score))
        .bind(i64::from(result.best_score))
        .bind(points(result))
        .bind(result.left.to_string())
        .bind(row.guild)
        .bind(row.terms.edition.code())
        .bind(row.terms.pace.code())
        .bind(people as i64)
        .bind(game.ended_at());
        tx.run(query).await?;
    }
    Ok(people)
}

/// Deletes the results of a game.
pub async fn delete(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM result WHERE game_id = $1").bind(game)).await
}

/// Points as they are stored.
fn points(result: &GameResult) -> String {
    let epochs: Vec<_> = result.points.iter().map(|points| points.by_category()).collect();
    serde_json::to_string(&epochs).expect("numbers are JSON")
}

/// All that is stored of a game's results, as text, to be compared.
pub async fn as_text(tx: &mut ReadTx, game: GameId) -> Result<Vec<String>, Error> {
    let sql = "SELECT concat(number, ' ', seat, ' ', user_id, ' ', name, ' ', computer_level, ' ', began, ' ', place, \
               ' ', table_place, ' ', score, ' ', best_score, ' ', points, ' ', left_by, ' ', guild_id, ' ', \
               edition, ' ', pace, ' ', people, ' ', ended_at) FROM result WHERE game_id = $1 \
               ORDER BY number";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_all(tx.read()).await?)
}

/// What seasons and figures are computed from, as far as one row of a result tells it.
const COLUMNS: &str = "result.game_id AS game_id, result.user_id AS user_id, result.name AS name, people, \
    result.place AS place, table_place, score, best_score, left_by, ended_at";
/// The levels of the computer players at the table.
const LEVELS: &str = "(SELECT string_agg(computer_level, ',') FROM result AS other \
    WHERE other.game_id = result.game_id) AS levels";

#[derive(FromRow)]
struct Row {
    game_id: GameId,
    user_id: Option<UserId>,
    name: String,
    people: i64,
    place: Option<i64>,
    table_place: i64,
    score: i64,
    best_score: i64,
    left_by: String,
    ended_at: Millis,
    levels: Option<String>,
}

impl TryFrom<Row> for Finish {
    type Error = Error;

    fn try_from(row: Row) -> Result<Finish, Error> {
        let levels = row.levels.as_deref().unwrap_or_default().split(',').filter(|word| !word.is_empty());
        let levels: Vec<Level> = levels.map(word).collect::<Result<_, _>>()?;
        Ok(Finish {
            game: row.game_id,
            user: row.user_id,
            name: row.name,
            people: small(row.people)?,
            place: row.place.map(small).transpose()?,
            table_place: small(row.table_place)?,
            score: small(row.score)?,
            best_score: small(row.best_score)?,
            left: word(&row.left_by)?,
            weakest: Level::ALL.into_iter().find(|level| levels.contains(level)),
            ended_at: row.ended_at,
        })
    }
}

fn read(rows: Vec<Row>) -> Result<Vec<Finish>, Error> {
    rows.into_iter().map(TryInto::try_into).collect()
}

/// What counts in a server's season.
pub async fn of_season(tx: &mut ReadTx, guild: GuildId, quarter: Quarter) -> Result<Vec<Finish>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, NULL AS levels FROM result WHERE guild_id = $1 AND ended_at >= $2 AND ended_at < $3 \
         AND people > 1 AND place IS NOT NULL"
    ));
    let query = sqlx::query_as(sql).bind(guild).bind(quarter.start()).bind(quarter.end());
    read(query.fetch_all(tx.read()).await?)
}

/// Which of somebody's games are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Those of a server.
    Server(GuildId),
    /// All: their own, read in private.
    Everywhere,
}

impl Whose {
    /// The condition on results, in which `$2` is the server's id, if it is about one.
    fn condition(self) -> (&'static str, Option<GuildId>) {
        match self {
            Whose::Server(guild) => ("result.guild_id = $2", Some(guild)),
            Whose::Everywhere => ("$2 IS NULL", None),
        }
    }
}

/// All finished games of a person, in no order.
pub async fn of_person(tx: &mut ReadTx, user: UserId, whose: Whose) -> Result<Vec<Finish>, Error> {
    let (condition, guild) = whose.condition();
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, {LEVELS} FROM result WHERE user_id = $1 AND {condition}"
    ));
    read(sqlx::query_as(sql).bind(user).bind(guild).fetch_all(tx.read()).await?)
}

/// The results whose points are averaged: of people who began a game with others and played it to its end.
const SCORED: &str = "SELECT game_id, points FROM result \
    WHERE people > 1 AND place IS NOT NULL AND left_by = 'none'";

#[derive(FromRow)]
struct ScoredRow {
    game_id: GameId,
    points: String,
}

impl TryFrom<ScoredRow> for Scored {
    type Error = Error;

    fn try_from(row: ScoredRow) -> Result<Scored, Error> {
        let epochs: Vec<[i16; 7]> = serde_json::from_str(&row.points)
            .map_err(|error| Error::Unreadable(format!("the points {:?}: {error}", row.points)))?;
        let mut sums = [0_i16; 7];
        for epoch in epochs {
            sums.iter_mut().zip(epoch).for_each(|(sum, points)| *sum = sum.saturating_add(points));
        }
        Ok(Scored { game: row.game_id, points: Points::of_categories(sums) })
    }
}

/// What a person has scored in each game, in no order.
pub async fn scored_by(tx: &mut ReadTx, user: UserId, whose: Whose) -> Result<Vec<Scored>, Error> {
    let (condition, guild) = whose.condition();
    let sql = sqlx::AssertSqlSafe(format!("{SCORED} AND user_id = $1 AND {condition}"));
    let rows: Vec<ScoredRow> = sqlx::query_as(sql).bind(user).bind(guild).fetch_all(tx.read()).await?;
    rows.into_iter().map(TryInto::try_into).collect()
}

/// The last so many results of a server.
pub async fn scored_on(tx: &mut ReadTx, guild: GuildId, most: i64) -> Result<Vec<Scored>, Error> {
    let sql = sqlx::AssertSqlSafe(format!("{SCORED} AND guild_id = $1 ORDER BY ended_at DESC LIMIT $2"));
    let rows: Vec<ScoredRow> = sqlx::query_as(sql).bind(guild).bind(most).fetch_all(tx.read()).await?;
    rows.into_iter().map(TryInto::try_into).collect()
}

#[derive(FromRow)]
struct PastRow {
    #[sqlx(flatten)]
    row: Row,
    guild_id: Option<GuildId>,
    channel_id: Option<ChannelId>,
    lobby_channel_id: ChannelId,
}

/// Which of a person's finished games are meant.
#[derive(Debug, Clone, Copy)]
pub struct GamesOf {
    /// Whose.
    pub user: UserId,
    /// Whether also those that they played alone.
    pub alone: bool,
    /// Which of them somebody may know of.
    pub whose: Whose,
}

/// So many after so many.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    /// After how many.
    pub after: i64,
    /// How many.
    pub count: i64,
}

/// A page of a person's finished games, the last first.
pub async fn history(
    tx: &mut ReadTx,
    GamesOf { user, alone, whose }: GamesOf,
    Window { after, count }: Window,
) -> Result<Vec<Past>, Error> {
    let (condition, guild) = whose.condition();
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, NULL AS levels, result.guild_id AS guild_id, game.channel_id AS channel_id, \
         lobby_channel_id FROM result JOIN game ON game.id = result.game_id \
         WHERE result.user_id = $1 AND {condition} AND people > $5 \
         ORDER BY ended_at DESC, result.game_id DESC LIMIT $3 OFFSET $4"
    ));
    let query = sqlx::query_as(sql).bind(user).bind(guild).bind(count).bind(after);
    let query = query.bind(i64::from(!alone));
    let rows: Vec<PastRow> = query.fetch_all(tx.read()).await?;
    let past = |row: PastRow| {
        Ok(Past {
            finish: row.row.try_into()?,
            guild: row.guild_id,
            channel: row.channel_id,
            lobby_channel: row.lobby_channel_id,
        })
    };
    rows.into_iter().map(past).collect()
}

/// How many games there are of which [`history`] tells.
pub async fn count(tx: &mut ReadTx, GamesOf { user, alone, whose }: GamesOf) -> Result<i64, Error> {
    let (condition, guild) = whose.condition();
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT COUNT(*) FROM result WHERE user_id = $1 AND {condition} AND people > $3"
    ));
    let query = sqlx::query_scalar(sql).bind(user).bind(guild).bind(i64::from(!alone));
    Ok(query.fetch_one(tx.read()).await?)
}

#[derive(FromRow)]
struct CupResultRow {
    #[sqlx(flatten)]
    row: Row,
    number: i64,
}

/// The results of the people who began the games of a cup, each with their number in the game.
pub async fn of_cup(tx: &mut ReadTx, cup: CupId) -> Result<Vec<(Number, Finish)>, Error> {
    let sql = sqlx::AssertSqlSafe(format!(
        "SELECT {COLUMNS}, NULL AS levels, result.number AS number FROM cup_table \
         JOIN result ON result.game_id = cup_table.game_id WHERE cup_id = $1 AND began = 1 AND place IS NOT NULL"
    ));
    let rows: Vec<CupResultRow> = sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?;
    rows.into_iter().map(|row| Ok((Number(small(row.number)?), row.row.try_into()?))).collect()
}

/// When a game ended; `None` if it has no results.
pub async fn ended_at(tx: &mut ReadTx, game: GameId) -> Result<Option<Millis>, Error> {
    let sql = "SELECT ended_at FROM result WHERE game_id = $1 LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(tx.read()).await?)
}

/// The servers on which a person has finished games, those with most first.
pub async fn servers_of(store: &Store, user: UserId) -> Result<Vec<GuildId>, Error> {
    let sql = "SELECT guild_id FROM result WHERE user_id = $1 AND guild_id IS NOT NULL \
               GROUP BY guild_id ORDER BY COUNT(*) DESC, guild_id LIMIT 10";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_all(store.reader()).await?)
}

/// When a server's first game ended; `None` before.
pub async fn first_end(tx: &mut ReadTx, guild: GuildId) -> Result<Option<Millis>, Error> {
    let sql = "SELECT MIN(ended_at) FROM result WHERE guild_id = $1";
    Ok(sqlx::query_scalar(sql).bind(guild).fetch_one(tx.read()).await?)
}

/// The people with results on a server who do not want to be named in lists.
pub async fn hidden_on(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<UserId>, Error> {
    let sql = "SELECT user_id FROM reader WHERE is_hidden = 1 \
               AND EXISTS (SELECT 1 FROM result WHERE result.user_id = reader.user_id AND guild_id = $1)";
    Ok(sqlx::query_scalar(sql).bind(guild).fetch_all(tx.read()).await?)
}
