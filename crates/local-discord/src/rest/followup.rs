//! What an interaction's token allows after the answer: followups, and changing what was answered.

use super::reply::Reply;
use super::request::ApiRequest;
use super::route::{Target, Webhook};
use crate::check::message::{Purpose, check};
use crate::clock::millis;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::interaction::{Answered, Interaction};
use crate::world::message::{Draft, Envelope, Kind, Message, flag};

/// Sends a followup. The first one after a deferred answer fills that answer instead, whose ephemeral flag stays.
pub(super) fn send(world: &mut World, webhook: &Webhook, request: &ApiRequest) -> ApiResult<Reply> {
    let interaction = usable(world, webhook)?;
    let (id, user, channel) = (interaction.id, interaction.user, interaction.channel);
    if !world.channels.contains_key(&channel) {
        return Err(ApiError::UNKNOWN_CHANNEL);
    }
    let original = target(world, &webhook.token, Target::Original);
    let is_thinking = original.is_some_and(|message| message.flags & flag::LOADING != 0);
    let original = original.map(|message| message.id);
    let purpose = Purpose { path: "", interaction: true, edits: None, emojis: &world.emojis };
    let mut draft = check(&request.body, &request.files, purpose)?;
    if let Some(thinking) = original.filter(|_| is_thinking) {
        return fill(world, channel, thinking, &draft);
    }
    draft.reply_to = original;
    let ephemeral = draft.flags.unwrap_or(0) & flag::EPHEMERAL != 0;
    let envelope = Envelope {
        channel,
        author: world.bot,
        kind: if original.is_some() { Kind::Reply } else { Kind::Default },
        origin: world.origin(id, original),
        only_for: ephemeral.then_some(user),
        flags: 0,
    };
    let sent = world.post(&draft, &envelope).ok_or(ApiError::EMPTY_MESSAGE)?;
    world.follow_up(id, sent);
    answer_with(world, channel, sent)
}

/// Reads the answer or a followup, ephemeral or not.
pub(super) fn read(world: &World, webhook: &Webhook, wanted: Target) -> ApiResult<Reply> {
    Ok(Reply::ok(object::message::message(world, usable_target(world, webhook, wanted)?)))
}

/// Edits the answer or a followup.
pub(super) fn edit(
    world: &mut World,
    webhook: &Webhook,
    wanted: Target,
    request: &ApiRequest,
) -> ApiResult<Reply> {
    let old = usable_target(world, webhook, wanted)?;
    let (channel, id) = (old.channel, old.id);
    let purpose = Purpose { path: "", interaction: true, edits: Some(old), emojis: &world.emojis };
    let draft = check(&request.body, &request.files, purpose)?;
    fill(world, channel, id, &draft)
}

/// Deletes the answer or a followup.
pub(super) fn delete(world: &mut World, webhook: &Webhook, wanted: Target) -> ApiResult<Reply> {
    let old = usable_target(world, webhook, wanted)?;
    let (channel, id) = (old.channel, old.id);
    world.delete_message(channel, id);
    Ok(Reply::done())
}

/// The message that a token means, if it may touch it.
pub(super) fn target<'a>(world: &'a World, token: &str, wanted: Target) -> Option<&'a Message> {
    let interaction = of_token(world, token)?;
    let id = match wanted {
        Target::Original => interaction.original?,
        Target::Message(id) => Some(id).filter(|id| interaction.owns(*id))?,
    };
    world.message(interaction.channel, id)
}

/// The same if the token is valid and its interaction answered.
fn usable_target<'a>(world: &'a World, webhook: &Webhook, wanted: Target) -> ApiResult<&'a Message> {
    usable(world, webhook)?;
    target(world, &webhook.token, wanted).ok_or(ApiError::UNKNOWN_MESSAGE)
}

/// The interaction of a token that is valid and answered.
fn usable<'a>(world: &'a World, webhook: &Webhook) -> ApiResult<&'a Interaction> {
    let found = of_token(world, &webhook.token).filter(|_| webhook.application == world.bot);
    let interaction = found.ok_or(ApiError::UNKNOWN_WEBHOOK)?;
    if world.now() - interaction.created_at > millis(world.limits.token_life) {
        return Err(ApiError::INVALID_TOKEN);
    }
    match interaction.answer {
        // Suggestions leave nothing that could be followed up.
        None | Some(Answered::Choices(_)) => Err(ApiError::UNKNOWN_WEBHOOK),
        Some(Answered::Message | Answered::Acknowledged | Answered::Updated | Answered::Modal(_)) => {
            Ok(interaction)
        }
    }
}

fn of_token<'a>(world: &'a World, token: &str) -> Option<&'a Interaction> {
    let id = Interaction::id_in(token)?;
    world.interactions.get(&id).filter(|interaction| interaction.token == token)
}

fn fill(world: &mut World, channel: Id, message: Id, draft: &Draft) -> ApiResult<Reply> {
    if !world.edit(channel, message, draft) {
        return Err(ApiError::EMPTY_MESSAGE);
    }
    answer_with(world, channel, message)
}

fn answer_with(world: &World, channel: Id, message: Id) -> ApiResult<Reply> {
    let message = world.message(channel, message).ok_or(ApiError::UNKNOWN_MESSAGE)?;
    Ok(Reply::ok(object::message::message(world, message)))
}
