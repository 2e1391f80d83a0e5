//! Every parser, fed with anything. None may panic, and what is read means the same when it is written and read again.
//!
//! Each function is a target of `cargo fuzz` (the folder `fuzz`), and an ordinary test feeds all of them with the
//! corpus that is kept there.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ra::record::{self, Record};
use ra::rules::{Action, Edition, Tile};
use ra_display::text;
use ra_table::clock::Zone;
use ra_table::game::{Actor, Answer, Choice, Deal, DrawOrder, Entry, Number, Plan, StandingOrder};
use ra_table::language::Language;
use ra_table::time::Millis;
use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use strum::IntoEnumIterator;

use crate::app::bulk_updates::BulkUpdate;
use crate::discord::rest::read_answer;
use crate::{config, discord};

/// A target.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// Its name, and that of its corpus.
    pub name: &'static str,
    /// Feeds its parsers.
    pub feed: fn(&[u8]),
}

/// All of them.
pub const TARGETS: [Target; 6] = [
    Target { name: "buttons", feed: buttons },
    Target { name: "histories", feed: histories },
    Target { name: "options", feed: options },
    Target { name: "records", feed: records },
    Target { name: "settings", feed: settings },
    Target { name: "answers", feed: answers },
];

/// The words of buttons and forms, which a client may make up.
pub fn buttons(data: &[u8]) {
    let Ok(words) = std::str::from_utf8(data) else { return };
    if let Some(again) = discord::button_again(words) {
        assert_eq!(again, words, "a button has one way to be written");
    }
    if let Some(again) = discord::form_again(words) {
        assert_eq!(again, words, "a form has one way to be written");
    }
}

/// What the database has in words: entries of histories, and what has been decided ahead.
pub fn histories(data: &[u8]) {
    let Ok(words) = std::str::from_utf8(data) else { return };
    reads_back::<Entry>(words);
    reads_back::<Actor>(words);
    reads_back::<Number>(words);
    reads_back::<Action>(words);
    reads_back::<Plan>(words);
    reads_back::<Answer>(words);
    reads_back::<Choice>(words);
    reads_back::<DrawOrder>(words);
    reads_back::<StandingOrder>(words);
    reads_back::<BulkUpdate>(words);
    for edition in [Edition::Pharaoh, Edition::Classic] {
        if let Ok(deal) = Deal::read(edition, words, "salt") {
            assert_eq!(deal.sum(), deal.clone().sum());
        }
    }
}

/// What people type into options, in each language.
pub fn options(data: &[u8]) {
    let Ok(typed) = std::str::from_utf8(data) else { return };
    for language in Language::iter() {
        let _answer = text::parse_input::answer(language, typed);
        let _asks =
            text::parse_input::is_ask(language, typed) || text::parse_input::is_no_sleep(language, typed);
        let _cities = text::cities::like(language, typed, Millis(1_795_000_000_000));
        if let Some(zone) = text::cities::zone(language, typed) {
            let _day = zone.day(typed);
        }
        for edition in [Edition::Pharaoh, Edition::Classic] {
            let _is =
                Tile::ALL.into_iter().any(|tile| text::parse_input::is_tile(language, typed, tile, edition));
        }
        // What cannot be read is told again, which has to fit into a message.
        assert!(text::name(language, typed).chars().count() < 200);
    }
    let _chosen = text::parse_input::language(typed);
    let _night = text::settings::read_night(typed);
    let _day = Zone::utc().day(typed);
}

/// Game records of others.
pub fn records(data: &[u8]) {
    record::verify(data, &mut std::io::sink()).expect("nothing is read from outside, and all can be written");
    let Ok(json) = std::str::from_utf8(data) else { return };
    if let Ok(record) = Record::read(json) {
        let written = record.to_json();
        let again = Record::read(&written).expect("what was written can be read");
        assert_eq!(again.to_json(), written);
    }
}

/// The file `.env`.
pub fn settings(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for setting in dotenvy::from_read_iter(text.as_bytes()) {
        if let Err(dotenvy::Error::LineParse(line, _)) = setting {
            assert!((1..=text.matches('\n').count() + 1).contains(&config::number_of(&text, &line)));
        }
    }
}

/// What comes with an answer that Discord gives, or whatever stands before it; the first two bytes are its status.
pub fn answers(data: &[u8]) {
    let Some((status, body)) = data.split_at_checked(2) else { return };
    let status = u16::from_be_bytes([status[0], status[1]]);
    let Ok(status) = StatusCode::from_u16(100 + status % 500) else { return };
    let _read = read_answer(status, &HeaderMap::new(), body);
}

/// What can be read is written in the same words again, or in words of the same meaning.
fn reads_back<T: FromStr + Display + PartialEq + Debug>(words: &str) {
    let Ok(read) = words.parse::<T>() else { return };
    let written = read.to_string();
    assert!(written.parse::<T>().is_ok_and(|again| again == read), "{words:?} became {written:?}");
}
