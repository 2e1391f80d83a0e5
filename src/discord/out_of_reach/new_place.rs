//! *Continue*: a game whose channel is gone goes on in a new thread, where its lobby was or in a channel that is chosen.

use ra_display::refusal::Refusal;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::id::{ChannelId, GameId};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};
use serenity::model::permissions::Permissions;

use super::ids::Press;
use crate::app::{self, Error, GameRef, SeenGame, lost_channels};
use crate::discord::channel_panel::start_buttons::to_game;
use crate::discord::custom_id::Button;
use crate::discord::interactions::chosen;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{self, Priority};
use crate::discord::sending::components::{menu, panel, rows};

/// As many choices as a menu has.
const MOST: usize = 25;

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let (delivery, request) = (&incoming.data.delivery, &incoming.request);
    let (user, now) = (request.person.user, request.now);
    // Two who press at once do it one after the other.
    let held = delivery.locks.wait_for(game).await;
    let seen = app::seen(&delivery.store, GameRef::Game(game), now).await?;
    match lost_channels::may_place(&delivery.store, game, user, now).await {
        Err(Error::Refused(Refusal::Game(GameRefusal::HasPlace))) => return goes_on(incoming, &seen).await,
        other => other?,
    }
    let chosen = chosen(values).map(ChannelId);
    let channel = match press {
        Press::Continue => Some(seen.row.lobby_channel),
        Press::In => match channels(incoming, &seen).await? {
            found if found.iter().any(|(channel, _)| Some(*channel) == chosen) => chosen,
            _ => None,
        },
    };
    let placed = match channel {
        Some(channel) => delivery.place_anew(&seen, channel, user).await,
        None => Ok(false),
    };
    drop(held);
    if placed? {
        delivery.post(game, Priority::Person).await;
        let seen = app::seen(&delivery.store, GameRef::Game(game), now).await?;
        return goes_on(incoming, &seen).await;
    }
    choose(incoming, &seen).await
}

/// Says where a game goes on.
async fn goes_on(incoming: &Incoming<'_>, seen: &SeenGame) -> Result<(), Error> {
    let language = incoming.language().await;
    let told = text::lobby::goes_on_in(language, seen.row.id, seen.row.channel);
    let to = seen.row.channel.map(|channel| to_game(language, seen.row.guild, channel));
    incoming.panel(panel(told, rows(to.into_iter().collect()))).await;
    Ok(())
}

/// Shows in which channels it could go on.
async fn choose(incoming: &Incoming<'_>, seen: &SeenGame) -> Result<(), Error> {
    let language = incoming.language().await;
    let words = words(language);
    let game = seen.row.id;
    let option = |(channel, name): (ChannelId, String)| {
        CreateSelectMenuOption::new(
            format!("#{name}").chars().take(100).collect::<String>(),
            channel.to_string(),
        )
    };
    let options: Vec<_> = channels(incoming, seen).await?.into_iter().map(option).collect();
    let (told, rows): (String, Vec<CreateActionRow>) = if options.is_empty() {
        (words.place_none(), Vec::new())
    } else {
        let choice = menu(&Button::Place(game, Press::In), &words.place_choose_one(), 1, 1, options);
        (words.place_choose(game.to_string()), vec![choice])
    };
    incoming.panel(panel(told, rows)).await;
    Ok(())
}

/// The channels in which the bot may open a thread and post, and the person may write there.
async fn channels(incoming: &Incoming<'_>, seen: &SeenGame) -> Result<Vec<(ChannelId, String)>, Error> {
    let delivery = &incoming.data.delivery;
    let user = incoming.request.person.user;
    let Some(guild) = seen.row.guild else { return Ok(Vec::new()) };
    let failed = |error: rest::Error| Error::Failed(error.into());
    let ((channels, ours), own) = tokio::try_join!(
        delivery.own_roles(guild, Priority::Person),
        delivery.rest.member(guild, user, Priority::Person),
    )
    .map_err(failed)?;
    let wanted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES_IN_THREADS;
    let needed = wanted
        | Permissions::SEND_MESSAGES
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::EMBED_LINKS
        | Permissions::ATTACH_FILES
        | Permissions::READ_MESSAGE_HISTORY;
    let found = channels.with_threads().filter(|(channel, _)| {
        channels.may(user, &own.roles, *channel).contains(wanted)
            && channels.may(delivery.rest.bot(), &ours, *channel).contains(needed)
    });
    Ok(found.map(|(channel, name)| (channel, name.to_owned())).take(MOST).collect())
}
