//! What has happened in a game, privately: a page of its whole story, with buttons to turn it, or what is new to somebody.

use ra_display::text::news::After;
use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::id::GameId;
use serenity::builder::CreateEmbed;

use super::ids::StoryPage;
use crate::app::{self, Error, GameRef};
use crate::discord::Context;
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Message;
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{SAND, panel, rows, secondary};

/// Read all that has happened in this channel's game.
#[poise::command(slash_command)]
pub(in crate::discord) async fn log(ctx: Context<'_>, #[min = 1] page: Option<u32>) -> Result<(), Error> {
    let incoming = Incoming::game_command(ctx, Manner::Private).await;
    let seen = incoming.seen().await?;
    show(&incoming, &seen.game, page.map_or(StoryPage::Last, StoryPage::At)).await;
    Ok(())
}

/// Shows another page.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    page: StoryPage,
) -> Result<(), Error> {
    let seen = app::to_tell(&incoming.data.store, GameRef::Game(game), incoming.request.now).await?;
    show(incoming, &seen.game, page).await;
    Ok(())
}

/// Shows a page; the last one if there are not so many.
pub(in crate::discord) async fn show(incoming: &Incoming<'_>, game: &Public, page: StoryPage) {
    let language = incoming.language().await;
    let words = words(language);
    let page = match page {
        StoryPage::At(page) => page as usize,
        StoryPage::Last => usize::MAX,
    };
    let (page, count, told) = text::story_pages::page(language, game, page);
    let turn = |to: usize, label: String| {
        let button = Button::Story(game.id, StoryPage::At(u32::try_from(to).unwrap_or(1)));
        let is_there = (1..=count).contains(&to) && to != page;
        secondary(&button, label).disabled(!is_there)
    };
    let turns = [turn(page - 1, words.button_earlier()), turn(page + 1, words.button_later())];
    let turns = turns.into_iter().filter(|_| count > 1);
    let ways = turns.chain([board_buttons::look_back(language, game)]).collect();
    incoming.panel(Message { content: Some(told), rows: Some(rows(ways)), ..Message::default() }).await;
}

/// Shows all that has happened after something; where that is too long for a message, with the way to the whole story.
pub(in crate::discord) async fn news(
    incoming: &Incoming<'_>,
    game: GameId,
    after: After,
) -> Result<(), Error> {
    let seen = app::to_tell(&incoming.data.store, GameRef::Game(game), incoming.request.now).await?;
    let language = incoming.language().await;
    let (told, is_whole) = text::news::all(language, &seen.game, after);
    let story = secondary(&Button::Story(game, StoryPage::Last), words(language).button_story());
    let ways = if is_whole { Vec::new() } else { vec![story] };
    let embed = CreateEmbed::new().colour(SAND).description(told);
    incoming.panel(Message { embeds: Some(vec![embed]), ..panel(String::new(), rows(ways)) }).await;
    Ok(())
}
