//! A game in which nobody plays: computer players hold the chairs of all its people, and somebody may still come
//! back. It stands still, for otherwise it would be played to its end at once, and there would be nothing to come
//! back to. In a cup it is, because others wait for it.

use ra::rules::Seat;

use super::chairs::Player;
use super::draft::Draft;
use super::entry::Entry;
use super::pause::PauseReason;
use super::refusal::Error;
use super::table::Table;

impl Table {
    /// The people who have a chair, or can take theirs back: all who have not left for good.
    pub(super) fn who_may_play(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        self.chairs().players().filter(|(_, player)| player.is_person() && !player.has_left())
    }

    /// Whether computer players hold all chairs, of which at least one can be taken back, and the game waits for that.
    pub fn is_deserted(&self) -> bool {
        let mut people = self.who_may_play().peekable();
        self.in_cup.is_none()
            && people.peek().is_some()
            && people.all(|(_, player)| player.stand_in.is_some())
    }

    /// The people for any of whom a game waits in which nobody plays; nobody in any other.
    pub fn missed_people(&self) -> impl Iterator<Item = (Seat, Player<'_>)> {
        let is_deserted = self.halted() == Some(PauseReason::Deserted);
        self.who_may_play().filter(move |_| is_deserted)
    }

    /// Whether somebody can still take a chair for something: not once all its people have left, for then computer
    /// players play it to its end at once.
    pub fn has_use_for_people(&self) -> bool {
        self.who_may_play().next().is_some()
    }
}

/// Does what there is to do in a game in which nobody plays.
pub(super) fn look_after_deserted(draft: &mut Draft) -> Result<(), Error> {
    let back = draft.game.schedule().away().find(|seat| !draft.game.waking_hours().is_away(*seat, draft.now));
    if let Some(seat) = back {
        return draft.note_itself(Entry::Back(seat));
    }
    match draft.game.schedule().called_off_at() {
        Some(at) if at <= draft.now => draft.note_itself(Entry::Cancel),
        Some(_) | None => Ok(()),
    }
}
