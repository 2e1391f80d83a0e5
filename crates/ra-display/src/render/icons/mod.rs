//! The pictures on the tiles: drawn once in each size wanted, then copied.
//!
//! `drawings` has what they look like, `path` how a drawing is written down. All of it was made for this program.

mod drawings;
mod path;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use ra::rules::Tile;
use ra_table::theme::Theme;
use tiny_skia::{FillRule, Mask, Path, Stroke, Transform};

use super::canvas::{Canvas, Coverage};
use super::palette::Ink;

/// The side of the square in which drawings are made.
const GRID: f32 = 100.0;

/// A drawing: the shape of the tile, its ground, and marks on it from the back to the front.
struct Drawing {
    plate: Plate,
    ground: Ink,
    /// The ink that shows the thing itself: the silhouette of a tile that nobody holds.
    main: Ink,
    marks: &'static [Mark],
}

/// The shapes of tiles, one for each group, so that groups can be told without colours.
#[derive(Clone, Copy)]
enum Plate {
    /// Pharaohs, the river, Gods and Gold.
    Square,
    /// Civilization.
    Round,
    /// Monuments.
    Arch,
    /// Disasters.
    Octagon,
}

/// One stroke of the brush, its path in the words of `path`.
enum Mark {
    Fill(Ink, &'static str),
    Line(Ink, f32, &'static str),
}

/// How a tile is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Show {
    /// In full.
    Held,
    /// As a pale silhouette: a slot that has none.
    Absent,
}

/// What one drawn icon is told from the others by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Sprite {
    theme: Theme,
    tile: Tile,
    size: i32,
    show: Show,
    behind: Ink,
}

type Sprites = HashMap<Sprite, Arc<Canvas>>;

/// Icons already drawn: at most the kinds of tile times the few sizes, grounds and themes of the layouts, a byte a pixel.
static SPRITES: LazyLock<RwLock<Sprites>> = LazyLock::new(RwLock::default);

impl Canvas {
    /// Paints a tile in a square of this size, which lies on the ink `behind`.
    pub(super) fn tile(&mut self, (x, y): (i32, i32), size: i32, tile: Tile, show: Show, behind: Ink) {
        let key = Sprite { theme: self.theme(), tile, size, show, behind };
        let known = SPRITES.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let sprite = known.unwrap_or_else(|| {
            let sprite = Arc::new(draw(key));
            SPRITES.write().unwrap_or_else(PoisonError::into_inner).insert(key, sprite.clone());
            sprite
        });
        self.copy(x, y, &sprite);
    }
}

/// A tile by itself, with a rim, and how much of each pixel is it and not what lies around it.
pub(super) fn cut_out(theme: Theme, tile: Tile, size: i32, rim: (Ink, f32)) -> (Canvas, Coverage) {
    let outline = path::parse(drawings::of(tile).plate.outline());
    let mut shape = filled(&outline, size);
    for (part, edge) in shape.parts.iter_mut().zip(stroked(&outline, rim.1, size).parts) {
        *part = (*part).max(edge);
    }
    // What is around it is of the rim's ink, so that nothing else shines through where the rim ends.
    let sprite = Sprite { theme, tile, size, show: Show::Held, behind: rim.0 };
    let mut canvas = draw(sprite);
    canvas.cover(0, 0, &stroked(&outline, rim.1, size), rim.0);
    (canvas, shape)
}

/// A disc that fills a square of this size but for such an edge, likewise.
pub(super) fn disc(size: i32, edge: f32) -> Coverage {
    filled(&path::parse(&format!("O 50 50 {}", GRID / 2.0 - edge)), size)
}

/// Rays in a square of this size, which a disc over its middle makes a shining sun.
pub(super) fn rays(size: i32) -> Coverage {
    filled(&path::parse("S 50 50 33 49 16"), size)
}

fn draw(Sprite { theme, tile, size, show, behind }: Sprite) -> Canvas {
    let drawing = drawings::of(tile);
    let mut canvas = Canvas::new(theme, size, size, behind);
    let outer = filled(&path::parse(drawing.plate.outline()), size);
    let edge = if matches!(drawing.plate, Plate::Octagon) { Ink::Rust } else { Ink::Text };
    let (edge, ground) = match show {
        Show::Held => (edge, drawing.ground),
        Show::Absent => (Ink::FaintMark, Ink::FaintGround),
    };
    canvas.cover(0, 0, &outer, ground);
    for mark in drawing.marks {
        let (ink, mut coverage) = match mark {
            Mark::Fill(ink, words) => (*ink, filled(&path::parse(words), size)),
            Mark::Line(ink, width, words) => (*ink, stroked(&path::parse(words), *width, size)),
        };
        // Nothing is painted beyond the plate.
        for (part, plate) in coverage.parts.iter_mut().zip(&outer.parts) {
            *part = (*part).min(*plate);
        }
        let ink = match show {
            Show::Held => ink,
            // The inks of a second side or wave belong to the silhouette.
            Show::Absent if ink == drawing.main || matches!(ink, Ink::Amber | Ink::River) => Ink::FaintMark,
            Show::Absent => Ink::FaintGround,
        };
        canvas.cover(0, 0, &coverage, ink);
    }
    let width = if show == Show::Held && matches!(drawing.plate, Plate::Octagon) { 7.0 } else { 4.0 };
    canvas.cover(0, 0, &stroked(&path::parse(drawing.plate.outline()), width, size), edge);
    canvas
}

fn filled(path: &Path, size: i32) -> Coverage {
    let scale = size as f32 / GRID;
    coverage(path, FillRule::EvenOdd, Transform::from_scale(scale, scale), size)
}

fn stroked(path: &Path, width: f32, size: i32) -> Coverage {
    let scale = size as f32 / GRID;
    let stroke = Stroke {
        width,
        line_cap: tiny_skia::LineCap::Round,
        line_join: tiny_skia::LineJoin::Round,
        ..Stroke::default()
    };
    let outline = path.stroke(&stroke, scale).expect("a line has a width");
    coverage(&outline, FillRule::Winding, Transform::from_scale(scale, scale), size)
}

fn coverage(path: &Path, rule: FillRule, transform: Transform, size: i32) -> Coverage {
    let mut mask = Mask::new(size as u32, size as u32).expect("an icon has a size");
    mask.fill_path(path, rule, true, transform);
    Coverage { width: size, parts: mask.take() }
}

impl Plate {
    fn outline(self) -> &'static str {
        match self {
            Plate::Square => "M 16 3 H 84 Q 97 3 97 16 V 84 Q 97 97 84 97 H 16 Q 3 97 3 84 V 16 Q 3 3 16 3 Z",
            Plate::Round => "O 50 50 47",
            Plate::Arch => "M 3 97 V 36 C 3 12 26 3 50 3 C 74 3 97 12 97 36 V 97 Z",
            Plate::Octagon => "M 29 4 H 71 L 96 29 V 71 L 71 96 H 29 L 4 71 V 29 Z",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_drawn_and_no_two_alike() {
        let icons: Vec<Vec<u8>> = Tile::ALL
            .into_iter()
            .map(|tile| {
                let show = Show::Held;
                draw(Sprite { theme: Theme::Light, tile, size: 40, show, behind: Ink::Row }).into_pixels()
            })
            .collect();
        for (place, icon) in icons.iter().enumerate() {
            assert!(icons[..place].iter().all(|other| other != icon));
            assert!(icon.iter().any(|&pixel| pixel == drawings::of(Tile::ALL[place]).ground as u8));
        }
    }
}
