//! Who is asked whether their running game is to be called off, and how that reaches them.

use ra_bot::store::cancel_vote;
use ra_table::game::CancelVote;
use ra_table::game::lobby::Status;

use super::cancel_vote::{NO, YES};
use crate::support::clicks::presses;
use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::HOUR;
use crate::support::server::{Says, Server, words};

/// Who was replaced because they were late, or has left, is not asked; who leaves meanwhile, not any more.
#[tokio::test]
async fn only_who_has_a_chair_is_asked() {
    let server = Server::start().await;
    let game = server.deal_unclocked(Dealt { played: "draw, stand in 2 late", ..CALM }).await;
    server.run("Isis", "ra", "/ra cancel").await.says("A computer player has your chair");
    server.asks("Amun").await;
    server.presses("Isis", "ra", YES).await.says("A computer player has your chair");
    // Back in her chair she is asked, too.
    server.run("Isis", "ra", "/ra back").await;
    server.until_told().await;
    server.presses("Nefer", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Running);
    // The last who has not answered leaves: nobody waits for what is decided.
    server.leaves("Isis", "ra").await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    let history = server.history(game).await;
    assert_eq!(history.last().unwrap(), "all cancel", "{history:?}");
    server.told("Seti", "ra", "Ra · game 1 · not finished").await;
    server.told("Seti", "ra", "asked whether to call game 1 off. It is called off.").await;
    server.end().await;
}

#[tokio::test]
async fn whose_time_runs_out_twice_is_not_waited_for() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.asks("Amun").await;
    server.presses("Isis", "ra", YES).await;
    // Nefer is to act. Their time runs out once, and the next time soon after.
    server.run_out(game).await;
    server.until_entries(game, 1).await;
    server.each_runs(&["Amun", "Isis"], "ra", "/ra draw").await;
    server.until_nothing_is_due().await;
    server.told("Seti", "ra", "called off").await.says("should we call game 1");
    let runs_out = server.runs_out(game).await;
    // However long that takes, it is still asked then.
    let open = server.round(game).await.calling_off().unwrap().clone();
    let open = CancelVote { asked_at: runs_out, ..open };
    server.write(async |tx| cancel_vote::put(tx, game, &open, server.now()).await.unwrap()).await;
    server.run_out(game).await;
    server.told("Seti", "ra", "Ra · game 1 · not finished").await;
    let history = server.history(game).await;
    assert!(history.contains(&"stand in 0 late".to_owned()), "{history:?}");
    assert_eq!(history.last().unwrap(), "all cancel");
    server.end().await;
}

/// Whoever is away, as they have said, keeps their chair, and is asked.
#[tokio::test]
async fn who_is_away_is_asked() {
    let server = Server::start().await;
    let game = server.deal_unclocked(Dealt { played: "draw, stand in 2 away", ..CALM }).await;
    server.run("Amun", "ra", "/ra cancel").await.says("You can ask Nefer and Isis");
    server.asks("Amun").await;
    server.presses("Nefer", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Running);
    server.presses("Isis", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}

/// Computer players are not asked.
#[tokio::test]
async fn computer_players_are_not_asked() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3 computers:1 here:true quick:false").await;
    server.run("Amun", "ra", "/ra join").await;
    let game = server.last_game().await;
    server.begun(game).await;
    server.asks("Nefer").await;
    server.presses("Amun", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}

/// Whoever wants direct messages is asked by one, and answers there.
#[tokio::test]
async fn by_direct_message() {
    let server = Server::start().await;
    let game = server.deal_unclocked(CALM).await;
    server.each_runs(&["Isis", "Nefer"], "ra", "/ra settings calls:\"by direct message\"").await;
    server.pinged("ra");
    server.asks("Amun").await;
    for who in ["Isis", "Nefer"] {
        server.told(who, "dm", "should we call game 1 off?").await.says("in the game’s channel");
    }
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.presses("Isis", "dm", YES).await.says("You said yes");
    server.presses("Isis", "dm", NO).await;
    // Her message may just have been brought up to date after her yes.
    for who in ["Isis", "Nefer"] {
        server.told(who, "dm", "Somebody said no, so it goes on").await;
    }
    let late = server.messages("Nefer", "dm");
    assert!(late.iter().flat_map(presses).all(|press| !press.starts_with("off:")), "{late:?}");
    assert_eq!(server.history(game).await, [""; 0]);
    server.end().await;
}

/// Whoever plays by direct message learns there that the game was called off, by a message of its own: the one that asked
/// changes in silence. Whoever has just done it there was told so.
#[tokio::test]
async fn who_plays_by_direct_message_is_told_what_came_of_it() {
    let mut server = Server::start().await;
    let game = server.deal_unclocked(CALM).await;
    server.each_runs(&["Isis", "Nefer"], "ra", "/ra settings calls:\"by direct message\"").await;
    server.asks("Amun").await;
    for who in ["Isis", "Nefer"] {
        server.told(who, "dm", "should we call game 1 off?").await;
        server.presses(who, "dm", YES).await;
    }
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.told("Isis", "dm", "Game 1 was called off. It was played in").await.says("Points so far");
    server.restart().await;
    server.pass_time(HOUR).await;
    let told = |who: &str| {
        let read = server.messages(who, "dm");
        read.iter().filter(|message| words(message).contains("It was played in")).count()
    };
    assert_eq!((told("Isis"), told("Nefer")), (1, 0));
    server.end().await;
}

/// Nobody is called at night: they are when they wake, once, and that message goes when they have answered.
#[tokio::test]
async fn who_sleeps_is_called_when_they_wake() {
    let server = Server::start().await;
    server.turn_to(23, 0).await;
    server.sleeps("Isis", (22, 0), (6, 0)).await;
    server.deal_unclocked(CALM).await;
    server.pinged("ra");
    server.asks("Amun").await;
    server.until_told().await;
    assert_eq!(server.pinged("ra"), ["Nefer"]);
    server.turn_to(5, 0).await;
    server.until_told().await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.turn_to(6, 1).await;
    let call = server.told("Isis", "ra", "asks whether to call game 1 off: [answer there](").await;
    call.begins(&format!("<@{}>, Amun asks", server.user("Isis")));
    assert_eq!(server.pinged_at_last("ra").await, ["Isis"]);
    server.turn(HOUR).await;
    server.until_told().await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.presses("Isis", "ra", YES).await;
    server.untold("Isis", "ra", "[answer there](").await;
    server.end().await;
}

/// What is asked is told, even if the process died before it could be.
#[tokio::test]
async fn what_was_not_told_is_made_up_for() {
    let mut server = Server::start().await;
    let game = server.deal_unclocked(CALM).await;
    server.asks("Amun").await;
    server.stop().await;
    crate::support::meddle(
        server.database(),
        "UPDATE cancel_vote SET channel_id = NULL, message_id = NULL; \
         UPDATE task SET due_at = 0 WHERE kind = 'cancel-vote'",
    )
    .await;
    server.start_again().await;
    server.until_told().await;
    assert_eq!(server.times_told("Seti", "ra", "should we call game 1 off?"), 1);
    let message = cancel_vote::message(&mut server.store.read().await.unwrap(), game).await.unwrap();
    assert!(message.is_some());
    server.presses("Isis", "ra", YES).await;
    server.presses("Nefer", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}
