//! What a change of a game makes of what is asked beside it: whether the game is to be called off, and who wants a
//! free chair.

use ra_table::game::{CallingOff, FreeChair, Game, Number};
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::Error;
use crate::store::{WriteTx, calling_off, free_chairs};

/// Whether it is asked that a game is called off, before a change, and who has a chair.
pub(super) struct Asked {
    what: Option<CallingOff>,
    with_chairs: Vec<Number>,
}

impl Asked {
    pub(super) fn of(game: &Game) -> Asked {
        let with_chairs = game.table().with_chairs().map(|(_, player)| player.number).collect();
        Asked { what: game.table().calling_off().cloned(), with_chairs }
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
        let is_open = after.what.as_ref().is_some_and(|asked| asked.ended.is_none());
        let differs = self.what != after.what || (is_open && self.with_chairs != after.with_chairs);
        match after.what.filter(|_| differs) {
            Some(asked) => Ok(calling_off::put(tx, id, &asked, now).await?),
            None => Ok(()),
        }
    }
}

/// The chairs of a game that are free or will be, before a change.
pub(super) struct Free {
    chairs: Vec<FreeChair>,
    /// Whether it is of use that anybody takes one.
    is_offered: bool,
}

impl Free {
    pub(super) fn of(game: &Game) -> Free {
        let table = game.table();
        Free { chairs: table.free_chairs().collect(), is_offered: table.has_use_for_people() }
    }

    /// Writes down which are free after the change, and that what offers them is to be looked at if they are others.
    pub(super) async fn write(
        self,
        tx: &mut WriteTx,
        id: GameId,
        game: &Game,
        now: Millis,
    ) -> Result<(), Error> {
        let after = Free::of(game);
        if (&self.chairs, self.is_offered) == (&after.chairs, after.is_offered) {
            return Ok(());
        }
        Ok(free_chairs::put(tx, id, &after.chairs, now).await?)
    }
}
