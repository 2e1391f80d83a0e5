//! What is typed to read of results.

use ra_display::text::{self, words};
use ra_table::id::UserId;
use serenity::model::user::User;

use super::complete;
use super::ids::{Scope, View};
use super::panel::{Asked, Reading};
use super::visible::To;
use crate::app::Error;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::{Context, cups};

/// Who is good here: seasons, and finished games of people.
#[poise::command(
    slash_command,
    subcommand_required,
    rename = "ra-stats",
    install_context = "Guild",
    interaction_context = "Guild|BotDm",
    subcommands("season", "player", "history", "versus", "top")
)]
pub(in crate::discord) async fn ra_stats(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// The standings of a quarter.
#[poise::command(slash_command)]
async fn season(
    ctx: Context<'_>,
    #[autocomplete = "complete::quarter"] quarter: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let named = match quarter.as_deref().map(str::trim).filter(|typed| !typed.is_empty()) {
        None => None,
        Some(typed) => match complete::read(&incoming, typed).await {
            Some(quarter) => Some(quarter),
            None => {
                let told = words(incoming.language().await)
                    .season_unknown(text::name(incoming.language().await, typed));
                incoming.privately(told).await;
                return Ok(());
            }
        },
    };
    let reading = Reading::new(&incoming, Scope::Here, To::Reader).await?;
    let message = reading.message(View::Season(named), None).await?;
    incoming.privately_with(cups::button::with_running(&incoming, message).await?).await;
    Ok(())
}

/// Somebody's finished games in figures; yours unless you say whose.
#[poise::command(slash_command)]
async fn player(ctx: Context<'_>, who: Option<User>) -> Result<(), Error> {
    of_person(&Incoming::command(ctx, Manner::Private), who.as_ref(), View::Player).await
}

/// The same from the menu on somebody's name.
#[poise::command(
    context_menu_command = "Ra player",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(in crate::discord) async fn ra_player(ctx: Context<'_>, user: User) -> Result<(), Error> {
    of_person(&Incoming::command(ctx, Manner::Private), Some(&user), View::Player).await
}

/// Somebody's finished games, the last first; yours unless you say whose.
#[poise::command(slash_command)]
async fn history(ctx: Context<'_>, who: Option<User>) -> Result<(), Error> {
    of_person(&Incoming::command(ctx, Manner::Private), who.as_ref(), |user| View::History(user, 1)).await
}

/// Your games with somebody.
#[poise::command(slash_command)]
async fn versus(ctx: Context<'_>, who: User) -> Result<(), Error> {
    of_person(&Incoming::command(ctx, Manner::Private), Some(&who), View::Versus).await
}

/// The ratings of the server.
#[poise::command(slash_command)]
async fn top(ctx: Context<'_>) -> Result<(), Error> {
    read(&Incoming::command(ctx, Manner::Private), View::Top, None).await
}

async fn of_person(
    incoming: &Incoming<'_>,
    who: Option<&User>,
    view: impl FnOnce(UserId) -> View,
) -> Result<(), Error> {
    if who.is_some_and(|who| who.bot) {
        incoming.privately(words(incoming.language().await).stats_of_bot()).await;
        return Ok(());
    }
    let user = who.map_or(incoming.request.person.user, |who| who.id.to_ours());
    let asked = who.map(|who| Asked { user, name: who.display_name() });
    read(incoming, view(user), asked).await
}

async fn read(incoming: &Incoming<'_>, view: View, asked: Option<Asked<'_>>) -> Result<(), Error> {
    let reading = Reading::new(incoming, Scope::Here, To::Reader).await?;
    incoming.privately_with(reading.message(view, asked).await?).await;
    Ok(())
}
