//! Tables that nobody touches: who sits there is told in good time that they close, and can keep them open.

use local_discord::Order;

use crate::support::clicks::{id, is_private};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, words};

/// The message that a table closes, once it is there.
const CLOSES: &str = "It closes after <t:";

#[tokio::test]
async fn who_sits_there_is_told_a_day_before_it_closes() {
    let mut server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:4 invite:@Isis").await;
    server.run("Amun", "ra", "/ra join").await;
    server.pinged("ra");
    server.turn(6 * DAY - HOUR).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.turn(2 * HOUR).await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    // Isis did not come in time, and Seti never was there.
    assert_eq!(server.pinged("ra"), ["Nefer", "Amun"]);
    // Over a restart, too, it is said once.
    server.restart().await;
    server.turn(22 * HOUR).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    assert!(server.run("Khnum", "ra", "/ra leave").await.contains("You have no seat"), "it is open");
    server.turn(2 * HOUR).await;
    server.until("ra", |read| read.contains("is closed: nobody has come or gone for seven days")).await;
    server.run("Khnum", "ra", "/ra join").await.says("There is no open table");
    server.end().await;
}

#[tokio::test]
async fn who_is_told_keeps_it_open() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.turn(6 * DAY + MINUTE).await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    server.presses("Seti", "ra", "Keep it open").await.says("You have no seat at this table");
    let told = server.presses("Nefer", "ra", "Keep it open").await;
    told.says("Nefer keeps the table of game 1 open until <t:");
    server.turn(5 * DAY + 23 * HOUR).await;
    assert!(server.run("Seti", "ra", "/ra leave").await.contains("You have no seat"), "it is open");
    server.turn(2 * HOUR).await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    server.turn(DAY + HOUR).await;
    server.until("ra", |read| read.contains("is closed")).await;
    server.end().await;
}

#[tokio::test]
async fn a_live_table_closes_after_two_hours() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3 pace:\"live: everybody is here now\"").await;
    server.turn(85 * MINUTE).await;
    server.read("Seti", "ra").join("\n").lacks(CLOSES);
    server.turn(6 * MINUTE).await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    server.turn(30 * MINUTE).await;
    server.until("ra", |read| read.contains("nobody has come or gone for two hours")).await;
    server.end().await;
}

/// After a long outage nothing closes that nobody was told of.
#[tokio::test]
async fn none_closes_unannounced() {
    let mut server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.stop().await;
    server.discord.advance(30 * DAY);
    server.start_again().await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    server.turn(23 * HOUR).await;
    server.read("Seti", "ra").join("\n").lacks("is closed");
    server.turn(2 * HOUR).await;
    server.until("ra", |read| read.contains("is closed")).await;
    server.end().await;
}

/// It waits until those are awake who would be called.
#[tokio::test]
async fn nobody_is_woken_by_it() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Nefer", (22, 0), (6, 0)).await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.pinged("ra");
    server.turn(6 * DAY + HOUR).await;
    server.alive().await;
    assert!(!server.read("Seti", "ra").join("\n").contains(CLOSES), "at midnight");
    server.turn(7 * HOUR).await;
    server.until("ra", |read| read.contains(CLOSES)).await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    server.end().await;
}

#[tokio::test]
async fn the_host_frees_any_seat_for_good_or_not() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:5 invite:@Isis").await;
    server.run("Amun", "ra", "/ra join").await;
    server.run("Nefer", "ra", "/ra computer level:easy").await;
    server.presses("Amun", "ra", "Settings…").await.says("the host, can change this table");
    // No button of the table itself says that; a client could.
    let amun = server.person("Amun");
    let table = id(amun.read("ra").unwrap().iter().find(|message| !is_private(message)).unwrap());
    server.forge("Amun", "ra", table, "table:1:free?").await.says("Only the host");
    server.presses("Nefer", "ra", "Settings…").await;
    let free = async |who: &str, how: &str| {
        server.presses("Nefer", "ra", "Free a seat…").await;
        server.presses("Nefer", "ra", who).await.says("They can sit down again unless you say otherwise");
        server.presses("Nefer", "ra", how).await
    };
    free("Amun", "Free the seat").await.says("Amun’s seat is free again");
    server.run("Amun", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("Amun")).await;
    free("Amun", "Free it, and do not let them back").await.says("Amun’s seat is free again");
    server.presses("Amun", "ra", "Join").await.says("The host has freed your seat");
    // A seat that is kept, and one of a computer player.
    free("Isis", "Free it, and do not let them back").await;
    server.run("Isis", "ra", "/ra join").await.says("The host has freed your seat");
    // Nobody is asked whether a computer player may come back.
    server.taps("Nefer", "ra", &["Free a seat…", "⚙ Anubis (easy)"]).await;
    let table = server.until("ra", |read| read.contains("4 free seats")).await;
    table.lacks("Amun").lacks("Isis").lacks("Anubis");
    server.end().await;
}

/// The seat is the person's who sat there when it was offered to be freed, whoever has it since.
#[tokio::test]
async fn a_seat_is_freed_from_whom_it_said() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("Amun")).await;
    server.taps("Nefer", "ra", &["Settings…", "Free a seat…"]).await;
    let nefer = server.person("Nefer");
    let panel = nefer.read("ra").unwrap().pop().unwrap();
    server.run("Amun", "ra", "/ra leave").await;
    server.run("Isis", "ra", "/ra join").await;
    words(&server.clicks("Nefer", "ra", id(&panel), "Amun").await).says("does not play in this game");
    server.run("Isis", "ra", "/ra leave").await.says("Your seat is free again");
    server.end().await;
}

impl Server {
    /// The last game has begun without somebody.
    async fn plays_without(&self, who: &str) {
        let round = self.round(self.last_game().await).await;
        assert!(round.chairs().players().all(|(_, player)| player.name != who), "{who} plays");
    }

    fn leaves_the_server(&self, who: &str) {
        self.discord.order(Order::RemovePerson { person: who.into() }).unwrap();
    }
}

/// The host has left the server: the next person can start or close the table.
#[tokio::test]
async fn a_table_whose_host_has_left_the_server_has_another() {
    let server = Server::start().await;
    for game in 1..=2 {
        server.run("Nefer", "ra", "/ra new seats:4 here:true quick:false").await;
        server.each_runs(&["Amun", "Isis"], "ra", "/ra join").await;
        server.leaves_the_server("Nefer");
        let told = server.run("Isis", "ra", "/ra start").await;
        assert!(told.contains(&format!("<@{}>", server.user("Amun"))), "the host is Amun now: {told}");
        if game == 1 {
            server.run("Amun", "ra", "/ra cancel").await.says("closed");
            server.discord.order(Order::AddPerson { person: "Nefer".into() }).unwrap();
        } else {
            server.run("Amun", "ra", "/ra start").await;
            server.until("ra", |read| read.contains("The game has begun")).await;
            server.plays_without("Nefer").await;
        }
    }
    server.end().await;
}

/// Whoever has left holds no seat: the table is not full by them, and no game starts with them.
#[tokio::test]
async fn nobody_starts_a_game_with_who_has_left() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3 here:true quick:false").await;
    server.run("Amun", "ra", "/ra join").await;
    server.leaves_the_server("Nefer");
    server.run("Isis", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("Amun") && read.contains("Isis")).await;
    server.read("Seti", "ra").join("\n").lacks("The game has begun");
    server.run("Seti", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("The game has begun")).await;
    server.plays_without("Nefer").await;
    server.end().await;
}
