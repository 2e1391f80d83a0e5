//! What is next for somebody who has just been answered.

use ra_table::game::view::{Own, Public};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::load::{GameRef, owned_but, seen};
use crate::store::Store;

/// What somebody can do next.
#[derive(Debug)]
pub enum Next {
    /// The game that they did something in waits for them.
    Asked(Box<Own>),
    /// Another game waits for them: of all that do, the one with the least time left.
    Waits(Box<Own>),
    /// Nothing waits for them; this is the game that they did something in.
    Look(Box<Public>),
    /// Nothing waits for them, and they did something in no game that can be looked at.
    Nothing,
}

/// What is next for a person who did something in a game of theirs, as they see it after that; or in another, or
/// perhaps only in a channel.
pub async fn after(
    store: &Store,
    which: GameRef,
    own: Option<Own>,
    user: UserId,
    now: Millis,
) -> Result<Next, Error> {
    let own = match own {
        Some(own) if own.is_waited_for => return Ok(Next::Asked(Box::new(own))),
        other => other,
    };
    let here = own.as_ref().map(|own| own.id);
    let games = owned_but(store, user, here, now).await?.into_iter().filter_map(|(_, own)| own.ok());
    let waiting = games.filter(|own| own.is_waited_for);
    if let Some(own) = waiting.min_by_key(time_of) {
        return Ok(Next::Waits(Box::new(own)));
    }
    if let Some(own) = own {
        return Ok(Next::Look(Box::new(own.public().clone())));
    }
    match seen(store, which, now).await {
        Ok(seen) => Ok(Next::Look(Box::new(seen.game))),
        Err(Error::Refused(_)) => Ok(Next::Nothing),
        Err(error) => Err(error),
    }
}

/// When somebody's time runs out; last where there is no clock, and then by the game.
fn time_of(own: &Own) -> (bool, Option<Millis>, GameId) {
    (own.runs_out.is_none(), own.runs_out, own.id)
}
