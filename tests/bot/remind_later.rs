//! *Remind me later…*: whoever is asked says when to call them once more, and is called then, once, if it still waits for them.

use local_discord::{Id, Person};
use ra_table::id::GameId;
use serde_json::Value;

use crate::support::clicks::{Hand, id, is_private, presses};
use crate::support::dealt::{CALM, Dealt};
use crate::support::hours::{HOUR, MINUTE};
use crate::support::server::{Says, Server, wait_while, within, words};

impl Server {
    /// Nefer is asked in *ra*, and opens what *Remind me later…* opens there.
    async fn opens_later(&self, dealt: Dealt) -> (GameId, Person, Value) {
        let game = self.deal(dealt).await;
        self.run("Nefer", "ra", "/ra board public:true").await;
        self.settled(game).await;
        self.pinged("ra");
        let nefer = self.person("Nefer");
        let panel = self.later_there(game).await;
        (game, nefer, panel)
    }

    async fn later_there(&self, game: GameId) -> Value {
        let board = self.board("Nefer", game);
        let panel = self.clicks("Nefer", "ra", board, "Remind me later…").await;
        assert!(is_private(&panel), "{panel:#}");
        panel
    }

    /// Waits for all that is due, and says whether Nefer has been called in *ra* since it was last asked.
    async fn is_called(&self) -> bool {
        self.until_nothing_is_due().await;
        let pinged = self.pinged("ra");
        assert!(pinged.is_empty() || pinged == ["Nefer"], "{pinged:?}");
        !pinged.is_empty()
    }
}

async fn click(person: &Person, on: Id, button: &str) -> Value {
    within(person.click("ra", on, button)).await.unwrap().message().unwrap().clone()
}

/// What can be chosen on a panel.
fn choices(panel: &Value) -> Vec<String> {
    let last = |press: String| press.rsplit(':').next().unwrap().to_owned();
    presses(panel).into_iter().filter(|press| press.starts_with("later:")).map(last).collect()
}

#[tokio::test]
async fn who_wants_it_is_called_once_then() {
    let mut server = Server::start().await;
    server.turn_to(9, 0).await;
    let (_, nefer, panel) = server.opens_later(CALM).await;
    let told = click(&nefer, id(&panel), "In 1 h").await;
    words(&told).says("I’ll remind you on").says("Your clock keeps running");
    server.turn(50 * MINUTE).await;
    assert!(!server.is_called().await);
    server.restart().await;
    server.turn(11 * MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Nefer"]);
    let read = nefer.read("ra").unwrap();
    let call = read.last().unwrap();
    words(call).says("game 1 waits for you: it is your turn");
    let call = id(call);
    for _ in 0..12 {
        server.turn(30 * MINUTE).await;
        assert!(!server.is_called().await);
    }
    // Once more, of the same question, from the call itself; and then it is answered, and no message that calls is left.
    let panel = click(&nefer, call, "Remind me later…").await;
    assert!(is_private(&panel), "{panel:#}");
    click(&nefer, id(&panel), "In 3 h").await;
    server.turn(3 * HOUR + MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Nefer"]);
    server.run("Nefer", "ra", "/ra draw").await;
    server.untold("Seti", "ra", "waits for you").await;
    server.end().await;
}

#[tokio::test]
async fn choosing_again_replaces_it_and_it_can_be_dropped() {
    let server = Server::start().await;
    server.turn_to(9, 0).await;
    let (game, nefer, panel) = server.opens_later(CALM).await;
    let told = click(&nefer, id(&panel), "In 1 h").await;
    let panel = click(&nefer, id(&told), "Change").await;
    words(&panel).says("At the moment I’ll remind you on");
    click(&nefer, id(&panel), "In 3 h").await;
    server.turn(2 * HOUR).await;
    assert!(!server.is_called().await);
    let panel = server.later_there(game).await;
    let dropped = click(&nefer, id(&panel), "Don’t remind me").await;
    words(&dropped).lacks("At the moment");
    server.turn(2 * HOUR).await;
    assert!(!server.is_called().await);
    // What has been answered is called to no more.
    let panel = server.later_there(game).await;
    click(&nefer, id(&panel), "In 1 h").await;
    server.run("Nefer", "ra", "/ra draw").await;
    server.pinged("ra");
    server.turn(2 * HOUR).await;
    let round = server.round(game).await;
    assert!(
        round.game.contact().reach().iter().all(|reach| reach.later.is_none()),
        "{:?}",
        round.game.contact().reach()
    );
    assert!(!server.pinged("ra").contains(&"Nefer"));
    server.end().await;
}

/// Nobody is called at night, by whatever they have chosen; and what cannot be is not offered.
#[tokio::test]
async fn never_at_night() {
    let server = Server::start().await;
    server.sleeps("Nefer", (23, 0), (7, 0)).await;
    server.turn_to(21, 30).await;
    let (game, nefer, panel) = server.opens_later(CALM).await;
    assert_eq!(choices(&panel), ["1h", "tomorrow"]);
    click(&nefer, id(&panel), "Tomorrow").await;
    server.turn_to(6, 50).await;
    assert!(!server.is_called().await);
    server.turn(11 * MINUTE).await;
    assert_eq!(server.pinged_at_last("ra").await, ["Nefer"]);
    server.turn_to(9, 0).await;
    server.is_called().await;
    let panel = server.later_there(game).await;
    assert_eq!(choices(&panel), ["1h", "3h", "evening", "tomorrow"]);
    server.end().await;
}

/// Who is called by direct message says it there, and is called there.
#[tokio::test]
async fn by_direct_message() {
    let server = Server::start().await;
    let game = server.calls_nefer_directly().await;
    let nefer = server.person("Nefer");
    // A later one replaces the one before it.
    let calls = || {
        let read = nefer.read("dm").unwrap().into_iter();
        let is_call = |message: &Value| !is_private(message) && words(message).contains("waits for you");
        read.filter(is_call).map(|message| id(&message)).collect::<Vec<_>>()
    };
    let call = Hand { person: &nefer, channel: "dm", game: game.0 }.board().unwrap();
    let panel = within(nefer.click("dm", call, "Remind me later…")).await.unwrap();
    within(nefer.click("dm", id(panel.message().unwrap()), "In 1 h")).await.unwrap();
    server.pass_time(50 * MINUTE).await;
    assert_eq!(calls(), [call]);
    server.turn(11 * MINUTE).await;
    wait_while(async || calls().len() != 1 || calls() == [call]).await;
    let second = calls();
    server.pass_time(HOUR).await;
    assert_eq!(calls(), second);
    let again = Hand { person: &nefer, channel: "dm", game: game.0 };
    within(again.click(&["Draw"])).await.unwrap();
    server.untold("Nefer", "dm", "Game 1 waits for you").await;
    server.end().await;
}

/// Nobody else says when somebody is called, nor to what is over.
#[tokio::test]
async fn who_is_not_asked_is_refused() {
    let server = Server::start().await;
    let (game, nefer, panel) = server.opens_later(CALM).await;
    let board = server.board("Nefer", game);
    for who in ["Amun", "Seti"] {
        let person = server.person(who);
        let told = click(&person, board, "Remind me later…").await;
        assert!(choices(&told).is_empty(), "{told:#}");
    }
    server.run("Nefer", "ra", "/ra draw").await;
    words(&click(&nefer, id(&panel), "In 1 h").await).begins("That is over.");
    let round = server.round(game).await;
    assert!(round.game.contact().reach().iter().all(|reach| reach.later.is_none()));
    server.end().await;
}
