//! All of a cup as tables for spreadsheets: its people, its tables and their results.

use ra_table::cup::{Membership, Outcome};
use ra_table::season;
use ra_table::time::Millis;

use super::Loaded;

/// Files of comma-separated values, each with a line of names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Everybody who ever signed up.
    pub entrants: String,
    /// All tables that were drawn.
    pub tables: String,
    /// What everybody has reached at the tables whose games were played to their end.
    pub results: String,
}

impl Loaded {
    /// All of the cup that everybody may know.
    pub fn export(&self) -> Export {
        Export { entrants: self.entrants(), tables: self.table_lines(), results: self.results() }
    }

    fn entrants(&self) -> String {
        let line = |(number, entrant): (&_, &ra_table::cup::Entrant)| {
            let person = self.person(*number);
            let user =
                person.and_then(|person| person.user).map_or_else(String::new, |user| user.to_string());
            let membership = match entrant.membership {
                Membership::In => "in",
                Membership::Left => "left",
                Membership::Dropped => "dropped",
            };
            let name = person.map_or("", |person| &person.name);
            [number.to_string(), user, name.to_owned(), moment(entrant.signed_up_at), membership.to_owned()]
        };
        csv(["number", "user_id", "name", "signed_up_at", "membership"], self.cup.entrants().iter().map(line))
    }

    fn table_lines(&self) -> String {
        let line = |table: &ra_table::cup::Table| {
            let game = self.opened(table.number);
            let outcome = self.facts.outcome(table.number);
            let state = match (table.is_void, table.opened_at, outcome) {
                (true, ..) | (false, _, Some(Outcome::CalledOff)) => "void",
                (false, _, Some(Outcome::Played(_))) => "over",
                (false, Some(_), None) => "running",
                (false, None, None) => "drawn",
            };
            let people: Vec<String> = table.people.iter().map(ToString::to_string).collect();
            [
                table.number.to_string(),
                table.round.map_or_else(|| "final".to_owned(), |round| round.to_string()),
                game.map_or_else(String::new, |game| game.game.to_string()),
                table.opened_at.map_or_else(String::new, moment),
                state.to_owned(),
                people.join(" "),
            ]
        };
        csv(["table", "round", "game_id", "opened_at", "state", "people"], self.cup.tables().iter().map(line))
    }

    /// The results by table and place.
    fn results(&self) -> String {
        let finishes = self.cup.tables().iter().filter(|table| !table.is_void).flat_map(|table| {
            let mut finishes: Vec<_> = match self.facts.outcome(table.number) {
                Some(Outcome::Played(finishes)) => finishes.iter().map(|one| (table.number, one)).collect(),
                Some(Outcome::CalledOff) | None => Vec::new(),
            };
            finishes.sort_by_key(|(_, (_, finish))| (finish.place.is_none(), finish.place));
            finishes
        });
        let lines = finishes.map(|(table, (number, finish))| {
            [
                table.to_string(),
                finish.place.map_or_else(String::new, |place| place.to_string()),
                number.to_string(),
                self.person(*number).map_or_else(String::new, |person| person.name.clone()),
                finish.score.to_string(),
                season::points(finish).to_string(),
                finish.left.to_string(),
            ]
        });
        csv(["table", "place", "number", "name", "score", "points", "left_by"], lines)
    }
}

/// A moment as spreadsheets read it: milliseconds since 1970 by UTC.
fn moment(at: Millis) -> String {
    at.0.to_string()
}

fn csv<const N: usize>(names: [&str; N], lines: impl Iterator<Item = [String; N]>) -> String {
    let names = names.map(str::to_owned);
    let line = |fields: [String; N]| fields.map(|field| field_of(&field)).join(",") + "\r\n";
    std::iter::once(names).chain(lines).map(line).collect()
}

/// A field as it is written. A spreadsheet would compute what begins like a formula.
fn field_of(text: &str) -> String {
    let text = match text.starts_with(['=', '+', '-', '@', '\t']) {
        true => format!("'{text}"),
        false => text.to_owned(),
    };
    if text.contains(['"', ',', '\r', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_text_to_a_spreadsheet() {
        let lines = [["1", "Isis"], ["2", "=HYPERLINK(\"x\")"], ["3", "a, \"b\""]]
            .map(|line| line.map(str::to_owned));
        let told = csv(["number", "name"], lines.into_iter());
        assert_eq!(told, "number,name\r\n1,Isis\r\n2,\"'=HYPERLINK(\"\"x\"\")\"\r\n3,\"a, \"\"b\"\"\"\r\n");
    }
}
