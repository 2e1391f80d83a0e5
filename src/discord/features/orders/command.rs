//! What is typed to decide ahead, or to take something back.

use ra_display::text;
use ra_table::game::{Decision, DrawOrder, OrderChange};

use super::button::{self, TOLD};
use crate::app::Error;
use crate::discord::Context;
use crate::discord::features::auction::complete;
use crate::discord::features::decide::decide;
use crate::discord::features::typed;
use crate::discord::incoming::{Incoming, Manner};

/// Decide ahead: until when to draw for you, and what to answer to the next auction.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn orders(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 8]
    draw: Option<u8>,
    stop: Option<String>,
    #[autocomplete = "complete::own_answer"] auction: Option<String>,
    #[min = 0]
    #[max = 8]
    added: Option<u8>,
    quick: Option<bool>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let own = incoming.own().await?;
    let mut changes = Vec::new();
    let language = incoming.language().await;
    let kinds = stop.as_deref().map(|words| typed::kinds(language, &own, words)).transpose()?;
    let now = own.orders.draw.clone().filter(|order| !order.is_for_this_track());
    let until = draw.or(now.as_ref().map(DrawOrder::until)).unwrap_or(0);
    if draw.is_some() || kinds.is_some() {
        let kinds = kinds.or(now.map(|order| order.stop_at().to_vec())).unwrap_or_default();
        changes.push(OrderChange::Draw((until > 0).then_some((until, kinds))));
    }
    if let Some(words) = auction.as_deref() {
        let ask = text::typed::is_ask(language, words);
        let answer = if ask { None } else { Some((typed::answer(language, words)?, added.unwrap_or(0))) };
        changes.push(OrderChange::Auction(answer));
    }
    changes.extend(quick.map(OrderChange::Quick));
    decide(&incoming, &Decision::Order(changes), TOLD).await
}

/// Take back what you have just done, if nothing has come of it.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    button::take_back(&incoming).await
}
