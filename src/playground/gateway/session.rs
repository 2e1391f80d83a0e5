//! Sessions: what was sent in each, so that a client that lost its connection can go on where it was.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::close::Close;
use super::{intent, ready};
use crate::playground::clock::Millis;
use crate::playground::world::World;

/// How many events a session keeps for a resume.
const REPLAYED: usize = 1000;
/// How long a session waits for its client to come back.
const WAIT_MS: Millis = 180_000;

/// What goes to a socket.
#[derive(Debug, Clone)]
pub(crate) enum Out {
    Frame(Utf8Bytes),
    /// Close with a code and reason.
    Close(u16, &'static str),
    /// End the connection without a close frame.
    Drop,
}

/// One client's session, connected or waiting for it to resume.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) intents: u64,
    /// This shard's number, and how many there are.
    pub(crate) shard: (u64, u64),
    sequence: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    queue: Option<UnboundedSender<Out>>,
    lost_at: Millis,
}

impl Session {
    /// Numbers an event, keeps it, and queues it if the client is connected.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let frame = json!({"op": 0, "t": name, "s": self.sequence, "d": data});
        let frame = Utf8Bytes::from(frame.to_string());
        if self.sent.len() == REPLAYED {
            self.sent.pop_front();
        }
        self.sent.push_back((self.sequence, frame.clone()));
        self.send(Out::Frame(frame));
    }

    /// Queues something if the client is connected.
    pub(crate) fn send(&mut self, out: Out) {
        // A queue whose connection just ended is as good as none: what it misses, a resume replays.
        self.queue = self.queue.take().filter(|queue| queue.send(out).is_ok());
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.queue.is_some()
    }
}

impl World {
    /// Begins a session for a client that identified itself. Returns its id.
    pub(crate) fn identify(&mut self, data: &Value, queue: &UnboundedSender<Out>) -> Result<String, Close> {
        if !self.accepts(data) {
            return Err(Close::AUTHENTICATION);
        }
        let intents = data["intents"].as_u64().filter(|intents| intents & !intent::ALL == 0);
        let intents = intents.ok_or(Close::INTENTS)?;
        if intents & intent::PRIVILEGED & !self.limits.privileged_intents != 0 {
            return Err(Close::DISALLOWED);
        }
        let shard = shard(&data["shard"]).ok_or(Close::SHARD)?;
        let now = self.now();
        self.sessions.retain(|session| session.is_connected() || now - session.lost_at < WAIT_MS);
        let id = format!("{:032x}", self.next_id().0);
        let queue = Some(queue.clone());
        let mut session = Session {
            id: id.clone(),
            intents,
            shard,
            sequence: 0,
            sent: VecDeque::new(),
            queue,
            lost_at: now,
        };
        ready::greet(self, &mut session);
        self.sessions.push(session);
        Ok(id)
    }

    /// Goes on with a session: replays what its client missed. `None` means that it must identify itself anew.
    pub(crate) fn resume(
        &mut self,
        data: &Value,
        queue: &UnboundedSender<Out>,
    ) -> Result<Option<String>, Close> {
        if !self.accepts(data) {
            return Err(Close::AUTHENTICATION);
        }
        let now = self.now();
        let wanted = data["session_id"].as_str().unwrap_or_default();
        let found = self.sessions.iter_mut().find(|session| session.id == wanted);
        let Some(session) = found.filter(|session| session.is_connected() || now - session.lost_at < WAIT_MS)
        else {
            return Ok(None);
        };
        let seen = data["seq"].as_u64().filter(|seen| *seen <= session.sequence).ok_or(Close::SEQUENCE)?;
        if session.sent.front().is_some_and(|(oldest, _)| *oldest > seen + 1) {
            return Ok(None);
        }
        session.queue = Some(queue.clone());
        let missed: Vec<_> = session.sent.iter().filter(|(number, _)| *number > seen).cloned().collect();
        for (_, frame) in missed {
            session.send(Out::Frame(frame));
        }
        session.dispatch("RESUMED", &json!({"_trace": []}));
        Ok(Some(session.id.clone()))
    }

    /// Notes that a session's connection ended, unless it has another already. `over` ends the session too.
    pub(crate) fn detach(&mut self, session: &str, queue: &UnboundedSender<Out>, over: bool) {
        let now = self.now();
        if over {
            self.sessions.retain(|known| known.id != session);
        }
        let known = self.sessions.iter_mut().find(|known| known.id == session);
        let current =
            |known: &&mut Session| known.queue.as_ref().is_none_or(|known| known.same_channel(queue));
        if let Some(session) = known.filter(current) {
            (session.queue, session.lost_at) = (None, now);
        }
    }

    /// Whether a frame carries the bot's token; clients send it with and without the word `Bot`.
    fn accepts(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.token
    }
}

/// The shard that IDENTIFY names: `[number, count]`, or all of them.
fn shard(value: &Value) -> Option<(u64, u64)> {
    if value.is_null() {
        return Some((0, 1));
    }
    let (number, count) = (value[0].as_u64()?, value[1].as_u64()?);
    (number < count).then_some((number, count))
}
