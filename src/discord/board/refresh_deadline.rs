//! The deadline on the present board, put right where settings have changed.

use std::time::Duration;

use ra_table::id::GameId;

use super::message;
use crate::app;
use crate::discord::rest::{Error, Message, Priority};
use crate::discord::sending::Delivery;
use crate::store::{self, boards::BoardRow};

/// Whoever has changed a game has shown it after so long, or leaves that to its task.
const ON_ITS_WAY: Duration = Duration::from_secs(60);

/// What came of putting a deadline right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Deadline {
    /// The board tells what holds, or the next one will.
    Right,
    /// Somebody may be about to show a board that was made before the settings changed.
    OnItsWay,
    /// The database does not tell.
    Unknown,
}

impl Delivery {
    /// Puts the deadline on a game's present board right. A board that is behind its game is not worth it: another
    /// follows, though not always one that tells it.
    pub(in crate::discord) async fn put_deadline_right(&self, game: GameId) -> Result<Deadline, Error> {
        let _held = self.locks.wait_for(game).await;
        let seen = match self.seen(game).await {
            Ok(seen) => seen,
            Err(app::Error::Failed(error)) if store::has_failed(&error) => return Ok(Deadline::Unknown),
            Err(_) => return Ok(Deadline::Right),
        };
        if seen.row.is_behind() {
            let is_new = seen.row.changed_at > self.now().before(ON_ITS_WAY);
            return Ok(if is_new { Deadline::OnItsWay } else { Deadline::Right });
        }
        if let Some(board) = seen.board {
            let question = Message { content: message::question(&seen.game), ..Message::default() };
            self.edit_awake(board.channel, true, || self.edit_board(board, &question)).await?;
        }
        Ok(Deadline::Right)
    }

    /// Changes a board's message.
    pub(in crate::discord) async fn edit_board(
        &self,
        board: BoardRow,
        changes: &Message,
    ) -> Result<(), Error> {
        self.rest.edit_message(board.channel, board.message, changes, Priority::Person).await
    }
}
