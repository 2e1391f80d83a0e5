//! Calling people besides by boards: when they wake up, when a question has waited for long, when their time runs out.
//! Each gets one message at a time, however many games wait for them.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::join_all;
use tokio::sync::Semaphore;

use crate::app::calls_made::{self, Waiting};
use crate::app::{Seen, languages, overdue};
use crate::discord::deliver::Delivery;
use crate::discord::liveness::Liveness;
use crate::discord::rest::{Error, Gone, Message, Priority, Prospect};
use crate::game::{Asks, Call};
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::text;
use crate::time::Millis;

/// More people than are ever remembered; past that the memory begins anew.
const MOST: usize = 100_000;

/// How many batches of calls are made at a time: more would only wait for Discord in memory.
const BATCHES: usize = 4;

/// A game that somebody is called to.
type Calling = (Seen, Call);
/// The message of a call, and where it is.
type Told = (ChannelId, MessageId);

/// Calls people. What it remembers is in memory: nothing true depends on it.
pub(super) struct Caller {
    delivery: Delivery,
    liveness: Arc<Liveness>,
    /// The channels of direct messages.
    direct: Mutex<HashMap<UserId, serenity::all::ChannelId>>,
    /// The games whose people are just being called.
    games: Mutex<HashSet<GameId>>,
    /// Who is just being called.
    people: Mutex<HashSet<UserId>>,
    /// How many batches of calls may be made at a time.
    free: Arc<Semaphore>,
}

impl Caller {
    pub(super) fn new(delivery: Delivery, liveness: Arc<Liveness>) -> Caller {
        let free = Arc::new(Semaphore::new(BATCHES));
        let (direct, games, people) = (Mutex::default(), Mutex::default(), Mutex::default());
        Caller { delivery, liveness, direct, games, people, free }
    }

    /// The games whose people are just being called.
    pub(super) fn games(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn people(&self) -> MutexGuard<'_, HashSet<UserId>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the calls that are due, one message to each person, in the background: nothing that is due waits for them.
    /// What is not called now stays due.
    pub(super) fn call(self: &Arc<Self>, due: Vec<(Seen, Vec<Call>)>, now: Millis) {
        let Ok(free) = Arc::clone(&self.free).try_acquire_owned() else { return };
        let games: Vec<GameId> = due.iter().map(|(seen, _)| seen.row.id).collect();
        self.games().extend(&games);
        let caller = Arc::clone(self);
        self.delivery.tasks.spawn(async move {
            caller.call_all(due, now).await;
            caller.games().retain(|game| !games.contains(game));
            drop(free);
        });
    }

    async fn call_all(&self, due: Vec<(Seen, Vec<Call>)>, now: Millis) {
        let mut people: BTreeMap<UserId, Vec<Calling>> = BTreeMap::new();
        for (seen, calls) in due {
            for call in calls {
                if let Some(user) = seen.game.player(call.seat).user() {
                    people.entry(user).or_default().push((seen.clone(), call));
                }
            }
        }
        join_all(people.into_iter().map(|(user, calls)| async move {
            if let Err(error) = self.call_once(user, calls, now).await {
                tracing::warn!(%user, "somebody could not be called: {error:#}");
            }
        }))
        .await;
    }

    /// Calls somebody, unless they are just being called: that tells of all that is due, and a later look of what is left.
    async fn call_once(&self, user: UserId, due: Vec<Calling>, now: Millis) -> anyhow::Result<()> {
        if !self.people().insert(user) {
            return Ok(());
        }
        let called = AssertUnwindSafe(self.call_one(user, due, now)).catch_unwind().await;
        self.people().remove(&user);
        called.unwrap_or_else(|_| Err(anyhow::anyhow!("calling broke off")))
    }

    async fn call_one(&self, user: UserId, mut due: Vec<Calling>, now: Millis) -> anyhow::Result<()> {
        let mut waiting = Vec::new();
        for Waiting { seen, calls } in calls_made::games_of(&self.delivery.store, user, now).await? {
            // Where they cannot act just now they are called later.
            if !self.liveness.is_fresh(seen.row.guild, now) {
                continue;
            }
            // All that is due is told at once, also what another look would have found.
            if due.iter().all(|(known, _)| known.row.id != seen.row.id) {
                due.extend(calls.into_iter().map(|call| (seen.clone(), call)));
            }
            if seen.game.asks(user).is_some() {
                waiting.push(seen);
            }
        }
        let Some((first, call)) = due.first() else { return Ok(()) };
        if self.delivery.recent_calls.was_just_called(user, first.row.guild, now) {
            return Ok(self.put_off(&due, now.after(calls_made::AGAIN)).await?);
        }
        // A call leads to the board, which may still be on its way; but not to where no board is taken.
        if first.row.shown < first.row.seq && first.row.show_at <= now {
            return Ok(self.put_off(&due, now.after(calls_made::SOON)).await?);
        }
        let is_alone = due.len() == 1;
        let in_channel = || self.call_in_channel(user, first, call, &waiting);
        let directly = call.direct || !is_alone || call.asks == Asks::Next;
        let told = if directly {
            match self.call_directly(user, first, call, &waiting).await {
                Err(Error::Forbidden(_)) if call.asks != Asks::Next => in_channel().await,
                other => other,
            }
        } else {
            in_channel().await
        };
        let told = match told {
            // A message about several games is not deleted when one of them is answered.
            Ok(told) => is_alone.then_some(told),
            Err(error) => match error.prospect() {
                // Nobody can be reached there: calling again would not help.
                Prospect::Never | Prospect::WhenChanged => None,
                Prospect::Later(wait) => {
                    let wait = wait.map_or(calls_made::AGAIN, |told| told.max(calls_made::AGAIN));
                    self.put_off(&due, now.after(wait)).await?;
                    return Err(error.into());
                }
            },
        };
        self.delivery.recent_calls.called(user, now);
        for (seen, call) in &due {
            calls_made::sent(&self.delivery.store, seen.row.id, user, call, told, now).await?;
        }
        Ok(())
    }

    async fn put_off(&self, due: &[Calling], until: Millis) -> Result<(), crate::app::Error> {
        let games: Vec<GameId> = due.iter().map(|(seen, _)| seen.row.id).collect();
        overdue::put_off(&self.delivery.store, &games, until).await
    }

    /// By direct message: one game, or all that wait.
    async fn call_directly(
        &self,
        user: UserId,
        first: &Seen,
        call: &Call,
        waiting: &[Seen],
    ) -> Result<Told, Error> {
        let channel = self.direct_channel(user).await?;
        let table = first.game.terms.language;
        let language = languages::writing_to(&self.delivery.store, user, table).await;
        let language = language.unwrap_or_else(|error| {
            tracing::warn!(%user, %error, "a person's language is not known");
            table
        });
        let told = match waiting {
            _ if call.asks == Asks::Next => text::calls::next(language, &first.game),
            [] | [_] => text::calls::one(language, &first.game, call),
            several => {
                let games: Vec<_> = several.iter().map(|seen| &seen.game).collect();
                text::calls::digest(language, &games, user)
            }
        };
        self.send_call(channel, &calling(user, told), first, call).await
    }

    /// In the game's channel, where everybody sees it: it says no more than the board does.
    async fn call_in_channel(
        &self,
        user: UserId,
        first: &Seen,
        call: &Call,
        waiting: &[Seen],
    ) -> Result<Told, Error> {
        // It leads to the board, which is not to be far above.
        let brought_down = self.delivery.bring_down(first, true).await;
        let first = brought_down.as_ref().unwrap_or(first);
        let channel = first.row.channel.and_then(|channel| channel.to_serenity());
        let channel = channel.ok_or(Error::Gone(Gone::Channel))?;
        let others = waiting.iter().filter(|seen| seen.row.id != first.row.id).count();
        let told = text::calls::in_channel(first.game.terms.language, &first.game, call, others);
        self.send_call(channel, &calling(user, told), first, call).await
    }

    /// The same call is one message, however often it is sent.
    async fn send_call(
        &self,
        channel: serenity::all::ChannelId,
        message: &Message,
        seen: &Seen,
        call: &Call,
    ) -> Result<Told, Error> {
        let (game, seat, stage) = (seen.row.id, call.seat.index(), call.stage as i64);
        let nonce = format!("{game}-{}-{seat}-{stage}", call.question);
        let sent =
            self.delivery.rest.create_message_once(channel, message, &nonce, Priority::Program).await?;
        Ok((channel.into(), sent.into()))
    }

    async fn direct_channel(&self, user: UserId) -> Result<serenity::all::ChannelId, Error> {
        if let Some(channel) = self.direct().get(&user) {
            return Ok(*channel);
        }
        let person = user.to_serenity().ok_or(Error::Gone(Gone::User))?;
        let channel = self.delivery.rest.direct_channel(person, Priority::Program).await?;
        self.direct().insert(user, channel);
        Ok(channel)
    }

    fn direct(&self) -> MutexGuard<'_, HashMap<UserId, serenity::all::ChannelId>> {
        let mut direct = self.direct.lock().unwrap_or_else(PoisonError::into_inner);
        if direct.len() >= MOST {
            direct.clear();
        }
        direct
    }
}

/// A message that calls somebody.
fn calling(user: UserId, told: String) -> Message {
    Message { content: Some(told), pings: user.to_serenity().into_iter().collect(), ..Message::default() }
}
