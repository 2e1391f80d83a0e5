//! What the games of a trial come to.

use super::Trial;
use super::played::{Made, Played, days};
use crate::contest::Interval;

/// What the name of a row ends in that goes without stops.
pub(super) const WITHOUT: &str = ", without stops";

/// A row of the table: one set of features at tables of one size.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) players: usize,
    /// Blocking waits a game.
    pub(crate) waits: Interval,
    /// The same, with an auction that asks everybody at once for one question.
    pub(crate) questions: Interval,
    /// How often a game stood still for somebody who was looking, and went on by itself.
    pub(crate) stops: Interval,
    /// How many days half of the games took at most.
    pub(crate) median_days: f64,
    /// How many days nine of ten took at most.
    pub(crate) most_days: f64,
    /// How often each player was asked.
    pub(crate) prompts: Interval,
    /// How often time ran out in a game.
    pub(crate) late: Interval,
    /// The share of actions taken for people that their player would not have taken, asked just then; 0 where none were.
    pub(crate) regret: f64,
    /// In how many of these positions the same person, asked twice, answers otherwise.
    pub(crate) unsure: f64,
    /// How many such actions each player has in a game: all, passes, and bids.
    pub(crate) regretted: [f64; 3],
    /// In how many of these positions each player is unsure: all, passes, and bids.
    pub(crate) in_doubt: [f64; 3],
    /// Of the regretted bids of each, those that they had said themselves.
    pub(crate) said: f64,
    /// What the regretted actions cost each in a game, in wins to be expected; of people who do not think ahead
    /// nothing is known.
    pub(crate) cost: Interval,
}

/// The kinds of what was done for people that are told: all, passes, and bids.
const KINDS: [&[usize]; 3] = [&[0, 1, 2], &[1], &[2]];

impl Row {
    pub(super) fn of(trial: &Trial, games: &[Played]) -> Row {
        let players = trial.players.count();
        let mean = |value: &dyn Fn(&Played) -> f64| {
            Interval::of_mean(&games.iter().map(value).collect::<Vec<f64>>())
        };
        let sum = |value: &dyn Fn(&Played) -> u32| f64::from(games.iter().map(value).sum::<u32>());
        let seats = (players * games.len()) as f64;
        let all = |value: &dyn Fn(Made) -> u32| sum(&|game| value(game.made(KINDS[0])));
        let made = all(&|made| made.all).max(1.0);
        Row {
            name: trial.features.name.clone(),
            players,
            waits: mean(&|game| f64::from(game.waits)),
            questions: mean(&|game| f64::from(game.questions)),
            median_days: days(games, 0.5),
            most_days: days(games, 0.9),
            prompts: mean(&|game| f64::from(game.prompts) / players as f64),
            late: mean(&|game| f64::from(game.late)),
            stops: mean(&|game| f64::from(game.stops)),
            regret: all(&|made| made.regretted) / made,
            unsure: all(&|made| made.unsure) / made,
            regretted: KINDS.map(|kinds| sum(&|game| game.made(kinds).regretted) / seats),
            in_doubt: KINDS.map(|kinds| sum(&|game| game.made(kinds).unsure) / seats),
            said: sum(&|game| game.ordered[2].regretted) / seats,
            cost: mean(&|game| game.cost / players as f64),
        }
    }

    /// The heads of the columns of [`Row::line`].
    pub(crate) const HEAD: &str = "players  features                                blocking waits         ratio  questions              ratio  days: half  90 %  \
                            prompts each, ratio        time-outs           stops               regret, of it unsure    regretted each: all, passes, bids (of them said)  in doubt               cost in wins";

    /// As a line of a table; `first` is the row that it is compared with.
    pub(crate) fn line(&self, first: &Row) -> String {
        let interval = |Interval { low, mean, high }: Interval| format!("{mean:.1} ({low:.1} to {high:.1})");
        let [all, passes, bids] = self.regretted;
        let [all_doubt, pass_doubt, bid_doubt] = self.in_doubt;
        format!(
            "{:<9}{:<40}{:<23}{:<7.2}{:<23}{:<7.2}{:<12.1}{:<6.1}{:<27}{:<20}{:<20}{:<23}{:<50}{:<23}{:.4} ({:.4} to {:.4})",
            self.players,
            self.name,
            interval(self.waits),
            self.waits.mean / first.waits.mean,
            interval(self.questions),
            self.questions.mean / first.questions.mean,
            self.median_days,
            self.most_days,
            format!("{} {:.2}", interval(self.prompts), self.prompts.mean / first.prompts.mean),
            interval(self.late),
            interval(self.stops),
            format!("{:.1} %, {:.1} %", 100.0 * self.regret, 100.0 * self.unsure),
            format!("{all:.2}, {passes:.2}, {bids:.2} ({:.2})", self.said),
            format!("{all_doubt:.2}, {pass_doubt:.2}, {bid_doubt:.2}"),
            self.cost.mean,
            self.cost.low,
            self.cost.high,
        )
    }

    /// The rows of tables of one size as Markdown, those without stops as a column beside the same with them. The
    /// first is what all are compared with.
    pub(crate) fn markdown(rows: &[Row]) -> String {
        let Some(first) = rows.first() else { return String::new() };
        let has_cost = rows.iter().any(|row| row.cost.high > 0.0);
        let mut lines = vec![
            format!(
                "| {} players | blocking waits | ratio | without stops | days, half of the games | prompts each, ratio | stops | regret, of it \
                 unsure | regretted each: all, passes, bids | in doubt each |{}",
                first.players,
                if has_cost { " cost each, in wins |" } else { "" }
            ),
            format!("|{}", "---|".repeat(if has_cost { 11 } else { 10 })),
        ];
        for row in rows.iter().filter(|row| !row.name.ends_with(WITHOUT)) {
            let without = rows.iter().find(|other| other.name == format!("{}{WITHOUT}", row.name));
            let without =
                without.map_or(String::new(), |other| format!("{:.2}", other.waits.mean / first.waits.mean));
            let Interval { low, mean, high } = row.waits;
            let [regretted, in_doubt] = [row.regretted, row.in_doubt]
                .map(|[all, passes, bids]| format!("{all:.2}, {passes:.2}, {bids:.2}"));
            let prompts = row.prompts.mean;
            let (waits, prompts_ratio) = (mean / first.waits.mean, prompts / first.prompts.mean);
            let (regret, unsure) = (100.0 * row.regret, 100.0 * row.unsure);
            let mut line = format!(
                "| {} | {mean:.1} ({low:.1}–{high:.1}) | {waits:.2} | {without} | {:.1} | {prompts:.1}, {prompts_ratio:.2} | {:.1} | \
                 {regret:.1} %, {unsure:.1} % | {regretted} | {in_doubt} |",
                row.name, row.median_days, row.stops.mean
            );
            if has_cost {
                let Interval { low, mean, high } = row.cost;
                line.push_str(&format!(" {mean:.4} ({low:.4}–{high:.4}) |"));
            }
            lines.push(line);
        }
        lines.join("\n") + "\n"
    }
}
