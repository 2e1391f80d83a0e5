//! A test target that needs programs beyond Rust and a C compiler.
//!
//! `cargo test` must pass where nothing else is installed. Such a target therefore has `harness = false` and a
//! [`Suite`]: without its programs it runs what it can, and its last lines are `SKIPPED`, the reason and the command
//! that installs what is missing. With `RA_ALL_TESTS=1` in the environment a skipped test is a failure.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Trial};

/// The variable under which a skipped test is a failure.
const ALL_TESTS: &str = "RA_ALL_TESTS";

/// A program that is not here, or does not work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// What is missing: `chromedriver`.
    pub what: String,
    /// The command that installs it on Debian.
    pub install: &'static str,
}

/// The tests of a target, and those that cannot run here.
#[derive(Debug)]
pub struct Suite {
    arguments: Arguments,
    tests: Vec<Trial>,
    skipped: Vec<String>,
}

impl Suite {
    /// Reads the arguments that `cargo test` passes on.
    pub fn from_command_line() -> Suite {
        Suite { arguments: Arguments::from_args(), tests: Vec::new(), skipped: Vec::new() }
    }

    /// Runs the tests one after another, in the order in which they are added.
    pub fn one_at_a_time(&mut self) {
        self.arguments.test_threads = Some(1);
    }

    /// Adds a test, which fails by a panic.
    pub fn add(&mut self, name: &str, test: impl FnOnce() + Send + 'static) {
        self.tests.push(Trial::test(name, || {
            test();
            Ok(())
        }));
    }

    /// Says that some tests, named as a reader would name them, cannot run here.
    pub fn skip(&mut self, tests: &str, missing: &Missing) {
        self.skipped.push(said(tests, missing));
    }

    /// Runs all tests and reports them; the exit code of the target.
    pub fn run(self) -> ExitCode {
        let conclusion = libtest_mimic::run(&self.arguments, self.tests);
        if self.arguments.list {
            return ExitCode::SUCCESS;
        }
        for line in &self.skipped {
            println!("{line}");
        }
        if !self.skipped.is_empty() && std::env::var_os(ALL_TESTS).is_some() {
            println!("{ALL_TESTS} is set, so a skipped test is a failure.");
            return ExitCode::FAILURE;
        }
        conclusion.exit_code()
    }
}

fn said(tests: &str, missing: &Missing) -> String {
    format!("SKIPPED: {tests}: {} is missing. {}", missing.what, missing.install)
}

/// Says of a target with the usual test runner that some tests, named as a reader would name them, cannot run here.
///
/// # Panics
/// If all tests are to be run.
pub fn skip_in_test(tests: &str, missing: &Missing) {
    let said = said(tests, missing);
    assert!(
        std::env::var_os(ALL_TESTS).is_none(),
        "{said}\n{ALL_TESTS} is set, so a skipped test is a failure."
    );
    // The test runner keeps to itself what a test prints that passes, but not this.
    std::io::stderr().write_all(format!("{said}\n").as_bytes()).expect("standard error is open");
}

/// Whether a program can be run here.
pub fn is_installed(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

/// Checks that all of these programs can be run.
///
/// # Errors
/// The first that cannot.
pub fn need(programs: &[&str], install: &'static str) -> Result<(), Missing> {
    match programs.iter().find(|program| !is_installed(program)) {
        Some(program) => Err(Missing { what: (*program).to_owned(), install }),
        None => Ok(()),
    }
}

/// How Python, with what is needed to give it packages, is installed.
const INSTALL_PYTHON: &str = "apt-get install python3 python3-venv";

/// A Python with the packages of a `requirements.txt`: its own environment in `folder`, made if it is not there yet.
///
/// # Errors
/// When there is no Python, or the packages cannot be had.
pub fn python(folder: &Path, requirements: &Path) -> Result<Command, Missing> {
    need(&["python3"], INSTALL_PYTHON)?;
    let python = folder.join("bin/python");
    // Written last, and holding what was installed: an environment that is not whole, or another, is made anew.
    let done = folder.join("installed.txt");
    let wanted = std::fs::read(requirements).unwrap();
    if std::fs::read(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(Command::new(python));
    }
    // There may be none.
    drop(std::fs::remove_dir_all(folder));
    let made = succeeds(Command::new("python3").args(["-m", "venv"]).arg(folder));
    if !made {
        return Err(Missing { what: "a working `python3 -m venv`".to_owned(), install: INSTALL_PYTHON });
    }
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"])
        .arg(requirements);
    if !succeeds(&mut pip) {
        let what = format!("what {} lists", requirements.display());
        return Err(Missing {
            what,
            install: "It is fetched from PyPI, for which the machine must be online.",
        });
    }
    std::fs::write(done, wanted).unwrap();
    Ok(Command::new(python))
}

/// The folder with the packages of a `package-lock.json`: `folder/node_modules`, fetched if they are not there yet.
///
/// # Errors
/// When there is no npm, or the packages cannot be had.
pub fn node_modules(folder: &Path, package: &Path) -> Result<(), Missing> {
    need(&["node", "npm"], "apt-get install npm")?;
    let lock = "package-lock.json";
    let wanted = std::fs::read(package.join(lock)).unwrap();
    let done = folder.join("installed.json");
    if std::fs::read(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    std::fs::create_dir_all(folder).unwrap();
    for file in ["package.json", lock] {
        std::fs::copy(package.join(file), folder.join(file)).unwrap();
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(folder);
    if !succeeds(&mut npm) {
        let what = format!("what {} lists", package.join(lock).display());
        return Err(Missing {
            what,
            install: "It is fetched from the npm registry, for which the machine must be online.",
        });
    }
    std::fs::write(done, wanted).unwrap();
    Ok(())
}

/// Runs a command; what it said is shown if it fails.
fn succeeds(command: &mut Command) -> bool {
    match command.output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            let said = [output.stdout, output.stderr].concat();
            println!("{command:?}\n{}", String::from_utf8_lossy(&said));
            false
        }
        Err(error) => {
            println!("{command:?}: {error}");
            false
        }
    }
}
