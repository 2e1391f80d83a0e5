//! What changed, told at once: a WebSocket for the page.
//!
//! It is no long poll because a browser has few connections to one address for requests, and somebody who is five
//! people in five windows would use them all up waiting.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use serde_json::{Value, json};

use super::change_log::Change;
use super::people::Person;
use super::shared::Shared;

/// Tells a person's page what changes after the change of that number, until it closes.
///
/// Each frame has the guild's id, by which a new world is told from the old one, the time, and the `changes` up to
/// `last`. The first comes at once.
pub(crate) async fn serve(mut socket: WebSocket, shared: Arc<Shared>, person: Person, after: u64) {
    let mut news = person.changes_now(after);
    loop {
        let frame = frame(&shared, &news).to_string();
        if socket.send(Message::Text(frame.into())).await.is_err() {
            return;
        }
        let last = news.0;
        news = tokio::select! {
            news = person.changes(last) => news,
            () = until_closed(&mut socket) => return,
            () = shared.stopped() => return,
        };
    }
}

fn frame(shared: &Shared, (last, changes): &(u64, Vec<Change>)) -> Value {
    let (guild, now) = shared.with(|world| (world.guild.id, world.now()));
    json!({"guild": guild, "now": now, "last": last, "changes": changes})
}

/// The page has nothing to say but that it is gone.
async fn until_closed(socket: &mut WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}
