//! Chairs whose owners are gone are offered to anybody who does not sit at the table.

use ra_bot::store::tasks::Kind;
use ra_bot::store::{lobbies, open_seats};
use ra_table::clock::Pace;
use ra_table::game::lobby::Change;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{id, presses};
use crate::support::dealt::{CALM, Dealt, LATE};
use crate::support::hours::HOUR;
use crate::support::server::{Says, Server, command, within, words};

const TAKE: &str = "Take this chair";
const FREE: &str = "’s chair in game 1 is free";

impl Server {
    /// A game without a clock, so that days may pass; what is due there is looked at now.
    pub(super) async fn deal_for_days(&self, dealt: Dealt) -> GameId {
        let game = self.deal(dealt).await;
        self.set(game, Change::Pace(Pace::Unclocked)).await;
        // The rows that the bot writes with the entries.
        let free: Vec<_> = self.round(game).await.game.table().free_chairs().collect();
        self.write(async |tx| open_seats::put(tx, game, &free, self.now()).await.unwrap()).await;
        game
    }

    pub(super) async fn until_chairs_are_told(&self) {
        self.until_done(Kind::OpenSeat).await;
    }

    /// The messages in a channel that offer a chair.
    pub(super) fn offers(&self, channel: &str) -> Vec<Value> {
        let read = self.messages("Seti", channel);
        let offers = |message: &Value| presses(message).iter().any(|press| press.contains(":free "));
        read.into_iter().filter(offers).collect()
    }

    pub(super) async fn leaves(&self, who: &str, channel: &str) {
        let person = self.person(who);
        let panel = within(person.run(channel, "/ra resign")).await.unwrap();
        within(person.click(channel, id(panel.message().unwrap()), "Leave this game for good"))
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn the_chair_of_who_is_late_is_offered_after_two_days() {
    let server = Server::start().await;
    let game = server.deal_for_days(LATE).await;
    server.turn(47 * HOUR).await;
    server.until_chairs_are_told().await;
    assert_eq!(server.offers("ra").len(), 0);
    server.turn(2 * HOUR).await;
    server.told("Seti", "ra", FREE).await.says("Isis can still come back");
    server.until_chairs_are_told().await;
    assert_eq!(server.offers("ra").len(), 1, "a game in a channel itself has no other");
    assert_eq!(server.offers("ra")[0]["mentions"], serde_json::json!([]), "it calls nobody");
    server.presses("Amun", "ra", TAKE).await.says("nobody gets two");

    server.presses("Seti", "ra", TAKE).await.says("You now have a chair in game 1");
    let history = server.history(game).await;
    assert_eq!(history[2..], ["seat 2 3 2"]);
    server.told("Khnum", "ra", "**Seti has taken <@").await;
    server.told("Khnum", "ra", "’s chair in game 1.").await;
    server.until_chairs_are_told().await;
    assert_eq!(server.offers("ra").len(), 0);
    server.run("Seti", "ra", "/ra me").await.says("Suns to bid: 4, 7, 10 and 11.");
    server.run("Isis", "ra", "/ra back").await.says("You have no seat at this table");
    server.run("Amun", "ra", "/ra draw").await;
    server.run("Seti", "ra", "/ra draw").await.says("Seti drew");
    server.end().await;
}

/// At once after a resignation; in the thread, and in the channel that it is of.
#[tokio::test]
async fn the_chair_of_who_leaves_is_offered_at_once_in_both_channels() {
    let server = Server::start().await;
    let thread = server.begin(3, "").await;
    let game = server.last_game().await;
    server.leaves("Isis", &thread).await;
    for channel in [thread.as_str(), "ra"] {
        server.told("Seti", channel, FREE).await.lacks("come back").says(&format!("<#{thread}>"));
    }
    server.until_chairs_are_told().await;
    server.presses("Isis", "ra", TAKE).await.says("You have left this game");
    // By the one in the channel, both are put right.
    let late = id(&server.offers(&thread)[0]);
    let word = presses(&server.offers(&thread)[0]).remove(0);
    server.presses("Seti", "ra", TAKE).await.says(&format!("in game 1: <#{thread}>"));
    server.until_chairs_are_told().await;
    for channel in [thread.as_str(), "ra"] {
        server.told("Khnum", channel, "’s chair in game 1.").await;
        assert_eq!(server.offers(channel).len(), 0);
    }
    server.forge("Khnum", &thread, late, &word).await.says("no longer free");
    let again = within(server.person("Seti").forge(&thread, late, &word, &[])).await;
    words(again.message().unwrap()).says("no longer free");
    assert_eq!(server.history(game).await.iter().filter(|entry| entry.starts_with("seat ")).count(), 1);
    server.until_all_are_in_the_thread(game).await;
    server.end().await;
}

/// Until somebody has taken it, its owner comes back: by their own button, and by this one.
#[tokio::test]
async fn whose_it_is_comes_back_first() {
    for button in ["/ra back", TAKE] {
        let server = Server::start().await;
        let game = server.deal_for_days(LATE).await;
        server.turn(49 * HOUR).await;
        server.told("Seti", "ra", FREE).await;
        server.until_chairs_are_told().await;
        let (on, word) = (id(&server.offers("ra")[0]), presses(&server.offers("ra")[0]).remove(0));
        if button == TAKE {
            server.presses("Isis", "ra", TAKE).await;
        } else {
            server.run("Isis", "ra", button).await;
        }
        server.told("Seti", "ra", "Isis is back in game 1: the chair is no longer free.").await;
        assert_eq!(server.history(game).await[2..], ["back 2"]);
        let late = within(server.person("Seti").forge("ra", on, &word, &[])).await;
        words(late.message().unwrap()).says("no longer free");
        assert_eq!(server.history(game).await[2..], ["back 2"]);
        server.end().await;
    }
}

/// Two press at once: one has it, and the other is told so.
#[tokio::test]
async fn a_race_has_one_winner() {
    let server = Server::start().await;
    let game = server.deal_for_days(LATE).await;
    server.turn(49 * HOUR).await;
    server.told("Seti", "ra", FREE).await;
    let on = id(&server.offers("ra")[0]);
    let [seti, khnum] = ["Seti", "Khnum"].map(|who| server.person(who));
    let (one, other) =
        within(async { tokio::join!(seti.click("ra", on, TAKE), khnum.click("ra", on, TAKE)) }).await;
    let told = [one, other].map(|answer| words(answer.unwrap().message().unwrap()));
    assert_eq!(
        told.iter().filter(|told| told.contains("You now have a chair in game 1")).count(),
        1,
        "{told:?}"
    );
    assert_eq!(told.iter().filter(|told| told.contains("no longer free")).count(), 1, "{told:?}");
    assert_eq!(server.history(game).await.len(), 3);
    server.end().await;
}

/// Never of who is away, as they have said; neither where a computer player stands in for that, nor who was late before.
#[tokio::test]
async fn who_is_away_keeps_their_chair() {
    for (played, offered) in [("draw, stand in 2 away", false), ("draw, stand in 2 late", false)] {
        let server = Server::start().await;
        let away = format!("/ra settings city:Reykjavik away:{}", server.day(6));
        server.run("Isis", "dm", &away).await;
        server.deal_for_days(Dealt { played, ..CALM }).await;
        server.turn(72 * HOUR).await;
        server.until_chairs_are_told().await;
        assert_eq!(!server.offers("ra").is_empty(), offered, "{played}");
        server.end().await;
    }
}

/// Whose seat the host had given free before the game takes none in it, either.
#[tokio::test]
async fn who_was_sent_away_cannot_take_one() {
    let server = Server::start().await;
    let game = server.deal_for_days(Dealt { played: "draw, stand in 2 resigned", ..CALM }).await;
    server.write(async |tx| lobbies::bar(tx, game, server.user("Seti")).await.unwrap()).await;
    server.told("Seti", "ra", FREE).await;
    server.presses("Seti", "ra", TAKE).await.says("you cannot sit down at this table again");
    server.presses("Khnum", "ra", TAKE).await.says("You now have a chair");
    server.end().await;
}

/// Points and place are theirs who end in the chair, and the record says who held it when.
#[tokio::test]
async fn the_record_says_who_held_it_when() {
    let server = Server::start().await;
    let game = server.begin(2, "here:true").await;
    let number = server.last_game().await;
    server.leaves("Amun", &game).await;
    server.told("Seti", &game, FREE).await;
    server.settled(number).await;
    server.presses("Seti", &game, TAKE).await;
    loop {
        let round = server.round(number).await;
        let Some((seat, legal)) = round.state().turn() else { break };
        server.run(&round.name(seat), &game, &command(legal.nth(0).unwrap())).await;
    }
    let end = server.round(number).await.end();
    let record: Value = serde_json::from_str(&end.record).unwrap();
    let held = record["held"].as_array().unwrap();
    let told: Vec<_> =
        held.iter().map(|held| (held["player"].as_str().unwrap(), held["stand_in"] == true)).collect();
    assert_eq!(told, [("Amun", false), ("Amun", true), ("Seti", false)]);
    assert!(record["players"].as_array().unwrap().iter().any(|name| name == "Seti"), "{record}");
    server.told("Khnum", &game, "The game is over").await.lacks(", left the game)");
    // What the record says besides is no matter to who reads it.
    ra::record::Record::read(&end.record).unwrap();
    server.end().await;
}

#[tokio::test]
async fn an_offer_ends_with_its_game() {
    let server = Server::start().await;
    let game = server.deal_for_days(Dealt { played: "draw, stand in 2 resigned", ..CALM }).await;
    server.told("Seti", "ra", FREE).await;
    server.until_chairs_are_told().await;
    server.call_off("ra", game).await;
    server.told("Seti", "ra", "chair: game 1 was called off.").await;
    assert_eq!(server.offers("ra").len(), 0);
    server.end().await;
}
