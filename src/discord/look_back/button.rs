//! What is pressed to look at a game again.

use ra_display::refusal::{AppRefusal, DiscordRefusal};
use ra_display::text::refusal::message_link;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::game::lobby::Place;
use ra_table::game::view::LookBack;
use ra_table::id::GameId;

use super::ids::Press;
use super::panel::ways;
use crate::app::{self, Error, SeenGame};
use crate::discord::interactions::chosen;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{Message, Priority};
use crate::discord::season::visible::{Played, To, visible};
use crate::store::games;

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    require_sight(incoming, game, To::Reader).await?;
    let (seen, past) = app::past(&incoming.data.store, game, incoming.request.now).await?;
    match press {
        Press::Open => {
            let step = opens_at(&seen, &past);
            incoming.panel(panel(incoming, &seen, &past, step).await).await;
        }
        Press::Look(step) | Press::Go(_, step) => {
            incoming.panel(panel(incoming, &seen, &past, place(step)).await).await;
        }
        Press::Choose(step) => {
            let step = chosen(values).unwrap_or(place(step));
            incoming.panel(panel(incoming, &seen, &past, step).await).await;
        }
        Press::Show(step) => show(incoming, &seen, &past, place(step)).await?,
    }
    Ok(())
}

/// Opens a finished game that somebody has chosen from a list, in a message of its own. Whoever calls has seen to it that
/// they may see it.
pub(in crate::discord) async fn open(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    let (seen, past) = app::past(&incoming.data.store, game, incoming.request.now).await?;
    let step = opens_at(&seen, &past);
    incoming.privately_with(panel(incoming, &seen, &past, step).await).await;
    Ok(())
}

/// A step as a button has it. What is beyond the end is the last one.
fn place(step: i64) -> usize {
    usize::try_from(step).unwrap_or(0)
}

/// A game that is over is read from its beginning, another one from the present back.
fn opens_at(seen: &SeenGame, past: &LookBack) -> usize {
    if seen.game.is_over() || seen.game.is_called_off() { 0 } else { past.last() }
}

async fn panel(incoming: &Incoming<'_>, seen: &SeenGame, past: &LookBack, step: usize) -> Message {
    let (language, step) = (incoming.language().await, step.min(past.last()));
    let is_seated = seen.game.seat_of(incoming.request.person.user).is_some();
    let shows = is_seated && incoming.guild.is_some();
    let message = incoming.data.delivery.step(language, seen, past, step).await;
    Message { rows: Some(ways(language, seen, past, step, shows)), ..message }
}

/// Refuses who sees neither the channel of a game nor a seat of their own in it. A player looks from anywhere, and anybody
/// where the game is shown.
async fn require_sight(incoming: &Incoming<'_>, game: GameId, to: To) -> Result<(), Error> {
    let (store, refusal) = (&incoming.data.store, AppRefusal::NotPlayedHere(game));
    let Some(at) = games::at(store, game).await? else { return Err(refusal.into()) };
    if at.is_shown_in(incoming.request.channel) {
        return Ok(());
    }
    if to == To::Reader && app::sits_at(store, game, incoming.request.person.user).await.is_ok() {
        return Ok(());
    }
    let played = Played { game, guild: at.guild, channel: at.channel, lobby_channel: at.lobby_channel };
    let is_seen = !at.is_private() && visible(incoming, &[played], to).await?.contains(&game);
    if is_seen { Ok(()) } else { Err(refusal.into()) }
}

/// Shows a step to everybody in the channel, by the rules for copies of boards: only players do, and not often.
async fn show(incoming: &Incoming<'_>, seen: &SeenGame, past: &LookBack, step: usize) -> Result<(), Error> {
    let words = words(incoming.language().await);
    let (game, channel, now) = (seen.row.id, incoming.request.channel, incoming.request.now);
    let Some(guild) = incoming.guild else { return Err(AppRefusal::NotPlayedHere(game).into()) };
    seen.game.seat_of(incoming.request.person.user).ok_or(GameRefusal::NotSeated)?;
    require_sight(incoming, game, To::Everybody).await?;
    if let Some(missing) = incoming.hindrance(Place::Here) {
        return Err(missing.into());
    }
    if !incoming.sight.may_write(incoming.may.is_in_thread()) {
        incoming.privately(words.stats_may_not_show()).await;
        return Ok(());
    }
    if let Err(refusal) = incoming.data.counted.copy(game, now) {
        let DiscordRefusal::JustShown { until } = refusal else { return Err(refusal.into()) };
        incoming.privately(words.look_back_just_shown(text::board::relative(until))).await;
        return Ok(());
    }
    let message = incoming.data.delivery.step(seen.game.terms.language, seen, past, step).await;
    let panel = incoming.clicked_private_message().map_or(0, |message| message.0);
    let nonce = format!("b-{panel:x}-{}", step.min(past.last()));
    let rest = &incoming.data.delivery.rest;
    let posted = rest.create_message_once(channel, &message, &nonce, Priority::Person).await;
    let posted = posted.map_err(|error| Error::Failed(error.into()))?;
    let link = message_link(Some(guild), channel, posted);
    incoming.privately(words.private_done_apart(link)).await;
    Ok(())
}
