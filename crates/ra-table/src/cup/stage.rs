//! How far a cup is, and how long it is likely to take.

use std::time::Duration;

use super::fold::{Cup, End};
use super::plan::{Plan, TableSize};
use crate::game::autoplay_level::AutoplayLevel;
use crate::game::forecast;
use crate::time::Millis;

/// By how much longer than half of all games the last one of a round is likely to take.
const LAST_OF_ROUND: f64 = 1.5;

/// How far a cup is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It has not begun.
    SignUp,
    /// This round is played, or was played last, from 1.
    Round(usize),
    /// Those who play in the final are asked, or play it.
    Final,
    /// It has ended.
    Ended(End),
}

impl Cup {
    /// How far it is.
    pub fn stage(&self) -> Stage {
        match self.end() {
            Some(end) => Stage::Ended(end),
            None if self.has_final || !self.calls.is_empty() => Stage::Final,
            None if self.has_begun() => Stage::Round(self.rounds.len()),
            None => Stage::SignUp,
        }
    }

    /// Whether people may still sign up, if there is a place for them.
    pub fn takes_people(&self) -> bool {
        self.end().is_none() && (!self.has_begun() || self.awaits_draw())
    }

    /// Until when the present round lasts at most, as far as is known without outages: the first one, before it begins.
    pub fn round_ends(&self) -> Option<Millis> {
        let time = self.plan.kind.round_time();
        match self.stage() {
            Stage::SignUp => Some(self.starts_at().after(time)),
            Stage::Round(_) => {
                let tables = self.tables.iter().filter(|table| table.round == Some(self.rounds.len()));
                let opened: Option<Vec<Millis>> = tables.map(|table| table.opened_at).collect();
                Some(opened?.into_iter().max()?.after(time))
            }
            Stage::Final | Stage::Ended(_) => None,
        }
    }
}

impl Plan {
    /// When the cup is likely to be over if it begins at this moment.
    pub fn likely_end(&self, begins: Millis) -> Millis {
        let size = match self.table_size {
            TableSize::Threes => 3,
            TableSize::Fours => 4,
            TableSize::Fives => 5,
        };
        let pace = self.kind.pace();
        let game = |players| {
            // A night in common is nothing that is known of people who may sign up.
            let half = forecast::hours(pace, AutoplayLevel::Draws, players, 1).unwrap_or_default();
            Duration::from_secs_f64(half * LAST_OF_ROUND * 3600.0)
        };
        let round = game(size).min(self.kind.round_time());
        let rounds = round.saturating_mul(u32::try_from(self.rounds()).unwrap_or(u32::MAX));
        begins.after(rounds + self.kind.confirmation() + game(4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cup::{Count, Kind, Order};

    #[test]
    fn a_cup_takes_an_evening_a_month_or_a_season() {
        let days = |kind| {
            let lasts = Plan::of_kind(kind, Millis(0)).likely_end(Millis(0)).since(Millis(0));
            lasts.as_secs_f64() / 86400.0
        };
        let [evening, quick, slow] = Kind::ALL.map(days);
        assert!((0.1..0.25).contains(&evening), "{evening}");
        assert!((20.0..35.0).contains(&quick), "{quick}");
        assert!((45.0..90.0).contains(&slow), "{slow}");
    }

    /// Rounds one after another take longer than the same games at once.
    #[test]
    fn more_rounds_take_longer() {
        let at_once = Plan { games: Count::new(3).unwrap(), ..Plan::of_kind(Kind::Quick, Millis(0)) };
        let in_turn = Plan { order: Order::InTurn, ..at_once };
        assert!(at_once.likely_end(Millis(0)) < in_turn.likely_end(Millis(0)));
    }
}
