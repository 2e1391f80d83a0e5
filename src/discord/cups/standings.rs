//! The standings of a cup, as a message.

use ra_display::render;
use ra_display::text::cup::named::Named;
use ra_display::text::cup::standings::{self, CupStandings};
use ra_display::text::standings::alt;
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::theme::Theme;
use serenity::builder::CreateEmbed;

use crate::app::cups::Loaded;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Message;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::{SAND, embedded, file, panel};

/// Shows them to somebody, with their own place.
pub(super) async fn show(incoming: &Incoming<'_>, loaded: &Loaded) {
    let language = incoming.language().await;
    let reader = incoming.request.person.user;
    let people = named(language, loaded);
    let head = standings::heading(language, &loaded.row.name, &people, (&loaded.cup, &loaded.facts));
    let message = match message(&incoming.data.delivery, language, loaded, Some(reader), head).await {
        Some(message) => message,
        None => panel(standings::none(language, &loaded.row.name), Vec::new()),
    };
    incoming.panel(message).await;
}

/// The standings below a heading, as a picture and in words, for one person or for everybody; `None` as long as no table
/// is over.
pub(super) async fn message(
    delivery: &Delivery,
    language: Language,
    loaded: &Loaded,
    reader: Option<UserId>,
    heading: String,
) -> Option<Message> {
    let people = named(language, loaded);
    let reader = reader.and_then(|user| loaded.number_of(user));
    let standings = CupStandings::of(&loaded.row.name, &people, (&loaded.cup, &loaded.facts), reader);
    if standings.is_empty() {
        return None;
    }
    let pictured = standings.pictured();
    let picture = delivery.paint(move || {
        let png = render::standings(language, Theme::default(), &pictured).png();
        file("standings.png", png, alt(language, &pictured))
    });
    let embed = CreateEmbed::new().colour(SAND).description(standings.lines(language));
    Some(Message { content: Some(heading), ..embedded(embed, picture.await) })
}

/// The people of a cup, as what is said of it calls them.
pub(super) fn named(language: Language, loaded: &Loaded) -> Named {
    Named::new(language, loaded.people.iter().map(|person| (person.user, person.name.as_str())))
}
