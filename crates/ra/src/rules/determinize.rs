//! What a seat does not see, imagined: so that a player who thinks ahead cannot know more than a person would.

use rand::Rng;

use super::seat::Seat;
use super::setup::{below, sun_groups};
use super::state::State;
use super::sun::{Sun, Suns};

impl State {
    /// The table as it may be for all that the seat sees: the other seats hold, face down, as many suns as they do,
    /// but any of those that the seat cannot see; and their scores, which are theirs to know, stand at the seat's own.
    /// All else is public and stays as it is.
    pub fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> State {
        let mut imagined = *self;
        let (mut pool, mut hidden) = self.hidden_from(seat);
        let score = self.players[seat].score;
        for other in self.players.players().seats().filter(|&other| other != seat) {
            let player = &mut imagined.players[other];
            player.score = score;
            let count = player.face_down.len();
            player.face_down = Suns::NONE;
            for _ in 0..count {
                let chosen = below(hidden as u32, rng) as usize;
                hidden -= 1;
                player.face_down.insert(pool[chosen]);
                pool[chosen] = pool[hidden];
            }
        }
        imagined
    }

    /// The same position to everybody who passes by the table, with other scores, and other suns face down: for tests of
    /// what must not depend on them.
    #[cfg(test)]
    pub(crate) fn with_all_hidden_changed(&self, rng: &mut impl Rng) -> State {
        let mut suns: Vec<Sun> =
            self.players.as_slice().iter().flat_map(|player| player.face_down.iter()).collect();
        suns.sort_by_cached_key(|_| rng.next_u64());
        let mut other = *self;
        for player in other.players.as_mut_slice() {
            player.score = player.score.wrapping_add(rng.next_u64() as u16 % 50);
            let count = player.face_down.len();
            player.face_down = suns.drain(..count).collect();
        }
        other
    }

    /// The suns that lie face down before other seats, which is all that the seat can say of them, and their number.
    fn hidden_from(&self, seat: Seat) -> ([Sun; Sun::COUNT as usize], usize) {
        let mut hidden = Suns::NONE;
        hidden.insert(Sun::ONE);
        hidden = sun_groups(self.players.players()).iter().fold(hidden, |all, &group| all.union(group));
        hidden.remove(self.sun);
        self.players.as_slice().iter().for_each(|player| hidden = hidden.without(player.face_up));
        hidden = hidden.without(self.players[seat].face_down);
        let mut pool = [Sun::ONE; Sun::COUNT as usize];
        hidden.iter().zip(&mut pool).for_each(|(sun, place)| *place = sun);
        (pool, hidden.len())
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::random_games::positions;

    #[test]
    fn what_is_imagined_has_all_suns_and_changes_nothing_that_is_seen() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        positions(7, |state, _| {
            for seat in state.players.players().seats() {
                let imagined = state.imagined_by(seat, &mut rng);
                let all = |state: &State| {
                    state.players.iter().fold(Suns::NONE, |all, (_, player)| all.union(player.suns()))
                };
                assert_eq!(all(&imagined), all(state));
                let mut seen = imagined;
                for (other, player) in state.players.iter() {
                    assert_eq!(imagined.players[other].face_down.len(), player.face_down.len());
                    seen.players[other].face_down = player.face_down;
                    seen.players[other].score = player.score;
                }
                assert_eq!(seen, *state);
                assert_eq!(imagined.players[seat], state.players[seat]);
            }
        });
    }

    #[test]
    fn who_holds_what_face_down_does_not_show() {
        let mut differed = 0;
        positions(7, |state, _| {
            let imagined = |state: &State, seed| {
                state.imagined_by(Seat::FIRST, &mut Xoshiro256PlusPlus::seed_from_u64(seed))
            };
            let other = imagined(state, 2);
            differed += u32::from(other != *state);
            assert_eq!(imagined(&other, 3), imagined(state, 3));
        });
        assert!(differed > 100);
    }
}
