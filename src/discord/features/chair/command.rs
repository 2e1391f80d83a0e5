//! What is typed about a chair.

use ra_table::game::Refusal;
use serenity::model::user::User;

use super::button;
use crate::app::{Error, Person};
use crate::discord::Context;
use crate::discord::ids::ToOurs as _;
use crate::discord::incoming::{Incoming, Manner, called};

/// Leave this game for good: a computer player goes on, and you are last.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn resign(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let own = incoming.own().await?;
    own.may_play(own.seat)?;
    button::before_resigning(&incoming, &own).await;
    Ok(())
}

/// Take your chair back from the computer player that stands in for you.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn back(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private).about_only_game().await;
    button::come_back(&incoming).await
}

/// Offer a chair for good to somebody who does not sit at the table (host, or with its owner’s yes).
#[poise::command(slash_command, guild_only)]
pub(in crate::discord::features) async fn replace(
    ctx: Context<'_>,
    player: User,
    by: User,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let by = newcomer(&by)?;
    button::offer(&incoming, player.id.to_ours(), &by, None).await
}

/// Somebody who may sit down.
pub(in crate::discord::features) fn newcomer(user: &User) -> Result<Person, Error> {
    if user.bot {
        return Err(Refusal::NoSeatForBots.into());
    }
    Ok(called(user, user.display_name()))
}
