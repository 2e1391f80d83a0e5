//! What an epoch brought whom: each player's own business until the game is over, and then as it adds up.

use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{PEOPLE, Says, Server};

/// A bag with a Gold and a Pharaoh, that Nefer wins by an 8, and Ra tiles enough for three epochs in which nobody
/// bids any more. It is played up to before the tile that ends the epoch with this number.
fn before_the_end_of(epoch: usize) -> Dealt {
    let unsold = ["draw", "pass", "pass", "pass"];
    let mut played = vec!["draw", "draw", "draw", "bid 8", "pass", "pass"];
    played.extend([unsold; 6].concat());
    for _ in 1..epoch {
        played.push("draw");
        played.extend([unsold; 7].concat());
    }
    let bag = format!("gold pharaoh {}", ["ra"; 24].join(" "));
    Dealt { bag: bag.leak(), played: played.join(", ").leak(), ..THREE }
}

impl Server {
    /// Whoever is to act draws the tile that ends the epoch.
    async fn ends_the_epoch(&self, dealt: Dealt) {
        let game = self.deal(dealt).await;
        let seat = self.round(game).await.state().to_act().unwrap();
        self.run(PEOPLE[seat.index()], "ra", "/ra draw").await;
        self.settled(game).await;
    }
}

#[tokio::test]
async fn each_player_reads_what_an_epoch_brought_them_and_nobody_else_does() {
    let server = Server::start().await;
    let game = server.deal(before_the_end_of(1)).await;
    assert!(!server.run("Nefer", "ra", "/ra me").await.contains("Epoch 1 "), "the epoch goes on");
    let seat = server.round(game).await.state().to_act().unwrap();
    server.run(PEOPLE[seat.index()], "ra", "/ra draw").await;
    server.settled(game).await;
    let told = server.read("Seti", "ra").join("\n");
    told.says("**Epoch 1 is over**");
    let own = [
        ("Nefer", "Epoch 1 brought you 3 (Pharaohs +5, Civilization −5, Gold +3): from 10 to 13."),
        ("Amun", "Epoch 1 cost you 7 (Pharaohs −2, Civilization −5): from 10 to 3."),
        ("Isis", "Epoch 1 cost you 7 (Pharaohs −2, Civilization −5): from 10 to 3."),
    ];
    for (who, line) in own {
        let told = server.run(who, "ra", "/ra me").await;
        assert_eq!(told.matches(line).count(), 1, "{who}: {told}");
        assert_eq!(told.matches(": from 10 to ").count(), 1, "{who}: {told}");
    }
    server.read("Seti", "ra").join("\n").lacks("Civilization −5").lacks("from 10");
    server.end().await;
}

/// In the second epoch Amun would have lost 7 of 3 points.
#[tokio::test]
async fn they_are_read_as_long_as_the_game_lasts() {
    let server = Server::start().await;
    server.ends_the_epoch(before_the_end_of(2)).await;
    let told = server.run("Amun", "ra", "/ra me").await;
    let both = "Epoch 1 cost you 7 (Pharaohs −2, Civilization −5): from 10 to 3.\n\
                Epoch 2 cost you 7 (Pharaohs −2, Civilization −5): from 3 to 0. A score never drops below 0.\n";
    told.says(both);
    server.end().await;
}

#[tokio::test]
async fn the_final_table_adds_up_in_sight() {
    let server = Server::start().await;
    server.ends_the_epoch(before_the_end_of(3)).await;
    let told = server.presses("Seti", "ra", "Details").await;
    insta::assert_snapshot!("the_final_table", told);
    // What the picture shows by a star is told to those who hear it.
    let read = server.messages("Seti", "ra");
    serde_json::to_string(&read).unwrap().says("held at the lowest score: 0 4 7");
    server.end().await;
}
