//! Running games are called off once all agree who still have a chair; at once by who looks after the games alone.

use ra::record::Record;
use ra_bot::store::games;
use ra_bot::store::tasks::Kind;
use ra_table::clock::Pace;
use ra_table::game::lobby::{Change, Status};
use ra_table::id::GameId;
use serde_json::Value;

use super::admin;
use crate::support::clicks::{id, is_private, presses};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt};
use crate::support::hours::{DAY, HOUR, MINUTE};
use crate::support::server::{Says, Server, within, words};

const ASK: &str = "Ask them";
const NOW: &str = "Call the game off";
pub(crate) const YES: &str = "Yes, call it off";
pub(crate) const NO: &str = "No, play on";

/// The names of the files of a message.
fn files(message: &Value) -> Vec<&str> {
    let files = message["attachments"].as_array().into_iter().flatten();
    files.map(|file| file["filename"].as_str().unwrap()).collect()
}

impl Server {
    /// A game without a clock, so that days may pass.
    pub(crate) async fn deal_unclocked(&self, dealt: Dealt) -> GameId {
        let game = self.deal(dealt).await;
        self.set(game, Change::Pace(Pace::Unclocked)).await;
        game
    }

    /// Somebody confirms what they are shown when they want the game of *ra* called off.
    async fn confirms(&self, who: &str, command: &str, label: &str) -> String {
        self.confirms_in("ra", (who, command), label).await
    }

    pub(crate) async fn confirms_in(
        &self,
        channel: &str,
        (who, command): (&str, &str),
        label: &str,
    ) -> String {
        let person = self.person(who);
        let shown = within(person.run(channel, command)).await.unwrap();
        let panel = shown.message().unwrap_or_else(|| panic!("{shown:?}"));
        assert_eq!(presses(panel).len(), 1, "{}", words(panel));
        let answer = within(person.click(channel, id(panel), label)).await.unwrap();
        words(answer.message().unwrap())
    }

    /// Khnum, who looks after the games of a channel from now on, calls one off there.
    pub(crate) async fn call_off(&self, channel: &str, game: GameId) -> String {
        self.appoint(channel, "Khnum");
        let khnum = self.person("Khnum");
        let shown = within(khnum.run(channel, &format!("/ra-admin cancel game:{game}"))).await.unwrap();
        let panel = shown.message().unwrap_or_else(|| panic!("{shown:?}"));
        let done = within(khnum.click(channel, id(panel), NOW)).await.unwrap();
        let told = words(done.message().unwrap());
        told.says("called off");
        told
    }

    /// Somebody asks all at the table of *ra*, which everybody then sees.
    pub(crate) async fn asks(&self, who: &str) {
        self.confirms(who, "/ra cancel", ASK).await.says("The others are asked in");
        self.told(who, "ra", "should we call game 1 off?").await;
    }

    pub(crate) async fn status(&self, game: GameId) -> Status {
        let mut tx = self.store.read().await.unwrap();
        games::by_id(&mut tx, game).await.unwrap().unwrap().status
    }

    /// Waits until nothing is to be done about what is asked.
    pub(crate) async fn until_told(&self) {
        self.until_done(Kind::CancelVote).await;
    }

    /// The board in *ra* of a game that was called off.
    fn last_board(&self) -> Option<Value> {
        let read = self.messages("Khnum", "ra");
        read.into_iter().rev().find(|message| words(message).contains("not finished"))
    }
}

#[tokio::test]
async fn any_player_asks_and_all_have_to_agree() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.run("Nefer", "ra", "/ra draw").await;
    let shown = server.run("Isis", "ra", "/ra cancel").await;
    shown.says("You can ask Nefer and Amun whether").says("What would be lost: the game began");
    shown.says("epoch 1 of 3").says("use /ra resign");
    assert_eq!(server.history(game).await, ["draw"], "nobody is asked yet");
    server.pinged("ra");
    server.asks("Isis").await;
    assert_eq!(server.pinged("ra"), ["Nefer", "Amun"]);
    let again = server.run("Amun", "ra", "/ra cancel").await;
    again.says("Everybody is already being asked");

    // Meanwhile the game goes on.
    server.run("Amun", "ra", "/ra draw").await;
    server.presses("Seti", "ra", YES).await.says("You have no seat at this table");
    for _ in 0..2 {
        server.presses("Amun", "ra", YES).await.says("You said yes");
    }
    server.until_told().await;
    let asks = server.told("Seti", "ra", "should we call game 1 off?").await;
    let (nefer, amun) = (server.user("Nefer"), server.user("Amun"));
    asks.says(&format!("<@{nefer}>:")).lacks(&format!("<@{amun}>"));
    assert_eq!(server.history(game).await, ["draw", "draw"]);

    server.presses("Nefer", "ra", YES).await.says("Game 1 is called off.");
    assert_eq!(server.history(game).await, ["draw", "draw", "all cancel"]);
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.told("Seti", "ra", "Isis asked whether to call game 1 off. It is called off.").await;
    let board = server.told("Seti", "ra", "Ra · game 1 · not finished").await;
    board.says("Isis asked for it, and everybody with a chair agreed").says("there is no ranking");
    board.says("Nefer 10 points, Amun 10 points, Isis 10 points.").lacks("1. **");
    server.settled(game).await;
    let board = server.last_board().unwrap();
    assert!(files(&board).is_empty(), "{board}");
    words(&board).lacks("bag.txt");
    let below = ["again:GAME", "board:GAME:3", "back:GAME:open", "film:GAME"]
        .map(|press| press.replace("GAME", &game.to_string()));
    assert_eq!(presses(&board), below);
    // What proves the bag is for whoever asks, though they did not play.
    let seti = server.person("Seti");
    let told = within(seti.click("ra", id(&board), "Details")).await.unwrap();
    let told = told.message().unwrap();
    assert_eq!(files(told), ["bag.txt", "game-1.json"]);
    assert!(is_private(told) && words(told).contains("sha256sum bag.txt"), "{told}");
    words(&server.clicks("Seti", "ra", id(told), "The whole story").await).says("Nefer drew");
    // Its picture asks nobody.
    board["embeds"][0]["image"]["description"].to_string().says("Game 1 was called off.").lacks("to act");
    let all = server.messages("Seti", "ra");
    let public = all.iter().filter(|message| !is_private(message));
    assert_eq!(public.flat_map(presses).collect::<Vec<_>>(), below);
    // The record is one of an unfinished game.
    let round = ra_bot::app::whole(&server.store, ra_bot::app::GameRef::Game(game)).await.unwrap().1;
    assert!(!round.record().to_json().contains("\"result\""));
    assert_eq!(Record::read(&round.record().to_json()).unwrap().actions().len(), 2);
    server.run("Nefer", "ra", "/ra cancel").await.says("no game in this channel");
    server.presses("Nefer", "ra", "Same table again").await.says("A new table is open in");
    server.end().await;
}

#[tokio::test]
async fn one_no_ends_it_and_it_is_not_asked_again_for_three_days() {
    let server = Server::start().await;
    let game = server.deal_unclocked(CALM).await;
    server.asks("Amun").await;
    let told = server.presses("Isis", "ra", NO).await;
    told.says("You said no: the game goes on.");
    let left = server.told("Seti", "ra", "Amun asked whether to call game 1 off.").await;
    left.says("Somebody said no, so it goes on. Anybody can ask again after <t:");
    server.until_told().await;
    let all = server.messages("Seti", "ra");
    assert!(all.iter().flat_map(presses).all(|press| !press.starts_with("off:")), "no button is left");
    for (hours, again) in [(0, false), (71, false), (2, true)] {
        server.turn(hours * HOUR).await;
        let told = server.run("Nefer", "ra", "/ra cancel").await;
        assert_eq!(told.contains("You can ask Amun and Isis whether"), again, "{told}");
        assert_eq!(told.contains("not all agreed. You can ask again after <t:"), !again, "{told}");
    }
    assert_eq!(server.history(game).await, [""; 0]);
    server.end().await;
}

/// A button of a message that is not right yet, and of one that asked before, counts for nothing.
#[tokio::test]
async fn a_late_press_is_told_so() {
    let server = Server::start().await;
    let game = server.deal_unclocked(CALM).await;
    server.asks("Amun").await;
    let asked = server.messages("Isis", "ra");
    let yes = asked.iter().flat_map(presses).find(|press| press.starts_with("off:1:yes ")).unwrap();
    server.presses("Isis", "ra", NO).await;
    server.turn(3 * DAY + HOUR).await;
    server.asks("Amun").await;
    let isis = server.person("Isis");
    let there = isis.read("ra").unwrap().pop().unwrap();
    // A client may name a button that does not stand there.
    let late = within(isis.forge("ra", id(&there), &yes, &[])).await;
    late.message().map(words).unwrap_or_default().says("nobody is being asked whether to call the game off");
    server.presses("Isis", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Running);
    server.presses("Nefer", "ra", YES).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}

/// Silence is a no, also where the bot was not there when the time was over.
#[tokio::test]
async fn who_says_nothing_says_no() {
    for restarts in [false, true] {
        let mut server = Server::start().await;
        let game = server.deal_unclocked(CALM).await;
        server.asks("Amun").await;
        server.presses("Isis", "ra", YES).await;
        server.turn(47 * HOUR).await;
        server.until_told().await;
        server.told("Seti", "ra", "should we call game 1 off?").await;
        if restarts {
            server.stop().await;
            server.discord.advance(2 * HOUR);
            server.start_again().await;
        } else {
            server.turn(2 * HOUR).await;
        }
        server.told("Seti", "ra", "Not everybody answered within 48 hours, so it goes on").await;
        server.run("Nefer", "ra", "/ra cancel").await.says("You can ask again after");
        assert_eq!(server.history(game).await, [""; 0]);
        server.end().await;
    }
}

/// Where all are here now nobody waits two days for an answer, nor three to ask again.
#[tokio::test]
async fn a_live_game_is_asked_for_a_quarter_of_an_hour() {
    let server = Server::start().await;
    let game = server.deal(CALM).await;
    server.set(game, Change::Pace(Pace::Live)).await;
    server.run("Amun", "ra", "/ra cancel").await.says("within 15 minutes").says("ask again for an hour");
    server.asks("Amun").await;
    // Nobody’s clock runs, so that the game is still there.
    server.appoint("ra", "Khnum");
    server.run("Khnum", "ra", "/ra-admin pause").await;
    server.turn(16 * MINUTE).await;
    server.told("Seti", "ra", "Not everybody answered within 15 minutes, so it goes on").await;
    server.turn(HOUR + MINUTE).await;
    server.run("Isis", "ra", "/ra cancel").await.says("You can ask Nefer and Amun whether");
    server.end().await;
}

#[tokio::test]
async fn who_is_alone_confirms_and_it_is_done() {
    let server = Server::start().await;
    let game = server.deal(Dealt { played: "draw, stand in 0 resigned, stand in 2 late", ..CALM }).await;
    let shown = server.run("Amun", "ra", "/ra cancel").await;
    shown.says("You are the only one left with a chair").lacks("/ra resign");
    assert_eq!(server.status(game).await, Status::Running);
    server.confirms("Amun", "/ra cancel", NOW).await.says("Game 1 is called off.");
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.told("Seti", "ra", "Ra · game 1 · not finished").await;
    server.end().await;
}

#[tokio::test]
async fn a_game_may_end_first() {
    let server = Server::start().await;
    let game = server.begin(2, "here:true").await;
    let number = server.last_game().await;
    server.confirms("Nefer", "/ra cancel", ASK).await.says("The others are asked in");
    loop {
        let round = server.round(number).await;
        let Some((seat, legal)) = round.state().turn() else { break };
        server.run(&round.name(seat), &game, &crate::support::server::command(legal.nth(0).unwrap())).await;
    }
    server.told("Seti", "ra", "The game ended before everybody had answered.").await;
    server.end().await;
}

/// Who looks after the games does it at once, after they have confirmed it; nobody else can, whatever their client says.
#[tokio::test]
async fn who_looks_after_the_games_does_it_at_once() {
    let server = admin::server().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Khnum", "ra", "/ra-admin cancel").await.says("Call game 1 off at once?");
    assert_eq!(server.status(game).await, Status::Running);
    let nefer = server.person("Nefer");
    let own = within(nefer.run("ra", "/ra cancel")).await.unwrap();
    let panel = server.messages("Khnum", "ra").last().map(id).unwrap();
    for (on, word) in
        [id(own.message().unwrap()), panel].into_iter().flat_map(|on| [(on, "at once"), (on, "frozen")])
    {
        let forged = within(nefer.forge("ra", on, &format!("off:1:{word}"), &[])).await;
        let told = forged.message().map(words).unwrap_or_default();
        assert!(told.contains("nobody is being asked") || told.contains("nobody else can answer"), "{told}");
    }
    assert_eq!(server.status(game).await, Status::Running);
    // In another channel, too.
    let khnum = server.person("Khnum");
    let panel = within(khnum.run("general", "/ra-admin cancel game:1")).await.unwrap();
    let done = within(khnum.click("general", id(panel.message().unwrap()), NOW)).await.unwrap();
    words(done.message().unwrap()).says("Game 1 is called off.");
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.told("Seti", "ra", "Ra · game 1 · not finished").await.says("called the game off.");
    server.end().await;
}
