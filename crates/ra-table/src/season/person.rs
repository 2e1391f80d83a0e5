//! The games of one person in figures.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ra::ai::Level;

use super::{Finish, mean};
use crate::id::GameId;
use crate::time::Millis;

/// All that somebody's finished games tell of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Figures {
    /// How often they were in each place, by the number of people who began: `[1, 0, 2]` of 3 is one win and two last
    /// places.
    pub places: BTreeMap<u8, Vec<usize>>,
    /// Their mean share of the best score at the table, in millionths, in games with other people that they played to the
    /// end; `None` without any.
    pub share: Option<u32>,
    /// Their best such game.
    pub best: Option<Best>,
    /// How many games with other people they have played to the end, also in a seat that they took over …
    pub finished: usize,
    /// … of how many.
    pub of: usize,
    /// Their games alone, by the weakest computer player at the table, the weakest first.
    pub alone: Vec<Alone>,
}

/// The game in which somebody had most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// The game.
    pub game: GameId,
    /// The points.
    pub score: u16,
    /// When it ended.
    pub ended_at: Millis,
}

/// Games against computer players alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alone {
    /// The weakest computer player at the table.
    pub level: Level,
    /// How many were won, …
    pub won: usize,
    /// … of how many.
    pub of: usize,
}

impl Figures {
    /// How many games they have begun with other people.
    pub fn games(&self) -> usize {
        self.places.values().flatten().sum()
    }
}

/// The figures of one person's games.
pub fn figures(finishes: &[Finish]) -> Figures {
    let with_people = || finishes.iter().filter(|finish| finish.people > 1);
    let finished = || with_people().filter(|finish| !finish.left.has_left());
    let own = || finished().filter(|finish| finish.counts());
    let mut places: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for finish in with_people() {
        let Some(place) = finish.place else { continue };
        let counts = places.entry(finish.people).or_insert_with(|| vec![0; finish.people.into()]);
        if let Some(count) = counts.get_mut(usize::from(place).saturating_sub(1)) {
            *count += 1;
        }
    }
    // Of equal scores the first to be reached.
    let best = own().min_by_key(|finish| (Reverse(finish.score), finish.ended_at, finish.game));
    let best = best.map(|finish| Best { game: finish.game, score: finish.score, ended_at: finish.ended_at });
    Figures {
        places,
        share: mean(own().map(Finish::share)),
        best,
        finished: finished().count(),
        of: with_people().count(),
        alone: Level::ALL.into_iter().filter_map(|level| alone(finishes, level)).collect(),
    }
}

/// So many of somebody's games with other people, which they began, at most: the last first.
pub fn last_games(finishes: &[Finish], most: usize) -> Vec<Finish> {
    let mut last: Vec<&Finish> = finishes.iter().filter(|finish| finish.counts()).collect();
    last.sort_unstable_by_key(|finish| Reverse((finish.ended_at, finish.game)));
    last.into_iter().take(most).cloned().collect()
}

/// The games in which only computer players of a level or better sat at the table; `None` if there are none.
fn alone(finishes: &[Finish], level: Level) -> Option<Alone> {
    let is_own = |finish: &&Finish| finish.people == 1 && finish.place.is_some();
    let games = || finishes.iter().filter(is_own).filter(|finish| finish.weakest == Some(level));
    let won = games().filter(|finish| finish.table_place == 1 && !finish.left.has_left()).count();
    let of = games().count();
    (of > 0).then_some(Alone { level, won, of })
}
