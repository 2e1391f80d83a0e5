//! Auctions: answers ahead of their turn, and who is pinged when.

use ra::rules::{Phase, Sun};
use ra_bot::app::message_state::Route;
use ra_bot::app::{Person, Request};
use ra_bot::store::games;
use ra_table::game::lobby::Status;
use ra_table::game::{Answer, Asked, Decision};
use ra_table::id::InteractionId;

use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::MINUTE;
use crate::support::server::{Says, Server, play_at_once};

#[tokio::test]
async fn answers_are_kept_changed_and_asked_for_again() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    assert_eq!(server.pinged("ra"), ["Nefer", "Isis"], "Amun has just acted");
    let before = server.read("Seti", "ra");
    let mut told = String::new();
    for (who, command) in [("Amun", "/ra bid 9"), ("Nefer", "/ra pass"), ("Nefer", "/ra bid 8")] {
        told += &format!("{who} {command}: {}\n", server.run(who, "ra", command).await);
        assert_eq!(server.read("Seti", "ra"), before);
    }
    insta::assert_snapshot!(told);
    assert_eq!(server.history(game).await, ["draw", "draw"]);

    server.run("Isis", "ra", "/ra bid 10").await.says("Isis bid 10");
    assert_eq!(server.history(game).await[2..], ["bid 10"], "8 is passed by");
    assert_eq!(server.pinged("ra"), [""; 0], "Nefer was called within a minute");
    server.turn(2 * MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Nefer"]);
    server.run("Nefer", "ra", "/ra pass").await;
    assert_eq!(server.history(game).await[3..], ["pass"], "9 is passed by");
    assert_eq!(server.pinged("ra"), [""; 0], "Amun has acted within three minutes");
    server.turn(2 * MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Amun"], "and may look no more");
    server.run("Amun", "ra", "/ra bid 12").await;
    assert_eq!(server.history(game).await[4..], ["bid 12"]);
    server.until("ra", |read| read.contains("Amun won with 12")).await;
    server.end().await;
}

/// Nothing stays where nothing lay; and what somebody drew is told of them, though another plays the seat by now.
#[tokio::test]
async fn a_board_tells_of_tiles_that_lie_there_and_of_whoever_drew() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "ra ra nile", ..THREE }).await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra pass").await;
    server.run("Nefer", "ra", "/ra pass").await.says("Nobody bid.").lacks("the tiles stay");
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew Ra, 2 of 8");
    server.leaves("Amun", "ra").await;
    server.settled(game).await;
    server.run("Seti", "ra", "/ra board").await.says("Amun drew Ra, 2 of 8");
    server.end().await;
}

#[tokio::test]
async fn answers_are_played_as_soon_as_all_before_have_answered() {
    let server = Server::start().await;
    let game = server.deal(BEFORE_RA).await;
    for (who, command) in [("Amun", "/ra draw"), ("Amun", "/ra bid 12"), ("Nefer", "/ra bid 8")] {
        server.run(who, "ra", command).await;
    }
    let board = server.run("Isis", "ra", "/ra pass").await;
    board.says("**Amun won with 12**: Nile, sun 1. Isis passed; Nefer bid 8.");
    assert_eq!(server.history(game).await, ["draw", "draw", "pass", "bid 8", "bid 12"]);
    let round = server.round(game).await;
    assert_eq!(round.at(1).acted.unwrap().1, 2, "who had answered ahead is not looking");
    server.end().await;
}

/// Whoever looks away for a moment finds on the board how the auction ended, though it has been changed in its place by
/// the draw that followed at once: Isis's own, or her order's.
#[tokio::test]
async fn the_board_tells_how_the_last_auction_ended_after_what_followed_at_once() {
    let cases = [
        ("/ra bid 12", "Amun won with 12", false),
        ("/ra pass", "Nobody bid: the tiles stay.", false),
        ("/ra pass", "Nobody bid: the tiles stay.", true),
    ];
    for (answer, told, ordered) in cases {
        let server = Server::start().await;
        let game = server.deal(Dealt { bag: "nile ra pharaoh gold", ..BEFORE_RA }).await;
        if ordered {
            server.run("Isis", "ra", "/ra orders draw:5").await;
        }
        server.run("Amun", "ra", "/ra draw").await;
        server.each_runs(&["Isis", "Nefer"], "ra", "/ra pass").await;
        server.run("Amun", "ra", answer).await;
        server.settled(game).await;
        if !ordered {
            server.presses("Isis", "ra", "Draw").await;
        }
        server.until("ra", |read| read.contains("Isis drew")).await;
        server.settled(game).await;
        let board = server.read("Seti", "ra").pop().unwrap();
        assert!(board.contains(told) && board.contains("Isis drew"), "{ordered}: {board}");
        server.end().await;
    }
}

#[tokio::test]
async fn who_invokes_may_answer_at_once() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw", ..THREE }).await;
    let mut told = String::new();
    told += &server.answered("Amun", "ra", "/ra invoke bid:pass").await;
    server.until("ra", |read| read.contains("auction")).await;
    server.each_runs(&["Isis", "Nefer"], "ra", "/ra pass").await;
    assert_eq!(server.history(game).await, ["draw", "invoke", "pass", "pass"], "the last must bid");
    told += &format!("\n{}", server.run("Amun", "ra", "/ra pass").await);
    server.run("Amun", "ra", "/ra bid 3").await;
    assert_eq!(server.history(game).await.last().unwrap(), "bid 3");
    server.run("Isis", "ra", "/ra draw").await;
    told += &format!("\n{}", server.answered("Nefer", "ra", "/ra invoke bid:8").await);
    server.each_runs(&["Amun", "Isis"], "ra", "/ra pass").await;
    assert_eq!(server.history(game).await[6..], ["invoke", "pass", "pass", "bid 8"]);
    insta::assert_snapshot!(told);
    server.end().await;
}

/// Amun answers first, and bids more than Isis has.
#[tokio::test]
async fn who_is_passed_over_is_told_that_and_not_that_they_have_answered() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "ra nile pharaoh", ..THREE }).await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.run("Isis", "ra", "/ra bid 10").await;
    server.run("Amun", "ra", "/ra bid 12").await;
    assert_eq!(server.history(game).await, ["draw", "bid 12"]);
    let told = server.run("Isis", "ra", "/ra me").await;
    told.lacks("Noted");
    for command in ["/ra withdraw", "/ra bid 11", "/ra pass"] {
        let told = server.run("Isis", "ra", command).await;
        assert!(told.contains("so this auction skips you"), "{command}: {told}");
    }
    server.end().await;
}

#[tokio::test]
async fn a_ping_tells_nothing_about_hidden_answers() {
    let mut seen = Vec::new();
    for ahead in ["", "/ra bid 8", "/ra bid 5"] {
        let server = Server::start().await;
        server.deal(BEFORE_RA).await;
        server.run("Amun", "ra", "/ra draw").await;
        server.pinged("ra");
        if !ahead.is_empty() {
            server.run("Nefer", "ra", ahead).await;
        }
        server.run("Isis", "ra", "/ra bid 10").await;
        assert_eq!(server.pinged("ra"), [""; 0], "Nefer was called within a minute");
        server.turn(2 * MINUTE).await;
        seen.push(server.pinged_at_last("ra").await);
        server.end().await;
    }
    assert_eq!(seen, [["Nefer"]; 3]);
}

#[tokio::test]
async fn a_board_that_is_only_brought_down_pings_nobody() {
    let server = Server::start().await;
    server.deal(BEFORE_RA).await;
    server.pinged("ra");
    server.run("Nefer", "ra", "/ra board public:true").await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.end().await;
}

/// Each bids their sun if it is high enough when it comes to them, and passes otherwise. Whatever the order in which
/// they tell so, the game is the one of the table.
#[tokio::test]
async fn the_game_is_that_of_the_table_in_whatever_order_people_answer() {
    const SEATS: [&str; 3] = ["Isis", "Nefer", "Amun"];
    let server = Server::start().await;
    let mut next = 1;
    let channel = server.channel("ra");
    for suns in [[4, 13, 12], [11, 8, 9], [7, 2, 12], [11, 13, 3], [4, 5, 6]] {
        let mut table = Vec::new();
        let mut floor = 0;
        for (sun, highest) in suns.into_iter().zip([11, 13, 12]) {
            // Who holds no sun that is high enough is not asked.
            if highest > floor {
                table.push(if sun > floor { format!("bid {sun}") } else { "pass".to_owned() });
            }
            floor = floor.max(sun);
        }
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let game = server.deal(Dealt { played: "draw, draw", ..BEFORE_RA }).await;
            let mut decide = async |seat: usize, answer: Answer| {
                let person = Person { user: server.user(SEATS[seat]), name: SEATS[seat].to_owned() };
                next += 1;
                let request = Request {
                    interaction: InteractionId(next),
                    route: Route::Post,
                    game: None,
                    question: None,
                    channel,
                    person,
                    now: ra_bot::wall_clock::now(),
                };
                play_at_once(&server.store, &request, &Decision::Answer(answer)).await.unwrap();
            };
            for seat in order {
                let sun = Sun::new(suns[seat]).unwrap();
                // On their turn they see that the sun is too low; ahead of it they cannot know.
                let round = server.round(game).await;
                let Phase::Auction(auction) = round.state().phase() else { continue };
                let highest = Sun::new([11, 13, 12][seat]);
                if auction.floor() < highest {
                    let open = auction.floor().is_none_or(|floor| floor < sun);
                    decide(seat, if open { Answer::Bid(sun) } else { Answer::Pass }).await;
                }
            }
            // Whom the bids have passed by is asked again.
            while let Some((seat, Asked::Bid)) = server.round(game).await.asked() {
                decide((seat.index() + 1) % 3, Answer::Pass).await;
            }
            assert_eq!(server.history(game).await[2..], table, "{suns:?} {order:?}");
            let now = ra_bot::wall_clock::now();
            server.write(async |tx| games::move_on(tx, game, 5, Status::Cancelled, now).await.unwrap()).await;
        }
    }
    server.end().await;
}

#[tokio::test]
async fn whoever_answers_last_is_not_told_of_any_time() {
    for (played, any_time) in [("draw, draw, draw, bid 8", true), ("draw, draw, draw, bid 8, pass", false)] {
        let server = Server::start().await;
        server.deal(Dealt { bag: "god nile ra", played, ..THREE }).await;
        let board = server.run("Seti", "ra", "/ra board").await;
        assert_eq!(board.contains("is next, and last"), !any_time, "{board}");
        assert_eq!(board.contains("Answer any time"), any_time, "{board}");
        server.end().await;
    }
}

/// What is kept of an answer is told case by case, each a sentence by itself.
#[tokio::test]
async fn a_kept_answer_is_told_in_sentences() {
    let server = Server::start().await;
    server.deal(Dealt { bag: "god nile ra", played: "draw, draw, draw", ..THREE }).await;
    let mut told = String::new();
    for who in ["Nefer", "Amun", "Isis"] {
        told += &server.run(who, "ra", "/ra bid 6").await;
        told += &server.run(who, "ra", "/ra me").await;
    }
    assert!(told.contains("If the bid to beat is ") || told.contains("If nobody has bid"), "{told}");
    told.says(", you bid ").lacks("+0");
    server.end().await;
}
