//! Computer players: a position in, a legal action out. Pure and synchronous; what chance they need, they are handed
//! as a generator, so that the same seed and budget give the same action.
//!
//! They are handed a [`State`], which knows the bag by its counts alone, and know no more of it than a person in their
//! seat could see: not the other scores, and not which suns lie face down before others.
//!
//! `value` puts a value on tiles and suns, `heuristic` plays by rules of thumb, `search` thinks ahead on top of it, and
//! `win_share` says how well everybody stands where it stops. `play_style` has the rules of thumb of different people, and
//! `committee` asks many of them what anybody would do. `review` says what a computer player thinks of what somebody did.

pub mod committee;
mod heuristic;
mod level;
mod play_style;
mod review;
mod search;
mod value;
mod weights;
mod win_share;

use committee::Trust;
pub use level::{Level, NoThinker, Thinker};
pub use play_style::Taste;
pub use play_style::normal;
use rand::Rng;
pub use review::{Reason, Review};
use search::Found;
use value::{Eye, TimeLeft};
use weights::Weights;

use crate::rules::{Action, Phase, Seat, State};

/// What a computer player would do, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The action it would take.
    pub action: Action,
    /// Every legal action, in the order of [`State::legal`].
    pub considered: Vec<Considered>,
}

/// What thinking ahead found out about one legal action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Considered {
    /// The action.
    pub action: Action,
    /// In how many iterations it was tried; the more, the better it looked.
    pub tries: u32,
    /// The share of the win to be expected after it, from 0 to 1; `None` if it was never tried.
    pub share: Option<f32>,
}

impl Thinker {
    /// The action to take in the seat that is to act; `None` when the game is over.
    pub fn choose(self, state: &State, rng: &mut impl Rng) -> Option<Action> {
        self.choose_before(state, rng, &mut || false)
    }

    /// [`Thinker::choose`] with an end to its patience: it settles for what it has found once `stop` says that time
    /// is up. For the running bot; what stops by the clock cannot be repeated.
    pub fn choose_before(
        self,
        state: &State,
        rng: &mut impl Rng,
        stop: &mut impl FnMut() -> bool,
    ) -> Option<Action> {
        if self.level() == Level::Easy {
            return offhand(state);
        }
        if !search::is_choice(state) {
            return state.legal().nth(0);
        }
        let likely = match self.level() {
            Level::Hard => committee::verdict(state, &Trust::EVEN),
            Level::Easy | Level::Normal => None,
        };
        best(&search::search(state, (self.iterations(), likely), rng, stop))
    }

    /// [`Thinker::choose`] of somebody who is told, before they decide, what is clear for each other seat when it is
    /// asked next, if the committee knows this of them.
    pub fn choose_told(self, state: &State, known: &[Trust], rng: &mut impl Rng) -> Option<Action> {
        if self.level() == Level::Easy || !search::is_choice(state) {
            return self.choose(state, rng);
        }
        let told = |state: &State| committee::verdict(state, known.get(state.to_act()?.index())?);
        best(&search::search_told(state, self.iterations(), rng, &told))
    }

    /// The action to take, with what there is to be said for each that is legal; `None` when the game is over.
    ///
    /// The easy level does not think ahead, so the reasons given for it are those of the normal one.
    pub fn advise(self, state: &State, rng: &mut impl Rng) -> Option<Advice> {
        let iterations =
            if self.level() == Level::Easy { Level::Normal.iterations() } else { self.iterations() };
        let found = search::search(state, (iterations, None), rng, &mut || false);
        let action = match self.level() {
            Level::Easy => heuristic::choose(state, &Weights::BY_FEEL)?,
            Level::Normal | Level::Hard => best(&found)?,
        };
        let considered = state.legal().iter().map(|action| {
            let same = search::same_as(state, action);
            let found = found.iter().find(|found| found.action == same);
            let tries = found.map_or(0, |found| found.tries);
            Considered { action, tries, share: found.filter(|_| tries > 0).map(|found| found.share) }
        });
        Some(Advice { action, considered: considered.collect() })
    }

    /// The share of the win to be expected after an action, from 0 to 1, from as much thinking ahead whichever it is, so that
    /// any two can be compared; `None` when the game is over.
    pub fn share_after(self, state: &State, action: Action, rng: &mut impl Rng) -> Option<f32> {
        search::share_after(state, action, self.iterations(), rng)
    }

    /// The answer to give to the auction that invoking Ra now would open, when everybody before answers by rules of
    /// thumb; `None` where Ra cannot be invoked or the seat would not be asked. For answering along with the
    /// invocation: should others answer otherwise, a bid may turn out too low, and is then asked for again.
    pub fn answer_on_invoking(self, state: &State, rng: &mut impl Rng) -> Option<Action> {
        let seat = state.to_act()?;
        let mut auction = *state;
        let draw = |_: &_| unreachable!("nobody draws in an auction");
        auction.play(seat, Action::Invoke, draw, &mut |_| ()).ok()?;
        while let (Some(asked), Phase::Auction(_)) = (auction.to_act(), auction.phase()) {
            if asked == seat {
                return self.choose(&auction, rng);
            }
            let answer = heuristic::choose(&auction, &Weights::TUNED)?;
            auction.play(asked, answer, draw, &mut |_| ()).ok()?;
        }
        None
    }
}

/// The action tried most, and of several the one of the greatest share.
fn best(found: &[Found]) -> Option<Action> {
    let better =
        |one: &&Found, other: &&Found| one.tries.cmp(&other.tries).then(one.share.total_cmp(&other.share));
    found.iter().max_by(better).map(|found| found.action)
}

/// What the lot on the auction track is worth to a seat now, in points: what its tiles add to the points to be
/// expected from those the seat holds, its disasters paid for, in this epoch and those to come. Below zero when it
/// does more harm than good. Suns are left out: neither the sun on the board nor the one to be bid is counted.
///
/// It follows from what is public alone, so it may be shown to anybody.
pub fn lot_worth(state: &State, seat: Seat) -> f32 {
    Eye::new(state, seat, TimeLeft::of(state, &Weights::TUNED), &Weights::TUNED).lot()
}

/// Whether anything can be chosen in a position: not where all that is legal comes to the same.
pub fn has_choice(state: &State) -> bool {
    search::is_choice(state)
}

/// What the easy player does: always the same in the same position, without any reckoning ahead.
pub fn offhand(state: &State) -> Option<Action> {
    heuristic::choose(state, &Weights::BY_FEEL)
}
