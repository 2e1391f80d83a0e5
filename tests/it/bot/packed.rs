//! A game that has long been over: its history is packed, and is as it was.

use std::time::Duration;

use ra_bot::game::{Actor, Line};
use ra_bot::id::GameId;
use ra_bot::store::entries;
use sqlx::{AnyConnection, Connection as _};

use super::ends::before_the_end;
use super::hours::DAY;
use super::server::{Server, within};

impl Server {
    async fn lines(&self, game: GameId) -> Vec<Line> {
        let mut tx = self.store.read().await.unwrap();
        entries::all(&mut tx, game).await.unwrap()
    }

    /// How many entries of a game have rows of their own.
    async fn rows(&self, game: GameId) -> i64 {
        let address = format!("sqlite:{}", self.database().display());
        let mut connection = AnyConnection::connect(&address).await.unwrap();
        let rows = sqlx::query_scalar("SELECT COUNT(*) FROM entry WHERE game_id = $1").bind(game.0);
        let rows = rows.fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        rows
    }
}

#[tokio::test]
async fn its_history_is_packed_and_is_as_it_was() {
    let mut server = Server::start().await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    server.run(ends, "ra", &last).await;
    server.settled(game).await;
    let before = server.lines(game).await;
    server.turn(DAY / 2).await;
    server.until_nothing_is_due().await;
    server.stop().await;
    server.start_again().await;
    server.until_nothing_is_due().await;
    assert_eq!(server.rows(game).await, before.len() as i64, "it is not long over");
    server.turn(DAY).await;
    server.until_nothing_is_due().await;
    server.stop().await;
    server.start_again().await;
    within(async {
        while server.rows(game).await > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    assert_eq!(server.lines(game).await, before);

    // Should anything ever be added, it follows.
    let mut tx = server.store.write().await.unwrap();
    let more = Line::at_once(before.len() as i64 + 1, Actor::Program, server.now(), "cancel".to_owned());
    entries::append(&mut tx, game, &more).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(server.lines(game).await, [&before[..], &[more]].concat());
    server.end().await;
}
