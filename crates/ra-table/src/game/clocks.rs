//! The clocks of a running game: how much time its players have, and when it runs out. What a clock shows is computed
//! from the history, the settings and now, and stored nowhere.

use std::time::Duration;

use ra::rules::Seat;

use super::Game;
use crate::clock::{Bank, Meanwhile, Rest};
use crate::id::UserId;
use crate::time::Millis;

/// How long a table waits in all for a player who is away; then a computer player stands in.
pub const LONGEST_WAIT: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// What made a player's clock go down or up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stretch {
    /// A question waited for them.
    Waited {
        from: Millis,
        until: Millis,
        /// Whether it was answered then.
        answered: bool,
    },
    /// They were given time.
    Given(Duration),
}

/// The clock of the player whom the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// Whose.
    pub seat: Seat,
    /// When it runs out, as things are now; `None` without a clock.
    pub runs_out: Option<Millis>,
    /// When it goes on, if it rests now.
    pub goes_on: Option<Millis>,
}

/// The clocks of a game.
#[derive(Debug, Clone, Copy)]
pub struct Clocks<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Clocks<'g> {
    /// The clock of the player whom the game waits for; `None` if that is nobody, or a computer player, or the game
    /// stands still.
    pub fn running(self, now: Millis) -> Option<Clock> {
        self.of(self.game.table.person_to_act()?, now)
    }

    /// The clock of somebody who is asked; `None` while it stands still, as they have answered. In an auction it is
    /// theirs alone to know.
    pub fn of(self, seat: Seat, now: Millis) -> Option<Clock> {
        let since = self.running_since(seat)?;
        let (calendar, runs_out) = (self.game.waking_hours().calendar(seat), self.runs_out(seat));
        let from = now.max(since);
        let rests = runs_out.is_some() && calendar.rest(from).0 != Rest::Awake;
        Some(Clock { seat, runs_out, goes_on: calendar.wakes(from).filter(|_| rests) })
    }

    /// When the time of somebody runs out who is asked; `None` while their clock stands still, or without one. It stands
    /// still where the bot cannot write, also if their time had run out by then: they could not be told.
    pub fn runs_out(self, seat: Seat) -> Option<Millis> {
        if self.game.out_of_reach().since().is_some() {
            return None;
        }
        let since = self.running_since(seat)?;
        self.game.waking_hours().calendar(seat).after_waking(since, self.left(seat)?)
    }

    /// Since when the clock of somebody runs who is asked; `None` while it stands still.
    fn running_since(self, seat: Seat) -> Option<Millis> {
        let table = &self.game.table;
        table.people_asked().contains(&seat).then(|| self.game.private.ahead.running_since(table, seat))?
    }

    /// What everybody may know of the clocks: the one of whoever is to act, and in an auction by when all have answered,
    /// which is [`Clocks::latest_answer`].
    pub(super) fn public_clock(self, latest: Option<Millis>, now: Millis) -> Option<Clock> {
        match latest {
            None => self.running(now),
            Some(latest) => {
                let seat = self.game.table.person_to_act()?;
                Some(Clock { seat, runs_out: Some(latest), goes_on: None })
            }
        }
    }

    /// Whether the settings that a person changed since a moment have moved a deadline that everybody is told.
    pub fn has_moved_deadline(self, user: UserId, since: Millis, now: Millis) -> bool {
        let is_asked =
            self.game.table.seat_of(user).is_some_and(|seat| self.game.table.people_asked().contains(&seat));
        // Who has named no city may be taken to live where the host does.
        if !is_asked && !self.game.table.chairs.is_host(user) {
            return false;
        }
        let mut before = self.game.clone();
        before.private.settings.retain(|(of, setting)| *of != user || setting.at < since);
        let told = |game: &Game| game.clocks().public_clock(game.clocks().latest_answer(), now);
        told(&before) != told(self.game)
    }

    /// What a player had left when the present question was put, or the auction opened; `None` without a clock.
    pub fn bank(self, seat: Seat) -> Option<Bank> {
        let mut bank = Bank::new(self.game.table.terms.pace.time_control()?);
        let calendar = self.game.waking_hours().calendar(seat);
        for stretch in &self.game.stretches[seat.index()] {
            match *stretch {
                Stretch::Waited { from, until, answered } => {
                    bank.waited(calendar.waking(from, until));
                    if answered {
                        bank.answered();
                    }
                }
                Stretch::Given(time) => bank.extend(time),
            }
        }
        Some(bank)
    }

    /// How much time somebody has left who is asked, at the moment since which their clock runs; `None` without a clock.
    pub(super) fn left(self, seat: Seat) -> Option<Duration> {
        let calendar = self.game.waking_hours().calendar(seat);
        let paid = self.game.private.ahead.paid(&self.game.table, seat);
        let paid = paid.spans().iter().map(|span| calendar.waking(span.from, span.until)).sum();
        Some(self.bank(seat)?.left().saturating_sub(paid))
    }

    /// The latest deadline of anybody who may still bid in the auction under way, counted from the last step that
    /// everybody saw, with all the time that they had when it opened. `None` if there is no such auction, or no clock.
    pub fn latest_answer(self) -> Option<Millis> {
        self.game.table.asks_all_since()?;
        let latest = |seat: Seat| {
            let since = self.game.table.question.since.max(self.game.table.asked_since(seat));
            self.game.waking_hours().calendar(seat).after_waking(since, self.bank(seat)?.left())
        };
        self.game.table.people_asked().into_iter().filter_map(latest).max()
    }

    /// When a computer player stands in for the person whom the game waits for, because they are away.
    pub(super) fn stands_in_at(self) -> Option<Millis> {
        let seat = self.game.table.person_to_act()?;
        let calendar = self.game.waking_hours().calendar(seat);
        let waited = self.game.stretches[seat.index()].iter().map(|stretch| match *stretch {
            Stretch::Waited { from, until, .. } => calendar.waited_for(from, until),
            Stretch::Given(_) => Duration::ZERO,
        });
        let left = LONGEST_WAIT.saturating_sub(waited.sum());
        let wanted = calendar.leaves(self.game.table.question.since(), Meanwhile::StandIn);
        let waited_for = calendar
            .leaves(self.game.table.question.since(), Meanwhile::Wait)
            .and_then(|from| calendar.after_waiting(from, left));
        [wanted, waited_for].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use ra::rules::{Action, Edition, Players, Setup, Tile, sun_groups};

    use super::*;
    use crate::clock::{Away, Habits, Minute, Nights, Pace, Sleep, Span, Zone};
    use crate::game::autoplay_level::AutoplayLevel;
    use crate::game::{
        Actor, BoardCall, Deal, Entry, Line, Number, Person, PrivateState, RULES, Setting, Start, Terms, Who,
    };
    use crate::id::{GameId, UserId};
    use crate::language::Language;
    use crate::theme::Theme;

    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    /// A Friday two days before clocks change in Berlin.
    const BEGIN: i64 = 1_774_602_000_000;

    /// When something was set, when they sleep, and when they leave and for how long.
    type Set = (i64, Option<(i64, i64)>, Option<(i64, i64)>);

    /// A game of three in which everybody draws; what came before the last question, and what happens to the clocks.
    #[derive(Debug, Clone)]
    struct Course {
        /// How long after the one before it each entry is made.
        entries: Vec<(i64, Entry)>,
        settings: Vec<Set>,
        outages: Vec<(i64, i64)>,
        pace: Pace,
    }

    fn game(course: &Course) -> Game {
        let mut bag: Vec<Tile> = Edition::Pharaoh.tiles().to_vec();
        // The Ra tiles last: no auction comes.
        bag.sort_by_key(|tile| *tile == Tile::Ra);
        let suns = sun_groups(Players::new(3).unwrap());
        let setup = Setup::new(Edition::Pharaoh, suns, &bag).unwrap();
        let mut at = BEGIN;
        let (mut turn, mut lines) = (0, Vec::new());
        for (after, entry) in &course.entries {
            at += after;
            let is_action = matches!(entry, Entry::Action(_));
            let actor = if is_action { Actor::Person(Number(turn)) } else { Actor::Program };
            turn = if is_action { (turn + 1) % 3 } else { turn };
            let (seq, words) = (lines.len() as i64 + 1, entry.to_string());
            lines.push(Line::at_once(seq, actor, Millis(at), words));
        }
        let person = |number| Person { who: Who::User(UserId(number)), name: "Isis".to_owned() };
        let start = Start {
            id: GameId(1),
            rules: RULES,
            zone: None,
            terms: Terms {
                edition: Edition::Pharaoh,
                pace: course.pace,
                autoplay: AutoplayLevel::Nothing,
                language: Language::En,
                advice: true,
                rated: true,
                theme: Theme::Light,
            },
            in_cup: None,
            started_at: Millis(BEGIN),
            deal: Deal { setup, salt: "salt".to_owned() },
            people: (1..=3).map(person).collect(),
            host: Number(0),
        };
        let setting = |(at, sleep, away): &Set| {
            let minute = |minute| Minute::new(minute).unwrap();
            let (meanwhile, moment) = (Meanwhile::Wait, |at| Millis(BEGIN + at));
            let habits = Habits {
                zone: Zone::named("Europe/Berlin"),
                nights: sleep
                    .and_then(|(from, to)| Sleep::new(minute(from), minute(to)))
                    .map_or(Nights::NotTold, Nights::At),
                away: away.map(|(since, lasts)| Away {
                    since: moment(since),
                    until: moment(since + lasts),
                    meanwhile,
                }),
            };
            let setting = Setting { habits, ..Setting::unset(Millis(BEGIN + at)) };
            [1, 2, 3].map(|user| (UserId(user), setting.clone()))
        };
        let outage = |(from, lasts): &(i64, i64)| Span {
            from: Millis(BEGIN + from),
            until: Millis(BEGIN + from + lasts),
        };
        let aside = PrivateState {
            settings: course.settings.iter().flat_map(setting).collect(),
            outages: course.outages.iter().map(outage).collect(),
            ..PrivateState::default()
        };
        let seq = lines.len() as i64;
        start.replay(lines, seq).unwrap().with(aside)
    }

    fn course() -> impl Strategy<Value = Course> {
        let seat = Seat::new(0).unwrap();
        let entry = prop_oneof![
            5 => Just(Entry::Action(Action::Draw)),
            1 => Just(Entry::Hold(None)),
            1 => Just(Entry::GoOn),
            1 => (1..48u64).prop_map(move |hours| Entry::Extend(seat, Duration::from_secs(hours * 3600))),
        ];
        // A bag without Ra has room for eight tiles on the track.
        let entries = prop::collection::vec((MINUTE..2 * DAY, entry), 0..8);
        let sleep = (0..1440i64, 1..=720i64).prop_map(|(from, lasts)| (from, (from + lasts) % 1440));
        let away = (0..10 * DAY, HOUR..3 * DAY);
        let settings =
            prop::collection::vec((0..10 * DAY, prop::option::of(sleep), prop::option::of(away)), 0..4);
        let settings = settings.prop_map(|mut settings| {
            settings.sort_unstable_by_key(|(at, ..)| *at);
            settings.dedup_by_key(|(at, ..)| *at);
            settings
        });
        let outages = prop::collection::vec((0..10 * DAY, MINUTE..DAY), 0..4);
        let paces = prop::sample::select(Pace::ALL[..4].to_vec());
        (entries, settings, outages, paces).prop_map(|(entries, settings, outages, pace)| Course {
            entries,
            settings,
            outages,
            pace,
        })
    }

    fn runs_out(course: &Course, now: i64) -> Option<Millis> {
        game(course).clocks().running(Millis(BEGIN + now)).and_then(|clock| clock.runs_out)
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

        /// A deadline follows from what has happened; that time passes does not move it.
        #[test]
        fn a_deadline_stays_where_it_is(course in course(), now in 0..30 * DAY, later in 0..30 * DAY) {
            prop_assert_eq!(runs_out(&course, now), runs_out(&course, now + later));
        }

        /// When it comes, the player has been waited for as long as they had time, all of it awake.
        #[test]
        fn all_of_the_time_can_be_used(course in course()) {
            let game = game(&course);
            let Some(Clock { seat, runs_out: Some(out), .. }) = game.clocks().running(Millis(BEGIN)) else { return Ok(()) };
            let left = game.clocks().bank(seat).unwrap().left();
            prop_assert_eq!(game.waking_hours().calendar(seat).waking(game.table.question.since(), out), left);
        }

        /// Neither the program's faults nor a pause bring a deadline nearer, wherever they fall.
        #[test]
        fn an_outage_brings_no_deadline_nearer(course in course(), from in 0..12 * DAY, lasts in MINUTE..3 * DAY) {
            let mut with = course.clone();
            with.outages.push((from, lasts));
            prop_assert!(runs_out(&with, 0) >= runs_out(&course, 0));
        }

        /// What somebody sets never makes their time run out before the moment at which they set it.
        #[test]
        fn a_change_of_settings_is_no_trap(course in course(), after in 0..3 * DAY, sleep in 1..=720i64) {
            let Some(before) = runs_out(&course, 0) else { return Ok(()) };
            let at = course.settings.last().map_or(0, |(at, ..)| *at).max(course.entries.iter().map(|(after, _)| after).sum()) + after + 1;
            let mut with = course.clone();
            with.settings.push((at, Some((0, sleep)), None));
            let then = runs_out(&with, 0).unwrap();
            prop_assert!(then >= before.min(Millis(BEGIN + at)), "{then:?} {before:?} {at}");
            // What was over is over.
            prop_assert!(before.0 > BEGIN + at || then == before);
        }

        /// Nobody saves more than the cap by answering, and everybody has something to think with.
        #[test]
        fn a_bank_has_its_bounds(course in course()) {
            let terms = course.pace.time_control().unwrap();
            let given = course.entries.iter().map(|(_, entry)| {
                if let Entry::Extend(_, time) = entry { *time } else { Duration::ZERO }
            });
            let most = terms.cap + given.sum::<Duration>();
            let game = game(&course);
            for seat in (0..3).filter_map(Seat::new) {
                prop_assert!(game.clocks().bank(seat).unwrap().left() <= most);
            }
        }
    }

    #[test]
    fn a_paused_game_has_no_deadline_and_loses_none() {
        let course = |entries: &[(i64, Entry)]| Course {
            entries: entries.to_vec(),
            settings: Vec::new(),
            outages: Vec::new(),
            pace: Pace::Standard,
        };
        let draw = (HOUR, Entry::Action(Action::Draw));
        assert_eq!(runs_out(&course(&[draw]), 0), Some(Millis(BEGIN + 49 * HOUR)));
        assert_eq!(runs_out(&course(&[draw, (HOUR, Entry::Hold(None))]), 0), None);
        let paused = course(&[draw, (HOUR, Entry::Hold(None)), (5 * DAY, Entry::GoOn)]);
        assert_eq!(runs_out(&paused, 0), Some(Millis(BEGIN + 49 * HOUR + 5 * DAY)));
        let unclocked = Course { pace: Pace::Unclocked, ..course(&[draw]) };
        assert_eq!(runs_out(&unclocked, 0), None);
    }

    /// Somebody drew a minute before the program died; its last sign of life was older, so that the draw lies in the outage.
    #[test]
    fn nobody_slept_when_the_program_was_about_to_die() {
        let course = Course {
            entries: vec![(HOUR, Entry::Action(Action::Draw))],
            settings: Vec::new(),
            outages: vec![(HOUR - MINUTE, 2 * HOUR)],
            pace: Pace::Standard,
        };
        let (game, back) = (game(&course), Millis(BEGIN + 4 * HOUR));
        let asked = Seat::new(1).unwrap();
        assert_eq!(game.notifications().board_call(asked, back), BoardCall::Now);
        let calls = game.notifications().calls(back);
        assert_eq!(calls.due, [], "the board that comes calls them, and nothing besides");
    }

    /// The channel was lost a minute after somebody's time had run out, before anything was done for them.
    #[test]
    fn nobody_is_late_where_the_bot_cannot_write() {
        let draw = (HOUR, Entry::Action(Action::Draw));
        let course =
            Course { entries: vec![draw], settings: Vec::new(), outages: Vec::new(), pace: Pace::Standard };
        let lost = Millis(BEGIN + 49 * HOUR + MINUTE);
        let within = game(&course);
        assert_eq!(within.sight().people_out_of_time(lost).len(), 1);
        let outages = vec![Span::new(lost, None)];
        let aside = PrivateState { outages, unreached_since: Some(lost), ..PrivateState::default() };
        let game = within.with(aside);
        let now = lost.after(Duration::from_secs(60));
        assert_eq!(game.sight().people_out_of_time(now), []);
        assert!(
            game.schedule().due(now).is_some_and(|due| due > now),
            "it would be looked after all the time"
        );
    }
}
