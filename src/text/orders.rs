//! A player's orders, for nobody else.

use super::{list, tile};
use crate::game::view::{Own, Public};
use crate::game::{Answer, DrawOrder, Stop};
use crate::rules::Space;

/// An end of drawing: `until the track holds 3 tiles`.
pub fn until(tiles: u8) -> String {
    match usize::from(tiles) {
        Space::COUNT => "until the track is full".to_owned(),
        tiles => format!("until the track holds {}", super::count(tiles, "tile")),
    }
}

/// An answer to an auction that has not opened: `bid 8, or pass if that is too low`.
pub fn answer(answer: Answer) -> String {
    match answer {
        Answer::Bid(sun) => format!("bid {sun}, or ask me if that is too low"),
        Answer::BidOrPass(sun) => format!("bid {sun}, or pass if that is too low"),
        Answer::UpTo(sun) => format!("the lowest that wins, up to {sun}"),
        Answer::Pass => "pass".to_owned(),
    }
}

/// All orders in force, in words, with what stops them now.
pub fn orders(own: &Own) -> String {
    let orders = &own.orders;
    let draw = match &orders.draw {
        Some(order) => format!("on your turns I draw {}{}", until(order.until()), but(own, order)),
        None => "on your turns I ask you".to_owned(),
    };
    let stop = own.stop.map_or(String::new(), |stop| format!(" Just now I would ask: {}.", why(own, stop)));
    let auction = match orders.auction {
        Some(order) => format!(
            "if an auction opens before your next turn, {}, as long as {}",
            answer(order.answer),
            condition(order.most_added)
        ),
        None => "if an auction opens I ask you".to_owned(),
    };
    let quick = match (own.terms.quick, orders.quick) {
        (true, true) => "\nQuick draws: I draw for everybody while the track holds 0 or 1 tiles.",
        (true, false) => "\nQuick draws: not for you.",
        (false, _) => "",
    };
    format!(
        "**Your orders in game {}**, which nobody else sees: {draw}.{stop}\nAnd {auction}.{}\n-# I always ask when the next \
         Ra tile could end the epoch, when you could spend a God tile, and when, since you last decided, somebody has \
         used their last sun or a sun has come to the board that beats all of yours. Orders to draw end with the epoch.",
        own.id, quick,
    )
}

fn but(game: &Public, order: &DrawOrder) -> String {
    let kinds: Vec<String> =
        order.stop_at().iter().map(|kind| tile(*kind, game.terms.edition).to_owned()).collect();
    list(&kinds, "or").map_or(String::new(), |kinds| format!(", but not past {kinds}"))
}

/// Why drawing stops.
fn why(game: &Public, stop: Stop) -> String {
    match stop {
        Stop::LastRa => "the next Ra tile could end the epoch".to_owned(),
        Stop::OutOfSuns => "somebody has used their last sun".to_owned(),
        Stop::God => "you could spend a God tile".to_owned(),
        Stop::Sun(sun) => format!("the sun {sun} on the board beats all of yours"),
        Stop::Kind(kind) => format!("{} lies on the track", tile(kind, game.terms.edition)),
    }
}

fn condition(most: u8) -> String {
    match most {
        0 => "no tile is added to the track".to_owned(),
        1 => "at most 1 tile is added, and no disaster".to_owned(),
        most if usize::from(most) >= Space::COUNT => "no disaster is added to the track".to_owned(),
        most => format!("at most {most} tiles are added, and no disaster"),
    }
}

/// What is told to whoever is about to say what to answer to the next auction.
pub fn before_auction(game: &Public) -> String {
    let track = super::tiles(game.position().track().tiles(), game.terms.edition);
    let track = if track.is_empty() { "nothing".to_owned() } else { track };
    format!(
        "If an auction opens before your next turn: what do you answer? On the track: {track}; the sun is {}.",
        game.position().sun()
    )
}

/// What is told to whoever is about to say on which condition.
pub fn before_condition(chosen: Answer) -> String {
    format!(
        "{}: up to how many tiles more on the track? With a new disaster I ask you in any case.",
        super::capital(&answer(chosen))
    )
}
