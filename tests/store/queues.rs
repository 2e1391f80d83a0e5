//! Tasks of all kinds at once, of which some fail, hang or are put off: the real runner comes to every one of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ra_bot::store::tasks::{self, Kind, NeedsShard, NewTask};
use ra_bot::task_queue::{Claim, Failed, Key, Outcome, Pause, Runner, Task};
use ra_bot::wall_clock::{self, Watch};
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use strum::VariantArray as _;
use tokio_util::sync::CancellationToken;

use crate::support::database::TestDatabase;

/// How many tasks there are of each kind.
const OF_EACH: u32 = 20;

/// What a task is about.
struct Number(u32);

impl Key for Number {
    fn read(words: &str) -> Option<Number> {
        words.parse().ok().map(Number)
    }
}

/// What becomes of a task.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fate {
    /// It is done after it has failed so often.
    Fails(usize),
    /// It is done after it was put off so often.
    PutOff(usize),
    /// Each run hangs.
    Hangs,
    /// A retry cannot help.
    Hopeless,
}

/// What becomes of each task, and how often it was run.
#[derive(Default)]
struct Script(Mutex<BTreeMap<(Kind, u32), (Fate, usize)>>);

impl Script {
    /// Chooses what becomes of all of them.
    fn new(rng: &mut SmallRng) -> Script {
        let mut fates = BTreeMap::new();
        for kind in Kind::VARIANTS {
            for number in 0..OF_EACH {
                let fate = match rng.random_range(0..10) {
                    0 => Fate::Hangs,
                    1 => Fate::Hopeless,
                    2..5 => Fate::PutOff(rng.random_range(1..4)),
                    _ => Fate::Fails(rng.random_range(0..3)),
                };
                fates.insert((*kind, number), (fate, 0));
            }
        }
        Script(Mutex::new(fates))
    }

    async fn run(&self, kind: Kind, number: u32) -> Result<Outcome, Failed> {
        let (fate, before) = {
            let mut fates = self.0.lock().unwrap();
            let (fate, runs) = fates.get_mut(&(kind, number)).unwrap();
            *runs += 1;
            (*fate, *runs - 1)
        };
        let failed = |pause| Err(Failed { error: anyhow::anyhow!("in vain"), pause });
        match fate {
            Fate::Fails(times) if before < times => failed(Some(Pause::Growing(Duration::from_millis(1)))),
            Fate::PutOff(times) if before < times => {
                Ok(Outcome::Again(wall_clock::now().after(Duration::from_millis(2))))
            }
            Fate::Fails(_) | Fate::PutOff(_) => Ok(Outcome::Done),
            Fate::Hangs => std::future::pending().await,
            Fate::Hopeless => failed(None),
        }
    }

    /// What became of each task, and how often it was run.
    fn all(&self) -> Vec<((Kind, u32), Fate, usize)> {
        let fates = self.0.lock().unwrap();
        fates.iter().map(|(task, (fate, runs))| (*task, *fate, *runs)).collect()
    }
}

macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        $(
            struct $kind(Arc<Script>);

            impl Task for $kind {
                const KIND: Kind = Kind::$kind;
                const LIMIT: Duration = Duration::from_millis(30);

                type Key = Number;

                async fn run(&self, Number(number): Number, _: &Claim) -> Result<Outcome, Failed> {
                    self.0.run(Self::KIND, number).await
                }
            }
        )*

        fn register_all(runner: &mut Runner, script: &Arc<Script>) {
            $(runner.register($kind(Arc::clone(script)));)*
        }

        const REGISTERED: &[Kind] = &[$(Kind::$kind),*];
    };
}

kinds!(
    Clock,
    Notification,
    GameEnd,
    Board,
    Answered,
    BulkUpdate,
    Deadline,
    DirectProof,
    Invitation,
    ThreadMembers,
    CancelVote,
    OpenSeat,
    Panel,
    TableWatch,
    Lobby,
    TableMessage,
    BuriedBoard,
    SeasonEnd,
    Cup,
    CupNews,
    CupAnnouncement,
    LeftServer,
    Film,
    Learn,
    Forget,
    ForgetPerson,
    Repair,
);

#[tokio::test]
async fn every_task_of_every_kind_has_its_turn() {
    assert_eq!(REGISTERED.len(), Kind::VARIANTS.len(), "a kind is missing here");
    for seed in 0..2 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let database = TestDatabase::new().await;
        let store = database.open().await;
        let script = Arc::new(Script::new(&mut rng));
        let now = wall_clock::now();
        let mut new: Vec<NewTask> = script
            .all()
            .into_iter()
            .map(|((kind, number), ..)| {
                let due = now.before(Duration::from_millis(rng.random_range(0..1000)));
                NewTask { kind, key: number.to_string(), shard: NeedsShard::No, due }
            })
            .collect();
        new.shuffle(&mut rng);
        let mut tx = store.write().await.unwrap();
        tasks::put(&mut tx, &new).await.unwrap();
        tx.commit().await.unwrap();

        let mut runner =
            Runner::new(store.clone(), Watch::default(), |_| Vec::new(), Duration::from_millis(20));
        register_all(&mut runner, &script);
        let stop = CancellationToken::new();
        let running = tokio::spawn(runner.run(stop.clone()));
        let is_over = |fate: Fate, runs: usize| match fate {
            Fate::Fails(times) | Fate::PutOff(times) => runs > times,
            Fate::Hangs | Fate::Hopeless => runs > 0,
        };
        let all_over = async {
            while !script.all().iter().all(|(_, fate, runs)| is_over(*fate, *runs)) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(180), all_over).await;
        let left: Vec<_> =
            script.all().into_iter().filter(|(_, fate, runs)| !is_over(*fate, *runs)).collect();
        assert!(waited.is_ok(), "seed {seed}: {left:?}");
        // On a busy machine a claim may run out, and what it was for is done once more.
        let is_surplus = |fate: Fate, runs: usize| match fate {
            Fate::Fails(times) | Fate::PutOff(times) => runs > times + 1,
            Fate::Hangs | Fate::Hopeless => false,
        };
        let all = script.all();
        let surplus = all.iter().filter(|(_, fate, runs)| is_surplus(*fate, *runs)).count();
        assert!(surplus * 10 < all.len(), "seed {seed}: {surplus} of {} ran once too often", all.len());
        stop.cancel();
        running.await.unwrap().unwrap();

        // What was done is gone; what hangs is tried again, and what is hopeless is listed.
        let listed = tasks::all(&mut store.read().await.unwrap()).await.unwrap();
        let wanted =
            script.all().into_iter().filter(|(_, fate, _)| matches!(fate, Fate::Hangs | Fate::Hopeless));
        let mut wanted: Vec<_> = wanted
            .map(|((kind, number), fate, _)| {
                (kind.word().to_owned(), number.to_string(), fate == Fate::Hopeless)
            })
            .collect();
        let mut found: Vec<_> =
            listed.into_iter().map(|task| (task.kind, task.key, task.due_at.is_none())).collect();
        wanted.sort();
        found.sort();
        assert_eq!(found, wanted, "seed {seed}");
    }
}
