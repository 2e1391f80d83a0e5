//! What is clicked to begin: in the private message of `/ra-play`, or on a panel that stands in a channel, of which
//! every answer is private too.

use super::panel;
use crate::ai::Level;
use crate::app::Error;
use crate::discord::custom_id::play::Press;
use crate::discord::features::lobby::opening::{self, Asked};
use crate::discord::features::{free_seats, look};
use crate::discord::incoming::Incoming;
use crate::game::Refusal;
use crate::text;

/// Against whom somebody plays who has said nothing: enough for a real auction, and such as can be beaten at the
/// first try.
const OPPONENTS: (usize, Level) = (2, Level::Easy);

/// Answers a press.
pub(in crate::discord::features) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let language = incoming.language().await;
    let panel = match press {
        Press::Ways => panel::ways(incoming).await?,
        Press::Alone => return alone(incoming).await,
        Press::Table => return opening::open(incoming, Asked::default()).await,
        Press::Join => panel::free(language, &free_seats::of(incoming).await?),
        Press::Games => panel::my_games(language, &look::panel::my_games(incoming).await?),
    };
    incoming.panel(panel).await;
    Ok(())
}

/// Begins a game against computer players. Where one runs already, the person is led to it.
async fn alone(incoming: &Incoming<'_>) -> Result<(), Error> {
    let (computers, level) = OPPONENTS;
    let asked = Asked { computers, level: Some(level), alone: true, ..Asked::default() };
    match opening::open(incoming, asked).await {
        Err(Error::Refused(refusal @ (Refusal::GameRunsHere(_) | Refusal::GameRunsDirectly))) => {
            let channel = incoming.request.channel;
            let language = incoming.language().await;
            let told = text::refusal::refusal(language, &refusal);
            incoming.panel(panel::runs_here(language, told, (incoming.guild, channel))).await;
            Ok(())
        }
        other => other,
    }
}
