//! Calls besides the boards: to one person, in the game's channel or by direct message. None says more than the board
//! does, for a channel is read by all.

use super::board::{asked, runs_out};
use super::player;
use super::refusal::board_link;
use crate::app::calls::{Asks, Call, Stage};
use crate::app::round::Round;
use crate::id::UserId;
use crate::time::Millis;

/// Up to where a list goes on; a message has room for 2,000 characters.
const LONGEST: usize = 1900;

/// In the game's channel; so many other games wait for the same person.
pub fn in_channel(round: &Round, call: &Call, others: usize, now: Millis) -> String {
    let more = match others {
        0 => String::new(),
        1 => " So does 1 other game: /ra games.".to_owned(),
        others => format!(" So do {others} other games: /ra games."),
    };
    format!("<@{}>, {}{more}", round.player(call.seat).user, told(round, call, now))
}

/// By direct message, about one game.
pub fn one(round: &Round, call: &Call, now: Millis) -> String {
    let told = told(round, call, now);
    format!("{} It is in <#{}>.", super::capital(&told), round.game.channel)
}

/// By direct message: all games that wait for somebody.
pub fn digest(waiting: &[Box<Round>], user: UserId, now: Millis) -> String {
    let line = |round: &Round| {
        let what = match round.asks(user) {
            Some(Asks::MayAnswer) => "an auction that you may answer any time",
            Some(Asks::ToAct | Asks::Next) | None => asked(round),
        };
        let until = runs_out(round, now).filter(|_| round.asks(user) == Some(Asks::ToAct));
        let until = until.map_or(String::new(), |at| format!(", until <t:{}:f>", at.seconds()));
        format!("• Game {} in <#{}>: {what}{until}{}", round.game.id, round.game.channel, link(round))
    };
    let mut told = "These games wait for you:".to_owned();
    for (place, round) in waiting.iter().enumerate() {
        let line = line(round);
        if told.chars().count() + line.chars().count() > LONGEST {
            told += &format!("\n… and {} more: /ra games.", waiting.len() - place);
            break;
        }
        told += &format!("\n{line}");
    }
    told
}

/// To somebody who wanted to know that they are next.
pub fn next(round: &Round) -> String {
    let to_act = round.state().to_act().map_or_else(String::new, |seat| player(round, seat));
    format!("Game {} in <#{}>: {to_act} is to act, and you are next.", round.game.id, round.game.channel)
}

fn told(round: &Round, call: &Call, now: Millis) -> String {
    let game = round.game.id;
    let until = runs_out(round, now).map(Millis::seconds);
    let what = match (call.asks, call.stage) {
        (Asks::MayAnswer, _) => format!("game {game} has an auction: answer any time, it stays secret."),
        (Asks::ToAct | Asks::Next, Stage::Called) => {
            let until = until.map_or(String::new(), |at| format!(", until <t:{at}:f>"));
            format!("game {game} waits for you: {}{until}.", asked(round))
        }
        (Asks::ToAct | Asks::Next, Stage::Reminded) => {
            let until = until.map_or(String::new(), |at| format!(" There is time until <t:{at}:f>."));
            format!("game {game} waits only for you: {}.{until}", asked(round))
        }
        (Asks::ToAct | Asks::Next, Stage::Last) => {
            let until = until.map_or(String::new(), |at| format!(" <t:{at}:R>"));
            let harmless = super::board::harmless(round);
            format!(
                "game {game} waits only for you, and your time runs out{until}. Then I {harmless} for you."
            )
        }
    };
    format!("{what}{}", link(round))
}

fn link(round: &Round) -> String {
    board_link(round).map_or(String::new(), |link| format!(" [To the board]({link})"))
}
