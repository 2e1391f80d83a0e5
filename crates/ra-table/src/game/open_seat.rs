//! Chairs whose owners are gone: they are offered to anybody who does not sit at the table.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use super::actor::{Number, Person};
use super::draft::Draft;
use super::entry::Why;
use super::refusal::{Error, GameRefusal};
use super::table::Table;
use super::table_actions;
use crate::time::Millis;

/// For how long the chair of somebody who was late waits for them alone.
const WAITS_FOR: Duration = Duration::from_secs(2 * 24 * 60 * 60);

/// A chair that a computer player has from somebody who was late, or has left. Whoever is late may still come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenSeat {
    /// The number of the entry by which the computer player has it.
    pub since: i64,
    /// Which.
    pub seat: Seat,
    /// Whose it is, or was.
    pub owner: Number,
    /// Whether they have left for good.
    pub has_left: bool,
    /// From when on anybody may take it.
    pub from: Millis,
}

impl OpenSeat {
    /// From when on anybody may take it, by what is known now: it waits for who is away, as they have said.
    pub fn offered_from(&self, game: &Game, now: Millis) -> Millis {
        let from = self.from.max(now);
        let away = game.waking_hours().setting_at(self.seat, from).and_then(|setting| setting.habits.away);
        let away = away.filter(|away| !self.has_left && away.since <= from && from < away.until);
        away.map_or(self.from, |away| away.until)
    }
}

/// What became of a free chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenSeatOutcome {
    /// It is offered to anybody.
    Free(OpenSeat),
    /// It is not yet: from this moment on, if nothing changes.
    Later(Millis),
    /// Nobody is offered it once all have left the game, nor where nobody else can come.
    Unwanted,
    /// Somebody has it for good.
    Taken(Number),
    /// Its owner plays it again.
    Back,
    /// The game is over.
    Over,
    /// The game was called off.
    CalledOff,
}

impl Table {
    /// The chairs that are offered to anybody, or will be unless their owners come back: none once the game is over, and
    /// none in a cup.
    pub fn free_chairs(&self) -> impl Iterator<Item = OpenSeat> {
        let goes_on = !self.has_ended() && self.in_cup.is_none();
        self.chairs().players().filter(move |_| goes_on).filter_map(|(seat, player)| {
            let (since, at) = self.chairs().stood_in(seat)?;
            let (has_left, from) = match player.stand_in? {
                Why::Resigned => (true, at),
                Why::Late => (false, at.after(WAITS_FOR)),
                // They have said so, and come back; or the game only needs its end.
                Why::Away | Why::RoundOver => return None,
            };
            Some(OpenSeat { since, seat, owner: player.number, has_left, from })
        })
    }
}

/// Takes the chair that a computer player has by this entry, as somebody who does not sit at the table.
///
/// # Errors
/// [`GameRefusal::ChairNotFree`] when it is not offered, or not any more; when the person sits there already.
pub fn take_free(draft: &mut Draft, since: i64, person: &Person) -> Result<(), Error> {
    let now = draft.now;
    let mut chairs = draft.table().free_chairs();
    let chair = chairs.find(|chair| chair.since == since).ok_or(GameRefusal::ChairNotFree)?;
    drop(chairs);
    if let Some(own) = person.who.user().and_then(|user| draft.table().seat_of(user)) {
        let has_left = draft.table().player(own).has_left();
        return Err(if has_left { GameRefusal::Resigned } else { GameRefusal::HasChair }.into());
    }
    if now < chair.offered_from(draft.game(), now) {
        return Err(GameRefusal::ChairNotFree.into());
    }
    table_actions::seat_anew(draft, chair.seat, person)
}
