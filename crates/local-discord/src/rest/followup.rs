//! What an interaction's token allows after the answer: followups, and changing what was answered.

use super::reply::Reply;
use super::request::ApiRequest;
use super::route::Target;
use crate::check::message::{Purpose, check};
use crate::clock::millis;
use crate::error::ApiError;
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::interaction::{Answered, Interaction};
use crate::world::message::{Draft, Envelope, Kind, Message, flag};

/// Sends a followup. The first one after a deferred answer fills that answer instead, whose ephemeral flag stays.
pub(super) fn send(
    world: &mut World,
    application: Id,
    token: &str,
    request: &ApiRequest,
) -> Result<Reply, ApiError> {
    let interaction = usable(world, application, token)?;
    let (id, user, channel) = (interaction.id, interaction.user, interaction.channel);
    let original = target(world, token, Target::Original);
    if let Some(thinking) = original.filter(|message| message.flags & flag::LOADING != 0) {
        let thinking = thinking.id;
        let purpose = Purpose { path: "", interaction: true, edits: None, emojis: &world.emojis };
        let draft = check(&request.body, &request.files, purpose)?;
        return fill(world, channel, thinking, &draft);
    }
    if !world.channels.contains_key(&channel) {
        return Err(ApiError::UnknownChannel);
    }
    let original = original.map(|message| message.id);
    let purpose = Purpose { path: "", interaction: true, edits: None, emojis: &world.emojis };
    let mut draft = check(&request.body, &request.files, purpose)?;
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
    let sent = world.post(&draft, &envelope).ok_or(ApiError::EmptyMessage)?;
    world.follow_up(id, sent);
    answer_with(world, channel, sent)
}

/// Reads the answer or a followup, ephemeral or not.
pub(super) fn read(world: &World, application: Id, token: &str, wanted: Target) -> Result<Reply, ApiError> {
    usable(world, application, token)?;
    let message = target(world, token, wanted).ok_or(ApiError::UnknownMessage)?;
    Ok(Reply::ok(object::message::message(world, message)))
}

/// Edits the answer or a followup.
pub(super) fn edit(
    world: &mut World,
    application: Id,
    token: &str,
    wanted: Target,
    request: &ApiRequest,
) -> Result<Reply, ApiError> {
    usable(world, application, token)?;
    let old = target(world, token, wanted).ok_or(ApiError::UnknownMessage)?;
    let (channel, id) = (old.channel, old.id);
    let purpose = Purpose { path: "", interaction: true, edits: Some(old), emojis: &world.emojis };
    let draft = check(&request.body, &request.files, purpose)?;
    fill(world, channel, id, &draft)
}

/// Deletes the answer or a followup.
pub(super) fn delete(
    world: &mut World,
    application: Id,
    token: &str,
    wanted: Target,
) -> Result<Reply, ApiError> {
    usable(world, application, token)?;
    let old = target(world, token, wanted).ok_or(ApiError::UnknownMessage)?;
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

/// The interaction of a token that is valid and answered.
fn usable<'a>(world: &'a World, application: Id, token: &str) -> Result<&'a Interaction, ApiError> {
    let found = of_token(world, token).filter(|_| application == world.bot);
    let interaction = found.ok_or(ApiError::UnknownWebhook)?;
    if world.now() - interaction.created_at > millis(world.limits.token_life) {
        return Err(ApiError::InvalidToken);
    }
    match interaction.answer {
        // Suggestions leave nothing that could be followed up.
        None | Some(Answered::Choices(_)) => Err(ApiError::UnknownWebhook),
        Some(Answered::Message | Answered::Acknowledged | Answered::Updated | Answered::Modal(_)) => {
            Ok(interaction)
        }
    }
}

fn of_token<'a>(world: &'a World, token: &str) -> Option<&'a Interaction> {
    let id = Interaction::id_in(token)?;
    world.interactions.get(&id).filter(|interaction| interaction.token == token)
}

fn fill(world: &mut World, channel: Id, message: Id, draft: &Draft) -> Result<Reply, ApiError> {
    if !world.edit(channel, message, draft) {
        return Err(ApiError::EmptyMessage);
    }
    answer_with(world, channel, message)
}

fn answer_with(world: &World, channel: Id, message: Id) -> Result<Reply, ApiError> {
    let message = world.message(channel, message).ok_or(ApiError::UnknownMessage)?;
    Ok(Reply::ok(object::message::message(world, message)))
}
