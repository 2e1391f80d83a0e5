//! Ratings: counted with the end of each game, counted anew where something before has changed, and shown.

use std::collections::{BTreeMap, BTreeSet};

use ra_table::id::{GameId, GuildId, UserId};
use ra_table::rating::{self, Change, RatedGame, Ratings, Standing, Top};

use super::Error;
use super::retry::in_one_transaction;
use crate::store::games::GameRow;
pub use crate::store::ratings::Place;
pub use crate::store::reader_preferences::set_ratings;
use crate::store::{ReadTx, Store, WriteTx, ratings, reader_preferences, results, servers};

/// Counts a game that has just ended. One that ended a moment later may have been counted already: it is counted anew then.
pub async fn count(tx: &mut WriteTx, row: &GameRow) -> Result<(), Error> {
    let Some(guild) = row.guild.filter(|_| row.terms.rated) else { return Ok(()) };
    let Some(ended_at) = results::ended_at(tx, row.id).await? else { return Ok(()) };
    count_from(tx, guild, Place { ended_at, game: row.id }).await
}

/// Takes back the results of a game that does not count any more, and what followed from them for ratings.
pub(super) async fn without(tx: &mut WriteTx, guild: GuildId, game: GameId) -> Result<(), Error> {
    let Some(ended_at) = results::ended_at(tx, game).await? else { return Ok(()) };
    let place = Place { ended_at, game };
    // Which ratings a game has is known by its results.
    ratings::clear(tx, guild, place).await?;
    results::delete(tx, game).await?;
    count_from(tx, guild, place).await
}

/// Counts a server's games from a place on, in place of what was counted of them before.
pub async fn count_from(tx: &mut WriteTx, guild: GuildId, from: Place) -> Result<(), Error> {
    let games = ratings::games(tx, guild, from).await?;
    let mut known = Ratings::default();
    for user in people(&games) {
        if let Some(rating) = ratings::before(tx, guild, user, from).await? {
            known.set(user, rating);
        }
    }
    ratings::clear(tx, guild, from).await?;
    for change in games.iter().flat_map(|game| known.count(game)).collect::<Vec<_>>() {
        ratings::add(tx, &change).await?;
    }
    Ok(())
}

fn people(games: &[RatedGame]) -> BTreeSet<UserId> {
    games.iter().flat_map(|game| &game.parts).filter_map(|part| part.user).collect()
}

/// Counts all games anew.
pub async fn rebuild(store: &Store) -> Result<(), Error> {
    for guild in ratings::servers(&mut store.read().await?).await? {
        in_one_transaction(store, async |tx: &mut WriteTx| count_from(tx, guild, Place::FIRST).await).await?;
    }
    Ok(())
}

/// How the stored ratings compare with what all games come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    /// How many ratings there should be, one for each person of each game that counts.
    pub ratings: usize,
    /// The games of which something else is stored, or nothing, or what should not be.
    pub wrong: BTreeSet<GameId>,
}

/// Counts all games from the first on, and compares that with what is stored, as exactly as two machines can agree.
pub async fn check(store: &Store) -> Result<Compared, Error> {
    let mut tx = store.read().await?;
    let mut compared = Compared::default();
    for guild in ratings::servers(&mut tx).await? {
        let games = ratings::games(&mut tx, guild, Place::FIRST).await?;
        let mut known = Ratings::default();
        let counted: Vec<Change> = games.iter().flat_map(|game| known.count(game)).collect();
        let stored = ratings::stored(&mut tx, guild).await?;
        compared.ratings += counted.len();
        compared.wrong.extend(missing(&counted, &stored).chain(missing(&stored, &counted)));
    }
    Ok(compared)
}

/// The games of changes that are not among others.
fn missing(changes: &[Change], others: &[Change]) -> impl Iterator<Item = GameId> {
    let key = |change: &Change| (change.game, change.number.0);
    let others: BTreeMap<_, _> = others.iter().map(|other| (key(other), other)).collect();
    let is_missing =
        move |change: &&Change| others.get(&key(change)).is_none_or(|other| !is_same(change, other));
    changes.iter().filter(is_missing).map(|change| change.game).collect::<Vec<_>>().into_iter()
}

fn is_same(one: &Change, other: &Change) -> bool {
    rating::is_close(one.before, other.before) && one.after.is_close_to(other.after)
}

/// The ratings of a game's people after it, for everybody: none of those who are hidden or do not want any, and none where
/// the server has switched them off.
pub async fn of_game(store: &Store, guild: GuildId, game: GameId) -> Result<Vec<Standing>, Error> {
    let mut tx = store.read().await?;
    if !servers::of(&mut tx, guild).await?.has_ratings() {
        return Ok(Vec::new());
    }
    let mut standings = ratings::of_game(&mut tx, guild, game).await?;
    standings.retain(|standing| !standing.hidden);
    Ok(standings)
}

/// The ratings of people at a table, for everybody; `None` where there are none.
pub(super) async fn at_table(
    tx: &mut ReadTx,
    guild: Option<GuildId>,
    game: GameId,
) -> Result<Option<Vec<Standing>>, Error> {
    let Some(guild) = guild else { return Ok(None) };
    if !servers::of(tx, guild).await?.has_ratings() {
        return Ok(None);
    }
    Ok(Some(of_seated(tx, guild, game).await?))
}

/// The ratings of people at a table of a server that has them, for everybody.
pub(super) async fn of_seated(tx: &mut ReadTx, guild: GuildId, game: GameId) -> Result<Vec<Standing>, Error> {
    let mut standings = ratings::of_table(tx, guild, game).await?;
    standings.retain(|standing| !standing.hidden);
    Ok(standings)
}

/// Whether somebody wants to see ratings.
pub async fn are_wanted(store: &Store, user: UserId) -> Result<bool, Error> {
    Ok(reader_preferences::of(store, user).await?.ratings)
}

/// The rating of somebody on a server, for somebody who reads of them.
pub async fn of_person(
    store: &Store,
    guild: GuildId,
    user: UserId,
    reader: UserId,
) -> Result<Option<Standing>, Error> {
    if !are_wanted(store, reader).await? {
        return Ok(None);
    }
    let mut tx = store.read().await?;
    if !servers::of(&mut tx, guild).await?.has_ratings() {
        return Ok(None);
    }
    Ok(ratings::of_person(&mut tx, guild, user).await?)
}

/// What somebody who asks for a server's list is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum List {
    /// The list.
    Top(Top),
    /// The server has switched ratings off.
    OffHere,
    /// The reader has.
    OffForReader,
}

/// The list of a server, for somebody who asks for it.
pub async fn list(store: &Store, guild: GuildId, user: UserId) -> Result<List, Error> {
    let mut tx = store.read().await?;
    if !servers::of(&mut tx, guild).await?.has_ratings() {
        return Ok(List::OffHere);
    }
    if !are_wanted(store, user).await? {
        return Ok(List::OffForReader);
    }
    Ok(List::Top(rating::top(ratings::of_server(&mut tx, guild).await?, Some(user))))
}
