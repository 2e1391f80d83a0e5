//! Before the start: when people are asked whether they are here, who is, and when the cup begins.

use std::time::Duration;

use super::entry::Number;
use super::facts::Facts;
use super::fold::{Cup, Entrant, Membership};
use super::plan::Kind;
use crate::clock::Zone;
use crate::time::Millis;

/// Who has signed up or used the bot within so long before the start is here.
const RECENTLY: Duration = Duration::from_hours(72);
/// So long after all places were taken it begins at the earliest.
const A_DAY: Duration = Duration::from_hours(24);
/// The hours between which people are asked by day.
const DAY: std::ops::Range<i8> = 9..21;

impl Cup {
    /// When it begins as far as is known: later than planned if people could be asked only later whether they are here.
    pub fn starts_at(&self) -> Millis {
        let wish = self.wished_start();
        self.asked_at.map_or(wish, |asked| wish.max(asked.after(self.plan.kind.notice())))
    }

    /// When it begins if people are asked as soon as they can be whether they are here.
    pub fn likely_start(&self, facts: &Facts, now: Millis) -> Millis {
        let starts_at = self.starts_at();
        if self.to_ask(facts).is_empty() {
            return starts_at;
        }
        starts_at.max(self.asks_at(facts, now).after(self.plan.kind.notice()))
    }

    /// Whether it begins earlier than planned, as all places are taken.
    pub fn is_full_early(&self) -> bool {
        self.full_at.is_some()
    }

    /// When it is to begin.
    fn wished_start(&self) -> Millis {
        let begins = self.plan.begins;
        let full = self.full_at.map(|full| match self.plan.kind {
            // An evening is held at the hour that people have agreed to.
            Kind::Evening => {
                let days = begins.since(full.after(A_DAY)).as_secs() / A_DAY.as_secs();
                begins.before(Duration::from_secs(days * A_DAY.as_secs()))
            }
            Kind::Quick | Kind::Slow => full.after(A_DAY),
        });
        self.hurried_at.into_iter().chain(full).chain([begins]).min().unwrap_or(begins)
    }

    /// Who is to be asked whether they are here.
    pub(super) fn to_ask(&self, facts: &Facts) -> Vec<Number> {
        if self.asked_at.is_some() {
            return Vec::new();
        }
        let members = self.entrants.iter().filter(|(_, entrant)| entrant.membership == Membership::In);
        members
            .filter(|(number, entrant)| !self.is_present(**number, entrant, facts))
            .map(|(number, _)| *number)
            .collect()
    }

    /// Who plays in the first round if it is drawn now.
    pub fn present(&self, facts: &Facts) -> Vec<Number> {
        let members = self.entrants.iter().filter(|(_, entrant)| entrant.membership == Membership::In);
        members
            .filter(|(number, entrant)| self.is_present(**number, entrant, facts))
            .map(|(number, _)| *number)
            .collect()
    }

    /// Whether somebody who has signed up is here. In an evening only those are who said so, or came after all were asked.
    fn is_present(&self, number: Number, entrant: &Entrant, facts: &Facts) -> bool {
        let since = self.wished_start().before(RECENTLY);
        let is_recent = |at: Millis| since <= at;
        match self.plan.kind {
            _ if entrant.is_here => true,
            Kind::Evening => self.asked_at.is_some_and(|asked| asked <= entrant.signed_up_at),
            Kind::Quick | Kind::Slow => {
                let seen = facts.people.get(&number).and_then(|person| person.seen);
                is_recent(entrant.signed_up_at) || seen.is_some_and(is_recent)
            }
        }
    }

    /// When people are asked whether they are here, if they have not been: now, or later. By day, but for an evening, whose
    /// time people have agreed to.
    pub(super) fn asks_at(&self, facts: &Facts, now: Millis) -> Millis {
        let wish = self.wished_start();
        let asks_at = match (self.plan.kind, self.hurried_at.or(self.full_at)) {
            (Kind::Evening, _) => {
                let asks_at = wish.before(self.plan.kind.notice());
                return self.hurried_at.map_or(asks_at, |hurried| hurried.min(asks_at)).max(now);
            }
            (Kind::Quick | Kind::Slow, Some(early)) => early,
            (Kind::Quick | Kind::Slow, None) => day_before(&facts.zone, wish.before(self.plan.kind.notice())),
        };
        day_after(&facts.zone, asks_at.max(now))
    }
}

/// The last moment by day until this one.
fn day_before(zone: &Zone, at: Millis) -> Millis {
    let shown = zone.local(at);
    let end = |date| zone.at(date, DAY.end);
    match shown.hour() {
        hour if DAY.contains(&hour) => at,
        hour if hour < DAY.start => shown.date().yesterday().map_or(at, end),
        _ => end(shown.date()),
    }
}

/// The first moment by day from this one on. The end of the day is part of it.
fn day_after(zone: &Zone, at: Millis) -> Millis {
    if at == zone.at(zone.local(at).date(), DAY.end) { at } else { zone.first_within(&DAY, at) }
}
