//! What is due next in a cup, and when.

use std::collections::BTreeSet;
use std::time::Duration;

use super::awake::Awake;
use super::draw::{self, Field};
use super::entry::{Called, Entry, Number, TableNumber};
use super::facts::Facts;
use super::fold::{Answer, Call, Cup, Round, Table};
use super::plan::Kind;
use crate::clock::Calendar;
use crate::time::Millis;

/// So many tables are opened …
pub const MOST_OPENED: usize = 10;
/// … within so long at most: Discord makes a bot wait that begins more threads.
pub const OPENED_WITHIN: Duration = Duration::from_mins(1);

/// Up to so many sit at one table in all rounds, and need no final.
const ONE_TABLE: usize = 5;
/// No table has fewer.
const FEWEST: usize = 3;
/// So many play in the final.
const FINALISTS: usize = 4;
/// So many are asked for the final at most: after twice its places it is not worth waiting on.
const MOST_CALLED: usize = 2 * FINALISTS;

/// What is due next in a cup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Due {
    /// This entry is to be written now, by the program. With [`Entry::Open`] the table's game begins; with
    /// [`Entry::Finish`] computer players end it.
    Now(Entry),
    /// Nothing before this moment, as far as is known.
    At(Millis),
    /// Nothing until somebody does something, or a game ends.
    Nothing,
}

impl Cup {
    /// What is due next. Drawing a large cup takes a while.
    pub fn due(&self, facts: &Facts, now: Millis) -> Due {
        if self.end.is_some() {
            return Due::Nothing;
        }
        let Some(round) = self.rounds.last() else { return self.due_before_start(facts, now) };
        if let Some(table) = self.tables.iter().find(|table| table.opened_at.is_none()) {
            return self.due_opening(table.number, now);
        }
        if !round.is_over {
            return self.due_in_round(round, facts, now);
        }
        match self.final_table() {
            Some(table) if facts.is_over(table) => Due::Now(Entry::Over),
            Some(_) => Due::Nothing,
            None if self.draws_again() => self.due_draw(&self.players(), facts, now),
            None if self.leads_to_a_final() => self.due_call(facts, now),
            None => Due::Now(Entry::Over),
        }
    }

    /// Whether enough people are here for another round.
    fn draws_again(&self) -> bool {
        self.awaits_draw() && self.players().len() >= FEWEST
    }

    /// Whether the cup is over with the round that has just ended.
    pub(super) fn ends_with_its_round(&self, facts: &Facts, now: Millis) -> bool {
        !self.draws_again() && self.due(facts, now) == Due::Now(Entry::Over)
    }

    fn due_before_start(&self, facts: &Facts, now: Millis) -> Due {
        let to_ask = self.to_ask(facts);
        if !to_ask.is_empty() {
            let asks_at = self.asks_at(facts, now);
            return if asks_at <= now { Due::Now(Entry::Ask(to_ask)) } else { Due::At(asks_at) };
        }
        let starts_at = self.starts_at();
        if now < starts_at {
            return Due::At(starts_at);
        }
        let present = self.present(facts);
        if present.len() < FEWEST { Due::Now(Entry::TooFew) } else { self.due_draw(&present, facts, now) }
    }

    fn due_opening(&self, table: TableNumber, now: Millis) -> Due {
        let mut opened: Vec<Millis> = self.tables.iter().filter_map(|table| table.opened_at).collect();
        opened.sort_unstable();
        let before = opened.len().checked_sub(MOST_OPENED).map(|first| opened[first].after(OPENED_WITHIN));
        match before {
            Some(at) if now < at => Due::At(at),
            Some(_) | None => Due::Now(Entry::Open(table)),
        }
    }

    /// The deadline of a round, which begins with its last table.
    fn due_in_round(&self, round: &Round, facts: &Facts, now: Millis) -> Due {
        let tables: Vec<&Table> = round.tables.iter().filter_map(|number| self.table(*number)).collect();
        let running: Vec<&Table> = tables.iter().copied().filter(|table| !facts.is_over(table)).collect();
        if running.is_empty() {
            return Due::Now(Entry::End);
        }
        let uncut: Vec<&Table> = running.into_iter().filter(|table| !table.is_cut_short).collect();
        let mut next: Option<Millis> = None;
        for table in &uncut {
            match self.deadline(table.number, facts) {
                Some(deadline) if deadline <= now => return Due::Now(Entry::Finish(table.number)),
                deadline => next = earliest(next, deadline),
            }
        }
        if !round.is_announced {
            let time = self.plan.kind.round_time();
            let after = |table: &&Table| self.in_round(table.number, time - time / 4, facts);
            match uncut.iter().filter_map(after).min() {
                Some(announces_at) if announces_at <= now => return Due::Now(Entry::Announce),
                announces_at => next = earliest(next, announces_at),
            }
        }
        next.map_or(Due::Nothing, Due::At)
    }

    /// When computer players finish a table's game, as far as is known; `None` for the final, and while tables of its
    /// round are still to be opened.
    pub fn deadline(&self, table: TableNumber, facts: &Facts) -> Option<Millis> {
        self.in_round(table, self.plan.kind.round_time(), facts)
    }

    /// When so much of a round's time has passed for one of its tables.
    fn in_round(&self, table: TableNumber, time: Duration, facts: &Facts) -> Option<Millis> {
        let round = self.rounds.get(self.table(table)?.round?.checked_sub(1)?)?;
        let opened: Option<Vec<Millis>> =
            round.tables.iter().map(|number| self.table(*number)?.opened_at).collect();
        let stops = facts.tables.get(&table).map_or(&[][..], |facts| &facts.stops);
        facts.after(opened?.into_iter().max()?, time, stops)
    }

    /// Who plays in the next round.
    fn players(&self) -> Vec<Number> {
        self.entrants.keys().copied().filter(|number| self.is_to_play(*number)).collect()
    }

    fn due_draw(&self, players: &[Number], facts: &Facts, now: Millis) -> Due {
        let Some(sizes) = self.plan.table_size.tables(players.len()) else { return Due::Nothing };
        let awake = |number: &Number| match self.plan.kind {
            Kind::Evening => Awake::ALWAYS,
            Kind::Quick | Kind::Slow => {
                facts.people.get(number).map_or(Awake::ALWAYS, |person| Awake::of(&person.nights, now))
            }
        };
        let rounds = self.rounds.iter();
        let people_of = |number: &TableNumber| self.table(*number).map(|table| table.people.as_slice());
        let field = Field {
            people: players.iter().map(|number| (*number, awake(number))).collect(),
            sizes,
            games: self.plan.games_in_a_round(),
            earlier: rounds.map(|round| round.tables.iter().filter_map(people_of).collect()).collect(),
        };
        Due::Now(Entry::Draw(draw::draw(&field, &mut self.chance(self.rounds.len() as u64 + 1))))
    }

    /// Whether more people have played than sit at one table.
    pub fn leads_to_a_final(&self) -> bool {
        let played: BTreeSet<Number> = self.tables.iter().flat_map(|table| &table.people).copied().collect();
        played.len() > ONE_TABLE
    }

    /// Asks the best for the final, until four have confirmed or nobody is left to ask.
    fn due_call(&self, facts: &Facts, now: Millis) -> Due {
        let calls = self.calls.iter().filter(|call| self.is_in(call.number));
        let has = |answer| calls.clone().filter(move |call| call.answer == answer);
        let confirmed: Vec<Number> = has(Answer::Here).map(|call| call.number).collect();
        let awaited: Vec<&Call> = has(Answer::Awaited).collect();
        let ends: Vec<(Number, Option<Millis>)> =
            awaited.iter().map(|call| (call.number, call_ends(call, facts))).collect();
        if let Some((late, _)) = ends.iter().find(|(_, ends)| ends.is_some_and(|ends| ends <= now)) {
            return Due::Now(Entry::PassOver(*late));
        }
        let standings = self.standings(facts);
        let is_called = |number: Number| self.calls.iter().any(|call| call.number == number);
        let left_to_call = MOST_CALLED.saturating_sub(self.calls.len());
        let candidates: Vec<Number> = standings
            .iter()
            .map(|standing| standing.number)
            .filter(|number| self.is_in(*number) && !is_called(*number))
            .take(left_to_call)
            .collect();
        let asked = confirmed.len() + awaited.len();
        if asked + candidates.len() < FEWEST {
            return Due::Now(Entry::Over);
        }
        let next = candidates.iter().take(FINALISTS.saturating_sub(asked));
        let called: Vec<Called> = next
            .map(|number| Called { number: *number, until: self.confirms_until(*number, facts, now) })
            .collect();
        if !called.is_empty() {
            return Due::Now(Entry::Call(called));
        }
        match awaited.is_empty() {
            true => Due::Now(Entry::Final(confirmed)),
            false => ends.iter().filter_map(|(_, ends)| *ends).min().map_or(Due::Nothing, Due::At),
        }
    }

    /// Until when somebody who is asked now can confirm that they play in the final.
    fn confirms_until(&self, number: Number, facts: &Facts, now: Millis) -> Millis {
        let time = self.plan.kind.confirmation();
        let always = Calendar::default();
        let nights = match (self.plan.kind, facts.people.get(&number)) {
            (Kind::Quick | Kind::Slow, Some(person)) => &person.nights,
            (Kind::Evening, _) | (_, None) => &always,
        };
        nights.after_waking(now, time).unwrap_or(now.after(time))
    }
}

/// When a call ends: the time of outages is added.
fn call_ends(call: &Call, facts: &Facts) -> Option<Millis> {
    facts.after(call.at, call.until.since(call.at), &[])
}

fn earliest(one: Option<Millis>, other: Option<Millis>) -> Option<Millis> {
    one.into_iter().chain(other).min()
}
