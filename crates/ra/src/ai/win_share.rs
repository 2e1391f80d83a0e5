//! How well each player stands at an epoch's end: the share of the win that the points, and what stays on the table
//! for the epochs to come, let them expect.

use super::value::{Eye, TimeLeft};
use super::weights::Weights;
use crate::rules::{PerSeat, Phase, State};

/// How many points make a player's chances e times as good when the game is over.
const SCALE: f32 = 6.0;
/// By how much that grows with each epoch still to come.
const SCALE_LATER: f32 = 4.0;

/// Every player's share of the win, which add up to 1, at the end of an epoch or of the game.
pub(super) fn shares(state: &State) -> PerSeat<f32> {
    let weights = &Weights::TUNED;
    let clock = TimeLeft::of(state, weights);
    let over = *state.phase() == Phase::Over;
    let epochs = if over { 0.0 } else { clock.later + 1.0 };
    let points = PerSeat::from_fn(state.players().players(), |seat| {
        let score = f32::from(state.players()[seat].score());
        if over { score } else { score + Eye::new(state, seat, clock, weights).standing() }
    });
    let scale = SCALE + SCALE_LATER * epochs;
    let most = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let chances = PerSeat::from_fn(state.players().players(), |seat| ((points[seat] - most) / scale).exp());
    let sum: f32 = chances.as_slice().iter().sum();
    PerSeat::from_fn(state.players().players(), |seat| chances[seat] / sum)
}
