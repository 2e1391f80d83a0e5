//! Names as far as the embedded font has their letters.

use unicode_normalization::UnicodeNormalization;

use super::lettering;
use crate::language::Language;
use crate::text;

/// What the picture calls a player. Fancy letters become plain ones; what the font lacks is left out; where that
/// is most of the name, the seat's number stands before what is left, so that no two players look alike.
pub(super) fn shown(language: Language, raw: &str, number: usize) -> String {
    let plain: String = text::plain_name(raw).nfkc().collect();
    let drawn: String = plain.chars().filter(|&c| lettering::has(c)).collect();
    let drawn = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = |words: &str| words.chars().filter(|c| c.is_alphanumeric()).count();
    let nameless = text::picture::nameless(language, number);
    match (letters(&drawn), letters(&plain)) {
        (0, _) => nameless,
        (kept, all) if 2 * kept < all => format!("{nameless} {drawn}"),
        _ => drawn,
    }
}

/// Whether the font has a letter.
pub fn has_letter(letter: char) -> bool {
    lettering::has(letter)
}

/// Whether most of a name can be drawn, so that people can be called by it in the picture.
pub fn can_be_drawn(raw: &str) -> bool {
    let plain: String = text::plain_name(raw).nfkc().collect();
    let letters = plain.chars().filter(|c| c.is_alphanumeric());
    let (drawn, lacking): (Vec<char>, Vec<char>) = letters.partition(|&c| lettering::has(c));
    !drawn.is_empty() && drawn.len() >= lacking.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_what_can_be_drawn() {
        let check = |raw: &str, expected: &str| assert_eq!(shown(Language::En, raw, 2), expected);
        check("Nefer", "Nefer");
        check("Анастасия", "Анастасия");
        check("Łukasz Żółć", "Łukasz Żółć");
        check("🎉 Nefer 🎉", "Nefer");
        check("𝓝𝓮𝓯𝓮𝓻", "Nefer");
        check("Ｎｅｆｅｒ", "Nefer");
        check("N\u{0065}\u{0301}fer", "Néfer");
        check("\u{202e}refeN", "refeN");
        check("محمد", "Player 2");
        check("漢字 x", "Player 2 x");
        check("🎉🎉", "Player 2");
        check("***", "Player 2");
        check("", "Player 2");
    }
}
