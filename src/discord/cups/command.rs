//! `/ra-cup`: what organisers do.

use ra_display::refusal::{CupRefusal, DiscordRefusal};
use ra_table::cup::{CupName, Draft};
use ra_table::id::GuildId;
use serenity::model::channel::PartialChannel;

use super::{draft, organiser};
use crate::app::{Error, cup_drafts};
use crate::discord::Context;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions::request::{Incoming, Manner};

/// Hold a cup, and look after it.
#[poise::command(
    slash_command,
    subcommand_required,
    guild_only,
    rename = "ra-cup",
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_EVENTS",
    subcommands(
        "new",
        "organiser::begin",
        "organiser::edit",
        "organiser::add",
        "organiser::drop_player",
        "organiser::void",
        "organiser::call_off",
        "organiser::log",
        "organiser::export"
    )
)]
pub(in crate::discord) async fn ra_cup(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Prepare a cup, and publish it.
#[poise::command(slash_command, guild_only)]
async fn new(
    ctx: Context<'_>,
    name: String,
    #[channel_types("Text", "News", "Forum")] channel: Option<PartialChannel>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = guild(&incoming)?;
    let name = CupName::read(&name).map_err(CupRefusal::Name)?;
    let channel = match (channel, incoming.parent) {
        (Some(channel), _) => channel.id.to_ours(),
        // In a thread no other can be opened: the cup is held in its channel, or its forum.
        (None, Some(parent)) => parent,
        (None, None) if incoming.may.has_threads() => incoming.request.channel,
        (None, None) => return Err(CupRefusal::NoThreads.into()),
    };
    let (store, draft) = (&incoming.data.store, Draft::new(name));
    let row = cup_drafts::open(store, &incoming.request, guild, channel, &draft).await?;
    draft::show(&incoming, &row).await;
    Ok(())
}

/// The server in which a command was given, or a button pressed.
pub(super) fn guild(incoming: &Incoming<'_>) -> Result<GuildId, Error> {
    Ok(incoming.guild.ok_or(DiscordRefusal::NotInDirectMessages)?)
}
