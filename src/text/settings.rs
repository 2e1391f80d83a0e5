//! A person's own settings, for nobody else.

use super::cities;
use crate::app::settings::Settings;
use crate::clock::{Meanwhile, Minute, Sleep, Zone};
use crate::time::Millis;

/// The question that is put once to everybody who sits down for the first time.
pub const WHERE: &str = "**What time is it where you are?** Your clock then stands still while you sleep, and I call \
                         nobody at night. Only you see this, and I ask only once; /ra settings changes it later, and \
                         knows more cities.";

/// What comes next.
pub const WHICH_CITY: &str = "And which of these is like where you are? It says when clocks change.";

/// Nights to choose from.
const NIGHTS: [(&str, &str); 10] = [
    ("21:00", "6:00"),
    ("22:00", "6:00"),
    ("22:00", "7:00"),
    ("23:00", "7:00"),
    ("23:30", "7:30"),
    ("0:00", "8:00"),
    ("1:00", "9:00"),
    ("2:00", "10:00"),
    ("4:00", "12:00"),
    ("8:00", "16:00"),
];

/// All settings, with what they do.
pub fn settings(settings: &Settings, now: Millis) -> String {
    let habits = &settings.now.habits;
    let zone = match &habits.zone {
        Some(zone) => {
            format!("{}, where it is {} now", cities::name(zone), zone.local(now).strftime("%H:%M"))
        }
        None => "not known, so there are no sleeping hours".to_owned(),
    };
    let sleep = match (habits.sleep, &habits.zone) {
        (Some(sleep), Some(_)) => {
            format!("{}; your clocks stand still then, and nobody is called", night(sleep))
        }
        (Some(sleep), None) => format!("{}, once I know where you are", night(sleep)),
        (None, _) => "not set".to_owned(),
    };
    let left = settings.away_left.as_secs() / (24 * 60 * 60);
    let away = match habits.away {
        Some(away) => {
            let meanwhile = match away.meanwhile {
                Meanwhile::StandIn => "a computer player plays for you meanwhile",
                Meanwhile::Wait => {
                    "your tables wait, up to three days each; then a computer player plays for you"
                }
            };
            format!("until <t:{}:f>; {meanwhile}", away.until.seconds())
        }
        None => format!("no ({} left this year)", super::count(left as usize, "day")),
    };
    let calls = if settings.now.direct { "by direct message" } else { "in the game’s channel" };
    let next = if settings.now.next { "yes, by direct message" } else { "no" };
    format!(
        "**Your settings.** Others see of them nothing but deadlines.\n**Where you are**: {zone}.\n**Sleep**: {sleep}.\n\
         **Away**: {away}.\n**Calls**: {calls}.\n**Told that you are next**: {next}."
    )
}

/// `23:30 to 07:30`.
pub fn night(sleep: Sleep) -> String {
    format!("{} to {}", sleep.from(), sleep.to())
}

/// Nights to choose from.
pub fn nights() -> Vec<Sleep> {
    let minute = |words| Minute::read(words);
    NIGHTS.iter().filter_map(|(from, to)| Sleep::new(minute(from)?, minute(to)?)).collect()
}

/// A night as it was typed: `23:30-7:30`, `23 to 7`.
pub fn read_night(typed: &str) -> Option<Sleep> {
    let typed = typed.replace('–', "-").replace("to", "-");
    let (from, to) = typed.split_once('-')?;
    Sleep::new(Minute::read(from)?, Minute::read(to)?)
}

/// A day on which somebody is back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// As it is written in a command: `2026-11-25`.
    pub date: String,
    /// As it is read: `Wednesday 25 November`.
    pub name: String,
    /// The moment at which it begins for them.
    pub begins: Millis,
}

/// The days on which somebody may be back who leaves now, by the days that a year has for it.
pub fn days(settings: &Settings, now: Millis) -> Vec<Day> {
    let habits = &settings.now.habits;
    let zone = habits.zone.clone().unwrap_or_else(Zone::utc);
    let left =
        settings.away_left + habits.away.map_or(std::time::Duration::ZERO, |away| away.until.since(now));
    let mut day = zone.local(now).date();
    let mut days = Vec::new();
    while let Ok(next) = day.tomorrow() {
        day = next;
        let begins = zone.midnight(day);
        if begins.since(now) > left {
            break;
        }
        days.push(Day { date: day.to_string(), name: day.strftime("%A %-d %B").to_string(), begins });
    }
    days
}

/// What is told to whoever is about to say that they are away.
pub fn before_leaving(settings: &Settings, now: Millis) -> String {
    if days(settings, now).is_empty() {
        return "A year has ten days for being away, over all games, and yours are used up. Tell your tables, or leave \
                the chair to a computer player with /ra resign."
            .to_owned();
    }
    let left = settings.away_left.as_secs() / (24 * 60 * 60);
    format!(
        "On which day are you back? Until then your clocks stand still: a year has ten days for that over all games, and \
         you have {} left. Each table waits three days at most; or a computer player plays for you at once.",
        left
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nights_are_read_as_people_write_them() {
        let check = |typed: &str, shown: Option<&str>| {
            assert_eq!(read_night(typed).map(night).as_deref(), shown);
        };
        check("23:30-7:30", Some("23:30 to 07:30"));
        check("23 to 7", Some("23:00 to 07:00"));
        check("0:00 – 8", Some("00:00 to 08:00"));
        check("7-23", None);
        check("night", None);
        assert_eq!(nights().len(), NIGHTS.len());
    }
}
