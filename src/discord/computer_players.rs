//! Computer players think here: on a bounded number of threads of their own, so that nobody waits for an answer because
//! they think, and only for so long.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ra::rules::Action;
use rand::rngs::SysRng;
use rand::{SeedableRng, TryRng};
use rand_chacha::ChaCha20Rng;
use tokio::sync::Semaphore;

use crate::app::ai_move::{self, Thought};
use crate::app::{self, ChangeResult, Error, GameRef, SeenGame};
use crate::store::Store;
use crate::wall_clock::Watch;

/// How long computer players may think that act one after the other, all together. The click that set them off is then
/// still answered before it would be deferred.
const PATIENCE: Duration = Duration::from_millis(800);

/// The threads on which computer players think.
#[derive(Debug)]
struct Thinkers {
    free: Arc<Semaphore>,
    busy: Arc<AtomicUsize>,
}

impl Thinkers {
    fn new(threads: usize) -> Thinkers {
        Thinkers { free: Arc::new(Semaphore::new(threads)), busy: Arc::default() }
    }

    /// What a computer player does in a position. When its time is up it settles for what it has found; when it finds
    /// no time at all, it plays by rules of thumb.
    async fn choose(&self, thought: Thought, until: Instant) -> Option<Action> {
        let free = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let busy = Arc::clone(&self.busy);
        let thinking = tokio::task::spawn_blocking(move || {
            busy.fetch_add(1, Ordering::Relaxed);
            let mut seed = [0; 32];
            // Without chance it thinks as well, if always in the same way.
            let _ = SysRng.try_fill_bytes(&mut seed);
            let mut rng = ChaCha20Rng::from_seed(seed);
            let action = thought.choose(&mut rng, &mut || Instant::now() >= until);
            busy.fetch_sub(1, Ordering::Relaxed);
            drop(free);
            action
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "a computer player broke off")).ok()?
    }
}

/// Lets computer players act.
#[derive(Debug, Clone)]
pub(super) struct Computers {
    store: Store,
    watch: Watch,
    thinkers: Arc<Thinkers>,
}

impl Computers {
    pub(super) fn new(store: Store, watch: Watch, threads: usize) -> Computers {
        Computers { store, watch, thinkers: Arc::new(Thinkers::new(threads)) }
    }

    /// Lets the computer players act whose turn has come by a change, until a person is to act or the game is over;
    /// returns the game after that. What fails here is tried again when the game is found due.
    pub(super) async fn act(&self, done: ChangeResult) -> SeenGame {
        match done.thought {
            Some(thought) => self.think(thought).await.unwrap_or(done.seen),
            None => done.seen,
        }
    }

    /// Lets computer players act as long as it is theirs to; returns the game after that, if any did.
    pub(super) async fn think(&self, mut thought: Thought) -> Option<SeenGame> {
        let until = Instant::now() + PATIENCE;
        let mut seen = None;
        loop {
            let Some(action) = self.thinkers.choose(thought, until).await else { return seen };
            let game = thought.game;
            let next = match ai_move::act(&self.store, &thought, action, self.watch.now()).await {
                Ok(done) => {
                    seen = Some(done.seen);
                    done.thought
                }
                // Somebody else was faster to let it act.
                Err(Error::Refused(_) | Error::Repeated | Error::Lost) => {
                    let next = ai_move::thought(&self.store, game).await.ok().flatten();
                    seen = app::seen(&self.store, GameRef::Game(game), self.watch.now()).await.ok().or(seen);
                    next.filter(|next| next.seq > thought.seq)
                }
                Err(Error::Failed(error)) => {
                    tracing::error!(%game, "a computer player could not act: {error:#}");
                    None
                }
            };
            match next {
                Some(next) => thought = next,
                None => return seen,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;
    use ra::ai::Level;
    use ra::rules::{Edition, Game, Players, Setup};

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_think_at_a_time_than_there_are_threads() {
        let thinkers = Thinkers::new(2);
        let mut rng = ChaCha20Rng::from_seed([7; 32]);
        let setup = Setup::deal(Edition::Pharaoh, Players::ALL[2], &mut rng);
        let state = *Game::new(&setup).state();
        let until = Instant::now() + Duration::from_millis(300);
        let most = AtomicUsize::new(0);
        let watch = async {
            for _ in 0..100 {
                most.fetch_max(thinkers.busy.load(Ordering::Relaxed), Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let chosen = join_all((0..20).map(|_| thinkers.choose(Thought::about(state, Level::Hard), until)));
        let (chosen, ()) = tokio::join!(chosen, watch);
        assert!(chosen.iter().all(|action| action.is_some_and(|action| state.legal().contains(action))));
        assert!((1..=2).contains(&most.into_inner()));
    }
}
