//! An evening of play: people press whatever they find until a game is over.

use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use local_discord::{BotResponse, Delays, Id, LocalDiscord, Options, Person};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;
use test_tools::process;
use tokio::runtime::Runtime;

/// How many things people do at most; a game is over after about a third of that.
const MOST: usize = 6000;
/// Longer than anything takes; only a fault reaches it.
const PATIENCE: Duration = Duration::from_secs(60);
/// What people type now and then.
const COMMANDS: [&str; 12] = [
    "/ra me",
    "/ra board",
    "/ra board public:true",
    "/ra log",
    "/ra games",
    "/ra pace",
    "/ra help",
    "/ra help about:rules",
    "/ra orders",
    "/ra settings",
    "/ra draw",
    "/ra-play",
];
/// Buttons after which the game would not be played to its end.
const ENDS_IT: [&str; 5] = ["Resign", "Call off", "Call the game off", "Close the table", "Leave"];

/// How an evening goes.
pub(crate) struct Evening {
    pub(crate) players: usize,
    pub(crate) seed: u64,
    pub(crate) delays: Delays,
}

/// A process of the bot, ended with the test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

impl Evening {
    /// Plays it with a real process of the bot.
    pub(crate) fn play(&self, options: Options) {
        Runtime::new().unwrap().block_on(async {
            let shards = options.shards.get().into();
            let discord = LocalDiscord::start(options).await.unwrap();
            let folder = tempfile::tempdir().unwrap();
            let mut command = process::bot(Path::new(env!("CARGO_BIN_EXE_ra-bot")), &discord, folder.path());
            command.env("RA_EMOJI", "on").env("RA_LOG", "warn").stdout(Stdio::null());
            let mut bot = Bot(command.spawn().unwrap());
            tokio::time::timeout(PATIENCE, discord.until_commands()).await.expect("the bot comes");
            until_connected(&discord, shards).await;
            discord.delay(self.delays);
            self.people_play(&discord).await;
            process::terminate(&bot.0);
            let end = Instant::now() + PATIENCE;
            while bot.0.try_wait().unwrap().is_none() {
                assert!(Instant::now() < end, "the bot does not stop");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            discord.stop().await.unwrap();
        });
    }

    async fn people_play(&self, discord: &LocalDiscord) {
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let people = discord.people();
        let opened = people[0].run("ra", &format!("/ra new seats:{}", self.players)).await.unwrap();
        let table = id(opened.message().filter(|it| found(it, "Join").is_some()).expect("a table"));
        for person in &people[1..self.players] {
            person.click("ra", table, "Join").await.unwrap();
        }
        let thread = thread_of(&people[0]).await;
        for _ in 0..MOST {
            let person = people[..self.players].choose(&mut rng).unwrap();
            match rng.random_range(0..40) {
                0 => drop(person.run(&thread, COMMANDS.choose(&mut rng).unwrap()).await),
                1 => drop(person.complete(&thread, "/ra bid ").await),
                2 => discord.advance(Duration::from_mins(rng.random_range(1..4))),
                3..6 => press_something(person, &thread, &mut rng).await,
                _ => play(person, &thread, &mut rng).await,
            }
            if is_over(&people[0], &thread) {
                return;
            }
        }
        panic!("the game is not over after {MOST} steps");
    }
}

/// Waits until all shards of the bot are connected: before that, nothing answers people.
async fn until_connected(discord: &LocalDiscord, shards: usize) {
    let end = Instant::now() + PATIENCE;
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    loop {
        let sessions = client.get(format!("{}/sessions", discord.address())).send().await.unwrap();
        let sessions: Vec<Value> = sessions.json().await.unwrap();
        if sessions.iter().filter(|session| session["connected"] == true).count() == shards {
            return;
        }
        assert!(Instant::now() < end, "the bot comes");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The thread that the game is played in, once it has begun.
async fn thread_of(person: &Person) -> String {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(place) = person.channels().into_iter().find(|place| place.parent.is_some()) {
            return place.id.to_string();
        }
        assert!(Instant::now() < end, "no thread is opened");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn id(message: &Value) -> Id {
    Id::parse(message["id"].as_str().unwrap()).unwrap()
}

fn is_over(person: &Person, thread: &str) -> bool {
    let messages = person.read(thread).unwrap();
    messages.iter().any(|message| message["components"].to_string().contains("\"again:"))
}

/// Somebody presses a button of the board, and others on whatever that opens.
async fn play(person: &Person, thread: &str, rng: &mut SmallRng) {
    let Ok(messages) = person.read(thread) else { return };
    let is_board = |message: &&Value| parts(message).iter().any(|part| is_play(part));
    let Some(mut on) = messages.iter().rfind(is_board).cloned() else { return };
    for step in 0..4 {
        let parts = parts(&on).into_iter().filter(may_be_pressed).filter(|part| step > 0 || is_play(part));
        let Some(part) = parts.choose(rng) else { return };
        match press(person, thread, &on, part, rng).await {
            Some(BotResponse::Message { message } | BotResponse::Updated { message }) => on = message,
            _ => return,
        }
    }
}

/// Somebody presses a button, or chooses from a menu, of one of the newest messages.
async fn press_something(person: &Person, thread: &str, rng: &mut SmallRng) {
    let Ok(messages) = person.read(thread) else { return };
    let newest = messages.iter().rev().filter(|message| !parts(message).is_empty());
    let Some(message) = newest.take(3).choose(rng) else { return };
    let Some(part) = parts(message).into_iter().filter(may_be_pressed).choose(rng) else { return };
    if let Some(BotResponse::Modal { id, modal }) = press(person, thread, message, part, rng).await {
        let fields = modal["components"].as_array().into_iter().flatten();
        let fields = fields.filter_map(|row| row["components"][0]["custom_id"].as_str());
        let texts: Vec<(&str, &str)> = fields.map(|field| (field, "draw")).collect();
        // What nobody can read is refused, in a message.
        drop(person.submit(id, &texts).await);
    }
}

/// What comes of a press or a choice; `None` where Discord's client does not let it happen.
async fn press(
    person: &Person,
    thread: &str,
    on: &Value,
    part: &Value,
    rng: &mut SmallRng,
) -> Option<BotResponse> {
    let name = part["custom_id"].as_str()?;
    let Some(options) = part["options"].as_array() else {
        return person.click(thread, id(on), name).await.ok();
    };
    let least = part["min_values"].as_u64().unwrap_or(1) as usize;
    let most = part["max_values"].as_u64().unwrap_or(1) as usize;
    let count = rng.random_range(least..=most.max(least));
    let chosen = options.iter().filter_map(|option| option["value"].as_str()).sample(rng, count);
    person.choose(thread, id(on), name, &chosen).await.ok()
}

fn is_play(part: &Value) -> bool {
    part["custom_id"].as_str().is_some_and(|name| name.starts_with("play:"))
}

/// The part of a message with that label.
fn found<'a>(message: &'a Value, label: &str) -> Option<&'a Value> {
    parts(message).into_iter().find(|part| part["label"] == label)
}

/// The buttons and menus of a message.
fn parts(message: &Value) -> Vec<&Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter(|part| part["custom_id"].is_string() && part["disabled"] != true).collect()
}

fn may_be_pressed(part: &&Value) -> bool {
    !part["label"].as_str().is_some_and(|label| ENDS_IT.iter().any(|end| label.starts_with(end)))
}
