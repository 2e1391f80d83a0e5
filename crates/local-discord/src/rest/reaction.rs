//! Reactions to messages: small pictures that readers put below them.

use super::channel::{self, entered};
use super::message::public;
use super::reply::Reply;
use super::request::ApiRequest;
use crate::check::form::refusal;
use crate::error::ApiError;
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::Channel;

/// How many different ones a message may have.
const MOST: usize = 20;

/// Puts the bot's own reaction below a message, unless it is there.
pub(super) fn add(world: &mut World, channel: Id, message: Id, emoji: &str) -> Result<Reply, ApiError> {
    let face = world.face(emoji).ok_or(ApiError::UnknownReaction)?;
    let permissions = channel::permissions(world, channel)?;
    let reactions = &public(world, channel, message)?.reactions;
    let is_known = reactions.iter().any(|reaction| reaction.face == face);
    let needed = if is_known { Permissions::NONE } else { Permissions::ADD_REACTIONS };
    if !permissions.contains(needed | Permissions::READ_MESSAGE_HISTORY) {
        return Err(ApiError::MissingPermissions);
    }
    if !is_known && reactions.len() >= MOST {
        return Err(ApiError::TooManyReactions);
    }
    awake(world, channel)?;
    world.react(channel, message, world.bot, face);
    Ok(Reply::done())
}

/// Takes a reaction of the bot away, or with MANAGE_MESSAGES another's.
pub(super) fn remove(
    world: &mut World,
    channel: Id,
    message: Id,
    emoji: &str,
    user: Option<Id>,
) -> Result<Reply, ApiError> {
    let face = world.face(emoji).ok_or(ApiError::UnknownReaction)?;
    public(world, channel, message)?;
    awake(world, channel)?;
    if user.is_some_and(|user| user != world.bot) {
        manages(world, channel)?;
    }
    world.unreact(channel, message, user.unwrap_or(world.bot), &face);
    Ok(Reply::done())
}

/// Takes all reactions of a kind away, or of all kinds.
pub(super) fn clear(
    world: &mut World,
    channel: Id,
    message: Id,
    emoji: Option<&str>,
) -> Result<Reply, ApiError> {
    let face = emoji.map(|emoji| world.face(emoji).ok_or(ApiError::UnknownReaction)).transpose()?;
    public(world, channel, message)?;
    manages(world, channel)?;
    awake(world, channel)?;
    world.clear_reactions(channel, message, face.as_ref());
    Ok(Reply::done())
}

/// Who has reacted so, in the order of their ids.
pub(super) fn list(
    world: &World,
    channel: Id,
    message: Id,
    emoji: &str,
    request: &ApiRequest,
) -> Result<Reply, ApiError> {
    let face = world.face(emoji).ok_or(ApiError::UnknownReaction)?;
    let reactions = &public(world, channel, message)?.reactions;
    let limit = request.parameter("limit").map_or(Ok(25), str::parse::<usize>).unwrap_or(0);
    if !(1..=100).contains(&limit) {
        return Err(refusal("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 100."));
    }
    let after = request.parameter("after").and_then(Id::parse);
    let found = reactions.iter().find(|reaction| reaction.face == face);
    let users = found.into_iter().flat_map(|reaction| &reaction.users).filter(|user| after < Some(**user));
    let users = users.filter_map(|user| world.users.get(user)).take(limit);
    Ok(Reply::ok(users.map(object::member::user).collect()))
}

fn manages(world: &World, channel: Id) -> Result<(), ApiError> {
    let permissions = channel::permissions(world, channel)?;
    let may = permissions.contains(Permissions::MANAGE_MESSAGES);
    if may { Ok(()) } else { Err(ApiError::MissingPermissions) }
}

/// Nothing is put below messages of an archived thread, nor taken away.
fn awake(world: &World, channel: Id) -> Result<(), ApiError> {
    let archived = entered(world, channel).map(Channel::thread)?.is_some_and(|thread| thread.archived);
    if archived { Err(ApiError::ArchivedThread) } else { Ok(()) }
}
