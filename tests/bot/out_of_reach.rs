//! Channels in which the bot cannot write: no time runs there, and people learn it.

use std::time::Duration;

use local_discord::Order;
use ra_bot::app::due_game;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::id;
use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{SECOND_THOUGHTS, Says, Server, wait_for, wait_while, within, words};

impl Server {
    /// A calm game in which it is Nefer's turn.
    async fn asks_nefer(&self) -> GameId {
        self.turn_to(9, 0).await;
        let game = self.deal(Dealt { played: "draw, draw", ..CALM }).await;
        self.plays(game, "Isis", "/ra draw").await;
        game
    }

    /// Waits until somebody has been called once, since this was last asked.
    async fn called_once(&self, who: &str) {
        let calls = wait_for(async || Some(self.calls_of(who, &["ra"])).filter(|calls| *calls > 0)).await;
        assert_eq!(calls, 1, "{who}");
    }

    /// Waits until the bot knows that a game is within reach, or that it is not.
    async fn until_reach(&self, game: GameId, is_within: bool) {
        wait_while(async || self.round(game).await.game.out_of_reach().since().is_none() != is_within).await;
    }
}

/// Somebody is on turn, the channel is hidden from the bot, and weeks go by. If Discord does not tell it, it is found out
/// when time runs out.
async fn nobody_loses_time(permission: &str, is_told: bool) {
    let mut server = Server::start().await;
    let game = server.asks_nefer().await;
    if is_told {
        server.deny("ra", &[permission]);
    } else {
        server.stop().await;
        server.deny("ra", &[permission]);
        server.start_again().await;
        server.run_out(game).await;
    }
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    // Who was just reminded is not called again within a minute.
    server.turn(2 * MINUTE).await;
    for who in ["Nefer", "Amun", "Isis"] {
        server.told(who, "dm", "Game 1 has stopped").await.says("All clocks are stopped");
    }
    server.pass_time(9 * DAY).await;
    assert_eq!(server.history(game).await, ["draw", "draw", "draw"], "nobody is late");
    assert_eq!(server.calls_of("Amun", &[]), 1, "each is told once");
    // There is no channel above in which to say what is missing: the owner of the server is told.
    server.told("Nefer", "dm", "I cannot show the board").await;

    server.calls_of("Nefer", &["ra"]);
    server.allow("ra", &[permission]);
    server.until_reach(game, true).await;
    // By the board, or just after it.
    server.called_once("Nefer").await;
    server.settled(game).await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 0, "once");
    let left = server.runs_out(game).await.since(server.now());
    assert!(left > Duration::from_secs(40 * 60 * 60), "all of the time is left: {left:?}");
    server.plays(game, "Nefer", "/ra draw").await;
    assert_eq!(server.history(game).await.len(), 4);
    server.end().await;
}

#[tokio::test]
async fn nobody_loses_time_in_a_hidden_channel() {
    nobody_loses_time("VIEW_CHANNEL", true).await;
}

#[tokio::test]
async fn nobody_loses_time_in_a_channel_that_was_hidden_while_the_bot_was_away() {
    nobody_loses_time("VIEW_CHANNEL", false).await;
}

#[tokio::test]
async fn nobody_loses_time_where_the_bot_may_not_write() {
    nobody_loses_time("SEND_MESSAGES", true).await;
}

/// A locked thread is noticed at once, too, and its clocks go on when it is unlocked.
#[tokio::test]
async fn nobody_loses_time_in_a_locked_thread() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    server.settled(game).await;
    let archive = |locked| Order::ArchiveThread { channel: thread.clone(), locked };
    server.discord.order(archive(true)).unwrap();
    server.until_reach(game, false).await;
    server.pass_time(3 * DAY).await;
    assert!(server.history(game).await.is_empty(), "nobody is late");
    server.discord.order(archive(false)).unwrap();
    server.until_reach(game, true).await;
    server.end().await;
}

/// When an auction goes on, everybody is called to it again who may still bid.
#[tokio::test]
async fn an_auction_that_goes_on_asks_all_again() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let game = server.deal(Dealt { played: "draw, draw, invoke", ..CALM }).await;
    server.plays(game, "Nefer", "/ra pass").await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    // Who was just called is not called again within a minute.
    server.pass_time(2 * MINUTE).await;
    server.pass_time(2 * DAY).await;
    for who in ["Nefer", "Amun", "Isis"] {
        assert!(server.calls_of(who, &["ra"]) > 0, "{who} is told that it stands still");
    }
    server.allow("ra", &["VIEW_CHANNEL"]);
    server.until_reach(game, true).await;
    server.settled(game).await;
    for who in ["Amun", "Isis"] {
        server.called_once(who).await;
    }
    assert_eq!(server.calls_of("Nefer", &["ra"]), 0);
    server.end().await;
}

/// What somebody has decided and can still take back is played although the channel is hidden meanwhile.
#[tokio::test]
async fn a_decision_is_played_in_a_hidden_channel() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, invoke", ..CALM }).await;
    within(server.person("Isis").run("ra", "/ra bid 10")).await.unwrap();
    assert_eq!(server.history(game).await, ["draw", "invoke"], "it can still be taken back");
    server.deny("ra", &["VIEW_CHANNEL"]);
    server.until_reach(game, false).await;
    server.turn(SECOND_THOUGHTS.usual).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await, ["draw", "invoke", "bid 10"]);
    server.end().await;
}

/// A board that is refused stops the clock of whoever it would have asked.
#[tokio::test]
async fn who_could_not_be_asked_loses_no_time() {
    let server = Server::start().await;
    let game = server.calls_nefer_directly().await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    // Nefer acts where the game can be reached, and Amun cannot be asked.
    server.presses("Nefer", "dm", "Draw").await;
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    server.turn(2 * MINUTE).await;
    server.told("Amun", "dm", "Game 1 has stopped").await;
    server.pass_time(5 * DAY).await;
    assert_eq!(server.history(game).await.len(), 4);
    server.end().await;
}

/// It waits from when that is found out, however long nothing had been shown before.
#[tokio::test]
async fn a_game_waits_from_when_it_is_found_out() {
    let server = Server::start().await;
    let game = server.asks_nefer().await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    let now = server.now();
    due_game::out_of_reach(&server.store, game, now.before(20 * DAY), now).await.unwrap();
    let found = server.round(game).await.game;
    assert_eq!(found.out_of_reach().since(), Some(now));
    assert!(!found.out_of_reach().is_for_good(now.after(13 * DAY)));
    assert!(found.out_of_reach().is_for_good(now.after(15 * DAY)));
    server.end().await;
}

/// Two weeks are enough.
#[tokio::test]
async fn a_game_that_stays_out_of_reach_is_called_off() {
    let server = Server::start().await;
    let game = server.asks_nefer().await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    server.until_reach(game, false).await;
    server.until_nothing_is_due().await;
    // Who was just reminded is not called again within a minute.
    server.turn(2 * MINUTE).await;
    server.told("Nefer", "dm", "After 14 days I’ll call it off").await;
    server.turn(15 * DAY + HOUR).await;
    let history = server.until_entries(game, 4).await;
    assert_eq!(history[3], "cancel");
    server.told("Nefer", "dm", "Game 1 was called off.").await;
    server.end().await;
}

impl Server {
    /// Waits until a game has lost its channel.
    async fn until_placeless(&self, game: GameId) {
        wait_while(async || self.round(game).await.game.out_of_reach().placeless_since().is_none()).await;
        self.until_nothing_is_due().await;
    }

    /// Somebody presses *Continue* in the message that told them that the channel is gone.
    async fn continues(&self, who: &str) -> Value {
        self.told(who, "dm", "its channel has been deleted").await;
        let person = self.person(who);
        let read = person.read("dm").unwrap();
        let message = read.iter().rfind(|message| words(message).contains("has been deleted")).unwrap();
        let answer = within(person.click("dm", id(message), "Continue")).await.unwrap();
        answer.message().unwrap().clone()
    }
}

/// A thread is deleted: nobody loses time, and its host lets the game go on in another.
#[tokio::test]
async fn a_game_goes_on_in_another_thread() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    let host = server.round(game).await.host().name.to_owned();
    let other = if host == "Nefer" { "Amun" } else { "Nefer" };
    let before = server.history(game).await;
    server.discord.order(Order::DeleteChannel { channel: thread.clone() }).unwrap();
    server.until_placeless(game).await;
    server.turn(2 * MINUTE).await;
    // For a day the host alone decides.
    let refused = server.continues(other).await;
    words(&refused).begins("Until <t:");
    server.run(other, "ra", "/ra games").await.says("the channel was deleted");
    let told = server.continues(&host).await;
    words(&told).says("Game 1 goes on in ");
    let round = server.round(game).await;
    assert_ne!(round.channel().to_string(), thread);
    assert!(round.game.out_of_reach().since().is_none());
    assert_eq!(server.history(game).await, before);
    let channel = round.channel().to_string();
    server.told(&host, &channel, "your turn").await;
    // A second press leads there.
    server.run(&host, "ra", "/ra games").await.lacks("deleted");
    server.run(&server.to_act(game).await, &channel, "/ra draw").await.says("drew");
    server.settled(game).await;
    server.end().await;
}

/// Its channel is gone, too: after a day anybody at the table chooses where it goes on, among the channels in which both
/// may write.
#[tokio::test]
async fn where_it_goes_on_is_chosen() {
    let server = Server::start().await;
    let game = server.asks_nefer().await;
    server.discord.order(Order::DeleteChannel { channel: "ra".into() }).unwrap();
    server.until_placeless(game).await;
    server.hide("tournament", "Amun");
    server.pass_time(DAY + HOUR).await;
    let menu = server.continues("Amun").await;
    let options = &menu["components"][0]["components"][0]["options"];
    let names: Vec<&str> =
        options.as_array().unwrap().iter().map(|one| one["label"].as_str().unwrap()).collect();
    assert_eq!(names, ["#general"], "{menu:#}");
    let amun = server.person("Amun");
    // What is not offered is not taken.
    let tournament = server.discord.channel("tournament").unwrap().to_string();
    let forged = within(amun.forge("dm", id(&menu), "place:1:in", &[&tournament])).await;
    words(forged.message().unwrap()).says("Where should it go on?");
    let value = options[0]["value"].as_str().unwrap().to_owned();
    let chosen = within(amun.choose("dm", id(&menu), "place:1:in", &[&value])).await.unwrap();
    words(chosen.message().unwrap()).says("Game 1 goes on in ");
    let round = server.round(game).await;
    let channel = round.channel().to_string();
    server.told("Nefer", &channel, "your turn").await;
    let left = server.runs_out(game).await.since(server.now());
    assert!(left > Duration::from_secs(40 * 60 * 60), "all of the time is left: {left:?}");
    server.run("Nefer", &channel, "/ra draw").await;
    server.settled(game).await;
    server.end().await;
}

/// A week is enough.
#[tokio::test]
async fn a_game_that_nobody_gives_a_place_is_called_off() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    server.discord.order(Order::DeleteChannel { channel: thread }).unwrap();
    server.until_placeless(game).await;
    server.pass_time(6 * DAY).await;
    assert!(server.history(game).await.is_empty());
    server.turn(DAY + HOUR).await;
    let history = server.until_entries(game, 1).await;
    assert_eq!(history, ["cancel"]);
    server.told("Nefer", "dm", "Game 1 was called off.").await;
    server.until("ra", |read| read.contains("Game 1 was called off")).await;
    server.end().await;
}
