//! Boards and tables that were sent, and of which it was never heard whether they arrived: the process died, or Discord's
//! answer was lost on the way. They are looked for until it is known.

use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, GameId, MessageId};
use tokio::time::{Instant, timeout_at};

use super::route::ClickedBoard;
use crate::app::message_state::{self, MessageState};
use crate::app::{SeenGame, lobbies};
use crate::discord::rest::{Came, Error, Own, Priority, Reply, Sought};
use crate::discord::sending::retry_policy::LASTING;
use crate::discord::sending::send_once::{before, not_read};
use crate::discord::sending::{Delivery, recognise_message};
use crate::store::boards::{self, BoardRow};
use crate::store::games;
use crate::store::in_flight::{self, Entries, Tells, Unconfirmed};
use crate::task_queue::Failed;

/// What is known of a message after it was asked for.
enum Found {
    /// Whether it arrived.
    Known,
    /// Nothing yet; it is not the time for it.
    Soon,
    /// That it did not arrive, nor anything in its place.
    NotYet,
    /// Nothing, as what was written before cannot be read there.
    Unread,
}

/// Where something is that was looked for.
enum Where<T> {
    There(T),
    Nowhere,
    /// Nobody can tell: what was written before cannot be read.
    Unread,
}

impl<T> Where<T> {
    fn map<U>(self, found: impl FnOnce(T) -> U) -> Where<U> {
        match self {
            Where::There(what) => Where::There(found(what)),
            Where::Nowhere => Where::Nowhere,
            Where::Unread => Where::Unread,
        }
    }
}

/// A board that was found.
struct FoundBoard {
    channel: ChannelId,
    message: MessageId,
    /// The last entry that it tells.
    to_seq: i64,
}

impl Delivery {
    /// Finds out what became of a message that was sent and never heard of. It `may_still_arrive` while an answer
    /// takes so long. Returns whether it is known now: not yet if it is too early, or somebody is just showing the game.
    ///
    /// # Errors
    /// Why it is not known, and when it may be.
    pub(in crate::discord) async fn recover(
        &self,
        sending: &Unconfirmed,
        may_still_arrive: bool,
    ) -> Result<bool, Failed> {
        let Some(_held) = self.locks.try_take(sending.part.game) else { return Ok(false) };
        // Whoever had the game until now may have heard of it.
        if !in_flight::is_unknown(&self.store, sending.id).await? {
            return Ok(true);
        }
        let found = match sending.part.tells {
            Tells::Lobby => self.recover_lobby(sending, may_still_arrive).await,
            Tells::Board(entries) => self.recover_board(sending, entries, may_still_arrive).await,
        };
        let (pause, error) = match found {
            Ok(Found::Known) => return Ok(true),
            Ok(Found::Soon) => return Ok(false),
            Ok(Found::NotYet) => (self.passing(), anyhow::anyhow!("a message did not arrive")),
            Ok(Found::Unread) => {
                message_state::note(&self.store, &[MessageState::Unread { id: sending.id }]).await?;
                (LASTING, anyhow::anyhow!("nothing may be read where a message may have arrived"))
            }
            Err(error) => {
                let told = error.downcast_ref::<Error>().and_then(|error| self.pause(error));
                (told.unwrap_or(self.passing()), error)
            }
        };
        tracing::warn!(?sending, "whether a message arrived is not known: {error:#}");
        Err(Failed { error, pause: Some(pause) })
    }

    /// Looks for earlier boards that were sent and never heard of, before another board of their game goes out: a person
    /// whom one of them notified is not notified of the same question again. What is not found is left to the task.
    /// The one that was `clicked` need not be looked for. Returns whether any was found. For who holds the lock.
    pub(in crate::discord) async fn recover_earlier(
        &self,
        seen: &SeenGame,
        clicked: Option<&ClickedBoard>,
        priority: Priority,
    ) -> bool {
        let (game, times) = (seen.row.id, self.rest.times());
        // A person's answer waits for this no longer than for anything else.
        let patience = if priority == Priority::Person { times.moment() } else { times.attempt };
        let end = Instant::now() + patience;
        let mut any = false;
        let found = async {
            for sending in in_flight::boards_before(&self.store, game, seen.row.seq).await? {
                let Tells::Board(entries) = sending.part.tells else { continue };
                // Only the search ends with the time for it: what was found is noted.
                let sought = timeout_at(end, self.seek_board(&sending, entries, clicked)).await;
                let Ok(place) = sought else { break };
                any |= matches!(self.sought_board(&sending, entries, place?, true).await?, Found::Known);
            }
            anyhow::Ok(())
        };
        if let Err(error) = found.await {
            tracing::warn!(%game, "whether an earlier board arrived is not known: {error:#}");
        }
        any
    }

    async fn recover_board(
        &self,
        sending: &Unconfirmed,
        entries: Entries,
        may_still_arrive: bool,
    ) -> anyhow::Result<Found> {
        let place = self.seek_board(sending, entries, None).await?;
        self.sought_board(sending, entries, place, may_still_arrive).await
    }

    /// Looks for a board. The one that was clicked is there.
    async fn seek_board(
        &self,
        sending: &Unconfirmed,
        Entries { from_seq, to_seq }: Entries,
        clicked: Option<&ClickedBoard>,
    ) -> anyhow::Result<Where<FoundBoard>> {
        let game = sending.part.game;
        let known = boards::of_game(&self.store, game).await?;
        let messages: Vec<MessageId> = known.iter().map(|board| board.message).collect();
        let is_it = |clicked: &&ClickedBoard| {
            (clicked.game, clicked.to_seq) == (game, to_seq) && !messages.contains(&clicked.message)
        };
        if let Some(clicked) = clicked.filter(is_it) {
            let ClickedBoard { channel, message, .. } = *clicked;
            return Ok(Where::There(FoundBoard { channel, message, to_seq }));
        }
        // Whatever came later than this came after the boards that were known.
        let earlier = known.iter().filter(|board| Some(board.to_seq) <= from_seq).map(|board| board.message);
        // The answer to an interaction may tell later entries than the noted one: a second note may have failed.
        let interaction = sending.id.interaction();
        let is_it = |own: &Own| {
            let told = recognise_message::told_by_board(own, game);
            told == Some(to_seq)
                || (interaction.is_some() && own.interaction == interaction && told > Some(to_seq))
        };
        let found = self.seek(sending, earlier.max(), &messages, is_it).await?;
        Ok(found.map(|(channel, own)| FoundBoard {
            channel,
            message: own.id,
            to_seq: recognise_message::told_by_board(&own, game).unwrap_or(to_seq),
        }))
    }

    /// Notes what became of a board that was looked for.
    async fn sought_board(
        &self,
        sending: &Unconfirmed,
        Entries { from_seq, .. }: Entries,
        place: Where<FoundBoard>,
        may_still_arrive: bool,
    ) -> anyhow::Result<Found> {
        let game = sending.part.game;
        match place {
            Where::There(FoundBoard { channel, message, to_seq }) => {
                // What a later board has told meanwhile is not told again.
                let shown = boards::shown(&self.store, game).await?;
                let from_seq = shown.clamp(from_seq, Some(to_seq));
                let board = BoardRow { message, game, channel, from_seq, to_seq };
                let sent = MessageState::Sent { id: sending.id, board, called: None, at: self.now() };
                let first = shown.is_none().then(|| MessageState::First { game, at: self.now() });
                message_state::note(&self.store, &[sent].into_iter().chain(first).collect::<Vec<_>>())
                    .await?;
                let status = lobbies::lobby(&self.store, game).await?.status;
                if matches!(status, Status::Over | Status::Cancelled) {
                    self.show_lobby_now(game).await;
                }
                Ok(Found::Known)
            }
            _ if may_still_arrive => Ok(Found::Soon),
            Where::Unread => Ok(Found::Unread),
            Where::Nowhere => {
                message_state::note(&self.store, &[MessageState::NotSent { id: sending.id }]).await?;
                Ok(Found::Known)
            }
        }
    }

    /// A table's message has buttons only while people may sit down.
    async fn recover_lobby(&self, sending: &Unconfirmed, may_still_arrive: bool) -> anyhow::Result<Found> {
        let game = sending.part.game;
        let lobby = lobbies::lobby(&self.store, game).await?;
        let known: Vec<MessageId> = lobby.message.into_iter().collect();
        match self.seek(sending, None, &known, |own| recognise_message::is_lobby(own, game)).await? {
            Where::There((_, own)) if lobby.status == Status::Lobby || lobby.message.is_none() => {
                lobbies::set_message(&self.store, game, own.id).await?;
                self.show_lobby_now(game).await;
            }
            // Its game has begun with another message.
            Where::There((channel, own)) => {
                self.rest.delete_message(channel, own.id).await?;
                message_state::note(&self.store, &[MessageState::NotSent { id: sending.id }]).await?;
            }
            _ if may_still_arrive => return Ok(Found::Soon),
            Where::Nowhere | Where::Unread => {
                let is_posted = lobby.status != Status::Lobby || self.post_lobby_now(&lobby).await?;
                // What is posted is known by a number of its own until it has arrived.
                if !is_posted && sending.id.interaction().is_none() {
                    return Ok(Found::NotYet);
                }
                message_state::note(&self.store, &[MessageState::NotSent { id: sending.id }]).await?;
            }
        }
        Ok(Found::Known)
    }

    /// Looks for a message where it was sent, but for those that are known: by the interaction's token as long as
    /// that lives, and among all that came since, after that one if it is told.
    async fn seek(
        &self,
        sending: &Unconfirmed,
        after: Option<MessageId>,
        known: &[MessageId],
        is_it: impl Fn(&Own) -> bool,
    ) -> Result<Where<(ChannelId, Own)>, Error> {
        let now = match sending.part.tells {
            Tells::Lobby => None,
            Tells::Board(_) => self.place_of(sending.part.game).await?,
        };
        let first = sending.part.channel.or(now);
        if let (Some(channel), Some(own)) = (first, self.find_response(sending).await?) {
            return Ok(Where::There((channel, own)));
        }
        // A message's number grows with time as an interaction's does.
        let since = sending.id.interaction().map_or_else(|| before(sending.at), |id| MessageId(id.0));
        let since = after.map_or(since, |after| since.max(after));
        let mut unread = false;
        for channel in first.into_iter().chain(now.filter(|_| now != first)) {
            match self.look_for(channel, since, known, &is_it).await {
                Ok(Sought::Found(own)) => return Ok(Where::There((channel, own))),
                Ok(Sought::Unseen) | Err(Error::Forbidden(_)) => unread = true,
                Ok(Sought::Absent) | Err(Error::Gone(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(if unread { Where::Unread } else { Where::Nowhere })
    }

    /// Where a game is played now: its place may have been made, or have become another, after a board was to be sent.
    async fn place_of(&self, game: GameId) -> Result<Option<ChannelId>, Error> {
        let found = games::by_id(&self.store, game).await.map_err(not_read)?;
        Ok(found.and_then(|row| row.channel))
    }

    /// The answer to a command by its token. What its person alone sees is no board. If it is only the place for an
    /// answer that Discord keeps after a deferral, nobody is left who would fill it; if they were told something, it
    /// stays.
    async fn find_response(&self, sending: &Unconfirmed) -> Result<Option<Own>, Error> {
        let (Some(token), Some(id)) = (sending.token.clone(), sending.id.interaction()) else {
            return Ok(None);
        };
        let interaction = self.rest.recall(id, token, Came::Command);
        match self.rest.original(&interaction).await {
            Ok(original) if !original.is_private => Ok(Some(original.message)),
            Ok(told) if !told.is_thinking => Ok(None),
            Ok(_) => match self.rest.delete_reply(&interaction, Reply::Original).await {
                Err(error) if error.is_no_refusal() => Err(error),
                _ => Ok(None),
            },
            Err(error) if error.is_no_refusal() => Err(error),
            // There is none, or the token serves no more.
            Err(_) => Ok(None),
        }
    }
}
