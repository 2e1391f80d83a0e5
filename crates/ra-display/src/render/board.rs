//! The board: a banner, the tracks, and a panel for each seat.

use ra::rules::{Drawn, Holding, Phase, Seat, Space, Sun, Suns, Tile, Visible};
use ra_table::language::Language;
use ra_table::names::Called;
use ra_table::theme::Theme;

use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons::Show;
use super::layout::{self, Layout, MARGIN, SLOTS, SeatLayout, Slot, WIDTH};
use super::lettering::{Align, fit, width};
use super::palette::Ink;
use super::png::Picture;
use crate::text::picture_words::{self, Still};
use crate::text::words;

/// How much room the number of tiles in the bag has at least, with the gap before it.
const BAG: i32 = 160;
/// How wide the caption in the sun on the board may be: as wide as the disc is there.
const SUN_CAPTION: i32 = 92;
/// Between two texts on one line.
const GAP: i32 = 14;

/// Paints the table of a game under way, or of one that stands still and asks nobody. `names` are the players',
/// clockwise, as they are; missing ones become seat numbers.
pub fn board(
    language: Language,
    theme: Theme,
    table: &Visible,
    still: Option<Still>,
    names: &[Called],
) -> Picture {
    let players = table.players().players();
    let named = |seat: Seat| Name::of(language, names, seat);
    // Every seat has the same number of suns, from the first action to the last.
    let suns = table
        .players()
        .iter()
        .map(|(_, player)| player.face_up().len() + player.face_down())
        .max()
        .unwrap_or(0);
    let layout = Layout::of(players, suns);
    let mut canvas = Canvas::new(theme, WIDTH, layout.height, Ink::Page);
    let to_act = table.to_act().filter(|_| still.is_none());
    match to_act {
        Some(seat) => banner(&mut canvas, language, table, &named(seat)),
        None => title(
            &mut canvas,
            &Name::plain(picture_words::still(language, still.unwrap_or(Still::Paused))),
            "",
        ),
    }
    auction_track(&mut canvas, language, table, &layout);
    ra_track(&mut canvas, language, table, &layout);
    for ((seat, player), place) in table.players().iter().zip(&layout.seats) {
        let look = SeatLook::of(table, seat, to_act == Some(seat));
        panel(&mut canvas, language, place, &look);
        name(&mut canvas, language, place, &look, &named(seat));
        sun_row(&mut canvas, place, player.face_up());
        tiles(&mut canvas, place, look.ground, player.tiles(), |canvas, tile, slot| {
            canvas.tile(slot.icon, slot.size, tile, Show::Held, look.ground);
            // What came with the lot won last.
            if table.latest().won(seat, tile) {
                mark(canvas, (slot.icon.0 + slot.size - 8, slot.icon.1 + 8), 11);
            }
        });
    }
    Picture::of(canvas)
}

fn banner(canvas: &mut Canvas, language: Language, table: &Visible, name: &Name) {
    title(
        canvas,
        name,
        &format!("{}{}", picture_words::asked(language, table), picture_words::asked_more(language, table)),
    );
}

/// The banner with a name and what is said of it. The name gives way where both are too long.
pub(super) fn title(canvas: &mut Canvas, name: &Name, rest: &str) {
    let area = layout::BANNER;
    canvas.fill(area, Ink::Banner);
    canvas.fill(Area::new(0, area.bottom() - 6, WIDTH, 6), Ink::Gold);
    let middle = area.middle() - 3;
    canvas.tile((MARGIN, middle - 30), 60, Tile::Ra, Show::Held, Ink::Banner);
    let (left, style) = (MARGIN + 78, layout::TITLE);
    let rest_width = width(rest, style);
    let name = name.fit(style, WIDTH - left - MARGIN - rest_width - GAP);
    canvas.write((left, middle), Align::Left, &name, style, Ink::Gold);
    let left = left + width(&name, style) + GAP;
    canvas.write((left, middle), Align::Left, rest, style, Ink::BannerText);
}

fn auction_track(canvas: &mut Canvas, language: Language, table: &Visible, layout: &Layout) {
    for (space, area) in Space::all().zip(layout.spaces) {
        match table.track().get(space) {
            Some(tile) => {
                canvas.tile((area.x + 2, area.y + 2), area.width - 4, tile, Show::Held, Ink::Page);
                if table.latest().drawn() == Some(Drawn::On(space)) {
                    mark(canvas, (area.right() - 17, area.y + 17), 16);
                }
            }
            None => {
                canvas.panel(area.inset(4), 18, (Ink::Edge, 3), Ink::Well);
                let middle = (area.x + area.width / 2, area.middle());
                canvas.write(
                    middle,
                    Align::Centre,
                    &space.to_string(),
                    super::lettering::bold(56),
                    Ink::WellText,
                );
            }
        }
    }
    let (middle, radius) = layout.sun;
    disc(canvas, middle, radius);
    let number = table.sun().value().to_string();
    canvas.write((middle.0, middle.1 - 12), Align::Centre, &number, super::lettering::bold(68), Ink::Line);
    let caption = fit(&words(language).picture_sun(), layout::CAPTION, SUN_CAPTION);
    canvas.write((middle.0, middle.1 + 34), Align::Centre, &caption, layout::CAPTION, Ink::Line);
}

/// What came last has a dot at its corner.
fn mark(canvas: &mut Canvas, middle: (i32, i32), radius: i32) {
    canvas.disc(middle, radius, Ink::BannerText);
    canvas.disc(middle, radius - 4, Ink::Frame);
}

fn ra_track(canvas: &mut Canvas, language: Language, table: &Visible, layout: &Layout) {
    let area = layout.ra;
    for place in 0..i32::from(table.ra_limit()) {
        let x = area.x + place * (area.height + 2);
        if place < i32::from(table.ra()) {
            canvas.tile((x, area.y), area.height, Tile::Ra, Show::Held, Ink::Page);
            if place + 1 == i32::from(table.ra()) && table.latest().drawn() == Some(Drawn::Ra) {
                mark(canvas, (x + area.height - 9, area.y + 9), 12);
            }
        } else {
            // The last space ends the epoch: its frame says so.
            let last = place + 1 == i32::from(table.ra_limit());
            let edge = if last { (Ink::Frame, 6) } else { (Ink::Edge, 3) };
            canvas.panel(Area::new(x, area.y, area.height, area.height).inset(2), 9, edge, Ink::Well);
        }
    }
    let left = area.x + i32::from(table.ra_limit()) * (area.height + 2) + 14;
    let words = words(language);
    let bag = words.picture_bag(table.bag());
    let epoch = words.picture_epoch(table.epoch().number());
    let epoch_right = area.right() - BAG.max(width(&bag, layout::NUMBER) + GAP);
    let epoch_left = epoch_right - width(&epoch, layout::NUMBER);
    let ra = fit(&words.picture_ra(table.ra(), table.ra_limit()), layout::NUMBER, epoch_left - left - GAP);
    canvas.write((left, area.middle()), Align::Left, &ra, layout::NUMBER, Ink::Text);
    canvas.write((area.right(), area.middle()), Align::Right, &bag, layout::NUMBER, Ink::Text);
    canvas.write((epoch_right, area.middle()), Align::Right, &epoch, layout::NUMBER, Ink::Text);
}

/// What sets a seat apart from the others.
struct SeatLook {
    acting: bool,
    ra_player: bool,
    /// The answer in the auction; the inner one is `None` for a pass.
    answer: Option<Option<Sun>>,
    ground: Ink,
}

impl SeatLook {
    fn of(table: &Visible, seat: Seat, acting: bool) -> SeatLook {
        let (ra_player, answer) = match table.phase() {
            Phase::Auction(auction) => {
                (auction.ra_player() == seat, auction.said(seat, table.players()[seat].face_up()))
            }
            Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => (false, None),
        };
        SeatLook { acting, ra_player, answer, ground: if acting { Ink::Acting } else { Ink::Row } }
    }
}

fn panel(canvas: &mut Canvas, language: Language, place: &SeatLayout, look: &SeatLook) {
    let edge = if look.acting { (Ink::Frame, 7) } else { (Ink::Edge, 2) };
    canvas.panel(place.panel, 16, edge, look.ground);
    if look.acting {
        canvas.arrow((place.panel.x + 13, place.name.middle()), 26, 19, Ink::Frame);
    }
    captions(canvas, language, place);
}

/// What the groups of a seat's tiles are, where there is room to say it.
pub(super) fn captions(canvas: &mut Canvas, language: Language, place: &SeatLayout) {
    for (&(x, middle), caption) in place.captions.iter().zip(picture_words::captions(language)) {
        let caption = fit(&caption, layout::CAPTION, caption_room(place, (x, middle)));
        canvas.write((x, middle), Align::Left, &caption, layout::CAPTION, Ink::Soft);
    }
}

/// How much room a caption has: up to the next one in its line, or to the panel's edge.
fn caption_room(place: &SeatLayout, (x, middle): (i32, i32)) -> i32 {
    let later =
        place.captions.iter().filter(|(other, line)| *line == middle && *other > x).map(|(other, _)| *other);
    later.min().unwrap_or(place.panel.right()) - x - 8
}

/// The name, and beside it the Ra player's sign and what the seat has answered.
fn name(canvas: &mut Canvas, language: Language, place: &SeatLayout, look: &SeatLook, name: &Name) {
    let area = place.name;
    let answer = look.answer.map(|answer| picture_words::answer(language, answer));
    let answer_width = answer.as_ref().map_or(0, |answer| width(answer, layout::NUMBER) + 24);
    let sign = if look.ra_player { 46 } else { 0 };
    let room = area.width - answer_width - sign - if sign > 0 { 10 } else { 0 } - 12;
    let name = name.fit(layout::NAME, room);
    canvas.write((area.x, area.middle()), Align::Left, &name, layout::NAME, Ink::Text);
    let mut x = area.x + width(&name, layout::NAME) + 12;
    if look.ra_player {
        canvas.tile((x, area.middle() - sign / 2), sign, Tile::Ra, Show::Held, look.ground);
        x += sign + 10;
    }
    if let Some(words) = answer {
        let chip = Area::new(x, area.middle() - 25, answer_width, 50);
        let bids = look.answer.flatten().is_some();
        let (edge, ground, ink) =
            if bids { (Ink::Text, Ink::Gold, Ink::Line) } else { (Ink::Soft, look.ground, Ink::Soft) };
        canvas.panel(chip, 14, (edge, 3), ground);
        canvas.write((x + 12, area.middle()), Align::Left, &words, layout::NUMBER, ink);
    }
}

/// A seat's suns: those that lie face up, and the backs of the others.
pub(super) fn sun_row(canvas: &mut Canvas, place: &SeatLayout, face_up: Suns) {
    let mut face_up: Vec<Sun> = face_up.iter().collect();
    face_up.reverse();
    for (at, &middle) in place.suns.iter().enumerate() {
        match face_up.get(at) {
            Some(&value) => sun(canvas, middle, place.sun_radius, value, layout::NUMBER),
            None => sun_back(canvas, middle, place.sun_radius),
        }
    }
}

fn sun(canvas: &mut Canvas, middle: (i32, i32), radius: i32, value: Sun, style: super::lettering::Style) {
    disc(canvas, middle, radius);
    canvas.write(middle, Align::Centre, &value.to_string(), style, Ink::Line);
}

/// A sun, face up.
pub(super) fn disc(canvas: &mut Canvas, middle: (i32, i32), radius: i32) {
    canvas.disc(middle, radius, Ink::Edge);
    canvas.disc(middle, radius - 3, Ink::Gold);
}

/// A sun face down: dark, smaller, with a ring and no number.
fn sun_back(canvas: &mut Canvas, middle: (i32, i32), radius: i32) {
    canvas.disc(middle, radius - 2, Ink::Charcoal);
    canvas.disc(middle, radius * 6 / 10, Ink::Steel);
    canvas.disc(middle, radius * 6 / 10 - 5, Ink::Charcoal);
}

/// What is there is large, painted so, with its number behind it; what is not is small and pale.
pub(super) fn tiles(
    canvas: &mut Canvas,
    place: &SeatLayout,
    ground: Ink,
    held: &Holding,
    paint: impl Fn(&mut Canvas, Tile, Slot),
) {
    for (tile, slot) in SLOTS.into_iter().zip(place.slots) {
        let (count, (x, y)) = (held.count(tile), slot.icon);
        if count == 0 {
            let size = slot.size * 2 / 3;
            let aside = (slot.size - size) / 2;
            canvas.tile((x + aside, y + aside), size, tile, Show::Absent, ground);
            continue;
        }
        paint(canvas, tile, slot);
        if count > 1 {
            canvas.write(slot.count, Align::Left, &count.to_string(), layout::NUMBER, Ink::Text);
        }
    }
}

#[cfg(test)]
mod tests {
    use ra::rules::{Edition, Players};
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;

    /// As much of a name as must always be shown in the banner, and beside an answer.
    const NAME: i32 = 190;
    const SHORT_NAME: i32 = 78;

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for language in Language::iter() {
            let words = words(language);
            let mut check = |said: &str, style, room| narrow.extend(too_wide(language, said, style, room));
            for players in (2..=5).filter_map(Players::new) {
                let layout = Layout::of(players, 4);
                let limit = i32::from(Edition::Pharaoh.ra_limit(players));
                let left = layout.ra.x + limit * (layout.ra.height + 2) + GAP;
                let epoch = words.picture_epoch(3);
                let bag = BAG.max(width(&words.picture_bag(180), layout::NUMBER) + GAP);
                let right = layout.ra.right() - bag - width(&epoch, layout::NUMBER) - GAP;
                check(&words.picture_ra(limit, limit), layout::NUMBER, right - left);
                for seat in &layout.seats {
                    for (&at, caption) in seat.captions.iter().zip(picture_words::captions(language)) {
                        check(&caption, layout::CAPTION, caption_room(seat, at));
                    }
                    for said in [words.picture_bid(16), words.picture_pass()] {
                        check(&said, layout::NUMBER, seat.name.width - SHORT_NAME - 24 - 46 - 10 - 12);
                    }
                }
            }
            check(&words.picture_sun(), layout::CAPTION, SUN_CAPTION);
            let asked = ["turn", "gods", "bid", "discard"].map(|code| words.picture_asked(code));
            let disasters = ["funeral", "drought", "war", "unrest", "earthquake"];
            let owed = disasters.map(|disaster| words.picture_owed(words.tile(disaster), 2));
            let longest =
                |texts: &[String]| texts.iter().max_by_key(|text| width(text, layout::TITLE)).cloned();
            let owed = format!("{}{}", asked[3], longest(&owed).unwrap_or_default());
            let beat = format!("{}{}", asked[2], words.picture_to_beat(16));
            for said in [asked[0].clone(), asked[1].clone(), beat, owed, words.picture_wins(120)] {
                check(&said, layout::TITLE, WIDTH - 2 * MARGIN - 78 - GAP - NAME);
            }
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }
}
