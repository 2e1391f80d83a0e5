//! The small pictures that stand beside words: of a tile, of a sun. In a text they are named (`<:nile:>`), before the
//! word that says the same; whoever sends the text puts the emoji there, or leaves the words alone (`discord::rest`).

use crate::rules::{Sun, Tile};

/// As many characters as an emoji takes in a message beyond its name: `<`, two colons, a number and `>`, and a space.
const AROUND: usize = 24;
/// Before a name in a text, and behind it.
const BEFORE: &str = "<:";
const BEHIND: &str = ":> ";

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
            Pictured::Sun(sun) => format!("sun{}", sun.value()),
        }
    }

    /// A word with the picture before it, in a text.
    pub(super) fn before(self, word: &str) -> String {
        format!("{BEFORE}{}{BEHIND}{word}", self.name())
    }
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
                words += rest.chars().count();
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
        assert_eq!((words_of("1 <: 2"), length("1 <: 2")), (6, 6));
    }
}
