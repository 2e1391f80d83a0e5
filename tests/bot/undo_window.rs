//! What somebody decides on their turn rests for some seconds, so that a slip can be taken back before anybody sees it.

use std::time::Duration;

use local_discord::{BotResponse, Fault, Matching, Order};
use ra::rules::Action;
use ra_table::game::SecondThoughts;

use crate::support::clicks::{Hand, carried_on, carry_on, found, id};
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::due_in_games;
use crate::support::server::{
    SECOND_THOUGHTS, Says, Server, command, options, within, without_numbers, words,
};

/// Longer than anything takes, and much shorter than what is decided rests.
const A_MOMENT: Duration = Duration::from_mins(5);
const DRAWN: Dealt = Dealt { bag: "nile flood gold", played: "draw", ..THREE };

impl Server {
    /// Somebody decides something by a command; returns the private message that tells it.
    async fn decides(&self, who: &str, command: &str) -> serde_json::Value {
        self.decides_in("ra", who, command).await
    }

    async fn decides_in(&self, channel: &str, who: &str, command: &str) -> serde_json::Value {
        let answer = within(self.person(who).run(channel, command)).await.unwrap();
        answer.message().unwrap().clone()
    }

    async fn presses_on(&self, who: &str, on: &serde_json::Value, button: &str) -> String {
        let person = self.person(who);
        let answer = within(person.click("ra", id(on), button)).await.unwrap();
        answer.message().map(words).unwrap_or_default()
    }

    /// The same where the button has gone meanwhile, which a client may not have seen yet.
    async fn presses_late(&self, who: &str, on: &serde_json::Value, button: &str) -> String {
        let person = self.person(who);
        let answer = within(person.forge("ra", id(on), button, &[])).await;
        answer.message().map(words).unwrap_or_default()
    }

    /// A private message that somebody has, as it is by now, once it says this and has no button of what is over.
    async fn becomes(&self, who: &str, told: &serde_json::Value, part: &str) -> serde_json::Value {
        let is_it = |message: &&serde_json::Value| id(message) == id(told);
        let has_changed = |message: &serde_json::Value| {
            let over = carry_on(message).is_some();
            words(message).contains(part) && !over
        };
        let there = |read: &[serde_json::Value]| read.iter().find(is_it).is_some_and(has_changed);
        let read = within(self.person(who).read_until("ra", there)).await.unwrap();
        read.iter().find(is_it).unwrap().clone()
    }
}

/// A server on which what is decided rests for so long.
async fn resting(rest: Duration) -> Server {
    let second_thoughts = SecondThoughts { usual: rest, live: rest };
    Server::on(options(), |config| config.second_thoughts = second_thoughts, async |_, _| {}).await
}

fn plain(told: &str) -> String {
    without_numbers(&without_numbers(told, "<t:"), "<@")
}

#[tokio::test]
async fn nobody_else_sees_it_before_it_is_played() {
    let server = Server::start().await;
    let game = server.deal(DRAWN).await;
    server.run("Amun", "ra", "/ra board public:true").await;
    let before = server.read("Isis", "ra");
    let told = server.decides("Amun", "/ra invoke bid:6").await;
    assert_eq!(told["flags"], 64, "{told}");
    insta::assert_snapshot!(plain(&words(&told)));
    assert_eq!(server.history(game).await, ["draw"]);
    assert_eq!(server.read("Isis", "ra"), before);
    let me = server.decides("Amun", "/ra me").await;
    assert!(words(&me).contains("You invoke Ra.") && carry_on(&me).is_some(), "{me}");
    let early = server.decides("Amun", "/ra bid 6").await;
    assert!(words(&early).contains("You invoke Ra.") && carry_on(&early).is_some(), "{early}");
    server.run("Isis", "ra", "/ra me").await.lacks("invoke Ra.");
    // Nobody waits for who is in no hurry.
    server.turn(SECOND_THOUGHTS.usual - A_MOMENT).await;
    assert_eq!(server.history(game).await, ["draw"]);
    server.turn(A_MOMENT * 2).await;
    server.until("ra", |read| read.contains("Amun invoked Ra")).await.says("Isis is next");
    assert_eq!(server.round(game).await.game.ahead().given.len(), 1, "the invoker's own answer is kept");
    // It rests much longer here than a private answer can be changed.
    server.presses_on("Amun", &told, &carry_on(&told).unwrap()).await.says("played or taken back already");
    server.presses_on("Amun", &told, "Take back").await.says("Once played it stays");
    server.end().await;
}

#[tokio::test]
async fn a_slip_is_taken_back() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, invoke", ..DRAWN }).await;
    let slip = server.decides("Isis", "/ra bid 10").await;
    server.presses_on("Isis", &slip, "Take back").await.says("Taken back");
    let second = server.decides("Isis", "/ra bid 4").await;
    // By command as well, and another decision takes the place of the first.
    let third = server.decides("Isis", "/ra pass").await;
    server.becomes("Isis", &second, "Taken back").await;
    let stale = server.presses_late("Isis", &second, &carry_on(&second).unwrap()).await;
    stale.says("played or taken back already");
    server.run("Isis", "ra", "/ra undo").await.says("Taken back");
    server.run("Isis", "ra", "/ra undo").await.says("nothing to take back");
    server.becomes("Isis", &third, "Taken back").await;
    let stale = server.presses_late("Isis", &third, &carry_on(&third).unwrap()).await;
    stale.says("played or taken back already");
    server.turn(SECOND_THOUGHTS.usual * 2).await;
    assert_eq!(server.history(game).await, ["draw", "invoke"]);
    let last = server.decides("Isis", "/ra bid 4").await;
    server.presses_on("Isis", &last, &carry_on(&last).unwrap()).await;
    assert_eq!(server.history(game).await, ["draw", "invoke", "bid 4"]);
    assert!(server.run("Isis", "ra", "/ra undo").await.contains("nothing to take back"), "Nefer was asked");
    server.end().await;
}

/// A player whom Discord lets nobody notify just now is notified later; what another decided does not wait for that.
#[tokio::test]
async fn it_is_played_in_time_while_a_call_is_put_off() {
    let window = Duration::from_secs(10);
    let server = resting(window).await;
    server.chose_before("Seti").await;
    // Khnum answers first, then Seti, who has not just looked.
    let played = "draw, draw, invoke";
    let five = Dealt { players: 5, bag: "pharaoh gold god nile", played, ..THREE };
    let game = server.deal(five).await;
    server.discord.spoil(Matching::SendMessage, 1000, Fault::ServerError { status: 500 });
    server.decides("Khnum", "/ra pass").await;
    server.until_nothing_is_due().await;
    assert_eq!(server.history(game).await.len(), 3);
    let due = due_in_games(&server.store, server.now().after(window)).await;
    assert_eq!(due, [("clock".to_owned(), game.to_string())]);
    server.turn(window).await;
    assert_eq!(server.until_entries(game, 4).await[3], "pass");
    server.discord.order(Order::ClearFaults).unwrap();
    server.turn(Duration::from_secs(120)).await;
    server.told("Seti", "dm", "Game 1").await;
    server.end().await;
}

/// Whoever presses nothing reads in the end what was played, with what is next, and finds no button that would be in
/// vain: at the command's answer, and at a panel's.
#[tokio::test]
async fn its_message_becomes_what_was_played() {
    let rest = Duration::from_mins(5);
    let server = resting(rest).await;
    let game = server.deal(DRAWN).await;
    let told = server.decides("Amun", "/ra invoke bid:pass").await;
    server.turn(rest + Duration::from_secs(1)).await;
    let became = server.becomes("Amun", &told, "Amun invoked Ra.").await;
    words(&became).lacks("I’ll play it");
    words(&became).says("If the bid to beat is 2 or more, you pass.");
    let late = server.presses_late("Amun", &told, &found(&told, "Take back").unwrap()).await;
    late.says("Once played it stays");
    server.settled(game).await;
    let board = server.board("Isis", game);
    let told = server.clicks("Isis", "ra", board, "Pass").await;
    server.turn(rest + Duration::from_secs(1)).await;
    server.becomes("Isis", &told, "Isis passed.").await;
    server.end().await;
}

/// After a restart nothing is changed and nothing sent a second time; what a button would do is said as it is pressed.
#[tokio::test]
async fn what_it_says_is_no_loss_when_the_program_ends() {
    let mut server = Server::start().await;
    let game = server.deal(DRAWN).await;
    let told = server.decides("Amun", "/ra invoke").await;
    server.stop().await;
    server.discord.advance(SECOND_THOUGHTS.usual * 2);
    server.start_again().await;
    server.until("ra", |read| read.contains("Amun invoked Ra")).await;
    server.settled(game).await;
    let alone = server.messages("Amun", "ra");
    assert_eq!(alone.iter().filter(|message| message["flags"] == 64).count(), 1, "{alone:#?}");
    server.presses_on("Amun", &told, &carry_on(&told).unwrap()).await.says("played or taken back already");
    server.end().await;
}

/// Others' buttons of the same kind do nothing: nobody carries on with what another has decided.
#[tokio::test]
async fn it_is_ones_own() {
    let server = Server::start().await;
    let game = server.deal(DRAWN).await;
    let told = server.decides("Amun", "/ra invoke").await;
    for command in ["/ra undo", "/ra withdraw"] {
        let refused = server.run("Isis", "ra", command).await;
        assert!(refused.contains("nothing to take back") || refused.contains("no answer noted"), "{refused}");
    }
    server.run("Isis", "ra", "/ra orders draw:3").await;
    assert!(carry_on(&told).is_some());
    server.turn(SECOND_THOUGHTS.usual * 2).await;
    server.until("ra", |read| read.contains("Amun invoked Ra")).await;
    assert_eq!(server.history(game).await, ["draw", "invoke"]);
    server.end().await;
}

#[tokio::test]
async fn it_outlives_the_program_and_the_clock_has_stopped() {
    let mut server = Server::start().await;
    let game = server.deal(DRAWN).await;
    server.turn(Duration::from_secs(3600)).await;
    let pressed = server.now();
    server.decides("Amun", "/ra invoke").await;
    server.stop().await;
    server.discord.advance(Duration::from_secs(1800));
    server.start_again().await;
    server.until("ra", |read| read.contains("Amun invoked Ra")).await;
    let round = server.round(game).await;
    let line = round.game.lines().last().unwrap();
    assert!(line.decided_at.since(pressed) < Duration::from_secs(60), "{line:?}");
    assert!(line.at.since(pressed) >= Duration::from_secs(1790), "{line:?}");
    // What it had waited when it was decided is spent, and no more; it had waited for ten minutes when it was dealt.
    let amun = round.chairs().seat_of(round.user_at(1)).unwrap();
    let left = round.game.clocks().bank(amun).unwrap().left();
    let spent = Duration::from_secs(53 * 3600).saturating_sub(left);
    let wanted = Duration::from_secs(10 * 60 + 3600);
    assert!(spent.abs_diff(wanted) < Duration::from_secs(60), "{spent:?}");
    server.end().await;
}

/// Time that would have run out meanwhile does not: who has decided is not late.
#[tokio::test]
async fn who_has_decided_is_not_late() {
    let server = Server::start().await;
    let game = server.deal(DRAWN).await;
    let out = server.round(game).await.clock(server.now()).unwrap().runs_out.unwrap();
    server.turn(out.since(server.now()) - A_MOMENT).await;
    server.decides("Amun", "/ra invoke").await;
    server.turn(A_MOMENT * 2).await;
    assert_eq!(server.history(game).await, ["draw"], "the time is over, and nothing was done for Amun");
    server.turn(SECOND_THOUGHTS.usual).await;
    server.until("ra", |read| read.contains("Amun invoked Ra")).await;
    assert_eq!(server.round(game).await.story.notes, []);
    server.end().await;
}

#[tokio::test]
async fn what_is_drawn_is_drawn_at_once() {
    let server = Server::start().await;
    let game = server.deal(DRAWN).await;
    server.decides("Amun", "/ra invoke").await;
    // Another decision on the same turn takes its place.
    let drawn = server.decides("Amun", "/ra draw").await;
    words(&drawn).says("Amun drew");
    server.turn(SECOND_THOUGHTS.usual * 2).await;
    assert_eq!(server.history(game).await, ["draw", "draw"]);
    server.run("Amun", "ra", "/ra undo").await.says("a drawn tile stays drawn");
    server.end().await;
}

/// There nobody has secrets that could be found out.
#[tokio::test]
async fn alone_with_computer_players_nothing_rests() {
    let server = Server::start().await;
    server.run("Nefer", "dm", "/ra new computers:2 level:easy quick:false").await;
    let game = server.last_game().await;
    for _ in 0..20 {
        server.settled(game).await;
        let round = server.round(game).await;
        let (_, legal) = round.state().turn().unwrap();
        let action = legal.iter().find(|action| *action != Action::Draw).unwrap();
        let answer = server.decides_in("dm", "Nefer", &command(action)).await;
        assert!(carry_on(&answer).is_none(), "{answer}");
        assert!(server.round(game).await.seq > round.seq, "{action}");
    }
    server.end().await;
}

/// Nobody can press for ever what would be played in the end: the answer says how things are.
#[tokio::test]
async fn a_board_that_is_pressed_tells_only_whoever_pressed_it() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, invoke", ..DRAWN }).await;
    server.run("Isis", "ra", "/ra board public:true").await;
    let isis = server.person("Isis");
    let hand = Hand { person: &isis, channel: "ra", game: game.0 };
    let board = hand.board().unwrap();
    let answer = within(isis.click("ra", board, "Pass")).await.unwrap();
    let BotResponse::Message { message } = &answer else { panic!("{answer:?}") };
    assert_eq!(message["flags"], 64);
    assert_eq!(hand.board().unwrap(), board, "the board stays as it was");
    within(carried_on(&isis, "ra", answer.clone())).await;
    server.settled(game).await;
    assert_eq!(server.history(game).await, ["draw", "invoke", "pass"]);
    server.end().await;
}
