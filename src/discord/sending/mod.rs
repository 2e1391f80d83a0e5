//! How messages reach channels and people.
//!
//! What a channel shows is a projection of its game: it may be sent twice, late, or by another task. Whatever fails of
//! a board leaves a row that says so (`app::message_state`), and a task tries again. `send_once` looks for what may have
//! been sent already, `recognise_message` tells by what it is recognised, `retry_policy` says when what failed is tried
//! again, and `direct` writes to one person alone. `board_buttons` and `components` are what messages are made of. In memory
//! alone is which private answers tell what nobody else sees yet (`undo_prompts`), and which stand below a board
//! (`private_answers`).

pub(super) mod board_buttons;
pub(super) mod components;
pub(super) mod direct;
pub(in crate::discord) mod open_panels;
mod private_answers;
pub(super) mod recognise_message;
pub(super) mod retry_policy;
pub(super) mod send_once;
pub(in crate::discord) mod undo_prompts;

use std::sync::Arc;
use std::time::Duration;

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

pub(super) use self::direct::{Proof, Undelivered};
use self::open_panels::OpenPanels;
pub(super) use self::private_answers::Below;
use self::private_answers::PrivateAnswers;
pub(super) use self::undo_prompts::UndoPrompt;
use self::undo_prompts::UndoPrompts;
use super::rest::Rest;
use crate::app::{self, Error, GameRef, SeenGame};
use crate::discord::keyed_mutex::Locks;
use crate::discord::memories::Memories;
use crate::store::tasks::{self, Kind};
use crate::store::{self, Store};

/// Whom a message calls.
pub(in crate::discord) type Called = Vec<UserId>;

/// Sends what is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Delivery {
    pub(super) store: Store,
    pub(super) rest: Rest,
    /// Who is just showing which game: its present board and its lobby's message are changed by one at a time, so that an
    /// older state never comes last, and no task mends anything that somebody is still busy with.
    pub(super) locks: Arc<Locks<GameId>>,
    /// Who is just being served: each person one request after the other.
    pub(in crate::discord) served: Arc<Locks<UserId>>,
    /// Into the threads of which games somebody is just putting people.
    pub(in crate::discord) welcomes: Arc<Locks<GameId>>,
    /// The private answers that tell what somebody has decided that nobody else sees yet.
    pub(super) undo_prompts: Arc<UndoPrompts>,
    /// The private answers below boards, of which each person has one.
    pub(super) private_answers: Arc<PrivateAnswers>,
    /// The private answers with buttons for a game.
    pub(super) open_panels: Arc<OpenPanels>,
    pub(in crate::discord) memories: Arc<Memories>,
    /// As many pictures are painted at a time as there are processors.
    painters: Arc<Semaphore>,
    /// How long what failed for a reason that passes is left alone the first time.
    again: Duration,
    /// Held by who opens direct messages.
    opening: Arc<tokio::sync::Mutex<()>>,
    /// What is under way, to be finished before the program stops.
    pub(super) tasks: TaskTracker,
}

impl Delivery {
    /// As many pictures are painted at a time as there are processors. What failed is tried `again` after so long at
    /// first.
    pub(super) fn new(
        store: Store,
        rest: Rest,
        memories: Memories,
        processors: usize,
        again: Duration,
        tasks: TaskTracker,
    ) -> Delivery {
        Delivery {
            store,
            rest,
            locks: Arc::default(),
            served: Arc::default(),
            welcomes: Arc::default(),
            undo_prompts: Arc::default(),
            private_answers: Arc::default(),
            open_panels: Arc::default(),
            memories: Arc::new(memories),
            painters: Arc::new(Semaphore::new(processors)),
            again,
            opening: Arc::default(),
            tasks,
        }
    }

    pub(super) fn now(&self) -> Millis {
        self.rest.watch().now()
    }

    /// A game as it is now, whatever became of it.
    pub(in crate::discord) async fn seen(&self, game: GameId) -> Result<SeenGame, Error> {
        app::to_tell(&self.store, GameRef::Game(game), self.now()).await
    }

    /// Another picture, perhaps with its words; `None` if it could not be painted, which is logged: a message without a
    /// picture is better than none. It takes a processor for some milliseconds, on a thread where nobody waits for it.
    pub(super) async fn paint<T: Send + 'static>(
        &self,
        picture: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _free = self.painters.acquire().await.ok()?;
        let painted = tokio::task::spawn_blocking(picture).await;
        painted.inspect_err(|error| tracing::error!(%error, "a picture could not be painted")).ok()
    }

    /// Writes a task of a game, due at a moment.
    pub(in crate::discord) async fn put_task(
        &self,
        kind: Kind,
        game: GameId,
        due: Millis,
    ) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        tasks::put_of_game(&mut tx, kind, game, due).await?;
        tx.commit().await
    }
}
