//! A game as its players know it from the answers they got.

use std::collections::BTreeMap;

use ra_bot::app::answer::{Answer, Plan};
use ra_bot::app::round::Round;
use ra_bot::record::Record;
use ra_bot::rules::{Action, Phase, Seat};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

/// The actions taken and the answers given ahead, by seat.
#[derive(Debug, Clone)]
pub(crate) struct Mirror {
    record: Record,
    ahead: BTreeMap<usize, Plan>,
}

/// A command of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

impl Mirror {
    pub(crate) fn new(round: &Round) -> Mirror {
        let ahead = round.ahead.iter().map(|ahead| (ahead.seat.index(), ahead.answer.clone())).collect();
        Mirror { record: round.record.clone(), ahead }
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

    /// What the command leads to.
    pub(crate) fn take(&mut self, Step { seat, action }: Step) {
        match action {
            Action::Bid(sun) => drop(self.ahead.insert(seat.index(), Answer::Bid(sun).into())),
            Action::Pass => drop(self.ahead.insert(seat.index(), Answer::Pass.into())),
            Action::God(_) => {
                self.act(seat, action);
                if self.record.state().check(seat, Action::Done).is_ok() {
                    self.act(seat, Action::Done);
                }
            }
            Action::Draw | Action::Invoke | Action::Done | Action::Discard(_) => self.act(seat, action),
        }
        while let Phase::Auction(auction) = self.record.state().phase() {
            let seat = auction.to_answer();
            let open = auction.bids(self.record.state().players()[seat].face_up());
            let plan = self.ahead.get(&seat.index());
            let action = plan.and_then(|plan| plan.action(auction.floor(), open, auction.may_pass()));
            let Some(action) = action else { break };
            self.ahead.remove(&seat.index());
            self.act(seat, action);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.record.play(seat, action, &mut |_| ()).unwrap();
        if !matches!(self.record.state().phase(), Phase::Auction(_)) {
            self.ahead.clear();
        }
    }

    /// Whether the game stands as it does here.
    pub(crate) fn is(&self, other: &Mirror) -> bool {
        self.record.actions() == other.record.actions() && self.ahead == other.ahead
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
