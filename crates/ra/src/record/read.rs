//! Reading a record: every word of it is checked against the rules before it is believed.

use serde::Deserialize;

use super::{FORMAT, GameResult, Object, Record, Scoring, Taken};
use crate::record::trace::Entry;
use crate::rules::{
    Action, Actions, Edition, NoAction, NoEdition, NoTile, Seat, Setup, SetupError, State, Sun, Suns, Tile,
};

/// What is wrong with a record: the first thing found. Tiles and actions are counted from 1.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum Problem {
    /// The line is no JSON, or ends too early.
    #[error("no readable JSON: {0}")]
    NotJson(#[source] serde_json::Error),
    /// The line is JSON, but not a record's: a field is missing or of the wrong type.
    #[error("not a record: {0}")]
    NotARecord(#[source] serde_json::Error),
    #[error("the format is {0:?}, and only {FORMAT:?} is known")]
    Format(String),
    #[error(transparent)]
    Edition(#[from] NoEdition),
    /// The format does not know the edition, or knows it by other numbers.
    #[error("{FORMAT} does not know this edition: {0}")]
    NotRecorded(Edition),
    #[error("{names} player names for {seats} groups of suns")]
    Names { names: usize, seats: usize },
    /// A seat has a sun that there is not, or one twice.
    #[error("seat {seat} cannot have the suns {suns:?}")]
    Suns { seat: usize, suns: Vec<u8> },
    #[error("tile {number} of the bag: {wrong}")]
    Tile { number: usize, wrong: NoTile },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("action {number}, seat {seat}: {wrong}; {}", Legal(*legal))]
    Action {
        number: usize,
        /// The seat written beside it.
        seat: i64,
        wrong: String,
        legal: Actions,
    },
    #[error("there is a result, but the game has not ended: seat {to_act} is to act after {actions} actions")]
    ResultTooEarly { to_act: Seat, actions: usize },
    #[error("the game has ended, but there is no result")]
    NoResult,
    #[error("the result is {given}, but the game ended with {actual}")]
    Result { given: String, actual: String },
    #[error("the trace has {given} entries, not {expected}")]
    TraceLength { given: usize, expected: usize },
    #[error("the trace before action {number} is wrong: {difference}")]
    Trace { number: usize, difference: String },
}

/// What a player could have done, as the end of a sentence.
struct Legal(Actions);

impl std::fmt::Display for Legal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { f.write_str("nothing is legal") } else { write!(f, "legal: {}", self.0) }
    }
}

impl Record {
    /// Reads a record and plays it through: its actions, its result, and its trace if it has one.
    pub fn read(json: &str) -> Result<Record, Problem> {
        let object: Object<'_> = serde_json::from_str(json).map_err(|error| why_unreadable(json, error))?;
        if object.format != FORMAT {
            return Err(Problem::Format(object.format.into_owned()));
        }
        let (names, seats) = (object.players.len(), object.suns.len());
        if names != seats {
            return Err(Problem::Names { names, seats });
        }
        let setup = setup(&object)?;
        let names = object.players.iter().map(|name| name.to_string()).collect();
        let mut record = Record::new(setup, names)?;
        record.actions.reserve_exact(object.actions.len());
        let trace = object.trace.as_deref();
        check_entry(trace, 0, record.state(), None)?;
        for taken in &object.actions {
            let scored = record.replay(taken)?;
            check_entry(trace, record.actions.len(), record.state(), scored)?;
        }
        record.check_end(object.result.as_ref(), trace)?;
        Ok(record)
    }

    /// Plays the next action, and says what it scored if it ended an epoch.
    fn replay(&mut self, taken: &Taken<'_>) -> Result<Option<Scoring>, Problem> {
        let (number, seat, legal) = (self.actions.len() + 1, taken.seat, self.state().legal());
        let problem = |wrong: String| Problem::Action { number, seat, wrong, legal };
        let action: Action = taken.action.parse().map_err(|wrong: NoAction| problem(wrong.to_string()))?;
        let at = usize::try_from(seat).ok().and_then(Seat::new);
        let at = at.ok_or_else(|| problem("there is no such seat".to_owned()))?;
        let mut scored = None;
        let mut listen = |event| scored = scored.or(Scoring::told(&event));
        self.play(at, action, &mut listen).map_err(|wrong| problem(wrong.to_string()))?;
        Ok(scored)
    }

    fn check_end(&self, result: Option<&GameResult>, trace: Option<&[Entry<'_>]>) -> Result<(), Problem> {
        let outcome = self.state().outcome().map(|outcome| GameResult::of(&outcome));
        match (outcome, result) {
            (None, None) => {}
            (None, Some(_)) => {
                let to_act = self.state().to_act().expect("a game without an outcome goes on");
                return Err(Problem::ResultTooEarly { to_act, actions: self.actions.len() });
            }
            (Some(_), None) => return Err(Problem::NoResult),
            (Some(actual), Some(given)) if actual != *given => {
                let words = |result| serde_json::to_string(result).expect("a result is plain numbers");
                return Err(Problem::Result { given: words(given), actual: words(&actual) });
            }
            (Some(_), Some(_)) => {}
        }
        let expected = self.actions.len() + usize::from(self.state().to_act().is_none());
        match trace.map(<[_]>::len) {
            Some(given) if given != expected => Err(Problem::TraceLength { given, expected }),
            _ => Ok(()),
        }
    }
}

/// The better of two reasons: a record of another format need not have this one's fields.
fn why_unreadable(json: &str, error: serde_json::Error) -> Problem {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    match serde_json::from_str::<Head>(json) {
        Ok(head) if head.format != FORMAT => Problem::Format(head.format),
        _ if error.is_data() => Problem::NotARecord(error),
        _ => Problem::NotJson(error),
    }
}

fn setup(object: &Object<'_>) -> Result<Setup, Problem> {
    let edition = object.edition.parse()?;
    let suns: Vec<Suns> = object
        .suns
        .iter()
        .enumerate()
        .map(|(seat, values)| {
            let suns: Option<Suns> = values.iter().map(|&value| Sun::new(value)).collect();
            let all_there = suns.filter(|suns| suns.len() == values.len());
            all_there.ok_or_else(|| Problem::Suns { seat, suns: values.clone() })
        })
        .collect::<Result<_, _>>()?;
    let tiles = object.bag.iter().enumerate();
    let bag: Vec<Tile> = tiles
        .map(|(at, code)| code.parse().map_err(|wrong| Problem::Tile { number: at + 1, wrong }))
        .collect::<Result<_, _>>()?;
    Ok(Setup::new(edition, &suns, &bag)?)
}

/// Compares the position after `taken` actions with the trace's entry for it, where there is one: how many there
/// must be is checked at the end.
fn check_entry(
    trace: Option<&[Entry<'_>]>,
    taken: usize,
    state: &State,
    scored: Option<Scoring>,
) -> Result<(), Problem> {
    let Some(entry) = trace.and_then(|trace| trace.get(taken)) else { return Ok(()) };
    match Entry::of(state, scored).difference(entry) {
        Some(difference) => Err(Problem::Trace { number: taken + 1, difference }),
        None => Ok(()),
    }
}
