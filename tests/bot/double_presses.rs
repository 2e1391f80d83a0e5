//! A button that is pressed once more after it has done what it does, by whoever taps twice or whose client still shows
//! it: nothing is done twice, and a sentence says what is the case.

use std::collections::BTreeMap;
use std::fmt::Write;

use local_discord::{BotResponse, Id};
use serde_json::Value;

use super::refusals::named;
use crate::support::clicks::{found, id};
use crate::support::dealt::{BEFORE_RA, Dealt, EARTHQUAKE, THREE};
use crate::support::server::{Server, within, without_numbers, words};

/// What a test has pressed, and what was told.
struct Presses<'a> {
    server: &'a Server,
    told: String,
}

impl<'a> Presses<'a> {
    fn of(server: &'a Server) -> Presses<'a> {
        Presses { server, told: String::new() }
    }

    /// What somebody sees newest in a channel that has a button of that label, and its word.
    fn shown(&self, who: &str, channel: &str, label: &str) -> (Id, String) {
        let read = self.server.messages(who, channel);
        let newest = read.iter().rev().find_map(|message| Some((id(message), found(message, label)?)));
        newest.unwrap_or_else(|| panic!("nothing there has {label}"))
    }

    async fn press(&self, who: &str, channel: &str, (on, word): &(Id, String)) -> String {
        let person = self.server.person(who);
        let answer = within(person.forge(channel, *on, word, &[])).await;
        let told = answer.message().map(|message: &Value| words(&named(self.server, message)));
        self.server.at_rest().await;
        self.server.until_nothing_is_due().await;
        // What was due may have moved a game.
        self.server.at_rest().await;
        told.unwrap_or_else(|| match answer {
            BotResponse::NoResponse => "(nothing)".to_owned(),
            other => format!("{other:?}"),
        })
    }

    /// Presses what leads to a button, which may be shown to nobody else.
    async fn opens(&self, who: &str, channel: &str, labels: &[&str]) {
        for label in labels {
            let shown = self.shown(who, channel, label);
            self.press(who, channel, &shown).await;
        }
    }

    /// Presses a button twice. The second press changes nothing that is stored.
    async fn twice(&mut self, who: &str, channel: &str, label: &str) {
        let shown = self.shown(who, channel, label);
        let first = self.press(who, channel, &shown).await;
        let before = timeless(&self.server.everything().await);
        let second = self.press(who, channel, &shown).await;
        let after = timeless(&self.server.everything().await);
        assert_eq!(after, before, "{who} presses {label} twice\n{first}\n{second}");
        for told in [first, second] {
            // Who sits where is decided by chance.
            let told = told.split(" started: ").next().unwrap();
            let told = without_numbers(&without_numbers(told, "<t:"), "<#");
            writeln!(self.told, "{who}, {label}: {}", told.lines().next().unwrap_or_default()).unwrap();
        }
    }
}

/// All that is stored, but for when, and for how often an answer has been given that is still the same.
fn timeless(stored: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let plain = |(table, rows): (&String, &String)| {
        // Of a task only that it is there: it may just be run. The message of an open seat comes a moment after its board.
        if table == "task" {
            let tasks = rows.lines().filter(|row| !row.starts_with("'open-seat'"));
            let task = |row: &str| row.splitn(3, ',').take(2).collect::<Vec<_>>().join(",");
            return (table.clone(), tasks.map(task).collect::<Vec<_>>().join("\n"));
        }
        let is_counted = |part: &str| table == "sealed_answer" && !part.contains('\'');
        let parts = rows.split_inclusive([',', '\n', ' ']);
        // In milliseconds since 1970, which have 13 digits from 2001 to 2286.
        let is_moment = |part: &str| {
            let number = part.trim_start_matches('\'').trim_end_matches([',', '\n', ' ', '\'']);
            number.len() == 13 && number.bytes().all(|byte| byte.is_ascii_digit())
        };
        let kept = parts.filter(|part| !is_moment(part) && !is_counted(part));
        (table.clone(), kept.collect())
    };
    stored.iter().map(plain).collect()
}

#[tokio::test]
async fn at_a_table() {
    let server = Server::start().await;
    let mut presses = Presses::of(&server);
    server.run("Nefer", "ra", "/ra new seats:5 quick:false").await;
    presses.twice("Amun", "ra", "Join").await;
    presses.twice("Amun", "ra", "Leave").await;
    presses.opens("Nefer", "ra", &["Settings…", "Pace…"]).await;
    presses.twice("Nefer", "ra", "Fast").await;
    presses.opens("Nefer", "ra", &["Settings…", "Add computer player…"]).await;
    presses.twice("Nefer", "ra", "Easy").await;
    server.run("Amun", "ra", "/ra join").await;
    presses.opens("Nefer", "ra", &["Settings…", "Free a seat…"]).await;
    presses.opens("Nefer", "ra", &["Amun"]).await;
    presses.twice("Nefer", "ra", "Free the seat").await;
    server.run("Isis", "ra", "/ra join").await;
    presses.twice("Nefer", "ra", "Start").await;
    server.run("Nefer", "general", "/ra new").await;
    presses.opens("Nefer", "general", &["Settings…", "Close the table"]).await;
    presses.twice("Nefer", "general", "Close the table").await;
    insta::assert_snapshot!(presses.told);
    server.end().await;
}

#[tokio::test]
async fn of_the_ways_into_a_game() {
    let server = Server::start().await;
    let mut presses = Presses::of(&server);
    server.run("Nefer", "ra", "/ra-play").await;
    presses.opens("Nefer", "ra", &["Open a table"]).await;
    presses.twice("Nefer", "ra", "Over days, when each of you can (about 4 weeks)").await;
    server.run("Amun", "general", "/ra-play").await;
    presses.twice("Amun", "general", "Play alone now").await;
    insta::assert_snapshot!(presses.told);
    server.end().await;
}

/// What rests until it is played. (A second click on a board comes late: see `buttons`.)
#[tokio::test]
async fn on_a_turn() {
    let mut told = String::new();
    let invoked = Dealt { bag: "nile gold", played: "draw", ..THREE };
    let gods = Dealt {
        bag: "god nile nile nile pyramid",
        played: "draw, draw, invoke, bid 13, draw, draw, draw",
        ..THREE
    };
    let kinds: [(Dealt, &[&str], &str); 4] = [
        (invoked, &["Invoke Ra…"], "Invoke, ask me last"),
        (invoked, &["Invoke Ra…", "Invoke, ask me last"], "Take back"),
        (gods, &["Use God tiles…"], "Take Nile"),
        (EARTHQUAKE, &["Choose tiles…"], "Sphinx + Pyramid"),
    ];
    for (dealt, opened, label) in kinds {
        let server = Server::start().await;
        let game = server.deal(dealt).await;
        let who = server.to_act(game).await;
        server.run(&who, "ra", "/ra board public:true").await;
        let mut presses = Presses::of(&server);
        presses.opens(&who, "ra", opened).await;
        presses.twice(&who, "ra", label).await;
        told += &presses.told;
        server.end().await;
    }
    insta::assert_snapshot!(told);
}

#[tokio::test]
async fn in_an_auction() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    server.plays(game, "Amun", "/ra draw").await;
    let mut presses = Presses::of(&server);
    presses.opens("Nefer", "ra", &["Bid…"]).await;
    presses.twice("Nefer", "ra", "Bid 8").await;
    presses.twice("Nefer", "ra", "Withdraw answer").await;
    presses.opens("Nefer", "ra", &["Bid…"]).await;
    presses.twice("Nefer", "ra", "Ask me on my turn").await;
    presses.opens("Nefer", "ra", &["Remind me later…"]).await;
    presses.twice("Nefer", "ra", "In 3 h").await;
    presses.twice("Isis", "ra", "Pass").await;
    insta::assert_snapshot!(presses.told);
    server.end().await;
}

#[tokio::test]
async fn about_a_chair_and_the_whole_game() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    let mut presses = Presses::of(&server);
    server.run("Nefer", "ra", "/ra replace player:@Nefer by:@Seti").await;
    presses.twice("Seti", "ra", "No, thanks").await;
    server.run("Nefer", "ra", "/ra replace player:@Nefer by:@Khnum").await;
    presses.twice("Khnum", "ra", "Take the chair").await;
    server.run("Isis", "ra", "/ra cancel").await;
    presses.twice("Isis", "ra", "Ask them").await;
    presses.twice("Amun", "ra", "Yes, call it off").await;
    presses.twice("Khnum", "ra", "No, play on").await;
    server.settled(game).await;
    server.run("Isis", "ra", "/ra resign").await;
    presses.twice("Isis", "ra", "Leave this game for good").await;
    insta::assert_snapshot!(presses.told);
    server.end().await;
}
