//! What a person may see of a game.

use bytes::Bytes;
use ra::rules::Edition;
use ra_display::render;
use ra_display::text::{self, words};
use ra_table::game::view::Own;
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::theme::Theme;
use serenity::all::InputTextStyle;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateInputText, CreateModal};

use crate::app::{self, Error, notes};
use crate::discord::custom_id::form::Form;
use crate::discord::custom_id::{Button, learn, look, orders, settings};
use crate::discord::features::after_decision::undo;
use crate::discord::incoming::Incoming;
use crate::discord::message::components::{panel, primary, rows, secondary};
use crate::discord::message::{SAND, buttons};
use crate::discord::rest::{File, Message};

/// The only field of the form for a note.
const NOTE: &str = "note";
/// The name of the picture of all tiles.
const LEGEND: &str = "tiles.png";

/// A player's own view of the game, with what they have noted, what can be done from there at any time, and what is next.
pub(super) async fn my_game(incoming: &Incoming<'_>, own: Own) -> Result<Message, Error> {
    let language = incoming.language().await;
    let note = notes::of(&incoming.data.store, own.id, incoming.request.person.user).await?;
    let words = words(language);
    let game = own.id;
    let mut buttons: Vec<_> = buttons::to_continue(language, &own).into_iter().collect();
    if own.position().to_act().is_some() && own.halted().is_none() {
        buttons.push(secondary(&Button::Orders(game, orders::Press::Open), words.button_orders()));
        buttons.extend(undo(language, &own));
    }
    let such = own.done_for.without().map(|rest| Button::Settings(settings::Press::asking(rest)));
    buttons.extend(such.map(|such| secondary(&such, words.button_ask_such())));
    let (told, more) = text::private::me(language, &own, note.as_deref());
    buttons.extend(buttons::all_news(language, game, more));
    buttons.push(secondary(&Button::Story(game, i64::MAX), words.button_story()));
    buttons.push(secondary(&Button::Look(game, look::Press::Note), words.button_note()));
    buttons.push(secondary(&Button::Settings(settings::Press::Open), words.button_settings()));
    let told = panel(told, rows(buttons));
    Ok(incoming.leading_on_from(Some(own), told).await)
}

/// The form for what a player notes for themselves, filled with what they have noted.
pub(super) async fn note(incoming: &Incoming<'_>, game: GameId) -> Result<CreateModal, Error> {
    let words = words(incoming.language().await);
    let note = notes::of(&incoming.data.store, game, incoming.request.person.user).await?;
    let field = CreateInputText::new(InputTextStyle::Paragraph, words.note_label(), NOTE)
        .required(false)
        .max_length(notes::LONGEST);
    let field = note.into_iter().fold(field, CreateInputText::value);
    let row = CreateActionRow::InputText(field);
    Ok(CreateModal::new(Form::Note(game).to_string(), words.note_title(game.to_string()))
        .components(vec![row]))
}

/// The games that the person plays, a line each.
pub(in crate::discord::features) async fn my_games(incoming: &Incoming<'_>) -> Result<Vec<String>, Error> {
    let (user, language) = (incoming.request.person.user, incoming.language().await);
    let games = app::owned(&incoming.data.store, user, incoming.request.now).await?.into_iter();
    let line = |(game, own)| match own {
        Ok(own) => text::private::one_of_my_games(language, &own),
        Err(refusal) => {
            text::private::refused_game(language, game, &text::refusal::refusal(language, &refusal))
        }
    };
    Ok(games.map(line).collect())
}

/// What explains. Each page leads to the others, and to the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord::features) enum Page {
    /// What every tile scores, with its picture.
    Legend,
    /// How to play here, by commands.
    Commands,
    /// The game on one screen.
    Rules,
}

/// A page, with the numbers of the table that the person looks at, or of the channel's.
pub(in crate::discord::features) async fn page(incoming: &Incoming<'_>, page: Page) -> Message {
    let language = incoming.language().await;
    let (terms, players) = match incoming.seen().await {
        Ok(seen) => (Some(seen.game.terms), Some(seen.game.position().players().players())),
        Err(_) => (None, None),
    };
    let edition = terms.map_or(Edition::Pharaoh, |terms| terms.edition);
    let theme = terms.map_or(Theme::default(), |terms| terms.theme);
    let (told, picture) = match page {
        Page::Legend => {
            let paint = move || picture_of_legend(language, theme, edition);
            (text::legend::below(language, edition), incoming.data.delivery.paint(paint).await)
        }
        Page::Commands => (text::help::help(language), None),
        Page::Rules => (text::help::rules(language, edition, players), None),
    };
    let embed = CreateEmbed::new().colour(SAND).description(told);
    let embed = match &picture {
        Some(picture) => embed.image(format!("attachment://{}", picture.name)),
        None => embed,
    };
    Message {
        embeds: Some(vec![embed]),
        files: Some(picture.into_iter().collect()),
        ..panel(String::new(), rows(to_others(language, page, incoming.request.game)))
    }
}

/// The ways to the other pages, of the game of whose board they were asked for, if it was one's.
fn to_others(language: Language, page: Page, game: Option<GameId>) -> Vec<CreateButton> {
    let words = words(language);
    let of = |press, elsewhere| game.map_or(elsewhere, |game| Button::Look(game, press));
    let pages = [
        (Page::Legend, of(look::Press::Legend, Button::Help), words.button_legend()),
        (Page::Rules, of(look::Press::Rules, Button::Rules), words.button_rules()),
        (Page::Commands, of(look::Press::Commands, Button::Commands), words.button_commands()),
    ];
    let learn = primary(&Button::Learn(learn::Press::Open), words.button_learn());
    let others = pages.into_iter().filter(|(other, ..)| *other != page);
    [learn].into_iter().chain(others.map(|(_, means, label)| secondary(&means, label))).collect()
}

/// The picture of every kind of tile. This takes a processor for some milliseconds.
pub(in crate::discord::features) fn picture_of_legend(
    language: Language,
    theme: Theme,
    edition: Edition,
) -> File {
    let bytes = Bytes::from(render::legend(language, theme, edition).png());
    let description = Some(text::legend::alt(language, edition));
    File { name: LEGEND.to_owned(), bytes, description }
}
