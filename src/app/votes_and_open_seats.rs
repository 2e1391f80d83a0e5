//! What a change of a game makes of what is asked beside it: whether the game is to be called off, and who wants a
//! free chair.

use ra_table::game::{CancelVote, Game, Number, OpenSeat};
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::Error;
use crate::store::{WriteTx, cancel_vote, open_seats};

/// What is asked, before a change.
pub(super) struct Asked {
    calling_off: Option<CancelVote>,
    /// Who has a chair.
    with_chairs: Vec<Number>,
    /// The chairs that are free or will be.
    free_chairs: Vec<OpenSeat>,
    /// Whether it is of use that anybody takes one.
    is_offered: bool,
}

impl Asked {
    pub(super) fn of(game: &Game) -> Asked {
        let table = game.table();
        Asked {
            calling_off: table.calling_off().cloned(),
            with_chairs: table.with_chairs().map(|(_, player)| player.number).collect(),
            free_chairs: table.free_chairs().collect(),
            is_offered: table.has_use_for_people(),
        }
    }

    /// Writes down what has become of it, and that its messages are to be put right if that or those who are asked
    /// are others.
    pub(super) async fn write(
        self,
        tx: &mut WriteTx,
        id: GameId,
        game: &Game,
        now: Millis,
    ) -> Result<(), Error> {
        let after = Asked::of(game);
        if (&self.free_chairs, self.is_offered) != (&after.free_chairs, after.is_offered) {
            open_seats::put(tx, id, &after.free_chairs, now).await?;
        }
        let is_open = after.calling_off.as_ref().is_some_and(|asked| asked.ended.is_none());
        let has_others = is_open && self.with_chairs != after.with_chairs;
        match after.calling_off {
            Some(asked) if has_others || self.calling_off.as_ref() != Some(&asked) => {
                Ok(cancel_vote::put(tx, id, &asked, now).await?)
            }
            _ => Ok(()),
        }
    }
}
