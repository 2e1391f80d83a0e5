//! `/ra-admin`: looking after the games of a server, for those who manage its channels. Everything that is done is told
//! in the game's channel and kept in its history; nothing here shows what is private.

use std::time::Duration;

use serenity::model::user::User;

use super::chair::newcomer;
use crate::app::closing::{self, Right};
use crate::app::{Board, Error, admin};
use crate::discord::Context;
use crate::discord::call::Call;
use crate::discord::{chair, log};
use crate::game::{Act, Refusal};
use crate::id::{GameId, GuildId};
use crate::text;

/// Look after the games of this server.
#[poise::command(
    slash_command,
    subcommand_required,
    guild_only,
    rename = "ra-admin",
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_CHANNELS",
    subcommands("cancel", "pause", "resume", "extend", "act_for", "replace", "host", "history")
)]
pub(super) async fn ra_admin(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// The call, about the game that is named, or the one of the channel.
fn about(ctx: Context<'_>, game: Option<i64>) -> Call<'_> {
    let mut call = Call::new(ctx);
    call.request.game = game.map(GameId);
    call.request.board = Board::Post;
    call
}

/// The server in which the command was given.
fn guild(call: &Call<'_>) -> Result<GuildId, Error> {
    Ok(call.guild.ok_or(Refusal::NotInDirectMessages)?)
}

async fn act(call: &Call<'_>, act: Act) -> Result<(), Error> {
    let done = admin::act(&call.data.store, &call.request, guild(call)?, &act).await?;
    chair::done(call, done, text::lobby::LOOKED_AFTER).await;
    Ok(())
}

/// Call off a game or a table.
#[poise::command(slash_command, guild_only)]
pub(super) async fn cancel(
    ctx: Context<'_>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    let call = about(ctx, game);
    let cancelled = closing::cancel(&call.data.store, &call.request, Right::Guild(guild(&call)?)).await?;
    super::table::called_off(&call, cancelled).await;
    Ok(())
}

/// Let a game wait: nobody can play, and nobody's time runs.
#[poise::command(slash_command, guild_only)]
pub(super) async fn pause(
    ctx: Context<'_>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::Hold).await
}

/// Let a paused game go on.
#[poise::command(slash_command, guild_only)]
pub(super) async fn resume(
    ctx: Context<'_>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::GoOn).await
}

/// Give the player whom a game waits for more time.
#[poise::command(slash_command, guild_only)]
pub(super) async fn extend(
    ctx: Context<'_>,
    #[description = "How many waking hours more; 24 unless you say otherwise"]
    #[min = 1]
    #[max = 168]
    hours: Option<u64>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    let time = Duration::from_secs(hours.unwrap_or(24).saturating_mul(60 * 60));
    act(&about(ctx, game), Act::Extend(time)).await
}

/// Act for the player whom a game waits for, as if their time had run out.
#[poise::command(slash_command, guild_only, rename = "act")]
pub(super) async fn act_for(
    ctx: Context<'_>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::ActFor).await
}

/// Give a chair for good to somebody who does not sit at the table.
#[poise::command(slash_command, guild_only)]
pub(super) async fn replace(
    ctx: Context<'_>,
    #[description = "Whose chair"] player: User,
    #[description = "Who plays it from now on, and sees what is private of it"] by: User,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    let by = newcomer(&by)?;
    act(&about(ctx, game), Act::Replace(player.id.into(), by.into())).await
}

/// Make another player the host.
#[poise::command(slash_command, guild_only)]
pub(super) async fn host(
    ctx: Context<'_>,
    #[description = "Who is the host from now on"] player: User,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::Host(player.id.into())).await
}

/// Read all that happened in a game, and who looked after it how.
#[poise::command(slash_command, guild_only)]
pub(super) async fn history(
    ctx: Context<'_>,
    #[description = "The number of the game; this channel's unless you say otherwise"] game: Option<i64>,
) -> Result<(), Error> {
    let call = about(ctx, game);
    let seen = admin::to_tell(&call.data.store, &call.request, guild(&call)?).await?;
    log::show(&call, &seen.game, usize::MAX).await;
    Ok(())
}
