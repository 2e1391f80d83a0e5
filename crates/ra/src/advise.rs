//! Advice on games written down: a record that is not over in, the action of a computer player out.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::json;

use crate::ai::{self, Considered, Thinker};
use crate::record::Record;
use crate::rules::{Action, State};

/// Who gives advice, and how.
#[derive(Debug, Clone, Copy)]
pub struct Adviser {
    /// The player whose action is told.
    pub thinker: Thinker,
    /// Where the random numbers begin, for each record anew: the same record gets the same advice.
    pub seed: u64,
    /// Whether to say what there is to be said for every legal action.
    pub explain: bool,
}

#[derive(Serialize)]
struct Advice {
    seat: usize,
    #[serde(rename = "do")]
    action: String,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    reasons: Option<Reasons>,
}

#[derive(Serialize)]
struct Reasons {
    /// What the auction track is worth to the seat, in points.
    lot: f32,
    /// The answer to give along with an invocation.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    #[serde(rename = "do")]
    action: String,
    share: Option<f32>,
    tries: u32,
}

/// A line of JSON: the advice, or what is wrong with the record.
pub type Answer = Result<String, String>;

impl Adviser {
    /// The action for the player who is to act in a record, as a line of JSON without its end:
    /// `{"seat":2,"do":"bid 8"}`.
    ///
    /// # Errors
    /// When the record is bad or its game over, also as a line of JSON: `{"error":"…"}`.
    pub fn answer(&self, record: &str) -> Answer {
        let advice = match Record::read(record) {
            Ok(record) => self.advise(record.state()).ok_or_else(|| "the game is over".to_owned()),
            Err(problem) => Err(problem.to_string()),
        };
        match advice {
            Ok(advice) => {
                Ok(serde_json::to_string(&advice).expect("words and numbers can be written as JSON"))
            }
            Err(error) => Err(json!({ "error": error }).to_string()),
        }
    }

    fn advise(&self, state: &State) -> Option<Advice> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let seat = state.to_act()?;
        let (action, reasons) = if self.explain {
            let advice = self.thinker.advise(state, &mut rng)?;
            let invokes = advice.action == Action::Invoke;
            let answer = invokes.then(|| self.thinker.answer_on_invoking(state, &mut rng)).flatten();
            let value = |considered: &Considered| Value {
                action: considered.action.to_string(),
                share: considered.share,
                tries: considered.tries,
            };
            let reasons = Reasons {
                lot: ai::lot_worth(state, seat),
                answer: answer.map(|answer| answer.to_string()),
                values: advice.considered.iter().map(value).collect(),
            };
            (advice.action, Some(reasons))
        } else {
            (self.thinker.choose(state, &mut rng)?, None)
        };
        Some(Advice { seat: seat.index(), action: action.to_string(), reasons })
    }
}
