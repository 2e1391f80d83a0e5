//! Checking many records, one a line, and reporting on them.

use std::fmt;
use std::io::{self, BufRead, Read, Write};

use super::Record;
use super::layout::{LONGEST_LINE, one_a_line};

/// How many records were checked, and what came of it. Displayed as the report's last line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// All games, good and bad. Empty lines are none.
    pub games: u64,
    /// The actions of the good games.
    pub actions: u64,
    /// The games with a problem.
    pub bad: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} actions, {} bad", self.games, self.actions, self.bad)
    }
}

/// Replays every line of `input` as a record, or every record of one that is laid out otherwise ([`one_a_line`]), and writes a line to `report` for each bad game, with its first
/// problem, and one for the tally.
///
/// # Errors
/// When reading or writing fails. A line that is no record is no error but a bad game.
pub fn verify(input: impl BufRead, report: &mut impl Write) -> io::Result<Tally> {
    let mut input = one_a_line(input)?;
    let mut tally = Tally::default();
    let mut line = Vec::new();
    for number in 1u64.. {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let checked = if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            Err(format!("longer than {LONGEST_LINE} bytes"))
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            check(&line)
        };
        tally.games += 1;
        match checked {
            Ok(actions) => tally.actions += actions,
            Err(problem) => {
                tally.bad += 1;
                writeln!(report, "line {number}: {problem}")?;
            }
        }
    }
    writeln!(report, "{tally}")?;
    Ok(tally)
}

/// The number of actions of a good game, or the sentence about a bad one.
fn check(line: &[u8]) -> Result<u64, String> {
    let json = std::str::from_utf8(line).map_err(|error| format!("no text: {error}"))?;
    let record = Record::read(json).map_err(|problem| problem.to_string())?;
    Ok(record.actions().len() as u64)
}
