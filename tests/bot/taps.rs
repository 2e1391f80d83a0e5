//! How many taps a game takes over the real buttons: a press of a button, opening a menu, or choosing in it is a tap.

use std::time::Duration;

use local_discord::{BotResponse, Id, Person};
use ra::ai;
use ra::rules::Action;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::Change;
use ra_table::game::obvious_moves::LOOKING;
use serde_json::Value;

use crate::support::clicks::{Hand, begins_with, gives_up, id, presses};
use crate::support::dealt::THREE;
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
    /// In front of a game's board.
    fn at_board(person: &'a Person, game: i64) -> Thumb<'a> {
        let on = Hand { person, channel: "ra", game }.board().unwrap();
        Thumb { person, on, taps: 0 }
    }

    async fn press(&mut self, button: &str) -> Value {
        self.taps += 1;
        let answer = within(self.person.click("ra", self.on, button)).await.unwrap();
        self.see(answer)
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
