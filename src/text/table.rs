//! What happens at a table besides the game: time runs out, people leave and come back, somebody looks after it.

use super::player;
use crate::app::entry::{Entry, Why};
use crate::app::round::{Note, Round};
use crate::id::UserId;
use crate::rules::Seat;

/// The line for a note, for everybody; `None` for what the board itself shows.
pub(super) fn note(round: &Round, note: &Note) -> Option<String> {
    let name = |seat: Seat| super::name(&round.player(seat).name);
    Some(match note {
        Note::OutOfTime(seat, 1) => format!(
            "⏳ {}’s time ran out, so I acted. If that happens again the next time, a computer player takes the chair \
             until they are back.",
            name(*seat)
        ),
        Note::OutOfTime(seat, _) => format!("⏳ {}’s time ran out again, so I acted.", name(*seat)),
        Note::ActedFor(seat, by) => format!("{} acted for {}.", somebody(*by), name(*seat)),
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
                somebody(by),
                player(round, *seat),
                super::count(hours as usize, "hour")
            )
        }
        Entry::Seated { seat, from, .. } => {
            format!("**{} has <@{from}>’s chair from now on**, by {}.", name(*seat), somebody(by))
        }
        Entry::Host(host) => format!("The host is <@{host}> now."),
        Entry::Hold => format!("**{} paused the game**: nobody’s time runs.", somebody(by)),
        Entry::GoOn => format!("{} let the game go on.", somebody(by)),
        Entry::Cancel => format!("{} called the game off.", somebody(by)),
        Entry::Action(_) | Entry::Pause | Entry::Resume => return None,
    })
}

/// Somebody who need not sit at the table; shown by name, and not pinged.
fn somebody(user: UserId) -> String {
    if user == UserId(0) { "I".to_owned() } else { format!("<@{user}>") }
}
