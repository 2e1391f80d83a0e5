//! Private panels in which one's own settings are seen and changed, by menus that a thumb can use.

use std::collections::HashSet;

use ra_display::text::cities::City;
use ra_display::text::settings::Day;
use ra_display::text::{self, words};
use ra_table::clock::{Minute, Nights, Sleep, Zone};
use ra_table::game::Settings;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::Own;
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;
use ra_table::time::Millis;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use strum::IntoEnumIterator as _;

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::Proof;
use crate::discord::sending::components::{secondary, with_rows};

/// The value of the menu for no sleeping hours.
pub(in crate::discord) const NO_SLEEP: &str = "none";

fn button(means: Press, label: String) -> CreateButton {
    secondary(&Button::Settings(means), label)
}

fn menu(means: Press, placeholder: &str, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    let menu =
        CreateSelectMenu::new(Button::Settings(means).to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// A message with what another says over it, and without the other's buttons.
pub(in crate::discord) fn over(first: Message, message: Message) -> Message {
    let told = [first.content, message.content.clone()].into_iter().flatten().collect::<Vec<_>>();
    Message { content: Some(told.join("\n\n")), ..message }
}

/// The value of the menu for the language of one's Discord.
pub(in crate::discord) const AS_DISCORD: &str = "discord";

/// A person's time: when they sleep and are away, where they are notified, and how much time they have in their games.
pub(in crate::discord) fn panel(reader: &Reader, settings: &Settings, games: &[Own], now: Millis) -> Message {
    let language = reader.language();
    let words = words(language);
    let away = match settings.now.habits.away {
        Some(_) => button(Press::Here, words.settings_button_here()),
        None => button(Press::AwayOpen, words.settings_button_away()),
    };
    let direct = if settings.now.direct {
        button(Press::Channel, words.settings_button_channel())
    } else {
        button(Press::Direct, words.settings_button_direct())
    };
    let next = if settings.now.next {
        button(Press::NotNext, words.settings_button_not_next())
    } else {
        button(Press::Next, words.settings_button_next())
    };
    let zone = button(Press::TimeOpen, words.settings_button_where());
    let more = button(Press::More, words.settings_button_more());
    let rows = vec![
        nights(language, settings.now.habits.nights),
        CreateActionRow::Buttons(vec![type_night(language), zone, away]),
        CreateActionRow::Buttons(vec![direct, next, more]),
    ];
    let time = text::settings::your_time(language, settings, games, now);
    with_rows(text::joined([text::settings::settings(reader, settings, now), time], "\n\n"), rows)
}

/// The rest of what a person can set.
pub(in crate::discord) fn more(reader: &Reader) -> Message {
    let language = reader.language();
    let words = words(language);
    let advice = if reader.advice {
        button(Press::NoAdvice, words.settings_button_no_advice())
    } else {
        button(Press::Advice, words.settings_button_advice())
    };
    let ahead = if reader.asked_ahead {
        button(Press::NotAhead, words.settings_button_not_ahead())
    } else {
        button(Press::Ahead, words.settings_button_ahead())
    };
    let ratings = if reader.ratings {
        button(Press::NoRatings, words.rating_button_off())
    } else {
        button(Press::Ratings, words.rating_button_on())
    };
    let switches = CreateActionRow::Buttons(vec![advice, ahead, ratings]);
    let rows = vec![leaves(reader), switches, languages(reader)];
    with_way_back(language, with_rows(text::settings::more(reader), rows))
}

/// For choosing when one sleeps.
fn nights(language: Language, told: Nights) -> CreateActionRow {
    let words = words(language);
    let mut nights = text::settings::nights();
    if let Nights::At(sleep) = told
        && !nights.contains(&sleep)
    {
        nights.push(sleep);
    }
    let option = |night: Sleep| {
        let value = format!("{} {}", night.from().value(), night.to().value());
        let label = words.settings_sleep_from(text::settings::night(language, night));
        CreateSelectMenuOption::new(label, value).default_selection(told == Nights::At(night))
    };
    let none = CreateSelectMenuOption::new(words.settings_no_sleep(), NO_SLEEP)
        .default_selection(told == Nights::Any);
    let options = nights.into_iter().map(option).chain([none]).collect();
    menu(Press::Sleep, &words.settings_menu_sleep(), options)
}

/// Asks when somebody sleeps where they live, and tells what is taken for granted until they say.
pub(in crate::discord) fn when_do_you_sleep(language: Language, zone: &Zone) -> Message {
    let told = text::settings::when_do_you_sleep(language, zone);
    with_rows(told, vec![usual_nights(language)])
}

/// The nights that one tap chooses: the button of each, when it begins, and when it ends.
const USUAL_NIGHTS: [(Press, &str, &str); 3] = [
    (Press::SleepAt22, "22:00", "6:00"),
    (Press::SleepAt23, "23:00", "7:00"),
    (Press::SleepAt0, "0:00", "8:00"),
];

/// Three nights, each by one tap, and the way to all others.
fn usual_nights(language: Language) -> CreateActionRow {
    let night = |press| Some(button(press, text::settings::night(language, usual_night(press)?)));
    let usual = USUAL_NIGHTS.into_iter().filter_map(|(press, ..)| night(press));
    let other = button(Press::SleepOpen, words(language).settings_button_other_night());
    CreateActionRow::Buttons(usual.chain([other]).collect())
}

/// The night of a button that stands for one.
pub(in crate::discord) fn usual_night(press: Press) -> Option<Sleep> {
    let (_, from, to) = USUAL_NIGHTS.into_iter().find(|(usual, ..)| *usual == press)?;
    Sleep::new(Minute::read(from)?, Minute::read(to)?)
}

/// Lets somebody choose from all nights.
pub(in crate::discord) fn all_nights(language: Language, told: Nights) -> Message {
    let rows = vec![nights(language, told), CreateActionRow::Buttons(vec![type_night(language)])];
    with_way_back(language, with_rows(words(language).settings_which_night(), rows))
}

/// What is said to somebody who has just chosen a night by its button. Whose time zone is not known is asked for it.
pub(in crate::discord) fn night_now(
    language: Language,
    night: Sleep,
    settings: &Settings,
    now: Millis,
) -> Message {
    let words = words(language);
    match &settings.now.habits.zone {
        Some(_) => {
            let night = text::settings::night(language, night);
            let settings = button(Press::Open, words.button_settings());
            with_rows(words.settings_sleep(night), vec![CreateActionRow::Buttons(vec![settings])])
        }
        None => {
            let told = text::settings::sleep_nowhere(language, night, settings);
            let told = [told, words.settings_what_time()].join("\n\n");
            with_rows(told, vec![times(language, now), CreateActionRow::Buttons(vec![type_place(language)])])
        }
    }
}

/// What is said over the settings of whoever chose what comes by direct message, unless one has arrived.
pub(in crate::discord) fn of_proof(language: Language, proof: Proof) -> Option<String> {
    match proof {
        Proof::Arrived => None,
        Proof::Refused => Some(words(language).settings_direct_refused()),
        Proof::Unknown(_) => Some(words(language).settings_direct_unknown()),
    }
}

/// For choosing what is done for one where it is clear.
fn leaves(reader: &Reader) -> CreateActionRow {
    let words = words(reader.language());
    let chosen = reader.autoplay.unwrap_or(AutoplayLevel::UNTIL_CHOSEN);
    let option = |autoplay: AutoplayLevel| {
        let option =
            CreateSelectMenuOption::new(words.settings_leaves_option(autoplay.code()), autoplay.code());
        option.default_selection(autoplay == chosen)
    };
    menu(Press::AutoplayLevel, &words.settings_menu_leaves(), AutoplayLevel::iter().map(option).collect())
}

/// What is done for somebody from now on, who has just chosen it.
pub(in crate::discord) fn autoplay_now(language: Language, autoplay: AutoplayLevel) -> Message {
    let words = words(language);
    let settings = button(Press::Open, words.button_settings());
    with_rows(words.settings_leaves(autoplay.code()), vec![CreateActionRow::Buttons(vec![settings])])
}

/// Asks somebody whether they want what is done for them until they choose.
pub(in crate::discord) fn is_done_for_you(language: Language) -> Message {
    let words = words(language);
    let buttons = vec![
        button(Press::Draws, words.settings_button_draws()),
        button(Press::AskMe, words.settings_button_ask_me()),
    ];
    with_rows(words.settings_done_for_you(), vec![CreateActionRow::Buttons(buttons)])
}

/// Offers passes to somebody whose last ones were clear.
pub(in crate::discord) fn passes(language: Language) -> Message {
    let words = words(language);
    let buttons = vec![
        button(Press::Passes, words.settings_button_passes()),
        button(Press::NoPasses, words.settings_button_no_passes()),
    ];
    with_rows(words.settings_offer_passes(), vec![CreateActionRow::Buttons(buttons)])
}

/// For choosing a language, each by its own name.
fn languages(reader: &Reader) -> CreateActionRow {
    let words = words(reader.language());
    let option = |language: Language| {
        let option = CreateSelectMenuOption::new(text::language_name(language), language.code());
        option.default_selection(reader.chosen == Some(language))
    };
    let as_discord = CreateSelectMenuOption::new(words.settings_language_of_discord(), AS_DISCORD)
        .default_selection(reader.chosen.is_none());
    let options = [as_discord].into_iter().chain(Language::iter().map(option)).collect();
    menu(Press::Language, &words.settings_menu_language(), options)
}

/// Asks when somebody sleeps by their own clock, and what time it is where they are; tells which night is taken for granted
/// until they say, if one is.
pub(in crate::discord) fn where_are_you(
    language: Language,
    night: Option<(Millis, Millis)>,
    now: Millis,
) -> Message {
    let told = text::settings::where_are_you(language, night);
    let typed = CreateActionRow::Buttons(vec![type_place(language)]);
    with_rows(told, vec![usual_nights(language), times(language, now), typed])
}

/// Opens the form for sleeping hours that the menu does not have.
fn type_night(language: Language) -> CreateButton {
    button(Press::NightForm, words(language).settings_button_type_night())
}

/// Opens the form for a city, of which no menu has all.
fn type_place(language: Language) -> CreateButton {
    button(Press::PlaceForm, words(language).settings_button_type_place())
}

/// For choosing what time it is where somebody is.
fn times(language: Language, now: Millis) -> CreateActionRow {
    let times = text::cities::times(language, now).into_iter();
    let options = times.map(|(ahead, shown)| CreateSelectMenuOption::new(shown, ahead.to_string()));
    menu(Press::Time, &words(language).settings_menu_time(), options.collect())
}

/// What is asked on one's settings, with the way back to them.
pub(in crate::discord) fn with_way_back(language: Language, mut asked: Message) -> Message {
    let back = button(Press::Open, words(language).settings_button_back());
    let rows = asked.rows.get_or_insert_default();
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(last)) => last.push(back),
        Some(_) | None => rows.push(CreateActionRow::Buttons(vec![back])),
    }
    asked
}

/// Asks in which city like whose that time is.
pub(in crate::discord) fn which_city(language: Language, ahead: i64, now: Millis) -> Message {
    which_of(language, text::cities::at(language, ahead, now))
}

/// Asks which of these cities is in somebody's time zone; the first 25 of them, one of each zone.
pub(in crate::discord) fn which_of(language: Language, cities: Vec<City>) -> Message {
    let words = words(language);
    let mut known = HashSet::new();
    let cities = cities.into_iter().filter(|(_, zone)| known.insert(zone.clone()));
    let options: Vec<_> =
        cities.take(25).map(|(city, zone)| CreateSelectMenuOption::new(city, zone)).collect();
    let other_time = button(Press::TimeOpen, words.settings_button_other_time());
    let other_ways = CreateActionRow::Buttons(vec![other_time, type_place(language)]);
    let rows = if options.is_empty() {
        vec![other_ways]
    } else {
        vec![menu(Press::City, &words.settings_menu_city(), options), other_ways]
    };
    with_rows(words.settings_which_city(), rows)
}

/// Asks until when somebody is away.
pub(in crate::discord) fn until_when(language: Language, settings: &Settings, now: Millis) -> Message {
    let words = words(language);
    let days = text::settings::days(language, settings, now);
    let option = |day: &Day| CreateSelectMenuOption::new(day.name.clone(), day.begins.0.to_string());
    let options = || days.iter().map(option).collect();
    let mut rows = Vec::new();
    if !days.is_empty() {
        rows.push(menu(Press::AwayWait, &words.settings_menu_wait(), options()));
        rows.push(menu(Press::AwayStandIn, &words.settings_menu_stand_in(), options()));
    }
    with_way_back(language, with_rows(text::settings::before_leaving(language, settings, now), rows))
}
