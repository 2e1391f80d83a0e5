//! Standings: who of a season is in their picture, its words, and the picture in words.

use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::names::{self, Called};
use ra_table::season::Season;
use ra_table::season::{MOST_GAMES, Standing};

use super::alt_text::{NAME, SHORT_NAME, SHORTEST_NAME, first_that_fits, short};
use super::fluent::words;
use super::season::{percent, quarter};

/// As many rows a picture has, and the reader's own below them.
pub const PICTURED: usize = 10;
/// As many rows there are where the standings stand beside something else.
pub const FIRST: usize = 5;
/// What stands for the rows that are left out.
pub(super) const GAP: &str = "…";

/// The standings as a picture shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Of what: `Autumn 2026`.
    pub title: String,
    /// The first place first.
    pub rows: Vec<Row>,
    /// Whether rows are left out before the last one, which is the reader's own.
    pub gap: bool,
    /// In what they have played.
    pub contest: Contest,
}

/// What standings are of: it decides which points count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contest {
    /// A server's season.
    Season,
    /// A cup.
    Cup {
        /// So many of the first places its final has decided.
        by_final: usize,
    },
}

/// What one person has reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Their place; who is equal shares it.
    pub place: usize,
    /// Their name, marked if it looks like that of another row.
    pub name: Called,
    /// The points of the games that count.
    pub points: u32,
    /// How many games they have finished.
    pub games: usize,
    /// How many of the games that count they have won.
    pub wins: usize,
    /// Their mean share of the best score, in percent.
    pub percent: u32,
    /// Whether the reader is this person.
    pub own: bool,
}

impl Standings {
    /// The first places of a server's season, and the reader if they are further down. Who is hidden is named to nobody
    /// but themselves; what everybody reads has no reader.
    pub fn of(language: Language, season: &Season, reader: Option<UserId>, most: usize) -> Standings {
        let is_readers = |standing: &Standing| Some(standing.user) == reader;
        let all = season.standings.iter().enumerate();
        let shown: Vec<(usize, &Standing)> =
            all.filter(|(index, standing)| *index < most || is_readers(standing)).collect();
        let gap = shown.last().is_some_and(|(index, _)| *index >= shown.len());
        let is_hidden = |standing: &Standing| !is_readers(standing) && season.hidden.contains(&standing.user);
        let name = |standing: &Standing| match is_hidden(standing) {
            true => words(language).season_somebody(),
            false => standing.name.clone(),
        };
        let names: Vec<String> = shown.iter().map(|(_, standing)| name(standing)).collect();
        let rows = shown.into_iter().zip(names::called(&names)).map(|((_, standing), name)| Row {
            place: standing.place,
            // Those who are hidden are all called alike.
            name: Called { mark: name.mark.filter(|_| !is_hidden(standing)), ..name },
            points: standing.points,
            games: standing.games,
            wins: standing.wins,
            percent: percent(standing.share),
            own: is_readers(standing),
        });
        let title = quarter(language, season.quarter);
        Standings { title, rows: rows.collect(), gap, contest: Contest::Season }
    }

    /// The rows above the gap, and the one below it.
    pub fn parts(&self) -> (&[Row], &[Row]) {
        let above = self.rows.len().saturating_sub(usize::from(self.gap));
        self.rows.split_at(above)
    }
}

/// The headings: place, name, points, games, wins and share.
pub fn columns(language: Language) -> [String; 6] {
    ["place", "name", "points", "games", "wins", "share"]
        .map(|column| words(language).picture_standings_column(column))
}

/// What stands below the rows, line by line.
pub fn foot(language: Language, contest: Contest) -> [String; 2] {
    let words = words(language);
    let counted = match contest {
        Contest::Season => words.picture_standings_counted(MOST_GAMES),
        Contest::Cup { by_final: 0 } => words.picture_standings_ties(),
        Contest::Cup { by_final } => words.picture_standings_final(by_final),
    };
    [counted, words.picture_standings_of_best()]
}

/// The standings in words for a message, a line each.
pub fn lines(language: Language, standings: &Standings) -> String {
    let words = words(language);
    let line = |row: &Row| {
        let called = names::marked(super::name(language, &row.name.name), row.name.mark);
        words.season_line(row.place, called, row.own.to_string(), row.points, row.games)
    };
    let (above, below) = standings.parts();
    let gap = standings.gap.then(|| GAP.to_owned());
    above.iter().map(line).chain(gap).chain(below.iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// The picture in words, for those who hear it.
pub fn alt(language: Language, standings: &Standings) -> String {
    let words = words(language);
    let told = |longest| {
        let row = |row: &Row| {
            let name =
                short(&row.name, longest).unwrap_or_else(|| names::marked(words.nameless(), row.name.mark));
            let name = if row.own { words.alt_standings_you(name) } else { name };
            words.alt_standings_row(row.place, name, row.points, row.games, row.wins, row.percent) + "."
        };
        let (above, below) = standings.parts();
        let gap = standings.gap.then(|| GAP.to_owned());
        let rows = above.iter().map(row).chain(gap).chain(below.iter().map(row));
        let foot = foot(language, standings.contest);
        let lines = [format!("{}.", standings.title)].into_iter().chain(rows).chain(foot);
        lines.collect::<Vec<_>>().join("\n")
    };
    first_that_fits([NAME, SHORT_NAME, SHORTEST_NAME].into_iter().map(told))
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::super::alt_text::LONGEST;
    use super::*;

    fn standing(number: usize, name: &str) -> Standing {
        let user = UserId(number as i64);
        Standing {
            user,
            name: name.to_owned(),
            place: number,
            points: 66,
            games: 999,
            wins: 6,
            share: 1_000_000,
        }
    }

    fn season(standings: Vec<Standing>) -> Season {
        Season { quarter: "2026-Q4".parse().unwrap(), standings, hidden: Vec::new() }
    }

    fn pictured(season: &Season, reader: Option<usize>) -> Standings {
        Standings::of(Language::En, season, reader.map(|reader| UserId(reader as i64)), PICTURED)
    }

    fn of(count: usize, reader: usize) -> Standings {
        pictured(&season((1..=count).map(|number| standing(number, "Isis")).collect()), Some(reader))
    }

    #[test]
    fn who_is_hidden_is_named_to_themselves_alone() {
        let all = (1..=3).map(|number| standing(number, "Isis")).collect();
        let hidden = Season { hidden: vec![UserId(1), UserId(3)], ..season(all) };
        let told = |reader| alt(Language::En, &pictured(&hidden, reader));
        assert!(
            told(None).contains("\n1. a player: ") && told(None).contains("\n3. a player: "),
            "{}",
            told(None)
        );
        assert!(told(None).contains("\n2. Isis: "), "{}", told(None));
        let own = told(Some(3));
        assert!(own.contains("\n1. a player: ") && own.contains("\n3. Isis (3) (you): "), "{own}");
    }

    #[test]
    fn ten_are_shown_and_the_reader() {
        let check = |count, reader, places: &[usize], gap| {
            let standings = of(count, reader);
            let shown: Vec<usize> = standings.rows.iter().map(|row| row.place).collect();
            assert_eq!((&shown[..], standings.gap), (places, gap), "{reader} of {count}");
            let own: Vec<usize> = standings.rows.iter().filter(|row| row.own).map(|row| row.place).collect();
            assert_eq!(own, if reader <= count { vec![reader] } else { vec![] }, "{reader} of {count}");
            let (above, below) = standings.parts();
            assert_eq!((above.len(), below.len()), (places.len() - usize::from(gap), usize::from(gap)));
        };
        let ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        check(3, 2, &ten[..3], false);
        check(3, 4, &ten[..3], false);
        check(10, 10, &ten, false);
        check(40, 4, &ten, false);
        check(40, 41, &ten, false);
        check(40, 11, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], false);
        check(40, 12, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], true);
        check(40, 37, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 37], true);
        let nobody = of(0, 1);
        assert_eq!((nobody.title.as_str(), nobody.rows, nobody.gap), ("Autumn 2026", Vec::new(), false));
    }

    #[test]
    fn a_share_is_rounded_to_whole_percent() {
        let percent = |share| {
            let standing = Standing { share, ..standing(1, "Isis") };
            pictured(&season(vec![standing]), None).rows[0].percent
        };
        assert_eq!([0, 4_999, 5_000, 872_345, 1_000_000].map(percent), [0, 0, 1, 87, 100]);
    }

    #[test]
    fn only_names_that_are_shown_are_told_apart() {
        let name = |number| ["Isis", "Amun"][usize::from(number > 19)];
        let all = season((1..=20).map(|number| standing(number, name(number))).collect());
        let told = |reader| alt(Language::En, &pictured(&all, reader));
        assert!(told(Some(20)).contains("\n10. Isis (10): "), "{}", told(Some(20)));
        assert!(told(Some(20)).contains("\n…\n20. Amun (you): "), "{}", told(Some(20)));
        assert!(told(Some(19)).contains("\n…\n19. Isis (11) (you): "), "{}", told(Some(19)));
        assert!(!told(None).contains("you") && !told(None).contains('…'), "{}", told(None));
    }

    #[test]
    fn the_picture_in_words_is_as_long_as_discord_takes_in_every_language() {
        for language in Language::iter() {
            for letter in ["🐪", "א", "W", "\u{200b}"] {
                let all = season((1..=40).map(|number| standing(number, &letter.repeat(600))).collect());
                let shown = Standings { title: "🐪".repeat(40), ..pictured(&all, Some(40)) };
                let said = alt(language, &shown);
                let length = said.encode_utf16().count();
                assert!(length <= LONGEST, "{language}: {length}: {said}");
                // Nothing of what is not a name is left out.
                assert_eq!(said.lines().count(), 15, "{said}");
                assert!(said.ends_with(&foot(language, shown.contest).join("\n")), "{said}");
            }
        }
    }
}
