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
