//! How often Discord has refused lately. It shuts out for a while whoever is refused too often: 10,000 times in ten
//! minutes, counted by address. It sends and waits for nothing itself.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

use super::Priority;

/// The time over which Discord counts.
pub(super) const PERIOD: Duration = Duration::from_secs(10 * 60);
/// From so many refusals in a [`PERIOD`] on, the program holds itself back: a tenth of what Discord puts up with, for
/// others may be at the same address.
pub(super) const MANY: usize = 1000;
/// Between two requests of the program while there are [`MANY`]: if all of them are refused, too, that is another tenth.
pub(super) const SPACING: Duration = Duration::from_millis(600);

#[derive(Debug, Default)]
pub(super) struct Refusals {
    /// When the last ones came, at most [`MANY`]; oldest first.
    last: VecDeque<Instant>,
    /// When it was last told that there are many.
    told: Option<Instant>,
    /// When the program may send its next request, if there are many.
    next: Option<Instant>,
}

impl Refusals {
    /// Counts one. Returns whether there are many of which nobody has been told within the last [`PERIOD`].
    pub(super) fn note(&mut self, now: Instant) -> bool {
        self.last.push_back(now);
        if self.last.len() > MANY {
            self.last.pop_front();
        }
        let is_news = self.are_many(now) && self.told.is_none_or(|told| told + PERIOD <= now);
        if is_news {
            self.told = Some(now);
        }
        is_news
    }

    /// Until when a request has to wait for the sake of all; `None` is not at all. People never wait.
    pub(super) fn wait(&self, priority: Priority, now: Instant) -> Option<Instant> {
        match priority {
            Priority::Person => None,
            Priority::Program => self.next.filter(|&next| next > now && self.are_many(now)),
        }
    }

    pub(super) fn sent(&mut self, priority: Priority, now: Instant) {
        if priority == Priority::Program {
            self.next = Some(now + SPACING);
        }
    }

    fn are_many(&self, now: Instant) -> bool {
        self.last.len() == MANY && self.last.front().is_some_and(|&oldest| oldest + PERIOD > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// How often it is told of so many refusals, one after another at such a distance.
    fn told(refusals: &mut Refusals, from: Instant, count: usize, apart: Duration) -> (usize, Instant) {
        let mut now = from;
        let mut told = 0;
        for _ in 0..count {
            now += apart;
            told += usize::from(refusals.note(now));
        }
        (told, now)
    }

    #[tokio::test(start_paused = true)]
    async fn many_are_told_once_a_period() {
        let mut refusals = Refusals::default();
        let (few, now) = told(&mut refusals, Instant::now(), MANY - 1, SECOND / 2);
        assert_eq!(few, 0);
        let (many, now) = told(&mut refusals, now, 1, SECOND / 2);
        assert_eq!(many, 1);
        // Two more periods of it.
        let (more, _) = told(&mut refusals, now, 2400, SECOND / 2);
        assert_eq!(more, 2);
    }

    #[tokio::test(start_paused = true)]
    async fn what_comes_slowly_is_never_many() {
        let mut refusals = Refusals::default();
        assert_eq!(told(&mut refusals, Instant::now(), 5 * MANY, SECOND).0, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn the_program_waits_while_there_are_many_and_people_do_not() {
        let mut refusals = Refusals::default();
        let start = Instant::now();
        refusals.sent(Priority::Program, start);
        assert_eq!(refusals.wait(Priority::Program, start), None);
        let (_, now) = told(&mut refusals, start, MANY, Duration::ZERO);
        assert_eq!(refusals.wait(Priority::Program, now), Some(start + SPACING));
        assert_eq!(refusals.wait(Priority::Program, start + SPACING), None);
        refusals.sent(Priority::Person, now + SPACING);
        assert_eq!(refusals.wait(Priority::Person, now), None);
        let over = now + PERIOD;
        refusals.sent(Priority::Program, over);
        assert_eq!(refusals.wait(Priority::Program, over), None);
    }
}
