//! What the bot exchanges in whole games keeps to Discord's OpenAPI document and its stated limits.
//!
//! `cargo test --test discord_api` needs Python. People press whatever they find, at random, until a game is over; all
//! that was exchanged is then checked by `validate_log.py`.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

mod evening;

use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use local_discord::{Delays, Limits, Options};
use ra_bot::terminal::sample_guild;
use test_tools::exchanges::Validator;
use test_tools::suite::Suite;

use self::evening::Evening;

fn main() -> ExitCode {
    let mut suite = Suite::from_command_line();
    match Validator::ready(Path::new(env!("CARGO_TARGET_TMPDIR"))) {
        Ok(validator) => add_tests(&mut suite, Arc::new(validator)),
        Err(missing) => suite.skip("exchanges against Discord's OpenAPI document", &missing),
    }
    suite.run()
}

fn add_tests(suite: &mut Suite, validator: Arc<Validator>) {
    let mut add = |name, exchange: fn(PathBuf), check: fn(&Validator, &Path)| {
        let validator = Arc::clone(&validator);
        suite.add(name, move || {
            let folder = tempfile::tempdir().unwrap();
            let log = folder.path().join("log.jsonl");
            exchange(log.clone());
            check(&validator, &log);
        });
    };
    let four = |log| Evening { players: 4, seed: 1, delays: Delays::default() }.play(lenient(log));
    add("a_game_of_four_without_limits", four, Validator::check_requests);
    let with_limits = |log| {
        let options = Options { log: Some(log), latency: "5ms..30ms".parse().ok(), ..sample_guild() };
        Evening { players: 2, seed: 2, delays: Delays::default() }.play(options);
    };
    add("a_game_of_two_with_all_limits", with_limits, Validator::check);
    let far_away = |log| {
        let way = Duration::from_millis(20);
        let delays = Delays { events: way, requests: way, answers: way };
        let options = Options { shards: NonZeroU16::new(2).unwrap(), ..lenient(log) };
        Evening { players: 2, seed: 3, delays }.play(options);
    };
    add("a_game_of_two_far_away_over_two_shards", far_away, Validator::check_requests);
}

/// A local Discord without rate limits, which waits for answers as long as a busy machine may take.
fn lenient(log: PathBuf) -> Options {
    let limits = Limits { rate_limits: false, answer_window: Duration::from_secs(60), ..Limits::default() };
    Options { log: Some(log), limits, ..sample_guild() }
}
