//! What things are worth to a seat, in points: tiles held, a lot, a sun. Worked out from what the seat may know.
//!
//! Early in an epoch a set begun may still be finished, and a lead lost; at its end only what scores counts. So most
//! values lie between an early one and the exact one, by how much of the epoch's Ra track is free.

use super::weights::{TRIED_ON, Weights};
use crate::rules::{Class, Disaster, Epoch, Holding, Scores, Seat, State, Sun, Suns, Tile};

/// How many points lie between the highest sum of suns and the lowest.
fn stake(scores: &Scores) -> f32 {
    f32::from(scores.sun.most) - f32::from(scores.sun.fewest)
}

/// Tiles by kind, in the order of [`Tile::ALL`], as far as they can be kept.
type Counts = [u8; Holding::KINDS];

const CIVILIZATION_AT: std::ops::Range<usize> = Tile::Art as usize..Tile::Astronomy as usize + 1;
const MONUMENTS_AT: std::ops::Range<usize> = Tile::Sphinx as usize..Tile::StepPyramid as usize + 1;

/// How much of the game is left, and how dear that makes a sun.
#[derive(Debug, Clone, Copy)]
pub(super) struct TimeLeft {
    /// The part of the epoch's Ra track that is free, 1 at its start.
    pub time: f32,
    /// How many epochs follow this one.
    pub later: f32,
    /// How many further Ra tiles the epoch bears, the one that ends it included.
    pub ra_left: f32,
    /// The chance that a sun kept now will still be used this epoch.
    pub hurry: f32,
    /// What a sun's value is worth after this epoch.
    pub sun: f32,
}

impl TimeLeft {
    // Asked at every decision of every game that is played ahead.
    #[inline(always)]
    pub(super) fn of(state: &State, weights: &Weights) -> TimeLeft {
        let (limit, ra) = (f32::from(state.ra_limit()), f32::from(state.ra()));
        let suns: usize = state.players().as_slice().iter().map(|player| player.face_up().len()).sum();
        let later = match state.epoch() {
            Epoch::First => 2.0,
            Epoch::Second => 1.0,
            Epoch::Third => 0.0,
        };
        let hurry = ((limit - ra - 1.0) * weights.auctions / (suns as f32).max(1.0)).min(1.0);
        let sun = if later > 0.0 {
            weights.sun_next
        } else {
            weights.sun_last * (stake(&state.edition().rules().scores) / stake(TRIED_ON))
        };
        TimeLeft { time: (limit - ra) / limit, later, ra_left: limit - ra, hurry, sun }
    }
}

/// What a seat needs to know to put a value on things.
pub(super) struct Eye<'a> {
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    scores: &'static Scores,
    pub(super) clock: TimeLeft,
    pub(super) seat: Seat,
    held: &'a Counts,
    /// Most and fewest Pharaohs among the other seats.
    pharaohs: (u8, u8),
    /// The face-up suns of the other seats, together.
    pub(super) rivals: Suns,
}

impl<'a> Eye<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, clock: TimeLeft, weights: &'a Weights) -> Eye<'a> {
        let (mut most, mut fewest, mut rivals) = (0, u8::MAX, Suns::NONE);
        for (_, player) in state.players().iter().filter(|&(other, _)| other != seat) {
            let count = player.tiles().count(Tile::Pharaoh);
            (most, fewest) = (most.max(count), fewest.min(count));
            rivals = rivals.union(player.face_up());
        }
        let held = state.players()[seat].tiles().counts();
        let scores = &state.edition().rules().scores;
        Eye { state, weights, scores, clock, seat, held, pharaohs: (most, fewest), rivals }
    }

    /// The same position with another seat's eyes.
    pub(super) fn of(&self, other: Seat) -> Eye<'a> {
        Eye::new(self.state, other, self.clock, self.weights)
    }

    /// The suns that the seat can bid.
    pub(super) fn suns(&self) -> Suns {
        self.state.players()[self.seat].face_up()
    }

    /// What the whole auction track is worth, its disasters paid for.
    pub(super) fn lot(&self) -> f32 {
        self.gain(self.state.track().tiles())
    }

    /// What these tiles add to those held, their disasters paid for.
    pub(super) fn gain(&self, tiles: impl Iterator<Item = Tile>) -> f32 {
        let mut after = *self.held;
        let mut disasters = [0_u8; Disaster::ALL.len()];
        let edition = self.state.edition();
        for tile in tiles {
            match tile.class() {
                Class::Kept => after[tile as usize] += 1,
                Class::Disaster(disaster) => disasters[disaster as usize] += edition.toll(disaster),
                Class::Ra => {}
            }
        }
        for disaster in Disaster::ALL {
            pay(&mut after, disaster, disasters[disaster as usize]);
        }
        self.difference(&after)
    }

    /// What giving up one tile costs.
    pub(super) fn loss(&self, tile: Tile) -> f32 {
        let mut after = *self.held;
        after[tile as usize] = after[tile as usize].saturating_sub(1);
        -self.difference(&after)
    }

    /// What a God tile is worth while it is unspent.
    pub(super) fn god(&self) -> f32 {
        f32::from(self.scores.god) + self.weights.god * self.clock.time
    }

    /// What the seat has for the epochs to come, at the start of one: Pharaohs, Niles, Monuments and suns.
    pub(super) fn standing(&self) -> f32 {
        let suns = f32::from(self.state.players()[self.seat].suns().sum());
        self.pharaoh(self.held)
            + self.river(self.held)
            + self.monuments(self.held)
            + suns * self.weights.sun_next
    }

    /// How much more the holdings are worth than those held now.
    fn difference(&self, after: &Counts) -> f32 {
        let count = |counts: &Counts, tile: Tile| i16::from(counts[tile as usize]);
        let more = |tile: Tile| count(after, tile) - count(self.held, tile);
        let mut sum =
            f32::from(more(Tile::Gold) * self.scores.gold) + f32::from(more(Tile::God)) * self.god();
        if after[Tile::Pharaoh as usize] != self.held[Tile::Pharaoh as usize] {
            sum += self.pharaoh(after) - self.pharaoh(self.held);
        }
        if after[Tile::Nile as usize] != self.held[Tile::Nile as usize]
            || after[Tile::Flood as usize] != self.held[Tile::Flood as usize]
        {
            sum += self.river(after) - self.river(self.held);
        }
        if after[CIVILIZATION_AT] != self.held[CIVILIZATION_AT] {
            sum += self.civilization(after) - self.civilization(self.held);
        }
        if after[MONUMENTS_AT] != self.held[MONUMENTS_AT] {
            sum += self.monuments(after) - self.monuments(self.held);
        }
        sum
    }

    // Two holdings are compared with each other: inlined, what does not depend on them is worked out once.
    #[inline(always)]
    fn pharaoh(&self, counts: &Counts) -> f32 {
        let own = i16::from(counts[Tile::Pharaoh as usize]);
        let above_most = f32::from(own - i16::from(self.pharaohs.0));
        let below_fewest = f32::from(i16::from(self.pharaohs.1) - own);
        let (for_most, for_fewest) =
            (f32::from(self.scores.pharaoh.most), f32::from(self.scores.pharaoh.fewest));
        let points = |lead: f32| {
            let chance = |ahead: f32| (0.5 + (ahead + 0.5) / (2.0 * lead)).clamp(0.0, 1.0);
            for_most * chance(above_most) + for_fewest * chance(below_fewest)
        };
        let now = points(0.5 + self.weights.pharaoh_lead * self.clock.time);
        let later = self.clock.later * self.weights.pharaoh_later;
        if later > 0.0 { now + later * points(self.weights.pharaoh_lead_later) } else { now }
    }

    fn river(&self, counts: &Counts) -> f32 {
        let (floods, niles) =
            (i16::from(counts[Tile::Flood as usize]), i16::from(counts[Tile::Nile as usize]));
        let chance = if floods > 0 { 1.0 } else { self.weights.flood * self.clock.time };
        f32::from(floods * self.scores.flood)
            + f32::from(niles * self.scores.nile) * (chance + self.clock.later * self.weights.nile_later)
    }

    fn civilization(&self, counts: &Counts) -> f32 {
        let kinds = counts[CIVILIZATION_AT].iter().filter(|&&count| count > 0).count();
        f32::from(self.scores.civilization[kinds]) + self.weights.civilization[kinds] * self.clock.time
    }

    fn monuments(&self, counts: &Counts) -> f32 {
        let time = (self.clock.time + self.clock.later) / 3.0;
        let monuments = &counts[MONUMENTS_AT];
        let kinds = monuments.iter().filter(|&&count| count > 0).count();
        let alike = monuments.iter().filter(|&&count| count > 1).map(|&count| {
            let beyond = self.weights.alike[usize::from(count).min(self.weights.alike.len() - 1)];
            f32::from(self.scores.alike(count)) + beyond * time
        });
        f32::from(self.scores.kinds[kinds]) + self.weights.kinds[kinds] * time + alike.sum::<f32>()
    }

    /// What winning the auction with this sun adds, `lot` being what the tiles are worth: the sun on the board comes
    /// instead of it, and it cannot be used again this epoch.
    pub(super) fn win(&self, lot: f32, sun: Sun) -> f32 {
        lot + self.sun_gain(sun) - self.use_of(sun)
    }

    /// How much more the sun on the board is worth after this epoch than this one.
    #[inline(always)]
    pub(super) fn sun_gain(&self, sun: Sun) -> f32 {
        let value = |sun: Sun| f32::from(sun.value());
        self.clock.sun * (value(self.state.sun()) - value(sun))
    }

    /// What may be done with this sun later in the epoch.
    fn use_of(&self, sun: Sun) -> f32 {
        let rivals = self.rivals.len();
        let beaten = rivals - self.rivals.above(Some(sun)).len();
        let strength = if rivals > 0 { beaten as f32 / rivals as f32 } else { 1.0 };
        self.clock.hurry * (self.weights.use_low + self.weights.use_high * strength)
    }
}

/// Takes away what a disaster takes, of the owner's choice what is worth least.
fn pay(counts: &mut Counts, disaster: Disaster, mut toll: u8) {
    if toll == 0 {
        return;
    }
    match disaster {
        Disaster::Funeral | Disaster::Drought => {
            for &tile in disaster.takes() {
                let count = &mut counts[tile as usize];
                let lost = toll.min(*count);
                (*count, toll) = (*count - lost, toll - lost);
            }
        }
        // Doubles score nothing, so they go first; a group of three and more goes last.
        Disaster::War => give_up(&mut counts[CIVILIZATION_AT], toll, [0, 1, 5, 4, 3, 2]),
        Disaster::Earthquake => give_up(&mut counts[MONUMENTS_AT], toll, [0, 4, 5, 1, 2, 3]),
    }
}

/// Takes away `toll` tiles one by one, each from the kind whose count ranks highest.
fn give_up(counts: &mut [u8], toll: u8, rank: [u8; 6]) {
    for _ in 0..toll {
        let dispensable = counts
            .iter_mut()
            .filter(|count| **count > 0)
            .max_by_key(|count| rank[usize::from(**count).min(5)]);
        if let Some(count) = dispensable {
            *count -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(tiles: &[(Tile, u8)]) -> Counts {
        let mut counts = [0; Holding::KINDS];
        tiles.iter().for_each(|&(tile, count)| counts[tile as usize] = count);
        counts
    }

    #[test]
    fn a_disaster_takes_what_its_owner_would_give() {
        let check = |disaster, toll, held: &[(Tile, u8)], left: &[(Tile, u8)]| {
            let mut after = counts(held);
            pay(&mut after, disaster, toll);
            assert_eq!(after, counts(left), "{disaster:?} {held:?}");
        };
        check(Disaster::Funeral, 2, &[(Tile::Pharaoh, 3)], &[(Tile::Pharaoh, 1)]);
        check(Disaster::Funeral, 2, &[(Tile::Pharaoh, 1)], &[]);
        check(Disaster::Drought, 2, &[(Tile::Flood, 1), (Tile::Nile, 3)], &[(Tile::Nile, 2)]);
        check(Disaster::War, 2, &[(Tile::Art, 3), (Tile::Writing, 1)], &[(Tile::Art, 1), (Tile::Writing, 1)]);
        check(
            Disaster::Earthquake,
            2,
            &[(Tile::Temple, 3), (Tile::Sphinx, 2), (Tile::Palace, 1)],
            &[(Tile::Temple, 3), (Tile::Sphinx, 1)],
        );
    }
}
