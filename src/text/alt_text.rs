//! The pictures in words, for those who hear them: everything that can be seen, in the length that Discord allows
//! a description.

use super::end::CATEGORIES;
use super::{picture, plain_name, suns, tile};
use crate::rules::{Outcome, PerSeat, Phase, Points, Scored, Seat, Tile, Visible, VisiblePlayer};

/// The longest description Discord takes. Counted here in UTF-16, the strictest way to count.
pub const LONGEST: usize = 1024;

/// How long names may be while there is room, and when there is little.
const NAME: usize = 32;
const SHORT_NAME: usize = 12;

fn fits(words: &str) -> bool {
    words.encode_utf16().count() <= LONGEST
}

fn name(names: &[String], seat: Seat, longest: usize) -> String {
    let whole = names.get(seat.index()).map(|raw| plain_name(raw)).unwrap_or_default();
    if whole.is_empty() {
        return picture::nameless(seat.index() + 1);
    }
    // UTF-16 again: a name of emoji is twice as long as it looks.
    let mut room = longest;
    let cut: String = whole
        .chars()
        .take_while(|c| {
            let fits = c.len_utf16() <= room;
            room = room.saturating_sub(c.len_utf16());
            fits
        })
        .collect();
    cut.trim_end().to_owned()
}

/// The board: what is asked, the tracks, and what lies before every player. Where many tiles lie, they are told by
/// kind with the counts in the order of the seats, which is shorter and leaves nothing out.
pub fn board(table: &Visible, names: &[String]) -> String {
    let by_seat = |longest| format!("{}\n{}", tracks(table, names, longest), seats(table, names, longest));
    let by_kind = |longest| {
        let kinds = kinds(table);
        format!("{}\n{}\n{kinds}", tracks(table, names, longest), only_suns(table, names, longest))
    };
    let tries = [by_seat(NAME), by_seat(SHORT_NAME), by_kind(NAME), by_kind(SHORT_NAME)];
    tries.into_iter().find(|words| fits(words)).unwrap_or_else(|| by_kind(4))
}

fn tracks(table: &Visible, names: &[String], longest: usize) -> String {
    let asked = table.to_act().map_or("The game is over".to_owned(), |seat| {
        format!("{} {}{}", name(names, seat, longest), picture::asked(table), picture::asked_more(table))
    });
    let spaces = table.track().spaces().iter();
    let spaces: Vec<&str> = spaces.map(|on| on.map_or("gap", |on| tile(on, table.edition()))).collect();
    let spaces = if spaces.is_empty() { "empty".to_owned() } else { spaces.join(", ") };
    format!(
        "{asked}. Auction track: {spaces}. Sun {}. Ra {} of {}, epoch {}, {} in the bag.",
        table.sun(),
        table.ra(),
        table.ra_limit(),
        table.epoch().number(),
        table.bag(),
    )
}

fn seats(table: &Visible, names: &[String], longest: usize) -> String {
    let seats = table.players().iter().map(|(seat, player)| {
        let held: Vec<String> = player
            .tiles()
            .iter()
            .map(|(kind, count)| format!("{count} {}", tile(kind, table.edition())))
            .collect();
        let held = if held.is_empty() { "no tiles".to_owned() } else { held.join(", ") };
        format!("{}; {held}.", head(table, names, (seat, player), longest))
    });
    seats.collect::<Vec<_>>().join("\n")
}

fn only_suns(table: &Visible, names: &[String], longest: usize) -> String {
    let seats = table.players().iter().map(|seat| head(table, names, seat, longest) + ".");
    seats.collect::<Vec<_>>().join("\n")
}

/// A seat without its tiles: `Isis, Ra player, bid 7: suns 3 and 7, 1 face down`.
fn head(table: &Visible, names: &[String], (seat, player): (Seat, &VisiblePlayer), longest: usize) -> String {
    let mut said = String::new();
    if let Phase::Auction(auction) = table.phase() {
        if auction.ra_player() == seat {
            said += ", Ra player";
        }
        if let Some((_, answer)) = auction.answers().find(|(answered, _)| *answered == seat) {
            said += ", ";
            said += &picture::answer(answer);
        }
    }
    let down = match player.face_down() {
        0 => String::new(),
        down => format!(", {down} face down"),
    };
    format!("{}{said}: suns {}{down}", name(names, seat, longest), suns(player.face_up()))
}

/// `Tiles in the order of the players: Nile 3 0 2; God 0 0 1.`
fn kinds(table: &Visible) -> String {
    let counts = |kind: Tile| table.players().as_slice().iter().map(move |player| player.tiles().count(kind));
    let held = Tile::ALL.into_iter().filter(|&kind| counts(kind).any(|count| count > 0));
    let kinds: Vec<String> = held
        .map(|kind| {
            let counts: Vec<String> = counts(kind).map(|count| count.to_string()).collect();
            format!("{} {}", tile(kind, table.edition()), counts.join(" "))
        })
        .collect();
    format!("Tiles in the order of the players: {}.", kinds.join("; "))
}

/// The end: the ranking, and each player's points by category, epoch by epoch.
pub fn end(outcome: &Outcome, epochs: &[PerSeat<Scored>], names: &[String]) -> String {
    let told = |longest, detailed: bool| {
        let lines = outcome.ranking().iter().enumerate().map(|(place, &seat)| {
            let points: Vec<Points> = epochs.iter().map(|epoch| epoch[seat].points).collect();
            let detail = if detailed { format!(": {}", by_category(&points)) } else { String::new() };
            let (name, total) = (name(names, seat, longest), outcome.totals()[seat]);
            format!("{}. {name} {total}{detail}.", place + 1)
        });
        format!(
            "The game is over. Points by category, epoch by epoch.\n{}",
            lines.collect::<Vec<_>>().join("\n")
        )
    };
    let tries = [told(NAME, true), told(SHORT_NAME, true)];
    tries.into_iter().find(|words| fits(words)).unwrap_or_else(|| told(SHORT_NAME, false))
}

/// `Gods 2 0 4, Gold 0 3 0`: a number for each epoch, categories without points left out.
fn by_category(epochs: &[Points]) -> String {
    let told = CATEGORIES.into_iter().filter_map(|(label, value)| {
        let values: Vec<String> = epochs.iter().map(|points| value(points).to_string()).collect();
        epochs.iter().any(|points| value(points) != 0).then(|| format!("{label} {}", values.join(" ")))
    });
    told.collect::<Vec<_>>().join(", ")
}
