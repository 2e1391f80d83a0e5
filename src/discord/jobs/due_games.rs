//! Games in which the program has something to do: to act for whoever's time has run out, to let a computer player
//! act, to call somebody.

use std::sync::Arc;
use std::time::Instant;

use futures_util::future::join_all;
use ra_table::game::Call;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use tokio::sync::Semaphore;

use super::Job;
use super::caller::Caller;
use crate::app::overdue::{self, ToDo};
use crate::app::{self, Seen, sight};
use crate::discord::computers::Computers;
use crate::discord::deliver::{Delivery, last_shown};
use crate::discord::liveness::Liveness;
use crate::discord::locks::Held;
use crate::discord::rest::Priority;
use crate::store::due;

/// How many games are looked after at a time.
const TURNS: usize = 4;

/// Looks after the games that are due, the longest waiting first.
pub(super) struct DueGames {
    delivery: Delivery,
    computers: Computers,
    liveness: Arc<Liveness>,
    caller: Arc<Caller>,
    /// How many boards may be on their way at a time.
    posts: Arc<Semaphore>,
    /// How many games may be looked after at a time: what people do waits for no more of them, and one flush serves
    /// these.
    turns: Semaphore,
}

impl DueGames {
    pub(super) fn new(
        delivery: Delivery,
        computers: Computers,
        liveness: Arc<Liveness>,
        caller: Arc<Caller>,
    ) -> DueGames {
        let (posts, turns) = (Arc::new(Semaphore::new(due::AT_ONCE)), Semaphore::new(TURNS));
        DueGames { delivery, computers, liveness, caller, posts, turns }
    }

    /// The games that are due, but for those whose people are just being called, however many these are, and those of
    /// shards that are away: nobody's time runs while people cannot act, and a clock on the wall that has just jumped is
    /// not believed. What was missed has to be noted first.
    async fn due(&self, now: Millis) -> anyhow::Result<Vec<GameId>> {
        let most = due::AT_ONCE + self.caller.games().len();
        let away = self.liveness.away(now);
        let due = due::up_to(&self.delivery.store, now, most, &away).await?;
        let called = self.caller.games();
        Ok(due.into_iter().filter(|game| !called.contains(game)).take(due::AT_ONCE).collect())
    }

    /// What there is to do in a game, or was, when its turn has come; `None` if somebody is busy with it. Of `many`
    /// each is followed by as long a rest: people come in between, and half of what there is is left to them.
    async fn in_turn(
        &self,
        game: GameId,
        now: Millis,
        many: bool,
    ) -> Option<(Held, Result<ToDo, app::Error>)> {
        let _turn = self.turns.acquire().await.ok()?;
        let held = self.delivery.locks.try_take(game)?;
        let begun = Instant::now();
        let to_do = overdue::look_after(&self.delivery.store, game, now).await;
        if many {
            tokio::time::sleep(begun.elapsed()).await;
        }
        Some((held, to_do))
    }

    /// Looks after one game, and shows what comes of it. Returns the calls that are to be made.
    async fn look_after(&self, game: GameId, now: Millis, many: bool) -> Option<(Seen, Vec<Call>)> {
        let (held, to_do) = self.in_turn(game, now, many).await?;
        match to_do {
            Ok(ToDo::Computer(thought)) => {
                self.computers.think(thought).await;
                self.show(game, held);
            }
            Ok(ToDo::Acted(done)) => {
                self.computers.act(*done).await;
                self.show(game, held);
            }
            Ok(ToDo::Call(seen, calls)) => return Some((*seen, calls)),
            Ok(ToDo::Verify(seen, late)) => self.verify(*seen, late, held),
            Ok(ToDo::Check(seen, unsighted)) => self.check(*seen, unsighted, held),
            Ok(ToDo::Reach) => self.show(game, held),
            Ok(ToDo::GivenUp) => {
                let delivery = self.delivery.clone();
                self.delivery.tasks.spawn(async move {
                    delivery.show_lobby_now(game).await;
                    drop(held);
                });
            }
            Ok(ToDo::Nothing) => {}
            Err(error) => failed(&self.delivery, game, &error.into()).await,
        }
        None
    }
}

impl DueGames {
    /// Finds out, in the background, whether a game is still within reach in which these people's time has run out, and
    /// whether they see it: whoever could not be told of it loses nothing.
    fn verify(&self, seen: Seen, late: Vec<(UserId, Millis)>, held: Held) {
        let (delivery, computers) = (self.delivery.clone(), self.computers.clone());
        self.delivery.tasks.spawn(async move {
            let game = seen.row.id;
            let verified = async {
                if !delivery.is_within_reach(&seen, last_shown(&seen)).await? {
                    return anyhow::Ok(());
                }
                let mut all_see = true;
                for (user, since) in &late {
                    if !delivery.sees(&seen, *user).await? {
                        delivery.lost_sight(&seen, *user, *since).await?;
                        all_see = false;
                    }
                }
                if !all_see {
                    delivery.alarm.ring();
                    return Ok(());
                }
                let verified: Vec<UserId> = late.into_iter().map(|(user, _)| user).collect();
                let done = overdue::out_of_time(&delivery.store, game, &verified, delivery.now()).await?;
                // There may be more that are due than one look takes.
                delivery.alarm.ring();
                if let Some(done) = done {
                    computers.act(done).await;
                    delivery.post_now(game, Priority::Program).await;
                }
                Ok(())
            };
            if let Err(error) = verified.await {
                failed(&delivery, game, &error).await;
            }
            drop(held);
            delivery.tell_what_became(game).await;
        });
    }

    /// Finds out, in the background, whether these players see the channel again who did not.
    fn check(&self, seen: Seen, unsighted: Vec<UserId>, held: Held) {
        let delivery = self.delivery.clone();
        self.delivery.tasks.spawn(async move {
            let game = seen.row.id;
            let checked = async {
                for user in unsighted {
                    let sees = delivery.sees(&seen, user).await?;
                    sight::checked(&delivery.store, (game, user), sees, delivery.now()).await?;
                }
                delivery.alarm.ring();
                anyhow::Ok(())
            };
            if let Err(error) = checked.await {
                failed(&delivery, game, &error).await;
            }
            drop(held);
        });
    }

    /// Posts a game's board in the background, so that nothing that is due waits for Discord. Where too many are on their
    /// way, it is left to the job `behind`.
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

/// Leaves a game alone for a while that is due and could not be looked after.
async fn failed(delivery: &Delivery, game: GameId, error: &anyhow::Error) {
    tracing::warn!(%game, "a game that is due could not be looked after: {error:#}");
    if let Err(error) = overdue::failed(&delivery.store, game, delivery.now()).await {
        tracing::error!(%game, ?error, "and not put off");
    }
}

impl Job for DueGames {
    const NAME: &'static str = "games that are due";

    async fn woken(&self) {
        self.delivery.alarm.rung().await;
    }

    async fn look(&mut self) -> anyhow::Result<()> {
        let now = self.delivery.now();
        let mut due = self.due(now).await?;
        while !due.is_empty() {
            let many = due.len() == due::AT_ONCE;
            let calls = join_all(due.iter().map(|game| self.look_after(*game, now, many))).await;
            self.caller.call(calls.into_iter().flatten().collect(), now);
            let still = self.due(now).await?;
            // What is still due is under way elsewhere: its time comes with the next look.
            due = if still == due { Vec::new() } else { still };
        }
        Ok(())
    }
}
