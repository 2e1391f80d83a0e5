//! Cities by which people find their time zone: those that name a zone of the database, and large ones that do not.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use ra_table::clock::Zone;
use ra_table::language::Language;
use ra_table::time::Millis;

use super::fluent::words;
use super::parse_input;

/// How many minutes a clock may be off whose time somebody types.
const ABOUT: i64 = 20;
/// Large cities and the zones that they are in, the best known of each offset first.
const LARGE: &[(&str, &str)] = &[
    ("London", "Europe/London"),
    ("Berlin", "Europe/Berlin"),
    ("Paris", "Europe/Paris"),
    ("New York", "America/New_York"),
    ("Los Angeles", "America/Los_Angeles"),
    ("Chicago", "America/Chicago"),
    ("Denver", "America/Denver"),
    ("Tokyo", "Asia/Tokyo"),
    ("Sydney", "Australia/Sydney"),
    ("São Paulo", "America/Sao_Paulo"),
    ("Delhi", "Asia/Kolkata"),
    ("Moscow", "Europe/Moscow"),
    ("Athens", "Europe/Athens"),
    ("Beijing", "Asia/Shanghai"),
    ("Singapore", "Asia/Singapore"),
    ("Auckland", "Pacific/Auckland"),
    ("Honolulu", "Pacific/Honolulu"),
    ("Anchorage", "America/Anchorage"),
    ("Halifax", "America/Halifax"),
    ("St. John’s", "America/St_Johns"),
    ("Dubai", "Asia/Dubai"),
    ("Tehran", "Asia/Tehran"),
    ("Karachi", "Asia/Karachi"),
    ("Dhaka", "Asia/Dhaka"),
    ("Bangkok", "Asia/Bangkok"),
    ("Madrid", "Europe/Madrid"),
    ("Rome", "Europe/Rome"),
    ("Vienna", "Europe/Vienna"),
    ("Zürich", "Europe/Zurich"),
    ("Amsterdam", "Europe/Amsterdam"),
    ("Brussels", "Europe/Brussels"),
    ("Copenhagen", "Europe/Copenhagen"),
    ("Oslo", "Europe/Oslo"),
    ("Stockholm", "Europe/Stockholm"),
    ("Warsaw", "Europe/Warsaw"),
    ("Prague", "Europe/Prague"),
    ("Budapest", "Europe/Budapest"),
    ("Munich", "Europe/Berlin"),
    ("Hamburg", "Europe/Berlin"),
    ("Cologne", "Europe/Berlin"),
    ("Frankfurt", "Europe/Berlin"),
    ("Milan", "Europe/Rome"),
    ("Barcelona", "Europe/Madrid"),
    ("Lyon", "Europe/Paris"),
    ("Marseille", "Europe/Paris"),
    ("Lisbon", "Europe/Lisbon"),
    ("Dublin", "Europe/Dublin"),
    ("Manchester", "Europe/London"),
    ("Edinburgh", "Europe/London"),
    ("Glasgow", "Europe/London"),
    ("Birmingham", "Europe/London"),
    ("Helsinki", "Europe/Helsinki"),
    ("Kyiv", "Europe/Kyiv"),
    ("Bucharest", "Europe/Bucharest"),
    ("Sofia", "Europe/Sofia"),
    ("Riga", "Europe/Riga"),
    ("Vilnius", "Europe/Vilnius"),
    ("Tallinn", "Europe/Tallinn"),
    ("Cairo", "Africa/Cairo"),
    ("Alexandria", "Africa/Cairo"),
    ("Luxor", "Africa/Cairo"),
    ("Jerusalem", "Asia/Jerusalem"),
    ("Tel Aviv", "Asia/Jerusalem"),
    ("Beirut", "Asia/Beirut"),
    ("Istanbul", "Europe/Istanbul"),
    ("Ankara", "Europe/Istanbul"),
    ("Saint Petersburg", "Europe/Moscow"),
    ("Minsk", "Europe/Minsk"),
    ("Riyadh", "Asia/Riyadh"),
    ("Baghdad", "Asia/Baghdad"),
    ("Nairobi", "Africa/Nairobi"),
    ("Johannesburg", "Africa/Johannesburg"),
    ("Cape Town", "Africa/Johannesburg"),
    ("Lagos", "Africa/Lagos"),
    ("Accra", "Africa/Accra"),
    ("Casablanca", "Africa/Casablanca"),
    ("Toronto", "America/Toronto"),
    ("Montréal", "America/Toronto"),
    ("Ottawa", "America/Toronto"),
    ("Boston", "America/New_York"),
    ("Washington", "America/New_York"),
    ("Philadelphia", "America/New_York"),
    ("Atlanta", "America/New_York"),
    ("Miami", "America/New_York"),
    ("Detroit", "America/Detroit"),
    ("Houston", "America/Chicago"),
    ("Dallas", "America/Chicago"),
    ("Austin", "America/Chicago"),
    ("Minneapolis", "America/Chicago"),
    ("New Orleans", "America/Chicago"),
    ("Winnipeg", "America/Winnipeg"),
    ("Mexico City", "America/Mexico_City"),
    ("Salt Lake City", "America/Denver"),
    ("Calgary", "America/Edmonton"),
    ("Edmonton", "America/Edmonton"),
    ("Phoenix", "America/Phoenix"),
    ("San Francisco", "America/Los_Angeles"),
    ("Seattle", "America/Los_Angeles"),
    ("San Diego", "America/Los_Angeles"),
    ("Portland", "America/Los_Angeles"),
    ("Las Vegas", "America/Los_Angeles"),
    ("Vancouver", "America/Vancouver"),
    ("Tijuana", "America/Tijuana"),
    ("Bogotá", "America/Bogota"),
    ("Lima", "America/Lima"),
    ("Caracas", "America/Caracas"),
    ("Santiago", "America/Santiago"),
    ("La Paz", "America/La_Paz"),
    ("Buenos Aires", "America/Argentina/Buenos_Aires"),
    ("Montevideo", "America/Montevideo"),
    ("Rio de Janeiro", "America/Sao_Paulo"),
    ("Brasília", "America/Sao_Paulo"),
    ("Manaus", "America/Manaus"),
    ("San Juan", "America/Puerto_Rico"),
    ("Havana", "America/Havana"),
    ("Reykjavík", "Atlantic/Reykjavik"),
    ("Azores", "Atlantic/Azores"),
    ("Canary Islands", "Atlantic/Canary"),
    ("Mumbai", "Asia/Kolkata"),
    ("Bengaluru", "Asia/Kolkata"),
    ("Kolkata", "Asia/Kolkata"),
    ("Chennai", "Asia/Kolkata"),
    ("Colombo", "Asia/Colombo"),
    ("Kathmandu", "Asia/Kathmandu"),
    ("Kabul", "Asia/Kabul"),
    ("Tashkent", "Asia/Tashkent"),
    ("Almaty", "Asia/Almaty"),
    ("Yekaterinburg", "Asia/Yekaterinburg"),
    ("Novosibirsk", "Asia/Novosibirsk"),
    ("Vladivostok", "Asia/Vladivostok"),
    ("Yangon", "Asia/Yangon"),
    ("Hanoi", "Asia/Bangkok"),
    ("Ho Chi Minh City", "Asia/Ho_Chi_Minh"),
    ("Jakarta", "Asia/Jakarta"),
    ("Hong Kong", "Asia/Hong_Kong"),
    ("Shanghai", "Asia/Shanghai"),
    ("Shenzhen", "Asia/Shanghai"),
    ("Taipei", "Asia/Taipei"),
    ("Manila", "Asia/Manila"),
    ("Kuala Lumpur", "Asia/Kuala_Lumpur"),
    ("Perth", "Australia/Perth"),
    ("Seoul", "Asia/Seoul"),
    ("Osaka", "Asia/Tokyo"),
    ("Adelaide", "Australia/Adelaide"),
    ("Darwin", "Australia/Darwin"),
    ("Brisbane", "Australia/Brisbane"),
    ("Melbourne", "Australia/Melbourne"),
    ("Canberra", "Australia/Sydney"),
    ("Hobart", "Australia/Hobart"),
    ("Wellington", "Pacific/Auckland"),
    ("Suva", "Pacific/Fiji"),
];

const HALF_A_YEAR: Duration = Duration::from_secs(182 * 24 * 60 * 60);
/// How many letters the names of times have, such as `ET` and `CEST`.
const SHORT: std::ops::RangeInclusive<usize> = 2..=5;

/// A city and the name of its zone.
pub type City = (String, String);

/// A city by its names in English and in a language, and the name of its zone.
struct Named {
    english: String,
    own: String,
    zone: String,
}

/// All cities: the large ones, then those that only the database knows.
fn all(language: Language) -> Vec<Named> {
    let own = own_names(language);
    let large = LARGE.iter().map(|(city, zone)| ((*city).to_owned(), (*zone).to_owned()));
    let others = Zone::names().into_iter().filter(|zone| LARGE.iter().all(|(_, known)| known != zone));
    let others = others.map(|zone| (zone.rsplit('/').next().unwrap_or_default().replace('_', " "), zone));
    let named = |(english, zone): City| {
        let own = own.get(&english).map_or_else(|| english.clone(), Clone::clone);
        Named { english, own, zone }
    };
    let mut cities: Vec<Named> = large.chain(others).map(named).collect();
    // A place has several names in the database, some of which end the same.
    let mut known = HashSet::new();
    cities.retain(|city| known.insert(city.english.clone()));
    cities
}

/// What cities are called in a language, by their English names.
fn own_names(language: Language) -> HashMap<String, String> {
    let lines = words(language).settings_cities();
    let names = lines.lines().filter_map(|line| line.split_once('='));
    names.map(|(english, own)| (english.trim().to_owned(), own.trim().to_owned())).collect()
}

/// A city as it is written, without the marks that few people type.
fn plain(city: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    let letters = city.nfd().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The cities that what was typed may mean, in the language or in English: those whose time it names, then those that
/// begin with it.
pub fn like(language: Language, words: &str, now: Millis) -> Vec<City> {
    let typed = plain(words);
    let mut found: Vec<(bool, City)> = Vec::new();
    for Named { english, own, zone } in all(language) {
        let names = [plain(&own), plain(&english), plain(&zone)];
        if names.iter().any(|name| name.contains(&typed)) {
            found.push((!names[..2].iter().any(|name| name.starts_with(&typed)), (own, zone)));
        }
    }
    found.sort_by_key(|(later, _)| *later);
    let mut cities = with_time(language, words, now);
    for (_, city) in found {
        if !cities.contains(&city) {
            cities.push(city);
        }
    }
    cities
}

/// The cities whose time is called so, such as `EST` or `UTC-5`, or where it is that time now, such as `14:30`: 25 at most,
/// the best known first.
pub fn with_time(language: Language, typed: &str, now: Millis) -> Vec<City> {
    let typed = typed.trim().to_uppercase();
    if let Some(ahead) = minutes_ahead(&typed) {
        return at(language, ahead, now);
    }
    if let Some(minute) = clock(&typed) {
        return minutes_ahead_at(minute, now)
            .into_iter()
            .flat_map(|ahead| at(language, ahead, now))
            .take(25)
            .collect();
    }
    if !SHORT.contains(&typed.len()) {
        return Vec::new();
    }
    // Half of the year many clocks show summer time, which has another name.
    let moments = [now, now.after(HALF_A_YEAR)];
    let is_called_so = |zone: &Zone| {
        moments.iter().filter_map(|at| zone.abbreviation(*at)).any(|short| {
            // `ET` is `EST` or `EDT`.
            let general: String = short.chars().take(1).chain(short.chars().skip(2)).collect();
            short == typed || (short.len() == 3 && short.ends_with('T') && general == typed)
        })
    };
    let cities = all(language).into_iter();
    let cities = cities.filter(|city| Zone::named(&city.zone).is_some_and(|zone| is_called_so(&zone)));
    cities.map(|city| (city.own, city.zone)).take(25).collect()
}

/// How many minutes `UTC+5:30`, `GMT-3` or `+2` is ahead of UTC.
fn minutes_ahead(typed: &str) -> Option<i64> {
    let offset = typed.strip_prefix("UTC").or(typed.strip_prefix("GMT")).unwrap_or(typed).trim();
    let (sign, digits) = match offset.strip_prefix('+') {
        Some(digits) => (1, digits),
        None => (-1, offset.strip_prefix(['-', '−', '–'])?),
    };
    let (hours, minutes) = digits.split_once(':').unwrap_or((digits, "0"));
    let (hours, minutes): (i64, i64) = (hours.trim().parse().ok()?, minutes.parse().ok()?);
    ((0..=14).contains(&hours) && (0..60).contains(&minutes)).then_some(sign * (hours * 60 + minutes))
}

/// A time of day that was typed, and nothing else, as minutes after midnight.
fn clock(typed: &str) -> Option<i64> {
    match parse_input::times(typed)?[..] {
        [(minutes, true)] => Some(minutes),
        _ => None,
    }
}

/// How far clocks may be ahead of UTC that show about this minute of a day: the nearest first.
fn minutes_ahead_at(minute: i64, now: Millis) -> Vec<i64> {
    let ahead = minute - now.0.div_euclid(60_000).rem_euclid(24 * 60);
    // On two days at once it may be that time.
    let off = |zone: i64| [0, 24 * 60, -24 * 60].map(|day| (zone - ahead + day).abs()).into_iter().min();
    let zones = Zone::names().into_iter().filter_map(|zone| Some(Zone::named(&zone)?.ahead(now)));
    let mut near: Vec<(i64, i64)> = zones.filter_map(|zone| Some((off(zone)?, zone))).collect();
    near.retain(|(off, _)| *off <= ABOUT);
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(|(_, zone)| zone).collect()
}

/// The zone of a city as it was typed or chosen: a city in the language or in English, or a zone's own name, if that is
/// named after a place. `EST` and `Etc/GMT+5` are right half of the year for most people, at best.
pub fn zone(language: Language, typed: &str) -> Option<Zone> {
    let wanted = plain(typed);
    let exact =
        all(language).into_iter().find(|city| plain(&city.own) == wanted || plain(&city.english) == wanted);
    match exact {
        Some(city) => Zone::named(&city.zone),
        None => Zone::named(typed.trim()).filter(|zone| Zone::names().iter().any(|name| name == zone.name())),
    }
}

/// A zone as its people call it: by its best known city.
pub fn name(language: Language, zone: &Zone) -> String {
    let found = all(language).into_iter().find(|city| city.zone == zone.name());
    found.map_or_else(|| zone.name().to_owned(), |city| city.own)
}

/// What the walls' clocks show now in the zones of the large cities, with how far each is ahead of UTC in minutes; the
/// 25 that most cities share, in order.
pub fn times(language: Language, now: Millis) -> Vec<(i64, String)> {
    let mut counts: Vec<(i64, usize)> = Vec::new();
    for ahead in LARGE.iter().filter_map(|(_, zone)| Some(Zone::named(zone)?.ahead(now))) {
        match counts.iter_mut().find(|(known, _)| *known == ahead) {
            Some((_, count)) => *count += 1,
            None => counts.push((ahead, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.truncate(25);
    counts.sort_unstable();
    let utc = Zone::utc();
    let shown = |ahead: i64| {
        let local = utc.local(Millis(now.0 + ahead * 60_000));
        let weekday = local.weekday().to_monday_one_offset();
        words(language).settings_time(local.strftime("%H:%M").to_string(), weekday)
    };
    counts.into_iter().map(|(ahead, _)| (ahead, shown(ahead))).collect()
}

/// The cities in whose zones the clocks show so many minutes more than UTC now: 25 at most, the best known first, one
/// of each zone.
pub fn at(language: Language, ahead: i64, now: Millis) -> Vec<City> {
    let mut cities: Vec<City> = Vec::new();
    for Named { own: city, zone, .. } in all(language) {
        let fits = Zone::named(&zone).is_some_and(|zone| zone.ahead(now) == ahead);
        if fits && cities.iter().all(|(_, known)| *known != zone) && cities.len() < 25 {
            cities.push((city, zone));
        }
    }
    cities
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_has_a_zone() {
        for (city, zone) in LARGE {
            assert_eq!(Zone::named(zone).unwrap().name(), *zone, "{city}");
        }
    }

    #[test]
    fn cities_are_found_as_people_type_them() {
        let check = |typed: &str, found: &str| assert_eq!(zone(Language::En, typed).unwrap().name(), found);
        check("sao paulo", "America/Sao_Paulo");
        check("Zurich", "Europe/Zurich");
        check("st johns", "America/St_Johns");
        check("Europe/Berlin", "Europe/Berlin");
        check("Ulaanbaatar", "Asia/Ulaanbaatar");
        assert!(zone(Language::En, "Atlantis").is_none());
        for typed in ["EST", "MST", "HST", "CET", "UTC", "UTC-5", "Etc/GMT+5", "GMT"] {
            assert!(zone(Language::En, typed).is_none(), "{typed}");
        }
        let now = Millis(1_795_000_000_000);
        assert_eq!(like(Language::En, "mun", now)[0].0, "Munich");
        assert_eq!(like(Language::En, "new y", now)[0].0, "New York");
    }

    #[test]
    fn a_time_is_answered_with_cities_that_have_it() {
        let now = Millis(1_795_000_000_000);
        let check =
            |typed: &str, first: &str| assert_eq!(like(Language::En, typed, now)[0].0, first, "{typed}");
        check("EST", "New York");
        check("edt", "New York");
        check("CEST", "Berlin");
        check("HST", "Honolulu");
        check("UTC-5", "New York");
        check("GMT+5:30", "Delhi");
        check("+9", "Tokyo");
        // It is 11:06 in London.
        check("11:06", "London");
        check("6:05 am", "New York");
        check("8:09 PM", "Tokyo");
        check("8 pm", "Tokyo");
        check("16:34", "Delhi");
        for typed in ["25:00", "13:00 pm", "0:10 am", "8:61", "8", ":"] {
            assert!(with_time(Language::En, typed, now).is_empty(), "{typed}");
        }
        // It is that on two days at once.
        let both = with_time(Language::En, "0:06", now);
        assert!(
            ["Pago Pago", "Auckland"].iter().all(|one| both.iter().any(|(city, _)| city == one)),
            "{both:?}"
        );
        assert!(like(Language::En, "UTC+99", now).is_empty());
        assert!(with_time(Language::En, "MT", now).iter().any(|(city, _)| city == "Denver"));
        let names: Vec<String> = like(Language::En, "", now).into_iter().map(|(city, _)| city).collect();
        let different: HashSet<&String> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "no city is there twice");
    }

    #[test]
    fn everybody_finds_their_time_and_then_their_city() {
        // A summer's and a winter's day.
        for now in [Millis(1_782_000_000_000), Millis(1_795_000_000_000)] {
            let times = times(Language::En, now);
            assert_eq!(times.len(), 25);
            for (ahead, _) in times {
                let cities = at(Language::En, ahead, now);
                assert!((1..=25).contains(&cities.len()), "{ahead}");
            }
        }
        let now = Millis(1_795_000_000_000);
        assert!(
            times(Language::En, now).contains(&(60, "12:06, Wednesday".to_owned())),
            "{:?}",
            times(Language::En, now)
        );
        assert_eq!(at(Language::En, 60, now)[0].0, "Berlin");
    }
}
