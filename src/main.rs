//! The command line.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use ra_bot::record;
use ra_bot::rules::{Edition, Players};
use ra_bot::simulate::{self, Policy};

/// Play Reiner Knizia's Ra with friends, a move at a time.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games at random and print their records, one a line.
    ///
    /// The same arguments print the same bytes on every machine and in later versions. The random numbers are
    /// ChaCha8's, one stream a game, so game 7 is the same game whether 10 are asked for or 10,000.
    Simulate(Simulation),
    /// Check game records (ra-record/1, one a line): replay every game, and compare its trace if it has one.
    ///
    /// Prints the first problem of each bad game and then a line `N games, M actions, K bad`, the actions being
    /// those of the good games. The exit code is 1 if there was a bad game, and 2 if the file cannot be read.
    Verify {
        /// The file; `-` reads standard input.
        file: PathBuf,
    },
}

#[derive(clap::Args)]
struct Simulation {
    /// How many games.
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// How many players each: 2 to 5.
    #[arg(long, default_value = "4", value_parser = players)]
    players: Players,
    /// Which edition's rules: pharaoh or classic.
    #[arg(long, default_value = "pharaoh")]
    edition: Edition,
    /// Where the random numbers begin.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How the players choose; `all` mixes the policies.
    #[arg(long, default_value = "uniform")]
    policy: PolicyChoice,
    /// Add the position before every action to the records.
    #[arg(long)]
    trace: bool,
}

/// A policy, or all of them.
#[derive(Clone, Copy)]
enum PolicyChoice {
    One(Policy),
    All,
}

impl ValueEnum for PolicyChoice {
    fn value_variants<'a>() -> &'a [PolicyChoice] {
        &[
            PolicyChoice::One(Policy::Uniform),
            PolicyChoice::One(Policy::Idle),
            PolicyChoice::One(Policy::Patient),
            PolicyChoice::One(Policy::Greedy),
            PolicyChoice::One(Policy::Devout),
            PolicyChoice::One(Policy::Hasty),
            PolicyChoice::All,
        ]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        match self {
            PolicyChoice::One(policy) => policy.to_possible_value(),
            PolicyChoice::All => Some(
                clap::builder::PossibleValue::new("all")
                    .help("Every policy in turn, and then a table at which each player has their own"),
            ),
        }
    }
}

fn players(words: &str) -> Result<Players, String> {
    words.parse().ok().and_then(Players::new).ok_or_else(|| "Ra is for 2 to 5 players".to_owned())
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Simulate(simulation) => simulate(&simulation),
        Command::Verify { file } => verify(&file),
    };
    match done {
        Ok(code) => code,
        // Whoever reads the output has read enough: `simulate | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ra-bot: {error}");
            ExitCode::from(2)
        }
    }
}

fn simulate(simulation: &Simulation) -> io::Result<ExitCode> {
    let &Simulation { games, players, edition, seed, policy, trace } = simulation;
    let policy = match policy {
        PolicyChoice::One(policy) => Some(policy),
        PolicyChoice::All => None,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 0..games {
        let record = simulate::game(seed, number, edition, players, policy);
        let line = if trace { record.to_json_with_trace() } else { record.to_json() };
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn verify(file: &Path) -> io::Result<ExitCode> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", file.display()));
    let input: Box<dyn BufRead> = if file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::with_capacity(1 << 16, File::open(file).map_err(named)?))
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let tally = record::verify(input, &mut out)?;
    out.flush()?;
    Ok(if tally.bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
