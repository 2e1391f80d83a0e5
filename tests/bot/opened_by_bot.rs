//! Tables that the program opens by itself, for people who need not be there.

use ra_bot::app::message_state::Route;
use ra_bot::app::open_table::{self, Opening};
use ra_bot::app::rematch::{self, Rematch};
use ra_bot::app::{Person, Request, lobbies};
use ra_bot::config::Limits;
use ra_bot::store::games;
use ra_table::game::lobby::{Place, Status};
use ra_table::id::{GameId, InteractionId, MessageId};

use crate::support::dealt::{Dealt, THREE};
use crate::support::server::{PEOPLE, Says, Server, within, words};

impl Server {
    /// A table in a thread of *ra* for these people.
    fn opening(&self, people: &[&str], size: usize) -> Opening {
        let person = |who: &&str| Person { user: self.user(who), name: (*who).to_owned() };
        Opening {
            guild: self.guild(),
            parent: self.channel("ra"),
            people: people.iter().map(person).collect(),
            options: Server::options(size, Place::Thread),
        }
    }

    pub(crate) async fn open_for(&self, people: &[&str], size: usize) -> GameId {
        open_table::open_for(&self.store, &self.opening(people, size), self.now()).await.unwrap()
    }
}

/// A game that is over may be one of rules that this version does not play any more.
#[tokio::test]
async fn the_same_people_play_again_after_a_game_of_older_rules() {
    let server = Server::start().await;
    let game = server.deal(Dealt { rules: 0, ..THREE }).await;
    let now = server.now();
    server.write(async |tx| games::move_on(tx, game, 0, Status::Over, now).await.unwrap()).await;
    let request = Request {
        interaction: InteractionId(1),
        route: Route::Post,
        game: Some(game),
        question: None,
        channel: server.channel("ra"),
        person: Person { user: server.user("Isis"), name: "Isis".to_owned() },
        now,
    };
    let Rematch::Opened(lobby) =
        rematch::open(&server.store, &request, Ok, |_| None, &Limits::NONE).await.unwrap()
    else {
        panic!("no table is open there");
    };
    let names: Vec<_> =
        lobby.seats.iter().map(|seat| (seat.person.name.as_str(), seat.kept.is_some())).collect();
    assert_eq!(names, [("Isis", false), ("Nefer", true), ("Amun", true)]);
    server.end().await;
}

/// A table's message may become known only after its game has begun, and before its thread is there.
#[tokio::test]
async fn a_message_that_is_known_late_gets_the_thread() {
    let mut server = Server::start().await;
    server.stop().await;
    let game = server.open_for(&PEOPLE[..3], 3).await;
    let other = server.deal(THREE).await;
    let message = server.person("Nefer").say("ra", "The table").unwrap();
    let message = MessageId(i64::try_from(message.0).unwrap());
    lobbies::set_message(&server.store, game, message).await.unwrap();
    server.start_again().await;
    assert_eq!(server.until_played(game).await, message.to_string());
    for game in [game, other] {
        assert_eq!(server.round(game).await.row.status, Status::Running, "nothing was called off");
    }
    server.end().await;
}

#[tokio::test]
async fn several_tables_wait_for_their_threads_and_are_played_there() {
    let mut server = Server::start().await;
    server.stop().await;
    let games = [server.open_for(&PEOPLE[..3], 3).await, server.open_for(&PEOPLE[2..4], 2).await];
    for game in games {
        assert_eq!(server.round(game).await.row.channel, None, "there is no place yet");
    }
    server.start_again().await;
    for game in games {
        let channel = server.until_played(game).await;
        server.settled(game).await;
        server.run(&server.to_act(game).await, &channel, "/ra draw").await.says("drew");
        assert_eq!(server.history(game).await, ["draw"]);
    }
    let told = server.read("Seti", "ra").join("\n");
    for game in games {
        told.says(&format!("Game {game} has started"));
    }
    server.end().await;
}

/// A thread that may not be made yet is made once it may; nobody is lost meanwhile.
#[tokio::test]
async fn a_place_that_refuses_the_thread_gets_it_later() {
    let server = Server::start().await;
    server.deny("ra", &["CREATE_PUBLIC_THREADS"]);
    let game = server.open_for(&PEOPLE[..2], 2).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(server.round(game).await.row.is_unshown());
    server.allow("ra", &["CREATE_PUBLIC_THREADS"]);
    server.until_played(game).await;
    server.end().await;
}

#[tokio::test]
async fn several_open_tables_stand_in_a_channel() {
    let server = Server::start().await;
    let games = [server.open_for(&PEOPLE[..1], 3).await, server.open_for(&PEOPLE[1..2], 2).await];
    let khnum = server.person("Khnum");
    for game in games {
        let is_it = |message: &serde_json::Value| words(message).contains(&format!("Ra · game {game}:"));
        let messages = within(khnum.read_until("ra", |all| all.iter().any(is_it))).await.unwrap();
        let table = crate::support::clicks::id(messages.iter().find(|message| is_it(message)).unwrap());
        let told = within(khnum.click("ra", table, "Join")).await.unwrap();
        assert!(words(told.message().unwrap()).contains("Khnum") || game == games[1]);
    }
    // The second was full by that.
    server.until_played(games[1]).await;
    assert_eq!(lobbies::lobby(&server.store, games[0]).await.unwrap().seated(), 2);
    server.end().await;
}
