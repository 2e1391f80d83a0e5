//! The waking time that is left to a player.

use std::time::Duration;

use super::pace::TimeControl;

/// A player's time. It only ever shrinks while a question waits for them, and grows with each that they have answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bank {
    terms: TimeControl,
    left: Duration,
}

impl Bank {
    /// As it is at a game's start.
    pub fn new(terms: TimeControl) -> Bank {
        Bank { terms, left: terms.bank }
    }

    /// What is left.
    pub fn left(self) -> Duration {
        self.left
    }

    /// A question has waited so long, in waking time.
    pub fn waited(&mut self, waking: Duration) {
        self.left = self.left.saturating_sub(waking);
    }

    /// A question has been answered, by the player or for them. Time that was given beyond the cap is kept.
    pub fn answered(&mut self) {
        let cap = self.terms.cap.max(self.left);
        self.left = (self.left + self.terms.increment).min(cap);
    }

    /// More time is given, whatever the cap.
    pub fn extend(&mut self, by: Duration) {
        self.left += by;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Pace;

    #[test]
    fn a_bank_shrinks_by_waiting_and_grows_by_answering_up_to_its_cap() {
        let hours = |hours: u64| Duration::from_secs(hours * 3600);
        let mut bank = Bank::new(Pace::Standard.time_control().unwrap());
        assert_eq!(bank.left(), hours(48));
        bank.waited(hours(10));
        bank.answered();
        assert_eq!(bank.left(), hours(43));
        for _ in 0..20 {
            bank.answered();
        }
        assert_eq!(bank.left(), hours(72));
        bank.waited(hours(100));
        assert_eq!(bank.left(), hours(0));
        bank.answered();
        assert_eq!(bank.left(), hours(5));
        bank.extend(hours(100));
        bank.answered();
        assert_eq!(bank.left(), hours(105), "what was given is not taken away");
    }
}
