//! The runner of tasks, with a real database: whatever fails, hangs or comes late delays nothing else, and nothing is
//! lost.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ra_bot::app::message_state::{self, MessageState};
use ra_bot::store::in_flight::{Entries, Part, Tells};
use ra_bot::store::tasks::{self, Claimed, Clocks, End, Except, Kind, Listed, NeedsShard, NewTask};
use ra_bot::store::{Database, Error, Store};
use ra_bot::task_queue::{Claim, Failed, Outcome, Pause, Runner, Task};
use ra_bot::wall_clock::{self, Watch};
use ra_table::id::{GameId, GuildId, Shard, UserId};
use ra_table::time::Millis;
use strum::VariantArray as _;
use test_tools::postgres::Server;
use test_tools::suite;
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::database::{TestDatabase, meddle};
use crate::support::running::{insert, running};

const HOUR: Duration = Duration::from_secs(60 * 60);

async fn store() -> (TestDatabase, Store) {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    (database, store)
}

fn task(kind: Kind, number: i64, due: Millis) -> NewTask {
    NewTask { kind, key: number.to_string(), shard: NeedsShard::No, due }
}

async fn put(store: &Store, new: &[NewTask]) {
    let mut tx = store.write().await.unwrap();
    tasks::put(&mut tx, new).await.unwrap();
    tx.commit().await.unwrap();
}

async fn all(store: &Store) -> Vec<Listed> {
    tasks::all(&mut store.read().await.unwrap()).await.unwrap()
}

/// Waits until it is so; a fault of the runner makes it wait for ever.
async fn until(is_so: impl AsyncFn() -> bool) {
    let waited = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waited).await.expect("it comes to that");
}

/// A task that does what the test says.
struct Deadline<F>(F);

impl<F, R> Task for Deadline<F>
where
    F: Fn(GameId) -> R + Send + Sync + 'static,
    R: Future<Output = Result<Outcome, Failed>> + Send,
{
    const KIND: Kind = Kind::Deadline;
    const AT_ONCE: usize = 2;
    const LIMIT: Duration = Duration::from_millis(300);

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        (self.0)(game).await
    }
}

/// Counts how often it was run.
struct Proof(Arc<AtomicUsize>);

impl Task for Proof {
    const KIND: Kind = Kind::DirectProof;

    type Key = UserId;

    async fn run(&self, _: UserId, _: &Claim) -> Result<Outcome, Failed> {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(Outcome::Done)
    }
}

/// A runner at work.
struct Running {
    stop: CancellationToken,
    runner: JoinHandle<()>,
}

impl Running {
    fn start(store: &Store, away: Vec<Shard>, register: impl FnOnce(&mut Runner)) -> Running {
        let mut runner =
            Runner::new(store.clone(), Watch::default(), move |_| away.clone(), Duration::from_millis(20));
        register(&mut runner);
        let stop = CancellationToken::new();
        let runner = tokio::spawn({
            let stop = stop.clone();
            async move { runner.run(stop).await.unwrap() }
        });
        Running { stop, runner }
    }

    async fn end(self) {
        self.stop.cancel();
        self.runner.await.unwrap();
    }
}

#[tokio::test]
async fn what_is_due_is_done_and_what_is_not_waits() {
    let (_database, store) = store().await;
    let count = Arc::new(AtomicUsize::new(0));
    let now = wall_clock::now();
    put(&store, &(0..50).map(|number| task(Kind::DirectProof, number, now)).collect::<Vec<_>>()).await;
    put(&store, &[task(Kind::DirectProof, 99, now.after(HOUR))]).await;
    let running = Running::start(&store, Vec::new(), |runner| runner.register(Proof(Arc::clone(&count))));
    until(async || all(&store).await.len() == 1).await;
    assert_eq!(count.load(Ordering::SeqCst), 50);
    // What comes while the runner sleeps wakes it.
    put(&store, &[task(Kind::DirectProof, 7, now)]).await;
    until(async || count.load(Ordering::SeqCst) == 51).await;
    running.end().await;
    assert_eq!(all(&store).await[0].key, "99");
}

/// A kind of which all runs hang, and then fail, delays no other, and is tried again.
#[tokio::test]
async fn what_hangs_or_fails_delays_nothing_else() {
    let (_database, store) = store().await;
    let (count, tries) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let now = wall_clock::now();
    put(&store, &(0..300).map(|number| task(Kind::Deadline, number, now.before(HOUR))).collect::<Vec<_>>())
        .await;
    put(&store, &(0..20).map(|number| task(Kind::DirectProof, number, now)).collect::<Vec<_>>()).await;
    let tried = Arc::clone(&tries);
    let running = Running::start(&store, Vec::new(), |runner| {
        runner.register(Deadline(move |game: GameId| {
            let tried = Arc::clone(&tried);
            async move {
                tried.fetch_add(1, Ordering::SeqCst);
                if game.0 % 2 == 0 {
                    std::future::pending::<()>().await;
                }
                Err(Failed {
                    error: anyhow::anyhow!("in vain"),
                    pause: Some(Pause::Growing(Duration::from_millis(1))),
                })
            }
        }));
        runner.register(Proof(Arc::clone(&count)));
    });
    until(async || count.load(Ordering::SeqCst) == 20).await;
    until(async || tries.load(Ordering::SeqCst) > 10).await;
    running.end().await;
    let left = all(&store).await;
    assert_eq!(left.len(), 300, "none is lost");
    assert!(left.iter().any(|task| task.last_error.as_deref() == Some("in vain") && task.tries > 0));
    assert!(left.iter().any(|task| task.last_error.as_deref().is_some_and(|error| error.contains("longer"))));
}

/// After some tries a task is given up, and listed; written anew it begins anew.
#[tokio::test]
async fn a_task_that_cannot_be_done_is_given_up_and_listed() {
    let (_database, store) = store().await;
    put(&store, &[task(Kind::Deadline, 1, wall_clock::now()), task(Kind::Deadline, 2, wall_clock::now())])
        .await;
    let running = Running::start(&store, Vec::new(), |runner| {
        runner.register(Deadline(async |game: GameId| {
            let pause = (game.0 == 1).then_some(Pause::Growing(Duration::from_millis(1)));
            Err(Failed { error: anyhow::anyhow!("game {game} is broken"), pause })
        }));
    });
    until(async || all(&store).await.iter().any(|task| task.due_at.is_none())).await;
    running.end().await;
    let given_up = all(&store).await.into_iter().find(|task| task.due_at.is_none()).unwrap();
    assert_eq!((given_up.key.as_str(), given_up.tries), ("2", 1));
    assert_eq!(given_up.last_error.as_deref(), Some("game 2 is broken"));
    put(&store, &[task(Kind::Deadline, 2, Millis(5))]).await;
    let again = all(&store).await.into_iter().find(|task| task.key == "2").unwrap();
    assert_eq!((again.due_at, again.tries, again.last_error), (Some(Millis(5)), 0, None));
}

/// What is written anew while it is done is done once more.
#[tokio::test]
async fn a_task_that_is_written_anew_while_it_runs_is_run_again() {
    let (_database, store) = store().await;
    let (began, go_on) = (Arc::new(Notify::new()), Arc::new(Semaphore::new(0)));
    let count = Arc::new(AtomicUsize::new(0));
    put(&store, &[task(Kind::Deadline, 1, wall_clock::now())]).await;
    let (begins, waits, counted) = (Arc::clone(&began), Arc::clone(&go_on), Arc::clone(&count));
    let running = Running::start(&store, Vec::new(), |runner| {
        runner.register(Deadline(move |_| {
            let (begins, waits, counted) = (Arc::clone(&begins), Arc::clone(&waits), Arc::clone(&counted));
            async move {
                counted.fetch_add(1, Ordering::SeqCst);
                begins.notify_one();
                waits.acquire().await.unwrap().forget();
                Ok(Outcome::Done)
            }
        }));
    });
    began.notified().await;
    put(&store, &[task(Kind::Deadline, 1, wall_clock::now())]).await;
    go_on.add_permits(10);
    until(async || all(&store).await.is_empty()).await;
    assert_eq!(count.load(Ordering::SeqCst), 2);
    running.end().await;
}

/// A task that takes its own table away, as a server does that goes.
struct TakesTableAway {
    database: Database,
    count: Arc<AtomicUsize>,
}

impl Task for TakesTableAway {
    const KIND: Kind = Kind::Deadline;

    type Key = GameId;

    async fn run(&self, _: GameId, _: &Claim) -> Result<Outcome, Failed> {
        meddle(&self.database, "ALTER TABLE task RENAME TO task_away").await;
        self.count.fetch_add(1, Ordering::SeqCst);
        Ok(Outcome::Done)
    }
}

/// What came of a task is noted as soon as the database is there again, and the task is not run a second time.
#[tokio::test]
async fn what_could_not_be_noted_is_noted_later() {
    let (database, store) = store().await;
    let count = Arc::new(AtomicUsize::new(0));
    put(&store, &[task(Kind::Deadline, 1, wall_clock::now())]).await;
    let takes_away = TakesTableAway { database: database.place.clone(), count: Arc::clone(&count) };
    let running = Running::start(&store, Vec::new(), |runner| runner.register(takes_away));
    until(async || count.load(Ordering::SeqCst) == 1).await;
    // Nothing says that it was tried to note it. A machine that takes longer for that shows less, but nothing wrong.
    tokio::time::sleep(Duration::from_millis(300)).await;
    database.meddle("ALTER TABLE task_away RENAME TO task").await;
    until(async || all(&store).await.is_empty()).await;
    running.end().await;
    assert_eq!(count.load(Ordering::SeqCst), 1);
}

/// A message that is sent while a board's task is just ending is looked for by that task.
#[tokio::test]
async fn a_board_stays_while_a_message_is_on_its_way() {
    let (_database, store) = store().await;
    let now = wall_clock::now();
    let mut tx = store.write().await.unwrap();
    let game = insert(&mut tx, running(now)).await;
    tasks::put_of_game(&mut tx, Kind::Board, game, now).await.unwrap();
    tx.commit().await.unwrap();
    let claimed = claim(&store, 11, now, now.after(HOUR)).await.remove(0);
    let tells = Tells::Board(Entries { from_seq: Some(0), to_seq: 1 });
    let sent = Part { game, channel: None, tells };
    let id = message_state::expect_post(&store, sent, now).await.unwrap();
    let done = async |claimed: &Claimed| {
        let mut tx = store.write().await.unwrap();
        assert!(tasks::end(&mut tx, claimed, &End::Done).await.unwrap());
        tx.commit().await.unwrap();
    };
    done(&claimed).await;
    let again = claim(&store, 12, now, now.after(HOUR)).await.remove(0);
    message_state::note(&store, &[MessageState::NotSent { id }]).await.unwrap();
    done(&again).await;
    assert_eq!(all(&store).await, []);
}

async fn claim(store: &Store, number: i64, wall: Millis, until: Millis) -> Vec<Claimed> {
    let now = wall_clock::now();
    let found =
        tasks::find(store, Kind::VARIANTS, &Except::default(), Clocks { now, wall }, 10).await.unwrap();
    let mut tx = store.write().await.unwrap();
    let claimed = match found.is_empty() {
        true => Vec::new(),
        false => tasks::claim(&mut tx, &found, number, Clocks { now, wall }, until).await.unwrap(),
    };
    tx.commit().await.unwrap();
    claimed
}

/// A claim that ran out is taken over, and the write of whoever comes late is refused.
#[tokio::test]
async fn who_finishes_late_writes_nothing() {
    let (_database, store) = store().await;
    let now = wall_clock::now();
    put(&store, &[task(Kind::Deadline, 1, now)]).await;
    let first = claim(&store, 11, now, now.after(HOUR)).await.remove(0);
    assert_eq!(claim(&store, 12, now, now.after(HOUR)).await, []);
    let second = claim(&store, 12, now.after(HOUR), now.after(2 * HOUR)).await.remove(0);
    // Nor anything else on behalf of the task.
    let (late, _) = tasks::run(Arc::new(first.clone()), store.write()).await;
    assert!(matches!(late, Err(Error::ClaimLost)), "{late:?}");
    let (in_time, is_over) = tasks::run(Arc::new(second.clone()), store.write()).await;
    in_time.unwrap().rollback().await.unwrap();
    assert!(!is_over);
    let mut tx = store.write().await.unwrap();
    assert!(!tasks::end(&mut tx, &first, &End::Done).await.unwrap());
    tx.rollback().await.unwrap();
    let mut tx = store.write().await.unwrap();
    assert!(tasks::end(&mut tx, &second, &End::Done).await.unwrap());
    tx.commit().await.unwrap();
    assert_eq!(all(&store).await, []);
}

/// A task that ends in the transaction of its effect is over with its commit, and what its run writes after that is no
/// longer refused.
#[tokio::test]
async fn a_task_ends_with_its_effect() {
    let (_database, store) = store().await;
    let now = wall_clock::now();
    let ways: [(&str, Option<End>); 3] = [
        ("it is done", Some(End::Done)),
        ("it is due again", Some(End::Again(now.after(HOUR)))),
        ("there is no reason for it any more", None),
    ];
    for (number, (why, how)) in (1..).zip(ways) {
        put(&store, &[task(Kind::Deadline, number, now)]).await;
        let claimed = Arc::new(claim(&store, number, now, now.after(HOUR)).await.remove(0));
        let effect = async |commits: bool| {
            let mut tx = store.write().await.unwrap();
            match &how {
                Some(how) => tasks::end_with(&mut tx, how).await.unwrap(),
                None => tasks::forget(&mut tx, Kind::Deadline, &number.to_string()).await.unwrap(),
            }
            match commits {
                true => tx.commit().await.unwrap(),
                false => tx.rollback().await.unwrap(),
            }
        };
        let before = all(&store).await;
        tasks::run(Arc::clone(&claimed), effect(false)).await;
        assert_eq!(all(&store).await, before, "{why}: what was not committed");
        let run = async {
            effect(true).await;
            store.write().await.unwrap().rollback().await.unwrap();
        };
        let ((), is_over) = tasks::run(claimed, run).await;
        assert!(is_over, "{why}");
        let due: Vec<Option<Millis>> = all(&store).await.iter().map(|task| task.due_at).collect();
        let again = matches!(how, Some(End::Again(_))).then_some(now.after(HOUR));
        assert_eq!(due, again.map(Some).into_iter().collect::<Vec<_>>(), "{why}");
        let mut tx = store.write().await.unwrap();
        tasks::forget(&mut tx, Kind::Deadline, &number.to_string()).await.unwrap();
        tx.commit().await.unwrap();
    }
}

/// What a process had claimed when it was killed comes again with the next start.
#[tokio::test]
async fn a_task_whose_process_was_killed_is_run_by_the_next() {
    let (_database, store) = store().await;
    let now = wall_clock::now();
    put(&store, &[NewTask { kind: Kind::DirectProof, ..task(Kind::Deadline, 1, now) }]).await;
    let at = Clocks { now, wall: now };
    let found = tasks::find(&store, &[Kind::DirectProof], &Except::default(), at, 10).await.unwrap();
    let mut tx = store.write().await.unwrap();
    tasks::claim(&mut tx, &found, 1, at, now.after(24 * HOUR)).await.unwrap();
    tx.commit().await.unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let running = Running::start(&store, Vec::new(), |runner| runner.register(Proof(Arc::clone(&count))));
    until(async || all(&store).await.is_empty()).await;
    running.end().await;
    assert_eq!(count.load(Ordering::SeqCst), 1);
}

/// The server has committed a claim and could not say so: nobody is at work on the task.
#[tokio::test]
async fn a_claim_whose_commit_is_not_answered_keeps_nothing_waiting_on_postgres() {
    let server = match Server::start() {
        Ok(server) => server,
        Err(missing) => return suite::skip_in_test("a lost claim on PostgreSQL", &missing),
    };
    let (line, url) = server.behind_proxy();
    let store = Database::read(url).unwrap().open().await.unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let running = Running::start(&store, Vec::new(), |runner| runner.register(Proof(Arc::clone(&count))));
    // What a start writes is written once the first is done.
    let now = wall_clock::now();
    put(&store, &[task(Kind::DirectProof, 1, now)]).await;
    until(async || all(&store).await.is_empty()).await;
    put(&store, &[task(Kind::DirectProof, 2, now.after(Duration::from_secs(1)))]).await;
    line.lose_answer_to_commit();
    until(async || count.load(Ordering::SeqCst) == 2).await;
    assert!(line.has_lost_one());
    running.end().await;
}

/// A later version may have written kinds and keys that this one does not know: they are left alone.
#[tokio::test]
async fn what_this_version_does_not_know_is_left_alone() {
    let (_database, store) = store().await;
    let now = wall_clock::now();
    let strange = NewTask { key: "one:two".to_owned(), ..task(Kind::DirectProof, 0, now) };
    put(&store, &[task(Kind::Learn, 1, now), strange, task(Kind::DirectProof, 3, now)]).await;
    let count = Arc::new(AtomicUsize::new(0));
    let running = Running::start(&store, Vec::new(), |runner| runner.register(Proof(Arc::clone(&count))));
    let put_off =
        |task: &Listed| task.key == "one:two" && task.due_at.is_some_and(|due| due > now.after(HOUR / 2));
    until(async || all(&store).await.iter().any(put_off)).await;
    until(async || count.load(Ordering::SeqCst) == 1).await;
    running.end().await;
    let left = all(&store).await;
    let left: Vec<(&str, &str)> = left.iter().map(|task| (&*task.kind, &*task.key)).collect();
    assert_eq!(left, [("learn", "1"), ("direct-proof", "one:two")]);
}

/// Ten thousand tasks of a shard that is away keep nothing else waiting.
#[tokio::test]
async fn tasks_of_a_shard_that_is_away_do_not_fill_the_front() {
    let (_database, store) = store().await;
    let two = NonZeroU16::new(2).unwrap();
    let now = wall_clock::now();
    let server = |number: i64| Some(GuildId(number << 22));
    let of_shard = |number: i64| NeedsShard::Of(server(number));
    let away: Vec<NewTask> = (0..10_000)
        .map(|number| NewTask { shard: of_shard(1), ..task(Kind::DirectProof, number, now.before(HOUR)) })
        .collect();
    for some in away.chunks(1000) {
        put(&store, some).await;
    }
    put(&store, &[NewTask { shard: of_shard(2), ..task(Kind::DirectProof, 10_001, now) }]).await;
    let count = Arc::new(AtomicUsize::new(0));
    let running = Running::start(&store, vec![Shard::of(server(1), two)], |runner| {
        runner.register(Proof(Arc::clone(&count)));
    });
    until(async || count.load(Ordering::SeqCst) == 1).await;
    running.end().await;
    assert_eq!(all(&store).await.len(), 10_000);
}

/// A panic ends the runner, and with it the process.
#[tokio::test]
async fn a_panic_ends_the_runner() {
    let (_database, store) = store().await;
    put(&store, &[task(Kind::Deadline, 1, wall_clock::now())]).await;
    let mut runner = Runner::new(store, Watch::default(), |_| Vec::new(), Duration::from_millis(20));
    runner.register(Deadline(async |_| panic!("this is what the test wants")));
    assert!(runner.run(CancellationToken::new()).await.is_err());
}
