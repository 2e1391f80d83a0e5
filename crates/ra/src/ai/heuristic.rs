//! Rules of thumb: how a person who knows the game plays without reckoning ahead. One action for every position,
//! always the same; it is the easy level, and the guess at everybody's play within a search.

use super::value::{Eye, TimeLeft};
use super::weights::Weights;
use crate::rules::{Action, Actions, Auction, Phase, Seat, Space, State, Sun, Suns, Tile};

/// The action for the player to act; `None` when the game is over.
pub(super) fn choose(state: &State, weights: &Weights) -> Option<Action> {
    let (seat, legal) = state.turn()?;
    if legal.len() == 1 {
        return legal.nth(0);
    }
    let eye = Eye::new(state, seat, TimeLeft::of(state, weights), weights);
    Some(match state.phase() {
        Phase::Turn { .. } => turn(&eye, legal),
        Phase::Gods { .. } => god(&eye, legal).unwrap_or(Action::Done),
        Phase::Auction(auction) => answer(auction, &eye).map_or(Action::Pass, Action::Bid),
        Phase::Discard(_) | Phase::Over => discard(&eye, legal),
    })
}

/// Gives up what is worth least.
fn discard(eye: &Eye<'_>, legal: Actions) -> Action {
    let loss = |action: &Action| if let Action::Discard(tile) = action { eye.loss(*tile) } else { f32::MAX };
    legal.iter().min_by(|one, other| loss(one).total_cmp(&loss(other))).expect("a player to act can act")
}

fn turn(eye: &Eye<'_>, legal: Actions) -> Action {
    if let Some(action) = god(eye, legal) {
        return action;
    }
    if !legal.contains(Action::Draw) || wants_auction(eye) {
        return Action::Invoke;
    }
    Action::Draw
}

/// The God tile's best use, if it is better than to keep it.
fn god(eye: &Eye<'_>, legal: Actions) -> Option<Action> {
    if eye.state.players()[eye.seat].tiles().count(Tile::God) == 0 {
        return None;
    }
    let worth = |space: Space| eye.gain(eye.state.track().get(space).into_iter());
    let takeable = Space::all().filter(|&space| legal.contains(Action::God(space)));
    let (best, gain) =
        takeable.map(|space| (space, worth(space))).max_by(|one, other| one.1.total_cmp(&other.1))?;
    (gain > eye.god() + eye.weights.god_gain).then_some(Action::God(best))
}

/// Whether the lot is good enough to invoke Ra for it.
fn wants_auction(eye: &Eye<'_>) -> bool {
    let lot = eye.lot();
    let gain = best_sun(eye, lot, eye.suns()).map_or(f32::MIN, |(_, gain)| gain);
    if gain <= 0.0 {
        return false;
    }
    let (state, weights, clock) = (eye.state, eye.weights, eye.clock);
    // The next Ra may take the lot away from everybody.
    if clock.ra_left < 1.5 {
        let bag = state.unseen();
        let ra = f32::from(bag.count(Tile::Ra)) / f32::from(bag.total());
        if ra / (1.0 - ra) * gain > weights.draw {
            return wins_as_last(eye, lot, 0.0);
        }
    }
    if eye.rivals.is_empty() {
        return gain > weights.alone * clock.time.min(clock.hurry);
    }
    let tiles = state.track().tiles().count() as f32;
    let wanted = weights.invoke - weights.invoke_tile * tiles - weights.invoke_late * (1.0 - clock.hurry);
    gain > wanted && wins_as_last(eye, lot, wanted)
}

/// Whether the seat, bidding last, would get the lot at a gain of more than `wanted`.
fn wins_as_last(eye: &Eye<'_>, lot: f32, wanted: f32) -> bool {
    let players = eye.state.players().players();
    let others = (1..players.count()).map(|steps| players.clockwise(eye.seat, steps));
    let floor = others.fold(None, |floor, other| floor.max(would_bid(eye, other, floor)));
    best_sun(eye, lot, eye.suns().above(floor)).is_some_and(|(_, gain)| gain > wanted)
}

/// The sun that wins the lot at the greatest gain, and the gain.
fn best_sun(eye: &Eye<'_>, lot: f32, suns: Suns) -> Option<(Sun, f32)> {
    let gains = suns.iter().map(|sun| (sun, eye.win(lot, sun)));
    gains.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// The sun above `floor` that another seat would bid if it were the last to do so.
fn would_bid(eye: &Eye<'_>, other: Seat, floor: Option<Sun>) -> Option<Sun> {
    let suns = eye.state.players()[other].face_up().above(floor);
    if suns.is_empty() {
        return None;
    }
    let other = eye.of(other);
    best_sun(&other, other.lot(), suns).filter(|&(_, gain)| gain > eye.weights.bid).map(|(sun, _)| sun)
}

/// The highest sun above `floor` that another seat would bid at all.
fn would_go_to(eye: &Eye<'_>, other: Seat, floor: Option<Sun>) -> Option<Sun> {
    let suns = eye.state.players()[other].face_up().above(floor);
    if suns.is_empty() {
        return None;
    }
    let other = eye.of(other);
    let lot = other.lot();
    suns.iter().find(|&sun| other.win(lot, sun) > eye.weights.bid)
}

/// The sun to bid, `None` to pass: of those worth it, the one of greatest gain that nobody to come will outbid, or
/// if there is none, the one of greatest gain.
fn answer(auction: &Auction, eye: &Eye<'_>) -> Option<Sun> {
    let lot = eye.lot();
    let suns = auction.bids(eye.suns());
    let (best, gain) = best_sun(eye, lot, suns)?;
    if !auction.may_pass() {
        return Some(best);
    }
    if gain <= eye.weights.bid {
        return None;
    }
    let others = auction.to_come().skip(1);
    let to_beat = others.fold(auction.floor(), |floor, other| floor.max(would_go_to(eye, other, floor)));
    let safe = best_sun(eye, lot, suns.above(to_beat)).filter(|&(_, gain)| gain > eye.weights.bid);
    Some(safe.map_or(best, |(sun, _)| sun))
}
