//! What it costs to find out what is clear: a decision and all that follows from it, worked out as a click does, and what
//! everybody is shown of it, in games of people who leave passes to the program, and in the same games where nobody is asked
//! less.

use std::time::{Duration, Instant};

use ra::ai;
use ra::ai::committee::Trust;
use ra::rules::{Edition, Players, Setup};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::in_memory::{InMemoryGame, Options, person};
use ra_table::game::obvious_moves::Autoplay;
use ra_table::game::view::{Public, Whereabouts};
use ra_table::game::{BEFORE_START, Setting, Terms};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Outcome, percentile};

const GAMES: u64 = 200;
/// Between two decisions: nobody is taken to look at the game any more.
const LATER: Duration = Duration::from_secs(600);

/// How long each decision takes that people make.
pub(crate) fn measure() -> Outcome<()> {
    for (name, autoplay) in [
        ("nobody leaves anything", AutoplayLevel::Nothing),
        ("everybody leaves passes", AutoplayLevel::Passes),
    ] {
        let mut times = Vec::new();
        for number in 0..GAMES {
            times.extend(decisions(number, autoplay)?);
        }
        times.sort();
        let at = |percent| percentile(&times, percent).as_secs_f64() * 1e3;
        println!(
            "Working out a decision where {name}: {:.3} ms (p50), {:.3} ms (p99), of {}.",
            at(50),
            at(99),
            times.len()
        );
    }
    Ok(())
}

/// Plays a game, and tells how long each of its people's decisions took.
fn decisions(number: u64, autoplay: AutoplayLevel) -> Outcome<Vec<Duration>> {
    let players = Players::ALL[number as usize % Players::ALL.len()];
    let setup = Setup::deal(Edition::Pharaoh, players, &mut Xoshiro256PlusPlus::seed_from_u64(number));
    let terms = Terms {
        edition: setup.edition(),
        pace: Pace::Standard,
        autoplay,
        language: Language::En,
        advice: true,
        rated: true,
        theme: Theme::Light,
    };
    let settings = players.seats().map(|seat| (person(seat), Setting::unset(Millis(0)))).collect();
    let leaving = players.seats().map(|seat| Autoplay {
        user: person(seat),
        autoplay,
        is_new: false,
        stops: true,
        trust: Trust::EVEN,
    });
    let options = Options { settings, leaving: leaving.collect(), ..Options::at(Millis(0)) };
    let (mut game, _) = InMemoryGame::begin(setup, terms, options)?;
    let at = Whereabouts { guild: None, channel: None, board: None, shown: BEFORE_START, again: false };
    let (mut now, mut times) = (Millis(0), Vec::new());
    while let Some(seat) = game.game().state().to_act() {
        now = now.after(LATER);
        if game.game().obvious_moves().clear_at().is_some() {
            game.run_out(now)?;
            continue;
        }
        let action = ai::offhand(game.game().state()).ok_or("somebody is to act")?;
        let begun = Instant::now();
        game.decide(seat, &action.into(), now)?;
        std::hint::black_box(Public::of(game.game(), at, now));
        times.push(begun.elapsed());
    }
    Ok(times)
}
