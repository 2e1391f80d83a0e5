//! The forms for a city and for sleeping hours that no menu has.

use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::clock::{Nights, Zone};
use ra_table::language::Language;
use ra_table::time::Millis;
use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use super::{button, panel};
use crate::app::Error;
use crate::app::settings::NewSetting;
use crate::discord::custom_id::form::Form;
use crate::discord::interactions::parse_options;
use crate::discord::interactions::request::Incoming;

/// The longest that is taken: no city's name, and no two times of a day, are longer.
const LONGEST: u16 = 60;

/// A form with one field, which the label explains.
fn form(means: Form, title: String, label: String) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, label, "typed").max_length(LONGEST);
    CreateModal::new(means.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// Asks for a city.
pub(super) fn for_place(language: Language) -> CreateModal {
    let words = words(language);
    form(Form::Place, words.settings_form_place(), words.settings_form_place_label())
}

/// Asks for sleeping hours.
pub(super) fn for_night(language: Language) -> CreateModal {
    let words = words(language);
    form(Form::Night, words.settings_form_night(), words.settings_form_night_label())
}

/// Takes the city that somebody has typed, and shows their settings. If it is no city's whole name, or the time that it
/// is where they are, they choose from the cities that it may mean.
pub(in crate::discord) async fn place(incoming: &Incoming<'_>, typed: &str) -> Result<(), Error> {
    let (language, now) = (incoming.language().await, incoming.request.now);
    match read_place(language, typed, now) {
        Ok(zone) => button::change(incoming, &[NewSetting::Zone(zone)], None).await,
        Err(unknown) => {
            let cities = text::cities::like(language, typed, now);
            if cities.is_empty() || typed.trim().is_empty() {
                return Err(unknown);
            }
            incoming.panel(panel::which_of(language, cities)).await;
            Ok(())
        }
    }
}

/// Takes the hours that somebody has typed, and shows their settings.
pub(in crate::discord) async fn night(incoming: &Incoming<'_>, typed: &str) -> Result<(), Error> {
    let nights = read_nights(incoming.language().await, typed)?;
    button::change(incoming, &[NewSetting::Nights(nights)], None).await
}

/// A person's own time zone, as they have typed it.
pub(super) fn read_place(language: Language, typed: &str, now: Millis) -> Result<Zone, Error> {
    parse_options::city(language, typed, now, true)
}

/// Sleeping hours, as somebody has typed them.
pub(super) fn read_nights(language: Language, typed: &str) -> Result<Nights, Error> {
    if text::parse_input::is_no_sleep(language, typed) {
        return Ok(Nights::Any);
    }
    let night = text::settings::read_night(typed);
    Ok(Nights::At(night.ok_or_else(|| DiscordRefusal::NoNight(typed.to_owned()))?))
}
