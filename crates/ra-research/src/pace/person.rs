//! How people answer: some at once, most after a while, and nobody in their sleep.

use std::time::Duration;

use ra::ai::committee::Trust;
use ra::ai::{self, Level, Taste, Thinker, normal};
use ra::rules::{Action, Players, Seat, State};
use ra_table::clock::{Calendar, Habits, Heeded, Minute, Nights, Pace, Sleep, Zone};
use ra_table::game::Setting;
use ra_table::game::in_memory::person;
use ra_table::id::UserId;
use ra_table::time::Millis;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

/// By how much the logarithms of the times scatter after which people answer: at a table to which they look now and
/// then, and at one at which all are there.
const SIGMA: f64 = 1.4;
const SIGMA_LIVE: f64 = 1.0;
/// How probably somebody answers at once who has acted just before.
const AT_ONCE: f64 = 0.7;
/// Within which time somebody has acted just before.
const JUST_BEFORE: Duration = Duration::from_secs(10 * 60);
/// The zones that people live in, by the names that the database has for so many hours from UTC: -8, -5, +1 and +9.
const ZONES: [&str; 4] = ["Etc/GMT+8", "Etc/GMT+5", "Etc/GMT-1", "Etc/GMT-9"];

/// How many times as long thinks whoever judges what an action cost.
const JUDGE: u32 = 10;
/// Of a day, how many hours everybody is awake.
const WAKING: u8 = 16;

/// Which nights the people of a table have, of eight hours each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spread {
    /// Those of zones of -8, -5, +1 and +9 hours, in seat order, and of the first once more.
    AroundTheWorld,
    /// Such that all are awake together for so many hours of a day, 16 at most: they begin one after the other,
    /// evenly, and chance says whose is whose. Two people are awake together for 8 hours at least.
    Together(u8),
}

impl Spread {
    /// What each person lives by, by seat.
    pub(super) fn habits(self, players: Players, rng: &mut impl Rng) -> Vec<Habits> {
        let count = players.count();
        let names: Vec<String> = match self {
            Spread::AroundTheWorld => (0..count).map(|seat| ZONES[seat % ZONES.len()].to_owned()).collect(),
            Spread::Together(hours) => {
                let last = f64::from(WAKING.saturating_sub(hours)) / (count - 1) as f64;
                let begins = (0..count).map(|place| (place as f64 * last).round() as i64);
                let mut names: Vec<String> = begins.map(|hours| format!("Etc/GMT{:+}", 8 - hours)).collect();
                names.shuffle(rng);
                names
            }
        };
        let nights = night().map_or(Nights::NotTold, Nights::At);
        let habits = |name: String| Habits { zone: Zone::named(&name), nights, away: None };
        names.into_iter().map(habits).collect()
    }
}

/// Half of all answers come within so many waking minutes: those of people who look twice a day, with *Standard*;
/// four times with *Fast*, and once with *Relaxed*. With *Live* they are there.
fn median_minutes(pace: Pace) -> f64 {
    match pace {
        Pace::Live => 1.0 / 3.0,
        Pace::Fast => 45.0,
        Pace::Standard => 90.0,
        Pace::Relaxed | Pace::Unclocked => 180.0,
    }
}

/// What kind of people play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Minds {
    /// All of one taste, that of the easy computer player, and never in doubt.
    ByFeel,
    /// Of different tastes, who would not always do the same if they were asked twice.
    Scattered,
    /// People who think ahead: the normal computer players.
    Thinking,
}

/// How somebody decides.
#[derive(Debug, Clone)]
enum Mind {
    ByFeel,
    Taste(Taste),
    Thinker(Thinker),
    /// Thinks ahead, and is told what is clear for the others, of whom the committee knows this.
    Reckoner(Thinker, Vec<Trust>),
}

/// Which of the times somebody is asked in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Time {
    /// When it is for them to act.
    Then,
    /// Once more, to see whether they are sure.
    Again,
    /// What they would do if the game came to a position that has this number among those that are thought of.
    Ahead(u64),
}

impl Minds {
    fn one(self, rng: &mut impl Rng) -> Mind {
        match self {
            Minds::ByFeel => Mind::ByFeel,
            Minds::Scattered => Mind::Taste(Taste::of_somebody(rng)),
            Minds::Thinking => Mind::Thinker(Thinker::new(Level::Normal)),
        }
    }
}

/// A person at the table.
#[derive(Debug, Clone)]
pub(super) struct Person {
    calendar: Calendar,
    pace: Pace,
    mind: Mind,
    /// Where their doubts begin.
    seed: u64,
    /// How many times as long as others they take to answer.
    slowness: f64,
    /// When they last acted.
    pub(super) acted: Option<Millis>,
    /// From when on they never answer again.
    pub(super) vanishes_at: Option<Millis>,
}

fn night() -> Option<Sleep> {
    Sleep::new(Minute::read("23:30")?, Minute::read("7:30")?)
}

impl Person {
    pub(super) fn new(habits: &Habits, pace: Pace, minds: Minds, rng: &mut impl Rng) -> Person {
        // Who plays where all are there does not sleep meanwhile.
        let heeded = if pace == Pace::Live { Heeded::None } else { Heeded::Told };
        let changes = vec![(Millis(0), habits.clone())];
        Person {
            calendar: Calendar::new(changes, Vec::new(), heeded),
            pace,
            mind: minds.one(rng),
            seed: rng.next_u64(),
            slowness: 1.0,
            acted: None,
            vanishes_at: None,
        }
    }

    /// The same person, who takes so many times as long to answer.
    pub(super) fn slower(self, slowness: f64) -> Person {
        Person { slowness, ..self }
    }

    /// What they do in a position in which they are to act, after so many actions. The same people do the same in the
    /// same position, so that games differ by what was done for them alone.
    pub(super) fn decides(&self, state: &State, (after, time): (usize, Time)) -> Action {
        let time = match time {
            Time::Then => 0,
            Time::Again => 1,
            Time::Ahead(number) => 2 + number,
        };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ ((after as u64) << 8 | time));
        let action = match &self.mind {
            Mind::ByFeel => ai::offhand(state),
            Mind::Taste(taste) => taste.choose_unsure(state, &mut rng),
            Mind::Thinker(thinker) => thinker.choose(state, &mut rng),
            Mind::Reckoner(thinker, known) => thinker.choose_told(state, known, &mut rng),
        };
        action.expect("somebody is to act")
    }

    /// How many wins it is expected to cost somebody who thinks ahead that `done` was done for them where they would
    /// have done `own`: as thinking ahead ten times as far finds, from other random numbers. Of others nothing is
    /// known.
    pub(super) fn cost(&self, state: &State, own: Action, done: Action, after: usize) -> f64 {
        let (Mind::Thinker(thinker) | Mind::Reckoner(thinker, _)) = &self.mind else { return 0.0 };
        let judge = thinker.with_iterations(JUDGE * thinker.iterations());
        let share = |action| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(!self.seed ^ after as u64);
            judge.share_after(state, action, &mut rng)
        };
        share(own).zip(share(done)).map_or(0.0, |(own, done)| f64::from(own - done))
    }

    /// The same person, thinking ahead, and told what is clear for the others if the committee knows this of them.
    pub(super) fn reckoning(self, known: Option<Vec<Trust>>) -> Person {
        let thinker = Thinker::new(Level::Normal);
        let mind = known.map_or(Mind::Thinker(thinker), |known| Mind::Reckoner(thinker, known));
        Person { mind, ..self }
    }

    /// When they answer who are asked now; `None` if they have vanished before.
    pub(super) fn answers(&self, now: Millis, rng: &mut impl Rng) -> Option<Millis> {
        let answers = self.would_answer(now, rng);
        self.vanishes_at.is_none_or(|vanishes| answers < vanishes).then_some(answers)
    }

    fn would_answer(&self, now: Millis, rng: &mut impl Rng) -> Millis {
        let is_live = self.pace == Pace::Live;
        let is_here = !is_live && self.acted.is_some_and(|acted| now.since(acted) < JUST_BEFORE);
        if is_here && rng.random_bool(AT_ONCE) {
            return now.after(Duration::from_secs(rng.random_range(20..300)));
        }
        let sigma = if is_live { SIGMA_LIVE } else { SIGMA };
        let minutes = self.slowness * median_minutes(self.pace) * (sigma * normal(rng)).exp();
        let time = Duration::from_secs_f64(minutes * 60.0);
        self.calendar.after_waking(now, time).unwrap_or(now.after(time))
    }
}

/// What somebody on a seat has told the bot of themselves.
pub(super) fn settings(seat: Seat, habits: &Habits) -> (UserId, Setting) {
    (person(seat), Setting { habits: habits.clone(), ..Setting::unset(Millis(0)) })
}

#[cfg(test)]
mod tests {
    use ra_table::clock::Rest;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// Somebody on a seat of a table around the world.
    fn living(seat: usize, pace: Pace) -> Person {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let habits = Spread::AroundTheWorld.habits(Players::ALL[2], &mut rng);
        Person::new(&habits[seat], pace, Minds::ByFeel, &mut rng)
    }

    #[test]
    fn all_are_awake_together_for_as_many_hours_as_is_said() {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let noon = Millis(1_767_268_800_000);
        for players in Players::ALL {
            for hours in [16, 12, 8, 4, 0].into_iter().filter(|hours| players.count() > 2 || *hours >= 8) {
                let habits = Spread::Together(hours).habits(players, &mut rng);
                let mut person = |habits| Person::new(habits, Pace::Fast, Minds::ByFeel, &mut rng);
                let people: Vec<Person> = habits.iter().map(&mut person).collect();
                let is_awake = |minute: u64| {
                    let at = noon.after(Duration::from_secs(minute * 60));
                    people.iter().all(|person| person.calendar.rest(at).0 == Rest::Awake)
                };
                let together = (0..24 * 60).filter(|minute| is_awake(*minute)).count();
                assert_eq!(together, usize::from(hours) * 60, "{players:?}");
            }
        }
    }

    #[test]
    fn half_answer_within_ninety_waking_minutes() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let person = living(2, Pace::Standard);
        // Noon in winter, by UTC and an hour more.
        let noon = Millis(1_767_265_200_000);
        let minutes: Vec<u64> = (0..4001)
            .map(|_| person.calendar.waking(noon, person.would_answer(noon, &mut rng)).as_secs() / 60)
            .collect();
        let mut sorted = minutes.clone();
        sorted.sort_unstable();
        assert!((85..=95).contains(&sorted[2000]), "{}", sorted[2000]);
        // One standard deviation up: e^1.4 times as long.
        assert!((320..=420).contains(&sorted[3366]), "{}", sorted[3366]);
    }

    #[test]
    fn who_acted_just_before_is_mostly_here() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let now = Millis(1_767_265_200_000);
        let acted = Some(now.before(Duration::from_secs(60)));
        let person = Person { acted, ..living(0, Pace::Standard) };
        let soon = (0..2000)
            .filter(|_| person.would_answer(now, &mut rng).since(now) < Duration::from_secs(300))
            .count();
        assert!((1360..=1480).contains(&soon), "{soon}");
    }
}
