//! Why and when a game stands still, so that no clock runs in it.

use crate::clock::Span;
use crate::time::Millis;

/// Why a game stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PauseReason {
    /// The bot was taken off the server.
    Gone,
    /// Somebody who looks after the games wants it so.
    Held,
    /// Nobody plays it: computer players hold the chairs of all who could come back.
    Deserted,
}

/// When and why a game stood still.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Halts {
    pub(super) gone: bool,
    pub(super) held: bool,
    pub(super) spans: Vec<Span>,
    /// The number of the entry by which the game last went on, and when it did: whoever is asked is asked anew.
    pub(super) went_on: Option<(i64, Millis)>,
}

impl Halts {
    /// Why the game stands still by what was done with it, if it does.
    pub(super) fn now(&self) -> Option<PauseReason> {
        match (self.gone, self.held) {
            (true, _) => Some(PauseReason::Gone),
            (false, true) => Some(PauseReason::Held),
            (false, false) => None,
        }
    }

    /// Notes that something has changed by an entry, before which the game stood still or did not.
    pub(super) fn changed(&mut self, stood_still: bool, (seq, at): (i64, Millis)) {
        match (stood_still, self.now().is_some()) {
            (false, true) => self.spans.push(Span::new(at, None)),
            (true, false) => {
                self.spans.iter_mut().for_each(|span| span.until = span.until.min(at));
                self.went_on = Some((seq, at));
            }
            (true, true) | (false, false) => {}
        }
    }
}
