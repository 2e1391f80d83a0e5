//! An entry of a history as it stands there.

use ra::rules::Action;

use super::actor::Actor;
use super::answers_ahead::sealed_answers::Paid;
use super::decided_how::Ahead;
use crate::time::Millis;

/// One entry of a history with all that is noted of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1.
    pub seq: i64,
    /// Who did it.
    pub actor: Actor,
    /// When it was played, or happened.
    pub at: Millis,
    /// When whoever did it had decided on it: before that, where it could still be taken back, or had been decided ahead.
    pub decided_at: Millis,
    /// What, in the words of [`super::Entry`].
    pub words: String,
    /// Whether it had been decided ahead, and was done by what somebody else did.
    pub ahead: Ahead,
    /// When the player's clock ran, if not simply from the question to the decision.
    pub paid: Option<Paid>,
}

impl Line {
    /// The action, if it is one.
    pub(super) fn action(&self) -> Option<Action> {
        self.words.parse().ok()
    }

    /// What was decided on and played at one moment, and paid for from the question until then.
    pub fn at_once(seq: i64, actor: Actor, at: Millis, words: String) -> Self {
        Self { seq, actor, at, decided_at: at, words, ahead: Ahead::No, paid: None }
    }
}
