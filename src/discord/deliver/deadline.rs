//! The deadline on the present board, put right where settings have changed.

use super::Delivery;
use crate::discord::message::board;
use crate::discord::rest::{Closed, Error, Gone, Message, Priority};
use crate::id::GameId;
use crate::store::boards::BoardRow;

impl Delivery {
    /// Puts the deadline on a game's present board right.
    pub(in crate::discord) async fn refresh(&self, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        let Ok(seen) = self.seen(game).await else { return };
        let Some(board) = seen.board.filter(|_| seen.row.shown == seen.row.seq) else { return };
        let question = Message { content: board::question(&seen.game), ..Message::default() };
        let edited = match self.edit_board(board, &question).await {
            Err(Error::Closed(Closed::Archived)) if self.wake(board.channel).await.is_some() => {
                self.edit_board(board, &question).await
            }
            other => other,
        };
        if let Err(error) = edited {
            tracing::info!(%error, %game, "a board's deadline was not put right");
        }
    }

    /// Changes a board's message.
    pub(super) async fn edit_board(&self, board: BoardRow, changes: &Message) -> Result<(), Error> {
        let (Some(channel), Some(message)) = (board.channel.to_serenity(), board.message.to_serenity())
        else {
            return Err(Error::Gone(Gone::Message));
        };
        self.rest.edit_message(channel, message, changes, Priority::Person).await
    }
}
