//! A game as its players know it from the answers they got.

use std::collections::BTreeMap;

use ra::record::Record;
use ra::rules::{Action, Phase, Seat};
use ra_table::game::{Answer, Kept, Plan};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

use crate::support::stored_game::StoredGame;

/// The actions taken and the answers given ahead, by seat.
#[derive(Debug, Clone)]
pub(crate) struct Mirror {
    record: Record,
    ahead: BTreeMap<usize, Plan>,
}

/// Who took an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Person,
    /// The program, because a person's time had run out.
    Timer,
    /// A computer player that stands in.
    Computer,
    /// The program, because anybody would have done it.
    Clear,
}

/// A command of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

impl Mirror {
    pub(crate) fn new(round: &StoredGame) -> Mirror {
        // What is kept for who is out of time nobody has pressed.
        let given = round
            .game
            .ahead()
            .given
            .iter()
            .filter(|given| !matches!(given.kept, Kept::OutOfTime | Kept::Withdrawn));
        let ahead = given.map(|given| (given.seat.index(), given.plan.clone())).collect();
        Mirror { record: round.record().clone(), ahead }
    }

    /// Something that somebody may do now; often what is asked, sometimes an answer ahead. `None` when it is over.
    pub(crate) fn step(&self, rng: &mut SmallRng) -> Option<Step> {
        let state = self.record.state();
        let (seat, legal) = state.turn()?;
        if let Phase::Auction(auction) = state.phase()
            && rng.random_bool(0.3)
        {
            let can_bid = |seat: &Seat| !auction.bids(state.players()[*seat].face_up()).is_empty();
            let later: Vec<Seat> = auction.to_come().skip(1).filter(can_bid).collect();
            if let Some(&seat) = later.get(rng.random_range(0..5)) {
                let suns: Vec<_> = auction.bids(state.players()[seat].face_up()).iter().collect();
                let bid = suns.get(rng.random_range(0..suns.len() + 1));
                return Some(Step { seat, action: bid.map_or(Action::Pass, |&sun| Action::Bid(sun)) });
            }
        }
        let action = legal.nth(rng.next_u32() as usize % legal.len())?;
        Some(Step { seat, action })
    }

    /// What the command leads to; `None` if it cannot be.
    pub(crate) fn take(mut self, Step { seat, action }: Step) -> Option<Mirror> {
        match action {
            Action::Bid(sun) => drop(self.ahead.insert(seat.index(), Answer::Bid(sun).into())),
            Action::Pass => drop(self.ahead.insert(seat.index(), Answer::Pass.into())),
            Action::God(_) => {
                self.act(seat, action)?;
                if self.record.state().check(seat, Action::Done).is_ok() {
                    self.act(seat, Action::Done)?;
                }
            }
            Action::Draw | Action::Invoke | Action::Done | Action::Discard(_) => self.act(seat, action)?,
        }
        self.play_answers_ahead()
    }

    /// What it leads to that the program acts for whoever is to act: `None` unless it is what harms them least, a
    /// draw, a pass or the lowest bid that is clear, Ra where nothing else is possible, or a computer player's own choice.
    fn act_for(mut self, by: By, action: Action) -> Option<Mirror> {
        let legal = self.record.state().legal();
        let harmless =
            [Action::Draw, Action::Pass, Action::Done].into_iter().find(|action| legal.contains(*action));
        if by == By::Timer && harmless.is_some_and(|harmless| harmless != action) {
            return None;
        }
        let seat = self.record.state().to_act()?;
        let lowest = self.record.state().players()[seat].face_up().iter().min().map(Action::Bid);
        let may_be_clear = match action {
            Action::Draw | Action::Pass => true,
            Action::Invoke => legal.len() == 1,
            Action::Bid(_) => Some(action) == lowest,
            Action::God(_) | Action::Done | Action::Discard(_) => false,
        };
        if by == By::Clear && !may_be_clear {
            return None;
        }
        self.act(seat, action)?;
        self.play_answers_ahead()
    }

    fn play_answers_ahead(mut self) -> Option<Mirror> {
        while let Phase::Auction(auction) = self.record.state().phase() {
            let seat = auction.to_answer();
            let open = auction.bids(self.record.state().players()[seat].face_up());
            let plan = self.ahead.get(&seat.index());
            let action = plan.and_then(|plan| plan.action(auction.floor(), open, auction.may_pass()));
            let Some(action) = action else { break };
            self.ahead.remove(&seat.index());
            self.act(seat, action)?;
        }
        Some(self)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Option<()> {
        self.record.play(seat, action, &mut |_| ()).ok()?;
        // Whoever has answered an auction, was answered for, or was passed over, has no answer waiting.
        let asked: Vec<usize> = match self.record.state().phase() {
            Phase::Auction(auction) => auction.to_come().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        self.ahead.retain(|seat, _| asked.contains(seat));
        Some(())
    }

    /// Whether these commands, in this order, with what the program did among them, lead to the game that was found. `by`
    /// says who took each of its actions.
    pub(crate) fn leads_to(&self, steps: &[Step], found: &Mirror, by: &[By]) -> bool {
        let (so_far, all) = (self.record.actions(), found.record.actions());
        if !all.starts_with(so_far) {
            return false;
        }
        if steps.is_empty() && so_far.len() == all.len() {
            return self.ahead == found.ahead;
        }
        let by_program = by.get(so_far.len()).filter(|by| **by != By::Person);
        let then = by_program.and_then(|by| self.clone().act_for(*by, all[so_far.len()].1));
        if then.is_some_and(|then| then.leads_to(steps, found, by)) {
            return true;
        }
        // An answer that is kept may have come before what the program did, or after it.
        let Some((step, rest)) = steps.split_first() else { return false };
        self.clone().take(*step).is_some_and(|then| then.leads_to(rest, found, by))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.record.state().to_act().is_none()
    }

    /// For the message of a failure.
    pub(crate) fn last_actions(&self) -> String {
        let actions = self.record.actions();
        format!("{} actions, last {:?}, ahead {:?}", actions.len(), actions.last(), self.ahead)
    }
}
