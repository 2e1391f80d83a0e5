//! What those who look after a server's games read.

use ra::rules::Seat;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::board::{moment, relative};
use super::fluent::words;
use super::lobby::called;
use super::names::escaped;
use super::{channel, own_view, player};

/// The most of a table's name.
const LONGEST_NAME: usize = 80;
/// The most letters of a list: a message takes 2000, and the last line says what is left out.
const LONGEST: usize = 1900;

/// A running game: whom or what it waits for, and until when.
pub fn game(language: Language, game: &Public) -> String {
    let until = game.clock.and_then(|clock| clock.runs_out);
    let until = until.map(|at| words(language).admin_runs_out(moment(at), relative(at)));
    let line = own_view::one_of_games(language, game, None);
    until.map_or(line.clone(), |until| format!("{line}. {until}"))
}

/// An open table.
pub fn table(language: Language, lobby: &Lobby) -> String {
    let name = escaped(&called(language, &lobby.title(), LONGEST_NAME));
    words(language).admin_table(name, channel(language, Some(lobby.channel)), lobby.free_seats())
}

/// All of them, as many as fit into a message.
pub fn list(language: Language, lines: &[String]) -> String {
    let mut told = words(language).admin_games();
    for (place, line) in lines.iter().enumerate() {
        if told.chars().count() + line.chars().count() > LONGEST {
            let more = words(language).games_more(lines.len() - place);
            return format!("{told}\n{more}");
        }
        told.push('\n');
        told.push_str(line);
    }
    told
}

/// The button that gives the player whom a game waits for more time.
pub fn extend(language: Language, game: &Public, seat: Seat, hours: u64) -> String {
    words(language).admin_button_extend(hours, player(language, game, seat))
}

/// The button that acts for the player whom a game waits for.
pub fn act_for(language: Language, game: &Public, seat: Seat) -> String {
    words(language).admin_button_act(player(language, game, seat))
}
