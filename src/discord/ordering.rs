//! One's own orders in a game: the private panel in which they are seen and changed, at any time.

use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::button::{self, Button, Order};
use super::call::Call;
use super::publish::Clicked;
use super::rest::{Message, Priority};
use super::{chair, panel};
use crate::app::{Board, Error, Shows, play};
use crate::game::view::Own;
use crate::game::{Answer, Change, Decision, DrawOrder, Refusal};
use crate::id::GameId;
use crate::rules::{Space, Sun, Tile};
use crate::text;

/// Answers a press; `values` are what was chosen from a menu.
pub(super) async fn press(
    call: &mut Call<'_>,
    game: GameId,
    order: Order,
    values: &[String],
) -> Result<(), Error> {
    call.request.board = Board::Post;
    let own = call.own(game).await?;
    let unclear = || Error::from(Refusal::Unclear(values.join(", ")));
    let draw = own.orders.draw.clone();
    let change = match order {
        Order::Open => {
            call.panel(orders(&own)).await;
            return Ok(());
        }
        Order::AuctionOpen => {
            call.panel(auction(&own)).await;
            return Ok(());
        }
        Order::Answer => {
            let answer = values.first().and_then(|words| words.parse().ok()).ok_or_else(unclear)?;
            call.panel(how_many(&own, answer)).await;
            return Ok(());
        }
        Order::Undo => return take_back(call).await,
        Order::Until => {
            let until = values.first().and_then(|digits| button::few(digits)).ok_or_else(unclear)?;
            let kinds = draw.map_or(Vec::new(), |order| order.stop_at().to_vec());
            Change::Draw(Some((until, kinds)))
        }
        Order::Kinds => {
            let kinds: Result<Vec<Tile>, _> = values.iter().map(|code| code.parse()).collect();
            let until = draw.ok_or_else(unclear)?.until();
            Change::Draw(Some((until, kinds.map_err(|_| unclear())?)))
        }
        Order::Ask => Change::Draw(None),
        Order::Quick => Change::Quick(true),
        Order::NotQuick => Change::Quick(false),
        Order::Auction(answer, most) => Change::Auction(Some((answer, most))),
        Order::NoAuction => Change::Auction(None),
    };
    give(call, vec![change]).await
}

/// Draws, and goes on drawing.
pub(super) async fn draw_on(call: &mut Call<'_>, until: u8) -> Result<(), Error> {
    call.request.board = Board::Post;
    decide(call, Decision::DrawOn(until)).await
}

/// Gives orders, or takes them back, and says what is in force then.
pub(super) async fn give(call: &Call<'_>, changes: Vec<Change>) -> Result<(), Error> {
    decide(call, Decision::Order(changes)).await
}

async fn decide(call: &Call<'_>, decision: Decision) -> Result<(), Error> {
    let done = play::play(&call.data.store, &call.request, &decision).await?;
    let told = orders(done.own.as_ref().ok_or(Refusal::NotSeated)?);
    let (shows, game) = (done.shows, done.seen.row.id);
    let publisher = &call.data.publisher;
    if shows == Shows::Board {
        let seen = publisher.let_computers_act(done).await;
        if call.is_click() {
            publisher.follow(&call.interaction, Clicked::Panel(told), &seen).await;
            return Ok(());
        }
    }
    call.panel(told).await;
    if shows != Shows::Nothing {
        publisher.show(game, Priority::Answer).await;
    }
    Ok(())
}

/// Takes back what the person has just done.
pub(super) async fn take_back(call: &Call<'_>) -> Result<(), Error> {
    let done = play::undo(&call.data.store, &call.request).await?;
    chair::done(call, done, text::private::UNDONE).await;
    Ok(())
}

fn labelled(game: GameId, order: Order, label: impl Into<String>) -> CreateButton {
    let id = Button::Order(game, order).to_string();
    CreateButton::new(id).label(label).style(ButtonStyle::Secondary)
}

fn menu(
    game: GameId,
    order: Order,
    placeholder: &str,
    (least, most): (u8, usize),
    options: Vec<CreateSelectMenuOption>,
) -> CreateActionRow {
    let id = Button::Order(game, order).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    CreateActionRow::SelectMenu(menu.placeholder(placeholder).min_values(least).max_values(most))
}

/// The orders in force, and how to change them.
pub(super) fn orders(own: &Own) -> Message {
    let game = own.id;
    let orders = &own.orders;
    let until = orders.draw.as_ref().map(DrawOrder::until);
    let draw = (1..=Space::COUNT as u8).map(|tiles| {
        let name = text::orders::until(tiles);
        CreateSelectMenuOption::new(name, tiles.to_string()).default_selection(until == Some(tiles))
    });
    let mut rows = vec![menu(game, Order::Until, "Draw for me until …", (1, 1), draw.collect())];
    if let Some(order) = &orders.draw {
        let kinds = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra);
        let option = |kind: Tile| {
            let name = format!("Stop at {}", text::tile(kind, own.terms.edition));
            CreateSelectMenuOption::new(name, kind.code()).default_selection(order.stop_at().contains(&kind))
        };
        let options: Vec<_> = kinds.map(option).collect();
        let most = options.len();
        rows.push(menu(game, Order::Kinds, "… but stop at these kinds", (0, most), options));
    }
    let mut buttons = vec![labelled(game, Order::AuctionOpen, "If an auction opens…")];
    if orders.auction.is_some() {
        buttons.push(labelled(game, Order::NoAuction, "Ask me in auctions"));
    }
    if orders.draw.is_some() {
        buttons.push(labelled(game, Order::Ask, "Ask me on my turns"));
    }
    if own.terms.quick {
        buttons.push(if orders.quick {
            labelled(game, Order::NotQuick, "No quick draws for me")
        } else {
            labelled(game, Order::Quick, "Quick draws for me too")
        });
    }
    rows.push(CreateActionRow::Buttons(buttons));
    Message { content: Some(text::orders::orders(own)), rows: Some(rows), ..panel::done(String::new()) }
}

/// What to answer to an auction that opens before the next turn.
fn auction(own: &Own) -> Message {
    let game = own.id;
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)));
    let answers = answers.chain([Answer::Pass]);
    let options =
        answers.map(|answer| CreateSelectMenuOption::new(text::orders::answer(answer), answer.to_string()));
    let rows = vec![
        menu(game, Order::Answer, "My answer", (1, 1), options.collect()),
        CreateActionRow::Buttons(vec![labelled(game, Order::Open, "Back")]),
    ];
    Message {
        content: Some(text::orders::before_auction(own)),
        rows: Some(rows),
        ..panel::done(String::new())
    }
}

/// How many tiles may be added before that answer is none.
fn how_many(own: &Own, answer: Answer) -> Message {
    let game = own.id;
    let buttons = [(0, "None"), (1, "1"), (2, "2"), (3, "3"), (Space::COUNT as u8, "Any number")];
    let buttons = buttons.map(|(most, label)| labelled(game, Order::Auction(answer, most), label));
    Message {
        content: Some(text::orders::before_condition(answer)),
        rows: Some(vec![CreateActionRow::Buttons(buttons.to_vec())]),
        ..panel::done(String::new())
    }
}
