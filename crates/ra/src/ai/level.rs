//! The levels, and how long each thinks.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr};

/// How well a computer player plays. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// Rules of thumb: knows the game, reckons nothing out, decides in a microsecond.
    Easy,
    /// Thinks ahead a little: milliseconds.
    Normal,
    /// Thinks ahead well: a tenth of a second.
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The level's word on the command line.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// How many times a player of this level thinks its way to the end of the epoch before it decides.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Easy => 0,
            Level::Normal => 200,
            Level::Hard => 3500,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A computer player: a level, and how long it thinks. Displayed and parsed as `hard`, or, where it thinks for
/// another number of iterations than the level's own, as `hard:8000`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Thinker {
    level: Level,
    iterations: u32,
}

impl Thinker {
    /// A player of this level.
    pub const fn new(level: Level) -> Thinker {
        Thinker { level, iterations: level.iterations() }
    }

    /// The same player with another budget; the easy level has none.
    pub const fn with_iterations(self, iterations: u32) -> Thinker {
        match self.level {
            Level::Easy => self,
            Level::Normal | Level::Hard => Thinker { level: self.level, iterations },
        }
    }

    /// The level.
    pub const fn level(self) -> Level {
        self.level
    }

    /// How many times the player thinks its way to the end of the epoch before it decides.
    pub const fn iterations(self) -> u32 {
        self.iterations
    }
}

impl fmt::Display for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.iterations == self.level.iterations() {
            self.level.fmt(f)
        } else {
            f.pad(&format!("{}:{}", self.level, self.iterations))
        }
    }
}

/// The word names no computer player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no level: easy, normal or hard, or with iterations of your own, like hard:8000")]
pub struct NoThinker(pub String);

impl FromStr for Thinker {
    type Err = NoThinker;

    fn from_str(word: &str) -> Result<Thinker, NoThinker> {
        let (code, iterations) = match word.split_once(':') {
            None => (word, None),
            Some((code, iterations)) => (code, Some(iterations)),
        };
        let level = Level::ALL.into_iter().find(|level| level.code() == code);
        let thinker = level.map(Thinker::new).ok_or_else(|| NoThinker(word.to_owned()))?;
        let Some(iterations) = iterations else { return Ok(thinker) };
        match iterations.parse() {
            Ok(iterations @ 1..) if thinker.level != Level::Easy => Ok(thinker.with_iterations(iterations)),
            _ => Err(NoThinker(word.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinkers_are_known_by_their_words() {
        for word in ["easy", "normal", "hard", "hard:20000", "normal:1"] {
            assert_eq!(word.parse::<Thinker>().unwrap().to_string(), word);
        }
        assert_eq!("hard:3500".parse(), Ok(Thinker::new(Level::Hard)));
        for word in ["", "Easy", "easy:5", "hard:", "hard:0", "hard:-1", "hard:many", "clever"] {
            assert_eq!(word.parse::<Thinker>(), Err(NoThinker(word.to_owned())));
        }
    }
}
