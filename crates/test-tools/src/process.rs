//! Processes of the bot: how one is started against a local Discord, and how it is told to end.

use std::path::Path;
use std::process::{Child, Command};

use local_discord::LocalDiscord;

/// The command line of the bot, with nothing in its environment but what it is given here. Its database is
/// `ra.sqlite` in that folder, and it can reach nothing but that local Discord.
pub fn bot(program: &Path, discord: &LocalDiscord, folder: &Path) -> Command {
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

/// Sends a process SIGTERM.
pub fn terminate(child: &Child) {
    signal(child, "TERM");
}

/// Sends a process SIGINT, as Ctrl-C does.
pub fn interrupt(child: &Child) {
    signal(child, "INT");
}

/// Sends a process SIGQUIT.
pub fn quit(child: &Child) {
    signal(child, "QUIT");
}

/// By the shell's own `kill`: slim systems have no program of that name.
fn signal(child: &Child, name: &str) {
    let status = Command::new("/bin/sh").args(["-c", &format!("kill -{name} {}", child.id())]).status();
    assert!(status.unwrap().success());
}
