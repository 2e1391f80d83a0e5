//! Calls besides the boards: taking note of those that were made, and what waits for somebody who is called.

use std::time::Duration;

use ra_table::game::view::Own;
use ra_table::game::{Asks, Call, CallOutcome, Called, Calls, Draft, Game, Stage, Subject, contact};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::change::{ChangeContext, change_in};
use super::load::{self, GameRef, Loaded, SeenGame};
use crate::store::direct_questions::{self, Answered, DirectQuestion, Form};
use crate::store::notifications::{self, CallRow};
use crate::store::tasks::{self, Kind};
use crate::store::{self, Store, WriteTx, boards, games};

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
    /// When their own time runs out, if it runs.
    pub runs_out: Option<Millis>,
}

/// The running games of a person, the longest waiting first; those that cannot be loaded are left out.
pub async fn games_of(store: &Store, user: UserId, now: Millis) -> Result<Vec<Waiting>, Error> {
    let mut waiting = Vec::new();
    for id in games::running_of(store, user).await? {
        let loaded = load::begun(store, GameRef::Game(id)).await.and_then(Loaded::playable);
        let Some(playable) = load::if_playable(loaded)? else { continue };
        // There is nothing yet that a call could lead to.
        if playable.row.is_unshown() {
            continue;
        }
        let is_own = |seat| playable.game.table().player(seat).user() == Some(user);
        let Calls { mut due, later } = playable.game.notifications().calls(now);
        let mut later: Vec<Millis> =
            later.into_iter().filter(|(seat, _)| is_own(*seat)).map(|(_, at)| at).collect();
        due.retain(|call| is_own(call.seat));
        if !due.is_empty() && goes_on_by_itself(&playable.game, now) {
            due.clear();
            later.push(now.after(SOON));
        }
        let (waits, later) = (playable.game.notifications().waits_for(user), later.into_iter().min());
        let seat = playable.game.table().seat_of(user);
        let runs_out = seat.and_then(|seat| playable.game.clocks().runs_out(seat));
        waiting.push(Waiting { calls: due, later, waits, runs_out, seen: SeenGame::of(playable, now) });
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
    let playable = match load::any(store, GameRef::Game(game)).await.and_then(Loaded::playable) {
        Ok(playable) => playable,
        Err(Error::Refused(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    if playable.game.notifications().end_told_at(now).is_none() {
        return Ok(None);
    }
    let calls = playable.game.notifications().calls(now);
    Ok(Some((SeenGame::of(playable, now), calls)))
}

/// What came of a call, and the game as it is now, whatever became of it.
pub async fn came_of(store: &Store, row: &CallRow, now: Millis) -> Result<(SeenGame, CallOutcome), Error> {
    let playable = load::any(store, GameRef::Game(row.game)).await?.playable()?;
    let came = CallOutcome::of(&playable.game, &row.call);
    Ok((SeenGame::of(playable, now), came))
}

/// What a direct message that asks somebody something is to show.
#[derive(Debug)]
pub enum DirectContent {
    /// What it shows already.
    Unchanged,
    /// Not known yet: the person is about to be called to something else.
    Soon,
    /// What the game asks now.
    Question(Box<SeenGame>, Call),
    /// What the person has decided and can still take back, or answered ahead.
    Answered(Box<Own>),
    /// What came of the question. If its auction goes on, there is more to come.
    Outcome {
        /// The game.
        seen: Box<SeenGame>,
        /// What came of it.
        came: CallOutcome,
        /// Whether more is to come.
        goes_on: bool,
    },
}

/// What a direct message that asks somebody something is to show now.
pub async fn direct_content(
    store: &Store,
    shown: &DirectQuestion,
    now: Millis,
) -> Result<DirectContent, Error> {
    let playable = load::any(store, GameRef::Game(shown.game)).await?.playable()?;
    let (row, board, game) = (&playable.row, playable.board.as_ref(), &playable.game);
    let user = shown.user;
    // One that stays only because it tells of an epoch asks nothing.
    let may_ask = !shown.shows_epoch || (shown.subject.is_some() && !shown.replaced);
    let asked = game.notifications().asked_directly(user, now).filter(|_| may_ask);
    let is_called = || {
        let own = |call: &Call| game.table().player(call.seat).user() == Some(user);
        game.notifications().calls(now).due.iter().any(own)
    };
    if let Some(asked) = asked {
        return Ok(match shown.subject {
            Some(subject)
                if subject == asked.subject && shown.answered == Answered::No && !shown.unconfirmed =>
            {
                DirectContent::Unchanged
            }
            _ if is_called() => DirectContent::Soon,
            _ => DirectContent::Question(Box::new(SeenGame::of(playable, now)), asked),
        });
    }
    let Some(subject) = shown.subject.filter(|subject| *subject != Subject::Begun) else {
        return Ok(DirectContent::Unchanged);
    };
    if game.notifications().is_open(user, subject) {
        let own = Own::of_user(game, user, load::whereabouts(row, board), now);
        let has_decided = |own: &Own| own.plan.is_some() || (shown.unconfirmed && own.pending.is_some());
        let own = own.filter(|own| has_decided(own) && shown.answered == Answered::No);
        // What may still show something older asks the open question, although nobody need be notified of it.
        let open = game.notifications().open_question(user).filter(|_| shown.unconfirmed);
        return Ok(match (own, open) {
            (Some(own), _) => DirectContent::Answered(Box::new(own)),
            (None, Some(open)) => DirectContent::Question(Box::new(SeenGame::of(playable, now)), open),
            (None, None) => DirectContent::Unchanged,
        });
    }
    if is_called() {
        return Ok(DirectContent::Soon);
    }
    let came = CallOutcome::of(game, &Called { user, subject, stage: Stage::Called, at: None });
    let goes_on = came.auction.is_some() && came.auction == game.table().question().auction();
    if goes_on && shown.answered == Answered::InAuction {
        return Ok(DirectContent::Unchanged);
    }
    Ok(DirectContent::Outcome { seen: Box::new(SeenGame::of(playable, now)), came, goes_on })
}

/// Notes what a direct message is about to ask, if its reader is asked anything. If [`direct_answered`] does not follow, a
/// task brings the message up to date.
pub async fn direct_asks(
    store: &Store,
    game: GameId,
    user: UserId,
    message: MessageId,
    now: Millis,
) -> Result<(), Error> {
    let soon = direct_now(store, game, user, message, now).await?;
    let Some(soon) = soon.filter(|soon| soon.subject.is_some()) else { return Ok(()) };
    let mut tx = store.write().await?;
    note_direct(&mut tx, &DirectQuestion { unconfirmed: true, ..soon }).await?;
    tasks::put_of_game(&mut tx, Kind::Answered, game, now).await?;
    Ok(tx.commit().await?)
}

/// Notes that a direct message shows the outcome of its question, and what its reader is asked next.
pub async fn direct_answered(
    store: &Store,
    game: GameId,
    user: UserId,
    message: MessageId,
    now: Millis,
) -> Result<(), Error> {
    match direct_now(store, game, user, message, now).await? {
        Some(shown) => Ok(direct_shown(store, &shown).await?),
        None => Ok(()),
    }
}

/// Notes what a direct message shows now.
pub async fn direct_shown(store: &Store, now: &DirectQuestion) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    note_direct(&mut tx, now).await?;
    tx.commit().await
}

async fn note_direct(tx: &mut WriteTx, now: &DirectQuestion) -> Result<(), store::Error> {
    direct_questions::set_shown(tx, now).await?;
    if let Some(subject) = now.subject {
        notifications::note_shown(tx, now.game, now.user, subject).await?;
    }
    Ok(())
}

/// A known direct message as it is once its question is answered: it shows what its reader is asked next, if anything.
async fn direct_now(
    store: &Store,
    game: GameId,
    user: UserId,
    message: MessageId,
    now: Millis,
) -> Result<Option<DirectQuestion>, Error> {
    let known = direct_questions::of_game(store, game).await?;
    let is_it =
        |known: &&DirectQuestion| (known.user, known.message, known.form) == (user, message, Form::OfGame);
    let Some(question) = known.iter().find(is_it) else {
        return Ok(None);
    };
    let playable = load::any(store, GameRef::Game(game)).await?.playable()?;
    let subject = playable.game.notifications().asked_directly(user, now).map(|asked| asked.subject);
    Ok(Some(DirectQuestion { subject, answered: Answered::No, unconfirmed: false, ..*question }))
}

/// Forgets a direct message that is deleted, or stays as it is.
pub async fn direct_gone(store: &Store, question: &DirectQuestion) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    match question.form {
        Form::List => direct_questions::forget_list(&mut tx, question.user, question.message).await?,
        Form::OfGame | Form::Invitation => direct_questions::forget(&mut tx, question).await?,
    }
    tx.commit().await
}

/// Forgets that a list names a game.
pub async fn unlisted(store: &Store, game: &DirectQuestion) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    direct_questions::forget(&mut tx, game).await?;
    tx.commit().await
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

/// What becomes of the message of a notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SentMessage {
    /// It stays as it is.
    Stays,
    /// It is deleted, or says what came of it, once the question is answered.
    Settled(ChannelId, MessageId),
    /// It is a direct message that shows what the game asks, until a newer one replaces it.
    DirectQuestion {
        /// The message.
        message: MessageId,
        /// Whether it also shows the end of an epoch.
        shows_epoch: bool,
    },
}

/// Takes note of a list of games that was sent to somebody: it replaces the one before it.
pub async fn list_sent(
    store: &Store,
    user: UserId,
    message: MessageId,
    games: &[GameId],
    now: Millis,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    replace_lists(&mut tx, user, now).await?;
    direct_questions::add_list(&mut tx, user, message, games).await?;
    tx.commit().await
}

async fn replace_lists(tx: &mut WriteTx, user: UserId, now: Millis) -> Result<(), store::Error> {
    for game in direct_questions::replace_lists(tx, user).await? {
        tasks::put_of_game(tx, Kind::Answered, game, now).await?;
    }
    Ok(())
}

/// Takes note of a direct message that invites somebody to a table.
pub async fn invitation_sent(
    store: &Store,
    game: GameId,
    user: UserId,
    message: MessageId,
    now: Millis,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    let new = DirectQuestion::new(game, user, message, None);
    direct_questions::add(&mut tx, &DirectQuestion { form: Form::Invitation, ..new }).await?;
    // It may have been answered meanwhile.
    tasks::put_of_game(&mut tx, Kind::Answered, game, now).await?;
    tx.commit().await
}

/// Takes note of a call that was made, and of its message.
pub async fn sent(
    store: &Store,
    game: GameId,
    user: UserId,
    call: &Call,
    message: SentMessage,
    now: Millis,
) -> Result<(), Error> {
    let (asks, call, too) = (call.asks, call.to(user), call.tells_too(user));
    let mut tx = store.write().await?;
    let settled = match message {
        SentMessage::Settled(channel, message) => Some((channel, message)),
        SentMessage::Stays | SentMessage::DirectQuestion { .. } => None,
    };
    notifications::set(&mut tx, game, &call, settled).await?;
    match message {
        SentMessage::DirectQuestion { message, shows_epoch } => {
            let subject = Some(call.subject);
            let new = DirectQuestion { shows_epoch, ..DirectQuestion::new(game, user, message, subject) };
            direct_questions::add(&mut tx, &new).await?;
            // It would have been a list, if another game waited.
            if matches!(asks, Asks::ToAct | Asks::MayAnswer) {
                replace_lists(&mut tx, user, now).await?;
            }
            tasks::put_of_game(&mut tx, Kind::Answered, game, now).await?;
        }
        // The result is told: nothing is asked any more.
        SentMessage::Stays if matches!(asks, Asks::Over | Asks::CalledOff) => {
            direct_questions::replace(&mut tx, game, user).await?;
            tasks::put_of_game(&mut tx, Kind::Answered, game, now).await?;
        }
        SentMessage::Stays | SentMessage::Settled(..) => {}
    }
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
