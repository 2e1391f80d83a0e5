//! Contests between computer players: the same deals with every player in every seat, so that luck in the dealing
//! cancels out, on any number of threads with the same result.

mod statistics;

use std::fmt;
use std::str::FromStr;

use ra::ai::Thinker;
use ra::rules::{Action, Edition, Game, Outcome, Players, Seat, Setup, State};
use ra::simulate::Policy;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand_chacha::ChaCha8Rng;
pub(crate) use statistics::{Figures, Interval};

use crate::threads::each;

/// A kind of player that can take part. Displayed and parsed as `easy`, `hard:8000`, `random` or
/// `greedy`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Thinker(Thinker),
    /// A policy of `simulate`; the uniform one is called `random` here.
    Policy(Policy),
}

impl Kind {
    fn choose(self, state: &State, rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
        match self {
            Kind::Thinker(thinker) => thinker.choose(state, rng),
            Kind::Policy(policy) => Some(policy.choose(state.legal(), rng)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Thinker(thinker) => thinker.fmt(f),
            Kind::Policy(Policy::Uniform) => f.pad("random"),
            Kind::Policy(policy) => f.pad(policy.into()),
        }
    }
}

/// The word names no kind of player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no kind of player: easy, normal, hard, hard:8000 (with its iterations), random, or a policy of \
     simulate (idle, patient, greedy, devout, hasty)"
)]
pub(crate) struct NoKind(pub String);

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(word: &str) -> Result<Kind, NoKind> {
        if word == "random" {
            return Ok(Kind::Policy(Policy::Uniform));
        }
        let thinker = word.parse().map(Kind::Thinker).ok();
        let policy = || word.parse().map(Kind::Policy).ok();
        thinker.or_else(policy).ok_or_else(|| NoKind(word.to_owned()))
    }
}

/// Who plays whom, how often, and from which random numbers.
#[derive(Debug, Clone)]
pub(crate) struct Contest {
    /// The players, clockwise; for every deal they move on by a seat until each has sat everywhere.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) players: Players,
    /// How many games at least; the last deal is played out, so there may be a few more.
    pub(crate) games: usize,
    pub(crate) edition: Edition,
    /// Where the random numbers begin.
    pub(crate) seed: u64,
}

/// What the games of one deal came to, in the order in which they were played: for each, the player (by their place
/// in [`Contest::kinds`]) who won, and every player's points.
type Deal = Vec<(usize, Vec<u16>)>;

impl Contest {
    /// How many deals there are; each is played once for every seat.
    fn deals(&self) -> usize {
        self.games.div_ceil(self.players.count())
    }

    /// How many games there are.
    pub(crate) fn games(&self) -> usize {
        self.deals() * self.players.count()
    }

    /// Plays all games on so many threads, calling `played` after each, and adds them up.
    pub(crate) fn run(&self, threads: usize, played: &(impl Fn() + Sync)) -> Vec<Figures> {
        let deals = each(self.deals(), threads, &|number| self.play_deal(number, played));
        statistics::add_up(&self.kinds, &deals)
    }

    fn play_deal(&self, number: u64, played: &impl Fn()) -> Deal {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let setup = Setup::deal(self.edition, self.players, &mut rng);
        let seats = self.players.count();
        let game = |turn: usize| {
            // Who plays in a seat, by their place in the list.
            let player = |seat: Seat| (seat.index() + turn) % seats;
            let outcome = self.play(&setup, number * seats as u64 + turn as u64, player);
            played();
            let mut points = vec![0; seats];
            self.players.seats().for_each(|seat| points[player(seat)] = outcome.totals()[seat]);
            (player(outcome.ranking()[0]), points)
        };
        (0..seats).map(game).collect()
    }

    fn play(&self, setup: &Setup, number: u64, player: impl Fn(Seat) -> usize) -> Outcome {
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        rng.set_stream(number);
        let mut rng = Xoshiro256PlusPlus::from_rng(&mut rng);
        let mut game = Game::new(setup);
        while let Some(seat) = game.state().to_act() {
            let kind = self.kinds[player(seat)];
            let action = kind.choose(game.state(), &mut rng).expect("a player to act chooses an action");
            game.play(seat, action, &mut |_| ()).expect("players choose among the legal actions");
        }
        game.state().outcome().expect("nobody is to act once the game is over")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn kinds_are_known_by_their_words() {
        for word in ["easy", "normal:20", "random", "idle", "patient", "greedy", "devout", "hasty"] {
            assert_eq!(word.parse::<Kind>().unwrap().to_string(), word);
        }
        assert_eq!("uniform".parse::<Kind>().unwrap().to_string(), "random");
        assert_eq!("clever".parse::<Kind>(), Err(NoKind("clever".to_owned())));
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let kinds = ["easy", "hard:8", "random"].map(|word| word.parse().unwrap()).to_vec();
        let contest =
            Contest { kinds, players: Players::ALL[1], games: 40, edition: Edition::Classic, seed: 3 };
        assert_eq!(contest.games(), 42);
        let games = AtomicUsize::new(0);
        let count = || {
            games.fetch_add(1, Ordering::Relaxed);
        };
        let figures = contest.run(1, &count);
        assert_eq!(contest.run(5, &count), figures);
        assert_eq!(games.into_inner(), 84);
        assert!(figures[2].wins.mean < 0.1, "{figures:?}");
    }
}
