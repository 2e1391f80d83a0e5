//! What has been sent stands there once: the program is killed with a message in flight and started again long after,
//! when nothing but the messages themselves can tell that it had arrived.

use std::path::PathBuf;
use std::time::Duration;

use local_discord::{BotResponse, Fault, Matching, Order};
use ra::rules::Action;
use ra_bot::app::message_state::{self, MessageState};
use ra_bot::store::Store;
use ra_bot::store::boards::{self, BoardRow};
use ra_bot::store::in_flight::SendingId;
use ra_table::id::InteractionId;
use serde_json::Value;

use super::game_end::before_the_end;
use crate::support::clicks::{id, is_board, presses, run_on};
use crate::support::dealt::{BEFORE_RA, Dealt, THREE};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::life::{Life, until_disconnected};
use crate::support::meddle;
use crate::support::server::{Says, Server, wait_while, within, words};

/// Longer than Discord remembers a nonce, and an interaction's token lives.
const OUTAGE: Duration = Duration::from_secs(16 * 60);
/// What is in flight is heard of no more.
pub(super) const FOR_EVER: Fault = Fault::HangAfter { ms: 600_000 };
/// Longer than the program leaves others alone who may be busy, and than an answer may be on its way.
const REPAIRED: Duration = Duration::from_secs(6);

/// The real program on a server's database.
pub(super) struct Alive {
    /// Goes first, so that a failure shows its log: the folder goes with the server.
    life: Life,
    pub(super) server: Server,
    folder: PathBuf,
}

impl Alive {
    pub(super) async fn on(mut server: Server) -> Alive {
        server.stop().await;
        // The program is to have the file for itself.
        let elsewhere = server.file().with_extension("elsewhere");
        server.store = Store::open(&elsewhere).await.unwrap();
        let folder = server.file().parent().unwrap().to_owned();
        let life = Life::begin(&server.discord, &folder);
        within(server.discord.until_commands()).await;
        within(server.discord.until_connected()).await;
        Alive { life, server, folder }
    }

    /// It dies, lives again after so long, and has some time before people act again.
    pub(super) async fn die(&mut self, outage: Duration, rest: Duration) {
        self.life.kill();
        within(until_disconnected(&self.server.discord)).await;
        self.server.discord.order(Order::ClearFaults).unwrap();
        self.server.discord.advance(outage);
        self.life = Life::begin(&self.server.discord, &self.folder);
        within(self.server.discord.until_connected()).await;
        tokio::time::sleep(rest).await;
    }

    fn messages(&self, who: &str, channel: &str) -> Vec<Value> {
        self.server.messages(who, channel)
    }

    /// Waits until something holds of the messages of a channel.
    pub(super) async fn until(&self, who: &str, channel: &str, holds: impl Fn(&[Value]) -> bool) {
        let begun = std::time::Instant::now();
        while !holds(&self.messages(who, channel)) {
            let told: Vec<String> = self.messages(who, channel).iter().map(words).collect();
            assert!(begun.elapsed() < Duration::from_secs(30), "{told:#?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until one board is there, of this question, and everything that was played is told once.
    async fn until_one_board(&self, question: i64, told: &[&str]) {
        self.until("Seti", "ra", |messages| {
            let boards: Vec<&Value> = messages.iter().filter(|message| is_board(message, 1)).collect();
            let asked = format!("play:1:{question}:");
            let once = |line: &&str| {
                messages.iter().map(|told| words(told).matches(*line).count()).sum::<usize>() == 1
            };
            boards.len() == 1
                && presses(boards[0]).iter().any(|press| press.starts_with(&asked))
                && told.iter().all(once)
        })
        .await;
    }

    /// After a start nobody is called for some minutes.
    async fn until_people_are_called(&self) {
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_secs(2)).await;
            self.server.discord.advance(5 * MINUTE);
        }
        tokio::time::sleep(REPAIRED).await;
    }

    pub(super) async fn end(mut self) {
        self.life.terminate();
        self.server.discord.stop().await.unwrap();
    }
}

fn is_table(message: &Value) -> bool {
    presses(message).iter().any(|press| press == "table:1:join")
}

/// After such a wait people act again: before the program has looked for anything, and after it.
const WAITS: [Duration; 2] = [Duration::ZERO, REPAIRED];

#[tokio::test]
async fn a_board_that_answers_a_command() {
    for wait in WAITS {
        let server = Server::in_real_time().await;
        server.deal(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
        let mut alive = Alive::on(server).await;
        alive.server.discord.spoil(Matching::Callback, 1, FOR_EVER);
        alive.server.run("Nefer", "ra", "/ra draw").await;
        alive.die(OUTAGE, wait).await;
        alive.server.run("Amun", "ra", "/ra draw").await;
        alive.until_one_board(2, &["Nefer drew Nile", "Amun drew Gold"]).await;
        alive.end().await;
    }
}

#[tokio::test]
async fn a_board_that_follows_a_click() {
    for wait in WAITS {
        let server = Server::in_real_time().await;
        let game = server.deal_shown(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
        let mut alive = Alive::on(server).await;
        alive.server.discord.spoil(Matching::Followup, 1, FOR_EVER);
        let answered = alive.server.on_board("Nefer", game, &["Draw"]).await;
        assert!(!matches!(answered, BotResponse::NoResponse));
        alive
            .until("Seti", "ra", |read| {
                read.iter().any(|told| presses(told).contains(&"play:1:1:draw".into()))
            })
            .await;
        alive.die(OUTAGE, wait).await;
        alive.server.run("Amun", "ra", "/ra draw").await;
        alive.until_one_board(2, &["Nefer drew Nile", "Amun drew Gold"]).await;
        alive.end().await;
    }
}

/// It tells more than what the person did of whose command or click it came. That may not even have been noted.
#[tokio::test]
async fn a_board_that_tells_what_a_computer_player_did() {
    for (clicks, is_noted) in [(false, true), (true, true), (false, false), (true, false)] {
        let server = Server::in_real_time().await;
        server.run("Nefer", "ra", "/ra new seats:2 computers:1 level:easy quick:false here:true").await;
        let game = server.last_game().await;
        server.settled(game).await;
        while !server.round(game).await.state().legal().contains(Action::Draw) {
            server.plays(game, "Nefer", "/ra pass").await;
        }
        server.run("Nefer", "ra", "/ra board public:true").await;
        server.settled(game).await;
        let seq = server.round(game).await.seq;
        if !is_noted {
            let sql = "CREATE TRIGGER forget BEFORE UPDATE ON unconfirmed_message \
                       BEGIN SELECT RAISE(ABORT, 'away'); END";
            meddle(server.database(), sql).await;
        }
        let mut alive = Alive::on(server).await;
        if clicks {
            alive.server.discord.spoil(Matching::Followup, 1, FOR_EVER);
            alive.server.on_board("Nefer", game, &["Draw"]).await;
        } else {
            alive.server.discord.spoil(Matching::Callback, 1, FOR_EVER);
            run_on(&alive.server.person("Nefer"), "ra", "/ra draw").await.unwrap();
        }
        let is_new =
            |told: &Value| is_board(told, game.0) && shows(told).is_some_and(|shown| shown > seq + 1);
        alive.until("Seti", "ra", |read| read.iter().any(is_new)).await;
        alive.die(OUTAGE, REPAIRED).await;
        let one_board = |read: &[Value]| read.iter().filter(|told| is_board(told, game.0)).count() == 1;
        alive.until("Seti", "ra", one_board).await;
        alive.end().await;
    }
}

/// The entry that a board shows, as its buttons have it.
fn shows(board: &Value) -> Option<i64> {
    presses(board).iter().find_map(|press| press.strip_prefix("board:1:")?.parse().ok())
}

#[tokio::test]
async fn a_board_that_is_posted() {
    for wait in WAITS {
        let server = Server::in_real_time().await;
        server.deal(Dealt { bag: "nile gold", ..THREE }).await;
        let mut alive = Alive::on(server).await;
        alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
        let nefer = alive.server.person("Nefer");
        let asked = tokio::spawn(async move { run_on(&nefer, "ra", "/ra invoke").await });
        alive.until("Seti", "ra", |read| read.iter().any(|told| is_board(told, 1))).await;
        // Much is said where it stands.
        for number in 0..130 {
            alive.server.person("Seti").say("ra", &format!("{number}")).unwrap();
        }
        alive.die(OUTAGE, Duration::ZERO).await;
        asked.abort();
        tokio::time::sleep(wait).await;
        for (who, line) in [("Amun", "/ra pass"), ("Isis", "/ra pass"), ("Nefer", "/ra bid 2")] {
            alive.server.run(who, "ra", line).await;
        }
        alive.until_one_board(4, &["Nefer invoked Ra", "Nefer won with 2"]).await;
        alive.end().await;
    }
}

/// A board is cut off before it arrives, and the next one tells what it would have told: nothing is told again.
#[tokio::test]
async fn a_line_of_history() {
    let server = Server::in_real_time().await;
    server.deal(Dealt { played: "draw", ..BEFORE_RA }).await;
    let mut alive = Alive::on(server).await;
    alive.server.discord.spoil(Matching::SendMessage, 1000, Fault::Drop);
    let amun = alive.server.person("Amun");
    let asked = tokio::spawn(async move { run_on(&amun, "ra", "/ra invoke").await });
    tokio::time::sleep(Duration::from_millis(1500)).await;
    alive.die(Duration::ZERO, Duration::ZERO).await;
    asked.abort();
    alive.server.run("Isis", "ra", "/ra bid 4").await;
    tokio::time::sleep(REPAIRED).await;
    alive.server.each_runs(&["Nefer", "Amun"], "ra", "/ra pass").await;
    // What an older board told is told by its lines.
    alive.server.run("Isis", "ra", "/ra board public:true").await;
    alive.until_one_board(5, &["Amun invoked Ra"]).await;
    alive.end().await;
}

#[tokio::test]
async fn a_table() {
    for wait in WAITS {
        let mut alive = Alive::on(Server::in_real_time().await).await;
        alive.server.discord.spoil(Matching::Callback, 1, FOR_EVER);
        alive.server.run("Nefer", "ra", "/ra new seats:3").await.says("free seat");
        alive.die(OUTAGE, wait).await;
        alive.server.run("Amun", "ra", "/ra join").await.says("have joined");
        alive.until("Seti", "ra", |read| one_table_with(read, "Amun")).await;
        tokio::time::sleep(REPAIRED).await;
        assert!(one_table_with(&alive.messages("Seti", "ra"), "Amun"));
        alive.end().await;
    }
}

fn one_table_with(read: &[Value], who: &str) -> bool {
    let tables: Vec<&Value> = read.iter().filter(|message| is_table(message)).collect();
    tables.len() == 1 && words(tables[0]).contains(who)
}

/// The message of a table was deleted, and is posted again by each start.
#[tokio::test]
async fn a_table_that_is_posted_again() {
    let mut alive = Alive::on(Server::in_real_time().await).await;
    alive.server.run("Nefer", "ra", "/ra new seats:3").await;
    let table = alive.messages("Seti", "ra").iter().find(|message| is_table(message)).map(id).unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    alive
        .server
        .discord
        .order(Order::DeleteMessage { channel: "ra".into(), message: table.to_string() })
        .unwrap();
    alive.life.kill();
    within(until_disconnected(&alive.server.discord)).await;
    alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
    alive.life = Life::begin(&alive.server.discord, &alive.folder);
    alive.until("Seti", "ra", |read| read.iter().any(is_table)).await;
    alive.die(OUTAGE, REPAIRED).await;
    alive.server.run("Amun", "ra", "/ra join").await;
    alive.until("Seti", "ra", |read| one_table_with(read, "Amun")).await;
    alive.end().await;
}

/// Seats have been taken since, so it does not say the same any more.
#[tokio::test]
async fn what_tells_of_a_table() {
    let server = Server::in_real_time().await;
    server.run("Seti", "ra", "/ra-play").await;
    server.taps("Seti", "ra", &["Tell me when a table opens", "Any pace"]).await;
    let mut alive = Alive::on(server).await;
    alive.server.run("Nefer", "ra", "/ra new seats:4").await;
    alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
    alive.server.discord.advance(MINUTE);
    let told = |server: &Server| server.times_told("Seti", "dm", "has a table of Ra open");
    wait_while(async || told(&alive.server) == 0).await;
    alive.server.run("Amun", "ra", "/ra join").await;
    alive.die(OUTAGE, REPAIRED).await;
    assert_eq!(told(&alive.server), 1);
    alive.end().await;
}

#[tokio::test]
async fn a_direct_message() {
    let server = Server::in_real_time().await;
    server.chose_before("Amun").await;
    server.deal(Dealt { bag: "nile gold pharaoh god", ..THREE }).await;
    let mut alive = Alive::on(server).await;
    // The call waits until the board is there, whichever way that came.
    alive.server.discord.spoil(Matching::OpenDm, 1, Fault::Hang { ms: 3000 });
    alive.server.run("Nefer", "ra", "/ra draw").await;
    alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
    let calls = || {
        let read = alive.server.written("Amun");
        read.iter().filter(|told| told.contains("waits for you")).count()
    };
    wait_while(async || calls() == 0).await;
    alive.die(OUTAGE, Duration::ZERO).await;
    alive.until_people_are_called().await;
    let calls = alive.server.times_told("Amun", "dm", "waits for you");
    assert_eq!(calls, 1, "{:?}", alive.server.read("Amun", "dm"));
    alive.server.run("Amun", "ra", "/ra draw").await;
    alive.until("Amun", "dm", |read| !read.iter().any(|told| words(told).contains("waits for you"))).await;
    alive.end().await;
}

#[tokio::test]
async fn that_a_game_is_over() {
    let server = Server::in_real_time().await;
    server.turn_to(23, 0).await;
    let (_, [ends, _, asleep], last) = before_the_end(&server).await;
    server.sleeps(asleep, (22, 0), (6, 0)).await;
    let mut alive = Alive::on(server).await;
    alive.server.run(ends, "ra", &last).await;
    let board = |told: &Value| presses(told).iter().any(|press| press == "again:1");
    alive.until("Seti", "ra", |read| read.iter().any(board)).await;
    tokio::time::sleep(REPAIRED).await;
    alive.server.discord.spoil(Matching::SendMessage, 1, FOR_EVER);
    alive.server.discord.advance(7 * HOUR + MINUTE);
    let call = |told: &Value| words(told).contains("game 1 is over: ");
    alive.until("Seti", "ra", |read| read.iter().any(call)).await;
    alive.die(OUTAGE, Duration::ZERO).await;
    alive.until_people_are_called().await;
    let read = alive.messages("Seti", "ra");
    assert_eq!(read.iter().filter(|told| call(told)).count(), 1, "{read:?}");
    assert_eq!(read.iter().filter(|told| board(told)).count(), 1, "{read:?}");
    alive.end().await;
}

/// It had been asked for, with the entry that it was to tell, just before it was heard that it had arrived, and tells
/// more.
#[tokio::test]
async fn a_board_that_was_asked_for_too_late() {
    let server = Server::start().await;
    let game = server.deal(THREE).await;
    for who in ["Nefer", "Amun"] {
        server.plays(game, who, "/ra draw").await;
    }
    let before = server.round(game).await;
    let [board] = boards::of_game(&server.store, game).await.unwrap()[..] else { panic!("not one board") };
    let asked_for = BoardRow { to_seq: board.to_seq - 1, ..board };
    let found = MessageState::Sent {
        id: SendingId::Interaction(InteractionId(7)),
        board: asked_for,
        called: None,
        at: server.now(),
    };
    message_state::note(&server.store, &[found]).await.unwrap();
    assert_eq!(boards::of_game(&server.store, game).await.unwrap(), [board]);
    server.settled(game).await;
    let seti = server.person("Seti");
    let messages = seti.read("ra").unwrap();
    let asked = format!("play:{game}:{}:", before.question_number());
    let asks = |message: &&Value| presses(message).iter().any(|press| press.starts_with(&asked));
    assert_eq!(messages.iter().filter(asks).count(), 1, "{messages:#?}");
    server.end().await;
}
