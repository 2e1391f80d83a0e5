//! Cups: their histories, their people, and the games of their tables.

use ra_table::clock::Span;
use ra_table::cup::{CupName, Line, Number, TableNumber};
use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, CupId, GameId, GuildId, RoleId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use sqlx::{AssertSqlSafe, FromRow};

use super::tasks::{Kind, NeedsShard, NewTask, OR_MOVE, SHARD_OF_GUILD};
use super::{Error, ReadTx, WriteTx, small, tasks, word};

/// A cup, besides its history.
#[derive(Debug, Clone)]
pub struct CupRow {
    /// Its number.
    pub id: CupId,
    /// The server.
    pub guild: GuildId,
    /// Where its messages and tables are.
    pub channel: ChannelId,
    /// What its organiser called it.
    pub name: CupName,
    /// In which language everybody reads it, and its tables.
    pub language: Language,
    /// The role that its champion gets.
    pub role: Option<RoleId>,
    /// What chance decides by.
    pub seed: [u8; 32],
    /// When it was published.
    pub published_at: Millis,
}

#[derive(FromRow)]
struct Row {
    id: CupId,
    guild_id: GuildId,
    channel_id: ChannelId,
    name: String,
    language: String,
    role_id: Option<RoleId>,
    seed: String,
    published_at: Millis,
}

impl TryFrom<Row> for CupRow {
    type Error = Error;

    fn try_from(row: Row) -> Result<CupRow, Error> {
        let name = CupName::read(&row.name);
        let seed = (0..32).map(|byte| u8::from_str_radix(row.seed.get(2 * byte..2 * byte + 2)?, 16).ok());
        let seed = seed.collect::<Option<Vec<u8>>>().and_then(|seed| seed.try_into().ok());
        let unreadable = || Error::Unreadable(format!("cup {} has no name or no seed", row.id));
        Ok(CupRow {
            id: row.id,
            guild: row.guild_id,
            channel: row.channel_id,
            name: name.map_err(|_| unreadable())?,
            language: word(&row.language)?,
            role: row.role_id,
            seed: seed.ok_or_else(unreadable)?,
            published_at: row.published_at,
        })
    }
}

/// The number of the next cup.
pub async fn next_id(tx: &mut WriteTx) -> Result<CupId, Error> {
    let sql = "SELECT COALESCE(MAX(id), 0) + 1 FROM cup";
    Ok(sqlx::query_scalar(sql).fetch_one(tx.write()).await?)
}

/// Adds a cup.
pub async fn insert(tx: &mut WriteTx, cup: &CupRow) -> Result<(), Error> {
    let seed: String = cup.seed.iter().map(|byte| format!("{byte:02x}")).collect();
    let query = sqlx::query(
        "INSERT INTO cup (id, guild_id, channel_id, name, language, role_id, seed, published_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(cup.id)
    .bind(cup.guild)
    .bind(cup.channel)
    .bind(cup.name.to_string())
    .bind(cup.language.code())
    .bind(cup.role)
    .bind(seed)
    .bind(cup.published_at);
    tx.run(query).await
}

/// A cup by its number.
pub async fn find(tx: &mut ReadTx, cup: CupId) -> Result<Option<CupRow>, Error> {
    let sql =
        "SELECT id, guild_id, channel_id, name, language, role_id, seed, published_at FROM cup WHERE id = $1";
    let row: Option<Row> = sqlx::query_as(sql).bind(cup).fetch_optional(tx.read()).await?;
    row.map(TryInto::try_into).transpose()
}

/// Changes the role that a cup's champion gets.
pub async fn set_role(tx: &mut WriteTx, cup: CupId, role: Option<RoleId>) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE cup SET role_id = $2 WHERE id = $1").bind(cup).bind(role)).await
}

/// Notes that a cup is over or called off.
pub async fn end(tx: &mut WriteTx, cup: CupId, at: Millis) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE cup SET ended_at = $2 WHERE id = $1").bind(cup).bind(at)).await
}

/// The cups of a server that go on.
pub async fn running_on(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<CupId>, Error> {
    let sql = "SELECT id FROM cup WHERE guild_id = $1 AND ended_at IS NULL ORDER BY id";
    Ok(sqlx::query_scalar(sql).bind(guild).fetch_all(tx.read()).await?)
}

/// The last cups of a server with their names, the last one first.
pub async fn last_of(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<(CupId, CupName)>, Error> {
    let sql = "SELECT id, name FROM cup WHERE guild_id = $1 ORDER BY id DESC LIMIT 25";
    let rows: Vec<(CupId, String)> = sqlx::query_as(sql).bind(guild).fetch_all(tx.read()).await?;
    let unreadable = |id| Error::Unreadable(format!("cup {id} has no name"));
    rows.into_iter().map(|(id, name)| Ok((id, CupName::read(&name).map_err(|_| unreadable(id))?))).collect()
}

/// The cups of a person that go on.
pub async fn running_of(tx: &mut ReadTx, user: UserId) -> Result<Vec<CupId>, Error> {
    let sql = "SELECT id FROM cup JOIN cup_person ON cup_person.cup_id = cup.id \
               WHERE user_id = $1 AND ended_at IS NULL ORDER BY id";
    Ok(sqlx::query_scalar(sql).bind(user).fetch_all(tx.read()).await?)
}

/// A cup's whole history, in order.
pub async fn lines(tx: &mut ReadTx, cup: CupId) -> Result<Vec<Line>, Error> {
    let sql = "SELECT seq, actor, at, text FROM cup_entry WHERE cup_id = $1 ORDER BY seq";
    let rows: Vec<(i64, String, Millis, String)> = sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?;
    let line = |(seq, actor, at, text): (i64, String, Millis, String)| {
        Ok(Line { seq, at, actor: word(&actor)?, entry: word(&text)? })
    };
    rows.into_iter().map(line).collect()
}

/// Adds an entry.
///
/// # Errors
/// [`Error::Taken`] when the cup has an entry of this number already.
pub async fn append(tx: &mut WriteTx, cup: CupId, line: &Line) -> Result<(), Error> {
    let sql = "INSERT INTO cup_entry (cup_id, seq, actor, at, text) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(cup).bind(line.seq).bind(line.actor.to_string()).bind(line.at);
    tx.run_now(query.bind(line.entry.to_string())).await
}

/// One of a cup's people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CupPerson {
    /// Their number.
    pub number: Number,
    /// Who; `None` if their data was deleted.
    pub user: Option<UserId>,
    /// What they were called when they last did something in the cup.
    pub name: String,
}

/// All of a cup's people, by number.
pub async fn people(tx: &mut ReadTx, cup: CupId) -> Result<Vec<CupPerson>, Error> {
    let sql = "SELECT number, user_id, name FROM cup_person WHERE cup_id = $1 ORDER BY number";
    let rows: Vec<(i64, Option<UserId>, String)> = sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?;
    let person = |(number, user, name)| Ok(CupPerson { number: Number(small(number)?), user, name });
    rows.into_iter().map(person).collect()
}

/// Adds somebody, or notes what they are called now.
pub async fn put_person(tx: &mut WriteTx, cup: CupId, person: &CupPerson) -> Result<(), Error> {
    let sql = "INSERT INTO cup_person (cup_id, number, user_id, name) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (cup_id, number) DO UPDATE SET name = excluded.name";
    let query = sqlx::query(sql).bind(cup).bind(i64::from(person.number.0)).bind(person.user);
    tx.run(query.bind(super::storable(&person.name))).await
}

/// The game of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CupTable {
    /// The table.
    pub number: TableNumber,
    /// Its game.
    pub game: GameId,
    /// Who began it, in the order of their numbers in the game.
    pub seated: Vec<Number>,
    /// How far the game is.
    pub status: Status,
}

/// The games of all tables that were opened.
pub async fn tables(tx: &mut ReadTx, cup: CupId) -> Result<Vec<CupTable>, Error> {
    let sql = "SELECT number, game_id, seated, status FROM cup_table JOIN game ON game.id = game_id \
               WHERE cup_id = $1 ORDER BY number";
    let rows: Vec<(i64, GameId, String, String)> = sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?;
    let table = |(number, game, seated, status): (i64, GameId, String, String)| {
        let seated = seated.split(' ').map(word).collect::<Result<_, _>>()?;
        Ok(CupTable { number: TableNumber(small(number)?), game, seated, status: word(&status)? })
    };
    rows.into_iter().map(table).collect()
}

/// Notes which game a table has.
///
/// # Errors
/// [`Error::Taken`] when it has one already.
pub async fn put_table(
    tx: &mut WriteTx,
    cup: CupId,
    number: TableNumber,
    game: GameId,
    seated: &[Number],
) -> Result<(), Error> {
    let seated: Vec<String> = seated.iter().map(Number::to_string).collect();
    let sql = "INSERT INTO cup_table (cup_id, number, game_id, seated) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(sql).bind(cup).bind(i64::from(number.0)).bind(game).bind(seated.join(" "));
    tx.run(query).await
}

/// Notes that the table of a game does not count.
pub async fn set_void(tx: &mut WriteTx, game: GameId) -> Result<(), Error> {
    tx.run(sqlx::query("UPDATE cup_table SET is_void = 1 WHERE game_id = $1").bind(game)).await
}

/// Whether the table of a game does not count: it has no results.
pub async fn is_void(tx: &mut ReadTx, game: GameId) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM cup_table WHERE game_id = $1 AND is_void = 1";
    let void: i64 = sqlx::query_scalar(sql).bind(game).fetch_one(tx.read()).await?;
    Ok(void > 0)
}

/// When the games of a cup could not be reached, by table.
pub async fn out_of_reach(tx: &mut ReadTx, cup: CupId) -> Result<Vec<(TableNumber, Span)>, Error> {
    let sql = "SELECT number, from_at, until_at FROM cup_table \
               JOIN out_of_reach ON out_of_reach.game_id = cup_table.game_id WHERE cup_id = $1 ORDER BY from_at";
    let rows: Vec<(i64, Millis, Option<Millis>)> = sqlx::query_as(sql).bind(cup).fetch_all(tx.read()).await?;
    let span = |(number, from, until)| Ok((TableNumber(small(number)?), Span::new(from, until)));
    rows.into_iter().map(span).collect()
}

/// Writes the task of a cup: it finds out what is due.
pub async fn put_task(tx: &mut WriteTx, cup: &CupRow, due: Millis) -> Result<(), Error> {
    let shard = NeedsShard::Of(Some(cup.guild));
    tasks::put(tx, &[NewTask { kind: Kind::Cup, key: cup.id.to_string(), shard, due }]).await
}

/// Writes the task of the cup, if any, to which a game belongs that has ended.
pub async fn game_ended(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), Error> {
    let kind = Kind::Cup.word();
    let sql = format!(
        "INSERT INTO task (kind, key, shard_key, due_at) SELECT '{kind}', CAST(cup_id AS TEXT), {SHARD_OF_GUILD}, $1 \
         FROM cup_table JOIN cup ON cup.id = cup_id WHERE game_id = $2 AND ended_at IS NULL {OR_MOVE}"
    );
    tx.run(sqlx::query(AssertSqlSafe(sql)).bind(now).bind(game)).await?;
    tx.wake_runner_after_commit();
    Ok(())
}
