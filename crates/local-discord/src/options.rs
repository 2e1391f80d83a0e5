//! The options of a local Discord.

use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use super::id::Id;
use super::latency::Latency;
use super::permission::Permissions;

/// The options of a local Discord. Start from [`Options::default`] and change what you need.
#[derive(Debug, Clone)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The file that every exchange with the bot is logged to, one a line, as JSON. An existing file is overwritten.
    pub log: Option<PathBuf>,
    /// The bot's token. `None` makes one in the format of Discord's tokens, always the same for an application.
    pub token: Option<String>,
    /// The bot's application id, which is also its user id. `None` makes a new one.
    pub application: Option<Id>,
    /// The number of shards that the bot is recommended to start.
    pub shards: NonZeroU16,
    /// Rate limits, time limits and privileged intents.
    pub limits: Limits,
    /// Delays requests, answers and events like a real network.
    pub latency: Option<Latency>,
    /// The bot's permissions in addition to those of everyone.
    pub bot_permissions: Permissions,
    /// The bot's name.
    pub bot: String,
    /// The guild's name.
    pub guild: String,
    /// The names of the text channels at the start.
    pub channels: Vec<String>,
    /// The names of the people. The first owns the guild.
    pub people: Vec<String>,
}

/// Discord's limits, for tests that need others.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The time in which the bot must answer an interaction.
    pub answer_window: Duration,
    /// The time for which an interaction's token is valid.
    pub token_life: Duration,
    /// The time between heartbeats that the gateway asks for.
    pub heartbeat_interval: Duration,
    /// Whether there are rate limits: on requests by route and to fifty a second, on session starts to one in five
    /// seconds and a thousand a day, and on edits of old messages (see [`OldEdits`]).
    pub rate_limits: bool,
    /// After this many requests refused with 401, 403 or 429 within ten minutes, all others are refused for the rest of
    /// them. Counts only with `rate_limits`.
    pub invalid_requests: u32,
    /// A limit of edits of old messages in place of the usual one. It holds even without `rate_limits`.
    pub old_edits: Option<OldEdits>,
    /// The number of threads in the guild that may be active (not archived) at once.
    pub active_threads: usize,
    /// The privileged intents that the bot may ask for, as bits.
    pub privileged_intents: u64,
}

/// A limit of edits of messages that are more than an hour old. It counts by channel, in windows that begin with the
/// first edit. Edits through interaction tokens do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OldEdits {
    /// The edits allowed in a window.
    pub edits: u32,
    /// The length of a window.
    pub window: Duration,
}

impl Limits {
    /// The limit of edits of old messages, if there is one.
    pub(crate) fn for_old_edits(&self) -> Option<OldEdits> {
        self.old_edits.or(self.rate_limits.then(OldEdits::default))
    }
}

impl Default for OldEdits {
    /// The limit that bots have met. Discord does not document it, and counts it in no header.
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
