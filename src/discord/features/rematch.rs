//! *Same table again*: the same people once more, when their game is over.

use super::table;
use crate::app::Error;
use crate::app::again::{self, Again};
use crate::discord::incoming::Incoming;
use crate::text;

/// Opens the table, or sits down at it if somebody has opened it already.
pub(super) async fn press(incoming: &Incoming<'_>) -> Result<(), Error> {
    let hindrance = |place| incoming.hindrance(place);
    match again::open(&incoming.data.store, &incoming.request, hindrance).await? {
        Again::Opened(lobby) => {
            incoming.privately(text::lobby::opened(&lobby)).await;
            incoming.data.delivery.post_table(&lobby).await?;
        }
        Again::Joined(changed) => table::button::seated(incoming, changed).await,
    }
    Ok(())
}
