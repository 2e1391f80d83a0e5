//! How well each player stands at an epoch's end: the share of the win that the points, and what stays on the table
//! for the epochs to come, let them expect.

use super::value::{Eye, TimeLeft};
use super::weights::Weights;
use crate::rules::{PerSeat, Phase, State};

/// How points turn into chances.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outlook {
    /// How many points make a player's chances e times as good when the game is over.
    pub(super) scale: f32,
    /// By how much that grows with each epoch still to come.
    pub(super) scale_later: f32,
}

impl Outlook {
    pub(super) const TUNED: Outlook = Outlook { scale: 6.0, scale_later: 4.0 };
}

/// Every player's share of the win, which add up to 1, at the end of an epoch or of the game.
pub(super) fn shares(state: &State, outlook: &Outlook, weights: &Weights) -> PerSeat<f32> {
    let clock = TimeLeft::of(state, weights);
    let over = *state.phase() == Phase::Over;
    let epochs = if over { 0.0 } else { clock.later + 1.0 };
    let points = PerSeat::from_fn(state.players().players(), |seat| {
        let score = f32::from(state.players()[seat].score());
        if over { score } else { score + Eye::new(state, seat, clock, weights).standing() }
    });
    let scale = outlook.scale + outlook.scale_later * epochs;
    let most = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let chances = PerSeat::from_fn(state.players().players(), |seat| ((points[seat] - most) / scale).exp());
    let sum: f32 = chances.as_slice().iter().sum();
    PerSeat::from_fn(state.players().players(), |seat| chances[seat] / sum)
}
