//! `/ra-admin`: looking after the games of a server, for those who manage its channels. Everything that is done is told
//! in the game's channel and kept in its history; nothing here shows what is private.

use std::time::Duration;

use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::game::lobby::Place;
use ra_table::game::{Act, HoldReason};
use ra_table::id::{GameId, GuildId};
use serenity::model::user::User;

use super::server;
use crate::app::close_table::{self, Cancelled, Right};
use crate::app::{Error, admin, channel_panels, servers};
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions::choices::HoldReasonChoice;
use crate::discord::interactions::decide::done;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::views::ids::StoryPage;
use crate::discord::views::story;
use crate::discord::{Context, cancel_vote, lobby, seats};

/// Look after the games of this server.
#[poise::command(
    slash_command,
    subcommand_required,
    guild_only,
    rename = "ra-admin",
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_CHANNELS",
    subcommands(
        "cancel",
        "pause",
        "resume",
        "extend",
        "act_for",
        "replace",
        "host",
        "history",
        "panel",
        "super::games::games",
        "server::settings",
        "crate::discord::season_end::command::season"
    )
)]
pub(in crate::discord) async fn ra_admin(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// The command, about the game that is named, or the one of the channel.
fn about(ctx: Context<'_>, game: Option<i64>) -> Incoming<'_> {
    let incoming = Incoming::command(ctx, Manner::Private);
    match game {
        Some(game) => incoming.about(GameId(game)),
        None => incoming,
    }
}

/// Notes who looks after a server's games: who is told what the bot may not do there, if no channel can tell it.
pub(in crate::discord) async fn note(incoming: &Incoming<'_>, guild: GuildId) {
    let user = incoming.request.person.user;
    if let Err(error) = servers::note_admin(&incoming.data.store, guild, user).await {
        tracing::warn!(%guild, ?error, "who looks after a server was not noted");
    }
}

/// The server in which a command was given, or a button pressed.
pub(in crate::discord) fn guild(incoming: &Incoming<'_>) -> Result<GuildId, Error> {
    Ok(incoming.guild.ok_or(DiscordRefusal::NotInDirectMessages)?)
}

async fn act(incoming: &Incoming<'_>, act: Act) -> Result<(), Error> {
    let looked_after = admin::act(&incoming.data.store, &incoming.request, guild(incoming)?, &act).await?;
    let language = incoming.language().await;
    let told = words(language).private_looked_after();
    let told = match act {
        // Until when there is time by now.
        Act::Extend(_) => format!("{told}\n{}", text::admin::game(language, &looked_after.seen.game)),
        Act::Hold(_) | Act::GoOn | Act::ActFor | Act::Replace(..) | Act::Host(_) => told,
    };
    done(incoming, looked_after, told).await;
    Ok(())
}

/// Call off a game or a table.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn cancel(ctx: Context<'_>, #[min = 1] game: Option<i64>) -> Result<(), Error> {
    call_off(&about(ctx, game)).await
}

/// Closes a table, or asks whether a running game is to be called off.
pub(super) async fn call_off(incoming: &Incoming<'_>) -> Result<(), Error> {
    let right = Right::Guild(guild(incoming)?);
    match close_table::cancel(&incoming.data.store, &incoming.request, right).await? {
        Cancelled::Lobby(lobby) => lobby::button::closed(incoming, &lobby).await,
        Cancelled::Running(game) => cancel_vote::button::before_at_once(incoming, game).await,
    }
    Ok(())
}

/// Let a game wait: nobody can play, and nobody's time runs.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn pause(
    ctx: Context<'_>,
    reason: Option<HoldReasonChoice>,
    #[min = 1] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::Hold(reason.map(HoldReason::from))).await
}

/// Let a paused game go on.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn resume(ctx: Context<'_>, #[min = 1] game: Option<i64>) -> Result<(), Error> {
    act(&about(ctx, game), Act::GoOn).await
}

/// Give the player whom a game waits for more time.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn extend(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 168]
    hours: Option<u64>,
    #[min = 1] game: Option<i64>,
) -> Result<(), Error> {
    let time = Duration::from_secs(hours.unwrap_or(24).saturating_mul(60 * 60));
    act(&about(ctx, game), Act::Extend(time)).await
}

/// Act for the player whom a game waits for, as if their time had run out.
#[poise::command(slash_command, guild_only, rename = "act")]
pub(in crate::discord) async fn act_for(ctx: Context<'_>, #[min = 1] game: Option<i64>) -> Result<(), Error> {
    act(&about(ctx, game), Act::ActFor).await
}

/// Offer a chair for good to somebody who does not sit at the table.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn replace(
    ctx: Context<'_>,
    player: User,
    by: User,
    #[min = 1] game: Option<i64>,
) -> Result<(), Error> {
    let (incoming, by) = (about(ctx, game), seats::button::newcomer(&by)?);
    let guild = guild(&incoming)?;
    seats::button::offer(&incoming, player.id.to_ours(), &by, Some(guild)).await
}

/// Make another player the host.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn host(
    ctx: Context<'_>,
    player: User,
    #[min = 1] game: Option<i64>,
) -> Result<(), Error> {
    act(&about(ctx, game), Act::Host(player.id.to_ours())).await
}

/// Read all that happened in a game, and who looked after it how.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn history(ctx: Context<'_>, #[min = 1] game: Option<i64>) -> Result<(), Error> {
    show_history(&about(ctx, game)).await
}

/// Shows all that happened in a game.
pub(super) async fn show_history(incoming: &Incoming<'_>) -> Result<(), Error> {
    let seen = admin::to_tell(&incoming.data.store, &incoming.request, guild(incoming)?).await?;
    story::show(incoming, &seen.game, StoryPage::Last).await;
    Ok(())
}

/// Let a message stand in this channel that shows the ways into a game.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = guild(&incoming)?;
    // One that falls asleep cannot be kept right.
    if incoming.may.is_in_thread() {
        return Err(DiscordRefusal::NotInThreads.into());
    }
    if let Some(missing) = incoming.hindrance(Place::Here) {
        return Err(missing.into());
    }
    let language = incoming.language_of_new_table().await?;
    let (store, channel) = (&incoming.data.store, incoming.request.channel);
    channel_panels::put(store, guild, channel, language, incoming.request.now).await?;
    incoming.privately(words(incoming.language().await).poster_put()).await;
    Ok(())
}
