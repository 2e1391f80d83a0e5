//! From a painted sheet to the bytes of a PNG file.

use png::{BitDepth, ColorType, Encoder, chunk};
use ra_table::theme::Theme;

use super::canvas::Canvas;
use super::palette::{Palette, Rgb};
use super::strip_cache;

/// A finished picture, not yet a file: palette indices, row by row.
#[derive(Clone)]
pub struct Picture {
    theme: Theme,
    width: u32,
    pixels: Vec<u8>,
}

impl Picture {
    pub(super) fn of(canvas: Canvas) -> Picture {
        Picture { theme: canvas.theme(), width: canvas.width() as u32, pixels: canvas.into_pixels() }
    }

    /// How many pixels a row has.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// How many rows there are.
    pub fn height(&self) -> u32 {
        self.pixels.len() as u32 / self.width
    }

    /// The palette indices, row by row: what snapshots compare, as the file's bytes change with its compression.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        self.png_in(self.colours())
    }

    /// The colours of the indices.
    pub(super) fn colours(&self) -> &'static [Rgb] {
        Palette::of(self.theme).colours()
    }

    /// The picture as a PNG file in other colours.
    pub(super) fn png_in(&self, colours: &[Rgb]) -> Vec<u8> {
        let mut file = Vec::with_capacity(1 << 17);
        let mut encoder = Encoder::new(&mut file, self.width, self.height());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(colours.concat());
        let mut writer = encoder.write_header().expect("memory takes every header");
        let stream = strip_cache::compressed(&self.pixels, self.width as usize);
        writer.write_chunk(chunk::IDAT, &stream).expect("memory takes what is no longer than a picture");
        writer.finish().expect("memory takes the last chunk");
        file
    }
}

/// A PNG file of pixels that have a byte for each channel.
pub(super) fn file_of(pixels: &[u8], colour: ColorType, width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().expect("memory takes every header");
    writer.write_image_data(pixels).expect("the pixels are as many as the header says");
    writer.finish().expect("memory takes the last chunk");
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::canvas::Area;
    use crate::render::palette::Ink;

    #[test]
    fn a_file_reads_back_as_the_same_indices_and_colours() {
        let mut canvas = Canvas::new(Theme::Dark, 50, 30, Ink::Page);
        canvas.fill_round(Area::new(5, 5, 40, 20), 9, Ink::Text);
        let picture = Picture::of(canvas);
        let mut reader = png::Decoder::new(std::io::Cursor::new(picture.png())).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        assert_eq!((reader.info().width, reader.info().height), (picture.width(), picture.height()));
        assert_eq!(reader.info().palette.as_deref(), Some(&picture.colours().concat()[..]));
        assert!(pixels == picture.pixels());
    }
}
