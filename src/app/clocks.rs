//! The clocks of a running game: how much time its players have, and when it runs out. What a clock shows is computed
//! from the history, the settings and now, and stored nowhere.

use std::time::Duration;

use super::round::Round;
use crate::clock::{Away, Bank, Calendar, Habits, Meanwhile, Minute, Rest, Sleep, Span, Zone};
use crate::id::UserId;
use crate::rules::Seat;
use crate::store::settings::SettingRow;
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

impl Round {
    /// The clock of the player whom the game waits for; `None` if that is nobody, or a computer player, or the game
    /// stands still.
    pub fn clock(&self, now: Millis) -> Option<Clock> {
        let seat = self.person_to_act()?;
        let calendar = self.calendar(seat);
        let runs_out = self.bank(seat).and_then(|bank| calendar.after_waking(self.asked_since, bank.left()));
        let from = now.max(self.asked_since);
        let rests = runs_out.is_some() && calendar.rest(from).0 != Rest::Awake;
        Some(Clock { seat, runs_out, goes_on: calendar.wakes(from).filter(|_| rests) })
    }

    /// The person whom the game waits for, unless it stands still.
    pub(super) fn person_to_act(&self) -> Option<Seat> {
        let seat = self.state().to_act().filter(|_| self.halted().is_none())?;
        self.player(seat).computer().is_none().then_some(seat)
    }

    /// What a player had left when the present question was put; `None` without a clock.
    pub fn bank(&self, seat: Seat) -> Option<Bank> {
        let mut bank = Bank::new(self.game.pace.terms()?);
        let calendar = self.calendar(seat);
        for stretch in &self.player(seat).stretches {
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

    /// When a computer player stands in for the person whom the game waits for, because they are away.
    pub(super) fn stands_in_at(&self) -> Option<Millis> {
        let seat = self.person_to_act()?;
        let calendar = self.calendar(seat);
        let waited = self.player(seat).stretches.iter().map(|stretch| match *stretch {
            Stretch::Waited { from, until, .. } => calendar.waited_for(from, until),
            Stretch::Given(_) => Duration::ZERO,
        });
        let left = LONGEST_WAIT.saturating_sub(waited.sum());
        let wanted = calendar.leaves(self.asked_since, Meanwhile::StandIn);
        let waited_for = calendar
            .leaves(self.asked_since, Meanwhile::Wait)
            .and_then(|from| calendar.after_waiting(from, left));
        [wanted, waited_for].into_iter().flatten().min()
    }

    /// Whether a player is away at a moment, as they have said.
    pub(super) fn is_away(&self, seat: Seat, at: Millis) -> bool {
        matches!(self.calendar(seat).rest(at).0, Rest::Away(_))
    }

    /// Which time counts for a player's clock.
    pub(super) fn calendar(&self, seat: Seat) -> Calendar {
        self.calendar_with(seat, self.game.pace.terms().is_none_or(|terms| terms.heeds_sleep))
    }

    /// When a player may be called: never while they sleep, whatever the pace.
    pub(super) fn calling_hours(&self, seat: Seat) -> Calendar {
        self.calendar_with(seat, true)
    }

    fn calendar_with(&self, seat: Seat, heeds_sleep: bool) -> Calendar {
        let user = self.player(seat).user;
        let rows = self.settings.iter().filter(|row| row.user == user);
        let outages = self.outages.iter().map(|&(from, until)| Span { from, until });
        let changes = rows.map(|row| (row.at, habits(row))).collect();
        Calendar::new(changes, self.halts.iter().copied().chain(outages).collect(), heeds_sleep)
    }

    /// What somebody's settings were at a moment.
    pub(super) fn setting_at(&self, user: UserId, at: Millis) -> Option<&SettingRow> {
        self.settings.iter().filter(|row| row.user == user && row.at <= at).max_by_key(|row| row.at)
    }
}

/// What matters to a clock of somebody's settings. What cannot be read counts as not said.
pub(super) fn habits(row: &SettingRow) -> Habits {
    let sleep = row.sleep.and_then(|(from, to)| Sleep::new(Minute::new(from)?, Minute::new(to)?));
    let away = row.away.map(|(since, until)| {
        let meanwhile = if row.stand_in { Meanwhile::StandIn } else { Meanwhile::Wait };
        Away { since, until, meanwhile }
    });
    Habits { zone: Zone::named(&row.zone), sleep, away }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::app::entry::Entry;
    use crate::app::fair::{Deal, RULES};
    use crate::clock::Pace;
    use crate::id::{ChannelId, GameId, GuildId, MessageId};
    use crate::rules::{Action, Edition, Players, Setup, Tile, sun_groups};
    use crate::store::entries::EntryRow;
    use crate::store::games::{GameRow, Place, Status};
    use crate::store::seats::SeatRow;
    use crate::store::whole::Whole;

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

    fn round(course: &Course) -> Round {
        let mut bag: Vec<Tile> = Edition::Pharaoh.tiles().to_vec();
        // The Ra tiles last: no auction comes.
        bag.sort_by_key(|tile| *tile == Tile::Ra);
        let suns = sun_groups(Players::new(3).unwrap());
        let setup = Setup::new(Edition::Pharaoh, suns, &bag).unwrap();
        let mut at = BEGIN;
        let (mut turn, mut rows) = (0, Vec::new());
        for (after, entry) in &course.entries {
            at += after;
            let is_action = matches!(entry, Entry::Action(_));
            let actor = UserId(if is_action { 1 + turn } else { 0 });
            turn = if actor.0 > 0 { (turn + 1) % 3 } else { turn };
            let seq = rows.len() as i64 + 1;
            rows.push(EntryRow { seq, actor, at: Millis(at), body: entry.to_string(), ahead: false });
        }
        let seat = |number: usize| {
            let (user, name, level) = (UserId(number as i64 + 1), "Isis".to_owned(), String::new());
            SeatRow { number, user, name, kept: false, level }
        };
        let setting = |(at, sleep, away): &Set| {
            (1..=3)
                .map(|user| SettingRow {
                    user: UserId(user),
                    at: Millis(BEGIN + at),
                    zone: "Europe/Berlin".to_owned(),
                    sleep: *sleep,
                    away: away.map(|(since, lasts)| (Millis(BEGIN + since), Millis(BEGIN + since + lasts))),
                    stand_in: false,
                    direct: false,
                    next: false,
                })
                .collect::<Vec<_>>()
        };
        let game = GameRow {
            id: GameId(1),
            guild: GuildId(1),
            lobby_channel: ChannelId(1),
            lobby_message: MessageId(1),
            channel: ChannelId(1),
            place: Place::Here,
            host: UserId(1),
            status: Status::Running,
            seats: 3,
            edition: Edition::Pharaoh,
            rules: RULES,
            setup: Deal { setup, salt: "salt".to_owned() }.stored(),
            salt: "salt".to_owned(),
            seq: rows.len() as i64,
            changed_at: Millis(at),
            pace: course.pace,
            started_at: Millis(BEGIN),
            quick: false,
        };
        let outage = |(from, lasts): &(i64, i64)| (Millis(BEGIN + from), Millis(BEGIN + from + lasts));
        Round::load(Whole {
            game,
            seats: (0..3).map(seat).collect(),
            entries: rows,
            answers: Vec::new(),
            shown: 0,
            board: None,
            settings: course.settings.iter().flat_map(setting).collect(),
            outages: course.outages.iter().map(outage).collect(),
            pings: Vec::new(),
            standing: Vec::new(),
        })
        .unwrap()
    }

    fn course() -> impl Strategy<Value = Course> {
        let seat = Seat::new(0).unwrap();
        let entry = prop_oneof![
            5 => Just(Entry::Action(Action::Draw)),
            1 => Just(Entry::Hold),
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
        round(course).clock(Millis(BEGIN + now)).and_then(|clock| clock.runs_out)
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
            let round = round(&course);
            let Some(Clock { seat, runs_out: Some(out), .. }) = round.clock(Millis(BEGIN)) else { return Ok(()) };
            let left = round.bank(seat).unwrap().left();
            prop_assert_eq!(round.calendar(seat).waking(round.asked_since, out), left);
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
            let terms = course.pace.terms().unwrap();
            let given = course.entries.iter().map(|(_, entry)| {
                if let Entry::Extend(_, time) = entry { *time } else { Duration::ZERO }
            });
            let most = terms.cap + given.sum::<Duration>();
            let round = round(&course);
            for seat in (0..3).filter_map(Seat::new) {
                prop_assert!(round.bank(seat).unwrap().left() <= most);
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
        assert_eq!(runs_out(&course(&[draw, (HOUR, Entry::Hold)]), 0), None);
        let paused = course(&[draw, (HOUR, Entry::Hold), (5 * DAY, Entry::GoOn)]);
        assert_eq!(runs_out(&paused, 0), Some(Millis(BEGIN + 49 * HOUR + 5 * DAY)));
        let unclocked = Course { pace: Pace::Unclocked, ..course(&[draw]) };
        assert_eq!(runs_out(&unclocked, 0), None);
    }
}
