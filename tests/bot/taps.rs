//! How many taps everything takes over the real buttons: a press of a button, opening a menu, or choosing in it is a tap.

use std::time::Duration;

use local_discord::{BotResponse, Id, Person};
use ra::ai;
use ra::rules::{Action, Seat, Tile};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;
use ra_table::game::obvious_moves::LOOKING;
use serde_json::Value;

use crate::support::clicks::{Hand, begins_with, gives_up, id, is_private, parts, presses, texts};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt, THREE};
use crate::support::server::{Server, within};

/// Longer than what is decided can be taken back here.
const SECOND_THOUGHTS: Duration = Duration::from_secs(21 * 60);

/// A thumb, and what it has done.
struct Thumb<'a> {
    person: &'a Person,
    on: Id,
    taps: usize,
}

impl<'a> Thumb<'a> {
    /// In front of what a command shows.
    async fn after(person: &'a Person, command: &str) -> Thumb<'a> {
        let answer = within(person.run("ra", command)).await.unwrap();
        Thumb { person, on: id(answer.message().unwrap()), taps: 0 }
    }

    /// In front of a game's board.
    fn at_board(person: &'a Person, game: i64) -> Thumb<'a> {
        let on = Hand { person, channel: "ra", game }.board().unwrap();
        Thumb { person, on, taps: 0 }
    }

    /// In front of the newest message with buttons that only they see.
    fn newest(person: &'a Person) -> Thumb<'a> {
        let read = person.read("ra").unwrap();
        let is_it = |message: &&Value| is_private(message) && !presses(message).is_empty();
        Thumb { person, on: id(read.iter().rfind(is_it).unwrap()), taps: 0 }
    }

    async fn press(&mut self, button: &str) -> Value {
        self.taps += 1;
        let answer = within(self.person.click("ra", self.on, button)).await.unwrap();
        self.see(answer)
    }

    /// Opens a menu and chooses from it.
    async fn choose(&mut self, menu: &str, value: &str) -> Value {
        self.taps += 2;
        let answer = within(self.person.choose("ra", self.on, menu, &[value])).await.unwrap();
        self.see(answer)
    }

    /// Presses these buttons one after the other; returns how many taps it has been so far.
    async fn presses(&mut self, buttons: &[&str]) -> usize {
        for button in buttons {
            self.press(button).await;
        }
        self.taps
    }

    /// A board of which nothing is left to tell is gone once it is answered.
    fn see(&mut self, answer: BotResponse) -> Value {
        let Some(message) = answer.message() else { return Value::Null };
        self.on = id(message);
        message.clone()
    }
}

impl Thumb<'_> {
    /// Does by buttons alone what somebody has decided who is asked it on the board.
    async fn act(&mut self, action: Action) {
        let opened = self.press(begins_with(action)).await;
        match action {
            Action::Draw | Action::Done | Action::Pass => {}
            Action::Invoke => drop(self.press("Invoke, ask me last").await),
            Action::Bid(sun) => drop(self.press(&format!("Bid {sun}")).await),
            Action::God(space) => {
                let takes = format!(":gods {space}");
                let button = presses(&opened).into_iter().find(|press| press.ends_with(&takes));
                drop(self.press(&button.expect("a tile of each kind has a button")).await);
            }
            Action::Discard(_) => {
                let mut shown = opened;
                while let Some(button) = gives_up(&shown) {
                    shown = self.press(&button).await;
                }
            }
        }
    }
}

/// Of all that happens in somebody's name some is done for them, as far as everybody leaves it to the program who has
/// chosen nothing; the rest takes them one tap or two.
#[tokio::test]
async fn a_whole_game_takes_little_more_than_a_tap_an_action() {
    let server = Server::start().await;
    let game = server.deal(THREE).await;
    server.set(game, Change::AutoplayLevel(AutoplayLevel::Bids)).await;
    server.run("Nefer", "ra", "/ra board public:true").await;
    let mut taps = [0; 3];
    let record = loop {
        server.until_nothing_is_due().await;
        server.settled(game).await;
        let round = server.round(game).await;
        let Some(seat) = round.state().to_act() else { break round.record().clone() };
        if round.game.ahead().pending.as_ref().is_some() {
            server.turn(SECOND_THOUGHTS).await;
            continue;
        }
        // Whoever looks leaves again, and finds done what is clear; a game that was dealt for a test waits for its
        // first move.
        if round.seq > 0 && round.game.obvious_moves().clear_at().is_some() {
            server.turn(LOOKING).await;
            continue;
        }
        let action = ai::offhand(round.state()).unwrap();
        let person = server.person(&round.name(seat));
        let mut thumb = Thumb::at_board(&person, game.0);
        thumb.act(action).await;
        taps[seat.index()] += thumb.taps;
        let after = server.round(game).await;
        let is_done = after.seq > round.seq || after.game.ahead().pending.as_ref().is_some();
        assert!(is_done, "{action} by {:?}: {:#?}", person.name(), server.read(&person.name(), "ra"));
    };
    for (seat, taps) in taps.into_iter().enumerate() {
        let actions = record.actions().iter().filter(|(other, _)| other.index() == seat).count();
        let each = taps as f64 / actions as f64;
        eprintln!("seat {seat}: {taps} taps for {actions} actions, {each:.2} each");
        assert!(each <= 1.3, "seat {seat}: {taps} taps for {actions} actions");
    }
    server.end().await;
}

/// Nefer has monuments of seven kinds, and wins an Earthquake that takes two of them.
const SEVEN_MONUMENTS: Dealt = Dealt {
    bag: "pyramid sphinx obelisk statue fortress palace temple earthquake",
    played: "draw, draw, draw, draw, draw, draw, draw, draw, invoke, bid 13",
    ..THREE
};

/// From the board, or for what concerns no game from what the command shows, each to where it is done.
#[tokio::test]
async fn a_decision_takes_no_more_taps_than_this() {
    let server = Server::start().await;
    let [nefer, amun, isis] = ["Nefer", "Amun", "Isis"].map(|who| server.person(who));
    let mut table = Vec::new();
    let opened = within(nefer.run("general", "/ra new seats:3")).await.unwrap();
    within(amun.click("general", id(opened.message().unwrap()), "Join")).await.unwrap();
    assert!(server.lobby(1).await.has_seat(server.user("Amun")));
    table.push(("join", 1));

    let game = server.deal_shown(BEFORE_RA).await;
    table.push(("draw", Thumb::at_board(&amun, game.0).presses(&["Draw"]).await));
    server.settled(game).await;
    table.push(("answer ahead", Thumb::at_board(&nefer, game.0).presses(&["Bid…", "Bid 8"]).await));
    table.push(("pass", Thumb::at_board(&isis, game.0).presses(&["Pass"]).await));
    table.push(("play it at once", Thumb::newest(&isis).presses(&["Play now"]).await));
    server.settled(game).await;
    table.push(("bid", Thumb::at_board(&amun, game.0).presses(&["Bid…", "Bid 9"]).await));
    Thumb::newest(&amun).presses(&["Play now"]).await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass", "bid 8", "bid 9"]);
    server.end().await;

    let server = Server::start().await;
    let nefer = server.person("Nefer");
    let game = server.deal_shown(SEVEN_MONUMENTS).await;
    let disaster = ["Choose tiles…", "Sphinx", "Temple"];
    table.push(("disaster", Thumb::at_board(&nefer, game.0).presses(&disaster).await));
    Thumb::newest(&nefer).presses(&["Play now"]).await;
    assert_eq!(server.history(game).await[10..], ["discard sphinx", "discard temple"]);
    server.end().await;

    let expected = [
        ("join", 1),
        ("draw", 1),
        ("answer ahead", 2),
        ("pass", 1),
        ("play it at once", 1),
        ("bid", 2),
        ("disaster", 3),
    ];
    assert_eq!(table, expected);
}

/// Likewise for what is done ahead, about time, and by an administrator.
#[tokio::test]
async fn orders_and_settings_take_no_more_taps_than_this() {
    let server = Server::start().await;
    let [nefer, amun, isis] = ["Nefer", "Amun", "Isis"].map(|who| server.person(who));
    let mut table = Vec::new();
    let game = server.deal_shown(CALM).await;
    let order = ["Orders…", "If there is an auction…", "Pass"];
    table.push(("order for an auction", Thumb::at_board(&isis, game.0).presses(&order).await));
    table.push(("for more tiles", Thumb::newest(&isis).presses(&["Any number"]).await));
    let order = ["Orders…", "On my turn…", "5"];
    table.push(("order to draw", Thumb::at_board(&amun, game.0).presses(&order).await));
    let mut thumb = Thumb::newest(&amun);
    thumb.choose(&format!("order:{game}:kinds"), "gold").await;
    table.push(("stop at a kind", thumb.presses(&["5"]).await));
    let round = server.round(game).await;
    let orders = |seat| round.game.ahead().orders_of(Seat::new(seat).unwrap());
    assert_eq!(orders(1).draw.map(|order| order.stop_at().to_vec()), Some(vec![Tile::Gold]));
    assert_eq!(orders(2).auction.map(|order| order.most_added), Some(8));
    let draws = ["Keep drawing until there are 3"];
    table.push(("order to draw here", Thumb::at_board(&nefer, game.0).presses(&draws).await));
    server.settled(game).await;

    let mut thumb = Thumb::after(&isis, "/ra settings city:Reykjavik").await;
    table.push(("sleep hours", thumb.presses(&["23:00 to 07:00"]).await));
    let mut thumb = Thumb::after(&isis, "/ra settings").await;
    let shown = thumb.press("I’ll be away…").await;
    let days = parts(&shown).find(|part| part["placeholder"].as_str().is_some()).unwrap();
    let (menu, day) = (&days["custom_id"], &days["options"][0]["value"]);
    thumb.choose(menu.as_str().unwrap(), day.as_str().unwrap()).await;
    table.push(("absence", thumb.taps));
    // The only game of the server needs no choosing.
    let mut thumb = Thumb::after(&nefer, "/ra-admin games").await;
    let read = nefer.read("ra").unwrap();
    let labels = read.iter().flat_map(|message| texts(message, "label"));
    let more = labels.into_iter().find(|label| label.contains("hours more for")).unwrap();
    table.push(("extend", thumb.presses(&[&more]).await));
    assert!(server.history(game).await.iter().any(|words| words.starts_with("extend")));
    server.end().await;

    let expected = [
        ("order for an auction", 3),
        ("for more tiles", 1),
        ("order to draw", 3),
        ("stop at a kind", 3),
        ("order to draw here", 1),
        ("sleep hours", 1),
        ("absence", 3),
        ("extend", 1),
    ];
    assert_eq!(table, expected);
}
