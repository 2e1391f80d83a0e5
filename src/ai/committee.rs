//! The committee: many tastes that say what they would do in somebody's seat. Where nearly all of them want the same, the
//! case is clear, and nobody need be asked; see `docs/pace.md` for what that spares.
//!
//! It reads a position as everybody at the table sees it: no score, no sun that lies face down, nobody's orders or
//! answers. How far each member is trusted to guess somebody's decisions is learned from what they did before everybody.
//!
//! No replay of a game needs it: what it decides stands in the history as an action like any other.

use std::sync::LazyLock;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::taste::{Scatter, Taste};
use crate::rules::{Action, State};

/// Which tastes the members have. A trust belongs to one version.
pub const VERSION: u64 = 1;
/// How many members it has.
const MEMBERS: usize = 129;
/// How far their tastes lie apart: a little further than those of people.
const SCATTER: Scatter = Scatter { factor: 0.25, points: 1.0 };
/// The most of all weight that may want something else where a case is clear.
const DISSENT: f32 = 0.1;
/// What is left of the trust in a member who has guessed wrongly,
const WRONG: f32 = 0.8;
/// though never less than this part of the mean.
const LEAST: f32 = 1e-4;
/// Of how many equally trusted members the trust has at least the weight, (Σw)²/Σw²: nobody's taste is known so well that
/// one or two of them could decide.
const EFFECTIVE: f32 = 20.0;

static TASTES: LazyLock<[Taste; MEMBERS]> = LazyLock::new(|| {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(VERSION);
    std::array::from_fn(|member| Taste::scattered(member as f32 / (MEMBERS - 1) as f32, SCATTER, &mut rng))
});

/// How far each member of the committee is trusted to guess what somebody would do. It is that person's secret.
#[derive(Debug, Clone, PartialEq)]
pub struct Trust([f32; MEMBERS]);

impl Trust {
    /// In somebody of whom nothing is known: in all members alike.
    pub const EVEN: Trust = Trust([1.0; MEMBERS]);

    /// Learns from what somebody decided in a position, who had a choice.
    pub fn learn(&mut self, state: &State, action: Action) {
        if state.legal().len() < 2 {
            return;
        }
        let guessed: Vec<bool> = TASTES.iter().map(|taste| taste.choose(state) == Some(action)).collect();
        if !guessed.contains(&true) {
            return;
        }
        for (weight, _) in self.0.iter_mut().zip(guessed).filter(|(_, guessed)| !guessed) {
            *weight *= WRONG;
        }
        // Only their ratios count; kept near one, they neither vanish nor grow.
        let mean = self.0.iter().sum::<f32>() / MEMBERS as f32;
        self.0.iter_mut().for_each(|weight| *weight = (*weight / mean).max(LEAST));
    }

    /// Each member's share of the vote: as they are trusted, and a part for all alike, if too few would decide otherwise.
    fn shares(&self) -> [f32; MEMBERS] {
        let even = 1.0 / MEMBERS as f32;
        let sum: f32 = self.0.iter().sum();
        let squares = self.0.iter().map(|weight| (weight / sum).powi(2)).sum::<f32>();
        // The squares of a mixture lie between those of its parts, by the square of how far it is from even.
        let most = (1.0 / EFFECTIVE - even) / (squares - even).max(f32::MIN_POSITIVE);
        let own = most.sqrt().min(1.0);
        self.0.map(|weight| own * weight / sum + (1.0 - own) * even)
    }
}

/// What nearly all members would do in the seat that is to act, where that is clear.
pub fn verdict(state: &State, trust: &Trust) -> Option<Action> {
    let shares = trust.shares();
    let mut votes: Vec<(Action, f32)> = Vec::new();
    let mut counted = 0.0;
    for (taste, share) in TASTES.iter().zip(shares) {
        let action = taste.choose(state)?;
        counted += share;
        match votes.iter_mut().find(|(other, _)| *other == action) {
            Some((_, votes)) => *votes += share,
            None => votes.push((action, share)),
        }
        let most = votes.iter().map(|(_, votes)| *votes).fold(0.0, f32::max);
        // Most positions that are not clear are found out early.
        if counted - most > DISSENT {
            return None;
        }
    }
    votes.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Edition, Game, Players, Setup};

    /// Plays whole games of people of one taste each, and hands every position with what they did to `check`.
    fn positions(games: usize, mut check: impl FnMut(&State, Action)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for number in 0..games {
            let players = Players::ALL[number % Players::ALL.len()];
            let mut game = Game::new(&Setup::deal(Edition::Pharaoh, players, &mut rng));
            let tastes: Vec<Taste> = players.seats().map(|_| Taste::of_somebody(&mut rng)).collect();
            while let Some(seat) = game.state().to_act() {
                let action = tastes[seat.index()].choose(game.state()).unwrap();
                check(game.state(), action);
                game.play(seat, action, &mut |_| ()).unwrap();
            }
        }
    }

    #[test]
    fn what_is_hidden_changes_no_verdict() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        let mut hidden = 0;
        positions(8, |state, _| {
            let other = state.with_all_hidden_changed(&mut rng);
            hidden += u32::from(other != *state);
            assert_eq!(other.visible(), state.visible());
            assert_eq!(verdict(&other, &Trust::EVEN), verdict(state, &Trust::EVEN));
        });
        assert!(hidden > 500, "{hidden}");
    }

    #[test]
    fn what_is_clear_is_what_most_people_do() {
        let (mut clear, mut other, mut all) = (0, 0, 0);
        positions(12, |state, action| {
            all += 1;
            if let Some(verdict) = verdict(state, &Trust::EVEN) {
                clear += 1;
                other += u32::from(verdict != action);
            }
        });
        assert!(clear * 2 > all, "{clear} of {all}");
        assert!(other * 25 < clear, "{other} of {clear}");
    }

    #[test]
    fn somebody_who_was_seen_to_play_is_known_better() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let somebody = Taste::of_somebody(&mut rng);
        let mut trust = Trust::EVEN;
        positions(20, |state, _| trust.learn(state, somebody.choose(state).unwrap()));
        let (mut known, mut unknown) = (0, 0);
        positions(20, |state, _| {
            let own = somebody.choose(state);
            known += u32::from(verdict(state, &trust).is_some_and(|action| Some(action) == own));
            unknown += u32::from(verdict(state, &Trust::EVEN).is_some_and(|action| Some(action) == own));
        });
        assert!(known > unknown, "{known} {unknown}");
    }

    #[test]
    fn nobodys_taste_is_ever_taken_for_one_members() {
        let mut trust = Trust::EVEN;
        assert_eq!(trust.shares().map(|share| (share * 129.0 * 1000.0).round()), [1000.0; MEMBERS]);
        let mut least = f32::MAX;
        positions(30, |state, _| {
            trust.learn(state, TASTES[3].choose(state).unwrap());
            let shares = trust.shares();
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            least = least.min(1.0 / shares.iter().map(|share| share * share).sum::<f32>());
        });
        assert!((EFFECTIVE * 0.99..EFFECTIVE * 1.01).contains(&least), "{least}");
        let best = (0..MEMBERS).max_by(|one, other| trust.0[*one].total_cmp(&trust.0[*other]));
        assert_eq!(best, Some(3));
    }
}
