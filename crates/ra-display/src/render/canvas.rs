//! A sheet of palette indices and the marks that can be made on it. It knows no icons, letters or games.

use ra_table::theme::Theme;

use super::palette::{Ink, Palette};

/// How much of each pixel of a rectangle something covers, row by row; 255 is all of it.
#[derive(Debug, Clone, Default)]
pub(super) struct Coverage {
    pub(super) width: i32,
    pub(super) parts: Vec<u8>,
}

/// A rectangle in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Area {
    pub(super) const fn new(x: i32, y: i32, width: i32, height: i32) -> Area {
        Area { x, y, width, height }
    }

    /// The rectangle with so much taken away on every side.
    pub(super) const fn inset(self, by: i32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
    }

    /// The height of its middle.
    pub(super) const fn middle(self) -> i32 {
        self.y + self.height / 2
    }

    /// Where it ends on the right.
    pub(super) const fn right(self) -> i32 {
        self.x + self.width
    }

    /// Where it ends below.
    pub(super) const fn bottom(self) -> i32 {
        self.y + self.height
    }
}

/// A sheet of pixels, each a palette index. What is painted beyond its edges is lost.
#[derive(Clone)]
pub(super) struct Canvas {
    width: i32,
    height: i32,
    pixels: Vec<u8>,
    theme: Theme,
    palette: &'static Palette,
}

impl Canvas {
    /// A sheet of one colour.
    pub(super) fn new(theme: Theme, width: i32, height: i32, ground: Ink) -> Canvas {
        let pixels = vec![ground as u8; (width * height) as usize];
        Canvas { width, height, pixels, theme, palette: Palette::of(theme) }
    }

    pub(super) fn width(&self) -> i32 {
        self.width
    }

    /// In which theme it is painted.
    pub(super) fn theme(&self) -> Theme {
        self.theme
    }

    /// The pixels, row by row.
    pub(super) fn into_pixels(self) -> Vec<u8> {
        self.pixels
    }

    /// Fills a rectangle.
    pub(super) fn fill(&mut self, area: Area, ink: Ink) {
        let (left, right) = (area.x.clamp(0, self.width), area.right().clamp(0, self.width));
        for y in area.y.max(0)..area.bottom().min(self.height) {
            let row = (y * self.width) as usize;
            self.pixels[row + left as usize..row + right as usize].fill(ink as u8);
        }
    }

    /// Fills a rectangle with round corners.
    pub(super) fn fill_round(&mut self, area: Area, radius: i32, ink: Ink) {
        let Area { x, y, width, height } = area;
        self.fill(Area::new(x, y + radius, width, height - 2 * radius), ink);
        for down in 0..radius {
            // From the left edge inwards, as far as a pixel is covered in part alone.
            let mut solid = 0;
            while solid < radius {
                let coverage = in_disc(radius - solid, radius - down, radius);
                if coverage == u8::MAX {
                    break;
                }
                for y in [y + down, y + height - 1 - down] {
                    self.dot(x + solid, y, ink, coverage);
                    self.dot(x + width - 1 - solid, y, ink, coverage);
                }
                solid += 1;
            }
            for y in [y + down, y + height - 1 - down] {
                self.fill(Area::new(x + solid, y, width - 2 * solid, 1), ink);
            }
        }
    }

    /// Fills a rectangle with round corners and an edge within it.
    pub(super) fn panel(&mut self, area: Area, radius: i32, edge: (Ink, i32), ink: Ink) {
        self.fill_round(area, radius, edge.0);
        self.fill_round(area.inset(edge.1), (radius - edge.1).max(0), ink);
    }

    /// Fills a disc, its middle between four pixels.
    pub(super) fn disc(&mut self, (x, y): (i32, i32), radius: i32, ink: Ink) {
        self.fill_round(Area::new(x - radius, y - radius, 2 * radius, 2 * radius), radius, ink);
    }

    /// Fills an arrow's head that points to the right.
    pub(super) fn arrow(&mut self, (x, middle): (i32, i32), length: i32, half: i32, ink: Ink) {
        for row in -half..=half {
            // In 255ths of a pixel.
            let end = length * 255 * (half + 1 - row.abs()) / (half + 1);
            self.fill(Area::new(x, middle + row, end / 255, 1), ink);
            self.dot(x + end / 255, middle + row, ink, (end % 255) as u8);
        }
    }

    /// Draws the two diagonals of a square, so thick.
    pub(super) fn cross(&mut self, area: Area, thick: i32, ink: Ink) {
        let half = thick as f32 / 2.0;
        for y in 0..area.height {
            for x in 0..area.width {
                let (falls, rises) = ((x - y).abs(), (x + y - area.height + 1).abs());
                let away = falls.min(rises) as f32 * std::f32::consts::FRAC_1_SQRT_2;
                let coverage = ((half - away + 0.5).clamp(0.0, 1.0) * 255.0) as u8;
                if coverage > 0 {
                    self.dot(area.x + x, area.y + y, ink, coverage);
                }
            }
        }
    }

    /// Paints what is covered.
    pub(super) fn cover(&mut self, x: i32, y: i32, coverage: &Coverage, ink: Ink) {
        for (down, row) in coverage.parts.chunks_exact(coverage.width.max(1) as usize).enumerate() {
            for (across, &part) in row.iter().enumerate() {
                if part > 0 {
                    self.dot(x + across as i32, y + down as i32, ink, part);
                }
            }
        }
    }

    /// Copies another sheet onto this one.
    pub(super) fn copy(&mut self, x: i32, y: i32, other: &Canvas) {
        let (from, to) = (0.max(-x), other.width.min(self.width - x));
        if from >= to {
            return;
        }
        for row in 0.max(-y)..other.height.min(self.height - y) {
            let source = (row * other.width) as usize;
            let target = ((y + row) * self.width + x + from) as usize;
            let pixels = &other.pixels[source + from as usize..source + to as usize];
            self.pixels[target..target + pixels.len()].copy_from_slice(pixels);
        }
    }

    fn dot(&mut self, x: i32, y: i32, ink: Ink, coverage: u8) {
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            let pixel = &mut self.pixels[(y * self.width + x) as usize];
            *pixel = self.palette.cover(*pixel, ink, coverage);
        }
    }
}

/// How much of a pixel a disc covers, the pixel's far corner being so far from the disc's middle.
fn in_disc(across: i32, down: i32, radius: i32) -> u8 {
    let (across, down) = (across as f32 - 0.5, down as f32 - 0.5);
    let inside = radius as f32 - (across * across + down * down).sqrt() + 0.5;
    (inside.clamp(0.0, 1.0) * 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_beyond_the_edges_are_lost() {
        let mut canvas = Canvas::new(Theme::Light, 10, 10, Ink::Page);
        canvas.fill(Area::new(-5, 8, 30, 30), Ink::Text);
        canvas.disc((0, 0), 4, Ink::Gold);
        canvas.copy(-3, -3, &Canvas::new(Theme::Light, 5, 5, Ink::Red));
        canvas.copy(8, 4, &Canvas::new(Theme::Light, 5, 5, Ink::Red));
        canvas.copy(50, 50, &Canvas::new(Theme::Light, 5, 5, Ink::Red));
        let pixels = canvas.into_pixels();
        assert_eq!((pixels[0], pixels[1], pixels[2]), (Ink::Red as u8, Ink::Red as u8, Ink::Gold as u8));
        assert_eq!((pixels[99], pixels[48]), (Ink::Text as u8, Ink::Red as u8));
    }
}
