//! What is clicked to read something.

use ra::rules::Epoch;
use ra_display::text;
use ra_table::id::GameId;

use super::panel::{self, Page};
use crate::app::{self, Error, notes};
use crate::discord::custom_id::look::Press;
use crate::discord::incoming::Incoming;
use crate::discord::message::board;

/// Shows a page that explains.
pub(in crate::discord::features) async fn show(incoming: &Incoming<'_>, page: Page) -> Result<(), Error> {
    incoming.panel(panel::page(incoming, page).await).await;
    Ok(())
}

/// Answers a press.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::InWords => {
            let (store, request) = (&incoming.data.store, &incoming.request);
            let seen = app::to_tell(store, request.which(), request.now).await?;
            incoming.privately_with(board::in_words(incoming.language().await, &seen.game)).await;
        }
        Press::Board => {
            let own = incoming.own_of(game).await?;
            let language = incoming.language().await;
            let picture = incoming.data.delivery.picture(language, &own).await;
            incoming.panel(board::here(language, &own, picture)).await;
        }
        Press::MyGame => {
            let own = incoming.own_of(game).await?;
            incoming.privately_with(panel::my_game(incoming, own).await?).await;
        }
        Press::FirstEpoch => epoch(incoming, game, Epoch::First).await?,
        Press::SecondEpoch => epoch(incoming, game, Epoch::Second).await?,
        Press::ThirdEpoch => epoch(incoming, game, Epoch::Third).await?,
        Press::Legend => show(incoming, Page::Legend).await?,
        Press::Rules => show(incoming, Page::Rules).await?,
        Press::Commands => show(incoming, Page::Commands).await?,
        Press::Note => {
            incoming.own_of(game).await?;
            incoming.form(panel::note(incoming, game).await?).await;
        }
    }
    Ok(())
}

/// Tells the person what an epoch brought them. One that is not over has brought nothing yet.
async fn epoch(incoming: &Incoming<'_>, game: GameId, epoch: Epoch) -> Result<(), Error> {
    let (own, language) = (incoming.own_of(game).await?, incoming.language().await);
    match text::private::epoch(language, &own, epoch) {
        Some(told) => incoming.privately(told).await,
        None => incoming.privately_with(panel::my_game(incoming, own).await?).await,
    }
    Ok(())
}

/// Takes what somebody has written into the form for a note, and shows their game with it.
pub(in crate::discord::features) async fn note(
    incoming: &Incoming<'_>,
    game: GameId,
    typed: &str,
) -> Result<(), Error> {
    let (user, now) = (incoming.request.person.user, incoming.request.now);
    let note = text::note::read(typed);
    let own = notes::write(&incoming.data.store, (game, user), note.as_deref(), now).await?;
    incoming.panel(panel::my_game(incoming, own).await?).await;
    Ok(())
}
