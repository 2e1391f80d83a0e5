//! The committee learns how well each of its members guesses what people decide, from the games that are over: who is
//! known better is asked less.

use ra::ai::committee::Trust;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::bulk_updates::{self, BulkUpdate};
use super::load::{self, GameRef};
use crate::store::tasks::{self, End, Kind, NeedsShard, NewTask};
use crate::store::{self, Store, WriteTx, trust};

/// Of how many of somebody's last games is learned.
const GAMES: usize = 10;

/// Lets it be learned of a game that has ended.
pub(super) async fn note(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), store::Error> {
    tasks::put(tx, &[NewTask { kind: Kind::Learn, key: game.to_string(), shard: NeedsShard::No, due: now }])
        .await
}

/// Learns of everybody at a table whose game has ended, from their last games. What was learned before is worked out
/// anew, so it is all the same if that is done twice. Of a game that cannot be replayed nothing is learned. If that
/// changes what is known of somebody, their other games are looked at: what is obvious for them may be another move now. Ends
/// the task of it.
pub async fn learn(store: &Store, game: GameId, now: Millis) -> Result<(), Error> {
    let mut learned = Vec::new();
    for user in people_of(store, game).await? {
        learned.push((user, learned_of(store, user).await?));
    }
    let mut tx = store.write().await?;
    for (user, known) in &learned {
        if trust::set(&mut tx, *user, known).await? {
            bulk_updates::add(&mut tx, BulkUpdate::Settings(*user), now, now).await?;
        }
    }
    tasks::end_with(&mut tx, &End::Done).await?;
    Ok(tx.commit().await?)
}

/// Those who had a chair in a game as it ended.
async fn people_of(store: &Store, game: GameId) -> Result<Vec<UserId>, Error> {
    let loaded = load::any(store, GameRef::Game(game)).await?;
    let Ok(game) = loaded.game else { return Ok(Vec::new()) };
    Ok(game.table().chairs().players().filter_map(|(_, player)| player.user()).collect())
}

async fn learned_of(store: &Store, user: UserId) -> Result<Trust, Error> {
    let mut known = Trust::EVEN;
    for game in trust::last_games(store, user, GAMES).await? {
        let mut tx = store.read().await?;
        // Of a game that cannot be replayed nothing is known.
        if let Ok(game) = load::any(&mut tx, GameRef::Game(game)).await?.game {
            drop(tx);
            known = known.and(&game.decisions().taught_by(user));
        }
    }
    Ok(known)
}
