//! Calls besides the boards: to one person, in the game's channel or by direct message. None says more than the board
//! does, for a channel is read by all.

use super::board::{asked, runs_out};
use super::refusal::board_link;
use super::{channel, player};
use crate::game::view::Public;
use crate::game::{Asks, Call, Stage};
use crate::id::UserId;
use crate::time::Millis;

/// Up to where a list goes on; a message has room for 2,000 characters.
const LONGEST: usize = 1900;

/// In the game's channel; so many other games wait for the same person.
pub fn in_channel(game: &Public, call: &Call, others: usize) -> String {
    let more = match others {
        0 => String::new(),
        1 => " So does 1 other game: /ra games.".to_owned(),
        others => format!(" So do {others} other games: /ra games."),
    };
    let user = game.player(call.seat).user().map_or(String::new(), |user| format!("<@{user}>"));
    format!("{user}, {}{more}", told(game, call))
}

/// By direct message, about one game.
pub fn one(game: &Public, call: &Call) -> String {
    let told = told(game, call);
    format!("{} It is in {}.", super::capital(&told), channel(game.at.channel))
}

/// By direct message: all games that wait for somebody.
pub fn digest(waiting: &[&Public], user: UserId) -> String {
    let line = |game: &Public| {
        let what = match game.asks(user) {
            Some(Asks::MayAnswer) => "an auction that you may answer any time",
            Some(Asks::ToAct | Asks::Next) | None => asked(game),
        };
        let until = runs_out(game).filter(|_| game.asks(user) == Some(Asks::ToAct));
        let until = until.map_or(String::new(), |at| format!(", until <t:{}:f>", at.seconds()));
        format!("• Game {} in {}: {what}{until}{}", game.id, channel(game.at.channel), link(game))
    };
    let mut told = "These games wait for you:".to_owned();
    for (place, game) in waiting.iter().enumerate() {
        let line = line(game);
        if told.chars().count() + line.chars().count() > LONGEST {
            told += &format!("\n… and {} more: /ra games.", waiting.len() - place);
            break;
        }
        told += &format!("\n{line}");
    }
    told
}

/// To somebody who wanted to know that they are next.
pub fn next(game: &Public) -> String {
    let to_act = game.position().to_act().map_or_else(String::new, |seat| player(game, seat));
    format!("Game {} in {}: {to_act} is to act, and you are next.", game.id, channel(game.at.channel))
}

fn told(game: &Public, call: &Call) -> String {
    let id = game.id;
    let until = runs_out(game).map(Millis::seconds);
    let what = match (call.asks, call.stage) {
        (Asks::MayAnswer, _) => format!("game {id} has an auction: answer any time, it stays secret."),
        (Asks::ToAct | Asks::Next, Stage::Called) => {
            let until = until.map_or(String::new(), |at| format!(", until <t:{at}:f>"));
            format!("game {id} waits for you: {}{until}.", asked(game))
        }
        (Asks::ToAct | Asks::Next, Stage::Reminded) => {
            let until = until.map_or(String::new(), |at| format!(" There is time until <t:{at}:f>."));
            format!("game {id} waits only for you: {}.{until}", asked(game))
        }
        (Asks::ToAct | Asks::Next, Stage::Last) => {
            let until = until.map_or(String::new(), |at| format!(" <t:{at}:R>"));
            let harmless = super::board::harmless(game);
            format!("game {id} waits only for you, and your time runs out{until}. Then I {harmless} for you.")
        }
    };
    format!("{what}{}", link(game))
}

fn link(game: &Public) -> String {
    board_link(game).map_or(String::new(), |link| format!(" [To the board]({link})"))
}
