//! The end of a season: told once to each server on which enough games have counted, by day.

use std::time::Duration;

use ra_table::clock::Zone;
use ra_table::game::Game;
use ra_table::id::{ChannelId, GuildId};
use ra_table::language::Language;
use ra_table::season::{self, Highlights, LEAST_GAMES, Quarter, Season};
use ra_table::server::{SeasonEnd, Server};
use ra_table::time::Millis;

use super::retry::in_one_transaction;
use super::{Due, Error};
use crate::store::games::GameRow;
use crate::store::tasks::{self, End, Kind, NeedsShard, NewTask};
use crate::store::{self, Store, WriteTx, results, servers, untold_seasons};

/// How long a quarter's end waits for the one before it on the same server.
const ONE_AFTER_THE_OTHER: Duration = Duration::from_secs(60);

/// What is to be told of a season, and where.
#[derive(Debug, Clone)]
pub struct Report {
    /// The server.
    pub guild: GuildId,
    /// The season.
    pub season: Season,
    /// What else it is remembered for.
    pub highlights: Highlights,
    /// What the server has set for it.
    pub set: SeasonEnd,
    /// In which language it is told.
    pub language: Language,
    /// The channel in which it may have been told already.
    pub tried: Option<ChannelId>,
    /// The channels in which its games' tables were opened, those of most games first.
    pub tables: Vec<ChannelId>,
}

/// Sees to it that the end of a season is told in which a game has ended that so many people began.
pub(super) async fn note(
    tx: &mut WriteTx,
    row: &GameRow,
    game: &Game,
    people: usize,
) -> Result<(), store::Error> {
    let Some(guild) = row.guild.filter(|_| people > 1) else { return Ok(()) };
    let quarter = Quarter::of(game.ended_at());
    if !untold_seasons::note(tx, guild, quarter).await? {
        return Ok(());
    }
    let zone = zone(&servers::of(tx, guild).await?);
    let due = season::told_at(quarter, &zone, game.ended_at());
    let key = format!("{guild}:{quarter}");
    tasks::put(tx, &[NewTask { kind: Kind::SeasonEnd, key, shard: NeedsShard::Of(Some(guild)), due }]).await
}

/// What is to be told now of the end of a season.
pub async fn due(store: &Store, guild: GuildId, quarter: Quarter, now: Millis) -> Result<Due<Report>, Error> {
    let mut tx = store.read().await?;
    let Some(untold) = untold_seasons::of(&mut tx, guild, quarter).await? else { return Ok(Due::Nothing) };
    let server = servers::of(&mut tx, guild).await?;
    // By the city as it is now: it may have been changed since the task was written.
    let at = season::told_at(quarter, &zone(&server), now);
    if at > now {
        return Ok(Due::Later(at));
    }
    // The role of an earlier champion is not to come after that of a later one.
    if untold.comes_later {
        return Ok(Due::Later(now.after(ONE_AFTER_THE_OTHER)));
    }
    let finishes = results::of_season(&mut tx, guild, quarter).await?;
    let standings = season::standings(&finishes);
    let highlights = season::highlights(&finishes, &standings);
    if server.season_end.is_off || highlights.games < LEAST_GAMES {
        drop(tx);
        is_over(store, guild, quarter).await?;
        return Ok(Due::Nothing);
    }
    let hidden = results::hidden_on(&mut tx, guild).await?;
    let language = match server.language {
        Some(language) => Some(language),
        None => untold_seasons::language(&mut tx, guild, quarter).await?,
    };
    Ok(Due::Now(Report {
        guild,
        season: Season { quarter, standings, hidden },
        highlights,
        set: server.season_end,
        language: language.unwrap_or_default(),
        tried: untold.channel,
        tables: untold_seasons::channels(&mut tx, guild, quarter).await?,
    }))
}

/// Notes where the end of a season is about to be told: whatever becomes of this process, it is looked for there first.
pub async fn try_in(
    store: &Store,
    guild: GuildId,
    quarter: Quarter,
    channel: ChannelId,
) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        Ok(untold_seasons::set_channel(tx, guild, quarter, channel).await?)
    })
    .await
}

/// Notes that the end of a season was told, or is not to be. Ends the task of it.
pub async fn is_over(store: &Store, guild: GuildId, quarter: Quarter) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        untold_seasons::end(tx, guild, quarter).await?;
        Ok(tasks::end_with(tx, &End::Done).await?)
    })
    .await
}

/// When the end of the present season is told on a server.
pub fn next_told_at(server: &Server, now: Millis) -> Millis {
    season::told_at(Quarter::of(now), &zone(server), now)
}

/// By whose days: those of the server's city.
fn zone(server: &Server) -> Zone {
    server.zone.clone().unwrap_or_else(Zone::utc)
}
