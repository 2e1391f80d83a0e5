//! A person's own settings, for nobody else.

use ra::rules::Action;
use ra_table::clock::{ASSUMED_NIGHT, Meanwhile, Minute, Nights, Sleep, Zone};
use ra_table::cup::{FARTHEST, NoBegin, read_begin};
use ra_table::game::Settings;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::Own;
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;
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
        (Nights::At(sleep), None) => sleep_nowhere(language, sleep, settings),
        (Nights::Any, _) => words.settings_sleep_none(),
        (Nights::NotTold, Some(_)) => words.settings_sleep_assumed(night(language, ASSUMED_NIGHT)),
        (Nights::NotTold, None) => {
            words.settings_sleep_unset(night(language, ASSUMED_NIGHT), server_city(language, settings))
        }
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

/// The sleep hours of a person who has not said where they live.
pub fn sleep_nowhere(language: Language, sleep: Sleep, settings: &Settings) -> String {
    words(language).settings_sleep_nowhere(night(language, sleep), server_city(language, settings))
}

/// The city by whose time the nights of somebody go who has named none, as their table's server said.
fn server_city(language: Language, settings: &Settings) -> String {
    settings.server_zone.as_ref().map_or_else(|| NONE.to_owned(), |zone| cities::name(language, zone))
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
/// From this hour on the time stands left of its mark: a phone has no room right of the bar.
const EVENING: usize = 18;

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
    let hour = usize::try_from(local.hour()).unwrap_or_default();
    let time = words(language).settings_now(local.strftime("%H:%M").to_string());
    let mark = if hour < EVENING {
        format!("{}▲ {time}", " ".repeat(hour))
    } else {
        format!("{}{time} ▲", " ".repeat(hour.saturating_sub(time.chars().count() + 1)))
    };
    Some(format!("```\n0     6     12    18    24\n{bar}\n{mark}\n```"))
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

/// The moment at which a day begins that somebody has typed: as `2026-11-25`; by words that fit one of the days on which
/// they may be back, such as `25 nov`; or as organisers type when a cup begins.
pub fn read_day(language: Language, settings: &Settings, typed: &str, now: Millis) -> Option<Millis> {
    let zone = settings.now.habits.zone.clone().unwrap_or_else(Zone::utc);
    let named = || {
        let days = days(language, settings, now).into_iter();
        let mut fitting = days.filter(|day| fits(&day.name, typed, |word, number| word == number));
        fitting.next().filter(|_| fitting.next().is_none()).map(|day| day.begins)
    };
    let read = || match read_begin(&format!("{typed} 0:00"), &zone, now) {
        Ok(at) => Some(at),
        // Refused as any other day that is over, or too far away.
        Err(NoBegin::Past) => Some(now),
        Err(NoBegin::TooFar) => Some(now.after(FARTHEST)),
        Err(NoBegin::Unreadable) => None,
    };
    (!typed.is_empty()).then(|| zone.day(typed).or_else(named).or_else(read))?
}

/// Whether a day may be meant by what somebody is typing.
pub fn may_mean(day: &Day, typed: &str) -> bool {
    day.date.contains(typed) || fits(&day.name, typed, |word, number| word.starts_with(number))
}

/// Whether all words of what was typed begin words of a name. What numbers do is told apart.
fn fits(name: &str, typed: &str, number: impl Fn(&str, &str) -> bool) -> bool {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let name = words(name);
    words(typed).iter().all(|typed| {
        let is_number = typed.bytes().all(|byte| byte.is_ascii_digit());
        name.iter().any(|word| if is_number { number(word, typed) } else { word.starts_with(typed.as_str()) })
    })
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
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn the_time_below_the_bar_stays_within_a_phone() {
        let settings = Settings {
            now: ra_table::game::Setting {
                habits: ra_table::clock::Habits { zone: Some(Zone::utc()), nights: Nights::Any, away: None },
                ..ra_table::game::Setting::unset(Millis(0))
            },
            away_left: std::time::Duration::ZERO,
            away_grows_at: None,
            server_zone: None,
        };
        for language in Language::iter() {
            for hour in 0..HOURS {
                let bar = day_bar(language, &settings, Millis(hour * 3_600_000)).unwrap();
                let mark = bar.lines().nth(3).unwrap();
                assert_eq!(mark.chars().position(|c| c == '▲'), usize::try_from(hour).ok(), "{mark}");
                assert!(mark.chars().count() <= 32, "{mark}");
            }
        }
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        // Monday 7 December, in the morning.
        let now = Millis(1_796_634_000_000);
        let settings = Settings {
            now: ra_table::game::Setting::unset(now),
            away_left: std::time::Duration::from_hours(24 * 10),
            away_grows_at: None,
            server_zone: None,
        };
        let check = |language, typed: &str, day: Option<&str>| {
            let read = read_day(language, &settings, typed, now);
            assert_eq!(read, day.map(|day| Zone::utc().day(day).unwrap()), "{typed}");
        };
        for typed in ["2026-12-14", "14 dec", "Dec 14", "14 December", "mon 14", "14.12.", "14"] {
            check(Language::En, typed, Some("2026-12-14"));
        }
        check(Language::De, "14. Dez", Some("2026-12-14"));
        check(Language::Ru, "14 дек", Some("2026-12-14"));
        check(Language::En, "tomorrow", Some("2026-12-08"));
        check(Language::En, "4 jan", Some("2027-01-04"));
        for typed in ["", "december", "soon", "32 dec", "1"] {
            check(Language::En, typed, None);
        }
    }

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
