//! Everybody's points after each epoch: a line for each player from chip to chip, with the points on the chips.

use ra::rules::{PerSeat, Scored, Seat};
use ra_table::language::Language;

use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::layout;
use super::lettering::{Align, Style, bold, fit};
use super::palette::Ink;
use crate::text::words;

/// How high the chart is.
pub(super) const HEIGHT: i32 = 226;
/// The line with the heading and the numbers of the epochs.
const HEAD: i32 = 36;
/// Where the columns are: the start, and each epoch.
const COLUMNS: [i32; 4] = [110, 430, 640, 850];
/// Where the heading ends, before the first epoch's number.
const HEADING_ROOM: i32 = 360;
/// Half of a chip.
const CHIP: (i32, i32) = (40, 17);
const APART: i32 = 2 * CHIP.1 + 2;
const POINTS: Style = bold(32);
/// How thick a line is, from its middle.
const THICK: i32 = 3;
/// The inks of the players, the first place first.
const INKS: [Ink; 5] = [Ink::Frame, Ink::River, Ink::Green, Ink::Orange, Ink::Stone];

/// Paints the chart. `ranking` has the players from first to last.
pub(super) fn scores(
    canvas: &mut Canvas,
    language: Language,
    area: Area,
    start: u16,
    epochs: &[PerSeat<Scored>],
    ranking: &[Seat],
    named: impl Fn(Seat) -> Name,
) {
    canvas.panel(area, 16, (Ink::Edge, 2), Ink::Row);
    let head = area.y + HEAD / 2 + 4;
    let heading = fit(&words(language).picture_scores(), layout::CAPTION, HEADING_ROOM);
    canvas.write((area.x + 20, head), Align::Left, &heading, layout::CAPTION, Ink::Text);
    let columns = COLUMNS.map(|column| area.x + column);
    for (number, column) in (1..=epochs.len()).zip(&columns[1..]) {
        canvas.write((*column, head), Align::Centre, &number.to_string(), layout::CAPTION, Ink::Soft);
    }
    let plot = Area::new(area.x, area.y + HEAD + CHIP.1 + 4, area.width, HEIGHT - HEAD - 2 * CHIP.1 - 10);
    let totals =
        |epoch: &PerSeat<Scored>| ranking.iter().map(|seat| epoch[*seat].total).collect::<Vec<u16>>();
    let after: Vec<Vec<u16>> = epochs.iter().map(totals).collect();
    let all = || after.iter().flatten().copied().chain([start]);
    let (least, most) = (all().min().unwrap_or(start), all().max().unwrap_or(start));
    let height = |points: u16| {
        let span = i32::from(most - least).max(1);
        plot.bottom() - i32::from(points - least) * plot.height / span
    };
    let begin = (columns[0], height(start).clamp(plot.y, plot.bottom()));
    let mut before = vec![begin; ranking.len()];
    for (points, column) in after.iter().zip(&columns[1..]) {
        let wanted: Vec<i32> = points.iter().map(|points| height(*points)).collect();
        let places: Vec<(i32, i32)> =
            apart(&wanted, (plot.y, plot.bottom())).into_iter().map(|middle| (*column, middle)).collect();
        for ((from, to), ink) in before.iter().zip(&places).zip(INKS) {
            line(canvas, *from, *to, ink);
        }
        before = places;
    }
    chip(canvas, begin, start, Ink::Edge);
    for (points, column) in after.iter().zip(&columns[1..]) {
        let wanted: Vec<i32> = points.iter().map(|points| height(*points)).collect();
        let middles = apart(&wanted, (plot.y, plot.bottom()));
        for ((points, middle), ink) in points.iter().zip(middles).zip(INKS) {
            chip(canvas, (*column, middle), *points, ink);
        }
    }
    for (seat, (x, middle)) in ranking.iter().zip(before) {
        let left = x + CHIP.0 + 12;
        let name = named(*seat).fit(layout::CAPTION, area.right() - left - 12);
        canvas.write((left, middle), Align::Left, &name, layout::CAPTION, Ink::Text);
    }
}

fn chip(canvas: &mut Canvas, (x, middle): (i32, i32), points: u16, ink: Ink) {
    let area = Area::new(x - CHIP.0, middle - CHIP.1, 2 * CHIP.0, 2 * CHIP.1);
    canvas.panel(area, 12, (ink, 4), Ink::Row);
    canvas.write((x, middle), Align::Centre, &points.to_string(), POINTS, Ink::Text);
}

fn line(canvas: &mut Canvas, (left, from): (i32, i32), (right, to): (i32, i32), ink: Ink) {
    for x in left..=right {
        let y = from + (to - from) * (x - left) / (right - left).max(1);
        canvas.disc((x, y), THICK, ink);
    }
}

/// Places near those that are wanted, so far apart that chips do not touch, between a top and a bottom. Of equal ones the
/// first is highest.
fn apart(wanted: &[i32], (top, bottom): (i32, i32)) -> Vec<i32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|place| wanted[*place]);
    let mut places = vec![0; wanted.len()];
    let mut free = top;
    for place in &order {
        places[*place] = wanted[*place].max(free);
        free = places[*place] + APART;
    }
    let mut free = bottom;
    for place in order.iter().rev() {
        places[*place] = places[*place].min(free);
        free = places[*place] - APART;
    }
    places
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;

    #[test]
    fn chips_do_not_touch() {
        assert_eq!(apart(&[50, 10, 90], (0, 200)), [50, 10, 90]);
        assert_eq!(apart(&[100, 100, 100], (0, 200)), [100, 100 + APART, 100 + 2 * APART]);
        assert_eq!(apart(&[200, 200], (0, 200)), [200 - APART, 200]);
    }

    #[test]
    fn five_chips_have_room() {
        let plot = HEIGHT - HEAD - 2 * CHIP.1 - 10;
        assert!(4 * APART <= plot, "{plot}");
        let all = apart(&[0; 5], (0, plot));
        assert!(all.iter().all(|place| (0..=plot).contains(place)), "{all:?}");
    }

    #[test]
    fn every_language_has_room() {
        let narrow = Language::iter().filter_map(|language| {
            too_wide(language, &words(language).picture_scores(), layout::CAPTION, HEADING_ROOM)
        });
        assert_eq!(narrow.collect::<Vec<_>>(), [""; 0]);
    }
}
