//! What is different where a game is played at a table of a cup: its terms are the same for everybody in the cup, nobody at
//! the table can change them, and computer players finish it when the time of its round is over.

use ra::rules::Seat;

use super::draft::Draft;
use super::entry::{Entry, Why};
use super::refusal::{Error, GameRefusal};
use super::table::Table;
use crate::cup::TableNumber;
use crate::id::CupId;

/// The table of a cup at which a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InCup {
    /// The cup.
    pub cup: CupId,
    /// The table's number there.
    pub table: TableNumber,
}

/// What cannot be done with a game because it is played in a cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotInCup {
    /// Somebody who looks after a server's games calls it off.
    CallOff,
    /// Its players vote on calling it off.
    CancelVote,
    /// Somebody gets another time than the others, or is acted for.
    OtherTime,
    /// A seat is given to somebody else.
    GiveSeat,
    /// Somebody is its host.
    Host,
    /// It goes on in a channel that its players choose.
    OtherPlace,
    /// A player sets what the program plays for them.
    Autoplay,
    /// The same people play once more.
    Rematch,
}

impl Table {
    /// Refuses what cannot be done in a cup.
    ///
    /// # Errors
    /// [`GameRefusal::NotInCup`] if the game is played in one.
    pub(super) fn unless_in_cup(&self, what: NotInCup) -> Result<(), GameRefusal> {
        if self.in_cup.is_some() { Err(GameRefusal::NotInCup(what)) } else { Ok(()) }
    }

    /// Whether the time of the game's round is over, so that computer players finish it.
    pub fn is_cut_short(&self) -> bool {
        self.chairs().players().any(|(_, player)| player.stand_in == Some(Why::RoundOver))
    }
}

/// Lets computer players finish the game, because the time of its round is over. Who has lost their chair before has lost it
/// for the reason of then.
pub fn end_round(draft: &mut Draft) -> Result<(), Error> {
    draft.table().require_not_over()?;
    let still_plays = |stand_in: Option<Why>| matches!(stand_in, None | Some(Why::Away));
    let players = draft.table().chairs().players();
    let players = players.filter(|(_, player)| player.is_person() && still_plays(player.stand_in));
    for seat in players.map(|(seat, _)| seat).collect::<Vec<Seat>>() {
        draft.note_itself(Entry::StandIn(seat, Why::RoundOver))?;
    }
    let ahead = &mut draft.game.private.ahead;
    ahead.given.clear();
    ahead.pending = None;
    Ok(())
}
