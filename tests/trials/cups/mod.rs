//! A year of cups of all kinds, on virtual time, by people who live in many zones, press twice, and vanish. Meanwhile channels
//! are hidden, threads are deleted, and the bot is away. Every cup has to end by itself, and what it says of places and
//! points has to follow from games that were played.
//!
//! The bot is the real one at the local Discord. People act through its use cases; it does by itself all that is due.
//!
//! On PostgreSQL the server crashes now and then, its connections are cut, and answers to commits are lost.

mod checks;
mod killed;
mod people;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use local_discord::{Options, Order};
use ra_bot::app::cups::{self, Act, Loaded};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Error, Person as Presser, Request};
use ra_bot::config::Config;
use ra_bot::store::{cups as stored, tasks};
use ra_table::cup::{Count, Entry, Kind, Number, Order as InOrder, Plan, Refusal, TableSize};
use ra_table::game::lobby::Status;
use ra_table::id::{CupId, GameId, InteractionId, UserId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{RngExt, SeedableRng};

use self::people::Person;
use crate::support::cups::{publish, why_not};
use crate::support::permissions::{allowing, denying};
use crate::support::place::{FailingServer, Faults, Place};
use crate::support::server::{Server, options, play_at_once};
use crate::weeks::message_log::Said;
use crate::{folder, number};

/// The channel in which the cups are published.
const CHANNEL: &str = "tournament";
/// By how much the clock is turned where nothing is played and nobody signs up.
const QUIET_TICK: Duration = Duration::from_hours(6);
/// How long the bot may take for what is due at once, on a busy machine.
const BUSY: Duration = Duration::from_mins(10);
/// How long before its start a cup is published.
const NOTICE: Duration = Duration::from_hours(5 * 24);
/// A year, and how long all cups may take: rounds and finals of the slowest kind, and all that goes wrong.
const YEAR: Duration = Duration::from_hours(365 * 24);

/// How much happens.
struct Trial {
    people: usize,
    seed: u64,
    /// The cups that are held, each so long after the one before was published.
    cups: Vec<Wanted>,
    ticks: Ticks,
    /// How probable it is that something goes wrong within half an hour.
    troubled: f64,
    /// How probable it is that the server of the database fails when the clock is turned, if it is on one.
    fails: f64,
    /// How long it goes on at least.
    lasts: Duration,
}

/// By how much the clock is turned at a time.
#[derive(Clone, Copy)]
struct Ticks {
    /// Where people play for weeks.
    slow: Duration,
    /// Where they play now.
    live: Duration,
}

/// A cup that somebody wants to hold.
#[derive(Clone, Copy)]
struct Wanted {
    kind: Kind,
    games: u8,
    order: InOrder,
    table_size: TableSize,
    /// How many days after the one before it is published.
    days_later: u64,
    /// How probable it is that somebody signs up.
    share: f64,
}

/// What was seen, for the report.
#[derive(Debug, Default)]
struct Tally {
    signed_up: usize,
    pressed_twice: usize,
    said_here: usize,
    acts: usize,
    came_back: usize,
    left: usize,
    vanished: usize,
    outages: usize,
    hidden: usize,
    deleted: usize,
    rings: usize,
    seasons: usize,
    organisers_acts: usize,
    tables: usize,
    cut_short: usize,
    void: usize,
    timed_out: usize,
    champions: usize,
    called_off: usize,
    faults: Faults,
}

struct World {
    place: Place,
    server: Server,
    rng: SmallRng,
    people: Vec<Person>,
    wanted: Vec<Wanted>,
    ticks: Ticks,
    /// When the next of them is published.
    next_at: Millis,
    cups: Vec<CupId>,
    /// Who signs up to which cup.
    keen: HashSet<(CupId, usize)>,
    interactions: i64,
    /// Until when the channel is hidden from the bot.
    hidden_until: Option<Millis>,
    troubled: f64,
    fails: f64,
    said: Said,
    /// What was said of cups so that it rang.
    told: HashSet<(String, Vec<UserId>)>,
    tally: Tally,
}

/// An evening of a few people.
#[tokio::test]
async fn a_cup_ends_by_itself() {
    Box::pin(trial(Trial::short(), None)).await;
}

/// The same on a PostgreSQL server that fails.
#[tokio::test]
async fn a_cup_ends_by_itself_on_postgres() {
    let Some(place) = Place::on_server() else { return };
    Box::pin(trial(Trial::short(), Some(place))).await;
}

/// `cargo xtask cups`: a year with twelve cups of all kinds.
#[tokio::test]
#[ignore = "takes an hour"]
async fn for_a_year() {
    Box::pin(trial(Trial::long(), None)).await;
}

/// The same on a server: `cargo xtask cups --postgres`. `RA_FAILS` says how often it fails, in a thousand ticks.
#[tokio::test]
#[ignore = "takes an hour"]
async fn on_postgres_for_a_year() {
    let Some(place) = Place::on_server() else { return };
    Box::pin(trial(Trial::long(), Some(place))).await;
}

impl Trial {
    fn short() -> Trial {
        let evening = Wanted { kind: Kind::Evening, games: 1, order: InOrder::InTurn, ..QUICK };
        let ticks = Ticks { slow: Duration::from_hours(3), live: Duration::from_mins(4) };
        let cups = vec![Wanted { share: 1.0, ..evening }];
        Trial { people: 8, seed: 1, cups, ticks, troubled: 0.0, fails: 0.04, lasts: Duration::ZERO }
    }

    fn long() -> Trial {
        let seed = number("RA_SEED").unwrap_or(1);
        let people = number("RA_PEOPLE").unwrap_or(40) as usize;
        let troubled = number("RA_TROUBLES").unwrap_or(4) as f64 / 1000.0;
        let ticks = Ticks { slow: Duration::from_mins(30), live: Duration::from_mins(1) };
        let fails = number("RA_FAILS").unwrap_or(4) as f64 / 1000.0;
        Trial { people, seed, cups: all_kinds(), ticks, troubled, fails, lasts: YEAR }
    }
}

const QUICK: Wanted = Wanted {
    kind: Kind::Quick,
    games: 2,
    order: InOrder::AtOnce,
    table_size: TableSize::Fours,
    days_later: 0,
    share: 0.6,
};

/// Twelve cups.
fn all_kinds() -> Vec<Wanted> {
    let slow = Wanted { kind: Kind::Slow, days_later: 14, ..QUICK };
    let evening = Wanted { kind: Kind::Evening, games: 1, order: InOrder::InTurn, days_later: 7, ..QUICK };
    let quick = Wanted { days_later: 14, ..QUICK };
    vec![
        slow,
        evening,
        quick,
        Wanted { table_size: TableSize::Fives, ..evening },
        Wanted { games: 3, order: InOrder::InTurn, ..quick },
        Wanted { table_size: TableSize::Threes, ..quick },
        Wanted { games: 2, ..evening },
        Wanted { games: 3, table_size: TableSize::Threes, ..slow },
        // So few that there is one table, and no final.
        Wanted { share: 0.1, ..quick },
        // So few that it is called off.
        Wanted { share: 0.02, ..evening },
        Wanted { games: 5, share: 0.9, ..quick },
        Wanted { share: 0.9, ..evening },
    ]
}

async fn trial(trial: Trial, place: Option<Place>) {
    let (folder, _) = folder();
    let place = place.unwrap_or_else(|| Place::in_folder(folder.path()));
    let log = folder.path().join("log.jsonl");
    let mut rng = SmallRng::seed_from_u64(trial.seed);
    let people: Vec<Person> = (0..trial.people).map(|number| Person::new(number, &mut rng)).collect();
    let names = people.iter().map(|person| person.name.clone()).collect();
    let options = Options { people: names, log: Some(log.clone()), ..options() };
    let set = |config: &mut Config| {
        config.database = place.of_bot();
        config.clock_every = Duration::from_millis(20);
        config.poll_every = Duration::from_millis(20);
        config.requests_a_second = 100_000;
    };
    let server = Server::on(options, set, async |_, _| {}).await;
    server.turn_to(9, 0).await;
    let now = server.now();
    let mut wanted = trial.cups;
    wanted.reverse();
    let mut world = World {
        place,
        server,
        rng,
        people,
        wanted,
        ticks: trial.ticks,
        next_at: now,
        cups: Vec::new(),
        keen: HashSet::new(),
        interactions: 1 << 40,
        hidden_until: None,
        troubled: trial.troubled,
        fails: trial.fails,
        said: Said::new(log),
        told: HashSet::new(),
        tally: Tally::default(),
    };
    world.settle_down().await;
    let is_troubled = world.troubled > 0.0;
    loop {
        let is_over = world.wanted.is_empty() && world.running().await.is_empty();
        if is_over && now.after(trial.lasts) <= world.now() {
            break;
        }
        assert!(is_over || world.now() < now.after(YEAR), "the cups do not end");
        world.tick().await;
    }
    world.come_to_rest().await;
    world.check_all().await;
    let World { place, server, mut tally, .. } = world;
    tally.faults = place.server().map(FailingServer::faults).unwrap_or_default();
    eprintln!("{tally:?}");
    assert!(tally.acts > 0 && tally.tables > 0 && tally.champions > 0 && tally.rings > 0, "{tally:?}");
    assert_eq!(tally.organisers_acts, 0);
    assert!(place.server().is_none() || tally.faults.are_any(), "{tally:?}");
    if trial.people >= 40 && is_troubled {
        assert!(tally.cut_short > 0, "no table reached the end of its round: {tally:?}");
        assert!(tally.timed_out > 0 && tally.left > 0 && tally.outages > 0, "{tally:?}");
        assert!(tally.hidden > 0 && tally.deleted > 0 && tally.called_off > 0, "{tally:?}");
        assert!(tally.seasons > 1, "{tally:?}");
    }
    server.results_agree().await;
    server.end().await;
}

impl World {
    fn now(&self) -> Millis {
        self.server.now()
    }

    /// People say where they live and when they sleep, as far as they do.
    async fn settle_down(&mut self) {
        for person in &self.people {
            if let Some(said) = person.says_at_first() {
                self.server.run(&person.name, "general", &said).await;
            }
        }
    }

    async fn loaded(&self, cup: CupId) -> Loaded {
        cups::loaded(&self.server.store, cup).await.unwrap()
    }

    /// Those that go on.
    async fn running(&self) -> Vec<Loaded> {
        let mut running = Vec::new();
        for cup in cups::running_on(&self.server.store, self.server.guild()).await.unwrap() {
            running.push(self.loaded(cup).await);
        }
        running
    }

    /// Time goes on: the bot does what is due, what it said is looked at, something goes wrong, and people act.
    async fn tick(&mut self) {
        let running = self.running().await;
        let plays = |loaded: &Loaded| loaded.tables.iter().any(|table| table.status == Status::Running);
        let now = self.now();
        let soon = now.after(Duration::from_hours(1));
        let is_live = running.iter().any(|loaded| {
            loaded.cup.plan().kind == Kind::Evening
                && (loaded.cup.has_begun() || loaded.cup.starts_at() < soon)
        });
        let is_slow = running.iter().any(|loaded| plays(loaded) || !loaded.cup.has_begun());
        let by = match () {
            () if is_live => self.ticks.live,
            () if is_slow => self.ticks.slow,
            () => QUIET_TICK,
        };
        self.server.turn(by).await;
        if self.place.server().is_some() && self.rng.random_bool(self.fails) {
            self.place.fail_once(&mut self.rng, &self.server).await;
        }
        self.come_to_rest().await;
        self.listen().await;
        if !is_live {
            self.trouble().await;
        }
        if self.next_at <= self.now() {
            self.publish().await;
        }
        let mut order: Vec<usize> = (0..self.people.len()).collect();
        order.shuffle(&mut self.rng);
        let running = self.running().await;
        for person in order {
            self.live(person, &running).await;
        }
    }

    /// Waits until the bot has done all that it has to do now, but for what cannot be done where it sees nothing.
    async fn come_to_rest(&self) {
        let begun = Instant::now();
        loop {
            let soon = self.now().after(Duration::from_millis(1));
            let open = tasks::open(&self.server.store, soon).await.unwrap();
            if open.is_empty() {
                return;
            }
            assert!(begun.elapsed() < BUSY, "it takes too long: {open:?}");
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    }

    /// The next cup is published.
    async fn publish(&mut self) {
        let Some(wanted) = self.wanted.pop() else { return };
        let now = self.now();
        let begins = match wanted.kind {
            // Eight in the evening for most.
            Kind::Evening => now.after(NOTICE).after(Duration::from_hours(11)),
            Kind::Quick | Kind::Slow => now.after(NOTICE),
        };
        let plan = Plan {
            games: Count::new(wanted.games).unwrap(),
            order: wanted.order,
            table_size: wanted.table_size,
            ..Plan::of_kind(wanted.kind, begins)
        };
        let (request, guild) = (self.request(0), self.server.guild());
        let name = format!("Cup {}", self.cups.len() + 1);
        let cup = publish(&self.server.store, &request, (guild, &name), &plan, None).await.unwrap();
        self.cups.push(cup);
        let keen = (0..self.people.len()).filter(|_| self.rng.random_bool(wanted.share));
        self.keen.extend(keen.map(|person| (cup, person)).collect::<Vec<_>>());
        let later = self.wanted.last().map_or(0, |next| next.days_later);
        self.next_at = now.after(Duration::from_hours(24 * later));
    }

    fn request(&mut self, person: usize) -> Request {
        self.interactions += 1;
        let name = &self.people[person].name;
        Request {
            interaction: InteractionId(self.interactions),
            route: Route::Post,
            channel: self.server.channel(CHANNEL),
            game: None,
            question: None,
            person: Presser { user: self.server.user(name), name: name.clone() },
            now: self.now(),
        }
    }

    /// What one of the people does in a moment.
    async fn live(&mut self, person: usize, running: &[Loaded]) {
        let now = self.now();
        if !self.people[person].is_there(now) {
            return;
        }
        let user = self.server.user(&self.people[person].name);
        for loaded in running {
            let is_evening = loaded.cup.plan().kind == Kind::Evening;
            if !is_evening && self.people[person].sleeps(now) {
                continue;
            }
            self.take_part(person, user, loaded).await;
            let often = if is_evening { self.people[person].promptly } else { self.people[person].often };
            for table in loaded.tables.iter().filter(|table| table.status == Status::Running) {
                let sits = table
                    .seated
                    .iter()
                    .any(|number| loaded.person(*number).and_then(|one| one.user) == Some(user));
                if sits && self.rng.random_bool(often) {
                    self.act(person, user, table.game).await;
                }
            }
        }
    }

    /// Somebody signs up, says that they are here when they are asked, or leaves.
    async fn take_part(&mut self, person: usize, user: UserId, loaded: &Loaded) {
        let known = loaded.people.iter().find(|one| one.user == Some(user)).map(|one| one.number);
        let entrant = known.and_then(|number| loaded.cup.entrants().get(&number));
        let Some((number, _)) = known.zip(entrant) else {
            let wants = self.keen.contains(&(loaded.row.id, person)) && !loaded.cup.has_begun();
            if wants && self.rng.random_bool(0.1) {
                self.press(person, loaded.row.id, Act::SignUp).await;
                self.tally.signed_up += 1;
            }
            return;
        };
        if loaded.cup.here(number).is_ok() && self.is_asked(loaded, number).await && self.rng.random_bool(0.3)
        {
            self.press(person, loaded.row.id, Act::Here).await;
            self.tally.said_here += 1;
        } else if loaded.cup.leave(number).is_ok() && self.rng.random_bool(0.0001) {
            self.press(person, loaded.row.id, Act::Leave).await;
            self.tally.left += 1;
        }
    }

    /// Whether somebody was asked whether they are here.
    async fn is_asked(&self, loaded: &Loaded, number: Number) -> bool {
        let lines = stored::lines(&mut self.server.store.read().await.unwrap(), loaded.row.id).await.unwrap();
        lines.iter().any(|line| asks(&line.entry, number))
    }

    /// Somebody presses a button, and sometimes presses it twice, or Discord delivers the press twice.
    async fn press(&mut self, person: usize, cup: CupId, act: Act) {
        let request = self.request(person);
        let store = &self.server.store;
        // It may be too late by now.
        let done = why_not(cups::act(store, &request, cup, act).await);
        if self.rng.random_bool(0.2) {
            let again = cups::act(store, &request, cup, act).await;
            assert!(matches!(again, Err(Error::Repeated)) || done.is_err(), "{again:?}");
            let request = self.request(person);
            let twice = why_not(cups::act(&self.server.store, &request, cup, act).await);
            let refused = [Err(Refusal::InAlready), Err(Refusal::NotIn), Err(Refusal::HereAlready)];
            assert!(done.is_err() || refused.contains(&twice), "{act:?}: {twice:?}");
            self.tally.pressed_twice += 1;
        }
    }

    /// Somebody does what a game asks of them, if it asks anything.
    async fn act(&mut self, person: usize, user: UserId, game: GameId) {
        let round = self.server.round(game).await;
        let is_stood_in = round
            .game
            .table()
            .chairs()
            .players()
            .any(|(_, player)| player.user() == Some(user) && player.computer().is_some());
        if is_stood_in {
            // Not everybody wants to go on, and where nobody sees the game nobody can.
            if let Some(channel) = round.row.channel.filter(|_| self.rng.random_bool(0.3)) {
                let channel = channel.to_string();
                self.server.run(&self.people[person].name, &channel, "/ra back").await;
                self.tally.came_back += 1;
            }
            return;
        }
        let Some(action) = people::answer(&round, user, &mut self.rng) else { return };
        let request = Request { game: Some(game), ..self.request(person) };
        match play_at_once(&self.server.store, &request, &action.into()).await {
            Ok(_) => self.tally.acts += 1,
            // Meanwhile somebody else, or the bot, has acted.
            Err(Error::Refused(_)) => {}
            Err(error) => panic!("game {game}: {action:?}: {error:?}"),
        }
    }

    /// Perhaps something goes wrong: the bot is away, or does not see the channel, or a thread is deleted.
    async fn trouble(&mut self) {
        let now = self.now();
        if self.hidden_until.is_some_and(|until| until <= now) {
            self.hidden_until = None;
            self.server.discord.order(allowing(CHANNEL, &["VIEW_CHANNEL"], None)).unwrap();
        }
        if !self.rng.random_bool(self.troubled) {
            return;
        }
        match self.rng.random_range(0..3) {
            0 => {
                self.server.stop().await;
                self.server.discord.advance(Duration::from_mins(self.rng.random_range(20..2000)));
                self.server.start_again().await;
                self.tally.outages += 1;
            }
            1 if self.hidden_until.is_none() => {
                self.hidden_until = Some(now.after(Duration::from_hours(self.rng.random_range(1..60))));
                self.server.discord.order(denying(CHANNEL, &["VIEW_CHANNEL"], None)).unwrap();
                self.tally.hidden += 1;
            }
            _ => {
                let running = self.running().await;
                let tables = running.iter().flat_map(|loaded| &loaded.tables);
                let tables: Vec<GameId> =
                    tables.filter(|table| table.status == Status::Running).map(|table| table.game).collect();
                if let Some(game) = tables.choose(&mut self.rng) {
                    let channel = self.server.round(*game).await.row.channel;
                    if let Some(channel) = channel.map(|channel| channel.to_string()) {
                        // It may be gone already.
                        self.tally.deleted +=
                            usize::from(self.server.discord.order(Order::DeleteChannel { channel }).is_ok());
                    }
                }
            }
        }
    }
}

/// Whether an entry asks somebody whether they are here.
fn asks(entry: &Entry, number: Number) -> bool {
    match entry {
        Entry::Ask(people) => people.contains(&number),
        Entry::Call(called) => called.iter().any(|called| called.number == number),
        _ => false,
    }
}
