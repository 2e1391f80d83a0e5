//! Weeks of many games at once, on virtual time, by people who sleep, travel, vanish and come back. What the bot says
//! of time, whom it calls when, and whom it replaces is held against what should have been, reckoned another way from
//! the public record and from what people have set.
//!
//! The bot is the real one at the local Discord. Its clock is turned by half an hour at a time; in between people act.
//!
//! On PostgreSQL the server crashes now and then, its connections are cut, and answers to commits are lost.

mod channels;
mod compare_messages;
mod expected_clocks;
pub(crate) mod message_log;
pub(crate) mod people;
mod sleep_hours;

use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

use local_discord::{Fault, Matching, Options, Order};
use ra::rules::Seat;
use ra_bot::app::{notifications, repair};
use ra_bot::config::Config;
use ra_bot::store::{dated_settings, entries, servers, tasks};
use ra_table::clock::{Nights, Pace};
use ra_table::game::Actor;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};
use sqlx::AnyConnection;
use sqlx::Connection as _;

use self::channels::{CHANNELS, Trouble};
use self::expected_clocks::{Ledger, Stops};
use self::message_log::Said;
use self::people::Person;
use self::sleep_hours::PLACES;
use crate::support::clicks::Hand;
use crate::support::connect;
use crate::support::place::{FailingServer, Faults, Place};
use crate::support::server::{Server, options, within};
use crate::{folder, number};

/// By how much the clock is turned at a time, in milliseconds.
const TICK: i64 = 30 * 60 * 1000;
/// Two moments are the same that are not further apart, in milliseconds: nights are reckoned by the minute.
const CLOSE: i64 = 6 * 60 * 1000;
/// Who has acted within this time is looking, and not called before it is over, in milliseconds.
const LOOKING: i64 = 3 * 60 * 1000;

/// Nobody is notified twice within so long, but for the moment that a clock is turned by.
const A_MINUTE: Duration = Duration::from_secs(61);
/// How long the bot may take for what is due at once, on a busy machine.
const BUSY: Duration = Duration::from_secs(10 * 60);

/// Who reads what is said to everybody, and plays nowhere.
const BYSTANDER: &str = "Bystander";
/// What is due in this very millisecond, too.
const AT_ONCE: Duration = Duration::from_millis(1);

/// How much happens.
struct Plan {
    people: usize,
    games: usize,
    days: i64,
    seed: u64,
    /// How probable it is that something goes wrong with a channel within half an hour.
    troubled: f64,
    /// How probable it is that answers to the bot's messages get lost then.
    lost: f64,
    /// How probable it is that the server of the database fails then, if it is on one.
    fails: f64,
}

/// What was seen, for the report of the long trial.
#[derive(Debug, Default)]
struct Tally {
    acts: usize,
    rings: usize,
    deadlines: usize,
    timed_out: usize,
    replaced: usize,
    ended: usize,
    troubles: usize,
    faults: Faults,
}

struct Weeks {
    place: Place,
    server: Server,
    /// Reads what no function of the bot does.
    reader: AnyConnection,
    rng: SmallRng,
    people: Vec<Person>,
    games: Vec<(Ledger, String)>,
    set: expected_clocks::Said,
    /// When no clock ran, by game, as it was last read.
    stops: HashMap<GameId, Stops>,
    said: Said,
    /// How often somebody was called to what an entry asked them, after how many times that the game had gone on, and how.
    called: HashMap<(UserId, GameId, i64, usize, &'static str), Vec<String>>,
    /// All that called somebody, for the message of a failure.
    heard: HashMap<UserId, Vec<String>>,
    troubled: f64,
    lost: f64,
    fails: f64,
    troubles: Vec<Trouble>,
    tally: Tally,
}

/// In a few days.
#[tokio::test]
async fn what_is_said_of_time_is_so() {
    Box::pin(trial(FEW_DAYS, None)).await;
}

/// The same on a PostgreSQL server that fails.
#[tokio::test]
async fn what_is_said_of_time_is_so_on_postgres() {
    let Some(place) = Place::on_server() else { return };
    Box::pin(trial(FEW_DAYS, Some(place))).await;
}

/// Where channels are hidden, locked and deleted, nobody loses time by it.
#[tokio::test]
async fn no_time_runs_where_nobody_can_act() {
    Box::pin(trial(Plan { days: 8, seed: 3, troubled: 0.02, ..FEW_DAYS }, None)).await;
}

/// `cargo xtask weeks`. `RA_TROUBLES` says how often there is trouble with a channel, in a thousand half hours, `RA_LOST` how
/// often answers to messages get lost. What was said stays in `RA_TRIAL_FOLDER`, if that is set.
#[tokio::test]
#[ignore = "takes an hour"]
async fn for_weeks() {
    Box::pin(trial(Plan::long(), None)).await;
}

/// The same on a server: `cargo xtask weeks --postgres`. `RA_FAILS` says how often it fails, in a thousand half hours.
#[tokio::test]
#[ignore = "takes an hour"]
async fn on_postgres_for_weeks() {
    let Some(place) = Place::on_server() else { return };
    Box::pin(trial(Plan::long(), Some(place))).await;
}

const FEW_DAYS: Plan = Plan { people: 8, games: 4, days: 5, seed: 1, troubled: 0.0, lost: 0.0, fails: 0.02 };

impl Plan {
    fn long() -> Plan {
        let games = number("RA_GAMES").unwrap_or(200) as usize;
        let seed = number("RA_SEED").unwrap_or(1);
        let days = number("RA_DAYS").unwrap_or(56) as i64;
        let troubled = number("RA_TROUBLES").unwrap_or(30) as f64 / 1000.0;
        let lost = number("RA_LOST").unwrap_or(30) as f64 / 1000.0;
        let fails = number("RA_FAILS").unwrap_or(30) as f64 / 1000.0;
        Plan { people: 60.max(games / 3), games, days, seed, troubled, lost, fails }
    }
}

async fn trial(plan: Plan, place: Option<Place>) {
    let (folder, _) = folder();
    let place = place.unwrap_or_else(|| Place::in_folder(folder.path()));
    let log = folder.path().join("log.jsonl");
    let mut rng = SmallRng::seed_from_u64(plan.seed);
    let people: Vec<Person> = (0..plan.people).map(|number| Person::new(number, &plan, &mut rng)).collect();
    // The first owns the server, and nothing can be hidden from them.
    let names =
        [BYSTANDER.to_owned()].into_iter().chain(people.iter().map(|person| person.name.clone())).collect();
    let options = Options { people: names, log: Some(log.clone()), ..options() };
    // Most of the trial would be waiting until the bot notices that its clock was turned, and may send more requests:
    // what people do in half an hour happens in a moment.
    let set = |config: &mut Config| {
        config.database = place.of_bot();
        config.clock_every = Duration::from_millis(20);
        config.poll_every = Duration::from_millis(20);
        config.requests_a_second = 100_000;
    };
    let server = Server::on(options, set, async |_, _| {}).await;
    // Which nights meet which questions does not depend on when the trial is run.
    server.turn_to(9, 0).await;
    let reader = connect(&place.database()).await;
    let mut weeks = Weeks {
        place,
        server,
        reader,
        rng,
        people,
        games: Vec::new(),
        set: HashMap::new(),
        stops: HashMap::new(),
        said: Said::new(log),
        called: HashMap::new(),
        heard: HashMap::new(),
        troubled: plan.troubled,
        lost: plan.lost,
        fails: plan.fails,
        troubles: Vec::new(),
        tally: Tally::default(),
    };
    weeks.begin(&plan).await;
    for _ in 0..plan.days * 24 * 2 {
        weeks.tick().await;
    }
    let Weeks { place, server, mut reader, games, mut tally, .. } = weeks;
    if let Place::File(_) = place {
        tell_size(&mut reader, games.len()).await;
    }
    tally.faults = place.server().map(FailingServer::faults).unwrap_or_default();
    reader.close().await.unwrap();
    tally.ended = games.iter().filter(|(game, _)| game.is_over()).count();
    tally.replaced = games.iter().map(|(game, _)| game.replaced).sum();
    eprintln!("{tally:?}");
    assert!(tally.acts > 0 && tally.rings > 0 && tally.deadlines > 0, "{tally:?}");
    assert!(tally.timed_out > 0 && tally.replaced > 0, "{tally:?}");
    assert!(plan.troubled == 0.0 || tally.troubles > 0, "{tally:?}");
    assert!(place.server().is_none() || tally.faults.are_any(), "{tally:?}");
    server.results_agree().await;
    server.end().await;
}

/// Says how much of the database's file a game takes, whether it is over or not, beyond the first pages of tables and indexes,
/// which an empty database has: in all, and by table and index those that take most.
async fn tell_size(reader: &mut AnyConnection, games: usize) {
    let sql = "SELECT name, SUM(pgsize) - 4096 FROM dbstat GROUP BY name ORDER BY 2 DESC";
    let parts: Vec<(String, i64)> = sqlx::query_as(sql).fetch_all(reader).await.unwrap();
    let a_game = |bytes: i64| bytes / i64::try_from(games).unwrap();
    let all = parts.iter().map(|(_, bytes)| bytes).sum();
    eprintln!("{} bytes a game:", a_game(all));
    for (name, bytes) in parts.iter().take(12) {
        eprintln!("{name} {}", a_game(*bytes));
    }
}

/// In which channel the table of a game is opened.
fn home(number: usize) -> &'static str {
    CHANNELS[number % CHANNELS.len()]
}

impl Weeks {
    fn now(&self) -> Millis {
        self.server.now()
    }

    /// People say where they live and when they sleep, as far as they do, and sit down.
    async fn begin(&mut self, plan: &Plan) {
        if plan.seed.is_multiple_of(2) {
            let zone = ra_table::clock::Zone::named(PLACES[2].0);
            let (guild, set) = (self.server.guild(), ra_table::server::Server { zone, ..Default::default() });
            self.server.write(async |tx| servers::set(tx, guild, &set).await.unwrap()).await;
        }
        for place in 0..self.people.len() {
            if let Some(said) = self.people[place].says_at_first() {
                self.set(place, &said).await;
            }
        }
        for number in 0..plan.games {
            self.sit_down(number).await;
        }
    }

    /// A game begins, of three or four of the people.
    async fn sit_down(&mut self, number: usize) {
        let mut seats: Vec<usize> = (0..self.people.len()).collect();
        seats.shuffle(&mut self.rng);
        seats.truncate(self.rng.random_range(3..=4));
        let pace = if number.is_multiple_of(2) {
            "fast: look in several times a day"
        } else {
            "standard: look in twice a day"
        };
        let opened = format!("/ra new seats:{} quick:false pace:\"{pace}\"", seats.len());
        self.run(seats[0], home(number), &opened).await;
        for seat in &seats[1..] {
            self.run(*seat, home(number), "/ra join").await;
        }
        let game = self.server.last_game().await;
        // Until it is shown nobody's time runs.
        self.server.begun(game).await;
        let round = self.server.round(game).await;
        assert!(matches!(round.terms.pace, Pace::Fast | Pace::Standard));
        let channel = round.channel().to_string();
        self.games.push((Ledger::new(&round), channel));
        self.settle(&[number], AT_ONCE).await;
    }

    async fn run(&self, person: usize, channel: &str, command: &str) -> String {
        self.server.run(&self.people[person].name, channel, command).await
    }

    /// Half an hour: the bot does what is due, all that it said is looked at, and people act.
    async fn tick(&mut self) {
        if self.lost > 0.0 && self.rng.random_bool(self.lost) {
            self.lose_answers();
        }
        // What time has brought about meanwhile, and calls that wait for its boards; then those that had to wait for a minute
        // because of others.
        for part in [Duration::from_millis(u64::try_from(TICK).unwrap()) - A_MINUTE, A_MINUTE] {
            self.server.turn(part).await;
            self.fail().await;
            self.settle(&self.all(), notifications::SOON).await;
        }
        self.look_at_all().await;
        if self.rng.random_bool(0.05) {
            let missing = repair::missing(&self.server.store, self.now()).await.unwrap();
            assert_eq!(missing, [], "tasks are missing");
        }
        self.trouble().await;
        let mut order: Vec<usize> = (0..self.people.len()).collect();
        order.shuffle(&mut self.rng);
        for person in order {
            self.live(person).await;
        }
    }

    /// The answers to the next messages of the bot do not reach it, though they have arrived.
    fn lose_answers(&mut self) {
        let count = self.rng.random_range(1..=2);
        let (matching, fault) = (Matching::SendMessage, Fault::DropAfter);
        self.server.discord.order(Order::Spoil { matching, count, fault }).unwrap();
    }

    /// Sometimes the server of the database fails while the bot does what is due.
    async fn fail(&mut self) {
        if self.place.server().is_none() || !self.rng.random_bool(self.fails) {
            return;
        }
        self.place.fail_once(&mut self.rng, &self.server).await;
        self.reader = connect(&self.place.database()).await;
    }

    /// Waits until the bot has done all that it has to so soon, and shown it in these games.
    async fn settle(&mut self, places: &[usize], soon: Duration) {
        let begun = Instant::now();
        loop {
            let open = tasks::open(&self.server.store, self.now().after(soon)).await.unwrap();
            if open.is_empty() && self.are_shown(places).await {
                return;
            }
            assert!(begun.elapsed() < BUSY, "it takes too long: {open:?}");
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    }

    /// Whether games are shown as they are.
    async fn are_shown(&mut self, places: &[usize]) -> bool {
        let sql = "SELECT id FROM game WHERE shown_seq IS NULL OR shown_seq < last_seq";
        let behind: Vec<i64> = sqlx::query_scalar(sql).fetch_all(&mut self.reader).await.unwrap();
        let is_shown =
            |place: &usize| !behind.contains(&self.games[*place].0.game.0) || !self.is_reached(*place);
        places.iter().all(is_shown)
    }

    /// The places of all games.
    fn all(&self) -> Vec<usize> {
        (0..self.games.len()).collect()
    }

    /// Where anything may have happened.
    async fn look_at_all(&mut self) {
        self.look(&self.all()).await;
    }

    /// Waits until the bot has shown what has happened in these games, reads it, and holds all that was said against it.
    async fn look(&mut self, places: &[usize]) {
        self.settle(places, AT_ONCE).await;
        let rings = self.said.since();
        // Computer players act when they have thought, in whatever game.
        let mut places: BTreeSet<usize> = places.iter().copied().collect();
        let changed = self.changed().await;
        places.extend(&changed);
        self.read_stops().await;
        for place in &places {
            self.stand_still(*place);
            if changed.contains(place) {
                self.read_entries(*place).await;
            }
            let now = self.now();
            self.games[*place].0.run_out(now, &self.set);
        }
        for ring in rings {
            self.is_right(&ring);
        }
        for place in places.into_iter().filter(|place| self.is_reached(*place)).collect::<Vec<_>>() {
            self.shows_the_deadline(place).await;
            self.has_called_everybody(place).await;
        }
    }

    /// The games in which something has happened since they were looked at.
    async fn changed(&mut self) -> BTreeSet<usize> {
        let rows =
            sqlx::query_as::<_, (i64, i64)>("SELECT id, last_seq FROM game").fetch_all(&mut self.reader);
        let seqs: HashMap<i64, i64> = rows.await.unwrap().into_iter().collect();
        let games = self.games.iter().enumerate();
        games.filter(|(_, (game, _))| seqs[&game.game.0] > game.seq).map(|(place, _)| place).collect()
    }

    /// Somebody says where they live or when they sleep, and it is read what they have set.
    async fn set(&mut self, person: usize, said: &str) {
        self.run(person, "general", said).await;
        let user = self.server.user(&self.people[person].name);
        let mut tx = self.server.store.read().await.unwrap();
        self.set.insert(user, dated_settings::all(&mut tx, user).await.unwrap());
        self.games.iter_mut().for_each(|(game, _)| game.forget_deadlines());
    }

    /// Reads what is new of a game.
    async fn follow(&mut self, place: usize) {
        self.read_stops().await;
        self.stand_still(place);
        self.read_entries(place).await;
    }

    /// Takes over when no clock of a game ran, as it was read.
    fn stand_still(&mut self, place: usize) {
        let (game, _) = &mut self.games[place];
        game.stand_still(self.stops.get(&game.game).cloned().unwrap_or_default(), &self.set);
    }

    /// Reads the new entries of a game.
    async fn read_entries(&mut self, place: usize) {
        let mut tx = self.server.store.read().await.unwrap();
        let (game, _) = &mut self.games[place];
        for line in entries::all(&mut tx, game.game).await.unwrap() {
            if line.seq > game.seq {
                self.tally.timed_out += usize::from(line.actor == Actor::Program);
                game.take(&line, &self.set);
            }
        }
    }

    /// What one of the people does in a moment.
    async fn live(&mut self, person: usize) {
        let now = self.now();
        if self.people[person].is_gone(now) {
            return;
        }
        if let Some(said) = self.people[person].says(&mut self.rng) {
            self.set(person, &said).await;
            self.look_at_all().await;
        }
        let user = self.server.user(&self.people[person].name);
        let habits = self.set.get(&user).and_then(|said| said.last()).map(|said| said.habits.clone());
        let tells =
            habits.is_some_and(|habits| habits.zone.is_some() && matches!(habits.nights, Nights::At(_)));
        for place in 0..self.games.len() {
            let Some(chair) = self.games[place].0.chairs.iter().position(|chair| chair.user == user) else {
                continue;
            };
            let sleeps = self.games[place].0.sleeper(chair, &self.set).sleeps(now);
            if !self.is_reached(place) || !self.sees(place, chair) {
                continue;
            }
            // Who has told nothing of their nights is up at any time now and then.
            let is_up = if sleeps { !tells && self.rng.random_bool(0.05) } else { true };
            if is_up && self.rng.random_bool(self.people[person].often) {
                self.act(person, place, chair).await;
            }
        }
    }

    /// Somebody does something in a game that asks them.
    async fn act(&mut self, person: usize, place: usize, chair: usize) {
        // While others acted, time may have run out there.
        self.follow(place).await;
        let (game, channel) = &self.games[place];
        let channel = channel.clone();
        if game.chairs[chair].stood_in {
            self.run(person, &channel, "/ra back").await;
            return self.look(&[place]).await;
        }
        if !game.asks().contains(&chair) {
            return;
        }
        let Some(action) = people::choose(game.state(), chair, &mut self.rng) else { return };
        let (id, is_to_act) = (game.game, game.state().to_act().is_some_and(|seat| seat.index() == chair));
        let before = game.seq;
        let who = self.server.person(&self.people[person].name);
        let hand = Hand { person: &who, channel: &channel, game: id.0 };
        let at = self.now();
        let answer = within(hand.act(action)).await;
        self.tally.acts += 1;
        assert!(is_to_act || answer.is_ok(), "{answer:?}");
        self.settle(&[place], AT_ONCE).await;
        if !is_to_act && self.has_answered(id, chair, before).await {
            let set = std::mem::take(&mut self.set);
            self.games[place].0.answered(chair, action, at, &set);
            self.set = set;
        }
        self.look(&[place]).await;
        assert!(!is_to_act || self.games[place].0.seq > before, "game {id}: {action:?}: {answer:?}");
    }

    /// Whether an answer before one's turn was taken: it is kept, or has been played since an entry. While it was on its
    /// way the time of whoever gave it may have run out, and the turn may have come to them.
    async fn has_answered(&self, game: GameId, chair: usize, before: i64) -> bool {
        let round = self.server.round(game).await;
        let seat = Seat::new(chair).unwrap();
        let own = Actor::Person(round.game.table().player(seat).number);
        let is_kept = round.game.ahead().plan_of(seat).is_some() && !round.game.ahead().is_out_of_time(seat);
        let lines = self.server.lines(game).await;
        is_kept || lines.iter().any(|line| line.seq > before && line.actor == own)
    }
}
