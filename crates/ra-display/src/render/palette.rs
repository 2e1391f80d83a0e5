//! The picture's 256 colours, fixed once for all for each theme: the inks that things are painted with, and the
//! mixtures that smooth their edges. A pixel is a palette index from the first mark to the file.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};

use ra_table::theme::Theme;

/// A colour as the screen shows it: red, green, blue.
pub(crate) type Rgb = [u8; 3];

macro_rules! inks {
    ($($name:ident = $light:literal $(/ $dark:literal)?),* $(,)?) => {
        /// A colour to paint with. Its number is its place in the palette.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub(super) enum Ink {
            $($name),*
        }

        impl Ink {
            /// Every ink, in the order of its number.
            pub(super) const ALL: &[Ink] = &[$(Ink::$name),*];

            const fn rgb(self, theme: Theme) -> Rgb {
                let (light, dark): (u32, u32) = match self {
                    $(Ink::$name => inks!(@both $light $(/ $dark)?)),*
                };
                let rgb = match theme {
                    Theme::Light => light,
                    Theme::Dark => dark,
                };
                [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8]
            }
        }
    };
    (@both $light:literal / $dark:literal) => { ($light, $dark) };
    (@both $same:literal) => { ($same, $same) };
}

inks! {
    // The table, light and dark: its ground and panels, what is written on them, and what is not there.
    Page = 0xC8B286 / 0x1C1F27, Row = 0xF5EBD2 / 0x2C313C, Acting = 0xFFFCEE / 0x3A414F, Well = 0xAE9666 / 0x12141A,
    WellText = 0xE4D6AE / 0x5A6170, Edge = 0x5E4226 / 0x7D7260, Text = 0x1F1610 / 0xF4EAD0, Soft = 0x6B5A45 / 0xBBB09A,
    FaintGround = 0xEFE5CC / 0x323743, FaintMark = 0xDCCFAD / 0x4A5161, Banner = 0x17223F / 0x0B1020,
    BannerText = 0xFFF6DC, Frame = 0xC01F1A / 0xEE4A3C, Gain = 0xA6DAF6 / 0x2C5F8C, Loss = 0xF0A28C / 0x8E3A2E,
    // The tiles and the suns.
    Line = 0x170F08,
    Cream = 0xFFF3D2, Gold = 0xF5B51E, Amber = 0xC27A00, Red = 0xA81D18, Sky = 0x97D0F5, River = 0x2A78C8,
    Deep = 0x123A66, Green = 0x1F7A4D, Leaf = 0xA6CF4A, Purple = 0x6A3D9E, Plum = 0x54224F, Sand = 0xE6C983,
    Terracotta = 0xC25E2A, Brick = 0x9C4517, Teal = 0x1B6770, Slate = 0x76828F, Steel = 0x9AA6B2, Olive = 0x74762C,
    Moss = 0x5C5E1E, Night = 0x1B1C48, Bone = 0xF0E4C8, Stone = 0xA7947A, Charcoal = 0x38383D / 0x46464C, Orange = 0xF08A30,
    Skin = 0xD79A5C, Ice = 0xC9E6F8, Rust = 0x7E1410,
}

/// The colours by index, and which is nearest to any other.
pub(crate) struct Palette {
    theme: Theme,
    colours: Vec<Rgb>,
    /// The nearest index for the upper five bits of each channel, once it has been looked for: few of them ever are.
    nearest: Vec<AtomicU16>,
}

/// What stands for an index that has not been looked for.
const UNKNOWN: u16 = u16::MAX;

/// The palettes; each is made when first used.
static LIGHT: LazyLock<Palette> = LazyLock::new(|| Palette::new(Theme::Light));
static DARK: LazyLock<Palette> = LazyLock::new(|| Palette::new(Theme::Dark));

/// How much of a pixel an ink may cover that covers it in part, 255 being all of it. Few steps look the same as many, and
/// compress better.
const STEPS: [u8; 3] = [64, 128, 191];

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
const ON_THEM: [Ink; 3] = [Ink::Line, Ink::Cream, Ink::Edge];
/// Pairs whose edges are long or are letters: their mixtures are in the palette before all others.
const SMOOTH: [(Ink, Ink); 7] = [
    (Ink::Text, Ink::Row),
    (Ink::Text, Ink::Acting),
    (Ink::Line, Ink::Gold),
    (Ink::Text, Ink::Page),
    (Ink::BannerText, Ink::Banner),
    (Ink::FaintMark, Ink::FaintGround),
    (Ink::Frame, Ink::Page),
];

impl Palette {
    /// The palette of a theme.
    pub(super) fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    fn new(theme: Theme) -> Palette {
        let rgb = |ink: Ink| ink.rgb(theme);
        let mut colours: Vec<Rgb> = Ink::ALL.iter().map(|&ink| rgb(ink)).collect();
        for (ink, ground) in SMOOTH {
            colours.extend(STEPS.map(|part| mix(rgb(ground), rgb(ink), part)));
        }
        let room = 256 - colours.len();
        let pairs = GROUNDS.iter().flat_map(|ground| ON_THEM.map(|ink| (ink, *ground)));
        let mixed = pairs.flat_map(|(ink, ground)| STEPS.map(|part| mix(rgb(ground), rgb(ink), part)));
        let gilded = GROUNDS.map(|ground| mix(rgb(ground), rgb(Ink::Gold), 128));
        let waves = STEPS.map(|part| mix(rgb(Ink::Ice), rgb(Ink::Deep), part));
        colours.extend(mixed.chain(gilded).chain(waves).take(room));
        let mut nearest = vec![UNKNOWN; 1 << 15];
        for ink in Ink::ALL {
            nearest[cell(rgb(*ink))] = *ink as u16;
        }
        Palette { theme, colours, nearest: nearest.into_iter().map(AtomicU16::new).collect() }
    }

    /// The index of the colour that is nearest to those of a cell.
    fn nearest(&self, cell: usize) -> u8 {
        // Whoever looks for it finds the same.
        match u8::try_from(self.nearest[cell].load(Ordering::Relaxed)) {
            Ok(known) => known,
            Err(_) => {
                // The middle of the cell.
                let channel = |shift: usize| ((cell >> shift & 31) << 3 | 4) as i32;
                let found = closest(&self.colours, [channel(10), channel(5), channel(0)]);
                self.nearest[cell].store(found.into(), Ordering::Relaxed);
                found
            }
        }
    }

    /// The colours in the order of their indices.
    pub(crate) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// What becomes of a pixel that an ink covers in part, 255 being all of it.
    pub(super) fn cover(&self, below: u8, ink: Ink, coverage: u8) -> u8 {
        match (usize::from(coverage) * (STEPS.len() + 2)) >> 8 {
            0 => below,
            step => match STEPS.get(step - 1) {
                Some(&part) => {
                    self.nearest(cell(mix(self.colours[usize::from(below)], ink.rgb(self.theme), part)))
                }
                None => ink as u8,
            },
        }
    }
}

fn mix(below: Rgb, above: Rgb, part: u8) -> Rgb {
    let part = u32::from(part);
    let mixed =
        |below: u8, above: u8| ((u32::from(below) * (255 - part) + u32::from(above) * part) / 255) as u8;
    [mixed(below[0], above[0]), mixed(below[1], above[1]), mixed(below[2], above[2])]
}

fn cell([red, green, blue]: Rgb) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

fn closest(colours: &[Rgb], to: [i32; 3]) -> u8 {
    // Eyes are better at green than at red, and at red than at blue.
    let distance = |colour: &Rgb| {
        let square = |channel: usize| (i32::from(colour[channel]) - to[channel]).pow(2);
        3 * square(0) + 4 * square(1) + 2 * square(2)
    };
    (0..colours.len()).min_by_key(|&index| distance(&colours[index])).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn every_ink_stays_itself() {
        for theme in Theme::iter() {
            let palette = Palette::of(theme);
            assert!((200..=256).contains(&palette.colours.len()));
            for &ink in Ink::ALL {
                let nearest = palette.nearest(cell(ink.rgb(theme)));
                assert_eq!(nearest, ink as u8, "{theme}: {ink:?} shares its cell with another");
            }
        }
    }

    #[test]
    fn coverage_goes_from_nothing_to_all() {
        let palette = Palette::of(Theme::Light);
        assert_eq!(palette.cover(Ink::Row as u8, Ink::Text, 0), Ink::Row as u8);
        assert_eq!(palette.cover(Ink::Row as u8, Ink::Text, 255), Ink::Text as u8);
        let half = palette.colours[usize::from(palette.cover(Ink::Row as u8, Ink::Text, 128))];
        assert!((100..180).contains(&half[1]), "{half:?}");
    }
}
