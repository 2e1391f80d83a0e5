//! Nights that nobody has told: who is taken to sleep when, what they are told of it, and how they change it.

use local_discord::BotResponse;
use ra_table::id::GameId;

use super::admin;
use crate::support::clicks::id;
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::meddle;
use crate::support::server::{Says, Server, within, words};

/// it is Amun’s turn after Nefer's draw, and nobody has told anything.
const CALM: Dealt = Dealt { bag: "nile pharaoh gold nile pharaoh gold", ..THREE };

impl Server {
    /// The server said, when these tables were opened, that its people live where it is as late as in UTC.
    async fn lives_in_reykjavik(&self) {
        meddle(self.database(), "UPDATE game SET time_zone = 'Atlantic/Reykjavik'").await;
    }

    /// Nefer draws at half past eleven at night: whether Amun is called before the morning, and then.
    async fn calls_at_night(&self, game: GameId) -> [bool; 2] {
        self.until_nothing_is_due().await;
        self.pinged("ra");
        self.plays(game, "Nefer", "/ra draw").await;
        self.until_nothing_is_due().await;
        let at_night = self.pinged("ra").contains(&"Amun");
        self.pass_time_to(7, 1).await;
        [at_night, self.pinged("ra").contains(&"Amun")]
    }
}

const ASKED: &str = "When do you sleep";

#[tokio::test]
async fn who_has_told_their_city_is_asked_for_the_nights_and_taken_to_sleep_until_they_say() {
    let server = Server::start().await;
    server.turn_to(22, 0).await;
    let game = server.deal(CALM).await;
    let amun = server.person("Amun");
    let asked = within(amun.run("ra", "/ra settings city:Reykjavik")).await.unwrap();
    let asked = asked.message().unwrap().clone();
    words(&asked).says(ASKED).says("23:00 to 07:00");
    server.run("Amun", "ra", "/ra settings").await.says("not set, so I assume 23:00 to 07:00");
    assert_eq!(server.times_told("Amun", "ra", ASKED), 1, "asked once");
    server.turn_to(23, 30).await;
    assert_eq!(server.calls_at_night(game).await, [false, true]);
    // The clock has not run at night either: two days of sixteen waking hours make 32 of the 48, and the rest is on
    // the third.
    let wakes = server.now().before(MINUTE);
    let left = server.runs_out(game).await.since(wakes);
    assert!(left >= 63 * HOUR && left <= 65 * HOUR, "{left:?}");
    // One tap says that it is so, and all other nights are behind a button.
    let night = within(amun.click("ra", id(&asked), "23:00 to 07:00")).await.unwrap();
    words(night.message().unwrap()).says("**Sleep**: 23:00 to 07:00; your clocks stop then");
    let asked = within(amun.run("ra", "/ra settings")).await.unwrap();
    let asked = asked.message().unwrap().clone();
    let settings = within(amun.choose("ra", id(&asked), "When I sleep", &["none"])).await.unwrap();
    words(settings.message().unwrap()).says("no fixed hours");
    let left = server.runs_out(game).await.since(wakes);
    assert!(left >= 47 * HOUR && left <= 49 * HOUR, "{left:?}");
    server.end().await;
}

#[tokio::test]
async fn whoever_has_no_fixed_nights_is_called_at_any_time() {
    let server = Server::start().await;
    server.turn_to(23, 30).await;
    let game = server.deal(CALM).await;
    server.run("Amun", "ra", "/ra settings city:Reykjavik sleep:none").await;
    assert_eq!(server.times_told("Amun", "ra", ASKED), 0, "they have said it");
    assert_eq!(server.calls_at_night(game).await, [true, false]);
    server.end().await;
}

/// Where the server has named a city, whoever has named none is taken to sleep there. They are told so once, by its
/// hours on their own clock, and whose city it is nowhere.
#[tokio::test]
async fn the_city_of_the_server_is_taken_for_that_of_who_has_named_none() {
    let server = admin::server().await;
    server.turn_to(12, 0).await;
    server.run("Khnum", "ra", "/ra-admin settings city:Reykjavik").await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let told = |who: &str| -> Vec<String> {
        server.read(who, "ra").into_iter().filter(|told| told.contains(ASKED)).collect()
    };
    server.run("Amun", "ra", "/ra join").await;
    server.told("Amun", "ra", ASKED).await;
    let [told_amun] = &told("Amun")[..] else { panic!("told once") };
    assert_eq!(told_amun.matches("<t:").count(), 2, "{told_amun}");
    told_amun.says("what time is it where you are?").lacks("Reykjavik");
    server.run("Amun", "ra", "/ra games").await;
    server.run("Amun", "ra", "/ra settings").await.says("by the time in Reykjavík, as your table’s server.");
    server.alive().await;
    assert_eq!(told("Amun").len(), 1, "once");
    // Whose table is one where all are here, or who plays alone, is asked at another.
    let seti = server.person("Seti");
    let alone = "/ra new seats:2 computers:1 level:easy quick:false";
    for table in ["/ra new seats:3 pace:\"live: everybody is here now\"", alone] {
        within(seti.run("general", table)).await.unwrap();
        within(seti.run("general", "/ra games")).await.unwrap();
    }
    within(seti.run("general", "/ra settings city:Reykjavik sleep:none")).await.unwrap();
    server.alive().await;
    for question in [ASKED, "what time is it where you are?"] {
        assert_eq!(server.times_told("Seti", "general", question), 0);
    }
    server.end().await;
}

#[tokio::test]
async fn nobody_is_called_in_the_night_of_the_server() {
    let server = Server::start().await;
    server.turn_to(23, 30).await;
    let game = server.deal(CALM).await;
    server.lives_in_reykjavik().await;
    assert_eq!(server.calls_at_night(game).await, [false, true]);
    server.end().await;
}

/// Where the server has named none, it is where the host lives: from when they said so.
#[tokio::test]
async fn nobody_is_called_in_the_night_of_the_host() {
    let server = Server::start().await;
    server.turn_to(23, 30).await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", "/ra settings city:Reykjavik").await;
    let told = server.run("Amun", "ra", "/ra settings").await;
    told.says("by the time of your table’s server or host").lacks("Reykjav");
    assert_eq!(server.calls_at_night(game).await, [false, true]);
    server.end().await;
}

#[tokio::test]
async fn where_nobody_has_named_a_city_no_night_is_taken_for_granted() {
    let server = Server::start().await;
    server.turn_to(23, 30).await;
    let game = server.deal(CALM).await;
    assert_eq!(server.calls_at_night(game).await, [true, false]);
    server.run("Amun", "ra", "/ra me").await;
    assert_eq!(server.times_told("Amun", "ra", ASKED), 0);
    server.end().await;
}

#[tokio::test]
async fn at_a_live_pace_no_night_is_taken_for_granted() {
    let server = Server::start().await;
    server.turn_to(23, 30).await;
    // Amun was asked ten minutes ago, of the twelve that he has.
    let game = server.deal(Dealt { played: "draw", ..CALM }).await;
    server.lives_in_reykjavik().await;
    meddle(server.database(), "UPDATE game SET pace = 'live'").await;
    let runs_out = server.runs_out(game).await;
    assert!(server.now() < runs_out && runs_out.since(server.now()) < HOUR, "{runs_out:?}");
    server.until_nothing_is_due().await;
    server.pinged("ra");
    server.plays(game, "Amun", "/ra draw").await;
    assert_eq!(server.pinged("ra"), ["Isis"]);
    server.end().await;
}

/// Who has just acted is up: for an hour after it.
#[tokio::test]
async fn who_acted_within_the_hour_is_not_taken_to_sleep() {
    let server = Server::start().await;
    server.turn_to(23, 20).await;
    let game = server.deal(CALM).await;
    server.lives_in_reykjavik().await;
    server.plays(game, "Nefer", "/ra draw").await;
    server.plays(game, "Amun", "/ra draw").await;
    server.turn(10 * MINUTE).await;
    server.pinged("ra");
    server.plays(game, "Isis", "/ra draw").await;
    assert_eq!(server.pinged("ra"), ["Nefer"], "ten minutes after they drew");
    // The clock runs until an hour after that, and then in the morning.
    let left = server.runs_out(game).await.since(server.now());
    let (bank, rest_of_the_night, three_nights) = (53 * HOUR, 6 * HOUR + 40 * MINUTE, 24 * HOUR);
    assert!(left.abs_diff(bank + rest_of_the_night + three_nights) < MINUTE, "{left:?}");
    server.end().await;
}

/// Whose city was known before is told with the next answer that is for them alone.
#[tokio::test]
async fn who_had_named_a_city_before_is_told_once() {
    let server = Server::start().await;
    server.deal(CALM).await;
    meddle(
        server.database(),
        &format!(
            "INSERT INTO person_setting (user_id, since, time_zone, computer_plays_while_away, by_dm, tell_when_next) \
             VALUES ({}, 1, 'Europe/Berlin', 0, 0, 0)",
            server.user("Nefer").0
        ),
    )
    .await;
    let nefer = server.person("Nefer");
    server.run("Seti", "ra", "/ra board").await.says("Nefer");
    server.run("Nefer", "ra", "/ra me").await;
    server.told("Nefer", "ra", ASKED).await.says("Berlin").says("23:00 to 07:00");
    let answer = within(nefer.run("ra", "/ra games")).await.unwrap();
    assert!(matches!(answer, BotResponse::Message { .. }), "{answer:?}");
    assert_eq!(server.times_told("Nefer", "ra", ASKED), 1);
    server.end().await;
}

/// By when all of an auction have answered says nothing of who has, even when the host has moved meanwhile.
#[tokio::test]
async fn a_secret_answer_moves_no_deadline_that_everybody_is_told() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let game = server.deal(Dealt { bag: "nile ra", played: "draw, draw", ..THREE }).await;
    let latest = async || server.round(game).await.game.clocks().latest_answer().unwrap();
    let moves = async |answer: &str| {
        let before = latest().await;
        server.run("Amun", "ra", answer).await.says("Nobody sees it before your turn");
        latest().await != before
    };
    server.run("Nefer", "ra", "/ra settings city:Reykjavik sleep:none").await;
    assert!(!moves("/ra bid 12").await && !moves("/ra pass").await);
    server.end().await;
}
