//! What belongs to a game besides its history, written down as far as it is other than what is stored.

use ra_table::game::{Game, Given, Orders, Pending, Reach};
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::load::Loaded;
use crate::store::{WriteTx, answers, orders, out_of_sight, pending, reach};

/// Writes down what has been decided ahead, as far as it is other than what is stored.
pub(super) async fn write_ahead(
    tx: &mut WriteTx,
    id: GameId,
    game: &Game,
    given: &[(i64, Given)],
    stored_orders: &[Orders],
) -> Result<(), Error> {
    let question = game.table().question().auction();
    if given.iter().any(|(of, _)| Some(*of) != question) {
        answers::drop_older(tx, id, question).await?;
    }
    if let Some(question) = question {
        let stored = || given.iter().filter(|(of, _)| *of == question).map(|(_, given)| given);
        for gone in stored().filter(|old| game.given().iter().all(|new| new.seat != old.seat)) {
            answers::drop_of(tx, id, gone.seat.index()).await?;
        }
        let is_new = |new: &&Given| stored().all(|old| (old.seat, old.revision) != (new.seat, new.revision));
        for new in game.given().iter().filter(is_new) {
            answers::keep(tx, id, question, new).await?;
        }
    }
    for changed in game.orders().iter().filter(|new| !stored_orders.contains(new)) {
        orders::keep(tx, id, changed).await?;
    }
    Ok(())
}

/// Writes down what can still be taken back, if that is other than what is stored.
pub(super) async fn write_pending(
    tx: &mut WriteTx,
    id: GameId,
    game: &Game,
    stored: Option<&Pending>,
) -> Result<(), Error> {
    match game.pending() {
        now if now == stored => Ok(()),
        Some(pending) => Ok(pending::keep(tx, id, pending).await?),
        None => Ok(pending::drop_of(tx, id).await?),
    }
}

/// Writes down how people are reached, as far as it is other than what is stored.
pub(super) async fn write_reach(
    tx: &mut WriteTx,
    id: GameId,
    game: &Game,
    stored: &[Reach],
) -> Result<(), Error> {
    for changed in game.reach().iter().filter(|now| !stored.contains(now)) {
        reach::keep(tx, id, changed).await?;
    }
    Ok(())
}

/// Takes note that a player acts who could not see the channel. If it is where the game is played, they see it again;
/// otherwise Discord is asked soon whether they do. Returns whether anything was noted.
pub(super) async fn sees_again(
    tx: &mut WriteTx,
    loaded: &Loaded,
    (place, user): (Option<ChannelId>, Option<UserId>),
    now: Millis,
) -> Result<bool, Error> {
    let (Some(place), Some(user), Ok(game)) = (place, user, &loaded.game) else { return Ok(false) };
    let is_unsighted = game.table().seat_of(user).is_some_and(|seat| game.is_out_of_sight(seat));
    if !is_unsighted {
        return Ok(false);
    }
    let player = (loaded.row.id, user);
    if loaded.row.channel == Some(place) {
        out_of_sight::end(tx, player, now).await?;
    } else {
        out_of_sight::check(tx, player, now).await?;
    }
    Ok(true)
}
