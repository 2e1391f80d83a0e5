//! Somebody who plays alone disturbs nobody: where such a game is played, and that nothing of it stands in the channel.

use local_discord::{Fault, Matching, Order};
use ra_table::game::lobby::Place;
use ra_table::id::GameId;

use super::admin;
use crate::support::server::{Says, Server};

/// How somebody begins a game alone.
const ALONE: &str = "/ra new seats:2 computers:1 level:easy quick:false";

impl Server {
    /// Nefer's game alone, as it is once its board is there, and what she was told.
    async fn begins_alone(&self) -> (crate::support::stored_game::StoredGame, String) {
        let told = self.run("Nefer", "ra", ALONE).await;
        let game = GameId(1);
        self.until_played(game).await;
        self.settled(game).await;
        (self.round(game).await, told)
    }
}

#[tokio::test]
async fn it_is_played_in_a_private_thread() {
    let server = Server::start().await;
    let (round, told) = server.begins_alone().await;
    assert_eq!(round.row.place, Place::Private);
    told.says(&format!("Game 1 has started in <#{}>", round.channel()));
    assert_eq!(server.read("Seti", "ra"), [""; 0], "nobody else is told");
    let seti = server.person("Seti");
    assert!(seti.read(&round.channel().to_string()).is_err(), "nobody else sees it");
    server.read("Nefer", &round.channel().to_string()).join("\n").says("epoch 1,");
    server.run("Seti", "ra", "/ra games").await.lacks("Ra 1 ·");
    for command in ["/ra draw", "/ra board", "/ra log"] {
        let told = server.run("Seti", "ra", command).await;
        assert!(!told.contains(&round.channel().to_string()), "{command}: {told}");
    }
    server.end().await;
}

/// Discord's answer is lost, so that nobody knows that the thread is there.
#[tokio::test]
async fn a_thread_of_which_nothing_was_heard_is_found_again() {
    let server = Server::start().await;
    server.discord.spoil(Matching::StartThread, 1, Fault::DropAfter);
    // A second one would be refused.
    server.discord.order(Order::LimitThreads { active: 1 }).unwrap();
    let (round, _) = server.begins_alone().await;
    assert_eq!(round.row.place, Place::Private);
    server.end().await;
}

#[tokio::test]
async fn it_is_played_in_direct_messages_where_no_private_thread_can_be() {
    let server = Server::start().await;
    server.deny("ra", &["CREATE_PRIVATE_THREADS"]);
    let (round, told) = server.begins_alone().await;
    assert_eq!((round.row.place, round.row.guild), (Place::Here, None));
    told.says("Game 1 has started in our direct messages");
    assert_eq!(server.read("Seti", "ra"), [""; 0]);
    server.read("Nefer", "dm").join("\n").says("so that it disturbs nobody").says("epoch 1,");
    server.end().await;
}

#[tokio::test]
async fn it_is_played_as_others_are_where_neither_can_be() {
    let server = Server::start().await;
    server.deny("ra", &["CREATE_PRIVATE_THREADS"]);
    server.discord.order(Order::CloseDms { person: "Nefer".into(), closed: true }).unwrap();
    let (round, _) = server.begins_alone().await;
    assert_eq!(round.row.place, Place::Thread);
    server.until("ra", |read| read.contains("Game 1 has started: ")).await;
    server.end().await;
}

/// The permission is taken away after it was looked at.
#[tokio::test]
async fn a_private_thread_that_is_refused_is_a_public_one() {
    let server = Server::start().await;
    server.discord.spoil(Matching::StartThread, 1, Fault::Refused { status: 403, code: 50013 });
    let (round, _) = server.begins_alone().await;
    assert_eq!(round.row.place, Place::Thread);
    server.end().await;
}

#[tokio::test]
async fn who_wants_it_here_plays_here() {
    let server = Server::start().await;
    server.run("Nefer", "ra", &format!("{ALONE} here:true")).await.says("epoch 1,");
    server.settled(GameId(1)).await;
    server.end().await;
}

/// A server has a channel for such games, wherever they are asked for.
#[tokio::test]
async fn it_is_played_in_the_servers_channel_for_such_games() {
    let server = admin::server().await;
    let told = server.run("Khnum", "ra", "/ra-admin settings solo:#general").await;
    told.says("are played in private threads of <#").lacks("yet");
    let (round, told) = server.begins_alone().await;
    assert_eq!(round.row.place, Place::Private);
    assert_eq!(round.row.lobby_channel, server.channel("general"));
    told.says(&format!("Game 1 has started in <#{}>", round.channel()));
    for channel in ["ra", "general"] {
        assert_eq!(server.read("Seti", channel), [""; 0], "nobody else is told in #{channel}");
    }
    server
        .run("Khnum", "ra", "/ra-admin settings unset:\"solo games\"")
        .await
        .says("not set, so they start where somebody asks for one.");
    server.end().await;
}

/// What is chosen for such games, and cannot be used, is named when it is chosen, and loses nobody a game.
#[tokio::test]
async fn it_is_played_where_it_was_asked_for_if_the_servers_channel_is_closed() {
    let server = admin::server().await;
    server.deny("general", &["CREATE_PRIVATE_THREADS"]);
    let told = server.run("Khnum", "ra", "/ra-admin settings solo:#general").await;
    told.says("for that yet:** allow me there to create private threads");
    let (round, _) = server.begins_alone().await;
    assert_eq!(round.row.lobby_channel, server.channel("ra"));
    server.end().await;
}
