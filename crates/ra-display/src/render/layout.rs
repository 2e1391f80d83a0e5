//! Where everything on the board goes, for each number of players. It paints nothing.

use ra::rules::{Players, Space, Tile};

use super::canvas::Area;
use super::lettering::{Style, bold, plain};

/// How wide pictures are, in pixels: a phone shows them at a third of it.
pub(super) const WIDTH: i32 = 1200;
/// What is left free at the sides.
pub(super) const MARGIN: i32 = 16;
/// The banner at the top.
pub(super) const BANNER: Area = Area::new(0, 0, WIDTH, 84);

/// The writing: nothing is smaller than 30 pixels, and numbers are 40.
pub(super) const TITLE: Style = bold(48);
pub(super) const NUMBER: Style = bold(40);
pub(super) const NAME: Style = bold(42);
pub(super) const CAPTION: Style = plain(28);

/// The kinds in the order in which a seat's slots show them.
pub(super) const SLOTS: [Tile; 18] = [
    Tile::Pharaoh,
    Tile::Nile,
    Tile::Flood,
    Tile::God,
    Tile::Gold,
    Tile::Art,
    Tile::Religion,
    Tile::Writing,
    Tile::Agriculture,
    Tile::Astronomy,
    Tile::Sphinx,
    Tile::Pyramid,
    Tile::Obelisk,
    Tile::Statue,
    Tile::Fortress,
    Tile::Palace,
    Tile::Temple,
    Tile::StepPyramid,
];

/// The first slots of the groups that [`crate::text::picture_words::captions`] names.
const GROUPS: [usize; 6] = [0, 1, 3, 4, 5, 10];

/// The whole board.
pub(super) struct Layout {
    pub(super) height: i32,
    pub(super) spaces: [Area; Space::COUNT],
    /// The middle and the radius of the sun on the board.
    pub(super) sun: ((i32, i32), i32),
    pub(super) ra: Area,
    pub(super) seats: Vec<SeatLayout>,
}

/// One seat's panel.
pub(super) struct SeatLayout {
    pub(super) panel: Area,
    pub(super) name: Area,
    pub(super) suns: Vec<(i32, i32)>,
    pub(super) sun_radius: i32,
    /// As [`SLOTS`].
    pub(super) slots: [Slot; 18],
    /// Where the captions of the groups begin, on the middle of their line; empty where there are none.
    pub(super) captions: Vec<(i32, i32)>,
}

/// A tile's place: its icon, and where the count is written from, on the middle of its height.
#[derive(Clone, Copy, Default)]
pub(super) struct Slot {
    pub(super) icon: (i32, i32),
    pub(super) size: i32,
    pub(super) count: (i32, i32),
}

/// The measures that differ with the number of players.
struct Measures {
    /// Whether a seat's name has a line of its own, above two lines of tiles.
    three_lines: bool,
    /// The height of the line with the name, and of the lines with tiles only.
    first: i32,
    other: i32,
    /// The sides of icons, in the first line with tiles and in the last.
    icon: i32,
    last_icon: i32,
    sun_radius: i32,
}

impl Measures {
    fn of(players: Players) -> Measures {
        let (three_lines, first, other, icon, last_icon, sun_radius) = match players.count() {
            2 => (true, 92, 92, 75, 88, 37),
            3 => (true, 76, 84, 73, 78, 33),
            4 => (false, 80, 74, 61, 58, 30),
            _ => (false, 66, 66, 56, 56, 29),
        };
        Measures { three_lines, first, other, icon, last_icon, sun_radius }
    }

    fn panel_height(&self, caption_line: i32) -> i32 {
        let tiles = if self.three_lines { 2 * self.other } else { self.other };
        self.first + tiles + 2 * caption_line + 2 * PADDING
    }
}

/// The height of the captions' line in a seat's panel; 0 where it has none. All panels of a picture have their groups
/// at the same places, so that the captions of the first tell of all; with two players there is room in both.
fn caption_line(players: Players, seat: usize) -> i32 {
    if seat == 0 || players.count() == 2 { CAPTION_LINE } else { 0 }
}

const PADDING: i32 = 10;
const CAPTION_LINE: i32 = 36;
const GAP: i32 = 10;
const TRACK: i32 = 128;
const RA_LINE: i32 = 56;
/// What a count needs beside its icon: one digit, and two.
const DIGIT: i32 = 32;
const DIGITS: i32 = 54;
/// Where the name begins in a panel, after the room for the arrow.
const INDENT: i32 = 46;

impl Layout {
    /// The board for so many players, each of whom has so many suns.
    pub(super) fn of(players: Players, suns: usize) -> Layout {
        let measures = Measures::of(players);
        let track = BANNER.bottom() + 14;
        let step = TRACK + 2;
        let spaces =
            std::array::from_fn(|space| Area::new(MARGIN - 4 + step * space as i32, track, TRACK, TRACK));
        let ra = Area::new(MARGIN, track + TRACK + 12, WIDTH - 2 * MARGIN, RA_LINE);
        let top = ra.bottom() + 12;
        let mut bottom = top;
        let panels = (0..players.count()).map(|seat| {
            let line = caption_line(players, seat);
            let height = measures.panel_height(line);
            let panel = Area::new(MARGIN - 6, bottom, WIDTH - 2 * MARGIN + 12, height);
            bottom += height + GAP;
            (panel, line)
        });
        let seats: Vec<SeatLayout> = panels.map(|(panel, line)| seat(&measures, panel, line, suns)).collect();
        let sun_left = spaces[Space::COUNT - 1].right();
        Layout {
            height: bottom + 2,
            spaces,
            sun: (((sun_left + WIDTH) / 2 + 1, track + TRACK / 2), TRACK / 2 - 2),
            ra,
            seats,
        }
    }
}

/// A seat's panel, whose captions have a line of that height, or none if it is 0.
fn seat(measures: &Measures, panel: Area, caption_line: i32, suns: usize) -> SeatLayout {
    // Where the tiles begin in the line with the name, their captions stand above it.
    let first = panel.y + PADDING + if measures.three_lines { 0 } else { caption_line };
    let middle = first + measures.first / 2;
    let sun_step = 2 * measures.sun_radius + 6;
    let suns_width = sun_step * suns as i32;
    let right = panel.right() - 14;
    // The lines of tiles: the middle of each, and the group with which the second begins.
    let (slots, suns_right, rows, second) = if measures.three_lines {
        let line = first + measures.first + caption_line;
        let last = line + measures.other + caption_line;
        let left = panel.x + 18;
        let mut slots = wide_slots(measures, left, right, line + measures.other / 2);
        let step = (right - left) / 8;
        for (place, slot) in slots[10..].iter_mut().enumerate() {
            let x = left + place as i32 * step;
            *slot = Slot::new((x, last + measures.other / 2), measures.last_icon);
        }
        (slots, right, [line, last], 10)
    } else {
        let width = 3 * (measures.icon + DIGITS) + 2 * (measures.icon + DIGIT);
        let mut slots = wide_slots(measures, right - width + 6, right, middle);
        let last = first + measures.first + caption_line;
        let (left, step) = (panel.x + 14, (right - panel.x - 14) / 13);
        for (place, slot) in slots[5..].iter_mut().enumerate() {
            // A little room between Civilization and Monuments.
            let x = left + place as i32 * step + if place < 5 { 0 } else { 6 };
            *slot = Slot::new((x, last + measures.other / 2), measures.last_icon);
        }
        (slots, right - width - 8, [first, last], 5)
    };
    let suns_left = suns_right - suns_width;
    // In two lines the first caption has free room on its left and little on its right.
    let moved = |slot: usize| if slot == 0 && !measures.three_lines { 18 } else { 0 };
    let caption = |slot: usize| {
        (slots[slot].icon.0 - moved(slot), rows[usize::from(slot >= second)] - CAPTION_LINE / 2 + 2)
    };
    let captions = if caption_line > 0 { GROUPS.map(caption).to_vec() } else { Vec::new() };
    SeatLayout {
        panel,
        name: Area::new(panel.x + INDENT, first, suns_left - panel.x - INDENT - 10, measures.first),
        suns: (0..suns as i32)
            .map(|sun| (suns_left + sun * sun_step + measures.sun_radius, middle))
            .collect(),
        sun_radius: measures.sun_radius,
        slots,
        captions,
    }
}

/// The line that begins with Pharaohs, Niles and Floods, of which there can be more than nine; ten slots, the
/// last five of which may be moved elsewhere.
fn wide_slots(measures: &Measures, left: i32, right: i32, middle: i32) -> [Slot; 18] {
    let mut slots = [Slot::default(); 18];
    let width = |slot: usize| measures.icon + if slot < 3 { DIGITS } else { DIGIT };
    let spare = if measures.three_lines { (right - left - (0..10).map(width).sum::<i32>()) / 9 } else { 0 };
    let mut x = left;
    for (place, slot) in slots.iter_mut().take(10).enumerate() {
        *slot = Slot::new((x, middle), measures.icon);
        x += width(place) + spare;
    }
    slots
}

impl Slot {
    fn new((x, middle): (i32, i32), size: i32) -> Slot {
        Slot { icon: (x, middle - size / 2), size, count: (x + size + 3, middle) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_beyond_the_picture_or_upon_each_other() {
        for players in Players::ALL {
            let layout = Layout::of(players, if players.count() < 4 { 4 } else { 3 });
            for seat in &layout.seats {
                assert!(seat.panel.bottom() <= layout.height && seat.panel.right() <= WIDTH);
                assert!(
                    seat.name.width > 300,
                    "{} players: {} for the name",
                    players.count(),
                    seat.name.width
                );
                for (place, slot) in seat.slots.iter().enumerate() {
                    let room = if place < 3 { 44 } else { 22 };
                    let end = slot.count.0 + room;
                    let next = seat.slots.get(place + 1).filter(|next| next.icon.1 == slot.icon.1);
                    assert!(end <= next.map_or(seat.panel.right(), |next| next.icon.0), "slot {place}");
                    assert!(slot.icon.1 > seat.panel.y && slot.icon.1 + slot.size < seat.panel.bottom());
                }
            }
        }
    }
}
