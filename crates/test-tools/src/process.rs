//! Processes of the bot: how one is started against a local Discord, and what a system does to it.
//!
//! Slim systems have neither `kill` nor `prlimit`, so the system calls are made here.

use std::path::Path;
use std::process::{Child, Command};

use ra_bot::playground::Playground;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};

/// The command line of the bot, with nothing in its environment but what it is given here. Its database is
/// `ra.sqlite` in that folder, and it can reach nothing but that local Discord.
pub fn bot(program: &Path, discord: &Playground, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .env_clear()
        .env("RA_TOKEN", discord.token())
        .env("RA_LOCAL_DISCORD", discord.address().trim_start_matches("http://"))
        .env("RA_DATABASE", folder.join("ra.sqlite"))
        .env("RA_KEEPER_MILLIS", "100")
        .env("RA_PATIENCE_MILLIS", "500")
        .env("RA_EMOJI", "off")
        // The people of tests act faster than any others.
        .env("RA_LIMIT_PRESSES", "off")
        .env("RA_LIMIT_OPEN_TABLES", "off")
        .env("RA_LIMIT_TABLES_A_DAY", "off")
        .env("RA_LIMIT_SERVER_TABLES", "off")
        .current_dir(folder);
    command
}

fn pid(child: &Child) -> Pid {
    Pid::from_child(child)
}

/// Sends a process SIGTERM.
pub fn terminate(child: &Child) {
    kill_process(pid(child), Signal::TERM).unwrap();
}

/// Sends a process SIGINT, as Ctrl-C does.
pub fn interrupt(child: &Child) {
    kill_process(pid(child), Signal::INT).unwrap();
}

/// Limits how many bytes any file that a process writes may have, from now on; `None` lifts the limit.
pub fn limit_files(child: &Child, bytes: Option<u64>) {
    let limit = Rlimit { current: bytes, maximum: None };
    prlimit(Some(pid(child)), Resource::Fsize, limit).unwrap();
}
