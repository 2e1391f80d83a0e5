//! The command line's work on game records: played at random, checked, painted, and one asked for advice on.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use ra::advise::Adviser;
use ra::ai::Thinker;
use ra::record::{self, Record};
use ra::rules::{Edition, Players};
use ra::simulate::{self, Policy};
use ra_display::film;
use ra_display::gallery::Position;
use strum::{EnumMessage as _, VariantArray as _};

#[derive(clap::Args)]
pub(crate) struct Simulation {
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
    #[arg(long, default_value = "uniform", value_parser = policies())]
    policy: PolicyChoice,
    /// Add the position before every action to the records.
    #[arg(long)]
    trace: bool,
}

#[derive(clap::Args)]
pub(crate) struct Advising {
    /// How well the player plays: easy, normal or hard, or with iterations of your own, like hard:8000.
    #[arg(long, default_value = "hard")]
    level: Thinker,
    /// Go on for every further line; a bad one is answered by {"error":"…"}.
    #[arg(long)]
    serve: bool,
    /// Add to each answer what the lot is worth in points, and for every legal action the share of the win to be
    /// expected and how often it was tried; to an invocation also the answer to give along with it.
    #[arg(long)]
    explain: bool,
    /// Where the random numbers begin.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

#[derive(clap::Args)]
pub(crate) struct Rendering {
    /// The file with the record, or the first of several; `-` reads standard input.
    record: PathBuf,
    /// How many actions to play first; all of them if there are fewer, or if this is left out.
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    action: usize,
    /// Where the picture is written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct Filming {
    /// The file with the record, or the first of several; `-` reads standard input.
    record: PathBuf,
    /// Where the film is written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// A policy, or all of them.
#[derive(Clone, Copy)]
enum PolicyChoice {
    One(Policy),
    All,
}

fn policies() -> impl TypedValueParser<Value = PolicyChoice> {
    let one = |policy: &Policy| {
        let help = policy.get_documentation().unwrap_or_default().trim_end_matches('.');
        PossibleValue::new(<&str>::from(policy)).help(help)
    };
    let all = PossibleValue::new("all")
        .help("Every policy in turn, and then a table at which each player has their own");
    let known = PossibleValuesParser::new(Policy::VARIANTS.iter().map(one).chain([all]));
    known.map(|word| word.parse().map_or(PolicyChoice::All, PolicyChoice::One))
}

fn players(words: &str) -> Result<Players, String> {
    words.parse().ok().and_then(Players::new).ok_or_else(|| "Ra is for 2 to 5 players".to_owned())
}

pub(crate) fn simulate(simulation: &Simulation) -> anyhow::Result<ExitCode> {
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

pub(crate) fn advise(advising: &Advising) -> anyhow::Result<ExitCode> {
    let &Advising { level: thinker, serve, explain, seed } = advising;
    let adviser = Adviser { thinker, seed, explain };
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        let line = String::from_utf8_lossy(&bytes);
        let answer = adviser.answer(line.trim_end());
        let good = answer.is_ok();
        let (Ok(line) | Err(line)) = answer;
        writeln!(out, "{line}")?;
        out.flush()?;
        if !serve {
            return Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        bytes.clear();
    }
    if serve { Ok(ExitCode::SUCCESS) } else { Err(anyhow!("there is no record on standard input")) }
}

pub(crate) fn render(rendering: &Rendering) -> anyhow::Result<ExitCode> {
    let Rendering { record: file, action, out } = rendering;
    let picture = Position::of(&first_record(file)?, *action).picture();
    std::fs::write(out, picture.png()).with_context(|| out.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn film(filming: &Filming) -> anyhow::Result<ExitCode> {
    let Filming { record: file, out } = filming;
    let film = film::of_record(&first_record(file)?).with_context(|| file.display().to_string())?;
    std::fs::write(out, film.gif).with_context(|| out.display().to_string())?;
    println!("{}", film.described);
    Ok(ExitCode::SUCCESS)
}

/// The first record of a file.
fn first_record(file: &Path) -> anyhow::Result<Record> {
    let mut line = String::new();
    let mut records = record::one_a_line(open(file)?)?;
    records.read_line(&mut line).with_context(|| file.display().to_string())?;
    Record::read(line.trim_end()).map_err(|problem| anyhow!("{}: {problem}", file.display()))
}

/// A file to read, or standard input.
fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", file.display()));
    Ok(if file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::with_capacity(1 << 16, File::open(file).map_err(named)?))
    })
}

pub(crate) fn verify(file: &Path) -> anyhow::Result<ExitCode> {
    let input = open(file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let tally = record::verify(input, &mut out)?;
    out.flush()?;
    Ok(if tally.bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
