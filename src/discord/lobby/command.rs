//! What is typed at a table before its game.

use ra::ai::Level;
use ra::rules::Edition;
use ra_display::refusal::{AppRefusal, DiscordRefusal, Refusal};
use ra_display::text;
use ra_table::clock::Pace;

use serenity::model::user::User;

use super::ids::Press;
use super::opening::{self, Asked};
use super::{button, host, panel};
use crate::app::Error;
use crate::discord::Context;
use crate::discord::channel_panel::free_seats;
use crate::discord::interactions::choices::{EditionChoice, LevelChoice, PaceChoice};
use crate::discord::interactions::request::{Incoming, Manner, called};

/// Open a table for a new game.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "Discord has no option that takes several people")]
pub(in crate::discord) async fn new(
    ctx: Context<'_>,
    #[min = 2]
    #[max = 5]
    seats: Option<u8>,
    edition: Option<EditionChoice>,
    pace: Option<PaceChoice>,
    quick: Option<bool>,
    here: Option<bool>,
    #[min = 1]
    #[max = 4]
    computers: Option<u8>,
    level: Option<LevelChoice>,
    invite: Option<User>,
    invite2: Option<User>,
    invite3: Option<User>,
    invite4: Option<User>,
    #[max_length = 60] name: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    let invited: Vec<User> = [invite, invite2, invite3, invite4].into_iter().flatten().collect();
    if invited.iter().any(|user| user.bot) {
        return Err(DiscordRefusal::NoSeatForBots.into());
    }
    let person = |user: &User| called(user, user.display_name()).into();
    let asked = Asked {
        seats: seats.map(usize::from),
        edition: edition.map(Edition::from),
        pace: pace.map(Pace::from),
        quick,
        here,
        computers: usize::from(computers.unwrap_or(0)),
        level: level.map(Level::from),
        invited: invited.iter().map(person).collect(),
        name: name.as_deref().and_then(text::lobby::table_name),
        alone: false,
        settings: false,
    };
    opening::open(&incoming, asked).await
}

/// Sit down at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn join(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    match button::sit_down(&incoming).await {
        Err(Error::Refused(Refusal::App(AppRefusal::GameRunsHere(_)))) => {
            free_seats::elsewhere(&incoming).await
        }
        other => or_ask(&incoming, Press::Join, other).await,
    }
}

/// Give your seat at the table in this channel free.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    or_ask(&incoming, Press::Leave, button::get_up(&incoming).await).await
}

/// Start the game with those who sit at the table (host only).
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn start(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    or_ask(&incoming, Press::Start, button::begin(&incoming).await).await
}

/// Close the table here (host only), or ask everybody whether the game is to be called off.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn cancel(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    or_ask(&incoming, Press::CallOff, button::call_off(&incoming).await).await
}

/// Let a computer player sit down at the table in this channel, or send one away (host only).
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn computer(
    ctx: Context<'_>,
    level: Option<LevelChoice>,
    remove: Option<bool>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Public);
    if remove.unwrap_or(false) {
        return or_ask(&incoming, Press::Remove, host::remove_computer(&incoming).await).await;
    }
    let level = level.map_or(Level::Normal, Level::from);
    or_ask(&incoming, Press::Add(level, None), host::add_computer(&incoming, level, None).await).await
}

/// Asks which table is meant, where several could be: each has a button for what was typed.
async fn or_ask(incoming: &Incoming<'_>, press: Press, done: Result<(), Error>) -> Result<(), Error> {
    match done {
        Err(Error::Refused(Refusal::App(AppRefusal::SeveralTables(tables)))) => {
            incoming.panel(panel::tables(incoming.language().await, &tables, press)).await;
            Ok(())
        }
        other => other,
    }
}
