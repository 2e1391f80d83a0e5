//! What everybody at the table sees: the state without what is hidden.

use super::action::Actions;
use super::edition::Edition;
use super::last_moves::Latest;
use super::seat::{PerSeat, Seat};
use super::state::{Epoch, Phase, Player, State};
use super::sun::{Sun, Suns};
use super::tile::Holding;
use super::track::Track;

/// A game at one moment, as anybody may see it who passes by the table: no scores, of face-down suns only how many
/// there are, of the bag only how many tiles are left.
///
/// Nothing private can be had from it, because it is not in it: a [`State`] becomes a `Visible`, never the reverse, and
/// two states that differ in hidden things alone become equal ones. So whatever is made of a `Visible` may be shown to
/// everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Visible {
    edition: Edition,
    epoch: Epoch,
    ra: u8,
    sun: Sun,
    track: Track,
    bag: u8,
    players: PerSeat<VisiblePlayer>,
    phase: Phase,
    latest: Latest,
    legal: Actions,
}

/// One player's part of the table, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VisiblePlayer {
    face_up: Suns,
    face_down: u8,
    tiles: Holding,
}

impl State {
    /// The same moment as everybody sees it.
    pub fn visible(&self) -> Visible {
        // Every field is named, so that a new one is not left out or let out by oversight.
        let &State { edition, epoch, ra, sun, track, unseen, players, phase, latest, to_act: _, legal } =
            self;
        let players = PerSeat::from_fn(players.players(), |seat| {
            let Player { score: _, face_up, face_down, tiles } = players[seat];
            VisiblePlayer { face_up, face_down: face_down.len() as u8, tiles }
        });
        Visible { edition, epoch, ra, sun, track, bag: unseen.total(), players, phase, latest, legal }
    }
}

impl Visible {
    /// Who is to act, and everything that they may do, which is never nothing; `None` when the game is over.
    pub fn turn(&self) -> Option<(Seat, Actions)> {
        Some((self.to_act()?, self.legal))
    }

    /// What the player to act may do; nothing when the game is over.
    pub fn legal(&self) -> Actions {
        self.legal
    }

    /// Who must act; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.phase.awaits()
    }

    /// The edition played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The epoch under way; the third when the game is over.
    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// How many Ra tiles have been drawn this epoch.
    pub fn ra(&self) -> u8 {
        self.ra
    }

    /// How many Ra tiles end an epoch.
    pub fn ra_limit(&self) -> u8 {
        self.edition.ra_limit(self.players.players())
    }

    /// The sun on the board.
    pub fn sun(&self) -> Sun {
        self.sun
    }

    /// The auction track.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// How many tiles are left in the bag.
    pub fn bag(&self) -> usize {
        self.bag.into()
    }

    /// The players, clockwise.
    pub fn players(&self) -> &PerSeat<VisiblePlayer> {
        &self.players
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The tile drawn last, and the lot won last.
    pub fn latest(&self) -> &Latest {
        &self.latest
    }
}

impl VisiblePlayer {
    /// Suns that can be bid; one that has been bid stays here until its auction ends.
    pub fn face_up(&self) -> Suns {
        self.face_up
    }

    /// How many suns lie face down: those won this epoch, to be used in the next.
    pub fn face_down(&self) -> usize {
        self.face_down.into()
    }

    /// The tiles before the player.
    pub fn tiles(&self) -> &Holding {
        &self.tiles
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::random_games::positions;
    use crate::rules::{Tile, Unseen};

    #[test]
    fn all_that_is_public_is_there() {
        positions(11, |state, _| {
            let seen = state.visible();
            assert_eq!(
                (seen.edition(), seen.epoch(), seen.sun()),
                (state.edition(), state.epoch(), state.sun())
            );
            assert_eq!((seen.ra(), seen.ra_limit()), (state.ra(), state.ra_limit()));
            assert_eq!((seen.track(), seen.phase()), (state.track(), state.phase()));
            assert_eq!((seen.turn(), seen.to_act()), (state.turn(), state.to_act()));
            assert_eq!((seen.legal(), seen.latest()), (state.legal(), &state.latest));
            assert_eq!(seen.bag(), usize::from(state.unseen().total()));
            let player = |player: &Player| (player.face_up(), player.face_down().len(), *player.tiles());
            let visible = |player: &VisiblePlayer| (player.face_up(), player.face_down(), *player.tiles());
            let players = state.players().as_slice().iter().map(player);
            assert!(players.eq(seen.players().as_slice().iter().map(visible)));
        });
    }

    /// A bag with as many tiles, but of other kinds where that can be.
    fn another_bag(bag: &Unseen) -> Unseen {
        let mut counts = Tile::ALL.map(|tile| bag.count(tile));
        counts.reverse();
        Unseen::of(counts)
    }

    #[test]
    fn what_is_hidden_makes_no_difference() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
        let (mut other_suns, mut other_bags) = (0, 0);
        positions(11, |state, _| {
            for seat in state.players().players().seats() {
                let imagined = state.imagined_by(seat, &mut rng);
                let mut other = State { unseen: another_bag(&imagined.unseen), ..imagined };
                other.players.as_mut_slice().iter_mut().for_each(|player| player.score += 7);
                let suns = |state: &State| state.players.as_slice().iter().map(Player::face_down).collect();
                let [before, after]: [Vec<Suns>; 2] = [suns(state), suns(&other)];
                other_suns += u32::from(before != after);
                other_bags += u32::from(other.unseen != state.unseen);
                assert_ne!(other, *state);
                assert_eq!(other.visible(), state.visible());
                assert_eq!(format!("{:?}", other.visible()), format!("{:?}", state.visible()));
            }
        });
        assert!(other_suns > 100 && other_bags > 100, "{other_suns} {other_bags}");
    }
}
