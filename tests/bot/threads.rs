//! The threads that games are played in: who is in them, and what becomes of one that falls asleep.

use local_discord::{Fault, LocalDiscord, Matching, Order};
use ra_bot::store::boards;
use ra_table::game::Player;
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{is_asleep, is_board};
use crate::support::hours::{DAY, HOUR, held_back_until};
use crate::support::life::{Life, until_disconnected};
use crate::support::meddle;
use crate::support::server::{PEOPLE, Server, options, wait_while, within, words};

/// The type of the line in which Discord tells that somebody was put into a thread.
const ADDED: u64 = 1;

/// Who has a thread in their list.
fn members(discord: &LocalDiscord, thread: &str) -> Vec<&'static str> {
    let is_in = |who: &&str| {
        let places = discord.person(who).unwrap().channels();
        places.iter().any(|place| place.id.to_string() == thread && place.joined)
    };
    PEOPLE.into_iter().filter(is_in).collect()
}

/// Waits until something is the case.
pub(super) async fn until(is_so: impl AsyncFn() -> bool) {
    wait_while(async || !is_so().await).await;
}

async fn until_members(discord: &LocalDiscord, thread: &str, expected: &[&str]) {
    until(async || members(discord, thread) == expected).await;
}

fn read(discord: &LocalDiscord, thread: &str) -> Vec<Value> {
    discord.person("Seti").unwrap().read(thread).unwrap()
}

/// The messages of a thread that say who sits at the table.
fn tables(discord: &LocalDiscord, thread: &str) -> Vec<Value> {
    let read = read(discord, thread).into_iter();
    read.filter(|message| words(message).starts_with("At the table: ")).collect()
}

/// How often Discord tells in a thread that somebody was put there.
fn added(discord: &LocalDiscord, thread: &str) -> usize {
    read(discord, thread).iter().filter(|message| message["type"] == ADDED).count()
}

impl Server {
    /// Khnum, who looks after the games, gives the chair of somebody who is not asked just now to Seti.
    async fn replace(&self, game: GameId, thread: &str) {
        let to_act = self.to_act(game).await;
        let gone = PEOPLE[..3].iter().find(|who| **who != to_act).unwrap();
        self.appoint("ra", "Khnum");
        self.run("Khnum", thread, &format!("/ra-admin replace player:{gone} by:Seti")).await;
        self.takes("Seti", thread).await;
        until_members(&self.discord, thread, &["Nefer", "Amun", "Isis", "Seti"]).await;
        // The offer has brought Seti there before.
        self.until_all_are_in_the_thread(game).await;
    }
}

/// Whoever sits at the table, and whoever is given a chair later, has the thread in their list. Of that nobody is
/// told but by the thread's first message, which calls nobody.
#[tokio::test]
async fn whoever_sits_at_the_table_is_in_its_thread() {
    let server = Server::start().await;
    let discord = &server.discord;
    let thread = server.begin(3, "").await;
    let game = server.last_game().await;
    until_members(discord, &thread, &PEOPLE[..3]).await;
    let mentions = async || {
        let round = server.round(game).await;
        let mention = |(_, player): (_, Player<'_>)| format!("<@{}>", player.user().unwrap());
        round.chairs().players().map(mention).collect::<Vec<_>>().join(", ")
    };
    let [table] = &tables(discord, &thread)[..] else { panic!("{:?}", read(discord, &thread)) };
    assert_eq!(words(table), format!("At the table: {}.", mentions().await));
    assert_eq!(table["id"], read(discord, &thread)[0]["id"], "it is the first");
    server.settled(game).await;
    assert_eq!(server.pinged(&thread), [server.to_act(game).await], "the board alone calls");

    server.replace(game, &thread).await;
    server.settled(game).await;
    let [table] = &tables(discord, &thread)[..] else { panic!("{:?}", read(discord, &thread)) };
    assert_eq!(words(table), format!("At the table: {}.", mentions().await));
    assert_eq!(server.pinged(&thread), ["Seti"], "by the offer");
    assert_eq!(added(discord, &thread), 0);
    server.end().await;
}

/// Where there is no message to be edited, whoever is given a chair is put into the thread by the way that tells of it.
#[tokio::test]
async fn without_its_first_message_people_are_put_into_a_thread_one_by_one() {
    let server = Server::start().await;
    // Whom an offer calls is there by that.
    server.turn_to(23, 0).await;
    server.sleeps("Seti", (22, 0), (6, 0)).await;
    let discord = &server.discord;
    let thread = server.begin(3, "").await;
    until_members(discord, &thread, &PEOPLE[..3]).await;
    let message = tables(discord, &thread)[0]["id"].as_str().unwrap().to_owned();
    discord.order(Order::DeleteMessage { channel: thread.clone(), message }).unwrap();
    server.replace(server.last_game().await, &thread).await;
    assert_eq!((added(discord, &thread), tables(discord, &thread).len()), (1, 0), "the others were there");
    server.end().await;
}

/// The process dies between the message and Discord's word that it is there: the next one finds it, and goes on.
#[tokio::test]
async fn who_is_not_in_the_thread_when_the_bot_dies_is_put_there_by_its_next_life() {
    let discord = LocalDiscord::start(options()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    let run = async |who: &str, command: &str| {
        within(discord.person(who).unwrap().run("ra", command)).await.unwrap();
    };
    run("Nefer", "/ra new seats:2 quick:false").await;
    discord.spoil(Matching::SendMessage, 1, Fault::HangAfter { ms: 60_000 });
    run("Amun", "/ra join").await;
    let opened = || {
        let places = discord.person("Seti").unwrap().channels();
        places.iter().find(|place| place.parent.is_some()).map(|place| place.id.to_string())
    };
    until(async || opened().is_some()).await;
    let thread = opened().unwrap();
    let has = async |part: &str| {
        let is_there = |read: &[Value]| read.iter().any(|message| words(message).contains(part));
        within(discord.person("Seti").unwrap().read_until(&thread, is_there)).await.unwrap();
    };
    has("At the table: ").await;
    life.kill();
    assert_ne!(members(&discord, &thread), PEOPLE[..2]);
    within(until_disconnected(&discord)).await;
    let _life = Life::begin(&discord, folder.path());
    until_members(&discord, &thread, &PEOPLE[..2]).await;
    has("epoch 1,").await;
    assert_eq!((added(&discord, &thread), tables(&discord, &thread).len()), (0, 1));
}

fn fall_asleep(discord: &LocalDiscord, thread: &str, locked: bool) {
    discord.order(Order::ArchiveThread { channel: thread.to_owned(), locked }).unwrap();
}

async fn until_awake(discord: &LocalDiscord, thread: &str) {
    until(async || !is_asleep(discord, thread)).await;
}

/// A thread is woken by no message, and once: asleep again within a day it stays so until somebody acts. One that is
/// locked is left alone.
#[tokio::test]
async fn a_thread_that_falls_asleep_is_woken_once_a_day() {
    let (server, log) = Server::logged().await;
    let discord = &server.discord;
    let begin = async || {
        let thread = server.begin(2, "pace:\"no clock\"").await;
        until_members(discord, &thread, &PEOPLE[..2]).await;
        let game = server.last_game().await;
        server.settled(game).await;
        (game, thread)
    };
    // How often each thread was woken by the bot's request.
    let woken = |thread: &str| log.count("PATCH", &format!("/channels/{thread}"));
    let (game, thread) = begin().await;
    let said = read(discord, &thread).len();
    fall_asleep(discord, &thread, false);
    until_awake(discord, &thread).await;
    assert_eq!((read(discord, &thread).len(), woken(&thread)), (said, 1));

    fall_asleep(discord, &thread, false);
    let who = server.to_act(game).await;
    // Of another thread it is told later.
    let (_, other) = begin().await;
    fall_asleep(discord, &other, false);
    until_awake(discord, &other).await;
    assert!(is_asleep(discord, &thread) && woken(&thread) == 1);
    server.run(&who, &thread, "/ra draw").await;
    server.settled(game).await;
    assert!(!is_asleep(discord, &thread));

    server.pass_time(DAY + HOUR).await;
    fall_asleep(discord, &thread, false);
    until_awake(discord, &thread).await;
    assert_eq!(woken(&thread), 2);
    server.pass_time(DAY + HOUR).await;
    fall_asleep(discord, &thread, true);
    fall_asleep(discord, &other, false);
    until(async || woken(&other) == 2).await;
    assert_eq!((is_asleep(discord, &thread), woken(&thread)), (true, 2), "it is locked");
    server.end().await;
}

/// A board of the past shrinks in a thread that has fallen asleep meanwhile, too.
#[tokio::test]
async fn an_older_board_shrinks_in_a_sleeping_thread() {
    for status in ["running", "over"] {
        an_older_board_shrinks(status, false).await;
    }
}

/// Where the thread was woken not long ago, once it may be woken again.
#[tokio::test]
async fn an_older_board_shrinks_a_day_later() {
    an_older_board_shrinks("over", true).await;
}

async fn an_older_board_shrinks(status: &str, was_woken: bool) {
    let mut server = Server::start().await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    until_members(&server.discord, &thread, &PEOPLE[..2]).await;
    server.settled(game).await;
    server.discord.spoil(Matching::EditMessage, 1000, Fault::ServerError { status: 500 });
    let who = server.to_act(game).await;
    server.run(&who, &thread, "/ra draw").await;
    server.stop().await;
    let boards = |server: &Server| {
        read(&server.discord, &thread).iter().filter(|message| is_board(message, game.0)).count()
    };
    assert_eq!(boards(&server), 2);
    server.discord.order(Order::ClearFaults).unwrap();
    let woken = if was_woken { server.now().0.to_string() } else { "NULL".to_owned() };
    meddle(
        server.database(),
        &format!("UPDATE game SET status = '{status}', thread_unarchived_at = {woken}"),
    )
    .await;
    fall_asleep(&server.discord, &thread, false);
    server.start_again().await;
    if was_woken {
        let is_put_off = async || {
            !boards::outdated(&server.store, game).await.unwrap().is_empty()
                && held_back_until(&server.store, game).await.is_some_and(|until| until > server.now())
        };
        for _ in 0..17 {
            until(is_put_off).await;
            server.turn(HOUR).await;
        }
        until(is_put_off).await;
        assert_eq!(boards(&server), 2);
        server.turn(DAY).await;
    }
    until(async || boards(&server) == 1).await;
    server.settled(game).await;
    server.end().await;
}

/// That a thread fell asleep while the bot was away, it learns when an edit there is refused: then the thread is
/// woken, and the board put right.
#[tokio::test]
async fn what_could_not_be_shown_in_a_sleeping_thread_is_shown_after_all() {
    let mut server = Server::start().await;
    server.turn_to(12, 0).await;
    let thread = server.begin(2, "").await;
    let game = server.last_game().await;
    until_members(&server.discord, &thread, &PEOPLE[..2]).await;
    server.settled(game).await;
    server.stop().await;
    fall_asleep(&server.discord, &thread, false);
    server.start_again().await;
    let who = server.to_act(game).await;
    let (before, said) = (server.runs_out(game).await, read(&server.discord, &thread).len());
    server.run(&who, "ra", "/ra settings city:Reykjavik sleep:23:00-7:00").await;
    let after = server.runs_out(game).await;
    assert_ne!(before, after);
    server.told("Seti", &thread, &format!("<t:{}:f>", after.seconds())).await;
    assert!(!is_asleep(&server.discord, &thread));
    assert_eq!(read(&server.discord, &thread).len(), said, "no message woke it");
    server.end().await;
}
