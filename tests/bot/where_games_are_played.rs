//! Where games are played: in a thread, in the channel itself where none can be had, and nowhere yet while a game
//! that needs one waits for it.

use local_discord::{ChannelKind, Fault, Matching, Order};
use ra::rules::{Edition, Phase};
use ra_bot::app::lobbies::{self, Changed};
use ra_bot::app::message_state::Route;
use ra_bot::app::open_table::{self, Opening};
use ra_bot::app::{Person, Request};
use ra_bot::config::Limits;
use ra_table::clock::Pace;
use ra_table::game::Terms;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Place, Status, TableOptions};
use ra_table::id::{GameId, InteractionId};
use ra_table::language::Language;
use ra_table::theme::Theme;
use serde_json::json;

use super::outage::assert_about;
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::{HOUR, held_back_until};
use crate::support::server::{PEOPLE, Says, Server, wait_while, within};

/// What is said where a game is played for want of a thread.
const PLAYED_HERE: &str = "I cannot use a thread here, so game 1 is played in this channel itself.";
/// What is said of a game that has no place yet.
const WAITS: &str = "has started, but I can open no thread for it here yet";

fn create(server: &Server, name: &str, kind: ChannelKind) {
    server.discord.order(Order::CreateChannel { name: name.into(), kind }).unwrap();
}

fn limit_threads(server: &Server, active: usize) {
    server.discord.order(Order::LimitThreads { active }).unwrap();
}

impl Server {
    /// A table of that size, as it is opened if nothing else is said.
    pub(crate) fn options(size: usize, place: Place) -> TableOptions {
        TableOptions {
            size,
            place,
            name: None,
            invited: Vec::new(),
            computers: Vec::new(),
            terms: Terms {
                edition: Edition::Pharaoh,
                pace: Pace::Standard,
                autoplay: AutoplayLevel::Nothing,
                language: Language::En,
                advice: true,
                rated: true,
                theme: Theme::Light,
            },
        }
    }

    fn player(&self, who: &str) -> Person {
        Person { user: self.user(who), name: who.to_owned() }
    }

    /// The program opens a full table in a thread of *ra*, at which people have minutes.
    async fn open_full(&self) -> GameId {
        let mut options = Self::options(2, Place::Thread);
        options.terms.pace = Pace::Live;
        let opening = Opening {
            guild: self.guild(),
            parent: self.channel("ra"),
            people: PEOPLE[..2].iter().map(|who| self.player(who)).collect(),
            options,
        };
        open_table::open_for(&self.store, &opening, self.now()).await.unwrap()
    }

    /// Nefer's table that was to have a thread begins, behind the bot's back.
    async fn begin_unseen(&self, channel: &str) -> GameId {
        let request = |interaction: i64, who: &str, game: Option<GameId>| Request {
            interaction: InteractionId(interaction),
            route: Route::Post,
            game,
            question: None,
            channel: self.channel(channel),
            person: self.player(who),
            now: self.now(),
        };
        let (guild, options) = (Some(self.guild()), Self::options(2, Place::Thread));
        let opened = lobbies::open(&self.store, &request(1, "Nefer", None), guild, &options, &Limits::NONE)
            .await
            .unwrap();
        let Changed::Lobby(lobby, None) = opened else { panic!("it is no lobby") };
        let id = lobby.id;
        let joined = lobbies::join(&self.store, &request(2, "Amun", Some(id)), |_| None).await.unwrap();
        assert!(matches!(joined, Changed::Started(_)));
        id
    }

    async fn until_shown(&self, game: GameId) {
        wait_while(async || self.round(game).await.row.is_unshown()).await;
    }

    async fn until_held_back(&self, game: GameId) {
        wait_while(async || held_back_until(&self.store, game).await.is_none_or(|until| until <= self.now()))
            .await;
    }

    /// Whoever is to act does something where the game is played.
    async fn goes_on(&self, game: GameId) {
        let round = self.round(game).await;
        let who = round.name(round.state().to_act().unwrap());
        // Tiles are drawn by chance, and a Ra tile among them begins an auction.
        let (command, done) = match round.state().phase() {
            Phase::Auction(_) => ("/ra pass", "passed"),
            _ => ("/ra draw", "drew"),
        };
        self.run(&who, &round.channel().to_string(), command).await.says(done);
        self.settled(game).await;
    }
}

/// A table in a channel of a kind, told where it is played, and played there.
async fn played(kind: ChannelKind, in_thread: bool) {
    let server = Server::start().await;
    create(&server, "place", kind);
    server.run("Nefer", "place", "/ra new seats:2 quick:false").await;
    let opened = server.presses("Amun", "place", "Details…").await;
    let place = if in_thread { "in a thread of this channel" } else { "in this channel" };
    assert!(opened.contains(&format!("played {place}.")), "{kind:?}: {opened}");
    let joined = server.run("Amun", "place", "/ra join").await;
    assert!(joined.contains(if in_thread { "has started in" } else { "has begun" }), "{kind:?}: {joined}");
    let game = server.last_game().await;
    server.until_shown(game).await;
    let channel = server.round(game).await.channel();
    assert_eq!(channel != server.channel("place"), in_thread, "{kind:?}");
    server.goes_on(game).await;
    assert_eq!(server.times_told("Seti", "place", PLAYED_HERE), 0, "{kind:?}");
    // The same people once more, where they are.
    server.call_off("place", game).await;
    server.run("Nefer", &channel.to_string(), "/ra new seats:2").await;
    let again = server.presses("Nefer", &channel.to_string(), "Details…").await;
    assert!(again.contains("played in this channel.") || !in_thread, "{kind:?}: {again}");
    server.end().await;
}

#[tokio::test]
async fn each_kind_of_channel_is_played_in_as_it_can_be() {
    played(ChannelKind::Voice, false).await;
    played(ChannelKind::Stage, false).await;
    played(ChannelKind::Announcement, true).await;
    played(ChannelKind::Text, true).await;
}

#[tokio::test]
async fn who_may_open_no_thread_is_told_so_before_anybody_sits_down() {
    for permission in ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"] {
        let server = Server::start().await;
        server.deny("ra", &[permission]);
        server.run("Nefer", "ra", "/ra new seats:2 quick:false").await;
        let opened = server.presses("Amun", "ra", "Details…").await;
        assert!(opened.contains("played in this channel."), "{permission}: {opened}");
        server.run("Amun", "ra", "/ra join").await;
        let game = server.last_game().await;
        server.until_shown(game).await;
        server.goes_on(game).await;
        server.end().await;
    }
}

#[tokio::test]
async fn what_a_channel_needs_is_named_before_the_start() {
    let server = Server::start().await;
    create(&server, "lounge", ChannelKind::Voice);
    server.deny("lounge", &["CONNECT", "READ_MESSAGE_HISTORY"]);
    server.deny("general", &["SEND_MESSAGES", "CREATE_PUBLIC_THREADS"]);
    for (channel, named) in [
        ("lounge", "**Read Message History** and **Connect**"),
        ("general", "**Embed Links**, **Attach Files**, **Send Messages** and **Create Public Threads**"),
    ] {
        server.run("Nefer", channel, "/ra new").await.says(&format!("needs: {named}."));
    }
    // Taken away before the start, it is named again.
    server.run("Nefer", "ra", "/ra new here:true seats:2").await;
    server.deny("ra", &["READ_MESSAGE_HISTORY"]);
    server.run("Amun", "ra", "/ra join").await.says("cannot start yet").says("Read Message History");
    server.end().await;
}

#[tokio::test]
async fn a_game_for_which_there_is_no_room_is_played_in_its_channel() {
    for clicked in [false, true] {
        let mut server = Server::start().await;
        limit_threads(&server, 0);
        server.run("Nefer", "ra", "/ra new seats:2 quick:false").await;
        server.presses("Amun", "ra", "Details…").await.says("played in a thread");
        if clicked {
            let amun = server.person("Amun");
            let table = crate::support::clicks::id(&amun.read("ra").unwrap()[0]);
            within(amun.click("ra", table, "Join")).await.unwrap();
        } else {
            server.run("Amun", "ra", "/ra join").await;
        }
        let game = server.last_game().await;
        server.until_shown(game).await;
        let row = server.round(game).await.row;
        assert_eq!((row.place, row.channel), (Place::Here, Some(server.channel("ra"))));
        server.goes_on(game).await;
        // It stays there, also when there is room again and after a start.
        limit_threads(&server, 10);
        server.restart().await;
        server.goes_on(game).await;
        assert_eq!(server.times_told("Seti", "ra", PLAYED_HERE), 1);
        server.run("Seti", "ra", "/ra new").await.says("A game is running");
        server.end().await;
    }
}

/// What was possible when the game began is not when its thread is to be opened.
#[tokio::test]
async fn a_game_whose_thread_is_refused_at_last_is_played_in_its_channel() {
    for denied in [&["CREATE_PUBLIC_THREADS"][..], &["SEND_MESSAGES_IN_THREADS"], &[]] {
        let mut server = Server::start().await;
        // A table of a version that did not know better.
        create(&server, "place", if denied.is_empty() { ChannelKind::Voice } else { ChannelKind::Text });
        server.stop().await;
        let game = server.begin_unseen("place").await;
        server.deny("place", denied);
        server.start_again().await;
        server.until_shown(game).await;
        assert_eq!(server.round(game).await.channel(), server.channel("place"), "{denied:?}");
        server.goes_on(game).await;
        assert_eq!(server.times_told("Seti", "place", PLAYED_HERE), 1, "{denied:?}");
        server.end().await;
    }
}

/// Only its boards are refused there, not its words: it is told in the thread, and stays there.
#[tokio::test]
async fn a_thread_that_takes_no_pictures_is_a_place() {
    let mut server = Server::start().await;
    server.stop().await;
    let game = server.begin_unseen("ra").await;
    server.deny("ra", &["ATTACH_FILES"]);
    server.start_again().await;
    server.until_held_back(game).await;
    let thread = server.round(game).await.channel().to_string();
    assert_eq!(server.times_told("Seti", &thread, "I need **Embed Links** and **Attach Files**"), 1);
    server.allow("ra", &["ATTACH_FILES"]);
    server.until_shown(game).await;
    assert_eq!(server.round(game).await.row.place, Place::Thread);
    server.goes_on(game).await;
    server.end().await;
}

/// The program may die, or not hear of it, after it has said so and before the game is moved.
#[tokio::test]
async fn that_a_game_is_played_in_its_channel_is_said_once() {
    let mut server = Server::start().await;
    server.stop().await;
    let game = server.begin_unseen("ra").await;
    limit_threads(&server, 0);
    let said = json!({ "content": PLAYED_HERE, "nonce": format!("{game}-here"), "enforce_nonce": true });
    let path = format!("{}/api/v10/channels/{}/messages", server.discord.address(), server.channel("ra"));
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let token = format!("Bot {}", server.discord.token());
    let sent = client.post(path).header("Authorization", token).json(&said).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    server.discord.spoil(Matching::SendMessage, 2, Fault::DropAfter);
    server.start_again().await;
    server.until_shown(game).await;
    assert_eq!(server.round(game).await.channel(), server.channel("ra"));
    server.goes_on(game).await;
    assert_eq!(server.times_told("Seti", "ra", PLAYED_HERE), 1);
    server.end().await;
}

/// Two games cannot be played in one channel: the second waits for a thread.
#[tokio::test]
async fn a_channel_in_which_a_game_runs_is_no_place_for_another() {
    let mut server = Server::start().await;
    server.stop().await;
    let game = server.begin_unseen("ra").await;
    let other = server.deal(Dealt { bag: "nile gold", ..THREE }).await;
    limit_threads(&server, 0);
    server.start_again().await;
    server.until("ra", |read| read.contains(WAITS)).await;
    server.until_held_back(game).await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.settled(other).await;
    limit_threads(&server, 10);
    server.turn(HOUR).await;
    server.until_shown(game).await;
    assert_ne!(server.round(game).await.channel(), server.channel("ra"));
    server.goes_on(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_game_without_a_place_waits_for_room_and_nobodys_time_runs() {
    let (mut server, log) = Server::logged().await;
    limit_threads(&server, 0);
    let game = server.open_full().await;
    server.until("ra", |read| read.contains(WAITS)).await;
    server.until_held_back(game).await;
    for hours in 1..60 {
        server.turn(HOUR).await;
        if hours == 7 {
            server.restart().await;
        }
        server.until_held_back(game).await;
    }
    let tries = log.count("POST", "/threads");
    assert!((10..30).contains(&tries), "it was tried {tries} times");
    assert_eq!(server.times_told("Seti", "ra", WAITS), 1);
    assert_eq!(server.history(game).await, [""; 0], "nobody's time has run out");
    let who = server.round(game).await.name(server.round(game).await.state().to_act().unwrap());
    assert_eq!(server.calls_of(&who, &["ra"]), 0);
    // Whatever Discord tells of the server, there may be room now.
    limit_threads(&server, 1);
    server.deny("general", &["ADD_REACTIONS"]);
    server.until_shown(game).await;
    let left = Pace::Live.time_control().unwrap().bank;
    assert_about(server.runs_out(game).await, server.now().after(left));
    server.until_nothing_is_due().await;
    server.goes_on(game).await;
    assert_ne!(server.round(game).await.channel(), server.channel("ra"));
    server.end().await;
}

#[tokio::test]
async fn a_game_that_gets_no_place_is_called_off_at_last() {
    let server = Server::start().await;
    limit_threads(&server, 0);
    let game = server.open_full().await;
    server.until("ra", |read| read.contains(WAITS)).await;
    server.until_held_back(game).await;
    for _ in 0..5 {
        server.turn(20 * HOUR).await;
        wait_while(async || {
            held_back_until(&server.store, game).await.is_none_or(|until| until <= server.now())
                && server.round(game).await.row.status == Status::Running
        })
        .await;
    }
    assert_eq!(server.round(game).await.row.status, Status::Cancelled);
    server.until("ra", |read| read.contains("Game 1 was called off")).await;
    server.end().await;
}
