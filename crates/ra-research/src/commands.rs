//! The commands: computer players against each other, how long people wait, and what ratings are worth.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};
use ra::rules::{Edition, Players};

use crate::contest::{Contest, Interval, Kind};
use crate::pace::{self, Deadlines, Features, Lengths, Minds, Reckoning, Strength, Trial};
use crate::ratings;

// How any trial is run. No doc comment: `clap` would take it for the description of the command.
#[derive(clap::Args)]
struct Run {
    /// Which edition's rules: pharaoh or classic.
    #[arg(long, default_value = "pharaoh")]
    edition: Edition,
    /// Where the random numbers begin.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads play; as many as there are cores if this is left out.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

impl Run {
    fn threads(&self) -> io::Result<usize> {
        let threads = self.threads.map(Ok).unwrap_or_else(std::thread::available_parallelism)?;
        Ok(threads.get())
    }
}

/// The arguments of `match`.
#[derive(clap::Args)]
pub(crate) struct Match {
    /// The players, clockwise: easy, normal, hard, hard:8000 (with its iterations), random, or a policy of simulate.
    #[arg(long, value_delimiter = ',', default_value = "easy,random")]
    seats: Vec<Kind>,
    /// How many games at least; the last deal is played out.
    #[arg(long, default_value_t = 400)]
    games: usize,
    #[command(flatten)]
    run: Run,
}

/// The arguments of `pace`.
#[derive(clap::Args)]
pub(crate) struct PaceTrial {
    /// How many play: 2 to 5, several with commas between them.
    #[arg(long, value_delimiter = ',', default_value = "4")]
    players: Vec<usize>,
    /// How many games for each row.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Compare this share of people who give orders, in percent, instead of 60 and 90.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=100), requires = "until")]
    orders: Option<u8>,
    /// Until how many tiles they have the bot draw for them.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8), requires = "orders")]
    until: Option<u8>,
    /// Compare what clear moves spare instead, each row with and without its stops.
    #[arg(long, conflicts_with = "orders")]
    clear: bool,
    /// How many games each has played before, from which the committee knows them.
    #[arg(long, default_value_t = 0)]
    known: usize,
    /// What kind of people play: by-feel, scattered or thinking.
    #[arg(long, default_value = "by-feel")]
    people: Minds,
    /// Write Markdown instead of a table, the rows without stops as a column.
    #[arg(long, requires = "clear")]
    markdown: bool,
    /// Draw what is waited for, too, into this file as SVG.
    #[arg(long, value_name = "FILE", requires = "clear")]
    plot: Option<PathBuf>,
    /// Find out how often one wins who leaves everything to the program, against others who are asked everything, and the
    /// other way round.
    #[arg(long, conflicts_with_all = ["orders", "until", "clear", "reckoning"])]
    strength: bool,
    /// Find out what it brings one who thinks ahead to be told what is clear for the others.
    #[arg(long, conflicts_with_all = ["orders", "until", "clear"])]
    reckoning: bool,
    /// Print how long games take, by pace, number of players and hours awake together: what tables say before their game.
    #[arg(long, conflicts_with_all = ["players", "orders", "until", "clear", "known", "people"])]
    table: bool,
    /// Print how many tables of a cup outlast the time of its round, where people differ and some vanish.
    #[arg(long, conflicts_with_all = ["players", "orders", "until", "clear", "known", "people", "table"])]
    deadlines: bool,
    #[command(flatten)]
    run: Run,
}

/// The arguments of `ratings`.
#[derive(clap::Args)]
pub(crate) struct RatingTrial {
    /// Play by chance: nothing else is there to be tried yet, as no real games are known.
    #[arg(long, required = true)]
    simulate: bool,
    /// How many people play.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u16).range(20..))]
    people: u16,
    /// How likely somebody is to leave a game, in percent.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=100))]
    leavers: u8,
    /// Where the random numbers begin.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// Simulates ratings and prints what they are worth.
pub(crate) fn ratings_of(trial: &RatingTrial) -> anyhow::Result<()> {
    let RatingTrial { simulate: _, people, leavers, seed } = *trial;
    let trial = ratings::Trial { people: people.into(), leavers: f64::from(leavers) / 100.0, seed };
    writeln!(io::stdout().lock(), "{}", trial.run())?;
    Ok(())
}

/// Plays a contest and prints its figures.
pub(crate) fn contest_of(contest: Match) -> anyhow::Result<()> {
    let Match { seats: kinds, games, run } = contest;
    let players = Players::new(kinds.len());
    let players = players.ok_or_else(|| anyhow!("Ra is for 2 to 5 players, not {}", kinds.len()))?;
    let contest = Contest { kinds, players, games, edition: run.edition, seed: run.seed };
    let threads = run.threads()?;
    let progress = progress(contest.games())?;
    let figures = contest.run(threads, &|| progress.inc(1));
    progress.finish_and_clear();
    let mut out = io::stdout().lock();
    for line in figures {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Plays the games of all features and prints a line for each.
pub(crate) fn pace_of(trial: PaceTrial) -> anyhow::Result<()> {
    let threads = trial.run.threads()?;
    if trial.table {
        return lengths_of(trial.games, &trial.run, threads);
    }
    if trial.deadlines {
        return deadlines_of(trial.games, &trial.run, threads);
    }
    if trial.strength || trial.reckoning {
        return strength_of(&trial, threads);
    }
    let mut features = if trial.clear { Features::all_clear() } else { Features::all() };
    if let Some((share, until)) = trial.orders.zip(trial.until) {
        features.truncate(1);
        features.push(Features::orders(f64::from(share) / 100.0, until));
    }
    let progress = progress(trial.players.len() * features.len() * trial.games)?;
    let mut out = io::stdout().lock();
    if !trial.markdown {
        writeln!(out, "{}", pace::Row::HEAD)?;
    }
    let mut rows: Vec<pace::Row> = Vec::new();
    for count in &trial.players {
        let from = rows.len();
        for features in &features {
            let row = trial.of(*count, features.clone())?.run(threads, &|| progress.inc(1))?;
            let first = rows.get(from).unwrap_or(&row);
            if !trial.markdown {
                progress.suspend(|| writeln!(out, "{}", row.line(first)))?;
            }
            rows.push(row);
        }
        if trial.markdown {
            progress.suspend(|| writeln!(out, "{}", pace::Row::markdown(&rows[from..])))?;
        }
    }
    progress.finish_and_clear();
    if let Some(file) = &trial.plot {
        std::fs::write(file, pace::plot(&rows))?;
    }
    Ok(())
}

impl PaceTrial {
    fn of(&self, count: usize, features: Features) -> anyhow::Result<Trial> {
        let players = Players::new(count).ok_or_else(|| anyhow!("Ra is for 2 to 5 players, not {count}"))?;
        let (minds, known, games) = (self.people, self.known, self.games);
        let Run { edition, seed, .. } = self.run;
        Ok(Trial { players, minds, known, games, edition, seed, ..Trial::of(features) })
    }
}

fn progress(games: usize) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")?;
    Ok(ProgressBar::new(games as u64).with_style(style))
}

/// Plays the games in which one is told apart from the others, and prints how often they win.
fn strength_of(arguments: &PaceTrial, threads: usize) -> anyhow::Result<()> {
    let percent = |Interval { low, mean, high }: Interval| {
        format!("{:.2} % ({:.2} to {:.2})", 100.0 * mean, 100.0 * low, 100.0 * high)
    };
    for count in &arguments.players {
        let trial = arguments.of(*count, Features::in_turn())?;
        let games = arguments.games.next_multiple_of(*count);
        let progress = progress(if arguments.reckoning { 4 * games } else { 2 * games })?;
        let played = || progress.inc(1);
        let line = if arguments.reckoning {
            let Reckoning { without, with, gain, gain_anyway } = trial.reckoning(threads, &played)?;
            let [without, with, gain, anyway] = [without, with, gain, gain_anyway].map(percent);
            format!(
                "{count} players, {games} games each: untold {without}, told {with}, gain {gain}; where the others are asked \
                 everything, gain {anyway}"
            )
        } else {
            let Strength { autoplay, asked } = trial.strength(threads, &played)?;
            let ([autoplay, asked], par) = ([autoplay, asked].map(percent), 100.0 / *count as f64);
            format!(
                "{count} players, {games} games each: who alone leaves everything wins {autoplay}, who alone is asked \
                 everything {asked}, par {par:.2} %"
            )
        };
        progress.finish_and_clear();
        println!("{line}");
    }
    Ok(())
}

/// Plays the games of which is told how long they take, and prints a line for each kind.
fn lengths_of(games: usize, run: &Run, threads: usize) -> anyhow::Result<()> {
    let trials = Lengths::trials(games, run.edition, run.seed);
    let progress = progress(trials.len() * games)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", Lengths::HEAD)?;
    for (together, trial) in trials {
        let lengths = trial.lengths(threads, &|| progress.inc(1))?;
        progress.suspend(|| writeln!(out, "{}", lengths.line(together)))?;
    }
    progress.finish_and_clear();
    Ok(())
}

/// Plays games as in a cup, and prints a line for each kind of table.
fn deadlines_of(games: usize, run: &Run, threads: usize) -> anyhow::Result<()> {
    let trials = Deadlines::trials(games, run.edition, run.seed);
    let progress = progress(trials.len() * games)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", Deadlines::HEAD)?;
    for (kind, together, trial) in trials {
        let deadlines = trial.deadlines(kind, together, threads, &|| progress.inc(1))?;
        progress.suspend(|| writeln!(out, "{}", deadlines.line()))?;
    }
    progress.finish_and_clear();
    Ok(())
}
