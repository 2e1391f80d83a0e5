//! Showing games to their channels, and keeping account of what has been shown.
//!
//! A board is a projection of its game: it may be shown twice, late, or by another task. Whatever fails here leaves a
//! row that says so, and `keeper` tries again.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::sync::{Notify, Semaphore};
use tokio_util::task::TaskTracker;

use super::away::Away;
use super::heart::Pulse;
use super::herald::Known;
use super::last::Last;
use super::rest::{Answer, Answered, Error, File, Gone, Interaction, Message, Priority, Rest};
use super::screen;
use super::showing::Showing;
use super::stuck::Stuck;
use super::thinking::Thinkers;
use crate::app::overdue::{self, Due};
use crate::app::{self, Seen, Which, tables};
use crate::game::lobby::{Place, Status};
use crate::game::view::Public;
use crate::game::{Call, Halt};
use crate::id::{ChannelId, GameId, InteractionId, MessageId};
use crate::store::posts::{self, PostRow};
use crate::store::sending::{self, SendingRow};
use crate::store::{self, Store};
use crate::text;
use crate::time::Millis;

/// How many entries one board tells at most that is changed in its place, so that the channel's story has lines to be
/// told in.
const MOST_IN_ONE: i64 = 8;

/// How long a game is left alone that could not be looked after.
const PUT_OFF: Duration = Duration::from_secs(10 * 60);

/// Names a board that is posted, so that it is one message however often it is sent.
pub(super) fn nonce(game: GameId, seq: i64) -> String {
    format!("{game}-{seq}")
}

/// What becomes of the message whose button was clicked.
#[derive(Debug)]
pub(super) enum Clicked {
    /// It is a public board, or was one: there is a newer one now.
    Board(MessageId),
    /// A private panel: this is what is left of it.
    Panel(Message),
}

/// Sends what is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Publisher {
    pub(super) store: Store,
    pub(super) rest: Rest,
    /// Tells the keeper that a board has been retired.
    pub(super) retired: Arc<Notify>,
    /// Who is just showing which game.
    pub(super) showing: Arc<Showing>,
    /// Painting takes a processor for a moment: as many at a time as there are.
    pub(super) painters: Arc<Semaphore>,
    /// Games that the keeper leaves alone for a while.
    pub(super) stuck: Arc<Stuck>,
    /// Where computer players think.
    pub(super) thinkers: Arc<Thinkers>,
    /// The boards that nobody has written below.
    pub(super) last: Arc<Last>,
    /// Players who are known to have left.
    pub(super) away: Arc<Away>,
    /// Where people are called, and when they last were.
    pub(super) known: Arc<Known>,
    /// Whether the program is alive and connected.
    pub(super) pulse: Arc<Pulse>,
    /// What is under way, to be finished before the program stops.
    pub(super) tasks: TaskTracker,
}

impl Publisher {
    /// The time.
    pub(super) fn now(&self) -> Millis {
        self.rest.watch().now()
    }

    /// A game as it is now.
    async fn seen(&self, game: GameId) -> Result<Seen, crate::app::Error> {
        app::seen(&self.store, Which::Game(game), self.now()).await
    }

    /// Answers a command with the game's new board. If Discord does not take the answer any more, the board is posted
    /// without it.
    pub(super) async fn answer(&self, interaction: &Interaction, mut seen: Seen) {
        let game = seen.row.id;
        let _turn = self.showing.begin(game).await;
        // Something may have been shown since the game was read: it is not told twice.
        let shown = posts::shown(&self.store, game).await.unwrap_or(seen.row.shown);
        (seen.row.shown, seen.game.at.shown) = (shown, shown);
        let board = self.board(&seen.game).await;
        let message = match self.rest.answer(interaction, &Answer::Message(board)).await {
            Ok(Answered::Now(message)) => message,
            Ok(Answered::Before) => self.rest.original(interaction).await.ok(),
            // Delivered twice, and the other delivery has shown the board.
            Err(Error::AnsweredBefore) => return,
            Err(error) => {
                tracing::warn!(%error, %game, "a board was not taken as an answer");
                None
            }
        };
        match message.and_then(|message| seen.post(message.into())) {
            Some(post) => self.posted(&seen, post, interaction.id.into(), None).await,
            None => self.show_now(game, Priority::Answer).await,
        }
    }

    /// Answers a click that moved the game: the message that was clicked is changed, and the new board follows it, or is
    /// posted if the click was on a private panel, which no public message may name. Where nobody new is asked the board
    /// is changed in its place.
    pub(super) async fn follow(&self, interaction: &Interaction, clicked: Clicked, seen: &Seen) {
        let game = seen.row.id;
        let _turn = self.showing.begin(game).await;
        // Whoever moved the game after this may have been faster to show it.
        let shown = posts::shown(&self.store, game).await.unwrap_or(seen.row.shown);
        let place = self.place(seen).filter(|_| shown == seen.row.shown);
        let sent = interaction.id.into();
        if let (Clicked::Board(message), Some(place)) = (&clicked, place)
            && place.message == *message
        {
            let board = self.board(&seen.game).await;
            match self.rest.answer(interaction, &Answer::Update(board)).await {
                Ok(_) => self.posted(seen, place, sent, None).await,
                Err(Error::AnsweredBefore) => {}
                Err(error) => {
                    tracing::warn!(%error, %game, "a board was not changed");
                    self.show_now(game, Priority::Answer).await;
                }
            }
            return;
        }
        let is_public = matches!(clicked, Clicked::Board(_));
        let shrunk = self.answer_first(interaction, clicked, seen).await;
        if shown >= seen.row.seq {
            return;
        }
        if let Some(place) = place
            && let Ok(()) = self.change(place, &seen.game).await
        {
            return self.posted(seen, place, sent, shrunk).await;
        }
        if is_public && shown == seen.row.shown {
            let board = self.board(&seen.game).await;
            match self.rest.follow_up(interaction, &board).await {
                Ok(message) => {
                    if let Some(post) = seen.post(message.into()) {
                        return self.posted(seen, post, sent, shrunk).await;
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, %game, "a board was not taken as what follows an answer");
                }
            }
        }
        self.show_now(game, Priority::Answer).await;
    }

    /// Changes the board's message to show the game as it is now.
    async fn change(&self, place: PostRow, game: &Public) -> Result<(), Error> {
        let (Some(channel), Some(message)) = (place.channel.to_serenity(), place.message.to_serenity())
        else {
            return Err(Error::Gone(Gone::Message));
        };
        let board = self.board(game).await;
        self.rest.edit_message(channel, message, &board, Priority::Answer).await
    }

    /// Answers a click: the panel says what it led to, and a board of the past shrinks. Returns the board if it did.
    async fn answer_first(
        &self,
        interaction: &Interaction,
        clicked: Clicked,
        seen: &Seen,
    ) -> Option<MessageId> {
        let (change, board) = match clicked {
            Clicked::Panel(panel) => (panel, None),
            Clicked::Board(message) => {
                let known = seen.board.filter(|board| board.message == message);
                let shown = seen.row.shown;
                let (from_seq, to_seq) = known.map_or((shown, shown), |board| (board.from_seq, board.to_seq));
                (screen::history(&seen.game, from_seq, to_seq), known.map(|board| board.message))
            }
        };
        match self.rest.answer(interaction, &Answer::Update(change)).await {
            Ok(_) => board,
            Err(error) => {
                tracing::warn!(%error, game = %seen.row.id, "a clicked message was not changed");
                None
            }
        }
    }

    /// The present board as a message. The picture is painted where nobody waits for the processor.
    async fn board(&self, game: &Public) -> Message {
        let picture = self.picture(game).await;
        screen::board(game, picture)
    }

    /// The picture of the table as everybody may see it; `None` if it could not be painted, which is logged: a board
    /// without a picture is better than none.
    pub(super) async fn picture(&self, game: &Public) -> Option<File> {
        let _painter = self.painters.acquire().await.ok()?;
        let game = game.clone();
        let painted = tokio::task::spawn_blocking(move || screen::picture(&game)).await;
        painted.inspect_err(|error| tracing::error!(%error, "a picture could not be painted")).ok()
    }

    /// The message that is to be changed in its place instead of a new one being posted, as it will then be: where the
    /// board asks nobody who was not asked before, or only people who are looking at it, with nothing written below it.
    fn place(&self, seen: &Seen) -> Option<PostRow> {
        let (board, game) = (seen.board?, &seen.game);
        let is_seen = || game.called().next().is_none() && self.last.is(board.channel, board.message);
        let is_short = !game.is_over() && game.seq - board.from_seq <= MOST_IN_ONE;
        let stays = is_short && (!game.asks_somebody_new() || is_seen());
        stays.then_some(PostRow { to_seq: game.seq, ..board })
    }

    /// Takes note of a board before it is sent as an answer that changes nothing.
    pub(super) async fn expect(&self, sending: &SendingRow) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        sending::begin(&mut tx, sending).await?;
        tx.commit().await
    }

    /// Posts the game's present board in its channel, wherever the last one was.
    pub(super) async fn show(&self, game: GameId, priority: Priority) {
        let _turn = self.showing.begin(game).await;
        self.show_now(game, priority).await;
    }

    /// Looks after a game that is due: lets computer players act on whose turn the program died, acts for whoever's time
    /// has run out, and shows what comes of it. Returns the calls that are to be made.
    pub(super) async fn go_on(&self, game: GameId, now: Millis) -> Option<(Seen, Vec<Call>)> {
        let _turn = self.showing.try_begin(game)?;
        match overdue::look_after(&self.store, game, now).await {
            Ok(Due::Computer(thought)) => {
                self.think(thought).await;
                self.show_now(game, Priority::Post).await;
            }
            Ok(Due::Acted(done)) => {
                self.let_computers_act(*done).await;
                self.show_now(game, Priority::Post).await;
            }
            Ok(Due::Call(seen, calls)) => return Some((*seen, calls)),
            Ok(Due::Nothing) => {}
            Err(error) => {
                tracing::warn!(%game, ?error, "a game that is due could not be looked after");
                if let Err(error) = overdue::put_off(&self.store, game, now.after(PUT_OFF)).await {
                    tracing::error!(%game, ?error, "and not put off");
                }
            }
        }
        None
    }

    /// Says something in a channel that depends on nobody's hearing it.
    pub(super) async fn say(&self, channel: ChannelId, told: String) {
        let Some(channel) = channel.to_serenity() else { return };
        let message = Message { content: Some(told), ..Message::default() };
        if let Err(error) = self.rest.create_message(channel, &message, Priority::Answer).await {
            tracing::info!(%error, "something was not said in a channel");
        }
    }

    /// Puts the deadline on a game's present board right.
    pub(super) async fn refresh(&self, game: GameId) {
        let _turn = self.showing.begin(game).await;
        let Ok(seen) = self.seen(game).await else { return };
        let board = seen.board.filter(|_| seen.row.shown == seen.row.seq);
        let Some((channel, message)) =
            board.and_then(|board| Some((board.channel.to_serenity()?, board.message.to_serenity()?)))
        else {
            return;
        };
        let question = Message { content: screen::question(&seen.game), ..Message::default() };
        if let Err(error) = self.rest.edit_message(channel, message, &question, Priority::Answer).await {
            tracing::info!(%error, %game, "a board's deadline was not put right");
        }
    }

    /// Posts the board of a game that lags behind, unless somebody is just showing it.
    pub(super) async fn catch_up(&self, game: GameId) {
        if let Some(_turn) = self.showing.try_begin(game) {
            self.show_now(game, Priority::Post).await;
        }
    }

    /// As [`Publisher::show`], for who has the right to.
    async fn show_now(&self, game: GameId, priority: Priority) {
        if let Err(error) = self.try_show(game, priority).await {
            tracing::warn!(%game, "a board could not be shown: {error:#}");
        }
    }

    async fn try_show(&self, game: GameId, priority: Priority) -> anyhow::Result<()> {
        let mut seen = match self.seen(game).await {
            Ok(seen) => seen,
            Err(crate::app::Error::Failed(error)) => return Err(error),
            // A frozen game is left as it is.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated | crate::app::Error::Lost) => {
                self.stuck.add(game);
                return Ok(());
            }
        };
        let sending = seen.part().alone(self.now());
        self.expect(&sending).await?;
        let posted = self.post(&mut seen, priority).await;
        let error = match posted.map(|message| seen.post(message.into())) {
            Ok(Some(post)) => {
                self.posted(&seen, post, sending.id, None).await;
                return Ok(());
            }
            Ok(None) => Error::Gone(Gone::Message),
            Err(error) => error,
        };
        match error {
            // While the bot is off the server it can know of no channel.
            Error::Gone(Gone::Channel) if seen.game.halted() != Some(Halt::Gone) => {
                let lost = seen.row.channel.filter(|_| seen.row.shown >= 0);
                self.channel_gone(lost.unwrap_or(seen.row.lobby_channel)).await?;
            }
            // Asking again every few seconds would not help: the next who acts there shows the board, or the keeper
            // after a while.
            Error::Gone(_) | Error::Forbidden(_) | Error::Closed(_) | Error::Invalid(_) => {
                self.stuck.add(game);
                self.arrived_never(sending.id).await?;
            }
            Error::TooLate
            | Error::AnsweredBefore
            | Error::Temporary { .. }
            | Error::Unauthorized
            | Error::Unexpected { .. } => {}
        }
        Err(error.into())
    }

    /// Posts the board, and opens the thread for it if it is not there yet.
    async fn post(&self, seen: &mut Seen, priority: Priority) -> Result<serenity::all::MessageId, Error> {
        let mut board = self.board(&seen.game).await;
        if priority == Priority::Post {
            let now = self.now();
            board.pings.retain(|user| self.may_call((*user).into(), now));
        }
        // Two attempts at the same board, even in two lives of the process, make one message.
        let nonce = nonce(seen.row.id, seen.row.seq);
        let post = async |seen: &Seen| match seen.row.channel.and_then(|channel| channel.to_serenity()) {
            Some(channel) => self.rest.create_message_once(channel, &board, &nonce, priority).await,
            None => Err(Error::Gone(Gone::Message)),
        };
        // A game that began before its table's message was known has no channel yet. That is not Discord's word that one is
        // gone.
        if seen.row.channel.is_none() {
            self.open_thread(seen).await?;
        }
        match post(seen).await {
            Err(Error::Gone(Gone::Channel)) if seen.row.place == Place::Thread && seen.row.shown < 0 => {
                self.open_thread(seen).await?;
                post(seen).await
            }
            other => other,
        }
    }

    /// Opens the thread that the game is played in, from its lobby's message, or from a new one if there is none.
    pub(super) async fn open_thread(&self, seen: &mut Seen) -> Result<(), Error> {
        let game = seen.row.id;
        let Some(channel) = seen.row.lobby_channel.to_serenity() else {
            return Err(Error::Gone(Gone::Channel));
        };
        let name = format!("Ra · game {game}");
        if let Some(message) = seen.row.lobby_message.and_then(|message| message.to_serenity()) {
            self.is_played_under(seen, message.into()).await?;
            match self.rest.open_thread(channel, message, &name, Priority::Answer).await {
                Err(Error::Gone(Gone::Message)) => {}
                other => return other,
            }
        }
        let started = Message { content: Some(text::lobby::started(&seen.game)), ..Message::default() };
        let nonce = format!("{game}-thread");
        let message = self.rest.create_message_once(channel, &started, &nonce, Priority::Answer).await?;
        self.is_played_under(seen, message.into()).await?;
        self.rest.open_thread(channel, message, &name, Priority::Answer).await
    }

    /// Notes which message the thread that a game is played in belongs to.
    async fn is_played_under(&self, seen: &mut Seen, message: MessageId) -> Result<(), Error> {
        let (game, thread) = (seen.row.id, Some(ChannelId(message.0)));
        if seen.row.channel == thread {
            return Ok(());
        }
        if let Err(error) = tables::set_thread(&self.store, game, message).await {
            tracing::error!(%game, ?error, "a game's thread could not be noted");
            return Err(Error::Gone(Gone::Message));
        }
        (seen.row.lobby_message, seen.row.channel, seen.game.at.channel) = (Some(message), thread, thread);
        Ok(())
    }

    /// Takes note of a board that has been posted; those before it are the keeper's to shrink, but for one that has been
    /// shrunk already.
    async fn posted(&self, seen: &Seen, post: PostRow, sent: InteractionId, shrunk: Option<MessageId>) {
        let game = seen.row.id;
        if seen.row.shown < 0 || seen.row.status == Status::Over {
            self.show_table_now(game).await;
        }
        self.stuck.remove(game);
        self.last.posted(post.channel, post.message);
        if let Err(error) = self.note(&post, sent, shrunk).await {
            // The board will be posted again; better twice than never.
            tracing::error!(%game, %error, "a board could not be noted");
        }
        self.retired.notify_one();
    }

    pub(super) async fn note(
        &self,
        post: &PostRow,
        sent: InteractionId,
        shrunk: Option<MessageId>,
    ) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        posts::retire(&mut tx, post.game, post.to_seq).await?;
        posts::add(&mut tx, post).await?;
        posts::set_shown(&mut tx, post.game, post.to_seq).await?;
        if let Some(shrunk) = shrunk {
            posts::forget(&mut tx, shrunk).await?;
        }
        sending::end(&mut tx, sent).await?;
        tx.commit().await
    }

    /// Forgets a message that was on its way and did not arrive.
    pub(super) async fn arrived_never(&self, sent: InteractionId) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        sending::end(&mut tx, sent).await?;
        tx.commit().await
    }

    /// Shrinks a board to its lines of history, and returns it if that has succeeded or never will.
    async fn shrink_one(&self, post: PostRow) -> Option<MessageId> {
        let (Some(channel), Some(message)) = (post.channel.to_serenity(), post.message.to_serenity()) else {
            return None;
        };
        let edited = match app::to_tell(&self.store, Which::Game(post.game), self.now()).await {
            Ok(seen) => {
                let history = screen::history(&seen.game, post.from_seq, post.to_seq);
                self.rest.edit_message(channel, message, &history, Priority::Post).await
            }
            // What a frozen game's old boards say is still true.
            Err(crate::app::Error::Refused(_) | crate::app::Error::Repeated | crate::app::Error::Lost) => {
                Ok(())
            }
            Err(crate::app::Error::Failed(error)) => {
                tracing::error!("an older board was not read: {error:#}");
                return None;
            }
        };
        let forget = match edited {
            Ok(()) | Err(Error::Gone(_) | Error::Forbidden(_) | Error::Invalid(_)) => true,
            Err(error) => {
                tracing::info!(%error, game = %post.game, "an older board is not shrunk yet");
                false
            }
        };
        forget.then_some(post.message)
    }

    /// Shrinks boards that are no longer the present one.
    pub(super) async fn shrink(&self, stale: Vec<PostRow>) -> Result<(), store::Error> {
        let done: Vec<MessageId> = join_all(stale.into_iter().map(|post| self.shrink_one(post)))
            .await
            .into_iter()
            .flatten()
            .collect();
        if done.is_empty() {
            return Ok(());
        }
        let mut tx = self.store.write().await?;
        for message in done {
            posts::forget(&mut tx, message).await?;
        }
        tx.commit().await
    }
}
