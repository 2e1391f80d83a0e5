//! Looking: nothing changes, and the answer is for the person alone.

use crate::app::{self, Error, Which};
use crate::discord::Context;
use crate::discord::call::Call;
use crate::discord::log as pages;
use crate::discord::panel;
use crate::discord::screen;
use crate::game::Refusal;
use crate::store::games;
use crate::text;

/// Look at the board.
#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[description = "For players: bring the public board down to the end of the channel"] public: Option<
        bool,
    >,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    let seen = call.seen().await?;
    if public.unwrap_or(false) {
        seen.game.seat_of(call.request.person.user).ok_or(Refusal::NotSeated)?;
        if let Some(sending) = call.request.sending(seen.part()) {
            call.data.publisher.expect(&sending).await?;
        }
        call.data.publisher.answer(&call.interaction, seen).await;
    } else {
        let picture = call.data.publisher.picture(&seen.game).await;
        call.privately_with(screen::look(&seen.game, picture)).await;
    }
    Ok(())
}

/// Your score, your suns and your tiles, privately.
#[poise::command(slash_command)]
pub(super) async fn me(ctx: Context<'_>) -> Result<(), Error> {
    let call = Call::new(ctx);
    call.privately_with(panel::my_game(&call.own_here().await?)).await;
    Ok(())
}

/// All games you play, and which of them wait for you.
#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Error> {
    let call = Call::new(ctx);
    let user = call.request.person.user;
    let mut lines = Vec::new();
    for game in games::running_of(&call.data.store, user).await? {
        match app::own(&call.data.store, Which::Game(game), user, call.request.now).await {
            Ok(own) => lines.push(text::private::one_of_my_games(&own)),
            Err(Error::Refused(Refusal::NotSeated)) => {}
            Err(Error::Refused(refusal)) => {
                lines.push(format!("Game {game}: {}", text::refusal::refusal(&refusal)))
            }
            Err(error) => return Err(error),
        }
    }
    call.privately(text::private::my_games(lines)).await;
    Ok(())
}

/// Read all that has happened in this channel's game.
#[poise::command(slash_command)]
pub(super) async fn log(
    ctx: Context<'_>,
    #[description = "Which page; the last one unless you say otherwise"]
    #[min = 1]
    page: Option<u32>,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    let seen = call.seen().await?;
    pages::show(&call, &seen.game, page.map_or(usize::MAX, |page| page as usize)).await;
    Ok(())
}

/// What there is help with. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum About {
    #[name = "commands"]
    Commands,
    #[name = "rules"]
    Rules,
}

/// How to play Ra here; or the game's rules on one screen.
#[poise::command(slash_command)]
pub(super) async fn help(
    ctx: Context<'_>,
    #[description = "About what; about playing here unless you say otherwise"] about: Option<About>,
) -> Result<(), Error> {
    let page = match about.unwrap_or(About::Commands) {
        About::Commands => text::pages::HELP,
        About::Rules => text::pages::RULES,
    };
    Call::new(ctx).privately(page.to_owned()).await;
    Ok(())
}
