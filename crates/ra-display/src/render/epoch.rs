//! The end of an epoch: which tiles leave the game, who has most Pharaohs, and the suns of the next epoch. As the board,
//! so that everything is where it was; but nobody's points, which are private.

use ra::rules::{EpochOver, Extreme, Seat, Space, Tile};
use ra_table::language::Language;
use ra_table::names::Called;
use ra_table::theme::Theme;

use super::board::{captions, sun_row, tiles, title};
use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons::Show;
use super::layout::{self, Layout, MARGIN, SeatLayout, WIDTH};
use super::lettering::{Align, fit, width};
use super::palette::Ink;
use super::png::Picture;
use crate::text::{self, words};

/// The sign of a Pharaoh beside a name, and the room around it.
const SIGN: i32 = 46;
const GAP: i32 = 10;

/// Paints the end of an epoch. `names` are the players', clockwise; missing ones become seat numbers.
pub fn epoch(language: Language, theme: Theme, over: &EpochOver, names: &[Called]) -> Picture {
    let named = |seat: Seat| Name::of(language, names, seat);
    let most = over.suns.as_slice().iter().map(|suns| suns.len()).max().unwrap_or(0);
    let layout = Layout::of(over.suns.players(), most);
    let mut canvas = Canvas::new(theme, WIDTH, layout.height, Ink::Page);
    let words = words(language);
    let heading = Name::plain(words.picture_epoch_over(over.epoch.number()));
    title(&mut canvas, &heading, &words.picture_epoch_why(<&str>::from(over.by)));
    for (space, area) in Space::all().zip(layout.spaces) {
        match over.track.get(space) {
            Some(tile) => gone(&mut canvas, (area.x + 2, area.y + 2), area.width - 4, tile, Ink::Page),
            None => canvas.panel(area.inset(4), 18, (Ink::Edge, 3), Ink::Well),
        }
    }
    let area = layout.ra;
    let next = text::epoch::begins(language, over, &named(over.begins).fit(layout::NUMBER, WIDTH / 2));
    let next = fit(&next, layout::NUMBER, WIDTH - 2 * MARGIN);
    canvas.write((area.x, area.middle()), Align::Left, &next, layout::NUMBER, Ink::Text);
    for ((seat, held), place) in over.held.iter().zip(&layout.seats) {
        canvas.panel(place.panel, 16, (Ink::Edge, 2), Ink::Row);
        captions(&mut canvas, language, place);
        name(&mut canvas, language, place, &named(seat), over.pharaohs(seat));
        sun_row(&mut canvas, place, over.suns[seat]);
        tiles(&mut canvas, place, Ink::Row, held, |canvas, tile, slot| match tile.goes_with_epoch() {
            true => gone(canvas, slot.icon, slot.size, tile, Ink::Row),
            false => canvas.tile(slot.icon, slot.size, tile, Show::Held, Ink::Row),
        });
    }
    Picture::of(canvas)
}

/// The name, and whether this player has most Pharaohs, or fewest.
fn name(canvas: &mut Canvas, language: Language, place: &SeatLayout, name: &Name, extreme: Option<Extreme>) {
    let area = place.name;
    let said = extreme.map(|extreme| words(language).picture_epoch_pharaohs(<&str>::from(extreme)));
    let room = said.as_ref().map_or(0, |said| SIGN + 2 * GAP + width(said, layout::NUMBER));
    let name = name.fit(layout::NAME, area.width - room - GAP);
    canvas.write((area.x, area.middle()), Align::Left, &name, layout::NAME, Ink::Text);
    if let Some(said) = said {
        let x = area.x + width(&name, layout::NAME) + GAP;
        canvas.tile((x, area.middle() - SIGN / 2), SIGN, Tile::Pharaoh, Show::Held, Ink::Row);
        let ink = if extreme == Some(Extreme::Most) { Ink::Text } else { Ink::Soft };
        canvas.write((x + SIGN + GAP, area.middle()), Align::Left, &said, layout::NUMBER, ink);
    }
}

/// A tile that leaves the game.
fn gone(canvas: &mut Canvas, (x, y): (i32, i32), size: i32, tile: Tile, ground: Ink) {
    canvas.tile((x, y), size, tile, Show::Held, ground);
    let cross = Area::new(x, y, size, size).inset(size / 10);
    canvas.cross(cross, size / 14 + 6, Ink::BannerText);
    canvas.cross(cross, size / 14 + 2, Ink::Frame);
}

#[cfg(test)]
mod tests {
    use ra::rules::Players;
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;

    /// As much of a name as must always be shown beside what is said of the Pharaohs.
    const SHORT_NAME: i32 = 78;

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for language in Language::iter() {
            let words = words(language);
            let mut check = |said: &str, style, room| narrow.extend(too_wide(language, said, style, room));
            for why in ["ra", "suns"] {
                let said = format!("{} {}", words.picture_epoch_over(2), words.picture_epoch_why(why));
                check(&said, layout::TITLE, WIDTH - 2 * MARGIN - 78);
            }
            for players in (2..=5).filter_map(Players::new) {
                for seat in &Layout::of(players, 4).seats {
                    for place in ["most", "fewest"] {
                        let room = seat.name.width - SHORT_NAME - SIGN - 3 * GAP;
                        check(&words.picture_epoch_pharaohs(place), layout::NUMBER, room);
                    }
                }
            }
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }
}
