//! The command line's trials: computer players against each other, and how long people wait.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressStyle};
use ra_bot::clock::Pace;
use ra_bot::contest::{Contest, Kind};
use ra_bot::pace::{self, Features, Lengths, Minds, Spread, Trial};
use ra_bot::rules::{Edition, Players};

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

/// The arguments of `ra-bot match`.
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

/// The arguments of `ra-bot pace`.
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
    /// What kind of people play: by-feel, scattered or thinking.
    #[arg(long, default_value = "by-feel")]
    people: Minds,
    /// Write CSV instead of a table.
    #[arg(long)]
    csv: bool,
    /// Print how long games take, by pace, number of players and hours awake together: what tables say before their game.
    #[arg(long, conflicts_with_all = ["players", "orders", "until", "clear", "people", "csv"])]
    table: bool,
    #[command(flatten)]
    run: Run,
}

/// Plays a contest and prints its figures.
pub(crate) fn contest_of(contest: Match) -> anyhow::Result<ExitCode> {
    let Match { seats: kinds, games, run } = contest;
    let players = Players::new(kinds.len());
    let players = players.ok_or_else(|| anyhow!("Ra is for 2 to 5 players, not {}", kinds.len()))?;
    let contest = Contest { kinds, players, games, edition: run.edition, seed: run.seed };
    let threads = run.threads()?;
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")?;
    let progress = ProgressBar::new(contest.games() as u64).with_style(style);
    let figures = contest.run(threads, &|| progress.inc(1));
    progress.finish_and_clear();
    let mut out = io::stdout().lock();
    for line in figures {
        writeln!(out, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the games of all features and prints a line for each.
pub(crate) fn pace_of(trial: PaceTrial) -> anyhow::Result<ExitCode> {
    let PaceTrial { players, games, orders, until, clear, people, csv, table, run } = trial;
    let threads = run.threads()?;
    if table {
        return lengths_of(games, &run, threads);
    }
    let mut features = if clear { Features::all_clear() } else { Features::all() };
    if let Some((share, until)) = orders.zip(until) {
        features.truncate(1);
        features.push(Features::orders(f64::from(share) / 100.0, until));
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")?;
    let all = (players.len() * features.len() * games) as u64;
    let progress = ProgressBar::new(all).with_style(style);
    let mut out = io::stdout().lock();
    writeln!(out, "{}", if csv { pace::Row::CSV } else { pace::Row::HEAD })?;
    for count in players {
        let players = Players::new(count).ok_or_else(|| anyhow!("Ra is for 2 to 5 players, not {count}"))?;
        let mut first: Option<pace::Row> = None;
        for features in &features {
            let trial = Trial {
                features: features.clone(),
                players,
                computers: 0,
                pace: Pace::Standard,
                spread: Spread::AroundTheWorld,
                minds: people,
                games,
                edition: run.edition,
                seed: run.seed,
            };
            let row = trial.run(threads, &|| progress.inc(1))?;
            let first = first.get_or_insert_with(|| row.clone());
            let line = if csv { row.csv() } else { row.line(first) };
            progress.suspend(|| writeln!(out, "{line}"))?;
        }
    }
    progress.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}

/// Plays the games of which is told how long they take, and prints a line for each kind.
fn lengths_of(games: usize, run: &Run, threads: usize) -> anyhow::Result<ExitCode> {
    let trials = Lengths::trials(games, run.edition, run.seed);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")?;
    let progress = ProgressBar::new((trials.len() * games) as u64).with_style(style);
    let mut out = io::stdout().lock();
    writeln!(out, "{}", Lengths::HEAD)?;
    for (together, trial) in trials {
        let lengths = trial.lengths(threads, &|| progress.inc(1))?;
        progress.suspend(|| writeln!(out, "{}", lengths.line(together)))?;
    }
    progress.finish_and_clear();
    Ok(ExitCode::SUCCESS)
}
