//! The command line.

mod record_commands;

use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use ra_bot::app::copies::{self, CopyingError, Moved};
use ra_bot::app::{self, GameRef, installation, ratings, repair, season};
use ra_bot::backups::Backups;
use ra_bot::config::{
    Config, LogFormat, NO_CONTACT, Settings, misspelled, named_database, read_env_file, with_plain_settings,
};
use ra_bot::discord::{Bot, Disconnected, StartError, Unwell};
use ra_bot::health::{self, Health, ListenError};
use ra_bot::store::tasks::{self, Listed, Missing};
use ra_bot::store::{CopyError, Database, Deletions, OpenError, Restored, Store, entries, games, shards};
#[cfg(feature = "playground")]
use ra_bot::terminal;
use ra_display::text::check;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::Level;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Play Reiner Knizia's Ra with friends, a move at a time.
///
/// Without a command, the bot connects to Discord and plays until it is stopped. Its settings come from the
/// environment or from a file .env; .env.example explains them.
#[derive(Parser)]
#[command(version = version())]
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
    Advise(record_commands::Advising),
    /// Write a copy of the database while the bot runs.
    ///
    /// The copy is the database at one moment, flushed to the disk. It replaces an earlier copy of that name only when it
    /// is complete. Any other file is left alone. Copying the database by hand misses what is in the file -wal beside it.
    /// To go back, stop the bot and run `ra-bot restore`.
    Backup {
        /// Where to write the copy.
        file: PathBuf,
    },
    /// Check the settings, the token and the database, and whether every game can be read and continued.
    Check {
        /// Check this database instead, and nothing else: a file, a URL, or a file that holds a URL.
        #[arg(conflicts_with = "languages")]
        database: Option<PathBuf>,
        /// Check a language's Fluent files in this folder instead: what is missing, too long, or refers to something that
        /// does not exist.
        #[arg(long, value_name = "FOLDER")]
        languages: Option<PathBuf>,
    },
    /// Try the bot without an account: a local Discord with five people in it, played in a browser.
    ///
    /// It prints the address of a page that looks like Discord; each window can be a different person. Everything stays
    /// on this machine. Programs can play over HTTP at the same address. It runs until a signal ends it.
    #[cfg_attr(not(feature = "playground"), command(hide = true, disable_help_flag = true))]
    Playground(terminal::Arguments),
    /// Print docs/configuration.md.
    #[command(hide = true)]
    Configuration,
    /// Run only the local Discord on this machine, for a bot that you have written in any language.
    ///
    /// It speaks Discord's API and gateway, is as strict as Discord, and has a page on which you play the people who
    /// use the bot. It prints the addresses and the token at the start; crates/local-discord/README.md shows how to point
    /// libraries at it. Everything stays on this machine, and nothing is saved. It runs until a signal ends it.
    #[cfg_attr(not(feature = "playground"), command(hide = true, disable_help_flag = true))]
    Discord(terminal::Alone),
    /// Make an animated GIF of a game record, and print what it tells in words.
    ///
    /// It has a frame for each auction and for each end of an epoch. The first frame shows how the game ended.
    Film(record_commands::Filming),
    /// Delete what the bot keeps of a person, as /ra-data does when they ask for it there.
    ///
    /// The running bot does it within seconds; otherwise the next start does. They leave their tables, computer players
    /// take their seats for good, and finished games keep no name of theirs. It cannot be undone.
    Forget {
        /// The person's id on Discord: a long number.
        #[arg(value_parser = user_id)]
        id: i64,
    },
    /// Ask the running bot how it is doing, at the address in RA_LISTEN.
    ///
    /// The exit code is 0 if it and its database answer, and 1 if not. With --ready, it must also be connected to Discord and
    /// not be stopping.
    Health {
        /// Ask whether it is ready.
        #[arg(long)]
        ready: bool,
    },
    /// Move everything from one database to another, such as from a file to a PostgreSQL server.
    ///
    /// Stop the bot first. FROM and TO are files, URLs, or files that hold a URL. TO must be empty, or not be there. What was
    /// written is read back and compared, and every game is replayed in both. At the end FROM is marked, and no bot starts on
    /// it any more. If this is interrupted, run it again.
    Move {
        /// The database that is in use until now.
        from: PathBuf,
        /// The one to use from now on.
        to: PathBuf,
    },
    /// Compute the ratings of all servers anew from the results of finished games, and write them.
    ///
    /// Stop the bot first. With --check they are only compared with the stored ones, to 0.001: that may be run while the bot
    /// runs, and the exit code is 1 if they differ.
    Ratings {
        /// Compare only.
        #[arg(long)]
        check: bool,
    },
    /// Paint the board of a game record as a PNG file.
    ///
    /// Once the game is over, the picture shows its ranking and points.
    Render(record_commands::Rendering),
    /// Replace the database with a copy made by `ra-bot backup`, while no bot is using it.
    ///
    /// The copy is checked for damage first, and stays where it is. The old database is kept beside the new one under
    /// another name, with its files -wal and -shm. If this is interrupted, run it again.
    Restore {
        /// The copy.
        file: PathBuf,
    },
    /// Check the results of finished games, which seasons are computed from, against the histories.
    ///
    /// The exit code is 1 if results differ. It may be run while the bot runs.
    Results {
        /// Write the ones that differ, and all ratings. Stop the bot first.
        #[arg(long)]
        rebuild: bool,
    },
    /// Play games at random and print their records, one per line.
    ///
    /// The same arguments print the same bytes on every machine and in later versions. The random numbers are
    /// ChaCha8's, one stream per game, so game 7 is the same game whether 10 are asked for or 10,000.
    Simulate(record_commands::Simulation),
    /// List the work that waits for its time, in the order in which it is due.
    ///
    /// Work that was given up comes first, with what went wrong last. It may be run while the bot runs.
    Tasks {
        /// Look instead for tasks that are missing: there should be none.
        #[arg(long)]
        check: bool,
    },
    /// Check game records (ra-record/1, one per line): replay every game, and compare its trace if it has one.
    ///
    /// Prints the first problem of each bad game and then a line `N games, M actions, K bad`, the actions being
    /// those of the good games. The exit code is 1 if there was a bad game, and 2 if the file cannot be read.
    Verify {
        /// The file; `-` reads standard input.
        file: PathBuf,
    },
}

/// The version, with the commit that a release file was built from.
fn version() -> &'static str {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("RA_COMMIT") {
        Some(commit) => Box::leak(format!("{version} ({commit})").into_boxed_str()),
        None => version,
    }
}

/// What the program ends with when the same may go well later with nothing changed (EX_TEMPFAIL).
const TRY_AGAIN: u8 = 75;

fn main() -> ExitCode {
    let file = read_env_file().map_err(anyhow::Error::from);
    let matches = with_plain_settings(Arguments::command()).get_matches();
    let Arguments { settings, command } =
        Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let on_database = |file: anyhow::Result<()>, doing: &dyn Fn(&Database) -> anyhow::Result<ExitCode>| {
        file?;
        doing(&settings.database().map_err(anyhow::Error::msg)?)
    };
    let done = match command {
        None => file.and_then(|()| serve(&settings)),
        Some(Command::Backup { file: copy }) => on_database(file, &|database| back_up(database, &copy)),
        Some(Command::Restore { file: copy }) => on_database(file, &|database| restore(database, &copy)),
        Some(Command::Check { languages: Some(folder), .. }) => check_language(&folder),
        Some(Command::Check { database: Some(name), .. }) => check_named(&name),
        Some(Command::Check { .. }) => file.and_then(|()| check(&settings)),
        Some(Command::Advise(advising)) => record_commands::advise(&advising),
        Some(Command::Configuration) => print_configuration(),
        Some(Command::Discord(arguments)) => discord(&arguments),
        Some(Command::Forget { id }) => on_database(file, &|database| forget(database, UserId(id))),
        Some(Command::Health { ready }) => file.and_then(|()| ask_health(&settings, ready)),
        Some(Command::Playground(arguments)) => playground(&arguments),
        Some(Command::Film(filming)) => record_commands::film(&filming),
        Some(Command::Move { from, to }) => move_database(&from, &to),
        Some(Command::Ratings { check: true }) => on_database(file, &check_ratings),
        Some(Command::Ratings { check: false }) => on_database(file, &rebuild_ratings),
        Some(Command::Render(rendering)) => record_commands::render(&rendering),
        Some(Command::Results { rebuild }) => on_database(file, &|database| check_results(database, rebuild)),
        Some(Command::Simulate(simulation)) => record_commands::simulate(&simulation),
        Some(Command::Tasks { check: true }) => on_database(file, &check_tasks),
        Some(Command::Tasks { check: false }) => on_database(file, &list_tasks),
        Some(Command::Verify { file }) => record_commands::verify(&file),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nothing can be said, there is still the code.
            let _ = writeln!(io::stderr(), "ra-bot: {error:#}");
            ExitCode::from(if may_pass(&error) { TRY_AGAIN } else { 2 })
        }
    }
}

/// Whether the same may go well later, with nothing changed.
fn may_pass(error: &anyhow::Error) -> bool {
    error.is::<Unwell>()
        || error.downcast_ref().is_some_and(StartError::may_pass)
        || error.downcast_ref().is_some_and(OpenError::may_pass)
        || matches!(error.downcast_ref(), Some(CopyError::Database(error)) if error.may_pass())
        || error.downcast_ref().is_some_and(CopyingError::may_pass)
        || error.downcast_ref().is_some_and(ListenError::may_pass)
        || error.downcast_ref().is_some_and(Disconnected::may_pass)
}

/// Checks a translator's files, which need not be those of a language that is compiled in.
fn check_language(folder: &Path) -> anyhow::Result<ExitCode> {
    let files = check::read(folder)?;
    let language = folder.file_name().and_then(|name| name.to_str()).unwrap_or("und");
    let problems = check::problems(language, &files);
    problems.iter().for_each(|problem| println!("{problem}"));
    if problems.is_empty() {
        println!("{} says all that there is to say.", folder.display());
    }
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether the program that reads the output has closed it, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The settings, or all that is wrong with them.
fn config(settings: &Settings) -> Result<Config, ExitCode> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let misspelled = misspelled(&Arguments::command(), names);
    let checked = match settings.check() {
        Ok(config) if misspelled.is_empty() => Ok(config),
        Ok(_) => Err(misspelled),
        Err(problems) => Err([misspelled, problems].concat()),
    };
    checked.map_err(|problems| {
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
    start_logs(settings);
    tracing::info!(version = version(), "starting");
    let stop = stopped_by_signals()?;
    let store = config.database.open().await?;
    let health = Health::new(store.clone(), stop.clone());
    if let Some(address) = config.listen {
        health.listen(address).await?;
    }
    if let Some(backups) = config.backups.clone() {
        tokio::spawn(backups.run(config.database.clone(), stop.clone()));
    }
    tokio::select! {
        bot = Bot::new(&config, store) => {
            let bot = bot?;
            health.connecting(bot.connections());
            bot.run(stop).await?;
        }
        () = stop.cancelled() => {}
    }
    Ok(ExitCode::SUCCESS)
}

/// Describes every setting and command as the command line knows them.
fn print_configuration() -> anyhow::Result<ExitCode> {
    let command = Arguments::command();
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "# Settings and commands\n\n\
         *Made by `ra-bot configuration`; a test holds it against the program.* Settings come from the environment, from a \
         file `.env`, or as options; [.env.example](../.env.example) says more about each.\n\n\
         ## Settings\n\n| Setting | What it is | Usually |\n|---|---|---|"
    )?;
    for argument in command.get_arguments() {
        let Some(name) = argument.get_env() else { continue };
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default().replace('|', "\\|");
        let usual: Vec<_> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        writeln!(out, "| `{}` | {help} | {} |", name.to_string_lossy(), usual.join(" "))?;
    }
    writeln!(
        out,
        "\n## Commands\n\n`ra-bot` alone runs the bot. `ra-bot COMMAND --help` says more.\n\n| Command | What it does |\n|---|---|"
    )?;
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default().replace('|', "\\|");
        writeln!(out, "| `{}` | {about} |", command.get_name())?;
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

    pub(crate) type Alone = Arguments;

    pub(crate) async fn run(_: &Arguments, _: CancellationToken) -> anyhow::Result<()> {
        anyhow::bail!(
            "the local Discord was left out of this program, which is for hosting; \
             in a checkout, `cargo run --release -- playground` has it"
        )
    }

    pub(crate) use self::run as run_alone;
}

#[tokio::main]
async fn playground(arguments: &terminal::Arguments) -> anyhow::Result<ExitCode> {
    terminal::run(arguments, stopped_by_signals()?).await?;
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn discord(arguments: &terminal::Alone) -> anyhow::Result<ExitCode> {
    terminal::run_alone(arguments, stopped_by_signals()?).await?;
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn ask_health(settings: &Settings, ready: bool) -> anyhow::Result<ExitCode> {
    let address = settings.listen().map_err(anyhow::Error::msg)?;
    let address =
        address.context("RA_LISTEN is off, so the bot cannot be asked: set it to 127.0.0.1:9464")?;
    match health::ask(address, if ready { "ready" } else { "health" }).await {
        Ok((is_well, told)) => {
            println!("{told}");
            Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Err(error) => {
            println!("ra-bot does not answer at {address}: {error:#}");
            Ok(ExitCode::FAILURE)
        }
    }
}

#[tokio::main]
async fn back_up(database: &Database, copy: &Path) -> anyhow::Result<ExitCode> {
    copies::back_up(database, copy).await?;
    println!("{} is a whole copy of {database}.", copy.display());
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn restore(database: &Database, copy: &Path) -> anyhow::Result<ExitCode> {
    let Restored { kept, deletions } = copies::restore(database, copy).await?;
    println!("{} is restored from {}.", database.absolute()?, copy.display());
    if !kept.is_empty() {
        let kept: Vec<String> = kept.iter().map(|file| file.display().to_string()).collect();
        println!("The old files are kept as {}.", kept.join(", "));
    }
    match deletions {
        Deletions::Ordered(0) => {}
        Deletions::Ordered(count) => println!(
            "People who were deleted after the copy was made: {count}. They are deleted again when the bot is started."
        ),
        Deletions::Unknown => println!(
            "There is no old database that can be read. So people who were deleted after the copy was made are back: run \
             `ra-bot forget ID` for each of them."
        ),
    }
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn move_database(from: &Path, to: &Path) -> anyhow::Result<ExitCode> {
    let named = |argument, name| named_database(argument, name).map_err(anyhow::Error::msg);
    let (from, to) = (named("FROM", from)?.absolute()?, named("TO", to)?.absolute()?);
    match copies::move_all(&from, &to).await? {
        Moved::Copied { rows, games } => {
            println!("{rows} rows were copied from {from} to {to} and compared; games replayed: {games}.");
        }
        Moved::Finished => println!("An earlier move had copied everything from {from} to {to}."),
    }
    println!(
        "{from} is not used any more. Set RA_DATABASE or RA_DATABASE_FILE to the other one, and start the bot."
    );
    Ok(ExitCode::SUCCESS)
}

/// Refuses to go on where there is no database.
fn must_be_there(database: &Database) -> anyhow::Result<()> {
    anyhow::ensure!(database.may_be_there(), "there is no database at {database}");
    Ok(())
}

fn user_id(text: &str) -> Result<i64, String> {
    let id = text.parse().ok().filter(|id| *id > 0);
    id.ok_or_else(|| "a person's id on Discord is a long number, such as 123456789012345678".to_owned())
}

#[tokio::main]
async fn forget(database: &Database, user: UserId) -> anyhow::Result<ExitCode> {
    must_be_there(database)?;
    let whole = database.absolute()?;
    if !database.order_deletion(user, ra_bot::wall_clock::now()).await? {
        println!("{whole} has nothing of {user}. Is that the person's id on Discord?");
        return Ok(ExitCode::FAILURE);
    }
    println!("What {whole} has of {user} is deleted within seconds, or once the bot is started.");
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn check_results(database: &Database, rebuild: bool) -> anyhow::Result<ExitCode> {
    let found = if rebuild {
        must_be_there(database)?;
        let store = database.open().await?;
        let found = season::check(&store, true).await;
        store.close().await;
        found?
    } else {
        let copy = Copy::of(database).await?;
        let found = season::check(&copy.0, false).await;
        copy.remove().await;
        found?
    };
    println!("{} finished games.", found.games);
    if !found.frozen.is_empty() {
        println!("These cannot be replayed, so their results do not change: {}.", listed(&found.frozen));
    }
    if found.changed.is_empty() {
        println!("All results agree with the histories.");
        return Ok(ExitCode::SUCCESS);
    }
    let done = if rebuild { "were written anew" } else { "differ" };
    println!("The results of these {done}: {}.", listed(&found.changed));
    Ok(if rebuild { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn listed<'a>(games: impl IntoIterator<Item = &'a GameId>) -> String {
    games.into_iter().map(GameId::to_string).collect::<Vec<_>>().join(", ")
}

#[tokio::main]
async fn rebuild_ratings(database: &Database) -> anyhow::Result<ExitCode> {
    must_be_there(database)?;
    let store = database.open().await?;
    let written = ratings::rebuild(&store).await;
    store.close().await;
    written.map_err(|error| anyhow::anyhow!("{error:?}"))?;
    println!("All ratings were computed anew.");
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn check_ratings(database: &Database) -> anyhow::Result<ExitCode> {
    let copy = Copy::of(database).await?;
    let compared = ratings::check(&copy.0).await;
    copy.remove().await;
    let compared = compared.map_err(|error| anyhow::anyhow!("{error:?}"))?;
    println!("{} ratings.", compared.ratings);
    if compared.wrong.is_empty() {
        println!("All ratings agree with the results.");
        return Ok(ExitCode::SUCCESS);
    }
    let games = listed(&compared.wrong);
    println!("The ratings after these games differ: {games}. `ra-bot ratings` writes them anew.");
    Ok(ExitCode::FAILURE)
}

#[tokio::main]
async fn list_tasks(database: &Database) -> anyhow::Result<ExitCode> {
    let copy = Copy::of(database).await?;
    let all = tasks::all(&mut copy.0.read().await?).await;
    copy.remove().await;
    let mut out = io::stdout().lock();
    for Listed { kind, key, due_at, tries, last_error } in all? {
        let due = due_at.map_or_else(|| "given up".to_owned(), written);
        let error = last_error.map(|error| format!("; last: {error}")).unwrap_or_default();
        writeln!(out, "{due:<23}  {kind} {key}, begun {tries} times{error}")?;
    }
    Ok(ExitCode::SUCCESS)
}

#[tokio::main]
async fn check_tasks(database: &Database) -> anyhow::Result<ExitCode> {
    let copy = Copy::of(database).await?;
    let missing = repair::missing(&copy.0, ra_bot::wall_clock::now()).await;
    copy.remove().await;
    let missing = missing.map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let mut out = io::stdout().lock();
    for Missing { kind, key } in &missing {
        writeln!(out, "missing: {kind} {key}")?;
    }
    if missing.is_empty() {
        writeln!(out, "No task is missing.")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "The bot writes them again soon after its next start.")?;
    Ok(ExitCode::FAILURE)
}

#[tokio::main]
async fn check(settings: &Settings) -> anyhow::Result<ExitCode> {
    let config = match config(settings) {
        Ok(config) => config,
        Err(code) => return Ok(code),
    };
    println!("The settings are good.");
    if config.contact.is_none() {
        println!("{NO_CONTACT}");
    }
    let mut good = true;
    match Bot::check_token(&config).await {
        Ok(application) => {
            println!("The token is good: it is application {application}'s.");
            println!("This link invites it: {}", Bot::invitation(&application));
            println!(
                "If a server does not allow it Create Private Threads, games of one person are played in direct messages."
            );
        }
        Err(error) => {
            good = false;
            println!("{error:#}");
        }
    }
    good &= check_database(&config.database).await?;
    if let Some(backups) = &config.backups {
        good &= check_backups(backups);
    }
    if let Some(address) = config.listen {
        good &= check_listen(address).await;
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks a database that is not the settings', such as a copy.
#[tokio::main]
async fn check_named(name: &Path) -> anyhow::Result<ExitCode> {
    let database = named_database("DATABASE", name).map_err(anyhow::Error::msg)?;
    let good = check_copy(&database).await?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says whether the bot can be asked how it is doing where the settings say.
async fn check_listen(address: SocketAddr) -> bool {
    if health::ask(address, "health").await.is_ok() {
        println!("A running bot answers at RA_LISTEN, {address}.");
        return true;
    }
    match health::try_to_listen(address).await {
        Ok(()) => {
            println!("RA_LISTEN is {address}, which is free.");
            true
        }
        Err(error) => {
            println!("{error}");
            false
        }
    }
}

/// Says when the last backup was made.
fn check_backups(backups: &Backups) -> bool {
    let folder = backups.folder.display();
    match backups.all() {
        Ok(all) => {
            match all.last() {
                Some((_, last)) => say_when("The last backup in RA_BACKUP", Some(*last)),
                None => println!("There is no backup in {folder} yet: the running bot makes one a day."),
            }
            true
        }
        Err(error) => {
            println!("The folder of backups {folder} cannot be read: {error}");
            false
        }
    }
}

/// Checks a copy: the database itself may be in use, and is not changed before the new version is wanted. But whether it
/// could be is tried.
async fn check_database(database: &Database) -> anyhow::Result<bool> {
    if let Database::File(path) = database
        && let Err(error) = Store::try_to_write(path)
    {
        println!("{error}");
        return Ok(false);
    }
    if !database.may_be_there() {
        println!("There is no database yet at {database}: the first start creates it.");
        return Ok(true);
    }
    check_copy(database).await
}

async fn check_copy(database: &Database) -> anyhow::Result<bool> {
    match Copy::of(database).await {
        Ok(copy) => {
            println!("The database is good.");
            let good = check_games(&copy.0).await;
            copy.remove().await;
            good
        }
        Err(error) => {
            println!("{error}");
            Ok(is_empty(&error))
        }
    }
}

/// Whether nothing is wrong with a database on a server but that there is nothing in it yet.
fn is_empty(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref(), Some(CopyError::Database(OpenError::Postgres(error))) if error.is_empty())
}

/// A copy of the database, which may itself be in use. On a server nothing is copied.
struct Copy(Store, PathBuf);

impl Copy {
    async fn of(database: &Database) -> anyhow::Result<Copy> {
        must_be_there(database)?;
        let path = Store::place_to_look();
        let opened = database.open_to_read(&path).await;
        if opened.is_err() {
            Store::remove(&path);
        }
        Ok(Copy(opened?, path))
    }

    async fn remove(self) {
        self.0.close().await;
        Store::remove(&self.1);
    }
}

/// Replays every game that has begun, and says of when the database is: who looks sees a copy that is too old.
async fn check_games(store: &Store) -> anyhow::Result<bool> {
    let running = check_each(store, games::running(store).await?, "cannot go on with this version").await;
    let over = check_each(store, games::over(store).await?, "cannot be read any more").await;
    println!("Running games: {}, of which {} cannot go on.", running.0, running.1);
    println!("Finished games: {}, of which {} cannot be read.", over.0, over.1);
    let mut tx = store.read().await?;
    say_when("The last action in a game", entries::last_at(&mut tx).await?);
    say_when("The last connection to Discord", shards::last_alive(&mut tx).await?);
    if let Some(at) = installation::another_seen_at(store).await? {
        say_when(
            "Another process used this token, with another database; if it still runs, stop one of the two. Last seen",
            Some(at),
        );
    }
    Ok(running.1 + over.1 == 0)
}

/// Replays games; returns how many there are, and of how many that is not so.
async fn check_each(store: &Store, games: Vec<GameId>, fault: &str) -> (usize, usize) {
    let mut bad = 0;
    for game in &games {
        if let Err(error) = app::whole(store, GameRef::Game(*game)).await {
            bad += 1;
            println!("Game {game} {fault}: {error:#}");
        }
    }
    (games.len(), bad)
}

fn say_when(what: &str, at: Option<Millis>) {
    match at {
        Some(at) => println!("{what}: {}.", written(at)),
        None => println!("{what}: never."),
    }
}

fn written(at: Millis) -> String {
    let at = jiff::Timestamp::from_millisecond(at.0).unwrap_or(jiff::Timestamp::MAX);
    at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}

fn start_logs(settings: &Settings) {
    let levels = settings.log_levels().unwrap_or_default();
    // What cannot be logged, as the disk is full, cannot be complained of either.
    let logs = tracing_subscriber::fmt().with_writer(io::stderr).log_internal_errors(false);
    let logs = logs.with_ansi(io::stderr().is_terminal()).with_max_level(Level::TRACE);
    match settings.log_format().unwrap_or(LogFormat::Text) {
        LogFormat::Text => logs.finish().with(levels).init(),
        LogFormat::Json => logs.json().finish().with(levels).init(),
    }
}

/// A token that is cancelled by SIGTERM or Ctrl-C. Both are listened to from the moment on at which this returns.
fn stopped_by_signals() -> io::Result<CancellationToken> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stop = CancellationToken::new();
    let stopping = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        stopping.cancel();
    });
    Ok(stop)
}
