//! How a picture looks to others: without colours, to the colour-blind, on a phone. For judging pictures, not for
//! sending them.

use png::ColorType;

use super::palette::Rgb;
use super::png::{Picture, file_of};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// Somebody to whom green and red are one, for want of green.
    Deuteranope,
    /// Somebody to whom green and red are one, for want of red.
    Protanope,
    /// A screen or printer without colours.
    Grey,
}

impl Eyes {
    /// Everybody that pictures are tried on.
    pub const ALL: [Eyes; 3] = [Eyes::Deuteranope, Eyes::Protanope, Eyes::Grey];

    /// A word for file names.
    pub fn name(self) -> &'static str {
        match self {
            Eyes::Deuteranope => "deuteranope",
            Eyes::Protanope => "protanope",
            Eyes::Grey => "grey",
        }
    }

    /// The colour seen in place of this one: the matrices of Machado, Oliveira and Fernandes (2009) for want of one
    /// kind of cone, in linear light.
    fn see(self, rgb: Rgb) -> Rgb {
        let matrix = match self {
            Eyes::Deuteranope => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.01182, 0.04294, 0.968881],
            ],
            Eyes::Protanope => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Eyes::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        };
        let light = rgb.map(|channel| (f32::from(channel) / 255.0).powf(2.2));
        matrix.map(|row: [f32; 3]| {
            let seen: f32 = row.iter().zip(light).map(|(part, light)| part * light).sum();
            (seen.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0).round() as u8
        })
    }
}

impl Picture {
    /// The picture as a PNG file in the colours that these eyes see.
    pub fn png_for(&self, eyes: Eyes) -> Vec<u8> {
        let colours: Vec<Rgb> = self.colours().iter().map(|&colour| eyes.see(colour)).collect();
        self.png_in(&colours)
    }

    /// The picture as a PNG file at a third of its size, as a phone shows it.
    pub fn png_small(&self) -> Vec<u8> {
        let (width, height) = (self.width() / 3, self.height() / 3);
        let mut pixels = Vec::with_capacity((width * height * 3) as usize);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let nine = (0..9).map(|part| (3 * y + part / 3) * self.width() + 3 * x + part % 3);
            let colours: Vec<Rgb> =
                nine.map(|at| self.colours()[usize::from(self.pixels()[at as usize])]).collect();
            pixels.extend((0..3).map(|channel| {
                let sum: u32 = colours.iter().map(|colour| u32::from(colour[channel])).sum();
                (sum / 9) as u8
            }));
        }
        file_of(&pixels, ColorType::Rgb, width, height)
    }
}
