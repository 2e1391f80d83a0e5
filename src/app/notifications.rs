//! Calls besides the boards: taking note of those that were made, and what waits for somebody who is called.

use std::time::Duration;

use ra_table::game::{Call, CallOutcome, Called, Calls, Draft, Game, contact};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::change::{ChangeContext, change_in};
use super::load::{self, GameRef, Loaded, SeenGame};
use crate::store::notifications::{self, CallRow};
use crate::store::tasks::{self, Kind};
use crate::store::{self, Store, boards, games};

/// How long a call is put off that could not be made.
pub const AGAIN: Duration = Duration::from_secs(60);
/// How long it takes until a call is looked at again that is due and not made now: its board is still on its way, the game
/// is about to go on by itself, or its shard is away.
pub const SOON: Duration = Duration::from_secs(2);

/// A running game of somebody who is called, and the calls of theirs that are due in it.
#[derive(Debug)]
pub struct Waiting {
    /// The game.
    pub seen: SeenGame,
    /// What is due. Nothing in a game that is about to go on by itself: then it asks anew.
    pub calls: Vec<Call>,
    /// When their next call is due in it.
    pub later: Option<Millis>,
    /// Whether it waits for them: who has answered an auction ahead, or decided already, is not waited for.
    pub waits: bool,
}

/// The running games of a person, the longest waiting first; those that cannot be loaded are left out.
pub async fn games_of(store: &Store, user: UserId, now: Millis) -> Result<Vec<Waiting>, Error> {
    let mut waiting = Vec::new();
    for id in games::running_of(store, user).await? {
        let mut tx = store.read().await?;
        let Ok(loaded) = load::begun(&mut tx, GameRef::Game(id)).await else { continue };
        let Ok(playable) = loaded.playable() else { continue };
        // There is nothing yet that a call could lead to.
        if playable.0.is_unshown() {
            continue;
        }
        let is_own = |seat| playable.2.table().player(seat).user() == Some(user);
        let Calls { mut due, later } = playable.2.notifications().calls(now);
        let mut later: Vec<Millis> =
            later.into_iter().filter(|(seat, _)| is_own(*seat)).map(|(_, at)| at).collect();
        due.retain(|call| is_own(call.seat));
        if !due.is_empty() && goes_on_by_itself(&playable.2, now) {
            due.clear();
            later.push(now.after(SOON));
        }
        let (waits, later) = (playable.2.notifications().waits_for(user), later.into_iter().min());
        waiting.push(Waiting { calls: due, later, waits, seen: SeenGame::of(playable, now) });
    }
    Ok(waiting)
}

/// Whether the program is about to act in a game.
fn goes_on_by_itself(game: &Game, now: Millis) -> bool {
    let is_out_of_reach = game.out_of_reach().since().is_some();
    !is_out_of_reach
        && (game.computer_to_act().is_some()
            || game.ahead().next_action(game.table()).is_some()
            || game.schedule().is_overdue(now)
            || !game.sight().people_out_of_time(now).is_empty())
}

/// A game that is over or was called off, with the calls that tell its people so; `None` if there is none that can be
/// shown.
pub async fn of_end(store: &Store, game: GameId, now: Millis) -> Result<Option<(SeenGame, Calls)>, Error> {
    let mut tx = store.read().await?;
    let playable = match load::any(&mut tx, GameRef::Game(game)).await.and_then(Loaded::playable) {
        Ok(playable) => playable,
        Err(Error::Refused(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    if playable.2.notifications().end_told_at(now).is_none() {
        return Ok(None);
    }
    let calls = playable.2.notifications().calls(now);
    Ok(Some((SeenGame::of(playable, now), calls)))
}

/// What came of a call, and the game as it is now, whatever became of it.
pub async fn came_of(store: &Store, row: &CallRow, now: Millis) -> Result<(SeenGame, CallOutcome), Error> {
    let mut tx = store.read().await?;
    let playable = load::any(&mut tx, GameRef::Game(row.game)).await?.playable()?;
    let came = CallOutcome::of(&playable.2, &row.call);
    Ok((SeenGame::of(playable, now), came))
}

/// Takes note that somebody is about to be led to these boards, which then stay as long as they are asked there.
pub async fn lead_to(store: &Store, user: UserId, boards: &[MessageId]) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    for board in boards {
        boards::add_called(&mut tx, *board, user).await?;
    }
    tx.commit().await
}

/// Takes note of calls that are about to be made by one message, in this channel, or directly.
pub async fn expect<'a>(
    store: &Store,
    user: UserId,
    called: impl Iterator<Item = (GameId, &'a Call)>,
    channel: Option<ChannelId>,
    now: Millis,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    for (game, call) in called {
        notifications::expect(&mut tx, game, &call.to(user), channel, now).await?;
    }
    tx.commit().await
}

/// Takes note that calls which were about to be made were not, and never will be so.
pub async fn not_sent<'a>(
    store: &Store,
    user: UserId,
    called: impl Iterator<Item = (GameId, &'a Call)>,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    for (game, call) in called {
        notifications::not_sent(&mut tx, game, &call.to(user)).await?;
    }
    tx.commit().await
}

/// Stores calls that are put off, and calls that a board is about to make instead. Nothing else in the game waits for them.
pub async fn note(store: &Store, game: GameId, called: &[Called], now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    for call in called {
        notifications::set(&mut tx, game, call, None).await?;
    }
    // When the game is due follows from it; what has been answered meanwhile is over.
    match change_in(&mut tx, &ChangeContext::program(game, now), &|_| Ok(())).await {
        Ok(_) => Ok(tx.commit().await?),
        // The game was called off: nobody is called to it any more, only told that.
        Err(Error::Refused(_)) if called.iter().all(Called::tells_calling_off) => Ok(tx.commit().await?),
        Err(Error::Refused(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Takes note of a call that was made, and of its message, if it is to be deleted once it is answered.
pub async fn sent(
    store: &Store,
    game: GameId,
    user: UserId,
    call: &Call,
    message: Option<(ChannelId, MessageId)>,
    now: Millis,
) -> Result<(), Error> {
    let (call, too) = (call.to(user), call.tells_too(user));
    let mut tx = store.write().await?;
    notifications::set(&mut tx, game, &call, message).await?;
    for call in too {
        notifications::set(&mut tx, game, &call, None).await?;
    }
    // It may have been answered while the call was on its way: then the change finds that it is over.
    let was_called = |draft: &mut Draft| {
        contact::was_called(draft, user);
        Ok(())
    };
    let noted = change_in(&mut tx, &ChangeContext::program(game, now), &was_called).await;
    match noted {
        Ok(_) => Ok(tx.commit().await?),
        // The game was called off, which is what they were told, or happened meanwhile.
        Err(Error::Refused(_)) => {
            if !call.tells_calling_off() {
                notifications::done(&mut tx, game, &call).await?;
                tasks::put_of_game(&mut tx, Kind::Answered, game, now).await?;
            }
            Ok(tx.commit().await?)
        }
        Err(error) => Err(error),
    }
}
