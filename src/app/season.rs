//! Results of finished games: written anew from the histories, and what they add up to.

use std::collections::BTreeSet;

use ra_table::id::{GameId, GuildId, UserId};
use ra_table::season::{self, Averages, Finish, Gain, Page, Pair, Profile, Quarter, Season};
use ra_table::time::Millis;

use super::Error;
use super::load::{self, GameRef};
use super::ratings;
use super::retry::in_one_transaction;
use crate::store::results::{GamesOf, Window};
pub use crate::store::results::{Whose, servers_of};
use crate::store::{ReadTx, Store, WriteTx, channel_panels, cups, games, reader_preferences, results};

/// A server's standings in a quarter.
pub async fn season(store: &Store, guild: GuildId, quarter: Quarter) -> Result<Season, Error> {
    let mut tx = store.read().await?;
    let finishes = results::of_season(&mut tx, guild, quarter).await?;
    let hidden = results::hidden_on(&mut tx, guild).await?;
    Ok(Season { quarter, standings: season::standings(&finishes), hidden })
}

/// How many games a page has.
const PER_PAGE: i64 = 5;

/// Who reads what. A person who is hidden is found by nobody else.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    /// Who asks.
    pub user: UserId,
    /// Whether they alone read it. Games alone are told to nobody else.
    pub alone: bool,
    /// Whose games.
    pub whose: Whose,
}

impl Reader {
    /// Whether somebody's games alone are told.
    fn tells_alone(&self, user: UserId) -> bool {
        self.alone && user == self.user
    }

    /// Whether the results of a person are hidden from the reader: of another server than one that both know, nobody reads
    /// anything but their own.
    async fn is_hidden(&self, store: &Store, user: UserId) -> Result<bool, Error> {
        let is_other = user != self.user;
        Ok(is_other && (self.whose == Whose::Everywhere || is_hidden(store, user).await?))
    }
}

/// Whether somebody has finished a game, be it alone or years ago.
pub async fn has_played(store: &Store, user: UserId) -> Result<bool, Error> {
    let all = GamesOf { user, alone: true, whose: Whose::Everywhere };
    Ok(results::count(&mut store.read().await?, all).await? > 0)
}

/// The average of a server is that of its last results, so many at most.
const AVERAGED: i64 = 1_000;
/// How many of somebody's last games are told.
const LAST: usize = 10;

/// What somebody's games tell of them; `None` if they have finished none, or are hidden.
pub async fn profile(
    store: &Store,
    reader: Reader,
    user: UserId,
    now: Millis,
) -> Result<Option<Profile>, Error> {
    if reader.is_hidden(store, user).await? {
        return Ok(None);
    }
    let mut tx = store.read().await?;
    let mut finishes = results::of_person(&mut tx, user, reader.whose).await?;
    let Some(name) = season::last_name(&finishes) else { return Ok(None) };
    if !reader.tells_alone(user) {
        finishes.retain(|finish| finish.people > 1);
        if finishes.is_empty() {
            return Ok(None);
        }
    }
    let quarter = Quarter::of(now);
    let standing = match reader.whose {
        Whose::Server(guild) => {
            let all = season::standings(&results::of_season(&mut tx, guild, quarter).await?);
            all.into_iter().find(|standing| standing.user == user).map(|standing| (quarter, standing))
        }
        Whose::Everywhere => None,
    };
    let (of_server, seasons_won) = match reader.whose {
        Whose::Server(guild) => (
            Averages::of(&results::scored_on(&mut tx, guild, AVERAGED).await?),
            seasons_won(&mut tx, guild, user, past_quarters(&finishes, quarter)).await?,
        ),
        Whose::Everywhere => (None, 0),
    };
    Ok(Some(Profile {
        name,
        figures: season::figures(&finishes),
        standing,
        averages: Averages::of(&results::scored_by(&mut tx, user, reader.whose).await?),
        of_server,
        seasons_won,
        last: season::last_games(&finishes, LAST),
    }))
}

/// The quarters before the present one in which somebody began games with others.
fn past_quarters(finishes: &[Finish], present: Quarter) -> BTreeSet<Quarter> {
    let counted = finishes.iter().filter(|finish| finish.counts());
    counted.map(|finish| Quarter::of(finish.ended_at)).filter(|quarter| *quarter < present).collect()
}

/// How many of these seasons somebody has won.
async fn seasons_won(
    tx: &mut ReadTx,
    guild: GuildId,
    user: UserId,
    quarters: BTreeSet<Quarter>,
) -> Result<usize, Error> {
    let mut won = 0;
    for quarter in quarters {
        won += usize::from(season::is_won_by(&results::of_season(tx, guild, quarter).await?, user));
    }
    Ok(won)
}

/// A page of somebody's finished games, the nearest there is; `None` if they have finished none, or are hidden.
pub async fn history(store: &Store, reader: Reader, user: UserId, page: i64) -> Result<Option<Page>, Error> {
    if reader.is_hidden(store, user).await? {
        return Ok(None);
    }
    let mut tx = store.read().await?;
    let of = GamesOf { user, alone: reader.tells_alone(user), whose: reader.whose };
    let count = results::count(&mut tx, of).await?;
    let pages = (count + PER_PAGE - 1) / PER_PAGE;
    let page = page.clamp(1, pages.max(1));
    let window = Window { after: (page - 1) * PER_PAGE, count: PER_PAGE };
    let games = results::history(&mut tx, of, window).await?;
    let name = games.first().map(|past| past.finish.name.clone());
    Ok(name.map(|name| Page { name, games, page, pages }))
}

/// What the reader's games with somebody tell of both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Together {
    /// What both are called.
    pub names: [String; 2],
    /// The games.
    pub pair: Pair,
    /// The mean points of each in these by category; `None` if both have not played one of them to its end.
    pub averages: Option<[Averages; 2]>,
}

/// The reader's games with somebody; `None` if there are none, or they are hidden.
pub async fn versus(store: &Store, reader: Reader, other: UserId) -> Result<Option<Together>, Error> {
    if reader.is_hidden(store, other).await? {
        return Ok(None);
    }
    let mut tx = store.read().await?;
    let own = results::of_person(&mut tx, reader.user, reader.whose).await?;
    let theirs = results::of_person(&mut tx, other, reader.whose).await?;
    let pair = season::pair(&own, &theirs);
    let names = pair.last.first().map(|(own, theirs)| [own.name.clone(), theirs.name.clone()]);
    let Some(names) = names else { return Ok(None) };
    let own = results::scored_by(&mut tx, reader.user, reader.whose).await?;
    let theirs = results::scored_by(&mut tx, other, reader.whose).await?;
    Ok(Some(Together { names, pair, averages: Averages::of_pair(&own, &theirs) }))
}

/// The record of a finished game; `None` if it cannot be replayed.
pub async fn record(store: &Store, game: GameId) -> Result<Option<String>, Error> {
    let loaded = load::any(store, GameRef::Game(game)).await?;
    Ok(loaded.game.ok().map(|game| game.record().to_json()))
}

/// The quarters since a server's first game ended, the present one first.
pub async fn quarters(store: &Store, guild: GuildId, now: Millis) -> Result<Vec<Quarter>, Error> {
    let first = results::first_end(&mut store.read().await?, guild).await?;
    let present = Quarter::of(now);
    let Some(first) = first.map(Quarter::of) else { return Ok(vec![present]) };
    let earlier = std::iter::successors(Some(present), |quarter| Some(quarter.previous()));
    Ok(earlier.take_while(|quarter| *quarter >= first).collect())
}

/// What a finished game has brought everybody in the season of its server who may be named: the same whenever it is
/// asked, as later games do not count.
pub async fn gains(
    store: &Store,
    guild: GuildId,
    game: GameId,
) -> Result<Option<(Quarter, Vec<Gain>)>, Error> {
    let mut tx = store.read().await?;
    let Some(ended_at) = results::ended_at(&mut tx, game).await? else { return Ok(None) };
    let quarter = Quarter::of(ended_at);
    let finishes = results::of_season(&mut tx, guild, quarter).await?;
    let hidden = results::hidden_on(&mut tx, guild).await?;
    let mut gains = season::gains(&finishes, game);
    gains.retain(|gain| !hidden.contains(&gain.now.user));
    Ok((!gains.is_empty()).then_some((quarter, gains)))
}

/// Whether somebody does not want to be named in what others read.
pub async fn is_hidden(store: &Store, user: UserId) -> Result<bool, Error> {
    Ok(reader_preferences::of(store, user).await?.hidden)
}

/// Hides somebody in what others read, or shows them again.
pub async fn hide(store: &Store, user: UserId, hidden: bool, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        reader_preferences::set_hidden(tx, user, hidden).await?;
        Ok(channel_panels::person_changed(tx, user, now).await?)
    })
    .await
}

/// How the stored results compare with the histories.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    /// How many games have been played to their end.
    pub games: usize,
    /// Those of which something else is stored, or nothing.
    pub changed: Vec<GameId>,
    /// Those that cannot be replayed: what is stored of them stays.
    pub frozen: Vec<GameId>,
}

/// Computes the results of every finished game from its history once more, and writes those that differ if it is to.
pub async fn check(store: &Store, rebuild: bool) -> Result<Compared, Error> {
    let mut compared = Compared::default();
    for game in games::over(store).await? {
        compared.games += 1;
        let mut tx = store.write().await?;
        let loaded = load::any(&mut tx, GameRef::Game(game)).await?;
        let Ok(folded) = loaded.game else {
            compared.frozen.push(game);
            continue;
        };
        let stored = results::as_text(&mut tx, game).await?;
        results::replace(&mut tx, &loaded.row, &folded, &[]).await?;
        if cups::is_void(&mut tx, game).await? {
            results::delete(&mut tx, game).await?;
        }
        if results::as_text(&mut tx, game).await? != stored {
            compared.changed.push(game);
            if rebuild {
                tx.commit().await?;
            }
        }
    }
    if rebuild {
        // Ratings follow from results, also if this was interrupted before and finds no result that differs now.
        ratings::rebuild(store).await?;
    }
    Ok(compared)
}
