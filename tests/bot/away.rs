//! Being away: the tables wait for some days, or a computer player stands in, and all goes on by itself afterwards.

use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server};

#[tokio::test]
async fn a_table_waits_three_days_and_then_a_computer_player_stands_in() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", &format!("/ra settings city:Reykjavik away:{}", server.day(6))).await;
    server.until_nothing_is_due().await;
    server.pinged("ra");
    server.pass_time(3 * DAY - HOUR).await;
    assert_eq!(server.history(game).await, [""; 0]);
    assert_eq!(server.pinged("ra"), [""; 0], "nobody is called who is away");
    server.turn(HOUR + MINUTE).await;
    let history = server.until_entries(game, 2).await;
    assert_eq!(history[0], "stand in 0 away");
    server
        .told("Seti", "ra", "Nefer is away: a computer player plays their chair until they are back.")
        .await;
    // Two rounds later they are back: they are asked, not the computer player.
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.act(who).await;
    }
    server.pass_time(3 * DAY).await;
    server.back_by_itself(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_computer_player_stands_in_at_once_if_that_is_wanted() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(CALM).await;
    let away = format!(
        "/ra settings city:Reykjavik away:{} meanwhile:\"a computer player plays for me\"",
        server.day(2)
    );
    server.run("Nefer", "ra", &away).await.says("a computer player plays for you meanwhile");
    let history = server.until_entries(game, 2).await;
    assert_eq!(history[0], "stand in 0 away");
    server.settled(game).await;
    server.pass_time(2 * DAY).await;
    server.back_by_itself(game).await;
    server.end().await;
}

/// Who presses *I'm back* before the day is not away any more, in any game.
#[tokio::test]
async fn who_comes_back_early_is_back_everywhere() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(CALM).await;
    let other = server.deal(Dealt { channel: "general", played: "draw, draw, draw", ..CALM }).await;
    server.run("Nefer", "ra", &format!("/ra settings city:Reykjavik away:{}", server.day(3))).await;
    server.run("Nefer", "ra", "/ra settings meanwhile:\"a computer player plays for me\"").await;
    for (game, played) in [(game, 0), (other, 3)] {
        let history = server.until_entries(game, played + 1).await;
        assert!(history.contains(&"stand in 0 away".to_owned()), "{history:?}");
    }
    server.settled(game).await;
    server.run("Nefer", "ra", "/ra back").await.says("your chair is yours again");
    server.run("Nefer", "ra", "/ra settings").await.says("**Away**: no");
    server.until_nothing_is_due().await;
    let round = server.round(game).await;
    assert_eq!(round.at(0).stand_in, None, "and it stays so");
    server.end().await;
}

#[tokio::test]
async fn a_year_has_ten_days() {
    let server = Server::start().await;
    server.turn_to(1, 0).await;
    let away = |days: u32| format!("/ra settings city:Reykjavik away:{}", server.day(days));
    server.run("Nefer", "ra", &away(11)).await.says("10 days are left");
    server.run("Nefer", "ra", &away(8)).await.says("your tables wait");
    server.turn(4 * DAY + HOUR).await;
    let told = server.run("Nefer", "ra", "/ra settings away:back").await;
    told.says("**Away**: no. You have 5 days of absence left, one more from <t:");
    let away = |days: u32| format!("/ra settings away:{}", server.day(days));
    server.run("Nefer", "ra", &away(7)).await.says("5 days are left");
    // As it is typed, without the list.
    let day = server.day(6);
    let [_, month, day] = day.split('-').collect::<Vec<_>>()[..] else { panic!("{day}") };
    server.run("Nefer", "ra", &format!("/ra settings away:\"{day}.{month}.\"")).await.says("back on");
    server.turn(6 * DAY).await;
    server
        .run("Nefer", "ra", "/ra settings")
        .await
        .says("**Away**: no. You have 0 days of absence left, one more from <t:");
    server.turn(365 * DAY).await;
    server.run("Nefer", "ra", "/ra settings").await.says("**Away**: no. You have 10 days of absence left.");
    server.end().await;
}

impl Server {
    /// Somebody does what can be done: draws, or passes in an auction.
    async fn act(&self, who: &str) {
        let answer = self.run(who, "ra", "/ra draw").await;
        if answer.contains("An auction is under way") {
            self.run(who, "ra", "/ra pass").await;
        }
    }

    /// Plays until it is Nefer's turn, who has come back: they are asked.
    async fn back_by_itself(&self, game: ra_table::id::GameId) {
        for _ in 0..20 {
            self.settled(game).await;
            let round = self.round(game).await;
            if round.at(0).stand_in.is_none() {
                break;
            }
            let seat = round.state().to_act().unwrap();
            if seat.index() > 0 {
                let who = round.name(seat);
                self.act(&who).await;
            }
        }
        self.told("Seti", "ra", "Nefer is back.").await;
        let round = self.round(game).await;
        assert_eq!(round.at(0).stand_in, None);
        assert_eq!(round.state().to_act().unwrap().index(), 0);
    }
}
