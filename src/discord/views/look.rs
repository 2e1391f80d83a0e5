//! Looking: no game changes, and but for a board that is asked for by a player for all, the answer is for the person
//! alone.

use ra::rules::{Edition, Epoch};
use ra_display::render;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::game::view::Own;
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::theme::Theme;
use serenity::all::InputTextStyle;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateInputText, CreateModal};

use super::ids::{Press, StoryPage};
use crate::app::{self, Error, Request, message_state, notes};
use crate::discord::custom_id::Button;
use crate::discord::custom_id::form::Form;
use crate::discord::interactions::after_decision::undo;
use crate::discord::interactions::choices::PageChoice;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::{File, Message};
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{SAND, embedded, file, panel, primary, rows, secondary};
use crate::discord::{Context, board, lesson, orders, settings};

/// The only field of the form for a note.
const NOTE: &str = "note";

/// Look at the board.
#[poise::command(slash_command)]
pub(in crate::discord) async fn board(ctx: Context<'_>, public: Option<bool>) -> Result<(), Error> {
    let is_public = public.unwrap_or(false);
    let manner = if is_public { Manner::Public } else { Manner::Private };
    let incoming = Incoming::game_command(ctx, manner).await;
    let seen = incoming.seen().await?;
    if is_public {
        seen.game.seat_of(incoming.request.person.user).ok_or(GameRefusal::NotSeated)?;
        incoming.data.counted.copy(seen.row.id, incoming.request.now)?;
        let Request { route, now, .. } = &incoming.request;
        message_state::expect(&incoming.data.store, route, seen.part(), *now).await?;
        incoming.board(seen).await;
    } else {
        let language = incoming.language().await;
        let picture = incoming.data.delivery.picture(language, &seen.game).await;
        incoming.privately_with(board::message::look(language, &seen.game, picture)).await;
    }
    Ok(())
}

/// Your score, your suns and your tiles, privately.
#[poise::command(slash_command)]
pub(in crate::discord) async fn me(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private).about_only_game().await;
    let own = incoming.own().await?;
    incoming.privately_with(my_game(&incoming, own).await?).await;
    Ok(())
}

/// All games you play, and which of them wait for you.
#[poise::command(slash_command)]
pub(in crate::discord) async fn games(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let lines = my_games(&incoming).await?;
    incoming.privately_with_ways_in(text::own_view::my_games(incoming.language().await, &lines)).await;
    Ok(())
}

/// How to play Ra here; or the game's rules on one screen.
#[poise::command(slash_command)]
pub(in crate::discord) async fn help(ctx: Context<'_>, about: Option<PageChoice>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let about = about.map_or(Page::Commands, Page::from);
    incoming.privately_with(page(&incoming, about).await).await;
    Ok(())
}

/// Shows a page that explains.
pub(in crate::discord) async fn show(incoming: &Incoming<'_>, page: Page) -> Result<(), Error> {
    incoming.panel(self::page(incoming, page).await).await;
    Ok(())
}

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::InWords => {
            let (store, request) = (&incoming.data.store, &incoming.request);
            let seen = app::to_tell(store, request.which(), request.now).await?;
            incoming.privately_with(board::message::in_words(incoming.language().await, &seen.game)).await;
        }
        Press::Board => {
            let own = incoming.own_of(game).await?;
            let language = incoming.language().await;
            let picture = incoming.data.delivery.picture(language, &own).await;
            incoming.panel(board::message::here(language, &own, picture)).await;
        }
        Press::MyGame => {
            let own = incoming.own_of(game).await?;
            incoming.privately_with(my_game(incoming, own).await?).await;
        }
        Press::Epoch(epoch) => got(incoming, game, epoch).await?,
        Press::Legend => show(incoming, Page::Legend).await?,
        Press::Rules => show(incoming, Page::Rules).await?,
        Press::Commands => show(incoming, Page::Commands).await?,
        Press::Note => {
            incoming.own_of(game).await?;
            incoming.form(form(incoming, game).await?).await;
        }
    }
    Ok(())
}

/// Tells the person what an epoch brought them. One that is not over has brought nothing yet.
async fn got(incoming: &Incoming<'_>, game: GameId, epoch: Epoch) -> Result<(), Error> {
    let (own, language) = (incoming.own_of(game).await?, incoming.language().await);
    match text::own_view::epoch(language, &own, epoch) {
        Some(told) => incoming.privately(told).await,
        None => incoming.privately_with(my_game(incoming, own).await?).await,
    }
    Ok(())
}

/// Takes what somebody has written into the form for a note, and shows their game with it.
pub(in crate::discord) async fn note(
    incoming: &Incoming<'_>,
    game: GameId,
    typed: &str,
) -> Result<(), Error> {
    let (user, now) = (incoming.request.person.user, incoming.request.now);
    let note = text::note::read(typed);
    let own = notes::write(&incoming.data.store, game, user, note.as_deref(), now).await?;
    incoming.panel(my_game(incoming, own).await?).await;
    Ok(())
}

/// A player's own view of the game, with what they have noted, what can be done from there at any time, and what is next.
async fn my_game(incoming: &Incoming<'_>, own: Own) -> Result<Message, Error> {
    let language = incoming.language().await;
    let note = notes::of(&incoming.data.store, own.id, incoming.request.person.user).await?;
    let words = words(language);
    let game = own.id;
    let mut buttons: Vec<_> = board_buttons::to_continue(language, &own).into_iter().collect();
    if own.position().to_act().is_some() && own.halted().is_none() {
        buttons.push(secondary(&Button::Orders(game, orders::ids::Press::Open), words.button_orders()));
        buttons.extend(undo(language, &own));
    }
    let such = own.done_for.without().map(|rest| Button::Settings(settings::ids::Press::asking(rest)));
    buttons.extend(such.map(|such| secondary(&such, words.button_ask_such())));
    let (told, more) = text::own_view::me(language, &own, note.as_deref());
    buttons.extend(board_buttons::all_news(language, game, more));
    buttons.push(secondary(&Button::Story(game, StoryPage::Last), words.button_story()));
    buttons.push(board_buttons::look_back(language, &own));
    buttons.push(secondary(&Button::Look(game, Press::Note), words.button_note()));
    buttons.push(secondary(&Button::Settings(settings::ids::Press::Open), words.button_settings()));
    let told = panel(told, rows(buttons));
    Ok(incoming.leading_on_from(Some(own), told).await)
}

/// The form for what a player notes for themselves, filled with what they have noted.
async fn form(incoming: &Incoming<'_>, game: GameId) -> Result<CreateModal, Error> {
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
pub(in crate::discord) async fn my_games(incoming: &Incoming<'_>) -> Result<Vec<String>, Error> {
    let (user, language) = (incoming.request.person.user, incoming.language().await);
    let games = app::owned(&incoming.data.store, user, incoming.request.now).await?.into_iter();
    let line = |(game, own)| match own {
        Ok(own) => text::own_view::one_of_my_games(language, &own),
        Err(refusal) => {
            text::own_view::refused_game(language, game, &text::refusal::refusal(language, &refusal))
        }
    };
    Ok(games.map(line).collect())
}

/// What explains. Each page leads to the others, and to the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Page {
    /// What every tile scores, with its picture.
    Legend,
    /// How to play here, by commands.
    Commands,
    /// The game on one screen.
    Rules,
}

/// A page, with the numbers of the table that the person looks at, or of the channel's.
async fn page(incoming: &Incoming<'_>, page: Page) -> Message {
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
    Message {
        content: Some(String::new()),
        rows: Some(rows(to_others(language, page, incoming.request.game))),
        ..embedded(CreateEmbed::new().colour(SAND).description(told), picture)
    }
}

/// The ways to the other pages, of the game of whose board they were asked for, if it was one's.
fn to_others(language: Language, page: Page, game: Option<GameId>) -> Vec<CreateButton> {
    let words = words(language);
    let of = |press, elsewhere| game.map_or(elsewhere, |game| Button::Look(game, press));
    let pages = [
        (Page::Legend, of(Press::Legend, Button::Help), words.button_legend()),
        (Page::Rules, of(Press::Rules, Button::Rules), words.button_rules()),
        (Page::Commands, of(Press::Commands, Button::Commands), words.button_commands()),
    ];
    let learn = primary(&Button::Learn(lesson::ids::Press::Open), words.button_learn());
    let others = pages.into_iter().filter(|(other, ..)| *other != page);
    [learn].into_iter().chain(others.map(|(_, means, label)| secondary(&means, label))).collect()
}

/// The picture of every kind of tile. This takes a processor for some milliseconds.
pub(in crate::discord) fn picture_of_legend(language: Language, theme: Theme, edition: Edition) -> File {
    file("tiles.png", render::legend(language, theme, edition).png(), text::legend::alt(language, edition))
}
