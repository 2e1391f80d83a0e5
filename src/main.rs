//! The command line.

mod trials;

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::{Parser, Subcommand, ValueEnum};
use ra_bot::advise::Adviser;
use ra_bot::ai::Thinker;
use ra_bot::app::{self, Which};
use ra_bot::config::{Config, LogFormat, Settings};
use ra_bot::discord::Bot;
use ra_bot::gallery::{self, Position};
use ra_bot::record::{self, Record};
use ra_bot::render::Eyes;
use ra_bot::rules::{Edition, Players};
use ra_bot::simulate::{self, Policy};
use ra_bot::store::{Store, games};
#[cfg(feature = "playground")]
use ra_bot::terminal;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// Play Reiner Knizia's Ra with friends, a move at a time.
///
/// Without a command, the bot connects to Discord and plays until it is stopped. Its settings come from the
/// environment or from a file .env; .env.example explains them.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Say what a computer player would do in an unfinished game record (ra-record/1), as {"seat":2,"do":"bid 8"}.
    ///
    /// Reads a line from standard input. The same record, level and seed get the same answer.
    Advise(Advising),
    /// Say whether the settings, the token and the database are good, and whether every running game can go on.
    Check,
    /// Try the bot without an account: a local Discord with five people in it, played in a browser or this terminal.
    ///
    /// The address that is printed leads to a page that looks like Discord; each window can be another of the people.
    /// Or type `/ra new seats:2` here and then `Amun /ra join`, and you are playing; `help` tells the rest. Everything
    /// stays on this machine. Lines may come from a pipe, and programs may play by HTTP at the same address.
    #[cfg_attr(not(feature = "playground"), command(hide = true, disable_help_flag = true))]
    Playground(terminal::Arguments),
    /// Have computer players play each other, and print how often each kind wins and by how much.
    ///
    /// Every deal is played as often as there are seats, each player sitting everywhere once, so that luck in the
    /// dealing cancels out. One line for each kind of player: the share of games that players of this kind won, and by
    /// how many points they were ahead of the mean of the others, both with the interval in which they lie with 95 %
    /// certainty. The same arguments give the same figures on any number of threads.
    Match(trials::Match),
    /// Find out how long people wait for each other, with and without orders ahead.
    ///
    /// Computer players play by the clocks and orders of real games, and people's habits are put on top: half of their
    /// answers come within 90 waking minutes, they sleep from 23:30 to 7:30 in zones from -8 to +9 hours, and whoever has
    /// just acted mostly answers at once. A line for each set of features: questions that the game waited for (with the
    /// interval in which the mean lies with 95 % certainty), and their ratio to the first line; days; how often each player
    /// was asked; how often time ran out; and the share of orders played that their player would not have given, asked
    /// just then.
    Pace(trials::PaceTrial),
    /// Paint the board of a game record as a PNG file.
    ///
    /// Once the game is over, the picture is of its ranking and points. With --gallery, positions of all kinds are
    /// painted into a folder, each also as it looks to the colour-blind, in grey and on a phone.
    Render(Rendering),
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

#[derive(clap::Args)]
struct Advising {
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
struct Rendering {
    /// The file with the record, in its first line; `-` reads standard input.
    #[arg(required_unless_present = "gallery")]
    record: Option<PathBuf>,
    /// How many actions to play first; all of them if there are fewer, or if this is left out.
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    action: usize,
    /// Where the picture is written.
    #[arg(long, value_name = "FILE", required_unless_present = "gallery")]
    out: Option<PathBuf>,
    /// The folder for the gallery.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["record", "action", "out"])]
    gallery: Option<PathBuf>,
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
    // A file that is missing is no fault: settings may come from the environment alone.
    let _ = dotenvy::dotenv();
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => serve(&arguments.settings),
        Some(Command::Check) => check(&arguments.settings),
        Some(Command::Advise(advising)) => advise(&advising),
        Some(Command::Match(contest)) => trials::contest_of(contest),
        Some(Command::Pace(trial)) => trials::pace_of(trial),
        Some(Command::Playground(arguments)) => playground(&arguments),
        Some(Command::Render(rendering)) => render(&rendering),
        Some(Command::Simulate(simulation)) => simulate(&simulation),
        Some(Command::Verify { file }) => verify(&file),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ra-bot: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever reads the output has read enough: `simulate | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The settings, or all that is wrong with them.
fn config(settings: &Settings) -> Result<Config, ExitCode> {
    settings.check().map_err(|problems| {
        problems.iter().for_each(|problem| eprintln!("{problem}"));
        ExitCode::from(2)
    })
}

#[tokio::main]
async fn serve(settings: &Settings) -> anyhow::Result<ExitCode> {
    let config = match config(settings) {
        Ok(config) => config,
        Err(code) => return Ok(code),
    };
    start_logs(settings.log_format().unwrap_or(LogFormat::Text));
    let stop = CancellationToken::new();
    tokio::spawn(stop_on_signal(stop.clone()));
    let store = Store::open(&config.database).await?;
    tokio::select! {
        bot = Bot::new(&config, store) => bot?.run(stop).await?,
        () = stop.cancelled() => {}
    }
    Ok(ExitCode::SUCCESS)
}

/// Where the local Discord was left out, its command takes whatever it is given and says where to find it.
#[cfg(not(feature = "playground"))]
mod terminal {
    use tokio_util::sync::CancellationToken;

    #[derive(clap::Args)]
    pub(crate) struct Arguments {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        _whatever: Vec<String>,
    }

    pub(crate) async fn run(_: &Arguments, _: CancellationToken) -> anyhow::Result<()> {
        anyhow::bail!(
            "the local Discord was left out of this program, which is for hosting; \
             in a checkout, `cargo run --release -- playground` has it"
        )
    }
}

#[tokio::main]
async fn playground(arguments: &terminal::Arguments) -> anyhow::Result<ExitCode> {
    let stop = CancellationToken::new();
    tokio::spawn(stop_on_signal(stop.clone()));
    terminal::run(arguments, stop).await?;
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn check(settings: &Settings) -> anyhow::Result<ExitCode> {
    let config = match config(settings) {
        Ok(config) => config,
        Err(code) => return Ok(code),
    };
    println!("The settings are good.");
    let mut good = true;
    match Bot::check_token(&config).await {
        Ok(application) => println!("The token is good: it is application {application}'s."),
        Err(error) => {
            good = false;
            println!("{error:#}");
        }
    }
    good &= check_database(&config.database).await?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks a copy: the database itself may be in use, and is not changed before the new version is wanted.
async fn check_database(database: &Path) -> anyhow::Result<bool> {
    if !database.exists() {
        println!("There is no database yet at {}: the first start makes one.", database.display());
        return Ok(true);
    }
    let copy = std::env::temp_dir().join(format!("ra-bot-check-{}.sqlite", std::process::id()));
    let good = match Store::open_copy(database, &copy).await {
        Ok(store) => {
            println!("The database is good.");
            let good = check_games(&store).await;
            store.close().await;
            good
        }
        Err(error) => {
            println!("{error:#}");
            Ok(false)
        }
    };
    for ending in ["", "-wal", "-shm", ".lock"] {
        // Those that are not there need not go.
        let _ = std::fs::remove_file(format!("{}{ending}", copy.display()));
    }
    good
}

/// Replays every running game.
async fn check_games(store: &Store) -> anyhow::Result<bool> {
    let (mut games, mut bad) = (0, 0);
    for game in games::running(store).await? {
        games += 1;
        if let Err(error) = app::whole(store, Which::Game(game)).await {
            bad += 1;
            println!("Game {game} cannot go on with this version: {error:#}");
        }
    }
    println!("{games} running games, {bad} of them cannot go on.");
    Ok(bad == 0)
}

fn start_logs(format: LogFormat) {
    // serenity writes a line for every event at the info level.
    let filter = EnvFilter::try_from_env("RA_LOG").unwrap_or_else(|_| EnvFilter::new("info,serenity=warn"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => logs.init(),
        LogFormat::Json => logs.json().init(),
    }
}

async fn stop_on_signal(stop: CancellationToken) {
    let terminated = async {
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => terminate.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = terminated => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    tracing::info!("stopping");
    stop.cancel();
}

fn simulate(simulation: &Simulation) -> anyhow::Result<ExitCode> {
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

fn advise(advising: &Advising) -> anyhow::Result<ExitCode> {
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

fn render(rendering: &Rendering) -> anyhow::Result<ExitCode> {
    if let Some(folder) = &rendering.gallery {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for (name, position) in gallery::positions() {
            let picture = position.picture();
            let write = |ending: &str, bytes: &[u8]| {
                let file = folder.join(format!("{}{ending}.png", name.replace(' ', "-")));
                std::fs::write(&file, bytes).with_context(|| file.display().to_string())
            };
            write("", &picture.png())?;
            write(".small", &picture.png_small())?;
            for eyes in Eyes::ALL {
                write(&format!(".{}", eyes.name()), &picture.png_for(eyes))?;
            }
        }
    }
    if let (Some(file), Some(out)) = (&rendering.record, &rendering.out) {
        let mut line = String::new();
        open(file)?.read_line(&mut line).with_context(|| file.display().to_string())?;
        let record =
            Record::read(line.trim_end()).map_err(|problem| anyhow!("{}: {problem}", file.display()))?;
        let picture = Position::of(&record, rendering.action).picture();
        std::fs::write(out, picture.png()).with_context(|| out.display().to_string())?;
    }
    Ok(ExitCode::SUCCESS)
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

fn verify(file: &Path) -> anyhow::Result<ExitCode> {
    let input = open(file)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let tally = record::verify(input, &mut out)?;
    out.flush()?;
    Ok(if tally.bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
