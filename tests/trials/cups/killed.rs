//! An evening's cup, whose process is killed without warning again and again: between entry, thread and first board, while
//! computer players finish its games, and while its final is called. What comes of it is what comes of a cup that nobody
//! disturbs.
//!
//! The bot is the real binary, in lives. Between two lives the clock is turned, and people press their buttons.

use std::collections::BTreeMap;
use std::time::Duration;

use local_discord::{Limits, LocalDiscord, Options};
use ra_bot::app::cups::{self, Act, NewCup};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Person as Presser, Request, ratings, repair, season};
use ra_bot::store::{Store, cups as stored, tasks};
use ra_table::cup::{CupName, End, Entry, Kind, Plan};
use ra_table::id::{ChannelId, CupId, GuildId, InteractionId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use super::CHANNEL;
use crate::support::life::{Life, until_disconnected};
use crate::support::server::within;
use crate::{folder, number};

/// How many people sign up: two tables, and a final.
const PEOPLE: usize = 8;
/// How long a life lasts at most.
const LONGEST_LIFE: Duration = Duration::from_millis(2500);
/// No cup takes more lives.
const MOST_LIVES: usize = 400;

struct Trial {
    discord: LocalDiscord,
    folder: tempfile::TempDir,
    rng: SmallRng,
    cup: CupId,
    interactions: i64,
}

/// What has come of a cup: how often each word stands in its history, and how many messages and threads its channel has.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    words: BTreeMap<String, usize>,
    messages: usize,
    threads: usize,
}

impl Outcome {
    /// What comes of a cup whose people say that they are here, and do nothing else: computer players finish the games of
    /// its round.
    fn undisturbed() -> Outcome {
        let words = [
            ("publish evening", 1),
            ("sign up", PEOPLE),
            ("ask", 1),
            ("here", PEOPLE + 4),
            ("draw", 1),
            ("open", 3),
            ("announce", 1),
            ("finish", 2),
            ("end", 1),
            ("call", 4),
            ("final", 1),
            ("over", 1),
        ];
        let words = words.map(|(word, count)| (word.to_owned(), count)).into();
        Outcome { words, messages: 0, threads: 3 }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_of_a_cup_does_not_depend_on_kills() {
    hold(1, 25).await;
}

/// The same with more kills: `cargo xtask cups --killed`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn what_comes_of_cups_does_not_depend_on_kills() {
    let seed = number("RA_SEED").unwrap_or(1);
    for seed in seed..seed + number("RA_CUPS").unwrap_or(5) {
        hold(seed, 6).await;
    }
}

/// Holds a cup. Between two lives at most so many minutes pass.
async fn hold(seed: u64, minutes: u64) {
    let (folder, _) = folder();
    let names = (0..PEOPLE).map(|number| format!("Memphite {number}")).collect();
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let options = Options { people: names, limits, ..ra_bot::terminal::thebes() };
    let discord = LocalDiscord::start(options).await.unwrap();
    let mut trial =
        Trial { discord, folder, rng: SmallRng::seed_from_u64(seed), cup: CupId(0), interactions: 1 << 40 };
    trial.publish().await;
    let mut kills = 0;
    while !trial.live_and_die().await {
        kills += 1;
        assert!(kills < MOST_LIVES, "seed {seed}: the cup does not end");
        let passes = trial.rng.random_range(1..minutes);
        trial.discord.advance(Duration::from_mins(passes));
    }
    trial.tell_the_rest().await;
    assert_eq!(trial.outcome().await, Outcome::undisturbed(), "seed {seed}");
    eprintln!("seed {seed}: {kills} kills");
    trial.discord.stop().await.unwrap();
}

impl Trial {
    fn now(&self) -> Millis {
        Millis(self.discord.now_ms())
    }

    async fn store(&self) -> Store {
        Store::open(&self.folder.path().join("ra.sqlite")).await.unwrap()
    }

    fn request(&mut self, name: &str) -> Request {
        self.interactions += 1;
        Request {
            interaction: InteractionId(self.interactions),
            route: Route::Post,
            channel: ChannelId(id(self.discord.channel(CHANNEL).unwrap())),
            game: None,
            question: None,
            person: Presser { user: self.user(name), name: name.to_owned() },
            now: self.now(),
        }
    }

    fn user(&self, name: &str) -> UserId {
        UserId(id(self.discord.person(name).unwrap().id()))
    }

    /// A cup is published, and everybody signs up.
    async fn publish(&mut self) {
        let store = self.store().await;
        let request = self.request("Memphite 0");
        let new = NewCup {
            guild: GuildId(id(self.discord.guild())),
            channel: request.channel,
            name: CupName::read("Nile Cup").unwrap(),
            language: Language::En,
            plan: Plan::of_kind(Kind::Evening, self.now().after(Duration::from_hours(1))),
            role: None,
        };
        self.cup = cups::publish(&store, &request, &new).await.unwrap().unwrap();
        for number in 0..PEOPLE {
            let request = self.request(&format!("Memphite {number}"));
            cups::act(&store, &request, self.cup, Act::SignUp).await.unwrap().unwrap();
        }
        store.close().await;
    }

    /// One life, then people press what they are asked to; returns whether the cup is over.
    async fn live_and_die(&mut self) -> bool {
        let mut life = Life::begin(&self.discord, self.folder.path());
        let most = u64::try_from(LONGEST_LIFE.as_millis()).unwrap();
        tokio::time::sleep(Duration::from_millis(self.rng.random_range(50..most))).await;
        life.kill();
        within(until_disconnected(&self.discord)).await;
        let store = self.store().await;
        let missing = repair::missing(&store, self.now()).await.unwrap();
        assert_eq!(missing, [], "tasks are missing");
        let is_over = self.press(&store).await;
        store.close().await;
        is_over
    }

    /// Lives that end politely, until nothing is due any more.
    async fn tell_the_rest(&mut self) {
        loop {
            let mut life = Life::begin(&self.discord, self.folder.path());
            within(self.discord.until_connected()).await;
            tokio::time::sleep(LONGEST_LIFE).await;
            life.terminate();
            within(until_disconnected(&self.discord)).await;
            let store = self.store().await;
            let open = tasks::open(&store, self.now().after(Duration::from_secs(1))).await.unwrap();
            store.close().await;
            if open.is_empty() {
                return;
            }
        }
    }

    /// Everybody who is asked says that they are here; returns whether the cup is over.
    async fn press(&mut self, store: &Store) -> bool {
        let loaded = cups::loaded(store, self.cup).await.unwrap();
        if let Some(end) = loaded.cup.end() {
            assert_eq!(end, End::Over);
            return true;
        }
        let lines = stored::lines(&mut store.read().await.unwrap(), self.cup).await.unwrap();
        for person in &loaded.people {
            let is_asked = lines.iter().any(|line| match &line.entry {
                Entry::Ask(people) => people.contains(&person.number),
                Entry::Call { number, .. } => *number == person.number,
                _ => false,
            });
            if is_asked && loaded.cup.here(person.number).is_ok() {
                let request = self.request(&person.name);
                // While one is being written the next may be too late.
                let _ = cups::act(store, &request, self.cup, Act::Here).await.unwrap();
            }
        }
        false
    }

    async fn outcome(&self) -> Outcome {
        let store = self.store().await;
        let lines = stored::lines(&mut store.read().await.unwrap(), self.cup).await.unwrap();
        let mut words = BTreeMap::new();
        for line in lines {
            let text = line.entry.to_string();
            let word = text.split(|letter: char| letter.is_ascii_digit() || letter == ':').next();
            *words.entry(word.unwrap_or_default().trim().to_owned()).or_default() += 1;
        }
        let results = season::check(&store, false).await.unwrap();
        assert_eq!((results.changed, results.frozen), (vec![], vec![]));
        assert_eq!(ratings::check(&store).await.unwrap().wrong.len(), 0);
        store.close().await;
        let reader = self.discord.person("Memphite 0").unwrap();
        let messages: Vec<Value> = reader.read(CHANNEL).unwrap();
        let threads = messages.iter().filter(|message| message["thread"].is_object()).count();
        Outcome { words, messages: messages.len(), threads }
    }
}

fn id(id: local_discord::Id) -> i64 {
    id.to_string().parse().unwrap()
}
