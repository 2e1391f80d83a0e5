//! What is typed to look at something.

use ra_display::text;
use ra_table::game::Refusal;

use super::panel::{self, Page};
use crate::app::{Error, Request, delivery};
use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};
use crate::discord::message::board;

/// Look at the board.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn board(ctx: Context<'_>, public: Option<bool>) -> Result<(), Error> {
    let is_public = public.unwrap_or(false);
    let manner = if is_public { Manner::Public } else { Manner::Private };
    let incoming = Incoming::game_command(ctx, manner).await;
    let seen = incoming.seen().await?;
    if is_public {
        seen.game.seat_of(incoming.request.person.user).ok_or(Refusal::NotSeated)?;
        incoming.data.counted.copy(seen.row.id, incoming.request.now)?;
        let Request { route, now, .. } = &incoming.request;
        delivery::expect(&incoming.data.store, route, seen.part(), *now).await?;
        incoming.board(seen).await;
    } else {
        let language = incoming.language().await;
        let picture = incoming.data.delivery.picture(language, &seen.game).await;
        incoming.privately_with(board::look(language, &seen.game, picture)).await;
    }
    Ok(())
}

/// Your score, your suns and your tiles, privately.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn me(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private).about_only_game().await;
    let own = incoming.own().await?;
    incoming.privately_with(panel::my_game(&incoming, own).await?).await;
    Ok(())
}

/// All games you play, and which of them wait for you.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn games(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let lines = panel::my_games(&incoming).await?;
    incoming.privately(text::private::my_games(incoming.language().await, &lines)).await;
    Ok(())
}

/// What there is help with. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum About {
    Commands,
    Rules,
}

/// How to play Ra here; or the game's rules on one screen.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn help(ctx: Context<'_>, about: Option<About>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let page = match about.unwrap_or(About::Commands) {
        About::Commands => Page::Commands,
        About::Rules => Page::Rules,
    };
    incoming.privately_with(panel::page(&incoming, page).await).await;
    Ok(())
}
