//! What is decided beyond the question of the moment, at any time: orders, and taking back what one has just done.

use ra::rules::{Space, Tile};
use ra_display::refusal::DiscordRefusal;
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::view::Own;
use ra_table::game::{Answer, Decision, DrawOrder, OrderChange};
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::{CreateButton, CreateSelectMenuOption};

use super::ids::{Kinds, Press};
use crate::app::{Error, play};
use crate::discord::Context;
use crate::discord::auction::complete;
use crate::discord::custom_id::Button;
use crate::discord::interactions::decide::{PrivateReplies, change, decide, done, show};
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::interactions::{self, after_decision};
use crate::discord::rest::Message;
use crate::discord::sending::components::{menu, panel, picture, primary, rising, rows, secondary};

/// What is told of orders: those that are in force then.
pub(in crate::discord) const TOLD: PrivateReplies =
    PrivateReplies { played: shown, kept: shown, of_auction: false, board_first: false };

/// What is told of those that hold on one's turns.
const TOLD_ON_TURN: PrivateReplies = PrivateReplies { played: noted_on_turn, kept: noted_on_turn, ..TOLD };
/// What is told of the answer to the next auction.
const TOLD_IF_AUCTION: PrivateReplies =
    PrivateReplies { played: noted_if_auction, kept: noted_if_auction, ..TOLD };

/// What is told of what is played at once.
const CARRIED_ON: PrivateReplies = PrivateReplies {
    played: |language, own| after_decision::kept(language, own, text::own_view::played(language, own)),
    of_auction: true,
    ..TOLD
};

/// Decide ahead: until when to draw for you, and what to answer to the next auction.
#[poise::command(slash_command)]
pub(in crate::discord) async fn orders(
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
    let incoming = Incoming::game_command(ctx, Manner::Private).await;
    let own = incoming.own().await?;
    let mut changes = Vec::new();
    let language = incoming.language().await;
    let kinds =
        stop.as_deref().map(|words| interactions::parse_options::kinds(language, &own, words)).transpose()?;
    let now = own.orders.draw.clone();
    let until = draw.or(now.as_ref().map(DrawOrder::until)).unwrap_or(0);
    if draw.is_some() || kinds.is_some() {
        let kinds = kinds.or(now.map(|order| order.stop_at().to_vec())).unwrap_or_default();
        changes.push(OrderChange::Draw((until > 0).then_some((until, kinds))));
    }
    if let Some(words) = auction.as_deref() {
        let ask = text::parse_input::is_ask(language, words);
        let answer = if ask {
            None
        } else {
            Some((interactions::parse_options::answer(language, words)?, added.unwrap_or(0)))
        };
        changes.push(OrderChange::Auction(answer));
    }
    changes.extend(quick.map(OrderChange::Quick));
    decide(&incoming, &Decision::Order(changes), TOLD).await
}

/// Take back what you have just done, if nothing has come of it.
#[poise::command(slash_command)]
pub(in crate::discord) async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    take_back(&Incoming::game_command(ctx, Manner::Private).await).await
}

/// Answers a press; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let own = incoming.own().await?;
    // No panel is opened of which nothing could be pressed.
    own.may_play(own.seat)?;
    let old_menu = || Error::from(DiscordRefusal::OldMenu);
    let (changes, told) = match press {
        Press::Open => return open(incoming, &own, shown).await,
        Press::IfAuction => return open(incoming, &own, if_auction).await,
        Press::OnTurn => return open(incoming, &own, on_turn).await,
        Press::Undo => return take_back(incoming).await,
        Press::CarryOn(decided_at) => return carry_on(incoming, decided_at).await,
        Press::Kinds => {
            let kinds: Result<Vec<Tile>, _> = values.iter().map(|code| code.parse()).collect();
            let kinds = kinds.map_err(|_| old_menu())?;
            return open(incoming, &own, |language, own| on_turn_with(language, own, Some(&kinds))).await;
        }
        Press::Draw(until, kinds) => (vec![OrderChange::Draw(Some((until, kinds.tiles())))], TOLD_ON_TURN),
        Press::Ask => (vec![OrderChange::Draw(None)], TOLD_ON_TURN),
        Press::Quick => (vec![OrderChange::Quick(true)], TOLD_ON_TURN),
        Press::NotQuick => (vec![OrderChange::Quick(false)], TOLD_ON_TURN),
        Press::Give(answer, most) => (vec![OrderChange::Auction(Some((answer, most)))], TOLD_IF_AUCTION),
        // An old panel sets no order anew that an auction has used.
        Press::Auction(..) if own.orders.auction.is_none() => return open(incoming, &own, shown).await,
        Press::Auction(answer, most) => (vec![OrderChange::Auction(Some((answer, most)))], TOLD_IF_AUCTION),
        Press::NoAuction => (vec![OrderChange::Auction(None)], TOLD_IF_AUCTION),
        Press::AskAgain => {
            let mut changes = vec![OrderChange::Draw(None), OrderChange::Auction(None)];
            changes.extend(could_ask_instead(&own).then_some(OrderChange::AskOnce(true)));
            (changes, TOLD)
        }
        Press::NotAskOnce => (vec![OrderChange::AskOnce(false)], TOLD),
    };
    decide(incoming, &Decision::Order(changes), told).await
}

/// Opens a panel without deciding anything.
async fn open(
    incoming: &Incoming<'_>,
    own: &Own,
    panel: impl FnOnce(Language, &Own) -> Message,
) -> Result<(), Error> {
    incoming.panel(panel(incoming.language().await, own)).await;
    Ok(())
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

/// As many tiles as may be added to a track.
const ANY: u8 = Space::COUNT as u8;

/// The orders in force, and the two panels that change them.
pub(in crate::discord) fn shown(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let mut buttons = Vec::new();
    if own.has_answer_to_next() {
        buttons.push(secondary(&press(Press::IfAuction), words.orders_button_if_auction()));
    }
    buttons.push(secondary(&press(Press::OnTurn), words.orders_button_on_turn()));
    if own.orders.drawing().is_some() || own.orders.auction.is_some() {
        buttons.push(secondary(&press(Press::AskAgain), words.orders_button_ask_again()));
    } else if could_ask_instead(own) {
        buttons.push(secondary(&press(Press::AskAgain), words.orders_button_ask_next()));
    }
    if own.wants_to_be_asked {
        buttons.push(secondary(&press(Press::NotAskOnce), words.orders_button_not_ask_once()));
    }
    panel(text::orders::orders(language, own), rows(buttons))
}

/// Whether obvious moves are made for a player who could be asked instead: not while they are asked.
fn could_ask_instead(own: &Own) -> bool {
    own.plays_obvious_moves() && own.require_asked(own.seat).is_err()
}

/// What is done on one's turns.
fn on_turn(language: Language, own: &Own) -> Message {
    on_turn_with(language, own, None)
}

/// The same with kinds of tiles at which to stop, as they are chosen so far: a number orders all of it.
fn on_turn_with(language: Language, own: &Own, chosen: Option<&[Tile]>) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    // What can be chosen here lasts for the epoch.
    let lasting = own.orders.draw.as_ref();
    let ordered = lasting.map_or(&[][..], DrawOrder::stop_at);
    let kinds = chosen.unwrap_or(ordered);
    let options = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra).map(|kind| {
        let name = words.orders_stop_at(text::tile(language, kind, own.terms.edition));
        CreateSelectMenuOption::new(name, kind.code())
            .emoji(picture(Pictured::Tile(kind)))
            .default_selection(kinds.contains(&kind))
    });
    let options: Vec<_> = options.collect();
    let most = options.len();
    let mut rows = vec![menu(&press(Press::Kinds), &words.orders_menu_kinds(), 0, most, options)];
    let is_draft = Kinds::of(kinds) != Kinds::of(ordered);
    let until = (1..=ANY).map(|tiles| {
        let means = press(Press::Draw(tiles, Kinds::of(kinds)));
        let holds = !is_draft && lasting.is_some_and(|order| order.until() == tiles);
        if holds {
            primary(&means, words.orders_option_until(tiles))
        } else {
            secondary(&means, words.orders_option_until(tiles))
        }
    });
    rows.extend(self::rows(until.collect()));
    let mut buttons = Vec::new();
    if own.orders.drawing().is_some() {
        buttons.push(secondary(&press(Press::Ask), words.orders_button_ask_turns()));
    }
    if own.allows_obvious_moves() && own.in_cup.is_none() {
        buttons.push(if own.orders.quick {
            secondary(&press(Press::NotQuick), words.orders_button_no_quick())
        } else {
            secondary(&press(Press::Quick), words.orders_button_quick())
        });
    }
    buttons.push(secondary(&press(Press::Open), words.button_return()));
    rows.extend(self::rows(buttons));
    panel(text::orders::on_turn(language, own, chosen.filter(|_| is_draft)), rows)
}

/// What is answered to an auction that opens before one's next turn; and once that is known, how many tiles may be added
/// before it.
fn if_auction(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Orders(own.id, press);
    let mut rows = match own.orders.auction {
        Some(order) => {
            let most = Some(order.most_added);
            rows(added(language, own, most, |most| Press::Auction(order.answer, most)))
        }
        None if own.has_answer_to_next() => rows(answers(language, own)),
        // An old panel's button leads here.
        None => return shown(language, own),
    };
    let ask = secondary(&press(Press::NoAuction), words.orders_button_ask_auctions());
    let back = secondary(&press(Press::Open), words.button_return());
    rows.extend(self::rows(own.orders.auction.map(|_| ask).into_iter().chain([back]).collect()));
    panel(text::orders::if_auction(language, own), rows)
}

/// A panel in which something was just ordered: that it holds now has to be seen.
fn noted(language: Language, mut panel: Message) -> Message {
    let said = panel.content.unwrap_or_default();
    panel.content = Some(format!("{} {said}", words(language).orders_noted()));
    panel
}

fn noted_on_turn(language: Language, own: &Own) -> Message {
    noted(language, on_turn(language, own))
}

fn noted_if_auction(language: Language, own: &Own) -> Message {
    noted(language, if_auction(language, own))
}

/// How many tiles may be added before an answer is none, each with what a press of it means; what is chosen stands out.
pub(in crate::discord) fn added(
    language: Language,
    own: &Own,
    chosen: Option<u8>,
    press: impl Fn(u8) -> Press,
) -> Vec<CreateButton> {
    let words = words(language);
    let label = |most: u8| match most {
        0 => words.orders_button_none_added(),
        ANY => words.orders_button_any_added(),
        most => most.to_string(),
    };
    let button = |most| {
        let press = Button::Orders(own.id, press(most));
        if chosen == Some(most) { primary(&press, label(most)) } else { secondary(&press, label(most)) }
    };
    [0, 1, 2, 3, ANY].map(button).into()
}

/// What somebody has just ordered by a button of the board, with the way to end it; nothing if it is done already.
pub(in crate::discord) fn just_ordered(language: Language, own: &Own, now: Millis) -> Option<Message> {
    let is_new = own.orders.draw_here.as_ref().is_some_and(|order| order.since().at == now);
    let told = text::orders::draw_on(language, own).filter(|_| is_new)?;
    let ask = secondary(&Button::Orders(own.id, Press::Ask), words(language).orders_button_ask_turns());
    Some(panel(told, rows(vec![ask])))
}

/// What can be answered to an auction that opens before the next turn: for the lot that lies there, until more is chosen.
fn answers(language: Language, own: &Own) -> Vec<CreateButton> {
    let suns = rising(own.position().players()[own.seat].face_up());
    let answers = suns
        .iter()
        .map(|sun| Answer::BidOrPass(*sun))
        .chain(suns.iter().skip(1).map(|sun| Answer::UpTo(*sun)))
        .chain([Answer::Pass]);
    let button = |answer: Answer| {
        let press = Button::Orders(own.id, Press::Give(answer, 0));
        let button = secondary(&press, text::orders::answer_in_short(language, answer));
        match answer.sun() {
            Some(sun) => button.emoji(picture(Pictured::Sun(sun))),
            None => button,
        }
    };
    answers.map(button).collect()
}
