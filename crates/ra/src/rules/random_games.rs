//! Whole games played at random, for tests.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::setup::below;
use super::{Edition, Event, Game, Players, Setup, State};

/// Plays five games by each edition at every size of table, and hands every position to `look`, with what was told on
/// the way from the one before.
pub(super) fn positions(seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for (edition, players) in
        Edition::ALL.into_iter().flat_map(|edition| Players::ALL.map(|players| (edition, players)))
    {
        for _ in 0..5 {
            let mut game = Game::new(&Setup::deal(edition, players, &mut rng));
            let mut told = Vec::new();
            look(game.state(), &told);
            while let Some((seat, legal)) = game.state().turn() {
                let action = legal.nth(below(legal.len() as u32, &mut rng) as usize).unwrap();
                told.clear();
                game.play(seat, action, &mut |event| told.push(event)).unwrap();
                look(game.state(), &told);
            }
        }
    }
}
