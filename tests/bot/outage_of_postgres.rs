//! A PostgreSQL server that goes and comes back: people are told, nothing is half done, and the bot goes on.

use ra_bot::store::Database;
use test_tools::postgres;
use test_tools::suite;

use crate::support::dealt::CALM;
use crate::support::server::{Says, Server, options, wait_while};

#[tokio::test]
async fn the_bot_goes_on_when_the_server_is_back_on_postgres() {
    let mut postgres = match postgres::Server::start() {
        Ok(postgres) => postgres,
        Err(missing) => return suite::skip_in_test("an outage of PostgreSQL", &missing),
    };
    let database = Database::read(postgres.url()).unwrap();
    let server = Server::on(options(), |config| config.database = database, async |_, _| {}).await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", "/ra draw").await.says("Nefer drew Nile");
    let before = server.history(game).await;
    postgres.crash();
    for _ in 0..2 {
        server.run("Amun", "ra", "/ra draw").await.says("went wrong");
    }
    postgres.start_again();
    // Its first answers may be those of connections that are gone.
    wait_while(async || server.store.read().await.is_err()).await;
    assert_eq!(server.history(game).await, before);
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew");
    assert_eq!(server.history(game).await.len(), before.len() + 1);
    server.end().await;
}
