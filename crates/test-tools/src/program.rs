//! A local Discord that runs as a process, as the author of a bot uses it: it prints its addresses at the start.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reqwest::Client;
use serde_json::Value;
use tokio::time::timeout;

use crate::process;

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A local Discord that runs as a process. It is killed when this is dropped.
pub struct Program {
    process: Child,
    /// What it printed at the start: addresses, ids and the token, each by its name.
    pub said: BTreeMap<String, String>,
}

impl Program {
    /// Starts it, and waits until it has printed where it is.
    pub fn start(mut command: Command) -> Program {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let said = lines.take(6).map(|line| {
            let line = line.unwrap();
            let (what, is) = line.split_once(' ').unwrap();
            (what.to_owned(), is.trim().to_owned())
        });
        let said = said.collect();
        Program { process, said }
    }

    /// The API's answer to the bot.
    pub async fn ask(&self, path: &str) -> Value {
        let request =
            Client::builder().no_proxy().build().unwrap().get(format!("{}{path}", self.said["api"]));
        let request = request.header("Authorization", format!("Bot {}", self.said["token"]));
        timeout(PATIENCE, request.send()).await.unwrap().unwrap().json().await.unwrap()
    }

    /// Sends it SIGTERM, on which it must end without an error.
    pub fn end(mut self) {
        process::terminate(&self.process);
        assert_eq!(self.process.wait().unwrap().code(), Some(0));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.process.kill());
    }
}
