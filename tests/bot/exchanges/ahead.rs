//! What is decided ahead, and what the program draws by itself.

use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;

use crate::kept_files::compare;
use crate::support::dealt::{BEFORE_RA, CALM, Dealt, THREE};
use crate::watched_server::Stage;

/// What is decided ahead: drawing, an answer to an auction that opens later, an auction line by line.
#[tokio::test]
async fn orders() {
    let mut stage = Stage::new().await;
    let bag = "nile flood art gold writing religion agriculture pyramid ra";
    let game = stage.server.deal(Dealt { bag, ..THREE }).await;
    stage.run("Nefer", "/ra board public:true").await;
    stage.press("Nefer", &["Keep drawing until there are 3"]).await;
    stage
        .press(
            "Amun",
            &[
                "My game",
                "Orders…",
                "On my turn…",
                "<Stop early at these tiles (optional)>writing",
                "Until it is full",
            ],
        )
        .await;
    // On one's own turn an order begins with the number.
    assert_eq!(stage.server.history(game).await, ["draw"; 2]);
    stage.all(&[("Isis", "/ra orders quick:false"), ("Isis", "/ra draw"), ("Nefer", "/ra draw")]).await;
    // Nefer's order has no more to do with three tiles there; Amun's goes on to the Writing.
    assert_eq!(stage.server.history(game).await, ["draw"; 5]);
    stage
        .all(&[
            ("Isis", "/ra draw"),
            ("Nefer", "/ra draw"),
            ("Amun", "/ra orders"),
            ("Seti", "/ra orders"),
            ("Isis", "/ra orders draw:8 stop:Gold"),
            ("Isis", "/ra orders stop:Nothing"),
        ])
        .await;
    stage.press("Isis", &["Stop drawing for me"]).await;
    stage.press("Nefer", &["My game", "Orders…", "If there is an auction…", "Pass", "2"]).await;
    stage.call_off(game).await;

    let game = stage.server.deal(Dealt { bag: "nile ra pharaoh gold funeral ra", ..THREE }).await;
    stage
        .all(&[
            ("Nefer", "/ra orders auction:8"),
            ("Nefer", "/ra draw"),
            ("Nefer", "/ra orders auction:12"),
            ("Nefer", "/ra orders auction:8"),
            ("Isis", "/ra orders auction:pass added:1"),
            ("Amun", "/ra draw"),
        ])
        .await;
    // Amun has drawn Ra; Isis and Nefer have answered, and Amun has the last word.
    assert_eq!(stage.server.history(game).await, ["draw", "draw", "pass", "bid 8"]);
    stage
        .all(&[
            ("Nefer", "/ra me"),
            ("Amun", "/ra pass"),
            ("Isis", "/ra orders auction:pass added:8"),
            ("Isis", "/ra draw until:5"),
            ("Isis", "/ra orders auction:ask draw:0"),
            ("Nefer", "/ra draw"),
            ("Amun", "/ra orders"),
        ])
        .await;
    stage.call_off(game).await;

    let game = stage.server.deal(BEFORE_RA).await;
    stage.run("Amun", "/ra draw").await;
    stage.press("Nefer", &["Bid…", "Bid 8", "Case by case…", "<Which case?>7", "Pass"]).await;
    stage
        .press("Nefer", &["Bid…", "Bid 8", "Case by case…", "<Which case?>none", "Bid 2", "Case by case…"])
        .await;
    stage.press("Isis", &["Pass"]).await;
    assert_eq!(stage.server.history(game).await, ["draw", "draw", "pass", "bid 2"]);
    compare("exchanges-orders.txt", &stage.end().await);
}

/// While hardly anything lies on the track the program draws for those who do not mind.
#[tokio::test]
async fn quick_draws() {
    let mut stage = Stage::new().await;
    let game = stage.server.deal(CALM).await;
    stage.server.set(game, Change::AutoplayLevel(AutoplayLevel::Bids)).await;
    stage.all(&[("Isis", "/ra orders quick:false"), ("Nefer", "/ra draw")]).await;
    stage.press("Isis", &["Invoke Ra…", "Invoke, ask me last"]).await;
    stage.all(&[("Nefer", "/ra bid 5"), ("Amun", "/ra pass"), ("Isis", "/ra pass")]).await;
    stage
        .press(
            "Isis",
            &["My game", "Orders…", "On my turn…", "Play obvious moves for me", "Play no obvious moves"],
        )
        .await;
    stage.all(&[("Nefer", "/ra undo"), ("Seti", "/ra log")]).await;
    compare("exchanges-quick.txt", &stage.end().await);
}
