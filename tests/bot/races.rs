//! Lost races: a change that others were faster than is tried again, and told as what it is if it never succeeds.

use ra_bot::store::Database;

use crate::support::dealt::CALM;
use crate::support::meddle;
use crate::support::server::{Says, Server, command};

/// From now on somebody else has always, or often, just made the entry that is about to be made. SQLite lets one write at
/// a time: without this nobody would ever be faster.
async fn lose(database: &Database, often: &str) {
    let trigger = format!(
        "CREATE TRIGGER lose BEFORE INSERT ON entry {often} \
         BEGIN INSERT INTO entry (game_id, seq, actor, at, text, decided_how) \
         SELECT NEW.game_id, NEW.seq, NEW.actor, NEW.at, NEW.text, NEW.decided_how; END"
    );
    meddle(database, &trigger).await;
}

#[tokio::test]
async fn who_is_never_fast_enough_is_told_so_and_nothing_is_done() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    lose(server.database(), "").await;
    for _ in 0..2 {
        let told = server.run("Nefer", "ra", "/ra draw").await;
        told.says("Others acted at the same moment, so your move was not made.");
    }
    assert_eq!(server.history(game).await, [""; 0]);
    meddle(server.database(), "DROP TRIGGER lose").await;
    server.run("Nefer", "ra", "/ra draw").await.says("Nefer drew Nile");
    assert_eq!(server.history(game).await, ["draw"]);
    server.end().await;
}

#[tokio::test]
async fn a_lost_race_is_run_again_and_nothing_is_done_twice() {
    const COMMANDS: usize = 60;
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    lose(server.database(), "WHEN random() % 2 = 0").await;
    let mut crowded = 0;
    for _ in 0..COMMANDS {
        let before = server.round(game).await;
        let (seat, legal) = before.state().turn().unwrap();
        let told = server.answered(&before.name(seat), "ra", &command(legal.nth(0).unwrap())).await;
        let made = server.round(game).await.seq - before.seq;
        let is_crowded = told.contains("Others acted at the same moment");
        assert_eq!(made, i64::from(!is_crowded), "{told}");
        crowded += usize::from(is_crowded);
        // What could not be carried on with is played later otherwise.
        server.run(&before.name(seat), "ra", "/ra undo").await;
    }
    // Half of all attempts are lost, and one of sixteen commands never succeeds; without trying again it would be half.
    assert!(crowded < COMMANDS / 4, "{crowded} of {COMMANDS}");
    server.end().await;
}
