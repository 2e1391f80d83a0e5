//! What it costs to compute a server's standings: `cargo bench --bench season`.
//!
//! 5,000 results of 200 people in one quarter, more than any server will have: computed from results in memory, and read
//! from a database first; and what a game's end has brought everybody.

use divan::Bencher;
use ra_bot::app;
use ra_bot::store::Store;
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
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("ra.sqlite");
    let store = runtime.block_on(async {
        let store = Store::open(&path).await.expect("a new database");
        let mut connection = AnyConnection::connect(&format!("sqlite://{}", path.display())).await.expect("it is there");
        let rows = finishes().into_iter().map(|finish| {
            format!(
                "({}, {}, 0, {}, 'Nefertari', NULL, 1, {}, {}, {}, 53, '[]', 'none', {GUILD}, 8, 'pharaoh', 'fast', \
                 {PEOPLE}, {})",
                finish.game,
                finish.table_place,
                finish.user.map_or(0, |user| user.0),
                finish.table_place,
                finish.table_place,
                finish.score,
                finish.ended_at.0
            )
        });
        let rows: Vec<String> = rows.collect();
        let sql = format!("PRAGMA foreign_keys = OFF; INSERT INTO result VALUES {}", rows.join(", "));
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("rows of results");
        store
    });
    let quarter = Quarter::of(NOW);
    bencher
        .bench(|| runtime.block_on(app::season::season(&store, GUILD, quarter)).expect("they can be read"));
}
