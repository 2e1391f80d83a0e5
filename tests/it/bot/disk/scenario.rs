//! What people do on a disk that is not to be relied on: every kind of change once, step by step, always the same.

use std::path::Path;
use std::time::Duration;

use ra_bot::playground::{BotResponse, Order, Person, Playground, Refused};
use ra_bot::store::Store;
use serde_json::Value;

use super::facts::{self, Facts};
use crate::bot::clicks::id;
use crate::bot::dealt::{Dealt, EARTHQUAKE, THREE};
use crate::bot::server::{is_thinking, within, words};

/// What one person does.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) who: &'static str,
    channel: &'static str,
    /// A command, `backup`, or `days later`.
    pub(crate) line: &'static str,
    /// What is clicked then: the first on the answer, or on the newest message that has it if there is no command; each
    /// other on what came of the click before.
    clicks: &'static [&'static str],
    /// What the answer says.
    pub(crate) told: &'static str,
}

/// Copies the database while it is in use.
pub(crate) const BACKUP: &str = "backup";
/// Turns the clock on, and waits until what is to be told is on the board.
pub(crate) const DAYS_LATER: &str = "days later";
/// How long the rest of an answer may take that has begun.
const PATIENCE: Duration = Duration::from_secs(10);
/// More than the time that a player has at the start of a game.
pub(crate) const DAYS: Duration = Duration::from_secs(50 * 60 * 60);

const fn on(channel: &'static str, who: &'static str, line: &'static str, told: &'static str) -> Step {
    Step { who, channel, line, clicks: &[], told }
}

const fn does(who: &'static str, line: &'static str, told: &'static str) -> Step {
    on("ra", who, line, told)
}

const fn clicks(
    who: &'static str,
    line: &'static str,
    clicks: &'static [&'static str],
    told: &'static str,
) -> Step {
    Step { who, channel: "ra", line, clicks, told }
}

/// With a database that is made on the way: tables, settings, a server's language.
const AT_FIRST: [Step; 17] = [
    does("Nefer", "/ra new seats:4 quick:false here:true", "A game of Ra"),
    does("Amun", "/ra join", "You sit at the table"),
    does("Amun", "/ra leave", "is free again"),
    does("Nefer", "/ra computer level:easy", "easy"),
    clicks("Isis", "", &["Join"], "Isis"),
    does("Nefer", "/ra computer remove:true", "has left"),
    does("Nefer", "/ra cancel", "is closed"),
    does("Nefer", "/ra new seats:2 quick:false here:false", "A game of Ra"),
    does("Amun", "/ra join", "has started"),
    does("Khnum", "/ra-admin cancel game:2", "called off"),
    does("Seti", "/ra new seats:2 computers:1 level:easy quick:false here:true", "epoch 1,"),
    does("Khnum", "/ra-admin cancel game:3", "called off"),
    does("Nefer", "/ra settings city:Berlin sleep:23-7", "Berlin"),
    does("Isis", "/ra settings calls:\"by direct message\"", "direct"),
    does("Seti", "/ra settings language:Deutsch", "Deutsch"),
    does("Seti", "/ra settings language:discord", "English"),
    does("Khnum", "/ra-admin settings language:Français", "Français"),
];

/// Nefer has 13 8 5 2, Amun 12 9 6 3, Isis 11 10 7 4.
const DEALT: Dealt =
    Dealt { bag: "nile pharaoh god gold nile flood art writing nile pharaoh nile pharaoh", ..THREE };

/// With games that were dealt: turns, answers, orders, chairs, and looking after games.
const IN_GAMES: [Step; 32] = [
    does("Nefer", "/ra draw", "Nile"),
    does("Nefer", "/ra orders auction:8", "8"),
    does("Nefer", "/ra orders auction:ask", "I ask you"),
    does("Isis", "/ra orders draw:4", "4"),
    does("Isis", "/ra orders draw:0", "on your turns I ask you"),
    clicks("Amun", "", &["Draw"], "Pharaoh"),
    does("Isis", "/ra invoke bid:10", "You invoked Ra"),
    does("Amun", "/ra bid 12", "Kept"),
    does("Amun", "/ra withdraw", "No answer is kept"),
    does("Amun", "/ra pass", "Kept"),
    clicks("Nefer", "", &["Pass"], "Isis won"),
    does("Nefer", "/ra draw", "God"),
    does("Amun", "/ra invoke", "You invoked Ra"),
    does("Amun", "/ra undo", "Taken back"),
    does("Amun", "/ra draw", "Gold"),
    does("Isis", "/ra invoke bid:pass", "You invoked Ra"),
    does("Nefer", "/ra bid 13", "Nefer won"),
    does("Nefer", "/ra draw", "Nile"),
    does("Amun", "/ra draw", "Flood"),
    does("Isis", "/ra draw", "Art"),
    does("Nefer", "/ra god tiles:1", "Nefer"),
    does("Khnum", "/ra-admin pause", "Done."),
    does("Khnum", "/ra-admin resume", "Done."),
    does("Khnum", "/ra-admin extend hours:10", "Done."),
    does("Khnum", "/ra-admin act", "Done."),
    does("Khnum", "/ra-admin host player:Amun", "Done."),
    does("Amun", "/ra replace player:Isis by:Seti", "give your chair"),
    clicks("Isis", "", &["Yes, give my chair away"], "has a new owner"),
    on("general", "Nefer", "/ra discard pyramid, obelisk", "Nefer"),
    Step {
        channel: "general",
        ..clicks("Amun", "/ra resign", &["Leave this game for good"], "You have left")
    },
    does("Nefer", BACKUP, "is a whole copy"),
    does("Khnum", DAYS_LATER, "’s time ran out"),
];

/// The steps of each life that the program has if nothing goes wrong.
pub(crate) const LIVES: [&[Step]; 2] = [&AT_FIRST, &IN_GAMES];

/// Lets Khnum look after the games.
pub(crate) fn appoint(discord: &Playground) {
    for channel in ["ra", "general"] {
        let permissions = vec!["MANAGE_CHANNELS".to_owned()];
        let person = Some("Khnum".to_owned());
        discord.order(Order::Allow { channel: channel.into(), permissions, person }).unwrap();
    }
}

/// Deals the games of the second life; returns the facts after that.
pub(crate) async fn deal(discord: &Playground, database: &Path) -> Facts {
    let store = Store::open(database).await.unwrap();
    DEALT.deal(discord, &store).await;
    Dealt { channel: "general", ..EARTHQUAKE }.deal(discord, &store).await;
    let facts = facts::read(discord, &store).await;
    store.close().await;
    facts
}

impl Step {
    /// Does it; returns what the person is told, or that nobody answered. That an answer comes in good time the local
    /// Discord sees to: it refuses one that is late.
    pub(crate) async fn take(&self, discord: &Playground) -> Option<String> {
        let person = discord.person(self.who).unwrap();
        let mut answer = None;
        if !self.line.is_empty() {
            answer = Some(self.said(&person, within(person.run(self.channel, self.line)).await).await?);
        }
        for label in self.clicks {
            let on = match &answer {
                Some(message) => message.clone(),
                None => self.newest(&person, label).await?,
            };
            if !has(&on, label) {
                break;
            }
            let before = person.read(self.channel).unwrap();
            answer = Some(match within(person.click(self.channel, id(&on), label)).await {
                Ok(BotResponse::Acknowledged) => self.follows(&person, &before).await?,
                clicked => self.said(&person, clicked).await?,
            });
        }
        answer.as_ref().map(words)
    }

    /// What was answered, once the bot has done thinking.
    async fn said(&self, person: &Person, answer: Result<BotResponse, Refused>) -> Option<Value> {
        let answer = answer.ok()?;
        let message = answer.message()?.clone();
        if !is_thinking(&message) {
            return Some(message);
        }
        let now = |read: &[Value]| {
            read.iter().find(|other| other["id"] == message["id"] && !is_thinking(other)).cloned()
        };
        let read = person.read_until(self.channel, |read| now(read).is_some());
        // A bot that has ended meanwhile says no more.
        now(&tokio::time::timeout(PATIENCE, read).await.ok()?.unwrap())
    }

    /// What is said some time after a click was acknowledged: what is new in the channel.
    async fn follows(&self, person: &Person, before: &[Value]) -> Option<Value> {
        let new = |read: &[Value]| read.iter().rev().find(|message| !before.contains(message)).cloned();
        let read = person.read_until(self.channel, |read| new(read).is_some());
        new(&tokio::time::timeout(PATIENCE, read).await.ok()?.unwrap())
    }

    /// The newest message with such a button, once it is there: after a fault it may come late.
    async fn newest(&self, person: &Person, label: &str) -> Option<Value> {
        let newest = |read: &[Value]| read.iter().rev().find(|message| has(message, label)).cloned();
        let read = person.read_until(self.channel, |read| newest(read).is_some());
        newest(&tokio::time::timeout(PATIENCE, read).await.ok()?.unwrap())
    }
}

/// Whether a message has a button that says so.
fn has(message: &Value, label: &str) -> bool {
    let rows = message["components"].as_array().into_iter().flatten();
    let mut all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    all.any(|one| one["label"] == label)
}
