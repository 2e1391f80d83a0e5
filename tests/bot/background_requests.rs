//! What the bot asks Discord game by game after a start, while Discord is slow: nothing that is due waits for it, and a
//! stop does not either.

use std::time::Duration;

use local_discord::{Fault, Matching, Order};
use ra_table::id::GameId;

use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, wait_while};

/// Longer than anything takes that does not wait for Discord.
const SOON: Duration = Duration::from_secs(20);
/// So slow that nobody gets an answer.
const NEVER: Fault = Fault::Hang { ms: 600_000 };

/// Acts for whoever's time has run out in a game, and stops, both while what was asked since the start hangs.
async fn acts_and_stops(server: Server, game: GameId) {
    let acted = async {
        server.run_out(game).await;
        assert_eq!(server.until_entries(game, 1).await, ["draw"]);
        server.until("ra", |read| read.contains("time ran out, so I acted")).await;
    };
    tokio::time::timeout(SOON, acted).await.expect("who is due waits for nobody");
    assert!(
        !server.read("Seti", "general").join("\n").contains("has left this server"),
        "still being looked up"
    );
    tokio::time::timeout(SOON, server.end()).await.expect("a stop waits for nobody");
}

#[tokio::test]
async fn nothing_waits_for_players_being_looked_up() {
    let mut server = Server::start().await;
    server.stop().await;
    let game = server.deal(THREE).await;
    for channel in ["general", "tournament"] {
        server.deal(Dealt { channel, ..THREE }).await;
    }
    server.discord.order(Order::RemovePerson { person: "Nefer".into() }).unwrap();
    // One for each game; whether whoever is late sees the channel is asked after that.
    server.discord.spoil(Matching::ReadMember, 3, NEVER);
    // They have all waited long enough to be looked at by the first look.
    server.discord.advance(Duration::from_secs(1));
    server.start_again().await;
    wait_while(async || server.discord.has_faults()).await;
    acts_and_stops(server, game).await;
}

#[tokio::test]
async fn nothing_waits_for_tables_being_put_right() {
    let mut server = Server::start().await;
    for channel in ["ra", "general", "tournament"] {
        server.run("Nefer", channel, "/ra new seats:2").await.says("free seat");
    }
    server.stop().await;
    let game = server.deal(THREE).await;
    server.discord.spoil(Matching::EditMessage, u32::MAX, NEVER);
    server.start_again().await;
    acts_and_stops(server, game).await;
}
