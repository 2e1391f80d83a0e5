//! What happens at a table besides the game: time runs out, people leave and come back, somebody looks after it.

use super::player;
use crate::game::view::Public;
use crate::game::{Actor, Entry, Note, Number, Why};
use crate::rules::{Action, Seat};

/// The line for a note, for everybody; `None` for what the board itself shows.
pub(super) fn note(game: &Public, seq: i64, note: &Note) -> Option<String> {
    let name = |seat: Seat| super::name(game.player(seat).name);
    Some(match note {
        Note::OutOfTime(seat, 1) => format!(
            "⏳ {}’s time ran out, so I acted. If that happens again the next time, a computer player takes the chair \
             until they are back.",
            name(*seat)
        ),
        Note::OutOfTime(seat, _) => format!("⏳ {}’s time ran out again, so I acted.", name(*seat)),
        Note::ActedFor(seat, by) => format!("{} acted for {}.", somebody(game, *by), name(*seat)),
        Note::TakenBack(seat, action) => format!("~~{} {}~~", name(*seat), done(*action, game)),
        Note::Entry(Entry::Undo(to), by) => {
            let is_auction = |(at, note): &(i64, Note)| {
                *to < *at && *at < seq && matches!(note, Note::TakenBack(_, Action::Invoke))
            };
            let void =
                if game.story.notes.iter().any(is_auction) { ": answers given ahead are void" } else { "" };
            format!("{} took that back{void}.", maker(game, *by))
        }
        Note::Entry(entry, by) => return at_the_table(game, entry, *by),
    })
}

fn at_the_table(game: &Public, entry: &Entry, by: Actor) -> Option<String> {
    let name = |seat: Seat| super::name(game.player(seat).name);
    Some(match entry {
        Entry::StandIn(seat, Why::Late) => {
            format!("A computer player plays {}’s chair until they are back.", name(*seat))
        }
        Entry::StandIn(seat, Why::Away) => {
            format!("{} is away: a computer player plays their chair until they are back.", name(*seat))
        }
        Entry::StandIn(seat, Why::Resigned) => {
            format!("**{} has left the game.** A computer player goes on with the chair.", name(*seat))
        }
        Entry::Back(seat) => format!("{} is back.", name(*seat)),
        Entry::Extend(seat, time) => {
            let hours = time.as_secs() / 3600;
            format!(
                "{} gave {} {} more.",
                maker(game, by),
                player(game, *seat),
                super::count(hours as usize, "hour")
            )
        }
        Entry::Seated { seat, from, .. } => {
            let from = mention(game, *from);
            format!("**{} has {from}’s chair from now on**, by {}.", name(*seat), maker(game, by))
        }
        Entry::Host(host) => format!("The host is {} now.", mention(game, *host)),
        Entry::Hold => format!("**{} paused the game**: nobody’s time runs.", maker(game, by)),
        Entry::GoOn => format!("{} let the game go on.", maker(game, by)),
        Entry::Cancel => format!("{} called the game off.", maker(game, by)),
        Entry::Undo(_) | Entry::Action(_) | Entry::Pause | Entry::Resume => return None,
    })
}

/// What somebody did who took it back.
fn done(action: Action, game: &Public) -> String {
    match action {
        Action::Draw => "drew a tile".to_owned(),
        Action::Invoke => "invoked Ra".to_owned(),
        Action::God(_) => "spent a God tile".to_owned(),
        Action::Done => "spent no more God tiles".to_owned(),
        Action::Bid(sun) => format!("bid {sun}"),
        Action::Pass => "passed".to_owned(),
        Action::Discard(kind) => format!("gave up {}", super::tile(kind, game.terms.edition)),
    }
}

/// Whoever made an entry; the program speaks of itself.
fn maker(game: &Public, by: Actor) -> String {
    match by {
        Actor::Person(number) | Actor::Computer(number) => somebody(game, number),
        Actor::StandIn | Actor::Program => "I".to_owned(),
    }
}

/// Somebody who need not sit at the table; shown by name if they do, and not pinged.
fn somebody(game: &Public, number: Number) -> String {
    match game.chairs().seat_of_number(number) {
        Some(seat) => super::name(game.player(seat).name),
        None => mention(game, number),
    }
}

/// One of the people, as Discord shows them; by name, if it does not know them.
fn mention(game: &Public, number: Number) -> String {
    match game.chairs().person(number) {
        Some(person) => super::mention(person),
        None => super::name(""),
    }
}
