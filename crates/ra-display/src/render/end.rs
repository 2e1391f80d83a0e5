//! The end of a game: the ranking, every player's points by epoch and category, and their scores after each epoch.

use ra::rules::{Edition, Outcome, PerSeat, Points, Scored, Seat, Sun, Tile};
use ra_table::language::Language;
use ra_table::names::Called;
use ra_table::theme::Theme;

use super::board::{disc, title};
use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons::Show;
use super::layout::{self, MARGIN, WIDTH};
use super::lettering::{Align, Style, bold, fit, width};
use super::palette::Ink;
use super::png::Picture;
use super::score_chart;
use crate::text::{picture_words, words};

/// A category: the tile it is known by (none for the suns), and what to read of the points.
type Category = (Option<Tile>, fn(&Points) -> i16);

const CATEGORIES: [Category; 7] = [
    (Some(Tile::Pharaoh), |points| points.pharaoh),
    (Some(Tile::Flood), |points| points.river),
    (Some(Tile::God), |points| points.god),
    (Some(Tile::Gold), |points| points.gold),
    (Some(Tile::Art), |points| points.civilization),
    (Some(Tile::Temple), |points| points.monument),
    (None, |points| points.sun),
];

/// Where the chart begins, and how wide a category is.
const CHART: i32 = 424;
const COLUMN: i32 = 95;
/// A heading may hang so far over its column, if its neighbours are short.
const HANGING: i32 = 24;
const HEAD: i32 = 128;
const FOOT: i32 = 58;
/// How far a second line of it lies below the first.
const FOOT_LINE: i32 = 36;
const TOTAL: Style = bold(72);
/// Behind the points of an epoch after which the score was held at its floor.
const HELD: &str = "*";

/// Paints the ranking and the points. `epochs` are what each epoch's scoring told, in order.
pub fn end(
    language: Language,
    theme: Theme,
    edition: Edition,
    outcome: &Outcome,
    epochs: &[PerSeat<Scored>],
    names: &[Called],
) -> Picture {
    let named = |seat: Seat| Name::of(language, names, seat);
    let line = match outcome.ranking().len() {
        2 => 72,
        3 => 64,
        4 => 56,
        _ => 50,
    };
    let panel = epochs.len() as i32 * line + 16;
    let top = layout::BANNER.bottom() + HEAD;
    let terms = edition.rules();
    let words = words(language);
    let mut foot = vec![words.picture_start(terms.start)];
    if epochs.iter().flat_map(|epoch| epoch.as_slice()).any(|scored| scored.held() != 0) {
        foot.push(words.picture_held(terms.scores.floor));
    }
    let panels = top + outcome.ranking().len() as i32 * (panel + 10);
    let chart = Area::new(MARGIN - 6, panels, WIDTH - 2 * MARGIN + 12, score_chart::HEIGHT);
    let below = chart.bottom() + 4;
    let height = below + FOOT + (foot.len() as i32 - 1) * FOOT_LINE;
    let mut canvas = Canvas::new(theme, WIDTH, height, Ink::Page);
    if let Some(&winner) = outcome.ranking().first() {
        title(&mut canvas, &named(winner), &words.picture_wins(outcome.totals()[winner]));
    }
    head(&mut canvas, language);
    // All bars of a picture have one scale: the longest fills its column.
    let most = epochs
        .iter()
        .flat_map(|epoch| epoch.as_slice())
        .flat_map(|scored| CATEGORIES.map(|(_, value)| value(&scored.points).abs()));
    let most = most.max().unwrap_or(0).max(15);
    for (place, &seat) in outcome.ranking().iter().enumerate() {
        let area = Area::new(MARGIN - 6, top + place as i32 * (panel + 10), WIDTH - 2 * MARGIN + 12, panel);
        canvas.panel(area, 16, (Ink::Edge, 2), if place == 0 { Ink::Acting } else { Ink::Row });
        let total = outcome.totals()[seat];
        ranked(&mut canvas, language, area, (place + 1, named(seat), total), outcome.highest_suns()[seat]);
        for (row, epoch) in epochs.iter().enumerate() {
            let area = Area::new(area.x, area.y + 8 + row as i32 * line, area.width, line);
            let number = (row + 1).to_string();
            canvas.write((CHART - 18, area.middle()), Align::Centre, &number, layout::CAPTION, Ink::Soft);
            points(&mut canvas, area, &epoch[seat], most);
        }
    }
    score_chart::scores(&mut canvas, language, chart, terms.start, epochs, outcome.ranking(), named);
    for (line, words) in foot.iter().enumerate() {
        let middle = below + FOOT / 2 + line as i32 * FOOT_LINE;
        canvas.write((MARGIN, middle), Align::Left, words, layout::CAPTION, Ink::Text);
    }
    Picture::of(canvas)
}

/// The tiles by which the categories are known; none for the suns.
pub(super) fn signs() -> [Option<Tile>; 7] {
    CATEGORIES.map(|(tile, _)| tile)
}

/// The sign of a category, around a point.
pub(super) fn sign(canvas: &mut Canvas, (x, middle): (i32, i32), size: i32, tile: Option<Tile>, behind: Ink) {
    match tile {
        Some(tile) => canvas.tile((x - size / 2, middle - size / 2), size, tile, Show::Held, behind),
        None => {
            disc(canvas, (x, middle), size / 2);
            canvas.disc((x, middle), size / 6, Ink::Edge);
        }
    }
}

/// The categories' signs over their columns.
fn head(canvas: &mut Canvas, language: Language) {
    let top = layout::BANNER.bottom();
    let (size, middle) = (70, top + 10 + 70 / 2);
    for (column, (tile, _)) in CATEGORIES.into_iter().enumerate() {
        let centre = CHART + column as i32 * COLUMN + COLUMN / 2;
        sign(canvas, (centre, middle), size, tile, Ink::Page);
    }
    for (column, words) in picture_words::columns(language).into_iter().enumerate() {
        let centre = CHART + column as i32 * COLUMN + COLUMN / 2;
        let words = fit(&words, layout::CAPTION, COLUMN + HANGING);
        canvas.write((centre, top + HEAD - 24), Align::Centre, &words, layout::CAPTION, Ink::Text);
    }
    let (sum, right) = (words(language).picture_sum(), WIDTH - MARGIN - 10);
    canvas.write((right, middle), Align::Right, &sum, layout::NUMBER, Ink::Text);
}

/// Place, name and total, and the sun that decides between equals.
fn ranked(
    canvas: &mut Canvas,
    language: Language,
    area: Area,
    (place, name, total): (usize, Name, u16),
    sun: Sun,
) {
    let left = area.x + 20;
    let name = name.after(&format!("{place}. ")).fit(layout::NAME, CHART - left - 40);
    let upper = area.y + 8 + 28 + (area.height - 166).max(0) / 6;
    canvas.write((left, upper), Align::Left, &name, layout::NAME, Ink::Text);
    let lower = (upper + area.bottom()) / 2 + 10;
    canvas.write((left, lower), Align::Left, &total.to_string(), TOTAL, Ink::Text);
    let words = words(language).picture_highest_sun(sun.value());
    canvas.write((CHART - 52, lower + 8), Align::Right, &words, layout::CAPTION, Ink::Soft);
}

/// One epoch: a bar and a number for each category, and their sum, with a star where the score was held.
fn points(canvas: &mut Canvas, area: Area, scored: &Scored, most: i16) {
    for (column, (_, value)) in CATEGORIES.into_iter().enumerate() {
        let left = CHART + column as i32 * COLUMN;
        let cell = Area::new(left + 4, area.y + 2, COLUMN - 8, area.height - 4);
        canvas.fill(cell, Ink::FaintGround);
        let value = value(&scored.points);
        let bar = i32::from(value.abs()) * cell.width / i32::from(most);
        // A loss is told by its sign, not by the colour alone.
        let bar = Area::new(cell.x, cell.y, bar.max(i32::from(value != 0) * 3), cell.height);
        if value < 0 {
            canvas.fill(bar, Ink::Loss);
        } else {
            canvas.fill(bar, Ink::Gain);
        }
        if value == 0 {
            let dot = Area::new(left + COLUMN / 2 - 4, area.middle() - 4, 8, 8);
            canvas.fill_round(dot, 4, Ink::FaintMark);
        } else {
            let words = signed(value);
            canvas.write(
                (left + COLUMN / 2, area.middle()),
                Align::Centre,
                &words,
                layout::NUMBER,
                Ink::Text,
            );
        }
    }
    // The star stands beside the column, so that numbers stand below each other.
    let right = area.right() - width(HELD, layout::NUMBER) - 8;
    if scored.held() != 0 {
        canvas.write((right + 2, area.middle()), Align::Left, HELD, layout::NUMBER, Ink::Text);
    }
    let sum = signed(scored.points.sum());
    canvas.write((right, area.middle()), Align::Right, &sum, layout::NUMBER, Ink::Text);
}

/// A number as people write it, with a true minus.
fn signed(value: i16) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for language in Language::iter() {
            let all = words(language);
            let columns = picture_words::columns(language);
            for [one, other] in columns.windows(2).map(|pair| [&pair[0], &pair[1]]) {
                let halves = (width(one, layout::CAPTION) + width(other, layout::CAPTION)) / 2;
                if halves > COLUMN - 4 {
                    narrow.push(format!("{language}: “{one}” and “{other}” touch"));
                }
            }
            let mut check = |said: &str, style, room| narrow.extend(too_wide(language, said, style, room));
            for column in &columns {
                check(column, layout::CAPTION, COLUMN + HANGING);
            }
            // The sign over the last column leaves some room on both of its sides.
            check(&all.picture_sum(), layout::NUMBER, WIDTH - MARGIN - 10 - CHART - 7 * COLUMN + 8);
            check(&all.picture_start(10), layout::CAPTION, WIDTH - 2 * MARGIN);
            check(&all.picture_held(0), layout::CAPTION, WIDTH - 2 * MARGIN);
            // Beside it stands the total, of three digits at most.
            let total = width("150", TOTAL);
            check(&all.picture_highest_sun(16), layout::CAPTION, CHART - 52 - (MARGIN + 14) - total - 8);
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }
}
