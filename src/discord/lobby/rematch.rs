//! *Same table again*: the same people once more, when their game is over.

use ra_display::text;

use super::{button, opening};
use crate::app::Error;
use crate::app::rematch::{self, Rematch};
use crate::discord::interactions::request::Incoming;

/// Opens the table, or sits down at it if somebody has opened it already.
pub(in crate::discord) async fn press(incoming: &Incoming<'_>) -> Result<(), Error> {
    // What the bot may do is known where they press; elsewhere it is found out when the table is to be shown.
    let is_here = !incoming.is_direct();
    let place = |place| if is_here { incoming.may.place_after(place) } else { Ok(place) };
    let hindrance = |place| incoming.hindrance(place).filter(|_| is_here);
    match rematch::open(&incoming.data.store, &incoming.request, place, hindrance, &incoming.limits()).await?
    {
        Rematch::Opened(lobby) => {
            incoming.data.delivery.post_lobby(&lobby).await?;
            let told = text::lobby::opened(incoming.language().await, &lobby);
            opening::lead_to(incoming, lobby.id, told).await?;
        }
        Rematch::There(game) => {
            incoming.privately(text::lobby::rematch_there(incoming.language().await, &game)).await;
        }
        Rematch::Joined(changed) => button::seated(incoming, changed).await,
    }
    Ok(())
}
