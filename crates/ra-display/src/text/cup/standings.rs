//! The standings of a cup: as a picture, and in words.

use ra_table::cup::{Cup, CupName, End, Facts, Number, Standing};
use ra_table::language::Language;

use super::message::title;
use super::named::Named;
use crate::text::fluent::words;
use crate::text::season::percent;
use crate::text::standings::{Contest, GAP, PICTURED, Row, Standings};

/// So many places are told in words, and the reader's own below them.
const TOLD: usize = 20;

/// The standings of a cup, for somebody who may be one of its people, or for everybody.
#[derive(Debug, Clone)]
pub struct CupStandings<'a> {
    name: &'a CupName,
    people: &'a Named,
    /// The first place first.
    standings: Vec<Standing>,
    /// So many of the first places the final has decided.
    by_final: usize,
    reader: Option<Number>,
}

impl CupStandings<'_> {
    /// The standings as they follow from a cup.
    pub fn of<'a>(
        name: &'a CupName,
        people: &'a Named,
        (cup, facts): (&Cup, &Facts),
        reader: Option<Number>,
    ) -> CupStandings<'a> {
        let by_final = cup.final_result(facts).map_or(0, <[_]>::len);
        CupStandings { name, people, standings: cup.ranking(facts), by_final, reader }
    }

    /// Whether no table is over yet.
    pub fn is_empty(&self) -> bool {
        self.standings.iter().all(|standing| standing.tables == 0)
    }

    /// What the picture shows: the first places, and the reader if they are further down.
    pub fn pictured(&self) -> Standings {
        let shown = self.shown(PICTURED);
        let row = |(place, standing): &(usize, &Standing)| Row {
            place: *place,
            name: self.people.called(standing.number),
            points: standing.points,
            games: standing.tables,
            wins: standing.wins,
            percent: percent(standing.share),
            own: self.is_readers(standing),
        };
        Standings {
            title: self.name.to_string(),
            rows: shown.iter().map(row).collect(),
            gap: has_gap(&shown),
            contest: Contest::Cup,
        }
    }

    /// The places in words, a line each.
    pub fn lines(&self, language: Language) -> String {
        let shown = self.shown(TOLD);
        let line = |(place, standing): &(usize, &Standing)| {
            words(language).cup_standings_line(
                *place,
                self.people.name(standing.number),
                self.is_readers(standing).to_string(),
                standing.points,
                standing.wins,
                percent(standing.share),
                self.is_by_lot(*place).to_string(),
            )
        };
        let mut lines: Vec<String> = shown.iter().map(line).collect();
        if has_gap(&shown) {
            lines.insert(lines.len() - 1, GAP.to_owned());
        }
        lines.join("\n")
    }

    fn shown(&self, most: usize) -> Vec<(usize, &Standing)> {
        let all = (1..).zip(&self.standings);
        all.filter(|(place, standing)| *place <= most || self.is_readers(standing)).collect()
    }

    fn is_readers(&self, standing: &Standing) -> bool {
        self.reader == Some(standing.number)
    }

    /// Whether only the lot separates this place from the one before or after it.
    fn is_by_lot(&self, place: usize) -> bool {
        let figures = |place: usize| {
            let standing = self.standings.get(place.checked_sub(1)?).filter(|_| place > self.by_final)?;
            Some((standing.points, standing.wins, standing.share))
        };
        let own = figures(place);
        own.is_some() && [place - 1, place + 1].into_iter().any(|other| figures(other) == own)
    }
}

/// Whether places are left out before the last one.
fn has_gap(shown: &[(usize, &Standing)]) -> bool {
    shown.last().is_some_and(|(place, _)| *place > shown.len())
}

/// The heading of standings that somebody asks for.
pub fn heading(language: Language, name: &CupName, cup: &Cup) -> String {
    let words = words(language);
    match cup.end() {
        Some(End::Over) => words.cup_standings_final(title(name)),
        Some(End::Cancelled | End::TooFew) | None => words.cup_standings_now(title(name)),
    }
}

/// Instead of standings, as long as no table is over.
pub fn none(language: Language, name: &CupName) -> String {
    words(language).cup_standings_none(title(name))
}
