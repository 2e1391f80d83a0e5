//! Tables before their game, and how a game begins.

use crate::kept_files::compare;
use crate::support::hours::{DAY, HOUR};
use crate::watched_server::Stage;

/// A table is opened, filled, emptied, changed and called off. None starts a game, which would be dealt by chance.
#[tokio::test]
async fn a_table() {
    let mut stage = Stage::new().await;
    compare("exchanges-start.txt", &stage.start());
    stage.all(&[("Nefer", "/ra new seats:4"), ("Amun", "/ra join")]).await;
    stage.press("Amun", &["<It is …>60", "<Same time as in …>Europe/Berlin", "<When I sleep>1410 450"]).await;
    stage.press("Isis", &["Join"]).await;
    stage.press("Isis", &["Leave"]).await;
    stage.press("Nefer", &["Settings…", "Pace…", "Fast", "Obvious moves…", "Nothing"]).await;
    stage.press("Amun", &["Settings…"]).await;
    stage.press("Nefer", &["Language…", "Back"]).await;
    stage.press("Nefer", &["Add computer player…", "Hard"]).await;
    stage.press("Nefer", &["Free a seat…", "⚙ Anubis (hard)"]).await;
    stage.press("Nefer", &["How to play"]).await;
    stage
        .all(&[
            ("Nefer", "/ra computer level:easy"),
            ("Amun", "/ra computer level:easy"),
            ("Amun", "/ra join"),
            ("Khnum", "/ra leave"),
            ("Khnum", "/ra start"),
            ("Khnum", "/ra cancel"),
            ("Khnum", "/ra new seats:2"),
            ("Isis", "/ra join"),
            ("Khnum", "/ra cancel"),
            ("Amun", "/ra leave"),
            ("Nefer", "/ra draw"),
            ("Nefer", "/ra cancel"),
            ("Nefer", "/ra join"),
            ("Nefer", "/ra start"),
            ("Nefer", "/ra new invite:@ra-bot"),
            ("Nefer", "/ra new seats:2 invite:@Amun invite2:@Isis"),
            ("Nefer", "/ra new seats:3 here:true edition:classic pace:\"no clock\" quick:false computers:1 invite:@Seti"),
            ("Nefer", "/ra leave"),
            ("Khnum", "/ra games"),
            ("Khnum", "/ra help"),
            ("Khnum", "/ra help about:rules"),
            ("Khnum", "/ra settings"),
        ])
        .await;
    stage.run_in("Khnum", "dm", "/ra settings").await;
    stage.run_in("Khnum", "dm", "/ra draw").await;
    stage.complete("Khnum", "/ra settings city:Ber").await;
    stage.complete("Khnum", "/ra settings sleep:23").await;
    // Nobody comes.
    stage.run("Khnum", "/ra new seats:2").await;
    stage.turn(6 * DAY + HOUR).await;
    stage.turn_until(DAY, "is closed: nobody has come or gone").await;
    compare("exchanges-table.txt", &stage.end().await);
}

/// A game begins in a thread. It is dealt by chance: only what is sent is compared, not what is in it.
#[tokio::test]
async fn a_start() {
    let mut stage = Stage::new().await;
    stage.all(&[("Nefer", "/ra new seats:3 quick:false"), ("Amun", "/ra join")]).await;
    stage.press("Isis", &["Join"]).await;
    stage
        .all(&[("Nefer", "/ra new seats:3 quick:false"), ("Amun", "/ra join"), ("Nefer", "/ra start")])
        .await;
    stage.run("Nefer", "/ra new seats:2 quick:false here:true").await;
    stage.run("Amun", "/ra join").await;
    stage.run("Nefer", "/ra cancel").await;
    compare("exchanges-begin.txt", &stage.end_of_chance().await);
}
