//! How long a game is likely to take, as its table says it.

use std::time::Duration;

use crate::support::server::{Says, Server};

/// What a table says how long its game will take, in hours; `None` where it says nothing.
fn hours(told: &str) -> Option<u64> {
    let (_, said) = told.split_once(" About ")?;
    let (count, unit) = said.split_once('.')?.0.split_once(' ')?;
    let count = count.parse().unwrap_or(1);
    Some(
        count
            * if unit.starts_with("week") {
                7 * 24
            } else if unit.starts_with("day") {
                24
            } else {
                1
            },
    )
}

impl Server {
    /// What the newest table of a channel says, once its message says something else than before.
    async fn takes_now(&self, before: Option<u64>) -> Option<u64> {
        let told = self.until("ra", |read| hours(read) != before).await;
        hours(&told)
    }
}

#[tokio::test]
async fn a_table_says_how_long_its_game_will_take() {
    let server = Server::start().await;
    let opened = server.run("Nefer", "ra", "/ra new seats:5").await;
    let standard = hours(&opened);
    assert!(standard.is_some_and(|hours| hours % (7 * 24) == 0), "{opened}");
    // Slower, with no clock at all, and at once.
    server.presses("Nefer", "ra", "Settings…").await;
    let paces = async |pace: &str, before| {
        server.presses("Nefer", "ra", "Pace…").await;
        server.presses("Nefer", "ra", pace).await;
        server.takes_now(before).await
    };
    let relaxed = paces("Relaxed", standard).await;
    assert!(relaxed > standard, "{relaxed:?} {standard:?}");
    assert_eq!(paces("No clock", relaxed).await, None);
    let live = paces("Live", None).await;
    assert!(live.is_some_and(|hours| hours < 6), "{live:?}");
    assert_eq!(paces("Standard", live).await, standard);
    // Every seat that a computer player takes is one for whom nobody waits.
    server.run("Nefer", "ra", "/ra computer level:easy").await;
    let fewer = server.takes_now(standard).await;
    assert!(fewer < standard, "{fewer:?} {standard:?}");
    server.end().await;
}

/// As far as they have told. Who is only invited tells nothing by that.
#[tokio::test]
async fn people_who_sleep_one_after_the_other_take_longer() {
    let server = Server::start().await;
    for (who, city) in [("Nefer", "Berlin"), ("Amun", "Tokyo"), ("Isis", "Los Angeles")] {
        server.run(who, "ra", &format!("/ra settings city:\"{city}\" sleep:23-7")).await;
    }
    let together = hours(&server.run("Nefer", "ra", "/ra new seats:5 invite:Amun invite2:Isis").await);
    assert!(together.is_some());
    server.each_runs(&["Khnum", "Amun"], "ra", "/ra join").await;
    server.run("Isis", "ra", "/ra join").await;
    let apart = server.takes_now(together).await;
    assert!(apart > together, "{apart:?} {together:?}");
    // What they have changed counts when the table is shown again.
    for who in ["Amun", "Isis"] {
        server.run(who, "ra", "/ra settings city:Berlin").await;
        server.turn(Duration::from_secs(1)).await;
    }
    server.run("Khnum", "ra", "/ra leave").await;
    assert_eq!(server.takes_now(apart).await, together);
    server.end().await;
}

/// Whoever has told nothing is taken to sleep at night where the server says that people live.
#[tokio::test]
async fn who_has_told_nothing_sleeps_where_the_server_says() {
    let server = super::admin::server().await;
    server.run("Khnum", "ra", "/ra-admin settings city:Tokyo").await;
    server.run("Nefer", "ra", "/ra settings city:Berlin sleep:23-7").await;
    let opened =
        server.run("Nefer", "ra", "/ra new seats:3 pace:\"fast: look in several times a day\"").await;
    opened.says("15 hours each");
    let together = hours(&opened);
    server.run("Amun", "ra", "/ra join").await;
    let apart = server.takes_now(together).await;
    assert!(apart > together, "{apart:?} {together:?}");
    server.end().await;
}
