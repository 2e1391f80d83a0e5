//! What whoever starts a local Discord may choose.

use std::path::PathBuf;
use std::time::Duration;

use super::id::Id;

/// How a local Discord is to be.
#[derive(Debug, Clone)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// Where to log all exchanges, a line of JSON each. An existing file is overwritten.
    pub log: Option<PathBuf>,
    /// The bot's token.
    pub token: String,
    /// The bot's application id, which is its user id too. Made up if it is `None`.
    pub application: Option<Id>,
    /// What is limited.
    pub limits: Limits,
}

/// Limits that a test may want otherwise than Discord has them.
#[derive(Debug, Clone)]
pub struct Limits {
    /// In what time an interaction must be answered.
    pub answer_window: Duration,
    /// How long an interaction's token is valid.
    pub token_life: Duration,
    /// What the gateway tells clients about heartbeats.
    pub heartbeat_interval: Duration,
    /// Whether requests are limited by route and to fifty a second.
    pub rate_limits: bool,
    /// The privileged intents that the bot may ask for, as bits.
    pub privileged_intents: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            port: 0,
            log: None,
            token: "local.discord.token".to_owned(),
            application: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            answer_window: Duration::from_secs(3),
            token_life: Duration::from_mins(15),
            heartbeat_interval: Duration::from_millis(41_250),
            rate_limits: true,
            privileged_intents: 0,
        }
    }
}
