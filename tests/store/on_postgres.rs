//! What a PostgreSQL server brings: how a database on it is opened and refused, and who may write.

use ra_bot::app::installation;
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{Database, OpenError, Store, interactions, key_value};
use ra_table::id::InteractionId;
use ra_table::time::Millis;
use test_tools::postgres::Server;
use test_tools::suite;

use crate::support::meddle;
use crate::support::server::Says;

/// A server of the test's own; `None` where there is none, which is told.
fn server() -> Option<Server> {
    Server::start().inspect_err(|missing| suite::skip_in_test("what is refused of PostgreSQL", missing)).ok()
}

fn database(url: &str) -> Database {
    Database::read(url).unwrap()
}

/// Why a database is refused: a start is to be tried again, or not.
async fn refused(url: &str, may_pass: bool) -> String {
    let error: OpenError = database(url).open().await.unwrap_err();
    let told = error.to_string();
    assert_eq!(error.may_pass(), may_pass, "{told}");
    told.lacks("s3cret").lacks("wr0ng");
    assert!(!format!("{error:?}").contains("s3cret"));
    told
}

#[tokio::test]
async fn what_cannot_be_used_is_refused_in_a_sentence() {
    let Some(server) = server() else { return };
    let all = database(&server.url());
    for sql in [
        "CREATE ROLE guarded LOGIN PASSWORD 's3cret'",
        "CREATE ROLE poor LOGIN",
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0",
        "CREATE DATABASE taken",
        "CREATE DATABASE older",
        "CREATE DATABASE reading",
        "ALTER DATABASE reading SET default_transaction_read_only = on",
    ] {
        meddle(&all, sql).await;
    }
    let url = |user: &str, database: &str| server.url_of(user, database);
    meddle(&database(&url("postgres", "taken")), "CREATE TABLE bird (song TEXT)").await;
    database(&url("postgres", "older")).open().await.unwrap().close().await;
    let another = "UPDATE installation SET value = 'another' WHERE name = 'schema'";
    meddle(&database(&url("postgres", "older")), another).await;
    for (url, told) in [
        (url("guarded:wr0ng", "postgres"), "does not let this user in, so check user and password"),
        (url("nobody", "postgres"), "does not let this user in"),
        (url("postgres", "nowhere"), "does not exist on its server: create it"),
        (url("poor", "postgres"), "does not let its user do what ra-bot needs"),
        (url("postgres", "latin"), "is stored as LATIN1: create it with the encoding UTF8"),
        (url("postgres", "taken"), "is another program's"),
        (url("postgres", "older"), "was made by another version of ra-bot"),
        (url("postgres", "postgres?options[search_path]=nowhere"), "has no schema to use"),
        (url("postgres:s3cret", "postgres?sslmode=require"), "cannot be reached in private as sslmode asks"),
    ] {
        refused(&url, false).await.says(told);
    }
    for (url, told) in [
        (url("postgres", "reading"), "the server takes no changes"),
        // Nobody listens there.
        ("postgres://ra:s3cret@127.0.0.1:1/ra".to_owned(), "cannot be reached: check host and port"),
        ("postgres://ra:s3cret@nowhere.invalid/ra".to_owned(), "cannot be reached: check host and port"),
    ] {
        refused(&url, true).await.says(told);
    }
    // With the right password, and for somebody who owns nothing but a schema.
    meddle(&all, "CREATE SCHEMA AUTHORIZATION guarded").await;
    database(&url("guarded:s3cret", "postgres")).open().await.unwrap().close().await;
}

#[tokio::test]
async fn a_second_process_is_refused_until_the_first_has_ended() {
    let Some(server) = server() else { return };
    let first = database(&server.url()).open().await.unwrap();
    refused(&server.url(), true).await.says("is in use by another ra-bot");
    // Another schema is another installation.
    meddle(&database(&server.url()), "CREATE SCHEMA other").await;
    let other = database(&format!("{}?options[search_path]=other", server.url()));
    let other = other.open().await.unwrap();
    installation::seen_another(&other, Millis(1)).await.unwrap();
    assert_eq!(installation::another_seen_at(&first).await.unwrap(), None);
    other.close().await;
    first.close().await;
    database(&server.url()).open().await.unwrap().close().await;
}

/// Of two that begin at once on an empty database one makes the tables, and the other is refused.
#[tokio::test]
async fn two_that_set_up_at_once_are_not_in_each_others_way() {
    let Some(server) = server() else { return };
    let place = database(&server.url());
    let (one, other) = tokio::join!(place.open(), place.open());
    let (Ok(store), Err(error)) = (if one.is_ok() { (one, other) } else { (other, one) }) else {
        panic!("both could open it, or none")
    };
    error.to_string().says("is in use by another ra-bot");
    installation::seen_another(&store, Millis(1)).await.unwrap();
    store.close().await;
}

/// A statement that has failed ends its transaction: who commits it all the same is told.
#[tokio::test]
async fn nothing_is_committed_after_a_failure() {
    let Some(server) = server() else { return };
    let store = database(&server.url()).open().await.unwrap();
    let twice = async |store: &Store| {
        let mut tx = store.write().await.unwrap();
        key_value::set(&mut tx, "fact", "new").await.unwrap();
        interactions::note_once(&mut tx, InteractionId(1)).await.unwrap();
        assert!(interactions::note_once(&mut tx, InteractionId(1)).await.is_err());
        tx.commit().await
    };
    assert!(twice(&store).await.is_err());
    let mut tx = store.read().await.unwrap();
    assert_eq!(key_value::get(&mut tx, "fact").await.unwrap(), None);
    drop(tx);
    // The connection goes on.
    installation::seen_another(&store, Millis(1)).await.unwrap();
    store.close().await;
}

/// What is read in one transaction is of one moment, whatever is written meanwhile.
#[tokio::test]
async fn a_reader_sees_one_moment() {
    let Some(server) = server() else { return };
    let store = database(&server.url()).open().await.unwrap();
    let mut before = store.read().await.unwrap();
    assert_eq!(key_value::get(&mut before, "fact").await.unwrap(), None);
    let mut tx = store.write().await.unwrap();
    key_value::set(&mut tx, "fact", "new").await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(key_value::get(&mut before, "fact").await.unwrap(), None);
    let mut after = store.read().await.unwrap();
    assert_eq!(key_value::get(&mut after, "fact").await.unwrap().as_deref(), Some("new"));
    drop((before, after));
    store.close().await;
}

/// A read begins anew on another connection where the first proves to be lost.
#[tokio::test]
async fn what_is_read_outlasts_lost_connections() {
    let Some(server) = server() else { return };
    let (line, url) = server.behind_proxy();
    let store = database(&url).open().await.unwrap();
    for _ in 0..10 {
        assert!(!tasks::is_any_there(&store, Kind::Clock).await.unwrap());
        line.cut();
        assert!(!tasks::is_any_there(&store, Kind::Clock).await.unwrap());
        line.cut();
        drop(store.read().await.unwrap());
    }
    store.close().await;
}
