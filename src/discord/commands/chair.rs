//! Leaving a game, coming back, and giving a chair away.

use serenity::model::user::User;

use crate::app::{Board, Error, Person};
use crate::discord::Context;
use crate::discord::call::Call;
use crate::discord::chair;
use crate::game::Refusal;

/// Leave this game for good: a computer player goes on, and you are last.
#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Error> {
    let call = Call::new(ctx);
    let own = call.own_here().await?;
    own.may_play(own.seat)?;
    chair::before_resigning(&call, &own).await;
    Ok(())
}

/// Take your chair back from the computer player that stands in for you.
#[poise::command(slash_command)]
pub(super) async fn back(ctx: Context<'_>) -> Result<(), Error> {
    let mut call = Call::new(ctx);
    call.request.board = Board::Post;
    chair::come_back(&call).await
}

/// Give a chair for good to somebody who does not sit at the table (host, or with its owner’s yes).
#[poise::command(slash_command, guild_only)]
pub(super) async fn replace(
    ctx: Context<'_>,
    #[description = "Whose chair"] player: User,
    #[description = "Who plays it from now on, and sees what is private of it"] by: User,
) -> Result<(), Error> {
    let mut call = Call::new(ctx);
    call.request.board = Board::Post;
    let by = newcomer(&by)?;
    chair::give(&call, player.id.into(), &by).await
}

/// Somebody who may sit down.
pub(super) fn newcomer(user: &User) -> Result<Person, Error> {
    if user.bot {
        return Err(Refusal::NoSeatForBots.into());
    }
    Ok(Person { user: user.id.into(), name: user.display_name().to_owned() })
}
