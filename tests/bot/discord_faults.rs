//! Faults of Discord and of the way to it: no action is lost or doubled, and what was committed is shown.

use std::time::Duration;

use futures_util::future::join_all;
use futures_util::stream::{self, StreamExt as _};
use local_discord::{Fault, GatewayFault, Matching, Order, Scope};
use ra_bot::store::boards;
use ra_bot::store::tasks::{self, Kind};
use ra_table::id::{GameId, MessageId};

use crate::support::clicks::{Hand, is_board};
use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::{MINUTE, NEVER, held_back_until};
use crate::support::permissions::denying;
use crate::support::server::{Server, options, wait_while, within};

const LIMITED: Fault = Fault::TooManyRequests { retry_after_s: 0.2, scope: Scope::User };
const BROKEN: Fault = Fault::ServerError { status: 500 };

/// Everything that can befall a request. The waits are longer than an answer takes that is not deferred.
const FAULTS: [Fault; 6] =
    [LIMITED, BROKEN, Fault::Hang { ms: 1500 }, Fault::HangAfter { ms: 1500 }, Fault::Drop, Fault::DropAfter];

/// How many games are started at the same time.
const AT_ONCE: usize = 4;

/// What was played, no more and no less, and what the channel shows of it in the end.
async fn counted(server: &Server, game: GameId, history: &[&str], shown: &str, what: &str) {
    // On a busy machine an answer that goes wrong may be late as well.
    assert_eq!(server.until_entries(game, history.len()).await, history, "{what}");
    let read = server.until("ra", |read| read.contains(shown)).await;
    server.discord.order(Order::ClearFaults).unwrap();
    assert!(read.contains(shown), "{what}: {read}");
    server.settled(game).await;
    assert_eq!(server.history(game).await, history, "{what}");
}

/// Whether an answer says so, or leads to what does, as it took long to give.
fn is_told(answer: &str, so: &str) -> bool {
    answer.contains(so) || answer.starts_with("Done: https://")
}

/// Nefer draws while requests of one kind go wrong, so many in a row.
async fn draw(matching: Matching, count: u32, fault: Fault) {
    let what = format!("{matching:?} {count} {fault:?}");
    let server = Server::in_real_time().await;
    let game = server.deal_shown(Dealt { bag: "nile gold ra", ..THREE }).await;
    server.discord.spoil(matching, count, fault);
    let answer = server.run("Nefer", "ra", "/ra draw").await;
    if count == 1 || matching != Matching::Callback {
        assert!(is_told(&answer, "Nefer drew Nile"), "{what}: {answer}");
    }
    counted(&server, game, &["draw"], "Nefer drew Nile", &what).await;
    let next = server.run("Amun", "ra", "/ra draw").await;
    assert!(is_told(&next, "Amun drew Gold"), "{what}: {next}");
    counted(&server, game, &["draw", "draw"], "Amun drew Gold", &what).await;
    server.end().await;
}

#[tokio::test]
async fn an_answer_that_goes_wrong_once_comes_all_the_same() {
    join_all(FAULTS.map(|fault| draw(Matching::Callback, 1, fault))).await;
}

#[tokio::test]
async fn an_answer_that_never_gets_through_becomes_a_board() {
    join_all(
        [BROKEN, Fault::Drop, Fault::Hang { ms: 4000 }].map(|fault| draw(Matching::Callback, 100, fault)),
    )
    .await;
}

#[tokio::test]
async fn older_boards_are_shrunk_in_spite_of_faults() {
    join_all(FAULTS.map(|fault| draw(Matching::EditMessage, 1, fault))).await;
}

/// How many boards of the past are not shrunk.
async fn past(server: &Server, game: GameId) -> Vec<MessageId> {
    let all = boards::of_game(&server.store, game).await.unwrap();
    let newest = all.iter().map(|board| board.message).max();
    all.iter().map(|board| board.message).filter(|message| Some(*message) != newest).collect()
}

#[tokio::test]
async fn an_older_board_that_was_given_up_is_shrunk_later() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile gold nile gold", ..THREE }).await;
    for (who, then) in [("Nefer", "more is shown"), ("Isis", "something changes in the server")] {
        server.discord.spoil(Matching::EditMessage, 1000, Fault::Refused { status: 403, code: 50001 });
        server.discord.spoil(Matching::DeleteMessage, 1000, Fault::Refused { status: 403, code: 50001 });
        server.run(who, "ra", "/ra draw").await;
        wait_while(async || past(&server, game).await.is_empty()).await;
        // The bot has tried it until it was given up.
        loop {
            wait_while(async || {
                held_back_until(&server.store, game).await.is_none_or(|at| at <= server.now())
            })
            .await;
            match held_back_until(&server.store, game).await {
                Some(NEVER) => break,
                until => server.turn(until.unwrap().since(server.now())).await,
            }
        }
        server.discord.order(Order::ClearFaults).unwrap();
        match then {
            "more is shown" => drop(server.run("Amun", "ra", "/ra draw").await),
            _ => server.allow("ra", &["SEND_MESSAGES"]),
        }
        wait_while(async || !past(&server, game).await.is_empty()).await;
    }
    server.end().await;
}

/// What a table's message could not be told is told later, without another press and another start.
#[tokio::test]
async fn a_tables_message_is_right_in_the_end() {
    let server = Server::in_real_time().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.at_rest().await;
    server.discord.spoil(Matching::EditMessage, 1000, BROKEN);
    server.run("Amun", "ra", "/ra join").await;
    let is_told = || server.read("Seti", "ra").concat().contains("Nefer (host), Amun");
    let is_tried_later = async || {
        let mut tx = server.store.read().await.unwrap();
        tasks::is_there(&mut tx, Kind::TableMessage, "1").await.unwrap()
    };
    wait_while(async || !is_tried_later().await).await;
    assert!(!is_told());
    server.discord.order(Order::ClearFaults).unwrap();
    server.turn(MINUTE).await;
    wait_while(async || !is_told()).await;
    server.end().await;
}

#[tokio::test]
async fn a_lost_confirmation_is_looked_up_in_spite_of_faults() {
    join_all(FAULTS.map(async |fault| {
        let server = Server::in_real_time().await;
        let game = server.deal(THREE).await;
        server.discord.spoil(Matching::Callback, 1, Fault::DropAfter);
        server.discord.spoil(Matching::Followup, 1, fault);
        let answer = server.run("Nefer", "ra", "/ra draw").await;
        assert!(is_told(&answer, "Nefer drew Nile"), "{fault:?}: {answer}");
        counted(&server, game, &["draw"], "Nefer drew Nile", &format!("{fault:?}")).await;
        server.end().await;
    }))
    .await;
}

#[tokio::test]
async fn boards_are_posted_in_spite_of_faults() {
    join_all(FAULTS.map(async |fault| {
        let server = Server::in_real_time().await;
        let game = server.deal(Dealt { played: "draw", ..THREE }).await;
        server.discord.spoil(Matching::SendMessage, 2, fault);
        let answer = server.run("Amun", "ra", "/ra invoke").await;
        assert!(answer.contains("Amun invoked Ra"), "{fault:?}: {answer}");
        counted(&server, game, &["draw", "invoke"], "Amun invoked Ra", &format!("{fault:?}")).await;
        let read = server.read("Seti", "ra");
        assert_eq!(read.len(), 1, "{fault:?}: once {read:?}");
        server.end().await;
    }))
    .await;
}

/// The board that opened the auction has arrived and notified three people, but the bot has not heard of it when the
/// next one goes out.
#[tokio::test]
async fn a_board_whose_answer_was_lost_notifies_nobody_twice() {
    // No task looks for it before.
    let patience = Duration::from_secs(60 * 60);
    let server = Server::on(options(), |config| config.patience = patience, async |_, _| {}).await;
    let game = server.deal(Dealt { players: 4, ..BEFORE_RA }).await;
    server.discord.spoil(Matching::SendMessage, 2, Fault::DropAfter);
    server.run_out(game).await;
    wait_while(async || !server.pinged("ra").contains(&"Nefer")).await;
    assert_eq!(boards::shown(&server.store, game).await.unwrap(), Some(1));
    server.run("Isis", "ra", "/ra pass").await;
    wait_while(async || boards::shown(&server.store, game).await.unwrap() < Some(3)).await;
    assert!(!server.pinged("ra").contains(&"Nefer"), "{:?}", server.read("Seti", "ra"));
    server.end().await;
}

/// Amun clicks on a board of which the bot has not heard, and it may not read what it wrote: what that board tells is not
/// told again.
#[tokio::test]
async fn a_board_whose_answer_was_lost_is_known_by_its_click() {
    // No task looks for it before.
    let patience = Duration::from_secs(60 * 60);
    let server = Server::on(options(), |config| config.patience = patience, async |_, _| {}).await;
    let game = server.deal_shown(Dealt { bag: "nile gold ra", ..THREE }).await;
    server.discord.order(denying("ra", &["READ_MESSAGE_HISTORY"], None)).unwrap();
    server.discord.spoil(Matching::Followup, 5, Fault::DropAfter);
    for (who, drawn) in [("Nefer", "Nile"), ("Amun", "Gold")] {
        let person = server.person(who);
        within(Hand { person: &person, channel: "ra", game: game.0 }.click(&["Draw"])).await.unwrap();
        server.until("ra", |read| read.contains(&format!("{who} drew {drawn}"))).await;
        server.discord.order(Order::ClearFaults).unwrap();
        let known = boards::shown(&server.store, game).await.unwrap();
        assert!(who == "Amun" || known == Some(0), "the bot has heard of Nefer's: {known:?}");
    }
    wait_while(async || boards::shown(&server.store, game).await.unwrap() < Some(2)).await;
    assert_eq!(server.times_told("Seti", "ra", "Nefer drew Nile"), 1, "{:?}", server.read("Seti", "ra"));
    server.end().await;
}

/// Nefer and then Amun click on *Draw* while requests of one kind go wrong, so many in a row.
async fn click(matching: Matching, count: u32, fault: Fault) {
    let what = format!("a click, {matching:?} {count} {fault:?}");
    let server = Server::in_real_time().await;
    let game = server.deal_shown(Dealt { bag: "nile gold ra", ..THREE }).await;
    server.discord.spoil(matching, count, fault);
    for (who, drawn, history) in [("Nefer", "Nile", &["draw"][..]), ("Amun", "Gold", &["draw", "draw"])] {
        let person = server.person(who);
        let hand = Hand { person: &person, channel: "ra", game: game.0 };
        // On a busy machine it follows the answer.
        let is_there = |read: &[serde_json::Value]| read.iter().any(|message| is_board(message, game.0));
        within(person.read_until("ra", is_there)).await.unwrap();
        hand.click(&["Draw"]).await.unwrap_or_else(|refused| panic!("{what}: {refused}"));
        counted(&server, game, history, &format!("{who} drew {drawn}"), &what).await;
        let messages = person.read("ra").unwrap();
        let boards = messages.iter().filter(|message| is_board(message, game.0)).count();
        assert_eq!(boards, 1, "{what}");
    }
    server.end().await;
}

#[tokio::test]
async fn a_click_that_goes_wrong_once_counts_once() {
    let each = FAULTS.map(|fault| {
        [Matching::Callback, Matching::Followup, Matching::EditMessage].map(|kind| (kind, fault))
    });
    join_all(each.into_iter().flatten().map(|(kind, fault)| click(kind, 1, fault))).await;
}

#[tokio::test]
async fn a_click_whose_answer_never_gets_through_becomes_a_board() {
    let faults = [BROKEN, Fault::Drop, Fault::Hang { ms: 4000 }];
    let all = faults.map(|fault| [Matching::Callback, Matching::Followup].map(|kind| (kind, fault)));
    join_all(all.into_iter().flatten().map(|(kind, fault)| click(kind, 100, fault))).await;
}

#[tokio::test]
async fn games_start_in_spite_of_faults() {
    let each = FAULTS.map(|fault| {
        [Matching::StartThread, Matching::SendMessage, Matching::EditMessage, Matching::Callback]
            .map(|kind| (kind, fault))
    });
    let all = each.into_iter().flatten().map(|(kind, fault)| start(kind, fault));
    // So few that none is late because of the others.
    stream::iter(all).buffer_unordered(AT_ONCE).collect::<()>().await;
}

/// Starts a game although something goes wrong once.
async fn start(kind: Matching, fault: Fault) {
    let server = Server::in_real_time().await;
    server.run("Nefer", "ra", "/ra new seats:2 quick:false").await;
    server.discord.spoil(kind, 1, fault);
    let answer = server.run("Amun", "ra", "/ra join").await;
    assert!(answer.contains("has started in"), "{kind:?} {fault:?}: {answer}");
    let game = server.last_game().await;
    server.until("ra", |read| read.contains("Game 1 has started")).await;
    let thread = server.round(game).await.channel().to_string();
    let read = server.until(&thread, |read| read.contains("epoch 1,")).await;
    assert!(read.contains("The game has begun"), "{kind:?} {fault:?}: {read}");
    server.end().await;
}

#[tokio::test]
async fn an_interaction_that_comes_twice_counts_once() {
    let server = Server::in_real_time().await;
    let game = server.deal(Dealt { bag: "nile gold ra", ..THREE }).await;
    server.discord.order(Order::DeliverTwice { count: 3 }).unwrap();
    for (who, command) in
        [("Nefer", "/ra draw"), ("Amun", "/ra board public:true"), ("Amun", "/ra draw"), ("Isis", "/ra draw")]
    {
        let answer = server.run(who, "ra", command).await;
        assert!(is_told(&answer, "epoch 1,"), "{answer}");
    }
    counted(&server, game, &["draw"; 3], "Isis drew Ra", "twice").await;
    // Each once; of the board that Amun brought down nothing is left to tell.
    let read = server.read("Seti", "ra");
    assert_eq!(read.len(), 3, "{read:?}");
    server.end().await;
}

#[tokio::test]
async fn people_act_at_once() {
    let server = Server::in_real_time().await;
    let game = server.deal(Dealt { bag: "nile ra", played: "draw, draw", ..THREE }).await;
    let run = |who, command| server.run(who, "ra", command);
    // All three, each twice: what counts is what would count at a table.
    let answers = join_all([
        run("Amun", "/ra bid 12"),
        run("Nefer", "/ra pass"),
        run("Isis", "/ra bid 10"),
        run("Isis", "/ra bid 10"),
        run("Nefer", "/ra pass"),
        run("Amun", "/ra bid 12"),
    ])
    .await;
    assert!(answers.iter().all(|answer| !answer.contains("no response")), "{answers:?}");
    counted(&server, game, &["draw", "draw", "bid 10", "pass", "bid 12"], "Amun won with 12", "at once")
        .await;
    let both = tokio::join!(run("Isis", "/ra draw"), run("Isis", "/ra draw"));
    assert_eq!(server.history(game).await.len(), 6, "{both:?}");
    let refused = [&both.0, &both.1].into_iter().filter(|answer| answer.contains("The game waits for"));
    assert_eq!(refused.count(), 1, "{both:?}");
    server.end().await;
}

#[tokio::test]
async fn ten_games_at_once() {
    let server = Server::in_real_time().await;
    let mut threads = Vec::new();
    for _ in 0..10 {
        server.run("Nefer", "ra", "/ra new seats:2 quick:false").await;
        server.run("Amun", "ra", "/ra join").await;
        let game = server.last_game().await;
        threads.push((game, server.round(game).await.channel().to_string()));
    }
    join_all(threads.iter().map(async |(game, thread)| {
        server.until(thread, |read| read.contains("epoch 1,")).await;
        for turn in 0..6 {
            let round = server.round(*game).await;
            let (seat, legal) = round.state().turn().unwrap();
            let action = legal.nth(0).unwrap();
            let who = round.name(seat);
            let answer = server.run(&who, thread, &crate::support::server::command(action)).await;
            assert_eq!(server.round(*game).await.seq, turn + 1, "{who} {action}: {answer}");
        }
        server.settled(*game).await;
    }))
    .await;
    server.end().await;
}

#[tokio::test]
async fn a_gateway_that_is_lost_loses_nothing() {
    let server = Server::in_real_time().await;
    let game = server.deal(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
    let mut played = Vec::new();
    for (fault, who) in [
        (GatewayFault::DropSocket, "Nefer"),
        (GatewayFault::Reconnect, "Amun"),
        (GatewayFault::Close { code: 4000 }, "Isis"),
    ] {
        server.discord.spoil_gateway(fault);
        let answer = server.run(who, "ra", "/ra draw").await;
        assert!(is_told(&answer, &format!("{who} drew")), "{fault:?}: {answer}");
        played.push("draw");
        assert_eq!(server.history(game).await, played);
    }
    server.settled(game).await;
    server.end().await;
}
