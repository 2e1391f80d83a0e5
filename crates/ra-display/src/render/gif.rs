//! From pictures of one size to the bytes of an animated GIF file, in which each picture after the first is only what has
//! changed.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::png::Picture;

/// How long each picture stays, in hundredths of a second.
const DELAY: u16 = 120;

/// An animated GIF file that is being written.
pub(crate) struct Animation {
    encoder: Encoder<Vec<u8>>,
    before: Picture,
}

impl Animation {
    /// Begins with a picture.
    ///
    /// # Errors
    /// When it is larger than the format allows.
    pub(crate) fn of(first: Picture) -> Result<Animation, gif::EncodingError> {
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &first.colours().concat())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let whole =
            Changed { left: 0, top: 0, right: first.width() as usize, bottom: first.height() as usize };
        encoder.write_frame(&part(&first, whole))?;
        Ok(Animation { encoder, before: first })
    }

    /// Adds a picture of the same size and colours.
    pub(crate) fn add(&mut self, picture: Picture) -> Result<(), gif::EncodingError> {
        let changed = Changed::between(&self.before, &picture);
        self.encoder.write_frame(&part(&picture, changed))?;
        self.before = picture;
        Ok(())
    }

    /// How many bytes have been written.
    pub(crate) fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The file.
    pub(crate) fn finish(self) -> Result<Vec<u8>, gif::EncodingError> {
        self.encoder.into_inner()
    }
}

/// A part of a picture that is not as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Changed {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Changed {
    /// The smallest rectangle outside of which two pictures are the same; a pixel if they are the same everywhere, because
    /// every frame has one.
    fn between(before: &Picture, after: &Picture) -> Changed {
        let width = after.width() as usize;
        let rows = || before.pixels().chunks_exact(width).zip(after.pixels().chunks_exact(width));
        let differ = |(before, after): (&[u8], &[u8])| before != after;
        let (Some(top), Some(last)) = (rows().position(differ), rows().rposition(differ)) else {
            return Changed { left: 0, top: 0, right: 1, bottom: 1 };
        };
        let (mut left, mut right) = (width, 0);
        for (before, after) in rows().skip(top).take(last + 1 - top) {
            let mut pixels = before.iter().zip(after);
            left = pixels.clone().position(|(one, other)| one != other).map_or(left, |first| left.min(first));
            right = pixels.rposition(|(one, other)| one != other).map_or(right, |last| right.max(last + 1));
        }
        Changed { left, top, right, bottom: last + 1 }
    }
}

/// A part of a picture as a frame that stays below the next.
fn part(picture: &Picture, Changed { left, top, right, bottom }: Changed) -> Frame<'static> {
    let rows = picture.pixels().chunks_exact(picture.width() as usize);
    let pixels: Vec<u8> =
        rows.skip(top).take(bottom - top).flat_map(|row| &row[left..right]).copied().collect();
    Frame {
        delay: DELAY,
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        buffer: Cow::Owned(pixels),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};
    use ra_table::theme::Theme;

    use super::*;
    use crate::render::canvas::{Area, Canvas};
    use crate::render::palette::Ink;

    fn picture(marks: &[Area]) -> Picture {
        let mut canvas = Canvas::new(Theme::Light, 60, 40, Ink::Page);
        marks.iter().for_each(|area| canvas.fill(*area, Ink::Red));
        Picture::of(canvas)
    }

    #[test]
    fn only_what_has_changed_is_written_and_reads_back() {
        let mark = |x, y| Area::new(x, y, 5, 4);
        let pictures =
            [picture(&[]), picture(&[mark(7, 9)]), picture(&[mark(7, 9)]), picture(&[mark(30, 20)])];
        let mut animation = Animation::of(pictures[0].clone()).unwrap();
        pictures[1..].iter().for_each(|next| animation.add(next.clone()).unwrap());
        let file = animation.finish().unwrap();
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut reader = options.read_info(&file[..]).unwrap();
        let mut shown = vec![0; 60 * 40];
        let mut parts = Vec::new();
        for expected in &pictures {
            let frame = reader.read_next_frame().unwrap().unwrap();
            let (left, width) = (usize::from(frame.left), usize::from(frame.width));
            for (row, pixels) in frame.buffer.chunks_exact(width).enumerate() {
                let at = (usize::from(frame.top) + row) * 60 + left;
                shown[at..at + width].copy_from_slice(pixels);
            }
            assert!(shown == expected.pixels());
            assert_eq!(frame.delay, 120);
            parts.push((frame.left, frame.top, frame.width, frame.height));
        }
        assert_eq!(parts, [(0, 0, 60, 40), (7, 9, 5, 4), (0, 0, 1, 1), (7, 9, 28, 15)]);
        assert!(reader.read_next_frame().unwrap().is_none());
    }
}
