//! Channels in which the bot cannot write: no time runs there, and people learn it.

use std::time::Duration;

use ra_bot::id::GameId;
use ra_bot::playground::Order;

use super::dealt::{Dealt, THREE};
use super::hours::{DAY, HOUR, MINUTE};
use super::server::{Server, within};

const CALM: Dealt = Dealt { bag: "nile pharaoh gold nile pharaoh gold nile pharaoh gold", ..THREE };

impl Server {
    /// The bot loses a permission in the channel *ra*, or gets it back.
    fn may(&self, permission: &str, may: bool) {
        let (channel, permissions, person) = ("ra".to_owned(), vec![permission.to_owned()], None);
        let order = if may {
            Order::Allow { channel, permissions, person }
        } else {
            Order::Deny { channel, permissions, person }
        };
        self.discord.order(order).unwrap();
    }

    /// Waits until the bot knows that a game is within reach, or that it is not.
    async fn until_reach(&self, game: GameId, is_within: bool) {
        within(async {
            while self.round(game).await.game.out_of_reach_since().is_none() != is_within {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }
}

/// Somebody is on turn, the channel is hidden from the bot, and weeks go by.
async fn nobody_loses_time(permission: &str) {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(Dealt { played: "draw, draw", ..CALM }).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.settled(game).await;
    server.may(permission, false);
    server.run_out(game).await;
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    // Who was just reminded is not called again within a minute.
    server.turn(2 * MINUTE).await;
    for who in ["Nefer", "Amun", "Isis"] {
        let told = server.told(who, "dm", "Game 1 stands still").await;
        assert!(told.contains("Nobody’s time runs"), "{told}");
    }
    server.turn(9 * DAY).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await, ["draw", "draw", "draw"], "nobody is late");
    assert_eq!(server.calls_of("Nefer", &[]), 1, "each is told once");

    server.may(permission, true);
    server.until_reach(game, true).await;
    let left = server.runs_out(game).await.since(server.now());
    assert!(left > Duration::from_secs(40 * 60 * 60), "all of the time is left: {left:?}");
    server.run("Nefer", "ra", "/ra draw").await;
    server.settled(game).await;
    assert_eq!(server.history(game).await.len(), 4);
    server.end().await;
}

#[tokio::test]
async fn nobody_loses_time_in_a_hidden_channel() {
    nobody_loses_time("VIEW_CHANNEL").await;
}

#[tokio::test]
async fn nobody_loses_time_where_the_bot_may_not_write() {
    nobody_loses_time("SEND_MESSAGES").await;
}

/// A board that is refused stops the clock of whoever it would have asked.
#[tokio::test]
async fn who_could_not_be_asked_loses_no_time() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
    let game = server.deal(Dealt { played: "draw, draw", ..CALM }).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.told("Nefer", "dm", "Game 1 waits for you").await;
    server.may("VIEW_CHANNEL", false);
    // Nefer acts where the game can be reached, and Amun cannot be asked.
    server.presses("Nefer", "dm", "Draw").await;
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    server.turn(2 * MINUTE).await;
    server.told("Amun", "dm", "Game 1 stands still").await;
    server.turn(5 * DAY).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await.len(), 4);
    server.end().await;
}

/// Two weeks are enough.
#[tokio::test]
async fn a_game_that_stays_out_of_reach_is_called_off() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(Dealt { played: "draw, draw", ..CALM }).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.settled(game).await;
    server.may("VIEW_CHANNEL", false);
    server.run_out(game).await;
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    // Who was just reminded is not called again within a minute.
    server.turn(2 * MINUTE).await;
    server.told("Nefer", "dm", "after 14 days I call it off").await;
    server.turn(15 * DAY + HOUR).await;
    let history = server.until_entries(game, 4).await;
    assert_eq!(history[3], "cancel");
    server.told("Nefer", "dm", "Game 1 was called off.").await;
    server.end().await;
}
