//! Games whose channel is gone: they wait for another one, without anybody's time running.

use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::time::Millis;

use super::change::{ChangeContext, change_in};
use super::load::{self, GameRef};
use super::{Error, message_state, threads};
use crate::store::tasks::{self, Kind};
use crate::store::{Store, WriteTx, games, out_of_reach};

/// Notes that the channel is gone in which a game was played, since a moment. Returns whether the game waits for another
/// one now: not if nothing has been shown of it, or if it cannot be replayed. One at a table of a cup gets another thread
/// with its next board, which is due now.
pub(super) async fn lose(tx: &mut WriteTx, game: GameId, since: Millis, now: Millis) -> Result<bool, Error> {
    let Some(row) = games::by_id(&mut *tx, game).await? else { return Ok(false) };
    let is_reopened = row.in_cup.is_some() && row.channel.is_some();
    if row.status != Status::Running || (row.is_unshown() && !is_reopened) {
        return Ok(false);
    }
    // Whoever finds out that it still has no thread has nothing to add.
    if row.in_cup.is_some() && !is_reopened {
        return Ok(true);
    }
    games::lose_channel(tx, game).await?;
    if row.is_unshown() {
        tasks::put_of_game(tx, Kind::Board, game, now).await?;
        return Ok(true);
    }
    message_state::retire(tx, game, now).await?;
    out_of_reach::begin(tx, game, since, now).await?;
    if is_reopened {
        message_state::show_again(tx, game, now).await?;
    }
    match change_in(tx, &ChangeContext::program(game, now), &|_| Ok(())).await {
        Ok(_) => Ok(true),
        Err(Error::Refused(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Refuses who may not give a game another channel.
///
/// # Errors
/// As [`ra_table::game::OutOfReach::may_place`], and when there is no such game.
pub async fn may_place(store: &Store, game: GameId, user: UserId, now: Millis) -> Result<(), Error> {
    let game = load::begun(store, GameRef::Game(game)).await?.playable()?.game;
    Ok(game.out_of_reach().may_place(user, now)?)
}

/// Moves a game into the thread of this message in a channel, where its board is to be shown.
///
/// # Errors
/// As [`may_place`].
pub async fn move_to(
    store: &Store,
    game: GameId,
    user: UserId,
    channel: ChannelId,
    message: MessageId,
    now: Millis,
) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let loaded = load::begun(&mut tx, GameRef::Game(game)).await?.playable()?.game;
    loaded.out_of_reach().may_place(user, now)?;
    games::move_to(&mut tx, game, channel, message).await?;
    message_state::show_again(&mut tx, game, now).await?;
    threads::put_members(&mut tx, game, now).await?;
    change_in(&mut tx, &ChangeContext::program(game, now), &|_| Ok(())).await?;
    Ok(tx.commit().await?)
}
