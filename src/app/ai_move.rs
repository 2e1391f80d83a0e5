//! Computer players in running games. They act by the same path as everybody: what they choose is checked, written down
//! and shown like what a person does. Choosing takes time, and is done by whoever has it.

use ra::ai::{Level, Thinker};
use ra::rules::{Action, State};
use ra_table::game::{By, Game, table_actions};
use ra_table::id::GameId;
use ra_table::time::Millis;
use rand::Rng;

use super::Error;
use super::change::{ChangeContext, ChangeResult, change};
use super::load::{self, GameRef};
use crate::store::Store;

/// Takes the action that a computer player has chosen, and follows what has been decided ahead. If it stood in for
/// somebody who is not away any more, that person is asked instead.
///
/// # Errors
/// [`ra_table::game::GameRefusal::Past`] when the game has gone on since.
pub async fn act(
    store: &Store,
    thought: &Thought,
    action: Action,
    now: Millis,
) -> Result<ChangeResult, Error> {
    let context = ChangeContext { by: By::Computer, ..ChangeContext::program(thought.game, now) };
    let changed =
        change(store, &context, |draft| table_actions::act_as_computer(draft, thought.seq, action)).await?;
    Ok(changed.done(None))
}

/// What a game waits for a computer player to think about now; `None` if it waits for none.
pub async fn thought(store: &Store, game: GameId) -> Result<Option<Thought>, Error> {
    let game = load::begun(store, GameRef::Game(game)).await?.playable()?.game;
    Ok(Thought::of(&game))
}

/// What a computer player is to think about: a position, which it alone sees.
#[derive(Clone, Copy)]
pub struct Thought {
    /// In which game.
    pub game: GameId,
    /// After how many entries.
    pub seq: i64,
    level: Level,
    state: State,
}

impl std::fmt::Debug for Thought {
    /// Without the position, in which there are scores.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thought").field("game", &self.game).field("seq", &self.seq).finish_non_exhaustive()
    }
}

impl Thought {
    /// What a game waits for a computer player to think about; `None` if it waits for none.
    pub(super) fn of(game: &Game) -> Option<Thought> {
        let (_, level) = game.computer_to_act()?;
        let table = game.table();
        Some(Thought { game: table.id, seq: table.seq, level, state: *game.state() })
    }

    /// A position to think about by itself.
    pub fn about(state: State, level: Level) -> Thought {
        Thought { game: GameId(0), seq: 0, level, state }
    }

    /// What it chooses, until it is told to stop; by rules of thumb, if there is no time to think at all.
    pub fn choose(&self, rng: &mut impl Rng, stop: &mut impl FnMut() -> bool) -> Option<Action> {
        let level = if stop() { Level::Easy } else { self.level };
        Thinker::new(level).choose_before(&self.state, rng, stop)
    }
}
