//! One session: what was sent in it, so that a client that lost its connection can go on where it was.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::close::Close;
use super::event::Event;
use super::intent;
use crate::clock::Millis;

/// How many events a session keeps for a resume.
const REPLAYED: usize = 1000;
/// How long a session waits for its client to come back.
const WAIT_MS: Millis = 180_000;

/// What goes to a socket.
#[derive(Debug, Clone)]
pub(crate) enum Out {
    Frame(Utf8Bytes),
    /// Say that the session is invalid, and whether it may be resumed. The client may do so, or begin another, over
    /// the same connection.
    Invalid(bool),
    /// Close with a code and reason.
    Close(u16, &'static str),
    /// End the connection without a close frame.
    Drop,
}

/// One client's session, connected or waiting for it to resume.
#[derive(Debug)]
pub(crate) struct Session {
    pub(super) id: String,
    pub(super) intents: u64,
    /// This shard's number, and how many there are.
    pub(super) shard: (u64, u64),
    sequence: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    queue: Option<UnboundedSender<Out>>,
    lost_at: Millis,
    /// How often its client has gone on with it.
    resumed: u32,
}

impl Session {
    /// A session with nothing sent yet, whose client is at the other end of `queue`.
    pub(super) fn new(
        id: String,
        intents: u64,
        shard: (u64, u64),
        queue: UnboundedSender<Out>,
        now: Millis,
    ) -> Session {
        Session {
            id,
            intents,
            shard,
            sequence: 0,
            sent: VecDeque::new(),
            queue: Some(queue),
            lost_at: now,
            resumed: 0,
        }
    }

    /// Tells an event, if the session wants it and its shard is concerned.
    pub(super) fn tell(&mut self, event: &Event) {
        let (shard, count) = self.shard;
        let concerned = shard == event.guild.map_or(0, |guild| (guild.0 >> 22) % count);
        if !concerned || self.intents & event.intent != event.intent {
            return;
        }
        let blind = self.intents & intent::MESSAGE_CONTENT == 0;
        self.dispatch(event.name, event.stripped.as_ref().filter(|_| blind).unwrap_or(&event.data));
    }

    /// Numbers an event, keeps it, and queues it if the client is connected.
    pub(super) fn dispatch(&mut self, name: &str, data: &Value) {
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
    pub(super) fn send(&mut self, out: Out) {
        // A queue whose connection just ended is as good as none: what it misses, a resume replays.
        self.queue = self.queue.take().filter(|queue| queue.send(out).is_ok());
    }

    /// What a test or a person may want to know of it.
    pub(super) fn shown(&self) -> Value {
        json!({"id": self.id, "shard": self.shard, "connected": self.is_connected(), "resumed": self.resumed})
    }

    pub(super) fn is_connected(&self) -> bool {
        self.queue.is_some()
    }

    /// Whether it can go on: its client is connected, or has not been away for long.
    pub(super) fn is_kept(&self, now: Millis) -> bool {
        self.is_connected() || now - self.lost_at < WAIT_MS
    }

    /// Goes on over another connection after the event that the client saw last. Returns whether all that it missed
    /// could be replayed.
    pub(super) fn resume(&mut self, seen: Option<u64>, queue: &UnboundedSender<Out>) -> Result<bool, Close> {
        let seen = seen.filter(|seen| *seen <= self.sequence).ok_or(Close::SEQUENCE)?;
        if self.sent.front().is_some_and(|(oldest, _)| *oldest > seen + 1) {
            return Ok(false);
        }
        self.queue = Some(queue.clone());
        let missed: Vec<_> = self.sent.iter().filter(|(number, _)| *number > seen).cloned().collect();
        for (_, frame) in missed {
            self.send(Out::Frame(frame));
        }
        self.dispatch("RESUMED", &json!({"_trace": []}));
        self.resumed += 1;
        Ok(true)
    }

    /// Notes that its connection ended, unless it has another already.
    pub(super) fn detach(&mut self, queue: &UnboundedSender<Out>, now: Millis) {
        if self.queue.as_ref().is_none_or(|known| known.same_channel(queue)) {
            (self.queue, self.lost_at) = (None, now);
        }
    }
}
