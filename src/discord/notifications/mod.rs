//! Calling people besides by boards: when they wake up, when a question has waited for long, when their time runs out.
//! Each gets one message at a time, however many games wait for them; or one a server, unless they want direct messages.

pub(super) mod answered;
pub(super) mod direct_proof;
mod direct_question;
mod end_for_sleepers;
mod expired_call;
mod group_calls;
pub(super) mod ids;
pub(super) mod later;
mod list;
pub(super) mod next_step_buttons;
pub(super) mod recent_calls;
pub(super) mod tasks;

use std::sync::Arc;

use ra_display::text::{self, message_marker};
use ra_table::game::view::Public;
use ra_table::game::{Asks, Call, Called, Calls, Stage};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use self::group_calls::{DueCall, Letter, Way, is_direct_only, is_of_end, is_of_next};
use crate::app::notifications::{SentMessage, Waiting};
use crate::app::{self, SeenGame, languages};
use crate::discord::keyed_mutex::Locks;
use crate::discord::out_of_reach::player_sight::last_shown;
use crate::discord::rest::{Error, Gone, Message, Priority, Prospect};
use crate::discord::sending::components::said;
use crate::discord::sending::recognise_message::calls_to_several;
use crate::discord::sending::{Delivery, Undelivered, board_buttons};
use crate::discord::shard_health::Liveness;
use crate::store;
use crate::store::tasks::Kind;

pub(in crate::discord) struct Notifier {
    delivery: Delivery,
    liveness: Arc<Liveness>,
    /// Who is just being called.
    people: Locks<UserId>,
}

impl Notifier {
    pub(in crate::discord) fn new(delivery: Delivery, liveness: Arc<Liveness>) -> Notifier {
        Notifier { delivery, liveness, people: Locks::default() }
    }

    /// Calls a person to all of their games in which that is due. Returns when the next call is due, unless a change in one
    /// of the games says so anew.
    pub(in crate::discord) async fn notify(
        &self,
        user: UserId,
        now: Millis,
    ) -> anyhow::Result<Option<Millis>> {
        self.call(user, Vec::new(), now).await
    }

    /// Tells those who are awake by now that a game is over, or was called off. Returns when the next people are told.
    pub(in crate::discord) async fn tell_of_end(
        &self,
        game: GameId,
        now: Millis,
    ) -> anyhow::Result<Option<Millis>> {
        let Some((seen, Calls { due, later })) =
            app::notifications::of_end(&self.delivery.store, game, now).await?
        else {
            return Ok(None);
        };
        let next = later.into_iter().map(|(_, at)| at).min();
        // That a game was called off leads to no board.
        let waits_for_board = is_to_come(&seen) && !seen.game.is_called_off();
        if due.is_empty() || waits_for_board {
            return Ok(next.into_iter().chain(not_now(&due, now)).min());
        }
        let (ends, others): (Vec<_>, Vec<_>) =
            due.into_iter().partition(|call| call.asks == Asks::Over && !call.direct);
        self.tell_of_end_in_channel(&seen, ends, now).await?;
        for call in others {
            if let Some(user) = seen.game.player(call.seat).user() {
                self.call(user, vec![(seen.clone(), call)], now).await?;
            }
        }
        let left = app::notifications::of_end(&self.delivery.store, game, now).await?;
        let left = left.and_then(|(_, calls)| not_now(&calls.due, now));
        Ok(next.into_iter().chain(left).min())
    }

    /// Calls somebody to this, and to what is due in all games that they play. Returns when the next call is due in these.
    async fn call(&self, user: UserId, mut due: Vec<DueCall>, now: Millis) -> anyhow::Result<Option<Millis>> {
        let _held = self.people.wait_for(user).await;
        let (mut waiting, mut next) = (Vec::new(), None);
        for game in app::notifications::games_of(&self.delivery.store, user, now).await? {
            let Waiting { seen, calls, later, .. } = &game;
            // Where they cannot act just now they are called later.
            let can_act = self.liveness.is_fresh(seen.row.guild, now);
            if can_act && !is_to_come(seen) {
                due.extend(calls.iter().map(|call| (seen.clone(), *call)));
            } else {
                next = not_now(calls, now).into_iter().chain(next).min();
            }
            next = later.iter().copied().chain(next).min();
            if can_act && game.waits {
                waiting.push(game);
            }
        }
        // Before any is sent: they are one call, each where it belongs.
        let (may_go, must_wait) = self.to_send(user, Letter::all(due), now);
        for (letter, until) in must_wait {
            self.put_off(user, &letter.due, until).await?;
            for (seen, _) in letter.due.iter().filter(|_| letter.way == Way::Directly) {
                self.delivery.put_task(Kind::Answered, seen.row.id, now).await?;
            }
        }
        for letter in may_go {
            self.deliver(user, letter, &waiting, now).await?;
        }
        Ok(next)
    }

    /// Which of the letters to somebody can be sent now, and until when each of the others has to wait, as somebody is not
    /// called twice a minute. From here on boards know that they are called.
    fn to_send(
        &self,
        user: UserId,
        letters: Vec<Letter>,
        now: Millis,
    ) -> (Vec<Letter>, Vec<(Letter, Millis)>) {
        let callings: Vec<_> = letters.iter().map(|letter| letter.calling(user)).collect();
        let pauses = self.delivery.memories.recent_calls.take_together(&callings, now);
        let (mut may_go, mut must_wait) = (Vec::new(), Vec::new());
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
        waiting: &[Waiting],
        now: Millis,
    ) -> anyhow::Result<()> {
        let all = letter.due.clone();
        let letter = match self.without_told(user, letter, now).await {
            Ok(letter) if letter.due.is_empty() => return Ok(()),
            Ok(letter) => letter,
            Err(error) => {
                self.put_off(user, &all, now.after(app::notifications::AGAIN)).await?;
                return Err(error);
            }
        };
        if self.is_listed_already(user, &letter).await? {
            self.delivery.memories.recent_calls.not_made(&letter.calling(user), now);
            return self.note(user, &letter.due, SentMessage::Stays, now).await;
        }
        self.keep_boards(user, &letter, waiting).await?;
        let sent = match letter.way {
            Way::Directly => self.call_directly(user, &letter, waiting).await,
            Way::InChannel => self.call_in_channel(user, &letter, waiting).await,
        };
        let told = match sent.map_err(|undelivered| (prospect(&undelivered), undelivered)) {
            Ok(told) => told,
            Err((Prospect::Later(wait), undelivered)) => {
                let wait = wait.map_or(app::notifications::AGAIN, |told| told.max(app::notifications::AGAIN));
                self.delivery.memories.recent_calls.not_made(&letter.calling(user), now);
                self.put_off(user, &letter.due, now.after(wait)).await?;
                return Err(undelivered.into());
            }
            Err((Prospect::Never | Prospect::WhenChanged, undelivered)) => {
                tracing::info!(%undelivered, way = ?letter.way, "a call was not made");
                app::notifications::not_sent(&self.delivery.store, user, called(&letter)).await?;
                return self.deliver_otherwise(user, letter, waiting, now).await;
            }
        };
        let listed = letter.listed(waiting);
        let is_list = letter.way == Way::Directly && !letter.is_about_one(&listed) && !listed.is_empty();
        if is_list {
            let games: Vec<GameId> = listed.iter().map(|waiting| waiting.seen.row.id).collect();
            app::notifications::list_sent(&self.delivery.store, user, told.1, &games, now).await?;
        }
        let sent = match &letter.due[..] {
            [calling] if !is_list => sent_message(letter.way, calling, told),
            // A message about several games does not tell what came of one of them.
            _ => SentMessage::Stays,
        };
        self.note(user, &letter.due, sent, now).await
    }

    /// Sends the other way what could not be sent one way, but for that somebody is next, which is told directly alone.
    /// What can be sent neither way counts as told: another try would not help.
    async fn deliver_otherwise(
        &self,
        user: UserId,
        letter: Letter,
        waiting: &[Waiting],
        now: Millis,
    ) -> anyhow::Result<()> {
        if letter.is_second {
            self.delivery.memories.recent_calls.not_made(&letter.calling(user), now);
            return self.note(user, &letter.due, SentMessage::Stays, now).await;
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
                self.note(user, &next, SentMessage::Stays, now).await?;
                others = Letter::of_servers(asked);
            }
        }
        for letter in others {
            Box::pin(self.deliver(user, Letter { is_second: true, ..letter }, waiting, now)).await?;
        }
        Ok(())
    }

    /// Whether a letter only reminds somebody of games that their list names already.
    async fn is_listed_already(&self, user: UserId, letter: &Letter) -> Result<bool, store::Error> {
        let only_reminds = |(_, call): &DueCall| call.stage == Stage::Reminded && call.late.is_none();
        if letter.way != Way::Directly || !letter.due.iter().all(only_reminds) {
            return Ok(false);
        }
        let listed = store::direct_questions::listed(&self.delivery.store, user).await?;
        Ok(letter.due.iter().all(|(seen, _)| listed.iter().any(|(game, _)| *game == seen.row.id)))
    }

    /// The boards that a letter leads to stay as long as they are asked there.
    async fn keep_boards(
        &self,
        user: UserId,
        letter: &Letter,
        waiting: &[Waiting],
    ) -> Result<(), store::Error> {
        let games = letter.due.iter().map(|(seen, _)| seen);
        let others = letter.listed(waiting).into_iter().map(|waiting| &waiting.seen);
        let boards = games.chain(others).filter_map(|seen| seen.board);
        let boards: Vec<MessageId> = boards.map(|board| board.message).collect();
        app::notifications::lead_to(&self.delivery.store, user, &boards).await
    }

    /// The letter without what a message has told already that was sent and never heard of.
    async fn without_told(&self, user: UserId, letter: Letter, now: Millis) -> anyhow::Result<Letter> {
        let Letter { way, is_second, due } = letter;
        let mut left = Vec::new();
        for calling in due {
            let (seen, call) = &calling;
            let unknown =
                store::notifications::unknown(&self.delivery.store, seen.row.id, &call.to(user)).await?;
            let found = match unknown {
                Some(row) => self.delivery.find_call(&row).await?,
                None => None,
            };
            match found {
                Some((channel, own)) => {
                    let sent = if calls_to_several(&own) {
                        SentMessage::Stays
                    } else {
                        sent_message(way, &calling, (channel, own.id))
                    };
                    self.note(user, &[calling], sent, now).await?;
                }
                None => left.push(calling),
            }
        }
        Ok(Letter { way, is_second, due: left })
    }

    /// Notes what a letter calls to before it is sent.
    async fn expect(
        &self,
        user: UserId,
        letter: &Letter,
        channel: Option<ChannelId>,
    ) -> Result<(), Undelivered> {
        let now = self.delivery.now();
        Ok(app::notifications::expect(&self.delivery.store, user, called(letter), channel, now).await?)
    }

    async fn note(
        &self,
        user: UserId,
        called: &[DueCall],
        sent: SentMessage,
        now: Millis,
    ) -> anyhow::Result<()> {
        for (seen, call) in called {
            app::notifications::sent(&self.delivery.store, seen.row.id, user, call, sent, now).await?;
        }
        Ok(())
    }

    async fn put_off(&self, user: UserId, due: &[DueCall], until: Millis) -> Result<(), crate::app::Error> {
        for (seen, call) in due {
            let later = Called { user, subject: call.subject, stage: Stage::PutOff, at: Some(until) };
            app::notifications::note(&self.delivery.store, seen.row.id, &[later], self.delivery.now())
                .await?;
        }
        Ok(())
    }

    /// By direct message: one game, or all that wait, if they want to be called so.
    async fn call_directly(
        &self,
        user: UserId,
        letter: &Letter,
        waiting: &[Waiting],
    ) -> Result<(ChannelId, MessageId), Undelivered> {
        let Some((first, call)) = letter.due.first() else { return Err(Error::Gone(Gone::Channel).into()) };
        let table = first.game.terms.language;
        let language = languages::writing_to(&self.delivery.store, user, table).await;
        let language = language.unwrap_or_else(|error| {
            tracing::warn!(%error, "a person's language is not known");
            table
        });
        let only = |is_so: fn(&DueCall) -> bool| -> Vec<&Public> {
            letter.due.iter().filter(|calling| is_so(calling)).map(|(seen, _)| &seen.game).collect()
        };
        let (next, over) = (only(is_of_next), only(is_of_end));
        let listed = letter.listed(waiting);
        let message = if letter.is_about_one(&listed) {
            self.delivery.about_one(language, &first.game, call).await
        } else {
            let running_out = letter.due.iter().filter(|(_, call)| call.stage == Stage::Last);
            let running_out: Vec<_> = running_out
                .map(|(seen, call)| text::notifications::running_out(language, &seen.game, call))
                .collect();
            let list = list::of_games(language, &listed, &next, &over, user);
            let told = text::joined([running_out.join("\n"), list.content.unwrap_or_default()], "\n\n");
            Message { content: Some(told), ..list }
        };
        let due = letter.due.iter().filter(|calling| !is_of_end(calling)).map(|(seen, _)| seen.row.id);
        let games = due.chain(listed.iter().map(|waiting| waiting.seen.row.id)).collect();
        let message = self.delivery.with_notes(user, language, message, games).await;
        let (message, nonce) = (calling(user, language, message, letter), nonce(first, call));
        self.expect(user, letter, None).await?;
        let rest = &self.delivery.rest;
        let sends = async |to| rest.create_message_once(to, &message, &nonce, Priority::Program).await;
        self.delivery.write_directly(user, Priority::Program, sends).await
    }

    /// In the channel of the game with the least time left, where everybody sees it: it says no more than the boards do.
    async fn call_in_channel(
        &self,
        user: UserId,
        letter: &Letter,
        waiting: &[Waiting],
    ) -> Result<(ChannelId, MessageId), Undelivered> {
        let Some((first, call)) = letter.due.first() else { return Err(Error::Gone(Gone::Channel).into()) };
        // It leads to the board, which is not to be far above.
        let brought_down = self.delivery.bring_down(first, true).await;
        let first = brought_down.as_ref().unwrap_or(first);
        let channel = first.row.channel.ok_or(Error::Gone(Gone::Channel))?;
        // Whether they have answered an auction ahead is nobody else's to know.
        let is_other = |seen: &&SeenGame| {
            let is_public = seen.game.asks(user) == Some(Asks::ToAct);
            seen.row.id != first.row.id && letter.leads_to(seen) && is_public
        };
        let others = waiting.iter().map(|waiting| &waiting.seen).filter(is_other);
        let others: Vec<&Public> = others.map(|seen| &seen.game).collect();
        let language = first.game.terms.language;
        let rows = match call.asks {
            Asks::Over | Asks::OutOfReach | Asks::OutOfSight | Asks::Begun | Asks::CalledOff => None,
            Asks::Late => Some(board_buttons::of_lateness(language, &first.game, call.seat, None)),
            Asks::ToAct | Asks::MayAnswer | Asks::Next => Some(board_buttons::of_call(&first.game)),
        };
        let told =
            Message { rows, ..said(text::notifications::in_channel(language, &first.game, call, &others)) };
        let (message, nonce) = (calling(user, language, told, letter), nonce(first, call));
        self.expect(user, letter, Some(channel)).await?;
        let rest = &self.delivery.rest;
        let sent = rest.create_message_once(channel, &message, &nonce, Priority::Program).await?;
        Ok((channel, sent))
    }
}

/// When calls are looked at again that are due and not made now.
fn not_now(due: &[Call], now: Millis) -> Option<Millis> {
    (!due.is_empty()).then(|| now.after(app::notifications::SOON))
}

/// What becomes of a message that calls to one game.
fn sent_message(way: Way, calling: &DueCall, (channel, message): (ChannelId, MessageId)) -> SentMessage {
    let (seen, call) = calling;
    match (way, call.asks) {
        (_, Asks::Over | Asks::CalledOff) => SentMessage::Stays,
        // The first question takes the place of what tells that the game has begun.
        (Way::Directly, Asks::ToAct | Asks::MayAnswer | Asks::Next | Asks::Begun) => {
            let shows_epoch = direct_question::epoch_end(&seen.game, call.seat).is_some();
            SentMessage::DirectQuestion { message, shows_epoch }
        }
        (Way::Directly, Asks::Late | Asks::OutOfReach | Asks::OutOfSight) | (Way::InChannel, _) => {
            SentMessage::Settled(channel, message)
        }
    }
}

/// Whether a game's board is on its way: a call leads to it, and it calls by itself. Not where none is taken.
fn is_to_come(seen: &SeenGame) -> bool {
    seen.row.is_behind() && !seen.row.is_held_back
}

/// The same call is one message, however often it is sent.
fn nonce(seen: &SeenGame, call: &Call) -> String {
    format!("{}-{}-{}-{}", seen.row.id, call.subject, call.seat.index(), call.stage.number())
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
    let questions = called(letter).map(|(game, call)| (game, call.subject));
    let told = message_marker::with_subjects(language, told, questions);
    Message { content: Some(told), pings: vec![user], ..message }
}
