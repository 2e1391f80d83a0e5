//! The embedded font, in two weights.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef};

/// The weight of most words.
pub static MEDIUM: LazyLock<FontRef<'static>> =
    LazyLock::new(|| font(include_bytes!("../assets/fonts/FiraSansCondensed-Medium.ttf")));
/// The weight of names and numbers.
pub static BOLD: LazyLock<FontRef<'static>> =
    LazyLock::new(|| font(include_bytes!("../assets/fonts/FiraSansCondensed-Bold.ttf")));

fn font(bytes: &'static [u8]) -> FontRef<'static> {
    FontRef::try_from_slice(bytes).expect("the embedded font is a font")
}

/// Whether the font has a letter, in both weights.
pub fn has_letter(letter: char) -> bool {
    MEDIUM.glyph_id(letter).0 != 0 && BOLD.glyph_id(letter).0 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_latin_and_cyrillic() {
        assert!("AzÄßŁőñЖяёЇ0…()".chars().all(has_letter));
        assert!(!has_letter('א') && !has_letter('漢') && !has_letter('🎉'));
    }
}
