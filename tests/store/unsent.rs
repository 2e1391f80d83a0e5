//! Statements that are sent together with their values in their text.

use ra_bot::store::{Error, interactions, key_value, last_seen};
use ra_table::id::{GuildId, InteractionId, UserId};
use ra_table::time::Millis;

use crate::support::database::TestDatabase;

/// Texts that would mean something if they were not read as texts.
const TEXTS: [&str; 9] = [
    "",
    "it's",
    "''",
    r"\",
    r"\'; DELETE FROM installation; --",
    "'; COMMIT; DELETE FROM installation; --",
    "$1 $2 $$",
    "two\nlines; é 😀 -- /* ? :name",
    "E'\\047' U&'\\0027'",
];

#[tokio::test]
async fn every_text_is_read_as_it_was_written() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let mut tx = store.write().await.unwrap();
    for (written, name) in TEXTS.iter().zip(TEXTS.iter().rev()) {
        key_value::set(&mut tx, name, written).await.unwrap();
    }
    let (guild, ends) = (GuildId(i64::MIN), [i64::MIN, -1, 0, i64::MAX]);
    for (end, user) in ends.iter().zip(1..) {
        last_seen::note(&mut tx, guild, UserId(user), Millis(*end)).await.unwrap();
    }
    assert!(key_value::set(&mut tx, "nul", "a\0b").await.is_err());
    tx.commit().await.unwrap();
    let mut tx = store.read().await.unwrap();
    for (written, name) in TEXTS.iter().zip(TEXTS.iter().rev()) {
        assert_eq!(key_value::get(&mut tx, name).await.unwrap().as_deref(), Some(*written), "{name}");
    }
    for (end, user) in ends.iter().zip(1..) {
        assert_eq!(last_seen::of(&mut tx, guild, UserId(user)).await.unwrap(), Some(Millis(*end)));
    }
    drop(tx);
    store.close().await;
}

#[tokio::test]
async fn what_is_not_sent_is_read_in_its_transaction_and_nowhere_once_it_has_failed() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let mut tx = store.write().await.unwrap();
    key_value::set(&mut tx, "a", "1").await.unwrap();
    key_value::set(&mut tx, "a", "2").await.unwrap();
    assert_eq!(key_value::get(&mut tx, "a").await.unwrap().as_deref(), Some("2"));
    key_value::set(&mut tx, "a", "3").await.unwrap();
    tx.rollback().await.unwrap();
    // The second of three fails: nothing of the transaction is there, and nobody need doubt that.
    let mut tx = store.write().await.unwrap();
    for _ in 0..2 {
        interactions::note(&mut tx, InteractionId(1)).await.unwrap();
    }
    key_value::set(&mut tx, "a", "4").await.unwrap();
    assert!(matches!(tx.commit().await, Err(Error::Taken)));
    // The same before something is read.
    let mut tx = store.write().await.unwrap();
    key_value::set(&mut tx, "a", "5").await.unwrap();
    for _ in 0..2 {
        interactions::note(&mut tx, InteractionId(1)).await.unwrap();
    }
    assert!(matches!(key_value::get(&mut tx, "a").await, Err(Error::Taken)));
    assert!(matches!(tx.commit().await, Err(Error::Sql(_))));
    let mut tx = store.write().await.unwrap();
    assert_eq!(key_value::get(&mut tx, "a").await.unwrap(), None);
    interactions::note_once(&mut tx, InteractionId(1)).await.unwrap();
    tx.commit().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn many_statements_are_sent_on_the_way() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let mut tx = store.write().await.unwrap();
    let long = "long ".repeat(1000);
    for number in 0..100 {
        key_value::set(&mut tx, &number.to_string(), &long).await.unwrap();
    }
    tx.commit().await.unwrap();
    let mut tx = store.read().await.unwrap();
    assert_eq!(key_value::get(&mut tx, "99").await.unwrap(), Some(long));
    drop(tx);
    store.close().await;
}
