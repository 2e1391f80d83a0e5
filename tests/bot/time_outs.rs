//! Players whose time runs out: the harmless thing is done for them, and the second time in a row a computer player
//! takes the chair, until they are back.

use std::time::Duration;

use local_discord::{Fault, Matching};
use ra::rules::Phase;
use ra_bot::app::message_state::Route;
use ra_bot::app::{Error, Person, Request, due_game};
use ra_bot::store::games;
use ra_display::refusal::Refusal;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Change, Status};
use ra_table::game::{Answer, Decision, GameRefusal};
use ra_table::id::{InteractionId, UserId};

use crate::support::dealt::{BEFORE_RA, CALM, Dealt, EARTHQUAKE, THREE};
use crate::support::server::{Says, Server, play_at_once, wait_while, words};

/// Lets the time of whoever is to act run out; what was done for them after the dealt entries must be this.
async fn check(dealt: Dealt, done: &[&str]) {
    let server = Server::start().await;
    let game = server.deal(dealt).await;
    let before = server.history(game).await.len();
    let seat = server.round(game).await.state().to_act().unwrap();
    server.run_out(game).await;
    let history = server.until_entries(game, before + done.len()).await;
    assert_eq!(history[before..], *done);
    let told = server.until("ra", |read| read.contains("time ran out, so I acted")).await;
    assert_eq!(told.matches("time ran out").count(), 1, "{told}");
    let round = server.round(game).await;
    assert_eq!(round.player(seat).stand_in, None, "once is no habit");
    server.settled(game).await;
    server.end().await;
}

/// Who was late is told so where they are told everything: what was done, what is at stake, and the way back.
async fn tells_who_was_late(place: &str) {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    if place == "dm" {
        server.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
    }
    let game = server.deal(Dealt { played: "draw, draw", ..CALM }).await;
    let calls = async || {
        server.until_nothing_is_due().await;
        server.settled(game).await;
        server.calls_of("Nefer", &[place])
    };
    server.run("Isis", "ra", "/ra draw").await;
    calls().await;
    server.run_out(game).await;
    let told = server.told("Nefer", place, "a computer player takes your chair").await;
    let late = if place == "dm" { "Game 1: you were late" } else { ">, game 1: you were late" };
    told.says(late).says(". I drew Nile for you. For your next move you have 5 hours.");
    assert_eq!(calls().await, 1, "once");
    for who in ["Amun", "Isis"] {
        server.plays(game, who, "/ra draw").await;
    }
    calls().await;
    server.run_out(game).await;
    let told = server.told("Nefer", place, "A computer player plays your chair until you are back.").await;
    told.says("you were late. I drew Nile for you.");
    assert_eq!(calls().await, 1, "once");
    let told = server.presses("Nefer", place, "I’m back").await;
    // Soon the pressed message says what came of the press instead.
    let said = ["your chair is yours again", "is back", "you were late"];
    assert!(said.iter().any(|said| told.contains(said)), "{told}");
    assert_eq!(server.history(game).await.last().unwrap(), "back 0");
    server.end().await;
}

#[tokio::test]
async fn who_was_late_is_told_in_the_channel() {
    tells_who_was_late("ra").await;
}

#[tokio::test]
async fn who_was_late_is_told_by_direct_message() {
    tells_who_was_late("dm").await;
}

#[tokio::test]
async fn a_tile_is_drawn() {
    check(THREE, &["draw"]).await;
}

#[tokio::test]
async fn on_a_full_track_ra_is_invoked() {
    let full = Dealt {
        bag: "nile nile nile nile pharaoh pharaoh gold gold",
        played: "draw, draw, draw, draw, draw, draw, draw, draw",
        ..THREE
    };
    check(full, &["invoke"]).await;
}

#[tokio::test]
async fn in_an_auction_it_is_a_pass() {
    check(Dealt { played: "draw, draw", ..BEFORE_RA }, &["pass"]).await;
}

#[tokio::test]
async fn a_forced_bid_is_the_lowest_sun() {
    check(Dealt { played: "draw, invoke, pass, pass", ..THREE }, &["bid 3"]).await;
}

#[tokio::test]
async fn no_more_god_tiles_are_spent() {
    let gods = Dealt {
        bag: "god god nile pharaoh gold nile",
        played: "draw, draw, invoke, bid 13, draw, draw, draw, god 1",
        ..THREE
    };
    check(gods, &["done"]).await;
}

#[tokio::test]
async fn both_tiles_for_a_disaster_are_given_up_and_told_once() {
    check(EARTHQUAKE, &["discard sphinx", "discard pyramid"]).await;
}

/// Nefer does not answer: the first time it is done for them, the second time the chair is played for them, and then
/// they come back.
#[tokio::test]
async fn who_is_late_twice_in_a_row_is_stood_in_for_until_they_are_back() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile pharaoh gold nile", ..THREE }).await;
    server.run_out(game).await;
    server.until_entries(game, 1).await;
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    server.settled(game).await;
    server.run_out(game).await;
    let history = server.until_entries(game, 5).await;
    assert_eq!(history, ["draw", "draw", "draw", "draw", "stand in 0 late"]);
    let told = server.until("ra", |read| read.contains("A computer player plays Nefer’s chair")).await;
    told.says("Nefer’s time ran out again, so I acted");
    // Others go on; Nefer's turn is played at once, and nobody waits for it.
    for who in ["Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    wait_while(async || server.round(game).await.seq < 8).await;
    // What was done in Nefer's own time is told of Nefer, before and after.
    server.settled(game).await;
    let told = server.read("Seti", "ra").join("\n");
    assert_eq!(told.matches("\nNefer drew Nile").count(), 2, "{told}");
    server.run("Nefer", "ra", "/ra draw").await.says("Your time ran out").says("/ra back");
    server.turn(Duration::from_secs(60 * 60)).await;
    server.run("Nefer", "ra", "/ra draw").await.says("A computer player has your chair");
    server.settled(game).await;
    let answer = server.on_board("Nefer", game, &["Nefer: I’m back"]).await;
    words(answer.message().unwrap()).says("your chair is yours again");
    assert!(server.history(game).await.iter().any(|entry| entry == "back 0"));
    assert_eq!(server.round(game).await.at(0).stand_in, None);
    server.until("ra", |read| read.contains("Nefer is back")).await;
    server.run("Nefer", "ra", "/ra back").await.says("Your chair is yours");
    server.settled(game).await;
    server.end().await;
}

/// Who slept when an auction opened, and was stood in for, is shown it when they come back, and not notified of it.
#[tokio::test]
async fn who_comes_back_into_an_auction_is_not_notified_of_it() {
    let server = Server::start().await;
    server.turn_to(3, 0).await;
    server.sleeps("Nefer", (23, 0), (7, 0)).await;
    let game = server.deal(Dealt { played: "draw, stand in 0 late", ..BEFORE_RA }).await;
    server.plays(game, "Amun", "/ra draw").await;
    server.pass_time_to(9, 0).await;
    server.until_nothing_is_due().await;
    server.pinged("ra");
    let answer = server.on_board("Nefer", game, &["Nefer: I’m back"]).await;
    words(answer.message().unwrap()).says("your chair is yours again");
    server.until("ra", |read| read.contains("Nefer is back")).await;
    server.settled(game).await;
    server.until_nothing_is_due().await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    assert_eq!(server.times_told("Nefer", "ra", "answer any time, it stays secret"), 0);
    server.end().await;
}

/// Who answers in between is not late twice in a row.
#[tokio::test]
async fn who_has_answered_in_between_keeps_the_chair() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile pharaoh gold nile", ..THREE }).await;
    server.run_out(game).await;
    server.until_entries(game, 1).await;
    for who in ["Amun", "Isis", "Nefer", "Amun", "Isis"] {
        server.settled(game).await;
        server.run(who, "ra", "/ra draw").await;
    }
    server.run_out(game).await;
    let history = server.until_entries(game, 7).await;
    assert_eq!(history, ["draw"; 7]);
    let round = server.round(game).await;
    assert_eq!(round.at(0).stand_in, None);
    server.settled(game).await;
    server.end().await;
}

/// What Nefer ordered before their time ran out, and what is drawn quickly for everybody, is none of their doing.
#[tokio::test]
async fn what_is_played_ahead_for_who_has_vanished_keeps_no_chair() {
    for quick in [false, true] {
        let server = Server::start().await;
        // For three God tiles the committee would invoke Ra, so Nefer is asked.
        let bag = "nile pharaoh god god god gold nile";
        let game = server.deal(Dealt { bag, ..THREE }).await;
        if quick {
            server.set(game, Change::AutoplayLevel(AutoplayLevel::Draws)).await;
            server.run("Isis", "ra", "/ra orders quick:false").await;
            server.run("Nefer", "ra", "/ra draw").await;
        } else {
            server.run("Nefer", "ra", "/ra draw").await;
            server.run("Nefer", "ra", "/ra orders draw:2").await;
            server.run("Amun", "ra", "/ra draw").await;
        }
        server.until_entries(game, 2).await;
        let steps = [
            ("Isis", "/ra invoke"),
            ("", ""),
            ("Amun", "/ra pass"),
            ("Isis", "/ra bid 4"),
            ("Amun", "/ra draw"),
            ("Isis", "/ra draw"),
            ("", ""),
        ];
        for (who, line) in steps.into_iter().filter(|step| !quick || *step != ("Amun", "/ra draw")) {
            server.settled(game).await;
            if who.is_empty() {
                let before = server.history(game).await.len();
                server.run_out(game).await;
                server.until_entries(game, before + 1).await;
            } else {
                server.run(who, "ra", line).await;
            }
        }
        let history = server.until_entries(game, 11).await;
        let expected = [
            "draw",
            "draw",
            "invoke",
            "pass",
            "pass",
            "bid 4",
            "draw",
            "draw",
            "draw",
            "draw",
            "stand in 0 late",
        ];
        assert_eq!(history, expected, "quick: {quick}");
        server.end().await;
    }
}

/// Nefer gives an order after their time had run out, and another one is played that was given then.
#[tokio::test]
async fn who_has_ordered_in_between_keeps_the_chair() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile pharaoh gold nile pharaoh gold nile", ..THREE }).await;
    let late_again = async |entries: usize| {
        server.settled(game).await;
        server.run_out(game).await;
        let history = server.until_entries(game, entries).await;
        server.settled(game).await;
        history
    };
    late_again(1).await;
    server.run("Nefer", "ra", "/ra orders auction:pass added:0").await;
    server.plays(game, "Amun", "/ra draw").await;
    server.run("Isis", "ra", "/ra draw").await;
    // The order is over by what was drawn, and was never played.
    assert_eq!(late_again(4).await, ["draw"; 4]);
    assert_eq!(server.round(game).await.at(0).stand_in, None);
    server.run("Nefer", "ra", "/ra orders auction:pass added:8").await;
    server.plays(game, "Amun", "/ra draw").await;
    server.plays(game, "Isis", "/ra invoke").await;
    server.plays(game, "Amun", "/ra pass").await;
    server.run("Isis", "ra", "/ra bid 11").await;
    assert_eq!(late_again(10).await[4..], ["draw", "invoke", "pass", "pass", "bid 11", "draw"]);
    assert_eq!(server.round(game).await.at(0).stand_in, None);
    server.end().await;
}

/// By answering an auction ahead of their turn, a player takes their chair back. Everybody sees that they are back, and
/// nobody what they answered: not the command either, which Discord shows with a public answer.
#[tokio::test]
async fn answering_ahead_takes_the_chair_back_and_stays_secret() {
    for by_click in [false, true] {
        let server = Server::start().await;
        let game = server.deal(Dealt { played: "draw, stand in 0 late", ..BEFORE_RA }).await;
        server.plays(game, "Amun", "/ra draw").await;
        let kept = if by_click {
            words(server.on_board("Nefer", game, &["Bid…", "Bid 8"]).await.message().unwrap())
        } else {
            server.run("Nefer", "ra", "/ra bid 8").await
        };
        kept.begins("Noted");
        server.until("ra", |read| read.contains("Nefer is back")).await.lacks("bid 8");
        let messages = server.messages("Seti", "ra");
        let by_nefer =
            |message: &serde_json::Value| message["interaction_metadata"]["user"]["username"] == "nefer";
        assert!(!messages.iter().any(by_nefer), "{messages:#?}");
        assert!(matches!(server.round(game).await.state().phase(), Phase::Auction(_)));
        server.run("Isis", "ra", "/ra pass").await;
        assert_eq!(server.history(game).await[1..], ["stand in 0 late", "draw", "back 0", "pass", "bid 8"]);
        server.end().await;
    }
}

/// A timer and a person at the same moment: one of the two, and the person is told which.
#[tokio::test]
async fn a_timer_and_a_person_do_not_both_act() {
    let server = Server::start().await;
    let mut by_person = 0;
    let mut turns = 0;
    // Which of two is faster is up to the machine: each gets a growing start in turn, until both have been.
    while turns < 20 || !(1..turns).contains(&by_person) {
        let turn = turns;
        turns += 1;
        let start = Duration::from_millis(turn / 4);
        let (dealt, decision) = if turn % 2 == 0 {
            (THREE, Decision::Draw)
        } else {
            (Dealt { played: "draw, draw", ..BEFORE_RA }, Decision::Answer(Answer::Pass))
        };
        let game = server.deal(dealt).await;
        let round = server.round(game).await;
        let clock = round.clock(server.now()).unwrap();
        let now = clock.runs_out.unwrap();
        let request = Request {
            interaction: InteractionId(i64::try_from(turns).unwrap()),
            route: Route::Post,
            game: Some(game),
            question: Some(round.question_number()),
            channel: round.channel(),
            person: Person { user: round.user(clock.seat), name: round.name(clock.seat) },
            now,
        };
        let all: Vec<UserId> = (0..3).map(|number| round.user_at(number)).collect();
        let timer = due_game::act_if_due(&server.store, game, &all, now);
        let person = play_at_once(&server.store, &request, &decision);
        let started = |is_second: bool| tokio::time::sleep(if is_second { start } else { Duration::ZERO });
        let timer_is_second = turn % 4 < 2;
        let (timer, person) =
            tokio::join!(async { (started(timer_is_second).await, timer.await).1 }, async {
                (started(!timer_is_second).await, person.await).1
            },);
        let after = server.round(game).await;
        assert_eq!(after.seq, round.seq + 1, "one of the two");
        match (timer.unwrap(), person) {
            (
                Some(_),
                Err(Error::Refused(Refusal::Game(GameRefusal::OutOfTime | GameRefusal::Past { .. }))),
            ) => {
                assert_eq!(after.story.notes.len(), 1);
            }
            (None, Ok(_)) => {
                by_person += 1;
                assert_eq!(after.story.notes, []);
            }
            other => panic!("{other:?}"),
        }
        server
            .write(async |tx| games::move_on(tx, game, after.seq, Status::Cancelled, now).await.unwrap())
            .await;
    }
    server.end().await;
}

/// The same as people have it: by a button of a board, and by a command in an auction.
#[tokio::test]
async fn who_comes_a_moment_too_late_is_told_what_was_done() {
    let server = Server::start().await;
    let game = server.deal_shown(THREE).await;
    let board = server.board("Nefer", game);
    server.discord.spoil(Matching::EditMessage, 1, Fault::Hang { ms: 3000 });
    server.run_out(game).await;
    server.until_entries(game, 1).await;
    let told = words(&server.clicks("Nefer", "ra", board, "Draw").await);
    told.begins("That is over. Your time ran out, so I acted for you: Nefer drew Nile. For your next move");
    told.lacks("they are back");
    let told = words(&server.clicks("Amun", "ra", board, "Draw").await);
    told.begins("That is over. ⏳ Nefer’s time ran out, so I acted.").says("Nefer drew Nile.");
    server.settled(game).await;

    server.plays(game, "Amun", "/ra invoke").await;
    server.run_out(game).await;
    server.until_entries(game, 3).await;
    server.run("Isis", "ra", "/ra bid 10").await.begins("Your time ran out before that arrived");
    server.settled(game).await;
    server.end().await;
}

/// What somebody did is told of them, whoever has their chair by now.
#[tokio::test]
async fn a_past_line_names_who_did_it_then() {
    let server = Server::start().await;
    let played = "draw, draw, bid 4, stand in 2 late";
    let game = server.deal(Dealt { played, shown: false, ..BEFORE_RA }).await;
    server.until("ra", |read| read.contains("computer player plays Isis’s chair")).await;
    server.run("Nefer", "ra", "/ra board").await.says("Isis bid 4.").lacks("⚙ Isis");
    server.each_runs(&["Nefer", "Amun"], "ra", "/ra pass").await;
    server.until_entries(game, 6).await;
    server.settled(game).await;
    let told = server.run("Seti", "ra", "/ra log").await;
    told.says("Nefer, Amun, Isis").says("Isis won");
    assert!(!told.contains("⚙ Isis \\(normal\\) won") && told.matches("bid 4").count() < 2, "{told}");
    server.end().await;
}
