//! The pictures in words, for those who hear them: everything that can be seen, in the length that Discord allows
//! a description.

use ra::rules::{Drawn, Outcome, PerSeat, Phase, Scored, Seat, Space, Tile, Visible, VisiblePlayer};
use ra_table::language::Language;
use ra_table::names::{Called, isolated, marked, plain};

use super::end::CATEGORIES;
use super::fluent::{Words, words};
use super::lists::{commas, sentences};
use super::picture_words::{self, Still};
use super::tiles::named;
use super::{holding, suns};

/// The longest description Discord takes. Counted here in UTF-16, the strictest way to count.
pub const LONGEST: usize = 1024;

/// How long names may be while there is room, when there is little, and when there is none.
pub(super) const NAME: usize = 32;
pub(super) const SHORT_NAME: usize = 12;
pub(super) const SHORTEST_NAME: usize = 4;

fn fits(words: &str) -> bool {
    words.encode_utf16().count() <= LONGEST
}

/// The first that fits, or else the last. None is made in vain: the first fits nearly always.
pub(super) fn first_that_fits(tries: impl Iterator<Item = String>) -> String {
    let mut said = String::new();
    for words in tries {
        said = words;
        if fits(&said) {
            break;
        }
    }
    said
}

/// What is described: a table and its players' names, in a language, with names cut to a length.
#[derive(Clone, Copy)]
struct Described<'a> {
    language: Language,
    words: &'static Words,
    table: &'a Visible,
    still: Option<Still>,
    names: &'a [Called],
    longest: usize,
}

/// What the picture's words call a player, with a name so long at most.
pub(super) fn name(language: Language, names: &[Called], seat: Seat, longest: usize) -> String {
    let called = names.get(seat.index()).and_then(|called| short(called, longest));
    called.unwrap_or_else(|| picture_words::nameless(language, seat.index() + 1))
}

/// A name cut to a length, with its mark; `None` if nothing of it can be seen.
pub(super) fn short(called: &Called, longest: usize) -> Option<String> {
    let whole = plain(&called.name);
    if whole.is_empty() {
        return None;
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
    Some(marked(isolated(cut.trim_end().to_owned()), called.mark))
}

/// The board: what is asked, or why nobody is asked, the tracks, and what lies before every player. Where many
/// tiles lie, they are told by kind with the counts in the order of the seats, which is shorter and leaves nothing
/// out.
pub fn board(language: Language, table: &Visible, still: Option<Still>, names: &[Called]) -> String {
    let cut = |longest| Described { language, words: words(language), table, still, names, longest };
    let by_seat = |longest| format!("{}\n{}", cut(longest).tracks(), cut(longest).seats());
    let by_kind = |longest| {
        let cut = cut(longest);
        format!("{}\n{}\n{}", cut.tracks(), cut.only_suns(), cut.kinds())
    };
    let by_seat = [NAME, SHORT_NAME].into_iter().map(by_seat);
    first_that_fits(by_seat.chain([NAME, SHORT_NAME, SHORTEST_NAME].into_iter().map(by_kind)))
}

impl Described<'_> {
    fn name(self, seat: Seat) -> String {
        name(self.language, self.names, seat, self.longest)
    }

    fn tile(self, tile: Tile) -> &'static str {
        named(self.words, tile, self.table.edition())
    }

    fn tracks(self) -> String {
        let Described { language, words, table, .. } = self;
        let asked = match table.to_act() {
            None => words.alt_over(),
            Some(_) if self.still == Some(Still::Paused) => words.alt_paused(),
            Some(_) if let Some(still) = self.still => picture_words::still(language, still) + ".",
            Some(seat) => {
                let asked = format!(
                    "{}{}",
                    picture_words::asked(language, table),
                    picture_words::asked_more(language, table)
                );
                words.alt_asked(self.name(seat), asked)
            }
        };
        let spaces = table.track().spaces().iter();
        let gap = words.alt_gap();
        let spaces: Vec<&str> = spaces.map(|on| on.map_or(gap.as_str(), |on| self.tile(on))).collect();
        let board = words.alt_board(
            table.sun().value(),
            table.ra(),
            table.ra_limit(),
            table.epoch().number(),
            table.bag(),
        );
        sentences([asked, words.alt_track(commas(words, &spaces)), board, self.drawn(), self.won()])
    }

    /// The tile that was drawn last, while it is there.
    fn drawn(self) -> String {
        let Described { words, table, .. } = self;
        let on = |space: Space| Some((self.tile(table.track().get(space)?), space.number()));
        match table.latest().drawn() {
            Some(Drawn::Ra) => words.alt_drawn("ra", 0),
            Some(Drawn::On(space)) => {
                on(space).map_or(String::new(), |(tile, space)| words.alt_drawn(tile, space))
            }
            None => String::new(),
        }
    }

    /// What somebody has of the lot that was won last.
    fn won(self) -> String {
        let Described { words, table, .. } = self;
        let Some(winner) = table.latest().winner() else { return String::new() };
        let held = table.players()[winner].tiles();
        let is_new = |tile: &Tile| table.latest().won(winner, *tile) && held.count(*tile) > 0;
        let tiles: Vec<&str> = Tile::ALL.into_iter().filter(is_new).map(|tile| self.tile(tile)).collect();
        if tiles.is_empty() { String::new() } else { words.alt_won(self.name(winner), commas(words, &tiles)) }
    }

    fn seats(self) -> String {
        let seats = self.table.players().iter().map(|(seat, player)| {
            let held = holding(self.language, player.tiles(), self.table.edition());
            format!("{}; {held}.", self.head((seat, player)))
        });
        seats.collect::<Vec<_>>().join("\n")
    }

    fn only_suns(self) -> String {
        let seats = self.table.players().iter().map(|seat| self.head(seat) + ".");
        seats.collect::<Vec<_>>().join("\n")
    }

    /// A seat without its tiles: `Isis, Ra player, bid 7: suns 3 and 7, 1 face down`.
    fn head(self, (seat, player): (Seat, &VisiblePlayer)) -> String {
        let Described { language, words, table, .. } = self;
        let mut said = vec![self.name(seat)];
        if let Phase::Auction(auction) = table.phase() {
            if auction.ra_player() == seat {
                said.push(words.alt_ra_player());
            }
            let answer = auction.said(seat, player.face_up());
            said.extend(answer.map(|answer| picture_words::answer(language, answer)));
        }
        words.alt_suns(commas(words, &said), suns(language, player.face_up()), player.face_down())
    }

    /// `Tiles in the order of the players: Nile 3 0 2; God 0 0 1.`
    fn kinds(self) -> String {
        let players = self.table.players().as_slice();
        let counts = |kind: Tile| players.iter().map(move |player| player.tiles().count(kind));
        let held = Tile::ALL.into_iter().filter(|&kind| counts(kind).any(|count| count > 0));
        let kinds: Vec<String> = held
            .map(|kind| {
                let counts: Vec<String> = counts(kind).map(|count| count.to_string()).collect();
                format!("{} {}", self.tile(kind), counts.join(" "))
            })
            .collect();
        self.words.alt_kinds(kinds.join(&self.words.list_semicolon()))
    }
}

/// The end: the ranking, and each player's points by category, epoch by epoch.
pub fn end(language: Language, outcome: &Outcome, epochs: &[PerSeat<Scored>], names: &[Called]) -> String {
    let told = |longest, detailed: bool| {
        let lines = outcome.ranking().iter().enumerate().map(|(place, &seat)| {
            let scored: Vec<Scored> = epochs.iter().map(|epoch| epoch[seat]).collect();
            let totals: Vec<String> = scored.iter().map(|scored| scored.total.to_string()).collect();
            let after = words(language).alt_scores(commas(words(language), &totals));
            let detail = match detailed {
                true => format!(", {after}: {}", by_category(language, &scored)),
                false => String::new(),
            };
            let (name, total) = (name(language, names, seat, longest), outcome.totals()[seat]);
            format!("{}. {name} {total}{detail}.", place + 1)
        });
        format!("{}\n{}", words(language).alt_end(), lines.collect::<Vec<_>>().join("\n"))
    };
    let tries = [(NAME, true), (SHORT_NAME, true), (SHORT_NAME, false)];
    first_that_fits(tries.into_iter().map(|(longest, detailed)| told(longest, detailed)))
}

/// `Gods 2 0 4, Gold 0 3 0`: a number for each epoch, categories without points left out; at the end, what was not lost
/// as no score falls below the floor.
fn by_category(language: Language, epochs: &[Scored]) -> String {
    let words = words(language);
    let each = |value: &dyn Fn(&Scored) -> i16| {
        let values: Vec<i16> = epochs.iter().map(value).collect();
        let said = || values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        values.iter().any(|value| *value != 0).then(said)
    };
    let told = CATEGORIES.into_iter().filter_map(|(category, value)| {
        let values = each(&|scored| value(&scored.points))?;
        Some(format!("{} {values}", words.category(category)))
    });
    let held = each(&Scored::held).map(|values| words.alt_held(values));
    commas(words, &told.chain(held).collect::<Vec<_>>())
}
