//! What a look of the jobs costs: `cargo bench --bench tick`.
//!
//! The database has 100,000 running games. First none of them is due: that is what goes on all day, every few seconds.
//! Then the time of 50 players has run out at once: the games are loaded, with 60 actions each, what harms the players
//! least is done, and all of it is written. At last it runs out in all other games within a minute, as after an outage
//! that nobody noticed; so many are looked after at a time as by the job, which rests as long after each. Showing the games
//! is not in it. The CPU time is the kernel's account of this process, which does nothing else meanwhile.

use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::TryStreamExt as _;
use futures_util::stream;
use ra::record::Record;
use ra::rules::{Edition, Players, Seat};
use ra::simulate::{self, Policy};
use ra_bot::app::due_game::{self, ToDo};
use ra_bot::store::games::{self, GameRow};
use ra_bot::store::tasks::{self, Clocks, Except, Kind};
use ra_bot::store::{Store, WriteTx, deals, entries, people};
use ra_table::game::lobby::{Place, Sitting};
use ra_table::game::{Actor, Deal, Line, Number, Person, RULES, Terms, Who};
use ra_table::id::{GameId, MessageId, UserId};
use ra_table::theme::Theme;
use ra_table::time::Millis;

use self::running::{insert, running};

#[path = "../tests/support/running.rs"]
mod running;

/// Running games in the database.
const GAMES: i64 = 100_000;
/// How many of them are due at once, and how often.
const DUE: i64 = 50;
const ROUNDS: i64 = 20;
/// How many games the job looks after at a time.
const TURNS: usize = 4;
/// The actions that the games which are due begin with; the others have one.
const ACTIONS: usize = 60;
/// How often nothing is due.
const IDLE: usize = 2000;

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    tokio::runtime::Runtime::new()?.block_on(measure())
}

async fn measure() -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let store = Store::open(&folder.path().join("ra.sqlite")).await?;
    let now = ra_bot::wall_clock::now();
    let begun = Instant::now();
    fill(&store, now).await?;
    println!("{GAMES} running games, filled in {:.0?}", begun.elapsed());

    let (cpu, mut waits) = (cpu()?, Vec::new());
    for _ in 0..IDLE {
        let begun = Instant::now();
        let found = due(&store, now).await?;
        waits.push(begun.elapsed());
        assert_eq!(found, []);
    }
    tell("none due", waits, self::cpu()? - cpu, IDLE);

    let (cpu, mut waits) = (self::cpu()?, Vec::new());
    for round in 0..ROUNDS {
        // Each of these games comes once.
        let late = now.after(Duration::from_secs(80 * 60 * 60));
        make_due(&store, round).await?;
        let begun = Instant::now();
        let found = due(&store, late).await?;
        assert_eq!(found.len() as i64, DUE);
        for game in found {
            act(&store, game, late).await?;
        }
        waits.push(begun.elapsed());
    }
    tell("50 due", waits, self::cpu()? - cpu, ROUNDS as usize);
    act_for_all_others(&store, now).await?;
    store.close().await;
    Ok(())
}

/// Acts for whoever's time has run out, in a game that is within reach. The notification that follows is left out.
async fn act(store: &Store, game: GameId, now: Millis) -> Outcome<()> {
    let ToDo::Verify(_, late) = due_game::look_after(store, game, now).await? else {
        panic!("nobody is out of time in game {game}");
    };
    let late: Vec<UserId> = late.into_iter().map(|(user, _)| user).collect();
    assert!(due_game::act_if_due(store, game, &late, now).await?.is_some());
    let mut tx = store.write().await?;
    tasks::forget(&mut tx, Kind::Clock, &game.to_string()).await?;
    Ok(tx.commit().await?)
}

/// The games whose clocks are due, found as the runner finds tasks.
async fn due(store: &Store, now: Millis) -> Outcome<Vec<GameId>> {
    let found =
        tasks::find(store, &[Kind::Clock], &Except::default(), Clocks { now, wall: now }, DUE as usize)
            .await?;
    Ok(found.into_iter().map(|(_, key)| key.parse().map(GameId)).collect::<Result<_, _>>()?)
}

/// Looks after all games but those that were due before, whose time runs out within a minute.
async fn act_for_all_others(store: &Store, now: Millis) -> Outcome<()> {
    let late = now.after(Duration::from_secs(80 * 60 * 60));
    let mut tx = store.write().await?;
    for number in DUE * ROUNDS + 1..=GAMES {
        let due = late.before(Duration::from_millis(number as u64 % 60_000));
        tasks::put_of_game(&mut tx, Kind::Clock, GameId(number), due).await?;
    }
    tx.commit().await?;
    let (cpu, begun, mut acted) = (cpu()?, Instant::now(), 0);
    loop {
        let due = due(store, late).await?;
        if due.is_empty() {
            break;
        }
        let act = |game| act(store, game, late);
        let done: Vec<()> = stream::iter(due).map(act).buffer_unordered(TURNS).try_collect().await?;
        acted += done.len();
    }
    let (took, cpu) = (begun.elapsed(), self::cpu()? - cpu);
    println!(
        "{acted} due within a minute: acted for in {took:.1?}, with rests in {:.1?}, CPU {cpu:.1?}",
        took * 2
    );
    Ok(())
}

fn tell(what: &str, mut waits: Vec<Duration>, cpu: Duration, count: usize) {
    waits.sort();
    let (half, most) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
    println!("{what}: p50 {half:.3?}, p99 {most:.3?}, CPU {:.3?}", cpu / count as u32);
}

/// The CPU time of this process so far. The kernel counts in hundredths of a second.
fn cpu() -> Outcome<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(Duration::from_millis(10 * ticks))
}

/// The next games have something for the program to do.
async fn make_due(store: &Store, round: i64) -> Outcome<()> {
    let mut tx = store.write().await?;
    for number in 1..=DUE {
        tasks::put_of_game(&mut tx, Kind::Clock, GameId(round * DUE + number), Millis(number)).await?;
    }
    Ok(tx.commit().await?)
}

/// Fills the database with games of three to five players: those that come to be due first.
async fn fill(store: &Store, now: Millis) -> Outcome<()> {
    let long = (0..).filter_map(|number: u64| {
        let players = Players::ALL[1 + number as usize % 3];
        let whole = simulate::game(1, number, Edition::Pharaoh, players, Some(Policy::Patient));
        let mut game = Record::new(*whole.setup(), Vec::new()).ok()?;
        for &(seat, action) in whole.actions().get(..ACTIONS)? {
            game.play(seat, action, &mut |_| ()).ok()?;
        }
        game.state().to_act().map(|_| game)
    });
    let long: Vec<Record> = long.take((DUE * ROUNDS) as usize).collect();
    let mut tx = store.write().await?;
    for record in &long {
        insert_game(&mut tx, record, record.actions().len(), now).await?;
    }
    for number in long.len()..GAMES as usize {
        insert_game(&mut tx, &long[number % long.len()], 1, now).await?;
    }
    Ok(tx.commit().await?)
}

async fn insert_game(tx: &mut WriteTx, record: &Record, actions: usize, now: Millis) -> Outcome<()> {
    let deal = Deal { setup: *record.setup(), salt: "salt".to_owned() };
    let count = record.setup().players().count();
    let seq = actions as i64;
    let base = running(now);
    let row = GameRow {
        lobby_message: Some(MessageId(1)),
        channel: None,
        place: Place::Thread,
        seats: count,
        terms: Terms { theme: Theme::Light, ..base.terms },
        seq,
        shown: Some(seq),
        ..base
    };
    let id = insert(tx, row).await;
    // Its next moment is an hour away.
    tasks::put_of_game(tx, Kind::Clock, id, now.after(Duration::from_secs(60 * 60))).await?;
    games::set_thread(tx, id, MessageId(id.0)).await?;
    deals::add(tx, id, RULES, &deal).await?;
    for number in 0..count {
        let user = UserId(1000 + id.0 * 5 + number as i64);
        let name = ["Nefer", "Amun", "Isis", "Khnum", "Seti"][number].to_owned();
        let person = Person { who: Who::User(user), name };
        let sitting = Sitting { number: Number(number as u32), person, kept: None };
        people::put(tx, id, &sitting, Seat::new(number)).await?;
    }
    for (seq, (seat, action)) in (1..).zip(record.actions().iter().take(actions)) {
        let actor = Actor::Person(Number(seat.index() as u32));
        let line = Line::at_once(seq, actor, now, action.to_string());
        entries::append(tx, id, &line).await?;
    }
    Ok(())
}
