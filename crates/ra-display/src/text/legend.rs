//! The legend: every kind of tile with how many there are and what it scores, in the words of the picture, of its
//! description, and of what stands below it.

use ra::rules::{Disaster, Edition, Tile};
use ra_table::language::Language;

use super::fluent::words;
use super::tiles::named;

/// What stands beside a picture: what it is, and what it scores or does.
#[derive(Debug, Clone)]
pub struct Line {
    /// A tile's name with how many there are, or a group's.
    pub heading: String,
    /// What it scores or does.
    pub score: String,
}

impl Line {
    fn said(&self) -> String {
        format!("{}: {}.", self.heading, self.score)
    }
}

/// A kind of tile; of Civilization and of Monuments, what all of them score.
pub fn tile(language: Language, edition: Edition, tile: Tile) -> Line {
    let words = words(language);
    let scores = &edition.rules().scores;
    let score = match tile {
        Tile::God => words.picture_legend_god(scores.god),
        Tile::Gold => words.picture_legend_gold(scores.gold),
        Tile::Pharaoh => words.picture_legend_pharaoh(scores.pharaoh.most, scores.pharaoh.fewest.abs()),
        Tile::Nile => words.picture_legend_nile(scores.nile),
        Tile::Flood => words.picture_legend_flood(scores.flood),
        Tile::Art | Tile::Religion | Tile::Writing | Tile::Agriculture | Tile::Astronomy => {
            civilization(language, edition).score
        }
        Tile::Sphinx
        | Tile::Pyramid
        | Tile::Obelisk
        | Tile::Statue
        | Tile::Fortress
        | Tile::Palace
        | Tile::Temple
        | Tile::StepPyramid => monuments(language, edition).score,
        Tile::Ra => words.picture_legend_ra(),
        Tile::Funeral => struck(language, edition, Disaster::Funeral),
        Tile::Drought => struck(language, edition, Disaster::Drought),
        Tile::War => struck(language, edition, Disaster::War),
        Tile::Earthquake => struck(language, edition, Disaster::Earthquake),
    };
    let heading = words.picture_legend_name(named(words, tile, edition), edition.copies(tile));
    Line { heading, score }
}

/// What a disaster costs.
fn struck(language: Language, edition: Edition, disaster: Disaster) -> String {
    words(language).picture_legend_disaster(disaster.tile().code(), edition.toll(disaster))
}

/// What Civilization scores.
pub fn civilization(language: Language, edition: Edition) -> Line {
    let [none, _, _, three, four, five] = edition.rules().scores.civilization;
    let score = words(language).picture_legend_civilization(none.abs(), three, four, five);
    group(language, edition, "civilization", &Tile::CIVILIZATION, score)
}

/// What Monuments score.
pub fn monuments(language: Language, edition: Edition) -> Line {
    let scores = &edition.rules().scores;
    let ([_, one, .., seven, eight], [.., three, four, five]) = (scores.kinds, scores.alike);
    let score = words(language).picture_legend_monument(one, seven, eight, three, four, five);
    group(language, edition, "monument", &Tile::MONUMENTS, score)
}

/// What suns score.
pub fn suns(language: Language, edition: Edition) -> Line {
    let sun = edition.rules().scores.sun;
    let words = words(language);
    Line { heading: words.category("sun"), score: words.picture_legend_sun(sun.most, sun.fewest.abs()) }
}

fn group(language: Language, edition: Edition, category: &str, tiles: &[Tile], score: String) -> Line {
    let words = words(language);
    let count: u32 = tiles.iter().map(|tile| u32::from(edition.copies(*tile))).sum();
    Line { heading: words.picture_legend_name(words.category(category), count), score }
}

/// The picture in words, for those who hear it.
pub fn alt(language: Language, edition: Edition) -> String {
    let is_alone = |one: &Tile| !Tile::CIVILIZATION.contains(one) && !Tile::MONUMENTS.contains(one);
    let alone = Tile::ALL.into_iter().filter(is_alone).map(|one| tile(language, edition, one));
    let groups = [civilization(language, edition), monuments(language, edition), suns(language, edition)];
    let all = alone.chain(groups);
    let said = all.map(|line| line.said());
    [words(language).picture_legend_title() + "."].into_iter().chain(said).collect::<Vec<_>>().join("\n")
}

/// What stands below the picture.
pub fn below(language: Language, edition: Edition) -> String {
    let words = words(language);
    let all = words.legend_words(edition.tiles().len());
    let check = format!("-# {}", words.legend_check());
    [words.legend_signs(), words.legend_buttons(), all, check].join("\n")
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::text::alt_text::LONGEST;

    #[test]
    fn the_picture_in_words_is_as_long_as_discord_takes_in_every_language() {
        for (language, edition) in Language::iter().flat_map(|one| Edition::ALL.map(|of| (one, of))) {
            let said = alt(language, edition);
            let length = said.encode_utf16().count();
            assert!(length <= LONGEST, "{language}: {length}: {said}");
            for tile in Tile::ALL {
                let is_in_a_group = Tile::CIVILIZATION.contains(&tile) || Tile::MONUMENTS.contains(&tile);
                let named = said.contains(&super::tile(language, edition, tile).heading);
                assert!(named != is_in_a_group, "{language}: {tile}");
            }
        }
    }
}
