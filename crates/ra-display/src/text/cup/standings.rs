//! The standings of a cup: as a picture, and in words.

use ra_table::cup::{Cup, CupName, End, Facts, Number, Standing};
use ra_table::language::Language;

use super::message::title;
use super::named::Named;
use super::news::final_result;
use crate::text::fluent::words;
use crate::text::joined;
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
            contest: Contest::Cup { by_final: self.by_final },
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

    /// Whether only the lot separates this place from the one before or after it. Who has finished no table has no lot yet.
    fn is_by_lot(&self, place: usize) -> bool {
        let figures = |place: usize| {
            let standing = self.standings.get(place.checked_sub(1)?)?;
            let counts = place > self.by_final && standing.tables > 0;
            counts.then_some((standing.points, standing.wins, standing.share))
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
pub fn heading(language: Language, name: &CupName, people: &Named, (cup, facts): (&Cup, &Facts)) -> String {
    let words = words(language);
    match cup.end() {
        Some(End::Over) => {
            let result = final_result(language, people, (cup, facts)).unwrap_or_default();
            joined([words.cup_standings_final(title(name)), result], "\n")
        }
        Some(End::Cancelled | End::TooFew) | None => words.cup_standings_now(title(name)),
    }
}

/// Instead of standings, as long as no table is over.
pub fn none(language: Language, name: &CupName) -> String {
    words(language).cup_standings_none(title(name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ra_table::clock::Zone;
    use ra_table::cup::{Actor, Entry, Kind, Line, Plan, Reason, TableNumber};
    use ra_table::id::UserId;
    use ra_table::time::Millis;

    use super::*;

    #[test]
    fn nobody_is_placed_by_lot_before_their_first_table_is_over() {
        let begins = Millis(1_795_000_000_000);
        let publish = Entry::Publish(Plan::of_kind(Kind::Slow, begins));
        let tables = [1..=3, 4..=6].map(|people| people.map(Number).collect());
        let then = [
            Entry::Draw(tables.to_vec()),
            Entry::Open(TableNumber(1)),
            Entry::Open(TableNumber(2)),
            Entry::Void(TableNumber(1), Reason::read("late").unwrap()),
        ];
        let entries = std::iter::once(publish).chain((1..=6).map(Number).map(Entry::SignUp)).chain(then);
        let line = |(seq, entry)| Line { seq, at: begins, actor: Actor::Program, entry };
        let cup = Cup::replay([0; 32], (1..).zip(entries).map(line)).unwrap();
        let facts = Facts {
            zone: Zone::utc(),
            outages: Vec::new(),
            people: BTreeMap::new(),
            tables: BTreeMap::new(),
        };
        let names = ["Amun", "Isis", "Khnum", "Nefer", "Ptah", "Seti"];
        let people = Named::new(Language::En, (1..).map(|user| Some(UserId(user))).zip(names));
        let name = CupName::read("Nile Cup").unwrap();
        let lines = CupStandings::of(&name, &people, (&cup, &facts), None).lines(Language::En);
        let (over, playing): (Vec<&str>, Vec<&str>) =
            lines.lines().partition(|line| line.contains("5 points"));
        assert!(over.len() == 3 && over.iter().all(|line| line.ends_with("0%, by lot")), "{lines}");
        assert!(
            playing.len() == 3 && playing.iter().all(|line| line.ends_with("0 points, 0 wins, 0%")),
            "{lines}"
        );
    }
}
