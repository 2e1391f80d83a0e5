//! Messages on their way: how a board goes out, and what is written down of it, so that none is lost or stays double when
//! the program dies over it.

use crate::id::{GameId, InteractionId, MessageId};
use crate::store::boards::{self, BoardRow};
use crate::store::unconfirmed::{self, Part, Unconfirmed};
use crate::store::{self, Store, WriteTx, games};
use crate::time::Millis;

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
    fn message(&self, part: Part, now: Millis) -> Option<Unconfirmed> {
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

/// Where a message is on its way. Until it has arrived it is known by the number of the interaction that it came of, or by
/// one of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageState {
    /// It did not arrive, and never will: nothing is known of it any more.
    NotSent {
        /// By what it was known.
        id: InteractionId,
    },
    /// It is sent now, or has been; whether it arrived is not known.
    PerhapsSent(Unconfirmed),
    /// The same after it was asked for in vain.
    StillUnknown {
        /// By what it is known.
        id: InteractionId,
        /// When it may be asked for again, at the earliest.
        again: Millis,
    },
    /// It is the message of a lobby, and arrived.
    LobbySent(GameId),
    /// It arrived, and is its game's present board, unless there is a later one.
    Sent {
        /// By what it was known.
        id: InteractionId,
        /// The message, and what it tells.
        board: BoardRow,
    },
    /// It is a board of the past, to be shrunk to its lines of history.
    ToShrink {
        /// The message.
        message: MessageId,
        /// When that may be tried again, at the earliest.
        again: Millis,
    },
    /// It has been shrunk, or deleted: nothing is to be done about it any more.
    Gone(MessageId),
}

impl MessageState {
    /// Writes down that a message is at this state.
    pub(super) async fn note(&self, tx: &mut WriteTx) -> Result<(), store::Error> {
        match self {
            MessageState::NotSent { id } => unconfirmed::end(tx, *id).await,
            MessageState::PerhapsSent(message) => unconfirmed::begin(tx, message).await,
            MessageState::Sent { id, board } => {
                boards::retire(tx, board.game, board.to_seq).await?;
                boards::add(tx, board).await?;
                boards::set_shown(tx, board.game, board.to_seq).await?;
                unconfirmed::end(tx, *id).await
            }
            MessageState::LobbySent(game) => unconfirmed::end_lobby(tx, *game).await,
            MessageState::StillUnknown { id, again } => unconfirmed::try_at(tx, *id, *again).await,
            MessageState::ToShrink { message, again } => boards::try_at(tx, *message, *again).await,
            MessageState::Gone(message) => boards::forget(tx, *message).await,
        }
    }
}

/// Writes down that a game has no present board any more: what was it is to be shrunk.
pub(super) async fn retire(tx: &mut WriteTx, game: GameId) -> Result<(), store::Error> {
    boards::retire(tx, game, i64::MAX).await
}

/// Writes down where messages are, all in one transaction.
///
/// # Errors
/// When the database fails.
pub async fn note(store: &Store, states: &[MessageState]) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    for state in states {
        state.note(&mut tx).await?;
    }
    tx.commit().await
}

/// Writes down that a message is about to be sent.
///
/// # Errors
/// When the database fails.
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
        Some(message) => MessageState::PerhapsSent(message).note(tx).await,
        None => Ok(()),
    }
}

/// Writes down that a message is about to be posted; returns the number by which it is known until it has arrived.
///
/// # Errors
/// When the database fails.
pub async fn expect_post(store: &Store, part: Part, now: Millis) -> Result<InteractionId, store::Error> {
    let message = part.alone(now);
    let id = message.id;
    note(store, &[MessageState::PerhapsSent(message)]).await?;
    Ok(id)
}

/// Leaves the board of a game alone until a moment: its channel does not take it.
///
/// # Errors
/// When the database fails.
pub async fn hold_back(store: &Store, game: GameId, until: Millis) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    games::show_at(&mut tx, game, until).await?;
    tx.commit().await
}

/// Lets all boards be tried again that were to be left alone.
///
/// # Errors
/// When the database fails.
pub async fn release_all(store: &Store) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    games::show_all(&mut tx).await?;
    tx.commit().await
}
