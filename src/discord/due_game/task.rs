//! A game's clock: acts for players whose time has run out, lets computer players act, and finds out whether players see
//! the game's channel.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use tokio::sync::Semaphore;

use crate::app::due_game::{self, ToDo};
use crate::app::{SeenGame, out_of_sight};
use crate::discord::computer_players::Computers;
use crate::discord::keyed_mutex::Held;
use crate::discord::out_of_reach::player_sight::last_shown;
use crate::discord::rest::Priority;
use crate::discord::sending::Delivery;
use crate::discord::tasks::SOON;
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

/// How many games are changed at a time: people who act wait for no more of them.
const TURNS: usize = 4;
/// How many boards may be on their way at a time.
const POSTS: usize = 50;
/// How long a game is left alone whose first board is not shown. When it is, the clock is set.
const UNSHOWN_WAITS: Duration = Duration::from_mins(10);

pub(in crate::discord) struct Clock {
    delivery: Delivery,
    computers: Computers,
    posts: Arc<Semaphore>,
    turns: Semaphore,
}

impl Clock {
    pub(in crate::discord) fn new(delivery: Delivery, computers: Computers) -> Clock {
        let (posts, turns) = (Arc::new(Semaphore::new(POSTS)), Semaphore::new(TURNS));
        Clock { delivery, computers, posts, turns }
    }

    /// What there is to do in a game, or was. Where many games are due each is followed by as long a rest: people come in
    /// between.
    async fn in_turn(&self, game: GameId, now: Millis) -> Result<ToDo, Failed> {
        let is_one_of_many = self.turns.available_permits() == 0;
        let _turn = self.turns.acquire().await?;
        let begun = Instant::now();
        let to_do = due_game::look_after(&self.delivery.store, game, now).await;
        if is_one_of_many {
            tokio::time::sleep(begun.elapsed()).await;
        }
        Ok(to_do?)
    }

    /// Finds out whether a game is still within reach in which these people's time has run out, and whether they see it:
    /// who could not be told of it loses nothing.
    async fn verify(&self, seen: &SeenGame, late: Vec<(UserId, Millis)>, held: Held) -> Result<(), Failed> {
        let (delivery, game) = (&self.delivery, seen.row.id);
        if delivery.is_within_reach(seen, last_shown(seen)).await? {
            let mut verified = Vec::new();
            for (user, since) in &late {
                if delivery.sees(seen, *user).await? {
                    verified.push(*user);
                } else {
                    delivery.lost_sight(seen, *user, *since).await?;
                }
            }
            if verified.len() == late.len()
                && let Some(done) =
                    due_game::act_if_due(&delivery.store, game, &verified, delivery.now()).await?
            {
                self.computers.act(done).await;
                self.show(game, held);
                return Ok(());
            }
        }
        drop(held);
        delivery.tell_what_became(game).await;
        Ok(())
    }

    /// Finds out whether these players see the channel again who did not.
    async fn check(&self, seen: &SeenGame, unsighted: Vec<UserId>) -> Result<(), Failed> {
        for user in unsighted {
            let sees = self.delivery.sees(seen, user).await?;
            out_of_sight::checked(&self.delivery.store, seen.row.id, user, sees, self.delivery.now()).await?;
        }
        Ok(())
    }

    /// Posts a game's board in the background, so that no other clock waits for Discord. Where too many are on their way,
    /// it is left to the task `board`.
    fn show(&self, game: GameId, held: Held) {
        let Ok(free) = Arc::clone(&self.posts).try_acquire_owned() else { return };
        let delivery = self.delivery.clone();
        self.delivery.tasks.spawn(async move {
            delivery.post_now(game, Priority::Program).await;
            drop((held, free));
            delivery.tell_what_became(game).await;
        });
    }
}

impl Task for Clock {
    const KIND: Kind = Kind::Clock;
    // A time-out takes five requests, of which Discord allows 50 a second: of more at once none would be done soon.
    const AT_ONCE: usize = 12;
    const IS_NEVER_GIVEN_UP: bool = true;

    type Key = GameId;

    async fn run(&self, game: GameId, claim: &Claim) -> Result<Outcome, Failed> {
        let now = claim.found_at();
        // A change of the game sets its clock anew, and then this answer does not count.
        let soon = Ok(Outcome::Again(now.after(SOON)));
        let Some(held) = self.delivery.locks.try_take(game) else { return soon };
        match self.in_turn(game, now).await? {
            ToDo::Computer(thought) => {
                self.computers.think(thought).await;
                self.show(game, held);
            }
            ToDo::Acted(done) => {
                self.computers.act(*done).await;
                self.show(game, held);
            }
            ToDo::Verify(seen, late) => self.verify(&seen, late, held).await?,
            ToDo::Check(seen, unsighted) => self.check(&seen, unsighted).await?,
            ToDo::Reach => self.show(game, held),
            ToDo::GivenUp => self.delivery.show_lobby_now(game).await,
            ToDo::NotShown => return Ok(Outcome::Again(now.after(UNSHOWN_WAITS))),
            ToDo::Nothing => {}
        }
        soon
    }
}
