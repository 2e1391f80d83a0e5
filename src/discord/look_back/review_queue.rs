//! Where decisions are reviewed: one at a time in the whole bot, so that boards, answers and computer players have the
//! processors. Whoever asks for one decision waits for one of everybody before them, not for whole games.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use ra::ai::Review;
use ra_display::text::review::wins;
use ra_table::id::{GameId, UserId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::reviews::Question;
use crate::discord::keyed_mutex::{Held, Locks, lock};

/// Of how many people the differences may be worked out at a time.
const MOST: usize = 20;
/// How many people's differences are remembered; past that all are forgotten, and worked out anew.
const REMEMBERED: usize = 200;
/// How many differences are told.
const TOLD: usize = 3;

/// Where somebody differs most from a hard computer player in a game: the steps, the largest difference first.
pub(super) type Differences = Arc<[(usize, Review)]>;

/// Reviews decisions. What it remembers may be lost: the same question gets the same answer.
#[derive(Debug, Clone)]
pub(in crate::discord) struct Reviewers {
    thinking: Arc<Semaphore>,
    places: Arc<Semaphore>,
    asking: Arc<Locks<UserId>>,
    known: Arc<Mutex<HashMap<(GameId, UserId), Differences>>>,
}

/// What becomes of somebody who asks for their differences.
pub(super) enum Asked {
    /// They were worked out lately.
    Known(Differences),
    /// They can be worked out, as long as this is held.
    Free(Place),
    /// They are being worked out, or those of another game of theirs.
    Already,
    /// Too many people ask.
    Busy,
}

/// The right to have one's differences worked out.
pub(super) struct Place {
    _of_all: OwnedSemaphorePermit,
    _of_person: Held,
}

impl Default for Reviewers {
    fn default() -> Reviewers {
        Reviewers {
            thinking: Arc::new(Semaphore::new(1)),
            places: Arc::new(Semaphore::new(MOST)),
            asking: Arc::default(),
            known: Arc::default(),
        }
    }
}

impl Reviewers {
    /// What is thought of a decision; `None` if that failed, which is logged.
    pub(super) async fn review(&self, question: Question) -> Option<Review> {
        self.think(move || question.review()).await?
    }

    async fn think<T: Send + 'static>(&self, think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _free = self.thinking.acquire().await.ok()?;
        let thought = tokio::task::spawn_blocking(think).await;
        thought.inspect_err(|error| tracing::error!(%error, "a decision could not be reviewed")).ok()
    }

    /// Whether somebody's differences in a game are known, or can be worked out now.
    pub(super) fn ask(&self, game: GameId, user: UserId) -> Asked {
        if let Some(known) = lock(&self.known).get(&(game, user)) {
            return Asked::Known(Arc::clone(known));
        }
        let Some(of_person) = self.asking.try_take(user) else { return Asked::Already };
        match Arc::clone(&self.places).try_acquire_owned() {
            Ok(of_all) => Asked::Free(Place { _of_all: of_all, _of_person: of_person }),
            Err(_) => Asked::Busy,
        }
    }

    /// Works out somebody's differences in a game; `None` if that failed.
    pub(super) async fn work_out(
        &self,
        of: (GameId, UserId),
        decisions: &[Question],
        _place: Place,
    ) -> Option<Differences> {
        let mut found = Vec::new();
        for question in decisions.iter().copied() {
            let review = self.think(move || question.difference()).await?;
            found.extend(review.filter(|review| wins(review) > 0).map(|review| (question.step, review)));
        }
        found.sort_by(|(_, one), (_, other)| other.stake.total_cmp(&one.stake));
        found.truncate(TOLD);
        let found = Differences::from(found);
        let mut known = lock(&self.known);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(of, Arc::clone(&found));
        Some(found)
    }
}
