//! One's own settings: the private panel in which they are seen and changed, by menus that a thumb can use.

use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::button::{Button, Mine};
use super::call::Call;
use super::rest::Message;
use crate::app::Error;
use crate::app::settings::{self, Change, Settings};
use crate::clock::{Meanwhile, Minute, Sleep, Zone};
use crate::game::Refusal;
use crate::text;
use crate::text::settings::Day;
use crate::time::Millis;

/// The value of the menu for no sleeping hours.
const NO_SLEEP: &str = "none";

/// Answers a press in the panel; `values` are what was chosen from a menu.
pub(super) async fn press(call: &Call<'_>, mine: Mine, values: &[String]) -> Result<(), Error> {
    let chosen = values.first().map(String::as_str).unwrap_or_default();
    let unclear = || Error::from(Refusal::Unclear(chosen.to_owned()));
    let now = call.request.now;
    let moment = || chosen.parse().map(Millis).map_err(|_| unclear());
    let change_to = match mine {
        Mine::Open => return open(call).await,
        Mine::TimeOpen => {
            call.panel(where_are_you(now)).await;
            return Ok(());
        }
        Mine::Time => {
            call.panel(which_city(chosen.parse().map_err(|_| unclear())?, now)).await;
            return Ok(());
        }
        Mine::AwayOpen => {
            let settings = settings::of(&call.data.store, call.request.person.user, now).await?;
            call.panel(until_when(&settings, now)).await;
            return Ok(());
        }
        Mine::City => Change::Zone(Zone::named(chosen).ok_or_else(unclear)?),
        Mine::Sleep if chosen == NO_SLEEP => Change::Sleep(None),
        Mine::Sleep => Change::Sleep(Some(read_sleep(chosen).ok_or_else(unclear)?)),
        Mine::AwayWait => Change::Away(moment()?, Meanwhile::Wait),
        Mine::AwayStandIn => Change::Away(moment()?, Meanwhile::StandIn),
        Mine::Here => Change::Here,
        Mine::Direct => Change::Direct(true),
        Mine::Channel => Change::Direct(false),
        Mine::Next => Change::Next(true),
        Mine::NotNext => Change::Next(false),
    };
    change(call, &[change_to]).await
}

/// Shows the panel.
pub(super) async fn open(call: &Call<'_>) -> Result<(), Error> {
    let now = call.request.now;
    let settings = settings::of(&call.data.store, call.request.person.user, now).await?;
    call.panel(panel(&settings, now)).await;
    Ok(())
}

/// Changes something, and shows the panel after it. The boards that tell of another deadline now are put right.
pub(super) async fn change(call: &Call<'_>, changes: &[Change]) -> Result<(), Error> {
    let (user, now) = (call.request.person.user, call.request.now);
    let changed = settings::change(&call.data.store, user, changes, now).await?;
    call.panel(panel(&changed.settings, now)).await;
    call.data.publisher.work_off(changed.job).await;
    Ok(())
}

/// Asks somebody who sits down for the first time where they are, once for ever. That it could not be asked is no loss.
pub(super) async fn ask_once(call: &Call<'_>) {
    match settings::ask_once(&call.data.store, call.request.person.user, call.request.now).await {
        Ok(true) => call.also_privately(where_are_you(call.request.now)).await,
        Ok(false) => {}
        Err(error) => tracing::error!(?error, "whether somebody is to be asked where they are is not known"),
    }
}

fn read_sleep(words: &str) -> Option<Sleep> {
    let (from, to) = words.split_once(' ')?;
    let minute = |words: &str| words.parse().ok().and_then(Minute::new);
    Sleep::new(minute(from)?, minute(to)?)
}

fn message(content: String, rows: Vec<CreateActionRow>) -> Message {
    Message { content: Some(content), rows: Some(rows), ..Message::default() }
}

fn button(mine: Mine, label: &str) -> CreateButton {
    CreateButton::new(Button::Mine(mine).to_string()).label(label).style(ButtonStyle::Secondary)
}

fn menu(mine: Mine, placeholder: &str, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    let menu =
        CreateSelectMenu::new(Button::Mine(mine).to_string(), CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

fn panel(settings: &Settings, now: Millis) -> Message {
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
        Some(_) => button(Mine::Here, "I am here again"),
        None => button(Mine::AwayOpen, "I am away…"),
    };
    let direct = if settings.now.direct {
        button(Mine::Channel, "Call me in the channel")
    } else {
        button(Mine::Direct, "Call me by direct message")
    };
    let next = if settings.now.next {
        button(Mine::NotNext, "Not when I am next")
    } else {
        button(Mine::Next, "Tell me when I am next")
    };
    let buttons = vec![button(Mine::TimeOpen, "Where I am…"), away, direct, next];
    let rows = vec![menu(Mine::Sleep, "When I sleep", options), CreateActionRow::Buttons(buttons)];
    message(text::settings::settings(settings, now), rows)
}

fn where_are_you(now: Millis) -> Message {
    let times = text::cities::times(now).into_iter();
    let options = times.map(|(ahead, shown)| CreateSelectMenuOption::new(shown, ahead.to_string()));
    message(text::settings::WHERE.to_owned(), vec![menu(Mine::Time, "It is …", options.collect())])
}

fn which_city(ahead: i64, now: Millis) -> Message {
    let cities = text::cities::at(ahead, now).into_iter();
    let options: Vec<_> = cities.map(|(city, zone)| CreateSelectMenuOption::new(city, zone)).collect();
    let back = CreateActionRow::Buttons(vec![button(Mine::TimeOpen, "Another time")]);
    let rows =
        if options.is_empty() { vec![back] } else { vec![menu(Mine::City, "Like in …", options), back] };
    message(text::settings::WHICH_CITY.to_owned(), rows)
}

fn until_when(settings: &Settings, now: Millis) -> Message {
    let days = text::settings::days(settings, now);
    let option = |day: &Day| CreateSelectMenuOption::new(day.name.clone(), day.begins.0.to_string());
    let options = || days.iter().map(option).collect();
    let mut rows = Vec::new();
    if !days.is_empty() {
        rows.push(menu(Mine::AwayWait, "My tables wait until …", options()));
        rows.push(menu(Mine::AwayStandIn, "A computer player plays until …", options()));
    }
    rows.push(CreateActionRow::Buttons(vec![button(Mine::Open, "Back to the settings")]));
    message(text::settings::before_leaving(settings, now), rows)
}
