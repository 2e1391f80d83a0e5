//! What happens at a table besides the game: time runs out, people leave and come back, somebody looks after it.

use super::player;
use crate::app::entry::{Entry, Why};
use crate::app::round::{Note, Round};
use crate::id::UserId;
use crate::rules::{Action, Seat};

/// The line for a note, for everybody; `None` for what the board itself shows.
pub(super) fn note(round: &Round, seq: i64, note: &Note) -> Option<String> {
    let name = |seat: Seat| super::name(&round.player(seat).name);
    Some(match note {
        Note::OutOfTime(seat, 1) => format!(
            "⏳ {}’s time ran out, so I acted. If that happens again the next time, a computer player takes the chair \
             until they are back.",
            name(*seat)
        ),
        Note::OutOfTime(seat, _) => format!("⏳ {}’s time ran out again, so I acted.", name(*seat)),
        Note::ActedFor(seat, by) => format!("{} acted for {}.", somebody(round, *by), name(*seat)),
        Note::TakenBack(seat, action) => format!("~~{} {}~~", name(*seat), done(*action, round)),
        Note::Entry(Entry::Undo(to), by) => {
            let is_auction = |(at, note): &(i64, Note)| {
                *to < *at && *at < seq && matches!(note, Note::TakenBack(_, Action::Invoke))
            };
            let void = if round.notes.iter().any(is_auction) { ": answers given ahead are void" } else { "" };
            format!("{} took that back{void}.", somebody(round, *by))
        }
        Note::Entry(entry, by) => return at_the_table(round, entry, *by),
    })
}

fn at_the_table(round: &Round, entry: &Entry, by: UserId) -> Option<String> {
    let name = |seat: Seat| super::name(&round.player(seat).name);
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
                somebody(round, by),
                player(round, *seat),
                super::count(hours as usize, "hour")
            )
        }
        Entry::Seated { seat, from, .. } => {
            format!("**{} has <@{from}>’s chair from now on**, by {}.", name(*seat), somebody(round, by))
        }
        Entry::Host(host) => format!("The host is <@{host}> now."),
        Entry::Hold => format!("**{} paused the game**: nobody’s time runs.", somebody(round, by)),
        Entry::GoOn => format!("{} let the game go on.", somebody(round, by)),
        Entry::Cancel => format!("{} called the game off.", somebody(round, by)),
        Entry::Undo(_) | Entry::Action(_) | Entry::Pause | Entry::Resume => return None,
    })
}

/// What somebody did who took it back.
fn done(action: Action, round: &Round) -> String {
    match action {
        Action::Draw => "drew a tile".to_owned(),
        Action::Invoke => "invoked Ra".to_owned(),
        Action::God(_) => "spent a God tile".to_owned(),
        Action::Done => "spent no more God tiles".to_owned(),
        Action::Bid(sun) => format!("bid {sun}"),
        Action::Pass => "passed".to_owned(),
        Action::Discard(kind) => format!("gave up {}", super::tile(kind, round.game.edition)),
    }
}

/// Somebody who need not sit at the table; shown by name, and not pinged.
fn somebody(round: &Round, user: UserId) -> String {
    match round.players.iter().find(|player| player.user == user) {
        Some(player) => super::name(&player.name),
        None if user == UserId(0) => "I".to_owned(),
        None => format!("<@{user}>"),
    }
}
