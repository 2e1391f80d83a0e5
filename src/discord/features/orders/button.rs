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
use crate::discord::features::told::Told;
use crate::discord::incoming::Incoming;
use crate::discord::rest::Message;

/// What is told of orders: those that are in force then.
pub(in crate::discord::features) const TOLD: Told =
    Told { played: panel::orders, kept: panel::orders, of_auction: false, board_first: false };
/// What is told of those that hold on one's turns.
const TOLD_ON_TURN: Told = Told { played: panel::on_turn, kept: panel::on_turn, ..TOLD };
/// What is told of the answer to the next auction.
const TOLD_IF_AUCTION: Told = Told { played: panel::if_auction, kept: panel::if_auction, ..TOLD };

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
    let (changes, told) = match press {
        Press::Open => return open(incoming, panel::orders(incoming.language().await, &own)).await,
        Press::IfAuction => return open(incoming, panel::if_auction(incoming.language().await, &own)).await,
        Press::OnTurn => return open(incoming, panel::on_turn(incoming.language().await, &own)).await,
        Press::Undo => return take_back(incoming).await,
        Press::CarryOn(decided_at) => return carry_on(incoming, decided_at).await,
        Press::Draw(until) => {
            let kinds = draw.map_or(Vec::new(), |order| order.stop_at().to_vec());
            (vec![OrderChange::Draw(Some((until, kinds)))], TOLD_ON_TURN)
        }
        Press::Kinds => {
            let kinds: Result<Vec<Tile>, _> = values.iter().map(|code| code.parse()).collect();
            let until = draw.ok_or(Refusal::NoDrawOrder)?.until();
            (vec![OrderChange::Draw(Some((until, kinds.map_err(|_| old_menu())?)))], TOLD_ON_TURN)
        }
        Press::Ask => (vec![OrderChange::Draw(None)], TOLD_ON_TURN),
        Press::Quick => (vec![OrderChange::Quick(true)], TOLD_ON_TURN),
        Press::NotQuick => (vec![OrderChange::Quick(false)], TOLD_ON_TURN),
        Press::Auction(answer, most) => (vec![OrderChange::Auction(Some((answer, most)))], TOLD_IF_AUCTION),
        Press::NoAuction => (vec![OrderChange::Auction(None)], TOLD_IF_AUCTION),
        Press::AskAgain => {
            let mut changes = vec![OrderChange::Draw(None), OrderChange::Auction(None)];
            changes.extend(panel::plays_obvious_moves(&own).then_some(OrderChange::AskOnce(true)));
            (changes, TOLD)
        }
        Press::NotAskOnce => (vec![OrderChange::AskOnce(false)], TOLD),
    };
    decide(incoming, &Decision::Order(changes), told).await
}

async fn open(incoming: &Incoming<'_>, panel: Message) -> Result<(), Error> {
    incoming.panel(panel).await;
    Ok(())
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
