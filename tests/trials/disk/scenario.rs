//! What people do on a disk that is not to be relied on: every kind of change once, step by step, always the same.

use std::path::Path;
use std::time::Duration;

use local_discord::{BotResponse, LocalDiscord, Person, Refused};
use ra_bot::store::Store;
use serde_json::Value;

use super::database_facts::{self, Facts};
use crate::support::clicks::{carry_on, id, is_private, parts};
use crate::support::dealt::{Dealt, EARTHQUAKE, THREE};
use crate::support::permissions::appointing;
use crate::support::server::{PATIENCE, is_thinking, within, words};

/// What one person does.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step<'a> {
    pub(crate) who: &'a str,
    channel: &'a str,
    /// A command, `backup`, or `days later`.
    pub(crate) line: &'a str,
    /// What is clicked then: the first on the answer, or on the newest public message that has it if there is no
    /// command; each other on what came of the click before.
    clicks: &'a [&'a str],
    /// What the answer to this step says, and nothing that is said of those before, which may come late. Whoever can
    /// still take back what they have decided carries on.
    pub(crate) told: &'a str,
}

/// Copies the database while it is in use.
pub(crate) const BACKUP: &str = "backup";
/// Turns the clock on, and waits until what is to be told is on the board.
pub(crate) const DAYS_LATER: &str = "days later";
/// What is told of a chair that is offered.
const OFFERED: &str = "would you like a chair";
/// More than the time that a player has at the start of a game.
pub(crate) const DAYS: Duration = Duration::from_secs(50 * 60 * 60);

const fn on<'a>(channel: &'a str, who: &'a str, line: &'a str, told: &'a str) -> Step<'a> {
    Step { who, channel, line, clicks: &[], told }
}

/// Types a command where most is done.
pub(crate) const fn does<'a>(who: &'a str, line: &'a str, told: &'a str) -> Step<'a> {
    on("ra", who, line, told)
}

const fn clicks<'a>(who: &'a str, line: &'a str, clicks: &'a [&'a str], told: &'a str) -> Step<'a> {
    Step { who, channel: "ra", line, clicks, told }
}

/// With a database that is made on the way: tables, settings, a server's language.
const AT_FIRST: [Step<'static>; 17] = [
    does("Nefer", "/ra new seats:4 quick:false here:true", "free seat"),
    does("Amun", "/ra join", "You have joined"),
    does("Amun", "/ra leave", "is free again"),
    does("Nefer", "/ra computer level:easy", "easy"),
    clicks("Isis", "", &["Join"], "Isis"),
    does("Nefer", "/ra computer remove:true", "has left"),
    does("Nefer", "/ra cancel", "is closed"),
    does("Nefer", "/ra new seats:2 quick:false here:false", "free seat"),
    does("Amun", "/ra join", "has started"),
    clicks("Khnum", "/ra-admin cancel game:2", &["Call the game off"], "Game 2 is called off"),
    does("Seti", "/ra new seats:2 computers:1 level:easy quick:false here:true", "epoch 1,"),
    clicks("Khnum", "/ra-admin cancel game:3", &["Call the game off"], "Game 3 is called off"),
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
const IN_GAMES: [Step<'static>; 33] = [
    does("Nefer", "/ra draw", "Nile"),
    does("Nefer", "/ra orders auction:8", "8"),
    does("Nefer", "/ra orders auction:ask", "I ask you"),
    does("Isis", "/ra orders draw:4", "4"),
    does("Isis", "/ra orders draw:0", "on your turns I ask you"),
    clicks("Amun", "", &["Draw"], "Pharaoh"),
    does("Isis", "/ra invoke bid:10", "Isis invoked Ra"),
    does("Amun", "/ra bid 12", "Noted"),
    does("Amun", "/ra withdraw", "No answer noted"),
    does("Amun", "/ra pass", "Noted"),
    clicks("Nefer", "", &["Pass"], "Isis won"),
    does("Nefer", "/ra draw", "God"),
    does("Amun", "/ra draw", "Gold"),
    does("Isis", "/ra invoke bid:pass", "Isis invoked Ra"),
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
    clicks("Isis", "", &["Yes, give my chair away"], OFFERED),
    clicks("Seti", "", &["Take the chair"], "has taken"),
    on("general", "Nefer", "/ra discard pyramid", "Nefer lost"),
    on("general", "Nefer", "/ra undo", "Taken back"),
    on("general", "Nefer", "/ra discard pyramid, obelisk", "Nefer lost"),
    Step {
        channel: "general",
        ..clicks("Amun", "/ra resign", &["Leave this game for good"], "You have left")
    },
    does("Nefer", BACKUP, "is a whole copy"),
    does("Khnum", DAYS_LATER, "’s time ran out"),
];

/// The steps of each life that the program has if nothing goes wrong.
pub(crate) const LIVES: [&[Step<'static>]; 2] = [&AT_FIRST, &IN_GAMES];

/// Lets Khnum look after the games.
pub(crate) fn appoint(discord: &LocalDiscord) {
    for channel in ["ra", "general"] {
        discord.order(appointing(channel, "Khnum")).unwrap();
    }
}

/// Deals the games of the second life; returns the facts after that.
pub(crate) async fn deal(discord: &LocalDiscord, database: &Path) -> Facts {
    let store = Store::open(database).await.unwrap();
    DEALT.deal(discord, &store).await;
    Dealt { channel: "general", ..EARTHQUAKE }.deal(discord, &store).await;
    let facts = database_facts::read(discord, &store).await;
    store.close().await;
    facts
}

impl Step<'_> {
    /// Does it; returns what the person is told, or that nobody answered. That an answer comes in good time the local
    /// Discord sees to: it refuses one that is late. Says when the person has been told that it will be played,
    /// before they carry on.
    pub(crate) async fn take(&self, discord: &LocalDiscord, will_be_played: impl FnOnce()) -> Option<String> {
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
            answer = Some(self.click(&person, &on, label).await?);
        }
        let answer = answer?;
        match carry_on(&answer) {
            Some(button) => {
                will_be_played();
                Some(words(&self.click(&person, &answer, &button).await?))
            }
            None => Some(words(&answer)),
        }
    }

    /// Whether the first click is on what everybody is shown, which may come late after a fault.
    pub(crate) fn is_on_what_is_shown(&self) -> bool {
        self.line.is_empty()
    }

    /// Whether somebody else is to press something on the answer, which nothing brings if a fault has kept it back:
    /// whoever was not answered does it again, though it has happened.
    pub(crate) fn is_to_be_pressed(&self) -> bool {
        self.told == OFFERED
    }

    async fn click(&self, person: &Person, on: &Value, button: &str) -> Option<Value> {
        let before = person.read(self.channel).unwrap();
        match within(person.click(self.channel, id(on), button)).await {
            Ok(BotResponse::Acknowledged) => self.follows(person, &before).await,
            clicked => self.said(person, clicked).await,
        }
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

    /// What is said some time after a click was acknowledged: in private, or to everybody, who may at the same time
    /// be told of what was done before.
    async fn follows(&self, person: &Person, before: &[Value]) -> Option<Value> {
        let is_new = |message: &Value| !before.iter().any(|other| other["id"] == message["id"]);
        let answers = |message: &Value| {
            words(message).contains(self.told) && !before.contains(message)
                || is_private(message) && is_new(message)
        };
        let answer = |read: &[Value]| read.iter().rev().find(|message| answers(message)).cloned();
        let read = person.read_until(self.channel, |read| answer(read).is_some());
        answer(&tokio::time::timeout(PATIENCE, read).await.ok()?.unwrap())
    }

    /// The newest message with such a button, once it is there: after a fault it may come late.
    async fn newest(&self, person: &Person, label: &str) -> Option<Value> {
        let is_it = |message: &&Value| !is_private(message) && has(message, label);
        let newest = |read: &[Value]| read.iter().rev().find(is_it).cloned();
        let read = person.read_until(self.channel, |read| newest(read).is_some());
        newest(&tokio::time::timeout(PATIENCE, read).await.ok()?.unwrap())
    }
}

/// Whether a message has a button that says so.
fn has(message: &Value, label: &str) -> bool {
    parts(message).any(|one| one["label"] == label)
}
