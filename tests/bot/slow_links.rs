//! Slow links and a slow machine: whatever takes long, what was asked for happens once, and people see one board and are
//! told if Discord lets them be.
//!
//! All times are three times those of the real Discord, and nobody acts before everything is prepared, and then few
//! at a time, so that a busy machine changes nothing: an answer is taken for nine seconds, and deferred after 3.6.

use std::fmt::Write as _;
use std::time::Duration;

use futures_util::future::join_all;
use local_discord::{BotResponse, Delays, Id, Limits, Options, Person, Refused};
use ra_bot::config::{AnswerTimeouts, Config};
use ra_bot::terminal::sample_guild;
use ra_table::game::SecondThoughts;
use serde_json::Value;
use tokio::sync::{Barrier, Semaphore, SemaphorePermit};

use crate::support::clicks::{Hand, id, is_board};
use crate::support::dealt::{Dealt, MANY_MONUMENTS, THREE};
use crate::support::server::{Says, Server, is_thinking, wait_while, within, without_numbers, words};

/// By how much everything is slower than it would be.
const SCALE: u32 = 3;
/// How many servers are prepared at the same time, and on how many somebody acts then.
const AT_ONCE: usize = 12;

/// What somebody does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// A button of the board.
    Button,
    /// A button of a private panel, which leads to a board.
    Panel,
    /// A button of a private panel, which changes that alone.
    Step,
    /// A command whose answer everybody sees.
    Command,
    /// A command whose answer is private, and leads to a board.
    Private,
    /// A command that only looks.
    Look,
}

/// How long something takes, in milliseconds of the real Discord.
#[derive(Debug, Clone, Copy)]
struct Slow {
    /// What Discord tells.
    events: u64,
    /// The machine, before it has written down what happened.
    commit: u64,
    /// What is sent to Discord.
    requests: u64,
    /// What it answers.
    answers: u64,
}

const QUICK: Slow = Slow { events: 0, commit: 0, requests: 0, answers: 0 };

const LINKS: [(&str, Slow); 10] = [
    ("nothing is slow", QUICK),
    ("answers arrive 1.5 s late", Slow { answers: 1500, ..QUICK }),
    ("answers arrive 4 s late", Slow { answers: 4000, ..QUICK }),
    ("requests arrive 1.5 s late", Slow { requests: 1500, ..QUICK }),
    ("requests arrive 4 s late", Slow { requests: 4000, ..QUICK }),
    ("events arrive 1.5 s late", Slow { events: 1500, ..QUICK }),
    ("events arrive 4 s late", Slow { events: 4000, ..QUICK }),
    ("both ways take 0.5 s", Slow { events: 500, requests: 500, answers: 500, ..QUICK }),
    ("writing takes 2 s", Slow { commit: 2000, ..QUICK }),
    // Longer than an interaction is remembered by its number.
    ("writing takes 4 s", Slow { commit: 4000, ..QUICK }),
];

fn scaled(ms: u64) -> Duration {
    Duration::from_millis(ms) * SCALE
}

async fn server() -> Server {
    let answer = AnswerTimeouts::USUAL.answer * SCALE;
    let limits = Limits { answer_window: answer, rate_limits: false, ..Limits::default() };
    let options = Options { limits, ..sample_guild() };
    let AnswerTimeouts { defer, attempt, .. } = AnswerTimeouts::USUAL;
    let times = AnswerTimeouts { answer, defer: defer * SCALE, attempt: attempt * SCALE };
    let set = |config: &mut Config| {
        config.answers = times;
        // What is decided is played as soon as the program looks.
        config.second_thoughts = SecondThoughts { usual: Duration::ZERO, live: Duration::ZERO };
    };
    Server::on(options, set, async |_, _| {}).await
}

impl Deed {
    /// The game in which it is done, and what its history is afterwards.
    fn dealt(self) -> (Dealt, &'static [&'static str]) {
        match self {
            Deed::Button | Deed::Command => (Dealt { bag: "nile gold ra", ..THREE }, &["draw"]),
            Deed::Panel | Deed::Private => {
                (Dealt { bag: "nile gold", played: "draw", ..THREE }, &["draw", "invoke"])
            }
            Deed::Step => (MANY_MONUMENTS, &[]),
            Deed::Look => (THREE, &[]),
        }
    }

    fn person(self) -> &'static str {
        match self {
            Deed::Panel | Deed::Private => "Amun",
            Deed::Button | Deed::Command | Deed::Step | Deed::Look => "Nefer",
        }
    }

    /// The message on which it is done, opened while nothing is slow.
    async fn on(self, hand: &Hand<'_>) -> Result<Id, Refused> {
        let (opens, has) = match self {
            Deed::Panel => ("Invoke Ra…", "Invoke, ask me last"),
            // The board tells of a Pyramid, too.
            Deed::Step => ("Choose tiles…", "Sphinx (0 of 3)"),
            Deed::Button | Deed::Command | Deed::Private | Deed::Look => return hand.board(),
        };
        hand.click(&[opens]).await?;
        // On a busy machine the answer comes after the promise of one.
        let is_it = |message: &&Value| message.to_string().contains(has);
        let read =
            within(hand.person.read_until(hand.channel, |read| read.iter().any(|one| is_it(&one)))).await?;
        Ok(id(read.iter().rfind(is_it).unwrap()))
    }

    async fn act(self, person: &Person, on: Id) -> Result<BotResponse, Refused> {
        match self {
            Deed::Button => person.click("ra", on, "Draw").await,
            Deed::Panel => person.click("ra", on, "Invoke, ask me last").await,
            Deed::Step => person.click("ra", on, "Pyramid").await,
            Deed::Command => person.run("ra", "/ra draw").await,
            Deed::Private => person.run("ra", "/ra invoke").await,
            Deed::Look => person.run("ra", "/ra me").await,
        }
    }
}

/// Whether a person's client shows that the bot has heard them; if not, it says after a while that it has not.
fn in_time(answer: &BotResponse) -> &'static str {
    match answer {
        BotResponse::Message { .. } | BotResponse::Updated { .. } | BotResponse::Acknowledged => "in time",
        BotResponse::NoResponse => "too late",
        BotResponse::Choices { .. } | BotResponse::Modal { .. } => panic!("{answer:?}"),
    }
}

/// When somebody acts: once everything is prepared, and few others do. Whoever waits for slow links takes no work
/// meanwhile, but what they do between is not to be late because many do it.
struct Turns {
    few: Semaphore,
    all_are_ready: Barrier,
}

impl Turns {
    fn of(count: usize) -> Turns {
        Turns { few: Semaphore::new(AT_ONCE), all_are_ready: Barrier::new(count) }
    }

    /// Prepares something, and waits for its turn, which ends with what is returned beside it.
    async fn after<T>(&self, prepared: impl Future<Output = T>) -> (T, SemaphorePermit<'_>) {
        let place = self.few.acquire().await.unwrap();
        let done = prepared.await;
        drop(place);
        self.all_are_ready.wait().await;
        (done, self.few.acquire().await.unwrap())
    }
}

/// Lets the link be slow, and the machine, while somebody acts.
async fn act_over(
    server: &Server,
    slow: Slow,
    deed: impl Future<Output = Result<BotResponse, Refused>>,
) -> &'static str {
    let Slow { events, commit, requests, answers } = slow;
    let [events, requests, answers] = [events, requests, answers].map(scaled);
    server.discord.delay(Delays { events, requests, answers });
    let writer = if commit > 0 { Some(server.store.write().await.unwrap()) } else { None };
    // However late a slow machine hears of it, it has told Discord by then that it takes long.
    let (answer, ()) = tokio::join!(within(deed), tokio::time::sleep(scaled(commit)));
    drop(writer);
    in_time(&answer.unwrap())
}

/// Lets what is on its way arrive, and then nothing be slow any more.
async fn be_quick_again(server: &Server, slow: Slow) {
    tokio::time::sleep(scaled(slow.events.max(slow.requests + slow.answers))).await;
    server.discord.delay(Delays::default());
}

/// Does something over such a link, and says what came of it, a line.
async fn cell(deed: Deed, slow: Slow, turns: &Turns) -> String {
    let prepared = async {
        let server = server().await;
        let (dealt, _) = deed.dealt();
        let game = server.deal(dealt).await;
        // A message of the bot's own says how long the way to Discord is.
        server.run("Nefer", "ra", "/ra board public:true").await;
        server.settled(game).await;
        let person = server.person(deed.person());
        let hand = Hand { person: &person, channel: "ra", game: game.0 };
        // On a busy machine it comes with the next try.
        wait_while(async || hand.board().is_err()).await;
        // On a busy machine that may have been answered in private, too.
        let old: Vec<Id> = person.read("ra").unwrap().iter().map(id).collect();
        let on = deed.on(&hand).await.unwrap();
        let before = server.history(game).await;
        (server, game, person, old, on, before)
    };
    let ((server, game, person, old, on, before), _turn) = turns.after(prepared).await;
    let (_, expected) = deed.dealt();

    let seen = act_over(&server, slow, deed.act(&person, on)).await;
    // It happens however late it is heard of.
    let is_done =
        |history: &[String]| if expected.is_empty() { history == before } else { history == expected };
    within(async {
        while !is_done(&server.history(game).await) {
            // Seldom: many wait at the same time, and are not to be what makes the machine slow.
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    })
    .await;
    be_quick_again(&server, slow).await;
    let is_told = |read: &[Value]| !read.iter().any(is_thinking);
    within(person.read_until("ra", is_told)).await.unwrap();
    // What is told after the board is there is told too.
    server.at_rest().await;
    server.settled(game).await;
    let read = person.read("ra").unwrap();
    assert!(is_done(&server.history(game).await), "{deed:?} {slow:?}: once");
    let boards: Vec<&Value> = read.iter().filter(|message| is_board(message, game.0)).collect();
    assert_eq!(boards.len(), 1, "{deed:?} {slow:?}: {boards:#?}");
    let is_told = |message: &&Value| message["flags"] == 64 && !old.contains(&id(message));
    let told: Vec<String> = read.iter().filter(is_told).map(words).collect();
    let told = told.last().map_or("nothing", |told| told.lines().next().unwrap_or_default());
    let told = told.split_once(" https://").map_or(told, |(before, _)| before);
    server.end().await;
    format!("{seen}; told in private: {told}")
}

/// A table opened over such a link: what the person sees, and whether they are told where it stands.
async fn opened(slow: Slow, turns: &Turns) -> String {
    let prepared = async {
        let server = server().await;
        server.run("Isis", "ra", "/ra games").await;
        server
    };
    let (server, _turn) = turns.after(prepared).await;
    let nefer = server.person("Nefer");
    let seen = act_over(&server, slow, nefer.run("ra", "/ra new seats:2 invite:@Amun")).await;
    be_quick_again(&server, slow).await;
    let tables =
        |read: &[Value]| read.iter().filter(|message| words(message).contains("A seat is kept for")).count();
    let is_told = |read: &[Value]| !read.iter().any(is_thinking) && tables(read) > 0;
    within(nefer.read_until("ra", is_told)).await.unwrap();
    // Where the table stands is told after it is there.
    server.at_rest().await;
    let read = nefer.read("ra").unwrap();
    server.run("Amun", "ra", "/ra join").await.says("has started in");
    assert_eq!(tables(&read), 1, "{slow:?}: {read:#?}");
    let amun = server.person("Amun");
    assert_eq!(amun.unread("ra").unwrap().mentions, 1, "{slow:?}: called once");
    let is_led = read.iter().any(|message| words(message).starts_with("Done: https://"));
    server.end().await;
    format!("{seen}{}", if is_led { ", and led to it in private" } else { "" })
}

#[tokio::test]
async fn a_table_is_opened_once_however_slow_the_link() {
    let turns = Turns::of(LINKS.len());
    let told = LINKS.map(async |(link, slow)| format!("{link}: {}\n", Box::pin(opened(slow, &turns)).await));
    insta::assert_snapshot!(join_all(told).await.concat());
}

/// What is offered while somebody types cannot be deferred: late, it is nothing.
#[tokio::test]
async fn what_is_offered_while_typing_is_nothing_once_it_is_late() {
    let server = server().await;
    server.deal_shown(THREE).await;
    let nefer = server.person("Nefer");
    let offered = async || match nefer.complete("ra", "/ra settings sleep:2").await.unwrap() {
        BotResponse::Choices { choices } => choices.len(),
        other => panic!("{other:?}"),
    };
    assert_ne!(offered().await, 0);
    server.discord.delay(Delays { events: Duration::from_millis(3500), ..Delays::default() });
    assert_eq!(offered().await, 0);
    server.discord.delay(Delays::default());
    server.end().await;
}

/// A row for each thing that somebody does, and what they see over each link.
#[tokio::test]
async fn whatever_takes_long_happens_once_and_is_answered_if_it_can_be() {
    let deeds = [Deed::Button, Deed::Panel, Deed::Step, Deed::Command, Deed::Private, Deed::Look];
    let turns = Turns::of(deeds.len() * LINKS.len());
    let rows = join_all(deeds.map(async |deed| {
        let cells = join_all(LINKS.map(async |(_, slow)| Box::pin(cell(deed, slow, &turns)).await)).await;
        let mut row = format!("{deed:?}\n");
        for ((link, _), cell) in LINKS.iter().zip(cells) {
            writeln!(row, "  {link}: {cell}").unwrap();
        }
        row
    }))
    .await;
    insta::assert_snapshot!(without_numbers(&rows.concat(), "<t:"));
}
