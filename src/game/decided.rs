//! Who decided what themselves, and what was done for them: as the history tells it.

use super::Game;
use super::actor::Actor;
use super::ahead::Ahead;
use super::entry::Entry;
use super::leaves::Leaves;
use super::line::Line;
use crate::ai::committee::{self, Trust};
use crate::id::UserId;
use crate::record::Record;
use crate::rules::{Action, Seat, State};

/// After so many passes that the program would have made for somebody they are offered that.
const PASSES: usize = 10;

/// What was done for a player since they last acted, because anybody would have done it, by its kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DoneFor {
    /// How often a tile was drawn.
    pub draws: usize,
    /// How often it was passed.
    pub passes: usize,
    /// How often their lowest sun was bid.
    pub bids: usize,
}

impl DoneFor {
    /// What is left to the program by whoever wants to be asked such things; `None` where nothing was done.
    pub fn without(&self) -> Option<Leaves> {
        match self {
            DoneFor { bids: 1.., .. } => Some(Leaves::Passes),
            DoneFor { passes: 1.., .. } => Some(Leaves::Draws),
            DoneFor { draws: 1.., .. } => Some(Leaves::Nothing),
            DoneFor { draws: 0, passes: 0, bids: 0 } => None,
        }
    }
}

impl Game {
    /// What was done for the player on a seat since they last acted.
    pub(super) fn done_for(&self, seat: Seat) -> DoneFor {
        let player = self.table.player(seat);
        let since = player.acted.map_or(0, |(_, seq)| seq);
        let is_theirs = |line: &&Line| line.seq > since && line.actor == Actor::Person(player.number);
        let mut done = DoneFor::default();
        for (line, action) in self.actions().filter(|(line, _)| is_theirs(line)) {
            match (line.ahead, action) {
                (Ahead::Quick | Ahead::Clear, Action::Draw) => done.draws += 1,
                (Ahead::Clear, Action::Pass) => done.passes += 1,
                (Ahead::Clear, Action::Bid(_)) => done.bids += 1,
                (Ahead::Quick | Ahead::Clear | Ahead::No | Ahead::Answer | Ahead::Order, _) => {}
            }
        }
        done
    }

    /// What somebody has decided themselves in this game, asked or ahead in the auction under way, each with the position in which it
    /// was played. What was ordered, done for them or taken back is none of it.
    pub fn decided_by(&self, user: UserId) -> Vec<(State, Action)> {
        let mut decided = Vec::new();
        let Ok(mut record) = Record::new(*self.record.setup(), Vec::new()) else { return decided };
        for (line, action) in self.actions() {
            let Some(seat) = record.state().to_act() else { break };
            let is_own = matches!(line.ahead, Ahead::No | Ahead::Answer) && self.is_by(line, user);
            if is_own {
                decided.push((*record.state(), action));
            }
            if record.play(seat, action, &mut |_| ()).is_err() {
                break;
            }
        }
        decided
    }

    /// Whether somebody's last passes, ten at least, were all such as the program would have made for them, and may at this table.
    /// An answer that is not played yet is none of them.
    pub fn would_have_passed(&self, user: UserId) -> bool {
        let is_pass = |(_, action): &&(State, Action)| *action == Action::Pass;
        let is_clear =
            |(state, action): &(State, Action)| committee::verdict(state, &Trust::EVEN) == Some(*action);
        if self.table.terms.leaves < Leaves::Passes {
            return false;
        }
        let decided = self.decided_by(user);
        let last: Vec<_> = decided.iter().rev().filter(is_pass).take(PASSES).collect();
        last.len() == PASSES && last.into_iter().all(is_clear)
    }

    /// The actions that count, each with its entry.
    fn actions(&self) -> impl Iterator<Item = (&Line, Action)> {
        let lines = self.lines.iter().filter(|line| !self.void.contains(&line.seq));
        lines.filter_map(|line| match line.words.parse() {
            Ok(Entry::Action(action)) => Some((line, action)),
            Ok(_) | Err(_) => None,
        })
    }

    fn is_by(&self, line: &Line, user: UserId) -> bool {
        let Actor::Person(number) = line.actor else { return false };
        self.table.chairs.person(number).is_some_and(|person| person.who.user() == Some(user))
    }
}
