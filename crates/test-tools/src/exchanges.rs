//! The check of logged exchanges against Discord's OpenAPI document, by `validate_log.py` of the local Discord.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::suite::{self, Missing};

/// Findings that only say how busy this machine is: an answer after more than 3 seconds, and a deferral that Discord
/// refused, since it was sent beside an answer that was on its way.
const BUSY: [(&str, &str); 2] = [("", "[response_3s]"), (" error request ", "[double_ack]")];

/// The check, ready to run.
#[derive(Debug, Clone)]
pub struct Validator {
    python: PathBuf,
    folder: PathBuf,
}

impl Validator {
    /// Makes the check ready. Python's packages go below `cache`.
    ///
    /// # Errors
    /// When there is no Python, or no packages for it.
    pub fn ready(cache: &Path) -> Result<Validator, Missing> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../local-discord/openapi");
        let python = suite::python(&cache.join("discord-api-venv"), &folder.join("requirements.txt"))?;
        Ok(Validator { python: python.get_program().into(), folder })
    }

    /// Runs one of the scripts beside the check.
    pub fn script(&self, name: &str) -> Command {
        let mut command = Command::new(&self.python);
        command.arg(self.folder.join(name));
        command
    }

    /// Panics if the check finds an error in a log of exchanges.
    #[track_caller]
    pub fn check(&self, log: &Path) {
        self.run(log, &[]);
    }

    /// The same of requests alone. To check answers takes ten times as long.
    #[track_caller]
    pub fn check_requests(&self, log: &Path) {
        self.run(log, &["--no-response"]);
    }

    #[track_caller]
    fn run(&self, log: &Path, options: &[&str]) {
        let mut command = self.script("validate_log.py");
        let output = command.arg(log).args(["--max", "1000"]).args(options).output().unwrap();
        let report = String::from_utf8_lossy(&output.stdout);
        let is_busy = |line: &str| BUSY.iter().any(|(side, rule)| line.contains(side) && line.contains(rule));
        let mut errors = report.lines().filter(|line| line.starts_with("  line ")).peekable();
        let was_only_busy = errors.peek().is_some() && errors.all(is_busy);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() || was_only_busy, "{report}{complaint}");
    }
}
