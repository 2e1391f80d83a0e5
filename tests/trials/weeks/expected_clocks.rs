//! What a game asks whom, and how much time they have, reckoned another way than the program does it: forward, from
//! entry to entry, with what people are known to have answered in secret.

use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;

use ra::record::Record;
use ra::rules::{Action, Phase, Seat, State};
use ra_table::clock::Pace;
use ra_table::game::{Actor, Ahead, Entry, Line, Setting, Why};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::channels::is_within;
use super::sleep_hours::{Sleeper, Stop, ahead};
use crate::support::stored_game::StoredGame;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// What a person has said, by person.
pub(super) type Said = HashMap<UserId, Vec<Setting>>;

/// By how much the bot's clock may be behind Discord's, by which it is known here when people decide something. Who comes
/// back by an answer, with no time left, is late at that very moment.
const BEHIND: i64 = 2500;
/// How long the others wait for somebody who cannot see the channel.
const WAITED_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

/// A chair, and what its owner's time is.
#[derive(Clone)]
pub(super) struct Chair {
    pub(super) user: UserId,
    pub(super) bank: Duration,
    /// When everybody saw them act, and when they did anything at all.
    pub(super) acted: Vec<Millis>,
    decided: Vec<Millis>,
    /// When their time ran out, for as long as they have done nothing since the first of them.
    late: Vec<Millis>,
    pub(super) stood_in: bool,
    /// When they came back.
    back: Option<Millis>,
    /// Since when their clock runs in an auction, and what they have used up there; what they have answered in secret.
    runs: Option<Millis>,
    used: Duration,
    kept: Option<Kept>,
    /// When they could not see the channel.
    pub(super) unseen: Vec<Stop>,
    /// When the game waited for them.
    waits: Vec<Stop>,
}

/// What somebody has answered before their turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Kept {
    Answer(Action),
    /// Nothing: their time ran out, so it is what harms them least.
    Nothing,
}

/// When the bot takes it that no clock ran: nobody's, and those of people.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Stops {
    pub(super) of_all: Vec<Stop>,
    pub(super) of_people: Vec<(UserId, Stop)>,
}

/// What a game is reckoned from.
#[derive(Clone)]
enum Event {
    Line(Line),
    Answered(usize, Action, Millis),
}

/// A game as it is reckoned.
#[derive(Clone)]
pub(super) struct Ledger {
    pub(super) game: GameId,
    pace: Pace,
    record: Record,
    pub(super) chairs: Vec<Chair>,
    /// By how many minutes the clocks of the server are ahead, if it says; and who was the host from when on.
    server: Option<i64>,
    hosts: Vec<(Millis, UserId)>,
    people: Vec<UserId>,
    pub(super) seq: i64,
    began: Millis,
    /// When the question was put that whoever is to act has, and when the auction under way was opened.
    since: Millis,
    pub(super) opened: Option<Millis>,
    /// Who was asked by which entry, and when.
    pub(super) asked: Vec<(UserId, i64, Millis)>,
    /// After which entries a question was put, those within an auction left out.
    put: Vec<i64>,
    /// Who was to act from when on.
    pub(super) turns: Vec<(Millis, Option<UserId>)>,
    /// Whose chair a computer player has taken because they were late.
    pub(super) replaced: usize,
    /// When the bot could not write in its channel, or nobody else could.
    pub(super) unreachable: Vec<Stop>,
    stops: Stops,
    events: Vec<Event>,
    /// What was worked out of deadlines since anything changed that they depend on.
    deadlines: RefCell<HashMap<Deadline, Option<Millis>>>,
    /// As it was when it began.
    fresh: Option<Box<Ledger>>,
}

/// A deadline that was worked out: of a chair, or what everybody is told, by how many milliseconds more on all clocks.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Deadline {
    Of(usize, i64),
    Told(i64),
}

impl Ledger {
    /// A game that has just begun.
    pub(super) fn new(round: &StoredGame) -> Ledger {
        let people: Vec<UserId> =
            round.chairs().people().iter().filter_map(|person| person.who.user()).collect();
        let began = round.started_at;
        let chair = |user: &UserId| Chair {
            user: *user,
            bank: terms(round.terms.pace).0,
            acted: Vec::new(),
            decided: Vec::new(),
            late: Vec::new(),
            stood_in: false,
            back: None,
            runs: None,
            used: Duration::ZERO,
            kept: None,
            unseen: Vec::new(),
            waits: Vec::new(),
        };
        let mut ledger = Ledger {
            game: round.id,
            pace: round.terms.pace,
            record: Record::new(*round.record().setup(), Vec::new()).unwrap(),
            chairs: people.iter().map(chair).collect(),
            server: round.row.zone.as_ref().map(|zone| ahead(zone.name())),
            hosts: vec![(Millis(0), round.table_host())],
            people,
            seq: 0,
            began,
            since: began,
            opened: None,
            asked: Vec::new(),
            put: Vec::new(),
            turns: Vec::new(),
            replaced: 0,
            unreachable: Vec::new(),
            stops: Stops::default(),
            events: Vec::new(),
            deadlines: RefCell::default(),
            fresh: None,
        };
        ledger.ask(0, began);
        ledger.note_waits(began);
        ledger.fresh = Some(Box::new(ledger.clone()));
        ledger
    }

    /// Takes it, too, that clocks stood still then. What was not known before may have been so for long: all is reckoned
    /// anew.
    pub(super) fn stand_still(&mut self, stops: Stops, said: &Said) {
        if self.stops == stops {
            return;
        }
        let mut anew = Ledger::clone(self.fresh.as_ref().expect("it has begun"));
        anew.fresh = self.fresh.take();
        (anew.stops, anew.unreachable) = (stops, std::mem::take(&mut self.unreachable));
        for (new, old) in anew.chairs.iter_mut().zip(&mut self.chairs) {
            new.unseen = std::mem::take(&mut old.unseen);
        }
        for event in std::mem::take(&mut self.events) {
            match event {
                Event::Line(line) => anew.take(&line, said),
                Event::Answered(chair, action, at) => anew.answered(chair, action, at, said),
            }
        }
        *self = anew;
    }

    /// Something has changed that deadlines depend on.
    pub(super) fn forget_deadlines(&mut self) {
        self.deadlines.get_mut().clear();
    }

    fn worked_out(&self, deadline: Deadline, work_out: impl FnOnce() -> Option<Millis>) -> Option<Millis> {
        if let Some(known) = self.deadlines.borrow().get(&deadline) {
            return *known;
        }
        let at = work_out();
        self.deadlines.borrow_mut().insert(deadline, at);
        at
    }

    /// When the bot takes it that no clock ran.
    pub(super) fn stops(&self) -> &Stops {
        &self.stops
    }

    /// How often the game has gone on after the bot could not write, up to a moment, and when last.
    pub(super) fn went_on(&self, by: Millis) -> (usize, Option<Millis>) {
        let ends = self.stops.of_all.iter().map(|(_, until)| *until).filter(|until| *until <= by);
        (ends.clone().count(), ends.max())
    }

    /// Whether the bot takes it that somebody cannot see the channel.
    pub(super) fn is_unseen_by(&self, chair: usize, at: Millis) -> bool {
        let of = |(user, stop): &&(UserId, Stop)| *user == self.chairs[chair].user && is_within(at, stop);
        self.stops.of_people.iter().any(|one| of(&one))
    }

    pub(super) fn state(&self) -> &State {
        self.record.state()
    }

    /// Whether an entry asks within the auction that was opened by another, or is that.
    pub(super) fn is_within(&self, entry: i64, auction: i64) -> bool {
        self.put.iter().all(|put| *put <= auction || entry < *put)
    }

    pub(super) fn is_over(&self) -> bool {
        *self.state().phase() == Phase::Over
    }

    fn to_act(&self) -> Option<usize> {
        self.state().to_act().map(Seat::index)
    }

    /// When somebody's clock rests.
    fn clock<'a>(&'a self, chair: usize, said: &'a Said) -> Sleeper<'a> {
        Sleeper { rested: Some(RefCell::default()), ..self.sleeper(chair, said) }
    }

    /// When somebody sleeps, as far as this game may know.
    pub(super) fn sleeper<'a>(&'a self, chair: usize, said: &'a Said) -> Sleeper<'a> {
        let of = |user: UserId| said.get(&user).map_or(&[][..], Vec::as_slice);
        let began = self.began;
        let known = of(self.chairs[chair].user);
        // While a question waits for somebody, their deadline does not move by what another does.
        let waits = &self.chairs[chair].waits;
        let holds = |at: Millis| {
            let during = waits.iter().find(|(from, until)| *from < at && at < *until);
            during.map_or(at, |(_, until)| *until)
        };
        let first = known.iter().rposition(|said| said.at <= began);
        let tells = |said: &Setting| said.habits.tells_nights();
        let places = match self.server {
            _ if first.is_some_and(|first| known[first..].iter().all(tells)) => Vec::new(),
            Some(ahead) => vec![(Millis(0), Some(ahead))],
            None => {
                let places = self.places_of_hosts(said);
                places.into_iter().map(|(at, ahead)| (holds(at), ahead)).collect()
            }
        };
        let user = self.chairs[chair].user;
        let own = self.stops.of_people.iter().filter(|(of, _)| *of == user).map(|(_, stop)| *stop);
        let stops = self.stops.of_all.iter().copied().chain(own).collect();
        Sleeper { said: of(user), places, acted: &self.chairs[chair].acted, stops, rested: None }
    }

    /// The same by when the bot could not write indeed. Whether somebody sees the channel is asked when their time has run
    /// out: of a while before that nobody knows.
    fn truly<'a>(&'a self, chair: usize, said: &'a Said) -> Sleeper<'a> {
        Sleeper { stops: self.unreachable.clone(), ..self.clock(chair, said) }
    }

    /// Notes for whom the game waits, from a moment on.
    fn note_waits(&mut self, at: Millis) {
        for chair in 0..self.chairs.len() {
            // What somebody has answered in secret changes nothing that others see.
            let (waits, since) = (self.asks().contains(&chair), self.since);
            let own = &mut self.chairs[chair];
            let since = own.runs.unwrap_or(since);
            match own.waits.last_mut().filter(|last| last.1 == Millis(i64::MAX)) {
                Some(last) if !waits => last.1 = at,
                None if waits => own.waits.push((since, Millis(i64::MAX))),
                _ => {}
            }
        }
    }

    fn places_of_hosts(&self, said: &Said) -> Vec<(Millis, Option<i64>)> {
        let mut places = Vec::new();
        for (place, (since, host)) in self.hosts.iter().enumerate() {
            let until = self.hosts.get(place + 1).map_or(Millis(i64::MAX), |(until, _)| *until);
            places.push((*since, None));
            for said in said.get(host).into_iter().flatten().filter(|said| said.at < until) {
                let there = said.habits.zone.as_ref().map(|zone| ahead(zone.name()));
                places.push((said.at.max(*since), there));
            }
        }
        places
    }

    /// The chairs whose owners are asked now: all who may still bid, or whoever is to act.
    pub(super) fn asks(&self) -> Vec<usize> {
        let seats: Vec<usize> = match self.state().phase() {
            Phase::Auction(auction) => {
                let players = self.state().players();
                let can = |seat: &Seat| !auction.bids(players[*seat].face_up()).is_empty();
                auction.to_come().filter(can).map(Seat::index).collect()
            }
            _ => self.to_act().into_iter().collect(),
        };
        seats.into_iter().filter(|seat| !self.chairs[*seat].stood_in).collect()
    }

    /// Whether somebody is waited for: they are asked, and have not answered in secret.
    pub(super) fn waits_for(&self, chair: usize) -> bool {
        self.asks().contains(&chair) && self.chairs[chair].kept.is_none()
    }

    /// Somebody has answered before their turn.
    pub(super) fn answered(&mut self, chair: usize, action: Action, at: Millis, said: &Said) {
        self.events.push(Event::Answered(chair, action, at));
        self.run_out(at, said);
        self.stop(chair, at, said);
        self.chairs[chair].kept = Some(Kept::Answer(action));
        self.chairs[chair].decided.push(at);
        self.chairs[chair].late.clear();
        self.note_waits(at);
        self.forget_deadlines();
    }

    /// A chair's clock stands still in an auction.
    fn stop(&mut self, chair: usize, at: Millis, said: &Said) {
        if let Some(from) = self.chairs[chair].runs.take() {
            let used = self.clock(chair, said).awake(from, at);
            self.chairs[chair].used += used;
        }
    }

    /// When somebody's time runs out who is asked; `None` while their clock stands still.
    pub(super) fn deadline(&self, chair: usize, said: &Said) -> Option<Millis> {
        self.deadline_with(chair, said, 0)
    }

    /// The same if their clock showed so many milliseconds more. (What ends just before somebody falls asleep may as well end
    /// when they wake.)
    fn deadline_with(&self, chair: usize, said: &Said, more: i64) -> Option<Millis> {
        self.worked_out(Deadline::Of(chair, more), || self.work_out_deadline(chair, said, more))
    }

    fn work_out_deadline(&self, chair: usize, said: &Said, more: i64) -> Option<Millis> {
        let Chair { bank, used, runs, .. } = &self.chairs[chair];
        let (from, used) =
            if self.opened.is_some() { ((*runs)?, *used) } else { (self.since, Duration::ZERO) };
        Some(self.clock(chair, said).after(from, with(bank.saturating_sub(used), more)))
    }

    /// What everybody is told: by when whoever is to act has to, or all of an auction at the latest; if their clocks showed
    /// so many milliseconds more.
    pub(super) fn told(&self, said: &Said, more: i64) -> Option<Millis> {
        self.worked_out(Deadline::Told(more), || self.work_out_told(said, more))
    }

    fn work_out_told(&self, said: &Said, more: i64) -> Option<Millis> {
        match self.opened {
            None => {
                let chair = *self.asks().first()?;
                Some(self.clock(chair, said).after(self.since, with(self.chairs[chair].bank, more)))
            }
            Some(opened) => {
                self.to_act().filter(|chair| !self.chairs[*chair].stood_in)?;
                let latest = |chair: usize| {
                    let from = self.since.max(opened).max(self.chairs[chair].back.unwrap_or(opened));
                    self.clock(chair, said).after(from, with(self.chairs[chair].bank, more))
                };
                self.asks().into_iter().map(latest).max()
            }
        }
    }

    /// What the deadlines of those who are asked are reckoned from, for the message of a failure.
    pub(super) fn reckoned(&self, said: &Said) -> String {
        let one = |chair: usize| {
            let Chair { user, bank, acted, runs, used, back, .. } = &self.chairs[chair];
            let (sleeper, due) = (self.clock(chair, said), self.deadline(chair, said));
            format!(
                "{user} until {due:?} of {bank:?}, {used:?} used, {runs:?}, {back:?}, acted {acted:?}, said {:?}, at {:?}",
                sleeper.said, sleeper.places
            )
        };
        let chairs: Vec<String> = self.asks().into_iter().map(one).collect();
        format!("since {:?}, opened {:?}: {chairs:#?}", self.since, self.opened)
    }

    /// What is kept in secret for those whose time has run out before their turn.
    pub(super) fn run_out(&mut self, now: Millis, said: &Said) {
        if self.opened.is_none() {
            return;
        }
        for chair in self.asks() {
            let is_to_act = self.to_act() == Some(chair);
            if let Some(at) = self.deadline(chair, said).filter(|at| *at <= now && !is_to_act) {
                self.stop(chair, at, said);
                self.chairs[chair].kept = Some(Kept::Nothing);
                self.forget_deadlines();
            }
        }
    }

    /// What the next entry makes of it.
    pub(super) fn take(&mut self, line: &Line, said: &Said) {
        assert_eq!(line.seq, self.seq + 1);
        self.events.push(Event::Line(line.clone()));
        self.run_out(line.at, said);
        self.seq = line.seq;
        match line.words.parse().unwrap() {
            Entry::Action(action) => self.act(action, line, said),
            Entry::StandIn(seat, why) => self.stand_in(seat.index(), why, line),
            Entry::Back(seat) => {
                let chair = &mut self.chairs[seat.index()];
                (chair.stood_in, chair.kept, chair.used) = (false, None, Duration::ZERO);
                (chair.runs, chair.back) = (self.opened.map(|_| line.at), Some(line.at));
                chair.acted.push(line.at);
                chair.late.clear();
                if self.to_act() == Some(seat.index()) {
                    self.since = line.at;
                }
                if self.asks().contains(&seat.index()) {
                    self.asked.push((self.chairs[seat.index()].user, line.seq, line.at));
                }
                self.turn(line.at);
            }
            Entry::Host(host) => self.hosts.push((line.at, self.people[host.0 as usize])),
            // Nobody has come back to it for two weeks.
            Entry::Cancel => {
                assert_eq!(line.actor, Actor::Program, "{line:?}");
                assert!(self.chairs.iter().all(|chair| chair.stood_in), "{line:?}");
            }
            other => panic!("nobody does {other:?} here"),
        }
        self.note_waits(line.at);
        self.forget_deadlines();
    }

    /// Nobody is replaced who has done anything since the first of the two times; and it is told at once.
    fn stand_in(&mut self, chair: usize, why: Why, line: &Line) {
        assert_eq!(why, Why::Late);
        let unseen = self.stops.of_people.iter().filter(|(user, _)| *user == self.chairs[chair].user);
        let in_vain = unseen.map(|(_, (from, _))| line.at.0 - from.0).max().unwrap_or(0) >= WAITED_FOR;
        let sees = !self.is_unseen_by(chair, line.at);
        let Chair { late, decided, user, .. } = &mut self.chairs[chair];
        if !sees {
            assert!(in_vain, "game {}: {user} is not waited for: {:?}", self.game, self.stops);
            late.clear();
            self.replaced += 1;
            self.chairs[chair].stood_in = true;
            return self.turn(line.at);
        }
        assert_eq!(late.len(), 2, "game {}: {user} is replaced at {line:?}", self.game);
        let has_acted = decided.iter().any(|at| at.0 > late[0].0 + BEHIND);
        assert!(!has_acted, "game {}: {user} has acted since {late:?}: {decided:?}, {line:?}", self.game);
        late.clear();
        self.replaced += 1;
        self.chairs[chair].stood_in = true;
        self.turn(line.at);
    }

    fn act(&mut self, action: Action, line: &Line, said: &Said) {
        let seat = self.state().to_act().unwrap();
        let chair = seat.index();
        self.is_in_time(chair, line, said);
        let used = if self.opened.is_some() {
            self.stop(chair, line.decided_at, said);
            self.chairs[chair].used
        } else {
            self.clock(chair, said).awake(self.since, line.decided_at)
        };
        if let Some(last) = self.chairs[chair].waits.last_mut() {
            last.1 = last.1.min(line.decided_at);
        }
        self.record.play(seat, action, &mut |_| ()).unwrap();
        let same = matches!(self.state().phase(), Phase::Gods { .. } | Phase::Discard(_));
        let answered = !(same && self.to_act() == Some(chair));
        let (_, more, most) = terms(self.pace);
        if !self.chairs[chair].stood_in {
            let own = &mut self.chairs[chair];
            own.bank = own.bank.saturating_sub(used);
            own.bank = if answered { (own.bank + more).min(most) } else { own.bank };
            match line.actor {
                Actor::Person(_) if line.ahead == Ahead::No => {
                    own.acted.push(line.at);
                    own.decided.push(line.at);
                    own.late.clear();
                }
                Actor::Program if answered => own.late.push(line.decided_at),
                _ => {}
            }
        }
        self.since = line.at;
        match (self.state().phase(), action) {
            (Phase::Auction(_), Action::Draw | Action::Invoke) => self.open(Some(line.at)),
            (Phase::Auction(_), _) => self.go_on(line.at),
            _ => self.open(None),
        }
        self.ask(line.seq, line.at);
    }

    /// Nobody acts for somebody before their time has run out, nor long after.
    fn is_in_time(&self, chair: usize, line: &Line, said: &Said) {
        if self.chairs[chair].stood_in {
            return;
        }
        if line.actor == Actor::Program {
            self.could_act(chair, line, said);
        }
        let due = match self.chairs[chair].kept {
            Some(Kept::Nothing) => return assert_eq!(line.actor, Actor::Program, "{line:?}"),
            Some(Kept::Answer(_)) => return assert!(matches!(line.actor, Actor::Person(_)), "{line:?}"),
            None => [-super::CLOSE, super::CLOSE]
                .map(|more| self.deadline_with(chair, said, more).expect("it is their turn")),
        };
        let [early, late] = due.map(|due| line.at.0 - due.0);
        let told = || format!("game {}: {line:?}, due {due:?}, {}", self.game, self.reckoned(said));
        match line.actor {
            Actor::Program => {
                assert!(early >= 0 && late <= super::TICK, "{}", told());
            }
            Actor::Person(_) => assert!(late < super::TICK, "{}", told()),
            Actor::Computer(_) | Actor::StandIn => panic!("nobody stands in: {line:?}"),
        }
    }

    /// Whose time has run out has had it all while the bot could write in the channel, and sees it.
    fn could_act(&self, chair: usize, line: &Line, said: &Said) {
        let (own, at) = (&self.chairs[chair], line.decided_at);
        let stops = [&*self.unreachable, &*own.unseen].concat();
        let could_not = stops.iter().any(|stop| stop.0 < at && is_within(at, stop));
        assert!(!could_not, "game {}: {line:?} {stops:?}, known is {:?}", self.game, self.stops());
        let (from, used) = match self.opened {
            Some(_) if own.kept == Some(Kept::Nothing) => return,
            Some(opened) => (own.runs.unwrap_or(opened), own.used),
            None => (self.since, Duration::ZERO),
        };
        let ran = used + self.truly(chair, said).awake(from, at);
        let close = Duration::from_millis(super::CLOSE as u64);
        assert!(ran + close >= own.bank, "game {}: {ran:?} of {:?}, {line:?} {stops:?}", self.game, own.bank);
    }

    /// An auction is opened, or none is under way any more.
    fn open(&mut self, at: Option<Millis>) {
        self.opened = at;
        for chair in &mut self.chairs {
            (chair.runs, chair.used, chair.kept) = (at, Duration::ZERO, None);
        }
    }

    /// The next of an auction is asked. What the bids have passed by is no answer any more.
    fn go_on(&mut self, at: Millis) {
        let Some(chair) = self.to_act() else { return };
        let legal = self.state().legal();
        if let Some(Kept::Answer(answer)) = self.chairs[chair].kept
            && !legal.contains(answer)
        {
            (self.chairs[chair].kept, self.chairs[chair].runs) = (None, Some(at));
        }
    }

    /// Notes whom the last entry asks.
    fn ask(&mut self, seq: i64, at: Millis) {
        let opened = self.opened == Some(at);
        let asked = if opened { self.asks() } else { self.to_act().into_iter().collect() };
        let users = asked.into_iter().map(|chair| self.chairs[chair].user);
        self.asked.extend(users.map(|user| (user, seq, at)));
        if opened || self.opened.is_none() {
            self.put.push(seq);
        }
        self.turn(at);
    }

    fn turn(&mut self, at: Millis) {
        let chair = self.to_act().filter(|chair| !self.chairs[*chair].stood_in);
        self.turns.push((at, chair.map(|chair| self.chairs[chair].user)));
    }

    /// Whether it was somebody's turn at a moment.
    pub(super) fn was_turn_of(&self, user: UserId, at: Millis) -> bool {
        self.turns.iter().rev().find(|(since, _)| *since <= at).is_some_and(|(_, whose)| *whose == Some(user))
    }
}

/// What a clock showed if it were so many milliseconds more.
fn with(bank: Duration, more: i64) -> Duration {
    Duration::from_millis(u64::try_from(bank.as_millis() as i64 + more).unwrap_or(0))
}

/// What a clock shows at the start, what an answer brings, and the most that it shows: as the issue of each pace has it.
fn terms(pace: Pace) -> (Duration, Duration, Duration) {
    match pace {
        Pace::Fast => (15 * HOUR, HOUR, 24 * HOUR),
        Pace::Standard => (48 * HOUR, 5 * HOUR, 72 * HOUR),
        other => panic!("nobody plays {other:?} here"),
    }
}
