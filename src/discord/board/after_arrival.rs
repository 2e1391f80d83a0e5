//! What follows from a board that has arrived.

use ra_table::game::lobby::Status;
use ra_table::id::MessageId;

use crate::app::SeenGame;
use crate::app::message_state::{self, MessageState};
use crate::discord::sending::{Called, Delivery};
use crate::store::boards::BoardRow;
use crate::store::in_flight::SendingId;

impl Delivery {
    /// Notes that the board of this number has arrived, and whom it mentions. Older boards are collapsed next, except
    /// `collapsed`, which already is.
    pub(in crate::discord) async fn arrived(
        &self,
        seen: &SeenGame,
        id: SendingId,
        board: BoardRow,
        called: Called,
        collapsed: Option<MessageId>,
    ) {
        let game = seen.row.id;
        if let Err(error) = self.note_wait(seen).await {
            tracing::error!(%game, %error, "how long a game waited could not be noted");
        }
        // One that was edited in its place has not come down: messages may have been written below it.
        if seen.board.is_none_or(|before| before.message != board.message) {
            self.memories.last_messages.written(board.channel, board.message);
        }
        self.memories.just_shown.shown(game, &seen.game);
        let sent = MessageState::Sent { id, board, called: Some(called), at: self.now() };
        let first = seen.row.is_unshown().then(|| MessageState::First { game, at: self.now() });
        let collapsed = collapsed.map(MessageState::Gone);
        let states: Vec<MessageState> = [sent].into_iter().chain(collapsed).chain(first).collect();
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
