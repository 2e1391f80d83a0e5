//! Who is to be called to a game, and when: each person once to a question, never while they sleep, and never for
//! nothing. A board calls those who are awake and want it so; this is about all other calls.

use std::collections::BTreeMap;
use std::time::Duration;

use ra::rules::{Action, Seat};

use super::Game;
use super::actor::Actor;
use super::asked_players::Asks;
use super::entry::Entry;
use super::history_line::Line;
use super::notification_subject::Subject;
use super::obvious_moves::LOOKING;
use super::pause::PauseReason;
use crate::clock::{Calendar, Rest};
use crate::id::UserId;
use crate::time::Millis;

/// Those who wake within this time are told of the end of a game together.
const TOGETHER: Duration = Duration::from_secs(60 * 60);
/// After how much waking time somebody is reminded.
const REMIND_AFTER: Duration = Duration::from_secs(8 * 60 * 60);
/// The part of what is left at which somebody is reminded for the last time.
const LAST_PART: u32 = 8;

/// How far somebody is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Not yet: a board would have called them to a question, but they had just been called; or a call could not be
    /// made, and is made later.
    PutOff,
    /// To a question, because the board did not call them; or because they are next.
    Called,
    /// Because it has waited for a day of theirs.
    Reminded,
    /// Because their time is running out.
    Last,
    /// Because they wanted to be called later, after so many times that they had wanted it of the same question.
    Later(u8),
}

/// The number from which on stages say how often somebody wanted to be called later.
const LATER: i64 = 4;

impl Stage {
    /// Its number, by which it is stored.
    pub fn number(self) -> i64 {
        match self {
            Stage::PutOff => 0,
            Stage::Called => 1,
            Stage::Reminded => 2,
            Stage::Last => 3,
            Stage::Later(times) => LATER + i64::from(times),
        }
    }

    /// The stage of a number; `None` if there is none.
    pub fn of_number(number: i64) -> Option<Stage> {
        match number {
            0 => Some(Stage::PutOff),
            1 => Some(Stage::Called),
            2 => Some(Stage::Reminded),
            3 => Some(Stage::Last),
            later => u8::try_from(later.checked_sub(LATER)?).ok().map(Stage::Later),
        }
    }
}

/// A call that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// Whom.
    pub seat: Seat,
    /// To what.
    pub subject: Subject,
    /// How far.
    pub stage: Stage,
    /// What for.
    pub asks: Asks,
    /// Whether they want to be called by direct message.
    pub direct: bool,
    /// When their own time runs out, if it runs.
    pub runs_out: Option<Millis>,
    /// What was done for them when their time ran out, and by which entry, if they have not been told yet.
    pub late: Option<(i64, Action)>,
}

/// What a board does about calling somebody whom it asks something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardCall {
    /// Nothing: they need no call, or are called besides.
    None,
    /// It calls them.
    Now,
    /// It calls them late: they had just acted when they were asked. It replaces the call that was to come.
    NowInstead,
    /// It would have, had it come before they fell asleep: they are called when they wake.
    OnceAwake,
}

impl Call {
    /// The same as one that is made to a person.
    pub fn to(&self, user: UserId) -> Called {
        Called { user, subject: self.subject, stage: self.stage, at: None }
    }

    /// The calls that this one makes needless for good, also when it is answered and forgotten: that somebody was late,
    /// and that the game has begun.
    pub fn tells_too(&self, user: UserId) -> impl Iterator<Item = Called> {
        let late = self.late.map(|(by, _)| Subject::Late(by - 1));
        let begun = self.direct.then_some(Subject::Begun);
        let own = self.subject;
        let others = late.into_iter().chain(begun).filter(move |subject| *subject != own);
        others.map(move |subject| Called { user, subject, stage: Stage::Called, at: None })
    }
}

/// A call that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    /// Whom.
    pub user: UserId,
    /// To what.
    pub subject: Subject,
    /// How far.
    pub stage: Stage,
    /// When a call is to be made that was put off.
    pub at: Option<Millis>,
}

impl Called {
    /// Whether it tells that the game was called off, after which nothing in the game changes any more.
    pub fn tells_calling_off(&self) -> bool {
        self.subject == Subject::CalledOff
    }
}

/// The calls of a game's people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Calls {
    /// Those that are due, at most one for each person.
    pub due: Vec<Call>,
    /// Later ones: whose, and when. There may be several for a person.
    pub later: Vec<(Seat, Millis)>,
}

/// Who is to be called to a game, and when.
#[derive(Debug, Clone, Copy)]
pub struct Notifications<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Notifications<'g> {
    /// The calls that are due, the latest for each person, and later ones.
    pub fn calls(self, now: Millis) -> Calls {
        if self.game.table.is_called_off() {
            return self.calls_of_calling_off(now);
        }
        if let Some(since) = self.game.out_of_reach().since() {
            return self.calls_out_of_reach(since, now);
        }
        let Calls { mut due, mut later } = Calls::default();
        let has_decided = |seat: Seat| self.game.private.ahead.has_pending(seat);
        let asked = self.game.table.asked_people().into_iter().filter(|(seat, _)| !has_decided(*seat));
        for (seat, kind) in asked.filter(|(seat, kind)| !self.needs_no_call(*seat, *kind)) {
            let (subject, since) = self.game.table.question_of(seat, kind);
            let called = self.stage_of(seat, subject);
            let plan = self
                .calls_to_come(seat, kind, subject, since)
                .into_iter()
                .filter(|(stage, _)| Some(*stage) > called);
            let wanted = self.later_call(seat, kind, subject);
            // Whoever has said when to call them is called then, and before that by the last reminder alone.
            let plan = plan.filter(|(stage, _)| wanted.is_none() || *stage == Stage::Last).chain(wanted);
            let not_before = self.put_off_to(seat, subject);
            let plan = plan.map(|(stage, at)| (stage, not_before.map_or(at, |until| at.max(until))));
            let (past, to_come): (Vec<_>, Vec<_>) = plan.partition(|(_, at)| *at <= now);
            // After an outage several may be due: one call is enough, and none in their sleep.
            let wakes = self.game.waking_hours().calling_hours(seat).wakes(now).filter(|_| !past.is_empty());
            // The last reminder says more than that they wanted to be called.
            let is_last = past.iter().any(|(stage, _)| *stage == Stage::Last);
            let stage = if is_last { Some(Stage::Last) } else { past.iter().map(|(stage, _)| *stage).max() };
            let stage = stage.filter(|_| wakes == Some(now));
            let (direct, runs_out) = (self.wants_direct(seat, now), self.game.clocks().runs_out(seat));
            let late = self.untold_lateness(seat);
            due.extend(stage.map(|stage| Call { seat, subject, stage, asks: kind, direct, runs_out, late }));
            let once_awake = wakes.filter(|_| stage.is_none());
            later.extend(to_come.iter().map(|(_, at)| *at).chain(once_awake).map(|at| (seat, at)));
        }
        for told in [self.calls_out_of_sight(now), self.calls_of_start(now)] {
            due.extend(told.due);
            later.extend(told.later);
        }
        // Whoever is called to something else is told there.
        let others: Vec<Seat> = due
            .iter()
            .filter(|call: &&Call| !matches!(call.asks, Asks::Late | Asks::OutOfSight))
            .map(|call| call.seat)
            .collect();
        due.retain(|call| call.asks != Asks::Late || !others.contains(&call.seat));
        Calls { due, later }
    }

    /// When people of a running game are next called, by person; now, if a call is due. Nobody is called while the bot
    /// is off the server.
    pub fn next_calls(self, now: Millis) -> BTreeMap<UserId, Millis> {
        let mut people = BTreeMap::new();
        if self.game.table.has_ended() || self.is_held() {
            return people;
        }
        let Calls { due, later } = self.calls(now);
        for (seat, at) in due.iter().map(|call| (call.seat, now)).chain(later) {
            if let Some(user) = self.game.table.player(seat).user() {
                let first = people.entry(user).or_insert(at);
                *first = at.min(*first);
            }
        }
        people
    }

    /// When people who slept, or do not see the board, are next told that the game is over or was called off; `None` once
    /// all know it.
    pub fn end_told_at(self, now: Millis) -> Option<Millis> {
        let Calls { due, later } = self.calls(now);
        let is_told = self.game.table.has_ended() && !self.is_held();
        due.iter().map(|_| now).chain(later.into_iter().map(|(_, at)| at)).min().filter(|_| is_told)
    }

    /// Whether the game stands still because the bot is off the server, or may not act there.
    fn is_held(self) -> bool {
        matches!(self.game.table.halted(), Some(PauseReason::Gone | PauseReason::Held))
    }

    /// Everybody is told once that the bot cannot write where the game is played: by direct message, while they are
    /// awake.
    fn calls_out_of_reach(self, since: Millis, now: Millis) -> Calls {
        let mut calls = Calls::default();
        let Some(subject) = self.game.out_of_reach().subject() else { return calls };
        for seat in self.game.table.told_of_end() {
            let told = (seat, subject, Asks::OutOfReach);
            self.tell_once(&mut calls, told, since, &self.game.waking_hours().awake_hours(seat), now);
        }
        calls
    }

    /// Each who cannot see the channel is told once, by direct message.
    pub(super) fn calls_out_of_sight(self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        for (seat, one) in self.game.sight().unsighted() {
            let told = (seat, self.game.sight().subject(one), Asks::OutOfSight);
            self.tell_once(
                &mut calls,
                told,
                one.noticed_at,
                &self.game.waking_hours().calling_hours(seat),
                now,
            );
        }
        calls
    }

    /// Players who use direct messages are told once that the game has begun, while they are awake, unless they were
    /// asked something or have acted first.
    pub(super) fn calls_of_start(self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        let since = self.game.table.started_at;
        let untold: Vec<Seat> = self.game.table.chairs.players().map(|(seat, _)| seat).collect();
        for seat in untold.into_iter().filter(|seat| self.is_untold_of_start(*seat)) {
            let hours = self.game.waking_hours().calling_hours(seat);
            self.tell_once(&mut calls, (seat, Subject::Begun, Asks::Begun), since, &hours, now);
        }
        calls
    }

    /// Players by direct message learn once, by day, that the game was called off, except the person who did it. If the
    /// game was out of reach, everybody learns it so.
    pub(super) fn calls_of_calling_off(self, now: Millis) -> Calls {
        let mut calls = Calls::default();
        let Some(last) = self.game.lines.last() else { return calls };
        let by = match (last.words.parse(), self.game.table.calling_off()) {
            (Ok(Entry::CancelByAll), Some(asked)) => asked.agreed.last().map(|last| Actor::Person(*last)),
            _ => Some(last.actor),
        };
        for seat in self.game.table.told_of_end() {
            let has_done_it = by == Some(Actor::Person(self.game.table.player(seat).number));
            let is_told_so = self.game.private.unreached_since.is_some() || self.wants_direct(seat, now);
            if is_told_so && !has_done_it {
                let hours = self.game.waking_hours().calling_hours(seat);
                self.tell_once(&mut calls, (seat, Subject::CalledOff, Asks::CalledOff), last.at, &hours, now);
            }
        }
        calls
    }

    fn is_untold_of_start(self, seat: Seat) -> bool {
        let player = self.game.table.player(seat);
        let Some(user) = player.user().filter(|_| player.stand_in.is_none()) else { return false };
        let setting = self.game.waking_hours().setting_at(seat, self.game.table.started_at);
        let is_asked = self.game.table.asks(user).is_some();
        let was_called = || {
            self.game.private.called.iter().any(|call| call.user == user && call.subject.question().is_some())
        };
        self.game.table.is_going_on()
            && !self.game.table.is_of_one_person()
            && setting.is_some_and(|setting| setting.direct)
            && player.acted.is_none()
            && !is_asked
            && !was_called()
    }

    /// Adds the call by which a player is told something once, by direct message and while they are awake in these hours,
    /// from a moment on.
    pub(super) fn tell_once(
        self,
        calls: &mut Calls,
        (seat, subject, asks): (Seat, Subject, Asks),
        since: Millis,
        hours: &Calendar,
        now: Millis,
    ) {
        if self.stage_of(seat, subject) > Some(Stage::PutOff) {
            return;
        }
        let at = self.put_off_to(seat, subject).unwrap_or(since).max(since);
        let call =
            Call { seat, subject, stage: Stage::Called, asks, direct: true, runs_out: None, late: None };
        match hours.wakes(now.max(at)) {
            Some(wakes) if wakes <= now => calls.due.push(call),
            wakes => calls.later.extend(wakes.map(|at| (seat, at))),
        }
    }

    /// What was done for a player when their time last ran out, unless they have acted or been called since.
    fn untold_lateness(self, seat: Seat) -> Option<(i64, Action)> {
        let (by, _) = self.game.table.chairs.late_by(seat)?;
        let user = self.game.table.player(seat).user();
        let is_told = |call: &Called| {
            let is_of_it = match call.subject {
                Subject::Late(before) => before == by - 1,
                Subject::Question(entry) => entry >= by,
                Subject::OutOfReach(_) | Subject::OutOfSight(_) | Subject::Begun | Subject::CalledOff => {
                    false
                }
            };
            Some(call.user) == user && is_of_it && call.stage > Stage::PutOff
        };
        if self.game.private.called.iter().any(is_told) {
            return None;
        }
        let action = self.game.lines.iter().find(|line| line.seq == by)?.action()?;
        Some((by, action))
    }

    /// Whether nobody need be called to an auction because what they would answer is clear in every case, as
    /// everybody could work out.
    fn needs_no_call(self, seat: Seat, asks: Asks) -> bool {
        asks == Asks::MayAnswer && self.game.obvious_moves().is_clear_in_every_case(seat)
    }

    /// Whether the game waits for a person: they are asked something, and have neither decided it nor answered it ahead.
    pub fn waits_for(self, user: UserId) -> bool {
        let Some(seat) = self.game.table.seat_of(user) else { return false };
        let has_decided = self.game.private.ahead.has_pending(seat);
        let is_open = |asks: Asks| {
            if asks == Asks::ToAct { !has_decided } else { self.game.private.ahead.plan_of(seat).is_none() }
        };
        self.game.table.asks(user).is_some_and(is_open)
    }

    /// What a person who uses direct messages is asked now and has neither answered nor decided, whether or not they have
    /// been called to it.
    pub fn asked_directly(self, user: UserId, now: Millis) -> Option<Call> {
        let seat = self.game.table.seat_of(user).filter(|_| self.waits_for(user))?;
        if !self.wants_direct(seat, now) {
            return None;
        }
        let asks = self.game.table.asks(user).filter(|asks| !self.needs_no_call(seat, *asks))?;
        let is_within_reach = self.game.out_of_reach().since().is_none();
        is_within_reach.then(|| self.direct_call(seat, asks))
    }

    /// The question that is open to a person, whatever they have decided, and even if nobody can be notified now.
    pub fn open_question(self, user: UserId) -> Option<Call> {
        let seat = self.game.table.seat_of(user)?;
        self.game.table.asks(user).map(|asks| self.direct_call(seat, asks))
    }

    fn direct_call(self, seat: Seat, asks: Asks) -> Call {
        Call {
            seat,
            subject: self.game.table.question_of(seat, asks).0,
            stage: Stage::PutOff,
            asks,
            direct: true,
            runs_out: self.game.clocks().runs_out(seat),
            late: self.untold_lateness(seat),
        }
    }

    /// Whether a player is called by direct message: they want it so, or cannot see the channel.
    pub fn wants_direct(self, seat: Seat, now: Millis) -> bool {
        self.game.sight().is_out_of_sight(seat)
            || self.game.waking_hours().setting_at(seat, now).is_some_and(|setting| setting.direct)
    }

    /// When a player is awake so that they may be called, from a moment on; `None` for never.
    pub fn wakes(self, seat: Seat, now: Millis) -> Option<Millis> {
        self.game.waking_hours().calling_hours(seat).wakes(now)
    }

    /// Whether a player is awake at a moment, so that they may be called.
    pub(super) fn is_awake(self, seat: Seat, now: Millis) -> bool {
        self.game.waking_hours().calling_hours(seat).rest(now).0 == Rest::Awake
    }

    /// What a board that is posted now does about calling a player whom it asks something, or tells of the end; who is
    /// stood in for is asked nothing, but told of the end.
    ///
    /// Whoever slept when they were asked, or wanted to be called by direct message, is called besides, however late
    /// the board comes: so each is called once. Whoever has fallen asleep since then is called when they wake.
    pub(super) fn board_call(self, seat: Seat, now: Millis) -> BoardCall {
        let player = self.game.table.player(seat);
        let is_called =
            if self.game.table.is_over() { player.is_person() } else { player.computer().is_none() };
        let is_before_turn = self.game.table.position.to_act().is_some_and(|to_act| to_act != seat);
        let is_called = is_called && !(is_before_turn && self.needs_no_call(seat, Asks::MayAnswer));
        let (subject, since) = self.game.table.asked_by(seat);
        let is_for_board =
            is_called && self.is_for_board(seat, since) && self.stage_of(seat, subject).is_none();
        if !is_for_board || self.is_looking(seat, now) {
            return BoardCall::None;
        }
        let comes_late = !self.game.table.is_over()
            && subject.question().and_then(|question| self.looked_until(seat, question)).is_some();
        match self.is_awake(seat, now) {
            true if comes_late => BoardCall::NowInstead,
            true => BoardCall::Now,
            false => BoardCall::OnceAwake,
        }
    }

    /// Whether a player was awake when something happened. What happens just before the program dies falls into what is
    /// noted as an outage later, and nobody slept for that.
    pub(super) fn was_awake(self, seat: Seat, at: Millis) -> bool {
        self.game.waking_hours().awake_hours(seat).rest(at).0 == Rest::Awake
    }

    /// Whether a question put at this moment is for the board to call a player to: they were awake, and want to be
    /// called there.
    fn is_for_board(self, seat: Seat, since: Millis) -> bool {
        self.was_awake(seat, since) && !self.wants_direct(seat, since)
    }

    /// Whether a message in the channel may call a player now: they are awake, want to be called there, and are not
    /// looking.
    pub fn may_be_called_there(self, seat: Seat, now: Millis) -> bool {
        let is_person = self.game.table.player(seat).computer().is_none();
        is_person && self.is_awake(seat, now) && !self.wants_direct(seat, now) && !self.is_looking(seat, now)
    }

    /// Whether a player has just done something at the table, looking at it; taking it back is something, too.
    /// A person who acted elsewhere has seen the result there. A person who is called by direct message looks only there.
    /// The end of a game is told to all but the person who brought it about in the channel.
    fn is_looking(self, seat: Seat, now: Millis) -> bool {
        let elsewhere = self.game.contact().reach_on(seat).and_then(|reach| reach.elsewhere_at);
        let own = Actor::Person(self.game.table.player(seat).number);
        let is_over = self.game.table.is_over();
        let recent = self.game.lines.iter().rev().take_while(|line| now.since(line.at) <= LOOKING);
        let mut recent = recent.take(if is_over { 1 } else { usize::MAX });
        let is_own = |line: &Line| line.actor == own && !line.ahead.is_ahead() && line.at <= now;
        let looks_here = is_over || !self.wants_direct(seat, now);
        let is_here = |line: &Line| looks_here && elsewhere.is_none_or(|at| line.decided_at > at);
        // What they decided elsewhere may be played after the undo window, and is shown to them there then.
        let is_shown = |line: &Line| elsewhere == Some(line.decided_at) && line.at == now && !is_over;
        (elsewhere == Some(now) && !is_over)
            || recent.any(|line| is_own(line) && (is_here(line) || is_shown(line)))
    }

    /// When a player is called who had just acted here when they were asked: by then they may look no more. `None` if they
    /// had not just acted, if what asked them came of their own move at once, so that they were shown it, or if they are
    /// called by direct message.
    fn looked_until(self, seat: Seat, question: i64) -> Option<Millis> {
        let elsewhere = self.game.contact().reach_on(seat).and_then(|reach| reach.elsewhere_at);
        let own = Actor::Person(self.game.table.player(seat).number);
        let until = self.game.lines.partition_point(|line| line.seq <= question);
        let known = &self.game.lines[..until];
        let place = known.iter().rposition(|line| line.actor == own && !line.ahead.is_ahead())?;
        let (last, asked_at) = (&known[place], known.last()?.at);
        let came_at_once = |line: &Line| match line.actor {
            Actor::Computer(_) | Actor::StandIn => true,
            Actor::Person(_) => line.ahead.is_ahead() && line.at == last.at,
            Actor::Program => line.at == last.at,
        };
        let is_shown = known[place + 1..].iter().all(came_at_once);
        let looks_here = !self.wants_direct(seat, asked_at);
        let is_here = looks_here && elsewhere.is_none_or(|at| last.decided_at > at);
        (is_here && !is_shown && asked_at.since(last.at) <= LOOKING).then(|| last.at.after(LOOKING))
    }

    /// What people are asked or told for which they are called. A game that is out of reach asks nothing: when it goes on
    /// it asks anew.
    fn calls_for(self) -> Vec<(Seat, Asks)> {
        let mut calls_for = self.game.table.asked_people();
        if self.game.out_of_reach().since().is_some() {
            calls_for.retain(|(_, asks)| *asks == Asks::Late);
        }
        calls_for
    }

    /// The calls that went out to questions that are answered now, or not asked for a while.
    pub fn answered_calls(self) -> Vec<Called> {
        let calls = self.game.private.called.iter().copied();
        calls.filter(|called| !self.is_open(called.user, called.subject)).collect()
    }

    /// Whether a person is still asked or told something.
    pub fn is_open(self, user: UserId, subject: Subject) -> bool {
        let is_asked = |(seat, asks): &(Seat, Asks)| {
            self.game.table.player(*seat).user() == Some(user)
                && self.game.table.question_of(*seat, *asks).0 == subject
        };
        self.game.out_of_reach().subject() == Some(subject)
            || subject == Subject::Begun && !self.game.table.is_over()
            || self.game.sight().subjects().any(|other| other == subject)
            || self.calls_for().iter().any(is_asked)
    }

    /// What people are asked or told at present.
    pub fn open_subjects(self) -> Vec<Subject> {
        let out_of_reach = self.game.out_of_reach().subject();
        let begun = (!self.game.table.is_over()).then_some(Subject::Begun);
        let told = out_of_reach.into_iter().chain(begun).chain(self.game.sight().subjects());
        let asked = self.calls_for().into_iter();
        asked.map(|(seat, asks)| self.game.table.question_of(seat, asks).0).chain(told).collect()
    }

    /// The calls that were made to the person on a seat about something.
    fn sent_to(self, seat: Seat, subject: Subject) -> impl Iterator<Item = &'g Called> {
        let user = self.game.table.player(seat).user();
        let calls = self.game.private.called.iter();
        calls.filter(move |call| (Some(call.user), call.subject) == (user, subject))
    }

    /// Until when calling somebody to a question is put off: a board did not call them because they had just been
    /// called, or Discord did not take the call.
    fn put_off_to(self, seat: Seat, subject: Subject) -> Option<Millis> {
        self.sent_to(seat, subject).find_map(|call| call.at)
    }

    /// How far somebody has been called to a question. Whoever was called because they wanted to be is reminded by that.
    fn stage_of(self, seat: Seat, subject: Subject) -> Option<Stage> {
        let stage = |call: &Called| match call.stage {
            Stage::Later(_) => Stage::Reminded,
            Stage::PutOff | Stage::Called | Stage::Reminded | Stage::Last => call.stage,
        };
        self.sent_to(seat, subject).map(stage).max()
    }

    /// The call that somebody wants who has not answered yet, and when.
    fn later_call(self, seat: Seat, kind: Asks, subject: Subject) -> Option<(Stage, Millis)> {
        let is_asked =
            kind == Asks::ToAct || kind == Asks::MayAnswer && self.game.private.ahead.plan_of(seat).is_none();
        let at = self
            .game
            .waking_hours()
            .calling_hours(seat)
            .wakes(self.game.contact().later_of(seat).filter(|_| is_asked)?)?;
        let times = self.sent_to(seat, subject).filter(|call| matches!(call.stage, Stage::Later(_))).count();
        Some((Stage::Later(u8::try_from(times).unwrap_or(u8::MAX)), at))
    }

    /// All calls to a question that the board does not make, with their moments.
    fn calls_to_come(self, seat: Seat, kind: Asks, subject: Subject, since: Millis) -> Vec<(Stage, Millis)> {
        let hours = self.game.waking_hours().calling_hours(seat);
        let mut plan = Vec::new();
        let has_answered = kind == Asks::MayAnswer && self.game.private.ahead.plan_of(seat).is_some();
        let is_asked = matches!(kind, Asks::ToAct | Asks::MayAnswer) && !has_answered;
        let has_seen = is_asked && self.has_acted_there(seat, since);
        let looked_until = if is_asked {
            subject.question().and_then(|question| self.looked_until(seat, question))
        } else {
            None
        };
        let wants = match kind {
            Asks::ToAct | Asks::MayAnswer | Asks::Over => !self.is_for_board(seat, since),
            Asks::Next => {
                self.game.waking_hours().setting_at(seat, since).is_some_and(|setting| setting.next)
            }
            Asks::Late => self.untold_lateness(seat).is_some(),
            Asks::OutOfReach | Asks::OutOfSight | Asks::Begun | Asks::CalledOff => false,
        };
        // An entry that asks one thing may tell the same person that they are next: only if they want to know.
        let put_off = self.put_off_to(seat, subject).filter(|_| wants || kind != Asks::Next);
        if let Some(at) = put_off.filter(|_| !has_answered) {
            plan.extend(
                hours.wakes(at).map(|at| (Stage::Called, at)).filter(|_| wants || kind != Asks::Late),
            );
        } else if let Some(at) = looked_until {
            plan.extend(hours.wakes(at).map(|at| (Stage::Called, at)));
        } else if wants && !has_answered && !has_seen && !self.is_looking(seat, since) {
            let is_of_all = kind == Asks::Over && !self.wants_direct(seat, since);
            let at = if is_of_all { self.sleepers_told_of_end(seat, since) } else { hours.wakes(since) };
            plan.extend(at.map(|at| (Stage::Called, at)));
        }
        if !matches!(kind, Asks::Next | Asks::Late) && self.game.table.people_asked().contains(&seat) {
            plan.extend(self.reminders(seat).into_iter().filter(|(_, at)| *at >= since));
        }
        plan
    }

    /// Whether a player who is called in the channel has done something at the table after a moment, also if they have
    /// only come back.
    fn has_acted_there(self, seat: Seat, since: Millis) -> bool {
        let acted = self.game.table.player(seat).acted.is_some_and(|(at, _)| at > since);
        acted && !self.wants_direct(seat, since)
    }

    /// When a player who slept as the game ended is told of it in the channel: together with all who wake within the
    /// same hour.
    fn sleepers_told_of_end(self, seat: Seat, since: Millis) -> Option<Millis> {
        let own = self.game.waking_hours().calling_hours(seat).wakes(since)?;
        let sleepers = self.game.table.told_of_end().filter(|other| !self.was_awake(*other, since));
        let in_channel = sleepers.filter(|other| !self.wants_direct(*other, since));
        let mut wakes: Vec<Millis> = in_channel
            .filter_map(|other| self.game.waking_hours().calling_hours(other).wakes(since))
            .collect();
        wakes.sort_unstable();
        let mut rest = &wakes[..];
        while let Some(first) = rest.first() {
            let together = rest.partition_point(|at| *at <= first.after(TOGETHER));
            let (hour, later) = rest.split_at(together);
            if hour.contains(&own) {
                return hour.last().copied();
            }
            rest = later;
        }
        Some(own)
    }

    /// When somebody is reminded whose clock runs. In an auction that may be before their turn, and is not said again
    /// on it.
    fn reminders(self, seat: Seat) -> Vec<(Stage, Millis)> {
        let Some(since) = self.game.private.ahead.running_since(&self.game.table, seat) else {
            return Vec::new();
        };
        let hours = self.game.waking_hours().calling_hours(seat);
        let before_last = self.game.clocks().left(seat).map(|left| left - left / LAST_PART);
        let mut plan = Vec::new();
        if before_last.is_none_or(|time| REMIND_AFTER < time) {
            plan.extend(hours.after_waking(since, REMIND_AFTER).map(|at| (Stage::Reminded, at)));
        }
        let last =
            before_last.and_then(|time| self.game.waking_hours().calendar(seat).after_waking(since, time));
        plan.extend(last.and_then(|at| hours.wakes(at)).map(|at| (Stage::Last, at)));
        plan
    }
}
