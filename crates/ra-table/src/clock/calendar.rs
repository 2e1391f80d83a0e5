//! Which time counts for a player, and when so much of it will have passed.

use std::sync::OnceLock;
use std::time::Duration;

use jiff::ToSpan;

use super::nights::Heeded;
use super::player_hours::{Habits, LONGEST_SLEEP, Meanwhile};
use crate::time::Millis;

/// A stretch of time, without its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Its first moment.
    pub from: Millis,
    /// The first moment after it.
    pub until: Millis,
}

/// The end of a stretch that still lasts.
const NO_END: Millis = Millis(i64::MAX);

impl Span {
    /// From a moment until another; `None` while it lasts.
    pub fn new(from: Millis, until: Option<Millis>) -> Span {
        Span { from, until: until.unwrap_or(NO_END) }
    }

    /// Whether it still lasts.
    pub fn lasts(&self) -> bool {
        self.until == NO_END
    }
}

/// What a moment is for a player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    /// It runs.
    Awake,
    /// They sleep.
    Asleep,
    /// They are away.
    Away(Meanwhile),
    /// The game or the program stands still.
    Stopped,
}

/// A player's time, from what they have said of themselves and when they said it. What they change concerns the time
/// from then on, never the time before.
#[derive(Debug, Clone, Default)]
pub struct Calendar {
    /// What held from each moment on, in order.
    changes: Vec<(Millis, Habits)>,
    /// When everything stood still, in order, none touching the next.
    stops: Vec<Span>,
    heeded: Heeded,
    /// Whether no more than [`LONGEST_SLEEP`] of any 24 hours counts as sleep, however often its hours are changed.
    is_bounded: bool,
    /// When more would have been slept, in order; worked out when it is first needed.
    overslept: OnceLock<Vec<Span>>,
}

/// Of so much time no more than [`LONGEST_SLEEP`] is slept.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// More stretches than any search goes through: years of nights.
const MOST: usize = 10_000;

impl Calendar {
    /// A calendar of what a player said of themselves, each from a moment on, and of when everything stood still.
    pub fn new(mut changes: Vec<(Millis, Habits)>, mut stops: Vec<Span>, heeded: Heeded) -> Calendar {
        changes.sort_by_key(|(at, _)| *at);
        stops.retain(|stop| stop.from < stop.until);
        stops.sort_by_key(|stop| stop.from);
        stops.dedup_by(|next, stop| {
            let touches = next.from <= stop.until;
            stop.until = if touches { stop.until.max(next.until) } else { stop.until };
            touches
        });
        Calendar { changes, stops, heeded, is_bounded: false, overslept: OnceLock::new() }
    }

    /// The same for a clock: of any 24 hours no more than [`LONGEST_SLEEP`] counts as sleep. Otherwise whoever moves
    /// their night twice a day would always sleep. (Where a night is longer only because clocks change, all of it
    /// counts.)
    #[must_use]
    pub fn bounded(self) -> Calendar {
        Calendar { is_bounded: true, ..self }
    }

    /// What a moment is, and until when that lasts at least.
    pub fn rest(&self, at: Millis) -> (Rest, Millis) {
        let (rest, until) = self.said(at);
        if rest != Rest::Asleep || !self.is_bounded || !self.has_just_changed(at) {
            return (rest, until);
        }
        let overslept = self.overslept.get_or_init(|| self.overslept());
        match overslept.get(overslept.partition_point(|span| span.until <= at)) {
            Some(span) if span.from <= at => (Rest::Awake, until.min(span.until)),
            Some(span) => (Rest::Asleep, until.min(span.from)),
            None => (Rest::Asleep, until),
        }
    }

    /// When it may have become another night, in order.
    fn moves(&self) -> Vec<Millis> {
        let mut moves: Vec<Millis> = self.changes.iter().map(|(since, _)| *since).collect();
        moves.extend(self.heeded.moves());
        moves.sort_unstable();
        moves
    }

    /// Whether it may have become another night within the last day: only then somebody can sleep for too long.
    fn has_just_changed(&self, at: Millis) -> bool {
        let is_recent = |since: &Millis| *since <= at && at.since(*since) < A_DAY;
        self.changes.iter().any(|(since, _)| is_recent(since))
            || self.heeded.moves().any(|since| is_recent(&since))
    }

    /// The stretches of sleep that are more than may be slept in a day.
    fn overslept(&self) -> Vec<Span> {
        let mut days: Vec<Span> = Vec::new();
        for from in self.moves() {
            match days.last_mut() {
                Some(day) if from <= day.until => day.until = from.after(A_DAY),
                _ => days.push(Span { from, until: from.after(A_DAY) }),
            }
        }
        let mut over: Vec<Span> = Vec::new();
        for day in days {
            let before = Span { from: day.from.before(A_DAY), until: day.from };
            // Of the day before it is known what is too much.
            let mut slept: Vec<Span> = self.nights(before).flat_map(|night| without(night, &over)).collect();
            for night in self.nights(day) {
                let mut at = night.from;
                while at < night.until {
                    let (sleeps, until) = may_sleep(&slept, at);
                    let span = Span { from: at, until: until.min(night.until) };
                    if sleeps { &mut slept } else { &mut over }.push(span);
                    at = span.until;
                }
            }
        }
        over
    }

    /// When somebody says that they sleep within a time.
    fn nights(&self, within: Span) -> impl Iterator<Item = Span> {
        let mut at = within.from;
        std::iter::from_fn(move || {
            while at < within.until {
                let (rest, until) = self.said(at);
                let span = Span { from: at, until: until.min(within.until) };
                at = span.until;
                if rest == Rest::Asleep {
                    return Some(span);
                }
            }
            None
        })
    }

    /// What a moment is by what was said alone, and until when that lasts at least.
    fn said(&self, at: Millis) -> (Rest, Millis) {
        let next = self.changes.partition_point(|(since, _)| *since <= at);
        let mut until = self.changes.get(next).map_or(Millis(i64::MAX), |(since, _)| *since);
        if let Some(stop) = self.stops.get(self.stops.partition_point(|stop| stop.until <= at)) {
            if stop.from <= at {
                return (Rest::Stopped, stop.until);
            }
            until = until.min(stop.from);
        }
        let unsaid = Habits::default();
        let habits =
            next.checked_sub(1).and_then(|last| self.changes.get(last)).map_or(&unsaid, |last| &last.1);
        if let Some(away) = habits.away {
            if away.since <= at && at < away.until {
                return (Rest::Away(away.meanwhile), until.min(away.until));
            }
            if at < away.since {
                until = until.min(away.since);
            }
        }
        let (night, holds_until) = self.heeded.night(habits, at);
        until = until.min(holds_until);
        let Some((zone, sleep)) = night else { return (Rest::Awake, until) };
        let today = zone.local(at).date();
        // Last night's sleep may still be going on, and tomorrow's begin before midnight of a day that is skipped.
        let days = [today.checked_sub(1.day()), Ok(today), today.checked_add(1.day())];
        for day in days.into_iter().flatten() {
            let (asleep, awake) = zone.night(sleep, day);
            if asleep <= at && at < awake {
                return (Rest::Asleep, until.min(awake));
            }
            if at < asleep {
                until = until.min(asleep);
            }
        }
        (Rest::Awake, until)
    }

    /// How much waking time lies between two moments; none if the second is the earlier.
    pub fn waking(&self, from: Millis, until: Millis) -> Duration {
        self.lasting(from, until, |rest| rest == Rest::Awake)
    }

    /// How much time between two moments they were away, with the tables waiting.
    pub fn waited_for(&self, from: Millis, until: Millis) -> Duration {
        self.lasting(from, until, |rest| rest == Rest::Away(Meanwhile::Wait))
    }

    fn lasting(&self, from: Millis, until: Millis, counts: impl Fn(Rest) -> bool) -> Duration {
        let stretches = self.stretches(from).take_while(|(_, span)| span.from < until);
        let counted = stretches.filter(|(rest, _)| counts(*rest));
        counted.map(|(_, span)| span.until.min(until).since(span.from)).sum()
    }

    /// The moment at which so much waking time has passed; `None` if it never does.
    pub fn after_waking(&self, from: Millis, time: Duration) -> Option<Millis> {
        after(self.stretches(from).take(MOST).filter(|(rest, _)| *rest == Rest::Awake), time)
    }

    /// The moment at which the tables have waited so long for somebody who is away; `None` if that is not known to come.
    pub fn after_waiting(&self, from: Millis, time: Duration) -> Option<Millis> {
        after(self.absences(from).filter(|(rest, _)| *rest == Rest::Away(Meanwhile::Wait)), time)
    }

    /// The first moment from this one on at which they are awake; `None` if that never comes.
    pub fn wakes(&self, from: Millis) -> Option<Millis> {
        self.stretches(from).take(MOST).find(|(rest, _)| *rest == Rest::Awake).map(|(_, span)| span.from)
    }

    /// The first moment from this one on at which they are away, and this happens meanwhile; `None` if that is not known
    /// to come.
    pub fn leaves(&self, from: Millis, meanwhile: Meanwhile) -> Option<Millis> {
        self.absences(from).find(|(rest, _)| *rest == Rest::Away(meanwhile)).map(|(_, span)| span.from)
    }

    /// What comes until the last absence that is known has ended: after it there are only days and nights.
    fn absences(&self, from: Millis) -> impl Iterator<Item = (Rest, Span)> {
        let away = self.changes.iter().filter_map(|(_, habits)| habits.away);
        let last = away.map(|away| away.until).max().unwrap_or(from);
        self.stretches(from).take_while(move |(_, span)| span.from < last)
    }

    /// What comes from a moment on, one stretch after the other.
    fn stretches(&self, from: Millis) -> impl Iterator<Item = (Rest, Span)> {
        let mut from = Some(from);
        std::iter::from_fn(move || {
            let at = from?;
            let (rest, until) = self.rest(at);
            from = (until.0 < i64::MAX).then_some(until);
            Some((rest, Span { from: at, until }))
        })
    }
}

/// Whether somebody may sleep at a moment who has slept at these times, and until when that is so at least.
fn may_sleep(slept: &[Span], at: Millis) -> (bool, Millis) {
    let a_day_ago = at.before(A_DAY);
    let recent = || slept.iter().filter(move |span| a_day_ago < span.until);
    let in_all: Duration = recent().map(|span| span.until.since(span.from.max(a_day_ago))).sum();
    if in_all < LONGEST_SLEEP {
        return (true, at.after(LONGEST_SLEEP - in_all));
    }
    match recent().next() {
        // As they sleep on, as much falls out of the day.
        Some(span) if span.from <= a_day_ago => (true, span.until.after(A_DAY)),
        Some(span) => (false, span.from.after(A_DAY)),
        None => (true, at.after(LONGEST_SLEEP)),
    }
}

/// What is left of a stretch without these, which are in order.
fn without(span: Span, others: &[Span]) -> Vec<Span> {
    let (mut left, mut from) = (Vec::new(), span.from);
    for other in others.iter().filter(|other| span.from < other.until && other.from < span.until) {
        if from < other.from {
            left.push(Span { from, until: other.from });
        }
        from = from.max(other.until);
    }
    if from < span.until {
        left.push(Span { from, until: span.until });
    }
    left
}

/// The moment at which so much of these stretches has passed; `None` if they are too short.
fn after(stretches: impl Iterator<Item = (Rest, Span)>, mut time: Duration) -> Option<Millis> {
    for (_, span) in stretches {
        let lasts = span.until.since(span.from);
        if time <= lasts {
            return Some(span.from.after(time));
        }
        time -= lasts;
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::{Assumed, Away, Minute, Nights, Sleep, Zone};

    const HOUR: i64 = 60 * 60 * 1000;
    const DAY: i64 = 24 * HOUR;

    /// Zones whose clocks change by an hour, by half an hour, on other days, around midnight, or not at all.
    const ZONES: [&str; 8] = [
        "Europe/Berlin",
        "America/New_York",
        "Australia/Lord_Howe",
        "Asia/Kolkata",
        "America/Havana",
        "Asia/Beirut",
        "Pacific/Auckland",
        "America/St_Johns",
    ];
    /// Days of 2026 on which clocks change, in Europe, America, Cuba and Australia, there and back.
    const CHANGES: [&str; 6] =
        ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"];

    fn day(date: &str) -> Millis {
        Zone::named("Etc/UTC").unwrap().midnight(date.parse().unwrap())
    }

    fn habits() -> impl Strategy<Value = Habits> {
        let zone = prop::option::of(zone());
        let nights = prop_oneof![
            3 => (0..1440i64, 1..=720i64).prop_map(Some),
            1 => Just(None),
        ];
        // Away for up to three days, some days after the change that it comes with.
        let away = prop::option::of((0..4 * DAY, 1..3 * DAY, any::<bool>()));
        (zone, prop::option::of(nights), away).prop_map(|(zone, nights, away)| {
            let minute = |minute: i64| Minute::new(minute % 1440).unwrap();
            let nights = match nights {
                None => Nights::NotTold,
                Some(None) => Nights::Any,
                Some(Some((from, lasts))) => {
                    Nights::At(Sleep::new(minute(from), minute(from + lasts)).unwrap())
                }
            };
            let away = away.map(|(since, lasts, waits)| {
                let since = Millis(day("2026-03-26").0 + since);
                let meanwhile = if waits { Meanwhile::Wait } else { Meanwhile::StandIn };
                Away { since, until: Millis(since.0 + lasts), meanwhile }
            });
            Habits { zone, nights, away }
        })
    }

    fn zone() -> impl Strategy<Value = Zone> {
        prop::sample::select(ZONES.to_vec()).prop_map(|zone| Zone::named(zone).unwrap())
    }

    /// Which nights count, with moments of the eight days from the first on.
    fn heeded() -> impl Strategy<Value = Heeded> {
        let moment = || (0..8 * DAY).prop_map(Millis);
        let places = prop::collection::vec((moment(), prop::option::of(zone())), 0..3);
        let acted = prop::collection::vec(moment(), 0..20);
        let assumed = (places, acted).prop_map(|(mut places, mut acted)| {
            places.sort_by_key(|(at, _)| *at);
            acted.sort_unstable();
            Heeded::Assumed(Assumed { places, acted })
        });
        prop_oneof![Just(Heeded::None), Just(Heeded::Told), assumed]
    }

    /// The same from another moment on.
    fn later(heeded: Heeded, begin: Millis) -> Heeded {
        let later = |at: Millis| Millis(begin.0 + at.0);
        match heeded {
            Heeded::Assumed(Assumed { places, acted }) => Heeded::Assumed(Assumed {
                places: places.into_iter().map(|(at, place)| (later(at), place)).collect(),
                acted: acted.into_iter().map(later).collect(),
            }),
            Heeded::None | Heeded::Told => heeded,
        }
    }

    /// Changes in the week around a day on which clocks change.
    fn calendar() -> impl Strategy<Value = (Millis, Calendar)> {
        let begin = prop::sample::select(CHANGES.to_vec()).prop_map(|date| Millis(day(date).0 - 3 * DAY));
        let changes = prop::collection::vec((0..8 * DAY, habits()), 0..4);
        let stops = prop::collection::vec((0..8 * DAY, 0..DAY), 0..3);
        (begin, changes, stops, heeded(), any::<bool>()).prop_map(
            |(begin, changes, stops, heeded, bounded)| {
                let changes = changes.into_iter().map(|(after, habits)| (Millis(begin.0 + after), habits));
                let stops = stops.into_iter().map(|(after, lasts)| {
                    let from = Millis(begin.0 + after);
                    Span { from, until: Millis(from.0 + lasts) }
                });
                let calendar = Calendar::new(changes.collect(), stops.collect(), later(heeded, begin));
                (begin, if bounded { calendar.bounded() } else { calendar })
            },
        )
    }

    /// What the clock on the player's wall says, and nothing else: slow, and written another way.
    fn is_resting(calendar: &Calendar, at: Millis) -> bool {
        if calendar.stops.iter().any(|stop| stop.from <= at && at < stop.until) {
            return true;
        }
        let last = calendar.changes.iter().rev().find(|(since, _)| *since <= at);
        let habits = last.map(|(_, habits)| habits.clone()).unwrap_or_default();
        let is_away = habits.away.is_some_and(|away| away.since <= at && at < away.until);
        is_away || night(calendar, &habits, at).is_some_and(|(zone, sleep)| is_in(&zone, sleep, at))
    }

    /// Whether the clock on a wall shows one of these hours.
    fn is_in(zone: &Zone, sleep: Sleep, at: Millis) -> bool {
        let shown = zone.local(at);
        let minute = i64::from(shown.hour()) * 60 + i64::from(shown.minute());
        let (from, to) = (sleep.from().value(), sleep.to().value());
        if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to }
    }

    /// The nights that count at a moment.
    fn night(calendar: &Calendar, habits: &Habits, at: Millis) -> Option<(Zone, Sleep)> {
        let told = match habits.nights {
            Nights::Any => return None,
            Nights::At(sleep) => Some(sleep),
            Nights::NotTold => None,
        };
        let both = habits.zone.clone().zip(told);
        match &calendar.heeded {
            Heeded::None => None,
            Heeded::Told => both,
            Heeded::Assumed(assumed) => both.or_else(|| {
                let acts = assumed.acted.iter().any(|acted| acted.0 <= at.0 && at.0 < acted.0 + HOUR);
                let place = assumed.places.iter().rev().find(|(since, _)| *since <= at);
                let place = habits.zone.clone().or_else(|| place.and_then(|(_, place)| place.clone()));
                let eleven_to_seven = Sleep::new(Minute::new(1380)?, Minute::new(420)?)?;
                let sleep = told.unwrap_or(eleven_to_seven);
                place.filter(|_| !acts).map(|place| (place, sleep))
            }),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

        /// Every quarter of an hour of eight days, against the clock on the wall.
        #[test]
        fn no_time_counts_that_is_slept_away_or_stood_still((begin, calendar) in calendar()) {
            let (mut counted, mut awake) = (0, 0);
            for quarter in 0..8 * 24 * 4 {
                let at = Millis(begin.0 + quarter * HOUR / 4);
                let counts = calendar.rest(at).0 == Rest::Awake;
                let slept = || calendar.lasting(at.before(A_DAY), at, |rest| rest == Rest::Asleep);
                let is_too_much = || calendar.is_bounded && slept() >= LONGEST_SLEEP;
                prop_assert!(!counts || !is_resting(&calendar, at) || is_too_much(), "{at:?}");
                counted += i64::from(counts);
                awake += i64::from(!is_resting(&calendar, at));
            }
            // Where clocks change, a night is taken for longer, but no more than the clocks change by.
            prop_assert!(awake - counted <= 8, "{counted} of {awake} quarters count");
        }

        /// However often somebody moves their night. A night may be an hour longer where clocks change.
        #[test]
        fn nobody_sleeps_for_longer_than_half_of_a_day((begin, calendar) in calendar()) {
            let calendar = calendar.bounded();
            for quarter in 0..9 * 24 * 4 {
                let at = Millis(begin.0 + quarter * HOUR / 4);
                let slept = calendar.lasting(at.before(A_DAY), at, |rest| rest == Rest::Asleep);
                prop_assert!(slept <= LONGEST_SLEEP + Duration::from_secs(3600), "{at:?}: {slept:?}");
            }
        }

        #[test]
        fn time_adds_up((begin, calendar) in calendar(), first in 0..4 * DAY, second in 0..4 * DAY) {
            let (middle, end) = (Millis(begin.0 + first), Millis(begin.0 + first + second));
            let parts = calendar.waking(begin, middle) + calendar.waking(middle, end);
            prop_assert_eq!(parts, calendar.waking(begin, end));
            prop_assert_eq!(calendar.waking(end, begin), Duration::ZERO);
        }

        /// When time runs out, exactly so much has passed, and the player was awake until then.
        #[test]
        fn time_runs_out_while_its_owner_is_awake((begin, calendar) in calendar(), minutes in 1..6000u64) {
            let time = Duration::from_secs(minutes * 60);
            let out = calendar.after_waking(begin, time).unwrap();
            prop_assert_eq!(calendar.waking(begin, out), time);
            prop_assert!(calendar.is_bounded || !is_resting(&calendar, Millis(out.0 - 1)));
        }

        /// What a player changes concerns the future alone.
        #[test]
        fn the_past_is_never_counted_anew((begin, calendar) in calendar(), after in 0..8 * DAY, new in habits()) {
            let change = Millis(begin.0 + after);
            let mut changes = calendar.changes.clone();
            changes.retain(|(at, _)| *at < change);
            let of = |changes| Calendar { changes, overslept: OnceLock::new(), ..calendar.clone() };
            let before = of(changes.clone());
            changes.push((change, new));
            let changed = of(changes);
            prop_assert_eq!(changed.waking(begin, change), before.waking(begin, change));
        }
    }

    /// Whoever moves their night from the day to the night and back would otherwise sleep for ever.
    #[test]
    fn who_moves_their_night_twice_a_day_sleeps_for_half_of_it() {
        let at = |hour: i64| Millis(day("2026-06-01").0 + hour * HOUR);
        let sleep =
            |from: i64, to: i64| Sleep::new(Minute::new(from * 60).unwrap(), Minute::new(to * 60).unwrap());
        let habits = |sleep: Option<Sleep>| Habits {
            zone: Zone::named("Etc/UTC"),
            nights: Nights::At(sleep.unwrap()),
            away: None,
        };
        let mut changes = vec![(at(-48), habits(sleep(10, 22)))];
        for days in 0..14 {
            changes.push((at(days * 24 + 9), habits(sleep(10, 22))));
            changes.push((at(days * 24 + 21), habits(sleep(22, 10))));
        }
        let calendar = Calendar::new(changes, Vec::new(), Heeded::Told);
        let waking = |calendar: &Calendar| calendar.waking(at(0), at(14 * 24)).as_secs() / 3600;
        assert_eq!(waking(&calendar), 10 + 14 + 13, "the first morning, and an hour before each other night");
        assert!(waking(&calendar.bounded()) >= 14 * 12);
    }

    /// The waking hours between two moments of UTC, for somebody in Berlin who sleeps from 23:30 to 7:30.
    #[track_caller]
    fn check(from: &str, until: &str, hours: f64) {
        let at = |words: &str| Millis(words.parse::<jiff::Timestamp>().unwrap().as_millisecond());
        let minute = |words| Minute::read(words).unwrap();
        let sleep = Sleep::new(minute("23:30"), minute("7:30"));
        let nights = sleep.map_or(Nights::NotTold, Nights::At);
        let habits = Habits { zone: Zone::named("Europe/Berlin"), nights, away: None };
        let calendar = Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Told);
        assert_eq!(calendar.waking(at(from), at(until)).as_secs_f64() / 3600.0, hours);
    }

    #[test]
    fn days_have_sixteen_waking_hours_whatever_the_clocks_do() {
        check("2026-06-01T10:00Z", "2026-06-02T10:00Z", 16.0);
        check("2026-06-01T21:00Z", "2026-06-02T06:00Z", 1.0);
        check("2026-06-01T21:45Z", "2026-06-02T03:00Z", 0.0);
        // From noon to noon, a day of 23 hours, one of 25, and a month that has one of 23.
        check("2026-03-28T11:00Z", "2026-03-29T10:00Z", 16.0);
        check("2026-10-24T10:00Z", "2026-10-25T11:00Z", 16.0);
        check("2026-03-01T11:00Z", "2026-03-31T10:00Z", 480.0);
    }
}
