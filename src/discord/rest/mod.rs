//! Discord's REST API as the games use it: one client, the same for Discord and for a local stand-in.
//!
//! It keeps Discord's rate limits, lets answers to people go before posts by timers, has a time limit on everything,
//! repeats what may be repeated, makes links of the commands and emoji of the pictures that messages name, and
//! returns errors by meaning. It knows nothing of games or the gateway.
//!
//! - `interaction`, `first_response`, `replies`, `channel`, `guild`, `history`, `application`: the calls.
//! - `discord_clock`: how old an interaction is.
//! - `message`: what can be sent.
//! - `link_commands_and_emojis`: what messages name and Discord numbers: `commands` and `emojis`, which there are.
//! - `error`: why it failed; `error/codes`: Discord's numbers for that.
//! - `limits`: who may send when.
//! - `send`: one request on its way; `headers`: what its answer says besides.

mod application;
mod channel;
mod channel_permissions;
mod commands;
mod discord_clock;
mod emojis;
mod error;
mod first_response;
mod headers;
mod history;
mod interaction;
mod limits;
mod link_commands_and_emojis;
mod message;
mod other_process_signs;
mod replies;
mod send;

use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub use application::Emoji;
pub use channel_permissions::{Channels, Role};
pub use discord_clock::{first_of, written_at};
pub use emojis::without_emojis;
pub use error::{Closed, Error, Forbidden, Full, Gone, Prospect, TooOften};
pub use first_response::Responded;
pub use history::{Own, Sought};
pub use interaction::{Came, Interaction, TOKEN_LIFE};
pub use limits::Priority;
use limits::Route;
use message::Payload;
pub use message::{File, Message, Response};
pub use other_process_signs::Others;
use ra_table::id::{MessageId, UserId};
pub use replies::{Original, Reply};
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use send::{Outgoing, Repeat, Wire};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::model::id as theirs;
use serenity::model::id::ApplicationId;

use self::discord_clock::DiscordClock;
use self::interaction::UnderWay;
use self::link_commands_and_emojis::Linked;
use crate::config::{AnswerTimeouts, Endpoint};
use crate::discord::convert_ids::ToOurs as _;
use crate::wall_clock::Watch;

/// Reads what came with a status in every way in which answers are read: as what was answered, as what is refused,
/// and as how long to wait.
pub fn read_answer(status: StatusCode, headers: &HeaderMap, body: &[u8]) -> (bool, Error, Option<Duration>) {
    let limits = headers::read_limits(status, headers, body);
    let refused = Error::from_answer(status.as_u16(), limits.pause, body);
    (
        first_response::answered_message(body).is_some() || Error::is_about_one_thing(body),
        refused,
        limits.pause,
    )
}

/// Discord needs seconds to take a long list of commands.
const COMMANDS_ATTEMPT: Duration = Duration::from_secs(20);
const BACKOFF: Duration = Duration::from_millis(500);
/// All attempts and waits together of what the program does by itself. A post that takes longer is left to its
/// task.
const POST_PATIENCE: Duration = Duration::from_secs(60);

/// The client. Clones share connections and limits; one process has one per token.
#[derive(Debug, Clone)]
pub struct Rest {
    wire: Arc<Wire>,
    application: ApplicationId,
    nonces: Arc<Nonces>,
    linked: Arc<Linked>,
    times: AnswerTimeouts,
    clock: Arc<DiscordClock>,
    under_way: Arc<UnderWay>,
    others: Arc<Others>,
}

#[derive(Deserialize)]
struct WithId<T> {
    id: T,
}

impl Rest {
    /// A client for the bot with this token (without the word `Bot`). Discord is told the `contact` with every request:
    /// where whoever answers for the bot can be reached, checked as `Config::contact` is.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] when the token or the contact can be in no header, or no TLS is available.
    pub fn new(
        token: &str,
        application: ApplicationId,
        endpoint: Endpoint,
        contact: Option<&str>,
    ) -> Result<Self, Error> {
        let linked = Arc::<Linked>::default();
        Ok(Self {
            wire: Arc::new(Wire::new(token, contact, &endpoint, Arc::clone(&linked))?),
            application,
            nonces: Arc::default(),
            linked,
            times: AnswerTimeouts::USUAL,
            clock: Arc::default(),
            under_way: Arc::default(),
            others: Arc::default(),
        })
    }

    /// The same, which may send another number of requests a second than usual.
    pub fn sending(self, requests_a_second: usize) -> Self {
        self.wire.limits.set_global(requests_a_second);
        self
    }

    /// The same, which answers at other times than usual.
    pub fn answering(self, times: AnswerTimeouts) -> Self {
        Self { times, ..self }
    }

    /// Signs that another process uses the token.
    pub fn others(&self) -> &Others {
        &self.others
    }

    /// When interactions are answered.
    pub fn times(&self) -> AnswerTimeouts {
        self.times
    }

    /// The time that this client's Discord goes by: the real one's is the machine's, a local one tells its own with
    /// every answer.
    pub fn watch(&self) -> &Watch {
        &self.wire.watch
    }

    /// Waits until hardly anything else is sent: for what it matters to nobody when it comes.
    pub async fn leisure(&self) {
        self.wire.limits.leisure().await;
    }

    /// Asks a local Discord for the time, so that [`Rest::watch`] is right although nothing was sent.
    pub async fn look_at_the_time(&self) -> Result<(), Error> {
        if !self.wire.is_local {
            return Ok(());
        }
        let call = self.call(Method::GET, "gateway", "/gateway".to_owned(), "", Priority::Program);
        // However often this is asked, nothing else waits for it.
        let route = Route { global: false, ..call.route };
        self.perform(Outgoing { route, ..call }).await
    }

    /// Takes note of which commands there are, by their whole names and numbers, so that messages can lead to them.
    pub fn learn_commands(&self, named: BTreeMap<String, String>) {
        self.linked.commands.learn(named);
    }

    /// Whose bot this is.
    pub fn application(&self) -> ApplicationId {
        self.application
    }

    /// The bot itself: it has the number of its application, as all have whose application is of 2016 or later.
    pub fn bot(&self) -> UserId {
        UserId(self.application.get().cast_signed())
    }
}

/// How calls are made and read.
impl Rest {
    /// A call with the bot's token. `major` is the channel or guild that has its own limits.
    fn call(
        &self,
        method: Method,
        name: &'static str,
        path: String,
        major: impl ToString,
        priority: Priority,
    ) -> Outgoing {
        let patience = match priority {
            Priority::Person => self.times.patience(),
            Priority::Program => POST_PATIENCE,
        };
        let deadline = tokio::time::Instant::now() + patience;
        Outgoing {
            method,
            path,
            route: Route { name, major: major.to_string().into(), global: true },
            payload: Payload::default(),
            priority,
            deadline,
            end: deadline,
            attempt_timeout: self.times.attempt,
            backoff: BACKOFF,
            repeat: Repeat::Once,
            apart: false,
        }
    }

    /// Makes a message, whose number tells Discord's time.
    async fn create(&self, call: Outgoing) -> Result<MessageId, Error> {
        let sent = self.wire.send(call).await;
        let body = sent.result.map_err(|error| if sent.lost { perhaps_created(error) } else { error })?;
        let made: WithId<theirs::MessageId> = serde_json::from_slice(&body).map_err(unreadable)?;
        let message = made.id.to_ours();
        self.clock.learn(message, sent.left.into_std(), Instant::now());
        self.others.sent(message);
        Ok(message)
    }

    /// Makes a call whose answer says nothing else than that it was taken.
    async fn perform(&self, call: Outgoing) -> Result<(), Error> {
        self.wire.send(call).await.result.map(drop)
    }

    async fn read<T: DeserializeOwned>(&self, call: Outgoing) -> Result<T, Error> {
        let body = self.wire.send(call).await.result?;
        serde_json::from_slice(&body).map_err(unreadable)
    }
}

/// The same, of a message of which an earlier attempt may have arrived: that the last one was refused, for a permission that
/// was taken meanwhile, says nothing of that.
fn perhaps_created(error: Error) -> Error {
    // Where a channel is gone, what was sent there is, too.
    if matches!(error, Error::Gone(_)) || error.is_no_refusal() {
        return error;
    }
    Error::Temporary {
        retry_after: None,
        cause: format!("refused after an attempt that may have arrived: {error}"),
    }
}

fn unreadable(error: serde_json::Error) -> Error {
    Error::unexpected(200, 0, error.to_string())
}

/// Nonces for messages that have none of their own, different in every process.
#[derive(Debug)]
struct Nonces {
    process: u64,
    last: AtomicU64,
}

impl Default for Nonces {
    fn default() -> Self {
        // The only source of chance in the standard library.
        Self { process: RandomState::new().build_hasher().finish(), last: AtomicU64::new(0) }
    }
}

impl Nonces {
    /// At most 25 characters: 16, a separator and up to 8.
    fn next(&self) -> String {
        format!("{:x}-{:x}", self.process, self.last.fetch_add(1, Ordering::Relaxed) & 0xffff_ffff)
    }
}
