//! What each tile looks like, on a square of 100 by 100. Shapes, lightness and grounds differ from tile to tile, so
//! that they can be told apart without colours, and small.

use ra::rules::Tile;

use super::Mark::{Fill, Line};
use super::{Drawing, Mark, Plate};
use crate::render::palette::Ink;

/// The tile's drawing.
pub(super) fn of(tile: Tile) -> Drawing {
    let (plate, ground, main, marks): (Plate, Ink, Ink, &'static [Mark]) = match tile {
        Tile::God => (Plate::Square, Ink::Gold, Ink::Line, GOD),
        Tile::Gold => (Plate::Square, Ink::Charcoal, Ink::Gold, GOLD),
        Tile::Pharaoh => (Plate::Square, Ink::Deep, Ink::Gold, PHARAOH),
        Tile::Nile => (Plate::Square, Ink::Ice, Ink::Deep, NILE),
        Tile::Flood => (Plate::Square, Ink::Green, Ink::Leaf, FLOOD),
        Tile::Art => (Plate::Round, Ink::Terracotta, Ink::Cream, ART),
        Tile::Religion => (Plate::Round, Ink::Purple, Ink::Cream, RELIGION),
        Tile::Writing => (Plate::Round, Ink::Sand, Ink::Line, WRITING),
        Tile::Agriculture => (Plate::Round, Ink::Leaf, Ink::Line, AGRICULTURE),
        Tile::Astronomy => (Plate::Round, Ink::Night, Ink::Gold, ASTRONOMY),
        Tile::Sphinx => (Plate::Arch, Ink::Sand, Ink::Brick, SPHINX),
        Tile::Pyramid => (Plate::Arch, Ink::Night, Ink::Sand, PYRAMID),
        Tile::Obelisk => (Plate::Arch, Ink::Terracotta, Ink::Cream, OBELISK),
        Tile::Statue => (Plate::Arch, Ink::Teal, Ink::Bone, STATUE),
        Tile::Fortress => (Plate::Arch, Ink::Slate, Ink::Line, FORTRESS),
        Tile::Palace => (Plate::Arch, Ink::Plum, Ink::Cream, PALACE),
        Tile::Temple => (Plate::Arch, Ink::Sky, Ink::Deep, TEMPLE),
        Tile::StepPyramid => (Plate::Arch, Ink::Olive, Ink::Bone, STEP_PYRAMID),
        Tile::Ra => (Plate::Square, Ink::Red, Ink::Gold, RA),
        Tile::Funeral => (Plate::Octagon, Ink::Charcoal, Ink::Bone, FUNERAL),
        Tile::Drought => (Plate::Octagon, Ink::Orange, Ink::Line, DROUGHT),
        Tile::War => (Plate::Octagon, Ink::Red, Ink::Cream, WAR),
        Tile::Earthquake => (Plate::Octagon, Ink::Bone, Ink::Line, EARTHQUAKE),
    };
    Drawing { plate, ground, main, marks }
}

/// A falcon's eye.
const GOD: &[Mark] = &[
    Fill(Ink::Cream, "M 12 50 Q 48 18 86 48 Q 50 74 12 50 Z"),
    Line(Ink::Line, 6.0, "M 12 50 Q 48 18 86 48 Q 50 74 12 50 Z"),
    Fill(Ink::Line, "O 49 47 13"),
    Fill(Ink::Cream, "O 45 43 4"),
    Line(Ink::Line, 7.0, "M 13 32 Q 46 4 86 27"),
    Line(Ink::Line, 6.0, "M 44 63 L 40 86"),
    Line(Ink::Line, 6.0, "M 58 62 Q 62 86 76 85 Q 88 82 83 73 Q 76 69 75 77"),
];

/// Three ingots.
const GOLD: &[Mark] = &[
    Fill(Ink::Gold, "M 37 24 H 63 L 71 50 H 29 Z"),
    Fill(Ink::Gold, "M 18 55 H 42 L 48 82 H 10 Z"),
    Fill(Ink::Gold, "M 58 55 H 82 L 90 82 H 52 Z"),
    Line(Ink::Charcoal, 4.0, "M 37 33 H 63"),
    Line(Ink::Charcoal, 4.0, "M 19 64 H 41"),
    Line(Ink::Charcoal, 4.0, "M 59 64 H 81"),
];

/// A head in its striped cloth.
const PHARAOH: &[Mark] = &[
    Fill(
        Ink::Gold,
        "M 50 10 C 76 10 80 30 81 44 L 89 84 H 66 L 62 60 H 38 L 34 84 H 11 L 19 44 C 20 30 24 10 50 10 Z",
    ),
    Line(Ink::Deep, 5.0, "M 21 44 L 33 46"),
    Line(Ink::Deep, 5.0, "M 79 44 L 67 46"),
    Line(Ink::Deep, 5.0, "M 18 58 L 34 60"),
    Line(Ink::Deep, 5.0, "M 82 58 L 66 60"),
    Line(Ink::Deep, 5.0, "M 15 72 L 33 73"),
    Line(Ink::Deep, 5.0, "M 85 72 L 67 73"),
    Line(Ink::Deep, 5.0, "M 29 25 Q 50 16 71 25"),
    Fill(Ink::Skin, "M 33 36 Q 50 29 67 36 L 65 58 Q 50 78 35 58 Z"),
    Fill(Ink::Deep, "O 42 47 4"),
    Fill(Ink::Deep, "O 58 47 4"),
    Line(Ink::Deep, 3.5, "M 44 60 H 56"),
    Fill(Ink::Deep, "M 45 68 H 55 L 53 90 H 47 Z"),
];

/// Three waves.
const NILE: &[Mark] = &[
    Line(Ink::Deep, 10.0, "M -4 30 Q 9 14 23 30 Q 36 46 50 30 Q 64 14 77 30 Q 91 46 104 30"),
    Line(Ink::River, 10.0, "M -4 53 Q 9 37 23 53 Q 36 69 50 53 Q 64 37 77 53 Q 91 69 104 53"),
    Line(Ink::Deep, 10.0, "M -4 76 Q 9 60 23 76 Q 36 92 50 76 Q 64 60 77 76 Q 91 92 104 76"),
];

/// Reeds in high water.
const FLOOD: &[Mark] = &[
    Line(Ink::Leaf, 6.0, "M 50 72 V 20"),
    Line(Ink::Leaf, 6.0, "M 28 72 Q 30 48 22 32"),
    Line(Ink::Leaf, 6.0, "M 72 72 Q 70 48 78 32"),
    Fill(Ink::Leaf, "M 50 6 Q 63 22 50 38 Q 37 22 50 6 Z"),
    Fill(Ink::Leaf, "M 17 18 Q 34 26 27 46 Q 11 36 17 18 Z"),
    Fill(Ink::Leaf, "M 83 18 Q 66 26 73 46 Q 89 36 83 18 Z"),
    Fill(Ink::Deep, "M 0 64 Q 12 54 25 64 Q 38 74 50 64 Q 62 54 75 64 Q 88 74 100 64 V 100 H 0 Z"),
    Line(Ink::Ice, 6.0, "M -2 66 Q 12 54 25 65 Q 38 76 50 65 Q 62 54 75 65 Q 88 76 102 64"),
    Line(Ink::Ice, 5.0, "M 14 84 Q 23 77 32 84 Q 41 91 50 84 Q 59 77 68 84 Q 77 91 86 84"),
];

/// A jar with two handles.
const ART: &[Mark] = &[
    Line(Ink::Cream, 6.0, "M 40 27 Q 20 30 29 50"),
    Line(Ink::Cream, 6.0, "M 60 27 Q 80 30 71 50"),
    Fill(
        Ink::Cream,
        "M 36 14 H 64 V 22 H 60 Q 58 32 66 38 C 82 54 68 78 60 80 V 87 H 40 V 80 C 32 78 18 54 34 38 Q 42 32 40 22 H 36 Z",
    ),
    Line(Ink::Line, 5.0, "M 29 48 H 71"),
    Line(Ink::Line, 4.5, "M 28 64 L 36 56 L 43 64 L 50 56 L 57 64 L 64 56 L 72 64"),
];

/// A cross with a loop, the sign of life.
const RELIGION: &[Mark] = &[
    Line(Ink::Cream, 10.0, "M 50 52 C 18 28 36 12 50 12 C 64 12 82 28 50 52 Z"),
    Fill(Ink::Cream, "M 45 52 H 55 L 59 89 H 41 Z"),
    Fill(Ink::Cream, "M 50 48 L 22 44 V 61 L 50 57 L 78 61 V 44 Z"),
];

/// A scroll with lines.
const WRITING: &[Mark] = &[
    Fill(Ink::Cream, "M 31 22 H 69 V 78 H 31 Z"),
    Line(Ink::Line, 4.0, "M 31 22 V 78"),
    Line(Ink::Line, 4.0, "M 69 22 V 78"),
    Line(Ink::Line, 10.0, "M 26 20 H 74"),
    Line(Ink::Line, 10.0, "M 26 80 H 74"),
    Line(Ink::Line, 5.0, "M 40 36 H 60"),
    Line(Ink::Line, 5.0, "M 40 50 H 60"),
    Line(Ink::Line, 5.0, "M 40 64 H 52"),
];

/// An ear of corn.
const AGRICULTURE: &[Mark] = &[
    Line(Ink::Line, 6.0, "M 50 92 V 36"),
    Fill(Ink::Line, "M 50 8 Q 61 22 50 36 Q 39 22 50 8 Z"),
    Fill(Ink::Line, "M 48 50 Q 28 46 26 26 Q 46 28 48 50 Z"),
    Fill(Ink::Line, "M 52 50 Q 72 46 74 26 Q 54 28 52 50 Z"),
    Fill(Ink::Line, "M 48 68 Q 28 64 26 44 Q 46 46 48 68 Z"),
    Fill(Ink::Line, "M 52 68 Q 72 64 74 44 Q 54 46 52 68 Z"),
    Fill(Ink::Line, "M 48 86 Q 28 82 26 62 Q 46 64 48 86 Z"),
    Fill(Ink::Line, "M 52 86 Q 72 82 74 62 Q 54 64 52 86 Z"),
];

/// The moon and a star.
const ASTRONOMY: &[Mark] = &[
    Fill(
        Ink::Gold,
        "M 46 14 C 20 20 12 44 18 62 C 26 84 52 92 70 78 C 46 78 32 62 32 46 C 32 32 38 22 46 14 Z",
    ),
    Fill(Ink::Gold, "S 64 40 8.5 22 5"),
    Fill(Ink::Cream, "O 60 70 4"),
    Fill(Ink::Cream, "O 80 64 3"),
];

/// A lying lion with a head in its cloth.
const SPHINX: &[Mark] = &[
    Fill(Ink::Cream, "M 0 84 H 100 V 100 H 0 Z"),
    Fill(
        Ink::Brick,
        "M 8 84 V 74 H 22 V 44 L 14 42 L 20 20 Q 34 8 47 20 L 52 44 Q 78 44 88 62 Q 92 72 92 84 Z",
    ),
    Fill(Ink::Sand, "M 25 26 Q 33 20 41 26 L 39 40 Q 33 47 27 40 Z"),
    Fill(Ink::Brick, "O 30 31 2.5"),
    Fill(Ink::Brick, "O 37 31 2.5"),
    Line(Ink::Sand, 4.0, "M 30 75 H 50"),
    Line(Ink::Sand, 4.0, "M 62 82 Q 64 62 80 62"),
];

/// A pyramid at night, one side in the light.
const PYRAMID: &[Mark] = &[
    Fill(Ink::Cream, "O 20 34 3"),
    Fill(Ink::Cream, "O 80 30 3"),
    Fill(Ink::Cream, "O 70 52 2.5"),
    Fill(Ink::Sand, "M 50 18 L 94 86 H 6 Z"),
    Fill(Ink::Amber, "M 50 18 L 94 86 H 62 Z"),
];

/// A needle of stone.
const OBELISK: &[Mark] = &[
    Fill(Ink::Brick, "M 0 0 H 20 V 100 H 0 Z"),
    Fill(Ink::Brick, "M 80 0 H 100 V 100 H 80 Z"),
    Fill(Ink::Cream, "M 50 8 L 61 24 L 64 78 H 36 L 39 24 Z"),
    Fill(Ink::Cream, "M 28 78 H 72 V 91 H 28 Z"),
    Line(Ink::Brick, 3.5, "M 37 78 H 63"),
    Line(Ink::Brick, 4.0, "M 50 32 V 44"),
    Fill(Ink::Brick, "O 50 53 4.5"),
    Line(Ink::Brick, 4.0, "M 45 66 H 55"),
];

/// Somebody standing, one foot forward.
const STATUE: &[Mark] = &[
    Fill(Ink::Bone, "O 50 24 12"),
    Fill(
        Ink::Bone,
        "M 26 40 H 74 L 72 66 H 64 V 50 L 62 58 L 66 82 H 53 L 50 66 L 47 82 H 34 L 38 58 L 36 50 V 66 H 28 Z",
    ),
    Fill(Ink::Bone, "M 24 82 H 76 V 92 H 24 Z"),
    Line(Ink::Teal, 3.5, "M 26 83 H 74"),
    Line(Ink::Teal, 4.0, "M 38 59 H 62"),
];

/// A wall with battlements and a gate.
const FORTRESS: &[Mark] = &[
    Fill(Ink::Line, "M 10 90 V 26 H 24 V 38 H 34 V 26 H 46 V 38 H 54 V 26 H 66 V 38 H 76 V 26 H 90 V 90 Z"),
    Fill(Ink::Ice, "M 38 90 V 70 C 38 52 62 52 62 70 V 90 Z"),
    Line(Ink::Ice, 5.0, "M 22 52 V 62"),
    Line(Ink::Ice, 5.0, "M 78 52 V 62"),
];

/// A heavy gateway with a disc above it.
const PALACE: &[Mark] = &[
    Fill(Ink::Gold, "O 50 24 10"),
    Fill(Ink::Cream, "M 12 90 L 18 40 H 82 L 88 90 H 64 V 60 H 36 V 90 Z"),
    Line(Ink::Plum, 5.0, "M 20 51 H 80"),
    Line(Ink::Plum, 4.0, "M 26 64 V 82"),
    Line(Ink::Plum, 4.0, "M 74 64 V 82"),
];

/// A roof on columns.
const TEMPLE: &[Mark] = &[
    Fill(Ink::Deep, "M 50 14 L 92 40 V 46 H 8 V 40 Z"),
    Fill(
        Ink::Deep,
        "M 14 50 H 26 V 80 H 14 Z M 35 50 H 45 V 80 H 35 Z M 55 50 H 65 V 80 H 55 Z M 74 50 H 86 V 80 H 74 Z",
    ),
    Fill(Ink::Deep, "M 7 82 H 93 V 91 H 7 Z"),
    Fill(Ink::Sky, "O 50 32 6"),
];

/// Steps up from both sides.
const STEP_PYRAMID: &[Mark] = &[
    Fill(Ink::Moss, "M 0 0 H 100 V 22 H 0 Z"),
    Fill(Ink::Bone, "M 38 20 H 62 V 37 H 74 V 54 H 85 V 71 H 94 V 89 H 6 V 71 H 15 V 54 H 26 V 37 H 38 Z"),
    Line(Ink::Moss, 3.5, "M 27 38 H 73"),
    Line(Ink::Moss, 3.5, "M 16 55 H 84"),
    Line(Ink::Moss, 3.5, "M 8 72 H 92"),
];

/// The sun with its rays.
const RA: &[Mark] =
    &[Fill(Ink::Gold, "S 50 50 24 44 12"), Fill(Ink::Red, "O 50 50 22"), Fill(Ink::Cream, "O 50 50 17")];

/// A coffin in a man's shape.
const FUNERAL: &[Mark] = &[
    Fill(
        Ink::Bone,
        "M 50 12 C 62 12 66 22 63 32 L 74 42 L 66 76 L 58 88 H 42 L 34 76 L 26 42 L 37 32 C 34 22 38 12 50 12 Z",
    ),
    Fill(Ink::Charcoal, "O 45 25 3"),
    Fill(Ink::Charcoal, "O 55 25 3"),
    Line(Ink::Charcoal, 5.0, "M 36 45 L 64 58"),
    Line(Ink::Charcoal, 5.0, "M 64 45 L 36 58"),
    Line(Ink::Charcoal, 4.0, "M 40 72 H 60"),
];

/// A hard sun over cracked earth.
const DROUGHT: &[Mark] = &[
    Fill(Ink::Cream, "S 50 30 12 21 10"),
    Fill(Ink::Bone, "M 0 56 H 100 V 100 H 0 Z"),
    Line(Ink::Line, 6.0, "M 0 56 H 100"),
    Line(Ink::Line, 5.0, "M 50 58 L 44 70 L 54 80 L 48 98"),
    Line(Ink::Line, 5.0, "M 44 70 L 24 74 L 16 86"),
    Line(Ink::Line, 5.0, "M 54 80 L 74 76 L 84 62"),
    Line(Ink::Line, 5.0, "M 24 74 L 22 60"),
];

/// Two crossed swords.
const WAR: &[Mark] = &[
    Line(Ink::Cream, 9.0, "M 24 22 L 68 68"),
    Line(Ink::Cream, 9.0, "M 76 22 L 32 68"),
    Line(Ink::Line, 7.0, "M 58 77 L 77 58"),
    Line(Ink::Line, 7.0, "M 42 77 L 23 58"),
    Line(Ink::Line, 8.0, "M 70 70 L 80 81"),
    Line(Ink::Line, 8.0, "M 30 70 L 20 81"),
];

/// A column broken by a crack in the ground.
const EARTHQUAKE: &[Mark] = &[
    Fill(Ink::Stone, "M 0 66 H 100 V 100 H 0 Z"),
    Fill(Ink::Line, "M 18 66 V 32 H 14 V 22 H 44 V 32 H 40 V 66 Z"),
    Fill(Ink::Line, "M 58 66 L 66 38 L 62 36 L 66 26 L 92 36 L 88 45 L 84 43 L 76 66 Z"),
    Line(Ink::Bone, 5.0, "M 14 54 L 26 46 L 32 54 L 46 44"),
    Fill(Ink::Line, "M 44 64 H 58 L 50 74 L 60 82 L 50 100 H 42 L 50 84 L 40 75 Z"),
];
