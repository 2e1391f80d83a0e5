//! `/ra-play`: the ways into a game, on a server and in direct messages.

use local_discord::{BotResponse, Id};
use ra::ai::Level;
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Place, Status};
use ra_table::id::GameId;
use serde_json::Value;

use super::buttons::labels;
use super::game_end::before_the_end;
use crate::support::clicks::{Hand, id, is_private, presses, texts};
use crate::support::server::{Says, Server, within, words};

/// What somebody is told, with the labels of the buttons below it, and where those lead that lead somewhere.
struct Told {
    message: Value,
    words: String,
    buttons: Vec<String>,
    links: Vec<String>,
}

impl Told {
    fn of(answer: BotResponse) -> Told {
        let message = match answer {
            BotResponse::Message { message } | BotResponse::Updated { message } => message,
            other => panic!("{other:?}"),
        };
        assert!(is_private(&message), "{message}");
        let (buttons, links) = (texts(&message, "label"), texts(&message, "url"));
        Told { words: words(&message), buttons, links, message }
    }
}

impl Server {
    /// The ways that somebody is shown.
    async fn ways(&self, who: &str, channel: &str) -> Told {
        let person = self.person(who);
        Told::of(within(person.run(channel, "/ra-play")).await.unwrap())
    }

    /// What comes of wanting to sit down.
    async fn joins(&self, who: &str, channel: &str) -> Told {
        let person = self.person(who);
        Told::of(within(person.run(channel, "/ra join")).await.unwrap())
    }

    /// What comes of a button of what they were told.
    async fn goes(&self, who: &str, channel: &str, from: &Told, label: &str) -> Told {
        let person = self.person(who);
        Told::of(within(person.click(channel, id(&from.message), label)).await.unwrap())
    }

    /// The address of something on this server.
    fn address(&self, inside: impl std::fmt::Display) -> String {
        format!("https://discord.com/channels/{}/{inside}", self.discord.guild().0)
    }
}

#[tokio::test]
async fn all_ways_are_shown_that_there_are() {
    let server = Server::start().await;
    let told = server.ways("Nefer", "ra").await;
    let all =
        ["Play alone now", "Open a table", "Join one", "Tell me when a table opens", "My games", "Learn Ra"];
    assert_eq!(told.buttons, all);
    let told = server.ways("Nefer", "dm").await;
    assert_eq!(told.buttons, ["Play alone now", "My games", "Learn Ra"]);
    told.words.says("on a server where I am");
    // There and back: the same message changes.
    let games = server.goes("Nefer", "dm", &told, "My games").await;
    assert_eq!(games.buttons, ["Play alone now", "Back"]);
    assert_eq!(games.message["id"], told.message["id"]);
    let back = server.goes("Nefer", "dm", &games, "Back").await;
    assert_eq!(back.words, told.words);
    let lesson = server.goes("Nefer", "dm", &back, "Learn Ra").await;
    assert_eq!(lesson.message["id"], told.message["id"]);
    assert!(presses(&lesson.message).iter().all(|press| press.starts_with("learn:")), "{}", lesson.words);
    server.end().await;
}

/// The lesson stays among the ways, by a shorter name for whoever has finished a game.
#[tokio::test]
async fn the_lesson_is_always_offered() {
    let server = Server::start().await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    assert!(server.ways(ends, "ra").await.buttons.contains(&"Learn Ra".to_owned()));
    server.run(ends, "ra", &last).await;
    server.settled(game).await;
    for channel in ["ra", "dm"] {
        let told = server.ways(ends, channel).await;
        assert!(told.buttons.contains(&"Lesson".to_owned()), "{:?}", told.buttons);
        assert!(!told.buttons.contains(&"Learn Ra".to_owned()), "{:?}", told.buttons);
        let told = server.ways("Seti", channel).await;
        assert!(told.buttons.contains(&"Learn Ra".to_owned()), "{:?}", told.buttons);
    }
    server.end().await;
}

#[tokio::test]
async fn alone_is_at_once_against_computer_players() {
    let server = Server::start().await;
    let ways = server.ways("Nefer", "ra").await;
    let told = server.goes("Nefer", "ra", &ways, "Play alone now").await;
    let round = server.round(GameId(1)).await;
    let thread = round.channel();
    assert_eq!(told.links, [server.address(thread)], "{}", told.words);
    assert_eq!(
        (round.row.seats, round.row.terms.pace, round.row.terms.autoplay),
        (3, Pace::Unclocked, AutoplayLevel::Nothing)
    );
    let levels: Vec<_> =
        round.game.table().chairs().players().filter_map(|(_, one)| one.who.level()).collect();
    assert_eq!(levels, [Level::Easy, Level::Easy]);
    server.settled(GameId(1)).await;
    // Where a game runs, it is the way that is left.
    let thread = thread.to_string();
    let ways = server.ways("Nefer", &thread).await;
    let told = server.goes("Nefer", &thread, &ways, "Play alone now").await;
    told.words.says("A game is running in");
    assert_eq!(told.buttons, ["To the game", "Back"]);
    assert_eq!(told.links, [server.address(&thread)]);
    let games = server.goes("Nefer", &thread, &told, "Back").await;
    let games = server.goes("Nefer", &thread, &games, "My games").await;
    games.words.says("Game 1 in");
    assert_eq!(games.buttons, ["Back"]);
    server.end().await;
}

/// Nobody else answers there, and nobody else reads the board: what can be answered stands on it.
#[tokio::test]
async fn alone_ra_is_invoked_and_bid_for_on_the_board() {
    let server = Server::start().await;
    server.run("Nefer", "dm", "/ra new").await;
    server.settled(GameId(1)).await;
    let nefer = server.person("Nefer");
    let hand = Hand { person: &nefer, channel: "dm", game: 1 };
    // The first auction may be a computer player's, or a drawn Ra's.
    let mut invoked = false;
    for _ in 0..30 {
        let board = hand.board().unwrap();
        let read = nefer.read("dm").unwrap();
        let board = read.iter().find(|message| id(message) == board).unwrap().clone();
        let labels = labels(&board);
        labels.lacks("Invoke Ra…").lacks("Bid…");
        words(&board).lacks("Answer any time");
        let bids = labels.contains("[Bid ");
        if bids && invoked {
            break;
        }
        let press = if bids { "Pass" } else { "Invoke Ra" };
        labels.says(&format!("[{press}]"));
        within(nefer.click("dm", id(&board), press)).await.unwrap();
        invoked |= !bids;
        server.settled(GameId(1)).await;
    }
    assert!(invoked);
    assert!(server.history(GameId(1)).await.iter().any(|entry| entry == "invoke"));
    server.end().await;
}

#[tokio::test]
async fn direct_messages_have_a_game_against_computer_players() {
    let server = Server::start().await;
    server.run("Nefer", "dm", "/ra new").await.says("epoch 1,");
    let round = server.round(GameId(1)).await;
    let wanted = (3, Place::Here, Pace::Unclocked, None);
    assert_eq!((round.row.seats, round.row.place, round.row.terms.pace, round.row.guild), wanted);
    server.settled(GameId(1)).await;
    let ways = server.ways("Nefer", "dm").await;
    let told = server.goes("Nefer", "dm", &ways, "Play alone now").await;
    assert_eq!(told.links, [format!("https://discord.com/channels/@me/{}", round.channel())]);
    server.run("Nefer", "dm", "/ra new").await.says("direct messages have one at a time").lacks("<#");
    server.run("Nefer", "dm", "/ra games").await.says("Game 1 in our direct messages");
    // Another person has another channel.
    let ways = server.ways("Amun", "dm").await;
    server.goes("Amun", "dm", &ways, "Play alone now").await;
    assert_eq!(server.round(GameId(2)).await.row.place, Place::Here);
    let amun = server.person("Amun");
    let board = |all: &[Value]| all.iter().any(|message| words(message).contains("epoch 1,"));
    within(amun.read_until("dm", board)).await.unwrap();
    server.run("Isis", "dm", "/ra new seats:5").await.says("epoch 1,");
    assert_eq!(server.round(GameId(3)).await.row.seats, 5);
    server.end().await;
}

#[tokio::test]
async fn a_table_is_opened_for_everybody() {
    let server = Server::start().await;
    let ways = server.ways("Nefer", "ra").await;
    // Nothing is open before Nefer has said of which kind.
    let told = server.goes("Nefer", "ra", &ways, "Open a table").await;
    let kinds = [
        "Now, all together (one to two hours)",
        "Over days, when each of you can (about 4 weeks)",
        "More…",
        "Back",
    ];
    assert_eq!(told.buttons, kinds);
    server.read("Amun", "ra").join("\n").lacks("Ra · game 1");
    let told = server.goes("Nefer", "ra", &told, kinds[1]).await;
    let lobby = server.lobby(1).await;
    let message = lobby.message.unwrap();
    assert_eq!(told.links, [server.address(format!("{}/{message}", lobby.channel))]);
    assert_eq!((lobby.size, lobby.place, lobby.seated()), (5, Place::Thread, 1));
    server.read("Amun", "ra").join("\n").says("Ra · game 1: 4 free seats");
    server.end().await;
}

#[tokio::test]
async fn a_table_is_for_tonight_or_as_its_server_has_it() {
    let server = super::admin::server().await;
    let ways = server.ways("Nefer", "ra").await;
    let kinds = server.goes("Nefer", "ra", &ways, "Open a table").await;
    server.goes("Nefer", "ra", &kinds, "Now, all together (one to two hours)").await;
    let lobby = server.lobby(1).await;
    assert_eq!((lobby.size, lobby.terms.pace), (5, Pace::Live));
    server.run("Khnum", "ra", "/ra-admin settings pace:\"fast: look in several times a day\"").await;
    let ways = server.ways("Amun", "general").await;
    let kinds = server.goes("Amun", "general", &ways, "Open a table").await;
    assert_eq!(kinds.buttons[0], "As usual here: Fast");
    // Nothing is open before Amun has said how fast.
    let paces = server.goes("Amun", "general", &kinds, "More…").await;
    paces.words.says("✓ *Fast*: everybody looks in several times a day");
    assert_eq!(paces.buttons, ["Live", "Fast", "Standard", "Relaxed", "No clock", "Back"]);
    let back = server.goes("Amun", "general", &paces, "Back").await;
    assert_eq!(back.buttons, kinds.buttons);
    server.read("Nefer", "general").join("\n").lacks("game 2");
    let paces = server.goes("Amun", "general", &back, "More…").await;
    let set = server.goes("Amun", "general", &paces, "Relaxed").await;
    set.words.says("You are the host of game 2");
    let lobby = server.lobby(2).await;
    assert_eq!(lobby.terms.pace, Pace::Relaxed);
    server.end().await;
}

#[tokio::test]
async fn tables_are_joined_from_anywhere_on_the_server() {
    let server = Server::start().await;
    let ways = server.ways("Isis", "ra").await;
    let none = server.goes("Isis", "ra", &ways, "Join one").await;
    assert_eq!(none.buttons, ["Tell me when a table opens", "Open a table", "Play alone now", "Back"]);
    server.run("Nefer", "ra", "/ra new seats:3").await;
    server.run("Amun", "general", "/ra new seats:2").await;
    let ways = server.ways("Isis", "ra").await;
    let tables = server.goes("Isis", "ra", &ways, "Join one").await;
    assert_eq!(tables.buttons, ["Ra 1 · Nefer", "Ra 2 · Amun", "Back"]);
    assert_eq!(presses(&tables.message)[..2], ["table:1:join", "table:2:join"]);
    let told = server.goes("Isis", "ra", &tables, "Ra 2 · Amun").await;
    // It was the last seat: the game has begun, in a thread of the other channel.
    let round = server.round(GameId(2)).await;
    assert_eq!((round.row.status, round.row.lobby_channel), (Status::Running, server.channel("general")));
    assert_eq!(told.links, [server.address(round.channel())], "{}", told.words);
    // Where one sits already is no way in.
    let ways = server.ways("Nefer", "general").await;
    let none = server.goes("Nefer", "general", &ways, "Join one").await;
    none.words.says("There is no open table here");
    let ways = server.ways("Isis", "general").await;
    let tables = server.goes("Isis", "general", &ways, "Join one").await;
    let told = server.goes("Isis", "general", &tables, "Ra 1 · Nefer").await;
    told.words.says("You have joined game 1.");
    let lobby = server.lobby(1).await;
    assert_eq!(told.links, [server.address(format!("{}/{}", lobby.channel, lobby.message.unwrap()))]);
    server.end().await;
}

#[tokio::test]
async fn where_a_game_runs_free_seats_elsewhere_are_shown() {
    let server = Server::start().await;
    let thread = server.begin(3, "").await;
    let none = server.joins("Khnum", &thread).await;
    none.words.says("nobody can sit down any more").says("/ra new opens a table in another channel");
    let seated = server.joins("Isis", &thread).await;
    seated.words.says("You already have a chair at this table");
    server.run("Seti", "general", "/ra new seats:3").await;
    server.run("Seti", "tournament", "/ra new seats:3").await;
    server.hide("tournament", "Khnum");
    let tables = server.joins("Khnum", &thread).await;
    tables.words.says("nobody can sit down any more");
    assert_eq!(tables.buttons, ["Ra 2 · Seti"]);
    // Chairs that their owners have left are offered in the channel that the thread is of.
    server.leaves("Isis", &thread).await;
    server.told("Seti", "ra", "’s chair in game 1 is free").await;
    server.until_chairs_are_told().await;
    let offer: Id = id(&server.offers("ra")[0]);
    let all = server.joins("Khnum", &thread).await;
    assert_eq!(all.buttons, ["Ra 2 · Seti", "A chair in game 1"]);
    assert_eq!(all.links, [server.address(format!("{}/{}", server.channel("ra"), offer.0))]);
    let left = server.joins("Isis", &thread).await;
    left.words.says("You have left this game");
    let ways = server.ways("Khnum", "ra").await;
    let ways = server.goes("Khnum", "ra", &ways, "Join one").await;
    assert_eq!(ways.buttons, ["Ra 2 · Seti", "A chair in game 1", "Back"]);
    let ways = server.ways("Amun", "ra").await;
    let ways = server.goes("Amun", "ra", &ways, "Join one").await;
    assert_eq!(ways.buttons, ["Ra 2 · Seti", "Ra 3 · Seti", "Back"], "who plays there takes no other chair");
    server.hide("ra", "Khnum");
    let ways = server.ways("Khnum", "general").await;
    let hidden = server.goes("Khnum", "general", &ways, "Join one").await;
    assert_eq!(hidden.buttons, ["Ra 2 · Seti", "Back"]);
    server.end().await;
}

/// Nobody is told of tables in channels that they do not see, and nobody sits down at one of which they were not told.
#[tokio::test]
async fn what_is_hidden_stays_so() {
    let server = Server::start().await;
    server.run("Nefer", "general", "/ra new seats:3").await;
    server.run("Amun", "tournament", "/ra new seats:3").await;
    for (channel, from) in [("general", "Isis"), ("tournament", "Isis"), ("tournament", "Khnum")] {
        server.hide(channel, from);
    }
    let offered = async |who: &str| {
        let ways = server.ways(who, "ra").await;
        let told = server.goes(who, "ra", &ways, "Join one").await;
        let tables = presses(&told.message).into_iter().filter(|press| press.starts_with("table:"));
        (tables.collect::<Vec<_>>(), ways)
    };
    assert_eq!(offered("Khnum").await.0, ["table:1:join"]);
    let (tables, ways) = offered("Isis").await;
    assert_eq!(tables, [""; 0]);
    let isis = server.person("Isis");
    let on: Id = id(&ways.message);
    let told = words(within(isis.forge("ra", on, "table:1:join", &[])).await.message().unwrap());
    told.says("game 1");
    let seats = server.lobby(1).await.seats.len();
    assert_eq!(seats, 1, "{told}");
    server.end().await;
}

impl Server {
    /// Nefer plays alone in a private thread of *ra*, and calls that game off; returns the thread.
    async fn left_alone(&self) -> String {
        self.run("Nefer", "ra", "/ra new seats:2 computers:1 level:easy").await;
        let game = self.last_game().await;
        let thread = self.round(game).await.channel().to_string();
        self.begun(game).await;
        self.confirms_in(&thread, ("Nefer", "/ra cancel"), "Call the game off").await;
        self.settled(game).await;
        thread
    }

    /// The private thread in which the last game is played; it is of *ra*.
    async fn private_thread(&self) -> String {
        let round = self.round(self.last_game().await).await;
        assert_eq!((round.row.place, round.row.lobby_channel), (Place::Private, self.channel("ra")));
        assert_ne!(round.channel(), self.channel("ra"));
        round.channel().to_string()
    }
}

/// In the thread of a game that is over others read along, and the private one of a game alone has told its story.
#[tokio::test]
async fn alone_in_the_thread_of_an_older_game_one_plays_in_a_private_thread() {
    let server = Server::start().await;
    let of_two = server.begin(2, "").await;
    server.call_off("ra", GameId(1)).await;
    let of_one = server.left_alone().await;
    for (thread, game) in [(of_two, 3), (of_one, 4)] {
        let ways = server.ways("Nefer", &thread).await;
        server.goes("Nefer", &thread, &ways, "Play alone now").await;
        assert_eq!(server.last_game().await, GameId(game));
        let new = server.private_thread().await;
        assert_ne!(new, thread);
        server.settled(GameId(game)).await;
        server.confirms_in(&new, ("Nefer", "/ra cancel"), "Call the game off").await;
    }
    // Where there can be no private thread, as in a channel: in direct messages.
    server.deny("ra", &["CREATE_PRIVATE_THREADS"]);
    let thread = server.round(GameId(1)).await.channel().to_string();
    let ways = server.ways("Nefer", &thread).await;
    server.goes("Nefer", &thread, &ways, "Play alone now").await;
    let round = server.round(GameId(5)).await;
    assert_eq!((round.row.place, round.row.guild), (Place::Here, None));
    server.settled(GameId(5)).await;
    server.end().await;
}

/// Nobody else sees a private thread: who opens a table there wants others at it.
#[tokio::test]
async fn a_table_opened_in_a_private_thread_stands_in_its_channel() {
    let server = Server::start().await;
    let thread = server.left_alone().await;
    let days = "Over days, when each of you can (about 4 weeks)";
    let ways = server.ways("Nefer", &thread).await;
    let kinds = server.goes("Nefer", &thread, &ways, "Open a table").await;
    let told = server.goes("Nefer", &thread, &kinds, days).await;
    let lobby = server.lobby(2).await;
    assert_eq!((lobby.channel, lobby.place), (server.channel("ra"), Place::Thread));
    let table = server.address(format!("{}/{}", lobby.channel, lobby.message.unwrap()));
    assert_eq!(told.links, std::slice::from_ref(&table), "{}", told.words);
    // Pressed twice, it is that table.
    let ways = server.ways("Nefer", &thread).await;
    let again = server.goes("Nefer", &thread, &ways, "Open a table").await;
    assert_eq!(again.links, [table]);
    let person = server.person("Nefer");
    let told = Told::of(within(person.run(&thread, "/ra new seats:4")).await.unwrap());
    let lobby = server.lobby(3).await;
    assert_eq!((lobby.channel, lobby.size), (server.channel("ra"), 4));
    assert_eq!(told.links, [server.address(format!("{}/{}", lobby.channel, lobby.message.unwrap()))]);
    server.read("Amun", "ra").join("\n").says("Ra · game 3: 3 free seats");
    // The same table again is one's own.
    server.presses("Nefer", &thread, "Same table again").await;
    assert_ne!(server.private_thread().await, thread);
    server.settled(GameId(4)).await;
    server.end().await;
}
