//! The numbers behind the rules of thumb: those that a person would say offhand, and those that won most.

use crate::rules::{Edition, Scores};

/// The numbers behind the rules of thumb, in points where nothing else is said.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// What an unspent God tile is worth beyond its points at an epoch's start.
    pub(super) god: f32,
    /// A lead in Pharaohs, in tiles, that is safe at an epoch's start.
    pub(super) pharaoh_lead: f32,
    /// The same for the epochs to come.
    pub(super) pharaoh_lead_later: f32,
    /// How much of the Pharaohs' points in an epoch to come counts today.
    pub(super) pharaoh_later: f32,
    /// The chance to get a Flood in a whole epoch, for who has none.
    pub(super) flood: f32,
    /// How much of a Nile's points in an epoch to come counts today.
    pub(super) nile_later: f32,
    /// What Civilization is worth beyond its points at an epoch's start, by how many kinds are held.
    pub(super) civilization: [f32; 6],
    /// What Monuments are worth beyond their points at the game's start, by how many kinds are held.
    pub(super) kinds: [f32; 9],
    /// The same, by how many of one kind are held.
    pub(super) alike: [f32; 6],
    /// A sun's value's worth in the epoch to come.
    pub(super) sun_next: f32,
    /// A sun's value's worth in the sum at the game's end, for the points that the rulebooks give for the sums.
    pub(super) sun_last: f32,
    /// What the lowest sun that can still be used this epoch is worth.
    pub(super) use_low: f32,
    /// What the highest is worth beyond that.
    pub(super) use_high: f32,
    /// Auctions to be expected for each free space of the Ra track.
    pub(super) auctions: f32,
    /// The gain for which it is worth invoking Ra with an empty track, at an epoch's start.
    pub(super) invoke: f32,
    /// By how much that falls with each tile on the track.
    pub(super) invoke_tile: f32,
    /// By how much it falls as suns can no longer all be used.
    pub(super) invoke_late: f32,
    /// What a further tile adds to a lot.
    pub(super) draw: f32,
    /// The gain for which the last player with suns invokes Ra.
    pub(super) alone: f32,
    /// How much more than a God tile a tile must be worth to be taken with it.
    pub(super) god_gain: f32,
    /// The gain at which a bid is made.
    pub(super) bid: f32,
}

impl Weights {
    /// What a person who knows the game would say offhand: the easy level's.
    pub(super) const BY_FEEL: Weights = Weights {
        god: 1.0,
        pharaoh_lead: 3.0,
        pharaoh_lead_later: 5.0,
        pharaoh_later: 0.8,
        flood: 0.7,
        nile_later: 0.6,
        civilization: beyond([-2.5, 0.5, 3.0, 6.0, 10.0, 15.0], &TRIED_ON.civilization),
        kinds: beyond([0.0, 1.2, 2.4, 3.7, 5.0, 6.5, 8.2, 11.0, 15.0], &TRIED_ON.kinds),
        alike: beyond([0.0, 0.0, 1.8, 5.5, 10.0, 15.0], &TRIED_ON.alike),
        sun_next: 0.4,
        sun_last: 0.4,
        use_low: 2.0,
        use_high: 4.0,
        auctions: 1.6,
        invoke: 5.0,
        invoke_tile: 0.6,
        invoke_late: 2.0,
        draw: 1.5,
        alone: 5.0,
        god_gain: 1.5,
        bid: 0.0,
    };

    /// What won most when rules of thumb with different numbers played each other: see `docs/strength.md`. Thinking
    /// ahead plays on with these.
    pub(super) const TUNED: Weights = Weights {
        god: 0.7,
        pharaoh_lead: 2.7,
        pharaoh_lead_later: 4.0,
        pharaoh_later: 0.95,
        flood: 0.5,
        nile_later: 0.42,
        civilization: beyond([-1.75, 0.4, 3.0, 6.0, 10.0, 15.0], &TRIED_ON.civilization),
        kinds: beyond([0.0, 1.2, 2.4, 4.0, 5.0, 6.5, 8.2, 11.0, 15.0], &TRIED_ON.kinds),
        alike: beyond([0.0, 0.0, 2.3, 4.7, 8.5, 15.0], &TRIED_ON.alike),
        sun_next: 0.55,
        sun_last: 0.55,
        use_low: 2.6,
        use_high: 5.2,
        auctions: 1.6,
        invoke: 5.4,
        invoke_tile: 0.6,
        invoke_late: 1.5,
        draw: 1.5,
        alone: 8.1,
        god_gain: 0.47,
        bid: 0.0,
    };

    /// Each number made of those of two sets.
    pub(super) fn with(&self, other: &Weights, f: &mut impl FnMut(f32, f32) -> f32) -> Weights {
        Weights {
            god: f(self.god, other.god),
            pharaoh_lead: f(self.pharaoh_lead, other.pharaoh_lead),
            pharaoh_lead_later: f(self.pharaoh_lead_later, other.pharaoh_lead_later),
            pharaoh_later: f(self.pharaoh_later, other.pharaoh_later),
            flood: f(self.flood, other.flood),
            nile_later: f(self.nile_later, other.nile_later),
            civilization: std::array::from_fn(|at| f(self.civilization[at], other.civilization[at])),
            kinds: std::array::from_fn(|at| f(self.kinds[at], other.kinds[at])),
            alike: std::array::from_fn(|at| f(self.alike[at], other.alike[at])),
            sun_next: f(self.sun_next, other.sun_next),
            sun_last: f(self.sun_last, other.sun_last),
            use_low: f(self.use_low, other.use_low),
            use_high: f(self.use_high, other.use_high),
            auctions: f(self.auctions, other.auctions),
            invoke: f(self.invoke, other.invoke),
            invoke_tile: f(self.invoke_tile, other.invoke_tile),
            invoke_late: f(self.invoke_late, other.invoke_late),
            draw: f(self.draw, other.draw),
            alone: f(self.alone, other.alone),
            god_gain: f(self.god_gain, other.god_gain),
            bid: f(self.bid, other.bid),
        }
    }
}

/// The points by which the weights were felt and found. Where an edition has others, a set begun is still worth as much
/// more than it scores.
pub(super) const TRIED_ON: &Scores = &Edition::Pharaoh.rules().scores;

/// How much more sets begun are worth early than they score.
const fn beyond<const SIZES: usize>(mut early: [f32; SIZES], scored: &[i16; SIZES]) -> [f32; SIZES] {
    let mut at = 0;
    while at < SIZES {
        early[at] -= scored[at] as f32;
        at += 1;
    }
    early
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_begun_is_worth_what_it_scores_and_what_it_may_become() {
        assert_eq!(beyond([3.0, 5.5, -2.0], &[5, 5, -5]), [-2.0, 0.5, 3.0]);
        for weights in [Weights::BY_FEEL, Weights::TUNED] {
            // What is complete cannot become more.
            assert_eq!((weights.civilization[5], weights.kinds[8], weights.alike[5]), (0.0, 0.0, 0.0));
        }
    }
}
