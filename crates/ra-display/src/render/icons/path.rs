//! Paths in words: SVG's letters M, L, H, V, Q, C and Z with absolute numbers, and of our own `O x y r` for a
//! circle and `S x y inner outer points` for a star.

use std::f32::consts::PI;

use tiny_skia::{Path, PathBuilder};

/// The path of these words, which are this program's own.
pub(super) fn parse(words: &str) -> Path {
    let mut pen = Pen { words: words.split_ascii_whitespace(), x: 0.0, y: 0.0, path: PathBuilder::new() };
    while let Some(letter) = pen.words.next() {
        pen.draw(letter);
    }
    pen.path.finish().expect("a drawing's path has lines")
}

struct Pen<'a> {
    words: std::str::SplitAsciiWhitespace<'a>,
    x: f32,
    y: f32,
    path: PathBuilder,
}

impl Pen<'_> {
    fn number(&mut self) -> f32 {
        self.words.next().and_then(|word| word.parse().ok()).expect("a drawing's letters have their numbers")
    }

    fn draw(&mut self, letter: &str) {
        match letter {
            "M" => {
                (self.x, self.y) = (self.number(), self.number());
                self.path.move_to(self.x, self.y);
            }
            "L" => {
                (self.x, self.y) = (self.number(), self.number());
                self.path.line_to(self.x, self.y);
            }
            "H" => {
                self.x = self.number();
                self.path.line_to(self.x, self.y);
            }
            "V" => {
                self.y = self.number();
                self.path.line_to(self.x, self.y);
            }
            "Q" => {
                let (x, y) = (self.number(), self.number());
                (self.x, self.y) = (self.number(), self.number());
                self.path.quad_to(x, y, self.x, self.y);
            }
            "C" => {
                let [x1, y1, x2, y2] = std::array::from_fn(|_| self.number());
                (self.x, self.y) = (self.number(), self.number());
                self.path.cubic_to(x1, y1, x2, y2, self.x, self.y);
            }
            "O" => {
                let [x, y, radius] = std::array::from_fn(|_| self.number());
                self.path.push_circle(x, y, radius);
            }
            "S" => self.star(),
            "Z" => self.path.close(),
            other => unreachable!("{other} is no letter of a drawing"),
        }
    }

    fn star(&mut self) {
        let [x, y, inner, outer, points] = std::array::from_fn(|_| self.number());
        let corners = 2 * points as usize;
        for corner in 0..corners {
            let turn = PI * (corner as f32 / points - 0.5);
            let radius = if corner % 2 == 0 { outer } else { inner };
            let (x, y) = (x + radius * turn.cos(), y + radius * turn.sin());
            if corner == 0 { self.path.move_to(x, y) } else { self.path.line_to(x, y) }
        }
        self.path.close();
    }
}
