//! Reactions to messages: small pictures that readers put below them.

use super::channel::{self, entered, require_awake};
use super::message::public;
use super::reply::Reply;
use super::request::ApiRequest;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;

/// How many different ones a message may have.
const MOST: usize = 20;

/// Puts the bot's own reaction below a message, unless it is there.
pub(super) fn add(world: &mut World, channel: Id, message: Id, emoji: &str) -> ApiResult<Reply> {
    let face = world.face(emoji).ok_or(ApiError::UNKNOWN_REACTION)?;
    let permissions = channel::permissions(world, channel)?;
    let reactions = &public(world, channel, message)?.reactions;
    let is_known = reactions.iter().any(|reaction| reaction.face == face);
    let needed = if is_known { Permissions::NONE } else { Permissions::ADD_REACTIONS };
    permissions.require(needed | Permissions::READ_MESSAGE_HISTORY)?;
    if !is_known && reactions.len() >= MOST {
        return Err(ApiError::TOO_MANY_REACTIONS);
    }
    require_awake(entered(world, channel)?)?;
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
) -> ApiResult<Reply> {
    let face = world.face(emoji).ok_or(ApiError::UNKNOWN_REACTION)?;
    public(world, channel, message)?;
    require_awake(entered(world, channel)?)?;
    if user.is_some_and(|user| user != world.bot) {
        channel::permissions(world, channel)?.require(Permissions::MANAGE_MESSAGES)?;
    }
    world.unreact(channel, message, user.unwrap_or(world.bot), &face);
    Ok(Reply::done())
}

/// Takes all reactions of a kind away, or of all kinds.
pub(super) fn clear(world: &mut World, channel: Id, message: Id, emoji: Option<&str>) -> ApiResult<Reply> {
    let face = emoji.map(|emoji| world.face(emoji).ok_or(ApiError::UNKNOWN_REACTION)).transpose()?;
    public(world, channel, message)?;
    channel::permissions(world, channel)?.require(Permissions::MANAGE_MESSAGES)?;
    require_awake(entered(world, channel)?)?;
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
) -> ApiResult<Reply> {
    let face = world.face(emoji).ok_or(ApiError::UNKNOWN_REACTION)?;
    let reactions = &public(world, channel, message)?.reactions;
    let limit = request.limit(25, 100, "int value should be less than or equal to 100.")?;
    let after = request.parameter("after").and_then(Id::parse);
    let found = reactions.iter().find(|reaction| reaction.face == face);
    let users = found.into_iter().flat_map(|reaction| &reaction.users).filter(|user| after < Some(**user));
    let users = users.filter_map(|user| world.users.get(user)).take(limit);
    Ok(Reply::ok(users.map(object::member::user).collect()))
}
