//! Which hours count for the players of a game: when they are away or asleep, by what they have said of themselves,
//! or by what is taken for granted.

use ra::rules::Seat;

use super::Game;
use super::actor::{Actor, Number};
use super::player_settings::Setting;
use crate::clock::{Assumed, Calendar, Habits, Heeded, Pace, Rest, Span, Zone};
use crate::id::UserId;
use crate::time::Millis;

/// Which hours count for the players of a game.
#[derive(Debug, Clone, Copy)]
pub struct WakingHours<'g> {
    pub(super) game: &'g Game,
}

impl<'g> WakingHours<'g> {
    /// Whether a player is away at a moment, as they have said.
    pub fn is_away(self, seat: Seat, at: Millis) -> bool {
        matches!(self.calendar(seat).rest(at).0, Rest::Away(_))
    }

    /// Until when a player is away at least who is at a moment, as they have said.
    pub(super) fn away_until(self, seat: Seat, at: Millis) -> Option<Millis> {
        let (rest, until) = self.calendar(seat).rest(at);
        matches!(rest, Rest::Away(_)).then_some(until)
    }

    /// Which time counts for a player's clock.
    pub(super) fn calendar(self, seat: Seat) -> Calendar {
        let heeds_sleep = self.game.table.terms.pace.time_control().is_none_or(|terms| terms.heeds_sleep);
        let user = self.game.table.player(seat).user();
        let unsighted =
            self.game.private.out_of_sight.iter().filter(|one| Some(one.user) == user).map(|one| one.span);
        let nights = if heeds_sleep { self.nights(seat) } else { Heeded::None };
        let stops = self.stops().chain(unsighted).collect();
        Calendar::new(self.changes(seat), stops, nights).bounded()
    }

    /// When a player may be called: never while they sleep, whatever the pace.
    pub(super) fn calling_hours(self, seat: Seat) -> Calendar {
        Calendar::new(self.changes(seat), self.stops().collect(), self.nights(seat))
    }

    /// When a player is awake, whatever becomes of the game.
    pub(super) fn awake_hours(self, seat: Seat) -> Calendar {
        Calendar::new(self.changes(seat), Vec::new(), self.nights(seat))
    }

    /// When everything stood still.
    fn stops(self) -> impl Iterator<Item = Span> {
        self.game.table.halts.spans.iter().chain(&self.game.private.outages).copied()
    }

    /// What a player has said of themselves, from each moment on.
    fn changes(self, seat: Seat) -> Vec<(Millis, Habits)> {
        let said = self.said_by(self.game.table.player(seat).user());
        said.map(|setting| (setting.at, setting.habits.clone())).collect()
    }

    /// Where a player lives, as they have said, or is taken to live.
    pub fn zone_of(self, seat: Seat, at: Millis) -> Option<Zone> {
        let said = self.setting_at(seat, at).and_then(|setting| setting.habits.zone.clone());
        let places = self.places();
        let taken = || places.iter().rev().find(|(since, _)| *since <= at)?.1.clone();
        said.or_else(taken)
    }

    /// What a player's settings were at a moment.
    pub(super) fn setting_at(self, seat: Seat, at: Millis) -> Option<&'g Setting> {
        self.said_by(self.game.table.player(seat).user())
            .filter(|setting| setting.at <= at)
            .max_by_key(|setting| setting.at)
    }

    /// What somebody has said of themselves, in order.
    fn said_by(self, user: Option<UserId>) -> impl Iterator<Item = &'g Setting> {
        let own = self.game.private.settings.iter().filter(move |(of, _)| Some(*of) == user);
        own.map(|(_, setting)| setting)
    }

    /// Which nights of a player count. Where all are here now, none is taken for granted.
    fn nights(self, seat: Seat) -> Heeded {
        let mut said = self.said_by(self.game.table.player(seat).user()).peekable();
        let has_always = said.peek().is_some_and(|first| first.at <= self.game.start.started_at);
        if self.game.table.terms.pace == Pace::Live
            || (has_always && said.all(|said| said.habits.tells_nights()))
        {
            return Heeded::Told;
        }
        let number = self.game.table.player(seat).number;
        Heeded::Assumed(Assumed { places: self.places_for(seat), acted: self.acted(number) })
    }

    /// Where somebody is taken to live, as [`WakingHours::places`], but while a question waits for a seat that does not change:
    /// no deadline moves by what another does. What has changed meanwhile holds once everybody sees how it is answered: a
    /// secret answer moves no deadline that everybody is told.
    fn places_for(self, seat: Seat) -> Vec<(Millis, Option<Zone>)> {
        let table = &self.game.table;
        let is_asked = table.people_asked().contains(&seat);
        let open = is_asked.then(|| Span::new(table.asked_since(seat), None));
        let waited: Vec<Span> = self.game.waited(seat).into_iter().chain(open).collect();
        let holds_from = |at: Millis| {
            let during = waited.iter().find(|span| span.from < at && at < span.until);
            during.map_or(at, |span| span.until)
        };
        let mut places: Vec<_> =
            self.places().into_iter().map(|(since, zone)| (holds_from(since), zone)).collect();
        // Of several changes during one question the last holds.
        places.sort_by_key(|(since, _)| *since);
        places
    }

    /// Where somebody is taken to live who has named no city, from each moment on: where the server says, or else
    /// where the host does, as far as that is known.
    fn places(self) -> Vec<(Millis, Option<Zone>)> {
        if let Some(zone) = &self.game.start.zone {
            return vec![(Millis(0), Some(zone.clone()))];
        }
        let hosts = self.game.table.chairs.hosts();
        let until = hosts.iter().skip(1).map(|(since, _)| *since).chain([Millis(i64::MAX)]);
        let mut places = Vec::new();
        for ((since, host), until) in hosts.iter().zip(until) {
            let user = self.game.table.chairs.person(*host).and_then(|host| host.who.user());
            let said = self.said_by(user).filter(|said| said.at < until);
            places.push((*since, None));
            places.extend(said.map(|said| (said.at.max(*since), said.habits.zone.clone())));
        }
        places
    }

    /// When one of the people acted, in order, as everybody saw it. What they answered in secret does not count:
    /// whether they are called at night, and by when they have to act, would tell of it.
    fn acted(self, number: Number) -> Vec<Millis> {
        let own = self.game.lines.iter().filter(|line| line.actor == Actor::Person(number));
        own.filter(|line| !line.ahead.is_ahead()).map(|line| line.at).collect()
    }
}
