//! Trouble in the server: permissions taken away, things deleted, people and the bot gone. No game is lost by it
//! unless its channel is, and people learn what is the case.

use local_discord::Order;
use ra_bot::store::boards::{self, BoardRow};
use ra_bot::store::games;
use ra_table::game::lobby::Status;
use ra_table::id::{GameId, MessageId};

use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{Says, Server, wait_for, wait_while, within, words};

#[tokio::test]
async fn missing_permissions_are_named() {
    let check = async |permissions: &[&str], command: &str, named: &str| {
        let server = Server::start().await;
        server.deny("ra", permissions);
        server.run("Nefer", "ra", command).await.says(&format!("needs: {named}."));
        let mut tx = server.store.read().await.unwrap();
        assert!(games::lobbies_in(&mut tx, server.channel("ra")).await.unwrap().is_empty());
        drop(tx);
        server.end().await;
    };
    check(&["ATTACH_FILES"], "/ra new", "**Attach Files**").await;
    check(&["SEND_MESSAGES"], "/ra new here:true", "**Embed Links**, **Attach Files** and **Send Messages**")
        .await;
    check(
        &["CREATE_PUBLIC_THREADS", "EMBED_LINKS"],
        "/ra new",
        "**Embed Links** and **Create Public Threads**",
    )
    .await;
}

/// In *ra* a table is full whose game cannot start, because the bot has just lost a permission.
async fn full_without(server: &Server, new: &str, permission: &str, named: &str) {
    server.run("Nefer", "ra", &format!("/ra new seats:2 quick:false {new}")).await;
    server.deny("ra", &[permission]);
    server.run("Amun", "ra", "/ra join").await.says("It will start by itself").says(named);
    server.until("ra", |read| read.contains("It starts by itself once I have the permissions")).await;
    server.run("Nefer", "ra", "/ra start").await.says(named);
}

/// Whoever gives the permission back need do nothing else, and all learn of the start as of any.
#[tokio::test]
async fn a_full_table_starts_by_itself_once_its_thread_may_be_opened() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    full_without(&server, "", "CREATE_PUBLIC_THREADS", "Create Public Threads").await;
    // Another one does not help.
    server.deny("ra", &["ADD_REACTIONS"]);
    server.at_rest().await;
    assert!(games::running(&server.store).await.unwrap().is_empty());
    server.allow("ra", &["CREATE_PUBLIC_THREADS"]);
    server.until("ra", |read| read.contains("Game 1 has started")).await;
    let game = server.last_game().await;
    let thread = server.round(game).await.channel().to_string();
    server.until(&thread, |read| read.contains("epoch 1,")).await;
    server.until_all_are_in_the_thread(game).await;
    assert_eq!(server.pinged(&thread), [server.to_act(game).await]);
    server.settled(game).await;
    server.end().await;
}

/// Nobody tells the bot of what changes while it is away.
#[tokio::test]
async fn a_full_table_starts_once_the_bot_is_there_again() {
    let mut server = Server::start().await;
    full_without(&server, "here:true", "READ_MESSAGE_HISTORY", "Read Message History").await;
    server.restart().await;
    server.at_rest().await;
    assert!(games::running(&server.store).await.unwrap().is_empty());
    server.stop().await;
    server.allow("ra", &["READ_MESSAGE_HISTORY"]);
    server.start_again().await;
    server.until("ra", |read| read.contains("epoch 1,")).await;
    server.settled(server.last_game().await).await;
    server.end().await;
}

/// What is said of a channel holds for its threads.
#[tokio::test]
async fn a_full_table_in_a_thread_starts_by_itself() {
    let server = Server::start().await;
    let ended = server.begin(2, "").await;
    server.call_off("ra", server.last_game().await).await;
    server.run("Nefer", &ended, "/ra new seats:2").await;
    server.deny("ra", &["SEND_MESSAGES_IN_THREADS"]);
    server.run("Amun", &ended, "/ra join").await.says("Send Messages in Threads");
    server.allow("ra", &["SEND_MESSAGES_IN_THREADS"]);
    server.until(&ended, |read| read.contains("Game 2 has started")).await;
    server.settled(server.last_game().await).await;
    server.end().await;
}

/// Who has left the server meanwhile plays in no game.
#[tokio::test]
async fn a_full_table_that_somebody_has_left_waits_for_another() {
    let server = Server::start().await;
    full_without(&server, "", "CREATE_PUBLIC_THREADS", "Create Public Threads").await;
    server.discord.order(Order::RemovePerson { person: "Amun".into() }).unwrap();
    server.allow("ra", &["CREATE_PUBLIC_THREADS"]);
    server.until("ra", |read| read.contains("free seat")).await;
    assert!(games::running(&server.store).await.unwrap().is_empty());
    server.run("Isis", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("Game 1 has started")).await;
    server.end().await;
}

#[tokio::test]
async fn a_deleted_board_is_nobodys_loss() {
    let server = Server::start().await;
    let game = server.deal_shown(Dealt { bag: "nile gold", ..THREE }).await;
    let board = server.messages("Seti", "ra")[0]["id"].as_str().unwrap().to_owned();
    server.discord.order(Order::DeleteMessage { channel: "ra".into(), message: board }).unwrap();
    server.run("Nefer", "ra", "/ra draw").await;
    // Either the answer tells it or the board that takes the place of the deleted one, whichever is there first.
    server.until("ra", |read| read.contains("Nefer drew Nile")).await;
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_deleted_lobby_comes_again_and_its_game_finds_a_thread() {
    let server = Server::start().await;
    server.run("Nefer", "ra", "/ra new seats:3").await;
    let delete = || {
        for message in server.messages("Seti", "ra") {
            let message = message["id"].as_str().unwrap().to_owned();
            server.discord.order(Order::DeleteMessage { channel: "ra".into(), message }).unwrap();
        }
    };
    delete();
    server.run("Amun", "ra", "/ra join").await;
    server.until("ra", |read| read.contains("Amun") && read.contains("free seat")).await;
    delete();
    server.run("Nefer", "ra", "/ra start").await;
    server.until("ra", |read| read.contains("Game 1 has started")).await;
    let game = server.last_game().await;
    let thread = wait_for(async || {
        let thread = server.round(game).await.channel().to_string();
        let is_told = server.person("Seti").read(&thread).is_ok_and(|read| !read.is_empty());
        is_told.then_some(thread)
    })
    .await;
    server.until(&thread, |read| read.contains("epoch 1,")).await;
    server.until("ra", |read| read.contains(&format!("<#{thread}>"))).await;
    server.end().await;
}

#[tokio::test]
async fn an_archived_thread_goes_on() {
    let server = Server::start().await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    server.discord.order(Order::ArchiveThread { channel: thread.clone(), locked: false }).unwrap();
    let who = server.to_act(game).await;
    server.run(&who, &thread, "/ra draw").await.says("drew");
    server.settled(game).await;
    server.discord.order(Order::ArchiveThread { channel: thread.clone(), locked: true }).unwrap();
    // Nobody can act in a locked thread; elsewhere the bot goes on.
    server.run(&who, "ra", "/ra games").await.says("Game 1");
    server.end().await;
}

/// Nothing has been shown of it, so nobody misses it.
#[tokio::test]
async fn a_table_closes_with_its_channel() {
    let server = Server::start().await;
    server.run("Nefer", "general", "/ra new seats:3").await;
    server.discord.order(Order::DeleteChannel { channel: "general".into() }).unwrap();
    wait_while(async || server.status(GameId(1)).await != Status::Cancelled).await;
    server.end().await;
}

async fn until_paused(server: &Server, game: GameId, paused: bool) {
    wait_while(async || server.round(game).await.halted().is_some() != paused).await;
}

#[tokio::test]
async fn games_wait_while_the_bot_is_off_the_server() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.discord.order(Order::RemoveBot).unwrap();
    until_paused(&server, game, true).await;
    server.discord.order(Order::AddBot).unwrap();
    until_paused(&server, game, false).await;
    // A board of the pause may just have been on its way when the bot came back.
    server.until("ra", |read| read.contains("your turn") && !read.contains("The game is paused")).await;
    assert_eq!(server.history(game).await, ["draw", "pause", "resume"]);
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew Gold");
    server.end().await;
}

/// Nobody tells the bot what happened while it was away: it compares where its games are with where it is.
#[tokio::test]
async fn games_wait_if_the_bot_was_taken_off_the_server_while_it_was_away() {
    let mut server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold", played: "draw", ..THREE }).await;
    server.stop().await;
    server.discord.order(Order::RemoveBot).unwrap();
    server.start_again().await;
    until_paused(&server, game, true).await;
    server.stop().await;
    server.discord.order(Order::AddBot).unwrap();
    server.start_again().await;
    until_paused(&server, game, false).await;
    assert_eq!(server.history(game).await, ["draw", "pause", "resume"]);
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew Gold");
    server.end().await;
}

#[tokio::test]
async fn who_has_left_is_missed_when_they_are_called() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
    server.discord.order(Order::RemovePerson { person: "Amun".into() }).unwrap();
    server.run("Nefer", "ra", "/ra draw").await;
    let read = server.until("ra", |read| read.contains("has left this server")).await;
    insta::assert_snapshot!(read.lines().find(|line| line.contains("has left this server")).unwrap());
    // Said once, however often it is asked about.
    server.run("Nefer", "ra", "/ra board public:true").await;
    server.settled(game).await;
    assert_eq!(server.times_told("Seti", "ra", "has left this server"), 1);
    // Back, they go on.
    server.discord.order(Order::AddPerson { person: "Amun".into() }).unwrap();
    server.run("Amun", "ra", "/ra draw").await.says("Amun drew Gold");
    server.end().await;
}

#[tokio::test]
async fn a_host_who_has_left_is_followed_by_the_next() {
    let server = Server::start().await;
    let game = server.deal(Dealt { bag: "nile gold pharaoh god", played: "draw, draw", ..THREE }).await;
    server.discord.order(Order::RemovePerson { person: "Nefer".into() }).unwrap();
    server.run("Isis", "ra", "/ra draw").await;
    server.until("ra", |read| read.contains("or call the game off with /ra-admin cancel")).await;
    assert_eq!(server.host(game).await, server.user("Amun"));
    server.call_off("ra", game).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}

#[tokio::test]
async fn a_game_of_other_rules_is_refused_and_the_others_go_on() {
    let server = Server::start().await;
    let frozen = server.deal(Dealt { channel: "general", rules: 99, shown: false, ..THREE }).await;
    let board = BoardRow {
        message: MessageId(1),
        game: frozen,
        channel: server.channel("general"),
        from_seq: None,
        to_seq: 0,
    };
    server.write(async |tx| boards::add(tx, &board, Some(&[])).await.unwrap()).await;
    let game = server.deal(Dealt { bag: "nile gold", ..THREE }).await;
    let mut told = String::new();
    for command in ["/ra draw", "/ra board", "/ra me", "/ra games"] {
        let person = server.person("Nefer");
        let answer = within(person.run("general", command)).await.unwrap();
        let message = super::refusals::named(&server, answer.message().unwrap());
        assert_eq!(message["flags"], 64);
        told += &format!("{command}: {}\n", words(&message));
    }
    let times = told.split("<t:").next().unwrap();
    insta::assert_snapshot!(times);
    server.run("Nefer", "ra", "/ra draw").await.says("Nefer drew Nile");
    assert_eq!(server.history(game).await, ["draw"]);
    server.run("Amun", "general", "/ra cancel").await.says("Only the host");
    server.run("Nefer", "general", "/ra cancel").await.says("cannot go on with this version of the rules");
    assert_eq!(server.status(frozen).await, Status::Running);
    server.presses("Nefer", "general", "Call the game off").await.says("called off by its host");
    server.until("general", |read| read.contains("called off by its host")).await;
    assert_eq!(server.status(frozen).await, Status::Cancelled);
    wait_while(async || !boards::outdated(&server.store, frozen).await.unwrap().is_empty()).await;
    server.end().await;
}
