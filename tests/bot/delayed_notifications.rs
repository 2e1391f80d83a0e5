//! Calls that are not made at once, because whom they are for was just called: they are made later, several in one
//! message, and none is lost.

use std::time::Duration;

use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;

use super::obvious_moves;
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::MINUTE;
use crate::support::server::{Says, Server, wait_for};

/// The channels in which three games of the same people are played.
const CHANNELS: [&str; 3] = ["ra", "general", "tournament"];

impl Server {
    /// Waits until somebody has been pinged in one of the channels; returns where, and what the message says.
    async fn called(&self, who: &str) -> (&'static str, String) {
        let person = self.person(who);
        wait_for(async || {
            let channel =
                CHANNELS.into_iter().find(|channel| person.unread(channel).unwrap().mentions > 0)?;
            assert_eq!(person.unread(channel).unwrap().mentions, 1, "{who} in {channel}");
            Some((channel, self.read(who, channel).pop().unwrap()))
        })
        .await
    }

    /// How many channels somebody has been pinged in since this was last asked.
    fn pings(&self, who: &str) -> usize {
        CHANNELS.into_iter().filter(|channel| self.pinged(channel).contains(&who)).count()
    }
}

/// Nefer has three Monuments, a God tile and his turn: he takes an Earthquake by it, and so would have to choose two
/// to give up.
#[tokio::test]
async fn what_is_taken_back_calls_nobody_again() {
    let server = Server::start().await;
    server.run("Amun", "ra", "/ra settings next:true").await;
    let dealt = Dealt {
        bag: "pyramid sphinx obelisk god earthquake nile",
        played: "draw, draw, draw, draw, invoke, pass, bid 13, draw, draw, draw",
        ..THREE
    };
    let game = server.deal(dealt).await;
    let amun = server.person("Amun");
    server.plays(game, "Isis", "/ra draw").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    server.told("Amun", "dm", "you are next").await;
    let notices = amun.notices("dm").unwrap().len();
    for _ in 0..3 {
        server.run("Nefer", "ra", "/ra god tiles:Earthquake").await.says("Nefer");
        server.run("Nefer", "ra", "/ra undo").await;
        assert!(server.history(game).await.last().unwrap().starts_with("undo"), "it was played");
        server.settled(game).await;
        server.until_nothing_is_due().await;
        server.pass_time(2 * MINUTE).await;
    }
    assert_eq!(server.pinged("ra"), [""; 0]);
    assert_eq!(amun.notices("dm").unwrap().len(), notices);
    server.plays(game, "Nefer", "/ra draw").await;
    assert_eq!(server.pinged("ra"), ["Amun"]);
    server.end().await;
}

#[tokio::test]
async fn calls_within_a_minute_are_gathered_in_one() {
    let mut server = Server::start().await;
    let mut games = Vec::new();
    for channel in CHANNELS {
        games.push(server.deal(Dealt { bag: "nile nile gold", channel, ..THREE }).await);
    }
    for channel in CHANNELS {
        server.run("Nefer", channel, "/ra draw").await;
    }
    for game in &games {
        server.settled(*game).await;
    }
    assert_eq!(server.pings("Amun"), 1);
    // Nothing of it is lost with the process.
    server.restart().await;
    server.turn(20 * MINUTE).await;
    let (_, told) = server.called("Amun").await;
    assert!(told.matches("<#").count() >= 2 || told.matches("https://").count() >= 2, "{told}");
    assert_eq!(server.pings("Amun"), 1, "once for all");
    server.end().await;
}

/// What is obvious for another player is done minutes later, and may ask somebody who has just acted: they are called by a
/// new message once they may look no more.
#[tokio::test]
async fn who_has_just_acted_is_called_to_what_an_obvious_move_asks_them() {
    let server = Server::start().await;
    let game = server.deal(obvious_moves::CALM).await;
    server.set(game, Change::AutoplayLevel(AutoplayLevel::Bids)).await;
    server.run("Nefer", "ra", "/ra orders quick:false").await;
    server.run("Isis", "ra", "/ra me").await;
    server.pass_time(MINUTE).await;
    server.plays(game, "Nefer", "/ra draw").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), ["Isis"], "Amun's tile was drawn at once");
    let ten_seconds = Duration::from_secs(10);
    server.turn(2 * MINUTE + ten_seconds).await;
    server.until_entries(game, 3).await;
    server.settled(game).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.to_act(game).await, "Nefer");
    assert_eq!(server.pinged("ra"), [""; 0], "Nefer may still look");
    server.turn(MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Nefer"]);
    server.read("Nefer", "ra").pop().unwrap().says("game 1 waits for you");
    server.end().await;
}
