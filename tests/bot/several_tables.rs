//! Several tables that are open in one channel: a command that names none finds the one that is meant, or asks by
//! buttons.

use local_discord::BotResponse;
use ra_table::game::lobby::Status;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{is_private, presses, texts};
use crate::support::server::{Says, Server, within, words};

impl Server {
    /// The private message with the tables among which somebody has to choose.
    async fn asked(&self, who: &str, command: &str) -> Value {
        let person = self.person(who);
        let answer = within(person.run("ra", command)).await.unwrap();
        let BotResponse::Message { message } = answer else { panic!("{who} {command}: {answer:?}") };
        assert!(is_private(&message), "{message}");
        assert!(words(&message).contains("Several tables are open here"), "{who} {command}: {message}");
        message
    }

    async fn seated(&self, game: i64) -> Vec<String> {
        self.lobby(game).await.seats.into_iter().map(|seat| seat.person.name).collect()
    }

    /// Nefer's table and Amun's, both in *ra*.
    async fn two_tables(&self) {
        for who in ["Nefer", "Amun"] {
            self.run(who, "ra", "/ra new seats:4").await.says("free seat");
        }
    }
}

#[tokio::test]
async fn who_sits_down_or_gets_up_is_asked_where() {
    let server = Server::start().await;
    server.two_tables().await;
    let asked = server.asked("Isis", "/ra join").await;
    assert_eq!(presses(&asked), ["table:1:join", "table:2:join"]);
    assert_eq!(texts(&asked, "label"), ["Ra 1 · Nefer", "Ra 2 · Amun"]);
    server.presses("Isis", "ra", "Ra 2 · Amun").await.says("You have joined game 2");
    // The only one where she sits.
    server.run("Isis", "ra", "/ra leave").await.says("Your seat is free again");
    assert_eq!(server.seated(2).await, ["Amun"]);
    for table in ["Ra 1 · Nefer", "Ra 2 · Amun"] {
        server.asked("Isis", "/ra join").await;
        server.presses("Isis", "ra", table).await;
    }
    let asked = server.asked("Isis", "/ra leave").await;
    assert_eq!(presses(&asked), ["table:1:leave", "table:2:leave"]);
    server.presses("Isis", "ra", "Ra 1 · Nefer, Isis").await;
    assert_eq!(server.seated(1).await, ["Nefer"]);
    assert_eq!(server.seated(2).await, ["Amun", "Isis"]);
    server.run("Seti", "ra", "/ra leave").await.says("You have no seat at this table");
    server.end().await;
}

#[tokio::test]
async fn a_hosts_commands_mean_their_own_table() {
    let server = Server::start().await;
    server.two_tables().await;
    server.run("Amun", "ra", "/ra start").await.says("at least two people");
    server.run("Amun", "ra", "/ra computer level:easy").await.says("at the table of game 2");
    server.run("Nefer", "ra", "/ra computer remove:true").await.says("No computer player");
    server.run("Amun", "ra", "/ra computer remove:true").await.says("has left");
    // Who sits at one of them means that, and is told whose it is.
    server.asked("Isis", "/ra join").await;
    server.presses("Isis", "ra", "Ra 1 · Nefer").await;
    let nefer = server.user("Nefer");
    server.run("Isis", "ra", "/ra start").await.says(&format!("Only <@{nefer}> can start"));
    for command in ["/ra start", "/ra cancel", "/ra computer"] {
        server.run("Seti", "ra", command).await.says("you are the host of none");
    }
    server.run("Amun", "ra", "/ra cancel").await.says("The table is closed");
    assert_eq!(server.lobby(1).await.status, Status::Lobby);
    assert_eq!(server.lobby(2).await.status, Status::Cancelled);
    server.run("Nefer", "ra", "/ra start").await;
    server.until("ra", |read| read.contains("Game 1 has started")).await;
    server.settled(GameId(1)).await;
    server.end().await;
}

#[tokio::test]
async fn a_host_of_several_is_asked_which() {
    let server = Server::start().await;
    server.two_tables().await;
    server.run("Nefer", "ra", "/ra new seats:3 invite:@Seti").await;
    for (command, word) in [
        ("start", "start"),
        ("computer level:hard", "add hard"),
        ("computer remove:true", "remove"),
        ("cancel", "call off"),
    ] {
        let asked = server.asked("Nefer", &format!("/ra {command}")).await;
        assert_eq!(presses(&asked), [format!("table:1:{word}"), format!("table:3:{word}")]);
    }
    server.presses("Nefer", "ra", "Ra 3 · Nefer").await.says("The table is closed");
    assert_eq!(server.lobby(3).await.status, Status::Cancelled);
    // Whoever looks after the games says which by its number.
    server.appoint("ra", "Khnum");
    server.run("Khnum", "ra", "/ra-admin cancel").await.says("Several tables are open here").says("1 or 2");
    server.run("Khnum", "ra", "/ra-admin cancel game:2").await;
    assert_eq!(server.lobby(2).await.status, Status::Cancelled);
    server.end().await;
}

/// Where a game is played in the channel itself there is one table for it, beside those of threads.
#[tokio::test]
async fn one_table_is_for_the_channel_itself() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 here:true").await;
    server.run("Amun", "ra", "/ra new seats:2 here:true").await.says("is already open");
    server.run("Amun", "ra", "/ra new seats:3").await.says("free seat");
    server.asked("Isis", "/ra join").await;
    server.presses("Isis", "ra", "Ra 1 · Nefer").await;
    server.until("ra", |read| read.contains("epoch 1,")).await;
    // The table in its channel does not stand before the game that is played there.
    server.run("Nefer", "ra", "/ra cancel").await.says("whether to **call game 1 off**");
    assert_eq!(server.lobby(2).await.status, Status::Lobby);
    server.end().await;
}

/// *Same table again* finds its own table among others, and opens one if it has none.
#[tokio::test]
async fn the_same_table_again_is_none_of_the_others() {
    let server = Server::start().await;
    let channel = server.begin(2, "").await;
    super::whole_games::play(&server, &channel, 3).await;
    server.run("Seti", "ra", "/ra new seats:3").await;
    server.presses("Nefer", &channel, "Same table again").await;
    assert_eq!(server.seated(2).await, ["Seti"]);
    assert_eq!(server.lobby(3).await.seats.len(), 2);
    server.presses("Amun", &channel, "Same table again").await;
    server.until("ra", |read| read.contains("Game 3 has started")).await;
    server.settled(GameId(3)).await;
    server.end().await;
}
