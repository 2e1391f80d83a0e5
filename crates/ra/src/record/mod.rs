//! Game records in the format `ra-record/1`: one game as one line of JSON, from which everything in it follows.
//!
//! This folder reads, writes and checks records; files and standard input are the command line's.

mod layout;
mod read;
mod trace;
mod verify;

use std::borrow::Cow;

pub use layout::one_a_line;
pub use read::Problem;
use serde::{Deserialize, Serialize};
use trace::Entry;
pub use verify::{Tally, verify};

use crate::rules::{
    Action, Edition, Event, Game, Illegal, Outcome, PerSeat, Scored, Seat, Setup, State, Sun,
};

/// The format's name, as every record states it.
pub const FORMAT: &str = "ra-record/1";

/// The editions that the format knows. Who reads a record has only the edition's word, and these numbers for it, so
/// another edition needs another format.
const EDITIONS: [Edition; 2] = [Edition::Pharaoh, Edition::Classic];

/// A game with all that is needed to play it again. Every `Record` replays: its actions were legal when taken.
#[derive(Debug, Clone)]
pub struct Record {
    setup: Setup,
    names: Vec<String>,
    actions: Vec<(Seat, Action)>,
    held: Vec<Held>,
    game: Game,
}

/// Who holds a seat from an action on, where that has changed. The format's readers may ignore it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The seat's place.
    pub seat: usize,
    /// After so many of the actions.
    pub after: usize,
    /// Whose it is, by the name of then.
    pub player: String,
    /// Whether a computer player stands in for them.
    pub stand_in: bool,
}

impl Record {
    /// A game before its first action. `names` are the players', clockwise; missing ones are left empty, and
    /// those of seats that the game does not have are dropped.
    ///
    /// # Errors
    /// [`Problem::NotRecorded`] when the format does not know the edition.
    pub fn new(setup: Setup, mut names: Vec<String>) -> Result<Record, Problem> {
        if !EDITIONS.contains(&setup.edition()) {
            return Err(Problem::NotRecorded(setup.edition()));
        }
        names.resize(setup.players().count(), String::new());
        Ok(Record { game: Game::new(&setup), setup, names, actions: Vec::new(), held: Vec::new() })
    }

    /// Names the players otherwise, clockwise.
    pub fn rename(&mut self, mut names: Vec<String>) {
        names.resize(self.setup.players().count(), String::new());
        self.names = names;
    }

    /// Records who holds which seats from when on, in this order.
    pub fn hold(&mut self, held: Vec<Held>) {
        self.held = held;
    }

    /// Takes an action and records it.
    ///
    /// # Errors
    /// When the action is not legal now; nothing is recorded then.
    pub fn play(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.game.play(seat, action, tell)?;
        self.actions.push((seat, action));
        Ok(())
    }

    /// What was decided before the first action.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The players' names, clockwise.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The actions in the order in which they were taken.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    /// The table after the last action.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// The record as one line of JSON, without a line break.
    pub fn to_json(&self) -> String {
        self.write(None)
    }

    /// The record as one line of JSON with its trace: the position before every action and at the end.
    pub fn to_json_with_trace(&self) -> String {
        self.write(Some(self.trace()))
    }

    fn trace(&self) -> Vec<Entry<'static>> {
        let mut game = Game::new(&self.setup);
        let mut entries = Vec::with_capacity(self.actions.len() + 1);
        let mut scored = None;
        for &(seat, action) in &self.actions {
            entries.push(Entry::of(game.state(), scored.take()));
            let mut listen = |event| scored = scored.or(Scoring::told(&event));
            game.play(seat, action, &mut listen).expect("a record's actions are legal");
        }
        if game.state().to_act().is_none() {
            entries.push(Entry::of(game.state(), scored));
        }
        entries
    }

    fn write(&self, trace: Option<Vec<Entry<'_>>>) -> String {
        let object = Object {
            format: FORMAT.into(),
            edition: self.setup.edition().code().into(),
            players: self.names.iter().map(Cow::from).collect(),
            suns: self
                .setup
                .suns()
                .as_slice()
                .iter()
                .map(|suns| suns.iter().map(Sun::value).collect())
                .collect(),
            bag: self.setup.bag().iter().map(|tile| tile.code().into()).collect(),
            actions: self
                .actions
                .iter()
                .map(|(seat, action)| Taken { seat: seat.index() as i64, action: action.to_string().into() })
                .collect(),
            held: self.held.clone(),
            result: self.state().outcome().map(|outcome| GameResult::of(&outcome)),
            trace,
        };
        serde_json::to_string(&object).expect("a record has only names, numbers and lists")
    }
}

/// An epoch's scoring, kept for the trace entry that follows it.
#[derive(Debug, Clone, Copy)]
struct Scoring {
    epoch: u8,
    points: PerSeat<Scored>,
}

impl Scoring {
    fn told(event: &Event) -> Option<Scoring> {
        if let Event::EpochScored { epoch, points } = event {
            Some(Scoring { epoch: epoch.number(), points: *points.for_the_record() })
        } else {
            None
        }
    }
}

/// The record's JSON object, as far as its form goes; what its words mean is checked apart.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "a JSON object")]
struct Object<'a> {
    #[serde(borrow)]
    format: Cow<'a, str>,
    #[serde(borrow)]
    edition: Cow<'a, str>,
    players: Vec<Cow<'a, str>>,
    suns: Vec<Vec<u8>>,
    bag: Vec<Cow<'a, str>>,
    #[serde(borrow)]
    actions: Vec<Taken<'a>>,
    // Not read: a record replays without it.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    held: Vec<Held>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<Entry<'a>>>,
}

#[derive(Serialize, Deserialize)]
struct Taken<'a> {
    seat: i64,
    #[serde(borrow, rename = "do")]
    action: Cow<'a, str>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct GameResult {
    totals: Vec<u16>,
    ranking: Vec<usize>,
}

impl GameResult {
    fn of(outcome: &Outcome) -> GameResult {
        GameResult {
            totals: outcome.totals().as_slice().to_vec(),
            ranking: outcome.ranking().iter().map(|seat| seat.index()).collect(),
        }
    }
}
