//! Whoever supervises the program on a disk that is not to be relied on: it is started again when it ends, and what people
//! were not told that it is done, they do again.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use ra_bot::playground::{Limits, Options, Playground};

use super::device::Device;
use super::facts::{self, Facts};
use super::scenario::{BACKUP, DAYS, DAYS_LATER, LIVES, Step, appoint, deal};
use crate::bot::killed::life::{Life, command_of, until_disconnected};
use crate::bot::server::{PATIENCE, within, words};

/// What the program ends with when another start may go well, and what with when it could not be started.
const TRY_AGAIN: i32 = 75;
const NOT_STARTED: i32 = 2;
/// What it says where the lock of this process, which has looked at the database, went on to a program that was just being
/// started beside it, for as long as that took.
const IN_USE: &str = "is in use by another ra-bot";
/// How long a disk stays broken of which nobody is told.
const UNNOTICED: Duration = Duration::from_millis(500);
/// How long the program may take to end once it answers nobody any more.
const FAREWELL: Duration = Duration::from_secs(20);
/// How often one step may come to nothing: once as somebody is told, and once as the program ends by the same fault.
const MOST_FAILURES: usize = 2;
/// How long it may take until time that has run out is noticed.
const LIVED_THROUGH: Duration = Duration::from_secs(20);
/// Between two looks.
const SOON: Duration = Duration::from_millis(10);

/// The program on a disk, and the local Discord.
pub(crate) struct Supervisor {
    pub(crate) discord: Playground,
    /// It ends before its folder is gone.
    life: Option<Life>,
    pub(crate) folder: tempfile::TempDir,
    pub(crate) device: Device,
    program: PathBuf,
    /// How often somebody was told that something went wrong, or the program ended.
    pub(crate) failures: usize,
}

/// A local Discord that waits for an answer as long as the real one does.
pub(crate) fn in_real_time() -> Options {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    Options { limits, ..Options::default() }
}

impl Supervisor {
    /// Nothing is there yet, and this is the program.
    pub(crate) async fn new(
        program: &Path,
        options: Options,
        device: impl FnOnce(&Path) -> Device,
    ) -> Supervisor {
        let discord = Playground::start(options).await.unwrap();
        appoint(&discord);
        let folder = tempfile::tempdir().unwrap();
        let device = device(folder.path());
        Supervisor { discord, folder, device, program: program.to_owned(), life: None, failures: 0 }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("ra.sqlite")
    }

    /// Its command line, on the disk.
    fn command(&self) -> Command {
        let mut command = command_of(&self.program, &self.discord, self.folder.path());
        self.device.put_under(&mut command);
        command
    }

    /// Does all of the scenario; returns the facts before it and after each step, and marks each in the ledger. Where they are
    /// known, they tell whether that was done of which nobody was told that it is.
    pub(crate) async fn play(&mut self, known: Option<&[Facts]>) -> Vec<Facts> {
        let mut found = vec![Facts::new()];
        for (number, life) in LIVES.iter().enumerate() {
            if number > 0 {
                let dealt = deal(&self.discord, &self.database()).await;
                if let Some(ledger) = self.device.ledger() {
                    ledger.note_file(&self.database());
                    ledger.mark(found.len());
                }
                found.push(dealt);
            }
            for step in *life {
                self.take(step, known.map(|known| &known[found.len() - 1..=found.len()])).await;
                if let Some(ledger) = self.device.ledger() {
                    ledger.mark(found.len());
                }
                found.push(match known {
                    Some(known) => known[found.len()].clone(),
                    None => facts::of(&self.discord, &self.database()).await,
                });
            }
            self.stop().await;
        }
        found
    }

    /// Takes a step until it is done, which is told, or seen by the facts before and after it.
    async fn take(&mut self, step: &Step, known: Option<&[Facts]>) {
        for _ in 0..=MOST_FAILURES {
            self.until_up().await;
            match self.attempt(step).await {
                Some(told) if told.contains(step.told) || told.starts_with("Done:") => {
                    return self.device.forget();
                }
                Some(told) => {
                    self.notice(&format!("{step:?}: {told}"));
                    if step.line == BACKUP {
                        // That was another process, and has ended.
                        self.device.heal();
                    } else if self.device.ends_the_program() {
                        self.until_ended(step).await;
                    }
                }
                // Whoever has ended answers nobody.
                None => self.until_ended(step).await,
            }
            self.until_up().await;
            let now = facts::of(&self.discord, &self.database()).await;
            if known.is_some_and(|known| known[0] != known[1] && known[1] == now) {
                return;
            }
        }
        panic!("{step:?}: {MOST_FAILURES} failures do not follow from one fault");
    }

    /// What is told, if anything.
    async fn attempt(&mut self, step: &Step) -> Option<String> {
        match step.line {
            BACKUP => Some(self.back_up().await),
            DAYS_LATER => Some(self.wait(step).await),
            _ => step.take(&self.discord).await,
        }
    }

    async fn back_up(&self) -> String {
        let mut command = self.command();
        command.arg("backup").arg(self.copy());
        let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(!said.contains("panicked"), "{said}");
        if output.status.success() {
            return said;
        }
        assert!(said.starts_with("ra-bot: "), "{said}");
        said
    }

    /// Turns the clock, and waits for what comes of it.
    async fn wait(&mut self, step: &Step) -> String {
        self.discord.advance(DAYS);
        let mut begun = Instant::now();
        loop {
            let messages = self.discord.person(step.who).unwrap().read("ra").unwrap();
            if let Some(message) = messages.iter().map(words).find(|message| message.contains(step.told)) {
                return message;
            }
            assert!(begun.elapsed() < PATIENCE, "{step:?}: {messages:#?}");
            if self.device.has_failed() && begun.elapsed() > UNNOTICED {
                self.device.heal();
            }
            if self.device.has_failed() && begun.elapsed() > LIVED_THROUGH {
                // The program could not note that it was alive before: these days cost nobody any time.
                self.discord.advance(DAYS);
                begun = Instant::now();
            }
            tokio::time::sleep(SOON).await;
            self.until_up().await;
        }
    }

    /// Notices that something went wrong, which must be the disk's doing, and mends that: if the program ends by it, then.
    fn notice(&mut self, what: &str) {
        let log = self.life.as_ref().map(Life::log).unwrap_or_default();
        assert!(self.device.has_failed(), "nothing failed, but {what}\n{log}");
        self.failures += 1;
        if !self.device.ends_the_program() {
            self.device.heal();
        }
    }

    /// Waits until it runs and is connected; whenever it ends, it is started again.
    async fn until_up(&mut self) {
        let begun = Instant::now();
        loop {
            if let Some(life) = &mut self.life
                && let Some(status) = life.has_ended()
            {
                self.bury(status).await;
            }
            if self.life.is_none() {
                self.life = Some(Life::of(self.command(), self.folder.path()));
            }
            if tokio::time::timeout(SOON, self.discord.until_commands()).await.is_ok() {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not come up");
            if self.device.has_failed() && begun.elapsed() > UNNOTICED {
                self.device.heal();
            }
        }
    }

    /// Waits until it has ended by itself. Where nothing fails, an answer was late because this machine is busy.
    async fn until_ended(&mut self, step: &Step) {
        if !self.device.is_failing() {
            return;
        }
        let begun = Instant::now();
        loop {
            let Some(life) = &mut self.life else { return };
            if let Some(status) = life.has_ended() {
                return self.bury(status).await;
            }
            assert!(begun.elapsed() < FAREWELL, "{step:?}: nobody answered\n{}", life.log());
            tokio::time::sleep(SOON).await;
        }
    }

    /// It has ended, though nobody has told it to.
    async fn bury(&mut self, status: ExitStatus) {
        let log = self.life.as_ref().map(Life::log).unwrap_or_default();
        assert!(!log.contains("panicked"), "{log}");
        if log.contains(IN_USE) {
            self.life = None;
            return;
        }
        let is_fine = [TRY_AGAIN, NOT_STARTED].map(Some).contains(&status.code()) && log.contains("ra-bot: ");
        assert!(is_fine, "it ended with {status}: {log}");
        self.notice("the program ended");
        self.device.heal();
        self.life = None;
        within(until_disconnected(&self.discord)).await;
    }

    /// Ends it as SIGTERM does.
    async fn stop(&mut self) {
        self.until_up().await;
        if let Some(life) = &self.life {
            life.ask_to_end();
        }
        while let Some(life) = &mut self.life {
            match life.has_ended() {
                Some(status) if status.success() => {
                    let log = life.log();
                    assert!(!log.contains("panicked"), "{log}");
                    self.life = None;
                }
                Some(status) => self.bury(status).await,
                None => tokio::time::sleep(SOON).await,
            }
        }
        // Who looks at what is there then has a disk that works.
        if self.device.has_failed() {
            self.device.heal();
        }
        within(until_disconnected(&self.discord)).await;
    }

    pub(crate) fn copy(&self) -> PathBuf {
        self.folder.path().join("ra.sqlite.copy")
    }
}
