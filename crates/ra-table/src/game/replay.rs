//! The fold of a history: what each entry makes of a game.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use anyhow::{Context, ensure};
use ra::record::Record;
use ra::rules::{Action, Event, Phase, Seat};

use super::actor::{Actor, By, Number, Person, Who};
use super::answers_ahead::sealed_answers::Paid;
use super::chairs::{Chair, Chairs};
use super::clocks::Stretch;
use super::deal::{Deal, RULES};
use super::decided_how::Ahead;
use super::entry::Entry;
use super::history_line::Line;
use super::pause::Halts;
use super::public_history::{Note, Story};
use super::question::Question;
use super::seat_history::held;
use super::table::{Table, Terms};
use super::{Game, PrivateState};
use crate::clock::{Span, Zone};
use crate::id::{GameId, UserId};
use crate::time::Millis;

/// A game before its first entry.
#[derive(Debug, Clone)]
pub struct Start {
    /// Which game.
    pub id: GameId,
    /// By which version of the rules.
    pub rules: i64,
    /// Where somebody is taken to live who has named no city, as the server said at the opening; otherwise where the
    /// host does.
    pub zone: Option<Zone>,
    /// What was agreed on.
    pub terms: Terms,
    /// What was dealt.
    pub deal: Deal,
    /// All who are named in the history, those with the first chairs first.
    pub people: Vec<Person>,
    /// Who was the host.
    pub host: Number,
}

/// A game that cannot be replayed: it was begun under other rules, or its history is damaged. Nothing of it is lost,
/// and it can be called off.
#[derive(Debug)]
pub struct Frozen {
    /// Which game.
    pub id: GameId,
    /// How many entries its history has.
    pub seq: i64,
    /// All who are named in it.
    pub people: Vec<Person>,
    /// The host, by all that can be read.
    pub host: Number,
    /// Why.
    pub reason: anyhow::Error,
}

impl Frozen {
    /// What is left of a game of so many entries if it cannot be replayed for a reason.
    pub fn because(
        (id, seq): (GameId, i64),
        people: Vec<Person>,
        first_host: Number,
        lines: &[Line],
    ) -> impl FnOnce(anyhow::Error) -> Frozen + use<> {
        // Whatever is said to be the last, the next comes after all that are there.
        let seq = lines.last().map_or(seq, |line| line.seq.max(seq));
        let host = last_host(lines).unwrap_or(first_host);
        move |reason| Frozen { id, seq, people, host, reason }
    }

    /// The entry by which somebody calls the game off, and who they are if the game does not know them yet.
    pub fn called_off(&self, by: &By, at: Millis) -> (Line, Option<(Number, Person)>) {
        let known = |person: &Person| self.people.iter().position(|other| other.who == person.who);
        let (actor, newcomer) = match by {
            By::Person(person) => {
                let number = Number(known(person).unwrap_or(self.people.len()) as u32);
                let newcomer = known(person).is_none().then(|| (number, person.clone()));
                (Actor::Person(number), newcomer)
            }
            By::Computer | By::Program => (Actor::Program, None),
        };
        let words = Entry::Cancel.to_string();
        (Line::at_once(self.seq + 1, actor, at, words), newcomer)
    }

    /// Who is the host.
    pub fn host(&self) -> Person {
        let host = self.people.get(self.host.0 as usize);
        host.cloned().unwrap_or(Person { who: Who::Former, name: String::new() })
    }

    /// Whether a person on Discord is the host.
    pub fn is_host(&self, user: UserId) -> bool {
        self.people.get(self.host.0 as usize).is_some_and(|host| host.who.user() == Some(user))
    }
}

/// The host that the last entry about it names.
fn last_host(lines: &[Line]) -> Option<Number> {
    let named = lines.iter().rev().filter(|line| line.words.starts_with("host "));
    let mut hosts = named.filter_map(|line| match line.words.parse() {
        Ok(Entry::Host(host)) => Some(host),
        Ok(_) | Err(_) => None,
    });
    hosts.next()
}

impl Game {
    /// A game before its first entry.
    ///
    /// # Errors
    /// When a record cannot tell of it, or there are more chairs than people.
    pub fn begin(start: Start) -> anyhow::Result<Game> {
        let chairs = start.deal.setup.players().count();
        ensure!(start.people.len() >= chairs, "game {} has more chairs than people", start.id);
        let names = start.people.iter().take(chairs).map(Person::recorded_name).collect();
        let record = Record::new(start.deal.setup, names)?;
        let table = Table {
            id: start.id,
            terms: start.terms,
            seq: 0,
            story: Story::default(),
            chairs: Chairs::new(start.people.clone(), chairs, start.host),
            halts: Halts::default(),
            position: record.state().visible(),
            question: Question::first(start.terms.started_at),
            called_off: false,
            calling_off: None,
        };
        Ok(Game {
            table,
            start,
            lines: Vec::new(),
            record,
            scorings: Vec::new(),
            stretches: vec![Vec::new(); chairs],
            aside: PrivateState::default(),
            verdict: OnceLock::new(),
            void: BTreeSet::new(),
            asks_in_turn: false,
        })
    }

    /// A game after all of its history, which has so many entries.
    pub fn fold(start: Start, lines: Vec<Line>, seq: i64) -> Result<Game, Frozen> {
        let frozen = Frozen::because((start.id, seq), start.people.clone(), start.host, &lines);
        Game::try_fold(start, lines, seq).map_err(frozen)
    }

    fn try_fold(start: Start, lines: Vec<Line>, seq: i64) -> anyhow::Result<Game> {
        let id = start.id;
        ensure!(start.rules == RULES, "game {id} follows rules {}, not {RULES}", start.rules);
        let mut game = Game::begin(start)?;
        // What was taken back has never happened. Most entries are actions, and are read only once.
        for line in lines.iter().filter(|line| line.words.starts_with("undo ")) {
            if let Ok(Entry::Undo(to)) = line.words.parse() {
                game.void.extend(to.clamp(0, line.seq) + 1..line.seq);
            }
        }
        for line in lines {
            ensure!(line.seq == game.table.seq + 1, "game {id} has no entry {}", game.table.seq + 1);
            let number = line.seq;
            game.take(line).with_context(|| format!("game {id}, entry {number}"))?;
        }
        ensure!(game.table.seq == seq, "game {id} has {} entries, not {seq}", game.table.seq);
        game.look();
        // A record names those who play now.
        let names = game.table.chairs.owners().map(Person::recorded_name).collect();
        game.record.rename(names);
        let held = held(&game);
        game.record.hold(held);
        Ok(game)
    }

    /// Takes note of what lies on the table now.
    pub(super) fn look(&mut self) {
        self.table.position = self.record.state().visible();
    }

    /// Adds an entry to the history.
    pub(super) fn take(&mut self, line: Line) -> anyhow::Result<()> {
        let entry = line.words.parse()?;
        self.mean(entry, &line)?;
        let is_settled = match self.state().phase() {
            Phase::Turn { .. } => !self.draws_in_a_row(),
            Phase::Over => true,
            Phase::Gods { .. } | Phase::Auction(_) | Phase::Discard(_) => false,
        };
        self.table.story.settled.push(is_settled);
        self.lines.push(line);
        self.verdict = OnceLock::new();
        Ok(())
    }

    /// Whether somebody is on turn who has just drawn: at the end of an epoch, when nobody else has a sun.
    fn draws_in_a_row(&self) -> bool {
        let last = self.record.actions().last();
        last.is_some_and(|(seat, action)| *action == Action::Draw && self.state().to_act() == Some(*seat))
    }

    /// What an entry makes of the game.
    fn mean(&mut self, entry: Entry, line: &Line) -> anyhow::Result<()> {
        self.table.seq += 1;
        let by_itself = line.ahead.is_ahead() || !matches!(line.actor, Actor::Person(_));
        self.table.story.times.push((line.at, by_itself));
        let stood_still = self.table.halts.now().is_some();
        match entry {
            Entry::Action(action) if self.void.contains(&line.seq) => return self.take_back(action, line),
            Entry::Action(action) => return self.take_action(action, line),
            Entry::Pause => self.table.halts.gone = true,
            Entry::Resume => self.table.halts.gone = false,
            Entry::Hold => self.table.halts.held = true,
            Entry::GoOn => self.table.halts.held = false,
            Entry::StandIn(seat, why) => {
                self.chair(seat)?;
                if self.state().to_act() == Some(seat) {
                    self.wait_ends(seat, line, line.at, false);
                }
                let chair = self.chair(seat)?;
                (chair.stand_in, chair.stood_in) = (Some(why), Some((line.seq, line.at)));
            }
            Entry::Back(seat) => {
                let chair = self.chair(seat)?;
                (chair.stand_in, chair.stood_in, chair.late) = (None, None, 0);
                if line.actor == Actor::Person(chair.owner) {
                    (chair.acted, chair.known) = (Some((line.at, line.seq)), Some(line.seq));
                }
                self.ask_anew(seat, line);
            }
            Entry::Extend(seat, by) => {
                self.chair(seat)?;
                self.stretches[seat.index()].push(Stretch::Given(by));
            }
            Entry::Seated { seat, to, .. } => self.take_seat(seat, to, line)?,
            Entry::Undo(_) => {
                if let Some(seat) = self.state().to_act() {
                    self.ask_anew(seat, line);
                }
            }
            Entry::Host(host) => {
                self.table.chairs.person(host).with_context(|| format!("there is no person {host}"))?;
                self.table.chairs.set_host(host, line.at);
            }
            Entry::Cancel | Entry::CancelByAll => self.table.called_off = true,
        }
        self.table.halts.changed(stood_still, (line.seq, line.at));
        self.table.story.notes.push((line.seq, Note::Entry(entry, line.actor)));
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> anyhow::Result<&mut Chair> {
        self.table.chairs.chair(seat).with_context(|| format!("there is no seat {seat}"))
    }

    /// A chair belongs to somebody else from now on, and nothing of what its last owner had decided counts.
    fn take_seat(&mut self, seat: Seat, to: Number, line: &Line) -> anyhow::Result<()> {
        self.table.chairs.person(to).with_context(|| format!("there is no person {to}"))?;
        *self.chair(seat)? = Chair::of(to);
        self.stretches[seat.index()].clear();
        self.aside.given.retain(|given| given.seat != seat);
        self.ask_anew(seat, line);
        Ok(())
    }

    /// The present question is put to a player anew, if it is theirs.
    fn ask_anew(&mut self, seat: Seat, line: &Line) {
        if let Some(chair) = self.table.chairs.chair(seat) {
            chair.asked_anew = Some(line.at);
        }
        if self.state().to_act() == Some(seat) {
            (self.table.question.by, self.table.question.since) = (line.seq, line.at);
        }
    }

    /// The question that waited for a player waits no longer, or begins to wait anew.
    fn wait_ends(&mut self, seat: Seat, line: &Line, until: Millis, answered: bool) {
        if self.table.player(seat).computer().is_some() {
            return;
        }
        let from = self.asked_since(seat);
        let whole = Span { from, until: until.max(from) };
        let paid = line.paid.as_ref().map_or(&[][..], Paid::spans);
        let (last, before) = match paid.split_last() {
            Some((last, before)) => (*last, before),
            None if line.paid.is_some() => (Span { from: until, until }, &[][..]),
            None => (whole, &[][..]),
        };
        let stretches = &mut self.stretches[seat.index()];
        let waited = |Span { from, until }, answered| Stretch::Waited { from, until, answered };
        stretches.extend(before.iter().map(|span| waited(*span, false)));
        stretches.push(waited(last, answered));
    }

    /// An action that was taken back later: it has never happened, but what its question had waited is spent.
    fn take_back(&mut self, action: Action, line: &Line) -> anyhow::Result<()> {
        let asked = self.state().to_act().context("the game is over")?;
        // What a computer player answered to what was taken back is gone with it.
        let computer = match line.actor {
            Actor::Computer(number) => self.table.chairs.seat_of_number(number),
            Actor::Person(_) | Actor::StandIn | Actor::Program => None,
        };
        if computer.is_none() {
            self.wait_ends(asked, line, line.at, false);
            self.table.question.since = line.at;
            self.chair(asked)?.asked_anew = Some(line.at);
        }
        self.table.story.notes.push((line.seq, Note::TakenBack(computer.unwrap_or(asked), action)));
        Ok(())
    }

    fn take_action(&mut self, action: Action, line: &Line) -> anyhow::Result<()> {
        let seat = self.state().to_act().context("the game is over")?;
        let seq = line.seq;
        self.note_actor(seat, line);
        let (events, scorings) = (&mut self.table.story.events, &mut self.scorings);
        self.record.play(seat, action, &mut |event| {
            // What an epoch brought whom is private.
            if let Event::EpochScored { points, .. } = event {
                scorings.push(points);
            } else {
                events.push((seq, event));
            }
        })?;
        // Another God tile, or the second tile for a disaster, is still the same question; an order to draw answers none.
        let goes_on = matches!(self.state().phase(), Phase::Gods { .. } | Phase::Discard(_));
        let ordered = line.ahead.is_ahead() && action == Action::Draw;
        if ordered {
            self.table.story.drawn_for.push(seq);
        }
        let still_asked = goes_on && self.state().to_act() == Some(seat);
        let answered = !(ordered || still_asked);
        let known = self.known_to_who_decided(line);
        let chair = self.chair(seat)?;
        if line.actor == Actor::Person(chair.owner) {
            if matches!(line.ahead, Ahead::No | Ahead::Answer) {
                chair.known = Some(known);
            }
            let decided_since = chair.late_at.is_none_or(|late| late < line.decided_at);
            match line.ahead {
                Ahead::No => (chair.late, chair.acted) = (0, Some((line.at, seq))),
                Ahead::Answer | Ahead::Order if decided_since => chair.late = 0,
                Ahead::Quick | Ahead::Answer | Ahead::Order | Ahead::Clear => {}
            }
        } else if line.actor == Actor::Program && answered {
            (chair.late, chair.late_at) = (chair.late + 1, Some(line.decided_at));
            chair.late_by = Some((seq, line.at));
        }
        // Who was not asked has neither spent time nor earned any.
        if line.ahead != Ahead::Clear {
            self.wait_ends(seat, line, line.decided_at, answered);
        }
        let phase = self.record.state().phase();
        let (in_auction, on_turn) = (matches!(phase, Phase::Auction(_)), matches!(phase, Phase::Turn { .. }));
        let asked: Vec<Seat> =
            if let Phase::Auction(auction) = phase { auction.to_come().collect() } else { Vec::new() };
        let question = &mut self.table.question;
        (question.by, question.since) = (seq, line.at);
        if in_auction || on_turn {
            question.turn = on_turn.then_some((seq, line.at));
        }
        (question.moved, question.half_answered) = (seq, still_asked);
        match (in_auction, action) {
            (true, Action::Draw | Action::Invoke) => question.auction = Some((seq, line.at)),
            // Who has answered is asked no more, nor who was passed over.
            (true, _) => self.aside.given.retain(|given| asked.contains(&given.seat)),
            (false, _) => {
                question.auction = None;
                self.aside.given.clear();
            }
        }
        Ok(())
    }

    /// Up to which entry whoever decided on this one knew the game: also this one, if nothing came of it.
    fn known_to_who_decided(&self, line: &Line) -> i64 {
        let times = self.table.story.times.iter().take_while(|(at, _)| *at <= line.decided_at).count() as i64;
        let before = times.min(line.seq - 1);
        let is_all = before == line.seq - 1 && self.table.story.between(before, line.seq).count() <= 1;
        if is_all { line.seq } else { before }
    }

    /// Notes who acted for a player, if it was not they themselves.
    fn note_actor(&mut self, seat: Seat, line: &Line) {
        let note = match line.actor {
            Actor::Program => Note::OutOfTime(seat, self.table.player(seat).late + 1),
            actor if self.table.chairs.plays(actor, seat) => return,
            Actor::Person(by) | Actor::Computer(by) => Note::ActedFor(seat, by),
            Actor::StandIn => return,
        };
        // What is done for a player in two steps is told once.
        let notes = &mut self.table.story.notes;
        let is_told = self.table.question.half_answered && notes.last() == Some(&(line.seq - 1, note));
        if !is_told {
            notes.push((line.seq, note));
        }
    }
}
