//! Results of finished games: written anew from the histories, and what they add up to.

use super::Error;
use super::load::{self, Which};
use crate::id::{GameId, GuildId, UserId};
use crate::season::{self, Gain, Quarter, Standing};
use crate::store::{Store, games, results};

/// A server's standings in a quarter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// Which quarter.
    pub quarter: Quarter,
    /// The first place first.
    pub standings: Vec<Standing>,
    /// Who does not want to be named in what others read.
    pub hidden: Vec<UserId>,
}

/// A server's standings in a quarter.
pub async fn season(store: &Store, guild: GuildId, quarter: Quarter) -> Result<Season, Error> {
    let mut tx = store.read().await?;
    let finishes = results::of_season(&mut tx, guild, quarter).await?;
    let hidden = results::hidden_on(&mut tx, guild).await?;
    Ok(Season { quarter, standings: season::standings(&finishes), hidden })
}

/// What a finished game has brought everybody in the season of its server who may be named: the same whenever it is
/// asked, as later games do not count.
pub async fn gains(
    store: &Store,
    guild: GuildId,
    game: GameId,
) -> Result<Option<(Quarter, Vec<Gain>)>, Error> {
    let mut tx = store.read().await?;
    let Some(ended_at) = results::of_game(&mut tx, game).await?.first().map(|finish| finish.ended_at) else {
        return Ok(None);
    };
    let quarter = Quarter::of(ended_at);
    let finishes = results::of_season(&mut tx, guild, quarter).await?;
    let hidden = results::hidden_on(&mut tx, guild).await?;
    let mut gains = season::gains(&finishes, game);
    gains.retain(|gain| !hidden.contains(&gain.now.user));
    Ok((!gains.is_empty()).then_some((quarter, gains)))
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
        let loaded = load::any(&mut tx, Which::Game(game)).await?;
        let Ok(folded) = loaded.game else {
            compared.frozen.push(game);
            continue;
        };
        let stored = results::as_text(&mut tx, game).await?;
        results::replace(&mut tx, &loaded.row, &folded).await?;
        if results::as_text(&mut tx, game).await? != stored {
            compared.changed.push(game);
            if rebuild {
                tx.commit().await?;
            }
        }
    }
    Ok(compared)
}
