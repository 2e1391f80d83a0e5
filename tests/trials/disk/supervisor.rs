//! Whoever supervises the program on a disk that is not to be relied on: it is started again when it ends, and what
//! people were not told that it is done, they do again.

use std::path::{Path, PathBuf};
use std::pin::pin;
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::terminal::sample_guild;
use ra_table::game::SecondThoughts;

use super::database_facts::{self, Facts};
use super::device::Device;
use super::scenario::{BACKUP, DAYS, DAYS_LATER, LIVES, Step, appoint, deal};
use crate::support::life::{Life, command as command_line, until_disconnected};
use crate::support::server::{PATIENCE, Says, within, words};

/// What the program ends with when another start may go well, and what with when it could not be started.
const TRY_AGAIN: i32 = 75;
const NOT_STARTED: i32 = 2;
/// What it says where the lock of this process, which has looked at the database, went on to a program that was just
/// being started beside it, for as long as that took.
const IN_USE: &str = "is in use by another ra-bot";
/// What it says where the local Discord did not take an answer, or its announcement, in good time.
const LATE: [&str; 3] = ["could not be deferred", "was not delivered", "was not taken"];
/// What those are told who carry on with what was played by itself.
const PLAYED: &str = "played or taken back already";
/// How long what a program has said may be on its way after its end.
const AFTERLIFE: Duration = Duration::from_secs(1);
/// How long a disk stays broken of which nobody is told.
const UNNOTICED: Duration = Duration::from_millis(500);
/// How long the program may take to end once it answers nobody any more.
const FAREWELL: Duration = PATIENCE;
/// How often one step may come to nothing: once as somebody is told, and once as the program ends by the same fault.
const MOST_FAILURES: usize = 2;
/// How long it may take until time that has run out is noticed.
const LIVED_THROUGH: Duration = Duration::from_secs(20);
/// More than the time for which a game is put off that could not be looked after.
const PUT_OFF: Duration = Duration::from_secs(11 * 60);
/// Between two looks.
const SOON: Duration = Duration::from_millis(10);

/// The program on a disk, and the local Discord.
pub(crate) struct Supervisor {
    pub(crate) discord: LocalDiscord,
    /// It ends before its folder is gone.
    life: Option<Life>,
    pub(crate) folder: tempfile::TempDir,
    pub(crate) device: Device,
    /// How often somebody was told that something went wrong, or the program ended.
    pub(crate) failures: usize,
}

/// A local Discord that waits for an answer as long as the real one does.
fn in_real_time() -> Options {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    Options { limits, ..sample_guild() }
}

impl Supervisor {
    /// Nothing is there yet.
    pub(crate) async fn new(device: impl FnOnce(&Path) -> Device) -> Supervisor {
        let discord = LocalDiscord::start(in_real_time()).await.unwrap();
        appoint(&discord);
        let folder = tempfile::tempdir().unwrap();
        let device = device(folder.path());
        Supervisor { discord, folder, device, life: None, failures: 0 }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("ra.sqlite")
    }

    /// Its command line, on the disk.
    fn command(&self) -> Command {
        let mut command = command_line(&self.discord, self.folder.path());
        self.device.put_under(&mut command);
        command
    }

    /// Does all of the scenario; returns the facts before it and after each step, and marks each in the ledger. Where
    /// they are known, they tell whether that was done of which nobody was told that it is.
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
                let after = known.map(|known| &known[found.len()]);
                self.take(step, &found, after).await;
                if let Some(ledger) = self.device.ledger() {
                    ledger.mark(found.len());
                }
                found.push(match after {
                    Some(after) => after.clone(),
                    None => database_facts::of(&self.discord, &self.database()).await,
                });
            }
            self.stop().await;
        }
        found
    }

    /// Takes a step until it is done, which is told, or seen by the facts before and, if they are known, after it.
    async fn take(&mut self, step: &Step<'_>, found: &[Facts], after: Option<&Facts>) {
        let (before, failures) = (&found[found.len() - 1], self.failures);
        let (mut will_be_played, mut all_told) = (false, Vec::new());
        while self.failures <= failures + MOST_FAILURES {
            self.until_up().await;
            if step.is_on_what_is_shown() && self.device.has_failed() {
                self.until_settled().await;
            }
            let begun = self.life.as_ref().map_or(0, |life| life.log().len());
            match self.attempt(step, found.len(), &mut will_be_played).await {
                Some(told) if is_done(step, &told) || will_be_played && told.contains(PLAYED) => {
                    return self.device.forget();
                }
                Some(told) => {
                    let what = format!("{step:?}: {told}");
                    all_told.push(told);
                    self.notice(&what);
                    if step.line == BACKUP {
                        // That was another process, and has ended.
                        self.device.heal();
                    } else if self.device.ends_the_program() {
                        self.until_ended(&what, begun).await;
                    }
                }
                // Whoever has ended answers nobody.
                None => {
                    all_told.push("nothing".to_owned());
                    self.until_ended(&format!("{step:?}: nobody answered"), begun).await;
                }
            }
            self.until_up().await;
            let now = database_facts::of(&self.discord, &self.database()).await;
            let has_happened = now != *before && after.is_none_or(|after| now == *after);
            if has_happened && !step.is_to_be_pressed() {
                return self.until_settled().await;
            }
            assert!(!will_be_played, "{step:?}: it is kept, they were told, but {before:#?} is {now:#?}");
        }
        panic!(
            "{step:?}: more than {MOST_FAILURES} failures do not follow from one fault; told were {all_told:#?}"
        );
    }

    /// What is told, if anything.
    async fn attempt(&mut self, step: &Step<'_>, number: usize, will_be_played: &mut bool) -> Option<String> {
        match step.line {
            BACKUP => return Some(self.back_up().await),
            DAYS_LATER => return Some(self.wait(step).await),
            _ => {}
        }
        let ledger = self.device.ledger();
        let taken = step.take(&self.discord, || {
            *will_be_played = true;
            if let Some(ledger) = ledger {
                ledger.mark(number);
            }
        });
        let mut taken = pin!(taken);
        let life = self.life.as_mut().expect("it is up");
        let ended = async {
            while life.has_ended().is_none() {
                tokio::time::sleep(SOON).await;
            }
        };
        tokio::select! {
            told = &mut taken => return told,
            () = ended => {}
        }
        // What it has said before its end may be on its way.
        tokio::time::timeout(AFTERLIFE, taken).await.ok().flatten()
    }

    /// Waits until everything is played that was decided, and shown, so that the next one can go on.
    async fn until_settled(&mut self) {
        let begun = Instant::now();
        while !database_facts::is_settled(&self.database()).await {
            assert!(begun.elapsed() < PATIENCE, "it is not played, or not shown");
            self.heal_unnoticed(begun);
            self.discord.advance(SecondThoughts::USUAL.usual);
            tokio::time::sleep(SOON).await;
            self.until_up().await;
        }
    }

    /// Mends what has failed a while after this, of which nobody may be told.
    fn heal_unnoticed(&self, begun: Instant) {
        if self.device.has_failed() && begun.elapsed() > UNNOTICED {
            self.device.heal();
        }
    }

    async fn back_up(&self) -> String {
        let mut command = self.command();
        command.arg("backup").arg(self.copy());
        let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        said.lacks("panicked");
        if output.status.success() {
            return said;
        }
        said.begins("ra-bot: ");
        said
    }

    /// Turns the clock, and waits for what comes of it.
    async fn wait(&mut self, step: &Step<'_>) -> String {
        self.discord.advance(DAYS);
        let mut begun = Instant::now();
        // This game may have been put off by the fault, and another not; or the program could not note that it was
        // alive before, and these days cost nobody any time.
        let mut more = [PUT_OFF, DAYS].into_iter().cycle();
        loop {
            let messages = self.discord.person(step.who).unwrap().read("ra").unwrap();
            if let Some(message) = messages.iter().map(words).find(|message| message.contains(step.told)) {
                return message;
            }
            assert!(begun.elapsed() < PATIENCE, "{step:?}: {messages:#?}");
            self.heal_unnoticed(begun);
            if self.device.has_failed() && begun.elapsed() > LIVED_THROUGH {
                self.discord.advance(more.next().expect("without end"));
                begun = Instant::now();
            }
            tokio::time::sleep(SOON).await;
            self.until_up().await;
        }
    }

    /// Notices that something went wrong, which must be the disk's doing, and mends that: if the program ends by it,
    /// then.
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
            self.heal_unnoticed(begun);
        }
    }

    /// Waits until it has ended by itself, as nobody was answered, or what was told. It does not where its answer
    /// came too late, as this machine is busy.
    async fn until_ended(&mut self, why: &str, log_before: usize) {
        let begun = Instant::now();
        while let Some(life) = &mut self.life {
            if let Some(status) = life.has_ended() {
                return self.bury(status).await;
            }
            let log = life.log();
            if LATE.iter().any(|late| log[log_before..].contains(late)) {
                return self.device.heal();
            }
            assert!(begun.elapsed() < FAREWELL, "{why}, and it does not end\n{log}");
            tokio::time::sleep(SOON).await;
        }
    }

    /// It has ended, though nobody has told it to.
    async fn bury(&mut self, status: ExitStatus) {
        let log = self.life.as_ref().map(Life::log).unwrap_or_default();
        log.lacks("panicked");
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
                    life.log().lacks("panicked");
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

/// Whether that is what is told whose step is done, though perhaps nothing could be shown of it.
fn is_done(step: &Step<'_>, told: &str) -> bool {
    told.contains(step.told) || told.starts_with("Done:")
}
