//! What the line of a table says in the channel of its cup.

use super::entry::{Number, TableNumber};
use super::facts::{Facts, Outcome};
use super::fold::{Cup, End};
use crate::season;

/// The line of a table in the channel of its cup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    /// The table.
    pub number: TableNumber,
    /// Whether it is the final.
    pub is_final: bool,
    /// What has become of it.
    pub became: Became,
}

/// What has become of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Became {
    /// These play there.
    Plays(Vec<Number>),
    /// It is over: what it brought whom, the best first. In the final these are the final scores, elsewhere points.
    Over {
        /// What it brought.
        brought: Vec<(Number, u32)>,
        /// Whether computer players have ended it, as the round's time was over.
        is_cut_short: bool,
    },
    /// It does not count.
    Void,
    /// It ended with the cup, which was called off.
    CalledOff,
}

impl Cup {
    /// The line of a table; `None` if there is no such table.
    pub fn table_line(&self, number: TableNumber, facts: &Facts) -> Option<TableLine> {
        let table = self.table(number)?;
        let is_final = table.round.is_none();
        let became = match facts.outcome(number) {
            _ if table.is_void => Became::Void,
            Some(Outcome::CalledOff) if self.end() == Some(End::Cancelled) => Became::CalledOff,
            Some(Outcome::CalledOff) => Became::Void,
            None => Became::Plays(table.people.clone()),
            Some(Outcome::Played(finishes)) => {
                let mut finishes: Vec<_> = finishes.iter().collect();
                finishes.sort_by_key(|(_, finish)| (finish.place, finish.table_place));
                let brought = |finish: &season::Finish| {
                    if is_final { u32::from(finish.score) } else { season::points(finish) }
                };
                let line = finishes.into_iter().map(|(number, finish)| (*number, brought(finish)));
                Became::Over { brought: line.collect(), is_cut_short: table.is_cut_short }
            }
        };
        Some(TableLine { number, is_final, became })
    }
}
