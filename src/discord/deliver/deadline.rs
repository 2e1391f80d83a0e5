//! The deadline on the present board, put right where settings have changed.

use super::Delivery;
use crate::discord::message::board;
use crate::discord::rest::{Message, Priority};
use crate::id::GameId;

impl Delivery {
    /// Puts the deadline on a game's present board right.
    pub(in crate::discord) async fn refresh(&self, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        let Ok(seen) = self.seen(game).await else { return };
        let board = seen.board.filter(|_| seen.row.shown == seen.row.seq);
        let Some((channel, message)) =
            board.and_then(|board| Some((board.channel.to_serenity()?, board.message.to_serenity()?)))
        else {
            return;
        };
        let question = Message { content: board::question(&seen.game), ..Message::default() };
        if let Err(error) = self.rest.edit_message(channel, message, &question, Priority::Person).await {
            tracing::info!(%error, %game, "a board's deadline was not put right");
        }
    }
}
