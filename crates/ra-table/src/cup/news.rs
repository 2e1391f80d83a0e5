//! What a cup's channel is told: which entries cause a message there, whom it mentions, and from when on it may be sent.

use std::collections::BTreeMap;

use super::entry::{Entry, Line, Number};
use super::facts::Facts;
use super::fold::{Answer, Cup};
use super::plan::Kind;
use crate::time::Millis;

/// So many people a message mentions at most.
pub const MOST_MENTIONED: usize = 50;

/// A message to be sent to a cup's channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// Whom it mentions: they are asked something, or have won.
    pub mentions: Vec<Number>,
    /// From when on it may be sent: those whom it mentions are awake.
    pub due: Millis,
}

impl Cup {
    /// The messages that the last entry causes.
    pub fn news(&self, line: &Line, facts: &Facts) -> Vec<News> {
        match &line.entry {
            Entry::Ask(people) => self.mentioning(people, facts, line.at),
            Entry::Call(called) => {
                let people: Vec<Number> = called.iter().map(|called| called.number).collect();
                self.mentioning(&people, facts, line.at)
            }
            Entry::Over => match self.champion(facts) {
                Some(champion) => self.mentioning(&[champion], facts, line.at),
                None => vec![News { mentions: Vec::new(), due: line.at }],
            },
            Entry::SignUp(_) | Entry::Edit(_) if self.full_at == Some(line.at) => {
                self.mentioning(&self.to_tell_that_full(facts), facts, line.at)
            }
            // Its last message has the same standings.
            Entry::End if self.ends_with_its_round(facts, line.at) => Vec::new(),
            Entry::Draw(_)
            | Entry::Announce
            | Entry::End
            | Entry::PassOver(_)
            | Entry::Final(_)
            | Entry::Drop(..)
            | Entry::Void(..)
            | Entry::Cancel(_)
            | Entry::TooFew => vec![News { mentions: Vec::new(), due: line.at }],
            Entry::Publish(_)
            | Entry::Edit(_)
            | Entry::SignUp(_)
            | Entry::Leave(_)
            | Entry::Begin
            | Entry::Here(_)
            | Entry::Open(_)
            | Entry::Finish(_) => Vec::new(),
        }
    }

    /// Whom the message of an earlier entry is to mention now, of those whom it was to mention then. `None` if it asks
    /// something that nobody can answer any more: then it need not be sent.
    pub fn still_mentioned(&self, line: &Line, mentions: &[Number]) -> Option<Vec<Number>> {
        let may_answer = |number: &Number| {
            if let Entry::Ask(_) = line.entry {
                self.is_asked(line.at) && self.is_in(*number) && !self.is_to_play(*number)
            } else if let Entry::Call(_) = line.entry {
                self.end.is_none() && self.is_awaited(*number)
            } else {
                true
            }
        };
        let still: Vec<Number> = mentions.iter().copied().filter(may_answer).collect();
        (mentions.is_empty() || !still.is_empty()).then_some(still)
    }

    /// The people of a late message who sleep now, and when the first of them wakes up; `None` if all are awake.
    pub fn asleep(&self, mentions: &[Number], facts: &Facts, now: Millis) -> Option<News> {
        let wakes = mentions.iter().map(|number| (*number, self.wakes(*number, facts, now)));
        let asleep: Vec<(Number, Millis)> = wakes.filter(|(_, wakes)| now < *wakes).collect();
        let due = asleep.iter().map(|(_, wakes)| *wakes).min()?;
        Some(News { mentions: asleep.into_iter().map(|(number, _)| number).collect(), due })
    }

    /// Whether somebody was asked whether they play in the final.
    pub fn is_called(&self, number: Number) -> bool {
        self.calls.iter().any(|call| call.number == number)
    }

    /// Who is told that all places are taken, and the cup begins earlier: not those who are about to be asked whether they
    /// are here.
    fn to_tell_that_full(&self, facts: &Facts) -> Vec<Number> {
        let to_ask = match self.plan.kind {
            Kind::Evening => Vec::new(),
            Kind::Quick | Kind::Slow => self.to_ask(facts),
        };
        self.entrants
            .keys()
            .copied()
            .filter(|number| self.is_in(*number) && !to_ask.contains(number))
            .collect()
    }

    /// Whether people who were asked at a moment whether they are here can still say so.
    fn is_asked(&self, at: Millis) -> bool {
        self.end.is_none() && !self.has_begun() && self.asked_at == Some(at)
    }

    /// Whether somebody has not answered yet whether they play in the final.
    fn is_awaited(&self, number: Number) -> bool {
        self.calls.iter().any(|call| call.number == number && call.answer == Answer::Awaited)
    }

    /// Messages that mention these people, each when it is day for those in it.
    fn mentioning(&self, people: &[Number], facts: &Facts, now: Millis) -> Vec<News> {
        let mut by_moment: BTreeMap<Millis, Vec<Number>> = BTreeMap::new();
        for number in people {
            by_moment.entry(self.wakes(*number, facts, now)).or_default().push(*number);
        }
        let news = |(due, people): (Millis, Vec<Number>)| {
            let messages = people.chunks(MOST_MENTIONED);
            messages.map(|mentions| News { mentions: mentions.to_vec(), due }).collect::<Vec<_>>()
        };
        by_moment.into_iter().flat_map(news).collect()
    }

    /// When somebody can be mentioned. For an evening people are awake until it ends.
    fn wakes(&self, number: Number, facts: &Facts, now: Millis) -> Millis {
        match (self.plan.kind, facts.people.get(&number)) {
            (Kind::Quick | Kind::Slow, Some(person)) => person.nights.wakes(now).unwrap_or(now),
            (Kind::Evening, _) | (_, None) => now,
        }
    }
}
