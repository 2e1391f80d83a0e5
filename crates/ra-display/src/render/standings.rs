//! The standings of a season or a cup: a row for each person.

use ra_table::language::Language;
use ra_table::theme::Theme;

use super::board::title;
use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::icons;
use super::layout::{self, MARGIN, WIDTH};
use super::lettering::{Align, Style, bold, plain};
use super::palette::Ink;
use super::png::Picture;
use crate::text::standings::{Row, Standings, columns, foot};
use crate::text::words;

const HEAD: i32 = 62;
const ROW: i32 = 88;
/// The height of a first place.
const FIRST_ROW: i32 = 120;
const GAP: i32 = 8;
/// The room for the dots in the place of rows that are left out.
const LEFT_OUT: i32 = 44;
const FOOT_LINE: i32 = 40;
/// The headings and what stands below the rows.
const CAPTION: Style = plain(32);

/// The middle of the places, and how far the rays of the first one's sun reach.
const PLACE: i32 = 104;
const SUN: i32 = 53;
const NAMES: i32 = 174;
/// Where the columns of numbers end on the right: points, games, wins and share.
const ENDS: [i32; 4] = [730, 874, 1020, 1166];
/// How wide the column of points is; the names have the room before it.
const POINTS: i32 = 130;
const NAME_ROOM: i32 = ENDS[0] - POINTS - NAMES;
/// The height of the bar under a name, and how far it begins above the row's edge.
const BAR: i32 = 10;
const BAR_ABOVE: i32 = 19;
/// How far the bar moves up what stands above it.
const RAISED: i32 = 5;

/// Paints the standings.
pub fn standings(language: Language, theme: Theme, standings: &Standings) -> Picture {
    let top = layout::BANNER.bottom() + HEAD;
    let rows: i32 = standings.rows.iter().map(|row| height(row) + GAP).sum();
    let bottom = top + rows + if standings.gap { LEFT_OUT } else { 0 };
    let foot = foot(language, standings.contest);
    let mut canvas = Canvas::new(theme, WIDTH, bottom + foot.len() as i32 * FOOT_LINE + 12, Ink::Page);
    title(&mut canvas, &Name::plain(standings.title.clone()), "");
    head(&mut canvas, language);
    let most = standings.rows.iter().map(|row| row.points).max().unwrap_or(0);
    let (above, below) = standings.parts();
    let mut y = top;
    for row in above {
        y = paint(&mut canvas, language, y, row, most);
    }
    if standings.gap {
        y = left_out(&mut canvas, y);
    }
    for row in below {
        y = paint(&mut canvas, language, y, row, most);
    }
    for (line, words) in foot.iter().enumerate() {
        let middle = bottom + FOOT_LINE / 2 + line as i32 * FOOT_LINE;
        canvas.write((MARGIN, middle), Align::Left, words, CAPTION, Ink::Text);
    }
    Picture::of(canvas)
}

fn head(canvas: &mut Canvas, language: Language) {
    let middle = layout::BANNER.bottom() + HEAD / 2 + 2;
    let [place, name, numbers @ ..] = columns(language);
    canvas.write((PLACE, middle), Align::Centre, &place, CAPTION, Ink::Text);
    canvas.write((NAMES, middle), Align::Left, &name, CAPTION, Ink::Text);
    for (words, end) in numbers.iter().zip(ENDS) {
        canvas.write((end, middle), Align::Right, words, CAPTION, Ink::Text);
    }
}

/// Dots for the rows that are not shown.
fn left_out(canvas: &mut Canvas, y: i32) -> i32 {
    for dot in -1..=1 {
        canvas.disc((PLACE + dot * 26, y + (LEFT_OUT - GAP) / 2), 7, Ink::Edge);
    }
    y + LEFT_OUT
}

/// How a row is painted.
struct Look {
    ground: Ink,
    edge: (Ink, i32),
    text: Ink,
    name: (Style, Ink),
    points: Style,
    number: Style,
    /// The ground of the bar, and its edge.
    bar: (Ink, Ink),
}

impl Look {
    fn of(row: &Row) -> Look {
        let own = (Ink::Frame, 7);
        if is_first(row) {
            return Look {
                ground: Ink::Banner,
                edge: if row.own { own } else { (Ink::Gold, 4) },
                text: Ink::BannerText,
                name: (bold(56), Ink::Gold),
                points: bold(68),
                number: bold(50),
                bar: (Ink::Deep, Ink::Amber),
            };
        }
        Look {
            ground: if row.own { Ink::Acting } else { Ink::Row },
            edge: if row.own { own } else { (Ink::Edge, 2) },
            text: Ink::Text,
            name: (bold(46), Ink::Text),
            points: bold(52),
            number: plain(46),
            bar: (Ink::FaintMark, Ink::Edge),
        }
    }
}

fn is_first(row: &Row) -> bool {
    row.place == 1
}

fn height(row: &Row) -> i32 {
    if is_first(row) { FIRST_ROW } else { ROW }
}

/// Paints a row, and tells where the next one begins. Its bar shows the points as a part of `most`.
fn paint(canvas: &mut Canvas, language: Language, y: i32, row: &Row, most: u32) -> i32 {
    let look = Look::of(row);
    let area = Area::new(MARGIN - 6, y, WIDTH - 2 * MARGIN + 12, height(row));
    canvas.panel(area, 16, look.edge, look.ground);
    let middle = area.middle() - RAISED;
    if row.own {
        // As on the board: an arrow, not the colour alone.
        let ink = if is_first(row) { look.text } else { look.edge.0 };
        canvas.arrow((area.x + 13, area.middle()), 24, 18, ink);
    }
    if is_first(row) {
        sun(canvas, area.middle(), row.place, look.ground);
    } else {
        canvas.write((PLACE, middle), Align::Centre, &row.place.to_string(), look.points, look.text);
    }
    let (style, ink) = look.name;
    let name = Name::seatless(&row.name, words(language).nameless()).fit(style, NAME_ROOM);
    canvas.write((NAMES, middle), Align::Left, &name, style, ink);
    bar(canvas, Area::new(NAMES, area.bottom() - BAR_ABOVE, ENDS[0] - NAMES, BAR), &look, (row.points, most));
    let [points, others @ ..] = numbers(language, row);
    canvas.write((ENDS[0], middle), Align::Right, &points, look.points, look.text);
    for (number, end) in others.iter().zip(&ENDS[1..]) {
        canvas.write((*end, middle), Align::Right, number, look.number, look.text);
    }
    area.bottom() + GAP
}

fn numbers(language: Language, row: &Row) -> [String; 4] {
    let share = words(language).picture_standings_share(row.percent);
    [row.points.to_string(), row.games.to_string(), row.wins.to_string(), share]
}

/// A first place, in a shining sun.
fn sun(canvas: &mut Canvas, middle: i32, place: usize, ground: Ink) {
    canvas.cover(PLACE - SUN, middle - SUN, &icons::rays(2 * SUN), Ink::Gold);
    canvas.disc((PLACE, middle), SUN * 72 / 100, ground);
    canvas.disc((PLACE, middle), SUN * 65 / 100, Ink::Gold);
    canvas.write((PLACE, middle), Align::Centre, &place.to_string(), bold(50), Ink::Line);
}

fn bar(canvas: &mut Canvas, whole: Area, look: &Look, (points, most): (u32, u32)) {
    canvas.fill_round(whole, BAR / 2, look.bar.0);
    if points > 0 {
        let part = u64::from(points) * whole.width as u64 / u64::from(most.max(1));
        // Its edge tells it from the rest where there are no colours.
        let bar = Area { width: (part as i32).max(BAR), ..whole };
        canvas.panel(bar, BAR / 2, (look.bar.1, 2), Ink::Gold);
    }
}

#[cfg(test)]
mod tests {
    use ra_table::names::called;
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;
    use crate::text::standings::Contest;

    /// What is free between two columns.
    const BETWEEN: i32 = 12;

    fn row(place: usize, name: &str) -> Row {
        let [name] = &called(&[name.to_owned()])[..] else { panic!("one name") };
        Row { place, name: name.clone(), points: 66, games: 999, wins: 6, percent: 100, own: false }
    }

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for language in Language::iter() {
            let mut check = |said: &str, style, room| narrow.extend(too_wide(language, said, style, room));
            let [place, name, heads @ ..] = columns(language);
            check(&place, CAPTION, 2 * (PLACE - MARGIN).min(NAMES - BETWEEN - PLACE));
            check(&name, CAPTION, NAME_ROOM);
            let rooms = [POINTS, ENDS[1] - ENDS[0], ENDS[2] - ENDS[1], ENDS[3] - ENDS[2]];
            let rooms = rooms.map(|room| room - BETWEEN);
            for (head, room) in heads.iter().zip(rooms) {
                check(head, CAPTION, room);
            }
            for row in [row(1, ""), row(2, "")] {
                let look = Look::of(&row);
                let styles = [look.points, look.number, look.number, look.number];
                for ((number, room), style) in numbers(language, &row).iter().zip(rooms).zip(styles) {
                    check(number, style, room);
                }
                // Beside the reader's place is an arrow.
                check("999", look.points, 2 * (NAMES - PLACE - BETWEEN));
                check(&format!("{} (11)", words(language).nameless()), look.name.0, NAME_ROOM);
            }
            for line in [Contest::Season, Contest::Cup { by_final: 0 }, Contest::Cup { by_final: 4 }]
                .map(|contest| foot(language, contest))
                .concat()
            {
                check(&line, CAPTION, WIDTH - 2 * MARGIN);
            }
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }

    #[test]
    fn a_name_has_only_its_own_room() {
        let painted = |name: &str| {
            let rows = vec![row(1, name), row(2, name)];
            let of = Standings { title: String::new(), rows, gap: false, contest: Contest::Season };
            standings(Language::En, Theme::Light, &of)
        };
        let short = painted("Isis");
        for long in ["W", "Ж", "א", "🐪", "i "].map(|letter| letter.repeat(600)) {
            let long = painted(&long);
            let differ =
                short.pixels().iter().zip(long.pixels()).enumerate().filter(|(_, (one, other))| one != other);
            let columns: Vec<i32> = differ.map(|(at, _)| at as i32 % WIDTH).collect();
            // Letters may hang over by a pixel or two.
            assert!(columns.iter().all(|x| (NAMES - 2..NAMES + NAME_ROOM + 2).contains(x)));
            assert!(!columns.is_empty());
        }
    }
}
