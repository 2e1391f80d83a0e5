//! What the games of a trial come to.

use super::Trial;
use super::game::Played;
use crate::contest::Interval;

/// A row of the table: one set of features at tables of one size.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// What people had at hand.
    pub name: String,
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: usize,
    /// Blocking waits a game.
    pub waits: Interval,
    /// The same, with an auction that asks everybody at once for one question.
    pub questions: Interval,
    /// How often a game stood still for somebody who was looking, and went on by itself.
    pub stops: Interval,
    /// How many days half of the games took at most.
    pub median_days: f64,
    /// How many days nine of ten took at most.
    pub most_days: f64,
    /// How often each player was asked.
    pub prompts: Interval,
    /// How often time ran out in a game.
    pub late: Interval,
    /// The share of actions taken for people that their player would not have taken, asked just then; 0 where none were.
    pub regret: f64,
    /// In how many of these positions the same person, asked twice, answers otherwise: no regret can be below that.
    pub unsure: f64,
    /// How many such actions each player has in a game: all, passes, and bids.
    pub regretted: [f64; 3],
}

impl Row {
    pub(super) fn of(trial: &Trial, games: &[Played]) -> Row {
        let players = trial.players.count();
        let mean = |value: &dyn Fn(&Played) -> f64| {
            Interval::of_mean(&games.iter().map(value).collect::<Vec<f64>>())
        };
        let mut days: Vec<f64> = games.iter().map(|game| game.days).collect();
        days.sort_by(f64::total_cmp);
        let share = |part: f64| days.get((days.len() as f64 * part) as usize).copied().unwrap_or_default();
        let sum = |value: &dyn Fn(&Played) -> u32| f64::from(games.iter().map(value).sum::<u32>());
        let (ordered, seats) = (sum(&|game| game.ordered).max(1.0), (players * games.len()) as f64);
        Row {
            name: trial.features.name.clone(),
            players,
            games: games.len(),
            waits: mean(&|game| f64::from(game.waits)),
            questions: mean(&|game| f64::from(game.questions)),
            median_days: share(0.5),
            most_days: share(0.9),
            prompts: mean(&|game| f64::from(game.prompts) / players as f64),
            late: mean(&|game| f64::from(game.late)),
            stops: mean(&|game| f64::from(game.stops)),
            regret: sum(&|game| game.regretted) / ordered,
            unsure: sum(&|game| game.unsure) / ordered,
            regretted: [
                sum(&|game| game.regretted) / seats,
                sum(&|game| game.regretted_passes) / seats,
                sum(&|game| game.regretted_bids) / seats,
            ],
        }
    }

    /// The heads of the columns of [`Row::line`].
    pub const HEAD: &str = "players  features                            blocking waits         ratio  questions              ratio  days: half  90 %  \
                            prompts each         time-outs           stops               regret, of it unsure    regretted each: all, passes, bids";

    /// As a line of a table; `first` is the row that it is compared with.
    pub fn line(&self, first: &Row) -> String {
        let interval = |Interval { low, mean, high }: Interval| format!("{mean:.1} ({low:.1} to {high:.1})");
        format!(
            "{:<9}{:<36}{:<23}{:<7.2}{:<23}{:<7.2}{:<12.1}{:<6.1}{:<21}{:<20}{:<20}{:<23}{:.2}, {:.2}, {:.2}",
            self.players,
            self.name,
            interval(self.waits),
            self.waits.mean / first.waits.mean,
            interval(self.questions),
            self.questions.mean / first.questions.mean,
            self.median_days,
            self.most_days,
            interval(self.prompts),
            interval(self.late),
            interval(self.stops),
            format!("{:.1} %, {:.1} %", 100.0 * self.regret, 100.0 * self.unsure),
            self.regretted[0],
            self.regretted[1],
            self.regretted[2],
        )
    }

    /// The heads of the columns of [`Row::csv`].
    pub const CSV: &str = "players,features,games,waits,waits_low,waits_high,questions,questions_low,questions_high,median_days,days_90,prompts,prompts_low,\
                           prompts_high,time_outs,time_outs_low,time_outs_high,stops,stops_low,stops_high,regret,unsure,regretted,regretted_passes,regretted_bids";

    /// As a line of CSV.
    pub fn csv(&self) -> String {
        let interval = |Interval { low, mean, high }: Interval| format!("{mean:.3},{low:.3},{high:.3}");
        format!(
            "{},\"{}\",{},{},{},{:.3},{:.3},{},{},{},{:.5},{:.5},{:.4},{:.4},{:.4}",
            self.players,
            self.name,
            self.games,
            interval(self.waits),
            interval(self.questions),
            self.median_days,
            self.most_days,
            interval(self.prompts),
            interval(self.late),
            interval(self.stops),
            self.regret,
            self.unsure,
            self.regretted[0],
            self.regretted[1],
            self.regretted[2],
        )
    }
}
