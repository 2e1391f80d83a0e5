//! The people of the cups: where they live, how often they look, and when they vanish.

use std::time::Duration;

use ra::rules::Action;
use ra_table::clock::Zone;
use ra_table::id::UserId;
use ra_table::time::Millis;
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

use crate::support::stored_game::StoredGame;
use crate::weeks::people::choose;

/// Where they live.
const CITIES: [&str; 6] = ["Cairo", "London", "Berlin", "New_York", "Tokyo", "Los_Angeles"];
const ZONES: [&str; 6] = [
    "Africa/Cairo",
    "Europe/London",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Tokyo",
    "America/Los_Angeles",
];
/// The hours in which they sleep there begin and end then.
const NIGHT: (i8, i8) = (23, 7);
/// How long a message may be on its way on a busy machine.
const ON_ITS_WAY: Duration = Duration::from_mins(3);

/// Somebody.
pub(super) struct Person {
    pub(super) name: String,
    /// How probable it is that they look at a game within half an hour.
    pub(super) often: f64,
    /// The same within a minute, of an evening.
    pub(super) promptly: f64,
    place: usize,
    /// Whether they have said where they live.
    tells: bool,
    /// After how long they vanish for ever.
    vanishes: Option<Duration>,
    /// When they were first looked at.
    born: Option<Millis>,
}

impl Person {
    pub(super) fn new(number: usize, rng: &mut SmallRng) -> Person {
        let vanishes = rng.random_bool(0.1).then(|| Duration::from_hours(24 * rng.random_range(5..200)));
        Person {
            name: format!("Memphite {number}"),
            // Where several look so seldom that they hardly keep their seats, a round reaches its deadline.
            often: *[0.5, 0.3, 0.15, 0.08, 0.04].choose(rng).unwrap(),
            promptly: *[0.9, 0.6, 0.4, 0.12].choose(rng).unwrap(),
            place: rng.random_range(0..CITIES.len()),
            tells: rng.random_bool(0.7),
            vanishes,
            born: None,
        }
    }

    /// The command by which they say where they live and when they sleep.
    pub(super) fn says_at_first(&self) -> Option<String> {
        let city = CITIES[self.place];
        self.tells.then(|| format!("/ra settings city:{city} sleep:{}:00-{}:00", NIGHT.0, NIGHT.1))
    }

    /// Whether they have not vanished.
    pub(super) fn is_there(&mut self, now: Millis) -> bool {
        let born = *self.born.get_or_insert(now);
        self.vanishes.is_none_or(|after| now < born.after(after))
    }

    pub(super) fn sleeps(&self, now: Millis) -> bool {
        let hour = Zone::named(ZONES[self.place]).unwrap().local(now).hour();
        hour >= NIGHT.0 || hour < NIGHT.1
    }

    /// Whether they are asleep when a message reaches them, and have said so.
    pub(super) fn is_known_to_sleep(&self, at: Millis) -> bool {
        self.tells && self.sleeps(at) && self.sleeps(at.before(ON_ITS_WAY))
    }
}

/// What somebody does in a game; `None` if it asks them nothing, or a computer player has their seat.
pub(super) fn answer(round: &StoredGame, user: UserId, rng: &mut SmallRng) -> Option<Action> {
    let table = round.game.table();
    let (seat, player) = table.chairs().players().find(|(_, player)| player.user() == Some(user))?;
    let is_asked = table.require_asked(seat).is_ok()
        || (table.may_answer(seat).is_ok() && round.game.ahead().plan_of(seat).is_none());
    if !is_asked || player.computer().is_some() {
        return None;
    }
    choose(round.state(), seat.index(), rng)
}
