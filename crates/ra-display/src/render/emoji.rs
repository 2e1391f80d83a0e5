//! Tiles and suns as emoji: the drawings of the board, each by itself on nothing, with a rim that stands out from a light
//! ground and from a dark one.

use png::ColorType;
use ra::rules::Sun;
use ra_table::theme::Theme;
use sha2::{Digest, Sha256};

use super::canvas::{Canvas, Coverage};
use super::icons;
use super::lettering::{Align, bold};
use super::palette::{Ink, Palette};
use super::png::file_of;
use crate::text::emoji::Pictured;

/// The side of the square, in pixels: as large as Discord keeps it. A phone shows 22.
const SIZE: i32 = 128;
/// Around a tile and a sun: neither light nor dark. Its width is in hundredths of the side.
const RIM: (Ink, f32) = (Ink::Stone, 7.0);

/// A picture to be used as an emoji.
#[derive(Debug, Clone)]
pub struct Emoji {
    /// What it shows.
    pub of: Pictured,
    /// A few letters that are others as soon as the picture looks otherwise.
    pub digest: String,
    /// The picture as a PNG file.
    pub png: Vec<u8>,
}

/// Paints all of them.
pub fn emojis() -> Vec<Emoji> {
    Pictured::all().map(emoji).collect()
}

fn emoji(of: Pictured) -> Emoji {
    let (canvas, shape) = match of {
        Pictured::Tile(tile) => icons::cut_out(Theme::Light, tile, SIZE, RIM),
        Pictured::Sun(sun) => of_sun(sun),
    };
    let colours = Palette::of(Theme::Light).colours();
    let pixels = canvas.into_pixels().into_iter().zip(shape.parts);
    let pixels: Vec<u8> = pixels
        .flat_map(|(index, shown)| {
            let [red, green, blue] = colours[usize::from(index)];
            [red, green, blue, shown]
        })
        .collect();
    // Of what is seen, not of the file, whose bytes change with its compression.
    let digest = Sha256::digest(&pixels).iter().take(3).map(|byte| format!("{byte:02x}")).collect();
    Emoji { of, digest, png: file_of(&pixels, ColorType::Rgba, SIZE as u32, SIZE as u32) }
}

fn of_sun(sun: Sun) -> (Canvas, Coverage) {
    let mut canvas = Canvas::new(Theme::Light, SIZE, SIZE, RIM.0);
    canvas.cover(0, 0, &icons::disc(SIZE, RIM.1), Ink::Gold);
    let number = sun.to_string();
    let style = if number.len() > 1 { bold(94) } else { bold(104) };
    canvas.write((SIZE / 2, SIZE / 2), Align::Centre, &number, style, Ink::Line);
    (canvas, icons::disc(SIZE, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As large as Discord takes one.
    const LARGEST: usize = 256 * 1024;

    #[test]
    fn each_is_another_on_nothing_and_small_enough() {
        let all = emojis();
        for (place, emoji) in all.iter().enumerate() {
            let name = emoji.of.name();
            assert!(all[..place].iter().all(|other| other.digest != emoji.digest), "{name}");
            assert!(emoji.png.len() < LARGEST, "{name}: {}", emoji.png.len());
            let mut reader = png::Decoder::new(std::io::Cursor::new(&emoji.png)).read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut pixels).unwrap();
            let shown = |x: usize, y: usize| pixels[4 * (y * SIZE as usize + x) + 3];
            assert_eq!((shown(0, 0), shown(127, 0), shown(64, 64)), (0, 0, 255), "{name}");
        }
    }

    #[test]
    fn the_same_picture_has_the_same_digest() {
        let digests = || emojis().into_iter().map(|emoji| emoji.digest).collect::<Vec<_>>();
        assert_eq!(digests(), digests());
    }
}
