//! What time brings about, whose the chairs are, and all that those do who look after games.

use local_discord::Order;
use ra_table::id::GameId;

use crate::kept_files::compare;
use crate::support::dealt::CALM;
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::watched_server::Stage;

/// Calls, reminders, time that runs out twice, a computer player that stands in, and who is back.
#[tokio::test]
async fn time() {
    let mut stage = Stage::looked_after().await;
    stage
        .all(&[
            ("Nefer", "/ra settings city:Reykjavik sleep:23:00-7:00"),
            ("Nefer", "/ra settings city:Atlantis"),
            ("Nefer", "/ra settings sleep:7-23"),
            ("Amun", "/ra settings calls:\"by direct message\""),
            ("Isis", "/ra settings next:true"),
            ("Khnum", "/ra settings away:2040-03-10 meanwhile:\"a computer player plays for me\""),
            ("Khnum", "/ra settings away:back"),
            ("Khnum", "/ra settings away:2040-05-10"),
            ("Khnum", "/ra settings meanwhile:\"a computer player plays for me\""),
        ])
        .await;
    stage
        .press(
            "Khnum",
            &[
                "I’ll be away…",
                "Back to the settings",
                "Ping me by direct message",
                "My time zone…",
                "Back to the settings",
            ],
        )
        .await;
    stage.turn(11 * MINUTE).await;
    stage.server.deal(CALM).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.run("Nefer", "/ra draw").await;
    stage.run("Amun", "/ra draw").await;
    // Isis is reminded twice; then it is done for her.
    stage.turn(9 * HOUR).await;
    stage.turn(16 * HOUR).await;
    stage.turn(18 * HOUR).await;
    stage.turn(6 * HOUR).await;
    stage.run("Isis", "/ra draw").await;
    stage.run("Nefer", "/ra draw").await;
    stage.run("Amun", "/ra draw").await;
    stage.turn(4 * DAY).await;
    stage.run("Seti", "/ra log").await;
    stage.run("Nefer", "/ra draw").await;
    // Amun is called by direct message.
    stage.server.until_nothing_is_due().await;
    stage.run("Amun", "/ra settings calls:\"in the game's channel\"").await;
    // With a full track there is one thing to do, and above 13 nothing to bid.
    stage.run("Amun", "/ra draw").await;
    stage.run("Isis", "/ra draw").await;
    stage.run("Nefer", "/ra bid 13").await;
    stage.run("Amun", "/ra pass").await;
    stage.run("Isis", "/ra me").await;
    stage.press("Isis", &["I’m back"]).await;
    stage.run("Isis", "/ra back").await;
    compare("exchanges-time.txt", &stage.end().await);
}

/// Chairs that are left and given away, and all that those can do who look after the games.
#[tokio::test]
async fn chairs() {
    let mut stage = Stage::looked_after().await;
    stage.server.deal(CALM).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.run("Amun", "/ra resign").await;
    stage.press("Amun", &["Leave this game for good"]).await;
    stage
        .all(&[
            ("Amun", "/ra draw"),
            ("Amun", "/ra back"),
            ("Seti", "/ra resign"),
            ("Isis", "/ra replace player:Amun by:Seti"),
            ("Nefer", "/ra replace player:Amun by:Isis"),
            ("Nefer", "/ra replace player:Khnum by:Seti"),
            ("Nefer", "/ra replace player:Amun by:Seti"),
        ])
        .await;
    stage.press("Nefer", &["Take the chair"]).await;
    stage.press("Seti", &["Take the chair"]).await;
    stage.all(&[("Seti", "/ra me"), ("Amun", "/ra me"), ("Nefer", "/ra replace player:Isis by:Amun")]).await;
    stage.press("Seti", &["Yes, give my chair away"]).await;
    stage.press("Isis", &["Yes, give my chair away"]).await;
    stage.press("Amun", &["Take the chair"]).await;
    stage
        .all(&[
            ("Khnum", "/ra-admin pause"),
            ("Nefer", "/ra draw"),
            ("Khnum", "/ra-admin pause"),
            ("Khnum", "/ra-admin act"),
        ])
        .await;
    stage.turn(10 * DAY).await;
    stage
        .all(&[
            ("Khnum", "/ra-admin resume"),
            ("Khnum", "/ra-admin resume"),
            ("Khnum", "/ra-admin extend hours:10"),
            ("Khnum", "/ra-admin extend"),
            ("Khnum", "/ra-admin act"),
            ("Khnum", "/ra-admin host player:Seti"),
            ("Khnum", "/ra-admin host player:Isis"),
            ("Khnum", "/ra-admin replace player:Nefer by:Isis"),
        ])
        .await;
    stage.press("Isis", &["No, thanks"]).await;
    stage
        .all(&[
            ("Khnum", "/ra-admin replace player:Nefer by:Isis"),
            ("Khnum", "/ra-admin history"),
            ("Khnum", "/ra-admin history game:7"),
        ])
        .await;
    stage.run_in("Khnum", "general", "/ra-admin extend").await;
    stage.run_in("Khnum", "general", "/ra-admin extend hours:5 game:1").await;
    stage.happens(Order::Rename { person: "Seti".into(), nick: Some("Seti the Great".into()) }).await;
    stage.run("Seti", "/ra draw").await;
    // Whom the game waits for has left the server.
    stage.happens(Order::RemovePerson { person: "Amun".into() }).await;
    stage.turn_until(2 * HOUR, "has left this server").await;
    stage.call_off(GameId(1)).await;
    stage.run("Khnum", "/ra-admin history game:1").await;
    compare("exchanges-chairs.txt", &stage.end().await);
}
