//! A picture of what is waited for: how many waits are left of those of asking in turn, by the number of players.

use std::fmt::Write as _;

use super::Row;
use super::table::WITHOUT;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 380.0;
/// Where the axes cross, and how far a ratio of one is from there.
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 300.0;
const ONE: f64 = 520.0;
/// The highest ratio that there is room for.
const MOST: f64 = 0.5;
/// How wide a bar is, and what each number of players takes.
const BAR: f64 = 34.0;
const GROUP: f64 = 178.0;
/// The colours of the bars, light and dark enough for either ground.
const COLOURS: [&str; 4] = ["#3f83c8", "#c9812b", "#3d9970", "#b3568f"];

/// Draws rows as an SVG file: bars of the ratio of waits to the first row of as many players, with the interval of 95
/// % and, as a line across, the same without stops. It is legible on a light and on a dark ground.
pub(crate) fn plot(rows: &[Row]) -> String {
    let mut sizes: Vec<usize> = rows.iter().map(|row| row.players).collect();
    sizes.dedup();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\" \
         text-anchor=\"middle\">\n<style>text {{ fill: #333 }} .line {{ stroke: #333 }} .grid {{ stroke: #ccc }} \
         @media (prefers-color-scheme: dark) {{ text {{ fill: #ddd }} .line {{ stroke: #ddd }} .grid {{ stroke: #444 }} }}</style>\n"
    );
    for tenth in 0..=(MOST * 10.0) as u32 {
        let (ratio, y) = (f64::from(tenth) / 10.0, height(f64::from(tenth) / 10.0));
        text(&mut svg, (LEFT - 18.0, y + 4.0), &format!("{ratio:.1}"));
        line(&mut svg, "grid", (LEFT, y), (WIDTH - 4.0, y));
    }
    let mut names = Vec::new();
    for (group, players) in sizes.into_iter().enumerate() {
        let left = LEFT + 12.0 + GROUP * group as f64;
        let of = rows.iter().filter(|row| row.players == players);
        let Some(first) = of.clone().next() else { continue };
        let bars = of.clone().skip(1).filter(|row| !row.name.ends_with(WITHOUT));
        for (place, row) in bars.enumerate() {
            let without = of.clone().find(|other| other.name == format!("{}{WITHOUT}", row.name));
            bar(&mut svg, (left + (BAR + 4.0) * place as f64, place), row, without, first);
            if group == 0 {
                names.push(&row.name);
            }
        }
        text(&mut svg, (left + 2.0 * BAR + 6.0, BOTTOM + 18.0), &format!("{players} players"));
    }
    let legend = names.into_iter().enumerate();
    legend.for_each(|(place, name)| {
        let (x, y) = (LEFT + 12.0 + GROUP * place as f64, BOTTOM + 40.0);
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"{}\"/>",
            colour(place)
        );
        let _ =
            writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"start\">{name}</text>", x + 17.0, y + 10.0);
    });
    let asked = "waits of asking in turn = 1; strokes: intervals of 95 %; dashes: the same without stops";
    text(&mut svg, (WIDTH / 2.0, BOTTOM + 72.0), asked);
    svg + "</svg>\n"
}

fn bar(svg: &mut String, (x, place): (f64, usize), row: &Row, without: Option<&Row>, first: &Row) {
    let ratio = |waits: f64| waits / first.waits.mean;
    let [low, mean, high] = [row.waits.low, row.waits.mean, row.waits.high].map(|waits| height(ratio(waits)));
    let (tall, middle) = (BOTTOM - mean, x + BAR / 2.0);
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{mean:.1}\" width=\"{BAR}\" height=\"{tall:.1}\" fill=\"{}\"/>",
        colour(place)
    );
    line(svg, "line", (middle, low), (middle, high));
    text(svg, (middle, high - 5.0), &format!("{:.2}", ratio(row.waits.mean)));
    if let Some(without) = without {
        let y = height(ratio(without.waits.mean));
        let _ = writeln!(
            svg,
            "<line class=\"line\" x1=\"{x}\" y1=\"{y:.1}\" x2=\"{}\" y2=\"{y:.1}\" stroke-dasharray=\"4 3\"/>",
            x + BAR
        );
    }
}

fn colour(place: usize) -> &'static str {
    COLOURS[place % COLOURS.len()]
}

fn height(ratio: f64) -> f64 {
    BOTTOM - ONE * ratio
}

fn line(svg: &mut String, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), words: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\">{words}</text>");
}
