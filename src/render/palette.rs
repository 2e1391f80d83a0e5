//! The picture's 256 colours, fixed once for all: the inks that things are painted with, and the mixtures that
//! smooth their edges. A pixel is a palette index from the first mark to the file.

use std::sync::LazyLock;

/// A colour as the screen shows it: red, green, blue.
pub(crate) type Rgb = [u8; 3];

macro_rules! inks {
    ($($name:ident = $rgb:literal),* $(,)?) => {
        /// A colour to paint with. Its number is its place in the palette.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub(super) enum Ink {
            $($name),*
        }

        impl Ink {
            /// Every ink, in the order of its number.
            pub(super) const ALL: &[Ink] = &[$(Ink::$name),*];

            const fn rgb(self) -> Rgb {
                let rgb: u32 = match self {
                    $(Ink::$name => $rgb),*
                };
                [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8]
            }
        }
    };
}

inks! {
    // The table: sandstone, papyrus, what is written on them.
    Page = 0xC8B286, Row = 0xF5EBD2, Acting = 0xFFFCEE, Well = 0xAE9666, WellText = 0xE4D6AE, Edge = 0x5E4226,
    Text = 0x1F1610, Soft = 0x6B5A45, FaintGround = 0xE9DDC1, FaintMark = 0xCDBD97, Banner = 0x17223F,
    BannerText = 0xFFF6DC, Frame = 0xC01F1A,
    // The tiles.
    Cream = 0xFFF3D2, Gold = 0xF5B51E, Amber = 0xC27A00, Red = 0xA81D18, Sky = 0x97D0F5, River = 0x2A78C8,
    Deep = 0x123A66, Green = 0x1F7A4D, Leaf = 0xA6CF4A, Purple = 0x6A3D9E, Plum = 0x54224F, Sand = 0xE6C983,
    Terracotta = 0xC25E2A, Brick = 0x9C4517, Teal = 0x1B6770, Slate = 0x76828F, Steel = 0x9AA6B2, Olive = 0x74762C,
    Moss = 0x5C5E1E, Night = 0x1B1C48, Bone = 0xF0E4C8, Stone = 0xA7947A, Charcoal = 0x38383D, Orange = 0xF08A30,
    Skin = 0xD79A5C, Ice = 0xC9E6F8, Loss = 0xF0A28C, Rust = 0x7E1410,
}

/// The colours by index, and which is nearest to any other.
pub(crate) struct Palette {
    colours: Vec<Rgb>,
    /// The nearest index for the upper five bits of each channel.
    nearest: Vec<u8>,
}

/// The one palette; made when first used, in some milliseconds.
pub(crate) static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::new);

/// Inks that much is drawn upon, and what is drawn on most of them: their mixtures are in the palette.
const GROUNDS: [Ink; 24] = [
    Ink::Gold,
    Ink::Charcoal,
    Ink::Deep,
    Ink::Sky,
    Ink::Green,
    Ink::Terracotta,
    Ink::Purple,
    Ink::Sand,
    Ink::Leaf,
    Ink::Night,
    Ink::Bone,
    Ink::Slate,
    Ink::Teal,
    Ink::Plum,
    Ink::Olive,
    Ink::Brick,
    Ink::Stone,
    Ink::Orange,
    Ink::Red,
    Ink::Page,
    Ink::Row,
    Ink::Acting,
    Ink::Well,
    Ink::Ice,
];
const ON_THEM: [Ink; 3] = [Ink::Text, Ink::Cream, Ink::Edge];
/// Pairs whose edges are long or are letters, and get more steps.
const SMOOTH: [(Ink, Ink); 7] = [
    (Ink::Text, Ink::Row),
    (Ink::Text, Ink::Acting),
    (Ink::Text, Ink::Gold),
    (Ink::Text, Ink::Page),
    (Ink::BannerText, Ink::Banner),
    (Ink::FaintMark, Ink::FaintGround),
    (Ink::Frame, Ink::Page),
];

impl Palette {
    fn new() -> Palette {
        let mut colours: Vec<Rgb> = Ink::ALL.iter().map(|ink| ink.rgb()).collect();
        for (ink, ground) in SMOOTH {
            colours.extend([36, 73, 110, 146, 182, 219].map(|part| mix(ground.rgb(), ink.rgb(), part)));
        }
        let room = 256 - colours.len();
        let pairs = GROUNDS.iter().flat_map(|ground| ON_THEM.map(|ink| (ink, *ground)));
        let mixed = pairs.flat_map(|(ink, ground)| [85, 170].map(|part| mix(ground.rgb(), ink.rgb(), part)));
        let gilded = GROUNDS.map(|ground| mix(ground.rgb(), Ink::Gold.rgb(), 128));
        let waves = [85, 170].map(|part| mix(Ink::Ice.rgb(), Ink::Deep.rgb(), part));
        colours.extend(mixed.chain(gilded).chain(waves).take(room));
        let mut nearest = vec![0; 1 << 15];
        for (key, index) in nearest.iter_mut().enumerate() {
            // The middle of the cell.
            let channel = |shift: usize| ((key >> shift & 31) << 3 | 4) as i32;
            *index = closest(&colours, [channel(10), channel(5), channel(0)]);
        }
        for ink in Ink::ALL {
            nearest[cell(ink.rgb())] = *ink as u8;
        }
        Palette { colours, nearest }
    }

    /// The colours in the order of their indices.
    pub(crate) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// What becomes of a pixel that an ink covers in part, 255 being all of it.
    pub(super) fn cover(&self, below: u8, ink: Ink, coverage: u8) -> u8 {
        // Few steps look the same as many, and compress better.
        match coverage & 0xE0 | 0x10 {
            0x10 => below,
            0xF0 => ink as u8,
            part => self.nearest[cell(mix(self.colours[usize::from(below)], ink.rgb(), part))],
        }
    }
}

fn mix(below: Rgb, above: Rgb, part: u8) -> Rgb {
    let part = u32::from(part);
    std::array::from_fn(|channel| {
        ((u32::from(below[channel]) * (255 - part) + u32::from(above[channel]) * part) / 255) as u8
    })
}

fn cell([red, green, blue]: Rgb) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

fn closest(colours: &[Rgb], to: [i32; 3]) -> u8 {
    // Eyes are better at green than at red, and at red than at blue.
    let distance = |colour: &Rgb| {
        let [red, green, blue] = [0, 1, 2].map(|channel| (i32::from(colour[channel]) - to[channel]).pow(2));
        3 * red + 4 * green + 2 * blue
    };
    (0..colours.len()).min_by_key(|&index| distance(&colours[index])).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_stays_itself() {
        let palette = Palette::new();
        assert!((200..=256).contains(&palette.colours.len()));
        for &ink in Ink::ALL {
            assert_eq!(palette.nearest[cell(ink.rgb())], ink as u8, "{ink:?} shares its cell with another");
        }
    }

    #[test]
    fn coverage_goes_from_nothing_to_all() {
        let palette = Palette::new();
        assert_eq!(palette.cover(Ink::Row as u8, Ink::Text, 0), Ink::Row as u8);
        assert_eq!(palette.cover(Ink::Row as u8, Ink::Text, 255), Ink::Text as u8);
        let half = palette.colours[usize::from(palette.cover(Ink::Row as u8, Ink::Text, 128))];
        assert!((100..180).contains(&half[1]), "{half:?}");
    }
}
