//! The small pictures in texts: of a tile, of a sun. A tile's is named (`<:nile:>`) before the word that says the same,
//! and a sun's (`<:sun_7:>`) in place of its number, which it shows. `discord::rest` puts the emoji there; without emoji
//! it leaves the word alone, and writes the number.

use ra::rules::{Sun, Tile};

/// As many characters as an emoji takes in a message beyond its name: `<`, two colons, a number and `>`, and a space.
const AROUND: usize = 24;
/// Before a name in a text, and behind it.
const BEFORE: &str = "<:";
const BEHIND: &str = ":>";
/// Between a picture and its word.
const SPACE: char = ' ';

/// What has a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pictured {
    /// A kind of tile, whatever an edition calls it.
    Tile(Tile),
    /// A sun, face up.
    Sun(Sun),
}

impl Pictured {
    /// Everything that has one.
    pub fn all() -> impl Iterator<Item = Pictured> {
        let suns = (1..=Sun::COUNT).filter_map(Sun::new).map(Pictured::Sun);
        Tile::ALL.into_iter().map(Pictured::Tile).chain(suns)
    }

    /// The name by which texts and buttons ask for the picture.
    pub fn name(self) -> String {
        match self {
            Pictured::Tile(tile) => tile.code().to_owned(),
            Pictured::Sun(sun) => format!("sun_{}", sun.value()),
        }
    }

    /// A word with the picture before it, in a text.
    pub(super) fn before(self, word: &str) -> String {
        format!("{}{SPACE}{word}", self.alone())
    }

    /// The picture alone, in a text: a sun's says its number, also where it cannot be shown.
    pub(super) fn alone(self) -> String {
        format!("{BEFORE}{}{BEHIND}", self.name())
    }
}

/// The number that the picture of this name shows, and that stands in its place where it cannot be shown.
fn number_of(name: &str) -> Option<&str> {
    let (_, number) = name.rsplit_once('_')?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

/// How many characters of a text are words.
pub(super) fn words_of(text: &str) -> usize {
    parts(text).0
}

/// How many characters a text has once its pictures are there.
pub(super) fn length(text: &str) -> usize {
    let (words, names) = parts(text);
    words + names.into_iter().map(|name| name + AROUND).sum::<usize>()
}

/// How many characters are words, and how long the names of the pictures are.
fn parts(text: &str) -> (usize, Vec<usize>) {
    let mut parts = text.split(BEFORE);
    let mut words = parts.next().map_or(0, |first| first.chars().count());
    let mut names = Vec::new();
    for part in parts {
        match part.split_once(BEHIND) {
            Some((name, rest)) => {
                names.push(name.len());
                words += match number_of(name) {
                    Some(number) => number.len() + rest.chars().count(),
                    None => rest.strip_prefix(SPACE).unwrap_or(rest).chars().count(),
                };
            }
            None => words += BEFORE.len() + part.chars().count(),
        }
    }
    (words, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_such_as_discord_takes_and_no_two_alike() {
        let names: Vec<String> = Pictured::all().map(Pictured::name).collect();
        assert_eq!(names.len(), 39);
        for (place, name) in names.iter().enumerate() {
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{name}");
            assert!((2..=16).contains(&name.len()) && !names[..place].contains(name), "{name}");
        }
    }

    #[test]
    fn pictures_count_as_long_as_they_will_be() {
        let text = format!("Ämun drew {}.", Pictured::Tile(Tile::Nile).before("Nile"));
        assert_eq!(text, "Ämun drew <:nile:> Nile.");
        assert_eq!(words_of(&text), "Amun drew Nile.".len());
        assert_eq!(length(&text), "Amun drew <:nile:12345678901234567890> Nile.".len() - 1);
        let text = format!("Ämun bid {} now.", Pictured::Sun(Sun::new(13).unwrap()).alone());
        assert_eq!(text, "Ämun bid <:sun_13:> now.");
        assert_eq!(words_of(&text), "Amun bid 13 now.".len());
        assert!(length(&text) >= "Amun bid <:sun_13:12345678901234567890> now.".len());
        assert_eq!((words_of("1 <: 2"), length("1 <: 2")), (6, 6));
    }
}
