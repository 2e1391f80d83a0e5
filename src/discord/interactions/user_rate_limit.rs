//! What is counted of what people ask for, in memory alone: clicks and commands, and public copies of boards. Whoever
//! is too fast is told so, and no game is looked at for that.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use ra_display::refusal::DiscordRefusal;
use ra_table::id::{GameId, InteractionId, UserId};
use ra_table::time::Millis;

use crate::config::{Limits, PRESSES_WITHIN};
use crate::discord::keyed_mutex::lock;

/// More people or games than are ever remembered; past that those are forgotten that do not matter any more, and if
/// more than half do, all: looking for them costs too much to be done at each press.
const MOST: usize = 10_000;

/// What a person has sent lately.
#[derive(Debug, Default)]
struct Presses {
    /// When, the oldest first: no more than they may.
    at: VecDeque<Millis>,
    /// The last that was counted: the framework asks more than once.
    last: Option<InteractionId>,
}

/// What is counted.
#[derive(Debug)]
pub(in crate::discord) struct Counted {
    pub(in crate::discord) limits: Limits,
    presses: Mutex<HashMap<UserId, Presses>>,
    copies: Mutex<HashMap<GameId, Millis>>,
}

/// Forgets what does not matter any more, if that is too much; and all, if half of it does.
fn make_room<K, V>(memory: &mut HashMap<K, V>, matters: impl Fn(&V) -> bool) {
    if memory.len() >= MOST {
        memory.retain(|_, value| matters(value));
        if memory.len() > MOST / 2 {
            memory.clear();
        }
    }
}

impl Counted {
    pub(in crate::discord) fn new(limits: Limits) -> Counted {
        Counted { limits, presses: Mutex::default(), copies: Mutex::default() }
    }

    /// Counts a click or a command, unless the person has sent too many lately: what is refused is not counted.
    pub(in crate::discord) fn press(
        &self,
        user: UserId,
        id: InteractionId,
        now: Millis,
    ) -> Result<(), DiscordRefusal> {
        let Some(most) = self.limits.presses else { return Ok(()) };
        let is_recent = |at: &Millis| at.is_within(PRESSES_WITHIN, now);
        let mut people = lock(&self.presses);
        make_room(&mut people, |presses| presses.at.back().is_some_and(is_recent));
        let presses = people.entry(user).or_default();
        if presses.last == Some(id) {
            return Ok(());
        }
        presses.at.retain(is_recent);
        match presses.at.front() {
            Some(oldest) if presses.at.len() >= most as usize => {
                Err(DiscordRefusal::TooFast { until: oldest.after(PRESSES_WITHIN) })
            }
            _ => {
                presses.at.push_back(now);
                presses.last = Some(id);
                Ok(())
            }
        }
    }

    /// Counts a public copy of a game's board, unless there was one just now.
    pub(in crate::discord) fn copy(&self, game: GameId, now: Millis) -> Result<(), DiscordRefusal> {
        let Some(apart) = self.limits.copies else { return Ok(()) };
        let is_recent = |at: &Millis| at.is_within(apart, now);
        let mut copies = lock(&self.copies);
        if let Some(at) = copies.get(&game).filter(|at| is_recent(at)) {
            return Err(DiscordRefusal::JustShown { until: at.after(apart) });
        }
        make_room(&mut copies, is_recent);
        copies.insert(game, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const USER: UserId = UserId(1);

    #[test]
    fn twenty_presses_in_any_ten_seconds() {
        let counted = Counted::new(Limits::USUAL);
        let at = |seconds: i64| Millis(1_000_000 + 1000 * seconds);
        let press = |user, id, seconds| counted.press(user, InteractionId(id), at(seconds));
        for id in 0..20 {
            press(USER, id, id / 4).unwrap();
            // The same once more is not counted.
            press(USER, id, id / 4).unwrap();
        }
        let until = |seconds| Err(DiscordRefusal::TooFast { until: at(seconds) });
        assert_eq!(press(USER, 20, 5), until(10));
        assert_eq!(press(USER, 21, 9), until(10));
        assert_eq!(press(UserId(2), 22, 9), Ok(()), "others are not slower for it");
        for id in 23..27 {
            assert_eq!(press(USER, id, 10), Ok(()), "four a second went out of sight");
        }
        assert_eq!(press(USER, 27, 10), until(11));
        assert_eq!(press(USER, 28, -100), Ok(()), "the clock was turned back");
    }

    #[test]
    fn many_people_are_not_remembered_for_ever() {
        let counted = Counted::new(Limits::USUAL);
        for user in 0..3 * MOST as i64 {
            counted.press(UserId(user), InteractionId(user), Millis(user)).unwrap();
            counted.copy(GameId(user), Millis(user)).unwrap();
        }
        assert!(lock(&counted.presses).len() <= MOST);
        assert!(lock(&counted.copies).len() <= MOST);
    }

    #[test]
    fn one_copy_of_a_board_in_ten_minutes() {
        let counted = Counted::new(Limits::USUAL);
        let at = |minutes: u64| Millis(0).after(Duration::from_secs(60 * minutes));
        assert_eq!(counted.copy(GameId(1), at(0)), Ok(()));
        assert_eq!(counted.copy(GameId(1), at(9)), Err(DiscordRefusal::JustShown { until: at(10) }));
        assert_eq!(counted.copy(GameId(2), at(9)), Ok(()));
        assert_eq!(counted.copy(GameId(1), at(10)), Ok(()));
        let none = Counted::new(Limits::NONE);
        assert_eq!(none.copy(GameId(1), at(0)).and(none.copy(GameId(1), at(0))), Ok(()));
    }
}
