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
use super::in_cup::InCup;
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
    /// The table of a cup at which it is played, if it is.
    pub in_cup: Option<InCup>,
    /// When its first question was put.
    pub started_at: Millis,
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

impl Start {
    /// A game before its first entry.
    ///
    /// # Errors
    /// When a record cannot tell of it, or there are more chairs than people.
    pub fn begin(self) -> anyhow::Result<Game> {
        let chairs = self.deal.setup.players().count();
        ensure!(self.people.len() >= chairs, "game {} has more chairs than people", self.id);
        let names = self.people.iter().take(chairs).map(Person::recorded_name).collect();
        let record = Record::new(self.deal.setup, names)?;
        let table = Table {
            id: self.id,
            terms: self.terms,
            in_cup: self.in_cup,
            started_at: self.started_at,
            seq: 0,
            story: Story::default(),
            chairs: Chairs::new(self.people.clone(), chairs, self.host),
            halts: Halts::default(),
            position: record.state().visible(),
            question: Question::first(self.started_at),
            called_off: false,
            asks_in_turn: false,
            calling_off: None,
        };
        Ok(Game {
            table,
            start: self,
            lines: Vec::new(),
            record,
            scorings: Vec::new(),
            stretches: vec![Vec::new(); chairs],
            private: PrivateState::default(),
            verdict: OnceLock::new(),
            void: BTreeSet::new(),
        })
    }

    /// A game after all of its history, which has so many entries.
    pub fn replay(self, lines: Vec<Line>, seq: i64) -> Result<Game, Frozen> {
        let frozen = Frozen::because((self.id, seq), self.people.clone(), self.host, &lines);
        self.try_replay(lines, seq).map_err(frozen)
    }

    fn try_replay(self, lines: Vec<Line>, seq: i64) -> anyhow::Result<Game> {
        let id = self.id;
        ensure!(self.rules == RULES, "game {id} follows rules {}, not {RULES}", self.rules);
        let mut game = self.begin()?;
        // What was taken back has never happened. Most entries are actions, and are read only once.
        for line in lines.iter().filter(|line| line.words.starts_with("undo ")) {
            if let Ok(Entry::Undo(to)) = line.words.parse() {
                game.void.extend(to.clamp(0, line.seq) + 1..line.seq);
            }
        }
        for line in lines {
            ensure!(line.seq == game.table.seq + 1, "game {id} has no entry {}", game.table.seq + 1);
            let number = line.seq;
            take(&mut game, line).with_context(|| format!("game {id}, entry {number}"))?;
        }
        ensure!(game.table.seq == seq, "game {id} has {} entries, not {seq}", game.table.seq);
        look(&mut game);
        // A record names those who play now.
        let names = game.table.chairs.owners().map(Person::recorded_name).collect();
        game.record.rename(names);
        let held = held(&game);
        game.record.hold(held);
        Ok(game)
    }
}

/// Takes note of what lies on the table now.
pub(super) fn look(game: &mut Game) {
    game.table.position = game.record.state().visible();
}

/// Adds an entry to the history.
pub(super) fn take(game: &mut Game, line: Line) -> anyhow::Result<()> {
    let entry = line.words.parse()?;
    mean(game, entry, &line)?;
    let is_settled = match game.state().phase() {
        Phase::Turn { .. } => !draws_in_a_row(game),
        Phase::Over => true,
        Phase::Gods { .. } | Phase::Auction(_) | Phase::Discard(_) => false,
    };
    game.table.story.settled.push(is_settled);
    game.lines.push(line);
    game.verdict = OnceLock::new();
    Ok(())
}

/// Whether somebody is on turn who has just drawn: at the end of an epoch, when nobody else has a sun.
fn draws_in_a_row(game: &Game) -> bool {
    let last = game.record.actions().last();
    last.is_some_and(|(seat, action)| *action == Action::Draw && game.state().to_act() == Some(*seat))
}

/// What an entry makes of the game.
fn mean(game: &mut Game, entry: Entry, line: &Line) -> anyhow::Result<()> {
    game.table.seq += 1;
    let by_itself = line.ahead.is_ahead() || !matches!(line.actor, Actor::Person(_));
    game.table.story.times.push((line.at, by_itself));
    let stood_still = game.table.halts.now().is_some();
    match entry {
        Entry::Action(action) if game.void.contains(&line.seq) => return take_back(game, action, line),
        Entry::Action(action) => return take_action(game, action, line),
        Entry::Pause => game.table.halts.gone = true,
        Entry::Resume => game.table.halts.gone = false,
        Entry::Hold(_) => game.table.halts.held = true,
        Entry::GoOn => game.table.halts.held = false,
        Entry::StandIn(seat, why) => {
            chair(game, seat)?;
            if game.state().to_act() == Some(seat) {
                wait_ends(game, seat, line, line.at, false);
            }
            let chair = chair(game, seat)?;
            (chair.stand_in, chair.stood_in) = (Some(why), Some((line.seq, line.at)));
        }
        Entry::Back(seat) => {
            let chair = chair(game, seat)?;
            (chair.stand_in, chair.stood_in, chair.late) = (None, None, 0);
            if line.actor == Actor::Person(chair.owner) {
                (chair.acted, chair.known) = (Some((line.at, line.seq)), Some(line.seq));
            }
            ask_anew(game, seat, line);
        }
        Entry::Extend(seat, by) => {
            chair(game, seat)?;
            game.stretches[seat.index()].push(Stretch::Given(by));
        }
        Entry::Seated { seat, to, .. } => take_seat(game, seat, to, line)?,
        Entry::Undo(_) => {
            if let Some(seat) = game.state().to_act() {
                ask_anew(game, seat, line);
            }
        }
        Entry::Host(host) => {
            game.table.chairs.person(host).with_context(|| format!("there is no person {host}"))?;
            game.table.chairs.set_host(host, line.at);
        }
        Entry::Cancel | Entry::CancelByAll => game.table.called_off = true,
    }
    game.table.halts.changed(stood_still, (line.seq, line.at));
    game.table.story.notes.push((line.seq, Note::Entry(entry, line.actor)));
    Ok(())
}

fn chair(game: &mut Game, seat: Seat) -> anyhow::Result<&mut Chair> {
    game.table.chairs.chair(seat).with_context(|| format!("there is no seat {seat}"))
}

/// A chair belongs to somebody else from now on, and nothing of what its last owner had decided counts.
fn take_seat(game: &mut Game, seat: Seat, to: Number, line: &Line) -> anyhow::Result<()> {
    game.table.chairs.person(to).with_context(|| format!("there is no person {to}"))?;
    *chair(game, seat)? = Chair::of(to);
    game.stretches[seat.index()].clear();
    game.private.ahead.given.retain(|given| given.seat != seat);
    ask_anew(game, seat, line);
    Ok(())
}

/// The present question is put to a player anew, if it is theirs.
fn ask_anew(game: &mut Game, seat: Seat, line: &Line) {
    if let Some(chair) = game.table.chairs.chair(seat) {
        chair.asked_anew = Some(line.at);
    }
    if game.state().to_act() == Some(seat) {
        (game.table.question.by, game.table.question.since) = (line.seq, line.at);
    }
}

/// The question that waited for a player waits no longer, or begins to wait anew.
fn wait_ends(game: &mut Game, seat: Seat, line: &Line, until: Millis, answered: bool) {
    if game.table.player(seat).computer().is_some() {
        return;
    }
    let from = game.table.asked_since(seat);
    let whole = Span { from, until: until.max(from) };
    let paid = line.paid.as_ref().map_or(&[][..], Paid::spans);
    let (last, before) = match paid.split_last() {
        Some((last, before)) => (*last, before),
        None if line.paid.is_some() => (Span { from: until, until }, &[][..]),
        None => (whole, &[][..]),
    };
    let stretches = &mut game.stretches[seat.index()];
    let waited = |Span { from, until }, answered| Stretch::Waited { from, until, answered };
    stretches.extend(before.iter().map(|span| waited(*span, false)));
    stretches.push(waited(last, answered));
}

/// An action that was taken back later: it has never happened, but what its question had waited is spent.
fn take_back(game: &mut Game, action: Action, line: &Line) -> anyhow::Result<()> {
    let asked = game.state().to_act().context("the game is over")?;
    // What a computer player answered to what was taken back is gone with it.
    let computer = match line.actor {
        Actor::Computer(number) => game.table.chairs.seat_of_number(number),
        Actor::Person(_) | Actor::StandIn | Actor::Program => None,
    };
    if computer.is_none() {
        wait_ends(game, asked, line, line.at, false);
        game.table.question.since = line.at;
        chair(game, asked)?.asked_anew = Some(line.at);
    }
    game.table.story.notes.push((line.seq, Note::TakenBack(computer.unwrap_or(asked), action)));
    Ok(())
}

fn take_action(game: &mut Game, action: Action, line: &Line) -> anyhow::Result<()> {
    let seat = game.state().to_act().context("the game is over")?;
    let seq = line.seq;
    note_actor(game, seat, line);
    let (events, scorings) = (&mut game.table.story.events, &mut game.scorings);
    game.record.play(seat, action, &mut |event| {
        // What an epoch brought whom is private.
        if let Event::EpochScored { points, .. } = event {
            scorings.push(points);
        } else {
            events.push((seq, event));
        }
    })?;
    // Another God tile, or the second tile for a disaster, is still the same question; an order to draw answers none.
    let goes_on = matches!(game.state().phase(), Phase::Gods { .. } | Phase::Discard(_));
    let ordered = line.ahead.is_ahead() && action == Action::Draw;
    if ordered {
        game.table.story.drawn_for.push(seq);
    }
    let still_asked = goes_on && game.state().to_act() == Some(seat);
    let answered = !(ordered || still_asked);
    let known = known_to_who_decided(game, line);
    let chair = chair(game, seat)?;
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
        wait_ends(game, seat, line, line.decided_at, answered);
    }
    let phase = game.record.state().phase();
    let (in_auction, on_turn) = (matches!(phase, Phase::Auction(_)), matches!(phase, Phase::Turn { .. }));
    let asked: Vec<Seat> =
        if let Phase::Auction(auction) = phase { auction.to_come().collect() } else { Vec::new() };
    let question = &mut game.table.question;
    (question.by, question.since) = (seq, line.at);
    if in_auction || on_turn {
        question.turn = on_turn.then_some((seq, line.at));
    }
    (question.moved, question.half_answered) = (seq, still_asked);
    match (in_auction, action) {
        (true, Action::Draw | Action::Invoke) => question.auction = Some((seq, line.at)),
        // Who has answered is asked no more, nor who was passed over.
        (true, _) => game.private.ahead.given.retain(|given| asked.contains(&given.seat)),
        (false, _) => {
            question.auction = None;
            game.private.ahead.given.clear();
        }
    }
    Ok(())
}

/// Up to which entry whoever decided on this one knew the game: also this one, if nothing came of it.
fn known_to_who_decided(game: &Game, line: &Line) -> i64 {
    let times = game.table.story.times.iter().take_while(|(at, _)| *at <= line.decided_at).count() as i64;
    let before = times.min(line.seq - 1);
    let is_all = before == line.seq - 1 && game.table.story.between(before, line.seq).count() <= 1;
    if is_all { line.seq } else { before }
}

/// Notes who acted for a player, if it was not they themselves.
fn note_actor(game: &mut Game, seat: Seat, line: &Line) {
    let note = match line.actor {
        Actor::Program => Note::OutOfTime(seat, game.table.player(seat).late + 1),
        actor if game.table.chairs.plays(actor, seat) => return,
        Actor::Person(by) | Actor::Computer(by) => Note::ActedFor(seat, by),
        Actor::StandIn => return,
    };
    // What is done for a player in two steps is told once.
    let notes = &mut game.table.story.notes;
    let is_told = game.table.question.half_answered && notes.last() == Some(&(line.seq - 1, note));
    if !is_told {
        notes.push((line.seq, note));
    }
}
