//! What it costs to move a database: `cargo bench --bench move`, or with the number of games behind `--`.
//!
//! From a file to a PostgreSQL server and back: all rows are copied, read back and compared, and every game is replayed on
//! both sides. The server is a test's own, which does not flush its disk.

use std::time::Instant;

use ra_bot::app::copies::{self, Moved};
use ra_bot::store::{Database, Store};
use test_tools::postgres::Server;

#[path = "../tests/support/running.rs"]
mod running;
#[path = "../tests/support/simulated.rs"]
mod simulated;

/// How many games the database has, unless another number is asked for.
const GAMES: i64 = 2_000;

type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Outcome<()> {
    tokio::runtime::Runtime::new()?.block_on(measure())
}

async fn measure() -> Outcome<()> {
    let games = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(GAMES);
    let Ok(server) = Server::start() else { return Err("PostgreSQL 15 or newer is not installed".into()) };
    let folder = tempfile::tempdir()?;
    let file = |name: &str| Database::File(folder.path().join(name));
    let place = folder.path().join("from.sqlite");
    let store = Store::open(&place).await?;
    simulated::fill(&store, games).await;
    store.close().await;
    let on_server = Database::read(server.url())?;
    for (from, to) in [(Database::File(place), on_server.clone()), (on_server, file("back.sqlite"))] {
        let begun = Instant::now();
        let moved = copies::move_all(&from, &to).await?;
        let took = begun.elapsed();
        let Moved::Copied { rows, games } = moved else { return Err("there was something already".into()) };
        let rate = rows as f64 / took.as_secs_f64();
        println!("{from} to {to}: {rows} rows and {games} games in {took:.1?}, {rate:.0} rows a second");
    }
    Ok(())
}
