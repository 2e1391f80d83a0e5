//! What it costs to compute a server's standings and ratings: `cargo bench --bench season`.
//!
//! 5,000 results of 200 people in one quarter, more than any server will have: computed from results in memory, and read
//! from a database first; what a game's end has brought everybody; and what ratings add to it.

use divan::Bencher;
use ra_bot::app;
use ra_bot::store::{Store, games};
use ra_table::game::Left;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::season::{self, Finish, Quarter};
use ra_table::time::Millis;
use sqlx::Connection as _;
use sqlx::{AnyConnection, AssertSqlSafe};

const NOW: Millis = Millis(1_795_000_000_000);
const GUILD: GuildId = GuildId(7);
const RESULTS: i64 = 5_000;
const PEOPLE: i64 = 4;

fn main() {
    divan::main();
}

/// The results of games of four, in which everybody meets everybody.
fn finishes() -> Vec<Finish> {
    let finish = |at: i64| {
        let (game, place) = (at / PEOPLE, (at % PEOPLE + 1) as u8);
        Finish {
            game: GameId(game + 1),
            user: Some(UserId(1 + (game * 7 + at % PEOPLE * 53) % 200)),
            name: "Nefertari".to_owned(),
            people: PEOPLE as u8,
            place: Some(place),
            table_place: place,
            score: 60 - 7 * u16::from(place),
            best_score: 53,
            left: Left::None,
            weakest: None,
            ended_at: Millis(NOW.0 + game),
        }
    };
    (0..RESULTS).map(finish).collect()
}

#[divan::bench]
fn standings_of_5000_results(bencher: Bencher) {
    let finishes = finishes();
    bencher.bench(|| season::standings(&finishes));
}

#[divan::bench]
fn gains_of_the_last_of_5000_results(bencher: Bencher) {
    let finishes = finishes();
    bencher.bench(|| season::gains(&finishes, GameId(RESULTS / PEOPLE)));
}

#[divan::bench]
fn standings_read_from_a_database(bencher: Bencher) {
    let database = Database::new();
    let quarter = Quarter::of(NOW);
    bencher.bench(|| {
        database.run(app::season::season(&database.store, GUILD, quarter)).expect("they can be read")
    });
}

/// What ratings add to the transaction that ends a game.
#[divan::bench]
fn rating_of_the_last_of_5000_results(bencher: Bencher) {
    let database = Database::new();
    let last = GameId(RESULTS / PEOPLE);
    let row = database
        .run(async { games::by_id(&mut database.store.read().await.expect("a connection"), last).await });
    let row = row.expect("it can be read").expect("it is there");
    // A transaction that is dropped gives its connection back in a task.
    let _tasks = database.runtime.enter();
    bencher
        .with_inputs(|| database.run(database.store.write()).expect("nobody else writes"))
        // What is left of the transaction is rolled back outside what is measured.
        .bench_local_values(|mut tx| {
            database.run(app::ratings::count(&mut tx, &row)).expect("it can be counted");
            tx
        });
}

/// What is done where somebody's data is deleted who was there from the beginning.
#[divan::bench(sample_count = 10)]
fn ratings_of_5000_results_anew(bencher: Bencher) {
    let database = Database::new();
    bencher.bench(|| database.run(app::ratings::rebuild(&database.store)).expect("they can be counted"));
}

#[divan::bench]
fn list_of_200_ratings(bencher: Bencher) {
    let database = Database::new();
    bencher.bench(|| {
        database.run(app::ratings::list(&database.store, GUILD, UserId(1))).expect("they can be read")
    });
}

/// A database with all the results, counted.
struct Database {
    runtime: tokio::runtime::Runtime,
    store: Store,
    _folder: tempfile::TempDir,
}

impl Database {
    fn new() -> Database {
        let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("ra.sqlite");
        let store = runtime.block_on(async {
            let store = Store::open(&path).await.expect("a new database");
            let url = format!("sqlite://{}", path.display());
            let mut connection = AnyConnection::connect(&url).await.expect("it is there");
            let sql = rows_of_results();
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("rows of results");
            app::ratings::rebuild(&store).await.expect("they can be counted");
            store
        });
        Database { runtime, store, _folder: folder }
    }

    fn run<T>(&self, something: impl Future<Output = T>) -> T {
        self.runtime.block_on(something)
    }
}

fn rows_of_results() -> String {
    let row = |finish: Finish| {
        let (user, place) = (finish.user.map_or(0, |user| user.0), finish.table_place);
        format!(
            "({}, {place}, 0, {user}, 'Nefertari', NULL, 1, {place}, {place}, {}, 53, '[]', 'none', {GUILD}, 'pharaoh', \
             'fast', {PEOPLE}, {})",
            finish.game, finish.score, finish.ended_at.0
        )
    };
    let rows: Vec<String> = finishes().into_iter().map(row).collect();
    format!(
        "PRAGMA foreign_keys = OFF; INSERT INTO result VALUES {}; \
         INSERT INTO game (id, guild_id, lobby_channel_id, place, status, host_number, seats, edition, pace, \
         autoplay_limit, advice_allowed, is_rated, language, picture_theme, last_seq, shown_seq, created_at, started_at, \
         changed_at) SELECT DISTINCT game_id, guild_id, game_id, 'here', 'over', 0, {PEOPLE}, edition, pace, 0, 1, 1, 'en', \
         'dark', 0, 0, ended_at, ended_at, ended_at FROM result",
        rows.join(", ")
    )
}
