//! The gateway's connections: a WebSocket for each session, over which the bot learns what happens.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, timeout};

use super::gateway::close::Close;
use super::gateway::session::Out;
use super::gateway::transport::Transport;
use super::shared::Shared;

/// What a client may send in a minute.
const SENDS_A_MINUTE: u32 = 120;
/// The largest payload that a client may send, in bytes.
const MAX_PAYLOAD: usize = 4096;

/// How a connection goes on after a frame.
enum Next {
    Go,
    Close(Close),
    Drop,
}

/// One connection: its socket, its queue, and the session it serves once it has identified itself.
struct Connection {
    shared: Arc<Shared>,
    queue: UnboundedSender<Out>,
    session: Option<String>,
    sends: u32,
    minute_began: Instant,
}

/// What a client asks for in the address by which it connects.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The version of the API.
    v: Option<String>,
    /// How frames are to be compressed.
    compress: Option<String>,
}

/// Serves one connection until it ends.
pub(crate) async fn serve(mut socket: WebSocket, shared: Arc<Shared>, asked: Asked) {
    if asked.v.is_some_and(|version| version != "10") {
        close(&mut socket, Close::VERSION).await;
        return;
    }
    let interval = shared.limits().heartbeat_interval;
    let hello = json!({"op": 10, "d": {"heartbeat_interval": interval.as_millis()}, "s": null, "t": null});
    let mut transport = Transport::asked(asked.compress.as_deref());
    if write(&mut socket, &mut transport, hello.to_string().into()).await.is_err() {
        return;
    }
    let (queue, outgoing) = mpsc::unbounded_channel();
    let connection = Connection { shared, queue, session: None, sends: 0, minute_began: Instant::now() };
    connection.run(socket, transport, outgoing, interval).await;
}

/// What arrives next, when it does.
async fn arrival(on_its_way: &mut VecDeque<(Instant, Out)>) -> Out {
    match on_its_way.front() {
        // The timer counts in milliseconds: even what is due takes one or two.
        Some((at, _)) if *at > Instant::now() => tokio::time::sleep_until(*at).await,
        Some(_) => {}
        None => std::future::pending().await,
    }
    let (_, out) = on_its_way.pop_front().expect("it is on its way");
    out
}

impl Connection {
    async fn run(
        mut self,
        mut socket: WebSocket,
        mut transport: Transport,
        mut outgoing: UnboundedReceiver<Out>,
        interval: Duration,
    ) {
        let shared = Arc::clone(&self.shared);
        let mut stopped = pin!(shared.stopped());
        // What has been sent and not arrived, as the link is slow.
        let mut on_its_way = VecDeque::new();
        let client_closed = loop {
            let next = tokio::select! {
                // Biased, so that what was queued before a close leaves before it.
                biased;
                out = arrival(&mut on_its_way) => match out {
                    Out::Frame(text) => match write(&mut socket, &mut transport, text).await {
                        Ok(()) => Next::Go,
                        Err(_) => Next::Drop,
                    },
                    Out::Invalid(resumable) => {
                        self.leave(!resumable);
                        let invalid = json!({"op": 9, "d": resumable, "s": null, "t": null}).to_string();
                        match write(&mut socket, &mut transport, invalid.into()).await {
                            Ok(()) => Next::Go,
                            Err(_) => Next::Drop,
                        }
                    }
                    Out::Close(code, reason) => Next::Close(Close(code, reason)),
                    Out::Drop => Next::Drop,
                },
                Some(out) = outgoing.recv() => {
                    let delay = shared.with_all(|service| service.delays().events);
                    on_its_way.push_back((Instant::now() + delay, out));
                    Next::Go
                }
                () = &mut stopped => Next::Close(Close::STOPPING),
                frame = timeout(interval * 2, socket.recv()) => match frame {
                    Err(_) => Next::Close(Close::TIMEOUT),
                    Ok(Some(Ok(Message::Text(text)))) => self.take(text.as_bytes()),
                    Ok(Some(Ok(Message::Binary(bytes)))) => self.take(&bytes),
                    Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Next::Go,
                    Ok(Some(Ok(Message::Close(frame)))) => break frame.map(|frame| frame.code),
                    Ok(Some(Err(_)) | None) => Next::Drop,
                },
            };
            match next {
                Next::Go => {}
                Next::Close(reason) => {
                    close(&mut socket, reason).await;
                    break None;
                }
                Next::Drop => break None,
            }
        };
        // A client that closes with 1000 or 1001 says that it will not come back.
        self.leave(matches!(client_closed, Some(1000 | 1001)));
    }

    /// Serves its session no more, which may be resumed unless it is `over`.
    fn leave(&mut self, over: bool) {
        let Some(session) = self.session.take() else { return };
        self.shared.with_all(|service| {
            let now = service.world.now();
            service.sessions.detach(&session, &self.queue, over, now);
        });
        self.shared.wake();
    }

    /// Takes one frame of the client.
    fn take(&mut self, bytes: &[u8]) -> Next {
        if self.minute_began.elapsed() > Duration::from_secs(60) {
            (self.sends, self.minute_began) = (0, Instant::now());
        }
        self.sends += 1;
        if self.sends > SENDS_A_MINUTE {
            return Next::Close(Close::RATE);
        }
        if bytes.len() > MAX_PAYLOAD {
            return Next::Close(Close::DECODE);
        }
        let Ok(frame) = serde_json::from_slice::<Value>(bytes) else {
            return Next::Close(Close::DECODE);
        };
        let data = &frame["d"];
        match frame["op"].as_u64() {
            Some(1) => self.acknowledge(),
            Some(2) => self.identify(data),
            Some(6) => self.resume(data),
            Some(3 | 4 | 8) if self.session.is_none() => Next::Close(Close::NOT_AUTHENTICATED),
            // Presence and voice state: a bot may send them, and nothing here depends on it.
            Some(3 | 4) => Next::Go,
            Some(8) => self.tell_members(data),
            _ => Next::Close(Close::UNKNOWN_OPCODE),
        }
    }

    /// Answers a heartbeat, unless a fault forbids it.
    fn acknowledge(&self) -> Next {
        if self.shared.with_all(|service| service.faults.heartbeats_unanswered) {
            return Next::Go;
        }
        self.send(&json!({"op": 11, "d": null, "s": null, "t": null}))
    }

    fn tell_members(&self, asked: &Value) -> Next {
        if let Some(session) = &self.session {
            self.shared.with_all(|service| service.sessions.tell_members(&service.world, session, asked));
        }
        Next::Go
    }

    fn identify(&mut self, data: &Value) -> Next {
        if self.session.is_some() {
            return Next::Close(Close::TWICE);
        }
        let identified =
            self.shared.with_all(|service| service.sessions.identify(&mut service.world, data, &self.queue));
        self.go_on(identified)
    }

    fn resume(&mut self, data: &Value) -> Next {
        if self.session.is_some() {
            return Next::Close(Close::TWICE);
        }
        let resumed =
            self.shared.with_all(|service| service.sessions.resume(&service.world, data, &self.queue));
        self.go_on(resumed)
    }

    /// Goes on with the session that a client has got, if it has.
    fn go_on(&mut self, session: Result<Option<String>, Close>) -> Next {
        let next = match session {
            Ok(Some(session)) => {
                self.session = Some(session);
                Next::Go
            }
            Ok(None) => self.send(&json!({"op": 9, "d": false, "s": null, "t": null})),
            Err(reason) => Next::Close(reason),
        };
        // Nothing has changed that people see, and yet somebody may wait for the bot.
        self.shared.wake();
        next
    }

    /// Queues a frame. The queue lives as long as this connection.
    fn send(&self, frame: &Value) -> Next {
        match self.queue.send(Out::Frame(frame.to_string().into())) {
            Ok(()) => Next::Go,
            Err(_) => Next::Drop,
        }
    }
}

/// Sends a frame.
async fn write(
    socket: &mut WebSocket,
    transport: &mut Transport,
    frame: Utf8Bytes,
) -> Result<(), axum::Error> {
    let message = transport.message(frame).map_err(axum::Error::new)?;
    socket.send(message).await
}

/// Closes with a code: a client may spin on a close frame that has none.
async fn close(socket: &mut WebSocket, Close(code, reason): Close) {
    let frame = CloseFrame { code, reason: reason.into() };
    // The other side may be gone already, which is what closing is for.
    drop(socket.send(Message::Close(Some(frame))).await);
}
