//! What finished games tell of one person, or of two together. Both are looked at on a phone, where 1,200 pixels become 318:
//! nothing is written smaller than 34.

use ra_table::language::Language;
use ra_table::names::can_be_drawn;
use ra_table::season::{Averages, Finish, Profile, Tenths};
use ra_table::theme::Theme;

use super::canvas::{Area, Canvas};
use super::drawable_names::Name;
use super::end::{sign, signs};
use super::icons;
use super::layout::{MARGIN, WIDTH};
use super::lettering::{Align, Style, bold, fit, plain, width};
use super::palette::Ink;
use super::png::Picture;
use crate::text::figures::{Card, Counted, Duel, in_columns, number, ordinal, stayed};
use crate::text::{picture_words, words};

/// The banner, the gold line below it included.
const BANNER: i32 = 172;
const LINE: i32 = 6;
const GAP: i32 = 10;
const PADDING: i32 = 20;
/// The panels.
const LEFT: i32 = MARGIN - 4;
const WIDE: i32 = WIDTH - 2 * LEFT;
/// A heading at the top of a panel.
const HEAD: i32 = 64;
const HEADING: Style = bold(42);
const CAPTION: Style = plain(40);
/// Where room is scarce.
const SMALL: Style = plain(34);

/// How far the rays of the banner's sun reach.
const SUN: i32 = 76;
const SUN_AT: i32 = MARGIN + SUN;
const NAMES: i32 = SUN_AT + SUN + 26;

/// The numbers that stand for themselves.
const COUNTED: i32 = 158;
/// As many stand side by side at most: games, share, rating, seasons, and one more.
const MOST_COUNTED: i32 = 5;

/// A row of places, and the bar in it.
const ROW: i32 = 72;
const BAR: i32 = 58;
/// Where the bars begin, after how many people the games had.
const BARS: i32 = LEFT + 230;
/// The least that a place takes of a bar, so that its number has room.
const LEAST: i32 = 72;
/// The square that shows a place's colour.
const SWATCH: i32 = 34;

/// A column of points, and what is in it from above: the sign, its name, the bars and the numbers.
const COLUMN: i32 = (WIDE - 2 * 6) / 7;
const SIGN: i32 = 76;
const SIGN_NAME: i32 = 46;
const CHART: i32 = 126;
const NUMBER_LINE: i32 = 50;
const OTHER_LINE: i32 = 44;
const POINTS: i32 = HEAD + SIGN + SIGN_NAME + CHART + NUMBER_LINE + OTHER_LINE + 14;
/// A bar in it.
const POINT_BAR: i32 = 46;

/// A game of the last ones.
const GAME: (i32, i32) = (108, 124);
const LAST: usize = 10;
const GAMES: i32 = HEAD + GAME.1 + PADDING - 4;

/// Two people's banner, their bar, and a row for each of their last games.
const DUEL_BANNER: i32 = 244;
const DUEL_BAR: i32 = 66;
const DUEL_ROW: i32 = 92;

/// The inks of places, from the first on, and of what is written on them.
const PLACES: [(Ink, Ink); 5] = [
    (Ink::Gold, Ink::Line),
    (Ink::Steel, Ink::Line),
    (Ink::Brick, Ink::Cream),
    (Ink::Stone, Ink::Line),
    (Ink::FaintMark, Ink::Text),
];
/// The inks of two that are compared.
const BOTH: [Ink; 2] = [Ink::Gold, Ink::River];

/// Paints what is shown of one person.
pub fn card(language: Language, theme: Theme, card: &Card) -> Picture {
    let Profile { figures, averages, of_server, last, .. } = &card.profile;
    let places = HEAD + figures.places.len() as i32 * ROW + PADDING - 6;
    let points = averages.map(|_| POINTS);
    let games = (!last.is_empty()).then_some(GAMES);
    let heights = [Some(COUNTED), Some(places), points, games];
    let height: i32 = heights.iter().flatten().map(|height| height + GAP).sum();
    let mut canvas = Canvas::new(theme, WIDTH, BANNER + GAP + height, Ink::Page);
    banner(&mut canvas, language, card);
    let mut y = BANNER + GAP;
    counted(&mut canvas, y, &card.counted(language));
    y += COUNTED + GAP;
    let area = panel(&mut canvas, y, places);
    of_tables(&mut canvas, language, area, figures.places.iter());
    y = area.bottom() + GAP;
    if let Some(own) = averages {
        let area = panel(&mut canvas, y, POINTS);
        let name = Name::seatless(&card.called(), words(language).nameless());
        let server = (words(language).figures_server(), Ink::Stone);
        match of_server {
            Some(server_averages) => {
                let legend = [(name, BOTH[0]), (Name::plain(server.0), server.1)];
                by_category(&mut canvas, language, area, legend, [own, server_averages]);
            }
            None => by_category(&mut canvas, language, area, [(name, BOTH[0])], [own]),
        }
        y = area.bottom() + GAP;
    }
    if !last.is_empty() {
        let area = panel(&mut canvas, y, GAMES);
        last_games(&mut canvas, language, area, last);
    }
    Picture::of(canvas)
}

fn panel(canvas: &mut Canvas, y: i32, height: i32) -> Area {
    let area = Area::new(LEFT, y, WIDE, height);
    canvas.panel(area, 18, (Ink::Edge, 2), Ink::Row);
    area
}

fn heading(canvas: &mut Canvas, area: Area, said: &str) -> i32 {
    canvas.write((area.x + PADDING, area.y + HEAD / 2 + 2), Align::Left, said, HEADING, Ink::Text);
    area.x + PADDING + width(said, HEADING)
}

fn ground(canvas: &mut Canvas, height: i32) {
    canvas.fill(Area::new(0, 0, WIDTH, height), Ink::Banner);
    canvas.fill(Area::new(0, height - LINE, WIDTH, LINE), Ink::Gold);
}

/// The name beside a shining sun, and the present season.
fn banner(canvas: &mut Canvas, language: Language, card: &Card) {
    ground(canvas, BANNER);
    let middle = (BANNER - LINE) / 2;
    let name = Name::seatless(&card.called(), words(language).nameless());
    let initial = name.fit(bold(76), WIDTH).chars().next().filter(|_| can_be_drawn(&card.profile.name));
    let initial: String = initial.into_iter().flat_map(char::to_uppercase).collect();
    canvas.cover(SUN_AT - SUN, middle - SUN, &icons::rays(2 * SUN), Ink::Gold);
    canvas.disc((SUN_AT, middle), SUN * 72 / 100, Ink::Banner);
    canvas.disc((SUN_AT, middle), SUN * 65 / 100, Ink::Gold);
    canvas.write((SUN_AT, middle), Align::Centre, &initial, bold(64), Ink::Line);
    let season = card.season(language);
    let room = WIDTH - NAMES - MARGIN;
    let up = if season.is_empty() { 0 } else { 28 };
    let style = bold(72);
    canvas.write((NAMES, middle - up), Align::Left, &name.fit(style, room), style, Ink::Gold);
    let season = fit(&season, CAPTION, room);
    canvas.write((NAMES, middle + 42), Align::Left, &season, CAPTION, Ink::BannerText);
}

fn counted(canvas: &mut Canvas, y: i32, all: &[Counted]) {
    let count = all.len() as i32;
    let wide = (WIDE - (count - 1) * GAP) / count.max(1);
    for (Counted { number, caption }, place) in all.iter().zip(0..) {
        let area = Area::new(LEFT + place * (wide + GAP), y, wide, COUNTED);
        canvas.panel(area, 18, (Ink::Edge, 2), Ink::Acting);
        let centre = area.x + wide / 2;
        canvas.write((centre, y + 60), Align::Centre, number, bold(80), Ink::Text);
        let caption = fit(caption, caption_style(count), wide - 12);
        canvas.write((centre, y + 124), Align::Centre, &caption, caption_style(count), Ink::Soft);
    }
}

/// Of five, a caption has less room.
fn caption_style(count: i32) -> Style {
    if count < MOST_COUNTED { CAPTION } else { SMALL }
}

/// How often somebody was in which place, a bar for each number of people.
fn of_tables<'a>(
    canvas: &mut Canvas,
    language: Language,
    area: Area,
    places: impl Iterator<Item = (&'a u8, &'a Vec<usize>)> + Clone,
) {
    heading(canvas, area, &words(language).figures_places());
    let most = places.clone().map(|(people, _)| *people).max().unwrap_or(0);
    let mut right = area.right() - PADDING;
    for place in (1..=usize::from(most)).rev() {
        let Some((ink, _)) = PLACES.get(place - 1) else { continue };
        let said = ordinal(language, place);
        right -= width(&said, CAPTION);
        canvas.write((right, area.y + HEAD / 2 + 2), Align::Left, &said, CAPTION, Ink::Text);
        right -= SWATCH + 10;
        let swatch = Area::new(right, area.y + (HEAD - SWATCH) / 2 + 2, SWATCH, SWATCH);
        canvas.panel(swatch, 8, (Ink::Edge, 2), *ink);
        right -= 26;
    }
    for ((people, times), row) in places.zip(0..) {
        let y = area.y + HEAD + row * ROW;
        let said = words(language).figures_people(*people);
        canvas.write((area.x + PADDING, y + ROW / 2 - 4), Align::Left, &said, CAPTION, Ink::Text);
        let bar = Area::new(BARS, y + (ROW - BAR) / 2 - 4, area.right() - PADDING - BARS, BAR);
        let mut x = bar.x;
        for ((width, times), (ink, text)) in parts(times, bar.width).into_iter().zip(times).zip(PLACES) {
            if width > 0 {
                let part = Area::new(x, bar.y, width - 3, bar.height);
                canvas.panel(part, 10, (Ink::Edge, 2), ink);
                let middle = (part.x + part.width / 2, part.middle());
                canvas.write(middle, Align::Centre, &times.to_string(), bold(44), text);
                x += width;
            }
        }
    }
}

/// How wide the part of each place is in a bar: as often as it was reached, but wide enough for its number.
fn parts(times: &[usize], whole: i32) -> Vec<i32> {
    let sum: usize = times.iter().sum();
    let shown = times.iter().filter(|times| **times > 0).count() as i32;
    let free = i64::from(whole - shown * LEAST);
    let part = |times: usize| match times {
        0 => 0,
        _ => LEAST + (times as i64 * free / sum.max(1) as i64) as i32,
    };
    times.iter().map(|times| part(*times)).collect()
}

/// Points by category: a bar of each who are compared, the first one's number large below them.
fn by_category<const N: usize>(
    canvas: &mut Canvas,
    language: Language,
    area: Area,
    legend: [(Name, Ink); N],
    averages: [&Averages; N],
) {
    let words = words(language);
    let end = heading(canvas, area, &words.figures_categories());
    let mut right = area.right() - PADDING;
    let room = (right - end - 40) / N as i32 - SWATCH - 36;
    let inks = legend.each_ref().map(|(_, ink)| *ink);
    for (name, ink) in legend.into_iter().rev() {
        let said = name.fit(CAPTION, room);
        right -= width(&said, CAPTION);
        canvas.write((right, area.y + HEAD / 2 + 2), Align::Left, &said, CAPTION, Ink::Text);
        right -= SWATCH + 10;
        let swatch = Area::new(right, area.y + (HEAD - SWATCH) / 2 + 2, SWATCH, SWATCH);
        canvas.panel(swatch, 8, (Ink::Edge, 2), ink);
        right -= 26;
    }
    let columns = averages.map(in_columns);
    let all = || columns.iter().flatten().map(|tenths| tenths.0);
    let (most, least) = (all().max().unwrap_or(0).max(10), all().min().unwrap_or(0).min(0));
    let top = area.y + HEAD + SIGN + SIGN_NAME;
    let height = |tenths: i32| tenths * (CHART - 10) / (most - least);
    let zero = top + 5 + height(most);
    let names = picture_words::columns(language);
    for ((tile, name), column) in signs().into_iter().zip(&names).zip(0..) {
        let centre = area.x + 6 + column * COLUMN + COLUMN / 2;
        sign(canvas, (centre, area.y + HEAD + SIGN / 2), SIGN, tile, Ink::Row);
        let said = fit(name, SMALL, COLUMN - 6);
        canvas.write((centre, area.y + HEAD + SIGN + SIGN_NAME / 2), Align::Centre, &said, SMALL, Ink::Text);
        let left = centre - N as i32 * POINT_BAR / 2;
        for ((columns, ink), place) in columns.iter().zip(inks).zip(0..) {
            let Tenths(tenths) = columns[column as usize];
            let (from, to) = (zero.min(zero - height(tenths)), zero.max(zero - height(tenths)));
            let bar = Area::new(left + place * POINT_BAR + 2, from - 2, POINT_BAR - 4, to - from + 4);
            canvas.panel(bar, 0, (Ink::Edge, 2), ink);
        }
        canvas.fill(Area::new(centre - COLUMN / 2 + 10, zero - 1, COLUMN - 20, 3), Ink::Edge);
        let below = top + CHART;
        for ((columns, style), line) in columns.iter().zip([bold(44), CAPTION]).zip(0..) {
            let middle = below + NUMBER_LINE / 2 + line * (NUMBER_LINE + OTHER_LINE) / 2;
            let said = number(language, columns[column as usize]);
            let ink = if line == 0 { Ink::Text } else { Ink::Soft };
            canvas.write((centre, middle), Align::Centre, &said, style, ink);
        }
    }
}

/// The places in the last games, the newest first.
fn last_games(canvas: &mut Canvas, language: Language, area: Area, last: &[Finish]) {
    heading(canvas, area, &fit(&words(language).figures_last(), HEADING, area.width - 2 * PADDING));
    let step = (area.width - 2 * PADDING - GAME.0) / (LAST as i32 - 1);
    for (finish, place) in last.iter().take(LAST).zip(0..) {
        let tile = Area::new(area.x + PADDING + place * step, area.y + HEAD, GAME.0, GAME.1);
        let (ink, text) = of_place(finish);
        canvas.panel(tile, 14, (Ink::Edge, 2), ink);
        let centre = tile.x + tile.width / 2;
        place_in(canvas, (centre, tile.y + 46), 68, finish, text);
        let of = fit(&words(language).figures_of(finish.people), SMALL, tile.width - 8);
        canvas.write((centre, tile.y + 98), Align::Centre, &of, SMALL, text);
    }
}

/// The inks of a game: those of its place; of a game that was left, others.
fn of_place(finish: &Finish) -> (Ink, Ink) {
    let place = stayed(finish).and_then(|place| PLACES.get(usize::from(place).checked_sub(1)?));
    place.copied().unwrap_or((Ink::FaintGround, Ink::Text))
}

/// The place itself, or a cross for a game that was left.
fn place_in(canvas: &mut Canvas, (centre, middle): (i32, i32), size: u8, finish: &Finish, ink: Ink) {
    match stayed(finish) {
        Some(place) => canvas.write((centre, middle), Align::Centre, &place.to_string(), bold(size), ink),
        None => {
            let half = i32::from(size) / 4;
            canvas.cross(Area::new(centre - half, middle - half, 2 * half, 2 * half), 7, Ink::Frame);
        }
    }
}

/// Paints what is shown of two people.
pub fn duel(language: Language, theme: Theme, duel: &Duel) -> Picture {
    let names = duel.called().map(|called| Name::seatless(&called, words(language).nameless()));
    let rows = duel.pair.last.len() as i32 * DUEL_ROW + 2 * GAP;
    let points = duel.averages.map_or(0, |_| POINTS + GAP);
    let top = DUEL_BANNER + GAP;
    let mut canvas = Canvas::new(theme, WIDTH, top + points + rows + GAP, Ink::Page);
    duel_banner(&mut canvas, language, duel, &names);
    let area = panel(&mut canvas, top, rows);
    for ((first, second), row) in duel.pair.last.iter().zip(0..) {
        let y = area.y + GAP + row * DUEL_ROW;
        game_of_both(&mut canvas, language, Area::new(area.x, y, area.width, DUEL_ROW), [first, second]);
    }
    if let Some([first, second]) = &duel.averages {
        let area = panel(&mut canvas, area.bottom() + GAP, POINTS);
        let [one, other] = names;
        by_category(&mut canvas, language, area, [(one, BOTH[0]), (other, BOTH[1])], [first, second]);
    }
    Picture::of(canvas)
}

/// Both names, how often each was ahead, and the same as a bar.
fn duel_banner(canvas: &mut Canvas, language: Language, duel: &Duel, names: &[Name; 2]) {
    ground(canvas, DUEL_BANNER);
    let (style, room) = (bold(60), WIDTH / 2 - MARGIN - 24);
    let [left, right] = names.each_ref().map(|name| name.fit(style, room));
    canvas.write((MARGIN + 8, 52), Align::Left, &left, style, Ink::Gold);
    canvas.write((WIDTH - MARGIN - 8, 52), Align::Right, &right, style, Ink::Sky);
    let together = words(language).figures_together(duel.pair.count());
    canvas.write((WIDTH / 2, 122), Align::Centre, &together, CAPTION, Ink::BannerText);
    let bar = Area::new(MARGIN + 8, 156, WIDTH - 2 * MARGIN - 16, DUEL_BAR);
    let pair = &duel.pair;
    let ahead = [
        (pair.first, (BOTH[0], Ink::Line)),
        (pair.neither, (Ink::Slate, Ink::Line)),
        (pair.second, (BOTH[1], Ink::Cream)),
    ];
    let mut x = bar.x;
    for (width, (times, (ink, text))) in
        parts(&ahead.map(|(times, _)| times), bar.width).into_iter().zip(ahead)
    {
        if width > 0 {
            let part = Area::new(x, bar.y, width - 3, bar.height);
            canvas.panel(part, 12, (Ink::Line, 2), ink);
            let middle = (part.x + part.width / 2, part.middle());
            canvas.write(middle, Align::Centre, &times.to_string(), bold(52), text);
            x += width;
        }
    }
}

/// A game of both: the place and the points of each, on their own side.
fn game_of_both(canvas: &mut Canvas, language: Language, area: Area, parts: [&Finish; 2]) {
    let game = words(language).figures_game(parts[0].game.to_string());
    let game = fit(&game, CAPTION, area.width / 3);
    canvas.write((area.x + area.width / 2, area.middle()), Align::Centre, &game, CAPTION, Ink::Soft);
    let (chip, inside) = (DUEL_ROW - 14, PADDING + 2);
    for (finish, is_left) in parts.into_iter().zip([true, false]) {
        let x = if is_left { area.x + inside } else { area.right() - inside - chip };
        let place = Area::new(x, area.y + 7, chip, chip);
        let (ink, text) = of_place(finish);
        canvas.panel(place, 14, (Ink::Edge, 2), ink);
        place_in(canvas, (place.x + chip / 2, place.middle()), 56, finish, text);
        let score = finish.score.to_string();
        let (at, align) =
            if is_left { (place.right() + 24, Align::Left) } else { (place.x - 24, Align::Right) };
        canvas.write((at, area.middle()), align, &score, bold(64), Ink::Text);
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::super::lettering::tests::too_wide;
    use super::*;
    use crate::gallery;

    #[test]
    fn every_language_has_room() {
        let mut narrow = Vec::new();
        for language in Language::iter() {
            let words = words(language);
            let mut check = |said: &str, style, room| narrow.extend(too_wide(language, said, style, room));
            for count in [4, MOST_COUNTED] {
                let wide = (WIDE - (count - 1) * GAP) / count - 12;
                let captions = [words.figures_share(), words.figures_rating()];
                let counted = [1, 2, 3, 25].map(|count| words.figures_finished(count));
                let seasons = [1, 2, 3, 25].map(|count| words.figures_seasons(count));
                for caption in captions.iter().chain(&counted).chain(&seasons) {
                    check(caption, caption_style(count), wide);
                }
                let share = words.picture_standings_share(100);
                for number in [share.as_str(), "~1620", "9999"] {
                    check(number, bold(80), wide);
                }
            }
            for people in 2..=5_u8 {
                check(&words.figures_people(people), CAPTION, BARS - LEFT - PADDING - 10);
                check(&words.figures_of(people), SMALL, GAME.0 - 8);
            }
            let legend: i32 =
                (1..=5).map(|place| width(&ordinal(language, place), CAPTION) + SWATCH + 36).sum();
            check(&words.figures_places(), HEADING, WIDE - 2 * PADDING - legend - 20);
            check(&words.figures_last(), HEADING, WIDE - 2 * PADDING);
            check(&words.figures_categories(), HEADING, WIDE / 2 - 40);
            check(&words.figures_server(), CAPTION, WIDE / 4 - SWATCH - 56);
            for name in picture_words::columns(language) {
                check(&name, SMALL, COLUMN - 6);
            }
            for (tenths, style) in [(Tenths(-1234), bold(44)), (Tenths(-1234), CAPTION)] {
                check(&number(language, tenths), style, COLUMN - 10);
            }
            check(&words.figures_together(9999), CAPTION, WIDTH - 2 * MARGIN);
            check(&words.figures_game("1000000"), CAPTION, WIDE / 3);
        }
        assert!(narrow.is_empty(), "{}", narrow.join("\n"));
    }

    #[test]
    fn the_parts_of_a_bar_fill_it_and_have_room_for_their_numbers() {
        for times in [&[1, 0, 0][..], &[400, 1, 1, 1, 1], &[0, 3], &[7, 7, 7]] {
            let parts = parts(times, 900);
            let sum: i32 = parts.iter().sum();
            assert!((896..=900).contains(&sum), "{parts:?}");
            assert!(
                parts.iter().zip(times).all(|(part, times)| (*part >= LEAST) == (*times > 0)),
                "{parts:?}"
            );
        }
        assert_eq!(parts(&[0, 0], 900), [0, 0]);
    }

    /// Of people whose names are long, or cannot be drawn.
    #[test]
    fn a_name_has_only_its_own_room() {
        let (_, plain) = gallery::cards().remove(0);
        let named = |name: &str| {
            let profile = Profile { name: name.to_owned(), ..plain.profile.clone() };
            card(Language::En, Theme::Light, &Card { profile, ..plain.clone() })
        };
        let short = named("Isis");
        let (rows, legend) = (BANNER, BANNER + GAP + COUNTED + GAP);
        for long in ["W", "Ж", "א", "🐪", "i "].map(|letter| letter.repeat(600)) {
            let long = named(&long);
            let differ =
                short.pixels().iter().zip(long.pixels()).enumerate().filter(|(_, (one, other))| one != other);
            let places: Vec<i32> = differ.map(|(at, _)| at as i32 / WIDTH).collect();
            // In the banner, and where the colours of the bars are told.
            assert!(places.iter().all(|y| *y < rows || *y > legend));
            assert!(!places.is_empty());
        }
    }
}
