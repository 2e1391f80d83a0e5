//! A frame of a game's film: a sentence in large letters, the auction track, and a row for each seat. It is watched on a
//! phone at 318 pixels of 800, where a letter of 40 is still 16 high.

use ra::rules::{Holding, Players, Space, Sun, Suns, Tile, Track};
use ra_table::language::Language;
use ra_table::names::Called;
use ra_table::theme::Theme;

use super::board::disc;
use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons::Show;
use super::lettering::{Align, Style, bold, fit, width};
use super::palette::Ink;
use super::png::Picture;
use crate::text::picture_words;

/// How wide a frame is.
const WIDTH: i32 = 800;
const MARGIN: i32 = 12;
/// The sentence: as large as it has room, in so many lines at most; smaller letters in one line are better than larger ones
/// in two.
const SENTENCES: [(Style, usize); 5] =
    [(bold(64), 1), (bold(54), 1), (bold(64), 2), (bold(54), 2), (SMALLEST, MOST_LINES)];
const SMALLEST: Style = bold(44);
const MOST_LINES: usize = 3;
const BANNER: Area = Area::new(0, 0, WIDTH, 176);
/// How wide a line of it is.
const SENTENCE_ROOM: i32 = WIDTH - 2 * MARGIN - 12;
/// As much of a name as a sentence has.
const NAME_IN_SENTENCE: i32 = 420;
const TRACK: Area = Area::new(MARGIN, BANNER.bottom() + 10, WIDTH - 2 * MARGIN, 96);
/// A row: the name with the suns and the score, and below them the tiles.
const ROW: i32 = 130;
const ROWS: i32 = TRACK.bottom() + 10;
const NAME: Style = bold(40);
const SCORE: Style = bold(48);
const SCORE_ROOM: i32 = 96;
const SUN: i32 = 25;
const SUN_NUMBER: Style = bold(34);
const TILE: i32 = 54;
const COUNT: Style = bold(36);
const GAP: i32 = 8;

/// What a frame shows.
pub(crate) struct Frame {
    pub(crate) sentence: String,
    pub(crate) track: Track,
    pub(crate) rows: Vec<Row>,
}

/// A seat in a frame.
pub(crate) struct Row {
    pub(crate) face_up: Suns,
    pub(crate) face_down: usize,
    pub(crate) tiles: Holding,
    /// The place at the end of the game.
    pub(crate) place: Option<usize>,
    /// What the seat has said in the auction; the inner one is `None` for a pass.
    pub(crate) said: Option<Option<Sun>>,
    /// Whether the sentence is about this seat.
    pub(crate) is_marked: bool,
    pub(crate) score: Option<u16>,
}

/// What sentences of a film call the players.
pub(crate) fn names(language: Language, names: &[Called]) -> Vec<String> {
    let seats = Players::new(names.len()).into_iter().flat_map(Players::seats);
    seats.map(|seat| Name::of(language, names, seat).fit(SMALLEST, NAME_IN_SENTENCE)).collect()
}

/// Paints a frame. All of a game have the same size.
pub(crate) fn frame(language: Language, theme: Theme, names: &[Called], frame: &Frame) -> Picture {
    let height = ROWS + frame.rows.len() as i32 * (ROW + GAP) + 4;
    let mut canvas = Canvas::new(theme, WIDTH, height, Ink::Page);
    sentence(&mut canvas, &frame.sentence);
    for (space, place) in Space::all().zip(0..) {
        let side = TRACK.height;
        let area = Area::new(TRACK.x + place * (side + 1), TRACK.y, side, side);
        match frame.track.get(space) {
            Some(tile) => canvas.tile((area.x + 2, area.y + 2), side - 4, tile, Show::Held, Ink::Page),
            None => canvas.panel(area.inset(4), 14, (Ink::Edge, 2), Ink::Well),
        }
    }
    let seats = Players::new(frame.rows.len()).into_iter().flat_map(Players::seats);
    for ((seat, row), place) in seats.zip(&frame.rows).zip(0..) {
        let area = Area::new(MARGIN - 6, ROWS + place * (ROW + GAP), WIDTH - 2 * MARGIN + 12, ROW);
        let name = Name::of(language, names, seat);
        self::row(&mut canvas, language, area, row, name);
    }
    Picture::of(canvas)
}

fn sentence(canvas: &mut Canvas, words: &str) {
    canvas.fill(BANNER, Ink::Banner);
    canvas.fill(Area::new(0, BANNER.bottom() - 6, WIDTH, 6), Ink::Gold);
    let laid = |(style, most): (Style, usize)| (style, most, lines(words, style));
    let has_room = |(style, most, lines): &(Style, usize, Vec<String>)| {
        lines.len() <= *most && lines.iter().all(|line| fits(line, *style))
    };
    let found = SENTENCES.into_iter().map(laid).find(has_room);
    let (style, most, mut lines) = found.unwrap_or_else(|| laid((SMALLEST, MOST_LINES)));
    // What the last line has no room for is cut.
    let rest = lines.split_off(lines.len().min(most - 1)).join(" ");
    lines.extend((!rest.is_empty()).then_some(rest));
    let step = i32::from(style.size) * 7 / 6;
    let top = BANNER.middle() - 3 - lines.len() as i32 * step / 2;
    for (line, number) in lines.iter().zip(0..) {
        let place = (MARGIN + 6, top + number * step + step / 2);
        canvas.write(place, Align::Left, &fit(line, style, SENTENCE_ROOM), style, Ink::BannerText);
    }
}

/// Words in lines as wide as a frame.
fn lines(words: &str, style: Style) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}"), style) => line.push_str(&format!(" {word}")),
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn fits(line: &str, style: Style) -> bool {
    width(line, style) <= SENTENCE_ROOM
}

fn row(canvas: &mut Canvas, language: Language, area: Area, row: &Row, name: Name) {
    let (edge, ground) = match row.is_marked {
        true => ((Ink::Frame, 6), Ink::Acting),
        false => ((Ink::Edge, 2), Ink::Row),
    };
    canvas.panel(area, 14, edge, ground);
    let middle = area.y + 36;
    let right = area.right() - 14;
    if let Some(score) = row.score {
        canvas.write((right, middle), Align::Right, &score.to_string(), SCORE, Ink::Text);
    }
    let suns = suns(canvas, right - SCORE_ROOM, middle, row);
    let left = area.x + 16;
    let said = row.said.map(|said| (said.is_some(), picture_words::answer(language, said)));
    let chip = said.as_ref().map_or(0, |(_, words)| width(words, COUNT) + 24 + GAP);
    let name = match row.place {
        Some(place) => name.after(&format!("{place}. ")),
        None => name,
    };
    let name = name.fit(NAME, suns - left - chip - 2 * GAP);
    canvas.write((left, middle), Align::Left, &name, NAME, Ink::Text);
    if let Some((bids, words)) = said {
        let chip = Area::new(left + width(&name, NAME) + GAP, middle - 24, chip - GAP, 48);
        let (edge, ground, ink) =
            if bids { (Ink::Text, Ink::Gold, Ink::Line) } else { (Ink::Soft, ground, Ink::Soft) };
        canvas.panel(chip, 12, (edge, 3), ground);
        canvas.write((chip.x + 12, middle), Align::Left, &words, COUNT, ink);
    }
    tiles(canvas, Area::new(left, area.y + 68, right - left, TILE), row, ground);
}

/// The suns, up to a place on the right; returns where they begin.
fn suns(canvas: &mut Canvas, right: i32, middle: i32, row: &Row) -> i32 {
    let step = 2 * SUN + 4;
    let face_down = row.face_down as i32;
    for place in 0..face_down {
        let at = (right - SUN - place * step, middle);
        canvas.disc(at, SUN - 2, Ink::Charcoal);
        canvas.disc(at, SUN / 2, Ink::Steel);
    }
    let left = right - face_down * step;
    for (sun, place) in row.face_up.iter().zip(0..) {
        let at = (left - SUN - place * step, middle);
        disc(canvas, at, SUN);
        canvas.write(at, Align::Centre, &sun.to_string(), SUN_NUMBER, Ink::Line);
    }
    left - row.face_up.len() as i32 * step
}

/// The tiles that a seat has, smaller where there are many kinds.
fn tiles(canvas: &mut Canvas, area: Area, row: &Row, ground: Ink) {
    let held: Vec<(Tile, u8)> = row.tiles.iter().collect();
    let wide = |size: i32| held.iter().map(|held| size + after(*held)).sum::<i32>();
    let size = (TILE / 2..=TILE).rev().find(|size| wide(*size) <= area.width).unwrap_or(TILE / 2);
    let mut left = area.x;
    for (tile, count) in held {
        canvas.tile((left, area.middle() - size / 2), size, tile, Show::Held, ground);
        if count > 1 {
            let at = (left + size + 2, area.middle());
            canvas.write(at, Align::Left, &count.to_string(), COUNT, Ink::Text);
        }
        left += size + after((tile, count));
    }
}

/// The room behind a tile, for its count.
fn after((_, count): (Tile, u8)) -> i32 {
    if count > 1 { width(&count.to_string(), COUNT) + GAP } else { GAP / 2 }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::text::film::longest;

    /// Nothing is cut of any sentence in any language, whatever the names.
    #[test]
    fn every_sentence_has_room() {
        let called = Called { name: "W".repeat(32), mark: None };
        for language in Language::iter() {
            let names = names(language, &[called.clone(), called.clone()]);
            for sentence in longest(language, &names) {
                let lines = lines(&sentence, SMALLEST);
                assert!(
                    lines.len() <= MOST_LINES && lines.iter().all(|line| fits(line, SMALLEST)),
                    "{lines:?}"
                );
            }
        }
    }
}
