//! Calling a running game off, by command or button: asking all who have a chair, answering, and doing it at once. What
//! came of it is told by the message that asks, and by the game's last board.

use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::id::GameId;
use ra_table::time::Millis;
use serenity::all::ButtonStyle;

use super::ids::Press;
use super::message::asks_directly;
use crate::app::cancel_vote::{self, AtOnce, CalledOff, Confirm};
use crate::app::{ChangeResult, Error, PublicEffect};
use crate::discord::custom_id::Button;
use crate::discord::interactions::decide::{done, show_after};
use crate::discord::interactions::request::Incoming;
use crate::discord::sending::components::{self, button, panel, rows};

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
) -> Result<(), Error> {
    match press {
        Press::Ask => ask(incoming, game).await,
        Press::Yes(asked_at) => answer(incoming, game, asked_at, true).await,
        Press::No(asked_at) => answer(incoming, game, asked_at, false).await,
        Press::AtOnce => {
            let guild = incoming.guild.ok_or(DiscordRefusal::NotInDirectMessages)?;
            at_once(incoming, AtOnce::Guild(guild)).await
        }
        Press::Frozen => at_once(incoming, AtOnce::HostOfFrozen).await,
    }
}

/// Asks a player whether they mean it, before the others are asked, or before it is done where nobody else has a chair.
pub(in crate::discord) async fn before(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    let game = match cancel_vote::to_confirm(store, game, user, incoming.request.now).await? {
        Confirm::Ask(seen) => seen.game,
        Confirm::Frozen(game) => {
            before_calling_off(incoming, game, Press::Frozen).await;
            return Ok(());
        }
    };
    let language = incoming.language().await;
    let words = words(language);
    let has_others = text::cancel_vote::has_others(&game, user);
    let label = if has_others { words.button_off_ask() } else { words.button_off_now() };
    let ask = button(&Button::CancelVote(game.id, Press::Ask), label, ButtonStyle::Danger);
    let told = text::cancel_vote::before_asking(language, &game, user);
    incoming.panel(panel(told, rows(vec![ask]))).await;
    Ok(())
}

/// Asks who looks after the games whether they mean it.
pub(in crate::discord) async fn before_at_once(incoming: &Incoming<'_>, game: GameId) {
    before_calling_off(incoming, game, Press::AtOnce).await;
}

/// Asks who does it at once: by looking after the games, or as the host of a game that cannot be replayed.
async fn before_calling_off(incoming: &Incoming<'_>, game: GameId, press: Press) {
    let language = incoming.language().await;
    let now = button(&Button::CancelVote(game, press), words(language).button_off_now(), ButtonStyle::Danger);
    let told = text::cancel_vote::before_calling_off(language, game, press == Press::Frozen);
    incoming.panel(panel(told, rows(vec![now]))).await;
}

async fn ask(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    let asked = cancel_vote::ask(&incoming.data.store, &incoming.request).await?;
    if asked.shows == PublicEffect::Board {
        called_off(incoming, game, asked).await;
        return Ok(());
    }
    let language = incoming.language().await;
    let channel = text::channel(language, asked.seen.row.channel);
    incoming.done(words(language).off_asked(channel)).await;
    Ok(())
}

async fn answer(incoming: &Incoming<'_>, game: GameId, asked_at: Millis, yes: bool) -> Result<(), Error> {
    let answered = cancel_vote::answer(&incoming.data.store, &incoming.request, asked_at, yes).await?;
    if answered.shows == PublicEffect::Board {
        called_off(incoming, game, answered).await;
        return Ok(());
    }
    let (language, user) = (incoming.language().await, incoming.request.person.user);
    let seen = &answered.seen.game;
    let own = seen.chairs().number_of(user);
    match (seen.calling_off(), own) {
        (Some(asked), Some(own)) if incoming.is_on_direct_message() => {
            incoming.instead(asks_directly(language, seen, asked, own, None)).await;
        }
        _ => {
            let words = words(language);
            incoming.privately(if yes { words.off_said_yes() } else { words.off_said_no() }).await;
        }
    }
    Ok(())
}

/// Shows that a game is called off, now that all have agreed.
async fn called_off(incoming: &Incoming<'_>, game: GameId, off: ChangeResult) {
    let told = words(incoming.language().await).off_done(game.to_string());
    if incoming.is_on_direct_message() {
        incoming.instead(components::done(told)).await;
        Box::pin(show_after(incoming, off)).await;
    } else {
        done(incoming, off, told).await;
    }
}

async fn at_once(incoming: &Incoming<'_>, who: AtOnce) -> Result<(), Error> {
    // Who looks after the games is Discord's to say: it lets them have the panel.
    if !incoming.is_on_panel() {
        return Err(GameRefusal::NotAsked.into());
    }
    let delivery = &incoming.data.delivery;
    match cancel_vote::at_once(&incoming.data.store, &incoming.request, who).await? {
        CalledOff::Game(off) => called_off(incoming, off.seen.row.id, *off).await,
        CalledOff::Frozen { game, channel, language } => {
            let by = matches!(who, AtOnce::Guild(_)).then_some(incoming.request.person.user);
            let own = incoming.language().await;
            incoming.done(text::lobby::called_off(own, game, by)).await;
            if let Some(channel) = channel {
                delivery.say(channel, text::lobby::called_off(language, game, by)).await;
            }
            delivery.show_lobby(game).await;
        }
    }
    Ok(())
}
