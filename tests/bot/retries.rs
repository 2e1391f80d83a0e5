//! What Discord does not take is tried again a few times, at growing distance, and then left alone until something
//! changes.

use local_discord::{Fault, Matching};
use ra_table::id::GameId;
use ra_table::time::Millis;

use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{NEVER, held_back_until};
use crate::support::server::{Says, Server, wait_for};

impl Server {
    /// Waits until a board has been tried once more; returns before which moment it is left alone now.
    async fn tried(&self, game: GameId, before: Millis) -> Millis {
        wait_for(async || held_back_until(&self.store, game).await.filter(|next| *next != before)).await
    }
}

#[tokio::test]
async fn a_board_that_is_refused_waits_for_a_change_in_its_server() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.deny("ra", &["SEND_MESSAGES"]);
    // Answers need no permission; a board of its own does.
    server.answered("Amun", "ra", "/ra invoke").await.says("Amun invoked Ra");
    let mut next = server.tried(game, Millis(0)).await;
    let mut pauses = Vec::new();
    while next != NEVER {
        let pause = next.since(server.now());
        pauses.push((pause.as_secs_f64() / 60.0).round() as u64);
        server.turn(pause).await;
        next = server.tried(game, next).await;
    }
    assert_eq!(pauses, [10, 10, 40, 160, 640], "in minutes, after the answer and then by itself");
    assert_eq!(server.read("Seti", "ra"), [""; 0]);
    server.allow("ra", &["SEND_MESSAGES"]);
    server.until("ra", |read| read.contains("Amun invoked Ra")).await;
    assert_eq!(held_back_until(&server.store, game).await, None);
    server.end().await;
}

/// Trouble that passes by itself is waited for longer and longer too.
#[tokio::test]
async fn a_board_that_meets_trouble_is_tried_at_growing_distance() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.discord.spoil(Matching::SendMessage, 1000, Fault::ServerError { status: 503 });
    server.answered("Amun", "ra", "/ra invoke").await;
    let mut next = server.tried(game, Millis(0)).await;
    let mut asked = server.now();
    let mut tried_at = next;
    for _ in 0..6 {
        server.turn(next.since(asked)).await;
        (asked, tried_at) = (server.now(), next);
        next = server.tried(game, next).await;
    }
    // The first pause follows the answer, and the first try after it. Then it is five times four times as long, from a
    // moment that was not before the last one ended.
    let pause = next.since(tried_at);
    assert!(pause >= server.config.poll_every * 4_u32.pow(5), "{pause:?}");
    server.end().await;
}
