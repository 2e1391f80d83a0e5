//! *Same table again*: the same people once more, when their game is over.

use ra_display::text::refusal::message_link;
use ra_display::text::{self, words};

use super::lobby;
use crate::app::rematch::{self, Rematch};
use crate::app::{Error, lobbies};
use crate::discord::incoming::Incoming;
use crate::discord::message::components::{link, panel, rows};

/// Opens the table, or sits down at it if somebody has opened it already.
pub(super) async fn press(incoming: &Incoming<'_>) -> Result<(), Error> {
    // What the bot may do is known where they press; elsewhere it is found out when the table is to be shown.
    let is_here = !incoming.is_direct();
    let place = |place| if is_here { incoming.may.place_after(place) } else { Ok(place) };
    let hindrance = |place| incoming.hindrance(place).filter(|_| is_here);
    match rematch::open(&incoming.data.store, &incoming.request, place, hindrance, &incoming.limits()).await?
    {
        Rematch::Opened(lobby) => {
            incoming.data.delivery.post_lobby(&lobby).await?;
            let language = incoming.language().await;
            let message = lobbies::lobby(&incoming.data.store, lobby.id).await?.message;
            let to = message.map(|message| message_link(lobby.guild, lobby.channel, message));
            let to = to.map(|to| link(to, words(language).button_to_table()));
            let told = text::lobby::opened(language, &lobby);
            incoming.panel(panel(told, rows(to.into_iter().collect()))).await;
        }
        Rematch::There(game) => {
            incoming.privately(text::lobby::rematch_there(incoming.language().await, &game)).await;
        }
        Rematch::Joined(changed) => lobby::button::seated(incoming, changed).await,
    }
    Ok(())
}
