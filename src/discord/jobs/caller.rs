//! Calling people besides by boards: when they wake up, when a question has waited for long, when their time runs out.
//! Each gets one message at a time, however many games wait for them; or one a server, unless they want direct messages.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::join_all;
use ra_display::text;
use ra_display::text::mark;
use ra_table::game::view::Public;
use ra_table::game::{Asks, Call};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use tokio::sync::Semaphore;

use super::letter::{Calling, Letter, Way, is_apart, is_direct_only, is_of_end, is_of_next, stays};
use crate::app::calls_made::{self, Waiting};
use crate::app::{Seen, languages, notes};
use crate::discord::deliver::{Delivery, Undelivered, last_shown};
use crate::discord::ids::{ToOurs as _, ToSerenity as _};
use crate::discord::liveness::Liveness;
use crate::discord::message::components::said;
use crate::discord::message::mark::calls_to_several;
use crate::discord::message::{board, buttons};
use crate::discord::rest::{Error, Gone, Message, Priority, Prospect};
use crate::store;
use crate::store::calls;

/// How many batches of calls are made at a time: more would only wait for Discord in memory.
const BATCHES: usize = 4;

/// The message of a call, and where it is.
type Told = (ChannelId, MessageId);

/// Calls people. What it remembers is in memory: nothing true depends on it.
pub(super) struct Caller {
    pub(super) delivery: Delivery,
    liveness: Arc<Liveness>,
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
        Caller { delivery, liveness, games: Mutex::default(), people: Mutex::default(), free }
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
            let is_of_all = |call: &Call| call.asks == Asks::Over && !call.direct;
            let (ends, calls): (Vec<_>, Vec<_>) = calls.into_iter().partition(is_of_all);
            if let Err(error) = self.tell_of_end(&seen, ends, now).await {
                tracing::warn!(game = %seen.row.id, "those who slept could not be told of the end: {error:#}");
            }
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

    /// Calls somebody, unless they are just being called: that tells of all that is due, and a later look of what is
    /// left.
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
        for Waiting { seen, calls, waits } in calls_made::games_of(&self.delivery.store, user, now).await? {
            // Where they cannot act just now they are called later.
            if !self.liveness.is_fresh(seen.row.guild, now) {
                continue;
            }
            // All that is due is told at once, also what another look would have found.
            if due.iter().all(|(known, _)| known.row.id != seen.row.id) {
                due.extend(calls.into_iter().map(|call| (seen.clone(), call)));
            }
            if waits {
                waiting.push(seen);
            }
        }
        // Before any is sent: they are one call, each where it belongs.
        let (may_go, must_wait) = self.to_send(user, Letter::all(due), now);
        for (letter, until) in must_wait {
            self.put_off(user, &letter.due, until).await?;
        }
        for letter in may_go {
            self.deliver(user, letter, &waiting, now).await?;
        }
        Ok(())
    }

    /// Which of the letters to somebody can be sent now, and until when each of the others has to wait. From here on
    /// boards know that they are called.
    pub(super) fn to_send(
        &self,
        user: UserId,
        letters: Vec<Letter>,
        now: Millis,
    ) -> (Vec<Letter>, Vec<(Letter, Millis)>) {
        // A call leads to boards, which may still be on their way, and call by themselves; but not to where none is
        // taken.
        let is_to_come = |(seen, _): &Calling| seen.row.shown < seen.row.seq && seen.row.show_at <= now;
        let (early, letters): (Vec<_>, Vec<_>) =
            letters.into_iter().partition(|letter| letter.due.iter().any(is_to_come));
        let mut must_wait: Vec<_> =
            early.into_iter().map(|letter| (letter, now.after(calls_made::SOON))).collect();
        let callings: Vec<_> = letters.iter().map(|letter| letter.calling(user)).collect();
        let pauses = self.delivery.recent_calls.take_together(&callings, now);
        let mut may_go = Vec::new();
        for (letter, pause) in letters.into_iter().zip(pauses) {
            match pause {
                Some(until) => must_wait.push((letter, until)),
                None => may_go.push(letter),
            }
        }
        (may_go, must_wait)
    }

    /// Sends a letter, and takes note of what it called to. A direct message that cannot be sent goes to the channels
    /// instead; that somebody is next is not told there.
    async fn deliver(
        &self,
        user: UserId,
        letter: Letter,
        waiting: &[Seen],
        now: Millis,
    ) -> anyhow::Result<()> {
        let all = letter.due.clone();
        let letter = match self.without_told(user, letter, now).await {
            Ok(letter) if letter.due.is_empty() => return Ok(()),
            Ok(letter) => letter,
            Err(error) => {
                self.put_off(user, &all, now.after(calls_made::AGAIN)).await?;
                return Err(error);
            }
        };
        self.keep_boards(user, &letter, waiting).await?;
        let sent = match letter.way {
            Way::Directly => self.call_directly(user, &letter, waiting).await,
            Way::InChannel => self.call_in_channel(user, &letter, waiting).await,
        };
        let told = match sent.map_err(|undelivered| (prospect(&undelivered), undelivered)) {
            Ok(told) => told,
            Err((Prospect::Later(wait), undelivered)) => {
                let wait = wait.map_or(calls_made::AGAIN, |told| told.max(calls_made::AGAIN));
                self.delivery.recent_calls.not_made(&letter.calling(user), now);
                self.put_off(user, &letter.due, now.after(wait)).await?;
                return Err(undelivered.into());
            }
            Err((Prospect::Never | Prospect::WhenChanged, undelivered)) => {
                tracing::info!(%user, %undelivered, way = ?letter.way, "a call was not made");
                calls_made::not_sent(&self.delivery.store, user, called(&letter)).await?;
                return self.deliver_otherwise(user, letter, waiting, now).await;
            }
        };
        // A message about several games is not deleted when one of them is answered, nor what tells of a beginning or
        // an end.
        let goes = letter.due.len() == 1 && !letter.due.iter().any(stays);
        self.note(user, &letter.due, Some(told).filter(|_| goes), now).await
    }

    /// Sends the other way what could not be sent one way, but for that somebody is next, which is told directly alone.
    /// What can be sent neither way counts as told: another try would not help.
    pub(super) async fn deliver_otherwise(
        &self,
        user: UserId,
        letter: Letter,
        waiting: &[Seen],
        now: Millis,
    ) -> anyhow::Result<()> {
        if letter.is_second {
            self.delivery.recent_calls.not_made(&letter.calling(user), now);
            return self.note(user, &letter.due, None, now).await;
        }
        let mut others = Vec::new();
        match letter.way {
            Way::InChannel => {
                let mut due = Vec::new();
                for calling in letter.due {
                    // Of a game that is out of reach they are told that.
                    let (seen, _) = &calling;
                    if is_of_end(&calling) || self.delivery.is_within_reach(seen, last_shown(seen)).await? {
                        due.push(calling);
                    }
                }
                others.extend((!due.is_empty()).then(|| Letter::of(Way::Directly, due)));
            }
            Way::Directly => {
                let (next, asked): (Vec<_>, Vec<_>) = letter.due.into_iter().partition(is_direct_only);
                self.note(user, &next, None, now).await?;
                others = Letter::of_servers(asked);
            }
        }
        for letter in others {
            Box::pin(self.deliver(user, Letter { is_second: true, ..letter }, waiting, now)).await?;
        }
        Ok(())
    }

    /// The boards that a letter leads to stay as long as they are asked there.
    async fn keep_boards(&self, user: UserId, letter: &Letter, waiting: &[Seen]) -> Result<(), store::Error> {
        let games = letter.due.iter().map(|(seen, _)| seen);
        let others = waiting.iter().filter(|seen| letter.leads_to(seen));
        let boards = games.chain(others).filter_map(|seen| seen.board);
        let boards: Vec<MessageId> = boards.map(|board| board.message).collect();
        calls_made::lead_to(&self.delivery.store, user, &boards).await
    }

    /// The letter without what a message has told already that was sent and never heard of.
    pub(super) async fn without_told(
        &self,
        user: UserId,
        letter: Letter,
        now: Millis,
    ) -> anyhow::Result<Letter> {
        let Letter { way, is_second, due } = letter;
        let mut left = Vec::new();
        for calling in due {
            let (seen, call) = &calling;
            let unknown = calls::unknown(&self.delivery.store, seen.row.id, &call.to(user)).await?;
            let found = match unknown {
                Some(row) => self.delivery.find_call(&row).await?,
                None => None,
            };
            match found {
                Some((channel, own)) => {
                    let told = (channel, own.id.to_ours());
                    let goes = !calls_to_several(&own) && !stays(&calling);
                    self.note(user, &[calling], Some(told).filter(|_| goes), now).await?;
                }
                None => left.push(calling),
            }
        }
        Ok(Letter { way, is_second, due: left })
    }

    /// Notes what a letter calls to before it is sent.
    pub(super) async fn expect(
        &self,
        user: UserId,
        letter: &Letter,
        channel: Option<ChannelId>,
    ) -> Result<(), Undelivered> {
        let now = self.delivery.now();
        Ok(calls_made::expect(&self.delivery.store, user, called(letter), channel, now).await?)
    }

    pub(super) async fn note(
        &self,
        user: UserId,
        called: &[Calling],
        told: Option<Told>,
        now: Millis,
    ) -> anyhow::Result<()> {
        for (seen, call) in called {
            calls_made::sent(&self.delivery.store, seen.row.id, user, call, told, now).await?;
        }
        Ok(())
    }

    pub(super) async fn put_off(
        &self,
        user: UserId,
        due: &[Calling],
        until: Millis,
    ) -> Result<(), crate::app::Error> {
        for (seen, call) in due {
            let later = [(user, call.question, until)];
            calls_made::put_off(&self.delivery.store, seen.row.id, &later, self.delivery.now()).await?;
        }
        Ok(())
    }

    /// By direct message: one game, or all that wait, if they want to be called so.
    async fn call_directly(
        &self,
        user: UserId,
        letter: &Letter,
        waiting: &[Seen],
    ) -> Result<Told, Undelivered> {
        let Some((first, call)) = letter.due.first() else { return Err(Error::Gone(Gone::Channel).into()) };
        let table = first.game.terms.language;
        let language = languages::writing_to(&self.delivery.store, user, table).await;
        let language = language.unwrap_or_else(|error| {
            tracing::warn!(%user, %error, "a person's language is not known");
            table
        });
        let only = |is_so: fn(&Calling) -> bool| -> Vec<&Public> {
            letter.due.iter().filter(|calling| is_so(calling)).map(|(seen, _)| &seen.game).collect()
        };
        let (next, over) = (only(is_of_next), only(is_of_end));
        let waiting: Vec<&Public> =
            waiting.iter().filter(|seen| letter.leads_to(seen)).map(|seen| &seen.game).collect();
        let message = match (&letter.due[..], &waiting[..]) {
            ([_], [] | [_]) => self.about_one(language, &first.game, call).await,
            ([only], _) if is_of_end(only) || is_apart(only) || is_of_next(only) => {
                self.about_one(language, &first.game, call).await
            }
            _ => Message {
                rows: Some(buttons::to_games(language, waiting.iter().chain(&next).copied())),
                ..said(text::calls::digest(language, &waiting, (&next, &over), user))
            },
        };
        let told = message.content.clone().unwrap_or_default();
        let told = self.with_notes(user, language, told, (letter, &waiting)).await;
        let message = Message { content: Some(told), ..message };
        let (message, nonce) = (calling(user, language, message, letter), nonce(first, call));
        self.expect(user, letter, None).await?;
        let rest = &self.delivery.rest;
        let sends = async |to| rest.create_message_once(to, &message, &nonce, Priority::Program).await;
        self.delivery.write_directly(user, Priority::Program, sends).await
    }

    /// A direct message about one game: what has happened since whoever is called last acted, what they are called
    /// for, what the game's channel shows to everybody, and what they can do there.
    async fn about_one(&self, language: Language, game: &Public, call: &Call) -> Message {
        let news = text::news::short(language, game, call.seat);
        let mut told = news.above(text::calls::one(language, game, call));
        if call.asks == Asks::Over {
            let season = self.delivery.season(language, game).await;
            let facts = game.end.as_ref().map_or(String::new(), |end| text::end::facts(language, game, end));
            told = text::joined([told, season, facts], "\n\n");
        }
        let user = game.player(call.seat).user();
        let rows = match call.asks {
            Asks::OutOfSight => {
                let asked = user.and_then(|user| game.asks(user)).is_some();
                buttons::of_copy(language, game, asked, news.more)
            }
            Asks::ToAct | Asks::MayAnswer => buttons::of_copy(language, game, true, news.more),
            Asks::Next | Asks::Begun => buttons::of_copy(language, game, false, news.more),
            Asks::Late => buttons::of_lateness(language, game, call.seat, news.more),
            Asks::OutOfReach => buttons::of_reach(language, game, news.more),
            Asks::Over => buttons::of_end(language, game, news.more),
        };
        let picture = self.delivery.picture(language, game).await;
        let message = board::copy(language, game, (Some(told), picture), rows);
        let known = game.player(call.seat).known.unwrap_or(-1);
        self.delivery.with_last_epoch(language, game, known, message).await
    }

    /// What somebody is written to, with what they have noted on the games that it calls to. A call goes out without,
    /// if that cannot be read.
    async fn with_notes(
        &self,
        user: UserId,
        language: Language,
        told: String,
        (letter, waiting): (&Letter, &[&Public]),
    ) -> String {
        let due = letter.due.iter().filter(|calling| !is_of_end(calling)).map(|(seen, _)| seen.row.id);
        let games: BTreeSet<GameId> = due.chain(waiting.iter().map(|game| game.id)).collect();
        let mut noted = Vec::new();
        for game in games {
            match notes::of(&self.delivery.store, game, user).await {
                Ok(note) => noted.extend(note.map(|note| (game, note))),
                Err(error) => tracing::warn!(%user, %game, ?error, "somebody's note is not known"),
            }
        }
        text::note::below(language, told, &noted)
    }

    /// In the channel of the game with the least time left, where everybody sees it: it says no more than the boards do.
    async fn call_in_channel(
        &self,
        user: UserId,
        letter: &Letter,
        waiting: &[Seen],
    ) -> Result<Told, Undelivered> {
        let Some((first, call)) = letter.due.first() else { return Err(Error::Gone(Gone::Channel).into()) };
        // It leads to the board, which is not to be far above.
        let brought_down = self.delivery.bring_down(first, true).await;
        let first = brought_down.as_ref().unwrap_or(first);
        let channel = first.row.channel.and_then(|channel| channel.to_serenity());
        let channel = channel.ok_or(Error::Gone(Gone::Channel))?;
        // Whether they have answered an auction ahead is nobody else's to know.
        let is_other = |seen: &&Seen| {
            let is_public = seen.game.asks(user) == Some(Asks::ToAct);
            seen.row.id != first.row.id && letter.leads_to(seen) && is_public
        };
        let others: Vec<&Public> = waiting.iter().filter(is_other).map(|seen| &seen.game).collect();
        let language = first.game.terms.language;
        let rows = match call.asks {
            Asks::Over | Asks::OutOfReach | Asks::OutOfSight | Asks::Begun => None,
            Asks::Late => Some(buttons::of_lateness(language, &first.game, call.seat, None)),
            Asks::ToAct | Asks::MayAnswer | Asks::Next => Some(buttons::of_call(&first.game)),
        };
        let told = Message { rows, ..said(text::calls::in_channel(language, &first.game, call, &others)) };
        let (message, nonce) = (calling(user, language, told, letter), nonce(first, call));
        self.expect(user, letter, Some(channel.to_ours())).await?;
        let rest = &self.delivery.rest;
        let sent = rest.create_message_once(channel, &message, &nonce, Priority::Program).await?;
        Ok((channel.to_ours(), sent.to_ours()))
    }
}

/// The same call is one message, however often it is sent.
pub(super) fn nonce(seen: &Seen, call: &Call) -> String {
    format!("{}-{}-{}-{}", seen.row.id, call.question, call.seat.index(), call.stage.number())
}

/// What can be hoped for from trying again.
fn prospect(undelivered: &Undelivered) -> Prospect {
    match undelivered {
        // The channels serve meanwhile.
        Undelivered::Shut(_) => Prospect::WhenChanged,
        Undelivered::Failed(error) => error.prospect(),
    }
}

/// The calls of a letter, each with its game.
fn called(letter: &Letter) -> impl Iterator<Item = (GameId, &Call)> {
    letter.due.iter().map(|(seen, call)| (seen.row.id, call))
}

/// A message as one that calls somebody to what is due in a letter.
fn calling(user: UserId, language: Language, message: Message, letter: &Letter) -> Message {
    let told = message.content.unwrap_or_default();
    let entries =
        called(letter).map(|(game, call)| (game, call.question)).filter(|(_, question)| *question >= 0);
    let told = mark::with_entries(language, told, entries);
    Message { content: Some(told), pings: user.to_serenity().into_iter().collect(), ..message }
}
