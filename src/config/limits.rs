//! How much one person, one server and one game may ask of the bot, so that nobody stalls others: the one table of
//! limits.

use std::time::Duration;

use clap::Args;

/// How long it is for which clicks and commands are counted.
pub const PRESSES_WITHIN: Duration = Duration::from_secs(10);

/// The limits as they are written: each a number, or off.
#[derive(Debug, Clone, Args)]
pub(super) struct LimitSettings {
    /// How many tables somebody may have open that they opened, unless they may manage the channel: a number, or off.
    #[arg(long, env = "RA_LIMIT_OPEN_TABLES", default_value = "5")]
    pub(super) open_tables: String,
    /// How many tables somebody may open within a day: a number, or off.
    #[arg(long, env = "RA_LIMIT_TABLES_A_DAY", default_value = "20")]
    pub(super) tables_a_day: String,
    /// How many tables may be open in a server: a number, or off.
    #[arg(long, env = "RA_LIMIT_SERVER_TABLES", default_value = "30")]
    pub(super) server_tables: String,
    /// How many clicks and commands somebody may send within ten seconds: a number, or off.
    #[arg(long, env = "RA_LIMIT_PRESSES", default_value = "20")]
    pub(super) presses: String,
    /// For how many minutes after a public copy of its board a game gets no other: a number, or off.
    #[arg(long, env = "RA_LIMIT_COPY_MINUTES", default_value = "10")]
    pub(super) copy_minutes: String,
    /// How often somebody may change their settings within a day: a number, or off.
    #[arg(long, env = "RA_LIMIT_SETTINGS_A_DAY", default_value = "50")]
    pub(super) settings_a_day: String,
}

/// The limits, checked; `None` where there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How many tables a person may have open that they opened.
    pub open_tables: Option<u32>,
    /// How many tables a person may open within a day.
    pub tables_a_day: Option<u32>,
    /// How many tables may be open in a server.
    pub server_tables: Option<u32>,
    /// How many clicks and commands a person may send within [`PRESSES_WITHIN`].
    pub presses: Option<u32>,
    /// For how long after a public copy of its board a game gets no other.
    pub copies: Option<Duration>,
    /// How often a person may change their settings within a day.
    pub settings_a_day: Option<u32>,
}

impl Limits {
    /// What holds unless something else is said.
    pub const USUAL: Limits = Limits {
        open_tables: Some(5),
        tables_a_day: Some(20),
        server_tables: Some(30),
        presses: Some(20),
        copies: Some(Duration::from_secs(10 * 60)),
        settings_a_day: Some(50),
    };
    /// None at all.
    pub const NONE: Limits = Limits {
        open_tables: None,
        tables_a_day: None,
        server_tables: None,
        presses: None,
        copies: None,
        settings_a_day: None,
    };
}

impl LimitSettings {
    /// Checks the limits; what is no limit becomes a problem, a sentence.
    pub(super) fn check(&self, problems: &mut Vec<String>) -> Limits {
        let mut read = |name: &str, said: &str| {
            limit(said).unwrap_or_else(|| {
                problems.push(format!("{name} is {said:?}: choose a number from 1 on, or off for no limit."));
                None
            })
        };
        Limits {
            open_tables: read("RA_LIMIT_OPEN_TABLES", &self.open_tables),
            tables_a_day: read("RA_LIMIT_TABLES_A_DAY", &self.tables_a_day),
            server_tables: read("RA_LIMIT_SERVER_TABLES", &self.server_tables),
            presses: read("RA_LIMIT_PRESSES", &self.presses),
            copies: read("RA_LIMIT_COPY_MINUTES", &self.copy_minutes)
                .map(|minutes| Duration::from_secs(60 * u64::from(minutes))),
            settings_a_day: read("RA_LIMIT_SETTINGS_A_DAY", &self.settings_a_day),
        }
    }
}

/// A limit as it is written, `None` in it for off; `None` if it is neither.
fn limit(said: &str) -> Option<Option<u32>> {
    match said.trim() {
        "off" => Some(None),
        number => number.parse().ok().filter(|most| *most > 0).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        limits: LimitSettings,
    }

    fn check(said: &[&str]) -> Result<Limits, Vec<String>> {
        let program = Program::parse_from(["ra-bot"].iter().chain(said));
        let mut problems = Vec::new();
        let limits = program.limits.check(&mut problems);
        if problems.is_empty() { Ok(limits) } else { Err(problems) }
    }

    #[test]
    fn limits_are_numbers_or_off_and_usual_unless_they_are_said() {
        assert_eq!(check(&[]).unwrap(), Limits::USUAL);
        let off =
            ["open-tables", "tables-a-day", "server-tables", "presses", "copy-minutes", "settings-a-day"];
        let off: Vec<String> = off.iter().map(|name| format!("--{name}=off")).collect();
        let off: Vec<&str> = off.iter().map(String::as_str).collect();
        assert_eq!(check(&off).unwrap(), Limits::NONE);
        let some = check(&["--presses", "7", "--copy-minutes", "1"]).unwrap();
        let minute = Some(Duration::from_secs(60));
        assert_eq!(some, Limits { presses: Some(7), copies: minute, ..Limits::USUAL });
        for bad in ["0", "-1", "few", "", "5000000000"] {
            let problems = check(&[&format!("--open-tables={bad}")]).unwrap_err();
            assert!(problems[0].starts_with("RA_LIMIT_OPEN_TABLES"), "{bad:?}");
        }
    }
}
