//! What a computer player is to think about, handed out by a change for whoever has the time to think.

use ra::ai::{Level, Thinker};
use ra::rules::{Action, State};
use ra_table::game::Game;
use ra_table::id::GameId;
use rand::Rng;

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
