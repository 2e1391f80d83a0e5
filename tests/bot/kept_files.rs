//! Files that keep what people see, so that a change of the program's inside can be told to have changed none of it.
//!
//! `RA_KEEP=1 cargo test --test bot exchanges` writes them anew; what has changed is then for
//! `git diff` to show. What is another in each run is written in the same words each time: who or what a number stands
//! for, and how far a moment is from the present.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::server::{PEOPLE, Server};

/// Numbers from here on are Discord's ids; shorter ones are counts, points or moments.
const ID_DIGITS: usize = 17;
/// The digits of a moment in milliseconds.
const MILLIS_DIGITS: usize = 13;
/// Moments are told in steps of ten minutes, so that it does not matter how long a test takes.
const STEP: i64 = 10 * 60 * 1000;

/// What comes before a clock's time that somebody is shown.
const SHOWN: [&str; 1] = ["where it is "];

/// Names for numbers. Those that are not known are numbered as they appear.
#[derive(Debug, Default)]
pub(crate) struct Names {
    known: HashMap<String, String>,
    others: HashMap<String, usize>,
}

impl Names {
    /// The people, channels and other fixtures of a server.
    pub(crate) fn of(server: &Server) -> Names {
        let mut names = Names::default();
        let discord = &server.discord;
        for who in PEOPLE {
            names.know(discord.person(who).unwrap().id(), who);
        }
        for channel in ["general", "ra", "tournament"] {
            names.know(discord.channel(channel).unwrap(), &format!("#{channel}"));
        }
        for emoji in discord.emojis() {
            let name = emoji["name"].as_str().unwrap().rsplit_once('_').unwrap().0;
            names.know(emoji["id"].as_str().unwrap(), &format!("emoji {name}"));
        }
        names.know(discord.guild(), "the server");
        names.know(discord.application(), "the bot");
        names
    }

    /// Gives a number a name.
    pub(crate) fn know(&mut self, id: impl ToString, name: &str) {
        self.known.insert(id.to_string(), name.to_owned());
    }

    /// What a number is called here.
    pub(crate) fn name(&mut self, id: &str) -> String {
        if let Some(name) = self.known.get(id) {
            return format!("{{{name}}}");
        }
        let next = self.others.len() + 1;
        format!("{{id{}}}", self.others.entry(id.to_owned()).or_insert(next))
    }

    /// A text that was written at `now` (in milliseconds), in the words of every run.
    pub(crate) fn plain(&mut self, text: &str, now: i64) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
            let (before, from) = rest.split_at(at);
            plain += before;
            let digits = from.len() - from.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, after) = from.split_at(digits);
            // The letters of a checksum are no number's neighbours.
            let alone = !plain.ends_with(|c: char| c.is_ascii_alphabetic())
                && !after.starts_with(|c: char| c.is_ascii_alphabetic());
            plain += &match digits {
                _ if plain.ends_with("<t:") => moment(number.parse::<i64>().unwrap() * 1000, now),
                ID_DIGITS.. if alone => self.name(number),
                MILLIS_DIGITS if alone => moment(number.parse().unwrap(), now),
                2 if after.starts_with(':') && SHOWN.iter().any(|shown| plain.ends_with(shown)) => {
                    rest = after.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit());
                    plain += "{now}";
                    continue;
                }
                _ => number.to_owned(),
            };
            rest = after;
        }
        plain + rest
    }
}

/// How far a moment is from another: `{+47h50m}`.
fn moment(at: i64, now: i64) -> String {
    let steps = (at - now + STEP / 2).div_euclid(STEP);
    let sign = if steps < 0 { '-' } else { '+' };
    let minutes = steps.abs() * STEP / 60_000;
    format!("{{{sign}{}h{:02}m}}", minutes / 60, minutes % 60)
}

/// A value of JSON for a reader: what fits in a line is one.
pub(crate) fn laid_out(value: &Value, indent: usize) -> String {
    const LINE: usize = 120;
    let short = value.to_string();
    let (open, close, parts): (char, char, Vec<String>) = match value {
        _ if short.len() + indent <= LINE => return short,
        Value::Array(all) => ('[', ']', all.iter().map(|one| laid_out(one, indent + 2)).collect()),
        Value::Object(all) => {
            let part = |(key, one): (&String, &Value)| format!("\"{key}\": {}", laid_out(one, indent + 2));
            ('{', '}', all.iter().map(part).collect())
        }
        _ => return short,
    };
    let space = " ".repeat(indent);
    let parts: Vec<String> = parts.iter().map(|part| format!("{space}  {part}")).collect();
    format!("{open}\n{}\n{space}{close}", parts.join(",\n"))
}

/// Where a kept file is.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept").join(name)
}

/// Compares a text with the one that is kept, or keeps it if that is wanted.
#[track_caller]
pub(crate) fn compare(name: &str, found: &str) {
    if std::env::var("RA_KEEP").is_ok_and(|keep| keep == "1") {
        return std::fs::write(path(name), found).unwrap();
    }
    let kept = std::fs::read_to_string(path(name)).unwrap();
    if kept == found {
        return;
    }
    let beside = std::env::temp_dir().join(format!("{name}.found"));
    std::fs::write(&beside, found).unwrap();
    let lines = || kept.lines().zip(found.lines()).enumerate();
    let (line, (kept, found)) = lines().find(|(_, (one, other))| one != other).unwrap_or_default();
    panic!(
        "{name} is another from line {} on. Kept:\n{kept}\nFound, and all of it in {}:\n{found}",
        line + 1,
        beside.display()
    );
}
