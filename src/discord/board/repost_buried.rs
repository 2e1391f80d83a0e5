//! Boards that have been left far above by what people write below them: they are brought down, that is, posted anew,
//! and the old one collapses as all older boards do. For clients lose private panels that belong to a message far
//! above.
//!
//! It is looked for when somebody uses such a board, or is called to it, and never otherwise; and while people talk
//! nothing is put between their words: then it is looked for once more later, by a task.

use std::time::Duration;

use ra_table::id::{ChannelId, GameId, MessageId};
use ra_table::time::Millis;

use crate::app::{self, SeenGame};
use crate::discord::rest::{Priority, written_at};
use crate::discord::sending::Delivery;
use crate::store::boards::{self, BoardRow};
use crate::store::tasks::Kind;

/// A board with more messages below it is far above.
const FAR: usize = 30;
/// After so long without a message nobody is talking.
const CALM: Duration = Duration::from_secs(10 * 60);

impl Delivery {
    /// Somebody has used a game's message: if it is the present board, it is brought down if it is far above, in the
    /// background.
    pub(in crate::discord) fn used(&self, game: GameId, channel: ChannelId, message: MessageId) {
        // As nearly always: nothing is asked of the database for it.
        if self.memories.last_messages.is(channel, message) {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            if let Ok(true) = boards::is_present(&delivery.store, message).await
                && let Ok(seen) = delivery.seen(game).await
                && seen.board.is_some_and(|board| board.message == message)
            {
                delivery.bring_down(&seen, true).await;
            }
        });
    }

    /// Looks for a game's board once more after people have talked.
    pub(in crate::discord) async fn bring_down_after_all(&self, game: GameId) -> Result<(), app::Error> {
        let seen = self.seen(game).await?;
        self.bring_down(&seen, false).await;
        Ok(())
    }

    /// Brings a game's present board down, if it is far above. While people talk it is looked for once more later, if
    /// `again`. Returns the game as it is shown then, if it has another board now.
    pub(in crate::discord) async fn bring_down(&self, seen: &SeenGame, again: bool) -> Option<SeenGame> {
        let game = seen.row.id;
        let (board, now) = (present(seen)?, self.now());
        let calm = self.last_far_below(board).await?.after(CALM);
        if now < calm {
            if again && let Err(error) = self.put_task(Kind::BuriedBoard, game, calm).await {
                tracing::error!(%game, %error, "a board that is far above is not looked for again");
            }
            return None;
        }
        let _held = self.locks.wait_for(game).await;
        self.post_if(game, Priority::Program, |seen| present(seen) == Some(board)).await;
        self.seen(game).await.ok().filter(|seen| seen.board.is_some_and(|now| now.message != board.message))
    }

    /// When the last message came below a board that is far above; `None` if it is near enough, or nobody can tell.
    async fn last_far_below(&self, board: BoardRow) -> Option<Millis> {
        if self.memories.last_messages.is(board.channel, board.message) {
            return None;
        }
        // As many as it takes to see whether it is far above.
        let newest = match self.rest.newest_messages(board.channel, FAR + 1).await {
            Ok(newest) => newest,
            Err(error) => {
                tracing::info!(%error, game = %board.game, "how far above a board is is not known");
                return None;
            }
        };
        let below = newest.iter().filter(|message| **message > board.message).count();
        newest.first().filter(|_| below > FAR).map(|last| written_at(*last))
    }
}

/// The present board of a game that goes on, if it shows all of it.
fn present(seen: &SeenGame) -> Option<BoardRow> {
    seen.board.filter(|_| seen.row.shown == Some(seen.row.seq) && !seen.game.is_over())
}
