//! What is clicked to decide ahead, at any time.

use ra::rules::Tile;
use ra_display::text::{self, words};
use ra_table::game::{Decision, OrderChange, Refusal};
use ra_table::time::Millis;

use super::panel;
use crate::app::{Error, play};
use crate::discord::custom_id::orders::Press;
use crate::discord::features::after_decision;
use crate::discord::features::decide::{change, decide, done, show};
use crate::discord::features::next_auction;
use crate::discord::features::told::Told;
use crate::discord::incoming::Incoming;

/// What is told of orders: those that are in force then.
pub(in crate::discord::features) const TOLD: Told =
    Told { played: panel::orders, kept: panel::orders, of_auction: false, board_first: false };

/// Answers a press; `values` are what was chosen from a menu.
pub(in crate::discord::features) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let own = incoming.own().await?;
    // No panel is opened of which nothing could be pressed.
    own.may_play(own.seat)?;
    let old_menu = || Error::from(Refusal::OldMenu);
    let draw = own.orders.draw.clone().filter(|order| !order.is_for_this_track());
    let change = match press {
        Press::Open => {
            incoming.panel(panel::orders(incoming.language().await, &own)).await;
            return Ok(());
        }
        Press::Answer(answer) => {
            incoming.panel(next_auction::how_many(incoming.language().await, &own, answer)).await;
            return Ok(());
        }
        Press::Undo => return take_back(incoming).await,
        Press::CarryOn(decided_at) => return carry_on(incoming, decided_at).await,
        Press::Until => {
            let until = values.first().and_then(|tiles| tiles.parse().ok()).ok_or_else(old_menu)?;
            let kinds = draw.map_or(Vec::new(), |order| order.stop_at().to_vec());
            OrderChange::Draw(Some((until, kinds)))
        }
        Press::Kinds => {
            let kinds: Result<Vec<Tile>, _> = values.iter().map(|code| code.parse()).collect();
            let until = draw.ok_or(Refusal::NoDrawOrder)?.until();
            OrderChange::Draw(Some((until, kinds.map_err(|_| old_menu())?)))
        }
        Press::Ask => OrderChange::Draw(None),
        Press::Quick => OrderChange::Quick(true),
        Press::NotQuick => OrderChange::Quick(false),
        Press::AskOnce => OrderChange::AskOnce(true),
        Press::NotAskOnce => OrderChange::AskOnce(false),
        Press::Auction(answer, most) => OrderChange::Auction(Some((answer, most))),
        Press::NoAuction => OrderChange::Auction(None),
    };
    decide(incoming, &Decision::Order(vec![change]), TOLD).await
}

/// What is told of what is played at once.
const CARRIED_ON: Told = Told {
    played: |language, own| after_decision::kept(language, own, text::private::played(language, own)),
    ..TOLD
};

/// Plays at once what the person has decided and could still take back.
async fn carry_on(incoming: &Incoming<'_>, decided_at: Millis) -> Result<(), Error> {
    let (store, request) = (&incoming.data.store, &incoming.request);
    let done = change(incoming, play::carry_on(store, request, decided_at)).await?;
    show(incoming, done, CARRIED_ON).await
}

/// Takes back what the person has just done.
pub(in crate::discord::features) async fn take_back(incoming: &Incoming<'_>) -> Result<(), Error> {
    let undone = change(incoming, play::undo(&incoming.data.store, &incoming.request)).await?;
    let told = words(incoming.language().await).private_undone();
    done(incoming, undone, told).await;
    Ok(())
}
