//! Showing what came of what somebody did. How the board goes out is one value, a `Route`; where Discord does not take it
//! that way, it is posted.

use ra_table::game::view::Public;
use ra_table::id::{GameId, MessageId};

use super::message;
use super::route::{Clicked, ClickedBoard};
use crate::app::SeenGame;
use crate::app::message_state::{self, MessageState, Route};
use crate::discord::keyed_mutex::Free;
use crate::discord::rest::{Came, Error, Gone, Interaction, Priority, Reply, Responded, Response};
use crate::discord::sending::{Called, Delivery};
use crate::store::boards::{self, BoardRow};
use crate::store::in_flight::SendingId;

/// How a click was answered.
#[derive(Debug, Default)]
struct Answered {
    is_told: bool,
    /// The old board that the answer has collapsed.
    collapsed: Option<MessageId>,
}

impl Delivery {
    /// Answers a command with the game's new board. If Discord does not take it as an answer any more, the board is
    /// posted; then the person may have been given a place for an answer that is still empty (see
    /// [`Responded::Apart`]).
    pub(in crate::discord) async fn respond(
        &self,
        interaction: &Interaction,
        mut seen: SeenGame,
    ) -> Responded {
        let game = seen.row.id;
        let _held = self.locks.wait_for(game).await;
        // Something may have been shown since the game was read: it is not told twice.
        let shown = self.shown_by_now(&seen, None).await;
        seen.row.shown = shown;
        seen.game.at.shown = seen.row.told();
        // What is to stand above the board did not arrive: both are posted, now or by a task.
        if let Err(error) = self.tell_epochs(&seen, shown, Priority::Person).await {
            tracing::warn!(%error, %game, "that an epoch is over could not be told");
            return self.respond_apart(interaction, game).await;
        }
        if !self.rest.is_being_answered(interaction.id) {
            return self.respond_apart(interaction, game).await;
        }
        let board = self.calling_board(&seen, Priority::Person).await;
        let called = board.pings.clone();
        let nowhere = Responded::Now(None);
        self.memories.last_messages.watch(seen.row.channel);
        let message = match self.rest.respond(interaction, &Response::Message(board)).await {
            Ok(Responded::Now(Some(message))) => Some(message),
            // It is there: where, a task asks if not even that is answered now.
            Ok(Responded::Now(None)) => match self.rest.original(interaction).await {
                Ok(original) => Some(original.message.id),
                Err(_) => return nowhere,
            },
            Ok(Responded::Apart) => {
                self.post_instead(interaction, game).await;
                return Responded::Apart;
            }
            // It reached an earlier life, too, which has shown the board; or it may be there, and a task asks for it.
            Err(Error::AnsweredBefore | Error::Temporary { .. }) => return nowhere,
            Err(error) => {
                tracing::warn!(%error, %game, "a board was not taken as an answer");
                None
            }
        };
        match message.and_then(|message| seen.post(message)) {
            Some(post) => {
                self.arrived(&seen, SendingId::Interaction(interaction.id), post, called, None).await
            }
            None => self.post_now(game, Priority::Person).await,
        }
        Responded::Now(message)
    }

    /// Posts the board that was to be the answer to a command: what was to stand above it did not arrive, or it comes so
    /// late that a task may have given it up.
    async fn respond_apart(&self, interaction: &Interaction, game: GameId) -> Responded {
        let deferred = self.rest.respond(interaction, &Response::Defer).await;
        self.post_instead(interaction, game).await;
        deferred.map_or(Responded::Now(None), |_| Responded::Apart)
    }

    /// How far the channel has been shown a game by now, also by boards that were sent and never heard of: by the one that
    /// was clicked, and by others if they are found soon.
    async fn shown_by_now(&self, seen: &SeenGame, clicked: Option<&ClickedBoard>) -> Option<i64> {
        let shown = boards::shown_so_far(&self.store, seen.row.id, seen.row.seq).await;
        let shown = match shown {
            // One may have been found just as the time for it was over.
            Ok((_, true)) => {
                self.recover_earlier(seen, clicked, Priority::Person).await;
                boards::shown(&self.store, seen.row.id).await
            }
            shown => shown.map(|(shown, _)| shown),
        };
        shown.unwrap_or(seen.row.shown)
    }

    /// Posts the board that is not to be the answer to an interaction.
    async fn post_instead(&self, interaction: &Interaction, game: GameId) {
        let never = [MessageState::NotSent { id: SendingId::Interaction(interaction.id) }];
        if let Err(error) = message_state::note(&self.store, &never).await {
            tracing::error!(%error, %game, "that a board is no answer could not be noted");
        }
        self.post_now(game, Priority::Person).await;
    }

    /// Answers a click that moved the game: the message that was clicked is changed, and the new board follows it, or is
    /// posted if the click was on a private panel, which no public message may name. Where nobody new is asked the board
    /// is changed in its place. If all its boards were known to have arrived before the game was read, `free` says so.
    /// Returns whether the person was told.
    pub(in crate::discord) async fn follow(
        &self,
        interaction: &Interaction,
        clicked: Clicked,
        seen: &SeenGame,
        free: Option<&Free>,
    ) -> bool {
        let held = self.locks.wait_for(seen.row.id).await;
        let known = if let Clicked::Board(board) = &clicked { Some(board) } else { None };
        let shown = match free {
            Some(free) if held.is_first_since(free) => seen.row.shown,
            // Another who moved the game after this may have been faster to show it.
            Some(_) | None => self.shown_by_now(seen, known).await,
        };
        let route = self.route(interaction, &clicked, seen, shown);
        if let (Clicked::Board(board), Route::Edit(post)) = (&clicked, &route)
            && post.message == board.message
        {
            self.respond_in_place(interaction, *post, seen).await;
            return true;
        }
        let Answered { is_told, collapsed } = self.respond_first(interaction, clicked, seen).await;
        if shown < Some(seen.row.seq) {
            self.show_after_click(interaction, seen, route, shown, collapsed).await;
        }
        is_told
    }

    /// Shows a game after a click that has been answered.
    async fn show_after_click(
        &self,
        interaction: &Interaction,
        seen: &SeenGame,
        route: Route,
        shown: Option<i64>,
        collapsed: Option<MessageId>,
    ) {
        if let Err(error) = self.tell_epochs(seen, shown, Priority::Person).await {
            tracing::warn!(%error, game = %seen.row.id, "that an epoch is over could not be told");
            return self.post_now(seen.row.id, Priority::Person).await;
        }
        let sent = match &route {
            Route::Edit(post) => {
                self.change(*post, &seen.game).await.map(|()| Some((*post, Called::default())))
            }
            Route::FollowUp(_) => {
                let board = self.calling_board(seen, Priority::Person).await;
                self.memories.last_messages.watch(seen.row.channel);
                let sent = self.rest.follow_up(interaction, &board).await;
                sent.map(|message| Some((seen.post(message)?, board.pings)))
            }
            Route::Response(..) | Route::Post => Ok(None),
        };
        match sent {
            Ok(Some((board, called))) => {
                return self
                    .arrived(seen, SendingId::Interaction(interaction.id), board, called, collapsed)
                    .await;
            }
            Ok(None) => {}
            // It may be there, and a task asks for it.
            Err(error @ Error::Temporary { .. }) if matches!(route, Route::FollowUp(_)) => {
                return tracing::warn!(%error, game = %seen.row.id, "whether a board was taken is not known");
            }
            Err(error) => tracing::warn!(%error, game = %seen.row.id, ?route, "a board was not taken"),
        }
        self.post_now(seen.row.id, Priority::Person).await;
    }

    /// Shows a game after something that has been answered apart: where nobody new is asked the board is changed in its
    /// place, or else it is posted. That a game stands still, or has ended, is always posted.
    pub(in crate::discord) async fn show_apart(&self, interaction: &Interaction, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        if let Ok(seen) = self.seen(game).await
            && seen.row.is_behind()
            && self.shown_by_now(&seen, None).await == seen.row.shown
            && let Some(place) = self.place(&seen)
            && seen.game.halted().is_none()
            && !seen.game.has_ended()
            && !seen.game.asks_somebody_new()
        {
            match self.change(place, &seen.game).await {
                Ok(()) => {
                    let id = SendingId::Interaction(interaction.id);
                    return self.arrived(&seen, id, place, Called::default(), None).await;
                }
                Err(error) => tracing::warn!(%error, %game, "a board was not changed"),
            }
        }
        self.post_now(game, Priority::Person).await;
    }

    /// Answers a click on the present board by changing it.
    async fn respond_in_place(&self, interaction: &Interaction, post: BoardRow, seen: &SeenGame) {
        let board = self.board(&seen.game, post.tells_after()).await;
        match self.rest.respond(interaction, &Response::Update(board)).await {
            Ok(_) => {}
            Err(Error::AnsweredBefore) => return,
            // Nobody new is asked: without the interaction too it is changed in its place.
            Err(error) => {
                tracing::warn!(%error, game = %seen.row.id, "a board was not changed by its click");
                if let Err(error) = self.change(post, &seen.game).await {
                    tracing::warn!(%error, game = %seen.row.id, "a board was not changed");
                    return self.post_now(seen.row.id, Priority::Person).await;
                }
            }
        }
        self.arrived(seen, SendingId::Interaction(interaction.id), post, Called::default(), None).await;
    }

    /// Changes the board's message to show the game as it is now. It still tells all that it has told: that is nowhere
    /// else until there is a newer board.
    async fn change(&self, place: BoardRow, game: &Public) -> Result<(), Error> {
        let board = self.board(game, place.tells_after()).await;
        self.edit_board(place, &board).await
    }

    /// Answers a click: a panel shows the outcome. An old board collapses unless somebody it notified is still asked there.
    async fn respond_first(&self, interaction: &Interaction, clicked: Clicked, seen: &SeenGame) -> Answered {
        let is_panel = matches!(clicked, Clicked::Panel(_));
        let (change, collapsed) = match clicked {
            Clicked::Panel(panel) => (Response::Update(panel), None),
            Clicked::Call(told) => (Response::Message(told.private()), None),
            Clicked::Board(board) => self.past(board.message, &seen.game).await,
        };
        match self.rest.respond(interaction, &change).await {
            Ok(_) => {
                if let (Response::Update(shown), Came::Click(message)) = (&change, interaction.came) {
                    self.private_answers.pressed(message, interaction);
                    if is_panel {
                        self.open_panels.note(message, shown, interaction, Reply::Original);
                    }
                }
                Answered { is_told: true, collapsed }
            }
            Err(Error::AnsweredBefore) => Answered { is_told: true, collapsed: None },
            // The panel was deleted while it was pressed: its text becomes a new message.
            Err(Error::Gone(Gone::Message)) if is_panel => {
                let Response::Update(panel) = change else { return Answered::default() };
                let told = self.rest.respond(interaction, &Response::Message(panel.private())).await;
                Answered { is_told: told.is_ok(), collapsed: None }
            }
            Err(error) => {
                tracing::warn!(%error, game = %seen.row.id, "a clicked message was not changed");
                Answered::default()
            }
        }
    }

    /// What becomes of a clicked board when there is a newer one, and whether it has been collapsed by that. What is not
    /// known yet a task collapses once it is, and what nothing is left of is deleted when the new board is there.
    async fn past(&self, message: MessageId, game: &Public) -> (Response, Option<MessageId>) {
        let known = boards::of_message(&self.store, message).await.unwrap_or_else(|error| {
            tracing::error!(%error, %message, "a board is not known");
            None
        });
        match known {
            Some(past) if !game.still_asks(past.called.as_deref(), past.board.to_seq) => {
                match message::history(game, past.board.tells_after(), past.board.to_seq) {
                    Some(history) => (Response::Update(history), Some(message)),
                    None => (Response::DeferUpdate, None),
                }
            }
            Some(_) | None => (Response::DeferUpdate, None),
        }
    }
}
