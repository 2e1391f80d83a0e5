//! Who is to be called to a game, and when: each person once to a question, never while they sleep, and never for
//! nothing. A board calls those who are awake and want it so; this is about all other calls.

use std::time::Duration;

use super::lobby::commit;
use super::round::Round;
use super::{Error, computer};
use crate::clock::Rest;
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::rules::{Phase, Seat};
use crate::store::pings::{self, PingRow};
use crate::store::{Store, Tx, games};
use crate::time::Millis;

/// Who acted within this time is looking, and needs no call.
pub const LOOKING: Duration = Duration::from_secs(3 * 60);
/// After how much waking time somebody is reminded.
const REMIND_AFTER: Duration = Duration::from_secs(8 * 60 * 60);
/// The part of what is left at which somebody is reminded for the last time.
const LAST_PART: u32 = 8;

/// How far somebody is called. The numbers are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// To a question, because the board did not call them; or because they are next.
    Called = 1,
    /// Because it has waited for a day of theirs.
    Reminded = 2,
    /// Because their time is running out.
    Last = 3,
}

/// A call that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// Whom.
    pub seat: Seat,
    /// The entry that put the question.
    pub question: i64,
    /// How far.
    pub stage: Stage,
    /// What for.
    pub asks: Asks,
}

/// What somebody is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// It is for them to act.
    ToAct,
    /// They may answer an auction.
    MayAnswer,
    /// Their turn is the next, and they want to know.
    Next,
}

/// How long a call is put off that could not be made.
pub const AGAIN: Duration = Duration::from_secs(60);

/// Takes note of a call that was made, and of its message, if it is to be deleted once it is answered.
///
/// # Errors
/// When the database fails.
pub async fn sent(
    store: &Store,
    game: GameId,
    user: UserId,
    call: &Call,
    told: Option<(ChannelId, MessageId)>,
    now: Millis,
) -> Result<(), Error> {
    let (channel, message) = told.unwrap_or_default();
    let ping = PingRow { user, question: call.question, stage: call.stage as i64, message, channel };
    let mut tx = store.write().await?;
    pings::set(&mut tx, game, &ping).await?;
    let round = Round::by_id(&mut tx, game).await?;
    // It may have been answered while the call was on its way.
    clear_answered(&mut tx, &round).await?;
    games::set_due(&mut tx, game, round.due(now)).await?;
    commit(tx).await
}

/// Notes the calls that went out to questions that are answered now, for their messages to be deleted.
pub(super) async fn clear_answered(tx: &mut Tx, round: &Round) -> Result<(), Error> {
    for ping in round.answered_pings() {
        pings::done(tx, round.game.id, ping.user, ping.question).await?;
    }
    Ok(())
}

impl Round {
    /// The calls that are due, the latest for each person, and when the next will be.
    pub fn calls(&self, now: Millis) -> (Vec<Call>, Option<Millis>) {
        let (mut due, mut next) = (Vec::new(), None);
        if self.halted().is_some() {
            return (due, next);
        }
        for (seat, kind) in self.asked_people() {
            let (question, since) = self.question_of(kind);
            let called = self.called(seat, question);
            let plan = self.plan(seat, kind, since).into_iter().filter(|(stage, _)| *stage as i64 > called);
            let (past, to_come): (Vec<_>, Vec<_>) = plan.partition(|(_, at)| *at <= now);
            // After an outage several may be due: one call is enough.
            due.extend(past.iter().map(|(stage, _)| *stage).max().map(|stage| Call {
                seat,
                question,
                stage,
                asks: kind,
            }));
            next = to_come.iter().map(|(_, at)| *at).chain(next).min();
        }
        (due, next)
    }

    /// What the game wants of somebody now; `None` if nothing.
    pub fn asks(&self, user: UserId) -> Option<Asks> {
        let asked = self.asked_people().into_iter().filter(|_| self.halted().is_none());
        let mut mine = asked.filter(|(seat, asks)| self.player(*seat).user == user && *asks != Asks::Next);
        mine.next().map(|(_, asks)| asks)
    }

    /// Whether a player wants to be called by direct message.
    pub fn wants_direct(&self, seat: Seat, now: Millis) -> bool {
        self.setting_at(self.player(seat).user, now).is_some_and(|setting| setting.direct)
    }

    /// Whether a board posted now may call a player: they are awake, want to be called there, and are not looking.
    pub fn is_called_by_board(&self, seat: Seat, now: Millis) -> bool {
        let is_awake = self.calling_hours(seat).rest(now).0 == Rest::Awake;
        let is_person = self.player(seat).computer().is_none();
        is_person && is_awake && !self.wants_direct(seat, now) && !self.is_looking(seat, now)
    }

    /// Whether a player has just acted.
    fn is_looking(&self, seat: Seat, now: Millis) -> bool {
        self.player(seat).acted.is_some_and(|(at, _)| now.since(at) <= LOOKING && at <= now)
    }

    /// The calls that went out to questions that are answered now.
    fn answered_pings(&self) -> Vec<PingRow> {
        let open: Vec<(UserId, i64)> = self
            .asked_people()
            .into_iter()
            .map(|(seat, kind)| (self.player(seat).user, self.question_of(kind).0))
            .collect();
        self.pings.iter().copied().filter(|ping| !open.contains(&(ping.user, ping.question))).collect()
    }

    /// The next moment at which the program has something to do; 0 for never.
    pub(super) fn due(&self, now: Millis) -> Millis {
        if self.halted().is_some() || self.state().to_act().is_none() {
            return Millis(0);
        }
        if self.computer_to_act().is_some() {
            // Whoever set it off lets it act at once.
            return now.after(computer::AT_ONCE);
        }
        if self.ordered().is_some() {
            return now;
        }
        let (due, next) = self.calls(now);
        let at_once = (!due.is_empty()).then_some(now);
        self.ends_of_waiting(now).chain(next).chain(at_once).min().unwrap_or(Millis(0))
    }

    /// How far somebody has been called to a question.
    fn called(&self, seat: Seat, question: i64) -> i64 {
        let user = self.player(seat).user;
        let calls = self.pings.iter().filter(|ping| (ping.user, ping.question) == (user, question));
        calls.map(|ping| ping.stage).max().unwrap_or(0)
    }

    /// The people whom the game asks something, or who want to know that it soon will.
    fn asked_people(&self) -> Vec<(Seat, Asks)> {
        let Some(to_act) = self.state().to_act() else { return Vec::new() };
        let mut asked = vec![(to_act, Asks::ToAct)];
        match self.state().phase() {
            Phase::Auction(auction) => {
                let others = auction.to_come().filter(|seat| *seat != to_act);
                let can_bid = others.filter(|seat| !self.could_bid(auction, *seat).is_empty());
                asked.extend(can_bid.map(|seat| (seat, Asks::MayAnswer)));
            }
            Phase::Turn { .. } => asked.extend(self.next(to_act).map(|seat| (seat, Asks::Next))),
            Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {}
        }
        asked.retain(|(seat, _)| self.player(*seat).computer().is_none());
        asked
    }

    /// Whose turn comes after this one, if nothing else happens.
    fn next(&self, to_act: Seat) -> Option<Seat> {
        let count = self.players.len();
        let after = (1..count).filter_map(|step| Seat::new((to_act.index() + step) % count));
        let mut seats = after.filter(|seat| !self.state().players()[*seat].face_up().is_empty());
        seats.next()
    }

    fn question_of(&self, kind: Asks) -> (i64, Millis) {
        match kind {
            Asks::ToAct | Asks::Next => (self.asked_seq, self.asked_since),
            Asks::MayAnswer => (self.question.unwrap_or(self.asked_seq), self.opened_at),
        }
    }

    /// All calls to a question that the board does not make, with their moments.
    fn plan(&self, seat: Seat, kind: Asks, since: Millis) -> Vec<(Stage, Millis)> {
        let player = self.player(seat);
        let setting = self.setting_at(player.user, since);
        let (direct, next) = setting.map_or((false, false), |setting| (setting.direct, setting.next));
        let hours = self.calling_hours(seat);
        let wakes = hours.wakes(since);
        let mut plan = Vec::new();
        let by_board = wakes == Some(since) && !direct;
        let has_answered = kind == Asks::MayAnswer && self.ahead_of(seat).is_some();
        let wants = match kind {
            Asks::ToAct | Asks::MayAnswer => !by_board,
            Asks::Next => next,
        };
        if wants && !has_answered && !self.is_looking(seat, since) {
            plan.extend(wakes.map(|at| (Stage::Called, at)));
        }
        if kind == Asks::ToAct {
            let left = self.bank(seat).map(|bank| bank.left());
            let before_last = left.map(|left| left - left / LAST_PART);
            if before_last.is_none_or(|time| REMIND_AFTER < time) {
                plan.extend(hours.after_waking(since, REMIND_AFTER).map(|at| (Stage::Reminded, at)));
            }
            let last = before_last.and_then(|time| self.calendar(seat).after_waking(since, time));
            plan.extend(last.and_then(|at| hours.wakes(at)).map(|at| (Stage::Last, at)));
        }
        plan
    }
}
