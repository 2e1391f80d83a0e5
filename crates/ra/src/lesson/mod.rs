//! The lesson: how *Ra* is played, in about ten taps, on one game whose bag is always the same and which the real
//! rules play.
//!
//! A lesson is what its learner has tapped; everything else is computed from that, as a game is from its history.
//! `script` has the bag, which taps lead on from each scene, and what is played after them. Pure.

mod script;

use std::fmt;
use std::str::FromStr;

pub use self::script::Scene;
use self::script::{NEXT, SCENES, Way, setup};
use crate::rules::{Action, Event, Game, NoAction, Scored, Seat, Tile, Visible};

/// One tap of the learner. Displayed and parsed as it is stored, in buttons and in the database: the words of
/// actions, and `next`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tap {
    /// Takes this action.
    Play(Action),
    /// Goes on where there is nothing to play.
    Next,
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tap::Play(action) => action.fmt(f),
            Tap::Next => f.write_str(NEXT),
        }
    }
}

impl FromStr for Tap {
    type Err = NoAction;

    fn from_str(words: &str) -> Result<Tap, NoAction> {
        if words == NEXT { Ok(Tap::Next) } else { words.parse().map(Tap::Play) }
    }
}

/// What came of a tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tapped {
    /// The lesson went on.
    On,
    /// It is legal, but not what is to be shown here: the learner is told why, and taps again.
    Instead,
    /// It belongs to another scene, or to no game at all.
    Elsewhere,
}

/// How far somebody is in the lesson. Displayed and parsed as it is stored: the taps with commas between.
#[derive(Debug, Clone)]
pub struct Lesson {
    game: Game,
    taps: Vec<Tap>,
    /// What the learner's epoch has scored, once it has.
    scored: Option<Scored>,
}

impl Lesson {
    /// The learner's seat.
    pub const LEARNER: Seat = Seat::FIRST;

    /// How many taps lead from the beginning to the end.
    pub const TAPS: usize = SCENES.len() - 1;

    /// The beginning.
    pub fn new() -> Lesson {
        Lesson { game: Game::new(&setup()), taps: Vec::new(), scored: None }
    }

    /// What is shown now.
    pub fn scene(&self) -> Scene {
        SCENES[self.taps.len()].0
    }

    /// How many taps have led here.
    pub fn number(&self) -> usize {
        self.taps.len()
    }

    /// The taps that led here.
    pub fn taps(&self) -> &[Tap] {
        &self.taps
    }

    /// What lies on the table.
    pub fn table(&self) -> Visible {
        self.game.state().visible()
    }

    /// What can be tapped, each with whether it leads on: all that is legal, where something is to be played.
    pub fn choices(&self) -> Vec<(Tap, bool)> {
        let leads_on = |tap: Tap| (tap, self.way(tap).is_some());
        match self.ways() {
            [] => Vec::new(),
            [Way(NEXT, _)] => vec![leads_on(Tap::Next)],
            _ => self.game.state().legal().iter().map(Tap::Play).map(leads_on).collect(),
        }
    }

    /// The tile that the learner took with a God, and the one that was left; `None` before.
    pub fn taken(&self) -> Option<(Tile, Tile)> {
        let spent = self.taps.iter().position(|tap| matches!(tap, Tap::Play(Action::God(_))))?;
        let before = Lesson::of(&self.taps[..spent])?;
        let tile = |tap: Tap| match tap {
            Tap::Play(Action::God(space)) => before.game.state().track().get(space),
            Tap::Play(_) | Tap::Next => None,
        };
        let choices = before.choices().into_iter().filter(|(tap, on)| *on && *tap != self.taps[spent]);
        Some((tile(self.taps[spent])?, choices.filter_map(|(tap, _)| tile(tap)).next()?))
    }

    /// What the learner scored for the epoch, and the score after it; `None` before its end.
    pub fn scored(&self) -> Option<Scored> {
        self.scored
    }

    /// The learner taps. Only a tap that leads on changes anything.
    pub fn tap(&mut self, tap: Tap) -> Tapped {
        let Some(&(_, leads_on)) = self.choices().iter().find(|(choice, _)| *choice == tap) else {
            return Tapped::Elsewhere;
        };
        let Some(Way(_, then)) = self.way(tap).filter(|_| leads_on) else { return Tapped::Instead };
        if let Tap::Play(action) = tap {
            self.play(action);
        }
        then.iter().for_each(|words| self.play(script::action(words)));
        self.taps.push(tap);
        Tapped::On
    }

    fn ways(&self) -> &'static [Way] {
        SCENES[self.taps.len()].1
    }

    /// What a tap leads to that leads on.
    fn way(&self, tap: Tap) -> Option<&'static Way> {
        let words = tap.to_string();
        self.ways().iter().find(|Way(way, _)| *way == words)
    }

    /// Takes the action for whoever is to act.
    fn play(&mut self, action: Action) {
        let seat = self.game.state().to_act().expect("the lesson ends before its game does");
        let mut scored = None;
        let mut listen = |event| {
            if let Event::EpochScored { points, .. } = event {
                scored = Some(*points.of(Lesson::LEARNER));
            }
        };
        self.game.play(seat, action, &mut listen).expect("the script is played by the rules");
        self.scored = scored.or(self.scored);
    }

    /// The lesson after these taps; `None` if they are not its.
    fn of(taps: &[Tap]) -> Option<Lesson> {
        let mut lesson = Lesson::new();
        taps.iter().all(|&tap| lesson.tap(tap) == Tapped::On).then_some(lesson)
    }
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson::new()
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let taps: Vec<String> = self.taps.iter().map(Tap::to_string).collect();
        f.write_str(&taps.join(","))
    }
}

/// The words are no taps of this lesson; perhaps they were of an older one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not of this lesson")]
pub struct NoLesson(pub String);

impl FromStr for Lesson {
    type Err = NoLesson;

    fn from_str(words: &str) -> Result<Lesson, NoLesson> {
        let taps = words.split(',').filter(|words| !words.is_empty()).map(str::parse);
        let taps: Option<Vec<Tap>> = taps.map(Result::ok).collect();
        taps.and_then(|taps| Lesson::of(&taps)).ok_or_else(|| NoLesson(words.to_owned()))
    }
}

#[cfg(test)]
mod tests;
