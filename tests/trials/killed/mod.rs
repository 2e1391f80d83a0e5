//! The process is killed without warning, again and again, while many games are played: no action that was answered
//! is missing afterwards, none happened twice, and the channels come to show how things stand by themselves.
//!
//! The bot is the real binary, in lives. Between two lives the database is opened and compared, entry by entry, with
//! what the players were answered; only a command that was under way when the process died may have happened or not.
//!
//! On PostgreSQL the server crashes, too, its connections are cut, and answers to commits are lost. Now and then it is away
//! for days, which costs nobody any time.

mod board_calls;
mod known_game;
mod other_actions;
mod players;
mod shown_actions;
pub(crate) mod shown_games;
mod tables;

use std::time::{Duration, Instant};

use local_discord::{Fault, Limits, LocalDiscord, Matching, Options, Order};
use ra_bot::app::{ratings, repair, season};
use ra_bot::store::boards::{self, KnownBoard};
use ra_bot::store::games::{self, GameRow};
use ra_bot::store::{Store, dated_settings, entries, notifications, shards};
use ra_bot::terminal::sample_guild;
use ra_table::game::lobby::Status;
use ra_table::game::{Actor, Ahead, Entry, Line, Setting};
use ra_table::id::{GameId, Shard, UserId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use sqlx::Connection as _;
use tempfile::TempDir;
use tokio::sync::watch;

use self::board_calls::BoardCalls;
use self::known_game::By;
use self::other_actions::Deeds;
use self::players::{Played, Waiting};
use self::tables::Tables;
use crate::support::connect;
use crate::support::dealt::user;
use crate::support::life::{Life, until_disconnected};
use crate::support::permissions::{allowing, denying};
use crate::support::place::{FailingServer, Faults, Place};
use crate::support::server::{PEOPLE, SOON, within};
use crate::support::stored_game::StoredGame;
use crate::{folder, number};

/// How long after a death an answer may still come that was on its way.
const AFTERLIFE: Duration = Duration::from_millis(150);

/// More than the time that a player has at the start of a game.
const DAYS: Duration = Duration::from_secs(50 * 60 * 60);

/// For so long a server is away, so that nights begin and end as they would have without that.
const AWAY: Duration = Duration::from_hours(48);

/// A server is away in every life of this number.
const LIVES_WITH_SERVER: usize = 12;

/// A sign of life is of now that is not older than this: times are told in whole seconds.
const A_MOMENT: Duration = Duration::from_secs(10);

/// What the bot's log says when its sign of life could not be noted.
const NO_SIGN_OF_LIFE: &str = "the sign of life could not be noted";

/// For so long at most it is gone on with once there were as many deaths as wanted, for the sake of what has not happened
/// yet.
const LONGEST_TRIAL: Duration = Duration::from_secs(12 * 60);

/// No machine on which anybody would wait for it is slower.
const MOST_SLOWNESS: u32 = 8;

/// What the trial did, for the report of the long one.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    kills: usize,
    /// Commands that changed a game and were answered.
    answered: usize,
    /// Those of them that were given by direct message.
    directly: usize,
    /// Commands whose answer never came.
    unanswered: usize,
    /// Those of them that had happened all the same.
    happened: usize,
    /// Games in which a death fell.
    games: usize,
    /// How often the clock was turned, and what the program did because of it.
    turned: usize,
    by_timers: usize,
    /// In how many lives the bot or a person did not see a channel, or a thread was locked.
    hidden: usize,
    /// How many games have lost their thread.
    deleted: usize,
    /// Moves that were made because anybody would have made them.
    clear: usize,
    ended: usize,
    /// Calls besides the boards that were seen to stand somewhere, and those of boards.
    calls: usize,
    board_calls: usize,
    /// How often all channels came to be right after a start, and the longest time until then.
    looked: usize,
    slowest_repair: Duration,
    /// How often a server was away for days, and what else has failed of it.
    away: usize,
    faults: Faults,
}

struct Trial {
    discord: LocalDiscord,
    folder: TempDir,
    place: Place,
    rng: SmallRng,
    games: Vec<Played>,
    tables: Tables,
    deeds: Deeds,
    board_calls: BoardCalls,
    tally: Tally,
    /// How many times longer everything takes than on a machine that has nothing else to do, as far as is known.
    slowness: u32,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_loses_nothing_and_doubles_nothing() {
    trial(Plan { kills: 14, at_once: 10, seed: 1 }, None).await;
}

/// The same on a PostgreSQL server that fails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "its long form has not yet passed with two seeds"]
async fn killed_on_postgres_it_loses_nothing_and_doubles_nothing() {
    let Some(place) = Place::on_server() else { return };
    let seed = number("RA_SEED").unwrap_or(1);
    trial(Plan { kills: 14, at_once: 10, seed }, Some(place)).await;
}

/// The same for longer: `cargo xtask kills`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn killed_in_hundreds_of_games_it_loses_nothing_and_doubles_nothing() {
    trial(Plan::long(), None).await;
}

/// The same on a server: `cargo xtask kills --postgres`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn killed_on_postgres_in_hundreds_of_games_it_loses_nothing_and_doubles_nothing() {
    let Some(place) = Place::on_server() else { return };
    trial(Plan::long(), Some(place)).await;
}

/// How much happens.
struct Plan {
    kills: usize,
    at_once: usize,
    seed: u64,
}

impl Plan {
    fn long() -> Plan {
        let kills = number("RA_KILLS").unwrap_or(500) as usize;
        Plan { kills, at_once: 40, seed: number("RA_SEED").unwrap_or(2) }
    }
}

async fn trial(Plan { kills, at_once, seed }: Plan, place: Option<Place>) {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    let (folder, _) = folder();
    let log = folder.path().join("exchanges.jsonl");
    let discord =
        LocalDiscord::start(Options { limits, log: Some(log.clone()), ..sample_guild() }).await.unwrap();
    let deeds = Deeds::begin(&discord);
    let place = place.unwrap_or_else(|| Place::in_folder(folder.path()));
    wants_direct_messages(&discord, &place).await;
    let mut trial = Trial {
        discord,
        deeds,
        folder,
        place,
        rng: SmallRng::seed_from_u64(seed),
        games: Vec::new(),
        tables: Tables::default(),
        board_calls: BoardCalls::new(log),
        tally: Tally::default(),
        slowness: 1,
    };
    let begun = Instant::now();
    // In a short trial not everything has its turn.
    let is_long = kills >= 100;
    let fails = is_long && trial.place.server().is_some();
    let missing = |tally: &Tally, deeds: &Deeds| -> Vec<&'static str> {
        let happened = [
            ("games", tally.games >= at_once),
            ("answers", tally.answered > 2 * kills),
            ("time-outs", tally.by_timers > 0),
            ("notifications", tally.calls > 0 || !is_long),
            ("actions by direct message", tally.directly > 0 || !is_long),
            ("clear moves", tally.clear > 0 || !is_long),
            ("channels that were looked at", tally.looked > 0 || !is_long),
            ("every deed", deeds.least() > 0 || !is_long),
            ("deleted threads", tally.deleted > 0 || !is_long),
            ("crashes", tally.faults.crashes > tally.away || !fails),
            ("cut connections", tally.faults.cuts > 0 || !fails),
            ("late connections", tally.faults.late > 0 || !fails),
            ("lost answers to commits", tally.faults.lost_answers > 0 || !fails),
        ];
        happened.into_iter().filter(|(_, has)| !has).map(|(what, _)| what).collect()
    };
    // Where little happens in a life it takes more of them.
    for life in 0..5 * kills {
        let missing = missing(&trial.tally, &trial.deeds);
        if life >= kills && (missing.is_empty() || begun.elapsed() > LONGEST_TRIAL) {
            break;
        }
        if is_long && life % 50 == 0 && life > 0 {
            eprintln!("{life} lives, {:?}; not yet: {missing:?}", begun.elapsed());
            // With many games something is always due as a life ends.
            trial.come_to_rest().await;
        }
        if trial.place.server().is_some() && life % LIVES_WITH_SERVER == LIVES_WITH_SERVER / 2 {
            trial.live_without_server().await;
        } else {
            trial.live_and_die(at_once).await;
        }
        trial.tally.faults = trial.place.server().map(FailingServer::faults).unwrap_or_default();
    }
    trial.rest_in_peace().await;
    eprintln!("{:?}", trial.deeds.done);
    let missing = missing(&trial.tally, &trial.deeds);
    assert!(missing.is_empty(), "there were no {missing:?}: {:?}", trial.tally);
    eprintln!("{:?}", trial.tally);
    trial.discord.stop().await.unwrap();
}

impl Trial {
    fn begin(&self) -> Life {
        Life::on(&self.discord, self.folder.path(), self.place.setting())
    }

    /// One life: perhaps all is first put right with nobody doing anything; then people play until the end comes.
    async fn live_and_die(&mut self, at_once: usize) {
        let born = Instant::now();
        let mut plays = false;
        let hidden = self.hide();
        let mut life = self.begin();
        let (death, dead) = watch::channel(false);
        if self.rng.random_bool(0.1) {
            // Killed while it starts.
            let moment = Duration::from_millis(self.rng.random_range(0..150));
            let end = async {
                tokio::time::sleep(moment).await;
                life.kill();
                death.send_replace(true);
            };
            tokio::join!(self.place.fail(seed_of(moment), &dead), end);
        } else {
            plays = true;
            within(self.discord.until_commands()).await;
            let now = Millis(self.discord.now_ms());
            let rests = self.games.iter().all(|game| game.rests(now));
            if hidden.is_none() && rests && self.rng.random_bool(0.4) {
                self.until_right().await;
                self.tally.looked += 1;
                self.tally.slowest_repair = self.tally.slowest_repair.max(born.elapsed());
            }
            // Sometimes nobody answers for days, somewhere in between.
            let turned = self.rng.random_bool(0.4).then(|| self.rng.random_range(250..700));
            let least = turned.map_or(20, |turned| turned + 500);
            let moment = self.rng.random_range(least..least + 1500);
            let lived = |ms| Duration::from_millis(ms) * self.slowness;
            let (moment, turned) = (lived(moment), turned.map(lived));
            self.tally.turned += usize::from(turned.is_some());
            self.spoil();
            let timers = turned.is_some() || !rests || self.games.iter().any(Played::has_somebody_late);
            let playing = players::play(&self.discord, &mut self.games, timers, &mut self.rng, &dead);
            let seating = self.tables.open_and_fill(&self.discord, at_once, seed_of(moment), &dead);
            let end = async {
                if let Some(turned) = turned {
                    tokio::time::sleep(turned).await;
                    self.discord.advance(DAYS);
                }
                tokio::time::sleep(moment - turned.unwrap_or_default()).await;
                assert_eq!(life.has_ended(), None, "the bot has ended by itself");
                life.kill();
                death.send_replace(true);
            };
            let doing = self.deeds.go_on(&self.discord, &dead);
            let failing = self.place.fail(seed_of(moment), &dead);
            tokio::join!(playing, seating, doing, failing, end);
        }
        self.discord.order(Order::ClearFaults).unwrap();
        within(until_disconnected(&self.discord)).await;
        // Nobody is there to be told of it.
        if let Some(shown) = hidden {
            self.discord.order(shown).unwrap();
        }
        self.tally.kills += 1;
        let before = self.tally.answered;
        self.compare().await;
        // Where nothing was answered before the end the next life is longer, and shorter again where much was.
        self.slowness = match self.tally.answered - before {
            _ if !plays => self.slowness,
            0 => (2 * self.slowness).min(MOST_SLOWNESS),
            1..4 => self.slowness,
            _ => (self.slowness / 2).max(1),
        };
    }

    /// A life in which nobody does anything. The server is away for days, and the bot may die meanwhile: nobody's time runs.
    async fn live_without_server(&mut self) {
        let Some(server) = self.place.server() else { return };
        let now = Millis(self.discord.now_ms());
        let waiting: Vec<Waiting> = self.games.iter().filter_map(|game| game.waiting(now)).collect();
        let mut life = self.begin();
        within(self.discord.until_commands()).await;
        self.until_alive().await;
        server.crash().await;
        self.discord.advance(AWAY);
        if self.rng.random_bool(0.7) {
            life.kill();
            within(until_disconnected(&self.discord)).await;
            server.start_again().await;
            life = self.begin();
        } else {
            // The next may have begun before the clock was turned.
            let failed = || life.log().matches(NO_SIGN_OF_LIFE).count();
            let least = failed() + 2;
            within(async {
                while failed() < least {
                    tokio::time::sleep(SOON).await;
                }
            })
            .await;
            server.start_again().await;
        }
        self.until_alive().await;
        tokio::time::sleep(Duration::from_millis(self.rng.random_range(0..300))).await;
        life.kill();
        within(until_disconnected(&self.discord)).await;
        self.tally.kills += 1;
        self.tally.away += 1;
        self.compare().await;
        for before in &waiting {
            if let Some(game) = self.games.iter().find(|game| game.id() == before.game) {
                game.has_lost_no_time(before, AWAY);
            }
        }
    }

    /// Waits until the bot has noted that it lives now.
    async fn until_alive(&self) {
        let now = Millis(self.discord.now_ms());
        let copy = self.folder.path().join("copy");
        let reader = self.place.database().open_to_read(&copy).await.unwrap();
        within(async {
            let shard = Shard { number: 0, count: 1 };
            let is_alive = |at: Option<Millis>| at.is_some_and(|at| now.since(at) < A_MOMENT);
            while !is_alive(shards::alive_at(&mut reader.read().await.unwrap(), shard).await.unwrap()) {
                tokio::time::sleep(SOON).await;
            }
        })
        .await;
        reader.close().await;
    }

    /// Sometimes the bot, or a person, does not see a channel for the whole of a life, or nobody can write in a thread;
    /// or one is gone for ever. Returns how it is undone.
    fn hide(&mut self) -> Option<Order> {
        if !self.rng.random_bool(0.2) {
            return None;
        }
        let nth = self.rng.random_range(0..40);
        if let Some((game, channel)) = self.games.iter_mut().filter_map(thread_of).nth(nth) {
            if nth % 4 == 0 {
                game.placeless = true;
                self.discord.order(Order::DeleteChannel { channel }).unwrap();
                self.tally.deleted += 1;
                return None;
            }
            self.discord.order(Order::ArchiveThread { channel: channel.clone(), locked: true }).unwrap();
            self.tally.hidden += 1;
            return Some(Order::ArchiveThread { channel, locked: false });
        }
        let channel = self.tables.tables[self.rng.random_range(0..3)].channel;
        let permission = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];
        let permission = permission[self.rng.random_range(0..3)];
        let person = self.rng.random_bool(0.4).then(|| PEOPLE[self.rng.random_range(0..PEOPLE.len())]);
        self.discord.order(denying(channel, &[permission], person)).unwrap();
        self.tally.hidden += 1;
        Some(allowing(channel, &[permission], person))
    }

    /// Things that widen the moments in which a death hurts.
    fn spoil(&mut self) {
        let ms = self.rng.random_range(20..400);
        let (matching, fault) = match self.rng.random_range(0..8) {
            0 => (Matching::Callback, Fault::HangAfter { ms }),
            1 => (Matching::Callback, Fault::Hang { ms: ms.min(100) }),
            2 => (Matching::Callback, Fault::DropAfter),
            3 => (Matching::Callback, Fault::Drop),
            4 => (Matching::SendMessage, Fault::HangAfter { ms }),
            5 => (Matching::EditMessage, Fault::HangAfter { ms }),
            6 => return self.discord.order(Order::DeliverTwice { count: 5 }).unwrap(),
            _ => return,
        };
        self.discord.spoil(matching, self.rng.random_range(1..12), fault);
    }

    /// Opens what the dead left, and compares it with what people were told.
    async fn compare(&mut self) {
        let store = self.place.open().await;
        let mut tx = store.read().await.unwrap();
        let mut rows = Vec::new();
        while let Some(row) = games::by_id(&mut tx, GameId(rows.len() as i64 + 1)).await.unwrap() {
            rows.push(row);
        }
        drop(tx);
        let (mut by_timers, mut clear) = (0, 0);
        let apart = self.discord.channel(shown_actions::CHANNEL).unwrap().to_string();
        let played = rows.iter().filter(|row| row.lobby_channel.to_string() != apart);
        let begun = played.filter(|row| matches!(row.status, Status::Running | Status::Over));
        for row in begun {
            let round = StoredGame::read(&store, row.id).await;
            let by = by(&store, row.id).await;
            by_timers += by.iter().filter(|by| **by == By::Timer).count();
            clear += by.iter().filter(|by| **by == By::Clear).count();
            match self.games.iter_mut().find(|game| game.id() == row.id) {
                Some(game) => game.compare(round, &by, &mut self.tally),
                None => {
                    self.tally.games += 1;
                    self.games.push(Played::new(round, &by));
                }
            }
        }
        (self.tally.by_timers, self.tally.clear) = (by_timers, clear);
        // What was called off, as nobody came back to it for two weeks, is not waited for.
        let is_called_off = |row: &&GameRow| row.status == Status::Cancelled;
        let called_off: Vec<GameId> = rows.iter().filter(is_called_off).map(|row| row.id).collect();
        self.games.retain(|game| !called_off.contains(&game.id()));
        self.misses_no_task(&store, &rows).await;
        let results = season::check(&store, false).await.unwrap();
        assert_eq!(
            (results.changed, results.frozen),
            (vec![], vec![]),
            "results do not follow from histories"
        );
        let ratings = ratings::check(&store).await.unwrap();
        assert_eq!(ratings.wrong.len(), 0, "ratings do not follow from results: {ratings:?}");
        self.tables.compare(&self.discord, &store, &rows).await;
        self.deeds.compare(&self.discord, &store, &rows).await;
        for person in self.discord.people() {
            let user = UserId(person.id().to_string().parse().unwrap());
            self.tally.calls += notifications::messages_to(&store, user).await.unwrap().len();
        }
        store.close().await;
        self.calls_nobody_twice().await;
    }

    /// No two boards have called somebody to the same.
    async fn calls_nobody_twice(&mut self) {
        let mut reader = connect(&self.place.database()).await;
        let sql = "SELECT DISTINCT game_id FROM out_of_reach";
        let anew: Vec<i64> = sqlx::query_scalar(sql).fetch_all(&mut reader).await.unwrap();
        reader.close().await.unwrap();
        self.board_calls.check(|game| anew.contains(&game.0));
        self.tally.board_calls = self.board_calls.count();
    }

    /// Every task is there that follows from the rest of the database.
    async fn misses_no_task(&self, store: &Store, rows: &[GameRow]) {
        let now = Millis(self.discord.now_ms());
        let missing = repair::missing(store, now).await.unwrap();
        if missing.is_empty() {
            return;
        }
        let mut why = String::new();
        for row in rows.iter().filter(|row| row.status == Status::Running) {
            let (game, mut tx) = (StoredGame::read(store, row.id).await.game, store.read().await.unwrap());
            let (due, open) =
                (game.notifications().calls(now), notifications::open(&mut tx, row.id).await.unwrap());
            why += &format!("game {}, due {:?}: {due:?}, called {open:?}\n", row.id, row.due_at);
        }
        panic!("tasks are missing at {now:?}: {missing:?}\n{why}");
    }

    /// Waits until all channels show how things stand, or fails and says what the bot had still to do.
    async fn until_right(&mut self) {
        let right = shown_games::until_right(&self.discord, &mut self.games, &self.tables).await;
        let Err(problem) = right else { return };
        let mut database = connect(&self.place.database()).await;
        let mut open = Vec::new();
        for sql in [
            "SELECT kind || ' ' || key || ': due at ' || COALESCE(due_at, 0) || ', claimed by ' || COALESCE(claimed_by, 0) \
             || ', tries ' || tries || ', ' || COALESCE(last_error, 'no error') FROM task ORDER BY 1",
            "SELECT 'game ' || game_id || ', user ' || user_id || ': message ' || message_id || ', subject ' \
             || COALESCE(subject, 'none') || ', answered ' || answered || ', unconfirmed ' || unconfirmed \
             || ', replaced ' || replaced FROM direct_question ORDER BY 1",
            "SELECT 'game ' || game_id || ', ' || kind || ' board ' || message_id || ': after ' || COALESCE(from_seq, -1) || ' to ' || COALESCE(to_seq, -1) \
             FROM board_message ORDER BY 1",
            "SELECT id || ': after ' || COALESCE(from_seq, -1) || ' to ' || COALESCE(to_seq, -1) || ', sent at ' || sent_at || ', unreadable ' \
             || history_unreadable FROM unconfirmed_message ORDER BY 1",
        ] {
            open.push(sqlx::query_scalar::<_, String>(sql).fetch_all(&mut database).await.unwrap());
        }
        // What was sent and answered stays, to be read.
        self.folder.disable_cleanup(true);
        let (now, kept) = (self.discord.now_ms(), self.folder.path().display());
        panic!("{problem}\nit is {now}; tasks and messages: {open:#?}\nexchanges: {kept}");
    }

    /// Lives in which nobody does anything, ended politely, until nothing is due; then all channels have to be right.
    async fn come_to_rest(&mut self) {
        while !self.games.iter().all(|game| game.rests(Millis(self.discord.now_ms()))) {
            let mut life = self.begin();
            within(self.discord.until_connected()).await;
            tokio::time::sleep(Duration::from_millis(700)).await;
            life.terminate();
            within(until_disconnected(&self.discord)).await;
            self.compare().await;
        }
        let begun = Instant::now();
        let mut life = self.begin();
        within(self.discord.until_connected()).await;
        self.until_right().await;
        self.tally.looked += 1;
        self.tally.slowest_repair = self.tally.slowest_repair.max(begun.elapsed());
        life.terminate();
        within(until_disconnected(&self.discord)).await;
        self.compare().await;
    }

    /// Last lives in which nobody does anything.
    async fn rest_in_peace(&mut self) {
        self.come_to_rest().await;
        self.tally.ended = self.games.iter().filter(|game| game.is_over()).count();
        // The last boards may have been found just before the end: they are remembered, and a further life shrinks
        // them.
        for _ in 0..20 {
            if self.to_be_shrunk().await.is_empty() {
                return;
            }
            let mut life = self.begin();
            within(self.discord.until_connected()).await;
            tokio::time::sleep(Duration::from_millis(500)).await;
            life.terminate();
            within(until_disconnected(&self.discord)).await;
        }
        assert_eq!(self.to_be_shrunk().await, [], "boards are still to be shrunk");
    }

    async fn to_be_shrunk(&self) -> Vec<KnownBoard> {
        let store = self.place.open().await;
        let mut outdated = Vec::new();
        for game in &self.games {
            outdated.extend(boards::outdated(&store, game.round.row.id).await.unwrap());
        }
        store.close().await;
        outdated
    }
}

/// A game that runs in a thread, and that.
fn thread_of(game: &mut Played) -> Option<(&mut Played, String)> {
    let runs = game.round.row.place.is_thread() && !game.is_over() && !game.placeless;
    let channel = game.round.row.channel.filter(|_| runs)?.to_string();
    Some((game, channel))
}

/// Isis has been called by direct message for long.
async fn wants_direct_messages(discord: &LocalDiscord, place: &Place) {
    let store = place.open().await;
    let isis = user(discord, "Isis");
    let mut tx = store.write().await.unwrap();
    let long_ago = Millis(discord.now_ms()).before(DAYS * 30);
    let direct = Setting { direct: true, ..Setting::unset(long_ago) };
    dated_settings::add(&mut tx, isis, &direct).await.unwrap();
    tx.commit().await.unwrap();
    store.close().await;
}

/// Who took each action of a game.
async fn by(store: &Store, game: GameId) -> Vec<By> {
    let mut tx = store.read().await.unwrap();
    let entries = entries::all(&mut tx, game).await.unwrap().into_iter();
    let actions = entries.filter(|entry| matches!(entry.words.parse(), Ok(Entry::Action(_))));
    let by = |entry: Line| match entry.actor {
        Actor::Program => By::Timer,
        Actor::Computer(_) | Actor::StandIn => By::Computer,
        Actor::Person(_) if matches!(entry.ahead, Ahead::Clear | Ahead::Quick) => By::Clear,
        Actor::Person(_) => By::Person,
    };
    actions.map(by).collect()
}

/// A seed for what runs beside the trial's own random numbers.
fn seed_of(moment: Duration) -> u64 {
    u64::try_from(moment.as_nanos()).unwrap()
}
