//! A person's own settings, for nobody else.

use ra::rules::Action;
use ra_table::clock::{ASSUMED_NIGHT, Meanwhile, Minute, Nights, Sleep, Zone};
use ra_table::game::Settings;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::Own;
use ra_table::language::Language;
use ra_table::reader::Reader;
use ra_table::time::Millis;

use super::board::{hour, moment};
use super::cities;
use super::fluent::{language_name, words};
use super::lists::NONE;
use super::parse_input;

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

/// A person's settings of their time and of how they are notified.
pub fn settings(reader: &Reader, settings: &Settings, now: Millis) -> String {
    let language = reader.language();
    let words = words(language);
    let habits = &settings.now.habits;
    let city = match &habits.zone {
        Some(zone) => {
            words.settings_city(cities::name(language, zone), zone.local(now).strftime("%H:%M").to_string())
        }
        None => words.settings_city_unknown(),
    };
    let sleep = match (habits.nights, &habits.zone) {
        (Nights::At(sleep), Some(_)) => words.settings_sleep(night(language, sleep)),
        (Nights::At(sleep), None) => words.settings_sleep_nowhere(night(language, sleep)),
        (Nights::Any, _) => words.settings_sleep_none(),
        (Nights::NotTold, Some(_)) => words.settings_sleep_assumed(night(language, ASSUMED_NIGHT)),
        (Nights::NotTold, None) => words.settings_sleep_unset(night(language, ASSUMED_NIGHT)),
    };
    let away = match habits.away {
        Some(away) => {
            let meanwhile = match away.meanwhile {
                Meanwhile::StandIn => "stand-in",
                Meanwhile::Wait => "wait",
            };
            // By their own calendar: Discord would show the moment by that of the device.
            let zone = habits.zone.clone().unwrap_or_else(Zone::utc);
            words.settings_away(day_name(language, zone.local(away.until).date()), meanwhile)
        }
        None => words.settings_not_away(days_left(settings), grows(settings)),
    };
    let lines = [
        words.settings_heading(),
        city,
        sleep,
        away,
        words.settings_calls(settings.now.direct),
        words.settings_next(settings.now.next),
    ];
    lines.join("\n")
}

/// The other settings, with what they do.
pub fn more(reader: &Reader) -> String {
    let language = reader.language();
    let words = words(language);
    let lines = [
        words.settings_leaves(reader.autoplay.unwrap_or(AutoplayLevel::UNTIL_CHOSEN).code()),
        words.settings_advice(reader.advice),
        words.settings_ahead(reader.asked_ahead),
        words.rating_own(reader.ratings),
        // If they did not choose it, it is their Discord's.
        words.settings_language(language_name(language), reader.chosen.is_some()),
    ];
    lines.join("\n")
}

/// As many games as are told of, and their letters.
const MOST_GAMES: usize = 6;
const LONGEST_GAMES: usize = 600;
/// The cells of a day's bar: one for each hour.
const HOURS: i64 = 24;

/// A person's day as a bar, if it is known where they are, and the time that they have left in each of their games.
pub fn your_time(language: Language, settings: &Settings, games: &[Own], now: Millis) -> String {
    let words = words(language);
    let mut lines: Vec<String> = day_bar(language, settings, now).into_iter().collect();
    let mut told = 0;
    for (place, game) in games.iter().enumerate() {
        let line = time_in_game(language, game);
        told += line.chars().count();
        if place == MOST_GAMES || told > LONGEST_GAMES {
            lines.push(words.games_more(games.len() - place));
            break;
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// The hours of a day, which of them a person is awake, and what time it is where they are.
fn day_bar(language: Language, settings: &Settings, now: Millis) -> Option<String> {
    let habits = &settings.now.habits;
    let zone = habits.zone.as_ref()?;
    let night = match habits.nights {
        Nights::At(sleep) => Some(sleep),
        Nights::NotTold => Some(ASSUMED_NIGHT),
        Nights::Any => None,
    };
    let sleeps = |hour: i64| {
        let night = night.map(|night| (night.from().value(), night.to().value()));
        let middle = hour * 60 + 30;
        night.is_some_and(|(from, to)| {
            if from < to { (from..to).contains(&middle) } else { middle >= from || middle < to }
        })
    };
    let bar: String = (0..HOURS).map(|hour| if sleeps(hour) { '░' } else { '█' }).collect();
    let local = zone.local(now);
    let mark = " ".repeat(usize::try_from(local.hour()).unwrap_or_default());
    let time = words(language).settings_now(local.strftime("%H:%M").to_string());
    Some(format!("```\n0     6     12    18    24\n{bar}\n{mark}▲ {time}\n```"))
}

/// How much time a person has left in a game, when it runs out, and what happens then.
fn time_in_game(language: Language, own: &Own) -> String {
    let words = words(language);
    let (game, place) = (own.id.to_string(), super::place(language, &own.at));
    let Some(left) = own.time_left else { return words.settings_time_no_clock(game, place) };
    let (count, unit) = match left.as_secs() / 60 {
        minutes @ 0..120 => (minutes, "minutes"),
        minutes => (minutes / 60, "hours"),
    };
    let Some(runs_out) = own.runs_out else { return words.settings_time_stopped(game, place, count, unit) };
    let harmless = if own.position().to_act() == Some(own.seat) { own.harmless } else { Some(Action::Pass) };
    let (code, sun) = super::notifications::done_for(harmless);
    let then = words.call_last_then(code, sun);
    words.settings_time_runs(game, place, moment(runs_out), super::board::relative(runs_out), then)
}

/// How many whole days are left for being away.
fn days_left(settings: &Settings) -> u64 {
    settings.away_left.as_secs() / (24 * 60 * 60)
}

/// When it will be another day.
fn grows(settings: &Settings) -> String {
    settings.away_grows_at.map_or_else(|| NONE.to_owned(), moment)
}

/// `23:30 to 07:30`.
pub fn night(language: Language, sleep: Sleep) -> String {
    words(language).settings_night(sleep.from().to_string(), sleep.to().to_string())
}

/// Asks when somebody sleeps where they live, and tells what is taken for granted until they say.
pub fn when_do_you_sleep(language: Language, zone: &Zone) -> String {
    words(language).settings_when(cities::name(language, zone), night(language, ASSUMED_NIGHT))
}

/// Asks what time it is where somebody is. `night` is the next that is taken for granted until they say, if one is:
/// told by its hours alone, on their own clock.
pub fn where_are_you(language: Language, night: Option<(Millis, Millis)>) -> String {
    let words = words(language);
    match night {
        Some((from, until)) => words.settings_where_assumed(hour(from), hour(until)),
        None => words.settings_where(),
    }
}

/// Nights to choose from.
pub fn nights() -> Vec<Sleep> {
    let minute = |words| Minute::read(words);
    NIGHTS.iter().filter_map(|(from, to)| Sleep::new(minute(from)?, minute(to)?)).collect()
}

/// A night as it was typed, in any language: two times with anything between them, `23:30-7:30`, `11 pm to 7 am`.
pub fn read_night(typed: &str) -> Option<Sleep> {
    match parse_input::times(typed)?[..] {
        [(from, _), (to, _)] => Sleep::new(Minute::new(from)?, Minute::new(to)?),
        _ => None,
    }
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
pub fn days(language: Language, settings: &Settings, now: Millis) -> Vec<Day> {
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
        days.push(Day { date: day.to_string(), name: day_name(language, day), begins });
    }
    days
}

/// `Wednesday 25 November`.
fn day_name(language: Language, day: jiff::civil::Date) -> String {
    words(language).settings_day(day.weekday().to_monday_one_offset(), day.day(), day.month())
}

/// What is told to whoever is about to say that they are away.
pub fn before_leaving(language: Language, settings: &Settings, now: Millis) -> String {
    let words = words(language);
    if days(language, settings, now).is_empty() {
        return words.settings_no_days_left(grows(settings));
    }
    words.settings_before_leaving(days_left(settings))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nights_are_read_as_people_write_them() {
        let check = |typed: &str, shown: Option<&str>| {
            assert_eq!(read_night(typed).map(|read| night(Language::En, read)).as_deref(), shown);
        };
        check("23:30-7:30", Some("23:30 to 07:30"));
        check("23 to 7", Some("23:00 to 07:00"));
        check("0:00 – 8", Some("00:00 to 08:00"));
        check("с 23:30 до 7:30", Some("23:30 to 07:30"));
        check("von 23 bis 7", Some("23:00 to 07:00"));
        check("7-23", None);
        check("1-2-3", None);
        check("night", None);
        assert_eq!(nights().len(), NIGHTS.len());
    }
}
