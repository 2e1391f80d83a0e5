//! Tables before their game, and the promise about the bag.

use super::refusal::refusal;
use super::{computer, list, mention, name};
use crate::game::Refusal;
use crate::game::lobby::{Lobby, Place, Status};
use crate::game::view::Public;

/// What can be done at a table, below everything else.
pub const HOW: &str = "Or type /ra join, /ra leave, /ra start.";

/// The line that a push notice shows.
pub fn headline(lobby: &Lobby) -> String {
    match lobby.status {
        Status::Lobby => {
            let free = lobby.size - lobby.seats.len();
            let kept = lobby.seats.iter().filter(|seat| seat.kept);
            let kept: Vec<String> = kept.map(|seat| mention(&seat.person)).collect();
            let invited =
                list(&kept, "and").map_or(String::new(), |kept| format!(" A seat is kept for {kept}."));
            let free = if free == 1 { "one free seat".to_owned() } else { format!("{free} free seats") };
            format!("A game of Ra with {free}.{invited}")
        }
        Status::Running => format!("Game {} has started.", lobby.id),
        Status::Over => format!("Game {} is over.", lobby.id),
        Status::Cancelled => format!("Game {} was called off.", lobby.id),
    }
}

/// That a game has started, and who plays.
pub fn started(game: &Public) -> String {
    format!("Game {} has started: {}.", game.id, super::story::order(game))
}

/// What a lobby says that was closed because nobody touched it.
pub fn expired(lobby: &Lobby) -> String {
    format!(
        "The table of game {} is closed: nobody has come or gone for three days. /ra new opens one.",
        lobby.id
    )
}

/// Who sits, and what is set.
pub fn lobby(lobby: &Lobby) -> String {
    let seats = lobby.seats.iter().map(|seat| {
        let host = if seat.number == lobby.host { " (host)" } else { "" };
        let kept = if seat.kept { " (seat kept)" } else { "" };
        let raw = &seat.person.name;
        let name = if seat.person.who.level().is_none() { name(raw) } else { computer(raw) };
        format!("• {name}{host}{kept}")
    });
    let free = (lobby.seats.len()..lobby.size).map(|_| "• free".to_owned());
    let seats: Vec<String> = seats.chain(free).collect();
    let edition = match lobby.edition.code() {
        "pharaoh" => "Pharaoh edition",
        "classic" => "classic edition",
        other => other,
    };
    let place = match lobby.place {
        Place::Thread => "played in a thread of this channel",
        Place::Here => "played in this channel",
    };
    let sooner = if lobby.size > 2 { "; from two players on the host may start it" } else { "" };
    let start = if lobby.is_full() {
        "All seats are taken: the host may start it".to_owned()
    } else {
        format!("It starts by itself when the last seat fills{sooner}")
    };
    let pace = super::pace::meaning(lobby.pace);
    let quick = if lobby.quick { " Quick draws: I draw while the track holds 0 or 1 tiles." } else { "" };
    format!("{}\n\n{edition}, {place}. {pace}.{quick} {start}.", seats.join("\n"))
}

/// What is told to whoever is about to add a computer player.
pub const LEVELS: &str = "How well shall the computer player play? *Easy* plays by rules of thumb, *Normal* thinks ahead \
                          a little, *Hard* is hard to beat.";

/// The private confirmation that a computer player has sat down, with what keeps a full table from starting.
pub fn computer_seated(lobby: &Lobby, hindrance: Option<&Refusal>) -> String {
    let name = lobby.seats.last().map(|seat| computer(&seat.person.name)).unwrap_or_default();
    let then = hindrance.map_or(String::new(), |hindrance| format!(" {}", refusal(hindrance)));
    format!("{name} sits at the table of game {}.{then}", lobby.id)
}

/// The private confirmation that somebody has sat down, with what keeps a full table from starting.
pub fn seated(lobby: &Lobby, hindrance: Option<&Refusal>) -> String {
    let free = lobby.size - lobby.seated();
    let then = match hindrance {
        Some(hindrance) => format!("All seats are taken, but it cannot start. {}", refusal(hindrance)),
        None if free == 1 => "One more, and it starts.".to_owned(),
        None => format!("{free} more, and it starts."),
    };
    format!("You sit at the table of game {}. {then}", lobby.id)
}

/// The private confirmation for somebody who looks after the games.
pub const LOOKED_AFTER: &str = "Done. It is told in the game’s channel and kept in its history.";

/// The private confirmation that a new table is open for the people of a game that is over.
pub fn opened(lobby: &Lobby) -> String {
    format!("A new table is open in <#{}>, with a seat kept for everybody who played.", lobby.channel)
}

/// The sum that proves the bag, as it is shown at the start.
pub fn promise(sum: &str) -> String {
    format!("The bag is shuffled. SHA-256 of its order, which you get at the end: {sum}")
}
