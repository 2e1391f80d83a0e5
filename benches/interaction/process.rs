//! A bot in a process of its own, and what the kernel says of it.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::Outcome;

/// A process of a bot; it never outlives this one.
pub(crate) struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Has each flush of the bot's disk take as many microseconds as `RA_FLUSH_MICROS` says, if it is set. It needs a C
/// compiler.
pub(crate) fn slow_the_disk(bot: &mut Command, folder: &Path) -> Outcome<()> {
    let Some(micros) = std::env::var_os("RA_FLUSH_MICROS") else { return Ok(()) };
    let library = folder.join("slow_disk.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/interaction/slow_disk.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-O2", "-shared", "-fPIC", "-o"]).arg(&library).arg(source);
    if !compiler.status()?.success() {
        return Err("slow_disk.c could not be compiled".into());
    }
    bot.env("LD_PRELOAD", library).env("RA_FLUSH_MICROS", micros);
    Ok(())
}

impl Process {
    pub(crate) fn spawn(command: &mut Command) -> Outcome<Process> {
        Ok(Process(command.stdout(Stdio::null()).spawn()?))
    }

    /// The CPU time of the process so far, in user and kernel mode. The kernel counts in hundredths of a second.
    pub(crate) fn cpu(&self) -> Outcome<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id()))?;
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks =
            fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(Duration::from_millis(10 * ticks))
    }

    /// Resident memory in MiB.
    pub(crate) fn memory(&self) -> Outcome<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }
}
