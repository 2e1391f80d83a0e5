//! A player's orders, for nobody else.

use ra::rules::{Action, Phase, Tile};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{Own, Public};
use ra_table::game::{Answer, DrawOrder, Lapse, Stop};
use ra_table::language::Language;

use super::fluent::{Words, words};
use super::lists::{NONE, capital, joined, or, sentences};
use super::tiles::{named, tiles};

/// An answer to an auction that has not opened: `bid 8, or pass if that is too low`.
pub fn answer(language: Language, answer: Answer) -> String {
    let (code, sun) = answered(answer);
    words(language).orders_answer(code, sun)
}

/// The same on a button: `Bid 8, or pass`.
pub fn answer_in_short(language: Language, answer: Answer) -> String {
    let (code, sun) = answered(answer);
    words(language).orders_option_answer(code, sun)
}

/// The word by which messages choose an answer, and its sun.
pub(super) fn answered(answer: Answer) -> (&'static str, u8) {
    match answer {
        Answer::Bid(sun) => ("bid", sun.value()),
        Answer::BidOrPass(sun) => ("bid-or-pass", sun.value()),
        Answer::UpTo(sun) => ("up-to", sun.value()),
        Answer::Pass => ("pass", 0),
    }
}

/// All orders in force, in words, with what stops them now.
pub fn orders(language: Language, own: &Own) -> String {
    let words = words(language);
    let quick = match (own.terms.autoplay > AutoplayLevel::Nothing, own.orders.quick) {
        _ if own.wants_to_be_asked => String::new(),
        (true, _) if own.in_cup.is_some() => words.cup_table_quick(),
        (true, _) if !own.lets_play_obvious => words.orders_quick_never(),
        (true, true) => words.orders_quick_on(),
        (true, false) => words.orders_quick_off(),
        (false, _) => String::new(),
    };
    let asked = if own.wants_to_be_asked { words.orders_ask_once() } else { String::new() };
    let heading = sentences([words.orders_heading(own.id.to_string()), draws(words, own)]);
    let standing = super::sealed_answer::standing(language, own).unwrap_or_default();
    // In an auction it is of no use to say what happens when one opens.
    let is_asked_now = own.orders.auction.is_none() && matches!(own.position().phase(), Phase::Auction(_));
    let answers = if is_asked_now { lapsed(words, own) } else { answers(words, own) };
    let small = format!("-# {}", words.orders_at_once());
    joined([heading, standing, answers, quick, asked, small], "\n")
}

/// What is done on a player's turns, and the question until when to draw; with the kinds of tiles at which to stop that they
/// have chosen and not ordered.
pub fn on_turn(language: Language, own: &Own, chosen: Option<&[Tile]>) -> String {
    let words = words(language);
    let small = format!("-# {}", words.orders_always_ask());
    let draft = chosen.map_or_else(String::new, |kinds| {
        let kinds: Vec<&str> = kinds.iter().map(|kind| named(words, *kind, own.terms.edition)).collect();
        words.orders_draft(or(words, &kinds).unwrap_or_else(|| NONE.to_owned()))
    });
    let question = if own.orders.draw.is_some() { String::new() } else { words.orders_before_draw() };
    let draws_now = own.require_asked(own.seat).is_ok() && own.position().legal().contains(Action::Draw);
    let draws_now = if draws_now { words.orders_draws_now() } else { String::new() };
    joined([capital(&draws(words, own)), draft, sentences([question, draws_now]), small], "\n")
}

/// What is answered to an auction that opens before a player's next turn, and the question for how long; or what to answer.
pub fn if_auction(language: Language, own: &Own) -> String {
    let words = words(language);
    if own.orders.auction.is_some() {
        return joined([answers(words, own), words.orders_how_many_added()], "\n");
    }
    let track = tiles(words, own.position().track().tiles(), own.terms.edition);
    let question = words.orders_before_auction(track, own.position().sun().value());
    joined([question, format!("-# {}", words.orders_up_to())], "\n")
}

/// What is drawn for a player, and why that would stop now.
fn draws(words: &Words, own: &Own) -> String {
    let lasting = own.orders.draw.as_ref().map(|order| draw(words, own, order));
    let order = match (&own.orders.draw_here, lasting) {
        (Some(here), lasting) => {
            sentences([words.orders_draw_here(here.until()), afterwards(words, lasting)])
        }
        (None, Some(lasting)) => lasting,
        (None, None) => words.orders_draw_ask(own.plays_obvious_moves()),
    };
    let stop = own.stop.map_or(String::new(), |stop| why(words, own, stop));
    sentences([order, stop])
}

/// What is drawn by the order for the epoch once this track is gone; empty without one.
fn afterwards(words: &Words, lasting: Option<String>) -> String {
    lasting.map_or_else(String::new, |lasting| words.orders_draw_after(lasting))
}

/// What is answered for a player to the next auction.
fn answers(words: &Words, own: &Own) -> String {
    match own.orders.auction {
        Some(order) => {
            let (code, sun) = answered(order.answer);
            words.orders_auction(code, sun, order.most_added)
        }
        None => sentences([lapsed(words, own), words.orders_auction_ask()]),
    }
}

/// That an order for the next auction does not hold any more; empty if none has lapsed.
pub(super) fn lapsed(words: &Words, own: &Own) -> String {
    own.lapsed.map_or(String::new(), |(order, lapse)| {
        let (code, sun) = answered(order.answer);
        let why = match lapse {
            Lapse::Disaster => "disaster",
            Lapse::Tiles => "tiles",
        };
        words.orders_lapsed(words.orders_option_answer(code, sun), why)
    })
}

fn draw(words: &Words, game: &Public, order: &DrawOrder) -> String {
    let kinds = order.stop_at().iter().map(|kind| named(words, *kind, game.terms.edition));
    match or(words, &kinds.collect::<Vec<_>>()) {
        Some(kinds) => words.orders_draw_but(order.until(), kinds),
        None => words.orders_draw(order.until()),
    }
}

/// The confirmation of an order to keep drawing on this track; `None` if it holds no more, or is done.
pub fn draw_on(language: Language, own: &Own) -> Option<String> {
    let (words, order) = (words(language), own.orders.draw_here.as_ref()?);
    if own.position().track().tiles().count() >= usize::from(order.until()) {
        return None;
    }
    let lasting = own.orders.draw.as_ref().map(|order| draw(words, own, order));
    Some(sentences([words.orders_draw_on(order.until()), afterwards(words, lasting)]))
}

/// Why nothing is drawn for a player whose turn it is, though they have ordered it; empty if that is not so.
pub(super) fn paused(words: &Words, own: &Own) -> String {
    let order = own.orders.draw_here.as_ref().or(own.orders.draw.as_ref());
    let track = own.position().track().tiles().count();
    let waits = is_on_turn(own) && order.is_some_and(|order| track < usize::from(order.until()));
    own.stop.filter(|_| waits).map_or(String::new(), |stop| why(words, own, stop))
}

fn is_on_turn(own: &Own) -> bool {
    own.position().to_act() == Some(own.seat)
}

/// Why drawing stops.
fn why(words: &Words, own: &Own, stop: Stop) -> String {
    let (code, sun, tile) = match stop {
        Stop::LastRa => ("last-ra", 0, ""),
        Stop::OutOfSuns => ("out-of-suns", 0, ""),
        Stop::God => ("god", 0, ""),
        Stop::Sun(sun) => ("sun", sun.value(), ""),
        Stop::Kind(kind) => ("kind", 0, named(words, kind, own.terms.edition)),
    };
    words.orders_stop(is_on_turn(own), code, sun, tile)
}

/// What is told to whoever is about to say on which condition.
pub fn before_condition(language: Language, chosen: Answer) -> String {
    let (code, sun) = answered(chosen);
    words(language).orders_before_condition(code, sun)
}
