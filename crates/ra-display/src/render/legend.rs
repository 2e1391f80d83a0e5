//! The legend: each kind of tile with its picture, how many there are, and what it scores.

use ra::rules::{Edition, Tile};
use ra_table::language::Language;
use ra_table::theme::Theme;

use super::board::{disc, title};
use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons::Show;
use super::layout::{self, MARGIN, WIDTH};
use super::lettering::{Align, Style, bold, plain, width};
use super::palette::Ink;
use super::png::Picture;
use crate::text;
use crate::text::legend as words;
use crate::text::legend::Line;

/// The tiles that stand by themselves, two in a row.
const ALONE: [[Tile; 2]; 5] = [
    [Tile::Pharaoh, Tile::Ra],
    [Tile::Nile, Tile::Flood],
    [Tile::God, Tile::Gold],
    [Tile::Funeral, Tile::Drought],
    [Tile::War, Tile::Earthquake],
];
/// As many of these rows stand above the groups; below them are the disasters.
const ABOVE: usize = 3;

const HEADING: Style = bold(42);
const SCORE: Style = plain(34);
/// Between panels.
const GAP: i32 = 8;
/// From a panel's edge to what is in it.
const PADDING: i32 = 12;
const LINE: i32 = 35;
/// The height of a panel of one tile, and its icon's side.
const PANEL: i32 = 122;
const ICON: i32 = 94;
/// What a heading needs.
const HEAD: i32 = 56;
/// An icon in a group, and how high a row of them is.
const SMALL: i32 = 72;
const ROW: i32 = 80;
/// As many icons stand side by side in a group.
const CIVILIZATION: usize = 3;
const MONUMENTS: usize = 4;

/// Paints the legend of an edition.
pub fn legend(language: Language, theme: Theme, edition: Edition) -> Picture {
    let groups = [
        (words::civilization(language, edition), &Tile::CIVILIZATION[..], CIVILIZATION),
        (words::monuments(language, edition), &Tile::MONUMENTS[..], MONUMENTS),
    ];
    let top = layout::BANNER.bottom() + GAP;
    let in_groups: i32 =
        groups.iter().map(|(line, tiles, columns)| group_height(line, tiles.len(), *columns) + GAP).sum();
    let height = top + (ALONE.len() as i32 + 1) * (PANEL + GAP) + in_groups;
    let mut canvas = Canvas::new(theme, WIDTH, height, Ink::Page);
    title(&mut canvas, &Name::plain(text::words(language).picture_legend_title()), "");
    let mut y = top;
    for (place, row) in ALONE.iter().enumerate() {
        if place == ABOVE {
            for (line, tiles, columns) in &groups {
                let height = group_height(line, tiles.len(), *columns);
                let area = Area::new(MARGIN, y, WIDTH - 2 * MARGIN, height);
                group(&mut canvas, language, edition, area, (line, tiles, *columns));
                y = area.bottom() + GAP;
            }
        }
        for (tile, area) in row.iter().zip(halves(y)) {
            let line = words::tile(language, edition, *tile);
            panel(&mut canvas, area, &line);
            canvas.tile((area.x + PADDING, area.y + (PANEL - ICON) / 2), ICON, *tile, Show::Held, Ink::Row);
        }
        y += PANEL + GAP;
    }
    let area = Area::new(MARGIN, y, WIDTH - 2 * MARGIN, PANEL);
    panel(&mut canvas, area, &words::suns(language, edition));
    let (middle, radius) = ((area.x + PADDING + ICON / 2, area.middle()), ICON / 2 - 4);
    disc(&mut canvas, middle, radius);
    Picture::of(canvas)
}

/// The two panels of a row.
fn halves(y: i32) -> [Area; 2] {
    let width = (WIDTH - 2 * MARGIN - GAP) / 2;
    [0, 1].map(|place| Area::new(MARGIN + place * (width + GAP), y, width, PANEL))
}

/// How much room words have beside the icon of a panel.
fn room(area: Area) -> i32 {
    area.width - ICON - 3 * PADDING
}

/// A panel with its words.
fn panel(canvas: &mut Canvas, area: Area, line: &Line) {
    canvas.panel(area, 16, (Ink::Edge, 2), Ink::Row);
    said(canvas, (area.x + ICON + 2 * PADDING, area.y), room(area), line);
}

/// A heading with what is scored in up to two lines below it.
fn said(canvas: &mut Canvas, (x, y): (i32, i32), room: i32, line: &Line) {
    canvas.write((x, y + 27), Align::Left, &line.heading, HEADING, Ink::Text);
    for (words, number) in wrapped(&line.score, room).iter().zip(0..) {
        canvas.write((x, y + 63 + number * LINE), Align::Left, words, SCORE, Ink::Text);
    }
}

/// How high a group is.
fn group_height(line: &Line, tiles: usize, columns: usize) -> i32 {
    let lines = wrapped(&line.score, of_group()).len() as i32;
    HEAD + lines * LINE + ROW * tiles.div_ceil(columns) as i32 + PADDING
}

/// How much room the words of a group have.
const fn of_group() -> i32 {
    WIDTH - 2 * MARGIN - 2 * PADDING - 6
}

/// How much room the name of a kind has in a group.
fn of_kind(columns: usize) -> i32 {
    (WIDTH - 2 * MARGIN - PADDING) / columns as i32 - SMALL - 16
}

fn group(
    canvas: &mut Canvas,
    language: Language,
    edition: Edition,
    area: Area,
    (line, tiles, columns): (&Line, &[Tile], usize),
) {
    canvas.panel(area, 16, (Ink::Edge, 2), Ink::Row);
    said(canvas, (area.x + PADDING + 6, area.y), of_group(), line);
    let step = (area.width - PADDING) / columns as i32;
    for (place, &tile) in tiles.iter().enumerate() {
        let x = area.x + PADDING + step * (place % columns) as i32;
        let y = area.bottom() - PADDING - ROW * (tiles.len().div_ceil(columns) - place / columns) as i32;
        canvas.tile((x, y), SMALL, tile, Show::Held, Ink::Row);
        let left = x + SMALL + 10;
        let name = words::tile(language, edition, tile).heading;
        let lines = broken(&name, layout::CAPTION, of_kind(columns));
        let first = y + SMALL / 2 - 16 * (lines.len() as i32 - 1);
        for (words, number) in lines.iter().zip(0..) {
            canvas.write((left, first + number * 32), Align::Left, words, layout::CAPTION, Ink::Text);
        }
    }
}

/// What is scored, in lines that have room.
fn wrapped(words: &str, room: i32) -> Vec<String> {
    broken(words, SCORE, room)
}

/// Words in lines that have room; a word that is longer has a line to itself.
fn broken(words: &str, style: Style, room: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // A space that does not break is none of these.
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), style) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for (language, edition) in Language::iter().flat_map(|one| Edition::ALL.map(|of| (one, of))) {
            let mut check = |line: &Line, room: i32| {
                let lines = wrapped(&line.score, room);
                let wide = lines.iter().map(|one| width(one, SCORE)).chain([width(&line.heading, HEADING)]);
                let wide = wide.max().unwrap_or(0);
                if lines.len() > 2 || wide > room {
                    narrow.push(format!("{language}: {lines:?} below “{}” in {room}: {wide}", line.heading));
                }
            };
            for tile in ALONE.into_iter().flatten() {
                check(&words::tile(language, edition, tile), room(halves(0)[0]));
            }
            check(&words::suns(language, edition), WIDTH - 2 * MARGIN - ICON - 3 * PADDING);
            for group in [words::civilization(language, edition), words::monuments(language, edition)] {
                check(&group, of_group());
            }
            for (tiles, columns) in [(&Tile::CIVILIZATION[..], CIVILIZATION), (&Tile::MONUMENTS, MONUMENTS)] {
                for &tile in tiles {
                    let (kind, room) = (words::tile(language, edition, tile).heading, of_kind(columns));
                    let lines = broken(&kind, layout::CAPTION, room);
                    let wide = lines.iter().map(|one| width(one, layout::CAPTION)).max().unwrap_or(0);
                    if lines.len() > 2 || wide > room {
                        narrow.push(format!("{language}: “{kind}” in {room}: {wide}"));
                    }
                }
            }
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }
}
