//! Private panels in which one's own settings are seen and changed, by menus that a thumb can use.

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::app::settings::Settings;
use crate::discord::custom_id::Button;
use crate::discord::custom_id::settings::Press;
use crate::discord::message::components::secondary;
use crate::discord::rest::Message;
use crate::text;
use crate::text::settings::Day;
use crate::time::Millis;

/// The value of the menu for no sleeping hours.
pub(super) const NO_SLEEP: &str = "none";

fn message(content: String, rows: Vec<CreateActionRow>) -> Message {
    Message { content: Some(content), rows: Some(rows), ..Message::default() }
}

fn button(means: Press, label: &str) -> CreateButton {
    secondary(&Button::Settings(means), label)
}

fn menu(means: Press, placeholder: &str, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    let menu =
        CreateSelectMenu::new(Button::Settings(means).to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// What a person has set, and how to change it.
pub(super) fn panel(settings: &Settings, now: Millis) -> Message {
    let sleep = settings.now.habits.sleep;
    let mut nights = text::settings::nights();
    nights.extend(sleep.filter(|sleep| !nights.contains(sleep)));
    let mut options: Vec<CreateSelectMenuOption> = nights
        .into_iter()
        .map(|night| {
            let value = format!("{} {}", night.from().value(), night.to().value());
            let option =
                CreateSelectMenuOption::new(format!("I sleep from {}", text::settings::night(night)), value);
            option.default_selection(sleep == Some(night))
        })
        .collect();
    options.push(CreateSelectMenuOption::new("No sleeping hours", NO_SLEEP));
    let away = match settings.now.habits.away {
        Some(_) => button(Press::Here, "I am here again"),
        None => button(Press::AwayOpen, "I am away…"),
    };
    let direct = if settings.now.direct {
        button(Press::Channel, "Call me in the channel")
    } else {
        button(Press::Direct, "Call me by direct message")
    };
    let next = if settings.now.next {
        button(Press::NotNext, "Not when I am next")
    } else {
        button(Press::Next, "Tell me when I am next")
    };
    let buttons = vec![button(Press::TimeOpen, "Where I am…"), away, direct, next];
    let rows = vec![menu(Press::Sleep, "When I sleep", options), CreateActionRow::Buttons(buttons)];
    message(text::settings::settings(settings, now), rows)
}

/// Asks what time it is where somebody is.
pub(super) fn where_are_you(now: Millis) -> Message {
    let times = text::cities::times(now).into_iter();
    let options = times.map(|(ahead, shown)| CreateSelectMenuOption::new(shown, ahead.to_string()));
    message(text::settings::WHERE.to_owned(), vec![menu(Press::Time, "It is …", options.collect())])
}

/// Asks in which city like whose that time is.
pub(super) fn which_city(ahead: i64, now: Millis) -> Message {
    let cities = text::cities::at(ahead, now).into_iter();
    let options: Vec<_> = cities.map(|(city, zone)| CreateSelectMenuOption::new(city, zone)).collect();
    let back = CreateActionRow::Buttons(vec![button(Press::TimeOpen, "Another time")]);
    let rows =
        if options.is_empty() { vec![back] } else { vec![menu(Press::City, "Like in …", options), back] };
    message(text::settings::WHICH_CITY.to_owned(), rows)
}

/// Asks until when somebody is away.
pub(super) fn until_when(settings: &Settings, now: Millis) -> Message {
    let days = text::settings::days(settings, now);
    let option = |day: &Day| CreateSelectMenuOption::new(day.name.clone(), day.begins.0.to_string());
    let options = || days.iter().map(option).collect();
    let mut rows = Vec::new();
    if !days.is_empty() {
        rows.push(menu(Press::AwayWait, "My tables wait until …", options()));
        rows.push(menu(Press::AwayStandIn, "A computer player plays until …", options()));
    }
    rows.push(CreateActionRow::Buttons(vec![button(Press::Open, "Back to the settings")]));
    message(text::settings::before_leaving(settings, now), rows)
}
