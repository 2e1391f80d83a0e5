//! How messages reach channels and people.
//!
//! What a channel shows is a projection of its game: it may be sent twice, late, or by another task. Whatever fails of
//! a board leaves a row that says so (`app::delivery`), and a task tries again. `send_once` looks for what may have
//! been sent already, `message_marker` tells by what it is recognised, `retry_policy` says when what failed is tried
//! again, and `direct` writes to one person alone. `buttons` and `components` are what messages are made of. In memory
//! alone is which private answers tell what nobody else sees yet (`undo_prompts`), and which stand below a board
//! (`private_answers`).

pub(super) mod buttons;
pub(super) mod components;
pub(super) mod direct;
pub(super) mod message_marker;
mod private_answers;
pub(super) mod retry_policy;
pub(super) mod send_once;
mod undo_prompts;

use std::sync::Arc;
use std::time::Duration;

use ra_display::text;
use ra_table::game::lobby::Status;
use ra_table::game::view::Public;
use ra_table::game::{self, BoardCall, Stage};
use ra_table::id::{GameId, InteractionId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

pub(super) use self::direct::{Proof, Undelivered};
pub(super) use self::private_answers::Below;
use self::private_answers::PrivateAnswers;
use self::undo_prompts::AllResting;
pub(super) use self::undo_prompts::UndoPrompt;
use super::rest::{File, Message, Priority, Rest};
use crate::app::message_state::{self, MessageState};
use crate::app::{self, Error, GameRef, Seen, notifications, results};
use crate::discord::board::last_message::LastMessages;
use crate::discord::board::recent_boards::JustShown;
use crate::discord::keyed_mutex::Locks;
use crate::discord::notifications::recent_calls::{Calling, RecentCalls};
use crate::discord::out_of_reach::reach::Looking;
use crate::discord::shard_health::Liveness;
use crate::store::boards::BoardRow;
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
    /// Into the threads of which games somebody is just putting people.
    pub(in crate::discord) welcomes: Arc<Locks<GameId>>,
    /// The boards that nobody has written below.
    pub(super) last_messages: Arc<LastMessages>,
    /// The private answers that tell what somebody has decided that nobody else sees yet.
    pub(super) resting: Arc<AllResting>,
    /// The private answers below boards, of which each person has one.
    pub(super) private_answers: Arc<PrivateAnswers>,
    /// Who was just called.
    pub(super) recent_calls: Arc<RecentCalls>,
    pub(in crate::discord) just_shown: Arc<JustShown>,
    /// As many pictures are painted at a time as there are processors.
    painters: Arc<Semaphore>,
    /// How long what failed for a reason that passes is left alone the first time.
    again: Duration,
    /// The servers of which it is just found out where the bot can write.
    pub(in crate::discord) looking: Arc<Looking>,
    /// Held by who opens direct messages.
    opening: Arc<tokio::sync::Mutex<()>>,
    /// What is under way, to be finished before the program stops.
    pub(super) tasks: TaskTracker,
}

impl Delivery {
    /// With nothing remembered, and as many pictures painted at a time as there are processors. What failed is tried
    /// `again` after so long at first.
    pub(super) fn new(
        store: Store,
        rest: Rest,
        liveness: Arc<Liveness>,
        (processors, again): (usize, Duration),
        tasks: TaskTracker,
    ) -> Delivery {
        Delivery {
            store,
            rest,
            locks: Arc::default(),
            welcomes: Arc::default(),
            last_messages: Arc::default(),
            resting: Arc::default(),
            private_answers: Arc::default(),
            recent_calls: Arc::new(RecentCalls::new(liveness)),
            just_shown: Arc::default(),
            painters: Arc::new(Semaphore::new(processors)),
            again,
            looking: Arc::default(),
            opening: Arc::default(),
            tasks,
        }
    }

    pub(super) fn now(&self) -> Millis {
        self.rest.watch().now()
    }

    /// A game as it is now, whatever became of it.
    pub(in crate::discord) async fn seen(&self, game: GameId) -> Result<Seen, Error> {
        app::to_tell(&self.store, GameRef::Game(game), self.now()).await
    }

    /// The present board as a message, which tells what happened after an entry.
    pub(in crate::discord) async fn board(&self, game: &Public, from_seq: i64) -> Message {
        let picture = self.picture(game.terms.language, game).await;
        let season = self.season(game.terms.language, game).await;
        crate::discord::board::message::board(game, from_seq, &season, picture)
    }

    /// What a game that is over has brought everybody in its server's season; empty if it counts in none.
    pub(super) async fn season(&self, language: Language, game: &Public) -> String {
        let Some(guild) = game.at.guild.filter(|_| game.end.is_some()) else { return String::new() };
        match results::gains(&self.store, guild, game.id).await {
            Ok(Some((quarter, gains))) => text::season::gains(language, game, (quarter, &gains)),
            Ok(None) => String::new(),
            Err(error) => {
                tracing::error!(game = %game.id, ?error, "what a game brought in the season is not told");
                String::new()
            }
        }
    }

    /// The board of a game that is about to be sent anew. Whom it must not call, as they were just called or sleep by
    /// now, is called later, and whom it calls late is not called besides: that is noted before it goes out.
    pub(in crate::discord) async fn calling_board(&self, seen: &Seen, priority: Priority) -> Message {
        let (mut board, now) = (self.board(&seen.game, seen.game.at.shown).await, self.now());
        let by_program = priority == Priority::Program;
        let (mut noted, mut later) = (Vec::new(), Vec::new());
        for (user, question, call) in seen.game.called_to() {
            let calling = Calling { user, game: seen.row.id, server: seen.row.guild, question };
            let put_off_to = match call {
                BoardCall::None => None,
                BoardCall::Now | BoardCall::NowInstead => {
                    self.recent_calls.take(&calling, by_program, now).err()
                }
                BoardCall::OnceAwake => Some(now),
            };
            if put_off_to.is_some() {
                later.push(user);
                noted.push(game::Called { user, question, stage: Stage::PutOff, at: put_off_to });
            } else if call == BoardCall::NowInstead {
                noted.push(game::Called { user, question, stage: Stage::Called, at: None });
            }
        }
        if !noted.is_empty() {
            match notifications::note(&self.store, seen.row.id, &noted, now).await {
                Ok(()) => board.pings.retain(|pinged| !later.contains(pinged)),
                // Better called twice than never.
                Err(error) => tracing::error!(game = %seen.row.id, ?error, "a call could not be put off"),
            }
        }
        board
    }

    /// The picture of the table as everybody may see it, with its words in this language; `None` if it could not be
    /// painted.
    pub(super) async fn picture(&self, language: Language, game: &Public) -> Option<File> {
        let game = game.clone();
        self.paint(move || crate::discord::board::message::picture(language, &game)).await
    }

    /// Another picture; `None` if it could not be painted, which is logged: a message without a picture is better than
    /// none. It takes a processor for some milliseconds, on a thread where nobody waits for it.
    pub(super) async fn paint(&self, picture: impl FnOnce() -> File + Send + 'static) -> Option<File> {
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

    /// Takes note that a board has arrived that was known by this number, and whom it calls; those before it are to
    /// be shrunk, but for one that has been already.
    pub(in crate::discord) async fn arrived(
        &self,
        seen: &Seen,
        id: InteractionId,
        board: BoardRow,
        called: Called,
        shrunk: Option<MessageId>,
    ) {
        let game = seen.row.id;
        if let Err(error) = self.note_wait(seen).await {
            tracing::error!(%game, %error, "how long a game waited could not be noted");
        }
        // One that was edited in its place has not come down: messages may have been written below it.
        if seen.board.is_none_or(|before| before.message != board.message) {
            self.last_messages.posted(board.channel, board.message);
        }
        self.just_shown.shown(game, &seen.game);
        let sent = MessageState::Sent { id, board, called: Some(called), at: self.now() };
        let first = seen.row.is_unshown().then(|| MessageState::First { game, at: self.now() });
        let shrunk = shrunk.map(MessageState::Gone);
        let states: Vec<MessageState> = [sent].into_iter().chain(shrunk).chain(first).collect();
        match message_state::note(&self.store, &states).await {
            Ok(()) => self.epochs_told(seen).await,
            // The board will be posted again; better twice than never.
            Err(error) => tracing::error!(%game, %error, "a board could not be noted"),
        }
        // What is left of the table's message links to the last board.
        if seen.row.is_unshown() || matches!(seen.row.status, Status::Over | Status::Cancelled) {
            self.show_lobby_now(game).await;
        }
    }
}
