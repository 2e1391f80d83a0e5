//! The committee: many tastes that say what they would do in somebody's seat. Where nearly all of them want the same, the
//! case is clear, and nobody need be asked; see `docs/pace.md` for what that spares.
//!
//! It reads a position as everybody at the table sees it: no score, no sun that lies face down, nobody's orders or
//! answers. How far each member is trusted to guess somebody's decisions is learned from what they did before everybody.
//!
//! No replay of a game needs it: what it decides stands in the history as an action like any other.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::play_style::{Scatter, Taste};
use crate::rules::{Action, State};

/// Which tastes the members have. A trust belongs to one version.
pub const VERSION: u64 = 1;
/// How many members it has.
const MEMBERS: usize = 129;
/// How far their tastes lie apart: a little further than those of people.
const SCATTER: Scatter = Scatter { factor: 0.25, points: 1.0 };
/// The most of all weight that may want something else where a case is clear.
const DISSENT: f32 = 0.13;
/// What is left of the trust in a member for each time that it has guessed wrongly,
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

/// How far each member of the committee is trusted to guess what somebody would do: how often it has guessed wrongly,
/// where another guessed right. It is that person's secret.
///
/// It counts, so that it is the same in whatever order decisions are learned, and what several games tell is their sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trust([u16; MEMBERS]);

impl Trust {
    /// In somebody of whom nothing is known: in all members alike.
    pub const EVEN: Trust = Trust([0; MEMBERS]);

    /// Learns from what somebody decided in a position, who had a choice.
    pub fn learn(&mut self, state: &State, action: Action) {
        if state.legal().len() < 2 {
            return;
        }
        let guessed = TASTES.each_ref().map(|taste| taste.choose(state) == Some(action));
        if !guessed.contains(&true) {
            return;
        }
        for (wrong, guessed) in self.0.iter_mut().zip(guessed) {
            *wrong = wrong.saturating_add(u16::from(!guessed));
        }
    }

    /// What is known of somebody from other decisions too.
    #[must_use]
    pub fn and(mut self, other: &Trust) -> Trust {
        for (wrong, more) in self.0.iter_mut().zip(other.0) {
            *wrong = wrong.saturating_add(more);
        }
        self
    }

    /// Each member's share of the vote: as they are trusted, and a part for all alike, if too few would decide otherwise.
    fn shares(&self) -> [f32; MEMBERS] {
        let even = 1.0 / MEMBERS as f32;
        // Only their ratios count; against the best they do not vanish.
        let best = self.0.iter().min().copied().unwrap_or_default();
        let weights = self.0.map(|wrong| WRONG.powi(i32::from(wrong - best)));
        let least = LEAST * even * weights.iter().sum::<f32>();
        let weights = weights.map(|weight| weight.max(least));
        let sum: f32 = weights.iter().sum();
        let squares = weights.iter().map(|weight| (weight / sum).powi(2)).sum::<f32>();
        // The squares of a mixture lie between those of its parts, by the square of how far it is from even.
        let most = (1.0 / EFFECTIVE - even) / (squares - even).max(f32::MIN_POSITIVE);
        let own = most.sqrt().min(1.0);
        weights.map(|weight| own * weight / sum + (1.0 - own) * even)
    }
}

/// The words are of another version of the committee, or no trust at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no trust in version {VERSION} of the committee")]
pub struct NoTrust(pub String);

impl fmt::Display for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        self.0.iter().try_for_each(|wrong| write!(f, " {wrong}"))
    }
}

/// In the words of its `Display`, which are to be stored; what another version has learned has to be learned anew.
impl FromStr for Trust {
    type Err = NoTrust;

    fn from_str(words: &str) -> Result<Trust, NoTrust> {
        let read = || {
            let (version, wrong) = words.split_once(": ")?;
            let wrong: Vec<u16> = wrong.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
            let trust = Trust(wrong.try_into().ok()?);
            (version.parse() == Ok(VERSION)).then_some(trust)
        };
        read().ok_or_else(|| NoTrust(words.to_owned()))
    }
}

/// What nearly all members would do in the seat that is to act, where that is clear.
pub fn verdict(state: &State, trust: &Trust) -> Option<Action> {
    // Most positions that are not clear are found out early.
    most(state, trust, DISSENT).map(|(action, _)| action)
}

/// What most of the members' weight wants in the seat that is to act, and how much of it, from 0 to 1.
pub fn agreement(state: &State, trust: &Trust) -> Option<(Action, f32)> {
    most(state, trust, 1.0)
}

/// What most of the weight wants, and how much of it, unless more than `dissent` wants something else.
fn most(state: &State, trust: &Trust, dissent: f32) -> Option<(Action, f32)> {
    let mut votes: Vec<(Action, f32)> = Vec::new();
    let mut counted = 0.0;
    for (taste, share) in TASTES.iter().zip(trust.shares()) {
        let action = taste.choose(state)?;
        counted += share;
        match votes.iter_mut().find(|(other, _)| *other == action) {
            Some((_, votes)) => *votes += share,
            None => votes.push((action, share)),
        }
        let most = votes.iter().map(|(_, votes)| *votes).fold(0.0, f32::max);
        if counted - most > dissent {
            return None;
        }
    }
    votes.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other))
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
        let best = (0..MEMBERS).min_by_key(|member| trust.0[*member]);
        assert_eq!(best, Some(3));
    }

    #[test]
    fn what_is_known_is_the_sum_of_what_each_decision_tells_and_can_be_stored() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let somebody = Taste::of_somebody(&mut rng);
        let mut decided = Vec::new();
        positions(8, |state, _| decided.push((*state, somebody.choose(state).unwrap())));
        let learned = |decided: &mut dyn Iterator<Item = &(State, Action)>| {
            let mut trust = Trust::EVEN;
            decided.for_each(|(state, action)| trust.learn(state, *action));
            trust
        };
        let all = learned(&mut decided.iter());
        assert_ne!(all, Trust::EVEN);
        assert_eq!(learned(&mut decided.iter().rev()), all);
        let (first, then) = decided.split_at(decided.len() / 3);
        assert_eq!(learned(&mut then.iter()).and(&learned(&mut first.iter())), all);
        assert_eq!(all.to_string().parse(), Ok(all.clone()));
        let other = all.to_string().replacen(&VERSION.to_string(), &(VERSION + 1).to_string(), 1);
        for words in ["", "1:", "1: 0 0", &other, &format!("{all} 0")] {
            assert_eq!(words.parse::<Trust>(), Err(NoTrust(words.to_owned())));
        }
    }
}
