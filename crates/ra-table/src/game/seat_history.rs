//! Who held which chair when, for a game's record.

use std::collections::BTreeSet;

use ra::record::Held;

use super::Game;
use super::actor::{Number, Person};
use super::entry::Entry;
use super::public_history::Note;

/// Who holds the seats whose holders have changed, from which action on: first whoever sat there at the beginning.
/// What was taken back is no action.
pub(super) fn held(game: &Game) -> Vec<Held> {
    let entries = game.table.story.notes.iter().filter_map(|(seq, note)| match note {
        Note::Entry(entry, _) => Some((*seq, entry)),
        Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => None,
    });
    let others: BTreeSet<i64> = entries.clone().map(|(seq, _)| seq).collect();
    let actions = |before: i64| (1..before).filter(|seq| !others.contains(seq) && !game.void.contains(seq));
    let name =
        |number: Number| game.table.chairs.person(number).map_or_else(String::new, Person::recorded_name);
    let mut owners: Vec<Number> = (0..game.table.chairs.count() as u32).map(Number).collect();
    let mut held: Vec<Held> = Vec::new();
    for (seq, entry) in entries {
        let (seat, stand_in) = match entry {
            Entry::StandIn(seat, _) => (seat.index(), true),
            Entry::Back(seat) | Entry::Seated { seat, .. } => (seat.index(), false),
            Entry::Action(_)
            | Entry::Pause
            | Entry::Resume
            | Entry::Hold(_)
            | Entry::GoOn
            | Entry::Extend(..) => continue,
            Entry::Host(_) | Entry::Cancel | Entry::CancelByAll | Entry::Undo(_) => continue,
        };
        if held.iter().all(|held| held.seat != seat) {
            held.push(Held { seat, after: 0, player: name(owners[seat]), stand_in: false });
        }
        if let Entry::Seated { to, .. } = entry {
            owners[seat] = *to;
        }
        held.push(Held { seat, after: actions(seq).count(), player: name(owners[seat]), stand_in });
    }
    held
}
