//! The forms for a city and for sleeping hours that no menu has.

use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::clock::Nights;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::InputTextStyle;

use super::{button, panel};
use crate::app::Error;
use crate::app::settings::{self, NewSetting};
use crate::discord::custom_id::form::Form;
use crate::discord::interactions::request::Incoming;
use crate::discord::sending::components::said;

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

/// Opens a form.
pub(super) async fn open(incoming: &Incoming<'_>, form: fn(Language) -> CreateModal) -> Result<(), Error> {
    incoming.form(form(incoming.language().await)).await;
    Ok(())
}

/// Takes the city that somebody has typed, and shows their settings. If it is no city's whole name, or the time that it
/// is where they are, they choose from the cities that it may mean; if there is none, they are asked again.
pub(in crate::discord) async fn place(incoming: &Incoming<'_>, typed: &str) -> Result<(), Error> {
    let (language, now) = (incoming.language().await, incoming.request.now);
    if let Some(zone) = text::cities::zone(language, typed) {
        return button::change(incoming, &[NewSetting::Zone(zone)], None).await;
    }
    let cities = text::cities::like(language, typed, now);
    let asked = if cities.is_empty() || typed.trim().is_empty() {
        let unknown = DiscordRefusal::NoCity { typed: typed.to_owned(), cities: Vec::new(), own: false };
        let again = panel::with_way_back(language, panel::where_are_you(language, None, now));
        panel::over(said(text::refusal::refusal(language, &unknown.into())), again)
    } else {
        panel::which_of(language, cities)
    };
    incoming.panel(asked).await;
    Ok(())
}

/// Takes the hours that somebody has typed, and shows their settings; what cannot be read is asked again.
pub(in crate::discord) async fn night(incoming: &Incoming<'_>, typed: &str) -> Result<(), Error> {
    let language = incoming.language().await;
    match read_nights(language, typed) {
        Ok(nights) => button::change(incoming, &[NewSetting::Nights(nights)], None).await,
        Err(Error::Refused(unclear)) => {
            let (store, user) = (&incoming.data.store, incoming.request.person.user);
            let known = settings::of(store, user, incoming.request.now).await?;
            let again = panel::all_nights(language, known.now.habits.nights);
            incoming.panel(panel::over(said(text::refusal::refusal(language, &unclear)), again)).await;
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Sleeping hours, as somebody has typed them.
pub(super) fn read_nights(language: Language, typed: &str) -> Result<Nights, Error> {
    if text::parse_input::is_no_sleep(language, typed) {
        return Ok(Nights::Any);
    }
    let night = text::settings::read_night(typed);
    Ok(Nights::At(night.ok_or_else(|| DiscordRefusal::NoNight(typed.to_owned()))?))
}
