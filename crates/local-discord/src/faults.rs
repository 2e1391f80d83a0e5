//! Faults that a test asks for.

use std::collections::VecDeque;
use std::time::Duration;

use serde::Deserialize;

/// The requests that a fault applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matching {
    /// Every request.
    Any,
    /// Answers to interactions.
    Callback,
    /// Everything under `/webhooks/{application}/{token}`.
    Followup,
    /// Sending a message to a channel.
    SendMessage,
    /// Editing a message in a channel.
    EditMessage,
    /// Deleting a message in a channel.
    DeleteMessage,
    /// Starting a thread.
    StartThread,
    /// Opening a DM.
    OpenDm,
    /// Looking a member up.
    ReadMember,
    /// Giving somebody a role, or taking it from them.
    MemberRoles,
    /// Registering commands.
    Commands,
    /// Everything about the emoji of the application.
    Emojis,
    /// Asking for the gateway's address.
    Gateway,
}

/// A failure of a request. In JSON, `fault` names it: `{"fault": "hang", "ms": 500}`.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum Fault {
    /// Refused with status 429. Nothing is done.
    TooManyRequests {
        /// How long to wait, in seconds; the header has it rounded up.
        retry_after_s: f64,
        /// Which rate limit was hit.
        scope: Scope,
    },
    /// Refused with this status and a page of HTML. Nothing is done.
    ServerError {
        /// Such as 500 or 502.
        status: u16,
    },
    /// Refused with this status and an error code of Discord's. Nothing is done.
    Refused {
        /// Such as 403.
        status: u16,
        /// Such as 40003.
        code: u32,
    },
    /// Done after a wait, then answered.
    Hang {
        /// The wait in milliseconds.
        ms: u64,
    },
    /// Done at once, answered after a wait.
    HangAfter {
        /// The wait in milliseconds.
        ms: u64,
    },
    /// The connection ends without an answer. Nothing is done.
    Drop,
    /// The connection ends without an answer, though all is done.
    DropAfter,
}

/// Which rate limit was hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The bot's limit on this route.
    User,
    /// The bot's limit over all routes.
    Global,
    /// The limit of a resource that several bots share.
    Shared,
}

/// A failure of the open gateway connections. In JSON, `fault` names it: `{"fault": "drop_socket"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum GatewayFault {
    /// They end without a close frame.
    DropSocket,
    /// They are closed with a code, such as 4000. Only 1000 to 4999 are codes.
    Close {
        /// The close code.
        code: u16,
    },
    /// They are asked to reconnect: op 7.
    Reconnect,
    /// Their sessions are called invalid: op 9.
    InvalidSession {
        /// Whether they may resume.
        resumable: bool,
    },
    /// Heartbeats are no longer answered (`true`), or answered again (`false`).
    SilentHeartbeats {
        /// Whether they stay unanswered.
        silent: bool,
    },
    /// One shard loses its connection and gets no other (`true`), or may come back (`false`).
    ShardAway {
        /// Its number.
        shard: u64,
        /// Whether it is kept away.
        away: bool,
    },
}

/// How long everything is on its way, as over a slow link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Delays {
    /// What the gateway tells the bot.
    pub events: Duration,
    /// The bot's requests, before anything is done.
    pub requests: Duration,
    /// What the bot is answered, after all is done.
    pub answers: Duration,
}

/// The faults still to come.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    waiting: VecDeque<(Matching, u32, Fault)>,
    /// How many interactions to deliver twice.
    pub(crate) doubled: u32,
    pub(crate) heartbeats_unanswered: bool,
    pub(crate) delays: Delays,
}

impl Faults {
    /// Lets the next `count` requests that match go wrong. Faults come in the order in which they were added.
    pub(crate) fn add(&mut self, matching: Matching, count: u32, fault: Fault) {
        if count > 0 {
            self.waiting.push_back((matching, count, fault));
        }
    }

    /// Whether any are to come.
    pub(crate) fn any(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Forgets all faults to come.
    pub(crate) fn clear(&mut self) {
        *self = Faults::default();
    }

    /// The fault of a request of this kind, if it has one. It is used up by that.
    pub(crate) fn take(&mut self, kind: Option<Matching>) -> Option<Fault> {
        let concerns = |matching: Matching| matching == Matching::Any || Some(matching) == kind;
        let at = self.waiting.iter().position(|(matching, ..)| concerns(*matching))?;
        let (_, count, fault) = &mut self.waiting[at];
        let fault = *fault;
        *count -= 1;
        if *count == 0 {
            self.waiting.remove(at);
        }
        Some(fault)
    }

    /// Whether the next interaction is to be delivered twice.
    pub(crate) fn take_double(&mut self) -> bool {
        let doubled = self.doubled > 0;
        self.doubled = self.doubled.saturating_sub(1);
        doubled
    }
}
