//! Cups of an evening whose process is killed again and again: between an entry and its game, between a thread and its first
//! board, between a message and its answer. Every cup is held twice by the same seed, once undisturbed: both have the same
//! entries, and their channels the same messages.
//!
//! The bot is the real binary, in lives. Between two lives people press their buttons and play. The clock is turned while
//! the bot lives: what it misses is an outage, and moves every deadline.
//!
//! On PostgreSQL the server crashes, too, its connections are cut, and answers to commits are lost. The undisturbed cup is in
//! a file: both engines come to the same.

use std::time::Duration;

use local_discord::{ChannelKind, Fault, Limits, LocalDiscord, Matching, Options, Order};
use ra_bot::app::cups::{self, Act, Loaded};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Person as Presser, Request, ratings, repair, season};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{Store, games};
use ra_table::cup::{Entry, Kind as CupKind, Plan, TableNumber};
use ra_table::game::lobby::Status;
use ra_table::id::{CupId, GameId, InteractionId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use sqlx::Connection as _;
use tempfile::TempDir;
use tokio::sync::watch;

use super::{CHANNEL, asks, checks, people};
use crate::support::clicks::presses;
use crate::support::cups::publish;
use crate::support::dealt::{channel, guild, user};
use crate::support::life::{Life, until_disconnected};
use crate::support::place::{FailingServer, Faults, Place, Reader};
use crate::support::server::{SOON, play_at_once, within};
use crate::support::stored_game::StoredGame;
use crate::support::{connect, meddle};
use crate::{folder, number};

/// Where a cup has a post of its own, and a post for each table.
const FORUM: &str = "cups";
const NAME: &str = "Nile Cup";
/// How many people sign up: two tables, and a final.
const PEOPLE: usize = 6;
/// At this table people play so slowly that the time of the round ends it.
const SLOW: TableNumber = TableNumber(2);
/// How many actions people take between two lives at another table.
const ACTIONS: usize = 60;
/// What is due within so long is waited for.
const AT_ONCE: Duration = Duration::from_secs(3);
/// When the clock is turned by less, nobody plays at the slow table.
const A_WHILE: Duration = Duration::from_mins(1);
/// No answer that hangs comes before the death.
const FOR_EVER: Fault = Fault::HangAfter { ms: 10 * 60 * 1000 };
/// How the bot ends that cannot reach its database as it starts.
const TRY_AGAIN: i32 = 75;
/// No cup takes more lives.
const MOST_LIVES: usize = 300;

/// What was seen, for the report.
#[derive(Debug, Default)]
struct Tally {
    cups: usize,
    kills: usize,
    /// Deaths after which a table had no thread, a thread had no board, or the channel was still to be told something.
    without_thread: usize,
    without_board: usize,
    untold: usize,
    /// What has failed of a server.
    faults: Faults,
}

/// What has come of a cup.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    /// The entries until the end of the round.
    round: Vec<String>,
    /// What kinds of entries came after that, sorted: people are called by their results, and answer in any order.
    afterwards: Vec<String>,
    /// The buttons of its messages, sorted and without the numbers of entries.
    messages: Vec<String>,
    threads: usize,
}

/// Where a cup is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Held {
    InChannel,
    InForum,
}

/// How a life ends.
#[derive(Debug, Clone, Copy)]
enum Death {
    /// It is asked to end once all is done.
    Polite,
    /// It is killed while it starts.
    Early(Duration),
    /// It is killed when the database was changed so often.
    AfterChanges(usize),
    /// It is killed when Discord has done what it was asked for, and has not answered.
    BeforeAnswer(Matching),
}

/// What comes next.
#[derive(Debug)]
enum Next {
    /// Something is due.
    Work,
    /// Something is due after so long.
    Turn(Duration),
    /// All is done.
    Over,
}

struct Evening {
    discord: LocalDiscord,
    folder: TempDir,
    place: Place,
    held: Held,
    rng: SmallRng,
    cup: CupId,
    interactions: i64,
    /// The game whose clock is not waited for.
    slow: Option<GameId>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_of_a_cup_does_not_depend_on_kills() {
    killed_a_little(1, Held::InChannel, None).await;
}

/// The same on a PostgreSQL server that fails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_of_a_cup_does_not_depend_on_kills_on_postgres() {
    let Some(place) = Place::on_server() else { return };
    killed_a_little(1, Held::InChannel, Some(place)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_of_a_cup_in_a_forum_does_not_depend_on_kills() {
    killed_a_little(2, Held::InForum, None).await;
}

/// The same in channels and forums in turn, with as many kills in all as `RA_KILLS` says: `cargo xtask cups --killed`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn killed_as_often_as_wanted_cups_have_the_same_entries() {
    killed_as_often_as_wanted(false).await;
}

/// The same on a server: `cargo xtask cups --killed --postgres`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn killed_on_postgres_as_often_as_wanted_cups_have_the_same_entries() {
    killed_as_often_as_wanted(true).await;
}

async fn killed_a_little(seed: u64, held: Held, place: Option<Place>) {
    let mut tally = Tally::default();
    let is_on_server = place.is_some();
    compare(seed, held, 15, place, &mut tally).await;
    eprintln!("{tally:?}");
    assert!(tally.kills > 5, "{tally:?}");
    assert!(!is_on_server || tally.faults.are_any(), "{tally:?}");
}

/// Each cup has a server of its own, or none has one.
async fn killed_as_often_as_wanted(is_on_server: bool) {
    let (first, kills) = (number("RA_SEED").unwrap_or(1), number("RA_KILLS").unwrap_or(100) as usize);
    let mut tally = Tally::default();
    for seed in first.. {
        let held = if seed % 2 == 0 { Held::InForum } else { Held::InChannel };
        let place = is_on_server.then(Place::on_server);
        let Some(place) = place.map_or(Some(None), |server| server.map(Some)) else { return };
        compare(seed, held, MOST_LIVES, place, &mut tally).await;
        eprintln!("seed {seed}: {tally:?}");
        if tally.kills >= kills {
            break;
        }
    }
    assert!(tally.without_thread > 0 && tally.without_board > 0 && tally.untold > 0, "{tally:?}");
    assert!(!is_on_server || tally.faults.crashes > 0 && tally.faults.lost_answers > 0, "{tally:?}");
}

/// Holds the same cup without kills, and with so many at most, in a place of its own if it has one.
async fn compare(seed: u64, held: Held, most_kills: usize, place: Option<Place>, tally: &mut Tally) {
    let mut nothing = Tally::default();
    let undisturbed = Box::pin(hold(seed, held, 0, None, &mut nothing));
    let killed = Box::pin(hold(seed, held, most_kills, place, tally));
    let (undisturbed, killed) = tokio::join!(undisturbed, killed);
    assert_eq!(killed, undisturbed, "seed {seed}");
}

async fn hold(seed: u64, held: Held, most_kills: usize, place: Option<Place>, tally: &mut Tally) -> Outcome {
    let (folder, _) = folder();
    let place = place.unwrap_or_else(|| Place::in_folder(folder.path()));
    let names = (0..PEOPLE).map(name).collect();
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let discord = LocalDiscord::start(Options { people: names, limits, ..ra_bot::terminal::sample_guild() });
    let mut evening = Evening {
        discord: discord.await.unwrap(),
        folder,
        place,
        held,
        rng: SmallRng::seed_from_u64(seed),
        cup: CupId(0),
        interactions: 1 << 40,
        slow: None,
    };
    if held == Held::InForum {
        let forum = Order::CreateChannel { name: FORUM.into(), kind: ChannelKind::Forum };
        evening.discord.order(forum).unwrap();
    }
    evening.publish(seed).await;
    tally.cups += 1;
    let mut lives = 0;
    loop {
        let store = evening.place.open().await;
        let missing = repair::missing(&store, evening.now()).await.unwrap();
        assert_eq!(missing, [], "seed {seed}: tasks are missing");
        let next = evening.between_lives(&store).await;
        store.close().await;
        let turn = match next {
            Next::Work => None,
            Next::Turn(by) => Some(by),
            Next::Over => break,
        };
        if lives < most_kills {
            let death = evening.death();
            evening.live(turn, death).await;
            evening.count(tally).await;
        } else {
            evening.live(turn, Death::Polite).await;
        }
        lives += 1;
        assert!(lives < MOST_LIVES, "seed {seed}: the cup does not end: {next:?}");
    }
    let outcome = evening.outcome().await;
    tally.faults += evening.place.server().map(FailingServer::faults).unwrap_or_default();
    evening.discord.stop().await.unwrap();
    outcome
}

fn name(number: usize) -> String {
    format!("Memphite {number}")
}

impl Evening {
    fn now(&self) -> Millis {
        Millis(self.discord.now_ms())
    }

    fn channel(&self) -> &'static str {
        match self.held {
            Held::InChannel => CHANNEL,
            Held::InForum => FORUM,
        }
    }

    fn request(&mut self, name: &str) -> Request {
        self.interactions += 1;
        Request {
            interaction: InteractionId(self.interactions),
            route: Route::Post,
            channel: channel(&self.discord, self.channel()),
            game: None,
            question: None,
            person: Presser { user: user(&self.discord, name), name: name.to_owned() },
            now: self.now(),
        }
    }

    /// A cup is published, and everybody signs up.
    async fn publish(&mut self, seed: u64) {
        let store = self.place.open().await;
        let request = self.request(&name(0));
        let plan = Plan::of_kind(CupKind::Evening, self.now().after(Duration::from_hours(1)));
        let place = (guild(&self.discord), NAME);
        self.cup = publish(&store, &request, place, &plan, None).await.unwrap();
        for number in 0..PEOPLE {
            let request = self.request(&name(number));
            cups::act(&store, &request, self.cup, Act::SignUp).await.unwrap();
        }
        store.close().await;
        // The operating system has chosen another.
        meddle(&self.place.database(), &format!("UPDATE cup SET seed = '{seed:064x}'")).await;
    }

    /// People press and play; returns what comes next.
    async fn between_lives(&mut self, store: &Store) -> Next {
        let loaded = cups::loaded(store, self.cup).await.unwrap();
        self.say_that_they_are_here(store, &loaded).await;
        self.slow = slow_game(&loaded);
        let slow = self.slow;
        let mut goes_on = false;
        for table in loaded.tables.iter().filter(|table| Some(table.game) != slow) {
            goes_on |= self.play(store, table.game, ACTIONS).await;
        }
        if goes_on {
            return Next::Work;
        }
        let now = self.now();
        let mut reader = self.place.reader();
        let due = self.next_due(&mut reader).await;
        reader.close().await;
        match due {
            Some(at) if at <= now.after(AT_ONCE) => Next::Work,
            Some(at) => {
                let by = at.since(now);
                if let Some(slow) = slow.filter(|_| by > A_WHILE) {
                    self.play(store, slow, 1).await;
                }
                Next::Turn(by)
            }
            None => Next::Over,
        }
    }

    /// Everybody does so whom a message asks that.
    async fn say_that_they_are_here(&mut self, store: &Store, loaded: &Loaded) {
        let lines = cups::lines(store, self.cup).await.unwrap();
        let messages = self.messages();
        for person in &loaded.people {
            let question = lines.iter().rfind(|line| asks(&line.entry, person.number));
            let Some(question) = question.filter(|_| loaded.cup.here(person.number).is_ok()) else {
                continue;
            };
            let button = format!("cup:{}:here {} ", self.cup, question.seq);
            if messages.iter().flat_map(presses).any(|press| press.starts_with(&button)) {
                let request = self.request(&person.name);
                cups::act(store, &request, self.cup, Act::Here).await.unwrap();
            }
        }
    }

    /// People take so many actions at most in a game whose board they see; returns whether they took any.
    async fn play(&mut self, store: &Store, game: GameId, most: usize) -> bool {
        for taken in 0..most {
            let round = StoredGame::read(store, game).await;
            if round.row.is_unshown() || round.row.status != Status::Running {
                return taken > 0;
            }
            let mut decisions = (0..PEOPLE).map(name).filter_map(|name| {
                let action = people::answer(&round, user(&self.discord, &name), &mut self.rng)?;
                Some((name, action))
            });
            let Some((name, action)) = decisions.next() else { return taken > 0 };
            drop(decisions);
            let request = Request { game: Some(game), ..self.request(&name) };
            play_at_once(store, &request, &action.into()).await.unwrap();
        }
        true
    }

    /// When something is due that the cup and its games need; what is under way is due.
    async fn next_due(&self, reader: &mut Reader) -> Option<Millis> {
        let mut kinds =
            vec![Kind::Cup, Kind::CupNews, Kind::Clock, Kind::Board, Kind::TableMessage, Kind::ThreadMembers];
        let ended = format!("SELECT COUNT(*) FROM cup WHERE id = {} AND ended_at IS NOT NULL", self.cup);
        let ended = reader.number(&ended).await.unwrap_or_default();
        // Until its post is begun, nothing of a cup in a forum can be told.
        if ended > 0 || self.held == Held::InForum && self.posts(NAME).is_empty() {
            kinds.push(Kind::CupAnnouncement);
        }
        let kinds: Vec<String> = kinds.iter().map(|kind| format!("'{}'", kind.word())).collect();
        let sql = format!(
            "SELECT MIN(CASE WHEN claimed_by IS NULL THEN due_at ELSE 0 END) FROM task \
             WHERE due_at IS NOT NULL AND kind IN ({}) AND NOT (kind = 'clock' AND key = '{}')",
            kinds.join(", "),
            self.slow.map_or_else(String::new, |game| game.to_string()),
        );
        reader.number(&sql).await.map(Millis)
    }

    fn death(&mut self) -> Death {
        match self.rng.random_range(0..10) {
            0 => Death::Early(Duration::from_millis(self.rng.random_range(0..300))),
            1..=2 => Death::BeforeAnswer(Matching::SendMessage),
            3..=4 => Death::BeforeAnswer(Matching::StartThread),
            _ => Death::AfterChanges(self.rng.random_range(1..30)),
        }
    }

    /// A life, in which the clock is turned.
    async fn live(&mut self, turn: Option<Duration>, death: Death) {
        let mut life = Life::on(&self.discord, self.folder.path(), self.place.setting());
        if let Death::BeforeAnswer(matching) = death {
            self.discord.spoil(matching, 1, FOR_EVER);
        }
        if turn.is_some() || matches!(death, Death::Polite) {
            within(self.discord.until_connected()).await;
        }
        if let Some(by) = turn {
            self.discord.advance(by);
        }
        let mut reader = self.place.reader();
        let (death_comes, dead) = watch::channel(false);
        let seed = if self.place.server().is_some() { self.rng.random() } else { 0 };
        let living = async {
            match death {
                Death::Polite => self.until_rest_or(&mut life, &mut reader, async |_| false).await,
                Death::Early(after) => tokio::time::sleep(after).await,
                Death::AfterChanges(most) => {
                    let (mut changes, mut version) = (0, reader.version().await);
                    let is_over = async |reader: &mut Reader| {
                        let now = reader.version().await;
                        changes += usize::from(now != version);
                        version = now;
                        changes >= most
                    };
                    self.until_rest_or(&mut life, &mut reader, is_over).await;
                }
                Death::BeforeAnswer(_) => {
                    let is_over = async |_: &mut Reader| !self.discord.has_faults();
                    self.until_rest_or(&mut life, &mut reader, is_over).await;
                }
            }
            if let Death::Polite = death {
                life.terminate()
            } else {
                life.kill()
            }
            death_comes.send_replace(true);
        };
        let failing = async {
            if !matches!(death, Death::Polite) {
                self.place.fail(seed, &dead).await;
            }
        };
        tokio::join!(living, failing);
        reader.close().await;
        self.discord.order(Order::ClearFaults).unwrap();
        within(until_disconnected(&self.discord)).await;
    }

    /// Waits until nothing is due, or what ends the life has come to pass. Where its server fails as it starts, it ends by
    /// itself.
    async fn until_rest_or(
        &self,
        life: &mut Life,
        reader: &mut Reader,
        mut is_over: impl AsyncFnMut(&mut Reader) -> bool,
    ) {
        within(async {
            while !is_over(reader).await
                && self.next_due(reader).await.is_some_and(|at| at <= self.now().after(AT_ONCE))
            {
                if let Some(status) = life.has_ended() {
                    assert!(self.place.server().is_some(), "it has ended by itself: {status}");
                    assert_eq!(status.code(), Some(TRY_AGAIN));
                    break;
                }
                tokio::time::sleep(SOON).await;
            }
        })
        .await;
    }

    /// Counts a death, and where it fell.
    async fn count(&self, tally: &mut Tally) {
        tally.kills += 1;
        let store = self.place.open().await;
        let loaded = cups::loaded(&store, self.cup).await.unwrap();
        let mut tx = store.read().await.unwrap();
        let (mut without_thread, mut without_board) = (false, false);
        for table in &loaded.tables {
            let row = games::by_id(&mut tx, table.game).await.unwrap().unwrap();
            without_thread |= row.channel.is_none();
            without_board |= row.channel.is_some() && row.is_unshown();
        }
        let is_untold = tasks::is_there(&mut tx, Kind::CupNews, &self.cup.to_string()).await.unwrap();
        tally.without_thread += usize::from(without_thread);
        tally.without_board += usize::from(without_board);
        tally.untold += usize::from(is_untold);
        drop(tx);
        store.close().await;
    }

    /// What has come of the cup, whose results agree with its games.
    async fn outcome(&self) -> Outcome {
        let store = self.place.open().await;
        let loaded = cups::loaded(&store, self.cup).await.unwrap();
        let lines = cups::lines(&store, self.cup).await.unwrap();
        let results = season::check(&store, false).await.unwrap();
        assert_eq!((results.changed, results.frozen), (vec![], vec![]));
        assert_eq!(ratings::check(&store).await.unwrap().wrong.len(), 0);
        let mut reader = connect(&self.place.database()).await;
        checks::check(&loaded, &mut reader, &mut super::Tally::default()).await;
        reader.close().await.unwrap();
        store.close().await;
        // The first says when the cup begins.
        let end = lines.iter().position(|line| line.entry == Entry::End);
        let end = end.unwrap_or_else(|| panic!("no round ended: {lines:#?}"));
        let round = lines[1..=end].iter().map(|line| line.entry.to_string()).collect();
        let afterwards = lines[end + 1..].iter().map(|line| without_numbers(&line.entry.to_string()));
        let messages = self.messages();
        checks::check_told(&loaded, &lines, &messages);
        let cups = |message: &Value| presses(message).into_iter().find(|press| press.starts_with("cup:"));
        let pressed = messages.iter().filter_map(cups).map(|press| without_numbers(&press));
        Outcome {
            round,
            afterwards: sorted(afterwards),
            messages: sorted(pressed),
            threads: match self.held {
                Held::InChannel => messages.iter().filter(|message| message["thread"].is_object()).count(),
                Held::InForum => self.posts("").len(),
            },
        }
    }

    /// The messages of the cup's channel, or of its post.
    fn messages(&self) -> Vec<Value> {
        let person = self.discord.person(&name(0)).unwrap();
        match self.held {
            Held::InChannel => person.read(CHANNEL).unwrap(),
            Held::InForum => {
                let posts = self.posts(NAME);
                assert!(posts.len() < 2, "a cup has several posts");
                posts.iter().flat_map(|post| person.read(post).unwrap()).collect()
            }
        }
    }

    /// The posts of the forum that are called so; all of them, without a name.
    fn posts(&self, called: &str) -> Vec<String> {
        let channels = self.discord.person(&name(0)).unwrap().channels();
        let posts = channels.iter().filter(|channel| channel.parent.is_some());
        let posts = posts.filter(|post| called.is_empty() || post.name == called);
        posts.map(|post| post.id.to_string()).collect()
    }
}

/// The game that people play so slowly that the time of the round ends it, until it has.
fn slow_game(loaded: &Loaded) -> Option<GameId> {
    let table = loaded.cup.tables().iter().find(|table| table.number == SLOW && !table.is_cut_short)?;
    Some(loaded.opened(table.number)?.game)
}

fn without_numbers(words: &str) -> String {
    words
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn sorted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut words: Vec<String> = words.collect();
    words.sort_unstable();
    words
}
