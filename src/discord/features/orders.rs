//! What is decided beyond the question of the moment, at any time: orders, and taking back what one has just done.

use ra::rules::{Space, Tile};
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::leaves::Leaves;
use ra_table::game::view::Own;
use ra_table::game::{Answer, Decision, DrawOrder, OrderChange, Refusal};
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::{CreateButton, CreateSelectMenuOption};

use super::auction::complete;
use super::decide::{Told, change, decide, done, show};
use super::{after_decision, next_auction, typed};
use crate::app::{Error, play};
use crate::discord::Context;
use crate::discord::custom_id::Button;
use crate::discord::custom_id::orders::Press;
use crate::discord::incoming::{Incoming, Manner};
use crate::discord::message::components::{menu, panel, picture, rising, rows, secondary};
use crate::discord::rest::Message;

/// What is told of orders: those that are in force then.
pub(super) const TOLD: Told = Told { played: shown, kept: shown, of_auction: false, board_first: false };

/// What is told of what is played at once.
const CARRIED_ON: Told = Told {
    played: |language, own| after_decision::kept(language, own, text::private::played(language, own)),
    ..TOLD
};

/// Decide ahead: until when to draw for you, and what to answer to the next auction.
#[poise::command(slash_command)]
pub(super) async fn orders(
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
pub(super) async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    take_back(&Incoming::command(ctx, Manner::Private)).await
}

/// Answers a press; `values` are what was chosen from a menu.
pub(super) async fn press(incoming: &Incoming<'_>, press: Press, values: &[String]) -> Result<(), Error> {
    let own = incoming.own().await?;
    // No panel is opened of which nothing could be pressed.
    own.may_play(own.seat)?;
    let old_menu = || Error::from(Refusal::OldMenu);
    let draw = own.orders.draw.clone().filter(|order| !order.is_for_this_track());
    let change = match press {
        Press::Open => {
            incoming.panel(shown(incoming.language().await, &own)).await;
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

/// Plays at once what the person has decided and could still take back.
async fn carry_on(incoming: &Incoming<'_>, decided_at: Millis) -> Result<(), Error> {
    let (store, request) = (&incoming.data.store, &incoming.request);
    let done = change(incoming, play::carry_on(store, request, decided_at)).await?;
    show(incoming, done, CARRIED_ON).await
}

/// Takes back what the person has just done.
async fn take_back(incoming: &Incoming<'_>) -> Result<(), Error> {
    let undone = change(incoming, play::undo(&incoming.data.store, &incoming.request)).await?;
    let told = words(incoming.language().await).private_undone();
    done(incoming, undone, told).await;
    Ok(())
}

/// The orders in force, and how to change them.
pub(super) fn shown(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let orders = &own.orders;
    // What can be chosen here lasts for the epoch.
    let lasting = orders.draw.as_ref().filter(|order| !order.is_for_this_track());
    let until = lasting.map(DrawOrder::until);
    let draw = (1..=Space::COUNT as u8).map(|tiles| {
        let name = text::orders::until(language, tiles);
        CreateSelectMenuOption::new(name, tiles.to_string()).default_selection(until == Some(tiles))
    });
    let mut rows = rows(answers(language, own));
    rows.push(menu(&press(Press::Until), &words.orders_menu_until(), (1, 1), draw.collect()));
    if let Some(order) = lasting {
        let kinds = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra);
        let option = |kind: Tile| {
            let name = words.orders_stop_at(text::tile(language, kind, own.terms.edition));
            CreateSelectMenuOption::new(name, kind.code())
                .emoji(picture(Pictured::Tile(kind)))
                .default_selection(order.stop_at().contains(&kind))
        };
        let options: Vec<_> = kinds.map(option).collect();
        let most = options.len();
        rows.push(menu(&press(Press::Kinds), &words.orders_menu_kinds(), (0, most), options));
    }
    let mut buttons = Vec::new();
    if orders.auction.is_some() {
        buttons.push(secondary(&press(Press::NoAuction), words.orders_button_ask_auctions()));
    }
    if orders.draw.is_some() {
        buttons.push(secondary(&press(Press::Ask), words.orders_button_ask_turns()));
    }
    if own.terms.leaves > Leaves::Nothing {
        buttons.push(if orders.quick {
            secondary(&press(Press::NotQuick), words.orders_button_no_quick())
        } else {
            secondary(&press(Press::Quick), words.orders_button_quick())
        });
    }
    if own.wants_to_be_asked {
        buttons.push(secondary(&press(Press::NotAskOnce), words.orders_button_not_ask_once()));
    } else if own.is_asked(own.seat).is_err() {
        buttons.push(secondary(&press(Press::AskOnce), words.orders_button_ask_once()));
    }
    rows.extend(self::rows(buttons));
    panel(text::orders::orders(language, own), rows)
}

/// What somebody has just ordered by a button of the board, with the way to end it; nothing if it is done already.
pub(super) fn just_ordered(language: Language, own: &Own, now: Millis) -> Option<Message> {
    let is_new = own.orders.draw.as_ref().is_some_and(|order| order.since().at == now);
    let told = text::orders::draw_on(language, own).filter(|_| is_new)?;
    let ask = secondary(&Button::Orders(own.id, Press::Ask), words(language).orders_button_ask_turns());
    Some(panel(told, rows(vec![ask])))
}

/// What can be answered to an auction that opens before the next turn; nothing by whose turn it is, or who has no sun.
fn answers(language: Language, own: &Own) -> Vec<CreateButton> {
    if !own.has_answer_to_next() {
        return Vec::new();
    }
    let suns = rising(own.position().players()[own.seat].face_up());
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)))
        .chain([Answer::Pass]);
    let button = |answer| {
        let label = text::orders::answer_in_short(language, answer);
        let button = secondary(&Button::Orders(own.id, Press::Answer(answer)), label);
        match answer.sun() {
            Some(sun) => button.emoji(picture(Pictured::Sun(sun))),
            None => button,
        }
    };
    answers.map(button).collect()
}
