//! A developer's commands. `cargo xtask` lists them.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use clap::{Args, Parser, Subcommand};

/// Long trials of the bot. Each prints what repeats a failure.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Fifty people, three of them hostile, play while links hang and answers are lost.
    Soak {
        /// How long it lasts; an hour if this is left out, and half of it with kills.
        #[arg(long)]
        minutes: Option<u64>,
        /// Kill the bot every minute.
        #[arg(long)]
        killed: bool,
        #[command(flatten)]
        seed: Seed,
    },
    /// Kill the bot at random moments in hundreds of games: nothing may be lost or doubled.
    Kills {
        /// How often it is killed.
        #[arg(long, default_value_t = 300)]
        count: u64,
        /// Keep the database and all exchanges in this folder.
        #[arg(long, value_name = "FOLDER")]
        keep: Option<PathBuf>,
        /// Keep the database on a PostgreSQL server of the trial's own, which fails, too.
        #[arg(long)]
        postgres: bool,
        #[command(flatten)]
        seed: Seed,
    },
    /// Weeks of play on a turned clock, while channels are hidden, locked and deleted.
    Weeks {
        /// How many days are played.
        #[arg(long, default_value_t = 56)]
        days: u64,
        /// How many games.
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Keep the database on a PostgreSQL server of the trial's own, which fails, too.
        #[arg(long)]
        postgres: bool,
        #[command(flatten)]
        seed: Seed,
    },
    /// A year of cups of all kinds on a turned clock, while channels are hidden, threads deleted and the bot is away.
    Cups {
        /// How many people play.
        #[arg(long, default_value_t = 40)]
        people: u64,
        /// Instead, hold cups of an evening and kill the bot so often: their histories are those without kills.
        #[arg(long, value_name = "KILLS", num_args = 0..=1, default_missing_value = "100")]
        killed: Option<u64>,
        /// Keep the database on a PostgreSQL server of the trial's own, which fails, too.
        #[arg(long)]
        postgres: bool,
        #[command(flatten)]
        seed: Seed,
    },
    /// Let each operation of the disk fail once, as many as there is time for.
    Disk {
        /// How long it lasts.
        #[arg(long, default_value_t = 60)]
        minutes: u64,
        #[command(flatten)]
        seed: Seed,
    },
    /// Cut the power at random moments.
    PowerCuts {
        /// How often.
        #[arg(long, default_value_t = 2000)]
        count: u64,
        #[command(flatten)]
        seed: Seed,
    },
    /// Take the pictures of README.md anew. It needs chromium and chromedriver.
    Pictures,
}

// No doc comment: `clap` would take it for the description of the command.
#[derive(Args)]
struct Seed {
    /// Makes it another trial.
    #[arg(long)]
    seed: Option<u64>,
}

/// An ignored test, and what it reads from the environment.
struct Test {
    target: &'static str,
    name: &'static str,
    /// A debug build would take many times as long.
    release: bool,
    environment: Vec<(&'static str, String)>,
}

impl Trial {
    fn test(self) -> Test {
        let trial = |name, release, seed: Option<u64>, settings: Vec<(&'static str, String)>| {
            let seed = seed.map(|seed| ("RA_SEED", seed.to_string()));
            Test { target: "trials", name, release, environment: settings.into_iter().chain(seed).collect() }
        };
        match self {
            Trial::Soak { minutes, killed, seed: Seed { seed } } => {
                let name = if killed { "soak::killed_for_half_an_hour" } else { "soak::for_an_hour" };
                let minutes = minutes.map(|minutes| ("RA_MINUTES", minutes.to_string()));
                trial(name, false, seed, minutes.into_iter().collect())
            }
            Trial::Kills { count, keep, postgres, seed: Seed { seed } } => {
                let keep = keep.map(|folder| ("RA_TRIAL_FOLDER", folder.display().to_string()));
                let settings = keep.into_iter().chain([("RA_KILLS", count.to_string())]).collect();
                let name = match postgres {
                    true => "killed_on_postgres_in_hundreds_of_games",
                    false => "killed_in_hundreds_of_games",
                };
                trial(name, true, seed, settings)
            }
            Trial::Weeks { days, games, postgres, seed: Seed { seed } } => {
                let settings = vec![("RA_DAYS", days.to_string()), ("RA_GAMES", games.to_string())];
                let name = if postgres { "weeks::on_postgres_for_weeks" } else { "weeks::for_weeks" };
                trial(name, true, seed, settings)
            }
            Trial::Cups { people, killed: None, postgres, seed: Seed { seed } } => {
                let name = if postgres { "cups::on_postgres_for_a_year" } else { "cups::for_a_year" };
                trial(name, true, seed, vec![("RA_PEOPLE", people.to_string())])
            }
            Trial::Cups { people: _, killed: Some(kills), postgres, seed: Seed { seed } } => {
                let name = if postgres {
                    "killed_on_postgres_as_often_as_wanted"
                } else {
                    "killed_as_often_as_wanted"
                };
                trial(name, true, seed, vec![("RA_KILLS", kills.to_string())])
            }
            Trial::Disk { minutes, seed: Seed { seed } } => {
                let settings = vec![("RA_MINUTES", minutes.to_string())];
                trial("whichever_operation_fails", false, seed, settings)
            }
            Trial::PowerCuts { count, seed: Seed { seed } } => {
                trial("however_often_the_power_was_cut", false, seed, vec![("RA_CUTS", count.to_string())])
            }
            Trial::Pictures => Test {
                target: "bot",
                name: "readme::pictures_are_taken_anew",
                release: false,
                environment: Vec::new(),
            },
        }
    }
}

fn main() -> ExitCode {
    let Test { target, name, release, environment } = Arguments::parse().trial.test();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["test", "--package", "ra-bot", "--test", target]);
    if release {
        command.arg("--release");
    }
    command.args(["--", "--ignored", "--nocapture", name]).envs(environment);
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo cannot be started: {error}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Each trial is there, by the name that is looked for.
    #[test]
    fn each_names_an_ignored_test() {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
        for words in [
            "soak",
            "soak --killed",
            "kills",
            "kills --postgres",
            "weeks",
            "weeks --postgres",
            "cups",
            "cups --postgres",
            "cups --killed",
            "cups --killed --postgres",
            "disk",
            "power-cuts",
            "pictures",
        ] {
            let words = ["xtask"].into_iter().chain(words.split(' '));
            let test = Arguments::try_parse_from(words).expect("they are right").trial.test();
            let name = test.name.rsplit("::").next().unwrap_or_default();
            let is_there = sources(&tests.join(test.target)).iter().any(|source| {
                source.split("#[ignore").skip(1).any(|after| {
                    after.split_once("fn ").is_some_and(|(_, named)| {
                        named.split('(').next().is_some_and(|function| function.contains(name))
                    })
                })
            });
            assert!(is_there, "{name}");
        }
    }

    fn sources(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: PathBuf| match path.is_dir() {
            true => sources(&path),
            false => vec![fs::read_to_string(path).unwrap_or_default()],
        };
        entries.flat_map(read).collect()
    }
}
