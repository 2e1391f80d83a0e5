//! What is clicked to read something.

use super::panel;
use crate::app::Error;
use crate::discord::custom_id::look::Press;
use crate::discord::incoming::Incoming;
use crate::discord::message::board;
use crate::id::GameId;

/// Answers a press.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::InWords => {
            let seen = incoming.seen().await?;
            incoming.privately_with(board::in_words(incoming.language().await, &seen.game)).await;
        }
        Press::MyGame => {
            let own = incoming.own_of(game).await?;
            incoming.privately_with(panel::my_game(incoming.language().await, &own)).await;
        }
    }
    Ok(())
}
