//! The bot down: nobody pays for it, nobody is flooded with calls afterwards, and all that is due is
//! done once and in order.

use local_discord::{Fault, Matching, Order};
use ra_bot::app::due_game::{self, ToDo};
use ra_bot::store::tasks::{self, Clocks, Except, Kind};
use ra_bot::store::{games, notifications};
use ra_table::game::{Called, Stage, Subject};
use ra_table::id::{GameId, MessageId, UserId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE, held_back_until};
use crate::support::server::{Server, wait_while};

/// Two deadlines are the same but for the seconds that it takes to notice.
#[track_caller]
pub(super) fn assert_about(found: Millis, wanted: Millis) {
    assert!((found.0 - wanted.0).abs() < 20_000, "{found:?} is not about {wanted:?}");
}

#[tokio::test]
async fn while_the_bot_is_down_nobodys_time_runs() {
    let mut server = Server::start().await;
    let game = server.deal_shown(THREE).await;
    server.until_nothing_is_due().await;
    server.turn(10 * HOUR).await;
    let before = server.runs_out(game).await;
    server.stop().await;
    server.discord.advance(100 * HOUR);
    server.start_again().await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await, [""; 0], "nothing was done for Nefer");
    let runs_out = server.runs_out(game).await;
    assert_about(runs_out, before.after(100 * HOUR));
    // And the board says so.
    let deadline = format!("<t:{}:", runs_out.0 / 1000);
    server.told("Seti", "ra", &deadline).await;
    server.run_out(game).await;
    server.until_entries(game, 1).await;
    server.settled(game).await;
    server.end().await;
}

/// Three games wait for somebody who has just woken up, and the board of one is still to come: there is one call, and the
/// rest, if any, comes when it has been quiet for a while.
#[tokio::test]
async fn after_an_outage_nobody_is_called_twice() {
    let mut server = Server::start().await;
    server.turn_to(8, 0).await;
    server.stop().await;
    let channels = ["ra", "general", "tournament"];
    server.sleeps("Nefer", (23, 0), (7, 59)).await;
    for channel in channels {
        let game = server.deal(Dealt { channel, shown: channel != "ra", ..THREE }).await;
        server.is_due(game, Millis(1)).await;
    }
    server.calls_of("Nefer", &channels);
    server.discord.advance(HOUR);
    server.start_again().await;
    server.until_nothing_is_due().await;
    server.settled(GameId(1)).await;
    assert_eq!(server.calls_of("Nefer", &channels), 1);
    server.pass_time(11 * MINUTE).await;
    // What was not due yet when the others were called to.
    assert!(server.calls_of("Nefer", &channels) <= 1);
    let told: Vec<String> = channels.iter().flat_map(|channel| server.read("Seti", channel)).collect();
    let told = told.join("\n");
    assert!(told.contains(" other games on this server wait for you too:"), "several in one: {told}");
    for game in 1..=3 {
        let is_told = ["waits", "in"].iter().any(|word| told.contains(&format!("ame {game} {word}")));
        assert!(is_told, "game {game}: {told}");
    }
    server.pass_time(HOUR).await;
    assert_eq!(server.calls_of("Nefer", &channels), 0);
    server.end().await;
}

/// A board that comes late calls whom one in time would have called, each of them once: whoever has fallen asleep
/// since they were asked is called when they wake.
#[tokio::test]
async fn who_has_fallen_asleep_before_a_late_board_is_called_in_the_morning() {
    let server = Server::start().await;
    server.turn_to(22, 30).await;
    server.sleeps("Nefer", (23, 0), (7, 0)).await;
    server.discord.spoil(Matching::SendMessage, 1000, Fault::ServerError { status: 500 });
    let game = server.deal(Dealt { shown: false, ..THREE }).await;
    server.is_due(game, Millis(1)).await;
    // It could not be shown, and is tried again later.
    wait_while(async || held_back_until(&server.store, game).await.is_none_or(|until| until < server.now()))
        .await;
    server.turn(HOUR).await;
    server.discord.order(Order::ClearFaults).unwrap();
    server.pass_time(HOUR).await;
    server.settled(game).await;
    server.told("Seti", "ra", "your turn").await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 0, "they sleep");
    server.pass_time_to(7, 1).await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 1);
    server.pass_time(2 * HOUR).await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 0, "once");
    server.end().await;
}

/// Whoever slept when they were asked is called when they wake, whatever a board does that comes late.
#[tokio::test]
async fn who_has_woken_up_before_a_late_board_is_called_once() {
    let mut server = Server::start().await;
    server.turn_to(6, 30).await;
    server.stop().await;
    server.sleeps("Nefer", (22, 0), (7, 0)).await;
    let game = server.deal(Dealt { shown: false, ..THREE }).await;
    server.is_due(game, Millis(1)).await;
    server.discord.advance(HOUR);
    server.start_again().await;
    server.until_nothing_is_due().await;
    server.settled(game).await;
    server.told("Seti", "ra", "your turn").await;
    let mut calls = server.calls_of("Nefer", &["ra"]);
    for _ in 0..3 {
        server.pass_time(11 * MINUTE).await;
        calls += server.calls_of("Nefer", &["ra"]);
    }
    assert_eq!(calls, 1);
    server.end().await;
}

/// While the call of somebody who has just woken up is on its way, another's draw asks them something: that board
/// does not ring as well.
#[tokio::test]
async fn who_is_just_being_called_is_not_called_by_a_board() {
    let server = Server::start().await;
    server.turn_to(7, 30).await;
    server.sleeps("Nefer", (23, 0), (7, 59)).await;
    let waits = server.deal(Dealt { channel: "general", ..THREE }).await;
    let game = server.deal(Dealt { played: "draw, draw", ..THREE }).await;
    server.is_due(waits, Millis(1)).await;
    server.until_nothing_is_due().await;
    let channels = ["ra", "general"];
    server.calls_of("Nefer", &channels);
    server.discord.spoil(Matching::SendMessage, 1, Fault::Hang { ms: 2000 });
    server.turn_to(8, 0).await;
    let call =
        Called { user: server.user("Nefer"), subject: Subject::Question(0), stage: Stage::Called, at: None };
    wait_while(async || notifications::unknown(&server.store, waits, &call).await.unwrap().is_none()).await;
    server.run("Isis", "ra", "/ra draw").await;
    server.until_entries(game, 3).await;
    server.settled(game).await;
    server.told("Seti", "general", "your turn").await;
    assert_eq!(server.calls_of("Nefer", &channels), 1);
    server.pass_time(2 * MINUTE).await;
    assert_eq!(server.calls_of("Nefer", &channels), 1, "nothing is lost");
    server.end().await;
}

/// A call that fails late in the evening is made in the morning, and not as soon as it can be.
#[tokio::test]
async fn a_call_that_was_put_off_wakes_nobody() {
    let server = Server::start().await;
    server.turn_to(15, 0).await;
    server.sleeps("Nefer", (23, 0), (7, 0)).await;
    // It has waited for Nefer since ten to three: eight hours later they are reminded.
    server.deal(THREE).await;
    server.pass_time_to(22, 45).await;
    server.calls_of("Nefer", &["ra"]);
    server.discord.spoil(Matching::SendMessage, 1000, Fault::ServerError { status: 500 });
    server.pass_time_to(22, 51).await;
    server.discord.order(Order::ClearFaults).unwrap();
    server.pass_time_to(23, 45).await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 0, "they sleep");
    server.pass_time_to(7, 1).await;
    assert_eq!(server.calls_of("Nefer", &["ra"]), 1);
    server.end().await;
}

/// More games than are looked after at once.
#[tokio::test]
async fn all_that_is_due_is_done_once_and_in_order() {
    const GAMES: i64 = 120;
    let mut server = Server::start().await;
    server.stop().await;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut order = Vec::new();
    for number in 0..GAMES {
        let game = server.deal(THREE).await;
        // Each in a channel of its own.
        server.write(async |tx| games::set_thread(tx, game, MessageId(number + 1)).await.unwrap()).await;
        let due = Millis(rng.random_range(1..1_000_000));
        server.is_due(game, due).await;
        order.push((due, game));
    }
    order.sort_unstable();
    let now = server.now().after(49 * HOUR);
    let mut done = Vec::new();
    let (except, at) = (Except::default(), Clocks { now, wall: now });
    loop {
        let due = tasks::find(&server.store, &[Kind::Clock], &except, at, 50).await.unwrap();
        if due.is_empty() {
            break;
        }
        for (_, game) in due {
            let game = GameId(game.parse().unwrap());
            let acted = due_game::look_after(&server.store, game, now).await.unwrap();
            let ToDo::Verify(_, late) = acted else { panic!("{acted:?}") };
            let late: Vec<UserId> = late.into_iter().map(|(user, _)| user).collect();
            assert!(due_game::act_if_due(&server.store, game, &[], now).await.unwrap().is_none());
            let acted = due_game::act_if_due(&server.store, game, &late, now).await.unwrap();
            done.extend(acted.map(|_| game));
        }
    }
    assert_eq!(done, order.into_iter().map(|(_, game)| game).collect::<Vec<_>>());
    for game in done {
        assert_eq!(server.history(game).await, ["draw"]);
    }
    server.end().await;
}
