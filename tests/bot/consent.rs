//! Nobody sits anywhere but by their own press: chairs that are offered, and seats that are kept.

use ra_table::id::GameId;

use super::game_end::before_the_end;
use crate::support::clicks::{id, presses};
use crate::support::dealt::{LATE, THREE};
use crate::support::hours::{DAY, HOUR};
use crate::support::server::{Says, Server, within, words};

impl Server {
    /// Somebody who is offered a chair takes it.
    pub(crate) async fn takes(&self, who: &str, channel: &str) {
        self.presses(who, channel, "Take the chair").await.says("has taken <@");
    }

    /// How a table begins to say that a seat is kept for these.
    pub(crate) fn kept(&self, people: &[&str]) -> String {
        let mentions: Vec<String> = people.iter().map(|who| format!("<@{}>", self.user(who))).collect();
        format!("A seat is kept for {} until <t:", mentions.join(" and "))
    }

    /// Of whom the history says that they were seated.
    async fn seatings(&self, game: GameId) -> usize {
        self.history(game).await.iter().filter(|entry| entry.starts_with("seat ")).count()
    }
}

#[tokio::test]
async fn a_chair_is_taken_by_the_press_of_whom_it_is_offered_to() {
    let server = Server::start().await;
    let game = server.deal(LATE).await;
    server.pinged("ra");
    let offered = server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    offered.says("would you like a chair in game 1");
    server.settled(game).await;
    assert_eq!(server.seatings(game).await, 0);
    assert_eq!(server.pinged("ra"), ["Seti"]);
    for button in ["Take the chair", "No, thanks"] {
        server.presses("Amun", "ra", button).await.says("nobody else can answer it");
    }
    // Until then it is hers.
    server.run("Isis", "ra", "/ra me").await.says("Suns to bid");
    server.takes("Seti", "ra").await;
    server.told("Khnum", "ra", "’s chair from now on").await.says("by Nefer");
    assert_eq!(server.seatings(game).await, 1);
    assert_eq!(server.round(game).await.user_at(2), server.user("Seti"));
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn who_says_no_is_not_asked_again() {
    let server = Server::start().await;
    let game = server.deal(LATE).await;
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    // Asked again before there is an answer, nobody is called again.
    server.pinged("ra");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.presses("Seti", "ra", "No, thanks").await.says("does not want <@");
    let told = server.presses("Seti", "ra", "Take the chair").await;
    assert!(told.contains("is no longer open"), "of the first message: {told}");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await.says("did not want it");
    assert_eq!(server.seatings(game).await, 0);
    server.end().await;
}

#[tokio::test]
async fn a_chair_is_taken_once() {
    let server = Server::start().await;
    let game = server.deal(LATE).await;
    server.run("Nefer", "ra", "/ra replace player:Isis by:Khnum").await;
    let first = server.messages("Khnum", "ra").pop().unwrap();
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    server.takes("Seti", "ra").await;
    words(&server.clicks("Khnum", "ra", id(&first), "Take the chair").await).says("is no longer open");
    assert_eq!(server.seatings(game).await, 1);
    server.settled(game).await;
    server.end().await;
}

/// What an offer rests on is looked at again when it is taken.
#[tokio::test]
async fn whose_chair_is_their_own_again_keeps_it() {
    let server = Server::start().await;
    let game = server.deal(LATE).await;
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    server.run("Isis", "ra", "/ra back").await;
    server.settled(game).await;
    server.presses("Seti", "ra", "Take the chair").await.says("is no longer open");
    assert_eq!(server.seatings(game).await, 0);
    server.end().await;
}

#[tokio::test]
async fn an_offer_is_over_after_two_days() {
    for (hours, holds) in [(47, true), (49, false)] {
        let server = Server::start().await;
        let game = server.deal(LATE).await;
        server.run("Amun", "ra", "/ra replace player:Amun by:Seti").await;
        // Nobody's time runs meanwhile.
        server.stops(game).await;
        server.turn(hours * HOUR).await;
        let told = server.presses("Seti", "ra", "Take the chair").await;
        let expected = if holds { "has taken <@" } else { "is no longer open" };
        assert!(told.contains(expected), "after {hours} hours: {told}");
        server.settled(game).await;
        server.end().await;
    }
}

#[tokio::test]
async fn nobody_is_woken_by_an_offer() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Seti", (22, 0), (6, 0)).await;
    server.deal(LATE).await;
    server.pinged("ra");
    server.run("Nefer", "ra", "/ra replace player:Isis by:Seti").await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.end().await;
}

/// Whoever is invited finds their kept seat in the morning.
#[tokio::test]
async fn nobody_is_woken_by_an_invitation() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Seti", (22, 0), (6, 0)).await;
    server.pinged("ra");
    let opened = server.run("Nefer", "ra", "/ra new seats:3 invite:@Amun invite2:@Seti").await;
    let kept = server.kept(&["Amun", "Seti"]);
    opened.begins(&kept).says(":f>. Ra · game 1: no other free seat.");
    assert_eq!(server.pinged("ra"), ["Amun"]);
    server.end().await;
}

/// Who looks after the games need not be where one is played; whom they ask is.
#[tokio::test]
async fn an_offer_stands_where_the_game_is_played() {
    let server = Server::start().await;
    let game = server.deal(THREE).await;
    server.appoint("general", "Khnum");
    let told = server.run("Khnum", "general", "/ra-admin replace player:Isis by:Seti game:1").await;
    told.says("https://discord.com/channels/");
    assert_eq!(server.seatings(game).await, 0);
    server.takes("Seti", "ra").await;
    server.told("Amun", "ra", "’s chair from now on").await.says(&format!("by <@{}>", server.user("Khnum")));
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_seat_is_kept_for_whoever_is_invited_until_they_say_no() {
    let server = Server::start().await;
    server.pinged("ra");
    let opened = server.run("Nefer", "ra", "/ra new seats:3 invite:@Amun invite2:@Seti").await;
    let kept = server.kept(&["Amun", "Seti"]);
    opened.begins(&kept).says(":f>. Ra · game 1: no other free seat.");
    assert_eq!(server.pinged("ra"), ["Amun", "Seti"]);
    server.presses("Isis", "ra", "No, thanks").await.says("No seat is kept for you");
    server.presses("Isis", "ra", "Join").await.says("All 3 seats are taken or kept");
    server.presses("Amun", "ra", "No, thanks").await.says(&server.kept(&["Seti"]));
    // Who sits there is not asked whether they want to.
    server.presses("Seti", "ra", "Join").await;
    let table = server.messages("Khnum", "ra").pop().unwrap();
    assert!(!presses(&table).contains(&"table:1:decline".to_owned()), "{table}");
    let seti = server.person("Seti");
    let told = within(seti.forge("ra", id(&table), "table:1:decline", &[])).await;
    words(told.message().unwrap()).says("You already have a seat at this table");
    server.end().await;
}

#[tokio::test]
async fn a_kept_seat_is_free_again_after_two_days() {
    let mut server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:2 quick:false invite:@Amun").await;
    server.turn(47 * HOUR).await;
    server.run("Isis", "ra", "/ra join").await.says("All 2 seats are taken or kept");
    server.turn(2 * HOUR).await;
    server.until("ra", |read| read.contains("free seat") && !read.contains("is kept for")).await;
    // It counts as nobody's coming or going: the table closes seven days after it was opened.
    server.turn(4 * DAY).await;
    server.until("ra", |read| read.contains("It closes after")).await;
    server.turn(DAY).await;
    server.until("ra", |read| read.contains("is closed: nobody has come or gone")).await;
    // Over a restart, too; and whoever was invited may sit down like anybody.
    server.run("Nefer", "ra", "/ra new seats:2 quick:false invite:@Amun").await;
    server.stop().await;
    server.discord.advance(49 * HOUR);
    server.start_again().await;
    server.until("ra", |read| read.contains("game 2") && !read.contains("is kept for")).await;
    server.presses("Amun", "ra", "Join").await.says("has started");
    server.end().await;
}

/// The same people once more: seats that are kept, one call, and nobody sits down unasked.
#[tokio::test]
async fn seats_of_a_rematch_are_kept() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Amun", (22, 0), (6, 0)).await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    server.run(ends, "ra", &last).await;
    server.settled(game).await;
    server.pinged("ra");
    server.presses("Isis", "ra", "Same table again").await;
    server.told("Khnum", "ra", "A seat is kept for ").await.says(&server.kept(&["Nefer", "Amun"]));
    assert_eq!(server.pinged("ra"), ["Nefer"], "Amun sleeps");
    server.presses("Amun", "ra", "No, thanks").await;
    server.told("Khnum", "ra", "A seat is kept for ").await.says(&server.kept(&["Nefer"]));
    server.end().await;
}
