//! Messages on their way: how a board goes out, and what is written down of it, so that none is lost or stays double when
//! the program dies over it; and what becomes of what Discord does not take.

use ra_table::id::{GameId, GuildId, InteractionId, MessageId, UserId};
use ra_table::time::Millis;

use crate::store::boards::{self, BoardRow};
use crate::store::in_flight::{self, Part, SendingId, Unconfirmed};
use crate::store::notifications::{self, CallRow};
pub use crate::store::out_of_reach::waited;
use crate::store::tasks::{self, Kind};
use crate::store::{self, Store, WriteTx};

/// How a board goes out, which decides how it is found again should its sending be cut off.
#[derive(Clone, PartialEq, Eq)]
pub enum Route {
    /// As the response to an interaction, which has a token.
    Response(InteractionId, String),
    /// As a message that follows the response to an interaction.
    FollowUp(InteractionId),
    /// By a change of the present board.
    Edit(BoardRow),
    /// As a message of its own, with no interaction.
    Post,
}

impl std::fmt::Debug for Route {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Route::Response(..) => "Response",
            Route::FollowUp(_) => "FollowUp",
            Route::Edit(_) => "Edit",
            Route::Post => "Post",
        })
    }
}

impl Route {
    /// The message on this route, before it is sent; `None` where nothing new is sent: a change of a message may be made
    /// twice.
    pub(super) fn message(&self, part: Part, now: Millis) -> Option<Unconfirmed> {
        match self {
            Route::Response(id, token) => Some(part.by(*id, Some(token.clone()), now)),
            Route::FollowUp(id) => Some(part.by(*id, None, now)),
            Route::Post => Some(part.alone(now)),
            Route::Edit(_) => None,
        }
    }

    /// Whether the message goes out by the interaction that brought it. It is written down with what the interaction
    /// changed then; one that is posted, only when it is about to be.
    pub(super) fn is_by_interaction(&self) -> bool {
        match self {
            Route::Response(..) | Route::FollowUp(_) => true,
            Route::Edit(_) | Route::Post => false,
        }
    }
}

/// Where a message is on its way. Until it has arrived it is known by the number of the interaction that it came of,
/// or by one of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageState {
    /// It did not arrive, and never will: nothing is known of it any more.
    NotSent {
        /// By what it was known.
        id: SendingId,
    },
    /// It was looked for in vain where nothing can be read: its game's board is posted all the same.
    Unread {
        /// By what it is known.
        id: SendingId,
    },
    /// It arrived, and is its game's present board, unless there is a later one.
    Sent {
        /// By what it was known.
        id: SendingId,
        /// The message, and what it tells.
        board: BoardRow,
        /// Whom it calls, where that is known.
        called: Option<Vec<UserId>>,
        /// When it arrived, or was found.
        at: Millis,
    },
    /// It is the first board of a game, which begins to act from now on: computer players and clocks waited for it.
    First {
        /// The game.
        game: GameId,
        /// When it arrived.
        at: Millis,
    },
    /// A board of the past, which says so. It stays until the channel is shown more of the game, because a player whom
    /// it notified has not answered yet.
    Kept {
        /// The message.
        message: MessageId,
        /// The number of the entry after which it was looked at.
        seq: i64,
    },
    /// It is a board of the past that has been collapsed, was deleted, or stays as it is: nothing is to be done about it
    /// any more.
    Gone(MessageId),
    /// It is a call that is over, and is deleted, says what came of it, or stays as it is.
    CallGone(CallRow),
}

impl MessageState {
    /// Writes down that a message is at this state.
    async fn note(&self, tx: &mut WriteTx) -> Result<(), store::Error> {
        match self {
            MessageState::NotSent { id } => in_flight::end(tx, *id).await,
            MessageState::Sent { id, board, called, at: _ } => {
                boards::retire(tx, board.game, board.to_seq).await?;
                boards::add(tx, board, called.as_deref()).await?;
                boards::set_shown(tx, board.game, board.to_seq).await?;
                in_flight::end(tx, *id).await
            }
            MessageState::First { game, at } => tasks::put_of_game(tx, Kind::Clock, *game, *at).await,
            MessageState::Kept { message, seq } => boards::keep(tx, *message, *seq).await,
            MessageState::Unread { id } => in_flight::unread(tx, *id).await,
            MessageState::Gone(message) => boards::forget(tx, *message).await,
            MessageState::CallGone(call) => notifications::forget(tx, call).await,
        }
    }
}

/// Writes down that a game has no present board any more: what was it is to be collapsed.
pub(super) async fn retire(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), store::Error> {
    boards::retire(tx, game, i64::MAX).await?;
    tasks::put_of_game(tx, Kind::Board, game, now).await
}

/// Lets a game's board be posted once more, if nobody does so at once.
pub(super) async fn show_again(tx: &mut WriteTx, game: GameId, now: Millis) -> Result<(), store::Error> {
    boards::show_again(tx, game).await?;
    let due = now.after(tx.patience());
    tasks::put_of_game(tx, Kind::Board, game, due).await
}

/// Writes down that of a game that was called off nothing can be shown any more: its boards are to be collapsed all the
/// same.
pub(super) async fn nothing_to_show(
    tx: &mut WriteTx,
    game: GameId,
    seq: i64,
    now: Millis,
) -> Result<(), store::Error> {
    retire(tx, game, now).await?;
    boards::set_shown(tx, game, seq).await
}

/// The same of a game whose channel is gone.
pub async fn not_shown(store: &Store, game: GameId, seq: i64, now: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    nothing_to_show(&mut tx, game, seq, now).await?;
    tx.commit().await
}

/// Leaves a game's board alone for a while, which somebody could not show.
pub async fn hold_back(
    store: &Store,
    game: GameId,
    error: &str,
    again: Option<Millis>,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    tasks::postpone(&mut tx, Kind::Board, &game.to_string(), error, again).await?;
    tx.commit().await
}

/// Writes down where messages have got to, all in one transaction. What is lost of it is found out again, as after any
/// death.
pub async fn note(store: &Store, states: &[MessageState]) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    for state in states {
        state.note(&mut tx).await?;
    }
    let sent = states.iter().find_map(|state| {
        if let MessageState::Sent { board, at, .. } = state { Some((board.game, *at)) } else { None }
    });
    let Some((game, at)) = sent else { return tx.commit().await };
    tasks::put_rest_of_board(&mut tx, game, at).await?;
    if !tasks::commit_without_board(tx, game).await? {
        store.wake_runner();
    }
    Ok(())
}

/// Writes down that a message is about to be sent.
pub async fn expect(store: &Store, route: &Route, part: Part, now: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    expect_in(&mut tx, route, part, now).await?;
    tx.commit().await
}

/// As [`expect`], within a transaction that goes on.
pub(super) async fn expect_in(
    tx: &mut WriteTx,
    route: &Route,
    part: Part,
    now: Millis,
) -> Result<(), store::Error> {
    match route.message(part, now) {
        Some(message) => begin(tx, &message).await,
        None => Ok(()),
    }
}

/// Writes down a message that is about to be sent, and the task that looks for it later.
async fn begin(tx: &mut WriteTx, message: &Unconfirmed) -> Result<(), store::Error> {
    in_flight::begin(tx, message).await?;
    tasks::ensure_of_game(tx, Kind::Board, message.part.game, message.at.after(tx.patience())).await
}

/// Writes down that a message is about to be posted; returns the number by which it is known until it has arrived.
pub async fn expect_post(store: &Store, part: Part, now: Millis) -> Result<SendingId, store::Error> {
    let message = part.alone(now);
    let mut tx = store.write().await?;
    begin(&mut tx, &message).await?;
    tx.commit().await?;
    Ok(message.id)
}

/// Something has changed in a server: all its boards may be tried again that were left alone.
pub async fn release(store: &Store, server: GuildId, now: Millis) -> Result<(), store::Error> {
    if tasks::are_boards_waiting(store, server).await? {
        let mut tx = store.write().await?;
        tasks::release_boards(&mut tx, server, now).await?;
        tx.commit().await?;
    }
    Ok(())
}
