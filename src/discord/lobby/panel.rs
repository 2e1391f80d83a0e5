//! Private panels of a table before its game.

use ra::ai::Level;
use ra::rules::Edition;
use ra_display::text::{self, words};
use ra_table::clock::Pace;
use ra_table::game::Title;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Lobby, Sitting};
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::theme::Theme;
use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;
use strum::IntoEnumIterator as _;

use super::ids::Press;
use crate::discord::channel_panel::start_buttons::table;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{MOST_BUTTONS, button, panel, primary, rows, secondary};

/// How a table is set, for its host, with all that they can change; and what they have just changed.
pub(in crate::discord) fn settings(language: Language, lobby: &Lobby, told: Option<String>) -> Message {
    let words = words(language);
    let press = |press, label| secondary(&Button::Lobby(lobby.id, press), label);
    let mut seats = Vec::new();
    if lobby.free_seats() > 0 {
        seats.push(press(Press::ComputerOpen, words.lobby_button_computer()));
    }
    if lobby.seats.iter().any(|seat| seat.number != lobby.host) {
        seats.push(press(Press::FreeOpen, words.lobby_button_free()));
    }
    seats.push(press(Press::SeatsOpen, words.lobby_button_seats()));
    seats.push(if lobby.terms.edition == Edition::Pharaoh {
        press(Press::Edition(Edition::Classic), words.lobby_button_classic())
    } else {
        press(Press::Edition(Edition::Pharaoh), words.lobby_button_pharaoh())
    });
    let advice = if lobby.terms.advice {
        press(Press::NoAdvice, words.lobby_button_no_advice())
    } else {
        press(Press::Advice, words.lobby_button_advice())
    };
    let pictures = match lobby.terms.theme {
        Theme::Light => press(Press::Pictures(Theme::Dark), words.lobby_button_dark()),
        Theme::Dark => press(Press::Pictures(Theme::Light), words.lobby_button_light()),
    };
    let terms = vec![
        press(Press::PaceOpen, words.lobby_button_pace()),
        press(Press::AutoplayOpen, words.lobby_button_leaves()),
        advice,
        press(Press::LanguageOpen, words.lobby_button_language()),
        pictures,
    ];
    let rated = match lobby.terms.rated {
        true => press(Press::NotRated, words.rating_button_not_rated()),
        false => press(Press::Rated, words.rating_button_rated()),
    };
    let close = press(Press::CallOffOpen, words.lobby_button_call_off());
    let others = lobby.ratings.as_ref().map(|_| rated).into_iter().chain([close]).collect();
    let set = text::lobby::settings(language, lobby);
    let told = told.map_or(set.clone(), |told| format!("{told}\n\n{set}"));
    panel(told, [rows(seats), rows(terms), rows(others)].concat())
}

/// What somebody can do at a table whose host is another.
pub(in crate::discord) fn of_others(language: Language, lobby: &Lobby, user: UserId) -> Message {
    let words = words(language);
    let mut buttons = Vec::new();
    if lobby.has_room_for(user) {
        let join = Button::Lobby(lobby.id, Press::Join);
        buttons.push(button(&join, words.lobby_button_join(), ButtonStyle::Success));
    }
    if lobby.has_seat(user) {
        buttons.push(secondary(&Button::Lobby(lobby.id, Press::Leave), words.lobby_button_leave()));
    }
    buttons.push(secondary(&Button::Rules, words.lobby_button_rules()));
    panel(text::lobby::settings_of_host(language, lobby, user), rows(buttons))
}

/// Whether the table is to be closed.
pub(in crate::discord) fn close(language: Language, lobby: &Lobby) -> Message {
    let words = words(language);
    let press = Button::Lobby(lobby.id, Press::CallOff);
    let close = button(&press, words.lobby_button_call_off(), ButtonStyle::Danger);
    asked(language, lobby, words.lobby_close_ask(), vec![close])
}

/// What is asked for, with the way back to all settings.
fn asked(language: Language, lobby: &Lobby, told: String, choices: Vec<CreateButton>) -> Message {
    let back = secondary(&Button::Lobby(lobby.id, Press::Settings), words(language).button_return());
    panel(told, [rows(choices), rows(vec![back])].concat())
}

/// For choosing how many seats a table has: at least those that are taken or kept, and not as many as now.
pub(in crate::discord) fn sizes(language: Language, lobby: &Lobby) -> Message {
    let seats = |seats: u8| {
        let press = Button::Lobby(lobby.id, Press::Seats(seats));
        primary(&press, text::lobby::seats_choice(language, lobby, seats.into()))
    };
    let possible = |seats: &u8| usize::from(*seats) >= lobby.seats.len() && usize::from(*seats) != lobby.size;
    let choices = (2..=5).filter(possible).map(seats).collect();
    asked(language, lobby, words(language).lobby_seats_choose(), choices)
}

/// For choosing how fast a table plays.
pub(in crate::discord) fn paces(language: Language, lobby: &Lobby) -> Message {
    let pace =
        |pace: Pace| primary(&Button::Lobby(lobby.id, Press::Pace(pace)), text::pace::name(language, pace));
    asked(language, lobby, text::lobby::before_choosing_pace(language, lobby), Pace::ALL.map(pace).to_vec())
}

/// For choosing the most that is done for anybody where it is clear.
pub(in crate::discord) fn autoplay(language: Language, lobby: &Lobby) -> Message {
    let words = words(language);
    let autoplay = |autoplay: AutoplayLevel| {
        let means = Button::Lobby(lobby.id, Press::AutoplayLevel(autoplay));
        primary(&means, words.lobby_leaves_choice(autoplay.code()))
    };
    asked(language, lobby, words.lobby_leaves_choose(), AutoplayLevel::iter().map(autoplay).collect())
}

/// For choosing one of several tables, at which the same is done as by this press.
pub(in crate::discord) fn tables(language: Language, tables: &[Title], press: Press) -> Message {
    let table = |one| table(language, one, press);
    panel(words(language).lobby_which(), rows(tables.iter().take(MOST_BUTTONS).map(table).collect()))
}

/// For giving somebody's seat free.
pub(in crate::discord) fn seats(language: Language, lobby: &Lobby) -> Message {
    let others = lobby.seats.iter().filter(|seat| seat.number != lobby.host);
    let seat = |seat: &Sitting| {
        let user = seat.person.who.user();
        let press = user.map_or(Press::Free(seat.number, None), |user| Press::FreeAsk(seat.number, user));
        primary(&Button::Lobby(lobby.id, press), text::lobby::seated_person(language, lobby, seat))
    };
    asked(language, lobby, words(language).lobby_free(), others.map(seat).collect())
}

/// For giving a person's seat free, and saying whether they may come back.
pub(in crate::discord) fn free(language: Language, lobby: &Lobby, seat: &Sitting, user: UserId) -> Message {
    let words = words(language);
    let press = |press| Button::Lobby(lobby.id, press);
    let free = primary(&press(Press::Free(seat.number, Some(user))), words.lobby_free_only());
    let bar = button(&press(Press::Bar(seat.number, user)), words.lobby_free_and_bar(), ButtonStyle::Danger);
    asked(language, lobby, text::lobby::free_ask(language, lobby, seat), vec![free, bar])
}

/// For adding a computer player.
pub(in crate::discord) fn levels(language: Language, lobby: &Lobby) -> Message {
    let words = words(language);
    let name = |level| match level {
        Level::Easy => words.lobby_level_easy(),
        Level::Normal => words.lobby_level_normal(),
        Level::Hard => words.lobby_level_hard(),
    };
    let computers = u8::try_from(lobby.computers()).ok();
    let level = |level: Level| primary(&Button::Lobby(lobby.id, Press::Add(level, computers)), name(level));
    asked(language, lobby, words.lobby_levels(), Level::ALL.map(level).to_vec())
}

/// For choosing the language in which everybody reads a table: each by its own name.
pub(in crate::discord) fn languages(language: Language, lobby: &Lobby) -> Message {
    let button = |other: Language| {
        primary(&Button::Lobby(lobby.id, Press::Language(other)), text::language_name(other))
    };
    asked(language, lobby, words(language).lobby_language_choose(), Language::iter().map(button).collect())
}
