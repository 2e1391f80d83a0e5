//! What whoever starts a local Discord may choose.

use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use super::id::Id;
use super::latency::Latency;
use super::permission::Permissions;

/// How a local Discord is to be.
#[derive(Debug, Clone)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// Where to log all exchanges, a line of JSON each. An existing file is overwritten.
    pub log: Option<PathBuf>,
    /// The bot's token. If it is `None` there is one of the shape that Discord's have, always the same for an
    /// application.
    pub token: Option<String>,
    /// The bot's application id, which is its user id too. Made up if it is `None`.
    pub application: Option<Id>,
    /// How many shards the bot is recommended to have.
    pub shards: NonZeroU16,
    /// What is limited.
    pub limits: Limits,
    /// How long everything is on its way, if it takes any time.
    pub latency: Option<Latency>,
    /// What the bot may do besides what everyone may.
    pub bot_permissions: Permissions,
    /// What the bot is called.
    pub bot: String,
    /// What the guild is called.
    pub guild: String,
    /// The names of the text channels at the start.
    pub channels: Vec<String>,
    /// The names of the people. The first owns the guild.
    pub people: Vec<String>,
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
    /// Whether requests are limited by route and to fifty a second, sessions of the gateway to one that begins in five
    /// seconds, and edits of old messages as Discord is believed to limit them.
    pub rate_limits: bool,
    /// How many requests in ten minutes may be refused with 401, 403 or 429 before all others are for the rest of
    /// them, if `rate_limits` are counted.
    pub invalid_requests: u32,
    /// Another limit for edits of old messages, which holds even without `rate_limits`.
    pub old_edits: Option<OldEdits>,
    /// How many threads of the guild may be active, that is not archived, at once.
    pub active_threads: usize,
    /// The privileged intents that the bot may ask for, as bits.
    pub privileged_intents: u64,
}

/// How often the bot may edit messages that are more than an hour old: so many in each channel within a window that
/// begins with the first of them. Edits through interaction tokens do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OldEdits {
    /// The edits allowed in a window.
    pub edits: u32,
    /// The length of a window.
    pub window: Duration,
}

impl Limits {
    /// What holds for edits of old messages, if anything does.
    pub(crate) fn for_old_edits(&self) -> Option<OldEdits> {
        self.old_edits.or(self.rate_limits.then(OldEdits::default))
    }
}

impl Default for OldEdits {
    /// What bots have met. Discord says that there is a limit, but not which, and counts it in no header.
    fn default() -> OldEdits {
        OldEdits { edits: 3, window: Duration::from_secs(20) }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            port: 0,
            log: None,
            token: None,
            application: None,
            shards: NonZeroU16::MIN,
            limits: Limits::default(),
            latency: None,
            bot_permissions: Permissions::NONE,
            bot: "bot".to_owned(),
            guild: "Local guild".to_owned(),
            channels: ["general", "random", "bots"].map(str::to_owned).to_vec(),
            people: ["Alice", "Bob", "Carol", "Dave", "Erin"].map(str::to_owned).to_vec(),
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
            invalid_requests: 10_000,
            old_edits: None,
            active_threads: 1000,
            privileged_intents: 0,
        }
    }
}
