//! What is pressed to look at a game again.

use ra_display::refusal::{AppRefusal, DiscordRefusal};
use ra_display::text::refusal::message_link;
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;
use ra_table::game::lobby::Place;
use ra_table::id::GameId;

use super::ids::Press;
use super::panel::ways;
use super::review;
use crate::app::reviews::{self, OwnPast};
use crate::app::{self, Error};
use crate::discord::interactions::chosen;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{Message, Priority};
use crate::discord::season::visible::{Played, To, visible};

pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    game: GameId,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    require_sight(incoming, game, To::Reader).await?;
    let past = own_past(incoming, game).await?;
    match press {
        Press::Open => look(incoming, &past, opens_at(&past)).await,
        Press::Look(step) | Press::Go(_, step) => look(incoming, &past, place(step)).await,
        Press::Choose(step) => look(incoming, &past, chosen(values).unwrap_or(place(step))).await,
        Press::Show(step) => show(incoming, &past, place(step)).await?,
        Press::Review(step) => review::one(incoming, &past, place(step)).await,
        Press::Differences => review::differences(incoming, past).await,
    }
    Ok(())
}

async fn own_past(incoming: &Incoming<'_>, game: GameId) -> Result<OwnPast, Error> {
    let app::Request { person, now, .. } = &incoming.request;
    reviews::own_past(&incoming.data.store, game, person.user, *now).await
}

async fn look(incoming: &Incoming<'_>, past: &OwnPast, step: usize) {
    incoming.panel(panel(incoming, past, step, String::new()).await).await;
}

/// Opens a finished game that somebody has chosen from a list, in a message of its own. Whoever calls has seen to it that
/// they may see it.
pub(in crate::discord) async fn open(incoming: &Incoming<'_>, game: GameId) -> Result<(), Error> {
    let past = own_past(incoming, game).await?;
    let message = panel(incoming, &past, opens_at(&past), String::new()).await;
    incoming.privately_with(message).await;
    Ok(())
}

/// A step as a button has it. What is beyond the end is the last one.
fn place(step: i64) -> usize {
    usize::try_from(step).unwrap_or(0)
}

/// A game that is over is read from its beginning, another one from the present back.
fn opens_at(past: &OwnPast) -> usize {
    if past.is_over() { 0 } else { past.steps.last() }
}

/// A step with the ways to others. What is said `aside` stands below what happened by it.
pub(super) async fn panel(incoming: &Incoming<'_>, past: &OwnPast, step: usize, aside: String) -> Message {
    let (language, step) = (incoming.language().await, step.min(past.steps.last()));
    let is_seated = past.seen.game.seat_of(incoming.request.person.user).is_some();
    let shows = is_seated && incoming.guild.is_some();
    let message = incoming.data.delivery.step(language, &past.seen, &past.steps, step, aside).await;
    Message { rows: Some(ways(language, past, step, shows)), ..message }
}

/// Refuses who sees neither the channel of a game nor a seat of their own in it. A player looks from anywhere, and anybody
/// where the game is shown.
async fn require_sight(incoming: &Incoming<'_>, game: GameId, to: To) -> Result<(), Error> {
    let refusal = AppRefusal::NotPlayedHere(game);
    let Some(at) = incoming.pressed().await? else {
        return Err(refusal.into());
    };
    if at.is_shown_in(incoming.request.channel) {
        return Ok(());
    }
    if to == To::Reader && at.is_seated() {
        return Ok(());
    }
    let played = Played { game, guild: at.guild, channel: at.channel, lobby_channel: at.lobby_channel };
    let is_seen = !at.is_private() && visible(incoming, &[played], to).await?.contains(&game);
    if is_seen { Ok(()) } else { Err(refusal.into()) }
}

/// Shows a step to everybody in the channel, by the rules for copies of boards: only players do, and not often.
async fn show(
    incoming: &Incoming<'_>,
    OwnPast { seen, steps, .. }: &OwnPast,
    step: usize,
) -> Result<(), Error> {
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
    let language = seen.game.terms.language;
    let message = incoming.data.delivery.step(language, seen, steps, step, String::new()).await;
    let panel = incoming.clicked_private_message().map_or(0, |message| message.0);
    let nonce = format!("b-{panel:x}-{}", step.min(steps.last()));
    let rest = &incoming.data.delivery.rest;
    let posted = rest.create_message_once(channel, &message, &nonce, Priority::Person).await;
    let posted = posted.map_err(|error| Error::Failed(error.into()))?;
    let link = message_link(Some(guild), channel, posted);
    incoming.privately(words.private_done_apart(link)).await;
    Ok(())
}
