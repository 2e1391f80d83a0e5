//! The deadline on the present board, put right where settings have changed.

use super::Delivery;
use crate::discord::message::board;
use crate::discord::rest::{Error, Gone, Message, Priority};
use crate::id::GameId;
use crate::store::boards::BoardRow;
use crate::store::{self, repaints};

impl Delivery {
    /// Lets the deadline on a game's present board be put right, if that stays the present one.
    pub(super) async fn want_repaint(&self, game: GameId) -> Result<(), store::Error> {
        let mut tx = self.store.write().await?;
        repaints::wanted(&mut tx, game, self.now()).await?;
        tx.commit().await?;
        self.repaints.notify_one();
        Ok(())
    }

    /// Puts the deadline on a game's present board right. A board that is behind its game is followed by one that
    /// tells it.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub(in crate::discord) async fn put_deadline_right(&self, game: GameId) -> Result<(), Error> {
        let _held = self.locks.wait_for(game).await;
        let Ok(seen) = self.seen(game).await else { return Ok(()) };
        let Some(board) = seen.board.filter(|_| seen.row.shown == seen.row.seq) else { return Ok(()) };
        let question = Message { content: board::question(&seen.game), ..Message::default() };
        self.edit_awake((board.channel, true), || self.edit_board(board, &question)).await
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
