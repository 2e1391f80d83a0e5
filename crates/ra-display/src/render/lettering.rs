//! Letters: the embedded font, how wide words are, and painting them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use ra_table::font::{BOLD, MEDIUM};

use super::canvas::{Canvas, Coverage};
use super::palette::Ink;

/// A size and weight to write in; the size is the font's em in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Style {
    pub(super) bold: bool,
    pub(super) size: u8,
}

/// Regular writing of this size.
pub(super) const fn plain(size: u8) -> Style {
    Style { bold: false, size }
}

/// Heavy writing of this size.
pub(super) const fn bold(size: u8) -> Style {
    Style { bold: true, size }
}

/// Where words stand relative to the place given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

/// The height of capitals and digits in Fira Sans, in thousandths of an em.
const CAPITALS: i32 = 689;

/// A letter as it is painted: its coverage, and where that begins relative to the pen.
struct Letter {
    left: i32,
    top: i32,
    coverage: Coverage,
}

type Letters = HashMap<(Style, GlyphId), Arc<Letter>>;

/// Letters already drawn. The font has about a thousand, so this stays small.
static LETTERS: LazyLock<RwLock<Letters>> = LazyLock::new(RwLock::default);

impl Style {
    fn font(self) -> &'static FontRef<'static> {
        if self.bold { &BOLD } else { &MEDIUM }
    }

    fn scale(self) -> PxScale {
        let font = self.font();
        let em = font.units_per_em().unwrap_or(1000.0);
        PxScale::from(f32::from(self.size) * font.height_unscaled() / em)
    }

    /// Calls with each letter and where the pen is before it; tells where it is after the last.
    fn lay(self, words: &str, mut each: impl FnMut(GlyphId, f32)) -> f32 {
        let font = self.font().as_scaled(self.scale());
        let (mut pen, mut before) = (0.0, None);
        for letter in words.chars().map(|c| font.glyph_id(c)) {
            pen += before.map_or(0.0, |before| font.kern(before, letter));
            each(letter, pen);
            pen += font.h_advance(letter);
            before = Some(letter);
        }
        pen
    }

    fn letter(self, glyph: GlyphId) -> Arc<Letter> {
        let known = LETTERS.read().unwrap_or_else(PoisonError::into_inner).get(&(self, glyph)).cloned();
        known.unwrap_or_else(|| {
            let letter = Arc::new(self.draw(glyph));
            let mut letters = LETTERS.write().unwrap_or_else(PoisonError::into_inner);
            letters.insert((self, glyph), letter.clone());
            letter
        })
    }

    fn draw(self, glyph: GlyphId) -> Letter {
        let glyph = glyph.with_scale(self.scale());
        let Some(outline) = self.font().outline_glyph(glyph) else {
            return Letter { left: 0, top: 0, coverage: Coverage::default() };
        };
        let bounds = outline.px_bounds();
        let (width, height) = (bounds.width().ceil() as i32, bounds.height().ceil() as i32);
        let mut parts = vec![0; (width * height) as usize];
        outline.draw(|x, y, part| {
            if let Some(pixel) = parts.get_mut((y as i32 * width + x as i32) as usize) {
                *pixel = (part.clamp(0.0, 1.0) * 255.0).round() as u8;
            }
        });
        let coverage = Coverage { width, parts };
        Letter { left: bounds.min.x.round() as i32, top: bounds.min.y.round() as i32, coverage }
    }
}

/// How wide the words are, in pixels.
pub(super) fn width(words: &str, style: Style) -> i32 {
    style.lay(words, |_, _| ()).ceil() as i32
}

/// The words, or as many of their letters as have room, and an ellipsis.
pub(super) fn fit(words: &str, style: Style, room: i32) -> String {
    if width(words, style) <= room {
        return words.to_owned();
    }
    let mut shown = words.to_owned();
    while shown.pop().is_some() {
        let cut = format!("{}…", shown.trim_end());
        if width(&cut, style) <= room {
            return cut;
        }
    }
    String::new()
}

impl Canvas {
    /// Writes words on one line, their capitals in the middle of the height given.
    pub(super) fn write(
        &mut self,
        (x, middle): (i32, i32),
        align: Align,
        words: &str,
        style: Style,
        ink: Ink,
    ) {
        let left = match align {
            Align::Left => x,
            Align::Centre => x - width(words, style) / 2,
            Align::Right => x - width(words, style),
        };
        let baseline = middle + (i32::from(style.size) * CAPITALS + 1000) / 2000;
        style.lay(words, |glyph, pen| {
            let letter = style.letter(glyph);
            let x = left + pen.round() as i32 + letter.left;
            self.cover(x, baseline + letter.top, &letter.coverage, ink);
        });
    }
}

#[cfg(test)]
pub(super) mod tests {
    use ra_table::language::Language;

    use super::*;

    /// What is wrong with words in a language for which there is too little room, if that is so.
    pub(in crate::render) fn too_wide(
        language: Language,
        said: &str,
        style: Style,
        room: i32,
    ) -> Option<String> {
        let wide = width(said, style);
        (wide > room).then(|| format!("{language}: “{said}” is {wide} wide, and there is room for {room}"))
    }

    #[test]
    fn long_words_end_in_an_ellipsis() {
        let style = bold(40);
        assert_eq!(fit("Nefer", style, 400), "Nefer");
        let cut = fit("Nefertiti of the Two Lands", style, 200);
        assert!(cut.starts_with("Nefer") && cut.ends_with('…') && width(&cut, style) <= 200, "{cut}");
        assert_eq!(fit("Nefer", style, 3), "");
    }
}
