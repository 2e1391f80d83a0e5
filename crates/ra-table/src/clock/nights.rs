//! Which nights count for a player: those that they have told, and what is taken for granted of those that they have not.

use std::time::Duration;

use super::player_hours::{ASSUMED_NIGHT, Habits, Nights, Sleep, Zone};
use crate::time::Millis;

/// For so long after they acted nobody is taken to sleep who has not said when they do.
const STAYS_UP: Duration = Duration::from_secs(60 * 60);

/// Which nights count.
#[derive(Debug, Clone, Default)]
pub enum Heeded {
    /// None.
    None,
    /// Those that somebody has told.
    #[default]
    Told,
    /// Those that are taken for granted, too, of who has told none.
    Assumed(Assumed),
}

/// What nights are taken for granted by.
#[derive(Debug, Clone, Default)]
pub struct Assumed {
    /// Where somebody is taken to live who has not said it, from each moment on, in order.
    pub places: Vec<(Millis, Option<Zone>)>,
    /// When they acted, in order.
    pub acted: Vec<Millis>,
}

impl Heeded {
    /// When what is taken for granted may have become another night.
    pub(super) fn moves(&self) -> impl Iterator<Item = Millis> {
        let places = match self {
            Heeded::None | Heeded::Told => &[][..],
            Heeded::Assumed(assumed) => &assumed.places,
        };
        places.iter().map(|(since, _)| *since)
    }

    /// The nights that somebody has at a moment, and until when that is so at least.
    pub(super) fn night<'a>(&'a self, habits: &'a Habits, at: Millis) -> (Option<(&'a Zone, Sleep)>, Millis) {
        let for_ever = Millis(i64::MAX);
        let told = match habits.nights {
            Nights::Any => return (None, for_ever),
            Nights::NotTold => None,
            Nights::At(sleep) => Some(sleep),
        };
        match (self, &habits.zone, told) {
            (Heeded::Told | Heeded::Assumed(_), Some(zone), Some(sleep)) => (Some((zone, sleep)), for_ever),
            (Heeded::Assumed(assumed), zone, told) => {
                let (place, until) = assumed.place(zone.as_ref(), at);
                (place.map(|zone| (zone, told.unwrap_or(ASSUMED_NIGHT))), until)
            }
            (Heeded::None | Heeded::Told, ..) => (None, for_ever),
        }
    }
}

impl Assumed {
    /// Where somebody is taken to sleep at night at a moment, if anywhere, and until when that is so at least: where
    /// they live, if they have said it.
    fn place<'a>(&'a self, said: Option<&'a Zone>, at: Millis) -> (Option<&'a Zone>, Millis) {
        let next = self.acted.partition_point(|acted| *acted <= at);
        let until = self.acted.get(next).copied().unwrap_or(Millis(i64::MAX));
        let sits_up_to = next.checked_sub(1).map(|last| self.acted[last].after(STAYS_UP));
        if let Some(sits_up_to) = sits_up_to.filter(|sits_up_to| at < *sits_up_to) {
            return (None, until.min(sits_up_to));
        }
        if said.is_some() {
            return (said, until);
        }
        let next = self.places.partition_point(|(since, _)| *since <= at);
        let until = self.places.get(next).map_or(until, |(since, _)| until.min(*since));
        (next.checked_sub(1).and_then(|last| self.places[last].1.as_ref()), until)
    }
}
