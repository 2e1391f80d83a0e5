//! How long people wait for each other, with and without orders ahead: games of the computer players, played by people
//! who sleep, work and look when they look, by the same clocks and orders as real games.

mod deadlines;
mod game;
mod lengths;
mod person;
mod played;
mod plot;
mod strength;
mod table;

use std::time::Duration;

pub(crate) use deadlines::Deadlines;
use game::Company;
pub(crate) use lengths::Lengths;
pub(crate) use person::{Minds, Spread};
use played::Played;
pub(crate) use plot::plot;
use ra::ai::committee::Trust;
use ra::rules::{Edition, Players, Seat, Setup};
use ra_table::clock::Pace;
use ra_table::cup::Kind;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::obvious_moves::Autoplay;
use ra_table::game::{Game, in_memory};
use ra_table::time::Millis;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
pub(crate) use strength::{Reckoning, Strength};
pub(crate) use table::Row;
use table::WITHOUT;

use crate::threads::each;

/// What the people at a table have at hand.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Features {
    pub(crate) name: String,
    /// Whether auctions ask everybody at once.
    pub(crate) all_at_once: bool,
    /// Whether answers ahead may be whole plans.
    pub(crate) plans: bool,
    /// Whether the bot draws for everybody while the track holds 0 or 1 tiles.
    pub(crate) quick: bool,
    /// Whether whoever is asked again at once goes on in the same sitting, as the last player with suns does.
    pub(crate) sitting: bool,
    /// Until how many tiles players have it draw for them.
    pub(crate) draw_until: Option<u8>,
    /// Whether players leave an answer to an auction that opens before their next turn, as long as no tile is added.
    pub(crate) standing: bool,
    /// Who gives orders, and is asked ahead.
    pub(crate) users: Users,
    /// What everybody leaves to the program where it is clear, and what those leave who give orders.
    pub(crate) autoplay: [AutoplayLevel; 2],
    /// Whether they are asked all the same where much may hang on it.
    pub(crate) stops: bool,
    /// Whether nobody is called to an auction whose answers are clear in every case, nor asked ahead what is close.
    pub(crate) spares_calls: bool,
    /// Whether it is judged what it cost people who think ahead that something was done for them.
    pub(crate) judged: bool,
}

/// Who gives orders.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Users {
    /// Everybody with this probability, from 0 to 1.
    Share(f64),
    /// Whoever sits there, alone.
    Alone(Seat),
    /// All but whoever sits there.
    AllBut(Seat),
}

impl Users {
    /// Whether whoever sits there is one of them.
    fn are(self, seat: Seat, rng: &mut impl Rng) -> bool {
        match self {
            Users::Share(share) => rng.random_bool(share),
            Users::Alone(one) => seat == one,
            Users::AllBut(one) => seat != one,
        }
    }
}

impl Features {
    /// Everybody is asked in turn, and nothing can be said ahead.
    pub(crate) fn in_turn() -> Features {
        let name = "asked in turn".to_owned();
        Features {
            name,
            all_at_once: false,
            plans: false,
            quick: false,
            sitting: false,
            draw_until: None,
            standing: false,
            users: Users::Share(0.0),
            autoplay: [AutoplayLevel::Nothing; 2],
            stops: true,
            spares_calls: false,
            judged: true,
        }
    }

    /// What is clear is done for everybody, and those who give orders answer auctions ahead while they look.
    pub(crate) fn clear(name: &str, autoplay: AutoplayLevel, users: f64) -> Features {
        let ahead = users > 0.0;
        Features {
            name: name.to_owned(),
            all_at_once: true,
            plans: ahead,
            quick: true,
            sitting: true,
            standing: ahead,
            users: Users::Share(users),
            autoplay: [autoplay, if ahead { AutoplayLevel::Bids } else { autoplay }],
            spares_calls: true,
            ..Features::in_turn()
        }
    }

    /// These leave everything to the program that can be left to it, and are asked ahead; the others are asked
    /// everything.
    fn everything(users: Users) -> Features {
        let clear = Features::clear("everything that is clear", AutoplayLevel::Nothing, 1.0);
        // What it costs is seen by who wins.
        Features { users, judged: false, ..clear }
    }

    /// The same without the stops.
    #[must_use]
    fn without_stops(self) -> Features {
        Features { name: format!("{}{WITHOUT}", self.name), stops: false, ..self }
    }

    /// Who leaves what to the program, where these give orders, and this is known of them.
    fn leaving(&self, orders: &[bool], known: &[Trust]) -> Vec<Autoplay> {
        // Quick draws alone are nobody's choice.
        if self.autoplay == [AutoplayLevel::Nothing; 2] {
            return Vec::new();
        }
        let leaving = |(seat, (orders, known)): (Seat, (&bool, &Trust))| Autoplay {
            user: in_memory::person(seat),
            autoplay: self.autoplay[usize::from(*orders)],
            is_new: false,
            stops: self.stops,
            trust: known.clone(),
        };
        let seats = (0..orders.len()).filter_map(Seat::new);
        seats.zip(orders.iter().zip(known)).map(leaving).collect()
    }

    /// What is compared: nothing at all, auctions that ask everybody, quick draws, and orders given by some and by most.
    pub(crate) fn all() -> Vec<Features> {
        let asked = |name: &str| Features { name: name.to_owned(), all_at_once: true, ..Features::in_turn() };
        vec![
            Features::in_turn(),
            asked("auctions ask all at once"),
            Features { quick: true, sitting: true, ..asked("and quick draws, in one sitting") },
            Features::orders(0.6, 3),
            Features::orders(0.9, 4),
        ]
    }

    /// What is compared of clear moves, each with and without the stops.
    pub(crate) fn all_clear() -> Vec<Features> {
        let clear = [
            Features::clear("obvious draws", AutoplayLevel::Draws, 0.0),
            Features::clear("obvious draws and passes", AutoplayLevel::Passes, 0.0),
            Features::clear("and 60 % are asked ahead", AutoplayLevel::Passes, 0.6),
            Features::clear("and 90 % are asked ahead", AutoplayLevel::Passes, 0.9),
        ];
        let both = clear.into_iter().flat_map(|features| [features.clone(), features.without_stops()]);
        [Features::in_turn()].into_iter().chain(both).collect()
    }

    /// Quick draws for all, and orders by a share of people, to bid and to draw until the track holds so many tiles.
    pub(crate) fn orders(users: f64, until: u8) -> Features {
        let name = format!("orders of {:.0} %, drawing until {until}", users * 100.0);
        Features {
            name,
            all_at_once: true,
            plans: true,
            quick: true,
            sitting: true,
            draw_until: Some(until),
            standing: true,
            users: Users::Share(users),
            ..Features::in_turn()
        }
    }
}

/// So many games with some features.
#[derive(Debug, Clone)]
pub(crate) struct Trial {
    pub(crate) features: Features,
    pub(crate) players: Players,
    /// How many of them are computer players.
    pub(crate) computers: usize,
    pub(crate) pace: Pace,
    /// When they sleep.
    pub(crate) spread: Spread,
    /// How they decide.
    pub(crate) minds: Minds,
    /// How people differ; `None` if all answer alike.
    pub(crate) crowd: Option<Crowd>,
    /// How many games they have played before, with the same at hand, from which the committee knows them.
    pub(crate) known: usize,
    pub(crate) games: usize,
    pub(crate) edition: Edition,
    /// Where the random numbers begin: the same deals and starts for all features.
    pub(crate) seed: u64,
}

/// How the people who come to a cup differ.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Crowd {
    /// By how much the logarithms of their slowness scatter.
    pub(crate) scatter: f64,
    /// How probably somebody vanishes during a game.
    pub(crate) vanish: f64,
    /// Within which time of its beginning.
    pub(crate) within: Duration,
}

/// Noon by UTC on the first day of 2026; games begin within a day from then.
const FIRST: i64 = 1_767_268_800_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Trial {
    /// A game of four, whose people are as alike as can be: what most trials vary.
    pub(crate) fn of(features: Features) -> Trial {
        Trial {
            features,
            players: Players::ALL[2],
            computers: 0,
            pace: Pace::Standard,
            spread: Spread::AroundTheWorld,
            minds: Minds::ByFeel,
            crowd: None,
            known: 0,
            games: 1,
            edition: Edition::Pharaoh,
            seed: 0,
        }
    }

    /// Plays all games on so many threads, calling `played` after each, and adds them up.
    pub(crate) fn run(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Row> {
        Ok(Row::of(self, &self.games(threads, played)?))
    }

    /// The same, of which only is told how long they take.
    pub(crate) fn lengths(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Lengths> {
        Ok(Lengths::of(self, &self.games(threads, played)?))
    }

    /// The same, of which is told how many outlast the time of a round.
    pub(crate) fn deadlines(
        &self,
        kind: Kind,
        together: u8,
        threads: usize,
        played: &(impl Fn() + Sync),
    ) -> anyhow::Result<Deadlines> {
        Ok(Deadlines::of(kind, together, self, &self.games(threads, played)?))
    }

    fn games(&self, threads: usize, played: &(impl Fn() + Sync)) -> anyhow::Result<Vec<Played>> {
        let play = |number| {
            let (game, _) = self.play(number, 0, &self.company(number)?)?;
            played();
            anyhow::Ok(game)
        };
        each(self.games, threads, &play).into_iter().collect()
    }

    fn rng(&self, number: u64, before: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        // The games before are no others' games.
        rng.set_stream(number | before << 32);
        rng
    }

    /// Who plays the game of a number, and what is known of them from the games that they have played before.
    fn company(&self, number: u64) -> anyhow::Result<Company> {
        let mut rng = self.rng(number, u64::from(u32::MAX));
        let mut company = Company::new(self, &mut rng);
        for before in 1..=self.known as u64 {
            let (_, game) = self.play(number, before, &company)?;
            company.learn(&game);
        }
        Ok(company)
    }

    /// Plays the game of a number, or one that its people have played before.
    fn play(&self, number: u64, before: u64, company: &Company) -> anyhow::Result<(Played, Game)> {
        let mut rng = self.rng(number, before);
        let setup = Setup::deal(self.edition, self.players, &mut rng);
        let start = Millis(FIRST + (rng.next_u64() % DAY) as i64);
        let crowd = self.crowd.map(|crowd| company.clone().among(&crowd, start, &mut rng));
        let company = crowd.as_ref().unwrap_or(company);
        let rng = Xoshiro256PlusPlus::from_rng(&mut rng);
        let played = game::play(&setup, self, start, company, rng);
        played.map_err(|error| anyhow::anyhow!("game {number}: {error:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_spare_waits_and_the_number_of_threads_changes_nothing() {
        let trial = |features| Trial { games: 12, seed: 1, ..Trial::of(features) };
        let rows: Vec<Row> =
            Features::all().into_iter().map(|features| trial(features).run(2, &|| ()).unwrap()).collect();
        let waits: Vec<f64> = rows.iter().map(|row| row.waits.mean).collect();
        assert!(waits.windows(2).all(|pair| pair[1] < pair[0]), "{waits:?}");
        assert!(rows.iter().all(|row| row.regret < 0.04), "{rows:?}");
        assert_eq!(trial(Features::orders(0.6, 3)).run(1, &|| ()).unwrap(), rows[3]);
    }

    fn of_two(minds: Minds, known: usize, games: usize) -> Trial {
        let features = Features::clear("", AutoplayLevel::Passes, 0.0);
        Trial { players: Players::ALL[0], minds, known, games, seed: 2, ..Trial::of(features) }
    }

    #[test]
    fn who_was_seen_before_is_asked_less() {
        let waits = |known| of_two(Minds::Scattered, known, 16).run(2, &|| ()).unwrap().waits.mean;
        let (unknown, known) = (waits(0), waits(2));
        assert!(known < unknown, "{known} {unknown}");
    }

    /// Sixty games say it closer: docs/pace.md.
    #[test]
    fn what_is_done_for_people_who_think_ahead_costs_them_little() {
        let trial = Trial { players: Players::ALL[2], ..of_two(Minds::Thinking, 0, 2) };
        let row = trial.run(2, &|| ()).unwrap();
        assert!(row.regretted[0] > 0.0 && row.cost.mean != 0.0 && row.cost.mean < 0.05, "{row:?}");
    }
}
