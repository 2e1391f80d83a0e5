//! Boards far above the channel's last message are brought down.

use std::time::Duration;

use local_discord::{Fault, Id, LocalDiscord, Matching, Order};
use ra_bot::app::{GameRef, message_state, seen};
use ra_bot::store::in_flight::{self, Entries, Part, Tells};
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{id, is_board};
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::life::{Life, until_disconnected};
use crate::support::log::Log;
use crate::support::server::{Says, Server, options, wait_for, wait_while, within, words};

/// Longer than nobody may have talked, by the bot's clock too, which may be some seconds behind.
const CALM: Duration = Duration::from_secs(11 * 60);

/// Seti, who plays nowhere, talks.
fn talk(discord: &LocalDiscord, channel: &str, times: usize) {
    let seti = discord.person("Seti").unwrap();
    for _ in 0..times {
        seti.say(channel, "Let us talk of something else").unwrap();
    }
}

fn read(discord: &LocalDiscord, channel: &str) -> Vec<Value> {
    discord.person("Seti").unwrap().read(channel).unwrap()
}

/// The boards of a game on which something can be done.
fn boards(discord: &LocalDiscord, channel: &str, game: GameId) -> Vec<Id> {
    read(discord, channel).iter().filter(|message| is_board(message, game.0)).map(id).collect()
}

/// Waits until the last such board of a game is another one than this, which stays as long as it asks somebody whom
/// it called.
async fn until_another(discord: &LocalDiscord, channel: &str, game: GameId, than: Id) -> Id {
    wait_for(async || boards(discord, channel, game).pop().filter(|board| *board != than)).await
}

/// A game with its board in *ra*, and the log of what the bot asks.
async fn begun() -> (Server, GameId, Log) {
    let (server, log) = Server::logged().await;
    let game = server.deal_shown(Dealt { bag: "nile pharaoh gold nile pharaoh gold nile", ..THREE }).await;
    wait_while(async || {
        seen(&server.store, GameRef::Game(game), server.now()).await.unwrap().board.is_none()
    })
    .await;
    server.pinged("ra");
    (server, game, log)
}

/// A board that told of no action has nothing left to tell.
async fn until_gone(discord: &LocalDiscord, board: Id) {
    wait_while(async || read(discord, "ra").iter().any(|message| id(message) == board)).await;
}

/// How often the bot has read the messages of a channel.
fn looked(log: &Log) -> usize {
    log.count("GET", "/messages")
}

async fn until_looked(log: &Log, times: usize) {
    wait_while(async || looked(log) < times).await;
}

impl Server {
    /// Amun opens a panel on the board of *ra*.
    async fn open_panel(&self, game: GameId) {
        let answer = self.on_board("Amun", game, &["My game"]).await;
        assert_eq!(answer.message().unwrap()["flags"], 64, "{answer:?}");
    }
}

/// It takes more than thirty messages, and nobody who talks. The old board goes, and nobody is called.
#[tokio::test]
async fn a_board_far_above_is_brought_down_when_a_panel_is_opened_there() {
    let (server, game, log) = begun().await;
    let discord = &server.discord;
    let [board] = boards(discord, "ra", game)[..] else { panic!("one board") };
    talk(discord, "ra", 30);
    server.turn(CALM).await;
    server.open_panel(game).await;
    until_looked(&log, 1).await;
    talk(discord, "ra", 1);
    server.turn(CALM).await;
    assert_eq!(boards(discord, "ra", game), [board], "nobody has used it since");
    server.open_panel(game).await;
    let down = until_another(discord, "ra", game, board).await;
    assert_eq!(looked(&log), 2);
    assert_eq!(id(read(discord, "ra").last().unwrap()), down);
    until_gone(discord, board).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    server.on_board("Nefer", game, &["Draw"]).await;
    server.settled(game).await;
    assert_eq!(server.history(game).await, ["draw"]);
    server.end().await;
}

/// An edit brings nothing down, also where the bot has just been started and knows nothing of what was written.
#[tokio::test]
async fn a_board_that_was_edited_is_still_far_above() {
    let mut server = Server::start().await;
    let game = server.deal_shown(THREE).await;
    let [board] = boards(&server.discord, "ra", game)[..] else { panic!("one board") };
    server.stop().await;
    talk(&server.discord, "ra", 31);
    server.start_again().await;
    server.turn(CALM).await;
    let told = || words(&read(&server.discord, "ra")[0]);
    let before = told();
    server.run("Nefer", "general", "/ra settings city:Tokyo sleep:23:00-7:00").await;
    wait_while(async || told() == before).await;
    server.settled(game).await;
    assert_eq!(boards(&server.discord, "ra", game), [board], "it was edited");
    server.open_panel(game).await;
    let down = until_another(&server.discord, "ra", game, board).await;
    assert_eq!(id(read(&server.discord, "ra").last().unwrap()), down);
    server.end().await;
}

/// An older board may be left that tells of another deadline.
#[tokio::test]
async fn a_board_that_somebody_deletes_is_posted_again() {
    let (server, game, _) = begun().await;
    let [board] = boards(&server.discord, "ra", game)[..] else { panic!("one board") };
    let order = Order::DeleteMessage { channel: "ra".into(), message: board.to_string() };
    server.discord.order(order).unwrap();
    until_another(&server.discord, "ra", game, board).await;
    assert_eq!(server.pinged("ra"), [""; 0], "nobody is called twice");
    server.on_board("Nefer", game, &["Draw"]).await;
    server.settled(game).await;
    assert_eq!(boards(&server.discord, "ra", game).len(), 1);
    server.end().await;
}

/// While people talk nothing comes between their words: it is looked for once more when they may have stopped.
#[tokio::test]
async fn a_board_is_brought_down_after_the_talk() {
    let (server, game, log) = begun().await;
    let discord = &server.discord;
    let [board] = boards(discord, "ra", game)[..] else { panic!("one board") };
    talk(discord, "ra", 31);
    server.open_panel(game).await;
    until_looked(&log, 1).await;
    // They go on.
    server.turn(5 * MINUTE).await;
    talk(discord, "ra", 1);
    server.turn(6 * MINUTE).await;
    until_looked(&log, 2).await;
    server.turn(CALM).await;
    server.alive().await;
    assert_eq!((boards(discord, "ra", game), looked(&log)), (vec![board], 2), "once more, and no more");
    talk(discord, "ra", 1);
    server.open_panel(game).await;
    until_looked(&log, 3).await;
    server.turn(CALM).await;
    until_another(discord, "ra", game, board).await;
    server.end().await;
}

/// A call leads to the board, which is brought down before.
#[tokio::test]
async fn a_board_is_brought_down_for_whoever_is_called_to_it() {
    let (server, game, _) = begun().await;
    let discord = &server.discord;
    let [board] = boards(discord, "ra", game)[..] else { panic!("one board") };
    talk(discord, "ra", 31);
    let called = async || {
        within(async {
            loop {
                let mention = format!("<@{}>", server.user("Nefer"));
                let is_call =
                    |message: &&Value| !is_board(message, game.0) && words(message).contains(&mention);
                if let Some(call) = read(discord, "ra").iter().find(is_call) {
                    return words(call);
                }
                server.pass_time(HOUR).await;
            }
        })
        .await
    };
    let call = called().await;
    let down = until_another(discord, "ra", game, board).await;
    call.says(&format!("/{down})"));
    server.end().await;
}

/// The process dies just before it sends a board that is only shown again: it stays where it was, and nothing is sent
/// in its place.
#[tokio::test]
async fn a_board_that_was_about_to_be_brought_down_and_was_not_stays() {
    let (server, game, _) = begun().await;
    let [board] = boards(&server.discord, "ra", game)[..] else { panic!("one board") };
    let seq = server.round(game).await.seq;
    let tells = Tells::Board(Entries { from_seq: Some(seq), to_seq: seq });
    let part = Part { game, channel: Some(server.channel("ra")), tells };
    message_state::expect_post(&server.store, part, server.now()).await.unwrap();
    wait_while(async || !in_flight::of_game(&server.store, game).await.unwrap().is_empty()).await;
    server.settled(game).await;
    assert_eq!(boards(&server.discord, "ra", game), [board]);
    server.end().await;
}

/// The process dies between the board and Discord's word that it is there: one board is left.
#[tokio::test]
async fn a_board_that_is_brought_down_while_the_bot_dies_is_one_in_the_end() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    for (who, command) in [("Nefer", "/ra new seats:2 quick:false here:true"), ("Amun", "/ra join")] {
        within(discord.person(who).unwrap().run("ra", command)).await.unwrap();
    }
    let game = GameId(1);
    let seti = discord.person("Seti").unwrap();
    let is_there = |count: usize| {
        move |read: &[Value]| read.iter().filter(|message| is_board(message, game.0)).count() == count
    };
    within(seti.read_until("ra", is_there(1))).await.unwrap();
    let [board] = boards(&discord, "ra", game)[..] else { panic!("one board") };
    talk(&discord, "ra", 31);
    discord.spoil(Matching::SendMessage, 1, Fault::HangAfter { ms: 60_000 });
    // The bot has to have heard that its board is there, and that somebody has written below it: it may take a second
    // try.
    for _ in 0..4 {
        talk(&discord, "ra", 1);
        discord.advance(CALM);
        within(discord.person("Amun").unwrap().click("ra", board, "My game")).await.unwrap();
        let there = seti.read_until("ra", is_there(2));
        if tokio::time::timeout(Duration::from_secs(5), there).await.is_ok() {
            break;
        }
    }
    assert_eq!(boards(&discord, "ra", game).len(), 2);
    life.kill();
    within(until_disconnected(&discord)).await;
    let _life = Life::begin(&discord, folder.path());
    within(discord.until_connected()).await;
    // Whose turn it is draws: then there is one board, and none that nobody knows of.
    for who in ["Nefer", "Amun"] {
        within(discord.person(who).unwrap().run("ra", "/ra draw")).await.unwrap();
    }
    within(seti.read_until("ra", is_there(1))).await.unwrap();
    assert_ne!(boards(&discord, "ra", game), [board]);
}
