//! A cup as it follows from its history.

use std::collections::BTreeMap;

use super::entry::{Actor, Called, Entry, Line, Number, TableNumber};
use super::plan::Plan;
use crate::time::Millis;

/// A cup as it follows from its history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cup {
    /// What chance decides by: draws, and who is ahead of whom where all else is equal.
    pub(super) seed: [u8; 32],
    pub(super) plan: Plan,
    pub(super) last_seq: i64,
    pub(super) entrants: BTreeMap<Number, Entrant>,
    /// Since when it is to begin as soon as possible: it was full, or an organiser wanted it.
    pub(super) hurried_at: Option<Millis>,
    /// When all places were taken, if it begins earlier then.
    pub(super) full_at: Option<Millis>,
    /// When people were asked whether they are here.
    pub(super) asked_at: Option<Millis>,
    pub(super) rounds: Vec<Round>,
    /// By number, of all rounds and the final.
    pub(super) tables: Vec<Table>,
    pub(super) calls: Vec<Call>,
    pub(super) has_final: bool,
    pub(super) end: Option<End>,
}

/// Somebody who has signed up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// When they last did.
    pub signed_up_at: Millis,
    /// Whether they take part.
    pub membership: Membership,
    /// Whether they are here: before the start if they have said so, afterwards if they are drawn.
    pub is_here: bool,
}

/// Whether somebody who has signed up takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Membership {
    /// They do.
    In,
    /// They have left.
    Left,
    /// An organiser has dropped them: only an organiser can let them in again.
    Dropped,
}

/// A round: what was drawn at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) tables: Vec<TableNumber>,
    /// Whether its deadline was announced.
    pub(super) is_announced: bool,
    pub(super) is_over: bool,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its number.
    pub number: TableNumber,
    /// Its round, from 1; `None` for the final.
    pub round: Option<usize>,
    /// Who sits there, also those who left after the draw.
    pub people: Vec<Number>,
    /// When its game began.
    pub opened_at: Option<Millis>,
    /// Whether computer players finish it because the time of its round is over.
    pub is_cut_short: bool,
    /// Whether an organiser has made it void.
    pub is_void: bool,
}

/// Somebody who was asked whether they play in the final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Call {
    pub(super) number: Number,
    pub(super) at: Millis,
    pub(super) until: Millis,
    pub(super) answer: Answer,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Awaited,
    Here,
    PassedOver,
}

/// How a cup ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It has a champion.
    Over,
    /// An organiser has called it off.
    Cancelled,
    /// Too few people were here when it was to begin.
    TooFew,
}

/// An entry that does not fit into the history before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} of a cup, {words:?}, does not follow from those before it")]
pub struct Misfit {
    /// Its number.
    pub seq: i64,
    /// Its words.
    pub words: String,
}

impl Cup {
    /// Folds a history.
    pub fn replay(seed: [u8; 32], lines: impl IntoIterator<Item = Line>) -> Result<Cup, Misfit> {
        let mut lines = lines.into_iter();
        let mut cup = match lines.next() {
            Some(Line { seq: 1, entry: Entry::Publish(plan), .. }) => Cup::new(seed, plan),
            Some(line) => return Err(Misfit::from(&line)),
            None => return Err(Misfit { seq: 1, words: String::new() }),
        };
        lines.try_for_each(|line| cup.add(&line))?;
        Ok(cup)
    }

    fn new(seed: [u8; 32], plan: Plan) -> Cup {
        Cup {
            seed,
            plan,
            last_seq: 1,
            entrants: BTreeMap::new(),
            hurried_at: None,
            full_at: None,
            asked_at: None,
            rounds: Vec::new(),
            tables: Vec::new(),
            calls: Vec::new(),
            has_final: false,
            end: None,
        }
    }

    /// Adds the next line of the history.
    pub fn add(&mut self, line: &Line) -> Result<(), Misfit> {
        let is_next = line.seq == self.last_seq + 1 && self.end.is_none();
        let fits = is_next && self.apply(line).is_some();
        if fits { Ok(()) } else { Err(Misfit::from(line)) }
    }

    /// The line that is to be written next.
    pub fn next_line(&self, at: Millis, actor: Actor, entry: Entry) -> Line {
        Line { seq: self.last_seq + 1, at, actor, entry }
    }

    /// What its organiser has decided.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of its last entry.
    pub fn last_seq(&self) -> i64 {
        self.last_seq
    }

    /// Everybody who ever signed up.
    pub fn entrants(&self) -> &BTreeMap<Number, Entrant> {
        &self.entrants
    }

    /// How many take part.
    pub fn taking_part(&self) -> usize {
        self.entrants.values().filter(|entrant| entrant.membership == Membership::In).count()
    }

    /// All tables that were drawn, by number.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// How it ended; `None` before that.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether its first round was drawn.
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// How many rounds were drawn.
    pub fn rounds_drawn(&self) -> usize {
        self.rounds.len()
    }

    /// A table by its number.
    pub fn table(&self, number: TableNumber) -> Option<&Table> {
        self.tables.get(index(number)?)
    }

    /// Whether somebody takes part.
    pub(super) fn is_in(&self, number: Number) -> bool {
        self.entrants.get(&number).is_some_and(|entrant| entrant.membership == Membership::In)
    }

    /// Who plays in the next round that is drawn.
    pub(super) fn is_to_play(&self, number: Number) -> bool {
        self.is_in(number) && self.entrants.get(&number).is_some_and(|entrant| entrant.is_here)
    }

    /// The table of the final, once it is known who plays there.
    pub fn final_table(&self) -> Option<&Table> {
        self.tables.last().filter(|_| self.has_final)
    }

    /// Whether a table is that of the final.
    pub fn is_final(&self, table: TableNumber) -> bool {
        self.final_table().is_some_and(|last| last.number == table)
    }

    /// Whether a round is still to be drawn, so that people may come.
    pub(super) fn awaits_draw(&self) -> bool {
        self.end.is_none()
            && self.calls.is_empty()
            && !self.has_final
            && self.rounds.len() < self.plan.rounds()
    }

    /// `None` if the entry does not fit.
    fn apply(&mut self, line: &Line) -> Option<()> {
        let at = line.at;
        match &line.entry {
            Entry::Publish(_) => return None,
            Entry::Edit(plan) => self.edit(*plan, at)?,
            Entry::SignUp(number) => self.sign_up_at(*number, at)?,
            Entry::Leave(number) => self.member(*number)?.membership = Membership::Left,
            Entry::Drop(number, _) => self.member(*number)?.membership = Membership::Dropped,
            Entry::Begin => self.hurried_at = Some(self.before_start(at)?),
            Entry::Ask(people) => {
                self.asked_at = Some(self.before_start(at)?);
                people.iter().all(|number| self.is_in(*number)).then_some(())?;
            }
            Entry::Here(number) => self.here_at(*number)?,
            Entry::Draw(tables) => self.draw_round(tables)?,
            Entry::Open(table) => {
                let table = self.table_mut(*table)?;
                table.opened_at.is_none().then_some(())?;
                table.opened_at = Some(at);
            }
            Entry::Announce => self.round_mut()?.is_announced = true,
            Entry::Finish(table) => self.opened(*table)?.is_cut_short = true,
            Entry::End => self.round_mut()?.is_over = true,
            Entry::Call(called) => {
                called.iter().all(|called| self.is_in(called.number)).then_some(())?;
                let calls = called.iter().map(|Called { number, until }| Call {
                    number: *number,
                    at,
                    until: *until,
                    answer: Answer::Awaited,
                });
                self.calls.extend(calls);
            }
            Entry::PassOver(number) => self.call_mut(*number)?.answer = Answer::PassedOver,
            Entry::Final(people) => {
                people.iter().all(|number| self.is_in(*number)).then_some(())?;
                self.has_final = true;
                self.seat(None, people);
            }
            Entry::Void(table, _) => self.opened(*table)?.is_void = true,
            Entry::Cancel(_) => self.end = Some(End::Cancelled),
            Entry::TooFew => self.end = Some(End::TooFew),
            Entry::Over => self.end = Some(End::Over),
        }
        self.last_seq = line.seq;
        Some(())
    }

    /// A change of the plan: people who said that they are here did so of another start.
    fn edit(&mut self, plan: Plan, at: Millis) -> Option<()> {
        self.before_start(at)?;
        let is_moved = (plan.begins, plan.kind) != (self.plan.begins, self.plan.kind);
        self.plan = plan;
        if is_moved {
            (self.hurried_at, self.full_at, self.asked_at) = (None, None, None);
            self.entrants.values_mut().for_each(|entrant| entrant.is_here = false);
        }
        self.note_if_full(at);
        Some(())
    }

    fn sign_up_at(&mut self, number: Number, at: Millis) -> Option<()> {
        let is_new = !self.is_in(number);
        // Who comes later is here.
        let entrant = Entrant { signed_up_at: at, membership: Membership::In, is_here: self.has_begun() };
        self.entrants.insert(number, entrant);
        if !self.has_begun() {
            self.note_if_full(at);
        }
        is_new.then_some(())
    }

    fn note_if_full(&mut self, at: Millis) {
        if self.plan.when_full && self.taking_part() >= self.plan.places.value() {
            self.full_at.get_or_insert(at);
        }
    }

    fn here_at(&mut self, number: Number) -> Option<()> {
        match self.call_mut(number) {
            Some(call) => call.answer = Answer::Here,
            None => self.member(number)?.is_here = true,
        }
        Some(())
    }

    fn draw_round(&mut self, tables: &[Vec<Number>]) -> Option<()> {
        let round = self.rounds.len() + 1;
        let drawn: Vec<Number> = tables.iter().flatten().copied().collect();
        drawn.iter().all(|number| self.is_in(*number)).then_some(())?;
        for (number, entrant) in &mut self.entrants {
            entrant.is_here = drawn.contains(number);
        }
        let tables = tables.iter().map(|people| self.seat(Some(round), people)).collect();
        self.rounds.push(Round { tables, is_announced: false, is_over: false });
        Some(())
    }

    fn seat(&mut self, round: Option<usize>, people: &[Number]) -> TableNumber {
        let number = TableNumber(self.tables.len() as u32 + 1);
        let people = people.to_vec();
        self.tables.push(Table {
            number,
            round,
            people,
            opened_at: None,
            is_cut_short: false,
            is_void: false,
        });
        number
    }

    fn before_start(&self, at: Millis) -> Option<Millis> {
        (!self.has_begun()).then_some(at)
    }

    fn member(&mut self, number: Number) -> Option<&mut Entrant> {
        self.entrants.get_mut(&number).filter(|entrant| entrant.membership == Membership::In)
    }

    fn call_mut(&mut self, number: Number) -> Option<&mut Call> {
        self.calls.iter_mut().find(|call| call.number == number && call.answer == Answer::Awaited)
    }

    fn round_mut(&mut self) -> Option<&mut Round> {
        self.rounds.last_mut().filter(|round| !round.is_over)
    }

    fn table_mut(&mut self, number: TableNumber) -> Option<&mut Table> {
        self.tables.get_mut(index(number)?)
    }

    fn opened(&mut self, number: TableNumber) -> Option<&mut Table> {
        self.table_mut(number).filter(|table| table.opened_at.is_some())
    }
}

/// Where a table stands among all.
fn index(number: TableNumber) -> Option<usize> {
    (number.0 as usize).checked_sub(1)
}

impl From<&Line> for Misfit {
    fn from(line: &Line) -> Misfit {
        Misfit { seq: line.seq, words: line.entry.to_string() }
    }
}
