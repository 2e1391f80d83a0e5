//! The committee learns how well each of its members guesses what people decide, from the games that are over: who is
//! known better is asked less.

use std::collections::BTreeSet;

use ra::ai::committee::Trust;
use ra_table::id::{GameId, UserId};

use super::load::{self, Which};
use super::{Error, milestones};
use crate::store::milestones::Milestone;
use crate::store::{Store, trust};

/// By which name it has read of games that ended.
const READER: &str = "learning";
/// Of how many of somebody's last games is learned.
const GAMES: usize = 10;

/// Learns of everybody at a table whose game has ended since this was last done, from their last games. What was
/// learned before is worked out anew, so it is all the same if that is done twice. Where something cannot be read, the
/// others are learned of all the same.
pub async fn learn(store: &Store) -> Result<(), Error> {
    loop {
        let reached = milestones::unread(store, READER).await?;
        let Some(last) = reached.last() else { return Ok(()) };
        let mut people = BTreeSet::new();
        for reached in reached.iter().filter(|reached| reached.what == Milestone::Ended) {
            match people_of(store, reached.game).await {
                Ok(of_game) => people.extend(of_game),
                Err(error) => tracing::error!(game = %reached.game, ?error, "nothing is learned of a game"),
            }
        }
        for user in people {
            if let Err(error) = learn_of(store, user).await {
                tracing::error!(%user, ?error, "nothing is learned of a person");
            }
        }
        milestones::have_read(store, READER, last).await?;
    }
}

/// Those who had a chair in a game as it ended.
async fn people_of(store: &Store, game: GameId) -> Result<Vec<UserId>, Error> {
    let mut tx = store.read().await?;
    let loaded = load::any(&mut tx, Which::Game(game)).await?;
    let Ok(game) = loaded.game else { return Ok(Vec::new()) };
    Ok(game.table().chairs().players().filter_map(|(_, player)| player.user()).collect())
}

async fn learn_of(store: &Store, user: UserId) -> Result<(), Error> {
    let mut known = Trust::EVEN;
    for game in trust::last_games(store, user, GAMES).await? {
        let mut tx = store.read().await?;
        // Of a game that cannot be replayed nothing is known.
        if let Ok(game) = load::any(&mut tx, Which::Game(game)).await?.game {
            drop(tx);
            known = known.and(&game.taught_by(user));
        }
    }
    let mut tx = store.write().await?;
    trust::set(&mut tx, user, &known).await?;
    Ok(tx.commit().await?)
}
